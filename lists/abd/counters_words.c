/* What counters cannot say of an army, told in sentences: of single units first, then of all. */
#include <glib/gi18n-lib.h>

#include "lists/abd/counters_private.h"
#include "lists/awfp/stand.h"
#include "lists/system.h"

typedef struct {
  const MuList *list;
  const MuHexLot *lots;
  GPtrArray *losses;
} Work;

static void
tell (Work *work, const char *name, const char *what)
{
  g_ptr_array_add (work->losses, g_strdup_printf ("%s: %s", name, what));
}

static const char *
words_of (int type)
{
  return _ (mu_abd_type_words ((MuAbdType) type));
}

/* --- one unit ------------------------------------------------------------ */

static void
tell_nobody (Work *work, guint unit)
{
  const MuListUnit *of = mu_list_unit (work->list, unit);
  if (mu_list_unit_is_priests (work->list, unit))
    tell (work, of->name, _ ("left out, for the hex table has no priests"));
  else if (!mu_list_has (work->list, MU_LISTS_ARE_STANDS)
           && mu_type_is_transport ((MuTroopType) of->troop.type))
    tell (work, of->name, _ ("stay with the Camp"));
  else
    tell (work, of->name, _ ("left out, for nobody can say what they are"));
}

/* Too few for a counter of their type. */
static void
tell_type (Work *work, const char *name, const MuHexLot *lot)
{
  g_autofree char *what = g_strdup_printf (_ ("too few for a counter of %s: counted among the %s"),
                                           words_of (lot->kind.type), words_of (lot->type));
  if (lot->type != lot->kind.type)
    tell (work, name, what);
}

static void
tell_guest (Work *work, const char *name, const MuHexLot *lot)
{
  g_autofree char *what
      = lot->joins >= 0 ? g_strdup_printf (_ ("too few for a counter of their own: in that of %s"),
                                           mu_list_unit (work->list, (guint) lot->joins)->name)
                        : NULL;
  if (lot->count == 0 && what)
    tell (work, name, what);
}

static const char *const loss_words[MU_HEX_LOSS_KINDS] = {
  N_ ("they shoot, but their counter has no arrows"),
  N_ ("engines count as bowmen, for there are no counters of engines"),
  N_ ("their armour is not told, for camels have one kind of counter"),
};

static void
tell_losses (Work *work, const char *name, unsigned losses)
{
  for (int i = 0; i < MU_HEX_LOSS_KINDS; i++)
    if (losses >> i & 1u)
      tell (work, name, _ (loss_words[i]));
}

static void
tell_parts (Work *work, guint unit)
{
  const MuListUnit *of = mu_list_unit (work->list, unit);
  const int late = of->figures - work->lots[unit].figures;
  g_autofree char *what
      = g_strdup_printf (ngettext ("%d straggles behind and is in no counter",
                                   "%d straggle behind and are in no counter", (gulong) late),
                         late);
  if (late > 0)
    tell (work, of->name, what);
  if (of->sub_unit || of->mixed != MU_NOT_MIXED)
    tell (work, of->name, _ ("fight for themselves, for counters have no parts"));
}

static void
tell_unit (Work *work, guint unit)
{
  const MuHexLot *lot = &work->lots[unit];
  const char *name = mu_list_unit (work->list, unit)->name;
  tell_parts (work, unit);
  if (lot->kind.type < 0)
    tell_nobody (work, unit);
  else if (lot->type < 0 && lot->figures > 0)
    tell (work, name, _ ("left out, too few for a counter and like nobody else"));
  else if (lot->type >= 0) {
    tell_type (work, name, lot);
    tell_guest (work, name, lot);
    tell_losses (work, name, lot->kind.losses);
  }
}

/* --- the army ------------------------------------------------------------ */

/* Trained or not, and the class, or what a stand has in their place. */
static int
worth_of (const MuList *list, guint unit)
{
  const MuListUnit *of = mu_list_unit (list, unit);
  MuAwfpTroop stand;
  if (!mu_list_has (list, MU_LISTS_ARE_STANDS))
    return of->troop.regular * MU_AWFP_MORALES + of->troop.class;
  return mu_list_unit_stand (list, unit, &stand) ? stand.trained * MU_AWFP_MORALES + stand.morale
                                                 : 0;
}

static gboolean
is_mixed (const Work *work, int type)
{
  int worth = -1;
  for (guint i = 0; i < work->list->units->len; i++) {
    if (work->lots[i].type != type)
      continue;
    if (worth >= 0 && worth != worth_of (work->list, i))
      return TRUE;
    worth = worth_of (work->list, i);
  }
  return FALSE;
}

static void
tell_worth (Work *work)
{
  g_autoptr (GString) types = g_string_new (NULL);
  for (int type = 0; type < MU_ABD_TYPES; type++)
    if (is_mixed (work, type))
      g_string_append_printf (types, "%s%s", types->len ? ", " : "", words_of (type));
  g_autofree char *what = g_strdup_printf (
      _ ("training and morale are those of the type; better and worse are alike as %s"),
      types->str);
  if (types->len > 0)
    tell (work, work->list->name, what);
}

static void
tell_generals (Work *work)
{
  const GPtrArray *generals = work->list->generals;
  if (generals->len == 0)
    tell (work, work->list->name, _ ("has no general, so nobody leads it"));
  for (guint i = MU_ABD_LEADERS; i < generals->len; i++)
    tell (work, mu_list_general (work->list, i)->name,
          _ ("left out, for a side of the hex table has no more leaders"));
}

void
mu_hex_tell (const MuList *list, const MuHexLot *lots, GPtrArray *losses)
{
  Work work = { list, lots, losses };
  for (guint i = 0; i < list->units->len; i++)
    tell_unit (&work, i);
  tell (&work, list->name,
        _ ("of weapons, shields and armour the counters have what their type has, and no more"));
  tell_worth (&work);
  tell_generals (&work);
  if (list->items->len > 0)
    tell (&work, list->name,
          _ ("wagons and beasts of burden stay with the Camp; boats, field works and siege gear "
             "are left out"));
}

/* What an army has besides troops and generals. */
#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"
#include "lists/edit/edit.h"
#include "lists/list/item.h"
#include "rules/troop/extra.h"
#include "rules/troop/troop.h"
#include "rules/wrg/troop/points.h"

static MuIssue *
add (MuCheck *check, MuRule rule, char *message, char *remedy)
{
  return mu_check_add (check, rule, MU_ISSUE_WHOLE_LIST, message, remedy);
}

static char *
words_of (const MuListItem *item)
{
  return mu_item_count_words (item->kind, item->count);
}

static gulong
number_of (const MuListItem *item)
{
  return (gulong) item->count;
}

static char *
take_out (const MuListItem *item)
{
  return g_strdup (ngettext ("Take it out", "Take them out", number_of (item)));
}

/* --- who could have it ----------------------------------------------------- */

static gboolean
is_engine (const MuBookTroop *way)
{
  return way->troop.type == MU_TROOP_ART;
}

static gboolean
is_regular (const MuBookTroop *way)
{
  return way->troop.regular;
}

static gboolean
is_irregular (const MuBookTroop *way)
{
  return !way->troop.regular;
}

static gboolean
is_medium_camelry (const MuBookTroop *way)
{
  return way->troop.type == MU_TROOP_MCM;
}

static gboolean
is_camelry (const MuBookTroop *way)
{
  return (MU_TROOP_BIT (way->troop.type) & MU_CAMELRY_TYPES) != 0;
}

/* Troops of that training are in the army, or can be. */
static gboolean
can_be_of (const MuCheck *check, gboolean regular)
{
  return mu_check_offers (check, regular ? is_regular : is_irregular);
}

/* --- the price ----------------------------------------------------------- */

/* wrg.points.artillery: an engine shoots, so it is a unit. */
static gboolean
check_engine (MuCheck *check, const MuListItem *item)
{
  if (item->kind < MU_EXTRA_LIGHT_BOLT_SHOOTER || item->kind > MU_EXTRA_THREE_TALENT)
    return FALSE;
  g_autofree char *items = words_of (item);
  MuIssue *issue = add (
      check, MU_RULE_WRG_POINTS_ARTILLERY,
      g_strdup_printf (_ ("%s beside the units: engines come as units with their crews"), items),
      mu_check_offers (check, is_engine)
          ? g_strdup (ngettext ("Take it out, and add a unit of engines",
                                "Take them out, and add a unit of engines", number_of (item)))
          : take_out (item));
  mu_check_mend_item (issue, MU_MEND_SET_ITEM, item, 0);

  return TRUE;
}

static gboolean
has_trained (const MuList *list, gboolean regular)
{
  for (guint i = 0; i < list->units->len; i++)
    if (!mu_list_unit (list, i)->troop.regular == !regular)
      return TRUE;
  return FALSE;
}

/* wrg.points.defences, wrg.points.siege, wrg.points.special-engines: some have no price for the
 * one or the other. */
static gboolean
check_sold (MuCheck *check, const MuListItem *item)
{
  if (mu_wrg_points_item (item->kind, item->regular) != MU_WRG_NOT_SOLD)
    return FALSE;
  g_autofree char *items = words_of (item);
  MuIssue *issue = add (
      check, mu_wrg_points_item_rule (item->kind),
      g_strdup_printf (_ ("%s: %s have none"), items, mu_item_owner_words (item->regular)),
      has_trained (check->list, !item->regular) || can_be_of (check, !item->regular)
          ? g_strdup_printf (ngettext ("Have it from %s, or take it out",
                                       "Have them from %s, or take them out", number_of (item)),
                             mu_item_owner_words (!item->regular))
          : take_out (item));
  if (has_trained (check->list, !item->regular))
    mu_check_mend_item (issue, MU_MEND_TURN_ITEM, item, 0);
  else
    mu_check_mend_item (issue, MU_MEND_SET_ITEM, item, 0);
  return TRUE;
}

/* READING: wrg.points.transport: the book gives two prices and does not say whose they are; here
 * those of troops who are in the army, wherever the two differ. */
static void
check_owners (MuCheck *check, const MuListItem *item)
{
  const int other = mu_wrg_points_item (item->kind, !item->regular);
  if (!mu_check_is_choice (check) || mu_wrg_points_item (item->kind, item->regular) == other
      || has_trained (check->list, item->regular))
    return;
  g_autofree char *items = words_of (item);
  MuIssue *issue = add (
      check, mu_wrg_points_item_rule (item->kind),
      g_strdup_printf (_ ("%s at the price of %s, of whom the army has none"), items,
                       mu_item_owner_words (item->regular)),
      other == MU_WRG_NOT_SOLD && !can_be_of (check, item->regular) ? take_out (item)
      : other == MU_WRG_NOT_SOLD
          ? g_strdup_printf (
              ngettext ("Take it out, or add %s", "Take them out, or add %s", number_of (item)),
              mu_item_owner_words (item->regular))
          : g_strdup_printf (ngettext ("Have it from %s", "Have them from %s", number_of (item)),
                             mu_item_owner_words (!item->regular)));
  mu_check_mend_item (issue, other == MU_WRG_NOT_SOLD ? MU_MEND_SET_ITEM : MU_MEND_TURN_ITEM, item,
                      0);
}

/* --- what carries them --------------------------------------------------- */

/* wrg.points.crew: each on a medium camel with one man of his training. */
static void
check_second_archers (MuCheck *check, const MuListItem *item)
{
  const int camels = mu_list_item_most (check->list, item);
  if (item->count > camels)
    mu_check_mend_item (
        add (check, MU_RULE_WRG_POINTS_CREW,
             g_strdup_printf (ngettext ("%d second archer for %d medium camels of %s",
                                        "%d second archers for %d medium camels of %s",
                                        number_of (item)),
                              item->count, camels, mu_item_owner_words (item->regular)),
             mu_check_offers (check, is_medium_camelry)
                 ? g_strdup_printf (_ ("Take %d out, or add medium camelry"), item->count - camels)
                 : g_strdup_printf (_ ("Take %d out"), item->count - camels)),
        MU_MEND_SET_ITEM, item, camels);
}

/* wrg.points.siege: a disguise is worn by a camel, ridden or led, of a unit or beside them. */
static void
check_disguises (MuCheck *check, const MuListItem *item)
{
  const int camels = mu_list_item_most (check->list, item);
  if (item->count > camels)
    mu_check_mend_item (
        add (check, MU_RULE_WRG_POINTS_SIEGE,
             g_strdup_printf (ngettext ("%d elephant disguise for %d camels",
                                        "%d elephant disguises for %d camels", number_of (item)),
                              item->count, camels),
             mu_check_offers (check, is_camelry)
                 ? g_strdup_printf (_ ("Take %d out, or add camels"), item->count - camels)
                 : g_strdup_printf (_ ("Take %d out"), item->count - camels)),
        MU_MEND_SET_ITEM, item, camels);
}

/* --- who had them -------------------------------------------------------- */

#define NO_END     9999
#define LAND(name) (1u << MU_LAND_##name)

/* READING: wrg.points.special-engines, wrg.troops.weapons.special: the book names the armies that
 * had them; years and lands are those of these armies. */
static const struct {
  MuExtra kind;
  MuRule rule;
  int from, to;
  unsigned lands; /* that cannot be: bits 1 << MuBookLand */
  const char *whose;
} specials[] = {
  { MU_EXTRA_FLAME_THROWER, MU_RULE_WRG_POINTS_SPECIAL_ENGINES, 886, NO_END,
    LAND (FAR_EAST) | LAND (INDIA) | LAND (WESTERN_EUROPE) | LAND (NORTHERN_EUROPE),
    N_ ("late Byzantine armies, from 886 AD") },
  { MU_EXTRA_ROCKET_LAUNCHER, MU_RULE_WRG_POINTS_SPECIAL_ENGINES, 1000, NO_END,
    ~(LAND (FAR_EAST) | LAND (UNSAID)), N_ ("Chinese armies, from 1000 AD") },
  { MU_EXTRA_ELEPHANT_DISGUISE, MU_RULE_WRG_POINTS_SIEGE, 622, 751,
    LAND (FAR_EAST) | LAND (WESTERN_EUROPE) | LAND (NORTHERN_EUROPE),
    N_ ("armies of the Arab conquest, 622 to 751 AD") },
};

static gboolean
check_whose (MuCheck *check, const MuListItem *item)
{
  const int year = check->list->year;
  for (gsize i = 0; i < G_N_ELEMENTS (specials); i++) {
    if (specials[i].kind != item->kind
        || (year >= specials[i].from && year <= specials[i].to
            && !(check->book && specials[i].lands >> check->book->land & 1u)))
      continue;
    g_autofree char *items = words_of (item);
    MuIssue *issue
        = add (check, specials[i].rule,
               g_strdup_printf (_ ("%s, which only %s had"), items, _ (specials[i].whose)),
               take_out (item));
    mu_check_mend_item (issue, MU_MEND_SET_ITEM, item, 0);

    return TRUE;
  }
  return FALSE;
}

void
mu_check_item (MuCheck *check, const MuListItem *item)
{
  if (check_engine (check, item) || check_whose (check, item) || check_sold (check, item))
    return;
  check_owners (check, item);
  if (item->kind == MU_EXTRA_SECOND_CAMEL_ARCHER)
    check_second_archers (check, item);
  if (item->kind == MU_EXTRA_ELEPHANT_DISGUISE)
    check_disguises (check, item);
}

void
mu_check_items (MuCheck *check)
{
  for (guint i = 0; i < check->list->items->len; i++)
    mu_check_item (check, mu_list_item (check->list, i));
}

/* READING: wrg.units.pack-animals: all transport belongs to a unit; what is listed beside the units
 * was left in the camp, out of anybody's reach. */
static void
advise_train (MuCheck *check, const MuListItem *item)
{
  if (!mu_list_item_is_train (item->kind))
    return;
  g_autofree char *items = words_of (item);
  MuIssue *issue = add (
      check, MU_RULE_WRG_UNITS_PACK_ANIMALS,
      g_strdup_printf (ngettext ("%s is of no unit, so it stays in the camp, off the table",
                                 "%s are of no unit, so they stay in the camp, off the table",
                                 number_of (item)),
                       items),
      g_strdup (ngettext ("Make a unit of it to have it in the battle",
                          "Make a unit of them to have them in the battle", number_of (item))));
  mu_check_mend_item (issue, MU_MEND_FIELD_ITEM, item, 0);
}

/* wrg.army.stone-forts */
void
mu_check_item_advice (MuCheck *check)
{
  for (guint i = 0; i < check->list->items->len; i++)
    advise_train (check, mu_list_item (check->list, i));
  for (guint i = 0; i < check->list->items->len; i++)
    if (mu_list_item (check->list, i)->kind == MU_EXTRA_STONE_WALL) {
      add (check, MU_RULE_WRG_ARMY_STONE_FORTS,
           g_strdup (_ ("Stone walls stand only where both players agree to them, and on one "
                        "side")),
           g_strdup (_ ("Agree with your opponent, or use a palisade or rampart")));
      return;
    }
}

#include "app/service/table/table_words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/table/table_token.h"
#include "reports/account/account.h"
#include "reports/document/rule_words.h"

/* --- how it stands ------------------------------------------------------- */

char *
mu_table_points (const MuBattleSideRecord *side)
{
  g_autofree char *left = mu_account_points (side->left_quarters);
  g_autofree char *start = mu_account_points (side->start_quarters);
  return g_strdup_printf (_ ("%s of %s"), left, start);
}

static gboolean
has_objectives (const MuBattleRecord *standing)
{
  return mu_battle_record_objectives (standing, MU_SIDE_A) > 0
         || mu_battle_record_objectives (standing, MU_SIDE_B) > 0;
}

/* Of who is behind: "Hannibal at Zama broken: 4 of 6 units gone"; NULL: that army stands. */
static char *
broken_words (const MuBattleRecord *standing, const MuBattleSideRecord *side)
{
  const MuTableSystem *system = mu_table_system (standing->rules);
  if (!system || !system->is_broken || !system->is_broken (side))
    return NULL;
  g_autofree char *words = system->army_words (side);
  /* Translators: an army's name, "broken: 4 of 6 units gone" */
  return g_strdup_printf (_ ("%s %s"), side->list->name, words);
}

static char *
verdict_of_broken (const MuBattleSideRecord *one, const char *broken, const char *left,
                   const char *against)
{
  /* Translators: army name, "Hannibal at Zama broken: 4 of 6 units gone", "412 of 1,000" points,
   * then the other army's "133 of 998" */
  return g_strdup_printf (_ ("%s ahead, %s: %s points left against %s"), one->list->name, broken,
                          left, against);
}

static char *
verdict_with_objectives (const MuBattleRecord *standing, const MuBattleSideRecord *one,
                         const char *left, const char *against)
{
  if (standing->winner == MU_SIDE_NONE)
    /* Translators: as without objectives, whose points are among those left */
    return g_strdup_printf (
        _ ("A draw as it stands: %s points left against %s, objectives counted"), left, against);
  return g_strdup_printf (_ ("%s ahead: %s points left against %s, objectives counted"),
                          one->list->name, left, against);
}

char *
mu_table_verdict (const MuBattleRecord *standing)
{
  const MuSide first = standing->winner == MU_SIDE_B ? MU_SIDE_B : MU_SIDE_A;
  const MuBattleSideRecord *one = &standing->side[first];
  const MuBattleSideRecord *other = &standing->side[first == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A];
  g_autofree char *left = mu_table_points (one);
  g_autofree char *against = mu_table_points (other);
  g_autofree char *broken = broken_words (standing, other);
  if (broken != NULL && standing->winner != MU_SIDE_NONE)
    return verdict_of_broken (one, broken, left, against);
  if (has_objectives (standing))
    return verdict_with_objectives (standing, one, left, against);
  if (standing->winner == MU_SIDE_NONE)
    /* Translators: both times "412 of 1,000" points, the first army's and the second's */
    return g_strdup_printf (_ ("A draw as it stands: %s points left against %s"), left, against);
  /* Translators: army name, "412 of 1,000" points, then the other army's "133 of 998" */
  return g_strdup_printf (_ ("%s ahead: %s points left against %s"), one->list->name, left,
                          against);
}

/* --- armies and orders ---------------------------------------------------- */

char *
mu_table_army_words (const MuBattleRecord *standing, MuSide side)
{
  const MuTableSystem *system = mu_table_system (standing->rules);
  return system && system->army_words ? system->army_words (&standing->side[side]) : g_strdup ("");
}

/* "the general gives none: he is indisposed" */
static char *
hindered_words (const MuTableOrders *orders, const char *given)
{
  if (orders->general + orders->army == 0)
    return g_strdup_printf ("%s (%s)", mu_rule_words_short (orders->why),
                            mu_rule_words_section (orders->why));
  return g_strdup_printf ("%s; %s (%s)", given, mu_rule_words_short (orders->why),
                          mu_rule_words_section (orders->why));
}

char *
mu_table_orders_words (const MuTableBattle *battle, MuSide side)
{
  MuTableOrders all[MU_SIDES];
  const MuTableCourse *course = mu_table_battle_course (battle);
  if (!course->system->orders)
    return g_strdup ("");
  course->system->orders (course, all);
  const MuTableOrders *own = &all[side];
  const int most = own->general + own->army;
  g_autofree char *orders = g_strdup_printf (
      ngettext ("%d of %d order given", "%d of %d orders given", (gulong) most), own->given, most);
  /* Translators: "2 of 6 orders given", then dummy markers laid and how many there may be */
  g_autofree char *given
      = g_strdup_printf (_ ("%s, %d of %d dummies laid"), orders, own->dummies_laid, own->dummies);
  return own->why ? hindered_words (own, given) : g_steal_pointer (&given);
}

/* The first is told by the state. */
char *
mu_table_unit_words (const MuTableBattle *battle, MuTableUnit unit)
{
  const MuTableCourse *course = mu_table_battle_course (battle);
  GString *words
      = g_string_new (mu_table_state_words (course->system, mu_table_battle_state (battle, unit)));
  for (int token = 1; token < course->system->token_count; token++) {
    const int value = mu_table_course_token (course, unit, token);
    if (value > 0)
      g_string_append_printf (words, ", %s", mu_table_token_words (course->system, token, value));
  }
  return g_string_free (words, FALSE);
}

/* --- fates --------------------------------------------------------------- */

static gboolean
is_back_on_table (MuFate from, MuTableMark *mark, GError **error)
{
  switch (from) {
  case MU_FATE_ON_TABLE:
    *mark = MU_MARK_NONE;
    return TRUE;
  case MU_FATE_IN_ROUT:
  case MU_FATE_RETIRING:
    *mark = MU_MARK_RALLIED;
    return TRUE;
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_OFF_TABLE:
    *mark = MU_MARK_RETURNED;
    return TRUE;
  case MU_FATE_DESTROYED:
  case MU_FATE_PRISONER:
    break;
  }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _ ("Who is destroyed or taken does not come back. Undo the entry if it "
                          "was a mistake."));
  return FALSE;
}

gboolean
mu_table_mark_towards (MuFate from, MuFate to, MuTableMark *mark, GError **error)
{
  static const MuTableMark leads_to[] = {
    [MU_FATE_IN_ROUT] = MU_MARK_BROKEN,    [MU_FATE_ROUTED_OFF] = MU_MARK_ROUTED_OFF,
    [MU_FATE_OFF_TABLE] = MU_MARK_LEFT,    [MU_FATE_DESTROYED] = MU_MARK_DESTROYED,
    [MU_FATE_PRISONER] = MU_MARK_CAPTURED, [MU_FATE_RETIRING] = MU_MARK_RETIRING,
  };
  if (to == MU_FATE_ON_TABLE)
    return is_back_on_table (from, mark, error);
  *mark = from == to ? MU_MARK_NONE : leads_to[to];
  return TRUE;
}

/* --- units --------------------------------------------------------------- */

static gboolean
read_number (const MuBattleRecord *battle, const char *text, MuTableUnit *unit, GError **error)
{
  const MuSide side = text[0] == 'a' ? MU_SIDE_A : MU_SIDE_B;
  const guint units = battle->side[side].list->units->len;
  guint64 number;
  if (g_ascii_string_to_unsigned (text + 2, 10, 1, units, &number, NULL)) {
    *unit = (MuTableUnit){ side, (int) number - 1 };
    return TRUE;
  }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("“%s”: %s has the units %c:1 to %c:%u"), text, battle->side[side].list->name,
               text[0], text[0], units);
  return FALSE;
}

static guint
find_name (const MuBattleRecord *battle, const char *name, MuTableUnit *unit)
{
  guint found = 0;
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < battle->side[side].list->units->len; i++)
      if (g_strcmp0 (mu_list_unit (battle->side[side].list, i)->name, name) == 0) {
        *unit = (MuTableUnit){ (MuSide) side, (int) i };
        found++;
      }
  return found;
}

gboolean
mu_table_unit_read (const MuBattleRecord *battle, const char *text, MuTableUnit *unit,
                    GError **error)
{
  if ((text[0] == 'a' || text[0] == 'b') && text[1] == ':')
    return read_number (battle, text, unit, error);
  const guint found = find_name (battle, text, unit);
  if (found == 1)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               found == 0 ? _ ("“%s” is no unit of tonight's armies; expected one as in a:3, or "
                               "its name")
                          : _ ("Several units are called “%s”; say which, as in a:3"),
               text);
  return FALSE;
}

/* Each unit by itself: its troops, its size, its order, its formation. */
#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"
#include "lists/edit/edit_private.h"
#include "lists/wrg/organisation.h"
#include "rules/wrg/move/formation.h"
#include "rules/wrg/troop/units.h"

static MuTroopType
type_of (const MuListUnit *unit)
{
  return (MuTroopType) unit->troop.type;
}

static gboolean
is_transport (const MuListUnit *unit)
{
  return mu_type_is_transport (type_of (unit));
}

/* The unit with its second kind of troops and its sub-units, which stand behind it in the list;
 * wrg.units.min-size: of transport there may be as much as they like. */
static int
count_whole (const MuList *list, guint index)
{
  int figures = mu_list_unit (list, index)->figures;
  for (guint i = index + 1; i < list->units->len && mu_list_unit_is_part (list, i); i++)
    if (!is_transport (mu_list_unit (list, i)))
      figures += mu_list_unit (list, i)->figures;
  return figures;
}

/* wrg.units.min-size; wrg.units.bodyguard sets a guard none.
 * READING: wrg.units.min-size: sub-units count with the unit that they belong
 * to, as they are part of it. */
static gboolean
check_min (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const gboolean small
      = unit->bodyguard || mu_list_unit_is_part (check->list, index) || !mu_check_is_choice (check);
  const int least = small ? 1 : mu_unit_least (&unit->troop);
  const int count = unit->figures < 1 ? unit->figures : count_whole (check->list, index);
  if (count >= least)
    return FALSE;
  MuIssue *issue
      = mu_check_add (check, MU_RULE_WRG_UNITS_MIN_SIZE, (int) index,
                      g_strdup_printf (_ ("%d in the unit; at least %d must be"), count, least),
                      mu_check_small_words (check, index, least - count));
  const MuBookOption *option = mu_check_option (check, index);
  mu_check_mend_small (check, issue,
                       MAX (unit->figures + least - count, option ? option->unit_min : 1));
  return TRUE;
}

static gboolean
add_too_large (MuCheck *check, MuRule rule, guint index, int over, char *message)
{
  MuIssue *issue = mu_check_add (check, rule, (int) index, message,
                                 g_strdup_printf (_ ("Take %d out, or make two units"), over));
  mu_check_mend_size (check, issue, over);
  return TRUE;
}

/* wrg.units.max-size */
static gboolean
check_body (MuCheck *check, guint index)
{
  const MuListUnit *guest = mu_list_unit_guest (check->list, index);
  const int count = mu_list_unit (check->list, index)->figures + (guest ? guest->figures : 0);
  return count > MU_WRG_FIGURES_MOST
         && add_too_large (check, MU_RULE_WRG_UNITS_MAX_SIZE, index, count - MU_WRG_FIGURES_MOST,
                           g_strdup_printf (_ ("%d figures in one body; at most %d may be"), count,
                                            MU_WRG_FIGURES_MOST));
}

/* wrg.units.max-size */
static gboolean
check_whole (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const int most = mu_unit_whole_most (&unit->troop);
  const int count
      = mu_list_unit_is_part (check->list, index) ? 0 : count_whole (check->list, index);
  return count > most
         && add_too_large (check, MU_RULE_WRG_UNITS_MAX_SIZE, index, count - most,
                           g_strdup_printf (_ ("%d figures in the unit with its sub-units; at "
                                               "most %d may be"),
                                            count, most));
}

/* wrg.units.max-models */
static gboolean
check_engine_crew (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const int crew = unit->figures * unit->crew.count;
  return crew > MU_WRG_ENGINE_CREW_MOST
         && add_too_large (check, MU_RULE_WRG_UNITS_MAX_MODELS, index,
                           unit->figures - mu_unit_engines_most (unit->crew.count),
                           g_strdup_printf (_ ("%d crew figures in one unit of engines; at most "
                                               "%d may be"),
                                            crew, MU_WRG_ENGINE_CREW_MOST));
}

/* wrg.units.max-models */
static gboolean
check_models (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const int most = mu_unit_most (&unit->troop, mu_check_option (check, index));
  if (unit->figures > most)
    return add_too_large (
        check, MU_RULE_WRG_UNITS_MAX_MODELS, index, unit->figures - most,
        g_strdup_printf (_ ("%d models in one unit; at most %d may be"), unit->figures, most));
  return type_of (unit) == MU_TROOP_ART && check_engine_crew (check, index);
}

/* wrg.units.min-size: no limit but that of a battle's bodies. */
static void
check_train (MuCheck *check, guint index)
{
  const int over = mu_list_unit (check->list, index)->figures - MU_UNIT_TRAIN_MAX;
  if (over > 0)
    add_too_large (check, MU_RULE_WRG_UNITS_MIN_SIZE, index, over,
                   g_strdup_printf (_ ("A battle has room for %d wagons or animals in one body"),
                                    MU_UNIT_TRAIN_MAX));
}

static void
check_size (MuCheck *check, guint index)
{
  const gboolean models = mu_type_is_model (type_of (mu_list_unit (check->list, index)));
  if (check_min (check, index))
    return;
  if (is_transport (mu_list_unit (check->list, index))) {
    check_train (check, index);
    return;
  }
  if (models ? check_models (check, index)
             : check_body (check, index) || check_whole (check, index))
    return;
  mu_check_book_size (check, index);
}

/* wrg.troops.type.chariots: who types a list easily says the crew and forgets the horses. */
static void
add_crew (MuCheck *check, guint index, MuRule rule, const char *notation)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const gboolean unsaid = rule == MU_RULE_WRG_TROOPS_TYPE_CHARIOTS && unit->crew.horses == 0;
  mu_check_mend_way (
      check,
      mu_check_add (check, rule, (int) index,
                    unsaid ? g_strdup_printf (_ ("%s has no horses"), notation)
                           : g_strdup_printf (_ ("%s cannot have this crew: %s"), notation,
                                              _ (mu_rule_words (rule))),
                    g_strdup (unsaid ? _ ("Say how many draw each chariot, 2 to 4, behind its "
                                          "crew: (crew JLS; 4 horses)")
                                     : _ ("Change the number or the weapons of the crew"))));
}

/* wrg.troops.*, wrg.points.camelry: as mu_wrg_troop_forbidden finds it. */
static gboolean
check_forbidden (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const MuRule troop = mu_wrg_troop_forbidden (&unit->troop);
  const MuRule crew
      = troop == MU_RULE_NONE ? mu_wrg_crew_forbidden (&unit->troop, &unit->crew) : MU_RULE_NONE;
  char notation[64];
  if (troop == MU_RULE_NONE && crew == MU_RULE_NONE)
    return FALSE;
  mu_troop_format (&unit->troop, notation, sizeof notation);
  if (troop != MU_RULE_NONE)
    mu_check_mend_way (check, mu_check_add (check, troop, (int) index,
                                            g_strdup_printf (_ ("%s cannot be: %s"), notation,
                                                             _ (mu_rule_words (troop))),
                                            g_strdup (_ ("Change type, training or weapons"))));
  else
    add_crew (check, index, crew, notation);
  return TRUE;
}

/* READING: wrg.troops.class.d: as the core has it unless a club reads otherwise; C may be too. */
static void
check_drivers (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  if (is_transport (unit) && unit->troop.class < MU_CLASS_C)
    mu_check_add (check, MU_RULE_WRG_TROOPS_CLASS_D, (int) index,
                  g_strdup_printf (_ ("Drivers of class %s, who are of class D"),
                                   mu_troop_class_name ((MuTroopClass) unit->troop.class)),
                  g_strdup (_ ("Make them class D")));
}

/* wrg.orders.skirmish, wrg.orders.attack */
static void
check_order (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  if (unit->order == MU_ORDER_SKIRMISH && !mu_wrg_troop_may_skirmish (&unit->troop))
    mu_check_mend (
        mu_check_add (check, MU_RULE_WRG_ORDERS_SKIRMISH, (int) index,
                      g_strdup (_ ("Ordered to skirmish, which only light or loose troops with "
                                   "missiles can")),
                      g_strdup (_ ("Order it to attack or to hold"))),
        MU_MEND_SET_ORDER, MU_ORDER_HOLD);
  if (unit->order == MU_ORDER_ATTACK && !mu_wrg_type_may_attack (type_of (unit)))
    mu_check_mend (mu_check_add (check, MU_RULE_WRG_ORDERS_ATTACK, (int) index,
                                 type_of (unit) == MU_TROOP_ART
                                     ? g_strdup (_ ("Engines ordered to attack, which they cannot"))
                                     : g_strdup (_ ("Transport ordered to attack, which it "
                                                    "cannot")),
                                 g_strdup (_ ("Order it to hold"))),
                   MU_MEND_SET_ORDER, MU_ORDER_HOLD);
}

/* wrg.formation.usual; wrg.scale.troops: a model is a single line of real ones. */
static void
check_ranks (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  if (mu_type_is_model (type_of (unit)) && unit->ranks != 1)
    mu_check_mend (mu_check_add (check, MU_RULE_WRG_SCALE_TROOPS, (int) index,
                                 g_strdup_printf (_ ("Models stand side by side, not in %d ranks"),
                                                  unit->ranks),
                                 g_strdup (_ ("Choose 1 rank"))),
                   MU_MEND_SET_RANKS, 1);
  else if (unit->ranks < 1 || unit->ranks > MAX (unit->figures, 1))
    mu_check_mend (
        mu_check_add (check, MU_RULE_WRG_FORMATION_USUAL, (int) index,
                      g_strdup_printf (ngettext ("%d figure cannot stand in %d ranks",
                                                 "%d figures cannot stand in %d ranks",
                                                 (gulong) unit->figures),
                                       unit->figures, unit->ranks),
                      g_strdup_printf (_ ("Choose 1 to %d ranks"), MAX (unit->figures, 1))),
        MU_MEND_SET_RANKS, CLAMP (unit->ranks, 1, MAX (unit->figures, 1)));
}

/* Named by what it was picked from. */
static void
mend_name (MuCheck *check, MuIssue *issue)
{
  const MuBookOption *option = mu_check_option (check, (guint) issue->unit);
  if (!option)
    return;
  mu_check_mend (issue, MU_MEND_RENAME, 0);
  issue->mend.text = mu_edit_free_name (check->list, option->name);
}

/* wrg.orders.initial: orders are written to units by name. */
static void
check_name (MuCheck *check, guint index)
{
  const glong length = g_utf8_strlen (mu_list_unit (check->list, index)->name, -1);
  if (length == 0)
    mend_name (check, mu_check_add (check, MU_RULE_WRG_ORDERS_INITIAL, (int) index,
                                    g_strdup (_ ("Without a name no order can be written to it")),
                                    g_strdup (_ ("Give it a name"))));
  else if (length > MU_LIST_NAME_MAX)
    mend_name (check, mu_check_add (
                          check, MU_RULE_WRG_ORDERS_INITIAL, (int) index,
                          g_strdup_printf (_ ("A name of %ld characters cannot be saved"), length),
                          g_strdup_printf (_ ("Keep it to %d characters"), MU_LIST_NAME_MAX)));
}

void
mu_check_units (MuCheck *check)
{
  for (guint i = 0; i < check->list->units->len; i++) {
    if (!check_forbidden (check, i))
      mu_check_book_troop (check, i);
    check_drivers (check, i);
    check_size (check, i);
    check_order (check, i);
    check_ranks (check, i);
    check_name (check, i);
  }
}

/* --- sub-units ----------------------------------------------------------- */

/* wrg.units.mixed.sub-unit: the cavalry of a unit of foot, or its lighter foot. */
static gboolean
may_be_part (const MuListUnit *parent, const MuListUnit *part)
{
  if (is_transport (part)) /* wrg.units.pack-animals: of any unit but transport itself */
    return !is_transport (parent);
  if (!mu_type_is_infantry (type_of (parent)))
    return FALSE;
  if (mu_type_is_cavalry (type_of (part)))
    return TRUE;
  return mu_type_is_infantry (type_of (part))
         && mu_wrg_type_density (type_of (part)) > mu_wrg_type_density (type_of (parent));
}

/* wrg.units.mixed.same */
static gboolean
is_alike (const MuListUnit *parent, const MuListUnit *part)
{
  const gboolean foot = mu_type_is_infantry (type_of (parent));
  const gboolean horse = mu_type_is_cavalry (type_of (parent));
  return ((foot && mu_type_is_infantry (type_of (part)))
          || (horse && mu_type_is_cavalry (type_of (part))))
         && mu_wrg_type_density (type_of (part)) == mu_wrg_type_density (type_of (parent));
}

static void
check_part (MuCheck *check, guint index, guint parent_index)
{
  const MuListUnit *part = mu_list_unit (check->list, index);
  const MuListUnit *parent = mu_list_unit (check->list, parent_index);
  char buffer[32];
  const char *name = mu_check_unit_name (check, parent_index, buffer);
  if (is_alike (parent, part))
    mu_check_mend (
        mu_check_add (
            check, MU_RULE_WRG_UNITS_MIXED_SAME, (int) index,
            g_strdup_printf (_ ("It fights in the same formation as %s, so both would be one "
                                "body"),
                             name),
            g_strdup (_ ("Make it a unit of its own, or put both together"))),
        MU_MEND_MAKE_UNIT, 0);
  else if (!may_be_part (parent, part))
    mu_check_mend (mu_check_add (check, MU_RULE_WRG_UNITS_MIXED_SUB_UNIT, (int) index,
                                 g_strdup_printf (
                                     _ ("Only cavalry or lighter foot can be a sub-unit, of a unit "
                                        "of foot; %s is none, or no lighter"),
                                     name),
                                 g_strdup (_ ("Make it a unit of its own"))),
                   MU_MEND_MAKE_UNIT, 0);
}

void
mu_check_sub_units (MuCheck *check)
{
  for (guint i = 0; i < check->list->units->len; i++) {
    if (!mu_list_unit (check->list, i)->sub_unit)
      continue;
    const int parent = mu_check_parent (check->list, i);
    if (parent >= 0)
      check_part (check, i, (guint) parent);
    else
      mu_check_mend (
          mu_check_add (check, MU_RULE_WRG_UNITS_MIXED_SUB_UNIT, (int) i,
                        g_strdup (_ ("A sub-unit with no unit before it in the list")),
                        g_strdup (_ ("Move it behind its unit, or make it a unit of its own"))),
          MU_MEND_MAKE_UNIT, 0);
  }
}

/* --- mixed bodies --------------------------------------------------------- */

static MuRule
mixed_refused (const MuList *list, guint index)
{
  if (index == 0 || mu_list_unit_is_guest (list, index - 1) || mu_list_unit (list, index)->sub_unit)
    return MU_RULE_WRG_UNITS_MIXED_SAME;
  return mu_wrg_mixed_troops_barred (&mu_list_unit (list, index - 1)->troop,
                                     &mu_list_unit (list, index)->troop);
}

static void
mend_host (MuIssue *issue)
{
  mu_check_mend (issue, MU_MEND_SET_RANKS, 2);
  issue->mend.unit = issue->unit - 1;
}

static void
check_guest (MuCheck *check, guint index)
{
  const MuRule rule = mixed_refused (check->list, index);
  if (rule == MU_RULE_WRG_FORMATION_MIXED)
    mu_check_mend (
        mu_check_add (
            check, rule, (int) index,
            g_strdup (_ ("The lighter or longer-ranged of two kinds of troops stand behind the "
                         "others or on their flanks, not before them")),
            g_strdup (_ ("Change places with the unit before it"))),
        MU_MEND_MAKE_UNIT, 0);
  else if (rule != MU_RULE_NONE)
    mu_check_mend (
        mu_check_add (
            check, rule, (int) index,
            g_strdup (_ ("It cannot stand in one body with the unit before it: only two kinds "
                         "of foot, or two of horse, that stand equally close and are "
                         "trained alike")),
            g_strdup (_ ("Make it a unit or a sub-unit of its own"))),
        MU_MEND_MAKE_UNIT, 0);
  else if (!mu_list_guest_has_place (check->list, index))
    mend_host (mu_check_add (
        check, MU_RULE_WRG_FORMATION_MIXED, (int) index,
        g_strdup (_ ("Behind a single rank in a body four or more deep")),
        g_strdup (_ ("Let the unit before it stand two deep, or put these on its flanks"))));
}

void
mu_check_mixed (MuCheck *check)
{
  for (guint i = 0; i < check->list->units->len; i++)
    if (mu_list_unit (check->list, i)->mixed != MU_NOT_MIXED)
      check_guest (check, i);
}

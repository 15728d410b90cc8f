#include "lists/wrg/figures.h"

#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"
#include "lists/wrg/organisation.h"
#include "lists/xml/reader.h"
#include "rules/wrg/troop/troop.h"

/* --- troops -------------------------------------------------------------- */

static char *
notation_of (const MuTroop *troop)
{
  char notation[64];
  return g_strdup (mu_troop_format (troop, notation, sizeof notation));
}

char *
mu_figures_notation (const MuListUnit *unit)
{
  return notation_of (&unit->troop);
}

char *
mu_figures_full_notation (const MuListUnit *unit)
{
  char notation[64];
  GString *text = g_string_new (mu_troop_format (&unit->troop, notation, sizeof notation));
  for (int i = 0; i < unit->crew.count; i++)
    g_string_append_printf (text, "%s %s", i > 0 ? "," : ", crew",
                            mu_words_weapon[unit->crew.weapon[i]]);
  if (unit->crew.horses > 0)
    g_string_append_printf (text, ", %d horses", unit->crew.horses);
  return g_string_free (text, FALSE);
}

char *
mu_figures_way_notation (const MuBookTroop *way)
{
  return notation_of (&way->troop);
}

MuRule
mu_figures_troop_refused (const MuTroop *troop)
{
  return mu_wrg_troop_forbidden (troop);
}

MuRule
mu_figures_order_refused (const MuTroop *troop, MuOrder order)
{
  if (order == MU_ORDER_SKIRMISH && !mu_wrg_troop_may_skirmish (troop))
    return MU_RULE_WRG_ORDERS_SKIRMISH;
  if (order == MU_ORDER_ATTACK && !mu_wrg_type_may_attack ((MuTroopType) troop->type))
    return MU_RULE_WRG_ORDERS_ATTACK;
  return MU_RULE_NONE;
}

static gboolean
can_have (const MuTroop *troop, MuOrder order)
{
  return mu_figures_order_refused (troop, order) == MU_RULE_NONE;
}

void
mu_figures_equip (MuListUnit *unit, const MuBookOption *option, const MuBookTroop *way)
{
  unit->troop = way->troop;
  unit->crew = way->crew;
  if (mu_type_is_model ((MuTroopType) way->troop.type))
    unit->ranks = 1; /* wrg.scale.troops */
  if (!can_have (&unit->troop, unit->order))
    unit->order = can_have (&unit->troop, option->order) ? option->order : MU_ORDER_HOLD;
}

int
mu_figures_way_of (const MuBookOption *option, const MuListUnit *unit, int year)
{
  return mu_book_option_way (option, &unit->troop, &unit->crew, year);
}

gboolean
mu_figures_raise (MuListUnit *unit, int classes)
{
  MuTroop troop = unit->troop;
  const int class = (int) troop.class - classes;
  if (class < MU_CLASS_A || class > MU_CLASS_D)
    return FALSE;
  if (classes != 0 && mu_type_is_transport ((MuTroopType) troop.type))
    return FALSE;
  troop.class = (uint8_t) class;
  if (mu_wrg_troop_forbidden (&troop) != MU_RULE_NONE)
    return FALSE;
  unit->troop = troop;
  return TRUE;
}

/* --- numbers ------------------------------------------------------------- */

MuListNumbers
mu_figures_numbers (const MuBookOption *option, const MuBookTroop *way)
{
  const int least = option->bodyguard ? 1 : mu_unit_least (&way->troop);
  int most = MIN (option->unit_max, mu_unit_most (&way->troop, option));
  if (way->troop.type == MU_TROOP_ART)
    most = MIN (most, mu_unit_engines_most (way->crew.count));
  return (MuListNumbers){ option->min, option->max, MIN (MAX (option->unit_min, least), most),
                          most };
}

/* wrg.units.*: as check/check_units.c judges them, without the book's own numbers for
 * transport. */
static MuUnitSize
size_of (const MuBookOption *option, const MuBookTroop *way, gboolean guard)
{
  const int least = guard ? 1 : mu_unit_least (&way->troop);
  int most = mu_unit_most (&way->troop, option);
  if (mu_type_is_transport ((MuTroopType) way->troop.type))
    return (MuUnitSize){ 1, MU_UNIT_TRAIN_MAX };
  if (way->troop.type == MU_TROOP_ART)
    most = MIN (most, mu_unit_engines_most (way->crew.count));
  if (!mu_type_is_model ((MuTroopType) way->troop.type))
    most = MIN (most, mu_unit_whole_most (&way->troop));
  return (MuUnitSize){ MAX (option->unit_min, least), MIN (option->unit_max, most) };
}

gboolean
mu_figures_unit_size (const MuBook *book, const MuBookOption *option, const MuBookTroop *way,
                      gboolean guard, MuUnitSize *size)
{
  if (mu_wrg_crew_forbidden (&way->troop, &way->crew) != MU_RULE_NONE
      || (guard && !mu_unit_may_guard (&way->troop, book->regular_generals)))
    return FALSE;
  *size = size_of (option, way, guard);
  return TRUE;
}

int
mu_figures_each (const MuBookOption *option G_GNUC_UNUSED)
{
  return 1;
}

int
mu_figures_limit_least (const MuBook *book, const MuBookLimit *limit, int year)
{
  int most = 0;
  for (guint i = 0; i < limit->options->len; i++) {
    const MuBookOption *option = mu_book_option (book, limit->options->pdata[i]);
    most += mu_book_option_in_year (option, year) ? option->max : 0;
  }
  return MIN (limit->min, most);
}

int
mu_figures_limit_most (const MuBook *book G_GNUC_UNUSED, const MuBookLimit *limit)
{
  return limit->max;
}

MuUnitSize
mu_figures_size_now (const MuListUnit *unit, const MuBookOption *option)
{
  const int most = unit->troop.type == MU_TROOP_ART ? mu_unit_engines_most (unit->crew.count)
                                                    : mu_unit_most (&unit->troop, option);
  return (MuUnitSize){
    .least = MAX (mu_unit_least (&unit->troop), option ? option->unit_min : 1),
    .most = option ? MIN (most, option->unit_max) : most,
  };
}

gboolean
mu_figures_are_counted (const MuListUnit *unit)
{
  return !mu_type_is_model ((MuTroopType) unit->troop.type);
}

gboolean
mu_figures_are_fighting (const MuListUnit *unit)
{
  return !mu_type_is_transport ((MuTroopType) unit->troop.type);
}

/* --- words --------------------------------------------------------------- */

char *
mu_figures_count_words (MuCountWords what, int count)
{
  const gulong many = (gulong) MAX (count, 0);
  g_autofree char *number = mu_term_number (count);
  switch (what) {
  case MU_COUNT_OF_UNIT:
    return g_strdup_printf (ngettext ("%d figure", "%d figures", many), count);
  case MU_COUNT_MAKE:
    return g_strdup_printf (ngettext ("Make it %d figure", "Make it %d figures", many), count);
  case MU_COUNT_WORTH_OVER:
    return g_strdup_printf (ngettext ("Take out figures worth %s point or more",
                                      "Take out figures worth %s points or more", many),
                            number);
  case MU_COUNT_WORTH_LEFT:
    return g_strdup_printf (_ ("Add figures worth up to %s points"), number);
  }
  return NULL;
}

char *
mu_figures_unarmed_words (const MuBookOption *option, int least)
{
  return g_strdup_printf (_ ("the compulsory %s (at least %d) have no way to be armed"),
                          option->name, least);
}

#define USUAL_POINTS 1000 /* what clubs mostly play */

int
mu_figures_usual_points (void)
{
  return USUAL_POINTS;
}

/* --- the row ------------------------------------------------------------- */

static gboolean
may_guard (const MuListUnit *unit, gboolean regular_general)
{
  return mu_unit_may_guard (&unit->troop, regular_general);
}

static void
check (MuCheck *check)
{
  mu_check_army (check);
  mu_check_book (check);
  mu_check_allies (check);
  mu_check_items (check);
  mu_check_generals (check);
  mu_check_guards (check);
  mu_check_units (check);
  mu_check_sub_units (check);
  mu_check_mixed (check);
  mu_check_marches (check);
}

static void
advise (MuCheck *check)
{
  mu_check_item_advice (check);
  mu_check_advice (check);
}

const MuListSystem mu_figures_system = {
  .number = MU_RULES_WRG5,
  .key = "wrg5",
  .typed = "wrg",
  .can = { TRUE, TRUE, TRUE, TRUE, TRUE, TRUE },
  .traits
  = MU_LISTS_HAVE_PARTS | MU_LISTS_HAVE_ITEMS | MU_LISTS_HAVE_BOOK_SIZES | MU_LISTS_HAVE_ORDERS,
  .choice = MU_RULE_WRG_ARMY_CHOICE,
  .points = MU_RULE_WRG_POINTS_ARMY,
  .name = N_ ("WRG 5th edition"),
  .short_name = N_ ("WRG 5th"),
  .reserve = "",
  .campaign = "",
  .add_general = N_ ("Add a commander-in-chief"),
  .by = N_ ("by WRG 5th: "),
  MU_FIGURES_TROOPS,
  .may_guard = may_guard,
  .check = check,
  .advise = advise,
  .place = mu_figures_place,
};

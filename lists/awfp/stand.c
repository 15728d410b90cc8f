#include "lists/awfp/stand.h"

#include <string.h>

#include "lists/book/book_private.h"
#include "rules/awfp/points.h"

/* --- of a book ----------------------------------------------------------- */

static unsigned
weapons_said (const char *words)
{
  unsigned set = 0;
  g_auto (GStrv) each = g_strsplit (words, " ", 0);
  for (guint i = 0; each[i]; i++)
    set |= mu_book_stand_weapon (each[i]);
  return set;
}

static void
settle (MuAwfpConversion *conversion, unsigned losses)
{
  conversion->losses &= ~losses;
}

/* An armour that fights in another order than the one before takes its usual one. */
static void
say_armour (MuAwfpConversion *conversion, MuAwfpArmour armour)
{
  MuAwfpTroop *troop = &conversion->troop;
  troop->armour = (uint8_t) armour;
  if (!mu_awfp_order_allowed (armour, (MuAwfpOrder) troop->order)
      && mu_awfp_usual_order (armour) >= 0)
    troop->order = (uint8_t) mu_awfp_usual_order (armour);
  settle (conversion, MU_AWFP_LOST_ARMOUR | MU_AWFP_GUESSED_ARMOUR | MU_AWFP_GUESSED_HORSE_ARMOUR
                          | MU_AWFP_LOST_HORSES);
}

static void
say_rest (MuAwfpConversion *conversion, const MuBookStand *stand)
{
  MuAwfpTroop *troop = &conversion->troop;
  if (stand->order >= 0) {
    troop->order = (uint8_t) stand->order;
    settle (conversion, MU_AWFP_LOST_CLOSE);
  }
  if (stand->training >= 0)
    troop->trained = stand->training == 0;
  if (stand->morale >= 0) {
    troop->morale = (uint8_t) stand->morale;
    settle (conversion, MU_AWFP_GUESSED_MORALE);
  }
  if (stand->shield >= 0)
    troop->shield = stand->shield == 1;
  if (stand->weapons) {
    troop->weapons = (uint16_t) weapons_said (stand->weapons);
    settle (conversion, MU_AWFP_GUESSED_SPEAR | MU_AWFP_LOST_WEAPON);
  }
}

MuRule
mu_book_troop_stand (const MuBookTroop *way, MuAwfpConversion *conversion)
{
  const MuBookStand *stand = &way->stand;
  const MuCrew *crew = way->crew.count > 0 || way->crew.horses > 0 ? &way->crew : NULL;
  const unsigned said = stand->scythes ? MU_AWFP_SAID_SCYTHED : 0;
  MuRule rule = mu_awfp_convert (&way->troop, crew, said, conversion);
  if (rule != MU_RULE_NONE)
    return rule;
  if (stand->armour >= 0)
    say_armour (conversion, mu_book_stand_armour (stand->armour));
  say_rest (conversion, stand);
  return mu_awfp_troop_forbidden (&conversion->troop);
}

static gboolean
is_model (const MuBookOption *option)
{
  const MuBookTroop *first = g_ptr_array_index (option->troops, 0);
  return mu_type_is_model ((MuTroopType) first->troop.type);
}

static int
list_number (const MuBookOption *option, int count)
{
  return is_model (option) ? count : count / MU_STAND_FIGURES;
}

MuAwfpStands
mu_book_option_stands (const MuBookOption *option)
{
  MuAwfpStands stands = mu_awfp_list_stands (list_number (option, option->min),
                                             list_number (option, option->max), is_model (option));
  if (option->stands_max >= 0)
    stands.most = option->stands_max;
  stands.least = MIN (stands.least, stands.most);
  if (option->stands_min >= 0)
    stands.least = option->stands_min; /* too many are a finding: book_year.h */
  return stands;
}

int
mu_book_option_figures (const MuBookOption *option, int stands)
{
  return stands * 3 * (is_model (option) ? 1 : MU_STAND_FIGURES);
}

/* Of the book's figures: one stand of the limit's own numbers. */
static int
limit_each (const MuBook *book, const MuBookLimit *limit)
{
  int each = 0;
  for (guint i = 0; i < limit->options->len; i++)
    each = MAX (each, mu_book_option_figures (mu_book_option (book, limit->options->pdata[i]), 1));
  return each;
}

int
mu_book_limit_most (const MuBook *book, const MuBookLimit *limit)
{
  return limit->stands_max >= 0 ? limit->stands_max * limit_each (book, limit) : limit->max;
}

/* A limit in common is made a third as a whole: its stands are not more than its figures.
 * Its minimum holds where a unit of two stands (awfp.army.below-two) could come of it. */
int
mu_book_limit_least (const MuBook *book, const MuBookLimit *limit, int year)
{
  const int thirds = MU_STAND_FIGURES * 3;
  int most = 0;
  for (guint i = 0; i < limit->options->len; i++) {
    const MuBookOption *option = mu_book_option (book, g_ptr_array_index (limit->options, i));
    if (mu_book_option_in_year (option, year))
      most += mu_book_option_figures (option, mu_book_option_stands (option).most);
  }
  if (limit->stands_min >= 0)
    return most > 0 ? limit->stands_min * limit_each (book, limit) : 0;
  const int least = MIN (limit->min / thirds * thirds, most);
  return least >= 2 * thirds ? least : 0;
}

MuAwfpLimits
mu_book_troop_unit (const MuBookTroop *way)
{
  MuAwfpConversion conversion;
  if (mu_book_troop_stand (way, &conversion) != MU_RULE_NONE)
    return (MuAwfpLimits){ 1, MU_AWFP_UNIT_MAX, MU_RULE_AWFP_UNITS_SIZE };
  return mu_awfp_unit_limits (mu_awfp_troop_kind (&conversion.troop), FALSE);
}

char *
mu_book_troop_notation (const MuBookTroop *way)
{
  MuAwfpConversion conversion;
  char notation[MU_AWFP_NOTATION_MAX];
  if (mu_book_troop_stand (way, &conversion) != MU_RULE_NONE)
    return NULL;
  return g_strdup (mu_awfp_troop_format (&conversion.troop, notation, sizeof notation));
}

/* --- of a list ----------------------------------------------------------- */

gboolean
mu_list_unit_stand (const MuList *list, guint index, MuAwfpTroop *stand)
{
  return mu_awfp_troop_parse (mu_list_unit (list, index)->stand, stand, NULL) == MU_AWFP_PARSE_OK;
}

gboolean
mu_list_general_stand (const MuList *list, guint index, MuAwfpTroop *stand)
{
  return mu_awfp_troop_parse (mu_list_general (list, index)->troop, stand, NULL)
         == MU_AWFP_PARSE_OK;
}

gboolean
mu_list_unit_is_generals (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  const MuListGeneral *general = mu_list_commander (list);
  return general && general->rides_with == (int) index && unit->figures == 1 && *unit->stand
         && !*unit->option && strcmp (general->troop, unit->stand) == 0;
}

gboolean
mu_list_unit_is_priests (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  return list->priest && unit->figures == 1 && *unit->stand
         && strcmp (unit->option, MU_LIST_PRIEST) == 0;
}

gboolean
mu_list_priest_came_along (const MuList *list)
{
  return list->units->len > 0 && mu_list_unit_is_priests (list, list->units->len - 1);
}

gboolean
mu_list_unit_came_along (const MuList *list, guint index)
{
  return mu_list_unit_is_generals (list, index) || mu_list_unit_is_priests (list, index);
}

int
mu_stand_points (const MuAwfpPrices *prices, const char *notation, MuTrace *trace)
{
  MuAwfpTroop stand;
  int points = 0;
  mu_trace_clear (trace);
  if (!prices || mu_awfp_troop_parse (notation, &stand, NULL) != MU_AWFP_PARSE_OK
      || mu_awfp_points_stand (prices, &stand, trace, &points) != MU_RULE_NONE)
    return 0;
  return points;
}

int
mu_list_stand_points (const MuList *list, guint unit, MuTrace *trace)
{
  return mu_stand_points (list->prices, mu_list_unit (list, unit)->stand, trace);
}

/* READING: awfp.army.general-cost: a list that does not say what he rides pays his cost alone. */
int
mu_list_general_points (const MuList *list, guint general, MuTrace *trace)
{
  MuAwfpTroop stand;
  int points = 0;
  mu_trace_clear (trace);
  if (!list->prices)
    return 0;
  if (!mu_list_general_stand (list, general, &stand))
    return mu_trace_add (trace, MU_RULE_AWFP_ARMY_GENERAL_COST, list->prices->general);
  if (mu_awfp_points_general (list->prices, &stand, trace, &points) != MU_RULE_NONE)
    return 0;
  return points;
}

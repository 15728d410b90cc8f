#include "db/tables/possible.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "lists/system.h"

#define BOOK_ID_MAX  120
#define GENERALS_MAX 64
#define RANKS_MAX    255
#define LINES_MAX    55 /* and 100 or 200 more for mixed bodies: lists_table.c */
#define YEAR_MAX     9999
#define SHEET_MAX    1000000

/* FALSE, and why. */
#define refuse(error, ...)                                                                         \
  (g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, __VA_ARGS__), FALSE)

/* Characters that XML, and so an exported list, cannot hold. */
static gboolean
has_control (const char *text)
{
  for (; *text != '\0'; text++)
    if (g_ascii_iscntrl (*text) && *text != '\n' && *text != '\t')
      return TRUE;
  return FALSE;
}

gboolean
mu_possible_text (const char *what, const char *text, glong most, GError **error)
{
  if (text == NULL)
    return refuse (error, _ ("%s is missing."), what);
  if (!g_utf8_validate (text, -1, NULL) || has_control (text))
    return refuse (error, _ ("%s is no readable text. Type it again."), what);
  if (g_utf8_strlen (text, -1) > most)
    return refuse (error, _ ("%s is longer than %ld characters. Shorten it."), what, most);
  return TRUE;
}

/* Names stand in lines: on paper, in rows, in what scripts read. */
gboolean
mu_possible_kept_name (const char *what, const char *name, GError **error)
{
  MuNameFault fault = MU_NAME_GOOD;
  if (name != NULL && (has_control (name) || strpbrk (name, "\n\t") != NULL))
    fault = MU_NAME_CONTROL;
  else if (!mu_possible_text (what, name, MU_NAME_MAX, error))
    return FALSE;
  else if (*name == '\0')
    fault = MU_NAME_EMPTY;
  g_autofree char *words = mu_name_refusal (what, fault, MU_NAME_MAX);
  return words == NULL || refuse (error, "%s", words);
}

gboolean
mu_possible_name (const char *what, const char *name, GError **error)
{
  if (name == NULL)
    return refuse (error, _ ("%s is missing."), what);
  g_autofree char *tidy = mu_name_tidy (name);
  g_autofree char *words = mu_name_refusal (what, mu_name_fault (tidy, MU_NAME_MAX), MU_NAME_MAX);
  return words == NULL || refuse (error, "%s", words);
}

gboolean
mu_possible_number (const char *what, gint64 number, gint64 least, gint64 most, GError **error)
{
  if (number >= least && number <= most)
    return TRUE;
  return refuse (error, _ ("%s is %" PRId64 ", but must be %" PRId64 " to %" PRId64 "."), what,
                 number, least, most);
}

/* The field of one unit or general, as a message names it: put together only where it is wrong,
 * for a list has thousands of them. */
static gboolean
number_of (const char *owner, const char *field, gint64 number, gint64 least, gint64 most,
           GError **error)
{
  if (number >= least && number <= most)
    return TRUE;
  g_autofree char *what = g_strdup_printf ("%s, %s", owner, field);
  return mu_possible_number (what, number, least, most, error);
}

static gboolean
text_of (const char *owner, const char *field, const char *text, glong most, GError **error)
{
  if (mu_possible_text (field, text, most, NULL))
    return TRUE;
  g_autofree char *what = g_strdup_printf ("%s, %s", owner, field);
  return mu_possible_text (what, text, most, error);
}

static gboolean
check_crew (const char *owner, const MuCrew *crew, GError **error)
{
  if (!number_of (owner, _ ("crew"), crew->count, 0, MU_CREW_MAX, error)
      || !number_of (owner, _ ("horses"), crew->horses, 0, 4, error))
    return FALSE;
  for (int i = 0; i < crew->count; i++)
    if (!number_of (owner, _ ("weapon of the crew"), crew->weapon[i], 0, MU_WEAPONS - 1, error))
      return FALSE;
  return TRUE;
}

/* The notation must give the same troop again, or it would come back changed. */
static gboolean
check_troop (const char *owner, const MuTroop *troop, GError **error)
{
  if (!number_of (owner, _ ("class"), troop->class, MU_CLASS_A, MU_CLASS_D, error)
      || !number_of (owner, _ ("type"), troop->type, 0, MU_TROOP_TYPES - 1, error)
      || !number_of (owner, _ ("breed"), troop->breed, 0, MU_INDIAN_HORSE, error))
    return FALSE;
  char notation[64];
  MuTroop again = { 0 };
  mu_troop_format (troop, notation, sizeof notation);
  if (mu_troop_parse (notation, &again, NULL) == MU_TROOP_PARSE_OK
      && again.weapons == troop->weapons)
    return TRUE;
  return refuse (error,
                 _ ("%s: the troop “%s” cannot be written down. Choose its type and weapons "
                    "again."),
                 owner, notation);
}

static gboolean
check_unit (const MuListUnit *unit, guint index, GError **error)
{
  g_autofree char *owner = g_strdup_printf (_ ("Unit %u"), index + 1);
  if (!text_of (owner, _ ("name"), unit->name, MU_LIST_NAME_MAX, error)
      || !text_of (owner, _ ("option"), unit->option, MU_LIST_NAME_MAX, error)
      || !text_of (owner, _ ("army book"), unit->book, BOOK_ID_MAX, error)
      || !text_of (owner, _ ("notes"), unit->notes, MU_LIST_NOTES_MAX, error)
      || !text_of (owner, _ ("stand"), unit->stand, MU_AWFP_NOTATION_MAX, error))
    return FALSE;
  const char *name = *unit->name != '\0' ? unit->name : owner;
  return check_troop (name, &unit->troop, error) && check_crew (name, &unit->crew, error)
         && number_of (name, _ ("figures"), unit->figures, 1, MU_LIST_FIGURES_MAX, error)
         && number_of (name, _ ("ranks"), unit->ranks, 1, RANKS_MAX, error)
         && number_of (name, _ ("line"), unit->line, 0, LINES_MAX, error)
         && number_of (name, _ ("mixed"), unit->mixed, MU_NOT_MIXED, MU_MIXED_FLANKS, error)
         && number_of (name, _ ("orders"), unit->order, MU_ORDER_ATTACK, MU_ORDER_SKIRMISH, error);
}

static gboolean
check_general (const MuListGeneral *general, guint index, GError **error)
{
  g_autofree char *owner = g_strdup_printf (_ ("General %u"), index + 1);
  return text_of (owner, _ ("name"), general->name, MU_LIST_NAME_MAX, error)
         && text_of (owner, _ ("troop"), general->troop, MU_AWFP_NOTATION_MAX, error)
         && number_of (owner, _ ("unit he rides with"), general->rides_with, -1,
                       MU_LIST_UNITS_MAX - 1, error);
}

static gboolean
is_engine (MuExtra kind)
{
  return kind >= MU_EXTRA_LIGHT_BOLT_SHOOTER && kind <= MU_EXTRA_THREE_TALENT;
}

static gboolean
check_item (const MuList *list, guint index, GError **error)
{
  const MuListItem *item = mu_list_item (list, index);
  g_autofree char *owner = g_strdup_printf (_ ("Item %u"), index + 1);
  if (!number_of (owner, _ ("kind"), item->kind, 0, MU_EXTRAS - 1, error)
      || !number_of (owner, _ ("number"), item->count, 1, MU_LIST_ITEMS_MAX, error))
    return FALSE;
  if (is_engine (item->kind))
    return refuse (error, _ ("%s is an engine. Add it as a unit."), owner);
  for (guint i = 0; i < index; i++)
    if (mu_list_item (list, i)->kind == item->kind
        && !mu_list_item (list, i)->regular == !item->regular)
      return refuse (error, _ ("%s is there twice. Put the two together."), owner);
  return TRUE;
}

/* Of lists as of battles. */
static gboolean
possible_rules (MuRuleSystem rules, GError **error)
{
  return mu_list_rules_known ((int) rules)
         || refuse (error, _ ("The rule system %d is none that Muster knows."), (int) rules);
}

static gboolean
check_head (const MuList *list, GError **error)
{
  return mu_possible_kept_name (_ ("The name of the list"), list->name, error)
         && mu_possible_text (_ ("The player's name"), list->player, MU_LIST_NAME_MAX, error)
         && mu_possible_text (_ ("The army book"), list->book_id, BOOK_ID_MAX, error)
         && mu_possible_text (_ ("The notes"), list->notes, MU_LIST_NOTES_MAX, error)
         && mu_possible_text (_ ("The tags"), list->tags, MU_LIST_TAGS_MAX, error)
         && mu_possible_number (_ ("The edition of the list"), list->edition, 1,
                                MU_LIST_EDITIONS_MAX, error)
         && possible_rules (list->rules, error)
         && mu_possible_number (_ ("The version of the army book"), list->book_version, 0, G_MAXINT,
                                error)
         && mu_possible_number (_ ("The year"), list->year, -YEAR_MAX, YEAR_MAX, error)
         && mu_possible_number (_ ("The points limit"), list->points_limit, 0, MU_LIST_POINTS_MAX,
                                error)
         && mu_possible_number (_ ("The number of units"), list->units->len, 0, MU_LIST_UNITS_MAX,
                                error)
         && mu_possible_number (_ ("The number of generals"), list->generals->len, 0, GENERALS_MAX,
                                error);
}

gboolean
mu_possible_list (const MuList *list, GError **error)
{
  if (!check_head (list, error))
    return FALSE;
  for (guint i = 0; i < list->units->len; i++)
    if (!check_unit (g_ptr_array_index (list->units, i), i, error))
      return FALSE;
  for (guint i = 0; i < list->generals->len; i++)
    if (!check_general (g_ptr_array_index (list->generals, i), i, error))
      return FALSE;
  for (guint i = 0; i < list->items->len; i++)
    if (!check_item (list, i, error))
      return FALSE;
  return TRUE;
}

/* --- names that come in ------------------------------------------------------------ */

/* Of a unit or a general, which may have none. */
static gboolean
may_be_called (gboolean unit, guint index, const char *name, GError **error)
{
  const MuNameFault fault = mu_name_fault (name, MU_NAME_MAX);
  if (fault == MU_NAME_GOOD || fault == MU_NAME_EMPTY)
    return TRUE;
  g_autofree char *owner = g_strdup_printf (unit ? _ ("Unit %u") : _ ("General %u"), index + 1);
  g_autofree char *what = g_strdup_printf ("%s, %s", owner, _ ("name"));
  return mu_possible_name (what, name, error);
}

static gboolean
has_unit (const MuList *list, const char *name)
{
  for (guint i = 0; list != NULL && i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->name, name) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_general (const MuList *list, const char *name)
{
  for (guint i = 0; list != NULL && i < list->generals->len; i++)
    if (strcmp (mu_list_general (list, i)->name, name) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
may_be_nobody (const char *what, const char *name, GError **error)
{
  return *name == '\0' || mu_possible_name (what, name, error);
}

gboolean
mu_possible_new_names (const MuList *list, const MuList *was, GError **error)
{
  if ((was == NULL || strcmp (was->name, list->name) != 0)
      && !mu_possible_name (_ ("The name of the list"), list->name, error))
    return FALSE;
  if ((was == NULL || strcmp (was->player, list->player) != 0)
      && !may_be_nobody (_ ("The player's name"), list->player, error))
    return FALSE;
  if ((was == NULL || strcmp (was->tags, list->tags) != 0)
      && !may_be_nobody (_ ("The tags"), list->tags, error))
    return FALSE;
  for (guint i = 0; i < list->units->len; i++)
    if (!has_unit (was, mu_list_unit (list, i)->name)
        && !may_be_called (TRUE, i, mu_list_unit (list, i)->name, error))
      return FALSE;
  for (guint i = 0; i < list->generals->len; i++)
    if (!has_general (was, mu_list_general (list, i)->name)
        && !may_be_called (FALSE, i, mu_list_general (list, i)->name, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_result (const MuListUnit *unit, const MuUnitOutcome *result, GError **error)
{
  /* wrg.points.forced-march.straggling: those left behind are not there. */
  const int strength = mu_list_unit_strength (unit);
  if (result->figures_start != strength)
    return refuse (error,
                   _ ("%s: the result begins with %d figures, the list has %d. Record the battle "
                      "that this list fought."),
                   unit->name, result->figures_start, strength);
  if (result->figures_left < 0 || result->figures_left > result->figures_start)
    return refuse (error, _ ("%s: %d of %d figures left cannot be. Correct the losses."),
                   unit->name, result->figures_left, result->figures_start);
  return number_of (unit->name, _ ("casualties"), result->casualties, 0, G_MAXINT32, error)
         && number_of (unit->name, _ ("casualties carried"), result->carried, 0, G_MAXINT32, error)
         && number_of (unit->name, _ ("casualties inflicted"), result->inflicted, 0, G_MAXINT32,
                       error)
         && number_of (unit->name, _ ("fate"), result->fate, MU_FATE_ON_TABLE, MU_FATE_RETIRING,
                       error)
         && number_of (unit->name, _ ("reaction row"), result->worst_row, 0, 7, error);
}

static gboolean
check_results (const MuBattleSideRecord *side, GError **error)
{
  guint units = side->list->units->len;
  if (units == 0)
    return refuse (error, _ ("%s has no units. No battle can be fought with it."),
                   side->list->name);
  if (side->results->len != units)
    return refuse (error, _ ("%s: %u results for %u units. Give each unit one result."),
                   side->list->name, side->results->len, units);
  for (guint i = 0; i < units; i++)
    if (!check_result (g_ptr_array_index (side->list->units, i),
                       &g_array_index (side->results, MuUnitOutcome, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
check_leadership (const MuBattleSideRecord *side, GError **error)
{
  for (guint i = 0; i < side->leadership->len; i++) {
    const MuLeadership *found = g_ptr_array_index (side->leadership, i);
    if (!mu_possible_text (_ ("A general's name"), found->name, MU_LIST_NAME_MAX, error)
        || !number_of (found->name, _ ("personality"), found->personality, MU_CAUTIOUS, MU_RASH,
                       error)
        || !number_of (found->name, _ ("die"), found->face, 0, 6, error)
        || !number_of (found->name, _ ("ability"), found->ability, 0, G_MAXUINT8, error)
        || !number_of (found->name, _ ("total of the dice"), found->total, 0,
                       MU_LEADERSHIP_TOTAL_MAX, error)
        || !number_of (found->name, _ ("total of the dice"), found->again, 0,
                       MU_LEADERSHIP_TOTAL_MAX, error))
      return FALSE;
  }
  return mu_possible_number (_ ("The number of generals"), side->leadership->len, 0, GENERALS_MAX,
                             error);
}

static gboolean
check_side (const MuBattleSideRecord *side, GError **error)
{
  if (side->list == NULL)
    return refuse (error, _ ("A side has no army list. Choose both armies."));
  return mu_possible_list (side->list, error) && check_results (side, error)
         && check_leadership (side, error)
         && number_of (side->list->name, _ ("scouting strength"), side->scouting, 0, G_MAXINT32,
                       error)
         && number_of (side->list->name, _ ("points at the start"), side->start_quarters, 0,
                       G_MAXINT32, error)
         && number_of (side->list->name, _ ("points left"), side->left_quarters, 0, G_MAXINT32,
                       error)
         && number_of (side->list->name, _ ("seconds for its orders"), side->order_seconds, 0,
                       MU_ORDER_SECONDS_MAX, error);
}

static gboolean
check_date (const char *text, GError **error)
{
  return mu_battle_date_is_one (text)
         || refuse (error, _ ("“%s” is no date. Write the day of the battle as 2024-05-03."), text);
}

static gboolean
check_circumstances (const MuBattleRecord *record, GError **error)
{
  g_autofree char *name = mu_name_made (record->name, MU_NAME_MAX);
  return mu_possible_name (_ ("The name of the battle"), name, error)
         && check_date (record->fought_on, error) && possible_rules (record->rules, error)
         && mu_possible_number (_ ("The month"), record->month, 1, 12, error)
         && mu_possible_number (_ ("The region"), record->region, MU_REGION_MEDITERRANEAN,
                                MU_REGION_NORTHERN, error)
         && mu_possible_number (_ ("The country"), record->country, MU_COUNTRY_PLAIN,
                                MU_COUNTRY_STEPPE, error)
         && mu_possible_number (_ ("The weather"), record->weather, MU_FINE, MU_SNOW_AND_WINDS,
                                error)
         && mu_possible_number (_ ("The die for the weather"), record->weather_face, 0, 6, error)
         && mu_possible_number (_ ("The outscouted side"), record->outscouted, MU_SIDE_A,
                                MU_SIDE_NONE, error)
         && mu_possible_number (_ ("The winner"), record->winner, MU_SIDE_A, MU_SIDE_NONE, error)
         && mu_possible_number (_ ("The number of periods"), record->periods, 0, 255, error);
}

static gboolean
check_roll (const MuRoll *roll, GError **error)
{
  if (roll->purpose >= MU_ROLL_PURPOSES || roll->die >= MU_DIE_KINDS || roll->real > 1
      || roll->subject < MU_ROLL_NO_SUBJECT)
    return refuse (error, _ ("A roll is of a kind that no rule knows."));
  if (!mu_dice_verify (roll))
    return refuse (error,
                   _ ("Roll %" PRIu64 " of stream %" PRIu64 " under seed %" PRIu64
                      " did not show %d. Enter a die thrown at the table as such."),
                   roll->index, roll->stream, roll->seed, roll->value);
  return TRUE;
}

gboolean
mu_possible_rolls (const MuRoll *rolls, guint count, GError **error)
{
  for (guint i = 0; i < count; i++)
    if (!check_roll (&rolls[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
check_digest (const MuBattleRecord *record, GError **error)
{
  if (record->digest == mu_battle_record_digest (record))
    return TRUE;
  return refuse (error,
                 _ ("The events of %s are not those that were fought: they were changed. "
                    "Fight the battle again from its seed."),
                 record->name);
}

static gboolean
check_seed (const MuBattleRecord *record, GError **error)
{
  if (mu_battle_record_seed_holds (record))
    return TRUE;
  return refuse (error,
                 _ ("The dice of %s do not come from the seed that both sides made by their seals. "
                    "Fight the battle again when both are open."),
                 record->name);
}

gboolean
mu_possible_battle (const MuBattleRecord *record, GError **error)
{
  if (!record->fought)
    return refuse (error, _ ("The battle has not been fought yet. Fight it, then record it."));
  for (int side = 0; side < MU_SIDES; side++)
    if (!check_side (&record->side[side], error))
      return FALSE;
  for (int side = 0; side < MU_SIDES; side++)
    if (!mu_possible_papers (record, (MuSide) side, error))
      return FALSE;
  return check_circumstances (record, error) && mu_possible_field (record, error)
         && check_seed (record, error) && check_digest (record, error)
         && mu_possible_rolls ((const MuRoll *) (const void *) record->rolls->data,
                               record->rolls->len, error);
}

gboolean
mu_possible_plan (const MuCampaignPlan *plan, GError **error)
{
  return mu_possible_name (_ ("The name of the campaign"), plan->name, error)
         && mu_possible_number (_ ("The year"), plan->year, -YEAR_MAX, YEAR_MAX, error)
         && mu_possible_number (_ ("The month"), plan->month, 1, 12, error)
         && mu_possible_number (_ ("The day"), plan->day > 0 ? plan->day : 1, 1,
                                mu_calendar_month_days (plan->month), error)
         && mu_possible_number (_ ("The region"), plan->region, MU_REGION_MEDITERRANEAN,
                                MU_REGION_NORTHERN, error)
         && mu_possible_number (_ ("The country"), plan->country, MU_COUNTRY_PLAIN,
                                MU_COUNTRY_STEPPE, error)
         && mu_possible_number (_ ("The number of sides"), plan->sides, MU_SIDES,
                                MU_CAMPAIGN_SIDES_MAX, error);
}

static gboolean
check_table_unit (const char *what, const MuTableUnit *unit, GError **error)
{
  return mu_possible_number (what, unit->side, MU_SIDE_A, MU_SIDE_NONE, error)
         && mu_possible_number (what, unit->unit, 0, MU_LIST_UNITS_MAX - 1, error);
}

/* What is done without a unit is done to nobody. */
static gboolean
check_hit (const MuKeptSum *sum, GError **error)
{
  if (!check_table_unit (_ ("The unit that loses"), &sum->hit, error)
      || !check_table_unit (_ ("The unit that inflicts"), &sum->by, error))
    return FALSE;
  if (sum->hit.side != MU_SIDE_NONE)
    return TRUE;
  return (sum->casualties == 0 && sum->mark == MU_MARK_NONE && sum->by.side == MU_SIDE_NONE)
         || refuse (error, _ ("The casualties are nobody's. Choose the unit that takes them."));
}

gboolean
mu_possible_sum (const MuKeptSum *sum, GError **error)
{
  return mu_possible_text (_ ("The kind of sum"), sum->kind, MU_KEPT_KIND_MAX, error)
         && mu_possible_text (_ ("The sum"), sum->input, MU_KEPT_INPUT_MAX, error)
         && mu_possible_text (_ ("The sum's answer"), sum->headline, MU_KEPT_HEADLINE_MAX, error)
         && mu_possible_number (_ ("The period"), sum->period, 0, 255, error)
         && mu_possible_number (_ ("The number of casualties"), sum->casualties, 0,
                                MU_KEPT_CASUALTIES_MAX, error)
         && mu_possible_number (_ ("The mark"), sum->mark, MU_MARK_NONE, MU_TABLE_MARKS - 1, error)
         && check_hit (sum, error)
         && mu_possible_rolls ((const MuRoll *) (const void *) sum->rolls->data, sum->rolls->len,
                               error);
}

gboolean
mu_possible_tonight (const MuTonight *tonight, GError **error)
{
  if (!mu_possible_text (_ ("The battle's sheet"), tonight->sheet, SHEET_MAX, error))
    return FALSE;
  return *tonight->sheet != '\0' || refuse (error, _ ("The battle's sheet is empty."));
}

/* The words of the account that need no events: preliminaries, names of phases,
 * fates and dice. */
#include "reports/account/account.h"

#include <glib/gi18n-lib.h>

#include "lists/battle/system.h"
#include "lists/list/terms.h"
#include "reports/account/account_private.h"
#include "reports/system.h"

const char *
mu_account_phase (MuRuleSystem rules, int phase)
{
  const MuBattleSystem *system = mu_battle_system (rules);
  const char *words = system ? system->clock.phase_words (phase) : "";
  return *words ? _ (words) : "";
}

const char *
mu_account_fate (MuFate fate)
{
  switch (fate) {
  case MU_FATE_ON_TABLE:
    return _ ("on the field");
  case MU_FATE_IN_ROUT:
    return _ ("in rout");
  case MU_FATE_ROUTED_OFF:
    return _ ("routed off");
  case MU_FATE_OFF_TABLE:
    return _ ("left the table");
  case MU_FATE_DESTROYED:
    return _ ("destroyed");
  case MU_FATE_PRISONER:
    return _ ("prisoner");
  case MU_FATE_RETIRING:
    return _ ("retiring");
  }
  return "";
}

const char *
mu_account_general_end (MuGeneralEnd end)
{
  switch (end) {
  case MU_GENERAL_END_STAYED:
    break;
  case MU_GENERAL_END_LOST:
    return _ ("general lost");
  case MU_GENERAL_END_WOUNDED:
    return _ ("general wounded and taken off");
  case MU_GENERAL_END_CAPTURED:
    return _ ("general captured");
  case MU_GENERAL_END_KILLED:
    return _ ("general killed");
  case MU_GENERAL_END_FLED:
    return _ ("general fled with his unit");
  }
  return "";
}

const char *
mu_account_roll_purpose (MuRollPurpose purpose)
{
  switch (purpose) {
  case MU_ROLL_OTHER:
    return _ ("other");
  case MU_ROLL_PERSONALITY:
    return _ ("character of a general");
  case MU_ROLL_WEATHER:
    return _ ("weather");
  case MU_ROLL_REACTION:
    return _ ("reaction");
  case MU_ROLL_SHOOT_PLUS:
    return _ ("shooting, plus die");
  case MU_ROLL_SHOOT_MINUS:
    return _ ("shooting, minus die");
  case MU_ROLL_MELEE_PLUS:
    return _ ("hand-to-hand, plus die");
  case MU_ROLL_MELEE_MINUS:
    return _ ("hand-to-hand, minus die");
  case MU_ROLL_RISK_TO_GENERAL:
    return _ ("risk to a general");
  case MU_ROLL_ARRIVAL:
    return _ ("arrival");
  case MU_ROLL_SET_ASIDE:
    return _ ("set aside before a battle");
  case MU_ROLL_INITIATIVE:
    return _ ("initiative");
  case MU_ROLL_CHARGE_MOVE:
    return _ ("length of a charge or retreat");
  case MU_ROLL_ROUT_MOVE:
    return _ ("length of a rout or pursuit");
  case MU_ROLL_VOLLEY:
    return _ ("missile fire");
  case MU_ROLL_SCORE:
    return _ ("close combat");
  case MU_ROLL_BLOW:
    return _ ("blows");
  case MU_ROLL_MORALE:
    return _ ("morale");
  case MU_ROLL_SEARCH:
    return _ ("search for a ford");
  case MU_ROLL_COMMAND:
    return _ ("command points");
  case MU_ROLL_CONTROL:
    return _ ("command control");
  case MU_ROLL_RALLY:
    return _ ("rally");
  case MU_ROLL_GAME_END:
    return _ ("end of the battle");
  case MU_ROLL_FRIGHT:
    return _ ("fright of elephants");
  case MU_ROLL_DEFENSE:
    return _ ("missile defence");
  }
  return "";
}

const char *
mu_account_roll (MuRuleSystem rules, MuRollPurpose purpose)
{
  const MuReportSystem *system = mu_report_system (rules);
  const char *words = system->roll_words ? system->roll_words (purpose) : NULL;
  return words ? words : mu_account_roll_purpose (purpose);
}

char *
mu_account_number (gint64 number)
{
  return mu_term_number (number);
}

char *
mu_account_points (gint64 quarters)
{
  static const char *const part[] = { "", "¼", "½", "¾" };
  if (quarters > 0 && quarters < 4)
    return g_strdup (part[quarters]);
  g_autofree char *whole = mu_account_number (quarters / 4);
  return g_strconcat (whole, part[ABS (quarters) % 4], NULL);
}

static const char *
army (const MuBattleRecord *record, MuSide side)
{
  return record->side[side].list->name;
}

char *
mu_account_scouting (const MuBattleRecord *record)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (system && !system->outscouted)
    return g_strdup ("");
  MuSide poor = record->outscouted;
  if (poor != MU_SIDE_A && poor != MU_SIDE_B)
    return g_strdup_printf (_ ("Neither side has been outscouted (%s %d, %s %d)."),
                            army (record, MU_SIDE_A), record->side[MU_SIDE_A].scouting,
                            army (record, MU_SIDE_B), record->side[MU_SIDE_B].scouting);
  MuSide good = poor == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  return g_strdup_printf (_ ("Outscouted: %s (%d against %d), whose troops all deploy in sight."),
                          army (record, poor), record->side[poor].scouting,
                          record->side[good].scouting);
}

static const char *
weather_words (MuWeather weather)
{
  switch (weather) {
  case MU_FINE:
    return _ ("fine");
  case MU_RAIN:
    return _ ("rain");
  case MU_SNOW:
    return _ ("snow");
  case MU_WINDS:
    return _ ("strong winds");
  case MU_RAIN_AND_WINDS:
    return _ ("rain and strong winds");
  case MU_SNOW_AND_WINDS:
    return _ ("snow and strong winds");
  }
  return "";
}

static const char *
region_words (MuRegion region)
{
  return region == MU_REGION_NORTHERN ? _ ("the north") : _ ("the Mediterranean lands");
}

const char *
mu_account_country (MuCountry country)
{
  switch (country) {
  case MU_COUNTRY_PLAIN:
    return _ ("plain");
  case MU_COUNTRY_MOUNTAIN:
    return _ ("mountain");
  case MU_COUNTRY_DESERT:
    return _ ("desert");
  case MU_COUNTRY_STEPPE:
    return _ ("steppe");
  }
  return "";
}

const char *
mu_account_month (int month)
{
  static const char *const months[] = {
    N_ ("January"),   N_ ("February"), N_ ("March"),    N_ ("April"),
    N_ ("May"),       N_ ("June"),     N_ ("July"),     N_ ("August"),
    N_ ("September"), N_ ("October"),  N_ ("November"), N_ ("December"),
  };
  return month >= 1 && month <= 12 ? _ (months[month - 1]) : "";
}

char *
mu_account_season (int month, MuRegion region, MuCountry country)
{
  /* Translators: a month, a region, a kind of country, as "June in the north, plain" */
  return g_strdup_printf (_ ("%s in %s, %s"), mu_account_month (month), region_words (region),
                          mu_account_country (country));
}

char *
mu_account_weather (const MuBattleRecord *record)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (system && !system->weather)
    return g_strdup ("");
  g_autofree char *season = mu_account_season (record->month, record->region, record->country);
  const char *weather = weather_words (record->weather);
  if (record->weather_face == 0)
    return g_strdup_printf (_ ("%s: %s."), season, weather);
  return g_strdup_printf (_ ("%s: %s, on a roll of %d."), season, weather, record->weather_face);
}

const char *
mu_account_personality (MuPersonality personality)
{
  switch (personality) {
  case MU_CAUTIOUS:
    return _ ("cautious");
  case MU_AVERAGE:
    return _ ("of average mettle");
  case MU_RASH:
    return _ ("rash");
  }
  return "";
}

static char *
leader_words (const MuLeadership *leader)
{
  return g_strdup_printf (_ ("%s is %s (a roll of %d)."), leader->name,
                          mu_account_personality (leader->personality), leader->face);
}

static void
append_leadership (GString *text, const MuBattleRecord *record, const MuBattleSideRecord *side)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  for (guint i = 0; i < side->leadership->len; i++) {
    const MuLeadership *found = g_ptr_array_index (side->leadership, i);
    g_autofree char *words
        = system->leader_words ? system->leader_words (found) : leader_words (found);
    if (text->len > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, words);
  }
}

char *
mu_account_sentences (const char *first, const char *second, const char *third)
{
  const char *const each[] = { first, second, third };
  GString *text = g_string_new ("");
  for (guint i = 0; i < G_N_ELEMENTS (each); i++)
    if (*each[i])
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", each[i]);
  return g_string_free (text, FALSE);
}

char *
mu_account_leadership (const MuBattleRecord *record)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (system && !system->generals)
    return g_strdup ("");
  GString *text = g_string_new ("");
  for (int side = 0; side < MU_SIDES; side++)
    append_leadership (text, record, &record->side[side]);
  if (text->len == 0 && (!system || system->generals))
    g_string_append (text, _ ("Each army has its commander-in-chief alone: no subordinate's "
                              "character to roll."));
  return g_string_free (text, FALSE);
}

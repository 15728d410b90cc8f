#include "app/cli/battle/battle_words.h"

#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "lists/system.h"
#include "reports/account/account.h"
#include "reports/system.h"

#define UNIT_COLUMNS 34

void
mu_out_planned (MuCall *call, const MuBattleRecord *record)
{
  static const char *const names[MU_SIDES] = { "planned-a", "planned-b" };
  for (int side = 0; side < MU_SIDES; side++)
    switch (record->side[side].planned) {
    case MU_PLANNED_BOTH:
      mu_out_text (call, names[side], "both");
      break;
    case MU_PLANNED_DEPLOYMENT:
      mu_out_text (call, names[side], "deployment");
      break;
    case MU_PLANNED_ORDERS:
      mu_out_text (call, names[side], "orders");
      break;
    }
}

static void
out_who (MuCall *call, const char *name, gboolean a, gboolean b)
{
  if (a || b)
    mu_out_text (call, name, a && b ? "both" : a ? "a" : "b");
}

void
mu_out_terms (MuCall *call, const MuBattleRecord *record)
{
  const MuBattleSideRecord *a = &record->side[MU_SIDE_A], *b = &record->side[MU_SIDE_B];
  out_who (call, "arabs", a->arabs, b->arabs);
  out_who (call, "wells", a->wells, b->wells);
  out_who (call, "torches", a->torches, b->torches);
  if (a->order_seconds > 0)
    mu_out_number (call, "writing-a", a->order_seconds);
  if (b->order_seconds > 0)
    mu_out_number (call, "writing-b", b->order_seconds);
  out_who (call, "commanded", a->commanded, b->commanded);
  if (a->alone && b->alone && !record->fought)
    mu_out_text (call, "commanded", "none");
}

void
mu_out_battle (MuCall *call, const MuBattleRecord *record)
{
  const MuBattleSideRecord *a = &record->side[MU_SIDE_A], *b = &record->side[MU_SIDE_B];
  g_autofree char *share_a = mu_share_key (a->left_quarters, a->start_quarters);
  g_autofree char *share_b = mu_share_key (b->left_quarters, b->start_quarters);
  g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", record->digest);
  mu_out_text (call, "winner", mu_winner_key (record->winner));
  mu_out_text (call, "points-a", share_a);
  mu_out_text (call, "points-b", share_b);
  mu_out_number (call, "periods", record->periods);
  mu_out_text (call, "digest", digest);
}

void
mu_say_result_of_day (MuCall *call, const MuBattleRecord *record, const char *day)
{
  g_autofree char *result = mu_account_result (record);
  g_autofree char *shares = *day ? mu_account_bare_shares (record) : mu_account_shares (record);
  g_autofree char *decided = mu_account_decided (record);
  mu_say_wrapped (call, 0, result);
  if (*decided)
    mu_say_wrapped (call, 0, decided);
  if (shares)
    mu_say_wrapped (call, 0, shares);
  if (*day)
    mu_say_wrapped (call, 0, day);
}

void
mu_say_result (MuCall *call, const MuBattleRecord *record)
{
  mu_say_result_of_day (call, record, "");
}

void
mu_say_preliminaries (MuCall *call, const MuBattleRecord *record)
{
  g_autofree char *leadership = mu_account_leadership (record);
  g_autofree char *scouting = mu_account_scouting (record);
  g_autofree char *weather = mu_account_weather (record);
  if (*leadership)
    mu_say_wrapped (call, 0, leadership);
  if (*scouting)
    mu_say_wrapped (call, 0, scouting);
  if (*weather)
    mu_say_wrapped (call, 0, weather);
  g_autofree char *field = mu_account_field (record);
  g_autofree char *papers = mu_account_papers (record);
  if (*field)
    mu_say_wrapped (call, 0, field);
  if (*papers)
    mu_say_wrapped (call, 0, papers);
  g_autofree char *terms = mu_account_terms (record);
  if (*terms)
    mu_say_wrapped (call, 0, terms);
  g_autofree char *seed = mu_account_seed (record);
  mu_say_wrapped (call, 0, seed);
}

void
mu_out_seed_story (MuCall *call, const MuBattleRecord *record)
{
  const MuSeedStory *story = &record->story;
  mu_out_text (call, "seed-origin", mu_seed_origin_key (story->origin));
  mu_out_number (call, "rolled-again", story->again);
  if (story->joint || mu_battle_record_is_joint (record))
    mu_out_text (call, "seed-joint", story->joint ? "yes" : "open");
}

void
mu_warn_of_weak_seals (const MuBattleRecord *record)
{
  g_autofree char *words = mu_account_weak_seals (record);
  if (*words)
    mu_warn (words);
}

void
mu_out_losses (MuCall *call, const MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].results->len; i++) {
      const MuUnitOutcome *end = &g_array_index (record->side[side].results, MuUnitOutcome, i);
      const MuListUnit *unit = mu_list_unit (record->side[side].list, i);
      g_autofree char *notation = mu_list_system (record->rules)->notation (unit);
      g_autofree char *start = g_strdup_printf ("%d", end->figures_start);
      g_autofree char *left = g_strdup_printf ("%d", end->figures_left);
      mu_out_row (call, "unit", mu_side_key ((MuSide) side), unit->name, notation, start, left,
                  mu_fate_key ((MuFate) end->fate), NULL);
    }
}

/* Of who is no unit nothing is counted. */
static void
say_unit (MuCall *call, MuRuleSystem rules, const MuListUnit *unit, const MuUnitOutcome *end)
{
  g_autofree char *name = mu_pad (unit->name, UNIT_COLUMNS);
  if (mu_report_is_unit (rules, unit))
    mu_say (call, "  %s %6d %6d %6d  %s\n", name, end->figures_start,
            end->figures_start - end->figures_left, end->figures_left, mu_account_end (rules, end));
  else
    mu_say (call, "  %s %6s %6s %6s  %s\n", name, "", "", "", mu_account_end (rules, end));
}

static const char *
all_words (MuRuleSystem rules)
{
  switch (mu_report_counts_in (rules)) {
  case MU_STRENGTH_STANDS:
    return _ ("All stands");
  case MU_STRENGTH_STEPS:
    return _ ("All steps");
  case MU_STRENGTH_FIGURES:
    break;
  }
  return _ ("All figures");
}

static void
say_points (MuCall *call, const MuBattleRecord *record, MuSide which)
{
  const MuBattleSideRecord *side = &record->side[which];
  const char *general = mu_account_general_end (mu_battle_general_end (record, which));
  g_autofree char *start = mu_account_points (side->start_quarters);
  g_autofree char *left = mu_account_points (side->left_quarters);
  if (mu_report_system (record->rules)->side_words) {
    g_autofree char *words = mu_account_side (record, which);
    mu_say (call, "  %s\n", words);
    return;
  }
  mu_say (call, _ ("  Points: %s of %s left"), left, start);
  mu_say (call, "%s%s\n", *general != '\0' ? ", " : "", general);
}

static void
say_side (MuCall *call, const MuBattleRecord *record, MuSide which)
{
  const MuBattleSideRecord *side = &record->side[which];
  g_autofree char *name = mu_pad (side->list->name, UNIT_COLUMNS + 2);
  int began = 0, stayed = 0;
  mu_say (call, _ ("\n%s  began   lost   left\n"), name);
  for (guint i = 0; i < side->results->len; i++) {
    const MuUnitOutcome *end = &g_array_index (side->results, MuUnitOutcome, i);
    const MuListUnit *unit = mu_list_unit (side->list, i);
    say_unit (call, record->rules, unit, end);
    if (!mu_report_is_unit (record->rules, unit))
      continue;
    began += end->figures_start;
    stayed += end->figures_left;
  }
  g_autofree char *all = mu_pad (all_words (record->rules), UNIT_COLUMNS);
  mu_say (call, "  %s %6d %6d %6d\n", all, began, began - stayed, stayed);
  say_points (call, record, which);
}

void
mu_say_losses (MuCall *call, const MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    say_side (call, record, (MuSide) side);
}

/* --- the log ------------------------------------------------------------ */

static void
put_events (MuCall *call, const MuBattleRecord *record)
{
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    g_autofree char *numbers
        = g_strdup_printf ("%u %u %u %u %d %d %d %d %d %d", event->kind, event->period,
                           event->phase, event->side, event->body, event->other, event->value[0],
                           event->value[1], event->value[2], event->value[3]);
    g_auto (GStrv) word = g_strsplit (numbers, " ", -1);
    mu_out_row (call, "event", word[0], word[1], word[2], word[3], word[4], word[5], word[6],
                word[7], word[8], word[9], mu_rule_id ((MuRule) event->rule), NULL);
  }
}

/* Periods and phases are the headings, not lines of their own. */
static gboolean
is_heading (const MuBattleRecord *record, const MuAccountLine *line)
{
  int kind = g_array_index (record->events, MuEvent, line->event).kind;
  return !line->ruling && (kind == MU_EVENT_PERIOD || kind == MU_EVENT_PHASE);
}

static void
say_line (MuCall *call, const MuAccountLine *line)
{
  mu_say_wrapped (call, 2, line->text);
  if (line->sum[0])
    mu_say_wrapped (call, 6, line->sum);
  if (line->rule_id[0]) {
    g_autofree char *rule = g_strdup_printf ("%s (%s)", line->rule_words, line->section);
    mu_say_wrapped (call, 6, rule);
  }
}

static void
say_period (MuCall *call, MuRuleSystem rules, int period)
{
  g_autofree char *words = mu_report_period (rules, period);
  mu_say (call, "\n%s\n", words);
}

void
mu_show_log (MuCall *call, const MuBattleRecord *record)
{
  if (mu_call_porcelain (call)) {
    put_events (call, record);
    return;
  }
  g_autoptr (GPtrArray) lines = mu_account (record);
  int period = -1, phase = -1;
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    if (is_heading (record, line))
      continue;
    if (line->period != period && line->period == 0)
      mu_say (call, "\n");
    else if (line->period != period)
      say_period (call, record->rules, line->period);
    if (line->period != period || line->phase != phase)
      mu_say (call, " %s\n", mu_account_phase (record->rules, line->phase));
    period = line->period;
    phase = line->phase;
    say_line (call, line);
  }
}

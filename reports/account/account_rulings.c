/* What was laid down between two periods, as lines of the account. */
#include <glib/gi18n-lib.h>

#include "lists/battle/wrg/new_orders.h"
#include "reports/account/account_private.h"
#include "reports/document/rule_words.h"
#include "reports/system.h"

/* --- when ----------------------------------------------------------------- */

/* Whether the event comes after that period's end: the next period, the battle's end, or what an
 * umpire did between them. last: the event before, NULL for the first. */
static gboolean
is_over (int period, const MuEvent *last, const MuEvent *event)
{
  if (event->period > period || event->kind == MU_EVENT_ENDED)
    return TRUE;
  return event->period == period && event->phase == MU_PHASE_ARRIVALS && last
         && last->period == period && last->phase != MU_PHASE_ARRIVALS;
}

/* --- in words ------------------------------------------------------------- */

/* Of rules that count stands. */
static char *
counted_sentence (const MuBodyStand *stand, const char *name, const char *fate, const char *order)
{
  if (stand->carried > 0)
    /* Translators: unit, stands, figures lost of those, "in rout", ", disordered" */
    return g_strdup_printf (ngettext ("The umpire: %s has %d stand less %d figures, %s%s.",
                                      "The umpire: %s has %d stands less %d figures, %s%s.",
                                      stand->figures),
                            name, stand->figures, stand->carried, fate, order);
  /* Translators: unit, stands, "in rout", ", disordered" */
  return g_strdup_printf (ngettext ("The umpire: %s has %d stand, %s%s.",
                                    "The umpire: %s has %d stands, %s%s.", stand->figures),
                          name, stand->figures, fate, order);
}

/* Of rules that count steps: one of two is disorder. */
static char *
steps_sentence (const MuAccountNames *names, const MuBodyStand *stand, const char *name)
{
  MuSide side;
  const MuListUnit *unit = mu_battle_record_unit (names->record, stand->body, &side);
  const int start = unit ? mu_list_unit_strength (unit) : stand->figures;
  const MuUnitOutcome end = { .figures_start = start,
                              .figures_left = start - (stand->disordered ? 1 : 0),
                              .fate = stand->fate };
  /* Translators: unit, "disordered", "in good order", "destroyed", "left the map" */
  return g_strdup_printf (_ ("The umpire: %s: %s."), name,
                          mu_account_end (names->record->rules, &end));
}

static char *
stands_sentence (const MuAccountNames *names, const MuBodyStand *stand)
{
  const char *name = mu_account_name (names, stand->body);
  const char *fate = mu_account_fate ((MuFate) stand->fate);
  const char *order = stand->disordered ? _ (", disordered") : "";
  switch (mu_report_counts_in (names->record->rules)) {
  case MU_STRENGTH_STANDS:
    return counted_sentence (stand, name, fate, order);
  case MU_STRENGTH_STEPS:
    return steps_sentence (names, stand, name);
  case MU_STRENGTH_FIGURES:
    break;
  }
  if (stand->carried > 0)
    /* Translators: unit, figures, casualties not yet a figure, "in rout", ", disordered" */
    return g_strdup_printf (ngettext ("The umpire: %s has %d figure, %d carried, %s%s.",
                                      "The umpire: %s has %d figures, %d carried, %s%s.",
                                      stand->figures),
                            name, stand->figures, stand->carried, fate, order);
  /* Translators: unit, figures, "in rout", ", disordered" */
  return g_strdup_printf (ngettext ("The umpire: %s has %d figure, %s%s.",
                                    "The umpire: %s has %d figures, %s%s.", stand->figures),
                          name, stand->figures, fate, order);
}

static char *
orders_sentence (const MuAccountNames *names, const MuRuling *ruling)
{
  g_autofree char *words
      = mu_new_orders_words (names->record, ruling->body, g_bytes_get_data (ruling->orders, NULL));
  /* Translators: unit, its orders as understood, a sentence */
  return g_strdup_printf (_ ("New orders for %s: %s"), mu_account_name (names, ruling->body),
                          words);
}

static char *
sentence (const MuAccountNames *names, const MuRuling *ruling)
{
  switch (ruling->kind) {
  case MU_RULING_STANDS:
    return stands_sentence (names, &ruling->stand);
  case MU_RULING_ORDERS:
    return orders_sentence (names, ruling);
  case MU_RULING_CONCEDES:
    break;
  }
  return g_strdup_printf (_ ("%s gave the battle up."),
                          names->record->side[ruling->side].list->name);
}

static MuRule
rule_of (MuRuleSystem rules, const MuRuling *ruling)
{
  if (rules != MU_RULES_WRG5)
    return MU_RULE_NONE;
  switch (ruling->kind) {
  case MU_RULING_ORDERS:
    return MU_RULE_WRG_ORDERS_MESSENGER;
  case MU_RULING_CONCEDES:
    return MU_RULE_WRG_VICTORY_PRISONERS;
  case MU_RULING_STANDS:
    break;
  }
  return MU_RULE_NONE;
}

static MuAccountLine *
make_line (const MuAccountNames *names, const MuRuling *ruling, int event)
{
  MuAccountLine *line = g_new0 (MuAccountLine, 1);
  MuSide side = ruling->kind == MU_RULING_CONCEDES ? ruling->side : MU_SIDE_NONE;
  const MuRule rule = rule_of (names->record->rules, ruling);
  line->event = event;
  line->ruling = TRUE;
  line->period = ruling->after;
  line->phase = MU_PHASE_ARRIVALS;
  line->body = mu_ruling_body (ruling);
  mu_battle_record_unit (names->record, line->body, &side);
  line->side = side;
  line->headline = TRUE;
  line->text = sentence (names, ruling);
  line->rule_id = g_strdup (mu_rule_id (rule));
  line->section = g_strdup (mu_rule_words_section (rule));
  line->rule_words = g_strdup (mu_rule_words_short (rule));
  line->sum = g_strdup ("");
  return line;
}

void
mu_account_rulings (const MuAccountNames *names, int event, guint *next, GPtrArray *lines)
{
  const MuBattleRecord *record = names->record;
  const MuEvent *at = &g_array_index (record->events, MuEvent, (guint) event);
  const MuEvent *last = event > 0 ? at - 1 : NULL;
  for (; *next < record->rulings->len; ++*next) {
    const MuRuling *ruling = &g_array_index (record->rulings, MuRuling, *next);
    if (!is_over (ruling->after, last, at))
      return;
    g_ptr_array_add (lines, make_line (names, ruling, event));
  }
}

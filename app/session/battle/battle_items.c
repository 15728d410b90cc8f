#include "app/session/battle/battle_items.h"

#include <glib/gi18n-lib.h>

#include "app/session/campaign/score_item.h"
#include "app/session/item_rows.h"
#include "app/session/words.h"
#include "lists/system.h"
#include "lists/words/plain.h"
#include "reports/account/account.h"
#include "reports/account/trust_words.h"
#include "reports/document/date_words.h"
#include "reports/system.h"

/* --- battles of the club file ------------------------------------------- */

struct _MuBattleItem {
  MuItem parent;
  gint64 id;
  char *name;
  char *date;
  char *result;
  char *detail;
  const char *icon;
};

G_DEFINE_FINAL_TYPE (MuBattleItem, mu_battle_item, MU_TYPE_ITEM)

static const MuItemField battle_fields[] = {
  MU_ID (MuBattleItem, id, "id"),           MU_TEXT (MuBattleItem, name, "name"),
  MU_TEXT (MuBattleItem, date, "date"),     MU_TEXT (MuBattleItem, result, "result"),
  MU_TEXT (MuBattleItem, detail, "detail"), MU_WORD (MuBattleItem, icon, "icon-name"),
};

static void
mu_battle_item_class_init (MuBattleItemClass *class)
{
  mu_item_class_set_fields (MU_ITEM_CLASS (class), battle_fields, G_N_ELEMENTS (battle_fields));
}

static void
mu_battle_item_init (MuBattleItem *self)
{
}

gint64
mu_battle_item_get_id (MuBattleItem *self)
{
  return self->id;
}

static const char *
army_of (const MuBattleRow *row, int side)
{
  return row->army[side] ? row->army[side] : "";
}

/* Who counts steps has strength left, and has won by something else. */
static char *
result_by_strength (const MuBattleRow *row, const char *a, const char *b)
{
  switch (row->winner) {
  case MU_SIDE_A: /* Translators: army, the strength that it has left, the enemy's; so in the next
                   */
    return g_strdup_printf (_ ("%s won, strength %s to %s"), army_of (row, MU_SIDE_A), a, b);
  case MU_SIDE_B:
    return g_strdup_printf (_ ("%s won, strength %s to %s"), army_of (row, MU_SIDE_B), b, a);
  case MU_SIDE_NONE:
    break;
  }
  return g_strdup_printf (_ ("Drawn, strength %s to %s"), a, b);
}

char *
mu_battle_row_result (const MuBattleRow *row)
{
  g_autofree char *left_a = mu_account_points (row->left_quarters[MU_SIDE_A]);
  g_autofree char *left_b = mu_account_points (row->left_quarters[MU_SIDE_B]);

  if (mu_report_counts_in (row->rules) == MU_STRENGTH_STEPS)
    return result_by_strength (row, left_a, left_b);
  switch (row->winner) {
  case MU_SIDE_A:
    return g_strdup_printf (_ ("%s won, %s to %s"), army_of (row, MU_SIDE_A), left_a, left_b);
  case MU_SIDE_B:
    return g_strdup_printf (_ ("%s won, %s to %s"), army_of (row, MU_SIDE_B), left_b, left_a);
  case MU_SIDE_NONE:
    return g_strdup_printf (_ ("Drawn, %s to %s"), left_a, left_b);
  }
  return NULL;
}

/* "campaign battle, 12 periods", with how its losses came about where that is not as usual. */
static char *
detail_words (const MuBattleRow *row)
{
  const char *kind = row->campaign ? _ ("campaign battle") : _ ("friendly");
  const gboolean turns = mu_report_system (row->rules)->turns;
  g_autofree char *detail = g_strdup_printf (
      turns ? ngettext ("%s, %d turn", "%s, %d turns", (gulong) row->periods)
            : ngettext ("%s, %d period", "%s, %d periods", (gulong) row->periods),
      kind, row->periods);

  return row->campaign ? mu_converted_name (detail, row->rules) : g_steal_pointer (&detail);
}

static MuBattleItem *
battle_item_new (const MuBattleRow *row, char *date, char *result)
{
  MuBattleItem *self = g_object_new (MU_TYPE_BATTLE_ITEM, NULL);

  self->id = row->id;
  self->name = mu_plain_line (row->name);
  self->date = date;
  self->result = result;
  g_autofree char *detail = detail_words (row);
  self->detail = mu_trust_name (detail, row->trust);
  self->icon = row->campaign ? "mu-campaigns-symbolic" : "mu-tonight-symbolic";
  return self;
}

void
mu_battle_items_show (GListStore *store, const GPtrArray *rows)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rows->len; i++) {
    const MuBattleRow *row = g_ptr_array_index (rows, i);
    g_ptr_array_add (items,
                     battle_item_new (row, g_strdup (row->fought_on), mu_battle_row_result (row)));
  }
  mu_item_rows_show (store, items);
}

void
mu_battle_items_show_campaign (GListStore *store, const MuCampaign *campaign)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; campaign && i < campaign->battles->len; i++) {
    const MuBattleRow *row = g_ptr_array_index (campaign->battles, i);
    const MuDate date = mu_campaign_date (campaign, row->day);
    g_ptr_array_add (
        items, battle_item_new (row, mu_date_in_words (&date), mu_result_words (campaign, row)));
  }
  mu_item_rows_show (store, items);
}

/* --- the log ------------------------------------------------------------ */

struct _MuLogItem {
  MuItem parent;
  int period;
  const char *phase;
  char *text;
  char *sum;
  char *rule;
  char *rule_words;
  char *search;
  int side;
  int body;
  gboolean headline;
  gboolean ruling;
};

G_DEFINE_FINAL_TYPE (MuLogItem, mu_log_item, MU_TYPE_ITEM)

static const MuItemField log_fields[] = {
  MU_INT (MuLogItem, period, "period"),   MU_WORD (MuLogItem, phase, "phase"),
  MU_TEXT (MuLogItem, text, "text"),      MU_TEXT (MuLogItem, sum, "sum"),
  MU_TEXT (MuLogItem, rule, "rule"),      MU_TEXT (MuLogItem, rule_words, "rule-words"),
  MU_TEXT (MuLogItem, search, "search"),  MU_INT (MuLogItem, side, "side"),
  MU_INT (MuLogItem, body, "body"),       MU_TRUTH (MuLogItem, headline, "headline"),
  MU_TRUTH (MuLogItem, ruling, "ruling"),
};

static void
mu_log_item_class_init (MuLogItemClass *class)
{
  mu_item_class_set_fields (MU_ITEM_CLASS (class), log_fields, G_N_ELEMENTS (log_fields));
}

static void
mu_log_item_init (MuLogItem *self)
{
}

int
mu_log_item_get_body (MuLogItem *self)
{
  return self->body;
}

gboolean
mu_log_item_get_headline (MuLogItem *self)
{
  return self->headline;
}

static MuLogItem *
log_item_new (const MuBattleRecord *record, const MuAccountLine *line)
{
  MuLogItem *self = g_object_new (MU_TYPE_LOG_ITEM, NULL);

  self->period = line->period;
  self->phase = mu_account_phase (record->rules, line->phase);
  self->text = mu_plain_line (line->text);
  self->sum = g_strdup (line->sum);
  self->rule = g_strdup (line->section);
  self->rule_words = g_strdup (line->rule_words);
  self->search
      = g_strconcat (line->text, " ", line->section, " ", line->rule_words, " ", self->phase, NULL);
  self->side = line->side;
  self->body = line->body;
  self->headline = line->headline;
  self->ruling = line->ruling;
  return self;
}

void
mu_log_items_show (GListStore *store, const MuBattleRecord *record)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) account = record && record->fought ? mu_account (record) : NULL;

  for (guint i = 0; account && i < account->len; i++)
    g_ptr_array_add (items, log_item_new (record, g_ptr_array_index (account, i)));
  mu_item_rows_show (store, items);
}

/* --- losses ------------------------------------------------------------- */

struct _MuLossItem {
  MuItem parent;
  char *name;
  const char *icon;
  char *troops;
  char *figures;
  int start;
  int left;
  double share;
  int casualties;
  int inflicted;
  char *fate;
  gboolean whole_army;
};

G_DEFINE_FINAL_TYPE (MuLossItem, mu_loss_item, MU_TYPE_ITEM)

static const MuItemField loss_fields[] = {
  MU_TEXT (MuLossItem, name, "name"),
  MU_WORD (MuLossItem, icon, "icon-name"),
  MU_TEXT (MuLossItem, troops, "troops"),
  MU_TEXT (MuLossItem, figures, "figures"),
  MU_INT (MuLossItem, start, "start"),
  MU_INT (MuLossItem, left, "left"),
  MU_SHARE (MuLossItem, share, "share"),
  MU_INT (MuLossItem, casualties, "casualties"),
  MU_INT (MuLossItem, inflicted, "inflicted"),
  MU_TEXT (MuLossItem, fate, "fate"),
  MU_TRUTH (MuLossItem, whole_army, "whole-army"),
};

static void
mu_loss_item_class_init (MuLossItemClass *class)
{
  mu_item_class_set_fields (MU_ITEM_CLASS (class), loss_fields, G_N_ELEMENTS (loss_fields));
}

static void
mu_loss_item_init (MuLossItem *self)
{
}

const char *
mu_loss_item_get_name (MuLossItem *self)
{
  return self->name;
}

static void
count (MuLossItem *self, const MuUnitOutcome *outcome)
{
  self->start += outcome->figures_start;
  self->left += outcome->figures_left;
  self->casualties += outcome->casualties;
  self->inflicted += outcome->inflicted;
}

static void
put_in_words (MuLossItem *self)
{
  self->figures = g_strdup_printf (_ ("%d of %d"), self->left, self->start);
  self->share = CLAMP ((double) self->left / MAX (self->start, 1), 0.0, 1.0);
}

/* Of who is no unit nothing is counted. */
static MuLossItem *
unit_loss (const MuBattleRecord *record, const MuBattleSideRecord *side, guint unit)
{
  MuLossItem *self = g_object_new (MU_TYPE_LOSS_ITEM, NULL);
  const MuListUnit *of = mu_list_unit (side->list, unit);
  const MuUnitOutcome *outcome = &g_array_index (side->results, MuUnitOutcome, unit);

  self->name = mu_plain_line (of->name);
  self->icon = mu_words_icon (of->troop.type);
  self->troops
      = *of->stand ? mu_list_system_of (side->list)->notation (of) : mu_words_notation (&of->troop);
  self->fate = g_strdup (mu_account_end (record->rules, outcome));
  if (!mu_report_is_unit (record->rules, of)) {
    self->figures = g_strdup ("");
    return self;
  }
  count (self, outcome);
  put_in_words (self);
  return self;
}

/* What its rules count besides what is counted here, or what became of its general. */
static char *
army_end (const MuBattleRecord *record, MuSide which)
{
  if (mu_report_system (record->rules)->side_words)
    return mu_account_side (record, which);
  return g_strdup (mu_account_general_end (mu_battle_general_end (record, which)));
}

static MuLossItem *
army_loss (const MuBattleRecord *record, MuSide which)
{
  const MuBattleSideRecord *side = &record->side[which];
  MuLossItem *self = g_object_new (MU_TYPE_LOSS_ITEM, NULL);

  self->name = mu_plain_line (side->list->name);
  self->troops = g_strdup ("");
  self->fate = army_end (record, which);
  self->whole_army = TRUE;
  for (guint i = 0; i < side->results->len; i++)
    if (mu_report_is_unit (record->rules, mu_list_unit (side->list, i)))
      count (self, &g_array_index (side->results, MuUnitOutcome, i));
  put_in_words (self);
  return self;
}

void
mu_loss_items_show (GListStore *store, const MuBattleRecord *record)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (int number = 0; record && record->fought && number < MU_SIDES; number++) {
    const MuBattleSideRecord *side = &record->side[number];
    g_ptr_array_add (items, army_loss (record, (MuSide) number));
    for (guint i = 0; i < side->results->len; i++)
      g_ptr_array_add (items, unit_loss (record, side, i));
  }
  mu_item_rows_show (store, items);
}

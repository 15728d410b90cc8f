#include "app/desktop/tonight/plan_view.h"

#include <glib/gi18n.h>

#include "app/desktop/battle/odds_card.h"
#include "app/desktop/battle/preliminaries.h"
#include "app/desktop/deployment/deployment_card.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/page/samples.h"
#include "app/desktop/tonight/plan_row.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_item.h"
#include "app/session/campaign/campaign_items.h"
#include "app/session/game/game_evening.h"
#include "db/store.h"
#include "lists/battle/conversion.h"
#include "lists/system.h"

/* Armies took the field when there was grass: June, unless a campaign says otherwise. */
#define CAMPAIGNING_MONTH 6

struct _MuPlanView {
  AdwBin parent;
  MuDesk *desk;
  gint64 campaign;            /* whose sides are offered; 0: none's */
  MuHistoricBattle *historic; /* among the occasions behind the campaigns; NULL: there is none */
  gboolean of_history;        /* and its armies are offered */
  MuScenarioItem *scenario;   /* the last of the occasions; NULL: there is none */
  gboolean of_scenario;       /* and its armies are offered */
  gboolean offering;          /* what there is to choose from changes, not what is chosen */
  GtkWidget *back;
  GtkStack *stack;
  AdwStatusPage *none;
  GtkWidget *choices;
  GtkDropDown *occasion;
  GtkDropDown *army_a;
  GtkDropDown *army_b;
  GtkDropDown *month;
  GtkDropDown *region;
  GtkDropDown *country;
  GtkWidget *month_label;
  GtkWidget *region_label;
  GtkWidget *country_label;
  GtkWidget *converted; /* by rules that convert both armies */
  GtkWidget *lost;      /* what is lost of them then */
  GtkLabel *lost_label;
  GtkRevealer *revealer;
  MuPreliminaries *preliminaries;
  MuDeploymentCard *deployment;
  GtkWidget *plans;
  MuPlanRow *plan_a;
  MuPlanRow *plan_b;
  MuOddsCard *odds;
  GtkLabel *reserve;
  gboolean can_fight;
  GtkWidget *roll;
  GtkWidget *print;
  GtkWidget *fight;
  GtkWidget *game;
  GtkWidget *play;
  GtkWidget *playing; /* a game that waits */
  GtkLabel *playing_label;
  GtkWidget *waiting;
  GtkLabel *waiting_label;
  GtkWidget *progress;
  GtkWidget *cancel;
};

G_DEFINE_FINAL_TYPE (MuPlanView, mu_plan_view, ADW_TYPE_BIN)

enum { CAN_FIGHT_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_plan_view_dispose (GObject *object)
{
  g_clear_object (&MU_PLAN_VIEW (object)->desk);
  g_clear_object (&MU_PLAN_VIEW (object)->historic);
  g_clear_object (&MU_PLAN_VIEW (object)->scenario);
  G_OBJECT_CLASS (mu_plan_view_parent_class)->dispose (object);
}

static void
mu_plan_view_class_init (MuPlanViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_plan_view_dispose;
  signals[CAN_FIGHT_CHANGED]
      = g_signal_new ("can-fight-changed", MU_TYPE_PLAN_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/plan-view.ui");
  mu_bind_parts (widget, MuPlanView, back, stack, none, choices, occasion, army_a, army_b, reserve,
                 month, region, country, month_label, region_label, country_label, revealer);
  mu_bind_parts (widget, MuPlanView, preliminaries, deployment, plans, plan_a, plan_b, odds, roll,
                 print, fight, game, play, waiting, waiting_label, progress, cancel);
  mu_bind_parts (widget, MuPlanView, playing, playing_label, converted, lost, lost_label);
}

/* --- what there is to choose from --------------------------------------- */

/* Where the campaign stands among the occasions; 0 for one that is not there. */
static guint
place_of (MuPlanView *self, gint64 campaign)
{
  GListModel *campaigns = mu_desk_campaigns (self->desk);

  for (guint i = 0; i < g_list_model_get_n_items (campaigns); i++) {
    g_autoptr (MuCampaignItem) item = g_list_model_get_item (campaigns, i);
    if (mu_campaign_item_get_id (item) == campaign)
      return i + 1;
  }
  return 0;
}

/* Behind the campaigns. */
static guint
place_of_historic (MuPlanView *self)
{
  return g_list_model_get_n_items (mu_desk_campaigns (self->desk)) + 1;
}

static gboolean
is_historic_chosen (MuPlanView *self)
{
  return self->historic && gtk_drop_down_get_selected (self->occasion) == place_of_historic (self);
}

static guint
place_of_scenario (MuPlanView *self)
{
  return place_of_historic (self) + (self->historic ? 1 : 0);
}

static gboolean
is_scenario_chosen (MuPlanView *self)
{
  return self->scenario && gtk_drop_down_get_selected (self->occasion) == place_of_scenario (self);
}

static void
append_historic (MuPlanView *self, GtkStringList *names)
{
  g_autofree char *title = self->historic ? mu_historic_battle_title (self->historic) : NULL;

  if (title)
    gtk_string_list_append (names, title);
}

/* The first choice is a friendly battle; the campaigns follow. */
static void
offer_occasions (MuPlanView *self)
{
  GListModel *campaigns = mu_desk_campaigns (self->desk);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const gint64 before = self->campaign;
  const gboolean of_history = self->of_history, of_scenario = self->of_scenario;

  gtk_string_list_append (names, _ ("Friendly battle of two saved armies"));
  for (guint i = 0; i < g_list_model_get_n_items (campaigns); i++) {
    g_autoptr (MuCampaignItem) item = g_list_model_get_item (campaigns, i);
    gtk_string_list_append (names, mu_campaign_item_get_name (item));
  }
  append_historic (self, names);
  if (self->scenario)
    gtk_string_list_append (names, mu_scenario_item_get_title (self->scenario));
  gtk_drop_down_set_model (self->occasion, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->occasion, of_history    ? place_of_historic (self)
                                              : of_scenario ? place_of_scenario (self)
                                                            : place_of (self, before));
}

static gint64
chosen_campaign (MuPlanView *self)
{
  guint at = gtk_drop_down_get_selected (self->occasion);
  g_autoptr (MuCampaignItem) item = NULL;

  if (at == 0 || at == GTK_INVALID_LIST_POSITION)
    return 0;
  item = g_list_model_get_item (mu_desk_campaigns (self->desk), at - 1);
  return item ? mu_campaign_item_get_id (item) : 0;
}

static void
select_again (GtkDropDown *drop_down, guint before, guint otherwise)
{
  guint count = g_list_model_get_n_items (gtk_drop_down_get_model (drop_down));

  gtk_drop_down_set_selected (drop_down, before < count ? before : MIN (otherwise, count - 1));
}

static MuRuleSystem
rules_at (GListModel *armies, guint at)
{
  g_autoptr (MuArmyItem) army = g_list_model_get_item (armies, at);

  return army ? mu_army_item_get_rules (army) : mu_list_rules_usual ();
}

/* Where the first army stands that can fight; none: the last army. */
static guint
fighting_army (GListModel *armies)
{
  const guint count = g_list_model_get_n_items (armies);

  for (guint i = 0; i < count; i++)
    if (mu_system_can (rules_at (armies, i), MU_DEED_TONIGHT))
      return i;
  return count - 1;
}

/* Where the first one stands that it can fight; none: the last army. */
static guint
enemy_of (GListModel *armies, guint army)
{
  const guint count = g_list_model_get_n_items (armies);

  for (guint i = 0; i < count; i++)
    if (i != army && rules_at (armies, i) == rules_at (armies, army))
      return i;
  return count - 1;
}

static void
offer_saved_armies (MuPlanView *self)
{
  GListModel *armies = mu_armies_get_model (mu_desk_armies (self->desk));
  guint before_a = gtk_drop_down_get_selected (self->army_a);
  guint before_b = gtk_drop_down_get_selected (self->army_b);

  mu_choices_offer_armies (self->army_a, armies);
  mu_choices_offer_armies (self->army_b, armies);
  if (g_list_model_get_n_items (armies) == 0)
    return;
  select_again (self->army_a, before_a, fighting_army (armies));
  const guint other = enemy_of (armies, gtk_drop_down_get_selected (self->army_a));
  select_again (self->army_b, before_b == before_a ? other : before_b, other);
}

static void
offer_sides (GtkDropDown *drop_down, const MuCampaign *campaign, guint otherwise)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = g_ptr_array_index (campaign->sides, i);
    gtk_string_list_append (names, side->name);
  }
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (drop_down, otherwise);
  gtk_widget_set_sensitive (GTK_WIDGET (drop_down), campaign->sides->len > MU_SIDES);
}

/* A campaign brings its own armies, its month and its country. */
static void
offer_campaign (MuPlanView *self, gint64 id)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (self->desk), id, NULL);

  if (campaign == NULL)
    return;
  offer_sides (self->army_a, campaign, MU_SIDE_A);
  offer_sides (self->army_b, campaign, MU_SIDE_B);
  gtk_drop_down_set_selected (self->month, (guint) campaign->month - 1);
  gtk_drop_down_set_selected (self->region, campaign->region);
  gtk_drop_down_set_selected (self->country, campaign->country);
}

static void
offer_one_army (GtkDropDown *drop_down, const char *name)
{
  const char *const names[] = { name, NULL };
  g_autoptr (GtkStringList) one = gtk_string_list_new (names);

  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (one));
  gtk_widget_set_sensitive (GTK_WIDGET (drop_down), FALSE);
}

/* A battle of history has its armies and its country; its month and region are there to begin
 * with. */
static void
offer_historic (MuPlanView *self)
{
  const int month = mu_historic_battle_get_month (self->historic);

  offer_one_army (self->army_a, mu_historic_battle_get_list (self->historic, MU_SIDE_A)->name);
  offer_one_army (self->army_b, mu_historic_battle_get_list (self->historic, MU_SIDE_B)->name);
  gtk_drop_down_set_selected (self->country, mu_historic_battle_get_country (self->historic));
  gtk_drop_down_set_selected (self->region, mu_historic_battle_get_region (self->historic));
  gtk_drop_down_set_selected (self->month, (guint) (month > 0 ? month : CAMPAIGNING_MONTH) - 1);
}

/* A scenario has its armies, its ground and its day. */
static void
offer_scenario (MuPlanView *self)
{
  g_autofree char *a = mu_scenario_item_army (self->scenario, MU_SIDE_A);
  g_autofree char *b = mu_scenario_item_army (self->scenario, MU_SIDE_B);

  offer_one_army (self->army_a, a);
  offer_one_army (self->army_b, b);
}

static void
occasion_changed (MuPlanView *self)
{
  gint64 campaign = chosen_campaign (self);
  GtkWidget *fixed[] = { GTK_WIDGET (self->army_a), GTK_WIDGET (self->army_b) };

  self->campaign = campaign;
  self->of_history = is_historic_chosen (self);
  self->of_scenario = is_scenario_chosen (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->country), !self->of_history);
  if (self->of_history) {
    offer_historic (self);
    return;
  }
  if (self->of_scenario) {
    offer_scenario (self);
    return;
  }
  if (campaign) {
    offer_campaign (self, campaign);
    return;
  }
  offer_saved_armies (self);
  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    gtk_widget_set_sensitive (fixed[i], TRUE);
}

static void
show_stock (MuPlanView *self)
{
  GListModel *armies = mu_armies_get_model (mu_desk_armies (self->desk));
  gboolean empty = g_list_model_get_n_items (armies) == 0
                   && g_list_model_get_n_items (mu_desk_campaigns (self->desk)) == 0
                   && !self->of_history && !self->of_scenario;

  gtk_stack_set_visible_child_name (self->stack, empty ? "none" : "plan");
  mu_samples_fill_page (self->none, self->desk, TRUE, _ ("No Armies to Fight With"),
                        _ ("A battle needs two armies. Import them on the page Armies, or begin "
                           "with the sample armies: Romans and Carthaginians of 202 BC."),
                        NULL, NULL);
}

/* --- what its rules can do ------------------------------------------------ */

static MuRuleSystem
army_rules (MuPlanView *self, GtkDropDown *from)
{
  return rules_at (mu_armies_get_model (mu_desk_armies (self->desk)),
                   gtk_drop_down_get_selected (from));
}

static MuRuleSystem
campaign_rules (MuPlanView *self)
{
  g_autoptr (MuList) army
      = mu_store_campaign_army (mu_desk_store (self->desk), self->campaign, 0, NULL, NULL);

  return army ? army->rules : mu_list_rules_usual ();
}

/* --- by rules that convert them -------------------------------------------- */

static MuRuleSystem
chosen_rules (MuPlanView *self)
{
  return self->campaign ? campaign_rules (self) : army_rules (self, self->army_a);
}

/* The rules that both armies are converted for; 0: they fight by their own. */
static MuRuleSystem
converted_for (MuPlanView *self)
{
  const gboolean offered = !self->of_history && !self->of_scenario;

  return offered && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->converted))
             ? mu_battle_converting ()
             : 0;
}

/* Lists that are written for such rules can come no other way. */
static void
offer_conversion (MuPlanView *self)
{
  const MuRuleSystem by = mu_battle_converting ();
  const gboolean offered = by != 0 && !self->of_history && !self->of_scenario;
  const gboolean forced = offered && chosen_rules (self) == by;

  gtk_widget_set_visible (self->converted, offered);
  gtk_widget_set_sensitive (self->converted, !forced);
  if (forced)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->converted), TRUE);
}

/* Why the armies that are chosen cannot fight; "": they can. */
static const char *
reserve_of (MuPlanView *self)
{
  const MuRuleSystem a = army_rules (self, self->army_a), b = army_rules (self, self->army_b);

  if (self->of_history || self->of_scenario)
    return "";
  if (converted_for (self))
    return self->campaign || a == b ? "" : _ ("The two armies are lists of different rules.");
  if (self->campaign)
    return mu_system_can (campaign_rules (self), MU_DEED_TONIGHT)
               ? ""
               : mu_system_campaign_reserve (campaign_rules (self));
  if (!mu_system_can (a, MU_DEED_TONIGHT))
    return mu_system_reserve (a);
  if (!mu_system_can (b, MU_DEED_TONIGHT))
    return mu_system_reserve (b);
  return a == b ? "" : _ ("The two armies are lists of different rules.");
}

/* Rules that know no scouting roll no weather either, and their ground is put down as it is. */
static void
show_circumstances (MuPlanView *self)
{
  GtkWidget *each[]
      = { GTK_WIDGET (self->month), self->month_label,          GTK_WIDGET (self->region),
          self->region_label,       GTK_WIDGET (self->country), self->country_label };
  const gboolean count = self->of_history
                         || (!self->of_scenario && !converted_for (self)
                             && mu_system_can (chosen_rules (self), MU_DEED_DEPLOY));

  for (gsize i = 0; i < G_N_ELEMENTS (each); i++)
    gtk_widget_set_visible (each[i], count);
}

static void name_roll (MuPlanView *self);

static void
tell_reserve (MuPlanView *self)
{
  offer_conversion (self);
  const char *reserve = reserve_of (self);
  const gboolean can = *reserve == '\0';

  show_circumstances (self);
  name_roll (self);
  gtk_label_set_label (self->reserve, reserve);
  gtk_widget_set_visible (GTK_WIDGET (self->reserve), !can);
  if (can == self->can_fight)
    return;
  self->can_fight = can;
  g_signal_emit (self, signals[CAN_FIGHT_CHANGED], 0);
}

gboolean
mu_plan_view_can_fight (MuPlanView *self)
{
  return self->can_fight;
}

/* The campaign goes on, and its sides stay the same. */
static void
choose_again (MuPlanView *self, const int sides[MU_SIDES])
{
  gtk_drop_down_set_selected (self->army_a, (guint) sides[MU_SIDE_A]);
  gtk_drop_down_set_selected (self->army_b, (guint) sides[MU_SIDE_B]);
}

/* As before, but with the month and region that were chosen, by which its dice were rolled. */
static void
offer_historic_again (MuPlanView *self)
{
  const guint month = gtk_drop_down_get_selected (self->month);
  const guint region = gtk_drop_down_get_selected (self->region);

  self->offering = TRUE;
  offer_occasions (self);
  occasion_changed (self);
  gtk_drop_down_set_selected (self->month, month);
  gtk_drop_down_set_selected (self->region, region);
  self->offering = FALSE;
}

static void
offer_others_again (MuPlanView *self)
{
  const gint64 campaign = self->campaign;
  const int sides[MU_SIDES] = { (int) gtk_drop_down_get_selected (self->army_a),
                                (int) gtk_drop_down_get_selected (self->army_b) };

  offer_occasions (self);
  occasion_changed (self);
  if (campaign && self->campaign == campaign)
    choose_again (self, sides);
}

/* All of it is in the scenario. */
static void
offer_scenario_again (MuPlanView *self)
{
  self->offering = TRUE;
  offer_occasions (self);
  occasion_changed (self);
  self->offering = FALSE;
}

static void
stock_changed (MuPlanView *self)
{
  if (self->of_scenario)
    offer_scenario_again (self);
  else if (self->of_history)
    offer_historic_again (self);
  else
    offer_others_again (self);
  show_stock (self);
  tell_reserve (self);
}

/* --- following the session ---------------------------------------------- */

static void
set_suggested (GtkWidget *button, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

/* Where nothing is thrown before the battle, only its seed is drawn. */
static void
name_roll (MuPlanView *self)
{
  const gboolean rolled
      = mu_battle_session_get_state (mu_desk_tonight (self->desk)) == MU_BATTLE_READY;
  const gboolean dice = !self->of_scenario && !converted_for (self);
  const char *const words[2][2] = { { _ ("Set Up the Battle"), _ ("Draw Another Seed") },
                                    { _ ("Roll the Preliminaries"), _ ("Roll Again") } };

  gtk_button_set_label (GTK_BUTTON (self->roll), words[dice][rolled]);
}

/* What is lost of both armies is told before they fight. */
static void
conversion_changed (MuPlanView *self)
{
  gtk_widget_set_visible (self->lost, *gtk_label_get_label (self->lost_label) != '\0');
}

/* What the rules of the armies know nothing of is not there. */
static void
show_deployment (MuPlanView *self)
{
  const gboolean deploys = mu_battle_session_deploys (mu_desk_tonight (self->desk));

  gtk_widget_set_visible (GTK_WIDGET (self->deployment), deploys);
  gtk_widget_set_visible (self->plans, deploys);
}

static gboolean
can_play (MuPlanView *self)
{
  const MuBattleRecord *record = mu_battle_session_get_record (mu_desk_tonight (self->desk));

  return record && mu_system_can (record->rules, MU_DEED_TABLE);
}

static void
state_changed (MuPlanView *self)
{
  MuBattleState state = mu_battle_session_get_state (mu_desk_tonight (self->desk));
  gboolean fighting = state == MU_BATTLE_FIGHTING;
  gboolean rolled = state == MU_BATTLE_READY || fighting;

  gtk_revealer_set_reveal_child (self->revealer, rolled);
  show_deployment (self);
  gtk_widget_set_sensitive (self->choices, !fighting);
  gtk_widget_set_visible (self->roll, !fighting);
  gtk_widget_set_visible (self->fight, rolled && !fighting);
  gtk_widget_set_visible (self->game, rolled && !fighting
                                          && mu_game_can_be_played (mu_battle_session_get_record (
                                              mu_desk_tonight (self->desk))));
  gtk_widget_set_visible (self->play, rolled && !fighting && can_play (self));
  gtk_widget_set_visible (self->print, rolled && !fighting);
  gtk_widget_set_visible (self->progress, fighting);
  gtk_widget_set_visible (self->cancel, fighting);
  name_roll (self);
  set_suggested (self->roll, !rolled);
  set_suggested (self->fight, rolled);
}

/* There is one table: who plays another battle there sets the one that waits aside. */
static void
table_changed (MuPlanView *self)
{
  MuTableSession *table = mu_battle_session_get_table (mu_desk_tonight (self->desk));
  g_autofree char *waiting = NULL;
  g_autofree char *text = NULL;

  g_object_get (table, "waiting", &waiting, NULL);
  text = g_strdup_printf (
      _ ("%s Another one played at the table takes its place, until you undo that."), waiting);
  gtk_label_set_label (self->waiting_label, text);
  gtk_widget_set_visible (self->waiting, mu_table_session_is_open (table));
}

static void
game_changed (MuPlanView *self)
{
  gtk_widget_set_visible (self->playing, mu_game_session_is_open (mu_desk_game (self->desk)));
}

/* Dice rolled for other armies, another month or place count for nothing. */
static void
choice_changed (MuPlanView *self)
{
  MuBattleSession *tonight = mu_desk_tonight (self->desk);

  if (self->offering)
    return;
  if (mu_battle_session_get_state (tonight) == MU_BATTLE_READY)
    mu_battle_session_reset (tonight);
  tell_reserve (self);
}

static void
follow_choices (MuPlanView *self)
{
  GtkDropDown *const choice[]
      = { self->occasion, self->army_a, self->army_b, self->month, self->region, self->country };

  for (guint i = 0; i < G_N_ELEMENTS (choice); i++)
    mu_listen (choice[i], "notify::selected", choice_changed, self);
  mu_listen (self->occasion, "notify::selected", occasion_changed, self);
  mu_listen (self->converted, "toggled", choice_changed, self);
}

static void
follow_desk (MuPlanView *self)
{
  MuBattleSession *tonight = mu_desk_tonight (self->desk);

  g_object_bind_property (tonight, "progress", self->progress, "fraction", G_BINDING_SYNC_CREATE);
  g_object_bind_property (tonight, "progress-text", self->progress, "text", G_BINDING_SYNC_CREATE);
  g_object_bind_property (mu_desk_game (self->desk), "waiting", self->playing_label, "label",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (tonight, "conversion", self->lost_label, "label", G_BINDING_SYNC_CREATE);
  mu_listen (tonight, "notify::conversion", conversion_changed, self);
  mu_listen (mu_desk_game (self->desk), "changed", game_changed, self);
  mu_listen (tonight, "notify::state", state_changed, self);
  mu_listen (mu_battle_session_get_table (tonight), "changed", table_changed, self);
  mu_listen (mu_armies_get_model (mu_desk_armies (self->desk)), "items-changed", stock_changed,
             self);
  mu_listen (mu_desk_campaigns (self->desk), "items-changed", stock_changed, self);
}

void
mu_plan_view_set_desk (MuPlanView *self, MuDesk *desk)
{
  g_set_object (&self->desk, desk);
  mu_preliminaries_set_session (self->preliminaries, mu_desk_tonight (desk));
  mu_deployment_card_set_session (self->deployment,
                                  mu_battle_session_get_deployment (mu_desk_tonight (desk)));
  mu_plan_row_follow (self->plan_a, mu_battle_session_get_deployment (mu_desk_tonight (desk)),
                      MU_SIDE_A);
  mu_plan_row_follow (self->plan_b, mu_battle_session_get_deployment (mu_desk_tonight (desk)),
                      MU_SIDE_B);
  mu_odds_card_set_session (self->odds, mu_odds_session_new (mu_desk_tonight (desk)));
  follow_desk (self);
  stock_changed (self);
  state_changed (self);
  table_changed (self);
  game_changed (self);
  conversion_changed (self);
  follow_choices (self);
  tell_reserve (self);
}

/* Where no rules convert armies the choice is not there. */
static void
name_conversion (MuPlanView *self)
{
  const MuConversion *conversion = mu_battle_conversion (mu_battle_converting ());

  if (conversion)
    gtk_check_button_set_label (GTK_CHECK_BUTTON (self->converted), _ (conversion->offer));
}

static void
mu_plan_view_init (MuPlanView *self)
{
  self->can_fight = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  name_conversion (self);
  mu_choices_offer_months (self->month);
  mu_choices_offer_regions (self->region);
  mu_choices_offer_countries (self->country);
  gtk_drop_down_set_selected (self->month, CAMPAIGNING_MONTH - 1);
  mu_choices_name (self->occasion, _ ("Battle"));
  mu_choices_name (self->army_a, _ ("First army"));
  mu_choices_name (self->army_b, _ ("Second army"));
  mu_choices_name (self->month, _ ("Month"));
  mu_choices_name (self->region, _ ("Region"));
  mu_choices_name (self->country, _ ("Country"));
}

GtkWidget *
mu_plan_view_get_back_button (MuPlanView *self)
{
  return self->back;
}

static gint64
chosen_army (MuPlanView *self, GtkDropDown *from)
{
  guint at = gtk_drop_down_get_selected (from);
  g_autoptr (MuArmyItem) item = NULL;

  if (at == GTK_INVALID_LIST_POSITION)
    return 0;
  item = g_list_model_get_item (mu_armies_get_model (mu_desk_armies (self->desk)), at);
  return item ? mu_army_item_get_id (item) : 0;
}

static gboolean
choose_sides (MuPlanView *self, int side[MU_SIDES])
{
  side[MU_SIDE_A] = (int) gtk_drop_down_get_selected (self->army_a);
  side[MU_SIDE_B] = (int) gtk_drop_down_get_selected (self->army_b);
  return side[MU_SIDE_A] != side[MU_SIDE_B];
}

gboolean
mu_plan_view_get_choice (MuPlanView *self, MuBattleChoice *choice)
{
  *choice = (MuBattleChoice){
    .campaign = chosen_campaign (self),
    .month = (int) gtk_drop_down_get_selected (self->month) + 1,
    .region = gtk_drop_down_get_selected (self->region),
    .country = gtk_drop_down_get_selected (self->country),
    .by = converted_for (self),
  };
  if (self->of_scenario) {
    choice->part = mu_scenario_item_get_part (self->scenario);
    choice->by = mu_scenario_item_get_rules (self->scenario);
    return TRUE;
  }
  if (self->of_history)
    choice->history = mu_historic_battle_get_id (self->historic);
  if (choice->history)
    return TRUE;
  if (choice->campaign)
    return choose_sides (self, choice->side);
  choice->list[MU_SIDE_A] = chosen_army (self, self->army_a);
  choice->list[MU_SIDE_B] = chosen_army (self, self->army_b);
  return choice->list[MU_SIDE_A] && choice->list[MU_SIDE_B];
}

void
mu_plan_view_choose_campaign (MuPlanView *self, gint64 id, const int *sides)
{
  gtk_drop_down_set_selected (self->occasion, place_of (self, id));
  if (chosen_campaign (self) != id)
    return;
  offer_campaign (self, id);
  if (sides)
    choose_again (self, sides);
}

void
mu_plan_view_choose_historic (MuPlanView *self, MuHistoricBattle *battle)
{
  g_set_object (&self->historic, battle);
  self->of_history = TRUE;
  self->of_scenario = FALSE;
  offer_occasions (self);
  occasion_changed (self);
  show_stock (self);
  tell_reserve (self);
}

void
mu_plan_view_choose_scenario (MuPlanView *self, MuScenarioItem *scenario)
{
  g_set_object (&self->scenario, scenario);
  self->of_scenario = TRUE;
  self->of_history = FALSE;
  offer_occasions (self);
  occasion_changed (self);
  show_stock (self);
  tell_reserve (self);
}

#include "app/desktop/campaigns/campaign_overview.h"

#include <glib/gi18n.h>

#include "app/desktop/campaigns/campaign_fixtures.h"
#include "app/desktop/campaigns/fixture_dialog.h"
#include "app/desktop/campaigns/weather_dice.h"
#include "app/desktop/campaigns/weather_strip.h"
#include "app/desktop/page/say.h"
#include "app/desktop/rows/gradual_children.h"
#include "app/desktop/rows/gradual_rows.h"
#include "app/desktop/widget/columns_layout.h"
#include "app/desktop/widget/standings_chart.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/campaign/campaign_month.h"
#include "app/session/campaign/score_item.h"
#include "reports/document/date_words.h"

#define WEEK         7
#define LAST_RESULTS 6
#define CARD_WIDTH   440
#define CARD_GAP     12

#define SCORES_AT_ONCE 4 /* rows that are laid out in a frame */

struct _MuCampaignOverview {
  AdwBin parent;
  GtkWidget *cards;
  GtkWidget *go;
  GtkLabel *today;
  GtkLabel *month_name;
  GtkWidget *month_before;
  MuWeatherStrip *strip;
  GtkLabel *weather;
  GtkLabel *events;
  GtkWidget *throw;
  MuWeatherDice *dice;
  MuCampaignFixtures *fixtures;
  GListStore *score_store;
  GtkNoSelection *scores;
  GtkWidget *scores_window;
  GtkWidget *course; /* the chart with its heading */
  MuStandingsChart *chart;
  GtkWidget *no_results;
  GtkListBox *results;
  AdwActionRow *result[LAST_RESULTS];

  MuHistory *history;         /* borrowed */
  const MuCampaign *campaign; /* borrowed; NULL: none */
  gint64 shown;               /* campaign and day that were shown last */
  int shown_day;
  GPtrArray *set; /* MuFixture */
  MuMap *map;     /* NULL: none */
  MuCampaignMonth *month;
  int chosen; /* day of the campaign */
};

G_DEFINE_FINAL_TYPE (MuCampaignOverview, mu_campaign_overview, ADW_TYPE_BIN)

static void
forget (MuCampaignOverview *self)
{
  g_clear_pointer (&self->set, g_ptr_array_unref);
  g_clear_pointer (&self->map, mu_map_free);
  g_clear_pointer (&self->month, mu_campaign_month_free);
}

static void
mu_campaign_overview_dispose (GObject *object)
{
  forget (MU_CAMPAIGN_OVERVIEW (object));
  G_OBJECT_CLASS (mu_campaign_overview_parent_class)->dispose (object);
}

static MuStore *
store_of (MuCampaignOverview *self)
{
  return mu_history_store (self->history);
}

/* --- the calendar --------------------------------------------------------------- */

static const MuMonthDay *
chosen_day (MuCampaignOverview *self)
{
  return &self->month->day[self->chosen - self->month->day[0].day];
}

static void
show_day (MuCampaignOverview *self)
{
  const MuMonthDay *day = chosen_day (self);
  g_autofree char *date = mu_date_in_words (&day->date);
  g_autofree char *weather = mu_month_day_weather (day);
  g_autofree char *words = g_strdup_printf ("%s: %s", date, weather);
  g_autofree char *events = mu_month_day_events (self->campaign, day);
  const gboolean over = day->day < self->campaign->day;
  const gboolean whole = self->campaign->cut_for == MU_CAMPAIGN_WHOLE;

  gtk_label_set_label (self->weather, words);
  gtk_label_set_label (self->events, events);
  gtk_widget_set_visible (GTK_WIDGET (self->events), *events != '\0');
  gtk_widget_set_sensitive (self->throw, whole && !over);
  gtk_widget_set_tooltip_text (self->throw,
                               !whole ? _ ("The umpire puts down the dice in his copy")
                               : over ? _ ("The day is over, and its weather stands")
                                      : _ ("Put down the dice that you threw for this day"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "overview.chosen-day",
                                 whole && day->day > self->campaign->day);
}

static void
show_month (MuCampaignOverview *self)
{
  const MuDate *date = &self->month->day[0].date;
  g_autofree char *name = mu_month_in_words (date->year, date->month);

  gtk_label_set_label (self->month_name, name);
  gtk_widget_set_sensitive (self->month_before, self->month->day[0].day > 0);
  mu_weather_strip_show (self->strip, self->month, self->chosen);
  show_day (self);
}

static gboolean
is_in_month (MuCampaignOverview *self, int day)
{
  const int at = self->month ? day - self->month->day[0].day : -1;

  return at >= 0 && at < self->month->days;
}

static void
choose_day (MuCampaignOverview *self, int day)
{
  g_autoptr (GError) error = NULL;

  if (self->campaign == NULL)
    return;
  self->chosen = CLAMP (day, 0, MU_CAMPAIGN_DAYS_MAX);
  if (!is_in_month (self, self->chosen)) {
    g_clear_pointer (&self->month, mu_campaign_month_free);
    self->month
        = mu_campaign_month_read (store_of (self), self->campaign, self->set, self->chosen, &error);
  }
  if (self->month)
    show_month (self);
  mu_say_error (self, error);
}

static void
turn (MuCampaignOverview *self, int months)
{
  const int day = self->month ? mu_campaign_month_turn (self->month, self->chosen, months) : -1;

  if (day >= 0)
    choose_day (self, day);
}

static void
before_clicked (MuCampaignOverview *self)
{
  turn (self, -1);
}

static void
after_clicked (MuCampaignOverview *self)
{
  turn (self, 1);
}

/* --- the calendar goes on ------------------------------------------------------- */

static void
go_on (MuCampaignOverview *self, int to)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (self->campaign == NULL)
    return;
  words
      = mu_history_advance (self->history, self->campaign, MIN (to, MU_CAMPAIGN_DAYS_MAX), &error);
  if (words)
    mu_say_with_undo (self, words);
  mu_say_error (self, error);
}

static void
next_day (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuCampaignOverview *self = MU_CAMPAIGN_OVERVIEW (widget);

  go_on (self, self->shown_day + 1);
}

static void
next_week (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuCampaignOverview *self = MU_CAMPAIGN_OVERVIEW (widget);

  go_on (self, self->shown_day + WEEK);
}

static void
next_month (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuCampaignOverview *self = MU_CAMPAIGN_OVERVIEW (widget);

  if (self->campaign) {
    const MuDate today = mu_campaign_date (self->campaign, self->campaign->day);
    go_on (self, self->campaign->day + mu_calendar_to_next_month (&today));
  }
}

static void
to_chosen_day (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuCampaignOverview *self = MU_CAMPAIGN_OVERVIEW (widget);

  go_on (self, self->chosen);
}

/* --- the weather's dice --------------------------------------------------------- */

/* As they open. */
static void
dice_wanted (MuCampaignOverview *self)
{
  if (self->campaign && self->month)
    mu_weather_dice_show (self->dice, self->campaign, chosen_day (self));
}

static void
dice_kept (MuCampaignOverview *self, int day, gconstpointer face)
{
  const MuCampaign *campaign = self->campaign;
  const MuDate date = mu_campaign_date (self->campaign, day);
  g_autofree char *when = mu_date_in_words (&date);
  g_autofree char *words = g_strdup_printf (_ ("Weather dice of %s"), when);
  g_autoptr (GError) error = NULL;

  if (mu_history_do (self->history, campaign->id,
                     mu_store_throw_weather (mu_history_store (self->history), campaign->id,
                                             campaign->region, campaign->country, day, face,
                                             &error),
                     words))
    mu_say_with_undo (self, words);
  mu_say_error (self, error);
}

/* --- fixtures ------------------------------------------------------------------- */

static const MuFixture *
find_fixture (MuCampaignOverview *self, gint64 id)
{
  for (guint i = 0; self->set && i < self->set->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (self->set, i);
    if (fixture->id == id)
      return fixture;
  }
  return NULL;
}

static void
set_fixture (MuCampaignOverview *self, const MuFixture *fixture, GtkWindow *dialog)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words
      = g_strdup_printf (fixture->id ? _ ("%s changed") : _ ("%s set"), fixture->name);

  if (!self->campaign
      || !mu_history_do (self->history, self->campaign->id,
                         mu_store_set_fixture (mu_history_store (self->history), self->campaign->id,
                                               fixture, NULL, &error),
                         words)) {
    mu_say_error (dialog, error);
    return;
  }
  gtk_window_destroy (dialog);
  mu_say_with_undo (self, words);
}

static void
ask_fixture (MuCampaignOverview *self, const MuFixture *fixture)
{
  GtkWidget *dialog = mu_fixture_dialog_new (self->campaign, fixture, self->map);

  gtk_window_set_transient_for (GTK_WINDOW (dialog),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  mu_listen (dialog, "set", set_fixture, self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
add_fixture (MuCampaignOverview *self)
{
  if (self->campaign) {
    const MuFixture fixture
        = { .day = MAX (self->chosen, self->campaign->day), .side = { MU_SIDE_A, MU_SIDE_B } };
    ask_fixture (self, &fixture);
  }
}

static void
edit_fixture (MuCampaignOverview *self, gint64 id)
{
  const MuFixture *fixture = find_fixture (self, id);

  if (self->campaign && fixture)
    ask_fixture (self, fixture);
}

static void
call_fixture_off (MuCampaignOverview *self, gint64 id)
{
  const MuFixture *fixture = find_fixture (self, id);
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (!self->campaign || !fixture)
    return;
  words = g_strdup_printf (_ ("%s called off"), fixture->name);
  if (mu_history_do (self->history, self->campaign->id,
                     mu_store_call_off_fixture (mu_history_store (self->history),
                                                self->campaign->id, id, &error),
                     words))
    mu_say_with_undo (self, words);
  mu_say_error (self, error);
}

static void
prepare_fixture (MuCampaignOverview *self, gint64 id)
{
  const MuFixture *fixture = find_fixture (self, id);

  if (fixture)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.battle-of-sides", "(ii)",
                                fixture->side[MU_SIDE_A], fixture->side[MU_SIDE_B]);
}

gboolean
mu_campaign_overview_next_sides (MuCampaignOverview *self, int sides[MU_SIDES])
{
  for (guint i = 0; self->set && i < self->set->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (self->set, i);
    if (fixture->battle != 0)
      continue;
    sides[MU_SIDE_A] = fixture->side[MU_SIDE_A];
    sides[MU_SIDE_B] = fixture->side[MU_SIDE_B];
    return TRUE;
  }
  return FALSE;
}

/* --- results -------------------------------------------------------------------- */

static void
show_result (MuCampaignOverview *self, AdwActionRow *row, const MuBattleRow *battle)
{
  const MuDate date = mu_campaign_date (self->campaign, battle->day);
  g_autofree char *when = mu_date_in_words (&date);
  g_autofree char *words = mu_result_words (self->campaign, battle);
  g_autofree char *subtitle = g_strdup_printf ("%s: %s", when, words);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), battle->name);
  if (g_strcmp0 (adw_action_row_get_subtitle (row), subtitle) != 0)
    adw_action_row_set_subtitle (row, subtitle);
}

/* The last first. Rows are kept: to measure new ones takes longer than all else here. */
static void
show_results (MuCampaignOverview *self)
{
  const GPtrArray *battles = self->campaign ? self->campaign->battles : NULL;
  const guint count = battles ? battles->len : 0;

  for (guint i = 0; i < LAST_RESULTS; i++) {
    if (i < count)
      show_result (self, self->result[i], g_ptr_array_index (battles, count - 1 - i));
    mu_gradual_children_want (GTK_WIDGET (self->result[i]), i < count);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->results), count > 0);
  gtk_widget_set_visible (self->no_results, count == 0);
}

static void
show_standings (MuCampaignOverview *self)
{
  g_autoptr (GPtrArray) points
      = self->campaign ? mu_store_side_points (store_of (self), self->campaign->id, NULL) : NULL;
  g_autoptr (MuStandings) standings
      = self->campaign ? mu_standings_new (self->campaign, points) : NULL;

  mu_score_items_show (self->score_store, self->campaign, standings);
  mu_standings_chart_show (self->chart, self->campaign, standings);
  mu_gradual_children_want (self->course, standings && standings->course->len > 0);
}

/* --- the widget ----------------------------------------------------------------- */

static void
mu_campaign_overview_class_init (MuCampaignOverviewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_campaign_overview_dispose;
  gtk_widget_class_set_template_from_resource (widget,
                                               "/org/muster/Muster/ui/campaign-overview.ui");
  gtk_widget_class_install_action (widget, "overview.next-day", NULL, next_day);
  gtk_widget_class_install_action (widget, "overview.next-week", NULL, next_week);
  gtk_widget_class_install_action (widget, "overview.next-month", NULL, next_month);
  gtk_widget_class_install_action (widget, "overview.chosen-day", NULL, to_chosen_day);
  mu_bind_parts (widget, MuCampaignOverview, cards, go, today, month_name, month_before, strip,
                 weather, events, throw);
  mu_bind_parts (widget, MuCampaignOverview, dice, fixtures, score_store, scores, scores_window,
                 course, chart, no_results, results);
  mu_bind_handlers (widget, before_clicked, after_clicked, choose_day, turn, dice_wanted, dice_kept,
                    add_fixture, edit_fixture, call_fixture_off, prepare_fixture);
}

/* libadwaita 1.2 gives the arrow of such a button no name. */
static void
name_arrow (GtkWidget *button)
{
  GtkWidget *child = gtk_widget_get_first_child (button);

  while (child && !GTK_IS_MENU_BUTTON (child))
    child = gtk_widget_get_next_sibling (child);
  for (; child; child = gtk_widget_get_first_child (child))
    if (GTK_IS_MENU_BUTTON (child) || GTK_IS_TOGGLE_BUTTON (child))
      mu_name_widget (child, _ ("Let more days pass"));
}

/* A table that scrolls sideways would keep the wheel that is meant for the page. */
static void
let_wheel_through (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
  }
}

static void
add_results (MuCampaignOverview *self, GPtrArray *parts)
{
  for (guint i = 0; i < LAST_RESULTS; i++) {
    self->result[i] = ADW_ACTION_ROW (adw_action_row_new ());
    adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->result[i]), FALSE);
    gtk_list_box_append (self->results, GTK_WIDGET (self->result[i]));
    g_ptr_array_add (parts, self->result[i]);
  }
}

/* A card a frame, and the results one by one: to measure all their words takes several frames. */
static void
show_cards (MuCampaignOverview *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  for (GtkWidget *card = gtk_widget_get_first_child (self->cards); card;
       card = gtk_widget_get_next_sibling (card))
    g_ptr_array_add (parts, card);
  add_results (self, parts);
  mu_gradual_children_show (GTK_WIDGET (self), parts, 0);
}

static void
mu_campaign_overview_init (MuCampaignOverview *self)
{
  g_autoptr (GListModel) scores = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  let_wheel_through (self->scores_window);
  name_arrow (self->go);
  gtk_widget_set_layout_manager (self->cards, mu_columns_layout_new (2, CARD_WIDTH, CARD_GAP));
  show_cards (self);
  scores = mu_gradual_rows_new (G_LIST_MODEL (self->score_store), SCORES_AT_ONCE, MU_GRADUAL_STEP,
                                self->scores_window);
  gtk_no_selection_set_model (self->scores, scores);
}

/* --- what is shown -------------------------------------------------------------- */

static void
show_today (MuCampaignOverview *self)
{
  const MuDate date = mu_campaign_date (self->campaign, self->campaign->day);
  g_autofree char *words = mu_date_in_words (&date);

  gtk_label_set_label (self->today, words);
}

/* In a player's copy the calendar stands still: it is the umpire's that goes on. */
static void
enable_days (MuCampaignOverview *self)
{
  static const char *const actions[]
      = { "overview.next-day", "overview.next-week", "overview.next-month" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i],
                                   self->campaign->cut_for == MU_CAMPAIGN_WHOLE);
}

/* The day that the person has chosen stays chosen, until the calendar goes on. */
static int
day_to_show (MuCampaignOverview *self)
{
  const gboolean same = self->shown == self->campaign->id && self->shown_day == self->campaign->day;

  self->shown = self->campaign->id;
  self->shown_day = self->campaign->day;
  return same ? self->chosen : self->campaign->day;
}

static void
read_club (MuCampaignOverview *self)
{
  g_autoptr (GError) error = NULL;

  self->set = mu_store_fixtures (store_of (self), self->campaign->id, &error);
  if (self->set)
    mu_store_campaign_map (store_of (self), self->campaign->id, &self->map, &error);
  mu_say_error (self, error);
}

void
mu_campaign_overview_show (MuCampaignOverview *self, MuHistory *history, const MuCampaign *campaign)
{
  forget (self);
  self->history = history;
  self->campaign = campaign;
  mu_weather_dice_show (self->dice, NULL, NULL);
  if (campaign) {
    read_club (self);
    show_today (self);
    enable_days (self);
  }
  if (self->set)
    choose_day (self, day_to_show (self));
  mu_campaign_fixtures_show (self->fixtures, campaign, self->set, self->map);
  show_standings (self);
  show_results (self);
}

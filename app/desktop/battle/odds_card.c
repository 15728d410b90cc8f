#include "app/desktop/battle/odds_card.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/odds_bars.h"
#include "app/desktop/widget/odds_columns.h"
#include "app/desktop/widget/wiring.h"
#include "reports/account/account.h"

#define UNITS_SHOWN 6

#define OUTDATED_OPACITY 0.45

static const guint numbers[] = { 1000, 10000, 100000 };

struct _MuOddsCard {
  AdwBin parent;
  MuOddsSession *session;
  GtkWidget *basis;
  GtkDropDown *number;
  GtkWidget *find;
  GtkWidget *running;
  GtkWidget *progress;
  GtkWidget *findings;
  GtkLabel *fought;
  GtkLabel *outdated;
  GtkWidget *shown;
  MuOddsBars *chances;
  GtkLabel *points_a_label;
  GtkLabel *points_b_label;
  MuOddsColumns *points_a;
  MuOddsColumns *points_b;
  GtkWidget *units_label;
  MuOddsBars *units;
};

G_DEFINE_FINAL_TYPE (MuOddsCard, mu_odds_card, ADW_TYPE_BIN)

static void
mu_odds_card_dispose (GObject *object)
{
  MuOddsCard *self = MU_ODDS_CARD (object);

  if (self->session)
    mu_odds_session_cancel (self->session);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (mu_odds_card_parent_class)->dispose (object);
}

/* --- finding them ------------------------------------------------------- */

static void
find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuOddsCard *self = MU_ODDS_CARD (widget);
  const guint chosen = gtk_drop_down_get_selected (self->number);

  mu_odds_session_fight (self->session, numbers[MIN (chosen, G_N_ELEMENTS (numbers) - 1)]);
}

static void
cancel (GtkWidget *widget, const char *action, GVariant *parameter)
{
  mu_odds_session_cancel (MU_ODDS_CARD (widget)->session);
}

static void
mu_odds_card_class_init (MuOddsCardClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_odds_card_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/odds-card.ui");
  mu_bind_parts (widget, MuOddsCard, basis, number, find, running, progress, findings, fought,
                 outdated, shown, chances, points_a_label, points_b_label, points_a, points_b,
                 units_label, units);
  gtk_widget_class_install_action (widget, "odds.find", NULL, find);
  gtk_widget_class_install_action (widget, "odds.cancel", NULL, cancel);
}

static void
offer_numbers (MuOddsCard *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    g_autofree char *number = mu_account_number (numbers[i]);
    g_autofree char *text = g_strdup_printf (_ ("%s battles"), number);
    gtk_string_list_append (names, text);
  }
  gtk_drop_down_set_model (self->number, G_LIST_MODEL (names));
  mu_choices_name (self->number, _ ("Battles to fight"));
}

static void
mu_odds_card_init (MuOddsCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  offer_numbers (self);
  gtk_widget_hide (GTK_WIDGET (self));
}

/* --- showing them ------------------------------------------------------- */

static MuOddsShare
share_of (const MuBattleOdds *odds, char *label, guint count)
{
  return (MuOddsShare){
    .label = label,
    .chance = mu_chance_words (count, odds->battles),
    .share = mu_battle_odds_chance (odds, count).value,
  };
}

static void
show_shares (MuOddsBars *bars, const char *title, MuOddsShare *shares, guint count)
{
  mu_odds_bars_show_shares (bars, title, shares, count);
  for (guint i = 0; i < count; i++) {
    g_free (shares[i].label);
    g_free (shares[i].chance);
  }
}

static void
show_chances (MuOddsCard *self, const MuBattleRecord *record, const MuBattleOdds *odds)
{
  MuOddsShare shares[MU_SIDES + 1];

  for (int side = 0; side < MU_SIDES; side++)
    shares[side] = share_of (odds, g_strdup_printf (_ ("%s wins"), record->side[side].list->name),
                             odds->side[side].wins);
  shares[MU_SIDES] = share_of (odds, g_strdup (_ ("A draw")), odds->draws);
  show_shares (self->chances, _ ("Chances of the battle, 95 % sure"), shares,
               G_N_ELEMENTS (shares));
}

/* One battle, and battles that all end alike, tell no error. */
static char *
points_words (const char *name, MuEstimate mean, const char *start)
{
  if (mean.error <= 0.0)
    /* Translators: an army, the points that it has left, all its points */
    return g_strdup_printf (_ ("%s: %.0f of %s points left"), name, mean.value, start);
  /* Translators: an army, the points that it has left with their standard error, all its points */
  return g_strdup_printf (_ ("%s: %.0f ± %.1f of %s points left"), name, mean.value, mean.error,
                          start);
}

static void
show_points (MuOddsCard *self, const MuBattleRecord *record, const MuBattleOdds *odds, MuSide side)
{
  GtkLabel *label = side == MU_SIDE_A ? self->points_a_label : self->points_b_label;
  MuOddsColumns *columns = side == MU_SIDE_A ? self->points_a : self->points_b;
  const MuEstimate mean = mu_battle_odds_points (odds, side);
  g_autofree char *start = mu_account_points (odds->side[side].start_quarters);
  const char *name = record->side[side].list->name;
  g_autofree char *text = points_words (name, mean, start);

  gtk_label_set_label (label, text);
  mu_odds_columns_show (columns, text, odds, side);
}

static void
show_units (MuOddsCard *self, const MuBattleOdds *odds)
{
  g_autoptr (GArray) units = mu_odds_session_breaking_units (self->session);
  const guint count = MIN (units->len, UNITS_SHOWN);
  MuOddsShare shares[UNITS_SHOWN];

  for (guint i = 0; i < count; i++) {
    const MuOddsUnit *unit = &g_array_index (units, MuOddsUnit, i);
    shares[i] = share_of (odds, g_strdup (unit->unit->name), unit->odds->broke);
  }
  gtk_widget_set_visible (self->units_label, count > 0);
  show_shares (self->units, _ ("Units that break most often"), shares, count);
}

static void
show_number (MuOddsCard *self, const MuBattleOdds *odds)
{
  g_autofree char *number = mu_account_number (odds->battles);
  g_autofree char *text
      = g_strdup_printf (ngettext ("%s battle fought", "%s battles fought", odds->battles), number);

  gtk_label_set_label (self->fought, text);
}

static void
odds_changed (MuOddsCard *self)
{
  const MuBattleOdds *odds = mu_odds_session_get_odds (self->session);
  const MuBattleRecord *record = mu_odds_session_get_record (self->session);

  gtk_widget_set_visible (self->findings, odds != NULL);
  if (odds == NULL)
    return;
  show_number (self, odds);
  show_chances (self, record, odds);
  show_points (self, record, odds, MU_SIDE_A);
  show_points (self, record, odds, MU_SIDE_B);
  show_units (self, odds);
}

static void
state_changed (MuOddsCard *self)
{
  const gboolean running = mu_odds_session_is_running (self->session);
  gboolean open, possible;

  g_object_get (self->session, "open", &open, "possible", &possible, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), open);
  gtk_widget_set_visible (self->running, running);
  gtk_widget_set_sensitive (GTK_WIDGET (self->number), possible);
  gtk_widget_set_visible (self->find, !running);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "odds.find", possible);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "odds.cancel", running);
}

static void
basis_changed (MuOddsCard *self)
{
  g_autofree char *basis = NULL;

  g_object_get (self->session, "basis", &basis, NULL);
  gtk_label_set_label (GTK_LABEL (self->basis), basis);
  gtk_widget_set_visible (self->basis, *basis != '\0');
}

/* Those of another battle step back behind the words that say so. */
static void
date_changed (MuOddsCard *self)
{
  gboolean outdated;

  g_object_get (self->session, "outdated", &outdated, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->outdated), outdated);
  gtk_widget_set_opacity (self->shown, outdated ? OUTDATED_OPACITY : 1);
}

static void
failed (MuOddsCard *self, const GError *error)
{
  mu_say_error (self, error);
}

void
mu_odds_card_set_session (MuOddsCard *self, MuOddsSession *session)
{
  g_clear_object (&self->session);
  self->session = session;
  g_object_bind_property (session, "progress", self->progress, "fraction", G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "progress-text", self->progress, "text", G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "outdated-words", self->outdated, "label",
                          G_BINDING_SYNC_CREATE);
  mu_listen (session, "notify::outdated", date_changed, self);
  mu_listen (session, "notify::basis", basis_changed, self);
  mu_listen (session, "notify::open", state_changed, self);
  mu_listen (session, "notify::running", state_changed, self);
  mu_listen (session, "notify::possible", state_changed, self);
  mu_listen (session, "changed", odds_changed, self);
  mu_listen (session, "failed", failed, self);
  basis_changed (self);
  state_changed (self);
  odds_changed (self);
  date_changed (self);
}

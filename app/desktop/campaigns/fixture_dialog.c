#include "app/desktop/campaigns/fixture_dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/page/draft.h"
#include "app/desktop/page/year_row.h"
#include "app/desktop/widget/wiring.h"

struct _MuFixtureDialog {
  AdwWindow parent;
  GtkEditable *name_row;
  GtkSpinButton *day;
  GtkAdjustment *days;
  AdwComboRow *month_row;
  MuYearRow *year_row;
  AdwComboRow *side_a_row;
  AdwComboRow *side_b_row;
  GtkEditable *place_row;
  AdwComboRow *map_row;
  GtkLabel *why;
  GtkWidget *set;
  gint64 id;
  MuDate first; /* of the campaign */
  int today;
  GStrv keys; /* of the map's places, "" before them; NULL: no map */
};

G_DEFINE_FINAL_TYPE (MuFixtureDialog, mu_fixture_dialog, ADW_TYPE_WINDOW)

static guint set_signal;

/* --- what is entered --------------------------------------------------------- */

static MuDate
date_of (MuFixtureDialog *self)
{
  return (MuDate){ .year = mu_year_row_get_year (self->year_row),
                   .month = (int) adw_combo_row_get_selected (self->month_row) + 1,
                   .day = gtk_spin_button_get_value_as_int (self->day) };
}

static const char *
place_of (MuFixtureDialog *self)
{
  return self->keys ? self->keys[adw_combo_row_get_selected (self->map_row)]
                    : gtk_editable_get_text (self->place_row);
}

/* NULL: nothing. */
static const char *
what_is_wrong (MuFixtureDialog *self)
{
  const MuDate date = date_of (self);

  if (*gtk_editable_get_text (self->name_row) == '\0')
    return _ ("What is the battle called?");
  if (date.year == 0)
    return _ ("The year cannot be read.");
  if (!mu_calendar_is_date (&date))
    return _ ("There is no such date.");
  if (mu_calendar_days (&self->first, &date) < self->today)
    return _ ("That day is over. A battle is set for today or later.");
  if (adw_combo_row_get_selected (self->side_a_row)
      == adw_combo_row_get_selected (self->side_b_row))
    return _ ("A battle is fought by two different sides.");
  return NULL;
}

static void
check (MuFixtureDialog *self)
{
  const char *wrong = what_is_wrong (self);

  gtk_label_set_label (self->why, wrong ? wrong : "");
  gtk_widget_set_sensitive (self->set, wrong == NULL);
}

static void
month_chosen (MuFixtureDialog *self)
{
  const guint month = adw_combo_row_get_selected (self->month_row);

  if (month == GTK_INVALID_LIST_POSITION)
    return;
  gtk_adjustment_set_upper (self->days, mu_calendar_month_days ((int) month + 1));
  check (self);
}

static void
set_clicked (MuFixtureDialog *self)
{
  const MuDate date = date_of (self);
  const MuFixture fixture = {
    .id = self->id,
    .day = mu_calendar_days (&self->first, &date),
    .name = (char *) gtk_editable_get_text (self->name_row),
    .side = { (int) adw_combo_row_get_selected (self->side_a_row),
              (int) adw_combo_row_get_selected (self->side_b_row) },
    .place = (char *) place_of (self),
  };

  g_signal_emit (self, set_signal, 0, &fixture);
}

/* --- the window -------------------------------------------------------------- */

static void
mu_fixture_dialog_finalize (GObject *object)
{
  g_strfreev (MU_FIXTURE_DIALOG (object)->keys);
  G_OBJECT_CLASS (mu_fixture_dialog_parent_class)->finalize (object);
}

static void
mu_fixture_dialog_class_init (MuFixtureDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_fixture_dialog_finalize;
  set_signal = g_signal_new ("set", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                             NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/fixture-dialog.ui");
  mu_bind_handlers (widget, set_clicked, check, month_chosen);
  mu_draft_install (widget);
  mu_bind_parts (widget, MuFixtureDialog, name_row, day, days, month_row, year_row, side_a_row,
                 side_b_row, place_row, map_row, why, set);
}

static void
mu_fixture_dialog_init (MuFixtureDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
offer_months (MuFixtureDialog *self)
{
  g_autoptr (GListModel) months = mu_choices_months ();

  adw_combo_row_set_model (self->month_row, months);
}

static void
offer_sides (AdwComboRow *row, const MuCampaign *campaign, int chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = g_ptr_array_index (campaign->sides, i);
    gtk_string_list_append (names, side->name);
  }
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (row, (guint) chosen);
}

/* One that the map no longer has, or never had, is offered too: nobody has taken it back. */
static void
offer_places (MuFixtureDialog *self, const MuMap *map, const char *chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  int at = chosen && *chosen ? mu_map_find (map, chosen) + 1 : 0;

  g_strv_builder_add (keys, "");
  gtk_string_list_append (names, _ ("No place"));
  for (guint i = 0; i < map->places->len; i++) {
    const MuMapPlace *place = mu_map_place (map, (int) i);
    g_strv_builder_add (keys, place->key);
    gtk_string_list_append (names, place->name);
  }
  if (at == 0 && chosen && *chosen) {
    at = (int) map->places->len + 1;
    g_strv_builder_add (keys, chosen);
    gtk_string_list_append (names, chosen);
  }
  self->keys = g_strv_builder_end (keys);
  adw_combo_row_set_model (self->map_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->map_row, (guint) at);
}

static void
show_fixture (MuFixtureDialog *self, const MuCampaign *campaign, const MuFixture *fixture)
{
  const MuDate date = mu_campaign_date (campaign, fixture->day);

  gtk_editable_set_text (self->name_row, fixture->name ? fixture->name : "");
  gtk_editable_set_text (self->place_row, fixture->place ? fixture->place : "");
  mu_year_row_set_year (self->year_row, date.year);
  adw_combo_row_set_selected (self->month_row, (guint) date.month - 1);
  gtk_spin_button_set_value (self->day, date.day);
}

static void
name_deed (MuFixtureDialog *self)
{
  gtk_window_set_title (GTK_WINDOW (self), self->id ? _ ("Change Fixture") : _ ("Add Fixture"));
  gtk_button_set_label (GTK_BUTTON (self->set), self->id ? C_ ("a fixture", "Change") : _ ("Add"));
}

GtkWidget *
mu_fixture_dialog_new (const MuCampaign *campaign, const MuFixture *fixture, const MuMap *map)
{
  MuFixtureDialog *self = g_object_new (MU_TYPE_FIXTURE_DIALOG, NULL);

  self->id = fixture->id;
  self->first = campaign->first;
  self->today = campaign->day;
  name_deed (self);
  offer_months (self);
  offer_sides (self->side_a_row, campaign, fixture->side[MU_SIDE_A]);
  offer_sides (self->side_b_row, campaign, fixture->side[MU_SIDE_B]);
  if (map)
    offer_places (self, map, fixture->place);
  gtk_widget_set_visible (GTK_WIDGET (self->map_row), map != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->place_row), map == NULL);
  show_fixture (self, campaign, fixture);
  check (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
  mu_draft_keep (self, NULL);
  return GTK_WIDGET (self);
}

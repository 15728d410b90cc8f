#include "app/desktop/hexes/words_pane.h"

#include <glib/gi18n.h>

#include "app/desktop/hexes/hex_rows.h"
#include "app/desktop/hexes/hex_text.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"

#define PROSE_HEIGHT 110

struct _MuWordsPane {
  AdwBin parent;
  MuScenarioWriter *writer;
  AdwEntryRow *name;
  AdwEntryRow *year;
  GtkSwitch *reconstruction;
  GtkTextView *special;
  GtkTextView *note;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (MuWordsPane, mu_words_pane, ADW_TYPE_BIN)

/* --- showing ------------------------------------------------------------------------ */

static void
changed (MuWordsPane *self)
{
  self->filling = TRUE;
  mu_hex_text_show (self->writer, MU_SCENARIO_NAME, MU_SIDE_A, self->name);
  mu_hex_text_show (self->writer, MU_SCENARIO_YEAR, MU_SIDE_A, self->year);
  mu_hex_text_show (self->writer, MU_SCENARIO_SPECIAL, MU_SIDE_A, self->special);
  mu_hex_text_show (self->writer, MU_SCENARIO_NOTE, MU_SIDE_A, self->note);
  gtk_switch_set_active (
      self->reconstruction,
      mu_scenario_writer_get_number (self->writer, MU_SCENARIO_RECONSTRUCTION, MU_SIDE_A) > 0);
  self->filling = FALSE;
}

/* --- what a person does -------------------------------------------------------------- */

static void
name_taken (gpointer data)
{
  MuWordsPane *self = data;

  mu_hex_text_take (self->writer, MU_SCENARIO_NAME, MU_SIDE_A, self->name);
}

static void
year_taken (gpointer data)
{
  MuWordsPane *self = data;

  mu_hex_text_take (self->writer, MU_SCENARIO_YEAR, MU_SIDE_A, self->year);
}

static void
special_taken (gpointer data)
{
  MuWordsPane *self = data;

  mu_hex_text_take (self->writer, MU_SCENARIO_SPECIAL, MU_SIDE_A, self->special);
}

static void
note_taken (gpointer data)
{
  MuWordsPane *self = data;

  mu_hex_text_take (self->writer, MU_SCENARIO_NOTE, MU_SIDE_A, self->note);
}

static void
reconstruction_changed (MuWordsPane *self)
{
  if (!self->filling)
    mu_scenario_writer_set_number (self->writer, MU_SCENARIO_RECONSTRUCTION, MU_SIDE_A,
                                   gtk_switch_get_active (self->reconstruction));
}

/* --- the pane --------------------------------------------------------------------------- */

/* Tab leaves it: nobody needs a tab in prose. */
static GtkTextView *
prose_new (GtkWidget *box, const char *title)
{
  AdwPreferencesGroup *group = mu_hex_group (box, title);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_text_view_new ();

  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 8);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (view), 8);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 8);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (view), 8);
  mu_name_widget (view, title);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), PROSE_HEIGHT);
  gtk_widget_add_css_class (scrolled, "card");
  adw_preferences_group_add (group, scrolled);
  return GTK_TEXT_VIEW (view);
}

static void
build (MuWordsPane *self)
{
  GtkWidget *box = mu_hex_pane (ADW_BIN (self));
  AdwPreferencesGroup *group = mu_hex_group (box, _ ("Scenario"));

  self->name = mu_hex_row_entry (group, _ ("Name"));
  self->year = mu_hex_row_entry (group, _ ("Year, as 362 BC"));
  self->reconstruction = mu_hex_row_switch (group, _ ("Reconstruction"),
                                            _ ("Map or set-up is made up; the note says what"));
  self->special = prose_new (box, _ ("Special Rules"));
  self->note = prose_new (box, _ ("Note"));
}

void
mu_words_pane_set_writer (MuWordsPane *self, MuScenarioWriter *writer)
{
  self->writer = writer;
  self->filling = TRUE;
  build (self);
  mu_kept_watch (self->name, name_taken, self);
  mu_kept_watch (self->year, year_taken, self);
  mu_kept_watch (self->special, special_taken, self);
  mu_kept_watch (self->note, note_taken, self);
  mu_listen (self->reconstruction, "notify::active", reconstruction_changed, self);
  changed (self);
  mu_listen (writer, "changed", changed, self);
}

static void
mu_words_pane_class_init (MuWordsPaneClass *class)
{
}

static void
mu_words_pane_init (MuWordsPane *self)
{
}

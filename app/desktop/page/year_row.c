#include "app/desktop/page/year_row.h"

#include "app/desktop/page/focus_left.h"
#include "app/desktop/widget/wiring.h"
#include "lists/book/book.h"
#include "lists/words/year.h"

#define WIDTH 12 /* characters: "300 v. Chr." */
#define LEAP  10 /* years of Page Up and Page Down */

struct _MuYearRow {
  AdwActionRow parent;
  GtkEditable *entry;
  int year;  /* 0: none that can be chosen */
  int given; /* by the program */
  MuYearJudge judge;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (MuYearRow, mu_year_row, ADW_TYPE_ACTION_ROW)

enum { YEAR_CHANGED, COMMITTED, ENTERED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- what was typed ------------------------------------------------------- */

/* A list of long ago may have a year after the game's, which stays until it is changed. */
static gboolean
is_as_given (MuYearRow *self, const char *text)
{
  g_autofree char *given = self->given ? mu_year_format (self->given) : NULL;

  return g_strcmp0 (text, given) == 0;
}

/* The year, and why it is refused: NULL where it is not. */
static char *
read_entry (MuYearRow *self, int *year)
{
  const char *text = gtk_editable_get_text (self->entry);
  MuYearFault fault;

  *year = self->given;
  if (is_as_given (self, text))
    return self->judge ? self->judge (*year, self->data) : NULL;
  fault = mu_year_parse (text, year, NULL);
  if (fault != MU_YEAR_READ)
    return mu_year_refusal (text, fault);
  return self->judge ? self->judge (*year, self->data) : NULL;
}

/* In words below the title, and to those who hear it beside the entry's name. */
static void
say (MuYearRow *self, const char *words, gboolean wrong)
{
  g_autofree char *markup = g_markup_escape_text (words, -1);
  GtkWidget *entry = GTK_WIDGET (self->entry);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), markup);
  if (wrong)
    gtk_widget_add_css_class (entry, "error");
  else
    gtk_widget_remove_css_class (entry, "error");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

void
mu_year_row_check (MuYearRow *self)
{
  int year;
  g_autofree char *why = read_entry (self, &year);
  g_autofree char *understood = why ? NULL : mu_year_format (year);

  self->year = why ? 0 : year;
  say (self, why ? why : understood, why != NULL);
  g_signal_emit (self, signals[YEAR_CHANGED], 0);
}

static void
commit (gpointer row)
{
  MuYearRow *self = row;

  if (self->year != 0)
    g_signal_emit (self, signals[COMMITTED], 0);
}

static void
enter (MuYearRow *self)
{
  commit (self);
  if (self->year != 0)
    g_signal_emit (self, signals[ENTERED], 0);
}

/* --- keys ----------------------------------------------------------------- */

/* There is no year 0. */
static void
step (MuYearRow *self, int by)
{
  const int counted = self->year < 0 ? self->year + 1 : self->year;
  const int year = counted + by <= 0 ? counted + by - 1 : counted + by;
  g_autofree char *words = mu_year_format (CLAMP (year, MU_YEAR_FIRST, MU_YEAR_LAST));

  if (self->year == 0)
    return;
  gtk_editable_set_text (self->entry, words);
  gtk_editable_set_position (self->entry, -1);
}

void
mu_year_row_give_back (MuYearRow *self)
{
  g_autofree char *words = mu_year_format (self->given);

  gtk_editable_set_text (self->entry, words);
  gtk_editable_set_position (self->entry, -1);
}

/* Where a year is kept as soon as it is entered, Escape gives the old one back. */
static gboolean
escape (MuYearRow *self)
{
  if (self->year == self->given
      || !g_signal_has_handler_pending (self, signals[COMMITTED], 0, TRUE))
    return FALSE;
  mu_year_row_give_back (self);
  return TRUE;
}

static gboolean
key_pressed (MuYearRow *self, guint key, guint code, GdkModifierType state)
{
  static const struct {
    guint key;
    int by;
  } steps[] = {
    { GDK_KEY_Up, 1 }, { GDK_KEY_Down, -1 }, { GDK_KEY_Page_Up, LEAP }, { GDK_KEY_Page_Down, -LEAP }
  };

  if (key == GDK_KEY_Escape)
    return escape (self);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].key == key && (state & gtk_accelerator_get_default_mod_mask ()) == 0) {
      step (self, steps[i].by);
      return TRUE;
    }
  return FALSE;
}

static void
watch_keys (MuYearRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  mu_listen (keys, "key-pressed", key_pressed, self);
  mu_focus_left_watch (GTK_WIDGET (self->entry), commit, self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

/* --- the row -------------------------------------------------------------- */

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (MU_YEAR_ROW (widget)->entry));
}

static void
mu_year_row_class_init (MuYearRowClass *class)
{
  const GType type = G_TYPE_FROM_CLASS (class);

  GTK_WIDGET_CLASS (class)->grab_focus = grab_focus;
  signals[YEAR_CHANGED]
      = g_signal_new ("year-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENTERED]
      = g_signal_new ("entered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[COMMITTED]
      = g_signal_new ("committed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_year_row_init (MuYearRow *self)
{
  GtkWidget *entry = gtk_entry_new ();

  self->entry = GTK_EDITABLE (entry);
  gtk_editable_set_width_chars (self->entry, WIDTH);
  gtk_editable_set_max_width_chars (self->entry, WIDTH);
  gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), entry);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), entry);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE); /* one stop of the Tab key, as other rows */
  mu_listen (entry, "changed", mu_year_row_check, self);
  mu_listen (entry, "activate", enter, self);
  watch_keys (self);
}

int
mu_year_row_get_year (MuYearRow *self)
{
  return self->year;
}

int
mu_year_row_get_typed (MuYearRow *self)
{
  const char *text = gtk_editable_get_text (self->entry);
  int typed = self->given;

  if (!is_as_given (self, text))
    mu_year_parse (text, &typed, NULL);
  return typed;
}

gboolean
mu_year_row_is (MuYearRow *self, int year)
{
  return mu_year_row_get_typed (self) == year;
}

void
mu_year_row_set_year (MuYearRow *self, int year)
{
  g_autofree char *words = mu_year_format (year);

  if (year == self->given)
    return;
  self->given = year;
  if (year == self->year)
    return;
  gtk_editable_set_text (self->entry, words);
  mu_year_row_check (self);
}

void
mu_year_row_set_judge (MuYearRow *self, MuYearJudge judge, gpointer data)
{
  self->judge = judge;
  self->data = data;
}

#include "app/desktop/armies/general_card.h"

#include <glib/gi18n.h>

#include "app/desktop/armies/stand_rows.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_edit.h"
#include "lists/awfp/stand.h"
#include "lists/list/terms.h"
#include "lists/system.h"

/* A way in which the book equips troops of whom the general can be. */
typedef struct {
  const MuBookOption *option;
  guint way;
} Company;

struct _MuGeneralCard {
  AdwWindow parent;
  MuArmySession *session;
  guint general;
  gboolean showing;  /* rows are being set by us, not by a person */
  GArray *companies; /* Company: as the row of stands offers them */
  GPtrArray *rows;   /* of the group that says what his stand is */
  AdwWindowTitle *head;
  GtkEditable *name_row;
  GtkWidget *command_row;
  GtkSwitch *command;
  AdwComboRow *company_row;
  AdwComboRow *stand_row;
  AdwPreferencesGroup *stand_group;
};

G_DEFINE_FINAL_TYPE (MuGeneralCard, mu_general_card, ADW_TYPE_WINDOW)

static void
mu_general_card_dispose (GObject *object)
{
  g_clear_object (&MU_GENERAL_CARD (object)->session);
  G_OBJECT_CLASS (mu_general_card_parent_class)->dispose (object);
}

static void
mu_general_card_finalize (GObject *object)
{
  g_array_unref (MU_GENERAL_CARD (object)->companies);
  g_ptr_array_unref (MU_GENERAL_CARD (object)->rows);
  G_OBJECT_CLASS (mu_general_card_parent_class)->finalize (object);
}

static void
mu_general_card_class_init (MuGeneralCardClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_general_card_dispose;
  G_OBJECT_CLASS (class)->finalize = mu_general_card_finalize;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/general-card.ui");
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  mu_bind_parts (widget, MuGeneralCard, head, name_row, command_row, command, company_row,
                 stand_row, stand_group);
}

/* --- what it shows ------------------------------------------------------ */

static const MuList *
list_of (MuGeneralCard *self)
{
  return mu_army_session_get_list (self->session);
}

static const MuListGeneral *
general_of (MuGeneralCard *self)
{
  return mu_list_general (list_of (self), self->general);
}

static gboolean
has_stand (MuGeneralCard *self)
{
  return mu_list_has (list_of (self), MU_LISTS_HAVE_GENERAL_STANDS);
}

static int
points_of (MuGeneralCard *self, MuTrace *trace)
{
  mu_trace_clear (trace);
  return mu_list_system_of (list_of (self))->points_general (list_of (self), self->general, trace);
}

static void
show_head (MuGeneralCard *self)
{
  const int points = points_of (self, NULL);
  g_autofree char *number = mu_term_number (points);
  g_autofree char *cost
      = g_strdup_printf (ngettext ("%s point", "%s points", (gulong) points), number);
  const char *name = *general_of (self)->name ? general_of (self)->name : _ ("General");

  gtk_window_set_title (GTK_WINDOW (self), name);
  adw_window_title_set_title (self->head, name);
  adw_window_title_set_subtitle (self->head, cost);
}

static void
offer (AdwComboRow *row, GtkStringList *texts, guint selected)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (texts));
  adw_combo_row_set_selected (row, selected);
  g_object_unref (texts);
}

static void
show_companies (MuGeneralCard *self)
{
  const MuList *list = list_of (self);
  GtkStringList *texts = gtk_string_list_new (NULL);

  gtk_string_list_append (texts, _ ("Nobody"));
  for (guint i = 0; i < list->units->len; i++)
    gtk_string_list_append (texts, mu_list_unit (list, i)->name);
  offer (self->company_row, texts, (guint) (MAX (general_of (self)->rides_with, -1) + 1));
}

/* Those of the book in that year, each kind of stand once. */
static void
add_company (MuGeneralCard *self, GtkStringList *texts, const MuBookOption *option, guint at,
             guint *selected)
{
  const MuBookTroop *way = g_ptr_array_index (option->troops, at);
  g_autofree char *notation = mu_book_troop_notation (way);
  g_autofree char *words = notation ? g_strdup_printf ("%s: %s", option->name, notation) : NULL;
  const Company company = { option, at };

  if (words == NULL || !mu_book_troop_in_year (way, list_of (self)->year))
    return;
  if (*selected == GTK_INVALID_LIST_POSITION && g_str_equal (notation, general_of (self)->troop))
    *selected = self->companies->len;
  g_array_append_val (self->companies, company);
  gtk_string_list_append (texts, words);
}

static void
show_stands (MuGeneralCard *self)
{
  const MuBook *book = mu_army_session_get_book (self->session);
  GtkStringList *texts = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;

  g_array_set_size (self->companies, 0);
  for (guint i = 0; book && i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    for (guint way = 0; way < option->troops->len; way++)
      add_company (self, texts, option, way, &selected);
  }
  offer (self->stand_row, texts, selected);
}

static void
show_stand (MuGeneralCard *self)
{
  MuTrace trace;
  const int points = points_of (self, &trace);

  show_stands (self);
  mu_stand_rows_fill (self->stand_group, self->rows, general_of (self)->troop, points, &trace);
}

static void
show (MuGeneralCard *self)
{
  const gboolean stand = has_stand (self);

  self->showing = TRUE;
  show_head (self);
  mu_kept_show (self->name_row, general_of (self)->name);
  gtk_switch_set_active (self->command, general_of (self)->commander);
  gtk_widget_set_sensitive (GTK_WIDGET (self->command), !general_of (self)->commander);
  gtk_widget_set_visible (self->command_row, !stand);
  gtk_widget_set_visible (GTK_WIDGET (self->company_row), !stand);
  gtk_widget_set_visible (GTK_WIDGET (self->stand_row), stand);
  gtk_widget_set_visible (GTK_WIDGET (self->stand_group), stand);
  if (stand)
    show_stand (self);
  else
    show_companies (self);
  self->showing = FALSE;
}

/* --- what a person does ------------------------------------------------- */

static void
name_applied (gpointer data)
{
  MuGeneralCard *self = data;
  g_autofree char *fault
      = mu_kept_name_fault (gtk_editable_get_text (self->name_row), FALSE, MU_LIST_NAME_MAX);

  if (fault) {
    mu_kept_refuse (self->name_row, fault);
    return;
  }
  mu_army_edit_name_general (self->session, self->general, gtk_editable_get_text (self->name_row));
  show (self);
}

static void
command_set (MuGeneralCard *self)
{
  if (self->showing)
    return;
  mu_army_edit_promote (self->session, self->general);
  show (self);
}

static void
company_chosen (MuGeneralCard *self)
{
  const guint at = adw_combo_row_get_selected (self->company_row);

  if (self->showing || at == GTK_INVALID_LIST_POSITION)
    return;
  mu_army_edit_seat (self->session, self->general, (int) at - 1);
  show (self);
}

static void
stand_chosen (MuGeneralCard *self)
{
  const guint at = adw_combo_row_get_selected (self->stand_row);
  const Company *company;

  if (self->showing || at >= self->companies->len)
    return;
  company = &g_array_index (self->companies, Company, at);
  mu_army_edit_general_stand (self->session, self->general, company->option, company->way);
  show (self);
}

/* --- setting up --------------------------------------------------------- */

static void
connect (MuGeneralCard *self, gpointer widget, const char *signal, void (*done) (MuGeneralCard *))
{
  mu_listen (widget, signal, done, self);
}

static void
mu_general_card_init (MuGeneralCard *self)
{
  self->companies = g_array_new (FALSE, FALSE, sizeof (Company));
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_kept_watch (self->name_row, name_applied, self);
  connect (self, self->command, "notify::active", command_set);
  connect (self, self->company_row, "notify::selected", company_chosen);
  connect (self, self->stand_row, "notify::selected", stand_chosen);
}

GtkWidget *
mu_general_card_new (MuArmySession *session, guint general)
{
  MuGeneralCard *self = g_object_new (MU_TYPE_GENERAL_CARD, NULL);

  self->session = g_object_ref (session);
  self->general = general;
  show (self);
  mu_listen (session, "notify::id", mu_kept_destroy, self);
  return GTK_WIDGET (self);
}

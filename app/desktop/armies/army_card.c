#include "app/desktop/armies/army_card.h"

#include <glib/gi18n.h>

#include "app/desktop/page/kept_entry.h"
#include "app/desktop/page/year_row.h"
#include "app/desktop/widget/wiring.h"
#include "app/desktop/widget/wrap_layout.h"
#include "app/session/armies/army_hints.h"
#include "app/session/armies/army_particulars.h"
#include "lists/check/certificate.h"
#include "lists/list/terms.h"
#include "lists/words/name.h"

#define TAGS_OFFERED 16

struct _MuArmyCard {
  AdwWindow parent;
  MuArmySession *session;
  MuArmies *armies;
  gboolean showing;
  AdwWindowTitle *head;
  GtkEditable *name_row;
  GtkEditable *player_row;
  MuYearRow *year_row;
  GtkEditable *points_row;
  GtkEditable *tags_row;
  GtkWidget *tags_box;
  GtkTextView *notes;
  GtkWidget *notes_fault;
  AdwActionRow *code_row;
  AdwActionRow *verdict_row;
};

G_DEFINE_FINAL_TYPE (MuArmyCard, mu_army_card, ADW_TYPE_WINDOW)

static void
mu_army_card_dispose (GObject *object)
{
  g_clear_object (&MU_ARMY_CARD (object)->session);
  g_clear_object (&MU_ARMY_CARD (object)->armies);
  G_OBJECT_CLASS (mu_army_card_parent_class)->dispose (object);
}

static const MuList *
list_of (MuArmyCard *self)
{
  return mu_army_session_get_list (self->session);
}

/* --- tags --------------------------------------------------------------- */

static void
tag_toggled (GtkToggleButton *button, MuArmyCard *self)
{
  const char *tag = g_object_get_data (G_OBJECT (button), "tag");
  g_autofree char *turned = mu_army_tags_turn (gtk_editable_get_text (self->tags_row), tag);

  if (!self->showing)
    mu_army_set_tags (self->session, turned);
}

static void
offer_tag (MuArmyCard *self, const char *tag)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (tag);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                mu_army_tags_have (list_of (self)->tags, tag));
  gtk_widget_add_css_class (button, "mu-hint");
  mu_name_widget (button, tag);
  g_object_set_data_full (G_OBJECT (button), "tag", g_strdup (tag), g_free);
  g_signal_connect_object (button, "toggled", G_CALLBACK (tag_toggled), self, 0);
  gtk_box_append (GTK_BOX (self->tags_box), button);
}

/* While a tag is being typed, those that begin so; else the most frequent. */
static GPtrArray *
tags_to_offer (MuArmyCard *self)
{
  const char *typed = gtk_editable_get_text (self->tags_row);
  const gboolean typing = g_strcmp0 (typed, list_of (self)->tags) != 0;
  g_autofree char *last = typing ? mu_army_tags_last (typed) : g_strdup ("");

  return mu_army_tags_in_use (mu_armies_get_model (self->armies), last, TAGS_OFFERED);
}

static void
offer_tags (MuArmyCard *self)
{
  g_autoptr (GPtrArray) tags = tags_to_offer (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->tags_box)))
    gtk_box_remove (GTK_BOX (self->tags_box), child);
  for (guint i = 0; i < tags->len; i++)
    offer_tag (self, g_ptr_array_index (tags, i));
  gtk_widget_set_visible (self->tags_box, tags->len > 0);
}

static gboolean
offer_tags_now (gpointer data)
{
  MuArmyCard *self = data;

  if (self->session && list_of (self))
    offer_tags (self);
  return G_SOURCE_REMOVE;
}

/* A moment later: the button of a tag may still be being pressed. */
static void
offer_tags_later (MuArmyCard *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, offer_tags_now, g_object_ref (self), g_object_unref);
}

/* --- showing ------------------------------------------------------------ */

static void
show_certificate (MuArmyCard *self)
{
  g_autoptr (MuCertificate) certificate
      = mu_certificate_new (list_of (self), mu_army_session_get_book (self->session));
  g_autofree char *verdict = mu_certificate_verdict (certificate);
  g_autofree char *points = mu_term_number (certificate->points);
  g_autofree char *words = g_strdup_printf (ngettext ("Edition %d of the list, %s point, %s",
                                                      "Edition %d of the list, %s points, %s",
                                                      (gulong) certificate->points),
                                            certificate->edition, points, verdict);

  adw_action_row_set_subtitle (self->code_row, certificate->code);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->verdict_row), FALSE);
  adw_action_row_set_subtitle (self->verdict_row, words);
}

static void
show (MuArmyCard *self)
{
  const MuList *list = list_of (self);
  g_autofree char *points = list ? g_strdup_printf ("%d", list->points_limit) : NULL;

  if (list == NULL)
    return;
  self->showing = TRUE;
  adw_window_title_set_title (self->head, _ ("About This Army"));
  adw_window_title_set_subtitle (self->head, list->name);
  mu_kept_show (self->name_row, list->name);
  mu_kept_show (self->player_row, list->player);
  mu_year_row_set_year (self->year_row, list->year);
  mu_kept_show (self->points_row, points);
  mu_kept_show (self->tags_row, list->tags);
  mu_kept_show (self->notes, list->notes);
  show_certificate (self);
  offer_tags_later (self);
  self->showing = FALSE;
}

/* --- what a person does ------------------------------------------------- */

typedef gboolean (*Setter) (MuArmySession *session, const char *text);

/* What cannot be taken stays to be mended, with what is wrong. */
static void
apply (MuArmyCard *self, GtkEditable *row, Setter set, char *fault)
{
  if (fault == NULL && set (self->session, gtk_editable_get_text (row)))
    show (self);
  else
    mu_kept_refuse (row, fault ? fault : _ ("This cannot be kept."));
  g_free (fault);
}

static gboolean
is_taken (MuArmyCard *self, const char *name)
{
  GListModel *armies = mu_armies_get_model (self->armies);

  for (guint i = 0; i < g_list_model_get_n_items (armies); i++) {
    g_autoptr (GObject) army = g_list_model_get_item (armies, i);
    g_autofree char *its = NULL;
    gint64 id;
    g_object_get (army, "name", &its, "id", &id, NULL);
    if (id != mu_army_session_get_id (self->session) && mu_name_same (its, name))
      return TRUE;
  }
  return FALSE;
}

static char *
fault_of_name (MuArmyCard *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name_row)));

  if (is_taken (self, name))
    return g_strdup (_ ("Another army has that name."));
  return mu_kept_name_fault (name, TRUE, MU_LIST_NAME_MAX);
}

static void
name_applied (gpointer data)
{
  MuArmyCard *self = data;

  apply (self, self->name_row, mu_army_set_name, fault_of_name (self));
}

static void
player_applied (gpointer data)
{
  MuArmyCard *self = data;

  apply (self, self->player_row, mu_army_set_player,
         mu_kept_name_fault (gtk_editable_get_text (self->player_row), FALSE, MU_LIST_NAME_MAX));
}

/* The row tells of its year as the focus leaves it, too, when the window has gone. */
static void
year_applied (MuArmyCard *self)
{
  if (self->session == NULL)
    return;
  g_autofree char *year = mu_year_format (mu_year_row_get_year (self->year_row));

  if (list_of (self) && mu_army_set_year (self->session, year))
    show (self);
}

static void
points_applied (gpointer data)
{
  MuArmyCard *self = data;
  g_autofree char *fault = g_strdup_printf (_ ("A whole number from 1 to %d."), MU_LIST_POINTS_MAX);

  if (mu_army_set_points (self->session, gtk_editable_get_text (self->points_row)))
    show (self);
  else
    mu_kept_refuse (self->points_row, fault);
}

static void
tags_applied (gpointer data)
{
  MuArmyCard *self = data;

  apply (self, self->tags_row, mu_army_set_tags,
         mu_kept_name_fault (gtk_editable_get_text (self->tags_row), FALSE, MU_LIST_TAGS_MAX));
}

static void
take_notes (gpointer data)
{
  MuArmyCard *self = data;
  g_autofree char *notes = mu_kept_text (self->notes);
  const gboolean taken = list_of (self) == NULL || mu_army_set_notes (self->session, notes);
  g_autofree char *fault
      = g_strdup_printf (_ ("Too long: at most %d characters can be kept."), MU_LIST_NOTES_MAX);

  gtk_label_set_label (GTK_LABEL (self->notes_fault), fault);
  gtk_widget_set_visible (self->notes_fault, !taken);
  if (!taken)
    mu_kept_refuse (self->notes, fault);
}

/* A long text that cannot be kept is not thrown away unseen: then the card stays open. */
static gboolean
mu_army_card_close_request (GtkWindow *window)
{
  MuArmyCard *self = MU_ARMY_CARD (window);

  if (!mu_kept_take_all (GTK_WIDGET (self->notes)))
    return TRUE;
  if (mu_year_row_get_year (self->year_row) != 0)
    year_applied (self);
  return GTK_WINDOW_CLASS (mu_army_card_parent_class)->close_request (window);
}

static void
copy_certificate (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuArmyCard *self = MU_ARMY_CARD (widget);
  g_autoptr (MuCertificate) certificate
      = mu_certificate_new (list_of (self), mu_army_session_get_book (self->session));
  g_autofree char *line = mu_certificate_line (certificate);
  g_autofree char *text = g_strdup_printf ("%s: %s", list_of (self)->name, line);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  adw_window_title_set_subtitle (self->head, _ ("The certificate is copied"));
}

/* --- setting up --------------------------------------------------------- */

static void
mu_army_card_class_init (MuArmyCardClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_army_card_dispose;
  GTK_WINDOW_CLASS (class)->close_request = mu_army_card_close_request;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/army-card.ui");
  gtk_widget_class_install_action (widget, "card.copy-certificate", NULL, copy_certificate);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  mu_bind_parts (widget, MuArmyCard, head, name_row, player_row, year_row, points_row, tags_row,
                 tags_box, notes, notes_fault, code_row, verdict_row);
}

static void
connect (MuArmyCard *self, gpointer object, const char *signal, void (*done) (MuArmyCard *))
{
  mu_listen (object, signal, done, self);
}

static void
mu_army_card_init (MuArmyCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->tags_box, mu_wrap_layout_new (6));
  mu_kept_watch (self->notes, take_notes, self);
  mu_kept_watch (self->name_row, name_applied, self);
  mu_kept_watch (self->player_row, player_applied, self);
  connect (self, self->year_row, "committed", year_applied);
  mu_kept_watch (self->points_row, points_applied, self);
  mu_kept_watch (self->tags_row, tags_applied, self);
}

GtkWidget *
mu_army_card_new (MuArmySession *session, MuArmies *armies)
{
  MuArmyCard *self = g_object_new (MU_TYPE_ARMY_CARD, NULL);

  self->session = g_object_ref (session);
  self->armies = g_object_ref (armies);
  show (self);
  connect (self, self->tags_row, "changed", offer_tags_later);
  connect (self, session, "shown", show);
  mu_listen (session, "saved", show, self);
  mu_listen (session, "notify::id", mu_kept_destroy, self);
  return GTK_WIDGET (self);
}

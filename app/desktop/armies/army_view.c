#include "app/desktop/armies/army_view_private.h"
#include "lists/system.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_edit.h"
#include "app/session/armies/issue_item.h"
#include "app/session/armies/offer_item.h"

G_DEFINE_FINAL_TYPE (MuArmyView, mu_army_view, ADW_TYPE_BIN)

static void
mu_army_view_dispose (GObject *object)
{
  g_clear_handle_id (&MU_ARMY_VIEW (object)->mending, g_source_remove);
  g_clear_handle_id (&MU_ARMY_VIEW (object)->narrowing, g_source_remove);
  g_clear_object (&MU_ARMY_VIEW (object)->session);
  if (MU_ARMY_VIEW (object)->unit_menu)
    gtk_widget_unparent (GTK_WIDGET (MU_ARMY_VIEW (object)->unit_menu));
  MU_ARMY_VIEW (object)->unit_menu = NULL;
  G_OBJECT_CLASS (mu_army_view_parent_class)->dispose (object);
}

/* The layout of a bin would not tell us our width. */
static void
mu_army_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *least,
                      int *natural, int *least_baseline, int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, least, natural,
                      least_baseline, natural_baseline);
}

static void
mu_army_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const GtkAllocation all = { 0, 0, width, height };

  mu_army_view_fit (MU_ARMY_VIEW (widget), width);
  gtk_widget_size_allocate (adw_bin_get_child (ADW_BIN (widget)), &all, baseline);
}

static void install_actions (GtkWidgetClass *widget);

static void
mu_army_view_class_init (MuArmyViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_army_view_dispose;
  widget->measure = mu_army_view_measure;
  widget->size_allocate = mu_army_view_size_allocate;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/army-view.ui");
  mu_bind_parts (widget, MuArmyView, title, back, stack, none, points_label, left_label,
                 status_label, summary_label, strip, prices_label, content, level, table);
  mu_bind_parts (widget, MuArmyView, units, unit_selection, number_column, kind_column,
                 figures_column, each_column, unit_menu);
  mu_bind_parts (widget, MuArmyView, flap, issues_revealer, issues_table, issue_selection,
                 composition, offers_button, offers_title, offers_table, offers, offer_selection);
  install_actions (widget);
}

/* --- adding ------------------------------------------------------------- */

static void
add_unit (MuArmyView *self, guint offer)
{
  g_autofree char *why = mu_army_edit_why_not (self->session, offer);

  if (why)
    mu_say (self, why);
  else
    mu_army_view_select_unit (self, mu_army_edit_add (self->session, offer));
}

static void
offer_activated (MuArmyView *self, guint row)
{
  const guint offer = mu_long_table_place (self->offers_table, row);

  if (offer != GTK_INVALID_LIST_POSITION)
    add_unit (self, offer);
}

static void
add_action (GtkWidget *widget, const char *name, GVariant *offer)
{
  add_unit (MU_ARMY_VIEW (widget), g_variant_get_uint32 (offer));
}

static gboolean
mend (gpointer data)
{
  MuArmyView *self = data;

  self->mending = 0;
  mu_army_edit_mend (self->session, self->problem);
  return G_SOURCE_REMOVE;
}

/* A moment later: the problem's row goes with its button, which is still being pressed. */
static void
mend_action (GtkWidget *widget, const char *name, GVariant *number)
{
  MuArmyView *self = MU_ARMY_VIEW (widget);

  self->problem = g_variant_get_uint32 (number);
  if (self->mending == 0)
    self->mending = g_idle_add (mend, self);
}

static void
fill_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_army_edit_fill (MU_ARMY_VIEW (widget)->session);
}

static void
install_actions (GtkWidgetClass *widget)
{
  mu_army_view_install_row_actions (widget);
  gtk_widget_class_install_action (widget, "army.mend", "u", mend_action);
  gtk_widget_class_install_action (widget, "army.add", "u", add_action);
  gtk_widget_class_install_action (widget, "army.fill", NULL, fill_action);
}

/* "What the book allows in 202 BC" */
static void
title_offers (MuArmyView *self)
{
  const MuList *list = mu_army_session_get_list (self->session);
  const MuBook *book = mu_army_session_get_book (self->session);
  g_autofree char *year = list ? mu_year_format (list->year) : NULL;
  g_autofree char *title = NULL;

  if (list == NULL)
    return;
  title = g_strdup_printf (
      book ? _ ("What the book allows in %s") : _ ("Its army book is not here"), year);
  gtk_label_set_label (self->offers_title, title);
}

/* --- following the session ---------------------------------------------- */

static void
opened_or_closed (MuArmyView *self)
{
  gboolean open = mu_army_session_get_id (self->session) != 0;
  g_autofree char *name = NULL;
  g_autofree char *subtitle = NULL;

  gtk_stack_set_visible_child_name (self->stack, open ? "army" : "none");
  gtk_widget_set_visible (self->offers_button, open);
  title_offers (self);
  /* An army of the same book and year tells of no change. */
  g_object_get (self->session, "name", &name, "subtitle", &subtitle, NULL);
  adw_window_title_set_title (self->title, open ? name : "");
  adw_window_title_set_subtitle (self->title, open ? subtitle : "");
}

static void
set_class (gpointer widget, const char *class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

static void
legality_changed (MuArmyView *self)
{
  gboolean legal = FALSE;
  gboolean over = FALSE;

  g_object_get (self->session, "legal", &legal, "over", &over, NULL);
  set_class (self->status_label, "legal", legal);
  set_class (self->status_label, "problem", !legal);
  set_class (self->level, "over", over);
}

static void
issues_changed (MuArmyView *self)
{
  GListModel *issues = mu_army_session_get_issues (self->session);

  gtk_revealer_set_reveal_child (self->issues_revealer, g_list_model_get_n_items (issues) > 0);
}

/* A problem leads to its unit. */
static void
issue_selected (MuArmyView *self)
{
  MuIssueItem *issue = gtk_single_selection_get_selected_item (self->issue_selection);
  int index = issue ? mu_issue_item_get_index (issue) : MU_ISSUE_WHOLE_LIST;

  if (index != MU_ISSUE_WHOLE_LIST)
    mu_army_view_select_unit (self, index);
}

static void
shown (MuArmyView *self)
{
  const MuList *list = mu_army_session_get_list (self->session);

  mu_composition_bar_show (self->composition, list);
  mu_army_view_enable_row_actions (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "army.fill",
                                 mu_army_edit_can_fill (self->session));
  gtk_column_view_column_set_title (
      self->figures_column, mu_list_has (list, MU_LISTS_ARE_STANDS) ? _ ("Stands") : _ ("Figures"));
  title_offers (self);
}

static void
bind_text (MuArmyView *self, const char *property, gpointer widget, const char *target)
{
  g_object_bind_property (self->session, property, widget, target, G_BINDING_SYNC_CREATE);
}

static void
follow (MuArmyView *self)
{
  bind_text (self, "name", self->title, "title");
  bind_text (self, "subtitle", self->title, "subtitle");
  bind_text (self, "points-text", self->points_label, "label");
  bind_text (self, "left-text", self->left_label, "label");
  bind_text (self, "status", self->status_label, "label");
  bind_text (self, "summary", self->summary_label, "label");
  bind_text (self, "prices", self->prices_label, "label");
  bind_text (self, "share", self->level, "value");
  mu_listen (self->session, "shown", shown, self);
  mu_listen (self->session, "notify::id", opened_or_closed, self);
  mu_listen (self->session, "notify::legal", legality_changed, self);
  mu_listen (self->session, "notify::over", legality_changed, self);
  mu_listen (mu_army_session_get_issues (self->session), "items-changed", issues_changed, self);
}

static void
show_rows (MuLongTable *table, GtkSingleSelection *selection, GListModel *rows, GType kind)
{
  g_autoptr (GObject) blank = g_object_new (kind, NULL);

  gtk_single_selection_set_model (selection, rows);
  mu_long_table_set_rows (table, selection, blank);
}

void
mu_army_view_set_session (MuArmyView *self, MuArmySession *session)
{
  if (!g_set_object (&self->session, session) || session == NULL)
    return;
  follow (self);
  mu_army_strip_set_session (self->strip, session);
  mu_army_view_show_rows (self);
  show_rows (self->issues_table, self->issue_selection, mu_army_session_get_issues (session),
             MU_TYPE_ISSUE_ITEM);
  show_rows (self->offers_table, self->offer_selection, mu_army_session_get_offers (session),
             MU_TYPE_OFFER_ITEM);
  opened_or_closed (self);
  legality_changed (self);
  issues_changed (self);
}

static void
mu_army_view_init (MuArmyView *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_army_view_set_up_rows (self);
  mu_listen (self->issue_selection, "notify::selected-item", issue_selected, self);
  mu_listen (self->offers, "activate", offer_activated, self);
}

void
mu_army_view_add_banner (MuArmyView *self, GtkWidget *banner)
{
  gtk_box_prepend (self->content, banner);
}

GtkWidget *
mu_army_view_get_back_button (MuArmyView *self)
{
  return self->back;
}

AdwStatusPage *
mu_army_view_get_none_page (MuArmyView *self)
{
  return self->none;
}

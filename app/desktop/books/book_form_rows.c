/* The groups of a book's form, made from what its draft has. */
#include <glib/gi18n.h>

#include "app/desktop/books/book_field.h"
#include "app/desktop/books/book_form_private.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/books/draft_words.h"

#define PLACE "mu-place"

static const MuDraft *
draft_of (MuBookForm *self)
{
  return mu_book_writer_get_draft (self->writer);
}

static const MuDraftPlace *
place_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), PLACE);
}

static void
set_place (GtkWidget *widget, MuDraftPlace place)
{
  g_object_set_data_full (G_OBJECT (widget), PLACE, g_memdup2 (&place, sizeof place), g_free);
}

/* --- what rows are told ------------------------------------------------- */

static void
place_action (GtkWidget *button, const char *action)
{
  const MuDraftPlace *place = place_of (button);

  gtk_widget_activate_action (button, action, "(iii)", place->part, place->of, place->at);
}

static void
remove_clicked (GtkWidget *button)
{
  place_action (button, "form.remove");
}

static void
double_clicked (GtkWidget *button)
{
  place_action (button, "form.duplicate");
}

static void
add_clicked (GtkWidget *button)
{
  place_action (button, "form.add");
}

static void
option_activated (GtkWidget *row)
{
  gtk_widget_activate_action (row, "form.open", "i", place_of (row)->at);
}

static GtkWidget *
button_new (MuDraftPlace place, const char *icon, const char *name, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  set_place (button, place);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  mu_name_widget (button, name);
  g_signal_connect (button, "clicked", clicked, NULL);
  return button;
}

/* "Remove Velites" */
static GtkWidget *
remove_button (MuBookForm *self, MuDraftPlace place)
{
  g_autofree char *title = mu_draft_words_title (draft_of (self), place);
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), title);

  return button_new (place, "user-trash-symbolic", name, G_CALLBACK (remove_clicked));
}

static GtkWidget *
double_button (MuBookForm *self, MuDraftPlace place)
{
  g_autofree char *title = mu_draft_words_title (draft_of (self), place);
  g_autofree char *name = g_strdup_printf (_ ("Duplicate %s"), title);

  return button_new (place, "edit-copy-symbolic", name, G_CALLBACK (double_clicked));
}

/* --- rows --------------------------------------------------------------- */

static GtkWidget *
add_field (MuBookForm *self, MuDraftPlace place, MuDraftField field)
{
  GtkWidget *row = mu_book_field_new (self->writer, place, field);

  g_ptr_array_add (self->fields, row);
  return row;
}

static gboolean
is_shown (MuDraftField field)
{
  return field != MU_DRAFT_ID && field != MU_DRAFT_EDITION;
}

/* A row that opens to the fields of its place. */
static GtkWidget *
folded_row (MuBookForm *self, MuDraftPlace place)
{
  GtkWidget *row = adw_expander_row_new ();

  set_place (row, place);
  for (MuDraftField field = MU_DRAFT_ID; field < MU_DRAFT_FIELDS; field++)
    if (is_shown (field) && mu_draft_part_has (place.part, field))
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), add_field (self, place, field));
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row), remove_button (self, place));
  g_ptr_array_add (self->heads, row);
  return row;
}

static GtkWidget *
option_row (MuBookForm *self, MuDraftPlace place)
{
  GtkWidget *row = adw_action_row_new ();

  set_place (row, place);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), double_button (self, place));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove_button (self, place));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_signal_connect (row, "activated", G_CALLBACK (option_activated), NULL);
  g_ptr_array_add (self->heads, row);
  return row;
}

/* --- groups ------------------------------------------------------------- */

static AdwPreferencesGroup *
group_new (MuBookForm *self, AdwPreferencesPage *page, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (page, group);
  g_ptr_array_add (self->groups, group);
  return group;
}

static void
fields_group (MuBookForm *self, AdwPreferencesPage *page, const char *title, MuDraftPlace place)
{
  AdwPreferencesGroup *group = group_new (self, page, title);

  for (MuDraftField field = MU_DRAFT_ID; field < MU_DRAFT_FIELDS; field++)
    if (is_shown (field) && mu_draft_part_has (place.part, field))
      adw_preferences_group_add (group, add_field (self, place, field));
}

/* Those of a part, row by row, with a button that adds one. */
static void
part_group (MuBookForm *self, AdwPreferencesPage *page, const char *title, const char *add,
            MuDraftPart part, int of)
{
  AdwPreferencesGroup *group = group_new (self, page, title);
  const int count = (int) mu_draft_count (draft_of (self), part, of);
  const MuDraftPlace next = { part, of, count };

  adw_preferences_group_set_header_suffix (
      group, button_new (next, "list-add-symbolic", add, G_CALLBACK (add_clicked)));
  for (int i = 0; i < count; i++) {
    const MuDraftPlace place = { part, of, i };
    adw_preferences_group_add (group, part == MU_DRAFT_OPTION ? option_row (self, place)
                                                              : folded_row (self, place));
  }
}

static void
build_book (MuBookForm *self)
{
  AdwPreferencesPage *page = self->book_page;

  fields_group (self, page, _ ("The Book"), (MuDraftPlace){ MU_DRAFT_BOOK, 0, 0 });
  part_group (self, page, _ ("Troops"), _ ("Add Troops"), MU_DRAFT_OPTION, 0);
  part_group (self, page, _ ("Limits of Several Together"), _ ("Add a Limit"), MU_DRAFT_LIMIT, 0);
  for (guint i = 0; i < mu_draft_count (draft_of (self), MU_DRAFT_LIMIT, 0); i++) {
    const MuDraftPlace limit = { MU_DRAFT_LIMIT, 0, (int) i };
    g_autofree char *name = mu_draft_words_title (draft_of (self), limit);
    g_autofree char *title = g_strdup_printf (_ ("Who Counts for “%s”"), name);
    g_autofree char *plain = g_markup_escape_text (title, -1);
    part_group (self, page, plain, _ ("Add Troops to the Limit"), MU_DRAFT_MEMBER, (int) i);
  }
  part_group (self, page, _ ("Allies"), _ ("Add Allies"), MU_DRAFT_ALLY, 0);
  part_group (self, page, _ ("Enemies"), _ ("Add an Enemy"), MU_DRAFT_ENEMY, 0);
  part_group (self, page, _ ("Generals"), _ ("Add a General"), MU_DRAFT_GENERAL, 0);
}

static void
build_option (MuBookForm *self)
{
  AdwPreferencesPage *page = self->option_page;

  fields_group (self, page, _ ("Troops"), (MuDraftPlace){ MU_DRAFT_OPTION, 0, self->option });
  part_group (self, page, _ ("How They Are Armed"), _ ("Add Arms"), MU_DRAFT_WAY, self->option);
  part_group (self, page, _ ("Needs and Demands"), _ ("Add a Condition"), MU_DRAFT_CONDITION,
              self->option);
}

static void
clear (MuBookForm *self)
{
  for (guint i = 0; i < self->groups->len; i++) {
    GtkWidget *group = g_ptr_array_index (self->groups, i);
    AdwPreferencesPage *page = gtk_widget_is_ancestor (group, GTK_WIDGET (self->book_page))
                                   ? self->book_page
                                   : self->option_page;
    adw_preferences_page_remove (page, ADW_PREFERENCES_GROUP (group));
  }
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->fields, 0);
  g_ptr_array_set_size (self->heads, 0);
}

/* Behind the groups that are made anew. */
static void
put_last (MuBookForm *self, AdwPreferencesGroup *group)
{
  g_object_ref (group);
  adw_preferences_page_remove (self->book_page, group);
  adw_preferences_page_add (self->book_page, group);
  g_object_unref (group);
}

void
mu_book_form_build (MuBookForm *self)
{
  clear (self);
  if (self->option >= (int) mu_draft_count (draft_of (self), MU_DRAFT_OPTION, 0))
    self->option = -1; /* undone */
  if (self->option < 0) {
    build_book (self);
    put_last (self, self->changes_group);
    put_last (self, self->answer_group);
    put_last (self, self->preview_group);
  } else
    build_option (self);
  gtk_stack_set_visible_child (self->stack,
                               GTK_WIDGET (self->option < 0 ? self->book_page : self->option_page));
  mu_book_form_update (self);
}

/* --- showing ------------------------------------------------------------ */

static void
update_head (MuBookForm *self, GtkWidget *row)
{
  const MuDraftPlace place = *place_of (row);
  g_autofree char *title = mu_draft_words_title (draft_of (self), place);
  g_autofree char *plain = g_markup_escape_text (title, -1);
  g_autofree char *faults = mu_book_writer_faults_in (self->writer, place);
  g_autofree char *words
      = *faults ? g_steal_pointer (&faults) : mu_draft_words_row (draft_of (self), place);
  g_autofree char *plain_words = g_markup_escape_text (words, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), plain);
  g_object_set (row, "subtitle", plain_words, NULL);
  if (faults == NULL)
    gtk_widget_add_css_class (row, "error");
  else
    gtk_widget_remove_css_class (row, "error");
}

void
mu_book_form_update (MuBookForm *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    mu_book_field_update (g_ptr_array_index (self->fields, i));
  for (guint i = 0; i < self->heads->len; i++)
    update_head (self, g_ptr_array_index (self->heads, i));
}

void
mu_book_form_focus (MuBookForm *self, MuDraftPlace place)
{
  for (guint i = 0; i < self->heads->len; i++) {
    GtkWidget *row = g_ptr_array_index (self->heads, i);
    const MuDraftPlace *at = place_of (row);
    if (at->part != place.part || at->of != place.of || at->at != place.at)
      continue;
    if (ADW_IS_EXPANDER_ROW (row))
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
    gtk_widget_grab_focus (row);
  }
}

#include "app/desktop/page/draft.h"

#include <adwaita.h>

typedef struct {
  MuDraftGrow grow;
  GStrv offered; /* what stood in the fields before anybody typed */
} Form;

/* Of a form that closed over what was typed; the app's window has it. */
typedef struct {
  GStrv offered;
  GStrv typed;
} Draft;

#define FORM "mu-draft-form"

static void
free_form (gpointer data)
{
  Form *form = data;

  g_strfreev (form->offered);
  g_free (form);
}

static void
free_draft (gpointer data)
{
  Draft *draft = data;

  g_strfreev (draft->offered);
  g_strfreev (draft->typed);
  g_free (draft);
}

/* --- fields ------------------------------------------------------------------- */

/* A widget of ours that is made of several says itself what is kept of them. */
static gboolean
says_itself (gpointer widget)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (widget), MU_DRAFT_PROPERTY) != NULL;
}

static gboolean
is_field (GtkWidget *widget)
{
  return says_itself (widget) || GTK_IS_EDITABLE (widget) || ADW_IS_COMBO_ROW (widget)
         || GTK_IS_DROP_DOWN (widget);
}

/* Appends those below, in the order in which they are read. */
static void
find_fields (GtkWidget *below, GPtrArray *fields)
{
  if (is_field (below))
    g_ptr_array_add (fields, below);
  for (GtkWidget *child = gtk_widget_get_first_child (below); child && !is_field (below);
       child = gtk_widget_get_next_sibling (child))
    find_fields (child, fields);
}

static GPtrArray *
fields_of (gpointer form)
{
  GPtrArray *fields = g_ptr_array_new ();

  find_fields (form, fields);
  return fields;
}

/* Choices are kept by their words: what is offered may have changed its places meanwhile. */
static char *
word_at (GListModel *model, guint at)
{
  g_autoptr (GObject) item = model ? g_list_model_get_item (model, at) : NULL;

  return g_strdup (
      GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "");
}

static char *
text_of (gpointer field)
{
  g_autoptr (GListModel) model = NULL;
  guint selected = 0;
  char *said = NULL;

  if (says_itself (field)) {
    g_object_get (field, MU_DRAFT_PROPERTY, &said, NULL);
    return said;
  }
  if (GTK_IS_EDITABLE (field))
    return g_strdup (gtk_editable_get_text (field));
  g_object_get (field, "model", &model, "selected", &selected, NULL);
  return word_at (model, selected);
}

static void
choose (gpointer field, const char *word)
{
  g_autoptr (GListModel) model = NULL;

  g_object_get (field, "model", &model, NULL);
  for (guint i = 0; model && i < g_list_model_get_n_items (model); i++) {
    g_autofree char *offered = word_at (model, i);
    if (g_str_equal (offered, word)) {
      g_object_set (field, "selected", i, NULL);
      return;
    }
  }
}

static void
set_text (gpointer field, const char *text)
{
  if (says_itself (field)) {
    g_object_set (field, MU_DRAFT_PROPERTY, text, NULL);
    return;
  }
  if (!GTK_IS_EDITABLE (field)) {
    choose (field, text);
    return;
  }
  gtk_editable_set_text (field, text);
  if (GTK_IS_SPIN_BUTTON (field))
    gtk_spin_button_update (field);
}

static GStrv
texts_of (gpointer form)
{
  g_autoptr (GPtrArray) fields = fields_of (form);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  for (guint i = 0; i < fields->len; i++) {
    g_autofree char *text = text_of (g_ptr_array_index (fields, i));
    g_strv_builder_add (texts, text);
  }
  return g_strv_builder_end (texts);
}

/* --- keeping ------------------------------------------------------------------- */

/* The next form of the kind finds it with the app's window. NULL draft: none. */
static void
put_draft (gpointer form, Draft *draft)
{
  GtkWindow *window = gtk_window_get_transient_for (form);

  if (window)
    g_object_set_data_full (G_OBJECT (window), G_OBJECT_TYPE_NAME (form), draft, free_draft);
  else if (draft)
    free_draft (draft);
}

static gboolean
closes (gpointer window)
{
  const Form *form = g_object_get_data (window, FORM);
  Draft *draft = NULL;

  if (form->offered) {
    draft = g_new0 (Draft, 1);
    draft->offered = g_strdupv (form->offered);
    draft->typed = texts_of (window);
  }
  put_draft (window, draft);
  return FALSE;
}

static void
forget (GtkWidget *window, const char *action, GVariant *parameter)
{
  gtk_window_destroy (GTK_WINDOW (window));
}

/* One after the other, since a choice may offer others below it. */
static void
fill (gpointer window, MuDraftGrow grow, const Draft *draft)
{
  const guint wanted = g_strv_length (draft->typed);
  g_autoptr (GPtrArray) fields = fields_of (window);

  while (grow && fields->len < wanted) {
    grow (window);
    g_ptr_array_set_size (fields, 0);
    find_fields (window, fields);
  }
  for (guint i = 0; i < MIN (fields->len, wanted); i++)
    set_text (g_ptr_array_index (fields, i), draft->typed[i]);
}

/* What is kept is taken from its place: whoever makes something of it, or cancels, leaves none.
 * It is filled in before the window shows: what GTK 4.8 says of rows that come while it does cuts
 * the app off from whoever listens. */
static void
opens (gpointer window)
{
  Form *form = g_object_get_data (window, FORM);
  GtkWindow *over = gtk_window_get_transient_for (window);
  Draft *draft = over ? g_object_steal_data (G_OBJECT (over), G_OBJECT_TYPE_NAME (window)) : NULL;

  if (form->offered == NULL)
    form->offered = texts_of (window);
  if (draft
      && g_strv_equal ((const char *const *) draft->offered, (const char *const *) form->offered))
    fill (window, form->grow, draft);
  g_clear_pointer (&draft, free_draft);
}

void
mu_draft_install (GtkWidgetClass *form)
{
  gtk_widget_class_install_action (form, "draft.forget", NULL, forget);
  gtk_widget_class_add_binding_action (form, GDK_KEY_Escape, 0, "draft.forget", NULL);
}

void
mu_draft_keep (gpointer form, MuDraftGrow grow)
{
  Form *kept = g_new0 (Form, 1);

  kept->grow = grow;
  g_object_set_data_full (form, FORM, kept, free_form);
  g_signal_connect (form, "notify::transient-for", G_CALLBACK (opens), NULL);
  g_signal_connect (form, "close-request", G_CALLBACK (closes), NULL);
}

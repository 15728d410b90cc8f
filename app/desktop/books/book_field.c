#include "app/desktop/books/book_field.h"

#include <glib/gi18n.h>

#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/books/draft_words.h"

typedef struct {
  GtkWidget *row; /* borrowed: this is its own */
  MuBookWriter *writer;
  MuDraftPlace place;
  MuDraftField field;
  GtkSwitch *flag;   /* of a field that is one */
  GtkLabel *fault;   /* of an entry */
  GPtrArray *values; /* char *: what the choices are in the draft */
  gboolean showing;  /* it is being set by us */
} Field;

#define FIELD "mu-book-field"

static void
free_field (gpointer data)
{
  Field *field = data;

  g_clear_pointer (&field->values, g_ptr_array_unref);
  g_free (field);
}

static Field *
field_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), FIELD);
}

static void
set (Field *field, const char *text)
{
  if (!field->showing)
    mu_book_writer_set (field->writer, field->place, field->field, text);
}

/* --- entries ------------------------------------------------------------ */

static void
take (gpointer data)
{
  Field *field = data;
  g_autofree char *text = mu_kept_text (field->row);

  set (field, text);
}

static GtkWidget *
entry_new (Field *field)
{
  field->row = adw_entry_row_new ();
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (field->row), TRUE);
  field->fault = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (field->fault, TRUE);
  gtk_label_set_max_width_chars (field->fault, 28);
  gtk_label_set_xalign (field->fault, 0);
  gtk_widget_add_css_class (GTK_WIDGET (field->fault), "error");
  gtk_widget_add_css_class (GTK_WIDGET (field->fault), "caption");
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (field->row), GTK_WIDGET (field->fault));
  mu_kept_watch (field->row, take, field);
  return field->row;
}

/* --- choices ------------------------------------------------------------ */

static void
add_choice (Field *field, GtkStringList *texts, const char *value, const char *words)
{
  g_ptr_array_add (field->values, g_strdup (value));
  gtk_string_list_append (texts, words);
}

static void
add_options (Field *field, GtkStringList *texts)
{
  const MuDraft *draft = mu_book_writer_get_draft (field->writer);

  for (guint i = 0; i < mu_draft_count (draft, MU_DRAFT_OPTION, 0); i++) {
    const MuDraftPlace option = { MU_DRAFT_OPTION, 0, (int) i };
    g_autofree char *id = mu_draft_get (draft, option, MU_DRAFT_ID);
    g_autofree char *title = mu_draft_words_title (draft, option);
    add_choice (field, texts, id, title);
  }
}

static void
add_words (Field *field, GtkStringList *texts)
{
  const char *const *choices = mu_draft_field_choices (field->field);

  for (guint i = 0; choices[i]; i++)
    add_choice (field, texts, choices[i], mu_draft_words_choice (field->field, i));
}

static void
chosen (Field *field)
{
  const guint at = adw_combo_row_get_selected (ADW_COMBO_ROW (field->row));

  if (at < field->values->len)
    set (field, g_ptr_array_index (field->values, at));
}

/* What is not said yet, or need not be, is a choice too. */
static GtkWidget *
choice_new (Field *field)
{
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);

  field->row = adw_combo_row_new ();
  field->values = g_ptr_array_new_with_free_func (g_free);
  if (field->field == MU_DRAFT_OTHER || mu_draft_may_be_empty (field->place.part, field->field))
    add_choice (field, texts, "", _ ("Not said"));
  if (field->field == MU_DRAFT_OTHER)
    add_options (field, texts);
  else
    add_words (field, texts);
  adw_combo_row_set_model (ADW_COMBO_ROW (field->row), G_LIST_MODEL (texts));
  g_signal_connect_swapped (field->row, "notify::selected", G_CALLBACK (chosen), field);
  return field->row;
}

/* --- flags -------------------------------------------------------------- */

static void
switched (Field *field)
{
  set (field, gtk_switch_get_active (field->flag) ? "yes" : "");
}

static GtkWidget *
flag_new (Field *field)
{
  field->row = adw_action_row_new ();
  field->flag = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (field->flag), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (field->row), GTK_WIDGET (field->flag));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (field->row), GTK_WIDGET (field->flag));
  mu_name_widget (field->flag, mu_draft_field_words (field->field));
  g_signal_connect_swapped (field->flag, "notify::active", G_CALLBACK (switched), field);
  return field->row;
}

/* --- all of them -------------------------------------------------------- */

static GtkWidget *
row_new (Field *field)
{
  if (field->field == MU_DRAFT_OTHER)
    return choice_new (field);
  switch (mu_draft_field_kind (field->field)) {
  case MU_DRAFT_KIND_WORD:
    return choice_new (field);
  case MU_DRAFT_KIND_FLAG:
    return flag_new (field);
  case MU_DRAFT_KIND_NAME:
  case MU_DRAFT_KIND_PROSE:
  case MU_DRAFT_KIND_YEAR:
  case MU_DRAFT_KIND_NUMBER:
  case MU_DRAFT_KIND_NOTATION:
    break;
  }
  return entry_new (field);
}

static void
show_text (Field *field, const char *text)
{
  if (field->fault)
    mu_kept_show (field->row, text);
  else if (field->flag)
    gtk_switch_set_active (field->flag, g_str_equal (text, "yes"));
  for (guint i = 0; field->values && i < field->values->len; i++)
    if (g_str_equal (g_ptr_array_index (field->values, i), text))
      adw_combo_row_set_selected (ADW_COMBO_ROW (field->row), i);
}

static void
show_fault (Field *field, const char *why)
{
  g_autofree char *plain = g_markup_escape_text (why, -1);

  if (*why)
    gtk_widget_add_css_class (field->row, "error");
  else
    gtk_widget_remove_css_class (field->row, "error");
  if (field->fault) {
    gtk_label_set_label (field->fault, why);
    gtk_widget_set_visible (GTK_WIDGET (field->fault), *why != '\0');
  } else
    adw_action_row_set_subtitle (ADW_ACTION_ROW (field->row), plain);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  why, -1);
}

void
mu_book_field_update (GtkWidget *row)
{
  Field *field = field_of (row);
  g_autofree char *text
      = mu_draft_get (mu_book_writer_get_draft (field->writer), field->place, field->field);
  g_autofree char *why = mu_book_writer_faults_at (field->writer, field->place, field->field);

  field->showing = TRUE;
  show_text (field, text);
  show_fault (field, why);
  field->showing = FALSE;
}

GtkWidget *
mu_book_field_new (MuBookWriter *writer, MuDraftPlace place, MuDraftField which)
{
  Field *field = g_new0 (Field, 1);
  GtkWidget *row;

  *field = (Field){ .writer = writer, .place = place, .field = which, .showing = TRUE };
  row = row_new (field);
  g_object_set_data_full (G_OBJECT (row), FIELD, field, free_field);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), mu_draft_field_words (which));
  mu_book_field_update (row);
  return row;
}

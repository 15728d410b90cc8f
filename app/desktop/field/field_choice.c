#include "app/desktop/field/field_choice.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "lists/xml/data.h"

struct _MuFieldChoice {
  AdwBin parent;
  GtkDropDown *names; /* open ground, the fields, a file */
  GPtrArray *fields;  /* MuFieldPlan */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuFieldChoice, mu_field_choice, ADW_TYPE_BIN)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_field_choice_dispose (GObject *object)
{
  g_clear_pointer (&MU_FIELD_CHOICE (object)->fields, g_ptr_array_unref);
  G_OBJECT_CLASS (mu_field_choice_parent_class)->dispose (object);
}

static void
mu_field_choice_class_init (MuFieldChoiceClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_field_choice_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

/* --- the fields that Muster brings ------------------------------------------------ */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  const MuFieldPlan *const *one = a, *const *other = b;

  return g_utf8_collate ((*one)->name, (*other)->name);
}

/* One that cannot be read is left out: it is not the person's file. */
static void
read_shipped (MuFieldChoice *self)
{
  g_autofree char *folder = g_build_filename (mu_data_dir (), "fields", NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files && (name = g_dir_read_name (files))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    MuFieldPlan *field = mu_file_ends_in (name, ".xml") ? mu_field_plan_open (path, NULL) : NULL;
    if (field)
      g_ptr_array_add (self->fields, field);
  }
  g_ptr_array_sort (self->fields, compare_names);
}

static void
offer_names (MuFieldChoice *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Open ground"));
  for (guint i = 0; i < self->fields->len; i++)
    gtk_string_list_append (names, ((MuFieldPlan *) g_ptr_array_index (self->fields, i))->name);
  gtk_string_list_append (names, _ ("From a file…"));
  gtk_drop_down_set_model (self->names, G_LIST_MODEL (names));
}

/* --- choosing ---------------------------------------------------------------------- */

static void
file_chosen (gpointer data, const char *path)
{
  MuFieldChoice *self = data;
  g_autoptr (GError) error = NULL;
  MuFieldPlan *field = mu_field_plan_open (path, &error);

  if (field == NULL) {
    mu_say_error (self, error);
    return;
  }
  g_ptr_array_add (self->fields, field);
  self->showing = TRUE;
  offer_names (self);
  self->showing = FALSE;
  g_signal_emit (self, signals[CHOSEN], 0, field);
}

static void
ask_for_file (MuFieldChoice *self)
{
  const MuFileQuestion question = {
    .title = _ ("Open Field"),
    .kind = _ ("Battlefields"),
    .endings = "xml",
  };

  mu_files_open (self, &question, file_chosen);
}

/* The entry for a file is no field: the one before stays until a file is chosen. */
static void
name_selected (MuFieldChoice *self)
{
  const guint at = gtk_drop_down_get_selected (self->names);

  if (self->showing || at == GTK_INVALID_LIST_POSITION)
    return;
  if (at == 0)
    g_signal_emit (self, signals[CHOSEN], 0, NULL);
  else if (at <= self->fields->len)
    g_signal_emit (self, signals[CHOSEN], 0, g_ptr_array_index (self->fields, at - 1));
  else
    ask_for_file (self);
}

static guint
find_name (MuFieldChoice *self, const MuFieldPlan *field)
{
  for (guint i = self->fields->len; field && i > 0; i--)
    if (g_str_equal (((MuFieldPlan *) g_ptr_array_index (self->fields, i - 1))->name, field->name))
      return i;
  return 0;
}

void
mu_field_choice_show (MuFieldChoice *self, const MuFieldPlan *field)
{
  self->showing = TRUE;
  if (field && find_name (self, field) == 0) {
    g_ptr_array_add (self->fields, mu_field_plan_copy (field));
    offer_names (self);
  }
  gtk_drop_down_set_selected (self->names, find_name (self, field));
  self->showing = FALSE;
}

static void
mu_field_choice_init (MuFieldChoice *self)
{
  self->fields = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_field_plan_free);
  self->names = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  self->showing = TRUE;
  read_shipped (self);
  offer_names (self);
  self->showing = FALSE;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->names), _ ("Field"));
  mu_name_widget (self->names, _ ("Field"));
  mu_choices_name (self->names, _ ("Field"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->names));
  mu_listen (self->names, "notify::selected", name_selected, self);
}

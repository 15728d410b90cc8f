#include "app/model/book_items.h"

#include <glib/gi18n-lib.h>

#include "app/model/words.h"

static void
replace_all (GListStore *store, GPtrArray *items)
{
  g_list_store_splice (store, 0, g_list_model_get_n_items (G_LIST_MODEL (store)), items->pdata,
                       items->len);
}

char *
mu_book_years (int from, int to)
{
  g_autofree char *first = mu_year_format (from);
  g_autofree char *last = mu_year_format (to);

  return g_strdup_printf (_ ("%s to %s"), first, last);
}

/* --- books -------------------------------------------------------------- */

struct _MuBookItem {
  MuItem parent;
  const MuBook *book;
  char *name;
  char *years;
  char *detail;
};

G_DEFINE_FINAL_TYPE (MuBookItem, mu_book_item, MU_TYPE_ITEM)

static const MuItemField book_fields[] = {
  MU_TEXT (MuBookItem, name, "name"),
  MU_TEXT (MuBookItem, years, "years"),
  MU_TEXT (MuBookItem, detail, "detail"),
};

static void
mu_book_item_class_init (MuBookItemClass *class)
{
  mu_item_class_set_fields (MU_ITEM_CLASS (class), book_fields, G_N_ELEMENTS (book_fields));
}

static void
mu_book_item_init (MuBookItem *self)
{
}

const MuBook *
mu_book_item_get_book (MuBookItem *self)
{
  return self->book;
}

static MuBookItem *
book_item_new (const MuBook *book)
{
  MuBookItem *self = g_object_new (MU_TYPE_BOOK_ITEM, NULL);

  self->book = book;
  self->name = g_strdup (book->name);
  self->years = mu_book_years (book->from, book->to);
  self->detail = g_strdup_printf (
      ngettext ("%s, %u kind of troops", "%s, %u kinds of troops", book->options->len), self->years,
      book->options->len);
  return self;
}

void
mu_book_items_show (GListStore *store, const MuShelf *shelf)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < mu_shelf_count (shelf); i++)
    g_ptr_array_add (items, book_item_new (mu_shelf_at (shelf, i)));
  replace_all (store, items);
}

/* --- options ------------------------------------------------------------ */

struct _MuOptionItem {
  MuItem parent;
  char *name;
  const char *icon;
  char *troops;
  char *words;
  char *figures;
  char *units;
  char *years;
  char *note;
};

G_DEFINE_FINAL_TYPE (MuOptionItem, mu_option_item, MU_TYPE_ITEM)

static const MuItemField option_fields[] = {
  MU_TEXT (MuOptionItem, name, "name"),       MU_WORD (MuOptionItem, icon, "icon-name"),
  MU_TEXT (MuOptionItem, troops, "troops"),   MU_TEXT (MuOptionItem, words, "words"),
  MU_TEXT (MuOptionItem, figures, "figures"), MU_TEXT (MuOptionItem, units, "units"),
  MU_TEXT (MuOptionItem, years, "years"),     MU_TEXT (MuOptionItem, note, "note"),
};

static void
mu_option_item_class_init (MuOptionItemClass *class)
{
  mu_item_class_set_fields (MU_ITEM_CLASS (class), option_fields, G_N_ELEMENTS (option_fields));
}

static void
mu_option_item_init (MuOptionItem *self)
{
}

/* Every way to equip the option, a line each. */
static void
describe_troops (MuOptionItem *self, const MuBookOption *option)
{
  GString *notations = g_string_new (NULL);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *troop = g_ptr_array_index (option->troops, i);
    g_autofree char *notation = mu_words_notation (&troop->troop);
    g_autofree char *meaning = mu_words_troop (&troop->troop, &troop->crew);
    g_string_append_printf (notations, "%s%s", i ? "\n" : "", notation);
    g_string_append_printf (words, "%s%s", i ? "\n" : "", meaning);
    if (troop->label)
      g_string_append_printf (words, " (%s)", troop->label);
  }
  self->troops = g_string_free (notations, FALSE);
  self->words = g_string_free (words, FALSE);
}

static MuOptionItem *
option_item_new (const MuBookOption *option)
{
  MuOptionItem *self = g_object_new (MU_TYPE_OPTION_ITEM, NULL);
  const MuBookTroop *usual = g_ptr_array_index (option->troops, 0);

  self->name = g_strdup (option->name);
  self->icon = mu_words_icon (usual->troop.type);
  describe_troops (self, option);
  self->figures = g_strdup_printf (_ ("%d to %d"), option->min, option->max);
  self->units = g_strdup_printf (_ ("%d to %d"), option->unit_min, option->unit_max);
  self->years = mu_book_years (option->from, option->to);
  self->note = g_strdup (option->note ? option->note : "");
  return self;
}

void
mu_option_items_show (GListStore *store, const MuBook *book)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; book && i < book->options->len; i++)
    g_ptr_array_add (items, option_item_new (g_ptr_array_index (book->options, i)));
  replace_all (store, items);
}

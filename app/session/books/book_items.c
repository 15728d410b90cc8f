#include "app/session/books/book_items.h"

#include <glib/gi18n-lib.h>

#include "app/session/books/book_words.h"
#include "lists/words/plain.h"

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
  const MuShelf *shelf;
  char *name;
  char *years;
  char *spoken;
  MuBookText *found_by; /* what a search looks at */
};

G_DEFINE_FINAL_TYPE (MuBookItem, mu_book_item, MU_TYPE_ITEM)

static const MuItemField book_fields[] = {
  MU_TEXT (MuBookItem, name, "name"),
  MU_TEXT (MuBookItem, years, "years"),
  MU_TEXT (MuBookItem, spoken, "spoken"),
};

static void
mu_book_item_finalize (GObject *object)
{
  g_clear_pointer (&MU_BOOK_ITEM (object)->found_by, mu_book_text_free);
  G_OBJECT_CLASS (mu_book_item_parent_class)->finalize (object);
}

static void
mu_book_item_class_init (MuBookItemClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_book_item_finalize;
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

const char *
mu_book_item_get_spoken (MuBookItem *self)
{
  return self->spoken;
}

void
mu_book_item_prepare (MuBookItem *self)
{
  mu_book_text_read (self->found_by);
}

MuBookFound
mu_book_item_find (MuBookItem *self, const MuBookQuery *query)
{
  return mu_book_query_find (query, self->found_by);
}

static MuBookItem *
book_item_new (const MuBook *book, const MuShelf *shelf)
{
  MuBookItem *self = g_object_new (MU_TYPE_BOOK_ITEM, NULL);

  self->book = book;
  self->shelf = shelf;
  self->name = mu_plain_line (book->name);
  self->years = mu_book_years (book->from, book->to);
  self->spoken = mu_book_words_spoken (book);
  self->found_by = mu_book_text_new (book, shelf);
  return self;
}

void
mu_book_items_show (GListStore *store, const MuShelf *shelf)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < mu_shelf_count (shelf); i++)
    g_ptr_array_add (items, book_item_new (mu_shelf_at (shelf, i), shelf));
  replace_all (store, items);
}

#include "app/model/offer_item.h"

#include <glib/gi18n-lib.h>

#include "app/model/words.h"

struct _MuOfferItem {
  MuItem parent;
  const MuBook *book;
  const MuBookOption *option;
  char *name;
  const char *icon;
  char *troops;
  char *words;
  char *terms;
  char *spoken;
  gboolean compulsory;
  gboolean lacking; /* fewer than there must be */
  gboolean full;    /* as many as there may be */
};

static const MuItemField fields[] = {
  MU_TEXT (MuOfferItem, name, "name"),
  MU_WORD (MuOfferItem, icon, "icon-name"),
  MU_TEXT (MuOfferItem, troops, "troops"),
  MU_TEXT (MuOfferItem, words, "words"),
  MU_TEXT (MuOfferItem, terms, "terms"),
  MU_TEXT (MuOfferItem, spoken, "spoken"),
  MU_TRUTH (MuOfferItem, compulsory, "compulsory"),
  MU_TRUTH (MuOfferItem, lacking, "lacking"),
  MU_TRUTH (MuOfferItem, full, "full"),
};

MU_DEFINE_ITEM (MuOfferItem, mu_offer_item, fields)

/* "6 to 24, 12 taken" */
static char *
terms_of (const MuListOffer *offer)
{
  g_autofree char *range = offer->min > 0 ? g_strdup_printf (_ ("%d to %d"), offer->min, offer->max)
                                          : g_strdup_printf (_ ("up to %d"), offer->max);

  if (offer->taken == 0)
    return g_steal_pointer (&range);
  return g_strdup_printf (_ ("%s, %d taken"), range, offer->taken);
}

static void
show_offer (MuOfferItem *self, const MuListOffer *offer, const MuList *list, const MuBook *own)
{
  const MuBookTroop *usual = mu_book_option_usual (offer->option, list->year);
  g_autofree char *allied
      = g_strdup_printf (_ ("%s, allied %s"), offer->option->name, offer->book->name);

  self->book = offer->book;
  self->option = offer->option;
  mu_item_set_text (self, &self->name, offer->book == own ? offer->option->name : allied);
  mu_item_set_word (self, &self->icon, mu_words_icon (usual->troop.type));
  mu_item_take_text (self, &self->troops, mu_words_notation (&usual->troop));
  mu_item_take_text (self, &self->words, mu_words_troop (&usual->troop, &usual->crew));
  mu_item_take_text (self, &self->terms, terms_of (offer));
  mu_item_take_text (self, &self->spoken,
                     g_strdup_printf ("%s, %s, %s", self->name, self->troops, self->terms));
  mu_item_set_truth (self, &self->compulsory, offer->compulsory);
  mu_item_set_truth (self, &self->lacking, offer->taken < offer->min);
  mu_item_set_truth (self, &self->full, offer->taken >= offer->max);
}

const MuBook *
mu_offer_item_get_book (MuOfferItem *self)
{
  return self->book;
}

const MuBookOption *
mu_offer_item_get_option (MuOfferItem *self)
{
  return self->option;
}

const char *
mu_offer_item_get_spoken (MuOfferItem *self)
{
  return self->spoken;
}

/* Whether the rows are of these options already, in this order. */
static gboolean
are_same (GListModel *rows, const GPtrArray *offers)
{
  if (g_list_model_get_n_items (rows) != offers->len)
    return FALSE;
  for (guint i = 0; i < offers->len; i++) {
    g_autoptr (MuOfferItem) item = g_list_model_get_item (rows, i);
    if (item->option != ((const MuListOffer *) g_ptr_array_index (offers, i))->option)
      return FALSE;
  }
  return TRUE;
}

static void
update (GListModel *rows, const GPtrArray *offers, const MuList *list, const MuBook *own)
{
  for (guint i = 0; i < offers->len; i++) {
    g_autoptr (MuOfferItem) item = g_list_model_get_item (rows, i);
    show_offer (item, g_ptr_array_index (offers, i), list, own);
  }
}

void
mu_offer_items_show (GListStore *store, const MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) offers = book ? mu_list_offers (list, book) : g_ptr_array_new ();
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (are_same (G_LIST_MODEL (store), offers)) {
    update (G_LIST_MODEL (store), offers, list, book);
    return;
  }
  for (guint i = 0; i < offers->len; i++) {
    MuOfferItem *item = g_object_new (MU_TYPE_OFFER_ITEM, NULL);
    show_offer (item, g_ptr_array_index (offers, i), list, book);
    g_ptr_array_add (items, item);
  }
  g_list_store_splice (store, 0, g_list_model_get_n_items (G_LIST_MODEL (store)), items->pdata,
                       items->len);
}

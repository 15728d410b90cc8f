#include "app/session/armies/offer_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/armies/army_rest.h"
#include "app/session/awfp/stand_words.h"
#include "app/session/words.h"
#include "lists/system.h"
#include "reports/account/account.h"

struct _MuOfferItem {
  MuItem parent;
  const MuBook *book;
  const MuBookOption *option; /* NULL: an item */
  MuListItemOffer item;
  char *name;
  const char *icon;
  char *troops;
  char *words;
  char *plain;
  char *terms;
  char *price;
  char *why;
  char *spoken;
  gboolean compulsory;
  gboolean lacking; /* fewer than there must be */
  gboolean full;    /* as many as there may be */
  gboolean open;    /* one more breaks no rule */
  gboolean dear;    /* only the points bar it */
};

static const MuItemField fields[] = {
  MU_TEXT (MuOfferItem, name, "name"),        MU_WORD (MuOfferItem, icon, "icon-name"),
  MU_TEXT (MuOfferItem, troops, "troops"),    MU_TEXT (MuOfferItem, words, "words"),
  MU_TEXT (MuOfferItem, plain, "plain"),      MU_TEXT (MuOfferItem, terms, "terms"),
  MU_TEXT (MuOfferItem, price, "price"),      MU_TEXT (MuOfferItem, why, "why"),
  MU_TEXT (MuOfferItem, spoken, "spoken"),    MU_TRUTH (MuOfferItem, compulsory, "compulsory"),
  MU_TRUTH (MuOfferItem, lacking, "lacking"), MU_TRUTH (MuOfferItem, full, "full"),
  MU_TRUTH (MuOfferItem, open, "open"),
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

/* Takes the price: "24 for 106 points, 3 left" where that is too little. */
static char *
and_left (char *price, gboolean paid, int left)
{
  g_autofree char *own = price;
  g_autofree char *number = mu_account_number (MAX (left, 0));

  return paid ? g_steal_pointer (&own) : g_strdup_printf (_ ("%s, %s left"), own, number);
}

/* "24 for 106 points": what the plus adds. */
static char *
price_words (const MuListOffer *offer)
{
  g_autofree char *points = mu_account_number (offer->points);

  return and_left (
      g_strdup_printf (ngettext ("%d for %s point", "%d for %s points", (gulong) offer->points),
                       offer->unit, points),
      offer->bar != MU_OFFER_POINTS, offer->left);
}

static void
show_price (MuOfferItem *self, const MuListOffer *offer)
{
  g_autofree char *why = mu_list_offer_bar_words (offer);

  mu_item_set_text (self, &self->why, why ? why : "");
  if (why == NULL || offer->bar == MU_OFFER_POINTS)
    mu_item_take_text (self, &self->price, price_words (offer));
  else
    mu_item_set_text (self, &self->price, why);
  mu_item_set_truth (self, &self->open, why == NULL);
  self->dear = offer->bar == MU_OFFER_POINTS;
}

/* What there is of them in the list's rules; the caller's. */
static char *
troops_of (const MuBookTroop *way, const MuList *list)
{
  char *notation = mu_list_system_of (list)->way_notation (way);

  return notation ? notation : g_strdup ("");
}

/* awfp.army.divide-by-three: the numbers of stands are not the book's. */
static char *
words_of (const MuListOffer *offer, const MuBookTroop *way, const MuList *list)
{
  g_autofree char *notation = troops_of (way, list);
  g_autofree char *stand
      = mu_list_has (list, MU_LISTS_ARE_STANDS) ? mu_stand_words (notation) : NULL;
  const MuBookOption *option = offer->option;

  if (stand == NULL)
    return mu_words_troop (&way->troop, &way->crew);
  return g_strdup_printf (_ ("%s\nA third of the book's %d to %d"), stand, option->min,
                          option->max);
}

/* As the page of books says it; the notation of a stand is in words already. */
static char *
plain_of (const MuBookTroop *way, const MuList *list)
{
  return mu_list_has (list, MU_LISTS_ARE_STANDS) ? g_strdup ("")
                                                 : mu_words_troop (&way->troop, &way->crew);
}

/* What a screen reader says of the row. */
static void
show_spoken (MuOfferItem *self)
{
  mu_item_take_text (self, &self->spoken,
                     g_strdup_printf ("%s, %s, %s%s%s", self->name,
                                      *self->plain ? self->plain : self->troops, self->terms,
                                      *self->terms ? ", " : "",
                                      *self->why ? self->why : self->price));
}

static void
show_name (MuOfferItem *self, const MuListOffer *offer, const MuBook *own)
{
  g_autofree char *allied
      = g_strdup_printf (_ ("%s, allied %s"), offer->option->name, offer->book->name);

  mu_item_set_text (self, &self->name, offer->book == own ? offer->option->name : allied);
}

static void
show_offer (MuOfferItem *self, const MuListOffer *offer, const MuList *list, const MuBook *own)
{
  const MuBookTroop *usual = mu_book_option_usual (offer->option, list->year);

  self->book = offer->book;
  self->option = offer->option;
  show_name (self, offer, own);
  mu_item_set_word (self, &self->icon, mu_words_icon (usual->troop.type));
  mu_item_take_text (self, &self->troops, troops_of (usual, list));
  mu_item_take_text (self, &self->words, words_of (offer, usual, list));
  mu_item_take_text (self, &self->plain, plain_of (usual, list));
  mu_item_take_text (self, &self->terms, terms_of (offer));
  show_price (self, offer);
  show_spoken (self);
  mu_item_set_truth (self, &self->compulsory, offer->compulsory);
  mu_item_set_truth (self, &self->lacking, offer->taken < offer->min);
  mu_item_set_truth (self, &self->full, offer->taken >= offer->max);
}

/* --- by the piece --------------------------------------------------------- */

static char *
item_price (const MuListItemOffer *item)
{
  return g_strdup_printf (ngettext ("%d point each", "%d points each", (gulong) item->each),
                          item->each);
}

/* Only what no rule bars is offered; it can still cost more than there is. */
static void
show_item_price (MuOfferItem *self, const MuListItemOffer *item, const MuList *list)
{
  const int left = list->points_limit - mu_list_points (list);
  const gboolean open = item->each <= left;

  mu_item_take_text (self, &self->price, and_left (item_price (item), open, left));
  mu_item_take_text (
      self, &self->why,
      open ? g_strdup ("")
           : g_strdup_printf (_ ("One costs %d points, with %d left. Take something out first"),
                              item->each, MAX (left, 0)));
  mu_item_set_truth (self, &self->open, open);
}

static char *
name_of (const MuListItemOffer *item)
{
  g_autofree char *name = mu_army_item_name (item->kind);

  if (!mu_list_item_has_two_prices (item->kind))
    return g_steal_pointer (&name);
  return g_strdup_printf (item->regular ? _ ("%s, of regulars") : _ ("%s, of irregulars"), name);
}

static void
show_item (MuOfferItem *self, const MuListItemOffer *item, const MuList *list)
{
  self->item = *item;
  mu_item_take_text (self, &self->name, name_of (item));
  mu_item_set_word (self, &self->icon, "mu-baggage-symbolic");
  mu_item_set_text (self, &self->troops, mu_army_item_group (item->kind));
  mu_item_set_text (self, &self->words, _ (mu_rule_words (mu_list_item_rule (item->kind))));
  mu_item_set_text (self, &self->plain, "");
  mu_item_take_text (self, &self->terms,
                     item->taken == 0 ? g_strdup ("")
                                      : g_strdup_printf (_ ("%d taken"), item->taken));
  show_item_price (self, item, list);
  show_spoken (self);
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

const MuListItemOffer *
mu_offer_item_get_item (MuOfferItem *self)
{
  return self->option ? NULL : &self->item;
}

const char *
mu_offer_item_get_name (MuOfferItem *self)
{
  return self->name;
}

const char *
mu_offer_item_get_why (MuOfferItem *self)
{
  return self->why;
}

static gboolean
any (GListModel *offers, gboolean (*is) (const MuOfferItem *offer))
{
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++) {
    g_autoptr (MuOfferItem) offer = g_list_model_get_item (offers, i);
    if (offer->option && is (offer))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_open (const MuOfferItem *offer)
{
  return offer->open;
}

static gboolean
is_dear (const MuOfferItem *offer)
{
  return offer->dear;
}

gboolean
mu_offer_items_any_unit (GListModel *offers)
{
  return any (offers, is_open);
}

gboolean
mu_offer_items_too_dear (GListModel *offers)
{
  return !any (offers, is_open) && any (offers, is_dear);
}

/* --- all of them ---------------------------------------------------------- */

typedef struct {
  const MuList *list;
  const MuBook *book;
  GPtrArray *troops; /* MuListOffer */
  GArray *items;     /* MuListItemOffer */
} Offers;

static const MuListOffer *
troops_at (const Offers *offers, guint at)
{
  return at < offers->troops->len ? g_ptr_array_index (offers->troops, at) : NULL;
}

static const MuListItemOffer *
item_at (const Offers *offers, guint at)
{
  return &g_array_index (offers->items, MuListItemOffer, at - offers->troops->len);
}

static gboolean
is_same (const MuOfferItem *row, const Offers *offers, guint at)
{
  const MuListOffer *troops = troops_at (offers, at);

  if (troops || row->option)
    return troops && row->option == troops->option;
  return row->item.kind == item_at (offers, at)->kind
         && row->item.regular == item_at (offers, at)->regular;
}

/* Whether the rows are of these offers already, in this order. */
static gboolean
are_same (GListModel *rows, const Offers *offers)
{
  const guint count = offers->troops->len + offers->items->len;

  if (g_list_model_get_n_items (rows) != count)
    return FALSE;
  for (guint i = 0; i < count; i++) {
    g_autoptr (MuOfferItem) row = g_list_model_get_item (rows, i);
    if (!is_same (row, offers, i))
      return FALSE;
  }
  return TRUE;
}

static void
show (MuOfferItem *row, const Offers *offers, guint at)
{
  const MuListOffer *troops = troops_at (offers, at);

  if (troops)
    show_offer (row, troops, offers->list, offers->book);
  else
    show_item (row, item_at (offers, at), offers->list);
}

static void
show_all (GListStore *store, const Offers *offers)
{
  const guint count = offers->troops->len + offers->items->len;
  const gboolean same = are_same (G_LIST_MODEL (store), offers);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < count; i++) {
    g_ptr_array_add (rows, same ? g_list_model_get_item (G_LIST_MODEL (store), i)
                                : g_object_new (MU_TYPE_OFFER_ITEM, NULL));
    show (g_ptr_array_index (rows, i), offers, i);
  }
  if (!same)
    g_list_store_splice (store, 0, g_list_model_get_n_items (G_LIST_MODEL (store)), rows->pdata,
                         rows->len);
}

void
mu_offer_items_show (GListStore *store, const MuList *list, const MuBook *book)
{
  Offers offers = { .list = list, .book = book };

  if (book == NULL) {
    g_list_store_remove_all (store);
    return;
  }
  offers.troops = mu_list_offers (list, book);
  offers.items = mu_list_item_offers (list, book);
  show_all (store, &offers);
  g_ptr_array_unref (offers.troops);
  g_array_unref (offers.items);
}

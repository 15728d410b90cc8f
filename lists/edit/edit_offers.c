#include "lists/edit/edit_private.h"

static MuListOffer
make_offer (const MuList *list, const MuBook *book, const MuBook *of, const MuBookOption *option)
{
  const char *key = mu_edit_book_key (book, of);
  const MuListNumbers numbers = mu_edit_numbers (list, option);
  const MuBookAlly *ally = *key ? mu_book_ally (book, key, list->year) : NULL;
  return (MuListOffer){
    .book = of,
    .option = option,
    .taken = mu_edit_taken (list, key, option->id),
    .min = *key ? 0 : numbers.min,
    .max = ally ? MIN (numbers.max, ally->max / mu_edit_each (list, option)) : numbers.max,
    .compulsory = !*key && numbers.min > 0,
  };
}

static void
add_offers (GPtrArray *offers, const MuList *list, const MuBook *book, const MuBook *of,
            gboolean compulsory)
{
  for (guint i = 0; i < of->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (of->options, i);
    if (!mu_book_option_in_year (option, list->year))
      continue;
    const MuListOffer offer = make_offer (list, book, of, option);
    if (offer.max > 0 && !offer.compulsory == !compulsory)
      g_ptr_array_add (offers, g_memdup2 (&offer, sizeof offer));
  }
}

GPtrArray *
mu_list_offers (const MuList *list, const MuBook *book)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (g_free);
  add_offers (offers, list, book, book, TRUE);
  add_offers (offers, list, book, book, FALSE);
  for (guint i = 0; i < book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (book->allies, i);
    /* once, where the book has them twice in a year */
    if (ally->found && mu_book_ally (book, ally->book, list->year) == ally)
      add_offers (offers, list, book, ally->found, FALSE);
  }
  return offers;
}

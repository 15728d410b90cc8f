/* What can be had, what a unit of it costs, and what keeps it out. */
#include "lists/edit/edit_private.h"

/* Whether so many may come, and as many as make a unit; else why not. */
static void
bar_by_room (MuListOffer *offer, const MuEditRoom *room, int enough)
{
  if (room->room >= enough)
    return;
  offer->bar = room->bar == MU_OFFER_FULL && room->room > 0 ? MU_OFFER_FEW : room->bar;
  offer->with = room->with;
}

static void
bar (MuListOffer *offer, const MuList *list, const MuEditRoom *room, const MuEditSensible *sensible)
{
  const int enough = sensible->enough;
  offer->bar = MU_OFFER_OPEN;
  bar_by_room (offer, room, enough);
  if (offer->bar == MU_OFFER_OPEN && list->units->len >= MU_LIST_UNITS_MAX)
    offer->bar = MU_OFFER_TOO_MANY;
  if (offer->bar == MU_OFFER_OPEN && sensible->each * enough + sensible->command > offer->left)
    offer->bar = MU_OFFER_POINTS;
}

/* What the plus would add, or would if something did not bar it. */
static void
price (MuListOffer *offer, const MuList *list, const MuBook *book)
{
  const MuEditRoom room = mu_edit_room_why (list, book, offer->book, offer->option);
  MuEditSensible sensible = mu_edit_sensible (list, mu_edit_book_key (book, offer->book),
                                              offer->option, room.room, offer->max);
  offer->room = MAX (room.room, 0);
  bar (offer, list, &room, &sensible);
  offer->unit = offer->bar == MU_OFFER_OPEN ? sensible.unit->figures : sensible.enough;
  offer->points = sensible.each * offer->unit + sensible.command;
  mu_list_unit_free (sensible.unit);
}

static MuListOffer
make_offer (const MuList *list, const MuBook *book, const MuBook *of, const MuBookOption *option)
{
  const char *key = mu_edit_book_key (book, of);
  const MuListNumbers numbers = mu_edit_numbers (list, option);
  return (MuListOffer){
    .book = of,
    .option = option,
    .taken = mu_edit_taken (list, key, option->id),
    .min = *key ? 0 : numbers.min,
    .max = mu_edit_most (list, book, of, option),
    .compulsory = !*key && numbers.min > 0,
  };
}

static void
add_offers (GPtrArray *offers, const MuList *list, const MuBook *book, const MuBook *of,
            gboolean compulsory)
{
  const int left = list->points_limit - mu_list_points (list);
  for (guint i = 0; i < of->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (of->options, i);
    if (!mu_book_option_in_year (option, list->year))
      continue;
    MuListOffer offer = make_offer (list, book, of, option);
    if (offer.max <= 0 || !offer.compulsory != !compulsory)
      continue;
    offer.left = left;
    price (&offer, list, book);
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

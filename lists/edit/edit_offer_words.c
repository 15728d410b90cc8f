/* Why a unit cannot be added, and what to do about it. */
#include <glib/gi18n-lib.h>

#include "lists/edit/edit_private.h"
#include "lists/list/terms.h"

static char *
full_words (const MuListOffer *offer)
{
  return offer->taken > 0
             ? g_strdup_printf (_ ("The army has all %d that the book allows"), offer->taken)
             : g_strdup (_ ("The book has none for this army"));
}

static char *
share_words (const MuListOffer *offer)
{
  if (offer->room > 0)
    return g_strdup_printf (_ ("Only %d more may come with so few of %s. Add to those first"),
                            offer->room, offer->with);
  return g_strdup_printf (_ ("No more may come with so few of %s. Add to those first"),
                          offer->with);
}

static char *
together_words (const MuListOffer *offer)
{
  if (offer->room > 0)
    return g_strdup_printf (
        _ ("%s: only %d more of them may come together. Take some of them out first"), offer->with,
        offer->room);
  return g_strdup_printf (
      _ ("%s: the army has all that may come together. Take some of them out first"), offer->with);
}

static char *
allies_words (const MuListOffer *offer)
{
  if (offer->room > 0)
    return g_strdup_printf (
        _ ("%s: only %d more of these allies may come. Take some of them out first"), offer->with,
        offer->room);
  return g_strdup_printf (
      _ ("%s: all of these allies that may come are here. Take some of them out first"),
      offer->with);
}

static char *
points_words (const MuListOffer *offer)
{
  g_autofree char *cost = mu_term_number (offer->points);
  g_autofree char *left = mu_term_number (MAX (offer->left, 0));
  return g_strdup_printf (
      _ ("A unit of %d costs %s points, with %s left. Take something out first"), offer->unit, cost,
      left);
}

char *
mu_list_offer_bar_words (const MuListOffer *offer)
{
  switch (offer->bar) {
  case MU_OFFER_OPEN:
    break;
  case MU_OFFER_FULL:
    return full_words (offer);
  case MU_OFFER_FEW:
    return g_strdup_printf (
        ngettext (
            "Only %d more may come, too few for a unit of its own. Add it to one that is there",
            "Only %d more may come, too few for a unit of their own. Add them to one that is "
            "there",
            (gulong) offer->room),
        offer->room);
  case MU_OFFER_ALLIES:
    return allies_words (offer);
  case MU_OFFER_SHARE:
    return share_words (offer);
  case MU_OFFER_NEEDS:
    return g_strdup_printf (_ ("They come only with enough of %s. Add those first"), offer->with);
  case MU_OFFER_EXCLUDED:
    return g_strdup_printf (_ ("They never came with %s. Take those out first"), offer->with);
  case MU_OFFER_TOGETHER:
    return together_words (offer);
  case MU_OFFER_POINTS:
    return points_words (offer);
  case MU_OFFER_TOO_MANY:
    return g_strdup_printf (
        _ ("The army has %d units, as many as a battle takes. Join two of them first"),
        MU_LIST_UNITS_MAX);
  }
  return NULL;
}

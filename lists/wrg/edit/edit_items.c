/* What an army can have besides troops, as the check of items judges it. */
#include "lists/check/check_private.h"
#include "lists/edit/edit.h"
#include "rules/wrg/troop/points.h"

static int
count_of (const MuList *list, MuExtra kind, gboolean regular)
{
  for (guint i = 0; i < list->items->len; i++)
    if (mu_list_item (list, i)->kind == kind && !mu_list_item (list, i)->regular == !regular)
      return mu_list_item (list, i)->count;
  return 0;
}

/* Whether one more of them breaks no rule about them. */
static gboolean
can_have (const MuList *list, const MuBook *book, MuExtra kind, gboolean regular)
{
  g_autoptr (GPtrArray) issues = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_issue_free);
  MuCheck check = { .list = list, .book = book, .issues = issues };
  g_autofree MuListItem *more
      = mu_list_item_new (kind, regular, count_of (list, kind, regular) + 1);
  if (more->count > MU_LIST_ITEMS_MAX)
    return FALSE;
  mu_check_item (&check, more);
  return issues->len == 0;
}

static void
add_offer (GArray *offers, const MuList *list, MuExtra kind, gboolean regular)
{
  const MuListItemOffer offer = {
    .kind = kind,
    .regular = regular,
    .each = mu_wrg_points_item (kind, regular),
    .taken = count_of (list, kind, regular),
  };
  g_array_append_val (offers, offer);
}

/* Where both trainings pay the same, the one is as good as the other. */
GArray *
mu_list_item_offers (const MuList *list, const MuBook *book)
{
  GArray *offers = g_array_new (FALSE, FALSE, sizeof (MuListItemOffer));
  for (int kind = 0; mu_list_has (list, MU_LISTS_HAVE_ITEMS) && kind < MU_EXTRAS; kind++) {
    const MuExtra item = (MuExtra) kind;
    const gboolean same = mu_wrg_points_item (item, TRUE) == mu_wrg_points_item (item, FALSE);
    const gboolean regular = can_have (list, book, item, TRUE);
    if (regular)
      add_offer (offers, list, item, TRUE);
    if ((!regular || !same) && can_have (list, book, item, FALSE))
      add_offer (offers, list, item, FALSE);
  }
  return offers;
}

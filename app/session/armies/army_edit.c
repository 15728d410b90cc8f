#include "app/session/armies/army_edit.h"

#include <glib/gi18n-lib.h>

#include "app/session/armies/offer_item.h"
#include "lists/check/check.h"
#include "lists/fill/fill.h"

/* A copy of the open list to be changed; NULL where there is no such unit. */
static MuList *
begin (MuArmySession *session, guint unit)
{
  const MuList *list = mu_army_session_get_list (session);

  return list && unit < list->units->len ? mu_list_copy (list) : NULL;
}

/* Takes the list; the format gets the unit's name. */
static void
finish (MuArmySession *session, MuList *list, const char *format, guint unit)
{
  g_autofree char *words = g_strconcat (format, mu_list_unit (list, unit)->name, NULL);

  mu_army_session_edit (session, list, words);
}

/* "Moved: Velites, now 3 of 8": who does not see the row hears where it is. */
static void
finish_move (MuArmySession *session, MuList *list, guint unit)
{
  g_autofree char *words = g_strdup_printf (
      _ ("Moved: %s, now %u of %u"), mu_list_unit (list, unit)->name, unit + 1, list->units->len);

  mu_army_session_edit (session, list, words);
}

/* --- whole units -------------------------------------------------------- */

static int
add_item (MuArmySession *session, MuOfferItem *offer)
{
  const MuListItemOffer *item = mu_offer_item_get_item (offer);

  mu_army_edit_item (session, item->kind, item->regular, item->taken + 1);
  return MU_LIST_NO_UNIT;
}

char *
mu_army_edit_why_not (MuArmySession *session, guint offer)
{
  g_autoptr (MuOfferItem) item
      = g_list_model_get_item (mu_army_session_get_offers (session), offer);

  if (item == NULL || *mu_offer_item_get_why (item) == '\0')
    return NULL;
  return g_strdup_printf (_ ("%s: %s"), mu_offer_item_get_name (item),
                          mu_offer_item_get_why (item));
}

int
mu_army_edit_add (MuArmySession *session, guint offer)
{
  const MuList *list = mu_army_session_get_list (session);
  g_autoptr (MuOfferItem) item
      = g_list_model_get_item (mu_army_session_get_offers (session), offer);
  g_autoptr (MuList) after = list && item ? mu_list_copy (list) : NULL;
  int unit;

  if (after == NULL || *mu_offer_item_get_why (item))
    return MU_LIST_NO_UNIT;
  if (mu_offer_item_get_item (item))
    return add_item (session, item);
  unit = mu_list_edit_add (after, mu_army_session_get_book (session), mu_offer_item_get_book (item),
                           mu_offer_item_get_option (item)->id);
  if (unit != MU_LIST_NO_UNIT)
    finish (session, g_steal_pointer (&after), _ ("Added: "), (guint) unit);
  return unit;
}

gboolean
mu_army_edit_can_fill (MuArmySession *session)
{
  const MuList *list = mu_army_session_get_list (session);

  return list && mu_army_session_get_book (session)
         && list->points_limit - mu_list_points (list) > list->points_limit / MU_FILL_NEAR
         && mu_offer_items_any_unit (mu_army_session_get_offers (session));
}

void
mu_army_edit_fill (MuArmySession *session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuFilled) filled = NULL;
  g_autofree char *words = NULL;

  if (!mu_army_edit_can_fill (session))
    return;
  filled = mu_fill_up (mu_army_session_get_list (session), mu_army_session_get_book (session),
                       MU_FILL_PLAIN, &error);
  if (filled == NULL) {
    g_signal_emit_by_name (session, "failed", error);
    return;
  }
  words = g_strdup_printf (_ ("Filled up: %s"), filled->list->name);
  mu_army_session_replace (session, g_steal_pointer (&filled->list), words);
}

void
mu_army_edit_remove (MuArmySession *session, guint unit)
{
  g_autoptr (MuList) after = begin (session, unit);
  g_autofree char *words = NULL;

  if (after == NULL)
    return;
  words = g_strconcat (_ ("Removed: "), mu_list_unit (after, unit)->name, NULL);
  if (mu_list_edit_remove (after, unit))
    mu_army_session_edit (session, g_steal_pointer (&after), words);
}

int
mu_army_edit_copy (MuArmySession *session, guint unit)
{
  g_autoptr (MuList) after = begin (session, unit);
  const int copy = after ? mu_list_edit_copy_unit (after, unit) : MU_LIST_NO_UNIT;

  if (copy != MU_LIST_NO_UNIT)
    finish (session, g_steal_pointer (&after), _ ("Added: "), (guint) copy);
  return copy;
}

int
mu_army_edit_move (MuArmySession *session, guint unit, gboolean down)
{
  g_autoptr (MuList) after = begin (session, unit);
  const int to = after ? mu_list_edit_move (after, unit, down ? 1 : -1) : MU_LIST_NO_UNIT;

  if (to == MU_LIST_NO_UNIT || to == (int) unit)
    return (int) unit;
  finish_move (session, g_steal_pointer (&after), (guint) to);
  return to;
}

int
mu_army_edit_move_to (MuArmySession *session, guint unit, guint before)
{
  g_autoptr (MuList) after = begin (session, unit);
  const int to = after ? mu_list_edit_move_to (after, unit, before) : MU_LIST_NO_UNIT;

  if (to == MU_LIST_NO_UNIT || to == (int) unit)
    return (int) unit;
  finish_move (session, g_steal_pointer (&after), (guint) to);
  return to;
}

/* In whole files where there are two of them. */
static int
half_of (const MuListUnit *unit)
{
  const int half = unit->figures / 2;
  const int files = half - half % MAX (unit->ranks, 1);

  return files > 0 ? files : half;
}

gboolean
mu_army_edit_can_split (MuArmySession *session, guint unit)
{
  const MuList *list = mu_army_session_get_list (session);

  return list && unit < list->units->len && half_of (mu_list_unit (list, unit)) > 0
         && list->units->len < MU_LIST_UNITS_MAX;
}

int
mu_army_edit_split (MuArmySession *session, guint unit)
{
  g_autoptr (MuList) after = begin (session, unit);
  const int other = after ? mu_list_edit_split (after, unit, half_of (mu_list_unit (after, unit)))
                          : MU_LIST_NO_UNIT;

  if (other != MU_LIST_NO_UNIT)
    finish (session, g_steal_pointer (&after), _ ("Split: "), unit);
  return other;
}

gboolean
mu_army_edit_can_join (MuArmySession *session, guint unit)
{
  const MuList *list = mu_army_session_get_list (session);

  return list && mu_list_edit_like (list, unit) != MU_LIST_NO_UNIT;
}

/* The later one goes into the one before it, unless something stays behind it. */
static gboolean
join (MuList *list, guint one, guint other, guint *into)
{
  *into = MIN (one, other);
  if (mu_list_edit_merge (list, MAX (one, other), *into))
    return TRUE;
  *into = MAX (one, other) - 1;
  return mu_list_edit_merge (list, MIN (one, other), MAX (one, other));
}

int
mu_army_edit_join (MuArmySession *session, guint unit)
{
  g_autoptr (MuList) after = begin (session, unit);
  const int like = after ? mu_list_edit_like (after, unit) : MU_LIST_NO_UNIT;
  guint into;

  if (like == MU_LIST_NO_UNIT || !join (after, unit, (guint) like, &into))
    return MU_LIST_NO_UNIT;
  finish (session, g_steal_pointer (&after), _ ("Joined: "), into);
  return (int) into;
}

/* --- one unit ----------------------------------------------------------- */

void
mu_army_edit_rename (MuArmySession *session, guint unit, const char *name)
{
  g_autoptr (MuList) after = begin (session, unit);

  if (after && g_strcmp0 (mu_list_unit (after, unit)->name, name) != 0
      && mu_list_edit_rename (after, unit, name))
    finish (session, g_steal_pointer (&after), _ ("Renamed: "), unit);
}

void
mu_army_edit_way (MuArmySession *session, guint unit, guint way)
{
  g_autoptr (MuList) after = begin (session, unit);
  const MuBook *book = mu_army_session_get_book (session);

  if (after && mu_list_edit_way_of (after, book, unit) != (int) way
      && mu_list_edit_way (after, book, unit, way))
    finish (session, g_steal_pointer (&after), _ ("Equipped anew: "), unit);
}

void
mu_army_edit_order (MuArmySession *session, guint unit, MuOrder order)
{
  g_autoptr (MuList) after = begin (session, unit);

  if (after == NULL || mu_list_unit (after, unit)->order == order)
    return;
  mu_list_unit (after, unit)->order = order;
  finish (session, g_steal_pointer (&after), _ ("Ordered anew: "), unit);
}

void
mu_army_edit_ranks (MuArmySession *session, guint unit, int ranks)
{
  g_autoptr (MuList) after = begin (session, unit);

  if (after == NULL || mu_list_unit (after, unit)->ranks == ranks)
    return;
  mu_list_unit (after, unit)->ranks
      = CLAMP (ranks, 1, MIN (mu_list_unit (after, unit)->figures, MU_LIST_RANKS_MAX));
  finish (session, g_steal_pointer (&after), _ ("Ranks changed: "), unit);
}

int
mu_army_edit_sub_unit (MuArmySession *session, guint unit, gboolean sub_unit)
{
  g_autoptr (MuList) after = begin (session, unit);
  int to;

  if (after == NULL || mu_list_unit (after, unit)->sub_unit == sub_unit)
    return (int) unit;
  to = mu_list_edit_sub_unit (after, unit, sub_unit);
  if (to == MU_LIST_NO_UNIT)
    return (int) unit;
  finish (session, g_steal_pointer (&after), sub_unit ? _ ("Now a sub-unit: ") : _ ("Now alone: "),
          (guint) to);
  return to;
}

void
mu_army_edit_bodyguard (MuArmySession *session, guint unit, gboolean bodyguard)
{
  g_autoptr (MuList) after = begin (session, unit);

  if (after == NULL || mu_list_unit (after, unit)->bodyguard == bodyguard)
    return;
  mu_list_unit (after, unit)->bodyguard = bodyguard;
  finish (session, g_steal_pointer (&after),
          bodyguard ? _ ("Now a bodyguard: ") : _ ("No bodyguard: "), unit);
}

void
mu_army_edit_forced_march (MuArmySession *session, guint unit, gboolean forced)
{
  g_autoptr (MuList) after = begin (session, unit);

  if (after == NULL || mu_list_unit (after, unit)->forced_march == forced)
    return;
  mu_list_unit (after, unit)->forced_march = forced;
  finish (session, g_steal_pointer (&after),
          forced ? _ ("On a forced march: ") : _ ("On no forced march: "), unit);
}

void
mu_army_edit_notes (MuArmySession *session, guint unit, const char *notes)
{
  g_autoptr (MuList) after = begin (session, unit);
  g_autofree char *short_enough
      = g_utf8_substring (notes, 0, MIN (g_utf8_strlen (notes, -1), MU_LIST_NOTES_MAX));

  if (after == NULL || g_strcmp0 (mu_list_unit (after, unit)->notes, short_enough) == 0)
    return;
  g_free (mu_list_unit (after, unit)->notes);
  mu_list_unit (after, unit)->notes = g_steal_pointer (&short_enough);
  finish (session, g_steal_pointer (&after), _ ("Noted: "), unit);
}

/* --- problems ----------------------------------------------------------- */

void
mu_army_edit_mend (MuArmySession *session, guint number)
{
  const MuList *list = mu_army_session_get_list (session);
  const MuBook *book = mu_army_session_get_book (session);
  g_autoptr (GPtrArray) issues = list ? mu_list_check (list, book) : NULL;
  g_autoptr (MuList) after = NULL;
  g_autofree char *words = NULL;
  const MuIssue *issue;

  if (issues == NULL || number >= issues->len)
    return;
  issue = g_ptr_array_index (issues, number);
  words = mu_mend_words (list, book, &issue->mend);
  after = mu_list_copy (list);
  if (words && mu_list_mend (after, book, issue))
    mu_army_session_edit (session, g_steal_pointer (&after), words);
}

/* --- generals ----------------------------------------------------------- */

static void
dismount (MuList *list, guint unit)
{
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with == (int) unit)
      mu_list_general (list, i)->rides_with = MU_LIST_NO_UNIT;
}

static gboolean
rides (const MuList *list, guint unit, int general)
{
  if (general == MU_ARMY_NO_GENERAL)
    return mu_list_unit_general (list, unit) == NULL;
  return general < (int) list->generals->len
         && mu_list_general (list, (guint) general)->rides_with == (int) unit;
}

void
mu_army_edit_general (MuArmySession *session, guint unit, int general)
{
  g_autoptr (MuList) after = begin (session, unit);

  if (after == NULL || rides (after, unit, general) || general >= (int) after->generals->len)
    return;
  dismount (after, unit);
  if (general != MU_ARMY_NO_GENERAL)
    mu_list_general (after, (guint) general)->rides_with = (int) unit;
  finish (session, g_steal_pointer (&after),
          general == MU_ARMY_NO_GENERAL ? _ ("Without a general: ") : _ ("With a general: "), unit);
}

void
mu_army_edit_new_general (MuArmySession *session, guint unit)
{
  g_autoptr (MuList) after = begin (session, unit);

  if (after == NULL)
    return;
  dismount (after, unit);
  if (mu_list_edit_add_general (after, mu_army_session_get_book (session), (int) unit) >= 0)
    finish (session, g_steal_pointer (&after), _ ("With a new general: "), unit);
}

/* Whether the offer is of the book that the unit's option is of. */
static gboolean
is_of_book (MuArmySession *session, MuOfferItem *offer, const MuListUnit *unit)
{
  const MuBook *book = mu_offer_item_get_book (offer);

  if (unit->book && *unit->book)
    return g_str_equal (book->id, unit->book);
  return book == mu_army_session_get_book (session);
}

const MuBookOption *
mu_army_edit_option (MuArmySession *session, guint unit)
{
  const MuList *list = mu_army_session_get_list (session);
  const MuListUnit *its = list && unit < list->units->len ? mu_list_unit (list, unit) : NULL;
  GListModel *offers = mu_army_session_get_offers (session);

  for (guint i = 0; its && i < g_list_model_get_n_items (offers); i++) {
    g_autoptr (MuOfferItem) offer = g_list_model_get_item (offers, i);
    if (mu_offer_item_get_option (offer) && is_of_book (session, offer, its)
        && g_str_equal (mu_offer_item_get_option (offer)->id, its->option))
      return mu_offer_item_get_option (offer);
  }
  return NULL;
}

int
mu_army_edit_way_of (MuArmySession *session, guint unit)
{
  const MuBook *book = mu_army_session_get_book (session);

  return book ? mu_list_edit_way_of (mu_army_session_get_list (session), book, unit) : -1;
}

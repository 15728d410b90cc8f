#include "lists/check/mend.h"

#include <glib/gi18n-lib.h>

#include "lists/check/check.h"
#include "lists/check/check_private.h"
#include "lists/edit/edit_private.h"

void
mu_mend_clear (MuMend *mend)
{
  g_free (mend->text);
  *mend = (MuMend){ .kind = MU_MEND_NONE, .unit = MU_LIST_NO_UNIT };
}

/* --- doing it ------------------------------------------------------------ */

static gboolean
mend_option (MuList *list, const MuBook *book, const MuMend *mend)
{
  const MuBookOption *option = mend->text ? mu_book_option (book, mend->text) : NULL;
  if (!option || list->units->len >= MU_LIST_UNITS_MAX)
    return FALSE;
  mu_edit_enlist_lacking (list, option, mend->number);
  return TRUE;
}

static gboolean
mend_unit (MuList *list, const MuBook *book, const MuMend *mend)
{
  if (mend->unit < 0 || mend->unit >= (int) list->units->len)
    return FALSE;
  const guint at = (guint) mend->unit;
  MuListUnit *unit = mu_list_unit (list, at);
  switch (mend->kind) {
  case MU_MEND_SET_FIGURES:
    return mu_list_edit_figures (list, at, mend->number);
  case MU_MEND_SET_RANKS:
    unit->ranks = mend->number;
    return TRUE;
  case MU_MEND_SET_ORDER:
    unit->order = (MuOrder) mend->number;
    return TRUE;
  case MU_MEND_SET_WAY:
    return mu_list_edit_way (list, book, at, (guint) mend->number);
  case MU_MEND_RENAME:
    return mu_list_edit_rename (list, at, mend->text);
  case MU_MEND_SPLIT:
    return mu_list_edit_split (list, at, mend->number) != MU_LIST_NO_UNIT;
  case MU_MEND_MAKE_UNIT:
    return mu_list_edit_sub_unit (list, at, FALSE) != MU_LIST_NO_UNIT;
  case MU_MEND_MAKE_PLAIN:
    unit->bodyguard = FALSE;
    return TRUE;
  case MU_MEND_SET_MARCH:
    unit->forced_march = mend->number != 0;
    return TRUE;
  case MU_MEND_REMOVE_UNIT:
    return mu_list_edit_remove (list, at);
  case MU_MEND_NONE:
  case MU_MEND_ADD_OPTION:
  case MU_MEND_ADD_GENERAL:
  case MU_MEND_REMOVE_GENERAL:
  case MU_MEND_PROMOTE:
  case MU_MEND_SEAT:
  case MU_MEND_TRAIN:
  case MU_MEND_SET_ITEM:
  case MU_MEND_TURN_ITEM:
  case MU_MEND_SET_YEAR:
  case MU_MEND_STAND:
  case MU_MEND_ADD_PRIEST:
  case MU_MEND_DROP_ITEMS:
  case MU_MEND_FIELD_ITEM:
    break;
  }
  return FALSE;
}

static gboolean
mend_general (MuList *list, const MuBook *book, const MuMend *mend)
{
  if (mend->general >= list->generals->len)
    return FALSE;
  if (mend->kind == MU_MEND_REMOVE_GENERAL)
    return mu_list_edit_remove_general (list, mend->general);
  if (mend->kind == MU_MEND_STAND)
    return mu_list_edit_usual_stand (list, book, mend->general);
  if (mend->kind == MU_MEND_PROMOTE)
    return mu_list_edit_promote (list, mend->general);
  if (mend->kind == MU_MEND_TRAIN)
    mu_list_general (list, mend->general)->regular = mend->number != 0;
  else
    return mu_list_edit_seat (list, mend->general, mend->unit);
  return TRUE;
}

static int
count_item (const MuList *list, MuExtra item, gboolean regular)
{
  int count = 0;
  for (guint i = 0; i < list->items->len; i++)
    if (mu_list_item (list, i)->kind == item && !mu_list_item (list, i)->regular == !regular)
      count += mu_list_item (list, i)->count;
  return count;
}

/* An engine cannot be set as an item, but taken out. */
static gboolean
drop_item (MuList *list, const MuMend *mend)
{
  for (guint i = 0; i < list->items->len; i++)
    if (mu_list_item (list, i)->kind == mend->item
        && !mu_list_item (list, i)->regular == !mend->regular) {
      g_ptr_array_remove_index (list->items, i);
      return TRUE;
    }
  return FALSE;
}

static gboolean
mend_item (MuList *list, const MuMend *mend)
{
  if (mend->kind == MU_MEND_SET_ITEM)
    return mend->number > 0 ? mu_list_edit_item (list, mend->item, mend->regular, mend->number)
                            : drop_item (list, mend);
  const int all = count_item (list, mend->item, TRUE) + count_item (list, mend->item, FALSE);
  return mu_list_edit_item (list, mend->item, !mend->regular, MIN (all, MU_LIST_ITEMS_MAX))
         && drop_item (list, mend);
}

/* awfp.priest.one */
static gboolean
add_priest (MuList *list)
{
  if (!mu_list_has (list, MU_LISTS_HAVE_PRIESTS) || list->priest)
    return FALSE;
  list->priest = TRUE;
  return TRUE;
}

static gboolean
drop_items (MuList *list)
{
  const gboolean any = list->items->len > 0;
  g_ptr_array_set_size (list->items, 0);
  return any;
}

gboolean
mu_list_mend (MuList *list, const MuBook *book, const MuIssue *issue)
{
  const MuMend *mend = &issue->mend;
  switch (mend->kind) {
  case MU_MEND_NONE:
    return FALSE;
  case MU_MEND_ADD_OPTION:
    return mend_option (list, book, mend);
  case MU_MEND_ADD_GENERAL:
    return mu_list_edit_add_general (list, book, mend->unit) != MU_LIST_NO_UNIT;
  case MU_MEND_REMOVE_GENERAL:
  case MU_MEND_PROMOTE:
  case MU_MEND_SEAT:
  case MU_MEND_TRAIN:
  case MU_MEND_STAND:
    return mend_general (list, book, mend);
  case MU_MEND_SET_ITEM:
  case MU_MEND_TURN_ITEM:
    return mend_item (list, mend);
  case MU_MEND_FIELD_ITEM:
    return mu_list_edit_train (list, mend->item, mend->regular) != MU_LIST_NO_UNIT;
  case MU_MEND_SET_YEAR:
    list->year = mend->number;
    return TRUE;
  case MU_MEND_ADD_PRIEST:
    return add_priest (list);
  case MU_MEND_DROP_ITEMS:
    return drop_items (list);
  case MU_MEND_SET_FIGURES:
  case MU_MEND_SET_RANKS:
  case MU_MEND_SET_ORDER:
  case MU_MEND_SET_WAY:
  case MU_MEND_RENAME:
  case MU_MEND_SPLIT:
  case MU_MEND_MAKE_UNIT:
  case MU_MEND_MAKE_PLAIN:
  case MU_MEND_SET_MARCH:
  case MU_MEND_REMOVE_UNIT:
    break;
  }
  return mend_unit (list, book, mend);
}

/* What the buttons of mends say. */
#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"
#include "lists/list/item.h"

static const char *
unit_name (const MuList *list, const MuMend *mend)
{
  return mend->unit >= 0 && mend->unit < (int) list->units->len
             ? mu_list_unit (list, (guint) mend->unit)->name
             : "";
}

static const char *
general_name (const MuList *list, const MuMend *mend)
{
  const char *name
      = mend->general < list->generals->len ? mu_list_general (list, mend->general)->name : "";
  return *name ? name : _ ("the general");
}

/* "Make them Irr C LMI JLS Sh" */
static char *
way_words (const MuList *list, const MuBook *book, const MuMend *mend)
{
  const MuBookOption *option
      = mend->unit >= 0 && mend->unit < (int) list->units->len
            ? mu_book_option_of_unit (book, mu_list_unit (list, (guint) mend->unit))
            : NULL;
  if (!option || mend->number >= (int) option->troops->len)
    return NULL;
  g_autofree char *notation
      = mu_list_system_of (list)->way_notation (option->troops->pdata[mend->number]);
  return notation ? g_strdup_printf (_ ("Make them %s"), notation) : NULL;
}

static char *
option_words (const MuBook *book, const MuMend *mend)
{
  const MuBookOption *option = mend->text ? mu_book_option (book, mend->text) : NULL;
  return option ? g_strdup_printf (_ ("Add %d of %s"), mend->number, option->name) : NULL;
}

static char *
order_words (MuOrder order)
{
  switch (order) {
  case MU_ORDER_HOLD:
    return g_strdup (_ ("Order it to hold"));
  case MU_ORDER_ATTACK:
    return g_strdup (_ ("Order it to attack"));
  case MU_ORDER_SKIRMISH:
    return g_strdup (_ ("Order it to skirmish"));
  }
  return NULL;
}

static char *
item_words (const MuMend *mend)
{
  g_autofree char *kept = mu_item_count_words (mend->item, mend->number);
  if (mend->kind == MU_MEND_TURN_ITEM)
    return g_strdup (mend->regular ? _ ("Have them from irregulars")
                                   : _ ("Have them from regulars"));
  return mend->number > 0 ? g_strdup_printf (_ ("Keep %s"), kept)
                          : g_strdup_printf (_ ("Take the %s out"), mu_item_words (mend->item));
}

static char *
year_words (int year)
{
  g_autofree char *words = mu_year_format (year);
  return g_strdup_printf (_ ("Make it %s"), words);
}

char *
mu_mend_words (const MuList *list, const MuBook *book, const MuMend *mend)
{
  const int number = mend->number;
  switch (mend->kind) {
  case MU_MEND_NONE:
    return NULL;
  case MU_MEND_SET_FIGURES:
    return mu_list_system_of (list)->count_words (MU_COUNT_MAKE, number);
  case MU_MEND_SET_RANKS:
    return g_strdup_printf (ngettext ("Make it %d rank", "Make it %d ranks", (gulong) number),
                            number);
  case MU_MEND_SET_ORDER:
    return order_words ((MuOrder) number);
  case MU_MEND_SET_WAY:
    return way_words (list, book, mend);
  case MU_MEND_RENAME:
    return g_strdup_printf (_ ("Name it %s"), mend->text);
  case MU_MEND_SPLIT:
    return g_strdup_printf (_ ("Make another unit of %d"), number);
  case MU_MEND_MAKE_UNIT:
    return g_strdup (_ ("Make it a unit of its own"));
  case MU_MEND_MAKE_PLAIN:
    return g_strdup (_ ("Make it an ordinary unit"));
  case MU_MEND_SET_MARCH:
    return g_strdup (number ? _ ("Let it march by force") : _ ("Let it march as usual"));
  case MU_MEND_REMOVE_UNIT:
    return g_strdup_printf (_ ("Take %s out"), unit_name (list, mend));
  case MU_MEND_ADD_OPTION:
    return option_words (book, mend);
  case MU_MEND_ADD_GENERAL:
    return g_strdup (_ (mu_list_system_of (list)->add_general));
  case MU_MEND_REMOVE_GENERAL:
    return g_strdup_printf (_ ("Take %s out"), general_name (list, mend));
  case MU_MEND_PROMOTE:
    return g_strdup_printf (_ ("Let %s command"), general_name (list, mend));
  case MU_MEND_SEAT:
    return g_strdup_printf (_ ("Let %s ride with %s"), general_name (list, mend),
                            unit_name (list, mend));
  case MU_MEND_TRAIN:
    return g_strdup (number ? _ ("Make him regular") : _ ("Make him irregular"));
  case MU_MEND_SET_ITEM:
  case MU_MEND_TURN_ITEM:
    return item_words (mend);
  case MU_MEND_FIELD_ITEM:
    return g_strdup (_ ("Make a unit of them"));
  case MU_MEND_SET_YEAR:
    return year_words (number);
  case MU_MEND_STAND:
    return g_strdup (_ ("Give him the usual stand"));
  case MU_MEND_ADD_PRIEST:
    return g_strdup (_ ("Add a priest"));
  case MU_MEND_DROP_ITEMS:
    return g_strdup (_ ("Take them out"));
  }
  return NULL;
}

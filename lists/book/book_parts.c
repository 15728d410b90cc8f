/* The parts of an army book that stand beside its options, and the conditions
 * between them. */
#include <glib/gi18n-lib.h>

#include "lists/book/book_private.h"
#include "lists/list/list.h"

static char *
read_name (MuReader *reader, const xmlNode *node, const char *attribute)
{
  return mu_reader_name (reader, node, attribute, MU_LIST_NAME_MAX);
}

void
mu_book_check_span (MuReader *reader, const xmlNode *node, const char *least, int fewest,
                    const char *most, int highest)
{
  if (fewest > highest)
    mu_reader_fail_at (reader, node, least, _ ("%s %d is more than %s %d"),
                       mu_reader_called (reader, least), fewest, mu_reader_called (reader, most),
                       highest);
}

void
mu_book_read_stands (MuReader *reader, const xmlNode *node, int *least, int *most)
{
  *least = mu_reader_int (reader, node, "stands-min", 0, MU_LIST_FIGURES_MAX, -1);
  *most = mu_reader_int (reader, node, "stands-max", 0, MU_LIST_FIGURES_MAX, -1);
  if (*most >= 0)
    mu_book_check_span (reader, node, "stands-min", *least, "stands-max", *most);
}

/* --- conditions ---------------------------------------------------------- */

static MuBookCondition *
read_condition (MuReader *reader, const xmlNode *node, MuBookConditionKind kind)
{
  MuBookCondition *condition = g_new0 (MuBookCondition, 1);
  condition->kind = kind;
  condition->other = read_name (reader, node, "option");
  condition->count = mu_reader_int (reader, node, "count", 1, MU_LIST_FIGURES_MAX, 1);
  condition->per = mu_reader_int (reader, node, "per", 1, MU_LIST_FIGURES_MAX, 1);
  return condition;
}

GPtrArray *
mu_book_read_conditions (MuReader *reader, const xmlNode *option)
{
  static const struct {
    const char *element;
    MuBookConditionKind kind;
  } kinds[] = {
    { "at-most", MU_BOOK_AT_MOST_PER },
    { "at-least", MU_BOOK_AT_LEAST_PER },
    { "needs", MU_BOOK_NEEDS },
    { "not-with", MU_BOOK_NOT_WITH },
  };
  GPtrArray *conditions = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_condition_free);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (const xmlNode *at = mu_reader_first (option, kinds[i].element); at;
         at = mu_reader_next (at))
      g_ptr_array_add (conditions, read_condition (reader, at, kinds[i].kind));
  return conditions;
}

/* --- limits of several options ------------------------------------------- */

static MuBookLimit *
read_limit (MuReader *reader, const xmlNode *node)
{
  MuBookLimit *limit = g_new0 (MuBookLimit, 1);
  limit->name = read_name (reader, node, "name");
  limit->row = (int) xmlGetLineNo (node);
  limit->min = mu_reader_int (reader, node, "min", 0, MU_LIST_FIGURES_MAX, 0);
  limit->max = mu_reader_int (reader, node, "max", 1, MU_LIST_FIGURES_MAX, MU_LIST_FIGURES_MAX);
  mu_book_read_stands (reader, node, &limit->stands_min, &limit->stands_max);
  limit->options = g_ptr_array_new_with_free_func (g_free);
  for (const xmlNode *at = mu_reader_first (node, "of"); at; at = mu_reader_next (at))
    g_ptr_array_add (limit->options, read_name (reader, at, "option"));
  mu_book_check_span (reader, node, "min", limit->min, "max", limit->max);
  return limit;
}

GPtrArray *
mu_book_read_limits (MuReader *reader, const xmlNode *root)
{
  GPtrArray *limits = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_limit_free);
  for (const xmlNode *at = mu_reader_first (root, "limit"); at; at = mu_reader_next (at))
    g_ptr_array_add (limits, read_limit (reader, at));
  return limits;
}

/* --- allies and generals ------------------------------------------------- */

GPtrArray *
mu_book_read_allies (MuReader *reader, const xmlNode *root, MuBookYears within)
{
  GPtrArray *allies = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_ally_free);
  for (const xmlNode *at = mu_reader_first (root, "ally"); at; at = mu_reader_next (at)) {
    MuBookAlly *ally = g_new0 (MuBookAlly, 1);
    const MuBookYears years = mu_book_read_years (reader, at, within);
    ally->book = read_name (reader, at, "book");
    ally->from = years.from;
    ally->to = years.to;
    ally->max = mu_reader_int (reader, at, "max", 1, MU_LIST_FIGURES_MAX, 1);
    g_ptr_array_add (allies, ally);
  }
  return allies;
}

GPtrArray *
mu_book_read_generals (MuReader *reader, const xmlNode *root, MuBookYears within)
{
  GPtrArray *generals = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_general_free);
  for (const xmlNode *at = mu_reader_first (root, "general"); at; at = mu_reader_next (at)) {
    MuBookGeneral *general = g_new0 (MuBookGeneral, 1);
    const MuBookYears years = mu_book_read_years (reader, at, within);
    general->name = read_name (reader, at, "name");
    general->from = years.from;
    general->to = years.to;
    g_ptr_array_add (generals, general);
  }
  return generals;
}

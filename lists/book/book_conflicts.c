/* What a book says that nobody can fulfil: it would make lists illegal whatever a
 * player does, and no list would say why. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/book_private.h"

typedef struct {
  MuReader *reader;
  const xmlNode *root;
  const MuBook *book;
} Reading;

static const MuBookOption *
option_at (const Reading *reading, guint index)
{
  return g_ptr_array_index (reading->book->options, index);
}

/* Where the option stands in the file. */
static const xmlNode *
node_of (const Reading *reading, const MuBookOption *option)
{
  const xmlNode *node = mu_reader_first (reading->root, "option");
  for (guint i = 0; i < reading->book->options->len && option_at (reading, i) != option; i++)
    node = mu_reader_next (node);
  return node;
}

static gboolean
years_meet (const MuBookOption *a, const MuBookOption *b)
{
  return a->from <= b->to && b->from <= a->to;
}

/* --- names --------------------------------------------------------------- */

static void
check_names (const Reading *reading, const MuBookOption *option)
{
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    if (!mu_book_option (reading->book, condition->other)
        || strcmp (condition->other, option->id) == 0)
      mu_reader_fail (reading->reader, node_of (reading, option),
                      _ ("a condition of %s names “%s”, no other option of this book"),
                      option->name, condition->other);
  }
}

/* --- one condition ------------------------------------------------------- */

static void
check_need (const Reading *reading, const MuBookOption *option, const MuBookCondition *need)
{
  const MuBookOption *other = mu_book_option (reading->book, need->other);
  const xmlNode *node = node_of (reading, option);
  if (need->count > other->max)
    mu_reader_fail (reading->reader, node, _ ("%s needs %d of %s, of which there are at most %d"),
                    option->name, need->count, other->name, other->max);
  if (!years_meet (option, other))
    mu_reader_fail (reading->reader, node, _ ("%s needs %s, whose years are others"), option->name,
                    other->name);
}

static void
check_exclusion (const Reading *reading, const MuBookOption *option,
                 const MuBookCondition *exclusion)
{
  const MuBookOption *other = mu_book_option (reading->book, exclusion->other);
  if (option->min > 0 && other->min > 0 && years_meet (option, other))
    mu_reader_fail (reading->reader, node_of (reading, option),
                    _ ("%s and %s are both compulsory and exclude each other"), option->name,
                    other->name);
}

static void
check_conditions (const Reading *reading, const MuBookOption *option)
{
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    switch (condition->kind) {
    case MU_BOOK_NEEDS:
      check_need (reading, option, condition);
      break;
    case MU_BOOK_NOT_WITH:
      check_exclusion (reading, option, condition);
      break;
    case MU_BOOK_AT_MOST_PER:
    case MU_BOOK_AT_LEAST_PER:
      break;
    }
  }
}

/* --- conditions that follow from each other ------------------------------ */

/* Whether the condition makes the option depend on another's being there. */
static gboolean
depends (const MuBookCondition *condition)
{
  return condition->kind == MU_BOOK_NEEDS || condition->kind == MU_BOOK_AT_MOST_PER;
}

/* Adds to found whatever must be there for the option to be there. */
static void
gather_needed (const Reading *reading, const MuBookOption *option, GPtrArray *found)
{
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    const MuBookOption *other = mu_book_option (reading->book, condition->other);
    if (!depends (condition) || g_ptr_array_find (found, other, NULL))
      continue;
    g_ptr_array_add (found, (gpointer) other);
    gather_needed (reading, other, found);
  }
}

static gboolean
excludes (const MuBookOption *option, const MuBookOption *other)
{
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    if (condition->kind == MU_BOOK_NOT_WITH && strcmp (condition->other, other->id) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
check_needed (const Reading *reading, const MuBookOption *option)
{
  g_autoptr (GPtrArray) needed = g_ptr_array_new ();
  gather_needed (reading, option, needed);
  if (g_ptr_array_find (needed, option, NULL))
    mu_reader_fail (reading->reader, node_of (reading, option),
                    _ ("the conditions of %s lead back to itself"), option->name);
  for (guint i = 0; i < needed->len; i++) {
    const MuBookOption *other = g_ptr_array_index (needed, i);
    if (excludes (option, other) || excludes (other, option))
      mu_reader_fail (reading->reader, node_of (reading, option),
                      _ ("%s can come neither with %s nor without"), option->name, other->name);
  }
}

/* --- limits and allies --------------------------------------------------- */

static void
check_limit (const Reading *reading, const xmlNode *node, const MuBookLimit *limit)
{
  int least = 0, most = 0;
  for (guint i = 0; i < limit->options->len; i++) {
    const char *id = g_ptr_array_index (limit->options, i);
    const MuBookOption *option = mu_book_option (reading->book, id);
    if (!option)
      mu_reader_fail (reading->reader, node,
                      _ ("the limit “%s” names “%s”, no option of this book"), limit->name, id);
    least += option ? option->min : 0;
    most += option ? option->max : 0;
  }
  if (least > limit->max)
    mu_reader_fail (reading->reader, node,
                    _ ("the limit “%s” allows %d, and its options demand %d"), limit->name,
                    limit->max, least);
  if (most < limit->min)
    mu_reader_fail (reading->reader, node,
                    _ ("the limit “%s” demands %d, and its options allow %d"), limit->name,
                    limit->min, most);
}

static void
check_limits (const Reading *reading)
{
  const xmlNode *node = mu_reader_first (reading->root, "limit");
  for (guint i = 0; i < reading->book->limits->len; i++, node = mu_reader_next (node))
    check_limit (reading, node, g_ptr_array_index (reading->book->limits, i));
}

static void
check_allies (const Reading *reading)
{
  const xmlNode *node = mu_reader_first (reading->root, "ally");
  for (guint i = 0; i < reading->book->allies->len; i++, node = mu_reader_next (node)) {
    const MuBookAlly *ally = g_ptr_array_index (reading->book->allies, i);
    if (strcmp (ally->book, reading->book->id) == 0)
      mu_reader_fail (reading->reader, node, _ ("the book is no ally of its own"));
  }
}

void
mu_book_check_conflicts (MuReader *reader, const xmlNode *root, const MuBook *book)
{
  const Reading reading = { reader, root, book };
  for (guint i = 0; i < book->options->len; i++)
    check_names (&reading, option_at (&reading, i));
  if (reader->error)
    return; /* what follows goes from name to name */
  for (guint i = 0; i < book->options->len; i++)
    check_conditions (&reading, option_at (&reading, i));
  for (guint i = 0; i < book->options->len; i++)
    check_needed (&reading, option_at (&reading, i));
  check_limits (&reading);
  check_allies (&reading);
}

#include "app/session/armies/compared_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/words.h"
#include "lists/list/terms.h"
#include "lists/system.h"

#define LONG_TEXT 60 /* characters of one side that a line of differences shows */

typedef struct {
  char *name;
  char *troops;
  char *figures;
  char *points;
} Half;

struct _MuComparedItem {
  MuItem parent;
  int kind;
  const char *mark;
  const char *kind_words;
  Half left;
  Half right;
  char *changes;
};

static const MuItemField fields[] = {
  MU_INT (MuComparedItem, kind, "kind"),
  MU_WORD (MuComparedItem, mark, "mark"),
  MU_WORD (MuComparedItem, kind_words, "kind-words"),
  MU_TEXT (MuComparedItem, left.name, "left-name"),
  MU_TEXT (MuComparedItem, left.troops, "left-troops"),
  MU_TEXT (MuComparedItem, left.figures, "left-figures"),
  MU_TEXT (MuComparedItem, left.points, "left-points"),
  MU_TEXT (MuComparedItem, right.name, "right-name"),
  MU_TEXT (MuComparedItem, right.troops, "right-troops"),
  MU_TEXT (MuComparedItem, right.figures, "right-figures"),
  MU_TEXT (MuComparedItem, right.points, "right-points"),
  MU_TEXT (MuComparedItem, changes, "changes"),
};

MU_DEFINE_ITEM (MuComparedItem, mu_compared_item, fields)

const char *
mu_compared_mark (MuCompared kind)
{
  switch (kind) {
  case MU_COMPARED_SAME:
    return "=";
  case MU_COMPARED_CHANGED:
    return "≠";
  case MU_COMPARED_ONLY_A:
    return "◂";
  case MU_COMPARED_ONLY_B:
    return "▸";
  }
  return "";
}

const char *
mu_compared_words (MuCompared kind)
{
  switch (kind) {
  case MU_COMPARED_SAME:
    return _ ("same");
  case MU_COMPARED_CHANGED:
    return _ ("changed");
  case MU_COMPARED_ONLY_A:
    return _ ("only left");
  case MU_COMPARED_ONLY_B:
    return _ ("only right");
  }
  return "";
}

/* Free with g_free. */
static char *
shorten (const char *text)
{
  if (*text == '\0')
    return g_strdup ("–");
  if (g_utf8_strlen (text, -1) <= LONG_TEXT)
    return g_strdup (text);
  g_autofree char *first = g_utf8_substring (text, 0, LONG_TEXT);
  return g_strconcat (first, "…", NULL);
}

char *
mu_difference_line (const MuDifference *difference)
{
  g_autofree char *a = shorten (difference->words_a);
  g_autofree char *b = shorten (difference->words_b);

  return g_strdup_printf (_ ("%s: %s → %s"), mu_differs_words (difference->what), a, b);
}

/* Beside a list by other rules a number says what it counts, and points say nothing. */
static void
fill_numbers (Half *half, const MuList *list, int index, gboolean two_systems)
{
  half->figures = g_strdup ("");
  half->points = g_strdup ("");
  if (index == MU_LIST_NO_UNIT)
    return;
  g_free (half->figures);
  half->figures = two_systems ? mu_compared_number_words (list, (guint) index)
                              : g_strdup_printf ("%d", mu_list_unit (list, (guint) index)->figures);
  if (two_systems)
    return;
  g_free (half->points);
  half->points = mu_term_number (mu_list_unit_points (list, (guint) index));
}

static void
fill (Half *half, const MuList *list, int index, gboolean two_systems)
{
  const MuListUnit *unit = index == MU_LIST_NO_UNIT ? NULL : mu_list_unit (list, (guint) index);

  half->name = g_strdup (unit ? unit->name : "");
  half->troops = unit ? mu_list_system_of (list)->notation (unit) : g_strdup ("");
  fill_numbers (half, list, index, two_systems);
}

static char *
changes_of (const MuComparedUnit *unit)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < unit->differences->len; i++) {
    const MuDifference *difference = g_ptr_array_index (unit->differences, i);
    g_autofree char *line = mu_difference_line (difference);
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  }
  return g_string_free (text, FALSE);
}

MuComparedItem *
mu_compared_item_new (const MuComparedUnit *unit, const MuList *left, const MuList *right)
{
  MuComparedItem *self = g_object_new (MU_TYPE_COMPARED_ITEM, NULL);

  self->kind = (int) unit->kind;
  self->mark = mu_compared_mark (unit->kind);
  self->kind_words = mu_compared_words (unit->kind);
  fill (&self->left, left, unit->a, mu_lists_differ_in_system (left, right));
  fill (&self->right, right, unit->b, mu_lists_differ_in_system (left, right));
  self->changes = changes_of (unit);
  return self;
}

MuCompared
mu_compared_item_get_kind (MuComparedItem *self)
{
  return (MuCompared) self->kind;
}

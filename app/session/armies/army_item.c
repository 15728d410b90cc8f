#include "app/session/armies/army_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/words.h"
#include "lists/check/check.h"
#include "lists/list/book_editions.h"
#include "lists/system.h"
#include "reports/account/account.h"

struct _MuArmyItem {
  MuItem parent;
  gint64 id;
  char *name;
  char *player;
  char *detail;
  char *points_text;
  char *found_by;
  char *changed;
  int mark;
  const char *mark_icon;
  char *mark_words;
  gboolean newer;
  char *newer_words;
  MuArmyTerms terms;
  MuRuleSystem rules;
};

G_DEFINE_FINAL_TYPE (MuArmyItem, mu_army_item, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_ID (MuArmyItem, id, "id"),
  MU_TEXT (MuArmyItem, name, "name"),
  MU_TEXT (MuArmyItem, player, "player"),
  MU_TEXT (MuArmyItem, detail, "detail"),
  MU_TEXT (MuArmyItem, points_text, "points-text"),
  MU_TEXT (MuArmyItem, found_by, "found-by"),
  MU_TEXT (MuArmyItem, changed, "changed"),
  MU_INT (MuArmyItem, mark, "mark"),
  MU_WORD (MuArmyItem, mark_icon, "mark-icon"),
  MU_TEXT (MuArmyItem, mark_words, "mark-words"),
  MU_TRUTH (MuArmyItem, newer, "newer"),
  MU_TEXT (MuArmyItem, newer_words, "newer-words"),
};

static void
clear_terms (MuArmyTerms *terms)
{
  g_free (terms->army);
  g_free (terms->player);
  g_free (terms->tags);
  g_free (terms->folded_army);
  g_free (terms->folded_player);
  g_free (terms->folded_tags);
}

static void
mu_army_item_finalize (GObject *object)
{
  clear_terms (&MU_ARMY_ITEM (object)->terms);
  G_OBJECT_CLASS (mu_army_item_parent_class)->finalize (object);
}

static void
mu_army_item_class_init (MuArmyItemClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_army_item_finalize;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
}

static void
mu_army_item_init (MuArmyItem *self)
{
}

MuArmyItem *
mu_army_item_new (const MuListRow *row, const MuShelf *shelf)
{
  MuArmyItem *self = g_object_new (MU_TYPE_ARMY_ITEM, NULL);

  mu_army_item_show (self, row, shelf);
  return self;
}

static void
set_mark (MuArmyItem *self, MuArmyMark mark, const char *icon, char *words)
{
  mu_item_set_int (self, &self->mark, mark);
  mu_item_set_word (self, &self->mark_icon, icon);
  mu_item_take_text (self, &self->mark_words, words);
}

static const char *
rules_words (MuRuleSystem rules)
{
  return mu_list_system (rules)->short_name;
}

/* Points as people type them, without the separator that they are shown with. */
static char *
found_by (const MuListRow *row, const char *army, const char *year)
{
  g_autofree char *all = g_strdup_printf (
      "%s\n%s\n%s\n%s\n%d\n%d\n%d\n%s\n%s", row->name, row->player, army, year, row->year,
      row->points, row->points_limit, row->tags ? row->tags : "", rules_words (row->rules));
  return mu_words_fold (all);
}

static void
take_terms (MuArmyItem *self, const MuListRow *row, const char *army)
{
  g_autofree char *tags = mu_words_fold (row->tags ? row->tags : "");

  clear_terms (&self->terms);
  self->terms = (MuArmyTerms){
    .army = g_strdup (army),
    .player = g_strdup (row->player),
    .tags = g_strdup (row->tags ? row->tags : ""),
    .folded_army = mu_words_fold (army),
    .folded_player = mu_words_fold (row->player),
    .folded_tags = g_strdup_printf (" %s ", tags),
    .year = row->year,
    .points = row->points_limit,
  };
}

void
mu_army_item_show (MuArmyItem *self, const MuListRow *row, const MuShelf *shelf)
{
  const MuBook *book = mu_shelf_find (shelf, row->book_id);
  g_autofree char *year = mu_year_format (row->year);
  g_autofree char *points = mu_account_number (row->points);
  g_autofree char *limit = mu_account_number (row->points_limit);
  gboolean stale = g_strcmp0 (self->changed, row->changed) != 0;

  mu_item_set_id (self, &self->id, row->id);
  mu_item_set_text (self, &self->name, row->name);
  mu_item_set_text (self, &self->player, row->player);
  mu_item_take_text (self, &self->detail,
                     g_strdup_printf ("%s, %s", book ? book->name : row->book_id, year));
  mu_item_take_text (self, &self->points_text, g_strdup_printf (_ ("%s of %s"), points, limit));
  mu_item_take_text (self, &self->found_by, found_by (row, book ? book->name : row->book_id, year));
  take_terms (self, row, book ? book->name : row->book_id);
  self->rules = row->rules;
  mu_item_set_text (self, &self->changed, row->changed);
  if (stale)
    mu_army_item_forget_mark (self);
}

MuRuleSystem
mu_army_item_get_rules (MuArmyItem *self)
{
  return self->rules;
}

/* The old mark is shown until the new one is known. */
void
mu_army_item_forget_mark (MuArmyItem *self)
{
  mu_item_set_int (self, &self->mark, MU_ARMY_UNCHECKED);
}

/* "Newer book: edition 3", of the first where there are several; free with g_free. */
static char *
newer_words (const GArray *newer)
{
  const MuPinnedBook *first = newer->len > 0 ? &g_array_index (newer, MuPinnedBook, 0) : NULL;

  if (first == NULL)
    return g_strdup ("");
  return g_strdup_printf (first->ally ? _ ("Newer allies' book: edition %d")
                                      : _ ("Newer book: edition %d"),
                          first->newer->version);
}

static void
show_newer (MuArmyItem *self, const MuList *list, const MuShelf *shelf)
{
  g_autoptr (GArray) newer = mu_pins_newer (list, shelf);

  mu_item_take_text (self, &self->newer_words, newer_words (newer));
  mu_item_set_truth (self, &self->newer, newer->len > 0);
}

void
mu_army_item_check (MuArmyItem *self, const MuList *list, const MuShelf *shelf)
{
  g_autoptr (GPtrArray) issues = NULL;
  guint errors = 0;

  if (list == NULL) {
    set_mark (self, MU_ARMY_UNREADABLE, "dialog-error-symbolic", g_strdup (_ ("Cannot be read")));
    return;
  }
  show_newer (self, list, shelf);
  issues = mu_list_check (list, mu_shelf_book_of (shelf, list));
  for (guint i = 0; i < issues->len; i++)
    errors += ((const MuIssue *) g_ptr_array_index (issues, i))->severity == MU_ISSUE_ERROR;
  if (errors == 0)
    set_mark (self, MU_ARMY_LEGAL, "mu-legal-symbolic", g_strdup (_ ("Legal")));
  else
    set_mark (self, MU_ARMY_PROBLEMS, "mu-problem-symbolic",
              g_strdup_printf (ngettext ("%u problem", "%u problems", errors), errors));
}

gint64
mu_army_item_get_id (MuArmyItem *self)
{
  return self->id;
}

const char *
mu_army_item_get_name (MuArmyItem *self)
{
  return self->name;
}

const char *
mu_army_item_get_found_by (MuArmyItem *self)
{
  return self->found_by;
}

gboolean
mu_army_item_has_newer (MuArmyItem *self)
{
  return self->newer;
}

const MuArmyTerms *
mu_army_item_get_terms (MuArmyItem *self)
{
  return &self->terms;
}

MuArmyMark
mu_army_item_get_mark (MuArmyItem *self)
{
  return self->mark;
}

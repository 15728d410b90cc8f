#include "app/session/armies/issue_item.h"

#include "reports/document/rule_words.h"

#define LOOK_ON 8 /* rows: so many problems an edit mends at one place, and hardly more */

struct _MuIssueItem {
  MuItem parent;
  int index;
  int number;
  char *mend;
  MuRule of;
  const char *rule;
  const char *rule_words;
  char *unit;
  char *message;
  char *remedy;
  const char *icon;
  gboolean error;
};

G_DEFINE_FINAL_TYPE (MuIssueItem, mu_issue_item, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_WORD (MuIssueItem, rule, "rule"),      MU_WORD (MuIssueItem, rule_words, "rule-words"),
  MU_TEXT (MuIssueItem, unit, "unit"),      MU_TEXT (MuIssueItem, message, "message"),
  MU_TEXT (MuIssueItem, remedy, "remedy"),  MU_TRUTH (MuIssueItem, error, "error"),
  MU_WORD (MuIssueItem, icon, "icon-name"), MU_TEXT (MuIssueItem, mend, "mend"),
  MU_INT (MuIssueItem, number, "number"),
};

static void
mu_issue_item_class_init (MuIssueItemClass *class)
{
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
}

static void
mu_issue_item_init (MuIssueItem *self)
{
}

/* What is mended depends on the list, and so do the words for it. */
static void
show (MuIssueItem *self, const MuIssue *issue, guint number, const char *mend)
{
  const gboolean error = issue->severity == MU_ISSUE_ERROR;

  self->index = issue->unit;
  mu_item_set_int (self, &self->number, (int) number);
  mu_item_set_text (self, &self->mend, mend);
  self->of = issue->rule;
  mu_item_set_word (self, &self->rule, mu_rule_words_section (issue->rule));
  mu_item_set_word (self, &self->rule_words, mu_rule_words_short (issue->rule));
  mu_item_set_text (self, &self->unit, issue->name);
  mu_item_set_text (self, &self->message, issue->message);
  mu_item_set_text (self, &self->remedy, issue->remedy);
  mu_item_set_truth (self, &self->error, error);
  mu_item_set_word (self, &self->icon,
                    error ? "mu-problem-symbolic" : "dialog-information-symbolic");
}

int
mu_issue_item_get_index (MuIssueItem *self)
{
  return self->index;
}

guint
mu_issue_item_get_number (MuIssueItem *self)
{
  return (guint) self->number;
}

const char *
mu_issue_item_get_mend (MuIssueItem *self)
{
  return self->mend;
}

/* Whether the row is of the same problem, whatever its numbers are by now. */
static gboolean
is_same (GListModel *model, guint row, const MuIssue *issue)
{
  g_autoptr (MuIssueItem) item = g_list_model_get_item (model, row);

  return item->of == issue->rule && g_strcmp0 (item->unit, issue->name) == 0;
}

/* How many rows on the problem has its own; LOOK_ON where it has none so near. */
static guint
rows_until (GListModel *model, guint row, const MuIssue *issue)
{
  guint ahead = 0;

  while (ahead < LOOK_ON && row + ahead < g_list_model_get_n_items (model)
         && !is_same (model, row + ahead, issue))
    ahead++;
  return row + ahead < g_list_model_get_n_items (model) ? ahead : LOOK_ON;
}

/* New rows for the problems from this one on that have none; how many they are. The rows are told
 * what they are of before they are shown. */
static guint
put_in (GListStore *store, guint first, const GPtrArray *issues, const GPtrArray *mends)
{
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first; i < issues->len; i++) {
    if (rows_until (G_LIST_MODEL (store), first, g_ptr_array_index (issues, i)) < LOOK_ON)
      break;
    g_ptr_array_add (fresh, g_object_new (MU_TYPE_ISSUE_ITEM, NULL));
    show (g_ptr_array_index (fresh, fresh->len - 1), g_ptr_array_index (issues, i), i,
          g_ptr_array_index (mends, i));
  }
  g_list_store_splice (store, first, 0, fresh->pdata, fresh->len);
  return fresh->len;
}

/* As many rows as problems. A row whose problem stays does so too, and takes its new words: nothing
 * flickers or loses the focus while figures change, and only what differs is drawn anew, which of
 * hundreds of problems is seldom more than two. */
static void
fit (GListStore *store, const GPtrArray *issues, const GPtrArray *mends)
{
  GListModel *model = G_LIST_MODEL (store);

  for (guint i = 0; i < issues->len;) {
    const guint gone = rows_until (model, i, g_ptr_array_index (issues, i));
    if (gone == LOOK_ON) {
      i += put_in (store, i, issues, mends);
      continue;
    }
    if (gone > 0)
      g_list_store_splice (store, i, gone, NULL, 0);
    i++;
  }
  if (g_list_model_get_n_items (model) > issues->len)
    g_list_store_splice (store, issues->len, g_list_model_get_n_items (model) - issues->len, NULL,
                         0);
}

static GPtrArray *
words_for_mends (const GPtrArray *issues, const MuList *list, const MuBook *book)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    g_ptr_array_add (words, mu_mend_words (list, book, &issue->mend));
  }
  return words;
}

void
mu_issue_items_show (GListStore *store, const GPtrArray *issues, const MuList *list,
                     const MuBook *book)
{
  g_autoptr (GPtrArray) mends = words_for_mends (issues, list, book);

  fit (store, issues, mends);
  for (guint i = 0; i < issues->len; i++) {
    g_autoptr (MuIssueItem) item = g_list_model_get_item (G_LIST_MODEL (store), i);
    show (item, g_ptr_array_index (issues, i), i, g_ptr_array_index (mends, i));
  }
}

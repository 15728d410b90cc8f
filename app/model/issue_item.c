#include "app/model/issue_item.h"

struct _MuIssueItem {
  MuItem parent;
  int index;
  guint number;
  char *mend;
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
static MuIssueItem *
issue_item_new (const MuIssue *issue, guint number, char *mend)
{
  MuIssueItem *self = g_object_new (MU_TYPE_ISSUE_ITEM, NULL);

  self->index = issue->unit;
  self->number = number;
  self->mend = mend;
  self->rule = mu_rule_id (issue->rule);
  self->rule_words = mu_rule_words (issue->rule);
  self->unit = g_strdup (issue->name);
  self->message = g_strdup (issue->message);
  self->remedy = g_strdup (issue->remedy);
  self->error = issue->severity == MU_ISSUE_ERROR;
  self->icon = self->error ? "mu-problem-symbolic" : "dialog-information-symbolic";
  return self;
}

int
mu_issue_item_get_index (MuIssueItem *self)
{
  return self->index;
}

guint
mu_issue_item_get_number (MuIssueItem *self)
{
  return self->number;
}

const char *
mu_issue_item_get_mend (MuIssueItem *self)
{
  return self->mend;
}

static gboolean
is_same (MuIssueItem *self, const MuIssue *issue, const char *mend)
{
  return self->index == issue->unit && g_strcmp0 (self->mend, mend) == 0
         && g_strcmp0 (self->message, issue->message) == 0
         && g_strcmp0 (self->remedy, issue->remedy) == 0
         && g_strcmp0 (self->unit, issue->name) == 0;
}

/* Rows that say the same stay, so that nothing flickers or loses the focus
 * while figures change. */
static guint
same_at_start (GListModel *model, const GPtrArray *issues, const GPtrArray *mends)
{
  guint count = MIN (g_list_model_get_n_items (model), issues->len);

  for (guint i = 0; i < count; i++) {
    g_autoptr (MuIssueItem) item = g_list_model_get_item (model, i);
    if (!is_same (item, g_ptr_array_index (issues, i), g_ptr_array_index (mends, i)))
      return i;
  }
  return count;
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
  GListModel *model = G_LIST_MODEL (store);
  g_autoptr (GPtrArray) mends = words_for_mends (issues, list, book);
  guint same = same_at_start (model, issues, mends);
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = same; i < issues->len; i++)
    g_ptr_array_add (fresh, issue_item_new (g_ptr_array_index (issues, i), i,
                                            g_strdup (g_ptr_array_index (mends, i))));
  g_list_store_splice (store, same, g_list_model_get_n_items (model) - same, fresh->pdata,
                       fresh->len);
}

#include "app/model/issue_item.h"

struct _MuIssueItem {
  MuItem parent;
  int index;
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
  MU_WORD (MuIssueItem, icon, "icon-name"),
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

MuIssueItem *
mu_issue_item_new (const MuIssue *issue)
{
  MuIssueItem *self = g_object_new (MU_TYPE_ISSUE_ITEM, NULL);

  self->index = issue->unit;
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

static gboolean
is_same (MuIssueItem *self, const MuIssue *issue)
{
  return self->index == issue->unit && g_strcmp0 (self->message, issue->message) == 0
         && g_strcmp0 (self->remedy, issue->remedy) == 0
         && g_strcmp0 (self->unit, issue->name) == 0;
}

/* Rows that say the same stay, so that nothing flickers or loses the focus
 * while figures change. */
static guint
same_at_start (GListModel *model, const GPtrArray *issues)
{
  guint count = MIN (g_list_model_get_n_items (model), issues->len);

  for (guint i = 0; i < count; i++) {
    g_autoptr (MuIssueItem) item = g_list_model_get_item (model, i);
    if (!is_same (item, g_ptr_array_index (issues, i)))
      return i;
  }
  return count;
}

void
mu_issue_items_show (GListStore *store, const GPtrArray *issues)
{
  GListModel *model = G_LIST_MODEL (store);
  guint same = same_at_start (model, issues);
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = same; i < issues->len; i++)
    g_ptr_array_add (fresh, mu_issue_item_new (g_ptr_array_index (issues, i)));
  g_list_store_splice (store, same, g_list_model_get_n_items (model) - same, fresh->pdata,
                       fresh->len);
}

#include "app/session/armies/issue_item.h"

#include <glib/gi18n-lib.h>

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
  char *name; /* of the unit that it is about, the first of several */
  char *unit; /* whom it is told of */
  char *message;
  char *remedy;
  const char *icon;
  const char *kind;
  gboolean error;
};

/* One finding, about one unit or several alike. */
typedef struct {
  const MuIssue *issue; /* the first */
  guint number;         /* its place */
  guint count;
} Finding;

G_DEFINE_FINAL_TYPE (MuIssueItem, mu_issue_item, MU_TYPE_ITEM)

static void
mu_issue_item_finalize (GObject *object)
{
  g_free (MU_ISSUE_ITEM (object)->name);
  G_OBJECT_CLASS (mu_issue_item_parent_class)->finalize (object);
}

static const MuItemField fields[] = {
  MU_WORD (MuIssueItem, rule, "rule"),      MU_WORD (MuIssueItem, rule_words, "rule-words"),
  MU_TEXT (MuIssueItem, unit, "unit"),      MU_TEXT (MuIssueItem, message, "message"),
  MU_TEXT (MuIssueItem, remedy, "remedy"),  MU_TRUTH (MuIssueItem, error, "error"),
  MU_WORD (MuIssueItem, icon, "icon-name"), MU_TEXT (MuIssueItem, mend, "mend"),
  MU_WORD (MuIssueItem, kind, "kind"),      MU_INT (MuIssueItem, number, "number"),
};

static void
mu_issue_item_class_init (MuIssueItemClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_issue_item_finalize;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
}

static void
mu_issue_item_init (MuIssueItem *self)
{
}

static char *
subject_of (const Finding *finding)
{
  if (finding->count == 1)
    return g_strdup (finding->issue->name);
  return g_strdup_printf (
      ngettext ("%s and %u more like it", "%s and %u more like it", finding->count - 1),
      finding->issue->name, finding->count - 1);
}

/* What is mended depends on the list, and so do the words for it. */
static void
show (MuIssueItem *self, const Finding *finding, const char *mend)
{
  const MuIssue *issue = finding->issue;
  const gboolean error = issue->severity == MU_ISSUE_ERROR;

  self->index = issue->unit;
  g_free (self->name);
  self->name = g_strdup (issue->name);
  mu_item_set_int (self, &self->number, (int) finding->number);
  mu_item_set_text (self, &self->mend, mend);
  self->of = issue->rule;
  mu_item_set_word (self, &self->rule, mu_rule_words_section (issue->rule));
  mu_item_set_word (self, &self->rule_words, mu_rule_words_short (issue->rule));
  mu_item_take_text (self, &self->unit, subject_of (finding));
  mu_item_set_text (self, &self->message, issue->message);
  mu_item_set_text (self, &self->remedy, issue->remedy);
  mu_item_set_truth (self, &self->error, error);
  mu_item_set_word (self, &self->kind, error ? _ ("Problem") : _ ("Remark"));
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

/* --- the same of several units -------------------------------------------- */

static gboolean
are_alike (const MuIssue *one, const MuIssue *other)
{
  return one->rule == other->rule && one->severity == other->severity
         && one->unit != MU_ISSUE_WHOLE_LIST && other->unit != MU_ISSUE_WHOLE_LIST
         && g_str_equal (one->message, other->message) && g_str_equal (one->remedy, other->remedy);
}

static guint
hash_of (gconstpointer key)
{
  return g_str_hash (((const MuIssue *) key)->message) ^ ((const MuIssue *) key)->rule;
}

static gboolean
are_equal (gconstpointer a, gconstpointer b)
{
  return a == b || are_alike (a, b);
}

/* Twelve units with one fault are one row, at the place of the first. */
static GArray *
findings_of (const GPtrArray *issues)
{
  GArray *findings = g_array_new (FALSE, FALSE, sizeof (Finding));
  g_autoptr (GHashTable) known = g_hash_table_new (hash_of, are_equal);

  for (guint i = 0; i < issues->len; i++) {
    const Finding finding = { g_ptr_array_index (issues, i), i, 1 };
    const guint place = GPOINTER_TO_UINT (g_hash_table_lookup (known, finding.issue));
    if (place > 0) {
      g_array_index (findings, Finding, place - 1).count++;
      continue;
    }
    g_array_append_val (findings, finding);
    g_hash_table_insert (known, (gpointer) finding.issue, GUINT_TO_POINTER (findings->len));
  }
  return findings;
}

static const Finding *
finding_at (const GArray *findings, guint at)
{
  return &g_array_index (findings, Finding, at);
}

/* --- rows ----------------------------------------------------------------- */

/* Whether the row is of the same problem, whatever its numbers are by now. */
static gboolean
is_same (GListModel *model, guint row, const MuIssue *issue)
{
  g_autoptr (MuIssueItem) item = g_list_model_get_item (model, row);

  return item->of == issue->rule && g_strcmp0 (item->name, issue->name) == 0;
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

/* New rows for the findings from this one on that have none; how many they are. The rows are told
 * what they are of before they are shown. */
static guint
put_in (GListStore *store, guint first, const GArray *findings, const GPtrArray *mends)
{
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first; i < findings->len; i++) {
    if (rows_until (G_LIST_MODEL (store), first, finding_at (findings, i)->issue) < LOOK_ON)
      break;
    g_ptr_array_add (fresh, g_object_new (MU_TYPE_ISSUE_ITEM, NULL));
    show (g_ptr_array_index (fresh, fresh->len - 1), finding_at (findings, i),
          g_ptr_array_index (mends, i));
  }
  g_list_store_splice (store, first, 0, fresh->pdata, fresh->len);
  return fresh->len;
}

/* As many rows as findings. A row whose problem stays does so too, and takes its new words: nothing
 * flickers or loses the focus while figures change, and only what differs is drawn anew, which of
 * hundreds of problems is seldom more than two. */
static void
fit (GListStore *store, const GArray *findings, const GPtrArray *mends)
{
  GListModel *model = G_LIST_MODEL (store);

  for (guint i = 0; i < findings->len;) {
    const guint gone = rows_until (model, i, finding_at (findings, i)->issue);
    if (gone == LOOK_ON) {
      i += put_in (store, i, findings, mends);
      continue;
    }
    if (gone > 0)
      g_list_store_splice (store, i, gone, NULL, 0);
    i++;
  }
  if (g_list_model_get_n_items (model) > findings->len)
    g_list_store_splice (store, findings->len, g_list_model_get_n_items (model) - findings->len,
                         NULL, 0);
}

static GPtrArray *
words_for_mends (const GArray *findings, const MuList *list, const MuBook *book)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < findings->len; i++)
    g_ptr_array_add (words, mu_mend_words (list, book, &finding_at (findings, i)->issue->mend));
  return words;
}

void
mu_issue_items_show (GListStore *store, const GPtrArray *issues, const MuList *list,
                     const MuBook *book)
{
  g_autoptr (GArray) findings = findings_of (issues);
  g_autoptr (GPtrArray) mends = words_for_mends (findings, list, book);

  fit (store, findings, mends);
  for (guint i = 0; i < findings->len; i++) {
    g_autoptr (MuIssueItem) item = g_list_model_get_item (G_LIST_MODEL (store), i);
    show (item, finding_at (findings, i), g_ptr_array_index (mends, i));
  }
}

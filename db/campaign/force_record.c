/* What happened to one unit of a campaign, from its first day. */
#include "db/campaign/campaign_private.h"
#include "db/campaign/forces.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "lists/battle/conversion.h"

#define UNKNOWN (-1)

/* An entry, and where it belongs: behind the battle of that number, for days may have been taken
 * back since. */
typedef struct {
  MuForceEntry *entry;
  int numbered; /* UNKNOWN: behind all that happened by its day */
  int order;    /* of two such: a battle, the class won by it, all else */
} Dated;

static void
clear_dated (gpointer dated)
{
  g_clear_pointer (&((Dated *) dated)->entry, mu_force_entry_free);
}

static MuForceEntry *
new_entry (MuForceEntryKind kind, MuStatement *row)
{
  MuForceEntry *entry = g_new0 (MuForceEntry, 1);
  entry->kind = kind;
  entry->day = mu_take_in (row, 0, MU_CAMPAIGN_DAYS_MAX);
  return entry;
}

static void
take_loss (MuStatement *row, MuForceEntry *entry)
{
  MuAftermath *loss = &entry->loss;
  entry->before = mu_take_in (row, 0, MU_LIST_FIGURES_MAX);
  loss->present = mu_take_in (row, 0, MU_LIST_FIGURES_MAX);
  loss->wounded = mu_take_in (row, 0, MU_LIST_FIGURES_MAX);
  loss->wounded_until = mu_take_in (row, 0, G_MAXINT);
  loss->stragglers = mu_take_in (row, 0, MU_LIST_FIGURES_MAX);
  loss->straggling_until = mu_take_in (row, 0, G_MAXINT);
  loss->prisoners = mu_take_in (row, 0, MU_LIST_FIGURES_MAX);
  loss->dead = entry->before - loss->present - loss->wounded - loss->stragglers - loss->prisoners;
}

static void
take_fought (MuStatement *row, Dated *dated)
{
  dated->entry = new_entry (MU_FORCE_FOUGHT, row);
  dated->numbered = mu_take_in (row, 0, G_MAXINT);
  dated->entry->battle = mu_take_text (row);
  const MuSide winner = (MuSide) mu_take_in (row, MU_SIDE_A, MU_SIDE_NONE);
  const MuSide side = (MuSide) mu_take_in (row, MU_SIDE_A, MU_SIDE_B);
  dated->entry->result = winner == MU_SIDE_NONE ? MU_CAMPAIGN_DREW
                         : winner == side       ? MU_CAMPAIGN_WON
                                                : MU_CAMPAIGN_LOST;
  dated->entry->rules = (MuRuleSystem) mu_take_in (row, 1, G_MAXINT);
  dated->entry->fate = (MuFate) mu_take_in (row, 0, MU_FATE_RETIRING);
  if (mu_battle_conversion (dated->entry->rules) != NULL)
    dated->entry->fate = MU_FATE_ON_TABLE; /* units that were converted have none of their own */
  take_loss (row, dated->entry);
}

static void
take_changed (MuStatement *row, Dated *dated)
{
  dated->entry = new_entry (MU_FORCE_CHANGED, row);
  dated->numbered = mu_take_in (row, 0, G_MAXINT);
  dated->order = 2;
  dated->entry->battle = mu_take_text (row);
  dated->entry->change = (MuStrengthKind) mu_take_in (row, 0, MU_STRENGTH_KINDS - 1);
  dated->entry->figures = mu_take_in (row, 1, MU_LIST_FIGURES_MAX);
  dated->entry->other = mu_take_text (row);
}

static void
take_bought (MuStatement *row, Dated *dated)
{
  dated->entry = new_entry (MU_FORCE_BOUGHT, row);
  dated->numbered = UNKNOWN;
  dated->order = 2;
  dated->entry->figures = mu_take_in (row, 1, MU_LIST_FIGURES_MAX);
  dated->entry->points = mu_take_in (row, 0, G_MAXINT);
  dated->entry->due = mu_take_in (row, 0, G_MAXINT);
}

static void
take_honoured (MuStatement *row, Dated *dated)
{
  dated->entry = new_entry (MU_FORCE_HONOURED, row);
  dated->numbered = mu_take_in (row, 0, G_MAXINT);
  dated->order = 1;
  dated->entry->battle = mu_take_text (row);
  dated->entry->honour = (MuHonourKind) mu_take_in (row, 0, MU_HONOUR_KINDS - 1);
  dated->entry->words = mu_take_text (row);
  if (dated->entry->honour != MU_HONOUR_GIVEN)
    return;
  dated->numbered = UNKNOWN;
  dated->order = 2;
}

static const struct {
  MuSql query;
  void (*take) (MuStatement *row, Dated *dated);
} kinds[] = {
  [MU_FORCE_FOUGHT] = { MU_SQL_RECORD_FOUGHT, take_fought },
  [MU_FORCE_CHANGED] = { MU_SQL_RECORD_CHANGED, take_changed },
  [MU_FORCE_BOUGHT] = { MU_SQL_RECORD_BOUGHT, take_bought },
  [MU_FORCE_HONOURED] = { MU_SQL_RECORD_HONOURED, take_honoured },
};

/* No field of an entry is NULL. */
static void
add (GArray *all, Dated *dated)
{
  MuForceEntry *entry = dated->entry;
  char **const texts[] = { &entry->battle, &entry->other, &entry->words };
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] == NULL)
      *texts[i] = g_strdup ("");
  g_array_append_val (all, *dated);
}

static gboolean
read_kind (MuConnection *connection, gint64 force, guint kind, GArray *all, GError **error)
{
  MuStatement *rows = mu_statement (connection, kinds[kind].query);
  mu_put_int (rows, force);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    Dated dated = { 0 };
    kinds[kind].take (rows, &dated);
    add (all, &dated);
  }
  return row == MU_ROW_END;
}

/* The last battle that is told of by that day. */
static int
number_by (const GArray *all, int day)
{
  int number = 0;
  for (guint i = 0; i < all->len; i++) {
    const Dated *dated = &g_array_index (all, Dated, i);
    if (dated->entry->day <= day)
      number = MAX (number, dated->numbered);
  }
  return number;
}

/* Their own numbers come after all have been asked for. */
static void
number_unknown (GArray *all)
{
  g_autofree int *number = g_new (int, all->len + 1);
  for (guint i = 0; i < all->len; i++)
    number[i] = number_by (all, g_array_index (all, Dated, i).entry->day);
  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, Dated, i).numbered == UNKNOWN)
      g_array_index (all, Dated, i).numbered = number[i];
}

/* Stable: what is equal came in its order. */
static gint
by_time (gconstpointer a, gconstpointer b)
{
  const Dated *one = a, *other = b;
  if (one->numbered != other->numbered)
    return one->numbered < other->numbered ? -1 : 1;
  if (one->order != other->order)
    return one->order - other->order;
  return one->entry->day - other->entry->day;
}

static GPtrArray *
take_entries (GArray *all)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_force_entry_free);
  number_unknown (all);
  g_array_sort (all, by_time);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (entries, g_steal_pointer (&g_array_index (all, Dated, i).entry));
  return entries;
}

GPtrArray *
mu_store_force_record (MuStore *store, gint64 campaign, int side, int unit, GError **error)
{
  gint64 force;
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Dated));
  g_array_set_clear_func (all, clear_dated);
  if (!mu_force_id (snapshot, campaign, side, unit, &force, error))
    return NULL;
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    if (!read_kind (snapshot, force, kind, all, error))
      return NULL;
  return take_entries (all);
}

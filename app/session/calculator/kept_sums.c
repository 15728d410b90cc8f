#include "app/session/calculator/kept_sums.h"

#include "app/service/table/table_battle.h"

struct MuKeptSums {
  MuStore *store;
  GPtrArray *kept;          /* MuKeptSum */
  guint back;               /* taken back since the last was kept, by whomever */
  MuBattleRecord *prepared; /* not yet on the table; NULL: the one there counts */
  gint64 campaign;
};

MuKeptSums *
mu_kept_sums_new (MuStore *store)
{
  MuKeptSums *self = g_new0 (MuKeptSums, 1);

  self->store = store;
  self->kept = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_kept_sum_free);
  return self;
}

void
mu_kept_sums_free (MuKeptSums *self)
{
  g_clear_pointer (&self->prepared, mu_battle_record_free);
  g_ptr_array_unref (self->kept);
  g_free (self);
}

gboolean
mu_kept_sums_look (MuKeptSums *self, GError **error)
{
  MuTonightSteps steps;
  GPtrArray *kept = mu_store_tonight_steps (self->store, &steps, error)
                        ? mu_store_kept_sums (self->store, 0, 0, error)
                        : NULL;

  if (kept == NULL)
    return FALSE;
  self->back = steps.taken_back;
  g_ptr_array_unref (self->kept);
  self->kept = kept;
  return TRUE;
}

void
mu_kept_sums_set_prepared (MuKeptSums *self, const MuBattleRecord *prepared, gint64 campaign)
{
  g_clear_pointer (&self->prepared, mu_battle_record_free);
  if (prepared)
    self->prepared = mu_battle_record_copy (prepared);
  self->campaign = campaign;
}

gboolean
mu_kept_sums_is_prepared (MuKeptSums *self, MuTableBattle **battle)
{
  *battle = mu_table_battle_open (self->store, NULL);
  if (self->prepared && *battle && mu_table_battle_is (*battle, self->prepared))
    g_clear_pointer (&self->prepared, mu_battle_record_free);
  return self->prepared != NULL;
}

gboolean
mu_kept_sums_stamp (MuKeptSums *self, MuTonightStamp *stamp)
{
  return mu_store_tonight_stamp (self->store, stamp, NULL);
}

/* --- keeping ------------------------------------------------------------ */

static gboolean
begin (MuKeptSums *self, GError **error)
{
  if (self->prepared == NULL)
    return TRUE;
  if (!mu_table_battle_begin (self->store, self->prepared, self->campaign, error))
    return FALSE;
  g_clear_pointer (&self->prepared, mu_battle_record_free);
  return TRUE;
}

/* A battle that begins with the sum has no earlier state; without one on the table the
 * store says what is wrong. */
static gboolean
apply (MuKeptSums *self, const MuKeptSum *sum, const MuTonightStamp *stamp, gint64 *id,
       GError **error)
{
  const gboolean begins = self->prepared != NULL;
  g_autoptr (MuTableBattle) battle = NULL;
  g_autoptr (GError) trouble = NULL;

  if (!begin (self, error))
    return FALSE;
  battle = mu_table_battle_open (self->store, &trouble);
  if (battle)
    return (begins || mu_tonight_stamp_check (mu_table_battle_stamp (battle), stamp, error))
           && mu_table_battle_keep (battle, sum, id, error);
  if (trouble == NULL)
    return mu_store_keep_sum (self->store, sum, id, error);
  g_propagate_error (error, g_steal_pointer (&trouble));
  return FALSE;
}

gboolean
mu_kept_sums_keep (MuKeptSums *self, const MuKeptSum *sum, const MuTonightStamp *stamp, gint64 *id,
                   GError **error)
{
  gboolean kept = sum->hit.side == MU_SIDE_NONE ? mu_store_keep_sum (self->store, sum, id, error)
                                                : apply (self, sum, stamp, id, error);

  return kept && mu_kept_sums_look (self, error);
}

gboolean
mu_kept_sums_take_back (MuKeptSums *self, GError **error)
{
  g_autoptr (MuKeptSum) sum = mu_store_take_back_sum (self->store, error);

  return sum && mu_kept_sums_look (self, error);
}

gboolean
mu_kept_sums_bring_back (MuKeptSums *self, GError **error)
{
  g_autoptr (MuKeptSum) sum = mu_store_bring_back_sum (self->store, error);

  return sum && mu_kept_sums_look (self, error);
}

gboolean
mu_kept_sums_can_take_back (MuKeptSums *self)
{
  return self->kept->len > 0;
}

gboolean
mu_kept_sums_can_bring_back (MuKeptSums *self)
{
  return self->back > 0;
}

const GPtrArray *
mu_kept_sums_list (MuKeptSums *self)
{
  return self->kept;
}

MuTableBattle *
mu_kept_sums_open_table (MuKeptSums *self)
{
  return self->prepared ? NULL : mu_table_battle_open (self->store, NULL);
}

/* Battles into the club file, and out of it. */
#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "app/session/history_private.h"
#include "db/campaign/battles_gone.h"
#include "db/store.h"
#include "db/tables/kept_sums.h"
#include "reports/campaign/act_words.h"

/* --- friendly battles --------------------------------------------------- */

static gboolean
told_of_friendly (MuHistory *self, const MuStep *step, gboolean done)
{
  if (done)
    mu_history_tell (self, MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, step->battle);
  return done;
}

gboolean
mu_history_bring_friendly_back (MuHistory *self, MuStep *step, GError **error)
{
  return told_of_friendly (
      self, step, mu_store_bring_battle_back (self->store, step->gone, &step->battle, error));
}

gboolean
mu_history_record_friendly (MuHistory *self, MuStep *step, GError **error)
{
  if (step->gone)
    return mu_history_bring_friendly_back (self, step, error);
  return told_of_friendly (self, step,
                           mu_store_add_battle (self->store, step->record, &step->battle, error));
}

gboolean
mu_history_delete_friendly (MuHistory *self, MuStep *step, GError **error)
{
  return told_of_friendly (
      self, step,
      mu_store_delete_battle (self->store, step->battle, MU_GONE_WHOLE, &step->gone, error));
}

/* What was played at the table is there again, unless another battle has taken its place. */
gboolean
mu_history_put_friendly_on_table (MuHistory *self, MuStep *step, GError **error)
{
  GError *fault = NULL;

  if (mu_store_delete_battle (self->store, step->battle, MU_GONE_TO_TABLE, &step->gone, &fault))
    return told_of_friendly (self, step, TRUE);
  if (g_error_matches (fault, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE)) {
    g_error_free (fault);
    return mu_history_delete_friendly (self, step, error);
  }
  g_propagate_error (error, fault);
  return FALSE;
}

/* --- battles of campaigns ------------------------------------------------- */

gboolean
mu_history_record_battle_step (MuHistory *self, MuStep *step, GError **error)
{
  if (!mu_store_record_battle_of_sides (self->store, step->id, step->told ? step->sides : NULL,
                                        step->record, &step->battle, error))
    return FALSE;
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, step->id);
  return TRUE;
}

gboolean
mu_history_record_tonight_step (MuHistory *self, MuStep *step, GError **error)
{
  if (step->gone)
    return mu_history_bring_friendly_back (self, step, error);
  if (!mu_store_record_tonight (self->store, step->record, &step->battle, error))
    return FALSE;
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, step->id);
  return TRUE;
}

/* What was done on another page since, and would fall with it, is not reached into: the campaign's
 * history shows both. */
gboolean
mu_history_falls_alone (MuHistory *self, gint64 campaign, int act, GError **error)
{
  g_autoptr (GPtrArray) fall = mu_store_act_followers (self->store, campaign, act, error);
  g_autofree char *words = NULL;

  if (fall == NULL || fall->len == 1)
    return fall != NULL;
  words = mu_act_words (fall->pdata[1]);
  /* Translators: an entry of a campaign's history: The battle “Zama” was recorded */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
               _ ("This would be taken back too: %s. The campaign's History page does it."), words);
  return FALSE;
}

/* The number of the act that recorded the battle; 0: an older Muster did, and noted none. */
static int
act_of_battle (MuHistory *self, gint64 campaign, gint64 battle)
{
  g_autoptr (GPtrArray) acts = mu_store_acts (self->store, campaign, NULL);

  for (guint i = acts ? acts->len : 0; i > 0; i--) {
    const MuAct *act = g_ptr_array_index (acts, i - 1);
    if (act->kind == MU_ACT_BATTLE && act->battle == battle)
      return act->number;
  }
  return 0;
}

static gboolean
undo_campaign_battle (MuHistory *self, const MuStep *step, GError **error)
{
  const int act = step->battle ? act_of_battle (self, step->id, step->battle) : 0;

  if (act == 0)
    return mu_store_undo_campaign_battle (self->store, step->id, error);
  return mu_history_falls_alone (self, step->id, act, error)
         && mu_store_take_back_act (self->store, step->id, act, error);
}

gboolean
mu_history_take_back_battle_step (MuHistory *self, MuStep *step, GError **error)
{
  if (!undo_campaign_battle (self, step, error))
    return FALSE;
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, step->id);
  return TRUE;
}

/* --- what the pages ask for ------------------------------------------------------------------ */

gboolean
mu_history_add_battle (MuHistory *self, const MuBattleRecord *record, const char *words, gint64 *id,
                       GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_RECORD_FRIENDLY, 0, words);

  step->record = mu_battle_record_copy (record);
  return mu_history_take_first (self, step, id, error);
}

/* The caller's; NULL with an error: it is not there. */
static MuBattleRow *
find_battle (MuHistory *self, gint64 battle, GError **error)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (self->store, 0, error);

  for (guint i = 0; rows && i < rows->len; i++)
    if (((const MuBattleRow *) rows->pdata[i])->id == battle)
      return g_ptr_array_steal_index (rows, i);
  if (rows)
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                         _ ("The battle is not in the club file any more."));
  return NULL;
}

static gboolean
delete_of_campaign (MuHistory *self, const MuBattleRow *row, const char *words, int *others,
                    GError **error)
{
  const int act = act_of_battle (self, row->campaign, row->id);
  g_autoptr (GPtrArray) fall
      = act ? mu_store_act_followers (self->store, row->campaign, act, error) : NULL;
  MuStep *step;

  if (!fall)
    return FALSE;
  *others = (int) fall->len - 1;
  step = mu_history_new_step (MU_STEP_TAKE_BACK_ACT, row->campaign, words);
  step->place = MU_AT_TONIGHT;
  step->act = act;
  return mu_history_take_first (self, step, NULL, error);
}

/* An older Muster noted no act; then only the campaign's last battle can be taken back. */
static gboolean
delete_untold (MuHistory *self, const MuBattleRow *row, const char *words, GError **error)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (self->store, row->campaign, error);
  g_autoptr (MuBattleRecord) record = NULL;

  if (rows && ((const MuBattleRow *) rows->pdata[0])->id != row->id)
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                         _ ("An older Muster recorded this battle: take back first those that "
                            "followed it in its campaign."));
  else if (rows)
    record = mu_store_battle (self->store, row->id, error);
  return record && mu_history_take_back_battle (self, row->campaign, record, words, error);
}

gboolean
mu_history_delete_battle (MuHistory *self, gint64 battle, int *others, GError **error)
{
  MuBattleRow *row = find_battle (self, battle, error);
  g_autofree char *words = row ? g_strdup_printf (_ ("%s taken back"), row->name) : NULL;
  gboolean done = FALSE;

  *others = 0;
  if (row && row->campaign == 0) {
    MuStep *step = mu_history_new_step (MU_STEP_DELETE_FRIENDLY, 0, words);
    step->battle = battle;
    done = mu_history_take_first (self, step, NULL, error);
  } else if (row)
    done = act_of_battle (self, row->campaign, battle)
               ? delete_of_campaign (self, row, words, others, error)
               : delete_untold (self, row, words, error);
  g_clear_pointer (&row, mu_battle_row_free);
  return done;
}

gboolean
mu_history_record_battle (MuHistory *self, MuPlace place, gint64 campaign, const int *sides,
                          const MuBattleRecord *record, const char *words, gint64 *id,
                          GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_RECORD_BATTLE, campaign, words);

  step->place = place;
  step->record = mu_battle_record_copy (record);
  step->told = sides != NULL;
  for (int side = 0; sides && side < MU_SIDES; side++)
    step->sides[side] = sides[side];
  return mu_history_take_first (self, step, id, error);
}

gboolean
mu_history_record_tonight (MuHistory *self, gint64 campaign, const MuBattleRecord *record,
                           const char *words, gint64 *id, GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_RECORD_TONIGHT, campaign, words);

  step->record = mu_battle_record_copy (record);
  return mu_history_take_first (self, step, id, error);
}

/* The dice audit: where the seeds of battles come from, and whether those that both sides made
 * follow from their seals. */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/battle/audit_seeds.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "db/store.h"
#include "db/tables/seed_rows.h"
#include "reports/account/account.h"

/* What every sheet tells of a seed that was simply drawn need not be told here. */
static gboolean
is_worth_telling (const MuSeedStory *story)
{
  return story->joint || story->again > 0 || story->origin > MU_SEED_DRAWN;
}

typedef enum {
  HOLDS,
  WRONG,
  UNPROVED, /* a copy of a campaign that was cut for one player has not the other's seal */
} Proof;

static const char *
key_of (const MuSeedRow *row, Proof proof)
{
  switch (proof) {
  case HOLDS:
    return row->story.joint ? "joint" : "single";
  case WRONG:
    return "wrong";
  case UNPROVED:
    return "unproved";
  }
  g_return_val_if_reached ("");
}

static void
say_proof (MuCall *call, const char *battle, Proof proof)
{
  if (proof == WRONG)
    mu_say (call, _ ("Battle %s: this is not the seed that the seals of both sides give.\n"),
            battle);
  if (proof == UNPROVED)
    mu_say (call,
            _ ("Battle %s: a side's seal is not in this file, which is needed to prove it.\n"),
            battle);
}

static void
show_seed (MuCall *call, const MuSeedRow *row, Proof proof)
{
  const MuBattleRecord told = { .seed = row->seed, .story = row->story, .fought = TRUE };
  g_autofree char *battle = g_strdup_printf ("%" G_GINT64_FORMAT, row->battle);
  g_autofree char *seed = mu_number_key (row->seed);
  g_autofree char *again = g_strdup_printf ("%d", row->story.again);
  g_autofree char *words = mu_account_seed (&told);
  mu_out_row (call, "seed", battle, seed, mu_seed_origin_key (row->story.origin), again,
              key_of (row, proof), NULL);
  mu_say (call, _ ("Battle %s, %s: seed %s. %s\n"), battle, row->name, seed, words);
  say_proof (call, battle, proof);
}

static Proof
proof_of (const MuBattleRecord *record)
{
  if (mu_battle_record_seed_holds (record))
    return HOLDS;
  const gboolean both = record->side[MU_SIDE_A].seal && record->side[MU_SIDE_B].seal;
  return record->story.joint && !both ? UNPROVED : WRONG;
}

static gboolean
prove (MuStore *store, const MuSeedRow *row, Proof *proof, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_store_battle (store, row->battle, error);
  if (record)
    *proof = proof_of (record);
  return record != NULL;
}

gboolean
mu_audit_seeds (MuCall *call, gint64 battle, gboolean proving, guint *wrong, GError **error)
{
  MuStore *store = mu_club_store (mu_call_club (call, NULL));
  g_autoptr (GPtrArray) seeds = mu_store_seeds (store, battle, error);
  *wrong = 0;
  for (guint i = 0; seeds && i < seeds->len; i++) {
    const MuSeedRow *row = g_ptr_array_index (seeds, i);
    Proof proof = HOLDS;
    if (proving && !prove (store, row, &proof, error))
      return FALSE;
    *wrong += proof == WRONG ? 1 : 0;
    if (proof != HOLDS || is_worth_telling (&row->story))
      show_seed (call, row, proof);
  }
  return seeds != NULL;
}

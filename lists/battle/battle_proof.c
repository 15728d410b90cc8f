#include "lists/battle/battle_proof.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/battle/battle_claims.h"
#include "lists/battle/battle_setup.h"

/* FALSE, and what differs. */
#define differs(error, ...)                                                                        \
  (g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, __VA_ARGS__), FALSE)

static const char *
winner_of (const MuBattleRecord *record)
{
  return record->winner == MU_SIDE_NONE ? _ ("nobody") : record->side[record->winner].list->name;
}

static gboolean
same_unit (const MuBattleRecord *record, const MuBattleRecord *again, MuSide side, guint number,
           GError **error)
{
  const MuUnitOutcome *told = &g_array_index (record->side[side].results, MuUnitOutcome, number);
  const MuUnitOutcome *own = &g_array_index (again->side[side].results, MuUnitOutcome, number);
  const char *name = mu_list_unit (record->side[side].list, number)->name;
  if (told->figures_left != own->figures_left)
    return differs (error,
                    _ ("fought again from its seed, %s has %d figures left at the end, not %d"),
                    name, own->figures_left, told->figures_left);
  return (told->fate == own->fate && told->casualties == own->casualties
          && told->carried == own->carried && told->inflicted == own->inflicted
          && told->worst_row == own->worst_row && told->breaks == own->breaks)
         || differs (error, _ ("fought again from its seed, %s fares otherwise than is told"),
                     name);
}

static gboolean
same_side (const MuBattleRecord *record, const MuBattleRecord *again, MuSide side, GError **error)
{
  const MuBattleSideRecord *told = &record->side[side], *own = &again->side[side];
  if (told->left_quarters != own->left_quarters)
    return differs (
        error, _ ("fought again from its seed, %s has %.2f points left at the end, not %.2f"),
        told->list->name, (double) own->left_quarters / 4, (double) told->left_quarters / 4);
  if (told->results->len != own->results->len)
    return differs (error, _ ("%u results for an army of %u units"), told->results->len,
                    own->results->len);
  for (guint i = 0; i < told->results->len; i++)
    if (!same_unit (record, again, side, i, error))
      return FALSE;
  return (told->start_quarters == own->start_quarters && !told->general_lost == !own->general_lost)
         || differs (error, _ ("fought again from its seed, %s fares otherwise than is told"),
                     told->list->name);
}

static gboolean
same_outcome (const MuBattleRecord *record, const MuBattleRecord *again, GError **error)
{
  if (record->winner != again->winner)
    return differs (error, _ ("fought again from its seed, %s wins, not %s"), winner_of (again),
                    winner_of (record));
  if (record->periods != again->periods)
    return differs (error,
                    _ ("fought again from its seed, the battle is over after %d periods, "
                       "not %d"),
                    again->periods, record->periods);
  return same_side (record, again, MU_SIDE_A, error) && same_side (record, again, MU_SIDE_B, error);
}

static gboolean
same_events (const MuBattleRecord *record, const MuBattleRecord *again, GError **error)
{
  return again->digest == mu_battle_record_digest (record)
         || differs (error,
                     _ ("fought again from its seed, the battle takes another course than is "
                        "told"));
}

static gboolean
is_of_fight (const MuBattleRecord *record, const MuRoll *roll)
{
  return roll->stream == record->stream;
}

/* The next die of the fight; NULL: there is none. */
static const MuRoll *
next_of_fight (const MuBattleRecord *record, guint *at)
{
  while (*at < record->rolls->len) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, (*at)++);
    if (is_of_fight (record, roll))
      return roll;
  }
  return NULL;
}

static guint
count_of_fight (const MuBattleRecord *record)
{
  guint count = 0, at = 0;
  while (next_of_fight (record, &at) != NULL)
    count++;
  return count;
}

static gboolean
same_roll (const MuRoll *one, const MuRoll *other)
{
  return one->seed == other->seed && one->index == other->index && one->subject == other->subject
         && one->die == other->die && one->purpose == other->purpose && one->value == other->value
         && one->real == other->real;
}

static gboolean
same_dice (const MuBattleRecord *record, const MuBattleRecord *again, GError **error)
{
  const guint told = count_of_fight (record), own = count_of_fight (again);
  guint at = 0, also = 0;
  if (told != own)
    return differs (error,
                    _ ("fought again from its seed, %u dice are thrown, but %u are recorded"), own,
                    told);
  for (guint i = 0; i < own; i++) {
    const MuRoll *one = next_of_fight (record, &at), *other = next_of_fight (again, &also);
    if (one->real && !other->real)
      return differs (error,
                      _ ("die %u of the fight is said to be thrown at the table, but the "
                         "rules threw it"),
                      i + 1);
    if (!same_roll (one, other))
      return differs (error, _ ("die %u of the fight is not the one that was thrown"), i + 1);
  }
  return TRUE;
}

static gboolean
has_real (const MuBattleRecord *record)
{
  for (guint i = 0; i < record->rolls->len; i++)
    if (g_array_index (record->rolls, MuRoll, i).real)
      return TRUE;
  return FALSE;
}

static gboolean
same (const MuBattleRecord *record, const MuBattleRecord *again, GError **error)
{
  return same_outcome (record, again, error) && same_events (record, again, error)
         && same_dice (record, again, error);
}

MuTrust
mu_battle_trust (const MuBattleRecord *record, GError **error)
{
  if (!record->fought)
    return MU_TRUST_UNKNOWN;
  if (!mu_record_is_resolved (record))
    return MU_TRUST_WORD;
  g_autoptr (MuBattleRecord) again = mu_record_fight_again (record, error);
  if (again == NULL || !same (record, again, error))
    return MU_TRUST_CONSISTENT;
  return has_real (record) ? MU_TRUST_WORD : MU_TRUST_PROVED;
}

/* The same events come from the same rules. */
static gboolean
is_by_these_rules (const MuBattleRecord *record)
{
  g_autoptr (MuBattleRecord) again = mu_record_fight_again (record, NULL);
  return again != NULL && again->digest == record->digest;
}

char *
mu_battle_doubt (const MuBattleRecord *record, MuTrust then, gboolean ours)
{
  g_auto (MuContradiction) found = { 0 };
  g_autoptr (GError) why = NULL;
  if (!mu_battle_holds (record, &found))
    return g_steal_pointer (&found.words);
  const MuTrust now = mu_battle_trust (record, &why);
  const gboolean was_proved = then == MU_TRUST_PROVED && ours;
  if (why != NULL)
    return was_proved || is_by_these_rules (record) ? g_strdup (why->message) : NULL;
  if (was_proved && now != MU_TRUST_PROVED)
    return g_strdup (_ ("the rules fought it when it was recorded, but now it is said to have been "
                        "fought or diced for at the table"));
  return NULL;
}

/* Tables of pairs that few have entries in: whose row holds any is remembered, so that clearing
 * one costs no more than filling it. */
#include <string.h>

#include "rules/wrg/battle/engine.h"

void
mu_wrg_note_pair (const WrgBattle *battle, PairTable table, int one, int other, uint8_t value)
{
  *pair_at (battle, table, one, other) = value;
  add_to_set (rows_of (battle, table), (unsigned) one);
}

bool
mu_wrg_is_any_pair (const WrgBattle *battle, PairTable table)
{
  return next_in_set (&battle->rows[table], 0) >= 0;
}

void
mu_wrg_clear_pairs (WrgBattle *battle, PairTable table)
{
  FOR_SET (&battle->rows[table], i)
  {
    memset (pair_at (battle, table, i, 0), 0, battle->count);
  }
  clear_set (&battle->rows[table]);
}

/* Its row and its column. */
void
mu_wrg_clear_pairs_of (WrgBattle *battle, PairTable table, int body)
{
  FOR_SET (&battle->rows[table], i)
  {
    *pair_at (battle, table, i, body) = 0;
  }
  memset (pair_at (battle, table, body, 0), 0, battle->count);
  drop_from_set (&battle->rows[table], (unsigned) body);
}

/* What was in the second comes to be in the first. */
void
mu_wrg_move_pairs (WrgBattle *battle, PairTable to, PairTable from)
{
  mu_wrg_clear_pairs (battle, to);
  FOR_SET (&battle->rows[from], i)
  {
    memcpy (pair_at (battle, to, i, 0), pair_at (battle, from, i, 0), battle->count);
  }
  battle->rows[to] = battle->rows[from];
  mu_wrg_clear_pairs (battle, from);
}

#include "lists/battle/battle_ruling.h"

#include <glib/gi18n-lib.h>

#include "lists/xml/error.h"

static const MuRuling *
ruling_at (const GArray *rulings, guint i)
{
  return &g_array_index (rulings, MuRuling, i);
}

static void
clear (gpointer ruling)
{
  MuRuling *own = ruling;
  g_clear_pointer (&own->orders, g_bytes_unref);
  g_free (own->words);
}

GArray *
mu_rulings_new (void)
{
  GArray *rulings = g_array_new (FALSE, TRUE, sizeof (MuRuling));
  g_array_set_clear_func (rulings, clear);
  return rulings;
}

static void
put (GArray *rulings, guint at, const MuRuling *ruling)
{
  MuRuling copy = *ruling;
  copy.words = g_strdup (ruling->words);
  copy.orders = ruling->orders ? g_bytes_ref (ruling->orders) : NULL;
  g_array_insert_val (rulings, at, copy);
}

GArray *
mu_rulings_copy (const GArray *rulings)
{
  GArray *copy = mu_rulings_new ();
  for (guint i = 0; i < rulings->len; i++)
    put (copy, i, ruling_at (rulings, i));
  return copy;
}

int
mu_ruling_body (const MuRuling *ruling)
{
  switch (ruling->kind) {
  case MU_RULING_STANDS:
    return ruling->stand.body;
  case MU_RULING_ORDERS:
    return ruling->body;
  case MU_RULING_CONCEDES:
    break;
  }
  return MU_NO_BODY;
}

/* A side that has conceded concedes no more, so its other side does not count. */
static gboolean
is_of_same (const MuRuling *one, const MuRuling *other)
{
  return one->after == other->after && one->kind == other->kind
         && mu_ruling_body (one) == mu_ruling_body (other);
}

/* Of one period: how bodies stand, in the order in which it was said, orders, a concession. */
static int
rank_of (const MuRuling *ruling)
{
  switch (ruling->kind) {
  case MU_RULING_STANDS:
    return -1;
  case MU_RULING_ORDERS:
    return ruling->body;
  case MU_RULING_CONCEDES:
    break;
  }
  return G_MAXINT;
}

static gboolean
comes_before (const MuRuling *one, const MuRuling *other)
{
  return one->after < other->after
         || (one->after == other->after && rank_of (one) <= rank_of (other));
}

void
mu_rulings_insert (GArray *rulings, const MuRuling *ruling)
{
  guint at = 0;
  for (guint i = rulings->len; i > 0; i--)
    if (is_of_same (ruling_at (rulings, i - 1), ruling))
      g_array_remove_index (rulings, i - 1);
  while (at < rulings->len && comes_before (ruling_at (rulings, at), ruling))
    at++;
  put (rulings, at, ruling);
}

void
mu_rulings_cut (GArray *rulings, int after)
{
  guint kept = 0;
  while (kept < rulings->len && ruling_at (rulings, kept)->after < after)
    kept++;
  g_array_set_size (rulings, kept);
}

void
mu_rulings_add (GArray *rulings, const MuRuling *ruling)
{
  mu_rulings_cut (rulings, ruling->after + 1);
  mu_rulings_insert (rulings, ruling);
}

/* --- laid down ---------------------------------------------------------- */

static int
periods_fought (const MuBattle *battle)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  return outcome.periods;
}

/* All on bodies at once: they may change places. */
static gboolean
set_stands (const GArray *rulings, guint first, guint end, MuBattle *battle, guint *at,
            GError **error)
{
  g_autofree MuBodyStand *stands = g_new (MuBodyStand, end - first + 1);
  int fault = 0;
  for (guint i = first; i < end; i++)
    stands[i - first] = ruling_at (rulings, i)->stand;
  const MuUmpireAnswer answer = mu_battle_set_stands (battle, stands, (int) (end - first), &fault);
  if (answer == MU_UMPIRE_OK)
    return TRUE;
  *at = first + (guint) fault;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, _ ("after period %d: %s"),
               ruling_at (rulings, *at)->after, _ (mu_umpire_answer_words (answer)));
  return FALSE;
}

static gboolean
is_over_before (const MuRuling *ruling, MuBattle *battle, GError **error)
{
  if (!mu_battle_time (battle).over)
    return FALSE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("after period %d: the battle is over after period %d"), ruling->after,
               periods_fought (battle));
  return TRUE;
}

const char *
mu_ruling_barred_words (MuRule barred)
{
  if (barred == MU_RULE_WRG_ORDERS_INITIAL)
    return _ ("neither side has written orders in this battle, so there are none to change; give "
              "it order sheets before it begins");
  if (barred == MU_RULE_WRG_GENERAL_LOSS)
    return _ ("its side has no general in command who could write orders");
  if (barred == MU_RULE_WRG_ORDERS_MESSENGER)
    return _ ("it is not on the table, where a messenger could reach it");
  return _ ("by its rules no new orders are sent during a battle");
}

static gboolean
send_orders (const MuRuling *ruling, MuBattle *battle, GError **error)
{
  const MuRule barred
      = mu_battle_send_orders (battle, ruling->body, g_bytes_get_data (ruling->orders, NULL));
  if (barred == MU_RULE_NONE)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, _ ("after period %d: %s (%s)"),
               ruling->after, mu_ruling_barred_words (barred), _ (mu_rule_section (barred)));
  return FALSE;
}

/* Orders, then a concession. */
static gboolean
lay_down (const MuRuling *ruling, MuBattle *battle, GError **error)
{
  if (ruling->kind == MU_RULING_ORDERS)
    return send_orders (ruling, battle, error);
  mu_battle_concede (battle, ruling->side);
  return TRUE;
}

gboolean
mu_rulings_apply (const GArray *rulings, guint *next, MuBattle *battle, guint *at, GError **error)
{
  const guint first = *next;
  guint end = first;
  *at = first;
  if (first == rulings->len)
    return TRUE;
  if (is_over_before (ruling_at (rulings, first), battle, error))
    return FALSE;
  if (!mu_battle_time (battle).between
      || ruling_at (rulings, first)->after != periods_fought (battle))
    return TRUE;
  const int after = ruling_at (rulings, first)->after;
  while (end < rulings->len && ruling_at (rulings, end)->after == after
         && ruling_at (rulings, end)->kind == MU_RULING_STANDS)
    end++;
  if (end > first && !set_stands (rulings, first, end, battle, at, error))
    return FALSE;
  for (; end < rulings->len && ruling_at (rulings, end)->after == after; end++) {
    *at = end;
    if (!lay_down (ruling_at (rulings, end), battle, error))
      return FALSE;
  }
  *next = end;
  return TRUE;
}

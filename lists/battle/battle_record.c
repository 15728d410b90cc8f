#include "lists/battle/battle_record.h"

#include <stdlib.h>

MuLeadership *
mu_leadership_new (void)
{
  return g_new0 (MuLeadership, 1);
}

void
mu_leadership_free (MuLeadership *leadership)
{
  if (leadership == NULL)
    return;
  g_free (leadership->name);
  g_free (leadership);
}

static gpointer
copy_leadership (gconstpointer source, gpointer unused)
{
  const MuLeadership *leadership = source;
  MuLeadership *copy = mu_leadership_new ();
  *copy = *leadership;
  copy->name = g_strdup (leadership->name);
  return copy;
}

static void
init_side (MuBattleSideRecord *side)
{
  side->deployment = g_array_new (FALSE, TRUE, sizeof (MuDeployment));
  side->leadership = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_leadership_free);
  side->results = g_array_new (FALSE, TRUE, sizeof (MuUnitOutcome));
}

static void
clear_side (MuBattleSideRecord *side)
{
  mu_list_free (side->list);
  g_array_unref (side->deployment);
  mu_orders_free (side->orders);
  g_free (side->seal);
  g_free (side->salt);
  g_free (side->sum);
  g_ptr_array_unref (side->leadership);
  g_array_unref (side->results);
}

MuBattleRecord *
mu_battle_record_new (void)
{
  MuBattleRecord *record = g_new0 (MuBattleRecord, 1);
  record->rules = MU_RULES_WRG5;
  record->month = 1;
  record->outscouted = MU_SIDE_NONE;
  record->winner = MU_SIDE_NONE;
  record->digest = MU_DIGEST_START;
  for (int side = 0; side < MU_SIDES; side++)
    init_side (&record->side[side]);
  record->rulings = mu_rulings_new ();
  record->answers = g_array_new (FALSE, TRUE, sizeof (MuAnswer));
  record->events = g_array_new (FALSE, TRUE, sizeof (MuEvent));
  record->rolls = g_array_new (FALSE, TRUE, sizeof (MuRoll));
  return record;
}

static void
copy_side (const MuBattleSideRecord *side, MuBattleSideRecord *copy)
{
  copy->list = side->list != NULL ? mu_list_copy (side->list) : NULL;
  copy->deployment = g_array_copy (side->deployment);
  copy->orders = side->orders != NULL ? mu_orders_copy (side->orders) : NULL;
  copy->seal = g_strdup (side->seal);
  copy->salt = g_strdup (side->salt);
  copy->sum = g_strdup (side->sum);
  copy->leadership = g_ptr_array_copy (side->leadership, copy_leadership, NULL);
  g_ptr_array_set_free_func (copy->leadership, (GDestroyNotify) mu_leadership_free);
  copy->results = g_array_copy (side->results);
}

MuBattleRecord *
mu_battle_record_copy (const MuBattleRecord *record)
{
  MuBattleRecord *copy = g_new (MuBattleRecord, 1);
  *copy = *record;
  copy->name = g_strdup (record->name);
  copy->fought_on = g_strdup (record->fought_on);
  copy->part = g_strdup (record->part);
  copy->field = record->field != NULL ? mu_field_plan_copy (record->field) : NULL;
  for (int side = 0; side < MU_SIDES; side++)
    copy_side (&record->side[side], &copy->side[side]);
  copy->rulings = mu_rulings_copy (record->rulings);
  copy->answers = g_array_copy (record->answers);
  copy->events = g_array_copy (record->events);
  copy->rolls = g_array_copy (record->rolls);
  return copy;
}

void
mu_battle_record_free (MuBattleRecord *record)
{
  if (record == NULL)
    return;
  g_free (record->name);
  g_free (record->fought_on);
  g_free (record->part);
  g_clear_pointer (&record->field, mu_field_plan_free);
  for (int side = 0; side < MU_SIDES; side++)
    clear_side (&record->side[side]);
  g_array_unref (record->rulings);
  g_array_unref (record->answers);
  g_array_unref (record->events);
  g_array_unref (record->rolls);
  g_free (record);
}

static void
reopen_side (MuBattleSideRecord *side)
{
  side->start_quarters = side->left_quarters = 0;
  side->general_lost = FALSE;
  g_array_set_size (side->results, 0);
}

/* The dice of the fight come from the battle's own stream, others from theirs. */
void
mu_battle_record_drop_dice (MuBattleRecord *record, gboolean thrown_too)
{
  for (guint i = record->rolls->len; i > 0; i--) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i - 1);
    if (roll->stream == record->stream && (thrown_too || !roll->real))
      g_array_remove_index (record->rolls, i - 1);
  }
}

void
mu_battle_record_reopen (MuBattleRecord *record)
{
  record->id = 0;
  record->fought = FALSE;
  record->winner = MU_SIDE_NONE;
  record->periods = 0;
  record->digest = MU_DIGEST_START;
  g_array_set_size (record->events, 0);
  mu_battle_record_drop_dice (record, FALSE);
  for (int side = 0; side < MU_SIDES; side++)
    reopen_side (&record->side[side]);
}

/* Armies are placed before the first period, though no answer is of a period before it. */
static gboolean
is_before_all (const MuBattleRecord *record, const MuAnswer *answer)
{
  const MuBattleSystem *system = mu_battle_system (record->rules);
  return system && answer->kind == system->placing;
}

void
mu_battle_record_cut_answers (MuBattleRecord *record, int after)
{
  guint kept = 0;
  while (kept < record->answers->len
         && (g_array_index (record->answers, MuAnswer, kept).period <= after
             || is_before_all (record, &g_array_index (record->answers, MuAnswer, kept))))
    kept++;
  g_array_set_size (record->answers, kept);
}

static int
count_units (const MuBattleRecord *record, MuSide side)
{
  const MuList *list = record->side[side].list;
  return list != NULL ? (int) list->units->len : 0;
}

int
mu_battle_record_first (const MuBattleRecord *record, MuSide side)
{
  return side == MU_SIDE_B ? count_units (record, MU_SIDE_A) : 0;
}

int
mu_battle_record_bodies (const MuBattleRecord *record)
{
  return count_units (record, MU_SIDE_A) + count_units (record, MU_SIDE_B);
}

const MuListUnit *
mu_battle_record_unit (const MuBattleRecord *record, int body, MuSide *side)
{
  for (int i = 0; i < MU_SIDES && body >= 0; i++) {
    const int units = count_units (record, (MuSide) i);
    if (body < units) {
      if (side != NULL)
        *side = (MuSide) i;
      return mu_list_unit (record->side[i].list, (guint) body);
    }
    body -= units;
  }
  return NULL;
}

guint64
mu_battle_record_digest (const MuBattleRecord *record)
{
  guint64 digest = MU_DIGEST_START;
  for (guint i = 0; i < record->events->len; i++)
    digest = mu_digest_event (digest, &g_array_index (record->events, MuEvent, i));
  return digest;
}

/* Of each objective what was said last counts. */
gint64
mu_battle_record_objectives (const MuBattleRecord *record, MuSide side)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  gint64 quarters = 0;
  for (guint i = record->events->len; i > 0; i--) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i - 1);
    if (event->kind == MU_EVENT_OBJECTIVE
        && g_hash_table_add (seen, GINT_TO_POINTER (event->value[2])) && event->side == side)
      quarters += event->value[0];
  }
  return quarters;
}

static gboolean
is_shaped_like_date (const char *text)
{
  for (int i = 0; i < 10; i++)
    if (i == 4 || i == 7 ? text[i] != '-' : !g_ascii_isdigit (text[i]))
      return FALSE;
  return text[10] == '\0';
}

gboolean
mu_battle_date_is_one (const char *text)
{
  if (text == NULL || *text == '\0')
    return TRUE;
  return is_shaped_like_date (text)
         && g_date_valid_dmy ((GDateDay) atoi (text + 8), (GDateMonth) atoi (text + 5),
                              (GDateYear) atoi (text));
}

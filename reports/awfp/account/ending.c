/* Why a battle is over, in words (awfp.sequence.victory). */
#include <glib/gi18n-lib.h>

#include "lists/awfp/stand.h"
#include "reports/awfp/account/sentences_private.h"

/* Bodies of a side that are in rout, off the table or no more at the end. */
static int
count_gone (const MuBattleRecord *record, MuSide side, int bodies)
{
  const int first = mu_battle_record_first (record, side);
  g_autofree gboolean *gone = g_new0 (gboolean, bodies + 1);
  int count = 0;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    const int body = event->body - first;
    if (body < 0 || body >= bodies)
      continue;
    if (event->kind == MU_EVENT_BROKE || event->kind == MU_EVENT_LEFT_TABLE
        || event->kind == MU_EVENT_DESTROYED)
      gone[body] = TRUE;
    if (event->kind == MU_EVENT_RALLIED)
      gone[body] = FALSE;
  }
  for (int body = 0; body < bodies; body++)
    count += gone[body] && !mu_list_unit_is_priests (record->side[side].list, (guint) body);
  return count;
}

static int
priests (const MuList *list)
{
  int count = 0;
  for (guint unit = 0; unit < list->units->len; unit++)
    count += mu_list_unit_is_priests (list, unit);
  return count;
}

/* More than half of its units; a priest is none of them. */
static gboolean
is_broken (const MuBattleRecord *record, MuSide side)
{
  const int first = mu_battle_record_first (record, MU_SIDE_B);
  const int all = side == MU_SIDE_A ? first : mu_battle_record_bodies (record) - first;
  return count_gone (record, side, all) * 2 > all - priests (record->side[side].list);
}

static char *
say_why (const MuBattleRecord *record)
{
  const gboolean a = is_broken (record, MU_SIDE_A), b = is_broken (record, MU_SIDE_B);
  if (a && b)
    return g_strdup (_ ("Both armies broke: more than half of their units were gone."));
  if (a || b)
    return g_strdup_printf (_ ("%s broke: more than half of its units were gone."),
                            record->side[a ? MU_SIDE_A : MU_SIDE_B].list->name);
  return g_strdup (_ ("The last turn was over."));
}

/* Who gives up has said so. */
char *
mu_awfp_say_ended (const MuAccountNames *names, const MuEvent *event)
{
  char *result = mu_account_result (names->record);
  if (event->rule != MU_RULE_AWFP_SEQUENCE_VICTORY)
    return result;
  g_autofree char *own = result, *why = say_why (names->record);
  return g_strdup_printf ("%s %s", why, own);
}

/* What a player laid down is told already. */
static gboolean
is_laid_down (const MuBattleRecord *record)
{
  for (guint i = 0; i < record->rulings->len; i++)
    if (g_array_index (record->rulings, MuRuling, i).kind == MU_RULING_CONCEDES)
      return TRUE;
  return FALSE;
}

/* A sheet may come from anyone. */
char *
mu_awfp_say_gave_up (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 side = event->value[0];
  if (is_laid_down (names->record))
    return NULL;
  if (side != MU_SIDE_A && side != MU_SIDE_B)
    return g_strdup ("");
  return g_strdup_printf (_ ("%s gave the battle up."), names->record->side[side].list->name);
}

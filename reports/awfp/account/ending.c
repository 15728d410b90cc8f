/* Why a battle is over, in words (awfp.sequence.victory). */
#include <glib/gi18n-lib.h>

#include "lists/awfp/fastplay.h"
#include "lists/awfp/stand.h"
#include "reports/awfp/account/sentences_private.h"
#include "rules/awfp/battle/setup.h"

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

/* Units of a side at the start and gone by the end; a priest is none of them. */
typedef struct {
  int gone, all;
  gboolean broken;
} Army;

static Army
army_of (const MuBattleRecord *record, MuSide side)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  const int first = mu_battle_record_first (record, MU_SIDE_B);
  const int bodies = side == MU_SIDE_A ? first : mu_battle_record_bodies (record) - first;
  Army army = { .gone = count_gone (record, side, bodies),
                .all = bodies - priests (record->side[side].list) };
  army.broken = army.gone > mu_awfp_endures (tables ? tables->play : NULL, army.all);
  return army;
}

static char *
say_broken (const MuBattleRecord *record, MuSide side, const Army *army)
{
  return g_strdup_printf (ngettext ("%s broke: %d of its %d unit was gone.",
                                    "%s broke: %d of its %d units were gone.", (gulong) army->all),
                          record->side[side].list->name, army->gone, army->all);
}

static char *
say_why (const MuBattleRecord *record)
{
  const Army a = army_of (record, MU_SIDE_A), b = army_of (record, MU_SIDE_B);
  g_autofree char *own = a.broken ? say_broken (record, MU_SIDE_A, &a) : NULL;
  g_autofree char *other = b.broken ? say_broken (record, MU_SIDE_B, &b) : NULL;
  if (own && other)
    return g_strdup_printf ("%s %s", own, other);
  if (own || other)
    return g_strdup (own ? own : other);
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

/* Which row is whose: the system of a number, and the row of an event by its kind or key. The
 * kinds that are everybody's are looked up first, so that no system takes one of them for its
 * own. */
#include "rules/battle/system.h"

#include <string.h>

const MuBattleSystem *
mu_battle_system (MuRuleSystem rules)
{
  for (const MuBattleSystem *const *row = mu_battle_systems; *row; row++)
    if ((*row)->number == rules)
      return *row;
  return NULL;
}

/* --- events ------------------------------------------------------------- */

static bool
has_kind (const MuBattleSystem *system, int kind)
{
  return kind >= system->first_event && kind < system->first_event + system->event_count;
}

const MuEventRow *
mu_battle_event_row (int kind)
{
  if (kind >= MU_EVENT_KINDS)
    for (const MuBattleSystem *const *row = mu_battle_systems; *row; row++)
      if (has_kind (*row, kind))
        return &(*row)->events[kind - (*row)->first_event];
  return mu_event_row (kind);
}

static int
find_own (const MuBattleSystem *system, const char *key)
{
  for (int i = 0; i < system->event_count; i++)
    if (strcmp (system->events[i].key, key) == 0)
      return system->first_event + i;
  return 0;
}

int
mu_battle_event_find (const char *key)
{
  int kind = 0;
  for (int i = 1; i < MU_EVENT_KINDS; i++)
    if (strcmp (mu_event_row (i)->key, key) == 0)
      return i;
  for (const MuBattleSystem *const *row = mu_battle_systems; *row && !kind; row++)
    kind = find_own (*row, key);
  return kind;
}

static bool
is_piece (int piece, int pieces)
{
  return piece == MU_NO_BODY || (piece >= 0 && piece < pieces);
}

bool
mu_battle_event_is_sound (MuRuleSystem rules, const MuEvent *event, int pieces)
{
  const MuBattleSystem *system = mu_battle_system (rules);
  const bool known = event->kind < MU_EVENT_KINDS || (system && has_kind (system, event->kind));
  const int phases = system ? system->clock.phases : MU_PHASE_OVER + 1;
  return known && event->phase < phases && event->side <= MU_SIDE_NONE
         && is_piece (event->body, pieces) && is_piece (event->other, pieces);
}

const char *
mu_refusal_words (int why)
{
  if (why == MU_REFUSAL_NO_RULES)
    return "these rules have no whole battles yet";
  return why == MU_REFUSAL_MEMORY ? "not enough memory was given" : "";
}

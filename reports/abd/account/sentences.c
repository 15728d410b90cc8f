/* The hex table's events, a row each: its own, and those of all systems that it means in its own
 * way. */
#include "reports/abd/account/sentences.h"

#include <glib/gi18n-lib.h>

#include "reports/abd/account/sentences_private.h"

#define OWN(name) [MU_ABD_EVENT_##name - MU_ABD_EVENTS_FROM]
#define OWN_KINDS (MU_ABD_EVENT_WAITS - MU_ABD_EVENTS_FROM + 1)

/* --- what its sentences share --------------------------------------------------------- */

const char *
mu_abd_army_name (const MuAccountNames *names, int side)
{
  return side == MU_SIDE_A || side == MU_SIDE_B ? names->record->side[side].list->name
                                                : _ ("an unknown army");
}

const MuEvent *
mu_abd_event_after (const MuAccountNames *names, const MuEvent *event)
{
  const GArray *events = names->record->events;
  const MuEvent *all = (const MuEvent *) (gpointer) events->data;
  return all && event >= all && event + 1 < all + events->len ? event + 1 : NULL;
}

/* abd.3.5.place-alternate: a leader is placed before he does anything, and units never are. */
gboolean
mu_abd_is_leader (const MuAccountNames *names, int body)
{
  const GArray *events = names->record->events;
  for (guint i = 0; i < events->len; i++) {
    const MuEvent *event = &g_array_index (events, MuEvent, i);
    if (event->kind == MU_ABD_EVENT_LEADER && event->body == body)
      return TRUE;
  }
  return FALSE;
}

/* That a unit has lost a step is told by what it lost it to. */
static char *
say_nothing (const MuAccountNames *names, const MuEvent *event)
{
  return NULL;
}

static gboolean
tells_always (const MuEvent *event)
{
  return TRUE;
}

/* A die that shows the same again has changed nothing. */
static gboolean
tells_reroll (const MuEvent *event)
{
  return event->value[2] != event->value[3];
}

/* --- the tables ------------------------------------------------------------------------ */

static const MuEventWords common[MU_EVENT_KINDS] = {
  [MU_EVENT_DEPLOYED] = { mu_abd_say_deployed, NULL },
  [MU_EVENT_MOVED] = { mu_abd_say_moved, NULL },
  [MU_EVENT_FACED] = { mu_abd_say_faced, NULL },
  [MU_EVENT_ARRIVED] = { mu_abd_say_arrived, NULL },
  [MU_EVENT_STRENGTH] = { say_nothing, NULL },
  [MU_EVENT_DISORDERED] = { mu_abd_say_disordered, NULL },
  [MU_EVENT_RECOVERED] = { mu_abd_say_recovered, NULL },
  [MU_EVENT_LEFT_TABLE] = { mu_abd_say_left_table, NULL },
  [MU_EVENT_DESTROYED] = { mu_abd_say_destroyed, NULL },
  [MU_EVENT_GENERAL_LOST] = { mu_abd_say_general_lost, NULL },
  [MU_EVENT_GAVE_UP] = { mu_abd_say_gave_up, NULL },
  [MU_EVENT_ENDED] = { mu_abd_say_ended, NULL },
};

static const MuEventWords own[OWN_KINDS] = {
  OWN (COMMAND) = { mu_abd_say_command, NULL },
  OWN (INITIATIVE) = { mu_abd_say_initiative, NULL },
  OWN (BID) = { mu_abd_say_bid, tells_always },
  OWN (LEADER) = { mu_abd_say_leader, NULL },
  OWN (FIRST) = { mu_abd_say_first, NULL },
  OWN (ACTS) = { mu_abd_say_acts, mu_abd_tells_acts },
  OWN (MARKED) = { mu_abd_say_marked, NULL },
  OWN (RALLY) = { mu_abd_say_rally, NULL },
  OWN (FIRE) = { mu_abd_say_fire, mu_abd_tells_fire },
  OWN (MELEE) = { mu_abd_say_melee, NULL },
  OWN (RETREATS) = { mu_abd_say_retreats, tells_always },
  OWN (ADVANCES) = { mu_abd_say_advances, NULL },
  OWN (PANICS) = { mu_abd_say_panics, NULL },
  OWN (RATING) = { mu_abd_say_rating, NULL },
  OWN (ESCAPES) = { mu_abd_say_escapes, NULL },
  OWN (LOOTS) = { mu_abd_say_loots, NULL },
  OWN (ENDS) = { mu_abd_say_ends, NULL },
  OWN (POINT) = { mu_abd_say_point, NULL },
  OWN (CONTROL) = { mu_abd_say_control, mu_abd_tells_control },
  OWN (FRIGHT) = { mu_abd_say_fright, mu_abd_tells_fright },
  OWN (CHARGE) = { mu_abd_say_charge, NULL },
  OWN (REROLL) = { mu_abd_say_reroll, tells_reroll },
  OWN (FIGHTS_AS) = { mu_abd_say_fights_as, tells_always },
  OWN (WAITS) = { mu_abd_say_waits, tells_always },
};

const MuEventWords *
mu_abd_event_words (int kind)
{
  if (kind >= 0 && kind < MU_EVENT_KINDS)
    return &common[kind];
  const int place = kind - MU_ABD_EVENTS_FROM;
  return place >= 0 && place < OWN_KINDS ? &own[place] : NULL;
}

/* Looking back over what has happened in a game: the field as it stood at the end of any phase.
 * What may be done is drawn again where the game is now. */
#include <glib/gi18n-lib.h>

#include "app/session/game/game_private.h"
#include "reports/account/account.h"
#include "reports/replay/replay_scene.h"
#include "reports/system.h"
#include "rules/battle/system.h"

/* --- moments ------------------------------------------------------------------------------ */

static gboolean
begins_phase (const GArray *events, guint event)
{
  const MuEventEffect effect
      = mu_battle_event_row (g_array_index (events, MuEvent, event).kind)->effect;

  return effect == MU_EFFECT_PHASE || effect == MU_EFFECT_PERIOD;
}

/* Something has been told between that and the phase before. */
static gboolean
is_end_of_phase (const GArray *events, guint event)
{
  return event > 0 && begins_phase (events, event) && !begins_phase (events, event - 1);
}

/* The last moment before, or the first after; now: past all of them. */
static guint
find_moment (const GArray *events, guint from, int way)
{
  guint at = from;

  if (way < 0)
    while (at > 0 && !is_end_of_phase (events, --at))
      ;
  else
    while (++at < events->len && !is_end_of_phase (events, at))
      ;
  if (way < 0 && at == 0)
    return from;
  return MIN (at, events->len);
}

/* --- the session ----------------------------------------------------------------------------- */

static char *
past_words (const MuReplay *past)
{
  const MuRuleSystem rules = past->record->rules;
  const char *phase = mu_account_phase (rules, past->phase);

  if (past->period == 0) /* Translators: a phase of a battle */
    return g_strdup_printf (_ ("As it stood at the end of: %s"), phase);
  g_autofree char *period = mu_report_period (rules, past->period);
  /* Translators: "Turn 3", a phase of it */
  return g_strdup_printf (_ ("As it stood at the end of: %s · %s"), period, phase);
}

gboolean
mu_game_session_is_looking_back (MuGameSession *self)
{
  return self->past != NULL;
}

void
mu_game_session_look_here (MuGameSession *self)
{
  g_clear_pointer (&self->past, mu_replay_free);
  mu_item_set_text (self, &self->past_words, "");
}

gboolean
mu_game_session_look_back (MuGameSession *self, int way)
{
  const MuBattleRecord *told = self->game ? mu_game_told (self->game) : NULL;

  if (!told || self->curtain || self->placing)
    return FALSE;
  const guint from = self->past ? self->past->events : told->events->len;
  const guint moment = find_moment (told->events, from, way);
  if (moment == from)
    return FALSE;
  mu_game_session_look_here (self);
  if (moment < told->events->len) {
    self->past = mu_replay_new (told, moment);
    mu_item_take_text (self, &self->past_words, past_words (self->past));
  }
  mu_game_session_tell (self);
  return TRUE;
}

MuScene *
mu_game_session_past_scene (MuGameSession *self)
{
  return mu_replay_scene (self->past, MU_NO_EVENT, MU_NO_BODY);
}

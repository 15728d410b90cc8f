/* Odds of the battle that is prepared. */
#include <glib/gi18n-lib.h>

#include "app/session/battle/odds_private.h"

#define FROM_DEPLOYMENT (-1)

/* The fight itself takes the first stream; those for odds begin far from it. */
#define STREAMS_APART (G_GUINT64_CONSTANT (1) << 32)

static gboolean
is_prepared (gpointer battle)
{
  return mu_battle_session_get_state (battle) == MU_BATTLE_READY;
}

static MuBattleRecord *
make_record (gpointer battle, GError **error)
{
  MuBattleRecord *record = mu_battle_session_make_ready (battle, error);

  if (record)
    record->stream += STREAMS_APART;
  return record;
}

static char *
make_stamp (gpointer battle)
{
  return mu_battle_session_make_stamp (battle);
}

static const char *
why_outdated (gpointer battle, gboolean changed)
{
  gboolean stale;

  if (changed)
    return _ ("Out of date: field, deployment or plans have changed since. Find the odds again.");
  g_object_get (battle, "stale", &stale, NULL);
  if (stale)
    return _ ("Out of date: an army list has been changed since. Roll the preliminaries again to "
              "fight with it.");
  return "";
}

static char *
make_basis (gpointer battle)
{
  return g_strdup ("");
}

static const MuOddsSource of_battle
    = { is_prepared, is_prepared, make_record, make_stamp, why_outdated, make_basis };

/* --- following it ---------------------------------------------------------- */

/* Who commits himself needs the processors for the fight, and no longer the odds. */
static void
state_changed (MuOddsSession *self, GParamSpec *spec, MuBattleSession *battle)
{
  const MuBattleState state = mu_battle_session_get_state (battle);

  if (state == MU_BATTLE_CHOOSING)
    mu_odds_session_forget (self);
  else if (state != MU_BATTLE_READY)
    mu_odds_session_cancel (self);
  mu_odds_session_look (self);
}

/* What a hand holds has not come down yet. */
static void
deployment_changed (MuOddsSession *self, MuDeploymentSession *deployment)
{
  if (!mu_deployment_session_is_held (deployment))
    mu_odds_session_look_at_date (self);
}

MuOddsSession *
mu_odds_session_new (MuBattleSession *battle)
{
  MuOddsSession *self = mu_odds_session_new_from (&of_battle, battle, FROM_DEPLOYMENT);
  MuDeploymentSession *deployment = mu_battle_session_get_deployment (battle);

  g_signal_connect_object (battle, "notify::state", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "prepared", G_CALLBACK (mu_odds_session_forget), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "notify::stale", G_CALLBACK (mu_odds_session_look_at_date), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (deployment, "changed", G_CALLBACK (deployment_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/* Odds of the rest of a battle that stands still: with what is laid down there, and the battle's
 * own dice up to there. */
#include <glib/gi18n-lib.h>

#include "app/session/battle/odds_private.h"

static gboolean
is_thinking (gpointer rulings)
{
  return mu_rulings_session_get_state (rulings) == MU_RULINGS_THINKING;
}

/* wrg.victory.when: nothing is left to be found out where a side gives up. */
static gboolean
goes_on (gpointer rulings)
{
  g_autofree char *fault = NULL;

  g_object_get (rulings, "fault", &fault, NULL);
  return is_thinking (rulings) && *fault == '\0'
         && mu_rulings_session_get_conceding (rulings) == MU_SIDE_NONE;
}

static MuBattleRecord *
make_record (gpointer rulings, GError **error)
{
  return mu_rulings_session_make_rest (rulings);
}

static void
add_stamp (GString *stamp, const MuRuling *ruling)
{
  const MuBodyStand *stand = &ruling->stand;

  g_string_append_printf (stamp, "%d %d %d %s\n", ruling->kind, ruling->side, ruling->body,
                          ruling->words ? ruling->words : "");
  g_string_append_printf (stamp, "%d %d %d %d %d %d %d %d %d\n", stand->body, stand->fate,
                          stand->disordered, stand->x, stand->y, stand->facing, stand->files,
                          stand->figures, stand->carried);
}

static char *
make_stamp (gpointer rulings)
{
  g_autoptr (MuBattleRecord) rest = mu_rulings_session_make_rest (rulings);
  GString *stamp = g_string_new (NULL);

  for (guint i = 0; i < rest->rulings->len; i++)
    add_stamp (stamp, &g_array_index (rest->rulings, MuRuling, i));
  return g_string_free (stamp, FALSE);
}

static const char *
why_outdated (gpointer rulings, gboolean changed)
{
  return changed ? _ ("Out of date: what is laid down here has changed since. Find the odds again.")
                 : "";
}

static char *
make_basis (gpointer rulings)
{
  const int period = mu_rulings_session_get_period (rulings);

  if (mu_rulings_session_get_conceding (rulings) != MU_SIDE_NONE)
    return g_strdup (_ ("Where a side gives the battle up there is nothing left to be found out."));
  if (period == 0)
    return g_strdup (_ ("From the deployment on, with what is laid down here."));
  return g_strdup_printf (_ ("From the end of period %d on, with what is laid down here."), period);
}

static const MuOddsSource of_rest
    = { is_thinking, goes_on, make_record, make_stamp, why_outdated, make_basis };

/* --- following it ---------------------------------------------------------- */

/* Who fights on needs the processors. */
static void
state_changed (MuOddsSession *self, GParamSpec *spec, MuRulingsSession *rulings)
{
  if (!is_thinking (rulings))
    mu_odds_session_cancel (self);
  mu_odds_session_look (self);
}

static void
rulings_changed (MuOddsSession *self)
{
  mu_odds_session_look (self);
  mu_odds_session_look_at_date (self);
}

MuOddsSession *
mu_odds_session_new_of_rest (MuRulingsSession *rulings)
{
  MuOddsSession *self
      = mu_odds_session_new_from (&of_rest, rulings, mu_rulings_session_get_period (rulings));

  g_signal_connect_object (rulings, "notify::state", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rulings, "changed", G_CALLBACK (rulings_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

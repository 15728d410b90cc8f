/* Who commands whom, and what that does to reaction tests (wrg.generals.*,
 * wrg.reaction.either*). */
#include "rules/wrg/battle/order/obey.h"

#include "rules/wrg/nerve/surroundings.h"

#define NEAR_GENERAL 150 /* paces: wrg.reaction.either1.general */

static int
nearest_leader (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuSide side = (MuSide) self->side;
  MuFix least = INT32_MAX;
  int best = 0;
  for (int which = 0; which < mu_wrg_leaders_of (battle, side); which++) {
    const int with = mu_wrg_body_of_leader (battle, side, which);
    if (with == body)
      return which;
    if (with == MU_NO_BODY || !on_table (body_at (battle, with)))
      continue;
    const MuFix apart = mu_rect_distance (&self->ground, &body_at (battle, with)->ground);
    best = apart < least ? which : best;
    least = apart < least ? apart : least;
  }
  return best;
}

/* The general who marches with its company, 0: none but the commander-in-chief. */
static int
leader_on_march (const WrgBattle *battle, int body)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  for (int which = 1; which < mu_wrg_leaders_of (battle, side); which++) {
    const Errand *with = errand_at (battle, mu_wrg_body_of_leader (battle, side, which));
    if (with->away == AWAY_MARCHING && with->head == errand_at (battle, body)->head)
      return which;
  }
  return 0;
}

/* READING: wrg.generals.subordinate: a subordinate general commands those who deploy nearer
 * to him than to any other general, or march in one company with him. */
void
mu_wrg_begin_commands (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const bool marches = errand_at (battle, i)->away == AWAY_MARCHING;
    errand_at (battle, i)->leader
        = (uint8_t) (marches ? leader_on_march (battle, i) : nearest_leader (battle, i));
  }
}

/* wrg.generals.subordinate, wrg.reaction.occasion.8: the commander-in-chief commands all. */
bool
mu_wrg_is_under (const WrgBattle *battle, int body, int which)
{
  return which == 0 || errand_at (battle, body)->leader == which;
}

/* wrg.reaction.either1.general, wrg.reaction.either3.general-with */
void
mu_wrg_count_generals (const WrgBattle *battle, int body, MuWrgReactionFacts *facts)
{
  const Body *self = body_at (battle, body);
  const MuSide side = (MuSide) self->side;
  MuWrgGeneralFacts general[1 + DEPUTIES];
  int count = 0;
  for (int which = 0; which < mu_wrg_leaders_of (battle, side); which++) {
    const int with = mu_wrg_body_of_leader (battle, side, which);
    if (with == MU_NO_BODY || !on_table (body_at (battle, with)))
      continue;
    const Body *guard = body_at (battle, with);
    general[count++] = (MuWrgGeneralFacts){
      .commands = mu_wrg_is_under (battle, body, which),
      .with_body = with == body,
      /* wrg.visibility.generals: seen above all troops */
      .within_150
      = mu_wrg_is_near (battle, body, with, NEAR_GENERAL) && mu_wrg_makes_out (battle, body, with),
      .disabled = mu_wrg_is_leader_lost (battle, side, which),
      .broken = !is_fighting (guard),
      .retiring = mu_wrg_is_retiring ((Motion) guard->motion),
    };
  }
  mu_wrg_reaction_generals (&battle->readings, general, count, !is_fighting (self), facts);
}

/* wrg.reaction.either.character: a rash subordinate adds and a cautious one deducts where
 * others choose. */
void
mu_wrg_force_character (const WrgBattle *battle, int body, MuWrgReactionFacts *facts)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  const int which = errand_at (battle, body)->leader;
  if (which == 0 || mu_wrg_is_leader_lost (battle, side, which))
    return;
  const MuPersonality personality = (MuPersonality) battle->deputy[side][which - 1].personality;
  for (int factor = 0; factor < MU_REACTION_FACTORS; factor++) {
    const int sign = mu_wrg_reaction_forced_sign (&battle->readings, (MuWrgReactionFactor) factor,
                                                  personality);
    const int times = facts->times[factor] < 0 ? -facts->times[factor] : facts->times[factor];
    if (sign != 0)
      facts->times[factor] = (int8_t) (sign * times);
  }
}

/* wrg.general.loss, wrg.reaction.occasion.8: those in his chain of command who see it. */
void
mu_wrg_show_loss (WrgBattle *battle, MuSide side, int which)
{
  const int with = mu_wrg_body_of_leader (battle, side, which);
  FOR_SIDE (battle, side, k)
  {
    if (is_fighting (body_at (battle, k)) && mu_wrg_is_under (battle, k, which)
        && (k == with
            || (mu_wrg_is_near (battle, k, with, GENERAL_SEEN_AT)
                && mu_wrg_makes_out (battle, k, with))))
      body_at (battle, k)->general_fell = true;
  }
}

/* What the dice may make of an answer, exactly: of the attacks in melee, which have one throw of
 * both dice. What follows of it, and throws that are paid for again (abd.17.2.2.reroll), are not in
 * it. */
#include "rules/abd/player/weigh.h"

typedef struct {
  int attacker, defender; /* MU_NO_BODY: nobody fights */
} Melee;

static Melee
melee_of (const MuQuestion *question, const MuChoice *choice)
{
  const MuAbdAsks asks = (MuAbdAsks) question->kind;
  if (asks == MU_ABD_ASK_MELEE)
    return (Melee){ choice->body, choice->other };
  if (asks == MU_ABD_ASK_SECOND)
    return (Melee){ question->body, choice->other };
  if (asks == MU_ABD_ASK_RETREAT && choice->value[0] == 0) /* it stands */
    return (Melee){ question->other, question->body };
  return (Melee){ MU_NO_BODY, MU_NO_BODY };
}

static bool
fights (const AbdBattle *battle, int body)
{
  return body >= 0 && body < battle->first[MU_SIDES] && !battle->piece[body].leader;
}

int
mu_abd_foretell (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choice,
                 int *times, int most)
{
  const Melee melee = melee_of (question, choice);
  MuTrace attack, defense;
  if (!fights (battle, melee.attacker) || !fights (battle, melee.defender)
      || mu_abd_towards (battle, melee.defender, melee.attacker) < 0)
    return 0;
  mu_abd_melee_sums (battle, melee.attacker, melee.defender, &attack, &defense);
  const AbdChances chances
      = mu_abd_chances (battle, mu_trace_total (&attack), mu_trace_total (&defense));
  for (int i = 0; i < ABD_RESULTS && i < most; i++)
    times[i] = chances.of[i];
  return ABD_RESULTS;
}

/* Which of its causes disorder a body. Each is a row with what spares a body from it; a
 * cause that cannot touch such troops is passed over, so that one may be ticked without
 * asking who they are. Beasts near by come last, measured in paces: what frightens horses
 * depends on their breed and on whether they know elephants. */
#include "rules/wrg/nerve/disorder.h"

#define FAMILIAR_PACES   30 /* wrg.disorder.cause.8.horses, wrg.disorder.cause.8.elephants */
#define UNFAMILIAR_PACES 100

/* wrg.disorder.cause.1 to wrg.disorder.cause.8.fought, each with what spares a
 * body from it. */
static const struct {
  unsigned cause;
  unsigned spared;
  MuRule rule;
} cause_table[MU_WRG_DISORDER_CAUSES] = {
  { MU_DISORDER_UNRALLIED, 0, MU_RULE_WRG_DISORDER_CAUSE_1 },
  { MU_DISORDER_FRESH_ENEMY, MU_EASE_BROKE_LIGHTS | MU_EASE_SAME_ENEMY,
    MU_RULE_WRG_DISORDER_CAUSE_1 },
  { MU_DISORDER_WOKEN, 0, MU_RULE_WRG_DISORDER_CAUSE_1 },
  { MU_DISORDER_CAUGHT_FORMING, 0, MU_RULE_WRG_DISORDER_CAUSE_2 },
  /* wrg.disorder.cause.2.end-figure */
  { MU_DISORDER_CAUGHT_TURNING, MU_EASE_END_FIGURE, MU_RULE_WRG_DISORDER_CAUSE_2 },
  /* READING: wrg.disorder.cause.2.mounted-infantry: foot tries to get down to
   * fight; that which chooses not to fights disordered. */
  { MU_DISORDER_FIGHTS_MOUNTED, 0, MU_RULE_WRG_DISORDER_CAUSE_2_MOUNTED_INFANTRY },
  { MU_DISORDER_CAVALRY, MU_EASE_OTHERS_SHARED, MU_RULE_WRG_DISORDER_CAUSE_3 },
  { MU_DISORDER_CAUGHT_MOVING, MU_EASE_SLOW_CHARGE, MU_RULE_WRG_DISORDER_CAUSE_4 },
  { MU_DISORDER_SLOWED, MU_EASE_FOLLOWED_UP, MU_RULE_WRG_DISORDER_CAUSE_5 },
  { MU_DISORDER_UNCONTROLLED_AGAIN, 0, MU_RULE_WRG_DISORDER_CAUSE_6 },
  { MU_DISORDER_UNCONTROLLED_TURNED, 0, MU_RULE_WRG_DISORDER_CAUSE_6 },
  { MU_DISORDER_UNCONTROLLED_RECOILED, 0, MU_RULE_WRG_DISORDER_CAUSE_6 },
  { MU_DISORDER_PASSED_THROUGH, 0, MU_RULE_WRG_DISORDER_CAUSE_7 },
  { MU_DISORDER_RECOILED_INTO, 0, MU_RULE_WRG_DISORDER_CAUSE_7 },
  { MU_DISORDER_FIRE, 0, MU_RULE_WRG_DISORDER_CAUSE_8_ELEPHANTS },
  { MU_DISORDER_FOUGHT_MODELS, 0, MU_RULE_WRG_DISORDER_CAUSE_8_FOUGHT },
  { MU_DISORDER_ORDERED, 0, MU_RULE_WRG_REACTION_RESULT_ROW6 },
};

/* wrg.disorder.cause.4: LMI and heavier; wrg.disorder.cause.5: not LI, LMI, LHI */
MuRule
mu_wrg_disorder_closed (const MuTroop *troop, MuWrgDisorderCause cause)
{
  const MuTroopType type = (MuTroopType) troop->type;
  const bool foot = mu_type_is_infantry (type);
  const bool light = type == MU_TROOP_LI;
  if (cause == MU_DISORDER_CAUGHT_MOVING && (!foot || light))
    return MU_RULE_WRG_DISORDER_CAUSE_4;
  if (cause == MU_DISORDER_SLOWED && (light || type == MU_TROOP_LMI || type == MU_TROOP_LHI))
    return MU_RULE_WRG_DISORDER_CAUSE_5;
  if (cause == MU_DISORDER_FIGHTS_MOUNTED && !foot)
    return MU_RULE_WRG_DISORDER_CAUSE_2_MOUNTED_INFANTRY;
  return cause == MU_DISORDER_FIRE && type != MU_TROOP_EL ? MU_RULE_WRG_DISORDER_CAUSE_8_ELEPHANTS
                                                          : MU_RULE_NONE;
}

static void
add (MuWrgDisorder *verdict, MuRule rule)
{
  for (int i = 0; i < verdict->count; i++)
    if (verdict->rule[i] == rule)
      return;
  verdict->rule[verdict->count++] = rule;
  verdict->disordered = true;
}

/* READING: wrg.disorder.cause.1.exception: the end of the note is damaged; an
 * enemy that was in contact last period is not fresh, unless switched. */
static unsigned
eases_of (const MuReadings *readings, const MuWrgDisorderFacts *facts)
{
  unsigned eases = facts->eases;
  if (mu_reading (readings, MU_READING_FRESH_ENEMY))
    eases &= ~(unsigned) MU_EASE_SAME_ENEMY;
  if (facts->troop.type == MU_TROOP_LI) /* only those heavier than the lights are spared */
    eases &= ~(unsigned) MU_EASE_BROKE_LIGHTS;
  return eases;
}

static bool
is_within (int paces, int limit)
{
  return paces != MU_WRG_NOWHERE && paces <= limit;
}

/* wrg.disorder.cause.8.horses */
static bool
horses_shy (const MuWrgDisorderFacts *facts)
{
  const MuTroopType type = (MuTroopType) facts->troop.type;
  if (!mu_type_is_cavalry (type) && !mu_type_is_chariot (type))
    return false;
  const int elephants = facts->own_elephants ? FAMILIAR_PACES : UNFAMILIAR_PACES;
  if (facts->troop.breed != MU_INDIAN_HORSE && is_within (facts->elephants_paces, elephants))
    return true;
  return facts->troop.breed != MU_ARAB_HORSE && is_within (facts->camels_paces, FAMILIAR_PACES);
}

MuWrgDisorder
mu_wrg_disorder (const MuReadings *readings, const MuWrgDisorderFacts *facts)
{
  const unsigned eases = eases_of (readings, facts);
  MuWrgDisorder verdict = { .disordered = false };
  for (int i = 0; i < MU_WRG_DISORDER_CAUSES; i++)
    if (facts->causes & cause_table[i].cause && !(eases & cause_table[i].spared)
        && mu_wrg_disorder_closed (&facts->troop, (MuWrgDisorderCause) cause_table[i].cause)
               == MU_RULE_NONE)
      add (&verdict, cause_table[i].rule);
  if (horses_shy (facts))
    add (&verdict, MU_RULE_WRG_DISORDER_CAUSE_8_HORSES);
  /* wrg.disorder.cause.8.elephants */
  if (facts->troop.type == MU_TROOP_EL && is_within (facts->dummies_paces, FAMILIAR_PACES))
    add (&verdict, MU_RULE_WRG_DISORDER_CAUSE_8_ELEPHANTS);
  verdict.half_effect = verdict.disordered; /* wrg.disorder.effect.fighting */
  return verdict;
}

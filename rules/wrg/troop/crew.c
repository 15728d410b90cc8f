/* Which of those aboard a model can strike. The model gives each face its places, the best
 * armed for that face take them, the front chooses first and nobody fights on two. An
 * armed driver fights besides them, ahead alone; the rider of a camel is its figure and
 * only the second one its crew. */
#include "rules/wrg/troop/crew.h"

#include "rules/wrg/troop/troop.h"

#define ELEPHANT_AHEAD 2 /* wrg.melee.eligible.elephant */
#define CHARIOT_AHEAD  1 /* wrg.melee.eligible.chariot */
#define POLE_AHEAD     2 /* archers inside, besides drivers on horse or pole */
#define TO_THE_REAR    2

static bool
is_chariot (const MuWrgAboard *aboard)
{
  return mu_type_is_chariot ((MuTroopType) aboard->model.type);
}

static bool
is_camel (const MuWrgAboard *aboard)
{
  return mu_type_is_camelry ((MuTroopType) aboard->model.type);
}

/* wrg.troops.type.camelry: only medium camels carry two. */
static MuRule
riders_forbidden (const MuWrgAboard *aboard)
{
  if (aboard->crew.count == 0)
    return MU_RULE_NONE;
  return aboard->model.type == MU_TROOP_MCM && aboard->crew.count == 1 && !aboard->crew.horses
             ? MU_RULE_NONE
             : MU_RULE_WRG_TROOPS_TYPE_CAMELRY;
}

MuRule
mu_wrg_aboard_forbidden (const MuWrgAboard *aboard)
{
  const MuRule troop = mu_wrg_troop_forbidden (&aboard->model);
  if (troop != MU_RULE_NONE)
    return troop;
  if (is_camel (aboard))
    return riders_forbidden (aboard);
  return mu_wrg_crew_forbidden (&aboard->model, &aboard->crew);
}

/* READING: wrg.melee.eligible.chariot: with an armed driver two fight ahead
 * from inside; what Chinese chariots allow is not said, two as well. */
static int
places_ahead (const MuWrgAboard *aboard)
{
  if (aboard->model.type == MU_TROOP_EL)
    return ELEPHANT_AHEAD;
  return aboard->armed_driver || aboard->chinese ? POLE_AHEAD : CHARIOT_AHEAD;
}

/* READING: wrg.melee.eligible.elephant: half of an odd crew is rounded up. */
int
mu_wrg_crew_places (const MuWrgAboard *aboard, MuWrgFace face)
{
  const int count = aboard->crew.count;
  int places = count; /* wrg.melee.eligible.artillery: no limit on a face */
  if (is_camel (aboard))
    places = face == MU_WRG_FACE_FRONT ? 0 : 1; /* its rider fights ahead */
  else if (aboard->model.type == MU_TROOP_EL || is_chariot (aboard))
    places = face == MU_WRG_FACE_FRONT  ? places_ahead (aboard)
             : face == MU_WRG_FACE_REAR ? TO_THE_REAR
                                        : (count + 1) / 2;
  return places < count ? places : count;
}

static int
worth_of (const MuWrgAboard *aboard, MuWrgFace face, unsigned weapon)
{
  const bool spear = weapon == MU_WEAPON_LIGHT_SPEAR;
  if (face == MU_WRG_FACE_FRONT && is_chariot (aboard))
    return weapon == MU_WEAPON_BOW ? 2 : spear;
  return spear;
}

unsigned
mu_wrg_crew_choose (const MuWrgAboard *aboard, MuWrgFace face, unsigned taken)
{
  unsigned chosen = 0;
  int places = mu_wrg_crew_places (aboard, face);
  for (int worth = 2; worth >= 0; worth--)
    for (int i = 0; i < aboard->crew.count && places > 0; i++)
      if (!(taken >> i & 1u) && worth_of (aboard, face, aboard->crew.weapon[i]) == worth) {
        chosen |= 1u << i;
        places--;
      }
  return chosen;
}

bool
mu_wrg_driver_fights (const MuWrgAboard *aboard, MuWrgFace face)
{
  return aboard->armed_driver && face == MU_WRG_FACE_FRONT
         && (aboard->model.type == MU_TROOP_EL || is_chariot (aboard));
}

static void
join (MuCrew *who, unsigned weapon)
{
  if (who->count < MU_CREW_MAX)
    who->weapon[who->count++] = (uint8_t) weapon;
}

/* wrg.melee.eligible.crew: of each face that is in contact, each figure once. */
int
mu_wrg_crew_fights (const MuWrgAboard *aboard, unsigned faces, MuCrew *who)
{
  MuCrew fighting = { .horses = aboard->crew.horses };
  unsigned taken = 0;
  int count = 0;
  for (int face = 0; face < MU_WRG_FACES; face++) {
    if (!(faces >> face & 1u))
      continue;
    taken |= mu_wrg_crew_choose (aboard, (MuWrgFace) face, taken);
    if (mu_wrg_driver_fights (aboard, (MuWrgFace) face)) {
      join (&fighting, MU_WEAPON_SIDEARM);
      count++;
    }
  }
  for (int i = 0; i < aboard->crew.count; i++)
    if (taken >> i & 1u) {
      join (&fighting, aboard->crew.weapon[i]);
      count++;
    }
  if (who)
    *who = fighting;
  return count;
}

bool
mu_wrg_camel_riders_fight (MuWrgFace first, MuWrgFace second)
{
  return (first == MU_WRG_FACE_FRONT) != (second == MU_WRG_FACE_FRONT);
}

static const struct {
  uint8_t crew;
  bool oxen;
  bool stones;
} engine_table[MU_WRG_ENGINES] = {
  [MU_WRG_LIGHT_BOLT_SHOOTER] = { 2, false, false }, [MU_WRG_BOLT_SHOOTER] = { 3, true, false },
  [MU_WRG_STONES_10_MINA] = { 3, true, true },       [MU_WRG_STONES_30_MINA] = { 4, true, true },
  [MU_WRG_STONES_1_TALENT] = { 5, true, true },      [MU_WRG_STONES_3_TALENT] = { 6, true, true },
};

/* READING: wrg.troops.artillery.traction: the handwritten note is damaged; an
 * engine hauled by labourers is rated as the stone-thrower of like weight, and
 * its crew figures are that one's. */
int
mu_wrg_engine_crew (MuWrgEngine engine, bool traction)
{
  if (traction && !engine_table[engine].stones)
    return 0;
  return engine_table[engine].crew;
}

int
mu_wrg_engine_oxen (MuWrgEngine engine)
{
  return engine_table[engine].oxen ? 2 * engine_table[engine].crew : 0;
}

bool
mu_wrg_engine_throws_stones (MuWrgEngine engine)
{
  return engine_table[engine].stones;
}

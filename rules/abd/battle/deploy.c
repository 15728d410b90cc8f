/* Before the first turn, where a scenario has it so: horsemen who fight on foot
 * (abd.17.5b.dismount), and free deployment about the Camps (abd.17.1.free-deployment).
 *
 * Side A chooses first who dismounts. Then side B places its Camp, its units about it and the
 * enemy's Camp; side A shifts that and places its own. READING: abd.17.1.1.b-camp: the distance to
 * the nearest edge hex is 3 to 5. On a map too small for that, and where more units come than there
 * is room about a Camp, the next best hexes serve. */
#include "rules/abd/battle/engine.h"

enum { STAGE_MOUNTS, STAGE_B_CAMP, STAGE_B_UNITS, STAGE_ENEMY_CAMP, STAGE_A_CAMP, STAGE_A_UNITS };

#define ABOUT 3 /* hexes from their Camp: abd.17.1.1.b-units */

/* --- on foot -------------------------------------------------------------------------------- */

/* abd.17.5b.table; the same type where it has no second choice. */
static int
on_foot (MuAbdType type, int which)
{
  static const struct {
    uint8_t from, to;
  } pairs[] = {
    { MU_ABD_LC, MU_ABD_MM }, { MU_ABD_HC, MU_ABD_MI }, { MU_ABD_KT, MU_ABD_HI },
    { MU_ABD_MA, MU_ABD_LA }, { MU_ABD_CT, MU_ABD_HA }, { MU_ABD_CT, MU_ABD_MI },
  };
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    if (pairs[i].from == type && which-- == 0)
      return pairs[i].to;
  return -1;
}

void
mu_abd_offer_mounts (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  const MuAbdType type = (MuAbdType) battle->piece[question->body].type;
  mu_abd_offer (list, question->body, MU_NO_BODY, (int) type, 0);
  for (int i = 0; on_foot (type, i) >= 0; i++)
    mu_abd_offer (list, question->body, MU_NO_BODY, on_foot (type, i), 0);
}

static void
fight_as (AbdBattle *battle, int unit, int type)
{
  AbdPiece *piece = &battle->piece[unit];
  if (piece->type == type)
    return;
  piece->type = (uint8_t) type;
  if (battle->chart->unit[type].arrows == 0)
    piece->shots = 1;
  mu_abd_tell (battle, MU_ABD_EVENT_FIGHTS_AS, MU_RULE_ABD_DISMOUNT_TABLE, unit, MU_NO_BODY,
               VALUES (type));
}

static bool
dismount_all (AbdBattle *battle)
{
  AbdCourse *course = &battle->course;
  for (; course->count < battle->first[MU_SIDES]; course->count++) {
    const AbdPiece *piece = &battle->piece[course->count];
    if (piece->leader || on_foot ((MuAbdType) piece->type, 0) < 0)
      continue;
    const MuChoice *choice
        = mu_abd_ask (battle, MU_ABD_ASK_DISMOUNT, piece->side, course->count, MU_NO_BODY, 0, 0);
    if (!choice)
      return false;
    fight_as (battle, course->count, choice->value[0]);
  }
  return true;
}

/* --- places ----------------------------------------------------------------------------------- */

static int
camp_of (const AbdBattle *battle, int side)
{
  int end;
  for (int unit = mu_abd_units (battle, side, &end); unit < end; unit++)
    if (battle->piece[unit].type == MU_ABD_CP)
      return unit;
  return MU_NO_BODY;
}

static bool
is_open (const AbdBattle *battle, int unit, int hex)
{
  return (battle->at[hex] == MU_NO_BODY || battle->at[hex] == unit)
         && battle->chart->terrain[battle->map->terrain[hex]].cost > 0;
}

/* How far from what the rule asks for a hex lies: 0 where it is as it asks. */
static int
off_by (const AbdBattle *battle, int unit, int stage, int hex)
{
  const MuAbdGrid *grid = &battle->map->grid;
  const int edge = mu_abd_hex_to_edge (grid, hex);
  const int side = battle->piece[unit].side, camp = camp_of (battle, side);
  const int at = battle->piece[camp].hex;
  const int from_camp = at == MU_ABD_OFF ? 0 : mu_abd_hex_distance (grid, at, hex);
  switch (stage) {
  case STAGE_B_CAMP:
    return edge < 3 ? 3 - edge : edge > 5 ? edge - 5 : 0;
  case STAGE_B_UNITS:
  case STAGE_A_UNITS:
  case STAGE_A_CAMP: /* abd.17.1.2.a-setup: from where the enemy has put it */
    return from_camp > ABOUT ? from_camp - ABOUT : 0;
  default:
    return 0;
  }
}

static int
least_off (const AbdBattle *battle, int unit, int stage)
{
  int least = MU_ABD_HEXES;
  for (int hex = 0; hex < mu_abd_hex_count (&battle->map->grid); hex++)
    if (is_open (battle, unit, hex) && off_by (battle, unit, stage, hex) < least)
      least = off_by (battle, unit, stage, hex);
  return least;
}

/* A Camp faces no way (abd.13.1.2.all-round). */
void
mu_abd_offer_deployment (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  const int unit = question->body, stage = question->value[0];
  const int least = least_off (battle, unit, stage);
  const int facings = mu_abd_is_camp ((MuAbdType) battle->piece[unit].type) ? 1 : MU_ABD_DIRECTIONS;
  for (int hex = 0; hex < mu_abd_hex_count (&battle->map->grid); hex++)
    for (int facing = 0; facing < facings; facing++)
      if (is_open (battle, unit, hex) && off_by (battle, unit, stage, hex) == least)
        mu_abd_offer (list, unit, MU_NO_BODY, hex, facing);
}

/* abd.17.1.1.b-camp, abd.17.1.1.b-units, abd.17.1.2.a-setup */
MuRule
mu_abd_deployment_barred (int stage)
{
  switch (stage) {
  case STAGE_B_CAMP:
    return MU_RULE_ABD_FREE_B_CAMP;
  case STAGE_B_UNITS:
  case STAGE_ENEMY_CAMP:
    return MU_RULE_ABD_FREE_B_UNITS;
  default:
    return MU_RULE_ABD_FREE_A_SETUP;
  }
}

static bool
place (AbdBattle *battle, int by, int unit)
{
  const MuChoice *choice
      = mu_abd_ask (battle, MU_ABD_ASK_DEPLOY, by, unit, MU_NO_BODY, battle->course.stage, 0);
  if (!choice)
    return false;
  mu_abd_put (battle, unit, choice->value[0], choice->value[1]);
  mu_abd_tell_deployed (battle, unit);
  return true;
}

static bool
place_units (AbdBattle *battle, int side)
{
  AbdCourse *course = &battle->course;
  int end;
  const int first = mu_abd_units (battle, side, &end);
  for (; first + course->count < end; course->count++)
    if (battle->piece[first + course->count].type != MU_ABD_CP
        && !place (battle, side, first + course->count))
      return false;
  return true;
}

static bool
deploy_stage (AbdBattle *battle)
{
  switch (battle->course.stage) {
  case STAGE_MOUNTS:
    return !mu_abd_has_option (battle, MU_ABD_DISMOUNT) || dismount_all (battle);
  case STAGE_B_CAMP:
    return place (battle, MU_SIDE_B, camp_of (battle, MU_SIDE_B));
  case STAGE_B_UNITS:
    return place_units (battle, MU_SIDE_B);
  case STAGE_ENEMY_CAMP:
    return place (battle, MU_SIDE_B, camp_of (battle, MU_SIDE_A));
  case STAGE_A_CAMP:
    return place (battle, MU_SIDE_A, camp_of (battle, MU_SIDE_A));
  default:
    return place_units (battle, MU_SIDE_A);
  }
}

bool
mu_abd_deployment_phase (AbdBattle *battle)
{
  const int last
      = mu_abd_has_option (battle, MU_ABD_FREE_DEPLOYMENT) ? STAGE_A_UNITS : STAGE_MOUNTS;
  for (; battle->course.stage <= last; battle->course.stage++) {
    if (!deploy_stage (battle))
      return false;
    battle->course.count = 0;
  }
  return true;
}

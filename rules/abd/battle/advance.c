/* What follows a melee that its attacker has won: it goes into the hex that is free now, and
 * cavalry with a leader may strike once more from there; or it plunders a Camp and is lost with it.
 * Defenders never advance. */
#include "rules/abd/battle/engine.h"

/* --- looting --------------------------------------------------------------------- */

/* abd.13.1.4.leader: he is spared the throw, and placed again in the next turn. */
static void
set_leaders_aside (AbdBattle *battle, int unit)
{
  for (int leader = mu_abd_next_leader (battle, unit, MU_NO_BODY); leader != MU_NO_BODY;
       leader = mu_abd_next_leader (battle, unit, leader)) {
    mu_abd_set_leader (battle, leader, MU_NO_BODY, MU_RULE_ABD_CAMP_LEADER);
    battle->piece[leader].turn = (uint8_t) (battle->turn + 1);
  }
}

/* abd.13.1.4.looting */
void
mu_abd_loot (AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  set_leaders_aside (battle, fight->attacker);
  mu_abd_tell (battle, MU_ABD_EVENT_LOOTS, MU_RULE_ABD_CAMP_LOOTING, fight->attacker,
               fight->defender, VALUES (0));
  mu_abd_eliminate (battle, fight->attacker, MU_RULE_ABD_CAMP_LOOTING, false);
}

/* --- the advance -------------------------------------------------------------------- */

/* READING: abd.11.6.terrain: ground that disorders who moves into it does so to who advances;
 * ground that nobody enters nobody advances into. */
static bool
is_disordered_by (const AbdBattle *battle, int unit)
{
  return !mu_reading (battle->setup->readings, MU_READING_HEX_ADVANCE_GROUND)
         && mu_abd_ground_disorders (battle, unit, battle->piece[unit].hex);
}

static bool
is_open (const AbdBattle *battle, int hex)
{
  return battle->at[hex] == MU_NO_BODY
         && battle->chart->terrain[battle->map->terrain[hex]].cost > 0;
}

/* abd.11.6.2.facing: its rear is towards the hex that it came from; who waited off the map faces
 * the entry hex. */
static int
facing_of (const AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  return fight->stood == MU_ABD_OFF
             ? battle->piece[fight->attacker].facing
             : mu_abd_hex_direction (&battle->map->grid, fight->stood, fight->from);
}

static void
enter (AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  const int unit = fight->attacker, facing = facing_of (battle);
  mu_abd_put (battle, unit, fight->from, facing);
  if (fight->stood == MU_ABD_OFF)
    mu_abd_tell_deployed (battle, unit);
  else
    mu_abd_tell_place (battle, unit, MU_RULE_ABD_ADVANCE_FACING, 0);
  if (is_disordered_by (battle, unit))
    mu_abd_disorder (battle, unit, MU_RULE_ABD_ADVANCE_TERRAIN);
}

/* abd.11.6.must-advance, abd.11.6.1.disciplined, abd.11.2.3.v.advance */
static MuRule
reason (const AbdBattle *battle)
{
  if (mu_abd_is_disciplined (battle, battle->fight.attacker))
    return MU_RULE_ABD_ADVANCE_DISCIPLINED;
  return battle->fight.retreat ? MU_RULE_ABD_ADVANCE : MU_RULE_ABD_ADVANCE_MUST;
}

/* Whether it goes: 1 or 0; -1: its player is asked. */
static int
goes (AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  if (!mu_abd_is_disciplined (battle, fight->attacker))
    return 1;
  const MuChoice *choice
      = mu_abd_ask (battle, MU_ABD_ASK_ADVANCE, battle->piece[fight->attacker].master,
                    fight->attacker, fight->defender, fight->from, 0);
  return choice ? choice->value[0] : -1;
}

bool
mu_abd_advance (AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  if (!is_open (battle, fight->from))
    return true;
  const int advances = goes (battle);
  if (advances < 0)
    return false;
  mu_abd_tell (battle, MU_ABD_EVENT_ADVANCES, reason (battle), fight->attacker, fight->defender,
               VALUES (advances));
  if (advances)
    enter (battle);
  return true;
}

/* --- the second melee ------------------------------------------------------------------- */

/* abd.11.6.3.second-melee: of cavalry that is not light, once it has advanced.
 * READING: abd.11.6.3.after-retreat: also into a hex that was left by a retreat. */
bool
mu_abd_may_second (const AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  const AbdPiece *piece = &battle->piece[fight->attacker];
  if (piece->hex != fight->from || piece->second
      || (fight->retreat && mu_reading (battle->setup->readings, MU_READING_HEX_SECOND)))
    return false;
  return mu_abd_arm ((MuAbdType) piece->type) == MU_ABD_CAVALRY
         && mu_abd_values (battle, fight->attacker)->box != MU_ABD_GREEN
         && mu_abd_next_leader (battle, fight->attacker, MU_NO_BODY) != MU_NO_BODY;
}

/* On another enemy: not on who has just gone back before it. abd.11.2.2.target holds here too: who
 * went back no farther than the hex in front bars the flanks. */
void
mu_abd_offer_seconds (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  const AbdPiece *piece = &battle->piece[question->body];
  mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
    const int hex = mu_abd_hex_next (&battle->map->grid, piece->hex, direction);
    const int enemy = hex == MU_ABD_OFF ? MU_NO_BODY : battle->at[hex];
    if (enemy != MU_NO_BODY && enemy != question->other
        && mu_abd_reaches (battle, question->body, enemy))
      mu_abd_offer (list, question->body, enemy, 0, 0);
  }
}

/* The option by which a side spends a point to frighten the enemy's elephants (abd.17.5.elephants):
 * a die for each that has no marker, nothing added. */
#include "rules/abd/battle/engine.h"

enum { STAGE_THROW, STAGE_SETTLE };

static bool
can_be_frightened (const AbdBattle *battle, int unit, int side)
{
  const AbdPiece *piece = &battle->piece[unit];
  return !piece->leader && piece->type == MU_ABD_EL && piece->hex != MU_ABD_OFF
         && piece->master != side && piece->marker == MU_ABD_NO_MARKER;
}

bool
mu_abd_can_frighten (const AbdBattle *battle, int side)
{
  if (!mu_abd_has_option (battle, MU_ABD_ELEPHANTS))
    return false;
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++)
    if (can_be_frightened (battle, unit, side))
      return true;
  return false;
}

/* abd.17.5.panic-control: until the end of the turn; it stays its owner's loss. */
static void
take_fright (AbdBattle *battle, int unit, int die)
{
  const MuAbdFright fright = (MuAbdFright) battle->chart->elephant[die - 1];
  mu_abd_tell (battle, MU_ABD_EVENT_FRIGHT, MU_RULE_ABD_ELEPHANT_TABLE, unit, MU_NO_BODY,
               VALUES (die, (int32_t) fright));
  switch (fright) {
  case MU_ABD_CALM:
    break;
  case MU_ABD_BALKS:
    mu_abd_mark (battle, unit, MU_ABD_YELLOW, MU_RULE_ABD_ELEPHANT_TABLE);
    break;
  case MU_ABD_FRIGHTENED:
    mu_abd_mark (battle, unit, MU_ABD_RED, MU_RULE_ABD_ELEPHANT_TABLE);
    break;
  case MU_ABD_PANICS:
    battle->piece[unit].master = battle->act.side;
    break;
  }
}

/* Those that fit on the table of dice, which are more than any army of the book has. */
static void
throw_for_all (AbdBattle *battle)
{
  mu_abd_tray_clear (battle);
  for (int unit = 0; unit < battle->first[MU_SIDES] && battle->tray.count < ABD_DICE; unit++)
    if (can_be_frightened (battle, unit, battle->act.side))
      mu_abd_tray_throw (battle, MU_ROLL_FRIGHT, battle->act.side, unit);
  battle->act.stage = STAGE_SETTLE;
}

bool
mu_abd_fright_action (AbdBattle *battle)
{
  if (battle->act.stage == STAGE_THROW)
    throw_for_all (battle);
  if (!mu_abd_tray_settled (battle))
    return false;
  for (int i = 0; i < battle->tray.count; i++)
    take_fright (battle, battle->tray.die[i].body, battle->tray.die[i].face);
  mu_abd_tray_clear (battle);
  return true;
}

/* Penthouses and towers: who moves them, who crosses, who can be hurt. What a tower lacks is a
 * sum of men needed less men and animals there, as each stands in for the other; but animals
 * keep it off the wall. Those aboard are judged by their place, which gives cover or takes the
 * shield, whoever they are. */
#include "rules/wrg/siege/tower.h"

#include "rules/wrg/siege/doors.h"
#include "rules/wrg/troop/troop.h"

/* wrg.engineering.penthouse */
#define PENTHOUSE_MOVERS 6
/* wrg.engineering.tower */
#define TOWER_PUSHERS      8
#define PUSHERS_PER_ANIMAL 2
/* wrg.engineering.tower.drawbridge */
#define DRAWBRIDGE_FIGURES 2

int
mu_wrg_siege_gear_move (void)
{
  return mu_wrg_mover_normal_move (MU_WRG_MOVER_OX_DRAWN);
}

/* READING: wrg.engineering.penthouse: the book does not say whether those who
 * move it work the ram; the crew is within and safe, the movers are not, so that
 * they are others unless switched. */
MuRule
mu_wrg_penthouse_refused (const MuReadings *readings, const MuWrgPenthouse *penthouse)
{
  const bool same = mu_reading (readings, MU_READING_PENTHOUSE_CREW);
  if (penthouse->movers < PENTHOUSE_MOVERS)
    return MU_RULE_WRG_ENGINEERING_PENTHOUSE;
  if (penthouse->ram_crew == 0 || same)
    return MU_RULE_NONE;
  return mu_wrg_breach_refused (MU_BARRIER_DOOR, MU_BREACH_RAM, penthouse->ram_crew);
}

int
mu_wrg_tower_missing (const MuWrgTower *tower, MuTrace *trace)
{
  mu_trace_clear (trace);
  int missing = mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_TOWER, TOWER_PUSHERS);
  if (tower->carried > 0)
    missing += mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_TOWER, tower->carried);
  if (tower->pushers > 0)
    missing += mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_TOWER, -tower->pushers);
  if (tower->animals > 0)
    missing += mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_TOWER,
                             -PUSHERS_PER_ANIMAL * tower->animals);
  return missing > 0 ? missing : 0;
}

MuRule
mu_wrg_tower_off_wall (const MuWrgTower *tower)
{
  return tower->animals > 0 ? MU_RULE_WRG_ENGINEERING_TOWER : MU_RULE_NONE;
}

static int
least (int a, int b)
{
  return a < b ? a : b;
}

int
mu_wrg_drawbridge_across (int quarters, int waiting, int room, MuTrace *trace)
{
  mu_trace_clear (trace);
  const int first = least (DRAWBRIDGE_FIGURES, waiting);
  const int more = least (least (DRAWBRIDGE_FIGURES * quarters, waiting - first), room);
  int across = mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_TOWER_DRAWBRIDGE, first);
  if (more > 0)
    across += mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_TOWER_DRAWBRIDGE, more);
  return across;
}

/* wrg.engineering.tower.crew, wrg.engineering.penthouse, wrg.engineering.tower
 *
 * READING: wrg.engineering.tower: pushers can be hurt as others can: that they
 * count unshielded would else mean nothing. */
MuWrgAboardVerdict
mu_wrg_aboard_exposed (MuWrgTowerPlace place, bool stone_thrower)
{
  switch (place) {
  case MU_ABOARD_TOP:
  case MU_ABOARD_DRAWBRIDGE:
    return (MuWrgAboardVerdict){ true, true, false, MU_RULE_WRG_ENGINEERING_TOWER_CREW };
  case MU_ABOARD_INSIDE:
    return (MuWrgAboardVerdict){ stone_thrower, false, false, MU_RULE_WRG_ENGINEERING_TOWER_CREW };
  case MU_ABOARD_PUSHING:
    return (MuWrgAboardVerdict){ true, false, true, MU_RULE_WRG_ENGINEERING_TOWER };
  }
  return (MuWrgAboardVerdict){ false, false, false, MU_RULE_NONE };
}

static bool
shoots_from_top (MuWeapon weapon)
{
  return weapon == MU_WEAPON_LIGHT_SPEAR || weapon == MU_WEAPON_BOW || weapon == MU_WEAPON_CROSSBOW;
}

MuRule
mu_wrg_aboard_shooter_refused (MuWrgTowerPlace place, MuWeapon weapon)
{
  const bool may = (place == MU_ABOARD_TOP && shoots_from_top (weapon))
                   || (place == MU_ABOARD_INSIDE && weapon == MU_WEAPON_ENGINE);
  return may ? MU_RULE_NONE : MU_RULE_WRG_ENGINEERING_TOWER_CREW;
}

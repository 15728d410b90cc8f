/* WRG 5th: how far a body goes this period: its move after all that takes from
 * it (wrg.move.distance.*, wrg.move.rout, wrg.move.pursuit, …, weather, fatigue). */
#ifndef MUSTER_RULES_WRG_MOVE_MARCH_H
#define MUSTER_RULES_WRG_MOVE_MARCH_H

#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/move/manoeuvre.h"
#include "rules/wrg/nerve/fatigue.h"

typedef enum {
  MU_WRG_MARCH_NORMAL, /* retirement, rally and unauthorised advance too */
  MU_WRG_MARCH_CHARGE, /* countercharge */
  MU_WRG_MARCH_EVADE,
  MU_WRG_MARCH_ROUT,
  MU_WRG_MARCH_PURSUIT,
  MU_WRG_MARCH_UNCONTROLLED,
} MuWrgMarchKind;

typedef struct {
  MuTroopType type;
  bool special; /* goes as mover tells, not as its type does */
  MuWrgMover mover;
  MuWrgMarchKind kind;
  int period;      /* of rout, pursuit or uncontrolled advance, from 1 */
  bool then_rout;  /* wrg.move.uncontrolled.then-rout: straight after its second period */
  int delay;       /* quarters spent on changes of direction or formation */
  bool recoiled;   /* or followed up last period */
  bool square;     /* wrg.move.square */
  bool deep;       /* wrg.move.evade.deep: evaders more than two deep */
  bool shot_first; /* wrg.move.evade.shoot-first */
  int hastened;    /* wrg.deploy.forced-march: paces that it may add */
  int head_start;  /* wrg.orders.time-limit: the same */
  MuWrgWeatherEffects weather;
  MuWrgFitness fitness;
} MuWrgMarch;

/* Paces, with a line per rule that adds up to them; never below 0.
 * MU_RULE_NONE, or the rule that allows no such move: no charge for this type
 * (wrg.move.distance.slow), worn out (wrg.fatigue.exhausted). */
MuRule mu_wrg_march (const MuWrgMarch *march, int *paces, MuTrace *trace);

/* What a dummy elephant goes as (wrg.move.distance.dummy). */
MuWrgMover mu_wrg_dummy_mover (const MuReadings *readings);

/* Whether such a mover goes by water, where no mud holds it. */
bool mu_wrg_mover_is_afloat (MuWrgMover mover);

#endif

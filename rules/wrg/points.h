/* WRG 5th: points (wrg.points.*).  Prices stand in points.c as the book's table. */
#ifndef MUSTER_RULES_WRG_POINTS_H
#define MUSTER_RULES_WRG_POINTS_H

#include "rules/trace.h"
#include "rules/wrg/troop.h"

/* Points of one figure; for HCh, LCh and El of one fighting crew figure.
 * trace (may be NULL) is emptied and gets a line per rule. Returns the rule
 * that forbids such a troop (an engine's figures are not sold singly:
 * wrg.points.artillery), or MU_RULE_NONE with *points set. */
MuRule mu_wrg_points_figure (const MuWrgTroop *troop, MuTrace *trace, int *points);

/* Points of one model without its fighting crew: elephant with driver 15,
 * chariot with driver and crew->horses horses (fewer than 2 count as 2) 12/10
 * and more; 0 for figures and engines. trace (may be NULL) is emptied. */
int mu_wrg_points_model (const MuWrgTroop *troop, const MuWrgCrew *crew, MuTrace *trace);

/* Points of one model with its crew (wrg.points.elephant, wrg.points.chariot, wrg.points.crew):
 * each crew figure is priced with the one weapon that it uses. Returns the rule
 * that the troop or its crew breaks (mu_wrg_crew_forbidden; wrg.points.artillery
 * for engines, which are items; wrg.points.crew for figures that ride no model),
 * or MU_RULE_NONE with *points set. */
MuRule mu_wrg_points_crewed_model (const MuWrgTroop *troop, const MuWrgCrew *crew, MuTrace *trace,
                                   int *points);

/* wrg.melee.berserk, wrg.points.extra-weapon: a weapon in each hand is a second
 * class of an infantry figure. */
#define MU_WRG_POINTS_BERSERK 1

/* wrg.points.forced-march: what a forced march adds to one figure or model;
 * engines count as the ox-drawn. */
int mu_wrg_points_forced_march (MuWrgType type);

/* wrg.points.command: a unit 10/25, a semi-independent sub-unit 5/10. */
int mu_wrg_points_command (bool regular, bool sub_unit);

/* wrg.points.generals: commander-in-chief 100, any other 50, mount included. */
int mu_wrg_points_general (bool commander_in_chief);

/* What an army buys besides figures, in the order of the book. */
typedef enum {
  MU_WRG_ITEM_SECOND_CAMEL_ARCHER,
  MU_WRG_ITEM_LIGHT_BOLT_SHOOTER, /* engines with their crew and oxen */
  MU_WRG_ITEM_BOLT_SHOOTER,       /* or 10 mina stone-thrower */
  MU_WRG_ITEM_THIRTY_MINA,
  MU_WRG_ITEM_ONE_TALENT,
  MU_WRG_ITEM_THREE_TALENT,
  MU_WRG_ITEM_FLAME_THROWER,
  MU_WRG_ITEM_ROCKET_LAUNCHER,
  MU_WRG_ITEM_WAGON,
  MU_WRG_ITEM_PACK_HORSE, /* or mule, or a mount for an infantryman */
  MU_WRG_ITEM_PACK_CAMEL,
  MU_WRG_ITEM_BOAT,
  MU_WRG_ITEM_CALTROPS,         /* 10 paces */
  MU_WRG_ITEM_FIELD_WORK,       /* 10 paces of palisade, ditch or rampart */
  MU_WRG_ITEM_STONE_WALL,       /* 10 paces, or 5 of tower */
  MU_WRG_ITEM_SMALL_SIEGE_GEAR, /* mantlet, ladder or ram */
  MU_WRG_ITEM_PENTHOUSE,        /* or 50 paces of pontoon bridge */
  MU_WRG_ITEM_WHEELED_TOWER,
  MU_WRG_ITEM_ELEPHANT_DISGUISE, /* of a camel */
} MuWrgItem;
#define MU_WRG_ITEMS    19
#define MU_WRG_NOT_SOLD (-128)

/* wrg.points.artillery, wrg.points.special-engines, wrg.points.transport, wrg.points.defences,
 * wrg.points.siege, wrg.points.crew: points of one item, MU_WRG_NOT_SOLD if such an army may not
 * have it. */
int mu_wrg_points_item (MuWrgItem item, bool regular);
MuRule mu_wrg_points_item_rule (MuWrgItem item);

#endif

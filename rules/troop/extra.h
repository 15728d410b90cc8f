/* What an army brings besides troops: engines, transport, defences, siege gear. */
#ifndef MUSTER_RULES_TROOP_EXTRA_H
#define MUSTER_RULES_TROOP_EXTRA_H

/* What an army buys besides figures, in the order of the book. Stored: append only. */
typedef enum {
  MU_EXTRA_SECOND_CAMEL_ARCHER,
  MU_EXTRA_LIGHT_BOLT_SHOOTER, /* engines with their crew and oxen */
  MU_EXTRA_BOLT_SHOOTER,       /* or 10 mina stone-thrower */
  MU_EXTRA_THIRTY_MINA,
  MU_EXTRA_ONE_TALENT,
  MU_EXTRA_THREE_TALENT,
  MU_EXTRA_FLAME_THROWER,
  MU_EXTRA_ROCKET_LAUNCHER,
  MU_EXTRA_WAGON,
  MU_EXTRA_PACK_HORSE, /* or mule, or a mount for an infantryman */
  MU_EXTRA_PACK_CAMEL,
  MU_EXTRA_BOAT,
  MU_EXTRA_CALTROPS,         /* 10 paces */
  MU_EXTRA_FIELD_WORK,       /* 10 paces of palisade, ditch or rampart */
  MU_EXTRA_STONE_WALL,       /* 10 paces, or 5 of tower */
  MU_EXTRA_SMALL_SIEGE_GEAR, /* mantlet, ladder or ram */
  MU_EXTRA_PENTHOUSE,        /* or 50 paces of pontoon bridge */
  MU_EXTRA_WHEELED_TOWER,
  MU_EXTRA_ELEPHANT_DISGUISE, /* of a camel */
} MuExtra;
#define MU_EXTRAS 19

#endif

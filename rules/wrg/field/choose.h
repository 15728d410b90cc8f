/* WRG 5th: a battlefield by the terrain rules (wrg.terrain.*), with a policy for
 * sides that no player speaks for: what they name, choose and where they put it.
 * The dice of the rules come from the source given; the policy's whims come from
 * a number and take no dice, so that the record holds what the book has thrown. */
#ifndef MUSTER_RULES_WRG_FIELD_CHOOSE_H
#define MUSTER_RULES_WRG_FIELD_CHOOSE_H

#include "rules/core/dice.h"
#include "rules/field/scale.h"
#include "rules/field/terrain.h"
#include "rules/wrg/field/terrain.h"

/* What a side would have of the ground. */
typedef enum {
  MU_WRG_TASTE_ANY,
  MU_WRG_TASTE_OPEN,  /* as cavalry and chariots do: low numbers, pieces out of the way */
  MU_WRG_TASTE_CLOSE, /* as light troops do: high numbers, woods and steep hills in it */
} MuWrgTaste;

#define MU_WRG_HALVES 2 /* by MuWrgHalf */

typedef struct {
  MuCountry country;
  MuScale scale;
  int width; /* paces */
  int depth;
  int number[MU_WRG_HALVES][MU_SIDES]; /* as players named them, 1 to 6; 0: the policy does */
  MuWrgTaste taste[MU_SIDES];
} MuWrgChoice;

/* A piece, and how it came there. */
typedef struct {
  MuWrgHalf half;
  MuWrgPieceKind kind;
  int pieces; /* that it counts: lines one for each three feet */
  MuSide chooser;
  MuWrgPlacing placing;
  int face;    /* thrown for a hill in the positioner's own area; 0: none was */
  int feature; /* index of the first of its features */
} MuWrgChosen;

#define MU_WRG_CHOSEN_MAX    16
#define MU_WRG_CHOSEN_PARTS  48 /* features */
#define MU_WRG_CHOSEN_POINTS 12 /* spots of one */

/* Plain data, but not to be copied: the features point to the spots. */
typedef struct {
  MuBattlefield field;
  MuFeature features[MU_WRG_CHOSEN_PARTS];
  MuSpot spots[MU_WRG_CHOSEN_PARTS][MU_WRG_CHOSEN_POINTS];
  int number[MU_WRG_HALVES][MU_SIDES];
  uint8_t face[MU_WRG_HALVES][MU_WRG_TERRAIN_DICE_MAX];
  int pieces[MU_WRG_HALVES]; /* wrg.terrain.count */
  MuWrgChosen chosen[MU_WRG_CHOSEN_MAX];
  int count;
} MuWrgChosenField;

/* Chooses and places all pieces of both halves. The field passes
 * mu_battlefield_check and mu_wrg_feature_forbidden, hills lie where their dice
 * let them (wrg.terrain.hills), and each half has just so many pieces.
 * Returns MU_RULE_NONE, or why not: wrg.terrain.count for a number that is none,
 * wrg.deploy.area for a table with no room to deploy, wrg.terrain.area for one
 * smaller than four feet by three, where pieces may find no place. */
MuRule mu_wrg_choose_field (const MuReadings *readings, const MuWrgChoice *choice, MuDice *dice,
                            uint64_t whim, MuWrgChosenField *chosen);

#endif

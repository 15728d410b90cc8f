/* WRG 5th: what stands behind the factors of a reaction test: what counts as
 * near, as cover, as a secure flank, as a general's presence (wrg.reaction.*).
 * Facts are what a player can see or measure at the table. */
#ifndef MUSTER_RULES_WRG_NERVE_SURROUNDINGS_H
#define MUSTER_RULES_WRG_NERVE_SURROUNDINGS_H

#include "rules/battle/terms.h"
#include "rules/troop/troop.h"
#include "rules/wrg/nerve/reaction.h"

/* wrg.reaction.detour: whether a thing counts as within so many paces.
 * straight: to its nearest edge; way_round: past the impassable obstacle that
 * lies between, below 0 where none does. No distance is below 0 otherwise. */
bool mu_wrg_reaction_within (int paces, int straight, int way_round);

/* wrg.reaction.cover.friendly, wrg.reaction.cover.unfriendly: a wood, buildings or a fort. */
typedef enum {
  MU_COVER_UNFRIENDLY,
  MU_COVER_FRIENDLY,
  MU_COVER_NEITHER,
} MuWrgCoverSide;

/* What the testers' side knows of it. Nothing set: it knows nothing. */
typedef struct {
  bool only_enemy;    /* known to hold enemy alone */
  bool only_friends;  /* held by friends, all of it */
  bool disputed;      /* friends fight for it now */
  bool passed;        /* friends have gone through it */
  bool enemy_entered; /* and enemy are known to have come in since */
  bool empty;         /* known to hold nobody */
} MuWrgCoverFacts;

/* MU_RULE_NONE with *side set, or the rule whose facts contradict each other. */
MuRule mu_wrg_reaction_cover (const MuWrgCoverFacts *facts, MuWrgCoverSide *side);

/* wrg.reaction.secure-flank: one flank. Any of these makes it secure. */
typedef struct {
  bool friend_beside;   /* a friendly body not retiring within 5 paces */
  bool obstacle_beside; /* something impassable within 5 paces */
  bool cover_beside;    /* friendly cover within 5 paces */
  bool reserve;         /* wrg.reaction.secure-flank.reserve */
  bool no_enemy;        /* wrg.reaction.secure-flank.no-enemy: none seen that could come onto it */
  bool hidden_ground;   /* within 240 paces, where unseen enemy may be: undoes no_enemy */
} MuWrgFlankFacts;

typedef enum { MU_SHAPE_LINE, MU_SHAPE_SQUARE, MU_SHAPE_CANTABRIAN } MuWrgFlankShape;

bool mu_wrg_flank_is_secure (const MuWrgFlankFacts *flank);

/* How many secure flanks count: 0 to 2. wrg.reaction.secure-flank.special: none
 * for a square, one for a cantabrian circle, whatever stands beside. */
int mu_wrg_secure_flanks (MuWrgFlankShape shape, const MuWrgFlankFacts flank[2]);

/* wrg.reaction.deduct1.shot-at: figures that shot at the body this period or in
 * the last, whichever were more. */
bool mu_wrg_reaction_shot_at (const MuReadings *readings, int shooting, int figures_now,
                              int figures_start);

/* Unbroken friendly units, the testers' own among them, against enemy units
 * that face, charge or pursue (wrg.reaction.strength-units): sets the factors of
 * more, double, fewer and outnumbered. */
void mu_wrg_reaction_compare (const MuReadings *readings, int friends, int enemies,
                              MuWrgReactionFacts *facts);

/* One general of the testers' side. */
typedef struct {
  bool commands;   /* over the body, directly or through a subordinate */
  bool with_body;  /* rides with it */
  bool within_150; /* or with it */
  bool disabled;
  bool broken;
  bool retiring;
  bool joined_later; /* came to the body after it broke */
} MuWrgGeneralFacts;

/* wrg.reaction.either1.general, wrg.reaction.either3.general-with: sets those two factors to 1
 * where a general gives them; the sign is for the player. */
void mu_wrg_reaction_generals (const MuReadings *readings, const MuWrgGeneralFacts *general,
                               int count, bool body_in_rout, MuWrgReactionFacts *facts);

/* wrg.reaction.either.character: the sign that the subordinate general over the
 * body forces on this factor: 1 adds, -1 deducts, 0 leaves it to the player. */
int mu_wrg_reaction_forced_sign (const MuReadings *readings, MuWrgReactionFactor factor,
                                 MuPersonality personality);

/* The factor whose sign goes against that character; MU_REACTION_FACTORS for none. */
MuWrgReactionFactor mu_wrg_reaction_against_character (const MuReadings *readings,
                                                       const MuWrgReactionFacts *facts,
                                                       MuPersonality personality);

#define MU_ORDER_BIT(order)      (1u << (order))
#define MU_WRG_CLASS_BIT(class_) (1u << (class_))

/* wrg.reaction.order-conflict: the order that holds, of a set of those that
 * could; the set is not empty. */
MuOrder mu_wrg_reaction_order (unsigned orders, bool rash_general_with);

/* wrg.reaction.mixed-class: the class that a body of these tests as; the set is
 * not empty. */
MuTroopClass mu_wrg_reaction_class (unsigned classes, MuWrgOccasion occasion);

#endif

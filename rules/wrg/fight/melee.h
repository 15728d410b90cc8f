/* WRG 5th: the hand-to-hand sum (wrg.melee.*). */
#ifndef MUSTER_RULES_WRG_FIGHT_MELEE_H
#define MUSTER_RULES_WRG_FIGHT_MELEE_H

#include "rules/core/reading.h"
#include "rules/troop/troop.h"
#include "rules/wrg/fight/sum.h"

/* Circumstances that hold; a set. Names as the command line has them. */
typedef enum {
  MU_MELEE_FACED_BY_SPEARS = 1 << 0, /* wrg.melee.tactical.faced-spears */
  MU_MELEE_OBSTACLE = 1 << 1,        /* wrg.melee.tactical.obstacle-infantry, -mounted */
  MU_MELEE_CHARGING = 1 << 2,        /* wrg.melee.tactical.charging: or pursuing, following up */
  MU_MELEE_IMPETUOUS = 1 << 3,       /* wrg.melee.tactical.uncontrolled; refused for class D */
  MU_MELEE_UPHILL = 1 << 4,          /* wrg.melee.tactical.uphill */
  MU_MELEE_SHIELDLESS = 1 << 5,      /* wrg.melee.tactical.shieldless, -medium: the opponents
                                        cannot use shields; those who carry none are shieldless
                                        without saying so */
  MU_MELEE_FLANK_OR_REAR = 1 << 6,   /* wrg.melee.tactical.super-heavy-flank */
  MU_MELEE_PURSUING = 1 << 7,        /* wrg.melee.tactical.pursuing-contact; it brings
                                        wrg.melee.tactical.charging with it */
} MuWrgMeleeCircumstance;

typedef struct {
  MuTroop fighter;
  MuTroop target;
  MuWeapon weapon;        /* in hand; MU_WEAPON_SIDEARM; ignored for chariots and elephants */
  int figures;            /* fighting figures, or models */
  int period;             /* of this melee, from 1 = initial */
  bool recoiled;          /* fighter has been forced to recoil in this melee */
  unsigned circumstances; /* MuWrgMeleeCircumstance set */
  int shot_losses;        /* whole casualties per figure taken from shooting this period */
  int random;             /* mu_wrg_random_melee */
  bool half;              /* fighter disordered: half effect */
  bool crew_only;         /* model met on flank or rear alone: wrg.melee.eligible.crew-only */
  MuCrew crew;            /* of each model: those who fight in this direction; horses */
  unsigned weather;       /* MuWrgWeatherToll set: each takes 1 off the weapon factor */
  int body;               /* figures or models there are; 0: not said */
  bool general;           /* one fights in the front rank: no random factor below 0 */
  bool tired;             /* fitness gone (wrg.fatigue.zero): other random factors */
  bool mounted_infantry;  /* foot fighting from its mounts: the dice count a class lower */
  bool berserk;           /* with a weapon in each hand: each deals blows as two */
} MuWrgMelee;

typedef enum {
  MU_MELEE_OK = 0,
  MU_MELEE_NOT_CARRIED,
  MU_MELEE_CANNOT_APPLY, /* a circumstance that these troops cannot meet */
  MU_MELEE_NO_FIGURES,
  MU_MELEE_BAD_PERIOD,  /* below 1 */
  MU_MELEE_TOO_MANY,    /* more figures than the body has */
  MU_MELEE_BAD_RANDOM,  /* the dice cannot give it to this class (mu_wrg_random_range_melee) */
  MU_MELEE_CONTRADICTS, /* two circumstances exclude each other (mu_wrg_melee_closed) */
  MU_MELEE_FORBIDDEN,   /* such troops cannot be (mu_wrg_troop_forbidden) */
  MU_MELEE_BAD_CREW,    /* weapons or horses that such a model cannot have */
  MU_MELEE_NO_BERSERK,  /* such a figure is none (wrg.melee.berserk) */
  MU_MELEE_BAD_LOSSES,  /* shot_losses below 0 */
} MuWrgMeleeAnswer;

/* The row of the factor table that applies. */
typedef enum {
  MU_MELEE_ROW_KONTOS,
  MU_MELEE_ROW_MOUNTED_LIGHT,
  MU_MELEE_ROW_MOUNTED_OTHER,
  MU_MELEE_ROW_PIKE,
  MU_MELEE_ROW_LONG_SPEAR,
  MU_MELEE_ROW_HEAVY_THROWING,
  MU_MELEE_ROW_LIGHT_SPEAR,
  MU_MELEE_ROW_SWORD,
  MU_MELEE_ROW_TWO_HANDED,
  MU_MELEE_ROW_WEAK,
  MU_MELEE_ROW_CHARIOT,
  MU_MELEE_ROW_ELEPHANT,
} MuWrgMeleeRow;
#define MU_MELEE_ROWS 12

/* Which row (wrg.melee.factor.*) this weapon gives such a fighter in this
 * period of the melee, against this target. */
MuWrgMeleeRow mu_wrg_melee_row (const MuTroop *fighter, MuWeapon weapon, int period, bool recoiled,
                                MuTroopType target);

/* Whether none of the fighter's weapons gives him another row in any later
 * period, but for a recoil. */
bool mu_wrg_melee_row_lasts (const MuTroop *fighter, int period);

/* The table: the factor of a row against a column. */
int mu_wrg_melee_weapon_factor (MuWrgMeleeRow row, MuTroopType target);

/* The rule that this row of it is. */
MuRule mu_wrg_melee_row_rule (MuWrgMeleeRow row);

/* wrg.melee.eligible.ranks: half ranks that fight, 2 for one rank, 3 for one
 * and a half, 5 for two and a half (the first whole and half of each of the
 * next three); 2 for irregulars and the disordered whatever the row. */
int mu_wrg_melee_half_ranks (MuWrgMeleeRow row, bool regular, bool disordered);

/* The close weapon that gives the best factor now, of those carried. */
MuWeapon mu_wrg_melee_best_weapon (const MuTroop *fighter, int period, bool recoiled,
                                   MuTroopType target);

/* The rule that leaves no place for this one circumstance between these troops,
 * or beside the others that the melee holds: nobody is faced by the spears of
 * those whom he takes in the flank or pursues. MU_RULE_NONE: it may hold. Only
 * fighter, target and circumstances are asked. */
MuRule mu_wrg_melee_closed (const MuWrgMelee *melee, MuWrgMeleeCircumstance circumstance);

/* wrg.after.recoil: nobody has been forced to recoil before a melee's first
 * period is over. MU_RULE_NONE: he may have been. */
MuRule mu_wrg_melee_recoiled_closed (int period);

/* What the circumstance adds to this melee, 0 if it is closed. */
int mu_wrg_melee_amount (const MuWrgMelee *melee, MuWrgMeleeCircumstance circumstance);

/* The same with its line: trace is emptied and gets it. */
int mu_wrg_melee_circumstance (const MuWrgMelee *melee, MuWrgMeleeCircumstance circumstance,
                               MuTrace *trace);

/* What so many whole casualties per figure take (wrg.melee.tactical.shot-losses). */
int mu_wrg_melee_shot_losses (int losses);

/* What this crew of a model adds to its factor, its horses with it where the model charges; trace
 * is emptied and gets a line for each. Only fighter, target, crew and circumstances are asked. */
int mu_wrg_melee_crew (const MuReadings *readings, const MuWrgMelee *melee, MuTrace *trace);

/* The rule behind an answer that is not OK; MU_RULE_NONE where it was bad usage.
 * refused: as mu_wrg_melee gave it. */
MuRule mu_wrg_melee_answer_rule (const MuWrgMelee *melee, MuWrgMeleeAnswer answer,
                                 unsigned refused);

/* The whole sum; as mu_wrg_shoot. */
MuWrgMeleeAnswer mu_wrg_melee (const MuReadings *readings, const MuWrgMelee *melee, MuWrgSum *sum,
                               MuTrace *trace, unsigned *refused);

#endif

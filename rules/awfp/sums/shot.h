/* Fast Play: missiles (awfp.missile.table): who shoots how far with what, the factors of a shot,
 * the dice of a volley. */
#ifndef MUSTER_RULES_AWFP_SUMS_SHOT_H
#define MUSTER_RULES_AWFP_SUMS_SHOT_H

#include "rules/awfp/play.h"
#include "rules/awfp/scale.h"
#include "rules/awfp/state.h"
#include "rules/field/fix.h"

typedef struct {
  MuAwfpTroop shooter, target;
  MuAwfpShooting with;
  bool far;      /* beyond the close band */
  bool charging; /* the target charges or countercharges this turn */
  bool shielded; /* against this shot: shield.h */
  bool cover;    /* the target, awfp.def.cover */
  bool shaken;   /* the target, in close order, is disordered or worse */
  bool flank;    /* from flank or rear, awfp.def.flank */
  bool higher;   /* the shooter stands higher */
} MuAwfpShot;

/* The row that such troops shoot this weapon by; -1 for one that does not shoot. Whoever rides or
 * drives has a bow of the saddle. */
int mu_awfp_shooting_of (const MuAwfpTroop *troop, MuAwfpWeapon weapon);
/* The weapon of a row, as shields ask for it. */
MuAwfpWeapon mu_awfp_shooting_weapon (MuAwfpShooting with);

/* With what such troops shoot best at this distance, a MuAwfpShooting: in the close band before the
 * far one, then with more ranks, then what reaches farther. -1: with nothing. *far (may be NULL) is
 * set with it: whether that is beyond the close band. */
int mu_awfp_shoots_with (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop,
                         MuFix distance, bool *far);
/* The farthest that any of them can; 0: they do not shoot. */
MuFix mu_awfp_range (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop);
/* awfp.weapons.ranks: ranks that shoot with it in the order they are in. */
int mu_awfp_shot_ranks (const MuAwfpPlay *play, const MuAwfpTroop *troop, MuAwfpShooting with);

/* Added to each d10. trace (may be NULL) is emptied and gets a line for each factor. */
int mu_awfp_shot_factor (const MuAwfpPlay *play, const MuAwfpShot *shot, MuTrace *trace);
/* Whether this face, 1 to 10, hits: a natural 10 always does. */
bool mu_awfp_shot_hits (const MuAwfpPlay *play, int face, int factor);
/* Faces of ten that hit, 1 to 10. */
int mu_awfp_shot_tenths (const MuAwfpPlay *play, int factor);

/* awfp.orders.advance.fire-penalty: the dice of a volley. front, behind: stands of the front rank
 * and of those behind it that are in reach and whose weapon lets them shoot. Disordered: half of
 * all, fragmented: half of the front alone, routed: none. Of foot that moved, or of those who are
 * low on missiles, half again, once for both. Halves go up. */
int mu_awfp_volley_dice (int front, int behind, MuAwfpState state, bool foot_moved, bool low);
/* awfp.missile.ammunition: whether a volley with so many natural ones leaves its unit lower on
 * missiles: two of them, or one of one or two dice. */
bool mu_awfp_volley_empties (int dice, int ones);

#endif

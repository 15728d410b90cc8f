/* WRG 5th: the formations that change other sums (wrg.formation.*). */
#ifndef MUSTER_RULES_WRG_MOVE_FORMATION_H
#define MUSTER_RULES_WRG_MOVE_FORMATION_H

#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/wrg/troop/troop.h"

#define MU_WRG_TESTUDO_WIDE 4 /* wrg.formation.testudo: figures */

/* What a player says of a body that takes up a formation. */
typedef struct {
  MuTroop troop;
  MuFormation formation;
  int wide;        /* figures, of the front rank */
  bool legionary;  /* Roman legionaries of the first two centuries AD */
  int wedge_heads; /* points of a wedge */
} MuWrgFormed;

/* The rule that bars it: wrg.formation.testudo (legionary foot, four wide),
 * wrg.formation.cantabrian (cavalry, one wide), wrg.formation.wedge.limits (no
 * chariots, no elephants, one point: unless switched). MU_RULE_NONE: it may. */
MuRule mu_wrg_formation_barred (const MuReadings *readings, const MuWrgFormed *formed);

/* wrg.formation.testudo: whether such troops can be the legionaries of the book.
 * READING: wrg.formation.testudo: regular heavy or super-heavy foot with shields. */
bool mu_wrg_may_be_legionary (const MuTroop *troop);

/* How a body is to begin the battle. */
typedef struct {
  MuTroop troop;
  MuFormation formation;
  int figures, ranks;
  bool legionary;
} MuWrgFirstForm;

/* The rule by which it cannot: mu_wrg_formation_barred with the files that so many ranks
 * leave, or wrg.scale.troops for models, which stand in a line. MU_RULE_NONE: it may. */
MuRule mu_wrg_first_form_barred (const MuReadings *readings, const MuWrgFirstForm *form);

/* The ranks in which so many figures begin: those wanted, or fewer where a square has no room
 * for more; what the formation demands of a testudo (0: no number of ranks leaves four files), a
 * circle (a file of all) and a wedge (with one figure in front). */
int mu_wrg_first_form_ranks (MuFormation formation, int figures, int wanted);

/* What the body's figures fight and shoot as: those of a testudo as heavy foot
 * with swords and nothing to throw (wrg.formation.testudo); others as themselves. */
MuTroop mu_wrg_formation_fights_as (const MuTroop *troop, MuFormation formation);

/* Paces a period: a square at half speed (wrg.formation.square), a testudo at
 * that of super heavy foot, a Cantabrian circle not at all. */
int mu_wrg_formation_move (const MuTroop *troop, MuFormation formation);

/* wrg.formation.cantabrian: always a moving target, and neither advancing nor
 * retiring, whatever its figures do. */
bool mu_wrg_formation_always_moves (MuFormation formation);

/* wrg.formation.square: flank and rear; none of a square. */
bool mu_wrg_formation_has_flanks (MuFormation formation);

/* wrg.formation.cantabrian.shoot: figures of the body that can shoot in one
 * period, each from where it is nearest: all of a circle; elsewhere those in
 * reach. */
int mu_wrg_formation_shooters (MuFormation formation, int figures, int in_reach);

/* wrg.formation.cantabrian.shoot: files of the line, two deep, that a circle
 * turns into when made to evade or countercharge. */
int mu_wrg_cantabrian_files (int figures);

/* How many figures stand behind one another, the last rank may be short. files: of the
 * front rank, on each face of a square. A circle is one deep.
 * READING: wrg.formation.square: a quarter of the figures on each face.
 * READING: wrg.formation.wedge: figures beyond the last complete rank stand behind it. */
int mu_wrg_formation_ranks (MuFormation formation, int figures, int files);

/* Figures of the front rank at the most: those on one face of a square. */
int mu_wrg_formation_files_most (MuFormation formation, int figures);

/* Figures of the front rank of a body that stands so many ranks deep; at least 1. */
int mu_wrg_formation_files (MuFormation formation, int figures, int ranks);

/* The ground that a body fills. */
typedef struct {
  int width, depth; /* paces */
} MuWrgRoom;

/* horses: of a chariot, else 0.
 * READING: wrg.formation.wedge: a wedge fills the ground of its widest rank, and so does its
 * enemy meet it.
 * READING: wrg.formation.cantabrian: the ring fills a square with the column that made it as
 * its edge. */
MuWrgRoom mu_wrg_formation_room (MuFormation formation, MuTroopType type, int horses, int figures,
                                 int files);

/* wrg.formation.wedge: figures in a rank (from 0) of a wedge with so many in
 * front. */
int mu_wrg_wedge_rank (int front, int rank);

/* wrg.formation.wedge: complete ranks of a wedge of so many figures. */
int mu_wrg_wedge_ranks (int front, int figures);

/* Whether two kinds of troops of a unit form one body, others being those behind or on
 * the flanks: MU_RULE_NONE; wrg.units.mixed.sub-unit where they are horse and foot or
 * do not fight in equivalent formation; wrg.units.mixed.same for models, and for
 * regulars with irregulars; wrg.formation.mixed where others are neither lighter armoured nor
 * longer ranged, but the first kind is. */
MuRule mu_wrg_mixed_troops_barred (const MuTroop *troop, const MuTroop *others);

/* How the lighter or longer-ranged figures of a mixed body stand. */
typedef struct {
  int left, right;  /* of them beside the others */
  int behind;       /* of them behind the others */
  int ranks_before; /* ranks of the others before those behind */
  int ranks;        /* of the whole body */
} MuWrgMixed;

/* wrg.formation.mixed: half on each flank, or behind two ranks where the body
 * is four deep or deeper, behind one where it is shallower. */
MuRule mu_wrg_mixed_barred (const MuWrgMixed *mixed);

#endif

/* What the files that choose terrain ask of each other, rules/wrg/field/choose*.c alone;
 * each function is explained where it stands. */
#ifndef MUSTER_RULES_WRG_FIELD_CHOOSE_PRIVATE_H
#define MUSTER_RULES_WRG_FIELD_CHOOSE_PRIVATE_H

#include "rules/wrg/field/choose.h"

/* --- choose_shape.c --- */

/* Numbers without end from one number. */
typedef struct {
  uint64_t seed;
  uint32_t next;
} Whim;

int mu_wrg_whim_below (Whim *whim, int limit); /* 0 to limit - 1; limit above 0 */
int mu_wrg_whim_between (Whim *whim, int least, int most);

/* Paces, the borders included. */
typedef struct {
  int left, right, low, high;
} Zone;

Zone mu_wrg_zone_of_spots (const MuSpot *spots, int count);
bool mu_wrg_zones_meet (Zone one, Zone other, int margin);
/* Whether the line comes into the zone or nearer than the margin. */
bool mu_wrg_line_meets_zone (const MuFeature *line, Zone zone, int margin);
/* Whether two lines cross; *spot: where they do first. */
bool mu_wrg_lines_cross (const MuFeature *one, const MuFeature *other, MuSpot *spot);

/* An outline about 0, 0 of so many square paces, longer than wide unless round:
 * MU_WRG_CHOSEN_POINTS spots at most; returns their number. */
int mu_wrg_shape_blob (Whim *whim, int square_paces, bool round, MuSpot *spots);
/* An upright box about 0, 0; 4. */
int mu_wrg_shape_box (Whim *whim, int square_paces, MuSpot *spots);
/* A course from spot to spot, winding by so many paces between; its spots. */
int mu_wrg_shape_course (Whim *whim, MuSpot from, MuSpot to, int winding, MuSpot *spots);

/* --- choose_field.c: the field as far as it is there --- */

typedef struct {
  const MuReadings *readings;
  const MuWrgChoice *choice;
  MuDice *dice;
  Whim whim;
  MuWrgChosenField *field;
  int inch;           /* paces */
  int area_most;      /* square inches, of the pieces of this half */
  bool tight;         /* one beside the other, and no fields */
  Zone own[MU_SIDES]; /* wrg.deploy.area */
} Chooser;

/* How far the field was at some time. */
typedef struct {
  int features;
  int chosen;
} Mark;

/* Returns the feature, NULL if there is no room for more. */
MuFeature *mu_wrg_field_add (Chooser *chooser, MuFeatureKind kind, const MuSpot *spots, int count);
bool mu_wrg_field_is_lawful (const Chooser *chooser);
bool mu_wrg_field_is_free (const Chooser *chooser, Zone zone, int but);
void mu_wrg_field_note (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind, MuWrgPlacing placing,
                        int face, int feature);
Mark mu_wrg_field_mark (const Chooser *chooser);
void mu_wrg_field_go_back (Chooser *chooser, Mark mark);
Zone mu_wrg_zone_of_half (const Chooser *chooser, MuWrgHalf half);
bool mu_wrg_zone_is_within (Zone inner, Zone outer);
MuFeatureKind mu_wrg_feature_of_piece (Whim *whim, MuWrgPieceKind kind);

/* --- choose_area.c: hills, woods, hamlets and their like --- */

/* A piece that has been chosen, with its die, before it has its place. */
typedef struct {
  MuWrgPieceKind kind;
  MuWrgPlacing placing;
  int face;
} Planned;

bool mu_wrg_is_hill (MuWrgPieceKind kind);
Planned mu_wrg_plan_area (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind);
bool mu_wrg_lay_areas (Chooser *chooser, MuWrgHalf half, const Planned *planned, int count);

/* --- choose_line.c: waters and roads --- */

bool mu_wrg_is_line (MuWrgPieceKind kind);
bool mu_wrg_has_water (const Chooser *chooser, MuWrgHalf half);
int mu_wrg_roads_in (const Chooser *chooser, MuWrgHalf half);
int mu_wrg_lay_line (Chooser *chooser, MuWrgHalf half, MuWrgPieceKind kind, int left);

#endif

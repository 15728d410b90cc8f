/* What the parts of the siege sums share in private: sums_siege*.c. */
#ifndef MUSTER_APP_SUMS_WRG_SIEGE_SIEGE_H
#define MUSTER_APP_SUMS_WRG_SIEGE_SIEGE_H

#include "app/sums/wrg/fields.h"
#include "rules/wrg/fight/sum.h"

/* Labels in the order of MuWrgBurnable, for files that include glib/gi18n.h. */
#define SIEGE_BURNABLES                                                                            \
  N_ ("a building"), N_ ("a wood"), N_ ("a door"), N_ ("60 paces of palisade"),                    \
      N_ ("a penthouse"), N_ ("a tower")

#define SIEGE_FIGURES 400 /* the most that a field takes */

/* siege_common.c: what is entered, and what answers share. */
/* The troop of the field, NULL where none is given. */
const MuTroop *mu_siege_troop (const MuSumInput *input, const char *key);
/* The random factor of dice in fields "minus" and "plus" thrown for such shooters. */
int mu_siege_random (const MuSumInput *input, const MuTroop *shooter);
/* The die of fields "minus" and "plus". */
MuDie mu_siege_random_die (const MuSumInput *input, int field, const MuTroop *shooter);
void mu_siege_yes_or_no (MuSumAnswer *answer, const char *key, gboolean yes);
/* Results of a sum in the order of the command's verbs. */
void mu_siege_sum (MuSumAnswer *answer, const MuWrgSum *sum, const char *last_key);
/* The casualties are to be taken by the troop of this field, where one is given. */
void mu_siege_lose (const MuSumInput *input, MuSumAnswer *answer, const char *key, int casualties);

/* What a throw of minus and plus die would bring, in casualties or fire points. */
typedef int (*MuSiegeOutcome) (gconstpointer context, int minus, int plus);
/* Bars of all throws with these dice, least first; now: what was thrown. */
void mu_siege_bars_of_two (MuSumAnswer *answer, MuDie plus_die, MuSiegeOutcome outcome,
                           gconstpointer context, int now);
/* Bars of an ordinary die: it brings something from this face upwards. */
void mu_siege_bars_of_one (MuSumAnswer *answer, const char *from, const char *below, int least,
                           int face);

extern const char *const mu_siege_overhead_words[];
extern const char *const mu_siege_overhead_labels[];

/* The kinds: their fields and their work. */
extern const MuField mu_siege_task_fields[], mu_siege_ditch_fields[], mu_siege_ram_fields[],
    mu_siege_axe_fields[], mu_siege_elephant_fields[], mu_siege_archway_fields[],
    mu_siege_penthouse_fields[], mu_siege_tower_fields[], mu_siege_tower_crew_fields[],
    mu_siege_battery_fields[], mu_siege_ladder_fields[], mu_siege_ladder_throw_fields[],
    mu_siege_escalade_fields[], mu_siege_assault_fields[], mu_siege_fire_fields[],
    mu_siege_spread_fields[], mu_siege_inside_fields[], mu_siege_flame_fields[],
    mu_siege_caltrops_fields[], mu_siege_lay_fields[], mu_siege_clear_fields[],
    mu_siege_sight_fields[];

void mu_siege_task_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_ditch_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_ram_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_axe_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_elephant_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_archway_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_penthouse_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_tower_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_tower_crew_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_battery_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_ladder_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_ladder_throw_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_escalade_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_assault_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_fire_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_spread_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_inside_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_flame_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_caltrops_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_lay_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_clear_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_siege_sight_work (const MuSumTask *task, MuSumAnswer *answer);

int mu_siege_shooter_dice (const MuSumInput *input, int field, MuDie *die); /* battery, fire */
int mu_siege_flame_dice (const MuSumInput *input, int field, MuDie *die);
int mu_siege_caltrops_dice (const MuSumInput *input, int field, MuDie *die);
int mu_siege_archway_dice (const MuSumInput *input, int field, MuDie *die);

/* What rests on weather or night that the house rules leave out: of any kind. */
MuRule mu_siege_weather_closed (const MuSumInput *input, int field, int word);
MuRule mu_siege_fire_closed (const MuSumInput *input, int field, int word);
MuRule mu_siege_tower_closed (const MuSumInput *input, int field, int word);
MuRule mu_siege_flame_closed (const MuSumInput *input, int field, int word);
MuRule mu_siege_archway_closed (const MuSumInput *input, int field, int word);

#endif

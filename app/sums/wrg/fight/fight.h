/* What the parts of sums_fight.c share: fields, and pieces of their answers. */
#ifndef MUSTER_APP_SUMS_WRG_FIGHT_FIGHT_H
#define MUSTER_APP_SUMS_WRG_FIGHT_FIGHT_H

#include "app/sums/wrg/fields.h"
#include "rules/wrg/fight/sum.h"
#include "rules/wrg/fight/target.h"
#include "rules/wrg/troop/shields.h"

/* In the order of the bits of MuWrgMeleeCircumstance. */
#define FIGHT_MELEE_WORDS                                                                          \
  "faced-by-spears", "obstacle", "charging", "impetuous", "uphill", "shieldless", "flank-or-rear", \
      "pursuing"
#define FIGHT_MELEE_LABELS                                                                         \
  N_ ("faced by pikes or long spears"), N_ ("crossing a defended obstacle"),                       \
      N_ ("charging, pursuing or following up"), N_ ("in uncontrolled advance"),                   \
      N_ ("uphill of the enemy"), N_ ("enemy cannot use shields"),                                 \
      N_ ("flank or rear of super heavies or elephants"), N_ ("routers still in contact")

/* Words that several kinds ask for; the labels beside them are message ids. */
extern const char *const mu_fight_side_words[], *const mu_fight_side_labels[];
extern const char *const mu_fight_state_words[], *const mu_fight_state_labels[];
extern const char *const mu_fight_formation_words[], *const mu_fight_formation_labels[];
extern const char *const mu_fight_slope_words[], *const mu_fight_slope_labels[];
extern const char *const mu_fight_perch_words[], *const mu_fight_perch_labels[];

/* Whether both troops that a sum is about are there. */
gboolean mu_fight_has (const MuSumInput *input, const char *first, const char *second);

/* The rule that bars the formation to such troops, MU_RULE_NONE if they may stand so. */
MuRule mu_fight_formation_closed (const MuSumInput *input, const MuTroop *troop, int formation);

/* Refuses a weapon that does not shoot, or that the shooter does not carry; the
 * field is "using". */
void mu_fight_refuse_missile (const MuSumInput *input, const MuTroop *shooter, MuWeapon weapon,
                              MuSumAnswer *answer);

/* The body that is shot at or struck, as entered: target-using, from,
 * target-state, target-formation. */
MuWrgStance mu_fight_stance (const MuSumInput *input, const MuTroop *target);

/* Plus and minus: how many dice and which, none where the random factor is
 * typed in. troop: whose dice. */
int mu_fight_dice (const MuSumInput *input, int field, const char *troop, MuDie *die);

/* wrg.dice: a typed random factor leaves no place for dice, and they for it. */
MuRule mu_fight_random_closed (const MuSumInput *input, int field);

/* Refuses a random factor that the dice of such troops cannot give, with those they can. */
void mu_fight_refuse_random (MuSumAnswer *answer, MuRule rule, const char *notation, int random,
                             int least, int most);

/* The five lines of a sum, its headline and detail, and the losses, which the
 * target takes. carried: what the target carries over from before. */
void mu_fight_answer (MuSumAnswer *answer, const MuWrgSum *sum, const MuSumInput *input);
void mu_fight_casualties (MuSumAnswer *answer, int casualties, int carried, MuTroopType type);

/* Says why the target has no use of its shields, or stands in cover. */
void mu_fight_note_protection (MuSumAnswer *answer, const MuWrgProtection *protection);

/* The parts: fields and functions of each kind. */
extern const MuField mu_fight_shoot_fields[], mu_fight_melee_fields[], mu_fight_points_fields[],
    mu_fight_class_fields[], mu_fight_random_fields[], mu_fight_casualties_fields[],
    mu_fight_disorder_fields[], mu_fight_fighting_fields[], mu_fight_range_fields[],
    mu_fight_may_shoot_fields[], mu_fight_overhead_fields[], mu_fight_priority_fields[],
    mu_fight_shields_fields[], mu_fight_type_fields[], mu_fight_engine_fields[];
MuRule mu_fight_shoot_closed (const MuSumInput *input, int field, int word);
MuRule mu_fight_melee_closed (const MuSumInput *input, int field, int word);
MuRule mu_fight_points_closed (const MuSumInput *input, int field, int word);
MuRule mu_fight_random_field_closed (const MuSumInput *input, int field, int word);
MuRule mu_fight_disorder_closed (const MuSumInput *input, int field, int word);
MuRule mu_fight_fighting_closed (const MuSumInput *input, int field, int word);
MuRule mu_fight_shields_closed (const MuSumInput *input, int field, int word);
MuRule mu_fight_type_closed (const MuSumInput *input, int field, int word);
MuRule mu_fight_engine_closed (const MuSumInput *input, int field, int word);
const char *mu_fight_shoot_idle (const MuSumInput *input, int field, int word, MuRule *rule);
const char *mu_fight_melee_idle (const MuSumInput *input, int field, int word, MuRule *rule);
const char *mu_fight_disorder_idle (const MuSumInput *input, int field, int word, MuRule *rule);
gboolean mu_fight_melee_implied (const MuSumInput *input, int field, int word);
int mu_fight_shoot_amount (const MuSumInput *input, int field, int word);
int mu_fight_melee_amount (const MuSumInput *input, int field, int word);
int mu_fight_shoot_dice (const MuSumInput *input, int field, MuDie *die);
int mu_fight_melee_dice (const MuSumInput *input, int field, MuDie *die);
void mu_fight_shoot_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_melee_tell (MuSumTold *told, int troop, const MuSumFacts *facts);
void mu_fight_melee_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_points_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_class_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_random_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_casualties_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_disorder_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_fighting_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_range_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_may_shoot_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_overhead_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_priority_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_shields_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_type_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_fight_engine_work (const MuSumTask *task, MuSumAnswer *answer);

#endif

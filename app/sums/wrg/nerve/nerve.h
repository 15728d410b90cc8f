/* What the parts of the sums of nerve share in private: sums_nerve*.c. */
#ifndef MUSTER_APP_SUMS_WRG_NERVE_NERVE_H
#define MUSTER_APP_SUMS_WRG_NERVE_NERVE_H

#include "app/sums/wrg/fields.h"
#include "rules/wrg/nerve/verdict.h"

/* nerve_common.c: what answers share. */
const char *mu_nerve_duty_key (MuWrgDuty duty); /* "must", "may", "may-not" */
/* Result of this key, and the words for that duty as headline. */
void mu_nerve_verdict (MuSumAnswer *answer, const char *key, MuWrgVerdict verdict, const char *must,
                       const char *may, const char *may_not);
/* "1412.25", and for people "1,412.25"; free with g_free. */
char *mu_nerve_points (gint64 quarters);
char *mu_nerve_points_words (gint64 quarters);

extern const char *const mu_nerve_occasions[], *const mu_nerve_occasion_labels[];

/* The kinds: their fields and their work. */
extern const MuField mu_nerve_reaction_fields[], mu_nerve_due_fields[], mu_nerve_rally_fields[],
    mu_nerve_flanks_fields[], mu_nerve_cover_fields[], mu_nerve_recoil_fields[],
    mu_nerve_pursuit_fields[], mu_nerve_break_off_fields[], mu_nerve_surrender_fields[],
    mu_nerve_through_enemy_fields[], mu_nerve_through_friends_fields[], mu_nerve_share_fields[],
    mu_nerve_risk_fields[], mu_nerve_challenge_fields[], mu_nerve_target_fields[],
    mu_nerve_victory_fields[], mu_nerve_losses_fields[], mu_nerve_objective_fields[],
    mu_nerve_running_fields[], mu_nerve_class_fields[], mu_nerve_conflict_fields[],
    mu_nerve_strength_fields[], mu_nerve_per_figure_fields[], mu_nerve_turn_fields[],
    mu_nerve_way_fields[], mu_nerve_rally_how_fields[], mu_nerve_engines_fields[],
    mu_nerve_pursuit_on_fields[], mu_nerve_trample_fields[], mu_nerve_general_lost_fields[],
    mu_nerve_challenged_fields[], mu_nerve_general_as_fields[], mu_nerve_defences_fields[];

void mu_nerve_reaction_tell (MuSumTold *told, int troop, const MuSumFacts *facts);
void mu_nerve_recoil_tell (MuSumTold *told, int troop, const MuSumFacts *facts);
void mu_nerve_reaction_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_due_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_rally_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_flanks_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_cover_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_recoil_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_pursuit_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_break_off_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_surrender_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_through_enemy_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_through_friends_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_share_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_risk_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_challenge_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_target_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_victory_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_losses_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_objective_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_running_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_class_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_conflict_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_strength_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_per_figure_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_turn_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_way_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_rally_how_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_engines_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_pursuit_on_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_trample_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_general_lost_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_challenged_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_general_as_work (const MuSumTask *task, MuSumAnswer *answer);
void mu_nerve_defences_work (const MuSumTask *task, MuSumAnswer *answer);

int mu_nerve_reaction_dice (const MuSumInput *input, int field, MuDie *die);
int mu_nerve_trample_dice (const MuSumInput *input, int field, MuDie *die);
int mu_nerve_risk_dice (const MuSumInput *input, int field, MuDie *die);
int mu_nerve_challenge_dice (const MuSumInput *input, int field, MuDie *die);

MuRule mu_nerve_reaction_closed (const MuSumInput *input, int field, int word);
MuRule mu_nerve_per_figure_closed (const MuSumInput *input, int field, int word);
MuRule mu_nerve_trample_closed (const MuSumInput *input, int field, int word);
MuRule mu_nerve_cover_closed (const MuSumInput *input, int field, int word);
const char *mu_nerve_reaction_idle (const MuSumInput *input, int field, int word, MuRule *rule);
gboolean mu_nerve_reaction_implied (const MuSumInput *input, int field, int word);
int mu_nerve_reaction_amount (const MuSumInput *input, int field, int word);

#endif

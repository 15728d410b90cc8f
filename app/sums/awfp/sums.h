/* What system.c makes rows of: private to app/sums/awfp. A kind's callbacks as sum.h has them. */
#ifndef MUSTER_APP_SUMS_AWFP_SUMS_H
#define MUSTER_APP_SUMS_AWFP_SUMS_H

#include "app/sums/core/sum.h"

extern const MuField mu_awfp_leadership_fields[];
int mu_awfp_leadership_dice (const MuSumInput *input, int field, MuDie *die);
void mu_awfp_leadership_work (const MuSumTask *task, MuSumAnswer *answer);

extern const MuField mu_awfp_test_fields[];
MuRule mu_awfp_test_closed (const MuSumInput *input, int field, int word);
const char *mu_awfp_test_idle (const MuSumInput *input, int field, int word, MuRule *rule);
int mu_awfp_test_amount (const MuSumInput *input, int field, int word);
void mu_awfp_test_work (const MuSumTask *task, MuSumAnswer *answer);

extern const MuField mu_awfp_shoot_fields[];
MuRule mu_awfp_shoot_closed (const MuSumInput *input, int field, int word);
const char *mu_awfp_shoot_idle (const MuSumInput *input, int field, int word, MuRule *rule);
int mu_awfp_shoot_amount (const MuSumInput *input, int field, int word);
int mu_awfp_shoot_dice (const MuSumInput *input, int field, MuDie *die);
void mu_awfp_shoot_work (const MuSumTask *task, MuSumAnswer *answer);

extern const MuField mu_awfp_fight_fields[];
MuRule mu_awfp_fight_closed (const MuSumInput *input, int field, int word);
const char *mu_awfp_fight_idle (const MuSumInput *input, int field, int word, MuRule *rule);
int mu_awfp_fight_amount (const MuSumInput *input, int field, int word);
int mu_awfp_fight_dice (const MuSumInput *input, int field, MuDie *die);
void mu_awfp_fight_work (const MuSumTask *task, MuSumAnswer *answer);

extern const MuField mu_awfp_duel_fields[];
MuRule mu_awfp_duel_closed (const MuSumInput *input, int field, int word);
void mu_awfp_duel_work (const MuSumTask *task, MuSumAnswer *answer);

extern const MuField mu_awfp_march_fields[];
void mu_awfp_march_work (const MuSumTask *task, MuSumAnswer *answer);

extern const MuField mu_awfp_charge_fields[];
MuRule mu_awfp_charge_closed (const MuSumInput *input, int field, int word);
int mu_awfp_charge_dice (const MuSumInput *input, int field, MuDie *die);
void mu_awfp_charge_work (const MuSumTask *task, MuSumAnswer *answer);

extern const MuField mu_awfp_points_fields[];
void mu_awfp_points_work (const MuSumTask *task, MuSumAnswer *answer);

#endif

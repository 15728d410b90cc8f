/* What the parts of the sums of nerve share in private: sums_nerve*.c. */
#ifndef MUSTER_APP_SUMS_NERVE_H
#define MUSTER_APP_SUMS_NERVE_H

#include "app/sums/sum.h"
#include "rules/wrg/verdict.h"

/* Rows of a table of fields. */
#define NERVE_TROOP(key_, label_, help_)                                                           \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_TROOP, .label = label_, .help = help_, .required = TRUE,         \
    .argument = TRUE                                                                               \
  }
#define NERVE_NUMBER(key_, label_, help_, min_, max_, start_)                                      \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_NUMBER, .label = label_, .help = help_, .min = min_,             \
    .max = max_, .start = start_                                                                   \
  }
#define NERVE_NEED_NUMBER(key_, label_, help_, min_, max_, start_)                                 \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_NUMBER, .label = label_, .help = help_, .min = min_,             \
    .max = max_, .start = start_, .required = TRUE                                                 \
  }
#define NERVE_POINTS(key_, label_, help_)                                                          \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_POINTS, .label = label_, .help = help_, .max = 4 * 1000000       \
  }
#define NERVE_NEED_POINTS(key_, label_, help_)                                                     \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_POINTS, .label = label_, .help = help_, .max = 4 * 1000000,      \
    .required = TRUE                                                                               \
  }
#define NERVE_CHOICE(key_, label_, help_, words_, labels_)                                         \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_CHOICE, .label = label_, .help = help_, .words = words_,         \
    .word_labels = labels_                                                                         \
  }
#define NERVE_NEED_CHOICE(key_, label_, help_, words_, labels_)                                    \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_CHOICE, .label = label_, .help = help_, .words = words_,         \
    .word_labels = labels_, .required = TRUE                                                       \
  }
#define NERVE_SET(key_, label_, help_, words_, labels_)                                            \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_SET, .label = label_, .help = help_, .words = words_,            \
    .word_labels = labels_                                                                         \
  }
#define NERVE_FLAG(key_, label_, help_)                                                            \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_FLAG, .label = label_, .help = help_                             \
  }
#define NERVE_DIE(key_, label_, help_, roll_)                                                      \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_DICE, .label = label_, .help = help_, .min = 1, .max = 1,        \
    .roll = roll_                                                                                  \
  }

#define NERVE_FIGURES    100000 /* the most that fields take */
#define NERVE_CASUALTIES 10000000

/* nerve_common.c: what is entered, and what answers share. */
gboolean mu_nerve_flag (const MuSumInput *input, const char *key);
gboolean mu_nerve_in_set (const MuSumInput *input, const char *key, int word);
int mu_nerve_number (const MuSumInput *input, const char *key); /* 0 where none is given */
gboolean mu_nerve_given (const MuSumInput *input, const char *key);
gboolean mu_nerve_is_field (const MuSumInput *input, int field, const char *key);
int mu_nerve_face (const MuSumInput *input, const char *key); /* the first, 0 for none */
const char *mu_nerve_duty_key (MuWrgDuty duty);               /* "must", "may", "may-not" */
/* Result of this key, and the words for that duty as headline. */
void mu_nerve_verdict (MuSumAnswer *answer, const char *key, MuWrgVerdict verdict, const char *must,
                       const char *may, const char *may_not);
/* "412.25"; free with g_free. */
char *mu_nerve_points (gint64 quarters);
extern const char *const mu_nerve_orders[], *const mu_nerve_order_labels[];
extern const char *const mu_nerve_training[], *const mu_nerve_training_labels[];

/* The kinds: their fields and their work. */
extern const MuField mu_nerve_reaction_fields[], mu_nerve_due_fields[], mu_nerve_rally_fields[],
    mu_nerve_flanks_fields[], mu_nerve_cover_fields[], mu_nerve_recoil_fields[],
    mu_nerve_pursuit_fields[], mu_nerve_break_off_fields[], mu_nerve_surrender_fields[],
    mu_nerve_through_enemy_fields[], mu_nerve_through_friends_fields[], mu_nerve_share_fields[],
    mu_nerve_risk_fields[], mu_nerve_challenge_fields[], mu_nerve_target_fields[],
    mu_nerve_victory_fields[], mu_nerve_losses_fields[], mu_nerve_objective_fields[],
    mu_nerve_running_fields[];

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

int mu_nerve_reaction_dice (const MuSumInput *input, int field, MuDie *die);
int mu_nerve_risk_dice (const MuSumInput *input, int field, MuDie *die);
int mu_nerve_challenge_dice (const MuSumInput *input, int field, MuDie *die);

MuRule mu_nerve_reaction_closed (const MuSumInput *input, int field, int word);
MuRule mu_nerve_cover_closed (const MuSumInput *input, int field, int word);
int mu_nerve_reaction_amount (const MuSumInput *input, int field, int word);

#endif

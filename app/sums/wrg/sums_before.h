/* The sums of before the battle: fields and workings behind sums_before.c. */
#ifndef MUSTER_APP_SUMS_WRG_SUMS_BEFORE_H
#define MUSTER_APP_SUMS_WRG_SUMS_BEFORE_H

#include "app/sums/wrg/fields.h"
#include "rules/battle/terms.h"
#include "rules/troop/extra.h"

/* Choices that several sums have. */
extern const char *const mu_before_scouts[]; /* neither, outscouting, outscouted */
extern const char *const mu_before_scout_labels[];
extern const char *const mu_before_items[]; /* in the order of MuExtra */
extern const char *const mu_before_item_labels[];

/* "a", "b" or "none". */
const char *mu_before_side_key (MuSide side);
/* Who has been outscouted, seen by A, from a choice of mu_before_scouts. */
MuSide mu_before_outscouted (gint64 choice);
/* A refusal in the words of the rule: "Flank: only the own right flank …". */
void mu_before_forbid (MuSumAnswer *answer, MuRule rule, const char *what);
/* One die, average where the troop or training entered is regular. */
int mu_before_one_die (const MuSumInput *input, int field, MuDie *die);
/* The result "points", and the headline "1,240 points". */
void mu_before_say_points (MuSumAnswer *answer, int points);
void mu_before_odds_title (MuSumAnswer *answer, const char *title);

#define MU_BEFORE_SUM(name)                                                                        \
  extern const MuField mu_before_##name##_fields[];                                                \
  void mu_before_##name (const MuSumTask *task, MuSumAnswer *answer)

MU_BEFORE_SUM (scouting);
MU_BEFORE_SUM (terrain);
MU_BEFORE_SUM (hill);
MU_BEFORE_SUM (piece);
MU_BEFORE_SUM (arrival);
MU_BEFORE_SUM (off_table);
MU_BEFORE_SUM (back);
MU_BEFORE_SUM (forced_march);
MU_BEFORE_SUM (unit);
MU_BEFORE_SUM (item);
MU_BEFORE_SUM (army);
MU_BEFORE_SUM (leadership);
MU_BEFORE_SUM (deployment);
MU_BEFORE_SUM (writing);
MU_BEFORE_SUM (messenger);
MU_BEFORE_SUM (signals);
MU_BEFORE_SUM (signal);

void mu_before_refuse_item (MuSumAnswer *answer, MuExtra item);
MuRule mu_before_signal_closed (const MuSumInput *input, int field, int word);
MuRule mu_before_item_closed (const MuSumInput *input, int field, int word);

#endif

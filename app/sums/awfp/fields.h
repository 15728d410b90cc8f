/* Whole fields that mean the same in every sum of Fast Play, and how they are read: private to
 * app/sums/awfp. */
#ifndef MUSTER_APP_SUMS_AWFP_FIELDS_H
#define MUSTER_APP_SUMS_AWFP_FIELDS_H

#include "app/sums/awfp/notation.h"
#include "app/sums/awfp/tables.h"
#include "app/sums/core/fields.h"
#include "rules/awfp/scale.h"
#include "rules/awfp/state.h"
#include "rules/awfp/units.h"

#define ASK_STAND(key_, label_, help_) ASK_TROOP_OF (key_, label_, help_, &mu_awfp_notation)
#define ARG_STAND(key_, label_, help_) ARG_TROOP_OF (key_, label_, help_, &mu_awfp_notation)

#define FIELD_INCHES_MOST 60
#define ASK_SCALE                                                                                  \
  ASK_CHOICE ("scale", N_ ("Figures"), N_ ("their height; else 15 mm"), mu_awfp_field_scales,      \
              mu_awfp_field_scale_labels)
#define ASK_STATE(key_, label_, help_)                                                             \
  ASK_CHOICE (key_, label_, help_, mu_awfp_field_states, mu_awfp_field_state_labels)
#define ASK_STANDS(key_, label_, help_)  ASK_NUMBER (key_, label_, help_, 1, MU_AWFP_UNIT_MAX, 3)
#define NEED_STANDS(key_, label_, help_) NEED_NUMBER (key_, label_, help_, 1, MU_AWFP_UNIT_MAX, 3)

extern const char *const mu_awfp_field_scales[], *const mu_awfp_field_scale_labels[];
extern const char *const mu_awfp_field_states[], *const mu_awfp_field_state_labels[];
extern const char *const mu_awfp_field_sides[], *const mu_awfp_field_side_labels[];

/* The stand of that field, which must be given. */
MuAwfpTroop mu_awfp_field_stand (const MuSumInput *input, const char *key);
MuAwfpScale mu_awfp_field_scale (const MuSumInput *input);
MuAwfpState mu_awfp_field_state (const MuSumInput *input, const char *key);
/* "fragmented", translated. */
const char *mu_awfp_field_state_words (MuAwfpState state);
/* Stands of the front rank, where so many were said to stand side by side: all where nothing was.
 */
int mu_awfp_field_front (const MuSumInput *input, const char *files, int stands);

/* Foot and engines, neither frenzied nor fanatic, may defend (awfp.orders.defend). */
gboolean mu_awfp_field_may_defend (const MuAwfpTroop *troop, int rounds);

/* A bar for each number of hits by so many dice of ten, of which so many faces hit. */
void mu_awfp_field_hit_bars (MuSumAnswer *answer, int dice, int tenths, int now);
/* Ways of throwing so many hits, of ten to the power of dice. */
guint64 mu_awfp_field_hit_ways (int dice, int hits, int tenths);
guint64 mu_awfp_field_tens (int dice);

/* Quarters of an inch as "2", "2.25"; g_free. */
char *mu_awfp_field_inches (int quarters);

#endif

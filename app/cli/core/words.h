/* Words for scripts and for people that several verbs share. */
#ifndef MUSTER_APP_CLI_CORE_WORDS_H
#define MUSTER_APP_CLI_CORE_WORDS_H

#include "app/cli/core/call.h"
#include "rules/field/country.h"

const char *mu_side_key (MuSide side);           /* "a", "b", "none" */
const char *mu_campaign_side_key (int position); /* "a" to "l"; "none" */
const char *mu_winner_key (MuSide side);         /* "a", "b", "draw" */
const char *mu_region_key (MuRegion region);
const char *mu_country_key (MuCountry country);
const char *mu_fate_key (MuFate fate);                /* "on-table" */
const char *mu_purpose_key (MuRollPurpose purpose);   /* "reaction" */
const char *mu_die_key (MuDie die);                   /* "ordinary" */
const char *mu_seed_origin_key (MuSeedOrigin origin); /* "untold", "drawn", "chosen", "sealed" */

/* Quarters of points for scripts: "412", "412.25"; free with g_free. */
char *mu_points_key (gint64 quarters);
/* Whole points for people, "1,000"; free with g_free. */
char *mu_points_words (int points);
/* "412/1000" */
char *mu_share_key (gint64 left, gint64 start);

/* A whole number in full, "18446744073709551615"; free with g_free. */
char *mu_number_key (guint64 number);

#endif

/* What the files of the account share. */
#ifndef MUSTER_REPORTS_ACCOUNT_ACCOUNT_PRIVATE_H
#define MUSTER_REPORTS_ACCOUNT_ACCOUNT_PRIVATE_H

#include <string.h>

#include "reports/account/account.h"

/* Names of bodies as the account tells them: where both armies, or one army
 * twice, have a unit of one name, told apart by side and number. */
typedef struct MuAccountNames {
  const MuBattleRecord *record;
  GPtrArray *names; /* char *, by body */
} MuAccountNames;

void mu_account_names_init (MuAccountNames *names, const MuBattleRecord *record);
void mu_account_names_clear (MuAccountNames *names);
/* Never NULL; "body 7" for a number without a unit. Borrowed. */
const char *mu_account_name (const MuAccountNames *names, int body);

/* The name of the side's commander-in-chief, which 0, or of its so-manieth subordinate on the
 * field; NULL where there is none or he has none. Borrowed. */
const char *mu_account_general (const MuAccountNames *names, int side, int which);
/* "Hastati, Velites and Triarii", of char *; free with g_free. */
char *mu_account_join (const GPtrArray *items);

/* The event of a line; NULL for a ruling. */
const MuEvent *mu_account_event (const MuAccountNames *names, const MuAccountLine *line);
/* The line with other words, which it takes over, and told. */
void mu_account_retell (MuAccountLine *line, char *text);

/* One event as a sentence, to free with g_free; NULL for a FACTOR line, what goes without saying,
 * or a kind that is none or not of the battle's rules. Whether a short account tells it. */
char *mu_account_sentence (const MuAccountNames *names, const MuEvent *event);
gboolean mu_account_is_headline (MuRuleSystem rules, const MuEvent *event);

/* Moves, turns and formations; missiles, blows, what they cost, and who runs. */
char *mu_account_say_moved (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_faced (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_shot (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_melee (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_strength (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_broke (const MuAccountNames *names, const MuEvent *event);

/* DAY and SKY: what the weather may bring, and what the sky does. */
char *mu_account_say_day (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_sky (const MuAccountNames *names, const MuEvent *event);
/* "rain, night": what of the sky holds, a set with a bit for each MuSkyThing; "" for none. To
 * free with g_free. */
char *mu_account_sky (guint things);
/* STRAYED and SLIPPED: what night and snow did to a body on its way. */
char *mu_account_say_strayed (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_slipped (const MuAccountNames *names, const MuEvent *event);
/* What is said of those who bring orders, of what is decided in the battle, of marches and mixed
 * bodies. */
char *mu_account_say_messenger (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_decided (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_signal (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_march (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_mixed (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_arrived (const MuAccountNames *names, const MuEvent *event);
/* Of challenges and of what the two generals do to each other. */
char *mu_account_say_challenge (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_single_blow (const MuAccountNames *names, const MuEvent *event);
char *mu_account_say_single_combat (const MuAccountNames *names, const MuEvent *event);

/* Adds a line for each of the record's rulings, from *next on, that was laid down before this
 * event; *next goes on behind them. */
void mu_account_rulings (const MuAccountNames *names, int event, guint *next, GPtrArray *lines);

/* "A7": the side's letter and the unit's number from 1, as sheets and maps print it. */
char *mu_account_mark (const MuBattleRecord *record, int body);

#endif

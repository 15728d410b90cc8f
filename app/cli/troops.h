/* Troops, weapons and lists of words as people type them. */
#ifndef MUSTER_APP_CLI_TROOPS_H
#define MUSTER_APP_CLI_TROOPS_H

#include "app/cli/call.h"
#include "rules/dice/dice.h"
#include "rules/wrg/sum.h"
#include "rules/wrg/troop.h"

/* MU_EXIT_DONE, or a complaint that names the word at fault. */
MuExit mu_read_troop (const char *notation, MuWrgTroop *troop);

/* As mu_read_troop; a troop that the rules forbid: MU_EXIT_NO with the rule. */
MuExit mu_read_lawful_troop (const char *notation, MuWrgTroop *troop);

/* "JLS", "sidearm", "engine"; case of letters matters not. */
gboolean mu_read_weapon (const char *option, const char *word, MuWrgWeapon *weapon, GError **error);

/* The words between commas; an empty one is an error. */
char **mu_read_words (const char *option, const char *text, GError **error);

/* A key among names (ended by NULL): its number. */
gboolean mu_read_key (const char *option, const char *word, const char *const *names, int *number,
                      GError **error);

/* The plus and the minus die of a random factor. */
typedef struct {
  gboolean rolled; /* not given by --random: plus and minus hold */
  int plus, minus;
} MuThrow;

/* For people: the faces and the seed that gave them. */
void mu_say_throw (MuCall *call, const MuThrow *thrown);
/* The five lines of a sum, and the seed where the call did not give it. */
void mu_out_sum (MuCall *call, const MuWrgSum *sum, const MuThrow *thrown);
/* The big answer of a sum and its lines. */
void mu_say_sum (MuCall *call, const MuWrgSum *sum, const MuThrow *thrown, const MuTrace *trace);

#endif

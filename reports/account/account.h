/* Events in words: the one place where numbers become sentences. Translated.
 * All strings are the caller's, free with g_free. */
#ifndef MUSTER_REPORTS_ACCOUNT_ACCOUNT_H
#define MUSTER_REPORTS_ACCOUNT_ACCOUNT_H

#include "lists/battle/battle_record.h"
#include "lists/battle/general_end.h"
#include "rules/field/country.h"

/* A line of the log. */
typedef struct {
  int event;       /* index in record->events */
  gboolean ruling; /* was laid down before that event, and is none itself */
  int period;
  int phase;         /* MuPhase */
  MuSide side;       /* of the body it is about, MU_SIDE_NONE */
  int body;          /* MU_NO_BODY */
  gboolean headline; /* worth telling in a short account */
  char *text;        /* "Hastati, first line recoil before African spearmen" */
  char *rule_id;     /* "wrg.after.recoil"; "" where none applies */
  char *section;     /* "Recoiling and following up", the heading in the book */
  char *rule_words;  /* "recoil: more received than inflicted, one a figure" */
  char *sum;         /* the lines of the trace, "weapon 3; moving -1 = 4"; "" without a sum */
} MuAccountLine;
void mu_account_line_free (MuAccountLine *line);

/* The whole course: MuAccountLine, in order; FACTOR events are folded into the
 * sum of the line they belong to. Free with g_ptr_array_unref. */
GPtrArray *mu_account (const MuBattleRecord *record);
/* account_told.c: the same for who tells the battle when it is over, and knows what came of each
 * thing: headlines are what he tells, some in other words. */
GPtrArray *mu_account_told (const MuBattleRecord *record);

/* account_result.c: "Victory for Carthage: 412 of 1,000 points left against 133 of 998." */
char *mu_account_result (const MuBattleRecord *record);
/* What decided that, where it is more than what is left, with its rule; "" where nothing is to be
 * said. */
char *mu_account_decided (const MuBattleRecord *record);
/* "412 of 1,000 points left · general killed" */
char *mu_account_side (const MuBattleRecord *record, MuSide side);
/* What became of a unit by its rules: "on the field", "disordered"; static. */
const char *mu_account_end (MuRuleSystem rules, const MuUnitOutcome *outcome);
/* "12 figures", "6 stands", "2 steps", as its battles count. */
char *mu_account_strength (MuRuleSystem rules, int strength);

/* "Left of what each brought: Rome 56 %; Carthage 71 %. By that: victory for Carthage." Free with
 * g_free. NULL where neither brought a tenth more than the other, before the battle, and by rules
 * that count no points. */
char *mu_account_shares (const MuBattleRecord *record);
/* The same without who wins by that: where something else decides the day. */
char *mu_account_bare_shares (const MuBattleRecord *record);

/* "Outscouted: Carthage (24 against 51), whose troops all deploy in sight." */
char *mu_account_scouting (const MuBattleRecord *record);
char *mu_account_weather (const MuBattleRecord *record);
/* "October in the north, plain": when and where its dice are thrown. */
char *mu_account_season (int month, MuRegion region, MuCountry country);
/* "The field of “Zama”, 960 by 600 paces."; "" for open ground. */
char *mu_account_field (const MuBattleRecord *record);
/* Who has written orders, and the codes of what is sealed; "" where there is nothing to say. */
char *mu_account_papers (const MuBattleRecord *record);
/* Who are Arabs, has wells or torches, how long the first orders took, and whom Muster commanded;
 * "" where nothing of it is told. */
char *mu_account_terms (const MuBattleRecord *record);
/* account_seed.c: where the seed of its dice comes from. */
char *mu_account_seed (const MuBattleRecord *record);
/* What the seals of a battle to come do not protect from, as an older Muster gave them; "" where
 * there is nothing to say. */
char *mu_account_weak_seals (const MuBattleRecord *record);
/* "Each army has its commander-in-chief alone: no subordinate's character to roll."; "" where no
 * dice are thrown for generals. */
char *mu_account_leadership (const MuBattleRecord *record);
/* Those of three sentences that say anything, with blanks between; free with g_free. */
char *mu_account_sentences (const char *first, const char *second, const char *third);

const char *mu_account_phase (MuRuleSystem rules, int phase);
const char *mu_account_fate (MuFate fate);
/* "general killed"; "": he was not lost. */
const char *mu_account_general_end (MuGeneralEnd end);
const char *mu_account_roll_purpose (MuRollPurpose purpose);
/* The same, as its rules call it. */
const char *mu_account_roll (MuRuleSystem rules, MuRollPurpose purpose);
const char *mu_account_month (int month); /* 1 to 12; else "" */
const char *mu_account_country (MuCountry country);
const char *mu_account_personality (MuPersonality personality);
/* A whole number with its thousands parted: "1,000". */
char *mu_account_number (gint64 number);
/* Points in quarters as people write them: "412", "412¼". */
char *mu_account_points (gint64 quarters);

#endif

/* What a rule system has to say on paper and on the drawn field: a row a system of the words,
 * shapes and numbers that are its own. The halls of reports ask the row; what it does is in the
 * system's own room (reports/wrg, reports/awfp, reports/abd). Where a member is NULL, the system
 * has nothing of the kind, and the hall says what holds for all.
 *
 * Events come from battle sheets too, which anyone may have written: their numbers need not mean
 * anything, and each function takes any. */
#ifndef MUSTER_REPORTS_SYSTEM_H
#define MUSTER_REPORTS_SYSTEM_H

#include "lists/battle/battle_record.h"

struct MuAccountNames;

/* --- events in words ---------------------------------------------------------- */

/* An event as a sentence, translated, free with g_free; NULL: it goes without saying. */
typedef char *(*MuSentence) (const struct MuAccountNames *names, const MuEvent *event);
/* Whether a short account tells the event; asked for kinds whose values decide that
 * (MU_HEADLINE_SOMETIMES). */
typedef gboolean (*MuHeadline) (const MuEvent *event);

/* Of a kind of event; NULL: as all systems have it. */
typedef struct {
  MuSentence say;
  MuHeadline headline;
} MuEventWords;

/* --- a row ------------------------------------------------------------------------ */

typedef struct {
  MuRuleSystem number;

  /* The account. Of a kind, any number: its own words; NULL: all are those of all systems. */
  const MuEventWords *(*event_words) (int kind);
  /* What an event of MU_EFFECT_BIND says that a body does, value[0] of it, in a few words;
   * translated, static, "?" for a number that is nothing. */
  const char *(*act_words) (int act);
  /* Who was the first to be ready with his orders and what he has of it, a sentence to free with
   * g_free; NULL: nobody. */
  char *(*first_ready_words) (const MuBattleRecord *record);
} MuReportSystem;

/* The table, NULL behind the last; alone in its file, so that a program can bring its own. */
extern const MuReportSystem *const mu_report_systems[];

/* The rows, each in the rooms of its system. */
extern const MuReportSystem mu_report_wrg5;
extern const MuReportSystem mu_report_awfp;
extern const MuReportSystem mu_report_abd;

/* The row of the system; of a number that none has, one that has nothing of its own. Never NULL. */
const MuReportSystem *mu_report_system (MuRuleSystem rules);

/* As the row has them, "?" for a row without. */
const char *mu_report_act_words (MuRuleSystem rules, int act);

#endif

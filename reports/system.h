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
#include "lists/battle/general_end.h"
#include "reports/document/html.h"
#include "reports/document/press.h"
#include "reports/document/sheets.h"
#include "reports/papers.h"
#include "reports/questions.h"
#include "reports/scene/scene.h"

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

/* Of an event whose lines are two sums that are compared, the body's and behind it the other's: the
 * die of each, 0: none, and what it comes to. */
typedef struct {
  int die[2];
  int total[2];
} MuTwoSums;

/* --- bodies on the field -------------------------------------------------------- */

/* What the result of a test has a body do, as far as it is seen on the field. */
typedef enum {
  MU_BOND_TO_OTHERS = 1 << 0,   /* something other than its orders */
  MU_BOND_STANDS = 1 << 1,      /* it stands still */
  MU_BOND_GOES_BACK = 1 << 2,   /* it goes away from the enemy */
  MU_BOND_GOES_ON_BACK = 1 << 3 /* and does so in each period that the result binds */
} MuBond;

/* The ground that a body fills, and how its figures stand there; paces. */
typedef struct {
  int width, depth;
  int ranks;   /* of the front; of each face of a square; the rear one may be short */
  int thick;   /* from the outer to the inner edge of a square's faces or a ring */
  int mounted; /* figures on each stand, where stands are what is counted; 0: they stand alone */
} MuBodyGround;

/* What an event tells of how bodies are from now on, besides what its effect does to the field. */
typedef struct {
  gboolean of_condition; /* the next two are told, of the event's body */
  gboolean disordered;
  gboolean shaken;     /* worse than that */
  gboolean of_company; /* the next is told, of the event's body */
  int with;            /* on whose ground it stands, a general as a rule; MU_NO_BODY: its own */
} MuBodyNews;

/* --- a row ------------------------------------------------------------------------ */

typedef struct {
  MuRuleSystem number;

  /* Its periods are called turns. */
  gboolean turns;

  /* The account. Of a kind, any number: its own words; NULL: all are those of all systems. */
  const MuEventWords *(*event_words) (int kind);
  /* What its players are asked. NULL: they never are. */
  const MuQuestionWords *questions;
  /* Changes the lines of an account, MuAccountLine each, for who tells the battle when it is over
   * (mu_account_told): which are headlines, and their words. */
  void (*hindsight) (const struct MuAccountNames *names, GPtrArray *lines);
  /* Of its own kinds: what a shot or a blow cost whom it was at, 0: nothing, or it is neither. And
   * what a die shows that is counted before the lines of the event's sum, 0: none is. */
  int (*harm) (const MuEvent *event);
  int (*die) (const MuEvent *event);
  /* Whether the event has two sums, which are filled in then. What a line of a sum is called,
   * translated, static; NULL: by the words of its rule. */
  gboolean (*two_sums) (const MuEvent *event, MuTwoSums *sums);
  const char *(*line_words) (MuRule rule);
  /* What an event of MU_EFFECT_BIND says that a body does, value[0] of it, in a few words;
   * translated, static, "?" for a number that is nothing. */
  const char *(*act_words) (int act);
  /* Who was the first to be ready with his orders and what he has of it, a sentence to free with
   * g_free; NULL: nobody. */
  char *(*first_ready_words) (const MuBattleRecord *record);

  /* The field. What such an act is to whoever looks at the field: a set of MuBond. */
  unsigned (*bond) (int act);
  /* Whether a body is shaken of which the last test gave this row, value[2] of MU_EFFECT_TEST. */
  gboolean (*is_shaken) (int row);
  /* Whether events of the kind are shots of body at other. */
  gboolean (*shoots) (int kind);
  /* Whether the event tells such news, which are filled in then. */
  gboolean (*news) (const MuEvent *event, MuBodyNews *news);
  /* The first phase of a period in which no charge goes on any more. */
  int charged_by;
  /* What a body's last event with news of its condition says, "fragmented, low on missiles"; "" for
   * good order. How one that went back before others is said to be, and how often in a row. What
   * its order is after so many events, a sentence; the same of its last test, an event of the
   * record. All free with g_free. */
  char *(*condition_words) (const MuEvent *event);
  char *(*recoil_words) (const char *before, int times);
  char *(*orders_words) (const MuBattleRecord *record, int body, guint events);
  char *(*test_words) (const MuBattleRecord *record, guint test);
  /* What a body that is shaken is called on a drawing, a message id; NULL: shaken. Paces of an inch
   * of its tables; 0: the field's. */
  const char *shaken;
  int paces_per_inch;
  /* The ground of so many figures of the unit, at least 1, in so many files, clamped to what the
   * formation has; formation: any that there is. */
  void (*ground) (const MuListUnit *unit, MuFormation formation, int figures, int files,
                  MuBodyGround *ground);
  /* Adds what bodies have made of the ground in so many of a battle's events. */
  void (*add_works) (MuScene *scene, const MuBattleRecord *record, guint events);
  /* On what its battles are fought instead of open ground; NULL with what the record has wrong: it
   * is drawn as open ground. And what its bodies are on it after so many events. */
  MuSceneBoard *(*board) (const MuBattleRecord *record);
  void (*dress) (MuScene *scene, const MuBattleRecord *record, guint events);

  /* What the dice found of a general, a sentence to free with g_free; NULL: his character. */
  char *(*leader_words) (const MuLeadership *leader);
  MuRule leader_rule; /* by which they find it; MU_RULE_NONE: that of his character */

  /* The army. What the unit counts for scouting. */
  int (*scouting) (const MuListUnit *unit);
  /* Whether its games may be played by house rules, so that each sheet says by which. */
  gboolean house_rules;
  /* What a roster has of the army between its title and whether it is legal, and the rows of its
   * page for a browser, head and all, in a table that is open, with the body left open; NULL:
   * figures, formations and orders. */
  void (*set_units) (MuPress *press, const MuList *list);
  void (*put_units) (MuHtml *html, const MuList *list);

  /* The papers at the table. On what the orders of an army are kept; NULL: on nothing. */
  MuSheets *(*order_paper) (const MuOrderPaper *orders, MuPaper paper);
  /* What is cut out of paper to lay beside the army's units; NULL: nothing. */
  MuSheets *(*markers) (const MuOrderPaper *orders, MuPaper paper);
  /* What its battles need on the table in place of rosters, orders and markers: a set of
   * MU_TABLE_PAPER_BIT, empty for a record that is not told by a scenario; one of those that are in
   * it; and its title, translated, static. NULL, all three: its armies bring everything. */
  guint (*table_papers) (const MuBattleRecord *record);
  MuSheets *(*table_paper) (const MuBattleRecord *record, MuTablePaper which, MuPaper paper);
  const char *(*table_paper_words) (MuTablePaper which);
  /* FALSE: the club has tables of its own that cannot be read; the reference leaves them out. NULL:
   * it can have none. */
  gboolean (*check_tables) (GError **error);
  /* Whole, or cut to the armies where the system cuts. NULL: there is none. */
  MuSheets *(*reference) (const MuReferenceSheet *sheet, MuPaper paper);
  /* What the weather that was rolled may do to the side, for its reference; free with g_free. */
  char *(*weather_words) (const MuBattleRecord *record, MuSide side);
  /* How many a night pack has: one for each side, one for both, or 0. Above 0 only where there is a
   * reference. */
  int pack_references;

  /* How a battle ends. Who has won and by what, a sentence; NULL: by the points left. What that
   * came of, with its rule; NULL: there is nothing more to be said. What a side has then, "3
   * victory points · strength 35 of 47 left"; NULL: points left, and what became of its general.
   * All free with g_free. */
  char *(*result_words) (const MuBattleRecord *record);
  char *(*decided_words) (const MuBattleRecord *record);
  char *(*side_words) (const MuBattleRecord *record, MuSide side);
  /* What became of a unit, translated, static; NULL: its fate. */
  const char *(*end_words) (const MuUnitOutcome *outcome);
  /* Whether a list's unit is one, and no leader who is kept among them; NULL: all are. */
  gboolean (*is_unit) (const MuListUnit *unit);
  /* What it is said to be that is not on the table, not yet or not now, a message id; NULL: that.
   */
  const char *off_words;
  /* Draws the sign of a unit, by its `stand`; NULL: that of its troops. */
  void (*draw_sign) (cairo_t *cr, double w, double h, const char *stand);

  /* The report. What the letters of its dice mean, a message id; NULL: those of WRG's. What a roll
   * is for, translated, static; NULL, itself or what it gives: as in all systems. Whether low faces
   * are good for whoever throws; NULL: as with WRG's minus dice. What is said of that, a message
   * id; NULL: by what is counted. */
  const char *dice_marks;
  const char *(*roll_words) (MuRollPurpose purpose);
  gboolean (*wants_low) (MuRollPurpose purpose);
  const char *luck_words;

  /* The campaign. What a battle is worth to a side where scores are carried on, in quarters of
   * points, from what it has left and what its enemy had and has left, in quarters too. */
  gint64 (*running_total) (gint64 left, gint64 enemy_start, gint64 enemy_left);

  /* The battle sheet, of a battle fought on the table. The men that a figure stands for, 0: one. */
  int men_per_figure;
  /* Makes it one that was fought: tells the results of its units and the generals lost as events
   * of the last of so many periods, counts the points, finds winner and digest. conceded: the side
   * that gave the game up, MU_SIDE_NONE: neither; objectives: points held by each side; end: how
   * each side lost its general, if it did. */
  void (*tell) (MuBattleRecord *record, int periods, MuSide conceded, const gint64 objectives[],
                const MuGeneralEnd end[]);
} MuReportSystem;

/* The table, NULL behind the last; alone in its file, so that a program can bring its own. */
extern const MuReportSystem *const mu_report_systems[];

/* The rows, each in the rooms of its system. */
extern const MuReportSystem mu_report_wrg5;
extern const MuReportSystem mu_report_awfp;
extern const MuReportSystem mu_report_abd;

/* The row of the system; of a number that none has, one that has nothing of its own. Never NULL. */
const MuReportSystem *mu_report_system (MuRuleSystem rules);

/* "Period 3", "Turn 3", as its battles' time is called. Free with g_free. */
char *mu_report_period (MuRuleSystem rules, int period);
/* What its battles count units in; figures for a system that has no battles. */
MuStrengthUnit mu_report_counts_in (MuRuleSystem rules);
/* Whether what a list has is a unit, as is_unit of the row; how many of the list are; and what
 * these came with, in what its battles count. */
gboolean mu_report_is_unit (MuRuleSystem rules, const MuListUnit *unit);
int mu_report_units (const MuList *list);
int mu_report_strength (const MuList *list);

/* As the row has them; for rows without, what holds for all. */
const char *mu_report_act_words (MuRuleSystem rules, int act);
void mu_report_ground (MuRuleSystem rules, const MuListUnit *unit, MuFormation formation,
                       int figures, int files, MuBodyGround *ground);

#endif

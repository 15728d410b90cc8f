/* A fought battle on the terminal. */
#ifndef MUSTER_APP_CLI_BATTLE_BATTLE_WORDS_H
#define MUSTER_APP_CLI_BATTLE_BATTLE_WORDS_H

#include "app/cli/core/call.h"

/* winner, points-a, points-b, periods, digest. */
void mu_out_battle (MuCall *call, const MuBattleRecord *record);
/* planned-a and planned-b, deployment, orders or both; no line where nothing was. */
void mu_out_planned (MuCall *call, const MuBattleRecord *record);
/* arabs, wells, torches and commanded, a, b or both; writing-a and writing-b in seconds; no line
 * for what is not told. */
void mu_out_terms (MuCall *call, const MuBattleRecord *record);
/* seed-origin (untold, drawn, chosen or sealed), rolled-again; seed-joint (yes; open before both
 * sides are) where the sides make it. */
void mu_out_seed_story (MuCall *call, const MuBattleRecord *record);
/* On stderr, what seals of an older Muster do not protect from. */
void mu_warn_of_weak_seals (const MuBattleRecord *record);
/* A line for each unit: unit, side, name, troop, start, left, fate. */
void mu_out_losses (MuCall *call, const MuBattleRecord *record);
/* The headline: who won. */
void mu_say_result (MuCall *call, const MuBattleRecord *record);
/* The same, and who has the day by its conditions (mu_account_day); "": it has none. */
void mu_say_result_of_day (MuCall *call, const MuBattleRecord *record, const char *day);
/* Leadership, scouting, weather. */
/* What two records of one battle do not agree about; FALSE where they agree. sheet_diff.c */
gboolean mu_say_differences (MuCall *call, const MuBattleRecord *one, const MuBattleRecord *other);
/* Writes the sheet as a page for a browser: sheet_page.c */
MuExit mu_write_sheet_page (MuCall *call, const MuBattleRecord *record, const char *path);
void mu_say_preliminaries (MuCall *call, const MuBattleRecord *record);
/* Losses by unit, both sides. */
void mu_say_losses (MuCall *call, const MuBattleRecord *record);
/* The whole course with the rule behind each line; raw events for scripts. */
void mu_show_log (MuCall *call, const MuBattleRecord *record);

#endif

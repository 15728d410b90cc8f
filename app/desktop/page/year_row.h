/* The one way to ask for a year: an entry that takes it as people write it ("58 BC", "AD 9",
 * "-58") and says beside its title what it understood, or what is wrong. What was typed stays as
 * it was typed. Up and Down step from year to year, Page Up and Page Down by ten. */
#ifndef MUSTER_APP_DESKTOP_PAGE_YEAR_ROW_H
#define MUSTER_APP_DESKTOP_PAGE_YEAR_ROW_H

#include <adwaita.h>

#define MU_TYPE_YEAR_ROW (mu_year_row_get_type ())
G_DECLARE_FINAL_TYPE (MuYearRow, mu_year_row, MU, YEAR_ROW, AdwActionRow)

/* "year-changed": what is typed means another year, or none. "entered": Enter was pressed with a
 * year in it. "committed": Enter was pressed or the
 * entry was left, with a year in it; where somebody listens to that, Escape gives back the year
 * that was set last. */

/* The year; 0 where what is typed is none, or is refused. */
int mu_year_row_get_year (MuYearRow *self);
/* The year that what is typed means, be it refused or not; 0 where it is none. */
int mu_year_row_get_typed (MuYearRow *self);
/* Whether that is it. */
gboolean mu_year_row_is (MuYearRow *self, int year);
/* Shows it as the program writes years; typed text that means it stays. */
void mu_year_row_set_year (MuYearRow *self, int year);
/* Shows the year again that was set last, whatever was typed since. */
void mu_year_row_give_back (MuYearRow *self);

/* Why a year cannot be chosen here, in words; NULL where it can. Free with g_free. */
typedef char *(*MuYearJudge) (int year, gpointer data);
/* Asks judge about each year from now on; NULL: all of the game's will do. data is borrowed. */
void mu_year_row_set_judge (MuYearRow *self, MuYearJudge judge, gpointer data);
/* Judges anew, as after the choice of another book. */
void mu_year_row_check (MuYearRow *self);

#endif

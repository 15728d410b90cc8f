/* The parts of the player aid. */
#ifndef MUSTER_REPORTS_ABD_HEX_AID_H
#define MUSTER_REPORTS_ABD_HEX_AID_H

#include "lists/abd/chart.h"
#include "reports/document/table.h"

/* Units, leaders, dice, the turn track and terrain, with what of them is made up. */
void mu_aid_set_charts (MuPress *press, const MuHexChart *chart);
/* The course of a turn, actions, rallying, markers. */
void mu_aid_set_course (MuPress *press);
/* Fire, melee, its results. */
void mu_aid_set_fights (MuPress *press);

/* Texts are taken over; NULL for an empty one. */
void mu_aid_take_row (MuTable *table, char *const *cells, guint count);
/* "–" for none; free with g_free. */
char *mu_aid_number (int number);

#endif

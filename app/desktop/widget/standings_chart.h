/* The points of a campaign's sides over time: a line for each, told apart by hue, by dashes and by
 * its marks, with a key below. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_STANDINGS_CHART_H
#define MUSTER_APP_DESKTOP_WIDGET_STANDINGS_CHART_H

#include <gtk/gtk.h>

#include "reports/campaign/standings.h"

#define MU_TYPE_STANDINGS_CHART (mu_standings_chart_get_type ())
G_DECLARE_FINAL_TYPE (MuStandingsChart, mu_standings_chart, MU, STANDINGS_CHART, GtkWidget)

/* campaign NULL: nothing. Copied. */
void mu_standings_chart_show (MuStandingsChart *chart, const MuCampaign *campaign,
                              const MuStandings *standings);

#endif

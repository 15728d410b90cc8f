/* A month of a campaign as a calendar: its days in as many rows as the room asks for.
 *
 * A click chooses a day; so do the arrows, Home and End, and Page Up and Page Down go to another
 * month. Tab goes to the chosen day and then on. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_WEATHER_STRIP_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_WEATHER_STRIP_H

#include <gtk/gtk.h>

#include "app/session/campaign/campaign_month.h"

#define MU_TYPE_WEATHER_STRIP (mu_weather_strip_get_type ())
G_DECLARE_FINAL_TYPE (MuWeatherStrip, mu_weather_strip, MU, WEATHER_STRIP, GtkWidget)

/* Signals: "day-chosen" (int day of the campaign, perhaps of the month before or after); "turned"
 * (int months, -1 or 1). */

/* Shows the month with that day chosen. Copied. */
void mu_weather_strip_show (MuWeatherStrip *strip, const MuCampaignMonth *month, int chosen);

#endif

/* A day in a campaign's calendar: its number, its weather as a sign, a flag where a battle is set,
 * and crossed lines where one was fought. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_WEATHER_DAY_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_WEATHER_DAY_H

#include <gtk/gtk.h>

#include "app/session/campaign/campaign_month.h"

#define MU_TYPE_WEATHER_DAY (mu_weather_day_get_type ())
G_DECLARE_FINAL_TYPE (MuWeatherDay, mu_weather_day, MU, WEATHER_DAY, GtkWidget)

/* Copied. */
void mu_weather_day_show (MuWeatherDay *self, const MuCampaign *campaign, const MuMonthDay *day);
/* Takes over how high a line of text is from another day in the same font. */
void mu_weather_day_line_up (MuWeatherDay *self, MuWeatherDay *with);
/* The one chosen can be focused, and only that one. */
void mu_weather_day_set_chosen (MuWeatherDay *self, gboolean chosen);
int mu_weather_day_get_day (MuWeatherDay *self); /* of the campaign */

#endif

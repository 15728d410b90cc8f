/* The dice of a day's weather, to be put down as they were thrown at the table. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_WEATHER_DICE_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_WEATHER_DICE_H

#include <gtk/gtk.h>

#include "app/session/campaign/campaign_month.h"

#define MU_TYPE_WEATHER_DICE (mu_weather_dice_get_type ())
G_DECLARE_FINAL_TYPE (MuWeatherDice, mu_weather_dice, MU, WEATHER_DICE, GtkPopover)

/* Signal: "kept" (int day, gpointer const guint8 face[MU_DIARY_DICE], all 0: the campaign throws
 * for itself). */

/* The day as it is now; both borrowed, the campaign until the next call. NULL: no day. */
void mu_weather_dice_show (MuWeatherDice *dice, const MuCampaign *campaign, const MuMonthDay *day);

#endif

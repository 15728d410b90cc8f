/* A day's weather as a small drawing: sun, cloud with rain or snow, wind, fog, drought. Told apart
 * by their shapes. */
#ifndef MUSTER_REPORTS_CAMPAIGN_WEATHER_SIGN_H
#define MUSTER_REPORTS_CAMPAIGN_WEATHER_SIGN_H

#include <cairo.h>

#include "lists/campaign/diary.h"

/* In a box of 1 by 1, in the present source colour. */
void mu_weather_sign_draw (cairo_t *cr, const MuDiaryDay *day);

#endif

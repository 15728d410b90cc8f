/* See fields.h. */
#include "app/sums/wrg/fields.h"

#include "rules/wrg/before/weather_effects.h"

const char *const mu_field_weather[] = { "rain", "snow", "sun", "drought", NULL };
const char *const mu_field_weather_labels[]
    = { N_ ("rain, until two periods without"), N_ ("snow, until two periods without"),
        N_ ("the sun in its eyes"), N_ ("drought in the desert"), NULL };
const char *const mu_field_chill[] = { "drought", "mud", "snow-lies", NULL };
const char *const mu_field_chill_labels[]
    = { N_ ("drought in the desert"), N_ ("mud after three periods of rain"),
        N_ ("snow after three periods of it"), NULL };
G_STATIC_ASSERT (MU_WEATHER_SUN == 1 << FIELD_TOLL_BLOWS);
G_STATIC_ASSERT (MU_WEATHER_DROUGHT == 1 << FIELD_TOLL_REACTION);

const char *const mu_field_orders[] = { "attack", "hold", "skirmish", NULL };
const char *const mu_field_order_labels[] = { N_ ("Attack"), N_ ("Hold"), N_ ("Skirmish"), NULL };
const char *const mu_field_training[] = { "regular", "irregular", NULL };
const char *const mu_field_training_labels[] = { N_ ("Regular"), N_ ("Irregular"), NULL };
const char *const mu_field_classes[] = { "A", "B", "C", "D", NULL };

unsigned
mu_field_tolls (const MuSumInput *input, int first)
{
  return mu_field_set (input, "weather") << first;
}

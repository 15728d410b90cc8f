/* Weather and light in words. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "rules/field/sky.h"

/* A battle sheet may come from anyone: its numbers need not be any point's. */
static const char *
from_where (gint32 point)
{
  switch ((MuCompass) point) {
  case MU_NORTH:
    return _ ("from the north");
  case MU_NORTH_EAST:
    return _ ("from the north-east");
  case MU_EAST:
    return _ ("from the east");
  case MU_SOUTH_EAST:
    return _ ("from the south-east");
  case MU_SOUTH:
    return _ ("from the south");
  case MU_SOUTH_WEST:
    return _ ("from the south-west");
  case MU_WEST:
    return _ ("from the west");
  case MU_NORTH_WEST:
    return _ ("from the north-west");
  case MU_NO_POINT:
    break;
  }
  return _ ("from nowhere in particular");
}

static const char *
prospect (gint32 weather)
{
  switch ((MuWeather) weather) {
  case MU_FINE:
    return _ ("The day was to stay fine");
  case MU_RAIN:
    return _ ("Rain threatened");
  case MU_SNOW:
    return _ ("Snow threatened");
  case MU_WINDS:
    return _ ("Strong winds threatened");
  case MU_RAIN_AND_WINDS:
    return _ ("Rain and strong winds threatened");
  case MU_SNOW_AND_WINDS:
    return _ ("Snow and strong winds threatened");
  }
  return _ ("Nobody knew what weather would come");
}

char *
mu_account_say_day (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  /* Translators: "Rain threatened; the wind came from the north-east, 8 periods of daylight." */
  return g_strdup_printf (ngettext ("%s; the wind came %s, %d period of daylight.",
                                    "%s; the wind came %s, %d periods of daylight.", (gulong) v[2]),
                          prospect (v[0]), from_where (v[1]), v[2]);
}

static char *
say_begun (MuSkyThing thing, gint32 point)
{
  switch (thing) {
  case MU_SKY_RAIN:
    return g_strdup (_ ("Rain began to fall."));
  case MU_SKY_SNOW:
    return g_strdup (_ ("Snow began to fall."));
  case MU_SKY_WINDS:
    /* Translators: where from: "from the north-east" */
    return g_strdup_printf (_ ("Strong winds rose %s."), from_where (point));
  case MU_SKY_FOG:
    return g_strdup (_ ("Fog lay on the field."));
  case MU_SKY_SUN:
    /* Translators: where from: "from the east" */
    return g_strdup_printf (_ ("The low sun shone %s and dazzled."), from_where (point));
  case MU_SKY_DROUGHT:
    return g_strdup (_ ("The desert was parched."));
  case MU_SKY_MUD:
    return g_strdup (_ ("The ground turned to mud."));
  case MU_SKY_SNOW_LIES:
    return g_strdup (_ ("Snow lay deep."));
  case MU_SKY_RIVERS_UP:
    return g_strdup (_ ("The rivers rose."));
  case MU_SKY_NIGHT:
    return g_strdup (_ ("Night fell."));
  }
  return NULL;
}

static char *
say_over (MuSkyThing thing)
{
  switch (thing) {
  case MU_SKY_RAIN:
    return g_strdup (_ ("The rain ceased."));
  case MU_SKY_SNOW:
    return g_strdup (_ ("The snow ceased."));
  case MU_SKY_WINDS:
    return g_strdup (_ ("The winds dropped."));
  case MU_SKY_FOG:
    return g_strdup (_ ("The fog lifted."));
  case MU_SKY_SUN:
    return g_strdup (_ ("The sun dazzled no more."));
  case MU_SKY_DROUGHT:
    return g_strdup (_ ("The drought was over."));
  case MU_SKY_MUD:
    return g_strdup (_ ("The mud dried."));
  case MU_SKY_SNOW_LIES:
    return g_strdup (_ ("The snow melted."));
  case MU_SKY_RIVERS_UP:
    return g_strdup (_ ("The rivers fell."));
  case MU_SKY_NIGHT:
    return g_strdup (_ ("Day broke."));
  }
  return NULL;
}

char *
mu_account_say_sky (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  char *said = v[1] == 0 ? say_over ((MuSkyThing) v[0]) : say_begun ((MuSkyThing) v[0], v[2]);
  return said ? said : g_strdup (_ ("The weather changed."));
}

char *
mu_account_sky (guint things)
{
  static const char *const words[MU_SKY_THINGS] = {
    [MU_SKY_RAIN] = N_ ("rain"),
    [MU_SKY_SNOW] = N_ ("snow"),
    [MU_SKY_WINDS] = N_ ("strong winds"),
    [MU_SKY_FOG] = N_ ("fog"),
    [MU_SKY_SUN] = N_ ("low sun"),
    [MU_SKY_DROUGHT] = N_ ("drought"),
    [MU_SKY_MUD] = N_ ("mud"),
    [MU_SKY_SNOW_LIES] = N_ ("deep snow"),
    [MU_SKY_RIVERS_UP] = N_ ("high water"),
    [MU_SKY_NIGHT] = N_ ("night"),
  };
  GString *said = g_string_new (NULL);
  for (int thing = 0; thing < MU_SKY_THINGS; thing++)
    if (things >> thing & 1u)
      g_string_append_printf (said, "%s%s", said->len > 0 ? ", " : "", _ (words[thing]));
  return g_string_free (said, FALSE);
}

char *
mu_account_say_strayed (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = mu_account_name (names, event->body);
  const gint32 paces = event->value[0];
  if (paces < 0)
    return g_strdup_printf (ngettext ("%s strayed %d pace to the left in the dark.",
                                      "%s strayed %d paces to the left in the dark.",
                                      (gulong) - (gint64) paces),
                            body, paces > G_MININT32 ? -paces : G_MAXINT32);
  return g_strdup_printf (ngettext ("%s strayed %d pace to the right in the dark.",
                                    "%s strayed %d paces to the right in the dark.",
                                    (gulong) paces),
                          body, paces);
}

char *
mu_account_say_slipped (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (ngettext ("%s lost %d figure over the edge of a snowy path.",
                                    "%s lost %d figures over the edge of a snowy path.",
                                    (gulong) event->value[0]),
                          mu_account_name (names, event->body), event->value[0]);
}

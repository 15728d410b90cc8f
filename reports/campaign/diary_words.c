#include "reports/campaign/diary_words.h"

#include <glib/gi18n-lib.h>

static void
add (GString *text, const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

/* The runs of periods in the mask, "2 to 4, 7"; free with g_free. */
static char *
name_periods (guint mask, int periods)
{
  GString *text = g_string_new (NULL);
  for (int first = 1; first <= periods; first++) {
    int last = first;
    if (!(mask >> (first - 1) & 1))
      continue;
    while (last < periods && mask >> last & 1)
      last++;
    g_string_append (text, text->len > 0 ? ", " : "");
    if (last == first)
      g_string_append_printf (text, "%d", first);
    else /* Translators: from one period to another */
      g_string_append_printf (text, _ ("%d to %d"), first, last);
    first = last;
  }
  return g_string_free (text, FALSE);
}

/* all_day, or once with one period for its %s, or often with several. */
static void
add_spell (GString *text, guint mask, int periods, const char *all_day, const char *once,
           const char *often)
{
  if (mask == 0)
    return;
  if (mask == (1u << periods) - 1) {
    add (text, all_day);
    return;
  }
  g_autofree char *which = name_periods (mask, periods);
  g_autoptr (GString) sentence = g_string_new ((mask & (mask - 1)) == 0 ? once : often);
  g_string_replace (sentence, "%s", which, 1);
  add (text, sentence->str);
}

/* Both come and go together. */
static void
add_stormy (GString *text, const MuDiaryDay *day, guint mask)
{
  if (day->snow)
    add_spell (text, mask, day->periods, _ ("Snow and strong winds all day."),
               _ ("Snow and strong winds in period %s."),
               _ ("Snow and strong winds in periods %s."));
  else
    add_spell (text, mask, day->periods, _ ("Rain and strong winds all day."),
               _ ("Rain and strong winds in period %s."),
               _ ("Rain and strong winds in periods %s."));
}

/* wrg.weather.potential */
static void
add_spells (GString *text, const MuDiaryDay *day)
{
  const guint both = day->winds & (day->rain | day->snow);
  if (both != 0 && both == day->winds && both == (guint) (day->rain | day->snow)) {
    add_stormy (text, day, both);
    return;
  }
  add_spell (text, day->rain, day->periods, _ ("Rain all day."), _ ("Rain in period %s."),
             _ ("Rain in periods %s."));
  add_spell (text, day->snow, day->periods, _ ("Snow all day."), _ ("Snow in period %s."),
             _ ("Snow in periods %s."));
  add_spell (text, day->winds, day->periods, _ ("Strong winds all day."),
             _ ("Strong winds in period %s."), _ ("Strong winds in periods %s."));
}

char *
mu_diary_words (const MuDiaryDay *day)
{
  GString *text = g_string_new (NULL);
  if (day->fog) /* wrg.weather.fog */
    add (text, _ ("Fog in periods 1 to 3."));
  add_spells (text, day);
  if (day->muddy) /* wrg.weather.rain.mud */
    add (text, _ ("The ground turns to mud."));
  if (day->rivers_up) /* wrg.weather.rain.rivers */
    add (text, _ ("Rivers are up."));
  if (day->snowed_under) /* wrg.weather.snow */
    add (text, _ ("Snow lies deep."));
  if (day->parched) /* wrg.weather.drought */
    add (text, _ ("Drought."));
  if (text->len == 0)
    add (text, _ ("Fine."));
  if (day->low_sun) /* wrg.weather.sun */
    add (text, _ ("The low sun dazzles in the morning and in the evening."));
  return g_string_free (text, FALSE);
}

const char *
mu_diary_key (const MuDiaryDay *day)
{
  if (day->snow)
    return "snow";
  if (day->rain)
    return "rain";
  if (day->winds)
    return "winds";
  if (day->fog)
    return "fog";
  return day->parched ? "drought" : "fine";
}

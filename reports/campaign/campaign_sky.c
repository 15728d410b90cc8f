/* The weather of a campaign's days: a strip for each month, a sign for each day. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "reports/campaign/campaign_private.h"
#include "reports/campaign/diary_words.h"
#include "reports/campaign/weather_sign.h"
#include "reports/document/date_words.h"

#define MONTH_MOST 31
#define SIGN       14.0
#define GAP        6.0

static void
draw_sign (cairo_t *cr, double w, double h, gconstpointer data)
{
  cairo_scale (cr, w, h);
  cairo_set_line_width (cr, 0.06);
  mu_weather_sign_draw (cr, data);
}

/* Days of the month from that of the campaign on. */
static int
days_left (const MuDate *date)
{
  return mu_calendar_month_days (date->month) - date->day + 1;
}

static void
put_day (MuPress *press, const MuDiaryDay *day, int number, double y)
{
  const double wide = mu_press_width (press) / MONTH_MOST;
  const double x = mu_press_left (press) + wide * (number - 1);
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, text, -1);
  mu_press_put_text (press, layout, x + (wide - mu_layout_width (layout)) / 2, y, "P");
  mu_press_put_picture (press, x + (wide - SIGN) / 2, y + mu_layout_height (layout) + 1, SIGN, SIGN,
                        draw_sign, g_memdup2 (day, sizeof *day), g_free);
}

/* "12 fine, 3 rain"; free with g_free. */
static char *
count_days (const GArray *diary, guint from, guint count)
{
  static const struct {
    const char *key, *words;
  } kinds[] = {
    { "fine", N_ ("fine") },  { "rain", N_ ("rain") }, { "snow", N_ ("snow") },
    { "winds", N_ ("wind") }, { "fog", N_ ("fog") },   { "drought", N_ ("drought") },
  };
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++) {
    int days = 0;
    for (guint i = from; i < from + count; i++)
      days += strcmp (mu_diary_key (&g_array_index (diary, MuDiaryDay, i)), kinds[kind].key) == 0;
    if (days > 0)
      g_string_append_printf (text, "%s%d %s", text->len > 0 ? ", " : "", days,
                              _ (kinds[kind].words));
  }
  return g_strdup (text->str);
}

static void
set_month (MuPress *press, const MuCampaignReport *report, guint from, guint count,
           const MuDate *first)
{
  g_autofree char *month = mu_month_in_words (first->year, first->month);
  g_autofree char *days = count_days (report->diary, from, count);
  g_autofree char *line = g_strdup_printf ("%s: %s", month, days);
  g_autoptr (PangoLayout) head
      = mu_press_layout (press, MU_STYLE_SMALL, line, mu_press_width (press));
  const double words = mu_layout_height (head), line_high = 11.0 * mu_press_scale (press);
  const double y = mu_press_claim (press, words + line_high + SIGN + GAP, 0);
  mu_press_put_text (press, head, mu_press_left (press), y, "P");
  mu_press_begin (press, MU_PART_FIGURE, line);
  for (guint i = 0; i < count; i++)
    put_day (press, &g_array_index (report->diary, MuDiaryDay, from + i), first->day + (int) i,
             y + words);
  mu_press_end (press, MU_PART_FIGURE);
}

void
mu_campaign_set_sky (MuPress *press, const MuCampaignReport *report)
{
  if (report->diary == NULL || report->diary->len == 0)
    return;
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The weather"));
  for (guint from = 0; from < report->diary->len;) {
    const MuDate date = mu_campaign_date (report->campaign, report->diary_from + (int) from);
    const guint count = MIN ((guint) days_left (&date), report->diary->len - from);
    set_month (press, report, from, count, &date);
    from += count;
  }
}

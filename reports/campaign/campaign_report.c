#include "reports/campaign/campaign_report.h"

#include <glib/gi18n-lib.h>

#include "lists/campaign/rules.h"
#include "reports/army/roster_words.h"
#include "reports/campaign/campaign_private.h"
#include "reports/document/date_words.h"
#include "reports/document/house_rules.h"
#include "reports/map/map_scene.h"

#define MAP_TYPE 9.0

const char *
mu_campaign_side_words (const MuCampaign *campaign, int side)
{
  if (side < 0 || side >= (int) campaign->sides->len)
    return "";
  return ((const MuCampaignSide *) campaign->sides->pdata[side])->name;
}

/* --- the head ---------------------------------------------------------------- */

static MuPress *
open_press (const MuCampaign *campaign, const char *today, MuPaper paper)
{
  g_autofree char *title = g_strdup_printf (_ ("Campaign: %s"), campaign->name);
  g_autofree char *readings = mu_house_rules_short (&campaign->readings);
  g_autofree char *foot = g_strdup_printf ("%s · %s · %s", campaign->name, today, readings);
  const MuPressJob job = { paper, title, NULL, NULL, foot };
  return mu_press_new (&job);
}

/* "Rome (Anna), Carthage (Ben)" */
static char *
who_plays (const MuCampaign *campaign)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = campaign->sides->pdata[i];
    const gboolean known = side->player != NULL && *side->player;
    g_string_append_printf (text, "%s%s%s%s%s", i > 0 ? ", " : "", side->name, known ? " (" : "",
                            known ? side->player : "", known ? ")" : "");
  }
  return g_strdup (text->str);
}

static void
set_title (MuPress *press, const MuCampaign *campaign, const char *today)
{
  g_autofree char *began = mu_date_in_words (&campaign->first);
  g_autofree char *dates = g_strdup_printf (_ ("%s to %s"), began, today);
  g_autofree char *who = who_plays (campaign);
  mu_press_heading (press, MU_STYLE_TITLE, campaign->name);
  mu_press_paragraph (press, MU_STYLE_LEAD, dates);
  mu_press_paragraph (press, MU_STYLE_BODY, who);
}

/* --- the map ------------------------------------------------------------------- */

typedef struct {
  MuMapScene *scene;
  MuSceneView view;
} Map;

static const MuSceneLook look = { .palette = MU_SCENE_PAPER, .text = MAP_TYPE };

static void
free_map (gpointer data)
{
  Map *map = data;
  mu_map_scene_free (map->scene);
  g_free (map);
}

static void
draw_map (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Map *map = data;
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  mu_map_scene_draw (cr, map->scene, &map->view, &look, w, h);
}

static void
add_host (MuMapScene *scene, const MuMap *map, const MuHost *host, int day)
{
  const MuHostPoint at = mu_host_march_point (map, &host->march, day);
  const MuMapForce force = {
    .side = host->side,
    .name = host->name,
    .place = at.from,
    .to = at.to,
    .day = MIN (at.gone + 1, at.days),
    .days = at.days,
  };
  mu_map_scene_add (scene, &force);
}

static MuMapScene *
scene_of (const MuCampaignReport *report)
{
  g_autoptr (MuMap) map = mu_map_copy (report->map);
  for (guint i = 0; report->holders != NULL && i < map->places->len; i++)
    ((MuMapPlace *) map->places->pdata[i])->holder = report->holders[i];
  MuMapScene *scene = mu_map_scene_new (map);
  for (guint i = 0; i < report->campaign->sides->len; i++)
    mu_map_scene_name_side (scene, (int) i, mu_campaign_side_words (report->campaign, (int) i));
  for (guint i = 0; report->hosts != NULL && i < report->hosts->len; i++)
    add_host (scene, report->map, report->hosts->pdata[i], report->campaign->day);
  return scene;
}

static void
set_map (MuPress *press, const MuCampaignReport *report)
{
  if (report->map == NULL)
    return;
  MuMapScene *scene = scene_of (report);
  const double width = mu_press_width (press);
  const double height = MIN (width * scene->depth / scene->width, mu_press_room (press) * 0.6);
  Map *map = g_new (Map, 1);
  *map = (Map){ scene, mu_map_scene_fit (scene, width, height) };
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The map"));
  const double y = mu_press_claim (press, height, 0);
  mu_press_put_picture (press, mu_press_left (press), y, width, height, draw_map, map, free_map);
  mu_press_name_picture (press, _ ("The map"));
}

/* --- what it is played by --------------------------------------------------------- */

static void
set_rules (MuPress *press, const MuCampaign *campaign)
{
  MuCampaignRuleValues rules;
  if (!mu_campaign_rules_parse (campaign->rules ? campaign->rules : "", &rules, NULL))
    mu_campaign_rules_default (&rules);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Between the battles"));
  for (int i = 0; i < MU_CAMPAIGN_RULE_LEAGUE; i++) {
    g_autofree char *value = mu_campaign_rule_value_words ((MuCampaignRule) i, rules.value[i]);
    g_autofree char *line
        = g_strdup_printf ("%s: %s", _ (mu_campaign_rule_row ((MuCampaignRule) i)->name), value);
    mu_press_paragraph (press, MU_STYLE_SMALL, line);
  }
}

MuSheets *
mu_campaign_report_sheets (const MuCampaignReport *report, MuPaper paper)
{
  const MuCampaign *campaign = report->campaign;
  const MuDate now = { campaign->year, campaign->month, campaign->day_of_month };
  g_autofree char *today = mu_date_in_words (&now);
  g_autoptr (MuStandings) standings = mu_standings_new (campaign, report->points);
  MuPress *press = open_press (campaign, today, paper);
  set_title (press, campaign, today);
  mu_campaign_set_standings (press, campaign, standings);
  mu_campaign_set_chart (press, campaign, standings);
  mu_campaign_set_battles (press, campaign);
  mu_campaign_set_fixtures (press, report);
  set_map (press, report);
  mu_campaign_set_forces (press, report);
  mu_campaign_set_sky (press, report);
  mu_house_rules_set (press, &campaign->readings);
  set_rules (press, campaign);
  return mu_press_finish (press);
}

/* The cover of a night pack: who, what, where, under what sky, and what the pack holds. */
#include <glib/gi18n-lib.h>

#include "lists/check/certificate.h"
#include "lists/list/terms.h"
#include "lists/system.h"
#include "reports/account/report_private.h"
#include "reports/army/roster_words.h"
#include "reports/document/house_rules.h"
#include "reports/document/table.h"
#include "reports/night/night_private.h"
#include "reports/scene/field_scene.h"
#include "reports/system.h"

#define MAP_LEAST 120.0 /* points high */
#define MAP_SCALE 0.72  /* points a pace at most */
#define MAP_TYPE  9.0

typedef struct {
  MuScene *scene;
  MuSceneView view;
} Map;

static const MuSceneLook look = {
  .palette = MU_SCENE_PAPER,
  .text = MAP_TYPE,
  .parts = MU_SCENE_FRAMED,
};

/* --- armies -------------------------------------------------------------- */

/* Who is told by a scenario brings no points of a limit, and is as many as there are counters. */
static gboolean
is_by_scenario (const MuBattleRecord *record)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  return system->table_papers && system->table_papers (record) != 0;
}

static int
count_of (const MuBattleRecord *record, const MuList *list)
{
  if (is_by_scenario (record))
    return mu_report_units (list);
  return mu_list_has (list, MU_LISTS_ARE_STANDS) ? mu_roster_stands (list) : mu_list_figures (list);
}

static void
add_army (MuTable *table, const MuBattleRecord *record, MuSide side, const char *mark)
{
  const MuList *list = record->side[side].list;
  const MuListGeneral *general = mu_list_commander (list);
  g_autofree char *points = is_by_scenario (record) ? g_strdup_printf ("%d", mu_list_points (list))
                                                    : mu_roster_points (list);
  g_autofree char *figures = g_strdup_printf ("%d", count_of (record, list));
  g_autofree char *code = mu_list_check_code (list);
  const char *const names[] = { general ? general->name : "", list->player };
  g_autofree char *who = mu_roster_join (names, G_N_ELEMENTS (names));
  const char *const cells[] = { mark, list->name, who, points, figures, code };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

static void
set_armies (MuPress *press, const MuBattleRecord *record)
{
  const gboolean stands = mu_list_system (record->rules)->traits & MU_LISTS_ARE_STANDS;
  const gboolean counters = is_by_scenario (record);
  const MuColumn columns[] = {
    { "", MU_ALIGN_LEFT },
    { _ ("Army"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    { _ ("General, player"), MU_ALIGN_LEFT, .wraps = TRUE },
    { counters ? _ ("Strength") : _ ("Points"), MU_ALIGN_LEFT, .wraps = TRUE },
    { counters ? _ ("Units")
      : stands ? _ ("Stands")
               : _ ("Fig."),
      MU_ALIGN_RIGHT },
    { _ ("Check code"), MU_ALIGN_LEFT },
  };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  add_army (table, record, MU_SIDE_A, "A");
  add_army (table, record, MU_SIDE_B, "B");
  mu_press_gap (press, 4);
  mu_press_table (press, table);
}

/* --- the field ------------------------------------------------------------ */

static void
free_map (gpointer data)
{
  Map *map = data;
  mu_scene_free (map->scene);
  g_free (map);
}

static void
draw_map (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Map *map = data;
  mu_scene_draw (cr, map->scene, &map->view, &look, w, h);
}

/* Without bodies: where they stand is their players' until they are seen. */
static void
set_field (MuPress *press, const MuBattleRecord *record)
{
  if (record->field == NULL)
    return;
  MuScene *scene = mu_field_scene (record->field);
  const double scale = MIN (mu_press_width (press) / scene->width, MAP_SCALE);
  const double width = scene->width * scale, height = scene->depth * scale;
  Map *map = g_new (Map, 1);
  *map = (Map){ scene, { scale, 0, scene->depth } };
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The field"));
  const double y = mu_press_claim (press, height, 0);
  mu_press_put_picture (press, mu_press_left (press) + (mu_press_width (press) - width) / 2, y,
                        width, height, draw_map, map, free_map);
  mu_press_name_picture (press, _ ("The field"));
}

/* --- what is in it, what comes out ------------------------------------------ */

static void
set_contents (MuPress *press, const GPtrArray *titles)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < titles->len; i++)
    g_string_append_printf (text, "%s%u  %s", i > 0 ? "\n" : "", i + 1,
                            (const char *) g_ptr_array_index (titles, i));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("In this pack"));
  mu_press_begin (press, MU_PART_CONTENTS, NULL);
  mu_press_paragraph (press, MU_STYLE_BODY, text->str);
  mu_press_end (press, MU_PART_CONTENTS);
}

static const char *
result_blank (const MuBattleRecord *record)
{
  return is_by_scenario (record) ? _ ("Winner, victory points of A and B:")
                                 : _ ("Winner, points left of A and B:");
}

static void
set_result (MuPress *press, const MuBattleRecord *record)
{
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Result"));
  if (record->fought) {
    g_autofree char *result = mu_account_result (record);
    mu_press_paragraph (press, MU_STYLE_BODY, result);
    return;
  }
  for (int i = 0; i < 2; i++) {
    const char *words = i == 0 ? result_blank (record) : _ ("Both players sign:");
    g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_BODY, words, -1);
    const double y = mu_press_claim (press, 24, i == 0 ? 24 : 0);
    const double from = mu_layout_width (layout) + 6;
    mu_press_put_text (press, layout, mu_press_left (press), y + 8, "P");
    mu_press_put_rule (press, mu_press_left (press) + from, y + 20, mu_press_width (press) - from,
                       0, 0.4, 0.4);
  }
}

/* --- the page ------------------------------------------------------------------ */

static MuPress *
open_press (const MuBattleRecord *record, MuPaper paper)
{
  g_autofree char *title = g_strdup_printf (_ ("Night pack: %s"), record->name);
  const gboolean by_rules = mu_report_system (record->rules)->house_rules;
  g_autofree char *by = by_rules ? mu_house_rules_short (&record->readings) : NULL;
  const char *const parts[] = { record->name, mu_term_rules (record->rules), by };
  g_autofree char *foot = mu_roster_join (parts, G_N_ELEMENTS (parts));
  const MuPressJob job = { paper, title, NULL, NULL, foot };
  return mu_press_new (&job);
}

gboolean
mu_night_is_rolled (const MuBattleRecord *record)
{
  return record->fought || record->weather_face > 0;
}

MuSheets *
mu_night_cover (const MuBattleRecord *record, const GPtrArray *titles, MuPaper paper)
{
  MuPress *press = open_press (record, paper);
  mu_press_heading (press, MU_STYLE_TITLE, record->name);
  if (record->fought_on != NULL)
    mu_press_paragraph (press, MU_STYLE_LEAD, record->fought_on);
  set_armies (press, record);
  if (mu_night_is_rolled (record))
    mu_report_set_preliminaries (press, record);
  if (mu_report_system (record->rules)->house_rules)
    mu_house_rules_set (press, &record->readings);
  set_field (press, record);
  set_contents (press, titles);
  set_result (press, record);
  return mu_press_finish (press);
}

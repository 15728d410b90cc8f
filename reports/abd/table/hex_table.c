#include "reports/abd/table/hex_table.h"

#include <glib/gi18n-lib.h>

#include "lists/battle/abd/hex_record.h"
#include "reports/abd/account/places.h"
#include "reports/abd/table/hex_table_private.h"
#include "rules/abd/battle/events.h"
#include "rules/abd/battle/questions.h"

/* --- drawing -------------------------------------------------------------------------- */

static MuHexLook
look_of (const MuSceneLook *look)
{
  return (MuHexLook){ .palette = look->palette,
                      .text = look->text,
                      .stark = look->stark,
                      .parts = MU_HEX_NAMES | (look->parts & MU_SCENE_NAMES ? MU_HEX_KEYS : 0) };
}

static void
draw_ground (cairo_t *cr, const MuScene *scene, const MuSceneView *view, const MuSceneLook *look,
             double w, double h)
{
  const MuHexView seen = mu_hex_table_view (mu_hex_table_of (scene->board), view);
  const MuHexLook how = look_of (look);
  g_autoptr (MuHexScene) drawn = mu_hex_table_scene (scene);
  mu_hex_draw_map (cr, drawn, &seen, &how, w, h);
}

static void
draw_troops (cairo_t *cr, const MuScene *scene, const MuSceneView *view, const MuSceneLook *look,
             double w, double h)
{
  const MuHexView seen = mu_hex_table_view (mu_hex_table_of (scene->board), view);
  const MuHexLook how = look_of (look);
  g_autoptr (MuHexScene) drawn = mu_hex_table_scene (scene);
  if (!(look->parts & MU_SCENE_ARROWS))
    g_array_set_size (drawn->arrows, 0);
  mu_hex_draw_pieces (cr, drawn, &seen, &how, w, h);
}

static int
body_at (const MuScene *scene, const MuSceneView *view, double px, double py)
{
  const MuHexView seen = mu_hex_table_view (mu_hex_table_of (scene->board), view);
  g_autoptr (MuHexScene) drawn = mu_hex_table_scene (scene);
  return mu_hex_piece_at (drawn, &seen, px, py);
}

/* --- spots ------------------------------------------------------------------------------ */

static gboolean
tell_spot (const MuHexTable *table, int hex, MuScenePoint *middle)
{
  if (hex != MU_ABD_OFF)
    *middle = mu_hex_table_middle (table, hex);
  return hex != MU_ABD_OFF;
}

static gboolean
spot_at (const MuSceneBoard *board, MuScenePoint at, MuScenePoint *middle)
{
  const MuHexTable *table = mu_hex_table_of (board);
  return tell_spot (table, mu_hex_table_hex_at (table, at), middle);
}

/* By columns and rows: a column to the side lies half a hex higher or lower. */
static gboolean
next_spot (const MuSceneBoard *board, MuScenePoint from, int right, int down, MuScenePoint *middle)
{
  const MuHexTable *table = mu_hex_table_of (board);
  const MuAbdGrid *grid = &table->scenario->map.grid;
  const int hex = mu_hex_table_hex_at (table, from);
  if (hex == MU_ABD_OFF)
    return FALSE;
  return tell_spot (
      table, mu_abd_hex_at (grid, hex % grid->columns + right, hex / grid->columns + down), middle);
}

static void
add_hexsides (GString *words, const MuAbdMap *map, int hex)
{
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
    const MuAbdHexside side = mu_abd_map_side (map, hex, direction);
    if (side == MU_ABD_NO_SIDE)
      continue;
    g_string_append (words, ", ");
    /* Translators: what runs along a side of a hex, and which: "river", "north-east" */
    g_string_append_printf (words, _ ("%s to the %s"), _ (mu_abd_hexside_words (side)),
                            mu_abd_direction_words (direction));
  }
}

/* abd.8.8.zoc-extent */
static void
add_zones (GString *words, const MuScene *scene, int hex)
{
  g_autoptr (MuHexScene) drawn = mu_hex_table_scene (scene);
  for (int side = 0; side < MU_SIDES; side++) {
    if (!(drawn->zone[hex] >> side & 1) || !scene->army[side])
      continue;
    g_string_append (words, ", ");
    /* Translators: an army */
    g_string_append_printf (words, _ ("in the zone of control of %s"), scene->army[side]);
  }
}

static char *
spot_words (const MuScene *scene, MuScenePoint spot)
{
  const MuHexTable *table = mu_hex_table_of (scene->board);
  const MuAbdMap *map = &table->scenario->map;
  const int hex = mu_hex_table_hex_at (table, spot);
  char name[MU_ABD_NAME];
  if (hex == MU_ABD_OFF)
    return g_strdup ("");
  mu_abd_hex_name (&map->grid, hex, name);
  GString *words = g_string_new (name);
  g_string_append_printf (words, ", %s",
                          _ (mu_abd_terrain_words ((MuAbdTerrain) map->terrain[hex])));
  add_hexsides (words, map, hex);
  add_zones (words, scene, hex);
  return g_string_free (words, FALSE);
}

/* --- the board -------------------------------------------------------------------------- */

static void
table_free (MuSceneBoard *board)
{
  MuHexTable *table = (MuHexTable *) (void *) board;
  mu_hex_scenario_free (table->scenario);
  mu_hex_chart_free (table->chart);
  g_free (table);
}

static const MuSceneBoardClass hex_table = {
  .free = table_free,
  .draw_ground = draw_ground,
  .draw_troops = draw_troops,
  .body_at = body_at,
  .legend = mu_hex_table_legend,
  .spot_at = spot_at,
  .next_spot = next_spot,
  .spot_words = spot_words,
};

MuSceneBoard *
mu_hex_table_new (const MuBattleRecord *record)
{
  MuHexScenario *scenario = mu_hex_record_scenario (record, NULL);
  if (!scenario)
    return NULL;
  MuHexTable *table = g_new0 (MuHexTable, 1);
  table->board = (MuSceneBoard){ .does = &hex_table, .users = 1 };
  table->scenario = scenario;
  table->chart = mu_hex_chart_open (NULL, NULL);
  return &table->board;
}

/* --- what bodies are on it ---------------------------------------------------------------- */

static void
name_pieces (const MuHexTable *table, MuScene *scene)
{
  guint body = 0;
  for (int side = 0; side < MU_SIDES; side++) {
    const MuAbdArmy *army = &table->scenario->detail.side[side];
    const guint units = army->unit_count, all = units + army->leader_count;
    for (guint i = 0; i < all && body < scene->bodies->len; i++, body++)
      g_array_index (scene->bodies, MuSceneBody, body).piece
          = i < units ? mu_hex_unit_piece (army->units[i].type)
                      : mu_hex_leader_piece (army->leader[i - units]);
  }
}

/* A sheet may come from anyone. */
static MuSceneBody *
body_of (MuScene *scene, int body)
{
  return body >= 0 && body < (int) scene->bodies->len
             ? &g_array_index (scene->bodies, MuSceneBody, (guint) body)
             : NULL;
}

/* abd.6.1.eligible: nobody's is all of that colour, or of both. */
static void
mark (MuScene *scene, const MuEvent *event)
{
  MuSceneBody *body = body_of (scene, event->body);
  if (body)
    body->token = CLAMP (event->value[0], MU_ABD_NO_MARKER, MU_ABD_RED);
  for (guint i = 0; !body && i < scene->bodies->len; i++) {
    MuSceneBody *each = body_of (scene, (int) i);
    if (event->value[1] == MU_ABD_NO_MARKER || each->token == event->value[1])
      each->token = MU_ABD_NO_MARKER;
  }
}

/* Where a leader is: with a unit, alone in a hex, nowhere. */
typedef struct {
  int with;
  int hex;
} Company;

static void
note_leader (GArray *company, const MuEvent *event)
{
  if (event->body >= 0 && event->body < (int) company->len)
    g_array_index (company, Company, (guint) event->body)
        = (Company){ event->other, event->value[0] };
}

static void
place_leader (const MuHexTable *table, MuScene *scene, int leader, Company company)
{
  MuSceneBody *body = body_of (scene, leader);
  const MuSceneBody *unit = body_of (scene, company.with);
  const gboolean on
      = company.hex >= 0 && company.hex < mu_abd_hex_count (&table->scenario->map.grid);
  if (body->piece >= 0 || body->states & MU_SCENE_GONE)
    return;
  const MuScenePoint at = unit ? (MuScenePoint){ unit->x, unit->y }
                          : on ? mu_hex_table_middle (table, company.hex)
                               : (MuScenePoint){ 0, 0 };
  body->x = at.x;
  body->y = at.y;
  if (on)
    body->states &= ~(guint) MU_SCENE_ABSENT;
  else
    body->states |= MU_SCENE_ABSENT;
}

static void
follow (MuScene *scene, GArray *company, const MuEvent *event)
{
  if (event->kind == MU_ABD_EVENT_MARKED)
    mark (scene, event);
  else if (event->kind == MU_ABD_EVENT_LEADER)
    note_leader (company, event);
  else if (event->kind == MU_EVENT_GENERAL_LOST)
    note_leader (company,
                 &(MuEvent){ .body = event->body, .other = MU_NO_BODY, .value = { MU_ABD_OFF } });
  else if (event->kind == MU_ABD_EVENT_FIGHTS_AS && body_of (scene, event->body)
           && event->value[0] >= 0 && event->value[0] < MU_ABD_TYPES)
    body_of (scene, event->body)->piece = mu_hex_unit_piece (event->value[0]);
}

void
mu_hex_table_dress (MuScene *scene, const MuBattleRecord *record, guint events)
{
  const MuHexTable *table = mu_hex_table_of (scene->board);
  g_autoptr (GArray) company = g_array_new (FALSE, TRUE, sizeof (Company));
  name_pieces (table, scene);
  g_array_set_size (company, scene->bodies->len);
  for (guint i = 0; i < company->len; i++)
    g_array_index (company, Company, i) = (Company){ MU_NO_BODY, MU_ABD_OFF };
  for (guint i = 0; i < MIN (events, record->events->len); i++)
    follow (scene, company, &g_array_index (record->events, MuEvent, i));
  for (guint i = 0; i < company->len; i++)
    place_leader (table, scene, (int) i, g_array_index (company, Company, i));
}

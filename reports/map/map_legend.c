/* The key to the map, and what it says in words. */
#include <glib/gi18n-lib.h>

#include "reports/account/account.h"
#include "reports/map/map_scene_private.h"
#include "reports/scene/scene_key.h"

/* --- in words ---------------------------------------------------------------------- */

char *
mu_map_scene_side_words (const MuMapScene *scene, int side)
{
  if (scene->side[side] && *scene->side[side])
    return g_strdup (scene->side[side]);
  return g_strdup_printf (_ ("Side %d"), side + 1);
}

static void
append_particulars (const MuMapScene *scene, const MuMapPlace *place, GString *words)
{
  if (place->coast)
    g_string_append_printf (words, ", %s", _ ("on the coast"));
  if (place->points > 0) {
    g_string_append (words, ", ");
    g_string_append_printf (words, ngettext ("%d point", "%d points", (gulong) place->points),
                            place->points);
  }
  if (place->holder != MU_MAP_NO_SIDE) {
    g_autofree char *side = mu_map_scene_side_words (scene, place->holder);
    g_string_append (words, ", ");
    g_string_append_printf (words, _ ("held by %s"), side);
  }
  if (place->home != MU_MAP_NO_SIDE) {
    g_autofree char *side = mu_map_scene_side_words (scene, place->home);
    g_string_append (words, ", ");
    g_string_append_printf (words, _ ("home of %s"), side);
  }
}

char *
mu_map_scene_place_words (const MuMapScene *scene, int place)
{
  const MuMapPlace *it = mu_map_place (scene->map, place);
  GString *words = g_string_new (NULL);
  /* TRANSLATORS: a place's name, and the country around it; more follows, parted by commas */
  g_string_append_printf (words, _ ("%s: %s"), it->name, mu_account_country (it->country));
  append_particulars (scene, it, words);
  return g_string_free (words, FALSE);
}

static char *
stand_words (const MuMapScene *scene, const MuMapForce *force)
{
  const char *from = mu_map_place (scene->map, force->place)->name;
  if (force->to == MU_MAP_NOWHERE)
    /* TRANSLATORS: a force is at this place */
    return g_strdup_printf (_ ("at %s"), from);
  return g_strdup_printf (_ ("day %d of %d from %s to %s"), force->day, force->days, from,
                          mu_map_place (scene->map, force->to)->name);
}

char *
mu_map_scene_force_words (const MuMapScene *scene, int force)
{
  const MuMapForce *it = &g_array_index (scene->forces, MuMapForce, force);
  g_autofree char *side = mu_map_scene_side_words (scene, it->side);
  g_autofree char *stand = stand_words (scene, it);
  if (!*it->name)
    /* TRANSLATORS: a side and where its force is */
    return g_strdup_printf (_ ("%s, %s"), side, stand);
  /* TRANSLATORS: a force, its side and where it is */
  return g_strdup_printf (_ ("%s of %s, %s"), it->name, side, stand);
}

/* --- samples ------------------------------------------------------------------------ */

static void
draw_mark_sample (const MuBrush *brush, gconstpointer sample, double w, double h)
{
  cairo_save (brush->cr);
  cairo_translate (brush->cr, 0, h / 2);
  mu_map_draw_mark (brush, sample);
  cairo_restore (brush->cr);
}

static void
draw_road_sample (const MuBrush *brush, gconstpointer sample, double w, double h)
{
  const MuMapRoadKind *kind = sample;
  const MuScenePoint from = { -w / 2, h / 2 }, to = { w / 2, h / 2 };
  mu_map_draw_road_line (brush, *kind, from, to);
}

static void
draw_star_sample (const MuBrush *brush, gconstpointer sample, double w, double h)
{
  mu_map_draw_star (brush, 0, h / 2, h * 0.7);
}

static void
draw_side_sample (const MuBrush *brush, gconstpointer sample, double w, double h)
{
  const MuMapBox cloth = { -h * 0.9, -h * 0.15, h * 1.8, h * 1.2 };
  mu_map_draw_flag (brush, *(const int *) sample, &cloth);
}

/* A number on its plate. */
static void
draw_days_sample (const MuBrush *brush, gconstpointer sample, double w, double h)
{
  g_autoptr (PangoLayout) layout = mu_brush_text (brush, "3", FALSE);
  PangoRectangle size;
  pango_layout_get_pixel_extents (layout, NULL, &size);
  mu_map_draw_road_line (brush, MU_MAP_ROAD, (MuScenePoint){ -w / 2, h / 2 },
                         (MuScenePoint){ w / 2, h / 2 });
  mu_brush_plate (brush, -size.width, (h - size.height) / 2, 2 * size.width, size.height);
  mu_brush_ink (brush, brush->inks->ink);
  mu_brush_put_text (brush, layout, -size.width / 2.0, (h - size.height) / 2);
}

/* --- what there is on this map -------------------------------------------------------- */

typedef struct {
  gboolean country[MU_COUNTRY_STEPPE + 1];
  gboolean coast, points, home;
  gboolean road[MU_MAP_ROAD_KINDS];
  gboolean side[MU_MAP_SIDES];
} Seen;

static void
see_side (Seen *seen, int side)
{
  if (side != MU_MAP_NO_SIDE)
    seen->side[side] = TRUE;
}

static Seen
look_around (const MuMapScene *scene)
{
  Seen seen = { 0 };
  for (int i = 0; i < (int) scene->map->places->len; i++) {
    const MuMapPlace *place = mu_map_place (scene->map, i);
    seen.country[place->country] = TRUE;
    seen.coast |= place->coast;
    seen.points |= place->points > 0;
    seen.home |= place->home != MU_MAP_NO_SIDE;
    see_side (&seen, place->holder);
    see_side (&seen, place->home);
  }
  for (int i = 0; i < (int) scene->map->roads->len; i++)
    seen.road[mu_map_road (scene->map, i)->kind] = TRUE;
  for (guint i = 0; i < scene->forces->len; i++)
    see_side (&seen, g_array_index (scene->forces, MuMapForce, i).side);
  return seen;
}

static void
add_sides (MuKey *key, const MuMapScene *scene, const Seen *seen)
{
  for (int side = 0; side < MU_MAP_SIDES; side++) {
    g_autofree char *words = mu_map_scene_side_words (scene, side);
    if (seen->side[side])
      mu_key_add (key, words, draw_side_sample, &side);
  }
}

static void
add_places (MuKey *key, const Seen *seen)
{
  MuMapMark mark = { MU_COUNTRY_PLAIN, FALSE, MU_MAP_NO_SIDE, MU_MAP_NO_SIDE };
  for (int country = 0; country <= MU_COUNTRY_STEPPE; country++) {
    mark.country = (MuCountry) country;
    if (seen->country[country])
      mu_key_add (key, mu_account_country (mark.country), draw_mark_sample, &mark);
  }
  mark.country = MU_COUNTRY_PLAIN;
  mark.coast = TRUE;
  if (seen->coast)
    mu_key_add (key, _ ("coast"), draw_mark_sample, &mark);
  mark.coast = FALSE;
  mark.home = 0;
  if (seen->home)
    mu_key_add (key, _ ("home"), draw_mark_sample, &mark);
  if (seen->points)
    mu_key_add (key, _ ("objective, points"), draw_star_sample, NULL);
}

static void
add_roads (MuKey *key, const Seen *seen)
{
  gboolean any = FALSE;
  for (int i = 0; i < MU_MAP_ROAD_KINDS; i++) {
    const MuMapRoadKind kind = (MuMapRoadKind) i;
    any |= seen->road[i];
    if (seen->road[i])
      mu_key_add (key, mu_map_road_words (kind), draw_road_sample, &kind);
  }
  if (any)
    mu_key_add (key, _ ("days of travel"), draw_days_sample, NULL);
}

static double
go_through (cairo_t *cr, const MuMapScene *scene, const MuSceneLook *look, double w, gboolean draws)
{
  const Seen seen = look_around (scene);
  MuKey key;
  mu_key_begin (&key, cr, look, w, draws);
  add_sides (&key, scene, &seen);
  add_places (&key, &seen);
  add_roads (&key, &seen);
  return mu_key_height (&key);
}

double
mu_map_scene_legend_height (cairo_t *cr, const MuMapScene *scene, const MuSceneLook *look, double w)
{
  return go_through (cr, scene, look, w, FALSE);
}

void
mu_map_scene_legend_draw (cairo_t *cr, const MuMapScene *scene, const MuSceneLook *look, double w)
{
  go_through (cr, scene, look, w, TRUE);
}

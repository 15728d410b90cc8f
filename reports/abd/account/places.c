#include "reports/abd/account/places.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "rules/battle/system.h"

#define WIDEST 4000 /* paces, above all maps */

gboolean
mu_abd_record_grid (const MuAccountNames *names, MuAbdGrid *grid)
{
  const int width = mu_battle_record_width (names->record);
  const int depth = mu_battle_record_depth (names->record);
  return width > 0 && width < WIDEST && depth > 0 && depth < WIDEST
         && mu_abd_grid_of_size (MU_PACES (width), MU_PACES (depth), grid);
}

char *
mu_abd_hex_words (const MuAccountNames *names, int hex)
{
  MuAbdGrid grid;
  char name[MU_ABD_NAME];
  if (!mu_abd_record_grid (names, &grid) || hex < 0 || hex >= mu_abd_hex_count (&grid))
    return NULL;
  mu_abd_hex_name (&grid, hex, name);
  return g_strdup (name);
}

static int
hex_of (const MuAccountNames *names, const MuEvent *event)
{
  MuAbdGrid grid;
  if (!mu_abd_record_grid (names, &grid))
    return MU_ABD_OFF;
  return mu_abd_hex_of_middle (&grid, event->value[0], event->value[1]);
}

char *
mu_abd_place_words (const MuAccountNames *names, const MuEvent *event)
{
  return mu_abd_hex_words (names, hex_of (names, event));
}

const char *
mu_abd_direction_words (int direction)
{
  static const char *const words[MU_ABD_DIRECTIONS] = {
    [MU_ABD_NORTH] = N_ ("north"),           [MU_ABD_NORTH_EAST] = N_ ("north-east"),
    [MU_ABD_SOUTH_EAST] = N_ ("south-east"), [MU_ABD_SOUTH] = N_ ("south"),
    [MU_ABD_SOUTH_WEST] = N_ ("south-west"), [MU_ABD_NORTH_WEST] = N_ ("north-west"),
  };
  return direction >= 0 && direction < MU_ABD_DIRECTIONS ? _ (words[direction]) : "";
}

int
mu_abd_direction_at (int angle)
{
  const guint turn = (guint16) angle;
  return (int) ((turn * MU_ABD_DIRECTIONS + MU_ANGLE_HALF) / (2 * MU_ANGLE_HALF)
                % MU_ABD_DIRECTIONS);
}

MuAngle
mu_abd_angle_of (int direction)
{
  return (MuAngle) (((guint) direction % MU_ABD_DIRECTIONS * 65536 + 3) / MU_ABD_DIRECTIONS);
}

static gboolean
tells_place (const MuEvent *event)
{
  const MuEventEffect effect = mu_battle_event_row (event->kind)->effect;
  return effect == MU_EFFECT_APPEAR || effect == MU_EFFECT_MOVE || effect == MU_EFFECT_FACE;
}

int
mu_abd_body_hex (const MuAccountNames *names, int body, int *direction)
{
  const GArray *events = names->record->events;
  for (guint i = events->len; i > 0; i--) {
    const MuEvent *event = &g_array_index (events, MuEvent, i - 1);
    if (event->body != body || !tells_place (event))
      continue;
    *direction = mu_abd_direction_at (event->value[2]);
    return hex_of (names, event);
  }
  return MU_ABD_OFF;
}

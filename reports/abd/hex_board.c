#include "reports/abd/hex_board.h"

#include <glib/gi18n-lib.h>

const char *
mu_hex_leader_key (MuAbdLeaderKind kind)
{
  static const char *const keys[MU_ABD_LEADER_KINDS] = { "LDR-A", "LDR-B", "LDR-C" };
  return keys[kind];
}

static const char *
name_at (const GPtrArray *names, guint place)
{
  return names != NULL && place < names->len ? names->pdata[place] : NULL;
}

const char *
mu_hex_unit_name (const MuHexSide *side, guint unit, MuAbdType type)
{
  const char *name = name_at (side->units, unit);
  return name ? name : _ (mu_abd_type_words (type));
}

const char *
mu_hex_leader_name (const MuHexSide *side, guint leader, MuAbdLeaderKind kind)
{
  const char *name = name_at (side->leaders, leader);
  return name ? name : mu_hex_leader_key (kind);
}

static void
add_unit (MuHexScene *scene, const MuAbdUnitSetup *unit, MuSide side, int body)
{
  const MuHexPiece piece = { .body = body,
                             .type = unit->type,
                             .side = (guint8) side,
                             .hex = unit->turn == 0 ? unit->hex : MU_ABD_OFF,
                             .facing = unit->facing,
                             .disordered = unit->disordered };
  mu_hex_scene_add (scene, &piece);
}

/* abd.15.0.setup: leaders wait off the map, and are counted all the same. */
MuHexScene *
mu_hex_scenario_scene (const MuHexScenario *scenario, const MuAbdChart *chart)
{
  MuHexScene *scene = mu_hex_scene_new (&scenario->map, chart ? chart : scenario->detail.chart);
  int body = 0;
  for (int side = 0; side < MU_SIDES; side++) {
    const MuAbdArmy *army = &scenario->detail.side[side];
    for (int i = 0; i < army->unit_count; i++)
      add_unit (scene, &scenario->side[side].unit[i], (MuSide) side, body++);
    body += army->leader_count;
  }
  return scene;
}

void
mu_hex_scene_add_entries (MuHexScene *scene, const MuAbdSetup *setup)
{
  for (int entry = 0; entry < setup->entry_count; entry++)
    for (int i = 0; i < setup->entry[entry].count; i++) {
      char note[4];
      g_snprintf (note, sizeof note, "%d", entry + 1);
      mu_hex_scene_mark (scene, MU_HEX_ENTRY, setup->entry[entry].hex[i], -1, note);
    }
}

/* A scenario of the hex table that is being made: its draft with undo of every change, all that is
 * wrong with it, and saving it as a file. Nothing here knows widgets. Sides, units, hexes and
 * entries count from 0 as in the scenario; what is outside is a mistake of the caller. */
#ifndef MUSTER_APP_SESSION_ABD_SCENARIO_WRITER_H
#define MUSTER_APP_SESSION_ABD_SCENARIO_WRITER_H

#include <glib-object.h>

#include "lists/abd/scenario_check.h"

#define MU_TYPE_SCENARIO_WRITER (mu_scenario_writer_get_type ())
G_DECLARE_FINAL_TYPE (MuScenarioWriter, mu_scenario_writer, MU, SCENARIO_WRITER, GObject)

/* Signal "changed" (gboolean): the draft, its faults or whether it is saved; TRUE where units,
 * leaders or entries came, went or changed their order, so that places are others. */

/* --- where it comes from ------------------------------------------------------------ */

/* A plain with two armies that have no units yet. */
MuScenarioWriter *mu_scenario_writer_new (int columns, int rows);
/* A copy of a scenario under a name that says so; it has no file yet. */
MuScenarioWriter *mu_scenario_writer_copy (const MuHexScenario *scenario);
/* Of a file, which is saved again in its place. NULL with an error that names file and line. */
MuScenarioWriter *mu_scenario_writer_open (const char *path, GError **error);
/* One that was kept (mu_scenario_writer_keep), by its file among the drafts; where it was to be
 * saved is to be said again. NULL with an error. */
MuScenarioWriter *mu_scenario_writer_kept (const char *draft, GError **error);
/* The files of those that were kept, char *; free with g_ptr_array_unref. */
GPtrArray *mu_scenario_drafts (void);
/* Of no use any more; what cannot be removed stays. */
void mu_scenario_draft_remove (const char *draft);

/* To be read alone; another one after each change. Borrowed. */
const MuHexScenario *mu_scenario_writer_get (MuScenarioWriter *writer);
/* Its file, NULL where it has none yet; borrowed. */
const char *mu_scenario_writer_path (MuScenarioWriter *writer);
/* Whether there is anything that is not in the file. */
gboolean mu_scenario_writer_is_unsaved (MuScenarioWriter *writer);

/* --- steps --------------------------------------------------------------------------- */

gboolean mu_scenario_writer_can_undo (MuScenarioWriter *writer);
gboolean mu_scenario_writer_can_redo (MuScenarioWriter *writer);
void mu_scenario_writer_undo (MuScenarioWriter *writer);
void mu_scenario_writer_redo (MuScenarioWriter *writer);
/* All changes from one to the other are one step: a stroke of the brush. Strokes do not nest. */
void mu_scenario_writer_begin_stroke (MuScenarioWriter *writer);
void mu_scenario_writer_end_stroke (MuScenarioWriter *writer);

/* --- ground ---------------------------------------------------------------------------- */

void mu_scenario_writer_set_terrain (MuScenarioWriter *writer, int hex, MuAbdTerrain terrain);
/* FALSE with an error along the edge of the map, where nothing can lie. */
gboolean mu_scenario_writer_set_hexside (MuScenarioWriter *writer, int hex, int direction,
                                         MuAbdHexside side, GError **error);
/* Another size, 1 to MU_ABD_COLUMNS by MU_ABD_ROWS; A1 stays where it is. Who stood on hexes that
 * are gone is nowhere then, and entries lose them. */
void mu_scenario_writer_resize (MuScenarioWriter *writer, int columns, int rows);

/* Puts the hex into that entry or takes it out again; entry: one more than there are makes one.
 * FALSE with an error for a hex that is not on the edge, or one too many. */
gboolean mu_scenario_writer_toggle_entry (MuScenarioWriter *writer, int entry, int hex,
                                          GError **error);
/* Units that would come by it come by the first; those behind it move up by one number. */
void mu_scenario_writer_remove_entry (MuScenarioWriter *writer, int entry);

/* --- order of battle -------------------------------------------------------------------- */

/* A unit of the type in that hex, MU_ABD_OFF: nowhere yet, facing the middle of the map.
 * Its place in the army; -1 with an error where that is full or somebody stands there. */
int mu_scenario_writer_add_unit (MuScenarioWriter *writer, MuSide side, MuAbdType type, int hex,
                                 GError **error);
/* All of it: type, facing, hex or turn and entry, disordered, shots. Who has a hex comes in no
 * turn. */
void mu_scenario_writer_set_unit (MuScenarioWriter *writer, MuSide side, int at,
                                  const MuAbdUnitSetup *unit);
/* To a hex; with who stands there it changes places. */
void mu_scenario_writer_move_unit (MuScenarioWriter *writer, MuSide side, int at, int hex);
/* So many hexsides to the right. */
void mu_scenario_writer_turn_unit (MuScenarioWriter *writer, MuSide side, int at, int sides);
/* "": the words of its type. FALSE with an error that says why that is no name. */
gboolean mu_scenario_writer_name_unit (MuScenarioWriter *writer, MuSide side, int at,
                                       const char *name, GError **error);
void mu_scenario_writer_remove_unit (MuScenarioWriter *writer, MuSide side, int at);
/* Who stands there, of either side; FALSE: nobody. */
gboolean mu_scenario_writer_find_unit (MuScenarioWriter *writer, int hex, MuSide *side, int *at);

/* FALSE with an error where the army has as many as it may have. */
gboolean mu_scenario_writer_add_leader (MuScenarioWriter *writer, MuSide side, MuAbdLeaderKind kind,
                                        GError **error);
void mu_scenario_writer_set_leader (MuScenarioWriter *writer, MuSide side, int at,
                                    MuAbdLeaderKind kind);
gboolean mu_scenario_writer_name_leader (MuScenarioWriter *writer, MuSide side, int at,
                                         const char *name, GError **error);
void mu_scenario_writer_remove_leader (MuScenarioWriter *writer, MuSide side, int at);

/* --- what else holds --------------------------------------------------------------------- */

typedef enum {
  MU_SCENARIO_NAME,
  MU_SCENARIO_YEAR, /* as typed; "" for none */
  MU_SCENARIO_NOTE,
  MU_SCENARIO_SPECIAL,
  MU_SCENARIO_ARMY,      /* its name; of a side, as the next */
  MU_SCENARIO_COMMANDER, /* "" for none */
} MuScenarioText;

/* side: for what is an army's. Free with g_free; "" for nothing. */
char *mu_scenario_writer_get_text (MuScenarioWriter *writer, MuScenarioText text, MuSide side);
/* FALSE with an error that says why it cannot be taken. */
gboolean mu_scenario_writer_set_text (MuScenarioWriter *writer, MuScenarioText text, MuSide side,
                                      const char *words, GError **error);

typedef enum {
  MU_SCENARIO_TURNS,          /* MU_ABD_TURNS_LEAST to _MOST */
  MU_SCENARIO_DRAW,           /* MuSide, MU_SIDE_NONE */
  MU_SCENARIO_RETURNS,        /* entry from 1; 0: who left stays away */
  MU_SCENARIO_OPTIONS,        /* bits of MuAbdOption */
  MU_SCENARIO_RECONSTRUCTION, /* yes or no */
  MU_SCENARIO_PANIC,          /* of a side, as those below; 0: half of its strength */
  MU_SCENARIO_POINTS,         /* 0 or 1 */
  MU_SCENARIO_BARBARIAN,      /* yes or no */
  MU_SCENARIO_PLAYER,         /* MuAbdPlayer */
} MuScenarioNumber;

int mu_scenario_writer_get_number (MuScenarioWriter *writer, MuScenarioNumber which, MuSide side);
void mu_scenario_writer_set_number (MuScenarioWriter *writer, MuScenarioNumber which, MuSide side,
                                    int number);

/* --- faults and files ---------------------------------------------------------------------- */

/* MuHexFault, as mu_hex_scenario_faults; borrowed until the next change. */
const GPtrArray *mu_scenario_writer_faults (MuScenarioWriter *writer);

/* Into that file from now on; path NULL: its own. What has faults is not written, for nobody could
 * read it: FALSE with an error that names the first. */
gboolean mu_scenario_writer_save (MuScenarioWriter *writer, const char *path, GError **error);
/* Keeps what is not saved for the next time, faults and all; forgets what was kept where all is. */
gboolean mu_scenario_writer_keep (MuScenarioWriter *writer, GError **error);

#endif

/* The chart of Ancient Battles Deluxe as a file: what is looked up while it is played, and of each
 * number whether it is known or made up. Read from XML (schema/hex-chart.rng); a club may have a
 * copy of its own. Whoever shows what comes of it shows mu_hex_chart_words beside it. */
#ifndef MUSTER_LISTS_ABD_CHART_H
#define MUSTER_LISTS_ABD_CHART_H

#include <glib.h>

#include "rules/abd/charts/chart.h"

/* Where a number comes from. */
typedef enum {
  MU_HEX_FROM_BOOK,
  MU_HEX_FROM_SIBLING, /* another game or sheet of the same series */
  MU_HEX_FROM_DERIVED, /* it follows from an example or a sum */
  MU_HEX_FROM_RECONSTRUCTED,
  MU_HEX_FROM_CLUB,
} MuHexFrom;

/* The values of a row that may be made up singly. */
typedef enum {
  MU_HEX_UNIT_STRENGTH,
  MU_HEX_UNIT_DISORDERED,
  MU_HEX_UNIT_MOVE,
  MU_HEX_UNIT_BOX,
  MU_HEX_UNIT_AGAINST_HORSE,
  MU_HEX_UNIT_ARROWS,
  MU_HEX_UNIT_RANGE,
  MU_HEX_UNIT_DEFENSE,
} MuHexUnitValue;
typedef enum { MU_HEX_LEADER_ICONS, MU_HEX_LEADER_TIMES, MU_HEX_LEADER_PLUS } MuHexLeaderValue;
typedef enum {
  MU_HEX_GROUND_COST,
  MU_HEX_GROUND_DISORDERS, /* of a hexside: MU_HEX_GROUND_BARRED */
  MU_HEX_GROUND_BLOCKS,
  MU_HEX_GROUND_MISSILE,
  MU_HEX_GROUND_ATTACKER,
  MU_HEX_GROUND_DEFENDER,
  MU_HEX_GROUND_BARRED,
} MuHexGroundValue;

typedef struct {
  MuHexFrom from; /* the least certain source of those values that are not made up */
  guint made_up;  /* bits of its values */
} MuHexOrigin;

typedef struct {
  char *name;
  char *note;              /* what the numbers rest on; NULL: none */
  gboolean reconstruction; /* what is lost is made up anew; else a club's own */
  MuAbdChart chart;
  MuHexOrigin unit[MU_ABD_TYPES];
  MuHexOrigin leader[MU_ABD_LEADER_KINDS];
  MuHexOrigin terrain[MU_ABD_TERRAINS];
  MuHexOrigin hexside[MU_ABD_HEXSIDES];
  MuHexOrigin camp;
  MuHexOrigin command[MU_ABD_FACES];
  MuHexOrigin turn[MU_ABD_TURNS_MOST];
  MuHexOrigin elephant[MU_ABD_FACES];
} MuHexChart;

/* From a file; NULL: the club's own ($XDG_DATA_HOME/muster/hex-chart.xml) where there is one, else
 * the shipped one. Errors name file and line: MU_FILE_ERROR_INVALID also for a row that is missing
 * or there twice, and for values that no chart can have (mu_abd_chart_check). */
MuHexChart *mu_hex_chart_open (const char *path, GError **error);
MuHexChart *mu_hex_chart_read_data (const char *data, gsize length, const char *name,
                                    GError **error);
/* Where the usual one is; g_free. */
char *mu_hex_chart_path (void);
void mu_hex_chart_free (MuHexChart *chart);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuHexChart, mu_hex_chart_free)

/* Of one value of a row: one of the enums above; of a row with a single value 0. */
MuHexFrom mu_hex_origin_of (const MuHexOrigin *origin, int value);
/* "made up", "by the book"; static, translated. */
const char *mu_hex_from_words (MuHexFrom from);

/* "by Muster's reconstruction: the charts of the book are lost"; free with g_free. */
char *mu_hex_chart_words (const MuHexChart *chart);

#endif

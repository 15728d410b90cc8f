/* Which units march together: a new host, or another choice for one that stands somewhere. */
#ifndef MUSTER_APP_DESKTOP_FORCES_MUSTER_DIALOG_H
#define MUSTER_APP_DESKTOP_FORCES_MUSTER_DIALOG_H

#include <adwaita.h>

#include "app/session/history.h"

#define MU_TYPE_MUSTER_DIALOG (mu_muster_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuMusterDialog, mu_muster_dialog, MU, MUSTER_DIALOG, AdwWindow)

/* What it is chosen from. */
typedef struct {
  const MuCampaign *campaign;
  const MuMap *map;
  const GPtrArray *hosts; /* MuHost */
  const int *holder;      /* of each place */
} MuMusterGround;

typedef struct {
  gint64 host; /* 0: a new one */
  int side;
  const char *name;
  const char *place; /* key */
  const GArray *units;
} MuMusterOrder;

/* Signal: "chosen" (const MuMusterOrder *order). host NULL: a new one. place: which it begins with,
 * where that can be; MU_MAP_NOWHERE for any. What it needs is copied. */
GtkWidget *mu_muster_dialog_new (const MuMusterGround *ground, const MuHost *host, int place);

#endif

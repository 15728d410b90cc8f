/* How the bodies of a list stand before the first period, as XML (schema/deployment.rng): the
 * sketch map of a side. What is written reads back the same, and writing it again gives the same
 * bytes. */
#ifndef MUSTER_LISTS_FIELD_DEPLOYMENT_H
#define MUSTER_LISTS_FIELD_DEPLOYMENT_H

#include "lists/list/list.h"
#include "rules/battle/terms.h"
#include "rules/field/angle.h"

/* One unit. All zero: put in line with the others, formed as its list has
 * it. */
typedef struct {
  gboolean placed; /* x, y and turned hold */
  int x, y;        /* paces, middle of its front rank; origin: side A's left corner */
  MuAngle turned;  /* clockwise from the way its side faces */
  MuFormation formation;
  int ranks; /* 0: as many as its list says */
  int line;  /* in the file that it was read from; 0: from none */
} MuDeployment;

/* Whether it says anything at all. */
gboolean mu_deployment_is_chosen (const MuDeployment *deployment);

/* Reads the deployment of this side of a battle, for this list: an array of MuDeployment, one per
 * unit, to be freed. Errors name file and line: MU_FILE_ERROR_FOREIGN for one of another list or
 * side, MU_FILE_ERROR_INVALID for units that the list has not. Whether they can stand there is for
 * the rules. */
GArray *mu_deployment_read_file (const char *path, const MuList *list, MuSide side, GError **error);
GArray *mu_deployment_read_data (const char *data, gsize length, const char *name,
                                 const MuList *list, MuSide side, GError **error);
/* The XML; free with g_free. units: MuDeployment, at most one per unit. */
char *mu_deployment_write_data (const GArray *units, const MuList *list, MuSide side,
                                gsize *length);
gboolean mu_deployment_write_file (const GArray *units, const MuList *list, MuSide side,
                                   const char *path, GError **error);

#endif

/* Whether a club file is well. Private to db/. Stands by itself, because a log that an older Muster
 * left is taken in by the connection only if the doctor finds nothing. */
#ifndef MUSTER_DB_DOCTOR_DOCTOR_H
#define MUSTER_DB_DOCTOR_DOCTOR_H

#include <glib.h>

typedef struct MuConnection MuConnection;

/* What a fresh club's schema is made of, one text an object; it takes every migration to know, so
 * ask once. */
GPtrArray *mu_schema_due (GError **error);
/* Findings, a text each, none if the file is well; schema_due as above. */
GPtrArray *mu_examine (MuConnection *connection, GPtrArray *schema_due, GError **error);

#endif

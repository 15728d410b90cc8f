/* A battlefield as players keep it: the plan of rules/field/terrain.h with names
 * and notes. Read from and written to XML (schema/field.rng); what is written
 * reads back the same, and writing it again gives the same bytes. */
#ifndef MUSTER_LISTS_FIELD_FIELD_H
#define MUSTER_LISTS_FIELD_FIELD_H

#include <glib.h>

#include "lists/xml/error.h"
#include "rules/field/scale.h"
#include "rules/field/sky.h"
#include "rules/field/terrain.h"

#define MU_FIELD_NAME_MAX  120 /* characters of any name */
#define MU_FIELD_NOTES_MAX 4000

typedef struct {
  MuFeatureKind kind;
  char *name;    /* "" for none */
  GArray *spots; /* MuSpot */
  int width;     /* as MuFeature has them */
  int height;
  int line; /* in the file that it was read from; 0: from none */
} MuFieldFeature;

typedef struct {
  char *name;
  char *notes; /* "" for none */
  int width;   /* paces */
  int depth;
  MuCountry country;
  MuScale scale;       /* of the figures: how many paces an inch is */
  GPtrArray *features; /* MuFieldFeature */
} MuFieldPlan;

MuFieldPlan *mu_field_plan_new (const char *name, int width, int depth);
MuFieldPlan *mu_field_plan_copy (const MuFieldPlan *plan);
void mu_field_plan_free (MuFieldPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuFieldPlan, mu_field_plan_free)

MuFieldFeature *mu_field_feature_new (MuFeatureKind kind);
MuFieldFeature *mu_field_feature_copy (const MuFieldFeature *feature);
void mu_field_feature_free (MuFieldFeature *feature);

/* Borrowed; index must be in range. */
MuFieldFeature *mu_field_plan_feature (const MuFieldPlan *plan, guint index);
/* Appends a feature with these spots (copied); borrowed. */
MuFieldFeature *mu_field_plan_add (MuFieldPlan *plan, MuFeatureKind kind, const MuSpot *spots,
                                   int count);

/* Takes over a field from the rules; names and notes stay empty. */
MuFieldPlan *mu_field_plan_from (const char *name, const MuBattlefield *field);

/* The plan for the rules. It borrows from the plan: free it, with g_free, before
 * the plan changes. */
MuBattlefield *mu_field_plan_battlefield (const MuFieldPlan *plan);

/* The grid, ready for questions; free with g_free. terms: those of the rules to
 * play by. NULL with MU_FILE_ERROR_INVALID where the plan is impossible; the message names what is
 * wrong and where. */
MuTerrain *mu_field_plan_terrain (const MuFieldPlan *plan, const MuTerrainTerms *terms,
                                  GError **error);

/* "the river “Aufidus”", "feature 3 (a wood)" and what is wrong with it, for
 * people; free with g_free. */
char *mu_field_plan_feature_words (const MuFieldPlan *plan, int feature);
char *mu_field_plan_fault_words (const MuFieldPlan *plan, const MuBattlefieldFault *fault);

/* Reading checks the form alone: a field that is impossible on the ground can be
 * read, looked at and mended. */
MuFieldPlan *mu_field_plan_read_file (const char *path, GError **error);
MuFieldPlan *mu_field_plan_read_data (const char *data, gsize length, const char *name,
                                      GError **error);
/* Reads, and refuses with file and line what is impossible. */
MuFieldPlan *mu_field_plan_open (const char *path, GError **error);
/* The oldest format of files that can say all of it: 2 for what came after the first. */
int mu_field_plan_format (const MuFieldPlan *plan);
/* The XML; free with g_free. */
char *mu_field_plan_write_data (const MuFieldPlan *plan, gsize *length);
gboolean mu_field_plan_write_file (const MuFieldPlan *plan, const char *path, GError **error);

/* What a kind is called in a sentence, "a wood"; static, translated. */
const char *mu_feature_words (MuFeatureKind kind);

#endif

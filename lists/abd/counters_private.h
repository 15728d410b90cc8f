/* What the parts of the conversion into counters tell each other. */
#ifndef MUSTER_LISTS_ABD_COUNTERS_PRIVATE_H
#define MUSTER_LISTS_ABD_COUNTERS_PRIVATE_H

#include "lists/abd/counters.h"
#include "rules/awfp/troop.h"
#include "rules/troop/troop.h"

/* What a counter cannot say of whom it stands for. */
typedef enum {
  MU_HEX_LOST_BOWS = 1 << 0,    /* they shoot, and their counter does not */
  MU_HEX_LOST_ENGINES = 1 << 1, /* engines count as bowmen */
  MU_HEX_LOST_MEN = 1 << 2,     /* armour of camels, howdahs: their counter has one strength */
} MuHexLoss;
#define MU_HEX_LOSS_KINDS 3

/* What a unit is, seen from the hex table. */
typedef struct {
  int type;        /* MuAbdType; -1: no counter */
  int weight;      /* of one figure, model or stand, in foot figures */
  gboolean wild;   /* a Barbarian, as abd.17.3.triple has them */
  unsigned losses; /* MuHexLoss */
} MuHexKind;

MuHexKind mu_hex_kind_of_troop (const MuTroop *troop, const MuCrew *crew, int year);
MuHexKind mu_hex_kind_of_stand (const MuAwfpTroop *stand, int year);
/* Of a unit of figures or of stands. */
MuHexKind mu_hex_kind_of_unit (const MuList *list, guint unit);

/* What became of a unit on the way. */
typedef struct {
  MuHexKind kind;
  int figures; /* who take the field */
  int type;    /* of the counters that it is in: others' where it is too small; -1: none */
  int count;   /* counters that are called after it */
  int joins;   /* the unit whose counter it is in where count is 0; -1: nobody's */
} MuHexLot;

/* One of each unit of the list, not yet cut. Free with g_free. */
MuHexLot *mu_hex_lots (const MuList *list);
/* Settles type, count and joins of each by the scale; returns the counters, without the Camp. */
int mu_hex_cut (MuHexLot *lots, guint units, int scale);

/* Tells losses what the counters cannot say. */
void mu_hex_tell (const MuList *list, const MuHexLot *lots, GPtrArray *losses);

#endif

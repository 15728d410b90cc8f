/* The units of a campaign one by one: where their figures are, what happened to them, what they are
 * known for, and the figures that can be bought for them. Units go by their side's place in the
 * campaign and their number in its first list. */
#ifndef MUSTER_DB_CAMPAIGN_FORCES_H
#define MUSTER_DB_CAMPAIGN_FORCES_H

#include "db/store_types.h"
#include "lists/campaign/aftermath.h"
#include "lists/campaign/strength.h"

/* --- where they are ------------------------------------------------------- */

/* The figures that a unit began with; those who came to it since stand in for those who are gone.
 */
typedef enum {
  MU_FORCE_PRESENT,
  MU_FORCE_WOUNDED, /* who will return */
  MU_FORCE_STRAGGLING,
  MU_FORCE_CAPTURED,
  MU_FORCE_GONE, /* dead, or in another unit by now */
} MuForcePart;
#define MU_FORCE_PARTS (MU_FORCE_GONE + 1)

typedef struct {
  int part[MU_FORCE_PARTS]; /* figures */
  int coming;               /* bought for it, and still on their way */
  int joined;               /* the unit that it was merged into; MU_LIST_NO_UNIT: none */
  int honours;              /* given by the umpire */
} MuForceStrength;

/* Of each unit of a side, in order: MuForceStrength; free with g_array_unref. */
GArray *mu_store_force_strengths (MuStore *store, gint64 campaign, int side, GError **error);

/* --- what happened to them ------------------------------------------------- */

/* Stored: append only. */
typedef enum {
  MU_HONOUR_GIVEN,
  MU_HONOUR_PROMOTED,
  MU_HONOUR_DEMOTED,
  MU_HONOUR_GENERAL_KILLED,   /* the commander-in-chief who rode with it, for good */
  MU_HONOUR_GENERAL_CAPTURED, /* the same */
} MuHonourKind;
#define MU_HONOUR_KINDS (MU_HONOUR_GENERAL_CAPTURED + 1)

typedef enum {
  MU_FORCE_FOUGHT,   /* a battle */
  MU_FORCE_CHANGED,  /* figures came or went but in battle */
  MU_FORCE_BOUGHT,   /* figures that were or are on their way */
  MU_FORCE_HONOURED, /* by the umpire, with another class, or it lost its general */
} MuForceEntryKind;

typedef struct {
  MuForceEntryKind kind;
  int day;
  char *battle; /* of which it was; "": none */

  MuCampaignResult result; /* of a battle */
  MuRuleSystem rules;      /* that it was fought by */
  MuFate fate;
  int before;
  MuAftermath loss;

  MuStrengthKind change;
  int figures; /* that came or went, or were bought */
  char *other; /* the unit that they came from or went to; "": its own */

  int points; /* that they cost */
  int due;    /* the day on which they arrive */

  MuHonourKind honour;
  char *words; /* what it is known for, the troops that it became, or the general's name */
} MuForceEntry;
void mu_force_entry_free (MuForceEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuForceEntry, mu_force_entry_free)

/* All of one unit's, in the order in which it happened: MuForceEntry. NOT_FOUND where the side has
 * no such unit. */
GPtrArray *mu_store_force_record (MuStore *store, gint64 campaign, int side, int unit,
                                  GError **error);

/* Gives a unit an honour, today, by the umpire's word: an act of the campaign
 * (db/campaign/campaigns.h). */
gboolean mu_store_give_honour (MuStore *store, gint64 campaign, int side, int unit,
                               const char *words, GError **error);

#endif

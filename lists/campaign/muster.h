/* A campaign army between two battles: which of its units stand, and which join another. */
#ifndef MUSTER_LISTS_CAMPAIGN_MUSTER_H
#define MUSTER_LISTS_CAMPAIGN_MUSTER_H

#include <glib.h>

#include "lists/book/book.h"
#include "lists/campaign/rules.h"
#include "lists/campaign/strength.h"
#include "lists/list/list.h"

/* A unit as it is now; an army has one for each unit of its first list, in its order. */
typedef struct {
  int start;   /* figures when the campaign began */
  int present; /* these four as its ledger has them */
  int wounded;
  int stragglers;
  int prisoners;
  int raised;       /* classes above what it began as; below 0: under it */
  int joined;       /* the unit that it was merged into; MU_LIST_NO_UNIT: it stands on its own */
  gboolean at_home; /* in its home country */
  gboolean away;    /* from the army that is asked for: with another host, or at home */
  gint64 host;      /* that it marches with; 0: none. Only units of one host join each other */
} MuMusterUnit;

/* As it began, at home. */
void mu_muster_unit_init (MuMusterUnit *unit, int start);
/* Takes start and figures from the unit's ledger. */
void mu_muster_unit_take (MuMusterUnit *unit, const MuStrength *strength);

/* The unit in which such a unit's men serve now: itself, or that which it was merged into, or which
 * that was merged into in turn. */
guint mu_muster_serves_in (const MuMusterUnit *units, guint count, guint index);

/* Figures who serve in the unit and are expected back: its wounded and stragglers, prisoners where
 * the rules exchange them, and those of the units that were merged into it. */
int mu_muster_expected (const MuCampaignRuleValues *rules, const MuMusterUnit *units, guint count,
                        guint index);

/* The most figures that the unit may come to: by the rules for one body, and by the army book where
 * it is known (book may be NULL). */
int mu_muster_most (const MuList *first, const MuBook *book, const MuMusterUnit *units,
                    guint index);

/* All figures present of a unit go to another. */
typedef struct {
  guint unit;
  guint into;
  int figures;
} MuMerging;

/* Who joins whom now, in the order in which it happens (MuMerging; free with g_array_unref). units:
 * one for each of first's; book may be NULL.
 *
 * READING: wrg.campaign.forces. Who comes back to a unit that was merged goes where it went. A unit
 * is too small by those present and those of its wounded and stragglers who will be back; engines
 * and models by their share alone, for a single one is a unit (wrg.units.min-size). It goes whole
 * into the weakest unit of the same troops, arms, class, crew and option of the book that it fits
 * into with all who are expected; the smallest unit goes first, of equals the first of the list.
 * Generals' guards, sub-units, halves of mixed bodies, units that still have such parts, and
 * transport neither go nor take anybody in. */
GArray *mu_muster_mergings (const MuCampaignRuleValues *rules, const MuList *first,
                            const MuBook *book, const MuMusterUnit *units);

#endif

/* The list of a campaign army's next battle: what is there of its first list. */
#ifndef MUSTER_LISTS_CAMPAIGN_NEXT_LIST_H
#define MUSTER_LISTS_CAMPAIGN_NEXT_LIST_H

#include <glib.h>

#include "lists/campaign/muster.h"
#include "lists/list/list.h"

/* The units of the first list of whom figures are present, in its order, with their classes of
 * today; its points follow from them. units: one for each of first's. *positions (may be NULL) gets
 * the first list's place of each (int; free with g_array_unref). With nobody present it has neither
 * units nor generals. Judge it with MU_CHECK_CAMPAIGN (lists/check/check.h). Free with
 * mu_list_free.
 *
 * READING: wrg.campaign.forces. What the book leaves open is read so: a forced march brought the
 * army to where its campaign began, so its stragglers have come up and nobody marches so from then
 * on. A unit stands no deeper than it has figures. A part whose whole is gone stands alone; a
 * second kind of troops that finds no two ranks to stand behind stands on the flanks. A general
 * whose unit was merged goes with it; one whose unit is gone rides with the strongest of its kind
 * that is nobody else's guard. A bodyguard that is not one
 * general's own any more is a unit like others. Camels that
 * are gone carry nothing; other items stay. A unit whose class cannot be stands as it began. */
MuList *mu_next_list (const MuList *first, const MuMusterUnit *units, GArray **positions);

/* The army has lost so many commanders-in-chief: "Hannibal (2)" leads it now. The
 * same in every language, for copies of a campaign compare their lists. Who has no name stays
 * without one. */
void mu_next_list_succeed (MuList *list, int gone);

/* These units of such a list (tired: one for each) have come by a forced march: all who can make
 * one, both kinds of troops of a body or neither (wrg.points.forced-march). */
void mu_next_list_tire (MuList *list, const gboolean *tired);

#endif

/* A player's copy of a campaign: cut to what he may know.
 *
 * It is a club file of its own with this campaign alone. Nothing that is hidden was ever written to
 * it, so no byte of it tells anything of that. In it the player musters and sends his own hosts,
 * buys his replacements and seals his papers; as changes these go back to the umpire's copy and
 * merge there. All else is the umpire's, and refused in it with the reason.
 *
 * READING: wrg.campaign.forces. The book leaves to the club what players know of each other.
 * Known to all: sides and players, what the campaign plays by, the calendar, the map and who holds
 * its places, points, who won which battle at what loss in points, fixtures without a place on the
 * map, and the weather up to today. Known to a side: its army, its hosts with their ways, its
 * fixtures, its battles with both armies as they stood on the table, and the enemy's hosts that
 * stand where a host of its own stands, by name, not what is in them. Hidden: all else of the
 * others, what they ordered, noted or bought, their papers, and dice for days to come. */
#ifndef MUSTER_DB_EXCHANGE_CUT_H
#define MUSTER_DB_EXCHANGE_CUT_H

#include "db/store_types.h"

/* Writes such a copy for the side at that place to a new club file at path, and notes in the
 * history that it did: the player's changes go on from there. IMPOSSIBLE: the campaign has no such
 * side, or is a cut copy itself; TWICE: there is a file already. Then there is no new file, and the
 * campaign is as before. */
gboolean mu_store_cut_campaign (MuStore *store, gint64 campaign, int side, const char *path,
                                GError **error);

#endif

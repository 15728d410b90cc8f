/* What might be typed next into the search of the armies: filters, and behind one of them the
 * values that the saved armies have. */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_HINTS_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_HINTS_H

#include <gio/gio.h>

#include "app/session/armies/army_query.h"

#define MU_ARMY_HINTS_MAX 8

typedef struct {
  char *label;    /* "tag:", "league" */
  char *typed;    /* what stands in the search once it is taken */
  gboolean whole; /* a value: with it the filter is complete */
} MuArmyHint;

/* MuArmyHint for what is typed so far; where its last word is a filter, the values that begin so,
 * the most frequent first. armies: MuArmyItem. Free with g_ptr_array_unref. */
GPtrArray *mu_army_hints (const char *typed, GListModel *armies);

/* The tags of the armies that begin with `begin`, without case, the most frequent first, `most` of
 * them: char *. Free with g_ptr_array_unref. */
GPtrArray *mu_army_tags_in_use (GListModel *armies, const char *begin, guint most);

#endif

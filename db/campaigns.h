/* A campaign between its battles: its calendar, fixtures, weather and points.
 *
 * Each of these is an act of the campaign (db/acts.h): one transaction, noted with who and when,
 * and can be taken back. Days are counted from the campaign's first. What cannot be is IMPOSSIBLE,
 * and the campaign is as before. */
#ifndef MUSTER_DB_CAMPAIGNS_H
#define MUSTER_DB_CAMPAIGNS_H

#include "db/store.h"
#include "lists/campaign/diary.h"
#include "lists/campaign/map.h"

/* The date of a day of the campaign. */
MuDate mu_campaign_date (const MuCampaign *campaign, int day);

/* --- the calendar ------------------------------------------------------- */

/* The calendar goes on to that day, later than the present one: it is never set back but by taking
 * the act back. */
gboolean mu_store_advance_campaign (MuStore *store, gint64 campaign, int day, GError **error);

/* --- what it plays by between battles ----------------------------------- */

/* From now on, a text of lists/campaign/rules.h; what was done before stays as it was. */
gboolean mu_store_set_campaign_rules (MuStore *store, gint64 campaign, const char *rules,
                                      GError **error);

/* --- replacements ------------------------------------------------------- */

/* What the side may still spend this month; -1 with an error. */
int mu_store_replacement_points (MuStore *store, gint64 campaign, int side, GError **error);

/* Buys figures for units of the side (MuRecruits of lists/campaign/recruits.h; their points are
 * reckoned here). IMPOSSIBLE, with the reason, for more than it may spend or a unit may get. */
gboolean mu_store_buy_recruits (MuStore *store, gint64 campaign, int side, const GArray *choice,
                                GError **error);

/* What this month's points would best be spent on (MuRecruits; free with g_array_unref). */
GArray *mu_store_advise_recruits (MuStore *store, gint64 campaign, int side, GError **error);

/* --- fixtures ----------------------------------------------------------- */

typedef struct {
  gint64 id; /* the same in every copy */
  int day;
  char *name;
  int side[MU_SIDES]; /* their places in the campaign */
  char *place;        /* of the map; "": none */
  gint64 battle;      /* that it was; 0: still to be fought */
} MuFixture;
void mu_fixture_free (MuFixture *fixture);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuFixture, mu_fixture_free)

/* In the order of their days: MuFixture. */
GPtrArray *mu_store_fixtures (MuStore *store, gint64 campaign, GError **error);

/* Sets a battle between two sides on a day, today or later; with an id, in place of that fixture,
 * unless it has been fought. A battle of these two sides that is recorded on its day or after plays
 * it, the earliest first. *id may be NULL. */
gboolean mu_store_set_fixture (MuStore *store, gint64 campaign, const MuFixture *fixture,
                               gint64 *id, GError **error);

/* Calls one off; NOT_FOUND, or IMPOSSIBLE where it has been fought. */
gboolean mu_store_call_off_fixture (MuStore *store, gint64 campaign, gint64 id, GError **error);

/* --- weather ------------------------------------------------------------ */

/* The days from first to last, MuDiaryDay, by the campaign's house rules, its seed and the dice
 * that were thrown at the table. */
GArray *mu_store_diary (MuStore *store, gint64 campaign, MuWrgRegion region, MuWrgCountry country,
                        gboolean coast, int first, int last, GError **error);

/* Dice of a day, today or later, as they were thrown: face[number], 0 for one that was not, which
 * follows from the campaign's seed again. */
gboolean mu_store_throw_weather (MuStore *store, gint64 campaign, MuWrgRegion region,
                                 MuWrgCountry country, int day, const guint8 face[MU_DIARY_DICE],
                                 GError **error);

/* --- the map ------------------------------------------------------------ */

/* *map is NULL where the campaign has none; free with mu_map_free. */
gboolean mu_store_campaign_map (MuStore *store, gint64 campaign, MuMap **map, GError **error);

/* In place of the one it had. IMPOSSIBLE where it names sides that the campaign has not. */
gboolean mu_store_set_campaign_map (MuStore *store, gint64 campaign, const MuMap *map,
                                    GError **error);

/* --- points ------------------------------------------------------------- */

typedef struct {
  int side; /* its place in the campaign */
  int day;
  int quarters; /* of points; less than 0: taken from it */
  char *words;  /* what for */
} MuSidePoints;
void mu_side_points_free (MuSidePoints *points);

/* All that sides were given, in the order of days: MuSidePoints. */
GPtrArray *mu_store_side_points (MuStore *store, gint64 campaign, GError **error);

/* Gives a side points, for an objective and the like. */
gboolean mu_store_give_points (MuStore *store, gint64 campaign, int side, int quarters,
                               const char *words, GError **error);

#endif

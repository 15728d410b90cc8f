/* A campaign between its battles: its calendar, fixtures, weather and points.
 *
 * Each of these is an act of the campaign (db/acts/acts.h): one transaction, noted with who and
 * when, and can be taken back. Days are counted from the campaign's first. What cannot be is
 * IMPOSSIBLE, and the campaign is as before. */
#ifndef MUSTER_DB_CAMPAIGN_CAMPAIGNS_H
#define MUSTER_DB_CAMPAIGN_CAMPAIGNS_H

#include "db/store_types.h"
#include "lists/campaign/diary.h"
#include "lists/campaign/host_march.h"
#include "lists/campaign/map.h"
#include "rules/field/country.h"

/* The date of a day of the campaign. */
MuDate mu_campaign_date (const MuCampaign *campaign, int day);

/* --- begun by mistake ----------------------------------------------------- */

/* Puts a campaign away in which nothing stands but its beginning, as if it had never begun:
 * no act, for its record goes along. *kept brings it back; free with g_bytes_unref. IMPOSSIBLE
 * where it has gone on, or a battle of it is on the table. */
gboolean mu_store_put_campaign_away (MuStore *store, gint64 campaign, GBytes **kept,
                                     GError **error);
/* As it was, under its number. */
gboolean mu_store_bring_campaign_back (MuStore *store, GBytes *kept, GError **error);

/* --- the calendar ------------------------------------------------------- */

/* The calendar goes on to that day, later than the present one: it is never set back but by taking
 * the act back. Hosts march, and where two that are enemies meet, a fixture is set and the calendar
 * goes no further than that day. */
gboolean mu_store_advance_campaign (MuStore *store, gint64 campaign, int day, GError **error);

/* --- what it plays by between battles ----------------------------------- */

/* From now on, a text of lists/campaign/rules.h; what was done before stays as it was. */
gboolean mu_store_set_campaign_rules (MuStore *store, gint64 campaign, const char *rules,
                                      GError **error);

/* --- replacements ------------------------------------------------------- */

/* What the side may still spend this month; -1 with an error. */
int mu_store_replacement_points (MuStore *store, gint64 campaign, int side, GError **error);

/* What one of the side's units may get this month. */
typedef struct {
  int each;  /* points of one figure */
  int room;  /* figures that it may get, whatever they cost */
  char *why; /* it may get none; NULL: it may */
} MuRecruitOffer;
void mu_recruit_offer_free (MuRecruitOffer *offer);

/* Of each unit of the side's first list, in order: MuRecruitOffer. */
GPtrArray *mu_store_recruit_offers (MuStore *store, gint64 campaign, int side, GError **error);

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
  int side[MU_SIDES];   /* their places in the campaign */
  char *place;          /* of the map; "": none */
  gint64 battle;        /* that it was; 0: still to be fought */
  char *seal[MU_SIDES]; /* the code of each side's papers (db/campaign/fixture_papers.h); "": none
                           yet */
  gboolean opened[MU_SIDES]; /* the papers are here for all to read */
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
 * that were thrown at the table. A cut copy (db/exchange/cut.h) knows those up to today alone: it
 * gives fewer, or none. */
GArray *mu_store_diary (MuStore *store, gint64 campaign, MuRegion region, MuCountry country,
                        gboolean coast, int first, int last, GError **error);

/* Dice of a day, today or later, as they were thrown: face[number], 0 for one that was not, which
 * follows from the campaign's seed again. */
gboolean mu_store_throw_weather (MuStore *store, gint64 campaign, MuRegion region,
                                 MuCountry country, int day, const guint8 face[MU_DIARY_DICE],
                                 GError **error);

/* --- the map ------------------------------------------------------------ */

/* *map is NULL where the campaign has none; free with mu_map_free. */
gboolean mu_store_campaign_map (MuStore *store, gint64 campaign, MuMap **map, GError **error);

/* In place of the one it had. IMPOSSIBLE where it names sides that the campaign has not. */
gboolean mu_store_set_campaign_map (MuStore *store, gint64 campaign, const MuMap *map,
                                    GError **error);

/* --- hosts on the map ---------------------------------------------------- */

/* Units of a side that march together; lists/campaign/host_march.h tells how. Units that are in
 * none are at home. */
typedef struct {
  gint64 id; /* the same in every copy */
  int side;
  char *name;
  MuHostMarch march; /* places are those of the campaign's map */
  GArray *units;     /* int: their numbers in the side's first list, in order */
  int figures;       /* present of all of them */
  gint64 fixture;    /* the battle that it waits for; 0: none */
} MuHost;
void mu_host_free (MuHost *host);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuHost, mu_host_free)

/* By sides, then by id: MuHost. Empty where the campaign has no map. */
GPtrArray *mu_store_hosts (MuStore *store, gint64 campaign, GError **error);

/* Musters units into a host at a place; with *id, the host of that number has these units from now
 * on, and that name, and without any it is dissolved. Units come from home where the side holds the
 * place, or is at home there and nobody else holds it, and go home from there; elsewhere they come
 * from other hosts of the side that stand there. *id gets its number. IMPOSSIBLE, with the reason,
 * where an enemy stands there, the host marches, or a unit is elsewhere or has nobody left. */
gboolean mu_store_muster_host (MuStore *store, gint64 campaign, int side, const char *name,
                               const char *place, const GArray *units, gint64 *id, GError **error);

/* Sends it to a place, by the quickest way; to where it stands or will next come: it halts.
 * IMPOSSIBLE outside the season, where no road leads there, and while a battle waits for it. */
gboolean mu_store_march_host (MuStore *store, gint64 campaign, gint64 host, const char *place,
                              gboolean forced, GError **error);

/* Who holds each place of the map, its index there: a side, or MU_MAP_NO_SIDE; free with g_free.
 * NULL with an error. */
int *mu_store_holders (MuStore *store, gint64 campaign, const MuMap *map, GError **error);

/* By the umpire's word. */
gboolean mu_store_set_holder (MuStore *store, gint64 campaign, const char *place, int side,
                              GError **error);

/* Like mu_store_campaign_army, of the hosts of the side that stand at that place; who has come
 * there today by a forced march is a forced marcher (wrg.points.forced-march). */
MuList *mu_store_army_at (MuStore *store, gint64 campaign, int side, const char *place,
                          GArray **position, GError **error);

/* The fixtures of the map's places that are due, today or before, where both sides have hosts that
 * stand there, the first first: MuFixture. */
GPtrArray *mu_store_meetings (MuStore *store, gint64 campaign, GError **error);

/* --- points ------------------------------------------------------------- */

/* Stored: append only. */
typedef enum {
  MU_POINTS_GIVEN, /* by the umpire */
  MU_POINTS_HELD,  /* for the objectives that it held on the first of a month */
} MuPointsKind;
#define MU_POINTS_KINDS (MU_POINTS_HELD + 1)

typedef struct {
  int side; /* its place in the campaign */
  int day;
  MuPointsKind kind;
  int quarters; /* of points; less than 0: taken from it */
  char *words;  /* what for; "" where the kind says all */
} MuSidePoints;
void mu_side_points_free (MuSidePoints *points);

/* All that sides were given, in the order of days: MuSidePoints. */
GPtrArray *mu_store_side_points (MuStore *store, gint64 campaign, GError **error);

/* Gives a side points, for an objective and the like. */
gboolean mu_store_give_points (MuStore *store, gint64 campaign, int side, int quarters,
                               const char *words, GError **error);

#endif

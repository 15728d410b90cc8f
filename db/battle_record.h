/* A fought battle with all that belongs to it: what is stored in the club file
 * and what the battle sheet and the report print. Plain data, no database. */
#ifndef MUSTER_DB_BATTLE_RECORD_H
#define MUSTER_DB_BATTLE_RECORD_H

#include <glib.h>

#include "lists/list.h"
#include "rules/battle.h"
#include "rules/wrg/setup.h"

/* What was found for one subordinate general. */
typedef struct {
  char *name;
  MuWrgPersonality personality;
  int face;
} MuLeadership;

typedef struct {
  MuList *list;          /* as it came to the field */
  int scouting;          /* strength */
  GPtrArray *leadership; /* MuLeadership; empty without subordinates */
  gint64 start_quarters; /* 0 before the battle */
  gint64 left_quarters;
  gboolean general_lost;
  GArray *results; /* MuUnitOutcome, one per unit of list; empty before the battle */
} MuBattleSideRecord;

typedef struct {
  gint64 id;       /* in the club file; 0: not stored */
  char *name;      /* "Zama" */
  char *fought_on; /* ISO date, as the club's calendar has it; NULL: not said */
  MuRuleSystem rules;
  MuWrgReadings readings;
  guint64 seed;
  guint64 stream;
  int month; /* of the campaign's year, 1 to 12 */
  MuWrgRegion region;
  MuWrgCountry country;
  MuWrgWeather weather;
  int weather_face;
  MuSide outscouted; /* the side that has been, or MU_SIDE_NONE */
  MuBattleSideRecord side[MU_SIDES];
  gboolean fought; /* what follows holds */
  MuSide winner;
  int periods;
  guint64 digest;
  GArray *events; /* MuEvent */
  GArray *rolls;  /* MuRoll, preliminaries first */
} MuBattleRecord;

/* A battle not yet fought: no names, no lists, empty arrays, nobody outscouted. */
MuBattleRecord *mu_battle_record_new (void);
MuBattleRecord *mu_battle_record_copy (const MuBattleRecord *record);
void mu_battle_record_free (MuBattleRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBattleRecord, mu_battle_record_free)
MuLeadership *mu_leadership_new (void);
void mu_leadership_free (MuLeadership *leadership);

/* The unit behind a body number of the events; NULL if out of range. */
const MuListUnit *mu_battle_record_unit (const MuBattleRecord *record, int body, MuSide *side);

/* Digest of the events, as the core counts it. */
guint64 mu_battle_record_digest (const MuBattleRecord *record);

/* wrg.victory.objectives: quarter points of the objectives that a side holds at the end,
 * which its points left include. */
gint64 mu_battle_record_objectives (const MuBattleRecord *record, MuSide side);

#endif

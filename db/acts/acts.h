/* The acts of a campaign: who did what when, and taking any of it back.
 *
 * An act and its row are one transaction. The row keeps what the act changed in the file; taking
 * it back takes back what followed from it too: the later acts that changed the same things, and
 * those that followed from them. Taking back is an act itself, so it can be taken back, and
 * nothing that was ever done leaves the record. */
#ifndef MUSTER_DB_ACTS_ACTS_H
#define MUSTER_DB_ACTS_ACTS_H

#include "db/store_types.h"

/* Stored: append only. */
typedef enum {
  MU_ACT_BEGAN,
  MU_ACT_HOUSE_RULES,
  MU_ACT_BATTLE,
  MU_ACT_TAKEN_BACK,
  MU_ACT_DAYS,         /* the calendar went on; about: the date that it came to */
  MU_ACT_FIXTURE,      /* a battle to come was set; about: its name */
  MU_ACT_FIXTURE_OFF,  /* or called off */
  MU_ACT_WEATHER_DICE, /* thrown at the table; about: the date */
  MU_ACT_POINTS,       /* given to a side; about: the side's name and what for */
  MU_ACT_RULES,        /* what the campaign plays by between its battles */
  MU_ACT_RECRUITS,     /* were bought; about: the side's name */
  MU_ACT_MAP,          /* was drawn or changed; about: its name */
  MU_ACT_HOST,         /* was mustered, changed or dissolved; about: its name */
  MU_ACT_MARCH,        /* was sent; about: "host, place" */
  MU_ACT_HOLDER,       /* of a place, by the umpire's word; about: "place, side" */
  MU_ACT_CUT,          /* a player got a copy of what he may know; about: his side's name */
  MU_ACT_SEAL,         /* papers for a fixture were laid down; about: "fixture, side" */
  MU_ACT_PAPERS,       /* they were opened; about: the same */
  MU_ACT_HONOUR,       /* was given by the umpire; about: "side, unit: what for" */
} MuActKind;
#define MU_ACT_KINDS (MU_ACT_HONOUR + 1)

typedef struct {
  gint64 id;  /* the same in every copy of the campaign */
  int number; /* in the campaign, from 1 */
  char *made; /* ISO time */
  char *who;  /* as the computer knows them */
  MuActKind kind;
  gint64 battle; /* that it recorded, 0: none; gone where it was taken back */
  char *about;   /* the battle's or the campaign's name, and what the kinds above say; of what was
                  * taken back a line each, "-Zama", and "+Zama" of what came back; what is no battle
                  * has its kind before it, "-@days -202-11-01" */
  char *doing;   /* what it was told to do, for other copies; not read back: NULL */
  int undone_by; /* the number of the act that took it back, 0: it stands */
  int since;     /* where it was told: the number of the act by which it stands again, or its own */
  int gone;      /* the number of the act from which on it did not, until then; 0: none */
} MuAct;
void mu_act_free (MuAct *act);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuAct, mu_act_free)

/* "battle", as scripts and the lines above have it. Static. */
const char *mu_act_kind_key (MuActKind kind);
/* The kind of such a line, past its sign; its name, within the line, goes to *name. */
MuActKind mu_act_line_kind (const char *line, const char **name);

/* All acts of the campaign, the first first: MuAct. Campaigns begun by an older Muster have none
 * for what was done then. */
GPtrArray *mu_store_acts (MuStore *store, gint64 campaign, GError **error);
/* The newest of them, which nothing can have taken back; the caller's. NULL with an error, or
 * without one where there is none. */
MuAct *mu_store_last_act (MuStore *store, gint64 campaign, GError **error);

/* What taking the act with that number back would take back: the act first, then the later ones
 * that fall with it, in order: MuAct. NOT_FOUND: no such act; IMPOSSIBLE: it has been taken back,
 * or it is the campaign's beginning. */
GPtrArray *mu_store_act_followers (MuStore *store, gint64 campaign, int number, GError **error);

/* Takes the act back with all that follows from it, the newest first. Rolls of battles stay in
 * the dice log, as rolls of no battle, until the battle comes back. Errors as above; IMPOSSIBLE
 * too where something that no act tells of has changed since. */
gboolean mu_store_take_back_act (MuStore *store, gint64 campaign, int number, GError **error);

#endif

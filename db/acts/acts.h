/* The acts of a campaign: who did what when, and taking any of it back.
 *
 * An act and its row are one transaction. The row keeps what the act changed in the file; taking
 * it back takes back what followed from it too: the later acts that changed the same things, and
 * those that followed from them. Taking back is an act itself, so it can be taken back, and
 * nothing that was ever done leaves the record. */
#ifndef MUSTER_DB_ACTS_ACTS_H
#define MUSTER_DB_ACTS_ACTS_H

#include "db/store_types.h"

/* Stored; each told of in acts.def. */
#define ACT(NAME, ...)  MU_ACT_##NAME,
#define DEED(NAME, ...) MU_ACT_##NAME,
typedef enum {
#include "db/acts/acts.def"
} MuActKind;
#undef DEED
#undef ACT

#define ACT(...)  +1
#define DEED(...) +1
enum {
  MU_ACT_KINDS = 0
#include "db/acts/acts.def"
};
#undef DEED
#undef ACT

/* Who may do it in a copy that is cut to what one side may know. */
typedef enum { MU_ACT_BY_UMPIRE, MU_ACT_BY_SIDE } MuActBy;

/* Who knows of it: READING: wrg.campaign.forces. Hosts and what is bought for them are known to
 * their side. */
typedef enum {
  MU_ACT_SEEN_ALL,
  MU_ACT_SEEN_SIDE,
  MU_ACT_SEEN_FIXTURE,
  MU_ACT_SEEN_DAY,
  MU_ACT_SEEN_FELL,
} MuActSeen;

typedef enum { MU_ACT_ABOUT_NAME, MU_ACT_ABOUT_DATE } MuActAbout;

typedef struct {
  const char *key;
  MuActBy by;
  MuActSeen seen;
  MuActAbout about;
  const char *done;  /* "The fixture “%s” was set"; untranslated, like the next */
  const char *thing; /* "the fixture %s" */
} MuActRow;
/* Static. */
const MuActRow *mu_act_row (MuActKind kind);

typedef struct {
  gint64 id;  /* the same in every copy of the campaign */
  int number; /* in the campaign, from 1 */
  char *made; /* ISO time */
  char *who;  /* as the computer knows them */
  MuActKind kind;
  gint64 battle;      /* that it recorded, 0: none; gone where it was taken back */
  MuRuleSystem rules; /* by which that was fought; 0: none, or it is gone */
  char *about;        /* as acts.def says of the kind */
  char *doing;        /* what it was told to do, for other copies; not read back: NULL */
  int undone_by;      /* the number of the act that took it back, 0: it stands */
  int since; /* where it was told: the number of the act by which it stands again, or its own */
  int gone;  /* the number of the act from which on it did not, until then; 0: none */
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

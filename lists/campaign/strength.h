/* The strength of a campaign's unit as a ledger: each entry moves figures from one place to
 * another, so that none is lost from sight or counted twice.
 *
 *   start + replacements, recruits and merged in
 *     = present + dead + wounded + stragglers + prisoners + merged away + disbanded */
#ifndef MUSTER_LISTS_CAMPAIGN_STRENGTH_H
#define MUSTER_LISTS_CAMPAIGN_STRENGTH_H

#include <glib.h>

#include "lists/campaign/aftermath.h"

/* What happened to figures. Only append. */
typedef enum {
  MU_STRENGTH_DEAD,
  MU_STRENGTH_WOUNDED_AWAY,
  MU_STRENGTH_WOUNDED_BACK,
  MU_STRENGTH_STRAGGLERS_AWAY,
  MU_STRENGTH_STRAGGLERS_BACK,
  MU_STRENGTH_PRISONERS_AWAY,
  MU_STRENGTH_EXCHANGED,      /* prisoners who come back */
  MU_STRENGTH_PRISONERS_LOST, /* who never will */
  MU_STRENGTH_REPLACEMENTS,   /* from the camp, at once */
  MU_STRENGTH_RECRUITS,       /* from home, after some days */
  MU_STRENGTH_MERGED_AWAY,    /* into another unit */
  MU_STRENGTH_MERGED_IN,      /* from another unit */
  MU_STRENGTH_DISBANDED,
} MuStrengthKind;
#define MU_STRENGTH_KINDS (MU_STRENGTH_DISBANDED + 1)

/* Where figures are. */
typedef enum {
  MU_STRENGTH_OUTSIDE, /* of the unit; nobody's yet */
  MU_STRENGTH_PRESENT,
  MU_STRENGTH_OF_DEAD,
  MU_STRENGTH_OF_WOUNDED,
  MU_STRENGTH_OF_STRAGGLERS,
  MU_STRENGTH_OF_PRISONERS,
  MU_STRENGTH_ELSEWHERE, /* merged into another unit, or disbanded */
} MuStrengthPlace;

/* A unit's ledger, summed. */
typedef struct {
  int start;
  int moved[MU_STRENGTH_KINDS]; /* figures by all entries of the kind */
} MuStrength;

typedef enum {
  MU_STRENGTH_ERROR_NUMBER, /* of figures, none or fewer */
  MU_STRENGTH_ERROR_ABSENT, /* more than are there to be moved */
  MU_STRENGTH_ERROR_MOST,   /* more than a unit can have */
} MuStrengthError;
#define MU_STRENGTH_ERROR (mu_strength_error_quark ())
GQuark mu_strength_error_quark (void);

/* "wounded-away", as files and scripts have it; static. */
const char *mu_strength_key (MuStrengthKind kind);
/* "wounded", "back from their wounds", for a line of the unit's history; static, translated. */
const char *mu_strength_words (MuStrengthKind kind);
/* What the entry does to those present: 1, -1, or 0 for prisoners who are given up. */
int mu_strength_sign (MuStrengthKind kind);

void mu_strength_init (MuStrength *strength, int start);
/* Adds an entry of so many figures, 1 and more. FALSE where they are not there to be moved, or the
 * unit would come to more than MU_LIST_FIGURES_MAX; then nothing is changed. */
gboolean mu_strength_add (MuStrength *strength, MuStrengthKind kind, int figures, GError **error);
/* The entries of a battle. FALSE where it was fought with other figures than are present. */
gboolean mu_strength_add_battle (MuStrength *strength, const MuAftermath *aftermath,
                                 GError **error);

/* Figures at the place; outside: those who came from there, as a number below 0. */
int mu_strength_at (const MuStrength *strength, MuStrengthPlace place);
int mu_strength_present (const MuStrength *strength);

#endif

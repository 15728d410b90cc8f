/* Who knows the words about the bodies of a scene: for a tooltip, and for who does not see them. */
#ifndef MUSTER_APP_SESSION_BATTLE_BODY_TELLER_H
#define MUSTER_APP_SESSION_BATTLE_BODY_TELLER_H

#include <glib-object.h>

#define MU_TYPE_BODY_TELLER (mu_body_teller_get_type ())
G_DECLARE_INTERFACE (MuBodyTeller, mu_body_teller, MU, BODY_TELLER, GObject)

struct _MuBodyTellerInterface {
  GTypeInterface parent;
  char *(*name) (MuBodyTeller *teller, int body);
  char *(*state) (MuBodyTeller *teller, int body);
  char *(*spot) (MuBodyTeller *teller, double x, double y); /* NULL: it knows of none */
};

/* Its name, and how it stands; NULL where nothing is to be said. Free with g_free. */
char *mu_body_teller_name (MuBodyTeller *teller, int body);
char *mu_body_teller_state (MuBodyTeller *teller, int body);
/* What can be done now at a spot of a board, in paces; likewise. */
char *mu_body_teller_spot (MuBodyTeller *teller, double x, double y);

#endif

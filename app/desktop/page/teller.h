/* A window that tells a person something in passing. What speaks of its work finds the window that
 * it is in, and need not know which kind of window that is. */
#ifndef MUSTER_APP_DESKTOP_PAGE_TELLER_H
#define MUSTER_APP_DESKTOP_PAGE_TELLER_H

#include <adwaita.h>

#define MU_TYPE_TELLER (mu_teller_get_type ())
G_DECLARE_INTERFACE (MuTeller, mu_teller, MU, TELLER, GtkWidget)

struct _MuTellerInterface {
  GTypeInterface parent;
  void (*show_toast) (MuTeller *teller, AdwToast *toast);
  const char *(*page_name) (MuTeller *teller, GtkWidget *widget);
};

/* Takes the toast over. */
void mu_teller_show_toast (MuTeller *teller, AdwToast *toast);
/* The page in which the widget is, else the one that is shown: "armies". */
const char *mu_teller_page_name (MuTeller *teller, GtkWidget *widget);

#endif

#include "app/desktop/page/teller.h"

G_DEFINE_INTERFACE (MuTeller, mu_teller, GTK_TYPE_WIDGET)

static void
mu_teller_default_init (MuTellerInterface *teller)
{
}

void
mu_teller_show_toast (MuTeller *teller, AdwToast *toast)
{
  MU_TELLER_GET_IFACE (teller)->show_toast (teller, toast);
}

const char *
mu_teller_page_name (MuTeller *teller, GtkWidget *widget)
{
  return MU_TELLER_GET_IFACE (teller)->page_name (teller, widget);
}

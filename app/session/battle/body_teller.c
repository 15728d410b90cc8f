#include "app/session/battle/body_teller.h"

G_DEFINE_INTERFACE (MuBodyTeller, mu_body_teller, G_TYPE_OBJECT)

static void
mu_body_teller_default_init (MuBodyTellerInterface *interface)
{
}

char *
mu_body_teller_name (MuBodyTeller *teller, int body)
{
  return MU_BODY_TELLER_GET_IFACE (teller)->name (teller, body);
}

char *
mu_body_teller_state (MuBodyTeller *teller, int body)
{
  return MU_BODY_TELLER_GET_IFACE (teller)->state (teller, body);
}

char *
mu_body_teller_spot (MuBodyTeller *teller, double x, double y)
{
  const MuBodyTellerInterface *does = MU_BODY_TELLER_GET_IFACE (teller);

  return does->spot ? does->spot (teller, x, y) : NULL;
}

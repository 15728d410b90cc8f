#include "db/acts/deed_private.h"

#include <glib/gi18n-lib.h>

#include "db/acts/acts_private.h"
#include "db/campaign/campaign_private.h"
#include "db/exchange/cut_private.h"
#include "db/store_private.h"

/* --- what it is told --------------------------------------------------------- */

gboolean
mu_deed_refuse (const char *key, GError **error)
{
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("What is to be done in the campaign is not told rightly: “%s” is missing or "
                  "impossible."),
               key);
  return FALSE;
}

gboolean
mu_deed_int (GVariant *what, const char *key, gint64 least, gint64 most, gint64 *value,
             GError **error)
{
  return (g_variant_lookup (what, key, "x", value) && *value >= least && *value <= most)
         || mu_deed_refuse (key, error);
}

gboolean
mu_deed_text (GVariant *what, const char *key, glong most, const char **text, GError **error)
{
  return (g_variant_lookup (what, key, "&s", text) && g_utf8_strlen (*text, -1) <= most)
         || mu_deed_refuse (key, error);
}

gboolean
mu_deed_today (GVariant *what, int *day, GError **error)
{
  gint64 told;
  if (!mu_deed_int (what, "today", 0, MU_CAMPAIGN_DAYS_MAX, &told, error))
    return FALSE;
  *day = (int) told;
  return TRUE;
}

gboolean
mu_deed_not_yet_past (GVariant *what, int day, GError **error)
{
  int today;
  if (!mu_deed_today (what, &today, error))
    return FALSE;
  if (day >= today)
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("That day of the campaign is over. Choose today or a later one."));
  return FALSE;
}

gint64
mu_deed_lot (void)
{
  const guint64 high = g_random_int (), low = g_random_int ();
  return (gint64) (((high << 32 | low) & G_MAXINT64) | 1);
}

/* --- doing ------------------------------------------------------------------- */

/* NULL for what is done otherwise: a battle is recorded, and acts are taken back. */
#define ACT(...)
#define DEED(NAME, KEY, DOER, ...) [MU_ACT_##NAME] = mu_deed_##DOER,
static const MuDoer doers[MU_ACT_KINDS] = {
#include "db/acts/acts.def"
};
#undef DEED
#undef ACT

static gboolean
do_and_note (MuConnection *connection, gint64 campaign, MuDoer doer, const MuAct *act,
             GVariant *what, GError **error)
{
  g_autoptr (MuActSession) session = mu_act_session_begin (connection, MU_ACT_CAMPAIGN, error);
  return session != NULL && doer (connection, campaign, what, error)
         && mu_act_session_note (g_steal_pointer (&session), connection, campaign, act, error);
}

gboolean
mu_deed_do (MuConnection *connection, gint64 campaign, MuActKind kind, const char *about,
            GVariant *what, GError **error)
{
  g_autoptr (GVariant) told = g_variant_ref_sink (what);
  g_autofree char *doing = g_variant_print (told, TRUE);
  const MuAct act = { .kind = kind, .about = (char *) about, .doing = doing };
  const MuDoer doer = doers[kind];
  g_return_val_if_fail (doer != NULL, FALSE);
  return mu_cut_may_do (connection, campaign, kind, told, error)
         && do_and_note (connection, campaign, doer, &act, told, error);
}

static gboolean
do_today (MuConnection *connection, gint64 campaign, MuActKind kind, const char *about,
          GVariant *what, GError **error)
{
  int today;
  g_autoptr (GVariantDict) told = g_variant_dict_new (what);
  if (!mu_campaign_today (connection, campaign, &today, error))
    return FALSE;
  g_variant_dict_insert (told, "today", "x", (gint64) today);
  return mu_deed_do (connection, campaign, kind, about, g_variant_dict_end (told), error);
}

gboolean
mu_deed_store (MuStore *store, gint64 campaign, MuActKind kind, const char *about, GVariant *what,
               GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  g_autoptr (GVariant) told = g_variant_ref_sink (what);
  return mu_connection_begin (connection, error)
         && mu_connection_end (connection,
                               do_today (connection, campaign, kind, about, told, error), error);
}

/* Orders and deployments for battles that are set, sealed until both sides have theirs. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "db/campaign/fixture_papers.h"
#include "db/store.h"
#include "lists/field/deployment.h"
#include "lists/wrg/orders/orders.h"
#include "lists/xml/data.h"

static MuStore *
store_of (MuCall *call)
{
  return mu_club_store (mu_call_club (call, NULL));
}

/* --- which papers ---------------------------------------------------------------- */

typedef struct {
  MuCampaign *campaign;
  GPtrArray *fixtures;
  const MuFixture *fixture; /* of them */
  int side;                 /* its place in the campaign */
} Papers;

static void
papers_clear (Papers *papers)
{
  g_clear_pointer (&papers->campaign, mu_campaign_free);
  g_clear_pointer (&papers->fixtures, g_ptr_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Papers, papers_clear)

/* The one that is still to be fought, else the last one of that name. */
static const MuFixture *
find_fixture (const GPtrArray *fixtures, const char *name)
{
  const MuFixture *found = NULL;
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (fixtures, i);
    if (mu_name_same (fixture->name, name) && (found == NULL || found->battle != 0))
      found = fixture;
  }
  return found;
}

static gboolean
find_papers (MuCall *call, Papers *papers, GError **error)
{
  const char *name = mu_call_argument (call, 1);
  papers->campaign = mu_find_campaign (call, mu_call_argument (call, 0), error);
  papers->fixtures
      = papers->campaign ? mu_store_fixtures (store_of (call), papers->campaign->id, error) : NULL;
  if (!papers->fixtures)
    return FALSE;
  papers->fixture = find_fixture (papers->fixtures, name);
  if (!papers->fixture) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("%s has no fixture “%s”; “muster campaign fixtures” lists them"),
                 papers->campaign->name, name);
    return FALSE;
  }
  papers->side = mu_find_side (papers->campaign, mu_call_text (call, "side"), error);
  return papers->side >= 0;
}

static const char *
side_name (const Papers *papers)
{
  return ((const MuCampaignSide *) g_ptr_array_index (papers->campaign->sides,
                                                      (guint) papers->side))
      ->name;
}

/* --- sealing ----------------------------------------------------------------------- */

static gboolean
read_orders (MuCall *call, MuFixturePapers *text, GError **error)
{
  const char *path = mu_call_text (call, "orders");
  text->orders = g_strdup ("");
  if (!path)
    return TRUE;
  g_autoptr (MuOrders) orders = mu_orders_read_file (path, error);
  if (!orders)
    return FALSE;
  g_free (text->orders);
  text->orders = mu_orders_write_data (orders, NULL);
  return TRUE;
}

/* The army that will fight: what stands at the fixture's place, where it has one on the map. */
static MuList *
army_of (MuCall *call, const Papers *papers, GError **error)
{
  g_autoptr (MuMap) map = NULL;
  const gint64 campaign = papers->campaign->id;
  const char *place = papers->fixture->place;
  if (!mu_store_campaign_map (store_of (call), campaign, &map, error))
    return NULL;
  if (map != NULL && mu_map_find (map, place) != MU_MAP_NOWHERE)
    return mu_store_army_at (store_of (call), campaign, papers->side, place, NULL, error);
  return mu_store_campaign_army (store_of (call), campaign, papers->side, NULL, error);
}

static gboolean
read_deployment (MuCall *call, const Papers *papers, MuFixturePapers *text, GError **error)
{
  const char *path = mu_call_text (call, "deployment");
  const MuSide which = papers->fixture->side[MU_SIDE_B] == papers->side ? MU_SIDE_B : MU_SIDE_A;
  text->deployment = g_strdup ("");
  if (!path)
    return TRUE;
  g_autoptr (MuList) army = army_of (call, papers, error);
  g_autoptr (GArray) units = army ? mu_deployment_read_file (path, army, which, error) : NULL;
  if (!units)
    return FALSE;
  g_free (text->deployment);
  text->deployment = mu_deployment_write_data (units, army, which, NULL);
  return TRUE;
}

MuExit
mu_run_campaign_seal (MuCall *call)
{
  GError *error = NULL;
  g_auto (Papers) papers = { 0 };
  g_auto (MuFixturePapers) text = { 0 };
  g_autofree char *seal = NULL;
  if (!find_papers (call, &papers, &error) || !read_orders (call, &text, &error)
      || !read_deployment (call, &papers, &text, &error)
      || !mu_store_seal_papers (store_of (call), papers.campaign->id, papers.fixture->id,
                                papers.side, &text, &seal, &error))
    return mu_complain_error (error);
  mu_out_text (call, "code", seal);
  mu_say (call, _ ("%s: the papers of %s are sealed. Their code: %s\n"), papers.fixture->name,
          side_name (&papers), seal);
  return MU_EXIT_DONE;
}

/* --- reading them --------------------------------------------------------------------- */

static gboolean
write_paper (MuCall *call, const char *option, const char *text, GError **error)
{
  const char *path = mu_call_text (call, option);
  if (!path)
    return TRUE;
  if (*text == '\0') {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--%s: that side laid none down"), option);
    return FALSE;
  }
  if (!mu_file_write (path, text, strlen (text), error))
    return FALSE;
  mu_out_text (call, "file", path);
  mu_say (call, "%s\n", path);
  return TRUE;
}

MuExit
mu_run_campaign_papers (MuCall *call)
{
  GError *error = NULL;
  g_auto (Papers) papers = { 0 };
  g_auto (MuFixturePapers) text = { 0 };
  if (!mu_call_has (call, "orders") && !mu_call_has (call, "deployment"))
    return mu_complain (_ ("name --orders, --deployment or both: the files to write"));
  if (!find_papers (call, &papers, &error)
      || !mu_store_read_papers (store_of (call), papers.campaign->id, papers.fixture->id,
                                papers.side, &text, &error)
      || !write_paper (call, "orders", text.orders, &error)
      || !write_paper (call, "deployment", text.deployment, &error))
    return mu_complain_error (error);
  return MU_EXIT_DONE;
}

/* --- from an earlier copy --------------------------------------------------------------- */

MuExit
mu_run_campaign_keep_papers (MuCall *call)
{
  GError *error = NULL;
  int taken;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  g_autoptr (MuStore) from
      = campaign ? mu_store_open (mu_call_argument (call, 1), FALSE, &error) : NULL;
  if (!from || !mu_store_take_papers (store_of (call), campaign->id, from, &taken, &error))
    return mu_complain_error (error);
  mu_out_number (call, "papers", taken);
  mu_say (call,
          ngettext ("%d sealed set of papers is kept here now\n",
                    "%d sealed sets of papers are kept here now\n", (gulong) taken),
          taken);
  return MU_EXIT_DONE;
}

/* Replacements: figures that a side buys for its units by the month. */
#include <glib/gi18n-lib.h>

#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"
#include "db/campaign/hosts_private.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "lists/campaign/recruits.h"

#define CHOICE_TYPE "a(xx)" /* unit, figures */

/* --- what may be spent ------------------------------------------------------------ */

typedef struct {
  MuCampaignRuleValues rules;
  int today;
  int points; /* left this month */
} Purse;

/* What it has spent since the first of this month. */
static gboolean
spent_this_month (MuConnection *connection, gint64 side, int first, gint64 *points, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_RECRUITS_SPENT);
  mu_put_int (query, side);
  mu_put_int (query, first);
  return mu_statement_number (query, points, error);
}

static gboolean
open_purse (MuConnection *connection, gint64 campaign, gint64 side, int today, Purse *purse,
            GError **error)
{
  gint64 spent;
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  if (head == NULL || !mu_campaign_rules_parse (head->rules, &purse->rules, error))
    return FALSE;
  const MuDate date = mu_calendar_after (&head->first, today);
  if (!spent_this_month (connection, side, today - date.day + 1, &spent, error))
    return FALSE;
  purse->today = today;
  purse->points = purse->rules.value[MU_CAMPAIGN_RULE_REPLACEMENTS] - (int) spent;
  return TRUE;
}

/* Those on their way are expected, as the wounded are. */
static gboolean
expect_recruits (MuConnection *connection, const MuCampaignArmy *army, GError **error)
{
  for (guint i = 0; i < army->units->len; i++) {
    gint64 coming;
    MuStatement *query = mu_statement (connection, MU_SQL_RECRUITS_COMING);
    mu_put_int (query, g_array_index (army->states, MuForceState, i).id);
    if (!mu_statement_number (query, &coming, error))
      return FALSE;
    g_array_index (army->units, MuMusterUnit, i).wounded += (int) coming;
  }
  return TRUE;
}

static MuCampaignArmy *
get_army (MuConnection *connection, gint64 campaign, int side, GError **error)
{
  g_autoptr (MuCampaignArmy) army = mu_campaign_army_get (connection, campaign, side, error);
  if (army == NULL || !expect_recruits (connection, army, error)
      || !mu_campaign_army_find_homes (connection, campaign, side, army, error))
    return NULL;
  return g_steal_pointer (&army);
}

static const MuMusterUnit *
units_of (const MuCampaignArmy *army)
{
  return (const MuMusterUnit *) (const void *) army->units->data;
}

/* --- buying ------------------------------------------------------------------------ */

/* The deed's units and figures, priced. */
static GArray *
read_choice (GVariant *what, const MuCampaignArmy *army, GError **error)
{
  g_autoptr (GVariant) told = g_variant_lookup_value (what, "choice", G_VARIANT_TYPE (CHOICE_TYPE));
  g_autoptr (GArray) choice = g_array_new (FALSE, TRUE, sizeof (MuRecruits));
  gint64 unit, figures;
  GVariantIter at;
  if (told == NULL || g_variant_n_children (told) == 0) {
    mu_deed_refuse ("choice", error);
    return NULL;
  }
  g_variant_iter_init (&at, told);
  while (g_variant_iter_next (&at, "(xx)", &unit, &figures)) {
    if (unit < 0 || unit >= army->units->len || figures < 1 || figures > MU_LIST_FIGURES_MAX) {
      mu_deed_refuse ("choice", error);
      return NULL;
    }
    MuRecruits bought = { .unit = (guint) unit, .figures = (int) figures };
    bought.points = bought.figures * mu_recruits_each (army->first, units_of (army), bought.unit);
    g_array_append_val (choice, bought);
  }
  return g_steal_pointer (&choice);
}

/* Paid now; at once with its unit where the rules let nobody wait. */
static gboolean
buy (MuConnection *connection, const MuCampaignArmy *army, const Purse *purse,
     const MuRecruits *bought, GError **error)
{
  const gint64 force = g_array_index (army->states, MuForceState, bought->unit).id;
  const int days = purse->rules.value[MU_CAMPAIGN_RULE_RECRUIT_DAYS];
  const MuForceChange at_once = { .force = force,
                                  .day = purse->today,
                                  .figures = bought->figures,
                                  .kind = MU_STRENGTH_REPLACEMENTS };
  MuStatement *insert = mu_statement (connection, MU_SQL_RECRUITS_ADD);
  mu_put_int (insert, mu_deed_lot ());
  mu_put_int (insert, force);
  mu_put_int (insert, purse->today);
  mu_put_int (insert, purse->today + days);
  mu_put_int (insert, bought->figures);
  mu_put_int (insert, bought->points);
  mu_put_int (insert, days == 0);
  return mu_statement_run (insert, error)
         && (days > 0 || mu_force_change (connection, &at_once, error));
}

gboolean
mu_deed_recruits (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  gint64 side;
  int today;
  Purse purse;
  if (!mu_deed_int (what, "side", 0, MU_CAMPAIGN_SIDES_MAX - 1, &side, error)
      || !mu_deed_today (what, &today, error))
    return FALSE;
  g_autoptr (MuCampaignArmy) army = get_army (connection, campaign, (int) side, error);
  g_autoptr (GArray) choice = army != NULL ? read_choice (what, army, error) : NULL;
  g_autoptr (GError) why = NULL;
  if (choice == NULL || !open_purse (connection, campaign, army->side, today, &purse, error))
    return FALSE;
  if (!mu_recruits_check (&purse.rules, army->first, units_of (army), choice, purse.points, &why)) {
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, why->message);
    return FALSE;
  }
  for (guint i = 0; i < choice->len; i++)
    if (!buy (connection, army, &purse, &g_array_index (choice, MuRecruits, i), error))
      return FALSE;
  return TRUE;
}

/* --- the store's door --------------------------------------------------------------- */

int
mu_store_replacement_points (MuStore *store, gint64 campaign, int side, GError **error)
{
  Purse purse;
  MuConnection *connection = mu_store_connection (store);
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  gint64 id;
  if (head == NULL || !mu_campaign_side_id (connection, campaign, side, &id, error)
      || !open_purse (connection, campaign, id, head->day, &purse, error))
    return -1;
  return MAX (purse.points, 0);
}

void
mu_recruit_offer_free (MuRecruitOffer *offer)
{
  g_free (offer->why);
  g_free (offer);
}

static MuRecruitOffer *
offer_for (const MuCampaignRuleValues *rules, const MuCampaignArmy *army, guint unit)
{
  MuRecruitOffer *offer = g_new0 (MuRecruitOffer, 1);
  g_autoptr (GError) why = NULL;
  offer->each = mu_recruits_each (army->first, units_of (army), unit);
  if (mu_recruits_possible (rules, army->first, units_of (army), unit, &why))
    offer->room = mu_recruits_room (rules, units_of (army), army->units->len, unit);
  else
    offer->why = g_strdup (why->message);
  return offer;
}

GPtrArray *
mu_store_recruit_offers (MuStore *store, gint64 campaign, int side, GError **error)
{
  MuCampaignRuleValues rules;
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (MuCampaignArmy) army = get_army (snapshot, campaign, side, error);
  if (army == NULL || !mu_campaign_rules_get (snapshot, campaign, &rules, error))
    return NULL;
  GPtrArray *offers = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_recruit_offer_free);
  for (guint unit = 0; unit < army->units->len; unit++)
    g_ptr_array_add (offers, offer_for (&rules, army, unit));
  return offers;
}

static GVariant *
tell (int side, const GArray *choice)
{
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  GVariantBuilder units;
  g_variant_builder_init (&units, G_VARIANT_TYPE (CHOICE_TYPE));
  for (guint i = 0; i < choice->len; i++) {
    const MuRecruits *bought = &g_array_index (choice, MuRecruits, i);
    g_variant_builder_add (&units, "(xx)", (gint64) bought->unit, (gint64) bought->figures);
  }
  g_variant_dict_insert (what, "side", "x", (gint64) side);
  g_variant_dict_insert_value (what, "choice", g_variant_builder_end (&units));
  return g_variant_dict_end (what);
}

gboolean
mu_store_buy_recruits (MuStore *store, gint64 campaign, int side, const GArray *choice,
                       GError **error)
{
  g_autofree char *name
      = mu_campaign_side_name (mu_store_connection (store), campaign, side, error);
  return name != NULL
         && mu_deed_store (store, campaign, MU_ACT_RECRUITS, name, tell (side, choice), error);
}

GArray *
mu_store_advise_recruits (MuStore *store, gint64 campaign, int side, GError **error)
{
  Purse purse;
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (MuCampaign) head = mu_campaigns_head (snapshot, campaign, error);
  g_autoptr (MuCampaignArmy) army
      = head != NULL ? get_army (snapshot, campaign, side, error) : NULL;
  if (army == NULL || !open_purse (snapshot, campaign, army->side, head->day, &purse, error))
    return NULL;
  return mu_recruits_spend (&purse.rules, army->first, units_of (army), MAX (purse.points, 0));
}

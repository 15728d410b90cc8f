/* A campaign goes to a club that has not got it: what it began with, told and taken in. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/campaign/campaign_private.h"
#include "db/connection/encode.h"
#include "db/connection/statement.h"
#include "db/connection/work_limit.h"
#include "db/exchange/exchange_private.h"
#include "db/store_private.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

/* --- telling ------------------------------------------------------------------ */

static gpointer
read_side (MuStatement *rows)
{
  MuSentSide *side = mu_sent_side_new ();
  side->name = mu_take_text (rows);
  side->player = mu_take_text (rows);
  side->army = mu_take_text (rows);
  return side;
}

static GPtrArray *
sides_of (MuConnection *connection, gint64 campaign, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_SIDE_BEGINNINGS);
  mu_put_int (rows, campaign);
  return mu_statement_collect (rows, read_side, (GDestroyNotify) mu_sent_side_free, error);
}

/* Free with g_free; NULL with an error. */
static char *
doing_of (MuConnection *connection, gint64 act, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_DOING);
  mu_put_int (query, act);
  if (mu_statement_row (query, error) != MU_ROW_HERE)
    return NULL;
  g_autofree char *doing = mu_take_text (query);
  return mu_statement_end (query, error) ? g_steal_pointer (&doing) : NULL;
}

static gboolean
changed_rules (const GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    if (((const MuAct *) acts->pdata[i])->kind == MU_ACT_HOUSE_RULES)
      return TRUE;
  return FALSE;
}

/* The house rules that it began by; NULL where an older Muster did not note them, and they may have
 * been others. Free with g_free. */
static char *
first_readings (const MuCampaign *head, const GPtrArray *acts, const char *doing)
{
  char *readings = NULL;
  g_autoptr (GVariant) what
      = *doing != '\0' ? g_variant_parse (G_VARIANT_TYPE_VARDICT, doing, NULL, NULL, NULL) : NULL;
  if (what != NULL && g_variant_lookup (what, "readings", "s", &readings))
    return readings;
  return changed_rules (acts) ? NULL : mu_encode_readings (&head->readings);
}

static MuBeginning *
begin_with (const MuCampaign *head, const MuAct *began)
{
  MuBeginning *beginning = mu_beginning_new ();
  beginning->made = g_strdup (began->made);
  beginning->who = g_strdup (began->who);
  beginning->first = head->first;
  beginning->region = head->region;
  beginning->country = head->country;
  beginning->seed = head->seed;
  return beginning;
}

gboolean
mu_exchange_tell_beginning (MuConnection *connection, const MuCampaign *head, const GPtrArray *acts,
                            MuDispatch *dispatch, GError **error)
{
  const MuAct *first = acts->pdata[0];
  if (first->kind != MU_ACT_BEGAN || first->id != dispatch->after)
    return TRUE;
  g_autofree char *doing = doing_of (connection, first->id, error);
  if (doing == NULL)
    return FALSE;
  g_autofree char *readings = first_readings (head, acts, doing);
  if (readings == NULL)
    return TRUE;
  GPtrArray *sides = sides_of (connection, head->id, error);
  if (sides == NULL)
    return FALSE;
  dispatch->beginning = begin_with (head, first);
  dispatch->beginning->readings = g_steal_pointer (&readings);
  g_ptr_array_unref (dispatch->beginning->sides);
  dispatch->beginning->sides = sides;
  return TRUE;
}

/* --- is it here? --------------------------------------------------------------- */

static gboolean
find_uid (MuConnection *connection, gint64 uid, gint64 *id, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_CAMPAIGN_OF_UID);
  mu_put_int (query, uid);
  return mu_statement_number (query, id, error);
}

gboolean
mu_store_campaign_of (MuStore *store, const MuDispatch *dispatch, gint64 *id, GError **error)
{
  return find_uid (mu_store_connection (store), dispatch->campaign, id, error);
}

static gboolean
refuse_twice (MuConnection *connection, gint64 campaign, GError **error)
{
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  if (head != NULL)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE,
                 _ ("This campaign is here already, as “%s”. Merge the changes into it instead."),
                 head->name);
  return FALSE;
}

static gboolean
is_not_here (MuConnection *connection, const MuDispatch *dispatch, GError **error)
{
  gint64 here;
  return find_uid (connection, dispatch->campaign, &here, error)
         && (here == 0 || refuse_twice (connection, here, error));
}

/* --- joining ------------------------------------------------------------------- */

static gboolean
has_beginning (const MuDispatch *dispatch, GError **error)
{
  if (dispatch->beginning != NULL)
    return TRUE;
  g_set_error (
      error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
      _ ("These changes of “%s” do not go back to its beginning. Ask for all that was done "
         "in it; of a campaign that an older Muster began, for a copy of the club file."),
      dispatch->name);
  return FALSE;
}

static gboolean
can_join (MuConnection *connection, const MuDispatch *dispatch, GError **error)
{
  return is_not_here (connection, dispatch, error) && has_beginning (dispatch, error)
         && mu_exchange_prove (connection, 0, dispatch, error);
}

gboolean
mu_store_can_join (MuStore *store, const MuDispatch *dispatch, GError **error)
{
  return can_join (mu_store_connection (store), dispatch, error);
}

static gboolean
read_readings (const MuBeginning *beginning, MuReadings *readings, GError **error)
{
  if (mu_decode_readings (beginning->readings, readings))
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("Not all of these house rules are known to this Muster: %s. Update Muster."),
               beginning->readings);
  return FALSE;
}

static gboolean
add_head (MuConnection *connection, const MuDispatch *dispatch, const char *name, gint64 *id,
          GError **error)
{
  MuReadings readings;
  const MuBeginning *told = dispatch->beginning;
  if (!read_readings (told, &readings, error))
    return FALSE;
  const MuCampaignPlan plan = { .name = name,
                                .year = told->first.year,
                                .month = told->first.month,
                                .day = told->first.day,
                                .region = told->region,
                                .country = told->country,
                                .sides = (int) told->sides->len,
                                .readings = &readings };
  return mu_possible_plan (&plan, error) && mu_campaign_name_is_free (connection, name, error)
         && mu_campaign_head_add (connection, &plan, id, error);
}

/* By what names it in every copy; its weather is that of every copy too. */
static gboolean
identify (MuConnection *connection, gint64 id, const MuDispatch *dispatch, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_CAMPAIGN_JOIN);
  mu_put_int (update, dispatch->campaign);
  mu_put_u64 (update, dispatch->beginning->seed);
  mu_put_int (update, id);
  return mu_statement_run (update, error);
}

static MuList *
read_army (const MuSentSide *side, GError **error)
{
  g_autoptr (GError) why = NULL;
  MuList *army = mu_list_read_data (side->army, strlen (side->army), side->name, &why);
  if (army == NULL)
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, why->message);
  return army;
}

static gboolean
add_side (MuConnection *connection, gint64 id, int position, const MuSentSide *side, GError **error)
{
  g_autoptr (MuList) army = read_army (side, error);
  if (army == NULL)
    return FALSE;
  g_free (army->player);
  army->player = g_strdup (side->player);
  return mu_possible_kept_name (_ ("The name of the side"), side->name, error)
         && mu_possible_list (army, error)
         && mu_campaign_side_add (connection, id, position, side->name, army, error);
}

static gboolean
note_beginning (MuConnection *connection, gint64 id, const MuDispatch *dispatch, GError **error)
{
  const MuBeginning *told = dispatch->beginning;
  return mu_campaign_note_beginning (connection, id, dispatch->name, told->readings, error)
         && mu_acts_sign (connection, id, dispatch->after, told->made, told->who, error);
}

static gboolean
do_all (MuConnection *connection, gint64 id, const MuDispatch *dispatch, GError **error)
{
  for (guint i = 0; i < dispatch->acts->len; i++)
    if (!mu_exchange_do (connection, id, dispatch->acts->pdata[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
join (MuConnection *connection, const MuDispatch *dispatch, const char *name, gint64 *id,
      GError **error)
{
  if (!can_join (connection, dispatch, error)
      || !add_head (connection, dispatch, name != NULL ? name : dispatch->name, id, error)
      || !identify (connection, *id, dispatch, error))
    return FALSE;
  const GPtrArray *sides = dispatch->beginning->sides;
  for (guint i = 0; i < sides->len; i++)
    if (!add_side (connection, *id, (int) i, sides->pdata[i], error))
      return FALSE;
  if (!note_beginning (connection, *id, dispatch, error))
    return FALSE;
  MuWorkLimit limit;
  GError *why = NULL;
  mu_work_limit_begin (&limit, connection, MU_WORK_MERGE + MU_WORK_ACT * dispatch->acts->len);
  const gboolean done = do_all (connection, *id, dispatch, &why);
  mu_work_limit_end (&limit, done, &why);
  if (!done)
    g_propagate_error (error, why);
  return done;
}

gboolean
mu_store_join_campaign (MuStore *store, const MuDispatch *dispatch, const char *name, gint64 *id,
                        GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  return mu_connection_begin (connection, error)
         && mu_connection_end (connection, join (connection, dispatch, name, id, error), error);
}

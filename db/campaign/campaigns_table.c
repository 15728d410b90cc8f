#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/acts/acts_private.h"
#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"
#include "db/connection/encode.h"
#include "db/connection/names.h"
#include "db/connection/statement.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"
#include "lists/list/terms.h"

#define READINGS_MAX 4000

/* The date that it has come to. */
static void
take_date (MuStatement *rows, MuCampaignRow *row)
{
  MuDate first;
  first.year = mu_take_in (rows, -G_MAXINT, G_MAXINT);
  first.month = mu_take_in (rows, 1, 12);
  const int first_day = mu_take_in (rows, 1, 31);
  const int days = mu_take_in (rows, 0, MU_CAMPAIGN_DAYS_MAX);
  first.day = MIN (first_day, mu_calendar_month_days (first.month));
  const MuDate now = mu_calendar_after (&first, days);
  row->year = now.year;
  row->month = now.month;
}

static gpointer
read_row (MuStatement *rows)
{
  MuCampaignRow *row = g_new0 (MuCampaignRow, 1);
  row->id = mu_take_int (rows);
  row->name = mu_take_text (rows);
  take_date (rows, row);
  row->battles = mu_take_in (rows, 0, G_MAXINT);
  row->sides = mu_take_in (rows, 0, MU_CAMPAIGN_SIDES_MAX);
  return row;
}

static gint
by_name (gconstpointer a, gconstpointer b)
{
  const MuCampaignRow *one = *(const MuCampaignRow *const *) a;
  const MuCampaignRow *other = *(const MuCampaignRow *const *) b;
  gint order = g_utf8_collate (one->name, other->name);
  return order != 0 ? order : (one->id > other->id) - (one->id < other->id);
}

GPtrArray *
mu_campaigns_rows (MuConnection *connection, GError **error)
{
  GPtrArray *rows = mu_statement_collect (mu_statement (connection, MU_SQL_CAMPAIGN_ROWS), read_row,
                                          (GDestroyNotify) mu_campaign_row_free, error);
  if (rows != NULL)
    g_ptr_array_sort (rows, by_name);
  return rows;
}

gboolean
mu_campaigns_find (MuConnection *connection, const char *name, gint64 *id, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_CAMPAIGN_FIND);
  mu_put_text (query, name);
  return mu_statement_number (query, id, error)
         && (*id != 0 || mu_names_find (connection, MU_SQL_CAMPAIGN_NAMES, name, id, error));
}

gboolean
mu_campaign_name_is_free (MuConnection *connection, const char *name, GError **error)
{
  g_autofree char *taken = NULL;
  if (!mu_names_taken (connection, MU_SQL_CAMPAIGN_NAMES, name, 0, &taken, error))
    return FALSE;
  if (taken == NULL)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE,
               _ ("There is already a campaign called “%s”. Choose another name."), taken);
  return FALSE;
}

gboolean
mu_campaign_head_add (MuConnection *connection, const MuCampaignPlan *plan, gint64 *id,
                      GError **error)
{
  g_autofree char *readings = mu_encode_readings (plan->readings);
  g_autofree char *now = mu_time_now ();
  MuStatement *insert = mu_statement (connection, MU_SQL_CAMPAIGN_ADD);
  g_autofree char *name = mu_name_tidy (plan->name);
  mu_put_text (insert, name);
  mu_put_int (insert, plan->year);
  mu_put_int (insert, plan->month);
  mu_put_int (insert, plan->day > 0 ? plan->day : 1);
  mu_put_int (insert, plan->region);
  mu_put_int (insert, plan->country);
  mu_put_text (insert, readings);
  mu_put_text (insert, now);
  if (!mu_statement_run (insert, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  return TRUE;
}

static gboolean
refuse_empty (const MuList *army, GError **error)
{
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("%s has no units. Add some before it goes to war."), army->name);
  return FALSE;
}

gboolean
mu_campaign_side_add (MuConnection *connection, gint64 campaign, int position, const char *name,
                      const MuList *army, GError **error)
{
  gint64 player;
  if (army->units->len == 0)
    return refuse_empty (army, error);
  g_autofree char *text = mu_army_write (army, error);
  if (text == NULL || !mu_players_ensure (connection, army->player, &player, error))
    return FALSE;
  MuStatement *insert = mu_statement (connection, MU_SQL_SIDE_ADD);
  mu_put_int (insert, campaign);
  mu_put_int (insert, position);
  mu_put_text (insert, name);
  mu_put_id (insert, player);
  mu_put_text (insert, text);
  return mu_statement_run (insert, error)
         && mu_forces_add (connection, mu_connection_last_id (connection), army, error);
}

/* Sides go by their names: on paper, in orders, and on the command line, where "a" is the first,
 * "b" the second and so on whatever they are called. */
static gboolean
is_letter (const char *name)
{
  return g_ascii_isalpha (name[0]) && name[1] == '\0'
         && g_ascii_tolower (name[0]) - 'a' < MU_CAMPAIGN_SIDES_MAX;
}

static gboolean
is_own_name (MuConnection *connection, gint64 campaign, int position, const char *name,
             gboolean *own, GError **error)
{
  *own = TRUE;
  for (int earlier = 0; earlier < position && *own; earlier++) {
    g_autofree char *other = mu_campaign_side_name (connection, campaign, earlier, error);
    if (other == NULL)
      return FALSE;
    *own = !mu_name_same (other, name);
  }
  return TRUE;
}

static gboolean
check_own_name (MuConnection *connection, gint64 campaign, int position, const char *name,
                GError **error)
{
  gboolean own;
  if (is_letter (name)) {
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("A side called “%s” could not be told from side %c. Give it a longer name."),
                 name, g_ascii_toupper (name[0]));
    return FALSE;
  }
  if (!is_own_name (connection, campaign, position, name, &own, error))
    return FALSE;
  if (own)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE,
               _ ("Two sides are called “%s”. Give each its own name."), name);
  return FALSE;
}

/* As the army, and "Zama 2" where an earlier side is called so; NULL: error. */
static char *
name_of_army (MuConnection *connection, gint64 campaign, int position, const char *army,
              GError **error)
{
  g_autofree char *name = mu_name_made (army, MU_NAME_MAX);
  for (int number = 2;; number++) {
    gboolean own;
    if (!is_own_name (connection, campaign, position, name, &own, error))
      return NULL;
    if (own && !is_letter (name))
      return g_steal_pointer (&name);
    g_autofree char *tail = g_strdup_printf (" %d", number);
    g_free (name);
    name = mu_name_with_tail (army, tail, MU_NAME_MAX);
  }
}

static char *
name_of_side (MuConnection *connection, gint64 campaign, const MuCampaignPlan *plan, int position,
              const MuList *army, GError **error)
{
  const char *told = plan->side_name[position];
  g_autofree char *name = mu_name_tidy (told != NULL ? told : "");
  if (*name == '\0')
    return name_of_army (connection, campaign, position, army->name, error);
  return check_own_name (connection, campaign, position, name, error) ? g_steal_pointer (&name)
                                                                      : NULL;
}

/* Armies of different rules have no battle that they could fight. */
static gboolean
check_rules (MuConnection *connection, const MuCampaignPlan *plan, const MuList *army,
             GError **error)
{
  g_autoptr (MuList) first = mu_lists_get (connection, plan->list[0], error);
  if (first == NULL || first->rules == army->rules)
    return first != NULL;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("%s is a list for %s, %s one for %s. All sides of a campaign play by the same "
                  "rules."),
               first->name, mu_term_rules (first->rules), army->name, mu_term_rules (army->rules));
  return FALSE;
}

static gboolean
add_side (MuConnection *connection, gint64 campaign, const MuCampaignPlan *plan, int position,
          GError **error)
{
  g_autoptr (MuList) army = mu_lists_get (connection, plan->list[position], error);
  if (army == NULL || !check_rules (connection, plan, army, error))
    return FALSE;
  g_autofree char *name = name_of_side (connection, campaign, plan, position, army, error);
  return name != NULL && mu_possible_name (_ ("The name of the side"), name, error)
         && mu_campaign_side_add (connection, campaign, position, name, army, error);
}

gboolean
mu_campaign_note_beginning (MuConnection *connection, gint64 campaign, const char *name,
                            const char *readings, GError **error)
{
  g_autoptr (GVariantDict) told = g_variant_dict_new (NULL);
  g_variant_dict_insert (told, "readings", "s", readings);
  g_autoptr (GVariant) what = g_variant_ref_sink (g_variant_dict_end (told));
  g_autofree char *doing = g_variant_print (what, TRUE);
  const MuAct act = { .kind = MU_ACT_BEGAN, .about = (char *) name, .doing = doing };
  g_autoptr (GBytes) none = g_bytes_new_static ("", 0);
  return mu_acts_add (connection, campaign, &act, none, NULL, error);
}

gboolean
mu_campaigns_add (MuConnection *connection, const MuCampaignPlan *plan, gint64 *id, GError **error)
{
  if (!mu_possible_plan (plan, error) || !mu_campaign_name_is_free (connection, plan->name, error)
      || !mu_campaign_head_add (connection, plan, id, error))
    return FALSE;
  for (int side = 0; side < plan->sides; side++)
    if (!add_side (connection, *id, plan, side, error))
      return FALSE;
  g_autofree char *readings = mu_encode_readings (plan->readings);
  return mu_campaign_note_beginning (connection, *id, plan->name, readings, error);
}

gboolean
mu_campaigns_not_found (gint64 id, GError **error)
{
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
               _ ("There is no campaign number %" PRId64 "."), id);
  return FALSE;
}

gboolean
mu_campaigns_count_sides (MuConnection *connection, gint64 campaign, gint64 *count, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_CAMPAIGN_COUNT_SIDES);
  mu_put_int (query, campaign);
  return mu_statement_number (query, count, error)
         && (*count >= MU_SIDES || mu_campaigns_not_found (campaign, error));
}

gboolean
mu_campaigns_number (MuConnection *connection, gint64 campaign, gint64 *number, GError **error)
{
  MuStatement *next = mu_statement (connection, MU_SQL_CAMPAIGN_NUMBER);
  mu_put_int (next, campaign);
  if (!mu_statement_run (next, error))
    return FALSE;
  MuStatement *query = mu_statement (connection, MU_SQL_CAMPAIGN_LAST_NUMBER);
  mu_put_int (query, campaign);
  return mu_statement_number (query, number, error);
}

static gboolean
write_readings (MuConnection *connection, gint64 id, const MuReadings *readings, GError **error)
{
  g_autofree char *text = mu_encode_readings (readings);
  MuStatement *update = mu_statement (connection, MU_SQL_CAMPAIGN_SET_READINGS);
  mu_put_text (update, text);
  mu_put_int (update, id);
  if (!mu_statement_run (update, error))
    return FALSE;
  return mu_connection_changes (connection) > 0 || mu_campaigns_not_found (id, error);
}

gboolean
mu_deed_house_rules (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  const char *text;
  MuReadings readings;
  if (!mu_deed_text (what, "readings", READINGS_MAX, &text, error))
    return FALSE;
  if (mu_decode_readings (text, &readings))
    return write_readings (connection, campaign, &readings, error);
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("Not all of these house rules are known to this Muster: %s. Update Muster."),
               text);
  return FALSE;
}

gboolean
mu_campaigns_set_readings (MuConnection *connection, gint64 id, const MuReadings *readings,
                           GError **error)
{
  g_autofree char *text = mu_encode_readings (readings);
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  g_variant_dict_insert (what, "readings", "s", text);
  return mu_deed_do (connection, id, MU_ACT_HOUSE_RULES, "", g_variant_dict_end (what), error);
}

static gboolean
write_rules (MuConnection *connection, gint64 campaign, const MuCampaignRuleValues *rules,
             GError **error)
{
  g_autofree char *text = mu_campaign_rules_format (rules);
  MuStatement *update = mu_statement (connection, MU_SQL_CAMPAIGN_SET_RULES);
  mu_put_text (update, text);
  mu_put_int (update, campaign);
  if (!mu_statement_run (update, error))
    return FALSE;
  return mu_connection_changes (connection) > 0 || mu_campaigns_not_found (campaign, error);
}

gboolean
mu_deed_rules (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  const char *text;
  MuCampaignRuleValues rules;
  g_autoptr (GError) why = NULL;
  if (!mu_deed_text (what, "rules", MU_CAMPAIGN_RULES_TEXT_MAX, &text, error))
    return FALSE;
  if (mu_campaign_rules_parse (text, &rules, &why))
    return write_rules (connection, campaign, &rules, error);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, why->message);
  return FALSE;
}

gboolean
mu_store_set_campaign_rules (MuStore *store, gint64 campaign, const char *rules, GError **error)
{
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  g_variant_dict_insert (what, "rules", "s", rules);
  return mu_deed_store (store, campaign, MU_ACT_RULES, "", g_variant_dict_end (what), error);
}

/* A month may be shorter than its first day is late in a file that others wrote. */
static void
settle_date (MuCampaign *campaign)
{
  campaign->first.day = MIN (campaign->first.day, mu_calendar_month_days (campaign->first.month));
  const MuDate now = mu_calendar_after (&campaign->first, campaign->day);
  campaign->year = now.year;
  campaign->month = now.month;
  campaign->day_of_month = now.day;
}

static gboolean
get_head (MuConnection *connection, gint64 id, MuCampaign *campaign, GError **error)
{
  MuStatement *head = mu_statement (connection, MU_SQL_CAMPAIGN_GET);
  mu_put_int (head, id);
  MuRow row = mu_statement_row (head, error);
  if (row == MU_ROW_END)
    return mu_campaigns_not_found (id, error);
  if (row != MU_ROW_HERE)
    return FALSE;
  campaign->id = id;
  campaign->name = mu_take_text (head);
  campaign->first.year = mu_take_in (head, -G_MAXINT, G_MAXINT);
  campaign->first.month = mu_take_in (head, 1, 12);
  campaign->region = (MuRegion) mu_take_in (head, MU_REGION_MEDITERRANEAN, MU_REGION_NORTHERN);
  campaign->country = (MuCountry) mu_take_in (head, MU_COUNTRY_PLAIN, MU_COUNTRY_STEPPE);
  if (!mu_decode_readings (mu_take_borrowed (head), &campaign->readings))
    mu_statement_spoil (head);
  campaign->uid = mu_take_int (head);
  campaign->first.day = mu_take_in (head, 1, 31);
  campaign->day = mu_take_in (head, 0, MU_CAMPAIGN_DAYS_MAX);
  campaign->rules = mu_take_text (head);
  campaign->seed = mu_take_u64 (head);
  campaign->cut_for = mu_take_in (head, MU_CAMPAIGN_WHOLE, MU_CAMPAIGN_SIDES_MAX - 1);
  settle_date (campaign);
  return mu_statement_end (head, error);
}

static gpointer
read_side (MuStatement *rows)
{
  MuCampaignSide *side = g_new0 (MuCampaignSide, 1);
  side->id = mu_take_int (rows);
  side->name = mu_take_text (rows);
  side->player = mu_take_text (rows);
  return side;
}

static gboolean
get_sides (MuConnection *connection, MuCampaign *campaign, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_SIDE_ROWS);
  mu_put_int (rows, campaign->id);
  campaign->sides
      = mu_statement_collect (rows, read_side, (GDestroyNotify) mu_campaign_side_free, error);
  for (guint i = 0; campaign->sides != NULL && i < campaign->sides->len; i++) {
    MuCampaignSide *side = g_ptr_array_index (campaign->sides, i);
    side->forces = mu_forces_rows (connection, side->id, error);
    if (side->forces == NULL)
      return FALSE;
  }
  return campaign->sides != NULL;
}

/* The side of the battle that the campaign's side fought on. */
static MuSide
side_in (const MuBattleRow *battle, int position)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (battle->side[side] == position)
      return (MuSide) side;
  return MU_SIDE_NONE;
}

static void
count_battle (MuCampaign *campaign, const MuBattleRow *battle)
{
  for (guint i = 0; i < campaign->sides->len; i++) {
    MuCampaignSide *side = g_ptr_array_index (campaign->sides, i);
    const MuSide which = side_in (battle, (int) i);
    side->drawn += which != MU_SIDE_NONE && battle->winner == MU_SIDE_NONE;
    side->won += which != MU_SIDE_NONE && battle->winner == which;
    side->lost += which != MU_SIDE_NONE && battle->winner == 1 - which;
  }
}

/* The rows come latest first; a campaign tells them in order. */
static gboolean
get_battles (MuConnection *connection, MuCampaign *campaign, GError **error)
{
  g_autoptr (GPtrArray) rows = mu_battles_rows (connection, campaign->id, error);
  if (rows == NULL)
    return FALSE;
  campaign->battles = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_battle_row_free);
  while (rows->len > 0) {
    MuBattleRow *row = g_ptr_array_steal_index (rows, rows->len - 1);
    count_battle (campaign, row);
    g_ptr_array_add (campaign->battles, row);
  }
  return TRUE;
}

MuCampaign *
mu_campaigns_head (MuConnection *connection, gint64 id, GError **error)
{
  g_autoptr (MuCampaign) campaign = g_new0 (MuCampaign, 1);
  return get_head (connection, id, campaign, error) ? g_steal_pointer (&campaign) : NULL;
}

gboolean
mu_campaign_rules_get (MuConnection *connection, gint64 campaign, MuCampaignRuleValues *rules,
                       GError **error)
{
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  return head != NULL && mu_campaign_rules_parse (head->rules, rules, error);
}

static gboolean
no_such_side (GError **error)
{
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("The campaign has no such side."));
  return FALSE;
}

gboolean
mu_campaign_side_id (MuConnection *connection, gint64 campaign, int place, gint64 *id,
                     GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_SIDE_ID);
  mu_put_int (query, campaign);
  mu_put_int (query, place);
  return mu_statement_number (query, id, error) && (*id != 0 || no_such_side (error));
}

char *
mu_campaign_side_name (MuConnection *connection, gint64 campaign, int place, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_SIDE_NAME);
  mu_put_int (query, campaign);
  mu_put_int (query, place);
  const MuRow row = mu_statement_row (query, error);
  if (row == MU_ROW_END)
    no_such_side (error);
  if (row != MU_ROW_HERE)
    return NULL;
  g_autofree char *name = mu_take_text (query);
  return mu_statement_end (query, error) ? g_steal_pointer (&name) : NULL;
}

MuCampaign *
mu_campaigns_get (MuConnection *connection, gint64 id, GError **error)
{
  g_autoptr (MuCampaign) campaign = g_new0 (MuCampaign, 1);
  if (!get_head (connection, id, campaign, error) || !get_sides (connection, campaign, error)
      || !get_battles (connection, campaign, error))
    return NULL;
  return g_steal_pointer (&campaign);
}

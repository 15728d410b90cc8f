/* Who comes to a campaign's units as its days go by: wounded, stragglers, recruits, and prisoners
 * on the first of a month. */
#include "db/campaign/campaign_private.h"
#include "db/connection/statement.h"
#include "lists/campaign/prisoners.h"
#include "lists/campaign/recruits.h"

/* --- those who are due --------------------------------------------------------- */

static void
take_due (MuStatement *row, MuForceChange *change)
{
  change->origin = mu_take_int (row);
  change->battle = mu_take_int (row);
  change->kind = (MuStrengthKind) mu_take_in (row, 0, MU_STRENGTH_KINDS - 1);
  change->figures = mu_take_in (row, 1, MU_LIST_FIGURES_MAX);
  change->day = mu_take_in (row, 0, G_MAXINT);
}

static GArray *
find_due (MuConnection *connection, MuSql which, gint64 campaign, int day, GError **error)
{
  g_autoptr (GArray) due = g_array_new (FALSE, TRUE, sizeof (MuForceChange));
  MuStatement *rows = mu_statement (connection, which);
  mu_put_int (rows, campaign);
  mu_put_int (rows, day);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuForceChange change;
    take_due (rows, &change);
    g_array_append_val (due, change);
  }
  return row == MU_ROW_END ? g_steal_pointer (&due) : NULL;
}

/* Who comes back to a unit that joined another goes where it went. */
static gboolean
come_back (MuConnection *connection, MuForceChange *change, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_FORCE_SERVES_IN);
  mu_put_int (query, change->origin);
  if (!mu_statement_number (query, &change->force, error))
    return FALSE;
  if (change->force == 0)
    change->force = change->origin;
  return mu_force_change (connection, change, error);
}

/* They are not expected any more. */
static gboolean
settle (MuConnection *connection, const MuForceChange *change, GError **error)
{
  MuStatement *update = mu_statement (connection, change->kind == MU_STRENGTH_WOUNDED_BACK
                                                      ? MU_SQL_FORCE_WOUNDED_BACK
                                                      : MU_SQL_FORCE_STRAGGLERS_BACK);
  mu_put_int (update, change->battle);
  mu_put_int (update, change->origin);
  return mu_statement_run (update, error);
}

static gboolean
return_due (MuConnection *connection, gint64 campaign, int day, GError **error)
{
  g_autoptr (GArray) due = find_due (connection, MU_SQL_FORCE_DUE, campaign, day, error);
  for (guint i = 0; due != NULL && i < due->len; i++) {
    MuForceChange *change = &g_array_index (due, MuForceChange, i);
    if (!come_back (connection, change, error) || !settle (connection, change, error))
      return FALSE;
  }
  return due != NULL;
}

static gboolean
arrive_due (MuConnection *connection, gint64 campaign, int day, GError **error)
{
  g_autoptr (GArray) due = find_due (connection, MU_SQL_RECRUITS_DUE, campaign, day, error);
  for (guint i = 0; due != NULL && i < due->len; i++)
    if (!come_back (connection, &g_array_index (due, MuForceChange, i), error))
      return FALSE;
  MuStatement *update = mu_statement (connection, MU_SQL_RECRUITS_ARRIVE);
  mu_put_int (update, campaign);
  mu_put_int (update, day);
  return due != NULL && mu_statement_run (update, error);
}

/* --- prisoners ------------------------------------------------------------------ */

/* Of one side, held by another: a row for each unit and battle. */
typedef struct {
  gint64 force;
  gint64 battle;
  guint unit;
  int figures;
} Held;

static GArray *
find_held (MuConnection *connection, gint64 campaign, int of, int by, GError **error)
{
  g_autoptr (GArray) all = g_array_new (FALSE, TRUE, sizeof (Held));
  MuStatement *rows = mu_statement (connection, MU_SQL_PRISONERS);
  mu_put_int (rows, campaign);
  mu_put_int (rows, of);
  mu_put_int (rows, by);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    Held held = { .force = mu_take_int (rows) };
    held.battle = mu_take_int (rows);
    held.unit = (guint) mu_take_in (rows, 0, MU_LIST_UNITS_MAX - 1);
    held.figures = mu_take_in (rows, 1, MU_LIST_FIGURES_MAX);
    g_array_append_val (all, held);
  }
  return row == MU_ROW_END ? g_steal_pointer (&all) : NULL;
}

/* With what each of them is worth. */
static GArray *
price_held (const GArray *held, const MuCampaignArmy *army)
{
  GArray *prisoners = g_array_new (FALSE, TRUE, sizeof (MuPrisoners));
  const MuMusterUnit *units = (const MuMusterUnit *) (const void *) army->units->data;
  for (guint i = 0; i < held->len; i++) {
    const Held *one = &g_array_index (held, Held, i);
    MuPrisoners row = { .unit = one->unit, .figures = one->figures };
    row.each = one->unit < army->units->len ? mu_recruits_each (army->first, units, one->unit) : 0;
    g_array_append_val (prisoners, row);
  }
  return prisoners;
}

static gboolean
release (MuConnection *connection, const GArray *held, const GArray *prisoners, int day,
         GError **error)
{
  for (guint i = 0; i < held->len; i++) {
    const Held *one = &g_array_index (held, Held, i);
    MuForceChange change = { .day = day,
                             .kind = MU_STRENGTH_EXCHANGED,
                             .battle = one->battle,
                             .figures = g_array_index (prisoners, MuPrisoners, i).back,
                             .origin = one->force };
    if (change.figures > 0 && !come_back (connection, &change, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
exchange_between (MuConnection *connection, gint64 campaign, GPtrArray *armies, int a, int b,
                  int day, GError **error)
{
  g_autoptr (GArray) of_a = find_held (connection, campaign, a, b, error);
  g_autoptr (GArray) of_b = of_a != NULL ? find_held (connection, campaign, b, a, error) : NULL;
  if (of_b == NULL)
    return FALSE;
  if (of_a->len == 0 || of_b->len == 0)
    return TRUE;
  g_autoptr (GArray) one = price_held (of_a, armies->pdata[a]);
  g_autoptr (GArray) other = price_held (of_b, armies->pdata[b]);
  mu_prisoners_exchange ((MuPrisoners *) (void *) one->data, one->len,
                         (MuPrisoners *) (void *) other->data, other->len);
  return release (connection, of_a, one, day, error)
         && release (connection, of_b, other, day, error);
}

static gboolean
exchange_prisoners (MuConnection *connection, gint64 campaign, int day, GError **error)
{
  g_autoptr (GPtrArray) armies = mu_campaign_armies (connection, campaign, NULL, error);
  if (armies == NULL)
    return FALSE;
  for (int a = 0; a < (int) armies->len; a++)
    for (int b = a + 1; b < (int) armies->len; b++)
      if (!exchange_between (connection, campaign, armies, a, b, day, error))
        return FALSE;
  return TRUE;
}

/* --- the days -------------------------------------------------------------------- */

/* The first of a month after from, up to to; 0 where there is none. Prisoners who were exchanged
 * leave none for the next month, so the first of them is all that matters. */
static int
find_first_of_month (const MuCampaign *head, int from, int to)
{
  const MuDate date = mu_calendar_after (&head->first, from);
  const int day = from + mu_calendar_to_next_month (&date);
  return day <= to ? day : 0;
}

gboolean
mu_campaign_returns (MuConnection *connection, const MuCampaign *head, int to, GError **error)
{
  MuCampaignRuleValues rules;
  if (!mu_campaign_rules_parse (head->rules, &rules, error)
      || !return_due (connection, head->id, to, error)
      || !arrive_due (connection, head->id, to, error))
    return FALSE;
  const int month = find_first_of_month (head, head->day, to);
  return month == 0 || rules.value[MU_CAMPAIGN_RULE_EXCHANGE] == 0
         || exchange_prisoners (connection, head->id, month, error);
}

/* Sides and battles in a player's copy, with armies as far as he knows them. */
#include "db/connection/statement.h"
#include "db/exchange/cut_private.h"
#include "db/tables/tables.h"
#include "lists/battle/battle_record.h"
#include "rules/core/event.h"

/* --- texts ---------------------------------------------------------------------- */

/* A list that tells nothing but the name; free with g_free. */
static char *
bare_army (const char *name, GError **error)
{
  g_autoptr (MuList) list = mu_list_new (name);
  return mu_army_write (list, error);
}

static void
forget (char **text)
{
  g_free (*text);
  *text = g_strdup ("");
}

/* READING: wrg.campaign.forces. What stood on the table was seen; what its owner noted in his list
 * was not. Free with g_free. */
static char *
seen_army (MuConnection *connection, const char *text, GError **error)
{
  g_autoptr (MuList) list = mu_army_read (connection, text, error);
  if (list == NULL)
    return NULL;
  forget (&list->notes);
  forget (&list->tags);
  for (guint i = 0; i < list->units->len; i++)
    forget (&mu_list_unit (list, i)->notes);
  return mu_army_write (list, error);
}

/* --- sides ----------------------------------------------------------------------- */

typedef struct {
  gint64 id;
  int position;
  char *name;
  char *army;
} Side;

static void
side_free (Side *side)
{
  g_free (side->name);
  g_free (side->army);
  g_free (side);
}

static gpointer
read_side (MuStatement *row)
{
  Side *side = g_new0 (Side, 1);
  side->id = mu_take_int (row);
  side->position = mu_take_in (row, 0, MU_CAMPAIGN_SIDES_MAX - 1);
  side->name = mu_take_text (row);
  side->army = mu_take_text (row);
  return side;
}

static gboolean
write_side (const MuCutting *cutting, const Side *side, GError **error)
{
  g_autofree char *bare = bare_army (side->name, error);
  if (bare == NULL)
    return FALSE;
  MuStatement *insert = mu_statement (cutting->connection, MU_SQL_CUT_SIDE_ADD);
  mu_put_text (insert, side->position == cutting->side ? side->army : bare);
  mu_put_int (insert, side->id);
  return mu_statement_run (insert, error);
}

gboolean
mu_cut_sides (const MuCutting *cutting, GError **error)
{
  MuStatement *rows = mu_statement (cutting->connection, MU_SQL_CUT_SIDES);
  mu_put_int (rows, cutting->campaign);
  g_autoptr (GPtrArray) sides
      = mu_statement_collect (rows, read_side, (GDestroyNotify) side_free, error);
  for (guint i = 0; sides != NULL && i < sides->len; i++)
    if (!write_side (cutting, sides->pdata[i], error))
      return FALSE;
  return sides != NULL;
}

/* --- battles ---------------------------------------------------------------------- */

/* A side of a battle, and whether the player fought on it or against it. */
typedef struct {
  gint64 battle;
  int side;
  int position; /* in the campaign */
  gboolean there;
  char *name;
  char *army;
} Fighter;

static void
fighter_free (Fighter *fighter)
{
  g_free (fighter->name);
  g_free (fighter->army);
  g_free (fighter);
}

static gpointer
read_fighter (MuStatement *row)
{
  Fighter *fighter = g_new0 (Fighter, 1);
  fighter->battle = mu_take_int (row);
  fighter->side = mu_take_in (row, 0, 1);
  fighter->position = mu_take_in (row, 0, MU_CAMPAIGN_SIDES_MAX - 1);
  fighter->there = mu_take_in (row, 0, 1);
  fighter->name = mu_take_text (row);
  fighter->army = mu_take_text (row);
  return fighter;
}

static char *
known_army (const MuCutting *cutting, const Fighter *fighter, GError **error)
{
  if (fighter->position == cutting->side)
    return g_strdup (fighter->army);
  return fighter->there ? seen_army (cutting->connection, fighter->army, error)
                        : bare_army (fighter->name, error);
}

static gboolean
write_fighter (const MuCutting *cutting, const Fighter *fighter, GError **error)
{
  g_autofree char *army = known_army (cutting, fighter, error);
  if (army == NULL)
    return FALSE;
  MuStatement *insert = mu_statement (cutting->connection, MU_SQL_CUT_FIGHTER_ADD);
  mu_put_text (insert, army);
  mu_put_int (insert, fighter->there);
  mu_put_int (insert, fighter->battle);
  mu_put_int (insert, fighter->side);
  return mu_statement_run (insert, error);
}

/* Of those that others fought the result alone is known: they have no events. */
static gboolean
write_battles (const MuCutting *cutting, GError **error)
{
  MuStatement *insert = mu_statement (cutting->connection, MU_SQL_CUT_BATTLES);
  mu_put_int (insert, cutting->campaign);
  mu_put_int (insert, cutting->side);
  mu_put_u64 (insert, MU_DIGEST_START);
  return mu_statement_run (insert, error);
}

gboolean
mu_cut_battles (const MuCutting *cutting, GError **error)
{
  if (!write_battles (cutting, error))
    return FALSE;
  MuStatement *rows = mu_statement (cutting->connection, MU_SQL_CUT_FIGHTERS);
  mu_put_int (rows, cutting->campaign);
  mu_put_int (rows, cutting->side);
  g_autoptr (GPtrArray) fighters
      = mu_statement_collect (rows, read_fighter, (GDestroyNotify) fighter_free, error);
  for (guint i = 0; fighters != NULL && i < fighters->len; i++)
    if (!write_fighter (cutting, fighters->pdata[i], error))
      return FALSE;
  return fighters != NULL;
}

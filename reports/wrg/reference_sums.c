/* The right column of the reference sheet: factors, casualties, moves, ranges, disorder. */
#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/document/rule_words.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/troop/troop.h"

#define LABEL   96.0 /* points for the name of a weapon */
#define NUMBERS 20.0
#define WORDS   60.0

char *
mu_reference_number (int number)
{
  g_autofree char *plain = mu_term_number (number);
  return g_strconcat (number > 0 ? "+" : "", plain, NULL);
}

static void
add_cell (GPtrArray *cells, char *text)
{
  g_ptr_array_add (cells, text);
}

static GPtrArray *
new_cells (const char *label)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);
  add_cell (cells, g_strdup (label));
  return cells;
}

static void
end_row (MuGrid *grid, gboolean strong, GPtrArray *cells)
{
  mu_grid_row (grid, strong, (const char *const *) cells->pdata);
  g_ptr_array_unref (cells);
}

/* --- columns of the factor tables -------------------------------------------------- */

static gboolean
factors_agree (MuTroopType one, MuTroopType other)
{
  for (int row = 0; row < MU_MELEE_ROWS; row++)
    if (mu_wrg_melee_weapon_factor ((MuWrgMeleeRow) row, one)
        != mu_wrg_melee_weapon_factor ((MuWrgMeleeRow) row, other))
      return FALSE;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (mu_wrg_weapon_shoots ((MuWeapon) weapon)
        && mu_wrg_shoot_weapon_factor ((MuWeapon) weapon, one)
               != mu_wrg_shoot_weapon_factor ((MuWeapon) weapon, other))
      return FALSE;
  return TRUE;
}

/* Types present whom every weapon meets alike stand in one column, under each other
 * (wrg.shoot.factor.columns). Returns a set of types a column. */
static GArray *
find_columns (const MuReferenceTable *table)
{
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (unsigned));
  unsigned left = table->types;
  for (int type = 0; type < MU_TROOP_TYPES; type++) {
    unsigned column = 0;
    for (int other = type; left >> type & 1u && other < MU_TROOP_TYPES; other++)
      if (left >> other & 1u && factors_agree ((MuTroopType) type, (MuTroopType) other))
        column |= MU_TROOP_BIT (other);
    if (column != 0)
      g_array_append_val (columns, column);
    left &= ~column;
  }
  return columns;
}

static char *
column_words (unsigned types)
{
  g_autoptr (GString) words = g_string_new (NULL);
  for (int type = 0; type < MU_TROOP_TYPES; type++)
    if (types >> type & 1u)
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "",
                              mu_troop_type_name ((MuTroopType) type));
  return g_strdup (words->str);
}

static MuTroopType
first_type (unsigned types)
{
  int type = 0;
  while (!(types >> type & 1u))
    type++;
  return (MuTroopType) type;
}

/* The whole sheet says how many ranks of regulars fight as well. */
static MuGrid *
new_factor_grid (const MuReferenceTable *table, const GArray *columns)
{
  MuGrid *grid = mu_grid_new (columns->len + (table->whole ? 2 : 1), TRUE);
  GPtrArray *cells = new_cells ("");
  if (table->whole)
    add_cell (cells, g_strdup (_ ("Ranks")));
  for (guint i = 0; i < columns->len; i++)
    add_cell (cells, column_words (g_array_index (columns, unsigned, i)));
  end_row (grid, TRUE, cells);
  return grid;
}

/* --- weapon factors ---------------------------------------------------------------- */

/* wrg.melee.eligible.ranks: "1½", of regulars in order. */
static char *
ranks_words (MuWrgMeleeRow row)
{
  const int halves = mu_wrg_melee_half_ranks (row, true, false);
  return g_strdup_printf (halves % 2 ? "%d½" : "%d", halves / 2);
}

static void
add_melee_row (MuGrid *grid, const MuReferenceTable *table, const GArray *columns,
               MuWrgMeleeRow row, gboolean strong)
{
  GPtrArray *cells = new_cells (mu_rule_words_short (mu_wrg_melee_row_rule (row)));
  if (table->whole)
    add_cell (cells, ranks_words (row));
  for (guint i = 0; i < columns->len; i++)
    add_cell (cells, mu_term_number (mu_wrg_melee_weapon_factor (
                         row, first_type (g_array_index (columns, unsigned, i)))));
  end_row (grid, strong, cells);
}

static void
add_melee (MuGrid *grid, const MuReferenceTable *table, const GArray *columns)
{
  const unsigned own = mu_reference_melee_rows (table, 0);
  const unsigned all = own | mu_reference_melee_rows (table, 1);
  for (int row = 0; row < MU_MELEE_ROWS; row++)
    if (all >> row & 1u)
      add_melee_row (grid, table, columns, (MuWrgMeleeRow) row, !table->whole && own >> row & 1u);
}

static void
add_shoot_row (MuGrid *grid, const MuReferenceTable *table, const GArray *columns, MuWeapon weapon,
               gboolean strong)
{
  g_autofree char *label = g_strdup_printf (
      _ ("shooting: %s"), mu_rule_words_short (mu_wrg_shoot_factor_rule (weapon)));
  GPtrArray *cells = new_cells (label);
  if (table->whole)
    add_cell (cells, g_strdup ("–"));
  for (guint i = 0; i < columns->len; i++)
    add_cell (cells, mu_term_number (mu_wrg_shoot_weapon_factor (
                         weapon, first_type (g_array_index (columns, unsigned, i)))));
  end_row (grid, strong, cells);
}

static gboolean
carries (unsigned weapons, MuRule rule)
{
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (weapons >> weapon & 1u && mu_wrg_weapon_shoots ((MuWeapon) weapon)
        && mu_wrg_shoot_factor_rule ((MuWeapon) weapon) == rule)
      return TRUE;
  return FALSE;
}

static unsigned
weapons_that_shoot (const MuReferenceTable *table)
{
  unsigned weapons = 0;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (mu_wrg_weapon_shoots ((MuWeapon) weapon))
      weapons |= (table->weapons[0] | table->weapons[1]) & MU_WEAPON_BIT (weapon);
  return weapons;
}

/* Several weapons share a row: it stands once. */
static void
add_shooting (MuGrid *grid, const MuReferenceTable *table, const GArray *columns)
{
  const unsigned weapons = weapons_that_shoot (table);
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    if (!(weapons >> weapon & 1u))
      continue;
    const MuRule rule = mu_wrg_shoot_factor_rule ((MuWeapon) weapon);
    const unsigned before = weapons & (MU_WEAPON_BIT (weapon) - 1);
    if (!carries (before, rule))
      add_shoot_row (grid, table, columns, (MuWeapon) weapon,
                     !table->whole && carries (table->weapons[0], rule));
  }
}

static void
add_weapons (MuFlow *flow, const MuReferenceTable *table)
{
  g_autoptr (GArray) columns = find_columns (table);
  MuGrid *grid = new_factor_grid (table, columns);
  add_melee (grid, table, columns);
  add_shooting (grid, table, columns);
  mu_flow_heading (flow, _ ("Weapon factors"));
  mu_flow_grid (flow, grid, LABEL);
}

/* --- tactical factors ----------------------------------------------------------------- */

/* Men and horses of a model count one by one. */
static char *
line_words (MuRule rule)
{
  const gboolean each = rule == MU_RULE_WRG_MELEE_FACTOR_CREW_TWO
                        || rule == MU_RULE_WRG_MELEE_FACTOR_CREW_ONE
                        || rule == MU_RULE_WRG_MELEE_FACTOR_HORSES;
  const char *words = mu_rule_words_short (rule);
  /* Translators: what counts for each of them, as "chariot horses in the charge, each" */
  return each ? g_strdup_printf (_ ("%s, each"), words) : g_strdup (words);
}

/* Takes lines over. */
static void
add_lines (MuFlow *flow, const char *heading, GArray *lines)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  for (guint i = 0; i < lines->len; i++) {
    const MuReferenceLine *line = &g_array_index (lines, MuReferenceLine, i);
    g_autofree char *amount = mu_reference_number (line->amount);
    g_autofree char *words = line_words (line->rule);
    const char *const cells[] = { words, amount };
    mu_grid_row (grid, FALSE, cells);
  }
  if (lines->len > 0)
    mu_flow_heading (flow, heading);
  mu_flow_pairs (flow, grid);
  g_array_unref (lines);
}

/* wrg.melee.tactical.shot-losses takes as many as they are: its amount is for one. */
static GArray *
melee_lines (const MuReferenceTable *table)
{
  GArray *lines = mu_reference_melee_tactical (table);
  if (weapons_that_shoot (table) != 0) {
    const MuReferenceLine line
        = { MU_RULE_WRG_MELEE_TACTICAL_SHOT_LOSSES, mu_wrg_melee_shot_losses (1) };
    g_array_append_val (lines, line);
  }
  g_autoptr (GArray) crew = mu_reference_melee_crew (table);
  if (crew->len > 0)
    g_array_append_vals (lines, crew->data, crew->len);
  return lines;
}

/* --- casualties ------------------------------------------------------------------------ */

static void
add_casualty_row (MuGrid *grid, const MuReferenceTable *table, int factor, int figures)
{
  g_autofree char *label = mu_reference_number (factor);
  GPtrArray *cells = new_cells (label);
  for (int i = 1; i <= figures; i++)
    add_cell (cells, mu_term_number (mu_wrg_casualties (table->readings, factor, i)));
  end_row (grid, FALSE, cells);
}

/* No more figures fight than the largest body has; the book's table ends at 20 all the same. */
static void
add_casualties (MuFlow *flow, const MuReferenceTable *table)
{
  const int figures = CLAMP (table->figures, 1, MU_WRG_CASUALTIES_FIGURES);
  MuGrid *grid = mu_grid_new ((guint) figures + 1, TRUE);
  GPtrArray *head = new_cells ("");
  for (int i = 1; i <= figures; i++)
    add_cell (head, mu_term_number (i));
  end_row (grid, TRUE, head);
  for (int factor = MU_WRG_CASUALTIES_LEAST; factor <= MU_WRG_CASUALTIES_MOST; factor++)
    add_casualty_row (grid, table, factor, figures);
  mu_flow_heading (flow, _ ("Casualties by factor and figures"));
  mu_flow_grid (flow, grid, NUMBERS);
}

/* --- moves and ranges ------------------------------------------------------------------- */

/* "120"; "–" for what does not move so. */
static char *
move_words (int paces)
{
  return paces > 0 ? mu_term_number (paces) : g_strdup ("–");
}

static void
add_move_row (MuGrid *grid, const MuReferenceTable *table, const char *label,
              int (*move) (MuTroopType type))
{
  GPtrArray *cells = new_cells (label);
  for (int type = 0; type < MU_TROOP_TYPES; type++)
    if (table->types >> type & 1u)
      add_cell (cells, move_words (move ((MuTroopType) type)));
  end_row (grid, FALSE, cells);
}

static MuGrid *
moves_of_both (const MuReferenceTable *table)
{
  GPtrArray *head = new_cells ("");
  for (int type = 0; type < MU_TROOP_TYPES; type++)
    if (table->types >> type & 1u)
      add_cell (head, g_strdup (mu_troop_type_name ((MuTroopType) type)));
  MuGrid *grid = mu_grid_new (head->len, TRUE);
  end_row (grid, TRUE, head);
  add_move_row (grid, table, _ ("Normal"), mu_wrg_type_normal_move);
  add_move_row (grid, table, _ ("Charge"), mu_wrg_type_charge_move);
  return grid;
}

static void
add_moves (MuFlow *flow, const MuReferenceTable *table)
{
  if (table->whole) {
    mu_reference_add_all_moves (flow, table);
    return;
  }
  mu_flow_heading (flow, _ ("Moves in paces"));
  mu_flow_grid (flow, moves_of_both (table), WORDS);
}

const char *
mu_reference_weapon (MuWeapon weapon)
{
  return weapon == MU_WEAPON_ENGINE ? _ ("Engine") : mu_weapon_name (weapon);
}

static void
add_range_row (MuGrid *grid, unsigned weapons, const char *label, gboolean mounted)
{
  GPtrArray *cells = new_cells (label);
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (weapons >> weapon & 1u)
      add_cell (cells, mu_term_number (mu_wrg_shoot_range ((MuWeapon) weapon, mounted)));
  end_row (grid, FALSE, cells);
}

static void
add_ranges (MuFlow *flow, const MuReferenceTable *table)
{
  const unsigned weapons = weapons_that_shoot (table);
  GPtrArray *head = new_cells ("");
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (weapons >> weapon & 1u)
      add_cell (head, g_strdup (mu_reference_weapon ((MuWeapon) weapon)));
  MuGrid *grid = mu_grid_new (head->len, TRUE);
  end_row (grid, TRUE, head);
  add_range_row (grid, weapons, _ ("On foot"), FALSE);
  add_range_row (grid, weapons, _ ("Mounted"), TRUE);
  mu_flow_heading (flow, _ ("Ranges in paces"));
  mu_flow_grid (flow, grid, WORDS);
}

/* --- disorder ---------------------------------------------------------------------------- */

static void
add_disorder (MuFlow *flow, const MuReferenceTable *table)
{
  g_autoptr (GArray) lines = mu_reference_disorder (table);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " · " : "",
                            mu_rule_words_short (g_array_index (lines, MuReferenceLine, i).rule));
  mu_flow_heading (flow, _ ("Disorder"));
  mu_flow_text (flow, text->str);
}

void
mu_reference_add_sums (MuFlow *flow, const MuReferenceTable *table)
{
  add_weapons (flow, table);
  add_lines (flow, _ ("Hand-to-hand: tactical factors"), melee_lines (table));
  add_lines (flow, _ ("Shooting: tactical factors"), mu_reference_shoot_tactical (table));
  add_casualties (flow, table);
  add_moves (flow, table);
  if (weapons_that_shoot (table) != 0)
    add_ranges (flow, table);
  add_disorder (flow, table);
}

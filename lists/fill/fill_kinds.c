/* Who can be had, and what share of the army is his.
 *
 * A matter of taste, of no rule: a book's greatest number of an option says how common such troops
 * were; its power of three quarters leaves the rare ones visible in an army that is a hundredth of
 * the real one. What the book demands, and what its doctrine puts into the line of battle, is more
 * than that; levies, skirmishers and whoever had only just come are less. */
#include "lists/edit/edit_private.h"
#include "lists/fill/fill_private.h"
#include "rules/field/rect.h"
#include "rules/troop/troop.h"

#define GUARD_ONLY 15 /* an option of no more is nothing but a guard */

/* In hundredths. */
#define DEMANDED   130
#define IN_LINE    120
#define PICKED     130 /* of the better classes: they are what an army is known by */
#define LEVY       50
#define NEWLY_COME 50
#define ELITE      70 /* who may guard the general is few */
#define FOREIGN    80 /* irregulars of a book whose generals are regular */
#define LAST       50 /* the book's last option; the first has 100 */

/* The commonest horse and the commonest light foot, where they are as many as that: armies without
 * either were few. */
#define FIRST_OF_ARM 150
#define COMMON       100

#define OF_PART 90 /* hundredths of the part that one may be of others */

/* What the book demands has so much of an army at the least, however many others may come. */
#define CORE 45

#define SAME_WAY 6 /* of ten, with another seed than the plain one */

/* --- ways ---------------------------------------------------------------- */

static gboolean
is_usable (const MuFill *fill, const MuBook *of, const MuBookOption *option, const MuBookTroop *way)
{
  MuUnitSize size;
  return mu_book_troop_in_year (way, fill->list->year)
         && mu_list_system_of (fill->list)->unit_size (of, option, way, FALSE, &size);
}

/* Number `at` of those of the year, round and round; NULL: none. */
static const MuBookTroop *
usable_way (const MuFill *fill, const MuBook *of, const MuBookOption *option, int at)
{
  g_autoptr (GPtrArray) ways = g_ptr_array_new ();
  for (guint i = 0; i < option->troops->len; i++)
    if (is_usable (fill, of, option, option->troops->pdata[i]))
      g_ptr_array_add (ways, option->troops->pdata[i]);
  return ways->len ? ways->pdata[(guint) at % ways->len] : NULL;
}

static int
draw (MuFill *fill)
{
  return mu_dice_roll (&fill->dice, MU_DIE_TEN, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT);
}

static int
draw_way (MuFill *fill)
{
  const int face = fill->seed == MU_FILL_PLAIN ? 1 : draw (fill);
  return MAX (face - SAME_WAY, 0);
}

/* --- sizes --------------------------------------------------------------- */

/* Fewer than a sensible unit only where the book demands or has no more. */
static void
set_sizes (const MuFill *fill, MuFillKind *kind)
{
  const MuListSystem *system = mu_list_system_of (fill->list);
  const MuListNumbers numbers = system->numbers (kind->option, kind->way);
  MuBodySize body = { numbers.unit_min, numbers.unit_min, numbers.unit_max };
  if (system->body)
    body = system->body (fill->list, kind->unit);
  kind->most = MAX (numbers.unit_max, 1);
  kind->sensible = CLAMP (body.least, numbers.unit_min, kind->most);
  kind->least
      = kind->base > 0 ? CLAMP (kind->base, numbers.unit_min, kind->sensible) : kind->sensible;
  kind->usual = CLAMP (body.usual, kind->least, kind->most);
}

/* Models and stands are counted one by one. */
static int
ranks_of (const MuFill *fill, const MuFillKind *kind)
{
  const gboolean singly = mu_list_has (fill->list, MU_LISTS_ARE_STANDS)
                          || mu_type_is_model ((MuTroopType) kind->way->troop.type);
  return singly ? 1 : MAX (kind->option->ranks, 1);
}

void
mu_fill_equip (const MuFill *fill, MuFillKind *kind, const MuBookTroop *way)
{
  const MuListSystem *system = mu_list_system_of (fill->list);
  const char *key = mu_edit_book_key (fill->book, kind->of);
  kind->unit = mu_edit_enlist (fill->list, key, kind->option);
  system->equip (kind->unit, kind->option, way);
  kind->way = way;
  kind->ranks = ranks_of (fill, kind);
  kind->each = system->points_each (fill->list, kind->unit, NULL);
  kind->command = system->command (kind->unit);
  set_sizes (fill, kind);
}

void
mu_fill_kind_clear (gpointer kind)
{
  g_clear_pointer (&((MuFillKind *) kind)->unit, mu_list_unit_free);
}

/* --- shares -------------------------------------------------------------- */

/* Sixteen times the power of three quarters. */
static gint64
commonness (int most)
{
  const gint64 count = CLAMP (most, 1, 2000);
  return mu_isqrt (mu_isqrt (count * count * count << 16));
}

/* In hundredths: figures are heads, and models many of them. */
static int
measure_of (MuRole role)
{
  switch (role) {
  case MU_ROLE_HEAVY_FOOT:
  case MU_ROLE_LOOSE_FOOT:
    return 100;
  case MU_ROLE_LIGHT_FOOT:
    return 60;
  case MU_ROLE_HORSE:
  case MU_ROLE_LIGHT_HORSE:
    return 80;
  case MU_ROLE_CAMELS:
    return 60;
  case MU_ROLE_CHARIOTS:
    return 120;
  case MU_ROLE_ELEPHANTS:
    return 160;
  case MU_ROLE_ENGINES:
  case MU_ROLE_TRAIN:
    return 0;
  }
  return 0;
}

static MuRole
role_of (const MuFillKind *kind)
{
  return mu_role_of ((MuTroopType) kind->way->troop.type);
}

/* A doctrine that names others does not mean those whom it leaves to their kind. */
static gboolean
is_in_line (const MuFillKind *kind)
{
  const MuDoctrine *doctrine = &kind->of->doctrine;
  const MuDoctrinePost *post = mu_doctrine_option (doctrine, kind->option->id);
  if (!post && !doctrine->given)
    post = mu_doctrine_usual (role_of (kind));
  return post && post->at == MU_POST_LINE;
}

static int
class_part (MuTroopClass class)
{
  if (class == MU_CLASS_D)
    return LEVY;
  return class == MU_CLASS_C ? 100 : PICKED;
}

/* Hundredths by what the troops are, and by what the book says of them. */
static int
standing (const MuFill *fill, const MuFillKind *kind, int place)
{
  const MuBookOption *option = kind->option;
  const gboolean newly = option->from > kind->of->from && option->from == fill->list->year
                         && option->to > option->from;
  const gboolean foreign = kind->of->regular_generals && !kind->way->troop.regular
                           && !mu_type_is_model ((MuTroopType) kind->way->troop.type);
  int part = measure_of (role_of (kind));
  part = part * (option->min > 0 ? DEMANDED : 100) / 100;
  part = part * (is_in_line (kind) ? IN_LINE : 100) / 100;
  part = part * class_part ((MuTroopClass) kind->way->troop.class) / 100;
  part = part * (newly ? NEWLY_COME : 100) / 100;
  part = part * (foreign ? FOREIGN : 100) / 100;
  part = part * (option->bodyguard ? ELITE : 100) / 100;
  return part * (100 - (100 - LAST) * place / (int) MAX (kind->of->options->len, 1)) / 100;
}

static int
place_of (const MuFillKind *kind)
{
  guint place = 0;
  g_ptr_array_find (kind->of->options, kind->option, &place);
  return (int) place;
}

static void
set_weight (MuFill *fill, MuFillKind *kind)
{
  const gboolean guard = kind->option->bodyguard && kind->option->max <= GUARD_ONLY;
  kind->weight
      = guard ? 0 : commonness (kind->option->max) * standing (fill, kind, place_of (kind));
  if (fill->seed != MU_FILL_PLAIN)
    kind->weight = kind->weight * (40 + 12 * draw (fill)) / 100;
}

/* --- why ----------------------------------------------------------------- */

static MuFillReason
reason_of (const MuFill *fill, const MuFillKind *kind)
{
  const MuRole role = role_of (kind);
  if (kind->of != fill->book)
    return MU_FILL_ALLIES;
  if (kind->base > 0 || kind->option->min > 0)
    return MU_FILL_DEMANDED;
  if (role == MU_ROLE_CHARIOTS || role == MU_ROLE_ELEPHANTS)
    return MU_FILL_MODELS;
  if (role == MU_ROLE_LIGHT_FOOT || role == MU_ROLE_LIGHT_HORSE)
    return MU_FILL_LIGHT;
  return is_in_line (kind) ? MU_FILL_LINE : MU_FILL_SHARE;
}

void
mu_fill_release (const MuFill *fill, MuFillKind *kind)
{
  kind->base = kind->count = 0;
  set_sizes (fill, kind);
  kind->reason = reason_of (fill, kind);
}

/* --- all of them --------------------------------------------------------- */

/* taken: how many stand in the list that is begun, `kept` of them in units that stay. */
static void
add_kind (MuFill *fill, const MuListOffer *offer, int kept)
{
  const MuBookTroop *way = usable_way (fill, offer->book, offer->option, draw_way (fill));
  MuFillKind kind = {
    .of = offer->book,
    .option = offer->option,
    .base = offer->taken - kept,
    .count = offer->taken - kept,
    .kept = kept,
    .figures = mu_edit_each (fill->list, offer->option),
  };
  if (!way)
    return;
  mu_fill_equip (fill, &kind, way);
  set_weight (fill, &kind);
  kind.reason = reason_of (fill, &kind);
  if (kind.each > 0)
    g_array_append_val (fill->kinds, kind);
  else
    mu_fill_kind_clear (&kind);
}

static int
kept_of (const MuFill *fill, const MuListOffer *offer)
{
  const char *key = mu_edit_book_key (fill->book, offer->book);
  int kept = 0;
  for (guint i = 0; i < fill->kept; i++) {
    const MuListUnit *unit = mu_list_unit (fill->list, i);
    if (g_str_equal (unit->option, offer->option->id) && g_str_equal (unit->book, key))
      kept += unit->figures;
  }
  return kept;
}

static void
add_kinds (MuFill *fill, gboolean allies)
{
  g_autoptr (GPtrArray) offers = mu_list_offers (fill->list, fill->book);
  for (guint i = 0; i < offers->len; i++) {
    const MuListOffer *offer = g_ptr_array_index (offers, i);
    if (!allies == (offer->book == fill->book))
      add_kind (fill, offer, kept_of (fill, offer));
  }
}

static gint64
weight_of (const MuFill *fill, gboolean demanded)
{
  gint64 weight = 0;
  for (guint i = 0; i < fill->kinds->len; i++)
    if (!demanded == (mu_fill_kind (fill, i)->option->min == 0))
      weight += mu_fill_kind (fill, i)->weight;
  return weight;
}

/* A book with twenty kinds of allies is still the army of those who called them. */
static void
strengthen_core (MuFill *fill)
{
  const gint64 core = weight_of (fill, TRUE), rest = weight_of (fill, FALSE);
  if (core == 0 || core * 100 >= (core + rest) * CORE)
    return;
  for (guint i = 0; i < fill->kinds->len; i++) {
    MuFillKind *kind = mu_fill_kind (fill, i);
    if (kind->option->min > 0)
      kind->weight = kind->weight * rest * CORE / (core * (100 - CORE));
  }
}

static const MuFillKind *
find_kind (const MuFill *fill, const char *option)
{
  for (guint i = 0; i < fill->kinds->len; i++)
    if (g_str_equal (mu_fill_kind (fill, i)->option->id, option))
      return mu_fill_kind (fill, i);
  return NULL;
}

/* Whoever may be but a part of others is no more than that part of their share, or he would bring
 * them along beyond it. */
static void
weigh_by_ratios (MuFill *fill, MuFillKind *kind)
{
  for (guint i = 0; i < kind->option->conditions->len; i++) {
    const MuBookCondition *condition = kind->option->conditions->pdata[i];
    const MuFillKind *other = find_kind (fill, condition->other);
    if (condition->kind == MU_BOOK_AT_MOST_PER && other)
      kind->weight
          = MIN (kind->weight, other->weight * condition->count / condition->per * OF_PART / 100);
  }
}

static gboolean
is_of_arm (const MuFillKind *kind, gboolean mounted)
{
  const MuRole role = role_of (kind);
  return mounted ? role == MU_ROLE_HORSE || role == MU_ROLE_LIGHT_HORSE
                 : role == MU_ROLE_LIGHT_FOOT;
}

/* Riders of the steppe and of Parthia have no use for those who cannot keep up with them. */
static gboolean
is_of_foot (const MuFill *fill)
{
  gint64 foot = 0, horse = 0;
  for (guint i = 0; i < fill->kinds->len; i++) {
    const MuFillKind *kind = mu_fill_kind (fill, i);
    const MuRole role = role_of (kind);
    foot += role == MU_ROLE_HEAVY_FOOT || role == MU_ROLE_LOOSE_FOOT ? kind->weight : 0;
    horse += is_of_arm (kind, TRUE) ? kind->weight : 0;
  }
  return foot > horse;
}

static void
strengthen_arm (MuFill *fill, gboolean mounted)
{
  MuFillKind *first = NULL;
  for (guint i = 0; i < fill->kinds->len; i++) {
    MuFillKind *kind = mu_fill_kind (fill, i);
    if (is_of_arm (kind, mounted) && (!first || kind->weight > first->weight))
      first = kind;
  }
  if (first && first->option->min == 0 && first->option->max >= COMMON)
    first->weight = first->weight * FIRST_OF_ARM / 100;
}

void
mu_fill_find_kinds (MuFill *fill)
{
  add_kinds (fill, FALSE);
  strengthen_arm (fill, TRUE);
  if (is_of_foot (fill))
    strengthen_arm (fill, FALSE);
  strengthen_core (fill);
  for (guint i = 0; i < fill->kinds->len; i++)
    weigh_by_ratios (fill, mu_fill_kind (fill, i));
}

gboolean
mu_fill_open_rest (MuFill *fill)
{
  gboolean any = FALSE;
  for (guint i = 0; i < fill->kinds->len; i++) {
    MuFillKind *kind = mu_fill_kind (fill, i);
    any |= kind->weight == 0;
    kind->weight = MAX (kind->weight, 1);
  }
  return any;
}

gboolean
mu_fill_add_allies (MuFill *fill)
{
  const guint before = fill->kinds->len;
  add_kinds (fill, TRUE);
  return fill->kinds->len > before;
}

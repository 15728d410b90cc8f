/* The last points: some figures more here and some fewer there, then better arms. */
#include "lists/edit/edit_private.h"
#include "lists/fill/fill_private.h"

#define SPAN     6  /* so many figures more or fewer */
#define PART     3  /* but no more than this part of a unit, as long as that will do */
#define CHANGE   60 /* points that a whole unit of changes must save */
#define TRIES    90 /* changes that are looked at more closely */
#define ROUNDS   4
#define NOT_NEAR 10000 /* what comes near goes before all that does not */
#define SHAKES   60    /* fewer figures tried first, where no two changes will do */
#define CLOSE    20    /* only where no more than this part of the points is left */

typedef struct {
  guint kind;
  int more;   /* below 0: fewer */
  int points; /* that it costs */
  int size;   /* of the change, in points saved */
} Change;

typedef struct {
  Change a, b; /* b.more 0: a alone */
  int key;     /* points that are left, and how much is changed for it */
} Pair;

static gint
by_key (gconstpointer a, gconstpointer b)
{
  return ((const Pair *) a)->key - ((const Pair *) b)->key;
}

static int
left_of (const MuFill *fill)
{
  return fill->list->points_limit - mu_fill_points (fill);
}

/* --- figures ------------------------------------------------------------- */

/* Nobody is made a small body for a few points. */
static gboolean
is_sensible (const MuFillKind *kind, int count, int more)
{
  const int units = mu_fill_units (kind, count);
  return units > 0 && (more > 0 || count / units >= kind->sensible);
}

static void
add_change (const MuFill *fill, GArray *changes, guint index, int more)
{
  const MuFillKind *kind = mu_fill_kind (fill, index);
  const int count = kind->count + more;
  const int points = mu_fill_price (kind, count) - mu_fill_price (kind, kind->count);
  const Change change = { index, more, points, ABS (more) * CHANGE / kind->usual };
  if (more != 0 && count >= kind->base && is_sensible (kind, count, more))
    g_array_append_val (changes, change);
}

/* far: also a first unit of those who have none. */
static void
add_changes (const MuFill *fill, GArray *changes, guint index, gboolean far)
{
  const MuFillKind *kind = mu_fill_kind (fill, index);
  const int room = mu_edit_room (fill->list, fill->book, kind->of, kind->option);
  const int span = far ? SPAN : CLAMP (kind->usual / PART, 1, SPAN);
  const int few = kind->count > 0 ? -span : kind->least;
  const int most = kind->count > 0 ? span : far ? kind->least : 0;
  for (int more = few; kind->weight > 0 && more <= MIN (most, room); more++)
    add_change (fill, changes, index, more);
}

static GArray *
changes_of (const MuFill *fill, gboolean far)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (Change));
  for (guint i = 0; i < fill->kinds->len; i++)
    add_changes (fill, changes, i, far);
  return changes;
}

static void
add_pair (GArray *pairs, const Change *a, const Change *b, int left, int near)
{
  const int rest = left - a->points - b->points;
  const Pair pair = { *a, *b, rest + a->size + b->size + (rest > near ? NOT_NEAR : 0) };
  if (rest >= 0 && rest < left && (b->more == 0 || a->kind < b->kind))
    g_array_append_val (pairs, pair);
}

static GArray *
pairs_of (const GArray *changes, int left, int near)
{
  static const Change none = { 0 };
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  for (guint i = 0; i < changes->len; i++) {
    add_pair (pairs, &g_array_index (changes, Change, i), &none, left, near);
    for (guint j = 0; j < changes->len; j++)
      add_pair (pairs, &g_array_index (changes, Change, i), &g_array_index (changes, Change, j),
                left, near);
  }
  g_array_sort (pairs, by_key);
  return pairs;
}

static gboolean
change (MuFill *fill, const Pair *pair)
{
  g_autofree int *before = mu_fill_counts (fill);
  mu_fill_kind (fill, pair->a.kind)->count += pair->a.more;
  mu_fill_kind (fill, pair->b.kind)->count += pair->b.more;
  return mu_fill_try (fill, before);
}

static gboolean
spend_on_figures (MuFill *fill, gboolean far)
{
  g_autoptr (GArray) changes = changes_of (fill, far);
  g_autoptr (GArray) pairs
      = pairs_of (changes, left_of (fill), fill->list->points_limit / MU_FILL_NEAR);
  for (guint i = 0; i < MIN (pairs->len, TRIES); i++)
    if (change (fill, &g_array_index (pairs, Pair, i)))
      return TRUE;
  return FALSE;
}

static void
spend (MuFill *fill)
{
  for (int i = 0; i < ROUNDS && left_of (fill) > 0; i++)
    if (!spend_on_figures (fill, FALSE))
      break;
  for (int i = 0; i < ROUNDS && !mu_fill_is_near (fill); i++)
    if (!spend_on_figures (fill, TRUE))
      break;
}

static void
restore (MuFill *fill, const int *counts)
{
  for (guint i = 0; i < fill->kinds->len; i++)
    mu_fill_kind (fill, i)->count = counts[i];
  mu_fill_lay_out (fill);
}

/* Somebody loses figures, so that two others come to the points. */
static gboolean
shake_by (MuFill *fill, const Change *fewer)
{
  g_autofree int *before = mu_fill_counts (fill);
  mu_fill_kind (fill, fewer->kind)->count += fewer->more;
  if (!mu_fill_try (fill, before))
    return FALSE;
  spend_on_figures (fill, TRUE);
  if (mu_fill_is_near (fill))
    return TRUE;
  restore (fill, before);
  return FALSE;
}

static void
shake (MuFill *fill)
{
  g_autoptr (GArray) changes = changes_of (fill, TRUE);
  int shakes = 0;
  if (left_of (fill) > fill->list->points_limit / CLOSE)
    return;
  for (guint i = 0; i < changes->len && shakes < SHAKES; i++) {
    const Change *change = &g_array_index (changes, Change, i);
    shakes += change->points < 0;
    if (change->points < 0 && shake_by (fill, change))
      return;
  }
}

/* --- arms ---------------------------------------------------------------- */

/* All of the kind, in that way; all stays as it was where that is not legal or no better. */
static gboolean
rearm (MuFill *fill, guint index, const MuBookTroop *way)
{
  MuUnitSize size;
  MuFillKind *kind = mu_fill_kind (fill, index);
  MuFillKind was = *kind;
  g_autofree int *before = mu_fill_counts (fill);
  if (!mu_book_troop_in_year (way, fill->list->year)
      || !mu_list_system_of (fill->list)->unit_size (kind->of, kind->option, way, FALSE, &size))
    return FALSE;
  mu_fill_equip (fill, kind, way);
  if (kind->each > was.each && mu_fill_units (kind, kind->count) > 0
      && mu_fill_points (fill) <= fill->list->points_limit && mu_fill_try (fill, before)) {
    mu_fill_kind_clear (&was);
    return TRUE;
  }
  mu_fill_kind_clear (kind);
  *kind = was;
  mu_fill_lay_out (fill);
  return FALSE;
}

static gboolean
spend_on_arms (MuFill *fill)
{
  for (guint i = 0; i < fill->kinds->len; i++) {
    const MuFillKind *kind = mu_fill_kind (fill, i);
    for (guint w = 0; kind->count > 0 && w < kind->option->troops->len; w++)
      if (rearm (fill, i, kind->option->troops->pdata[w]))
        return TRUE;
  }
  return FALSE;
}

void
mu_fill_last (MuFill *fill)
{
  spend (fill);
  if (!mu_fill_is_near (fill))
    shake (fill);
  while (!mu_fill_is_near (fill) && spend_on_arms (fill))
    spend (fill);
}

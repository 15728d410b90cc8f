/* The points shared out: again and again whoever is furthest behind his share gets a unit, or a
 * part of one. */
#include "lists/edit/edit_private.h"
#include "lists/fill/fill_private.h"

#define STEPS_MAX 4000
#define PART      4 /* units grow by a quarter of what is usual */

static int
step_of (const MuFillKind *kind)
{
  const int part = MAX (MAX (kind->usual, kind->count / 2) / PART, 1);
  return MAX (part - part % kind->ranks, MIN (kind->ranks, part));
}

/* What he has then; -1 where there is no room for a sensible unit more. Whoever the book demands
 * may bring those of whom he must be but a part. */
static int
count_then (const MuFill *fill, const MuFillKind *kind)
{
  const int more = kind->count == 0 ? kind->least : step_of (kind);
  const int next = mu_fill_next (kind, kind->count, more);
  if (next < 0 || kind->option->min > 0)
    return next;
  const int room = mu_edit_room (fill->list, fill->book, kind->of, kind->option);
  return next - kind->count <= room ? next : -1;
}

/* A matter of taste, of no rule: highest averages, as seats are shared out among parties; a first
 * unit is due when half of it is. */
static gint64
claim (const MuFillKind *kind, int next)
{
  const gint64 middle = (gint64) kind->count + 2 * kind->kept + next;
  return kind->weight * 1000 / MAX (middle * kind->figures, 1);
}

/* The strongest claim below `under`; -1: there is none. */
static int
strongest (const MuFill *fill, const gboolean *barred, int *next)
{
  gint64 best = 0;
  int found = -1;
  for (guint i = 0; i < fill->kinds->len; i++) {
    const MuFillKind *kind = mu_fill_kind (fill, i);
    const int then = barred[i] || kind->weight <= 0 ? -1 : count_then (fill, kind);
    if (then < 0 || claim (kind, then) <= best)
      continue;
    best = claim (kind, then);
    found = (int) i;
    *next = then;
  }
  return found;
}

static gboolean
give (MuFill *fill, guint index, int count)
{
  g_autofree int *before = mu_fill_counts (fill);
  mu_fill_kind (fill, index)->count = count;
  return mu_fill_try (fill, before);
}

/* What the book demands comes in sensible units first. */
static void
round_up_demands (MuFill *fill)
{
  for (guint i = 0; i < fill->kinds->len; i++) {
    const MuFillKind *kind = mu_fill_kind (fill, i);
    if (kind->base > 0 && kind->count < kind->sensible)
      give (fill, i, kind->sensible);
  }
}

/* Who was barred may come again when another has grown: ratios let him. */
void
mu_fill_share (MuFill *fill)
{
  g_autofree gboolean *barred = g_new0 (gboolean, fill->kinds->len + 1);
  int next = 0, at;
  round_up_demands (fill);
  for (int n = 0; n < STEPS_MAX && (at = strongest (fill, barred, &next)) >= 0; n++)
    barred[at] = !give (fill, (guint) at, next);
}

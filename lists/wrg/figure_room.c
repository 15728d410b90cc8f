/* wrg.deploy.no-room: what room a standard table has for the units of a list, and where one finds
 * some. */
#include "lists/wrg/figures.h"
#include "rules/wrg/troop/troop.h"

#define AREA_DEPTH 120
#define LINE_DEPTH 60
#define BODY_GAP   5 /* left between neighbours */

/* --- how much ------------------------------------------------------------ */

static int
unit_width (const MuListUnit *unit)
{
  return mu_list_unit_files (unit)
         * mu_wrg_type_frontage ((MuTroopType) unit->troop.type, unit->crew.horses);
}

int
mu_figures_line_width (const MuList *list, int line)
{
  int width = -BODY_GAP;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    if (unit->line == line)
      width += BODY_GAP + unit_width (unit);
  }
  return width;
}

int
mu_figures_last_line (const MuList *list)
{
  int last = 0;
  for (guint i = 0; i < list->units->len; i++)
    last = MAX (last, mu_list_unit (list, i)->line);
  return last;
}

int
mu_figures_line_room (int line, int last)
{
  const int left = MAX (AREA_DEPTH - line * LINE_DEPTH, 0);
  return line < last ? MIN (left, LINE_DEPTH) : left;
}

int
mu_figures_depth (const MuListUnit *unit)
{
  return unit->ranks * mu_wrg_type_depth ((MuTroopType) unit->troop.type);
}

/* --- where ---------------------------------------------------------------- */

/* Paces that are lacking in all: 0 where nothing is to be remarked. */
static int
lacking (const MuList *list)
{
  const int last = mu_figures_last_line (list);
  int paces = 0;
  for (int line = 0; line <= last; line++)
    paces += MAX (mu_figures_line_width (list, line) - MU_FIGURES_AREA_WIDTH, 0);
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    paces += MAX (mu_figures_depth (unit) - mu_figures_line_room (unit->line, last), 0);
  }
  return paces;
}

typedef struct {
  int ranks, line;
} Place;

/* No deeper than there is room; models stand side by side. */
static gboolean
can_stand (const MuList *list, const MuListUnit *unit, Place place)
{
  const int room = mu_figures_line_room (place.line, MAX (mu_figures_last_line (list), place.line));
  const int depth = place.ranks * mu_wrg_type_depth ((MuTroopType) unit->troop.type);
  if (place.ranks < 1 || place.ranks > MIN (unit->figures, MU_LIST_RANKS_MAX))
    return FALSE;
  if (mu_type_is_model ((MuTroopType) unit->troop.type))
    return place.ranks == unit->ranks;
  return place.ranks <= unit->ranks || depth <= room;
}

/* Takes the place if fewer paces are lacking there than at the best one so far. */
static void
try_place (MuList *list, MuListUnit *unit, Place place, Place *best, int *least)
{
  if (*least == 0 || !can_stand (list, unit, place))
    return;
  const Place was = { unit->ranks, unit->line };
  unit->ranks = place.ranks;
  unit->line = place.line;
  const int paces = lacking (list);
  if (paces < *least) {
    *least = paces;
    *best = place;
  }
  unit->ranks = was.ranks;
  unit->line = was.line;
}

/* Only the first two lines have room. The other one is taken before more ranks than usual, but by
 * those who skirmish, who do so in front. */
gboolean
mu_figures_place (MuList *list, guint index)
{
  static const int other_ranks[] = { 0, 1, -1, 2, -2, 3, 4, 5, 6 };
  const int count = G_N_ELEMENTS (other_ranks);
  MuListUnit *unit = mu_list_unit (list, index);
  const Place was = { unit->ranks, MIN (unit->line, 1) };
  const gboolean stays = unit->order == MU_ORDER_SKIRMISH;
  Place best = { unit->ranks, unit->line };
  const int before = lacking (list);
  int least = before;
  for (int i = 0; i < 2 * count; i++) {
    const gboolean other = stays ? i / count : i % 2;
    const int ranks = was.ranks + other_ranks[stays ? i % count : i / 2];
    try_place (list, unit, (Place){ ranks, other ? !was.line : was.line }, &best, &least);
  }
  unit->ranks = best.ranks;
  unit->line = best.line;
  return least < before;
}

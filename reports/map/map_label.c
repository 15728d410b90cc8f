/* The words of the map: days on the roads, names at the places and the flags. Each has some seats
 * to choose from and takes the one where least is in its way; names are seated anew until they
 * like it. What would still cover too much is left out: the sign is there. */
#include <math.h>

#include "reports/map/map_scene_private.h"

#define SEATS     16
#define ROUNDS    3
#define TOO_MUCH  1.5 /* in the way, for a name to stay */
#define MUST      1e6
#define WIDEST    11.0 /* of the text's height: names of two lines from here */
#define LINES     2
#define TOUCHES   0.1
#define HEAVIER   1.6
#define LIGHTER   0.5
#define OFF_MAP   6.0 /* what stands in the way, and how much it counts */
#define ON_LABEL  5.0
#define ON_MARK   5.0
#define ON_ROAD   0.32
#define LESS_WELL 0.04
#define WEIGHTS   8
#define NAMES     3 /* of forces at one spot */

typedef struct {
  PangoLayout *layout;
  PangoLayout *points; /* behind a star; NULL: none */
  double star;         /* its size */
  gboolean plate;      /* under it */
  MuMapBox seat[SEATS];
  int seats;
  int at;          /* of them */
  double patience; /* what may be in its way for it to stay */
  int weight;      /* the lighter makes way for the heavier */
  gboolean shown;
} Label;

typedef struct {
  MuScenePoint from, to;
  MuMapBox box; /* around it */
} Road;

typedef struct {
  const MuMapBrush *brush;
  GArray *roads;  /* Road */
  GArray *fixed;  /* MuMapBox: marks and flags */
  GArray *labels; /* Label */
  guint moving;   /* labels from here on are seated anew */
} Room;

/* --- what is in the way ------------------------------------------------------------ */

/* However little they share, it shows. */
static double
shared (const MuMapBox *a, const MuMapBox *b)
{
  const double w = MIN (a->x + a->w, b->x + b->w) - MAX (a->x, b->x);
  const double h = MIN (a->y + a->h, b->y + b->h) - MAX (a->y, b->y);
  return w > 0 && h > 0 ? TOUCHES + w * h / MIN (a->w * a->h, b->w * b->h) : 0;
}

/* Narrows the stretch from *in to *out of a line to where it lies within; along: how far it goes
 * that way. */
static void
narrow (double from, double along, double low, double high, double *in, double *out)
{
  if (along == 0) {
    if (from < low || from > high)
      *out = -1;
    return;
  }
  const double a = (low - from) / along, b = (high - from) / along;
  *in = MAX (*in, MIN (a, b));
  *out = MIN (*out, MAX (a, b));
}

/* The length of the line within the box. */
static double
crossing (const MuMapBox *box, MuScenePoint from, MuScenePoint to)
{
  double in = 0, out = 1;
  narrow (from.x, to.x - from.x, box->x, box->x + box->w, &in, &out);
  narrow (from.y, to.y - from.y, box->y, box->y + box->h, &in, &out);
  return out > in ? (out - in) * hypot (to.x - from.x, to.y - from.y) : 0;
}

static gboolean
meet (const MuMapBox *a, const MuMapBox *b)
{
  return a->x < b->x + b->w && b->x < a->x + a->w && a->y < b->y + b->h && b->y < a->y + a->h;
}

static double
roads_within (const Room *room, const MuMapBox *box)
{
  double sum = 0;
  for (guint i = 0; i < room->roads->len; i++) {
    const Road *road = &g_array_index (room->roads, Road, i);
    if (meet (box, &road->box))
      sum += crossing (box, road->from, road->to);
  }
  return sum / box->h;
}

static double
labels_within (const Room *room, const MuMapBox *box, const Label *own)
{
  double sum = 0;
  for (guint i = 0; i < room->labels->len; i++) {
    const Label *label = &g_array_index (room->labels, Label, i);
    if (label != own && label->shown)
      sum += shared (box, &label->seat[label->at])
             * (label->weight > own->weight   ? HEAVIER
                : label->weight < own->weight ? LIGHTER
                                              : 1);
  }
  return sum;
}

static double
fixed_within (const Room *room, const MuMapBox *box)
{
  double sum = 0;
  for (guint i = 0; i < room->fixed->len; i++)
    sum += shared (box, &g_array_index (room->fixed, MuMapBox, i));
  return sum;
}

static gboolean
is_off (const Room *room, const MuMapBox *box)
{
  const MuBrush *brush = &room->brush->brush;
  return box->x < 0 || box->y < 0 || box->x + box->w > brush->w || box->y + box->h > brush->h;
}

static double
hindrance (const Room *room, const Label *label, int seat, gboolean names)
{
  const MuMapBox *box = &label->seat[seat];
  return ON_MARK * fixed_within (room, box) + ON_LABEL * labels_within (room, box, label)
         + (names ? ON_ROAD * roads_within (room, box) : 0) + (is_off (room, box) ? OFF_MAP : 0)
         + LESS_WELL * seat;
}

/* names: roads are in their way. Returns how much is. */
static double
take_seat (const Room *room, Label *label, gboolean names)
{
  double least = G_MAXDOUBLE;
  for (int seat = 0; seat < label->seats; seat++) {
    const double worth = hindrance (room, label, seat, names);
    if (worth < least) {
      least = worth;
      label->at = seat;
    }
  }
  return least;
}

/* --- days on roads ------------------------------------------------------------------- */

static void
add_seat (Label *label, double x, double y, double w, double h)
{
  if (label->seats < SEATS)
    label->seat[label->seats++] = (MuMapBox){ x, y, w, h };
}

static PangoRectangle
size_of (PangoLayout *layout)
{
  PangoRectangle size;
  pango_layout_get_pixel_extents (layout, NULL, &size);
  return size;
}

/* On the road, or beside its middle where it is short. */
static void
seat_on_road (const MuMapBrush *brush, const MuMapRoad *road, Label *label)
{
  static const double ways[] = { 0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73 };
  static const double sides[] = { 1, -1, 1.6, -1.6 };
  const MuScenePoint from = mu_map_brush_spot (brush, road->from);
  const MuScenePoint to = mu_map_brush_spot (brush, road->to);
  const PangoRectangle size = size_of (label->layout);
  const double length = MAX (hypot (to.x - from.x, to.y - from.y), 1);
  const double w = size.width + mu_brush_line (&brush->brush, 5), h = size.height;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    add_seat (label, from.x + (to.x - from.x) * ways[i] - w / 2,
              from.y + (to.y - from.y) * ways[i] - h / 2, w, h);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    add_seat (label, (from.x + to.x) / 2 + (to.y - from.y) / length * h * sides[i] - w / 2,
              (from.y + to.y) / 2 - (to.x - from.x) / length * h * sides[i] - h / 2, w, h);
}

static PangoLayout *
days_layout (const MuMapBrush *brush, const MuMapRoad *road)
{
  MuSceneLook less = *brush->brush.look;
  MuBrush small = brush->brush;
  g_autofree char *days = g_strdup_printf ("%d", road->days);
  less.text *= 0.9;
  small.look = &less;
  return mu_brush_text (&small, days, FALSE);
}

static void
add_days (Room *room)
{
  const MuMap *map = room->brush->map->map;
  for (int i = 0; i < (int) map->roads->len; i++) {
    const MuMapRoad *road = mu_map_road (map, i);
    Label label = { .layout = days_layout (room->brush, road), .plate = TRUE, .weight = WEIGHTS };
    label.patience = i == room->brush->map->chosen_road ? MUST : TOO_MUCH * 1.6;
    seat_on_road (room->brush, road, &label);
    label.shown = take_seat (room, &label, FALSE) < label.patience;
    g_array_append_val (room->labels, label);
  }
}

/* --- names ---------------------------------------------------------------------------- */

/* Around a box: right and left first, then above and below, then at the corners. */
static void
seat_around (Label *label, const MuMapBox *box, double gap, double w, double h)
{
  const double right = box->x + box->w + gap, left = box->x - gap - w;
  const double above = box->y - gap - h, below = box->y + box->h + gap;
  const double middle_x = box->x + box->w / 2 - w / 2, middle_y = box->y + box->h / 2 - h / 2;
  const double shift = h * 0.45, slide = w * 0.3;
  add_seat (label, right, middle_y, w, h);
  add_seat (label, left, middle_y, w, h);
  add_seat (label, middle_x, below, w, h);
  add_seat (label, middle_x, above, w, h);
  for (int way = -1; way <= 1; way += 2) {
    add_seat (label, right, middle_y + way * shift, w, h);
    add_seat (label, left, middle_y + way * shift, w, h);
    add_seat (label, middle_x + way * slide, below, w, h);
    add_seat (label, middle_x + way * slide, above, w, h);
  }
  add_seat (label, right - gap, below - gap, w, h);
  add_seat (label, right - gap, above + gap, w, h);
  add_seat (label, left + gap, below - gap, w, h);
  add_seat (label, left + gap, above + gap, w, h);
}

static PangoLayout *
name_layout (const MuBrush *brush, const char *name, gboolean bold)
{
  PangoLayout *layout = mu_brush_text (brush, name, bold);
  const double widest = brush->look->text * WIDEST;
  if (size_of (layout).width > widest) {
    pango_layout_set_width (layout, (int) (widest * PANGO_SCALE));
    pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_height (layout, -LINES);
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  }
  return layout;
}

static double
points_width (const Label *label)
{
  return label->points ? size_of (label->points).width + label->star * 2.6 : 0;
}

static void
add_points (const MuBrush *brush, int points, Label *label)
{
  g_autofree char *number = g_strdup_printf ("%d", points);
  if (points == 0)
    return;
  label->points = mu_brush_text (brush, number, TRUE);
  label->star = brush->look->text * 0.5;
}

/* The mark with its waves, or its ring. */
static MuMapBox
mark_box (const MuMapBrush *brush, int place)
{
  const MuMapPlace *it = mu_map_place (brush->map->map, place);
  const MuScenePoint at = mu_map_brush_spot (brush, place);
  double r = mu_map_mark_reach (&brush->brush) * 1.3;
  if (it->home != MU_MAP_NO_SIDE || brush->map->chosen == place)
    r += mu_brush_line (&brush->brush, 4);
  return (MuMapBox){ at.x - r, at.y - r, 2 * r, it->coast ? 2.25 * r : 2 * r };
}

/* Those that matter most are seated first; forces come after all of them. */
static int
weight (const MuMapScene *scene, int place)
{
  const MuMapPlace *it = mu_map_place (scene->map, place);
  return (scene->chosen == place ? 4 : 0) + (it->home != MU_MAP_NO_SIDE ? 2 : 0) + (it->points > 0);
}

static void
add_name (Room *room, int place)
{
  const MuBrush *brush = &room->brush->brush;
  const MuMapPlace *it = mu_map_place (room->brush->map->map, place);
  const gboolean strong = room->brush->map->chosen == place || it->home != MU_MAP_NO_SIDE;
  const MuMapBox mark = mark_box (room->brush, place);
  Label label = { .layout = name_layout (brush, it->name, strong),
                  .weight = 1 + weight (room->brush->map, place),
                  .patience = strong ? MUST : TOO_MUCH };
  add_points (brush, it->points, &label);
  seat_around (&label, &mark, mu_brush_line (brush, 1.5),
               size_of (label.layout).width + points_width (&label), size_of (label.layout).height);
  g_array_append_val (room->labels, label);
}

static void
add_names (Room *room)
{
  for (int want = WEIGHTS - 1; want >= 0; want--)
    for (int i = 0; i < (int) room->brush->map->map->places->len; i++)
      if (weight (room->brush->map, i) == want)
        add_name (room, i);
}

/* --- names of forces --------------------------------------------------------------------- */

static char *
stack_words (const MuMapScene *scene, const MuMapStack *stack)
{
  GString *words = g_string_new (NULL);
  const int count = (int) stack->forces->len;
  for (int i = 0; i < count && i < NAMES; i++) {
    const int force = g_array_index (stack->forces, int, i);
    const char *name = g_array_index (scene->forces, MuMapForce, force).name;
    if (*name)
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", name);
  }
  if (count > NAMES && words->len > 0)
    g_string_append (words, " …");
  return g_string_free (words, FALSE);
}

static PangoLayout *
stack_layout (const MuBrush *brush, const char *words)
{
  const double widest = brush->look->text * WIDEST * 1.3;
  PangoLayout *layout = mu_brush_text (brush, words, FALSE);
  PangoAttrList *slanted = pango_attr_list_new ();
  pango_attr_list_insert (slanted, pango_attr_style_new (PANGO_STYLE_ITALIC));
  pango_layout_set_attributes (layout, slanted);
  pango_attr_list_unref (slanted);
  if (size_of (layout).width > widest) {
    pango_layout_set_width (layout, (int) (widest * PANGO_SCALE));
    pango_layout_set_height (layout, -1);
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  }
  return layout;
}

static void
add_stack_names (Room *room, const GPtrArray *stacks)
{
  const MuBrush *brush = &room->brush->brush;
  for (guint i = 0; i < stacks->len; i++) {
    const MuMapStack *stack = g_ptr_array_index (stacks, i);
    g_autofree char *words = stack_words (room->brush->map, stack);
    if (!*words)
      continue;
    Label label
        = { .layout = stack_layout (brush, words), .patience = TOO_MUCH * 2, .plate = TRUE };
    const double gap = mu_brush_line (brush, 3);
    seat_around (&label, &stack->box, gap, size_of (label.layout).width + 2 * gap,
                 size_of (label.layout).height);
    g_array_append_val (room->labels, label);
  }
}

/* --- all of them ---------------------------------------------------------------------------- */

static void
take_roads (Room *room)
{
  const MuMap *map = room->brush->map->map;
  for (int i = 0; i < (int) map->roads->len; i++) {
    const MuScenePoint from = mu_map_brush_spot (room->brush, mu_map_road (map, i)->from);
    const MuScenePoint to = mu_map_brush_spot (room->brush, mu_map_road (map, i)->to);
    const MuMapBox box = { MIN (from.x, to.x) - 1, MIN (from.y, to.y) - 1, fabs (to.x - from.x) + 2,
                           fabs (to.y - from.y) + 2 };
    const Road road = { from, to, box };
    g_array_append_val (room->roads, road);
  }
}

static void
take_fixed (Room *room, const GPtrArray *stacks)
{
  for (int i = 0; i < (int) room->brush->map->map->places->len; i++) {
    const MuMapBox box = mark_box (room->brush, i);
    g_array_append_val (room->fixed, box);
  }
  for (guint i = 0; i < stacks->len; i++) {
    const MuMapStack *stack = g_ptr_array_index (stacks, i);
    const MuMapBox pole = { stack->foot.x - 1, stack->box.y, 2, stack->foot.y - stack->box.y };
    g_array_append_val (room->fixed, stack->box);
    g_array_append_val (room->fixed, pole);
  }
}

/* The heaviest first; then again, as others have moved away. */
static void
seat_names (Room *room)
{
  for (int round = 0; round < ROUNDS; round++)
    for (guint i = room->moving; i < room->labels->len; i++) {
      Label *label = &g_array_index (room->labels, Label, i);
      label->shown = take_seat (room, label, TRUE) < label->patience;
    }
}

static void
draw_halo (const MuBrush *brush, PangoLayout *layout, double x, double y)
{
  cairo_move_to (brush->cr, x, y);
  pango_cairo_layout_path (brush->cr, layout);
  mu_brush_faint (brush, brush->inks->table, 0.85);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 2.6));
  cairo_stroke (brush->cr);
}

static void
put_text (const MuBrush *brush, PangoLayout *layout, double x, double y, gboolean plate)
{
  if (!plate)
    draw_halo (brush, layout, x, y);
  mu_brush_ink (brush, brush->inks->ink);
  mu_brush_put_text (brush, layout, x, y);
}

/* In the middle of the lines of the name, which may be two. */
static void
draw_points (const MuBrush *brush, const Label *label, double x)
{
  const MuMapBox *box = &label->seat[label->at];
  const double middle = box->y + box->h / 2, line = size_of (label->points).height;
  mu_map_draw_star (brush, x + label->star * 1.5, middle, label->star);
  put_text (brush, label->points, x + label->star * 2.7, middle - line / 2, FALSE);
}

static void
draw_label (const MuBrush *brush, const Label *label)
{
  const MuMapBox *box = &label->seat[label->at];
  const PangoRectangle size = size_of (label->layout);
  const double extra = label->points ? 0 : (box->w - size.width) / 2;
  if (label->plate)
    mu_brush_plate (brush, box->x, box->y, box->w, box->h);
  put_text (brush, label->layout, box->x + extra, box->y, label->plate);
  if (label->points)
    draw_points (brush, label, box->x + size.width);
}

/* Plates first: they hide no name. */
static void
draw_labels (const Room *room, gboolean plates)
{
  for (guint i = 0; i < room->labels->len; i++) {
    const Label *label = &g_array_index (room->labels, Label, i);
    if (label->shown && label->plate == plates)
      draw_label (&room->brush->brush, label);
  }
}

static void
clear_label (gpointer data)
{
  Label *label = data;
  g_clear_object (&label->layout);
  g_clear_object (&label->points);
}

void
mu_map_draw_labels (const MuMapBrush *brush, const GPtrArray *stacks)
{
  Room room = { .brush = brush,
                .roads = g_array_new (FALSE, FALSE, sizeof (Road)),
                .fixed = g_array_new (FALSE, FALSE, sizeof (MuMapBox)),
                .labels = g_array_new (FALSE, FALSE, sizeof (Label)) };
  g_array_set_clear_func (room.labels, clear_label);
  take_roads (&room);
  take_fixed (&room, stacks);
  add_days (&room);
  room.moving = room.labels->len;
  add_names (&room);
  add_stack_names (&room, stacks);
  seat_names (&room);
  draw_labels (&room, TRUE);
  draw_labels (&room, FALSE);
  g_array_unref (room.labels);
  g_array_unref (room.roads);
  g_array_unref (room.fixed);
}

/* Whether lines cross a body. A body is where two strips meet: the one between its flanks and the
 * one between its rear and its front. An end of a line lies inside a strip or past one side of
 * it, and that alone tells of most lines (Cohen and Sutherland); of most others, on which side of
 * the line the corners are. Only what just grazes a corner is reckoned out, in parts of the line
 * rounded down; all else is answered as that would. */
#include "rules/field/line.h"

#include "rules/field/frame.h"

/* Sides of the strips that an end lies past, a bit each. */
enum { PAST_LEFT = 1, PAST_RIGHT = 2, PAST_REAR = 4, PAST_FRONT = 8, PAST_ALL = 15 };

/* A body as lines see it; edges that are just touched do not count. Places are taken from its
 * middle and doubled, so that it is reached by going wide or deep to either side. Those square
 * to the table are seen along the table's axes, where nothing need be turned. */
typedef struct {
  bool square;
  MuFrame frame;
  int64_t wide, deep;
  MuLocal middle; /* twice its place, on the table or in the frame */
} Hurdle;

typedef struct {
  int64_t u, v;
  unsigned past;
} End;

static inline Hurdle
hurdle_of (const MuRect *rect)
{
  const MuDirection ahead = mu_forward (rect->facing);
  const MuFix wide = (rect->width / 2 - MU_RECT_SLACK) * 2;
  const MuFix deep = rect->depth - 2 * MU_RECT_SLACK;
  if (!mu_is_square_on (rect->facing))
    return (Hurdle){
      false, { rect->front, mu_right_of (ahead), ahead }, wide, deep, { 0, -rect->depth },
    };
  const MuLocal middle = { 2 * rect->front.x - (ahead.x >> 16) * rect->depth,
                           2 * rect->front.y - (ahead.y >> 16) * rect->depth };
  return (Hurdle){
    .square = true, .wide = ahead.x ? deep : wide, .deep = ahead.x ? wide : deep, .middle = middle
  };
}

static inline End
end_at (const Hurdle *hurdle, MuPoint point)
{
  const MuLocal at
      = hurdle->square ? (MuLocal){ point.x, point.y } : mu_frame_local (&hurdle->frame, point);
  const int64_t u = 2 * (int64_t) at.u - hurdle->middle.u;
  const int64_t v = 2 * (int64_t) at.v - hurdle->middle.v;
  return (End){ u, v,
                (u <= -hurdle->wide ? PAST_LEFT : 0u) | (u >= hurdle->wide ? PAST_RIGHT : 0u)
                    | (v <= -hurdle->deep ? PAST_REAR : 0u)
                    | (v >= hurdle->deep ? PAST_FRONT : 0u) };
}

#define PARTS (1 << 20) /* of a line */

typedef struct {
  int64_t enter; /* in parts of the line */
  int64_t leave;
} Span;

/* Narrows the span of the line that runs from start by change to where it is in a strip. */
static bool
narrow (Span *span, int64_t start, int64_t change, int64_t half)
{
  if (change == 0)
    return start > -half && start < half;
  const int64_t one = (-half - start) / 2 * PARTS / (change / 2);
  const int64_t two = (half - start) / 2 * PARTS / (change / 2);
  const int64_t enter = change > 0 ? one : two;
  const int64_t leave = change > 0 ? two : one;
  span->enter = enter > span->enter ? enter : span->enter;
  span->leave = leave < span->leave ? leave : span->leave;
  return span->enter < span->leave;
}

static bool
reckon_out (const Hurdle *hurdle, const End *one, const End *two)
{
  Span span = { 0, PARTS };
  return narrow (&span, one->u, two->u - one->u, hurdle->wide)
         && narrow (&span, one->v, two->v - one->v, hurdle->deep);
}

#define GRAZES 4 /* past a corner by so little, doubled */

/* Of a line that no strip lies wholly to one side of: how far the middle is from it, and how far
 * it may be, both times the line's length. */
static inline bool
runs_through (const Hurdle *hurdle, const End *one, const End *two)
{
  const int64_t u = mu_fix_size (two->u - one->u);
  const int64_t v = mu_fix_size (two->v - one->v);
  const int64_t off = mu_fix_size (one->u * two->v - one->v * two->u);
  if (hurdle->wide <= 0 || hurdle->deep <= 0 || u + v > 2 * PARTS)
    return reckon_out (hurdle, one, two);
  if (off <= v * (hurdle->wide - GRAZES) + u * (hurdle->deep - GRAZES))
    return true;
  return off < v * (hurdle->wide + GRAZES) + u * (hurdle->deep + GRAZES)
         && reckon_out (hurdle, one, two);
}

static inline bool
crosses (const Hurdle *hurdle, const End *one, const End *two)
{
  return !(one->past & two->past) && runs_through (hurdle, one, two);
}

bool
mu_line_crosses (MuPoint from, MuPoint to, const MuRect *rect)
{
  const Hurdle hurdle = hurdle_of (rect);
  const End one = end_at (&hurdle, from);
  const End two = end_at (&hurdle, to);
  return crosses (&hurdle, &one, &two);
}

unsigned
mu_lines_crossing (const MuPoint from[MU_LINE_ENDS], const MuPoint to[MU_LINE_ENDS], unsigned asked,
                   const MuRect *rect)
{
  const Hurdle hurdle = hurdle_of (rect);
  unsigned past = PAST_ALL;
  unsigned crossing = 0;
  End end[MU_LINE_ENDS];
  for (int j = 0; j < MU_LINE_ENDS; j++) {
    end[j] = end_at (&hurdle, to[j]);
    past &= end[j].past;
  }
  for (int i = 0; i < MU_LINE_ENDS; i++, asked >>= MU_LINE_ENDS) {
    if (!(asked & MU_LINES_FROM_ONE))
      continue;
    const End start = end_at (&hurdle, from[i]);
    if (start.past & past)
      continue;
    for (int j = 0; j < MU_LINE_ENDS; j++)
      if (asked >> j & 1u && crosses (&hurdle, &start, &end[j]))
        crossing |= MU_LINE (i, j);
  }
  return crossing;
}

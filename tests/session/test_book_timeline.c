/* The time line's geometry: years to pixels, lanes, neighbours. */
#include "app/session/books/book_timeline.h"
#include "tests/session/fixture.h"

#define GAP 8

/* --- years -------------------------------------------------------------- */

static const struct {
  int from, to;
  int first, last;
} fits[] = {
  { -3000, 1250, -3000, 1300 }, { -275, -146, -400, -1 }, { -300, -101, -400, -1 },
  { -550, -51, -600, -1 },      { 43, 410, 1, 500 },      { -20, 20, -200, 200 },
  { 1, 100, -200, 200 },        { -1, 1, -200, 200 },     { 901, 1250, 901, 1300 },
};

START_TEST (years_are_rounded_to_centuries_that_hold_them)
{
  const MuTimelineBar bar = { .from = fits[_i].from, .to = fits[_i].to };
  const MuTimelineScale scale = mu_timeline_fit (&bar, 1);
  ck_assert_int_eq (scale.first, fits[_i].first);
  ck_assert_int_eq (scale.last, fits[_i].last);
}
END_TEST

START_TEST (no_books_have_the_whole_of_antiquity)
{
  const MuTimelineScale scale = mu_timeline_fit (NULL, 0);
  ck_assert_int_eq (scale.first, -3000);
  ck_assert_int_eq (scale.last, 1250);
}
END_TEST

START_TEST (there_is_no_year_0)
{
  const MuTimelineScale scale = { .first = -100, .last = 100, .width = 2000 };
  ck_assert_int_eq (mu_timeline_x (&scale, -100), 0);
  ck_assert_int_eq (mu_timeline_x (&scale, -1), 990);
  ck_assert_int_eq (mu_timeline_x (&scale, 1), 1000);
  ck_assert_int_eq (mu_timeline_x (&scale, 100), 1990);
}
END_TEST

START_TEST (marks_stand_apart_and_skip_the_year_0)
{
  for (int width = 200; width <= 4000; width += 190) {
    const MuTimelineScale scale = { .first = -3000, .last = 1300, .width = width };
    const int step = mu_timeline_step (&scale, 80);
    int mark = mu_timeline_first_mark (&scale, step);
    ck_assert_int_eq (mark, -3000);
    for (int next; mark <= scale.last; mark = next) {
      next = mu_timeline_next_mark (mark, step);
      ck_assert_int_ne (next, 0);
      ck_assert (step == 1000 || mu_timeline_x (&scale, next) - mu_timeline_x (&scale, mark) >= 78);
    }
  }
}
END_TEST

START_TEST (marks_of_our_era_begin_with_its_first_year)
{
  const MuTimelineScale scale = { .first = 1, .last = 500, .width = 1000 };
  ck_assert_int_eq (mu_timeline_first_mark (&scale, 100), 1);
  ck_assert_int_eq (mu_timeline_next_mark (1, 100), 100);
  ck_assert_int_eq (mu_timeline_next_mark (-100, 100), 1);
  ck_assert_int_eq (mu_timeline_next_mark (100, 100), 200);
}
END_TEST

/* --- lanes -------------------------------------------------------------- */

typedef struct {
  MuTimelineScale scale;
  MuTimelineBar bar[80];
  MuTimelinePlace place[80];
  GArray *bands;
} Line;

static int
by_year (gconstpointer a, gconstpointer b)
{
  return ((const MuTimelineBar *) a)->from - ((const MuTimelineBar *) b)->from;
}

/* 80 books of all times and lands, as a fixed seed draws them. */
static void
draw_line (Line *line, guint32 seed, int width)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (guint i = 0; i < G_N_ELEMENTS (line->bar); i++) {
    MuTimelineBar *bar = &line->bar[i];
    bar->from = g_rand_int_range (rand, -3000, 1200);
    bar->from += bar->from == 0;
    bar->to = MIN (bar->from + g_rand_int_range (rand, 1, 600), 1250);
    bar->to += bar->to == 0;
    bar->band = g_rand_int_range (rand, 1, 12);
    bar->label = g_rand_int_range (rand, 40, 240);
  }
  qsort (line->bar, G_N_ELEMENTS (line->bar), sizeof line->bar[0], by_year);
  line->scale = mu_timeline_fit (line->bar, G_N_ELEMENTS (line->bar));
  line->scale.width = width;
  line->bands
      = mu_timeline_pack (&line->scale, line->bar, G_N_ELEMENTS (line->bar), GAP, line->place);
}

static void
check_apart (const MuTimelinePlace *a, const MuTimelinePlace *b)
{
  ck_assert (a->lane != b->lane || a->x + a->width + GAP <= b->x || b->x + b->width + GAP <= a->x);
}

START_TEST (bars_do_not_touch_and_stay_inside)
{
  Line line;
  draw_line (&line, (guint32) _i, 600 + 40 * _i);
  for (guint i = 0; i < G_N_ELEMENTS (line.bar); i++) {
    const MuTimelinePlace *place = &line.place[i];
    ck_assert_int_ge (place->x, 0);
    ck_assert_int_le (place->label_x + line.bar[i].label, line.scale.width);
    ck_assert_int_le (place->bar_x, line.scale.width);
    ck_assert_int_eq (place->bar_x, mu_timeline_x (&line.scale, line.bar[i].from));
    ck_assert_int_ge (place->bar_width, 3);
    for (guint j = 0; j < i; j++)
      check_apart (place, &line.place[j]);
  }
  g_array_unref (line.bands);
}
END_TEST

START_TEST (every_bar_lies_in_its_band)
{
  Line line;
  int lane = 0;
  draw_line (&line, (guint32) _i, 800);
  for (guint b = 0; b < line.bands->len; b++) {
    const MuTimelineBand *band = &g_array_index (line.bands, MuTimelineBand, b);
    ck_assert_int_eq (band->lane, lane);
    ck_assert_int_gt (band->lanes, 0);
    lane += band->lanes;
    for (guint i = 0; i < G_N_ELEMENTS (line.bar); i++)
      ck_assert_int_eq (line.bar[i].band == band->band,
                        line.place[i].lane >= band->lane
                            && line.place[i].lane < band->lane + band->lanes);
  }
  g_array_unref (line.bands);
}
END_TEST

START_TEST (a_name_at_the_edge_stands_before_its_bar)
{
  const MuTimelineBar bar = { .from = 1200, .to = 1250, .label = 200 };
  const MuTimelineScale scale = { .first = -3000, .last = 1300, .width = 860 };
  MuTimelinePlace place;
  g_array_unref (mu_timeline_pack (&scale, &bar, 1, GAP, &place));
  ck_assert_int_gt (place.bar_x, 800);
  ck_assert_int_lt (place.label_x + bar.label, place.bar_x);
  ck_assert_int_eq (place.x, place.label_x);
  ck_assert_int_eq (place.x + place.width, place.bar_x + place.bar_width);
}
END_TEST

/* A name begins with its bar or ends before it, where the scale has room for both. */
START_TEST (no_name_crosses_its_bar)
{
  Line line;
  draw_line (&line, (guint32) _i, 900);
  for (guint i = 0; i < G_N_ELEMENTS (line.bar); i++) {
    const MuTimelinePlace *place = &line.place[i];
    ck_assert (place->label_x == place->bar_x || place->label_x + line.bar[i].label < place->bar_x);
  }
  g_array_unref (line.bands);
}
END_TEST

/* --- neighbours --------------------------------------------------------- */

START_TEST (later_leads_through_all_and_earlier_back)
{
  Line line;
  int visited = 1;
  draw_line (&line, (guint32) _i, 800);
  const int count = G_N_ELEMENTS (line.bar);
  int at = mu_timeline_neighbour (line.place, (guint) count, 0, MU_TIMELINE_FIRST);
  const int first = at;
  ck_assert_int_eq (line.place[at].lane, 0);
  for (int next; (next = mu_timeline_neighbour (line.place, (guint) count, at, MU_TIMELINE_LATER))
                 != MU_TIMELINE_NOBODY;
       at = next) {
    ck_assert_int_eq (mu_timeline_neighbour (line.place, (guint) count, next, MU_TIMELINE_EARLIER),
                      at);
    visited++;
  }
  ck_assert_int_eq (visited, count);
  ck_assert_int_eq (at, mu_timeline_neighbour (line.place, (guint) count, first, MU_TIMELINE_LAST));
  g_array_unref (line.bands);
}
END_TEST

START_TEST (above_and_below_change_the_lane_by_one)
{
  Line line;
  draw_line (&line, (guint32) _i, 800);
  for (int i = 0; i < (int) G_N_ELEMENTS (line.bar); i++) {
    const int above = mu_timeline_neighbour (line.place, 80, i, MU_TIMELINE_ABOVE);
    const int below = mu_timeline_neighbour (line.place, 80, i, MU_TIMELINE_BELOW);
    if (line.place[i].lane == 0)
      ck_assert_int_eq (above, MU_TIMELINE_NOBODY);
    else
      ck_assert_int_eq (line.place[above].lane, line.place[i].lane - 1);
    if (below != MU_TIMELINE_NOBODY)
      ck_assert_int_eq (line.place[below].lane, line.place[i].lane + 1);
  }
  g_array_unref (line.bands);
}
END_TEST

START_TEST (nobody_is_next_to_nobody)
{
  ck_assert_int_eq (mu_timeline_neighbour (NULL, 0, 0, MU_TIMELINE_FIRST), MU_TIMELINE_NOBODY);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("book_timeline");
  TCase *tcase = tcase_create ("all");
  tcase_add_loop_test (tcase, years_are_rounded_to_centuries_that_hold_them, 0,
                       G_N_ELEMENTS (fits));
  tcase_add_test (tcase, no_books_have_the_whole_of_antiquity);
  tcase_add_test (tcase, there_is_no_year_0);
  tcase_add_test (tcase, marks_stand_apart_and_skip_the_year_0);
  tcase_add_test (tcase, marks_of_our_era_begin_with_its_first_year);
  tcase_add_loop_test (tcase, bars_do_not_touch_and_stay_inside, 0, 20);
  tcase_add_loop_test (tcase, every_bar_lies_in_its_band, 0, 10);
  tcase_add_test (tcase, a_name_at_the_edge_stands_before_its_bar);
  tcase_add_loop_test (tcase, no_name_crosses_its_bar, 0, 30);
  tcase_add_loop_test (tcase, later_leads_through_all_and_earlier_back, 0, 10);
  tcase_add_loop_test (tcase, above_and_below_change_the_lane_by_one, 0, 10);
  tcase_add_test (tcase, nobody_is_next_to_nobody);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? 1 : 0;
}

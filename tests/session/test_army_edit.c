/* Building the open army: each change shows, is in the club file soon and can be undone. */
#include "tests/session/fixture.h"

#include "app/session/armies/army_edit.h"
#include "app/session/armies/composition.h"
#include "app/session/armies/issue_item.h"
#include "app/session/armies/offer_item.h"
#include "app/session/armies/unit_item.h"
#include "db/store.h"

enum { NUMIDIANS, HASTATI, VELITES, HASTATI_2, ITALIANS, PRINCIPES, GUARD, TRIARII, ROMANS };

static const MuListUnit *
shown (MuDesk *desk, guint unit)
{
  const MuList *list = mu_army_session_get_list (mu_desk_army (desk));
  ck_assert_uint_lt (unit, list->units->len);
  return mu_list_unit (list, unit);
}

static guint
offer_named (MuDesk *desk, const char *name)
{
  GListModel *offers = mu_army_session_get_offers (mu_desk_army (desk));
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++) {
    g_autoptr (MuOfferItem) item = g_list_model_get_item (offers, i);
    if (g_str_equal (mu_offer_item_get_option (item)->name, name))
      return i;
  }
  ck_abort_msg ("no offer %s", name);
  return 0;
}

START_TEST (offers_say_what_is_allowed_and_taken)
{
  g_autoptr (MuDesk) desk = open_romans ();
  GListModel *offers = mu_army_session_get_offers (mu_desk_army (desk));
  g_autoptr (MuOfferItem) item = g_list_model_get_item (offers, offer_named (desk, "Triarii"));
  g_autofree char *terms = text_of (item, "terms");
  ck_assert_str_eq (terms, "6 to 120, 12 taken");
  ck_assert_str_eq (mu_offer_item_get_spoken (item),
                    "Triarii, Regular, class B, heavy infantry; long thrusting spear; shield, "
                    "6 to 120, 12 taken, A unit of 8 costs 66 points, with 3 left. Take something "
                    "out first");
  g_autofree char *price = text_of (item, "price");
  ck_assert_str_eq (price, "8 for 66 points, 3 left");
  ck_assert (!truth_of (item, "open"));
  ck_assert (truth_of (item, "compulsory"));
  ck_assert (!truth_of (item, "lacking"));
}
END_TEST

START_TEST (an_offer_becomes_a_unit)
{
  g_autoptr (MuDesk) desk = open_romans ();
  const guint offer = offer_named (desk, "Triarii");
  g_autoptr (MuOfferItem) item
      = g_list_model_get_item (mu_army_session_get_offers (mu_desk_army (desk)), offer);
  mu_army_edit_remove (mu_desk_army (desk), VELITES);
  ck_assert (truth_of (item, "open"));
  g_autofree char *price = text_of (item, "price");
  ck_assert_str_eq (price, "8 for 66 points");
  const int points = mu_list_points (mu_army_session_get_list (mu_desk_army (desk)));
  const int unit = mu_army_edit_add (mu_desk_army (desk), offer);
  ck_assert_int_eq (unit, ROMANS - 1);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_uint_eq (after->units->len, ROMANS);
  ck_assert_str_eq (mu_list_unit (after, ROMANS - 1)->option, "triarii");
  ck_assert_int_eq (mu_list_points (after), points + 66);
  g_autofree char *terms = text_of (item, "terms");
  ck_assert_str_ne (terms, "6 to 120, 12 taken");
  undo (desk);
  g_autoptr (MuList) before = kept_list (desk);
  ck_assert_uint_eq (before->units->len, ROMANS - 1);
}
END_TEST

/* wrg.points.army: 3 points are left. */
START_TEST (what_would_break_the_limit_is_not_added_and_told)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  const guint offer = offer_named (desk, "Triarii");
  g_autofree char *message = mu_army_edit_why_not (army, offer);
  ck_assert_int_eq (mu_army_edit_add (army, offer), MU_LIST_NO_UNIT);
  ck_assert_str_eq (message, "Triarii: A unit of 8 costs 66 points, with 3 left. Take something "
                             "out first");
  ck_assert_uint_eq (mu_army_session_get_list (army)->units->len, ROMANS);
  ck_assert_ptr_null (mu_army_edit_why_not (army, 999));
  write_all (desk);
  ck_assert (!truth_of (mu_desk_history (desk), "can-undo"));
}
END_TEST

START_TEST (units_go_and_come_back)
{
  g_autoptr (MuDesk) desk = open_romans ();
  mu_army_edit_remove (mu_desk_army (desk), VELITES);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_uint_eq (after->units->len, ROMANS - 1);
  ck_assert_str_eq (shown (desk, VELITES)->name, "Hastati, legion VI");
  undo (desk);
  ck_assert_str_eq (shown (desk, VELITES)->name, "Velites");
  ck_assert_uint_eq (g_list_model_get_n_items (mu_army_session_get_units (mu_desk_army (desk))),
                     ROMANS);
}
END_TEST

START_TEST (units_are_copied_and_moved)
{
  g_autoptr (MuDesk) desk = open_romans ();
  ck_assert_int_eq (mu_army_edit_copy (mu_desk_army (desk), VELITES), VELITES + 1);
  ck_assert_int_eq (shown (desk, VELITES + 1)->figures, shown (desk, VELITES)->figures);
  ck_assert_int_eq (mu_army_edit_move (mu_desk_army (desk), VELITES, FALSE), HASTATI);
  ck_assert_str_eq (shown (desk, HASTATI)->name, "Velites");
  ck_assert_int_eq (mu_army_edit_move (mu_desk_army (desk), 0, FALSE), 0);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_str_eq (mu_list_unit (after, HASTATI)->name, "Velites");
}
END_TEST

START_TEST (the_general_follows_his_guard)
{
  g_autoptr (MuDesk) desk = open_romans ();
  mu_army_edit_move (mu_desk_army (desk), GUARD, FALSE);
  ck_assert_int_eq (mu_list_commander (mu_army_session_get_list (mu_desk_army (desk)))->rides_with,
                    PRINCIPES);
}
END_TEST

START_TEST (a_unit_is_told_apart_in_every_way)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  mu_army_edit_rename (army, VELITES, "Skirmishers");
  mu_army_edit_order (army, VELITES, MU_ORDER_HOLD);
  mu_army_edit_ranks (army, VELITES, 3);
  mu_army_edit_forced_march (army, VELITES, TRUE);
  mu_army_edit_notes (army, VELITES, "Blue shields");
  g_autoptr (MuList) after = kept_list (desk);
  const MuListUnit *unit = mu_list_unit (after, VELITES);
  ck_assert_str_eq (unit->name, "Skirmishers");
  ck_assert_int_eq (unit->order, MU_ORDER_HOLD);
  ck_assert_int_eq (unit->ranks, 3);
  ck_assert (unit->forced_march);
  ck_assert_str_eq (unit->notes, "Blue shields");
  for (int i = 0; i < 5; i++)
    undo (desk);
  ck_assert_str_eq (shown (desk, VELITES)->name, "Velites");
  ck_assert (!shown (desk, VELITES)->forced_march);
}
END_TEST

START_TEST (a_unit_gets_another_general)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  mu_army_edit_general (army, GUARD, MU_ARMY_NO_GENERAL);
  ck_assert_ptr_null (mu_list_unit_general (mu_army_session_get_list (army), GUARD));
  mu_army_edit_general (army, TRIARII, 0);
  ck_assert_ptr_nonnull (mu_list_unit_general (mu_army_session_get_list (army), TRIARII));
  const guint generals = mu_army_session_get_list (army)->generals->len;
  mu_army_edit_new_general (army, HASTATI);
  ck_assert_uint_eq (mu_army_session_get_list (army)->generals->len, generals + 1);
  ck_assert_ptr_nonnull (mu_list_unit_general (mu_army_session_get_list (army), HASTATI));
}
END_TEST

START_TEST (what_changes_nothing_is_no_change)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  mu_army_edit_rename (army, VELITES, "Velites");
  mu_army_edit_bodyguard (army, GUARD, TRUE);
  mu_army_edit_general (army, GUARD, 0);
  mu_army_edit_remove (army, 999);
  mu_army_edit_general (army, GUARD, 99);
  ck_assert_int_eq (mu_army_edit_add (army, 999), MU_LIST_NO_UNIT);
  write_all (desk);
  ck_assert (!truth_of (mu_desk_history (desk), "can-undo"));
}
END_TEST

START_TEST (figures_wait_their_turn)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  g_autoptr (MuUnitItem) row = g_list_model_get_item (mu_army_session_get_units (army), VELITES);
  mu_unit_item_set_figures (row, 10);
  mu_army_edit_remove (army, TRIARII);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_int_eq (mu_list_unit (after, VELITES)->figures, 10);
  undo (desk);
  ck_assert_int_eq (shown (desk, VELITES)->figures, 10);
  undo (desk);
  ck_assert_int_eq (shown (desk, VELITES)->figures, 22);
}
END_TEST

/* --- when it is written --------------------------------------------------- */

static gboolean
can_undo (gpointer desk)
{
  return truth_of (mu_desk_history (desk), "can-undo");
}

static gboolean
drawn (gpointer is_drawn)
{
  *(gboolean *) is_drawn = TRUE;
  return G_SOURCE_REMOVE;
}

START_TEST (an_edit_is_drawn_and_then_written)
{
  g_autoptr (MuDesk) desk = open_romans ();
  gboolean is_drawn = FALSE;
  mu_army_edit_remove (mu_desk_army (desk), TRIARII);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE + 20, drawn, &is_drawn, NULL); /* as GTK draws */
  ck_assert_uint_eq (mu_army_session_get_list (mu_desk_army (desk))->units->len, ROMANS - 1);
  ck_assert (!can_undo (desk));
  run_until (can_undo, desk);
  ck_assert (is_drawn);
  g_autofree char *words = text_of (mu_desk_history (desk), "undo-words");
  ck_assert_str_eq (words, "Removed: Triarii");
}
END_TEST

START_TEST (quick_edits_are_a_change_each)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  mu_army_edit_remove (army, TRIARII);
  g_autoptr (MuUnitItem) row = g_list_model_get_item (mu_army_session_get_units (army), VELITES);
  mu_army_edit_rename (army, VELITES, "Skirmishers");
  mu_unit_item_set_figures (row, 10);
  undo (desk);
  ck_assert_int_eq (shown (desk, VELITES)->figures, 22);
  ck_assert_str_eq (shown (desk, VELITES)->name, "Skirmishers");
  undo (desk);
  ck_assert_str_eq (shown (desk, VELITES)->name, "Velites");
  undo (desk);
  ck_assert_uint_eq (mu_army_session_get_list (army)->units->len, ROMANS);
}
END_TEST

static void
count (MuArmySession *army, const GError *error, guint *failed)
{
  ++*failed;
}

static gboolean
has_failed (gpointer failed)
{
  return *(guint *) failed > 0;
}

START_TEST (an_edit_that_cannot_be_written_is_not_shown_for_long)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  guint failed = 0;
  g_signal_connect (army, "failed", G_CALLBACK (count), &failed);
  ck_assert (mu_store_delete_list (mu_desk_store (desk), mu_army_session_get_id (army), NULL));
  mu_army_edit_remove (army, TRIARII);
  run_until (has_failed, &failed);
  ck_assert_uint_eq (mu_army_session_get_list (army)->units->len, ROMANS);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_army_session_get_units (army)), ROMANS);
}
END_TEST

/* --- mends ---------------------------------------------------------------- */

/* The first issue that can be mended. */
static MuIssueItem *
mendable (MuDesk *desk)
{
  GListModel *issues = mu_army_session_get_issues (mu_desk_army (desk));
  for (guint i = 0; i < g_list_model_get_n_items (issues); i++) {
    g_autoptr (MuIssueItem) item = g_list_model_get_item (issues, i);
    if (mu_issue_item_get_mend (item))
      return g_steal_pointer (&item);
  }
  ck_abort_msg ("nothing can be mended");
  return NULL;
}

START_TEST (an_obvious_mend_is_made)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  mu_army_edit_rename (army, TRIARII, "Velites");
  g_autoptr (MuIssueItem) issue = mendable (desk);
  const guint before = g_list_model_get_n_items (mu_army_session_get_issues (army));
  g_autofree char *words = g_strdup (mu_issue_item_get_mend (issue));
  mu_army_edit_mend (army, mu_issue_item_get_number (issue));
  write_all (desk);
  g_autofree char *done = text_of (mu_desk_history (desk), "undo-words");
  ck_assert_uint_lt (g_list_model_get_n_items (mu_army_session_get_issues (army)), before);
  ck_assert_str_eq (done, words);
  mu_army_edit_mend (army, 999);
}
END_TEST

START_TEST (the_composition_is_the_whole_army)
{
  g_autoptr (MuDesk) desk = open_romans ();
  const MuList *list = mu_army_session_get_list (mu_desk_army (desk));
  int points[MU_PARTS];
  int sum = 0;
  mu_composition_of (list, points);
  for (int part = 0; part < MU_PARTS; part++)
    sum += points[part];
  g_autofree char *words = mu_composition_words (points);
  ck_assert_int_eq (sum, mu_list_points (list));
  ck_assert_int_eq (points[MU_PART_ELEPHANTS], 0);
  ck_assert_int_gt (points[MU_PART_FOOT], points[MU_PART_HORSE]);
  ck_assert_str_eq (words, "Foot 51 %, Horse 15 %, Light troops 16 %, Command 19 %");
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    offers_say_what_is_allowed_and_taken,
    an_offer_becomes_a_unit,
    what_would_break_the_limit_is_not_added_and_told,
    units_go_and_come_back,
    units_are_copied_and_moved,
    the_general_follows_his_guard,
    a_unit_is_told_apart_in_every_way,
    a_unit_gets_another_general,
    what_changes_nothing_is_no_change,
    figures_wait_their_turn,
    an_edit_is_drawn_and_then_written,
    quick_edits_are_a_change_each,
    an_edit_that_cannot_be_written_is_not_shown_for_long,
    an_obvious_mend_is_made,
    the_composition_is_the_whole_army,
  };
  return run_suite ("army_edit", tests, G_N_ELEMENTS (tests));
}

/* Battles of history: what ships can be read, is legal and can be drawn up. */
#include <string.h>

#include "lists/check/check.h"
#include "lists/field/history.h"
#include "lists/wrg/plan/plan.h"
#include "lists/xml/data.h"
#include "rules/wrg/before/weather.h"
#include "rules/wrg/field/way.h"
#include "tests/lists/common.h"

#define BATTLES 19

static MuShelf *
shipped (void)
{
  g_autoptr (GError) error = NULL;
  MuShelf *shelf = mu_shelf_open (NULL, &error);
  if (!shelf)
    ck_abort_msg ("%s", error->message);
  return shelf;
}

static MuHistory *
opened (const MuShelf *shelf, const char *id)
{
  g_autoptr (GError) error = NULL;
  MuHistory *history = mu_history_open (id, shelf, &error);
  if (!history)
    ck_abort_msg ("%s", error->message);
  return history;
}

START_TEST (so_many_battles_ship_in_the_order_of_their_years)
{
  g_autoptr (MuShelf) shelf = shipped ();
  int year = -3000;
  ck_assert_uint_eq (g_strv_length ((char **) mu_history_ids ()), BATTLES);
  for (int i = 0; i < BATTLES; i++) {
    g_autoptr (MuHistory) it = opened (shelf, mu_history_ids ()[i]);
    ck_assert_msg (it->year > year, "%s", it->id);
    year = it->year;
  }
}
END_TEST

/* As the accounts have it; by the rule book the Middle East goes with the Mediterranean. */
static const struct {
  const char *id;
  int month;
  MuRegion region;
} days[] = {
  { "kadesh", 5, MU_REGION_MEDITERRANEAN },     { "marathon", 9, MU_REGION_MEDITERRANEAN },
  { "leuctra", 7, MU_REGION_MEDITERRANEAN },    { "gaugamela", 10, MU_REGION_MEDITERRANEAN },
  { "hydaspes", 5, MU_REGION_MEDITERRANEAN },   { "raphia", 6, MU_REGION_MEDITERRANEAN },
  { "cannae", 8, MU_REGION_MEDITERRANEAN },     { "ilipa", 5, MU_REGION_MEDITERRANEAN },
  { "zama", 10, MU_REGION_MEDITERRANEAN },      { "cynoscephalae", 6, MU_REGION_MEDITERRANEAN },
  { "magnesia", 12, MU_REGION_MEDITERRANEAN },  { "carrhae", 6, MU_REGION_MEDITERRANEAN },
  { "pharsalus", 8, MU_REGION_MEDITERRANEAN },  { "adrianople", 8, MU_REGION_MEDITERRANEAN },
  { "qadisiyya", 11, MU_REGION_MEDITERRANEAN }, { "hastings", 10, MU_REGION_NORTHERN },
  { "manzikert", 8, MU_REGION_MEDITERRANEAN },  { "legnano", 5, MU_REGION_MEDITERRANEAN },
  { "hattin", 7, MU_REGION_MEDITERRANEAN },
};
G_STATIC_ASSERT (G_N_ELEMENTS (days) == BATTLES);

/* wrg.weather.regions: and the weather of the place can be told. */
START_TEST (each_knows_its_month_and_region)
{
  g_autoptr (MuShelf) shelf = shipped ();
  g_autoptr (MuHistory) it = opened (shelf, days[_i].id);
  const MuBattleground place
      = { .region = it->region, .country = it->field->country, .month = it->month };
  ck_assert_int_eq (it->month, days[_i].month);
  ck_assert_int_eq (it->region, days[_i].region);
  ck_assert_int_eq (mu_wrg_place_refused (&place), MU_RULE_NONE);
}
END_TEST

START_TEST (each_is_whole_and_legal)
{
  g_autoptr (MuShelf) shelf = shipped ();
  g_autoptr (MuHistory) it = opened (shelf, mu_history_ids ()[_i]);
  ck_assert_str_eq (it->id, mu_history_ids ()[_i]);
  ck_assert (it->note && it->field && *it->name);
  ck_assert_uint_ge (it->sources->len, 2);
  for (int side = 0; side < MU_SIDES; side++) {
    const MuList *list = it->side[side].list;
    const MuBook *book = mu_shelf_find (shelf, list->book_id);
    g_autoptr (GPtrArray) issues = mu_list_check (list, book);
    ck_assert_msg (mu_issues_legal (issues), "%s", list->name);
    ck_assert (it->side[side].doctrine.given && it->side[side].doctrine.note);
    ck_assert_uint_gt (strlen (list->notes), 40);
  }
}
END_TEST

static const MuPlanUnit *
of (const MuPlan *plan, const MuList *list, const char *name)
{
  for (guint i = 0; i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->name, name) == 0)
      return mu_plan_unit (plan, i);
  ck_abort_msg ("no unit %s", name);
}

static MuPlan *
planned (const MuHistory *it, const MuShelf *shelf, MuSide side)
{
  g_autoptr (GError) error = NULL;
  const MuHistorySide *of_day = &it->side[side];
  const MuPlanJob job = { .list = of_day->list,
                          .book = mu_shelf_find (shelf, of_day->list->book_id),
                          .doctrine = &of_day->doctrine,
                          .field = it->field,
                          .side = side,
                          .outscouted = MU_SIDE_NONE };
  MuPlan *plan = mu_plan_side (&job, &error);
  if (!plan)
    ck_abort_msg ("%s", error->message);
  return plan;
}

/* Nobody has to be moved but by the ground: the order of the day is what is drawn up. */
START_TEST (each_can_be_drawn_up)
{
  g_autoptr (MuShelf) shelf = shipped ();
  g_autoptr (MuHistory) it = opened (shelf, mu_history_ids ()[_i]);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    g_autoptr (MuPlan) plan = planned (it, shelf, side);
    for (guint i = 0; i < plan->units->len; i++) {
      const MuPlanUnit *unit = mu_plan_unit (plan, i);
      ck_assert_msg (unit->why_place != MU_PLAN_PLACE_WIDTH && !unit->off_table, "%s: %s", it->name,
                     mu_list_unit (it->side[side].list, i)->name);
    }
  }
}
END_TEST

/* --- what is known of each ---------------------------------------------- */

typedef struct {
  MuShelf *shelf;
  MuHistory *it;
  MuPlan *plan[MU_SIDES];
} Day;

static Day *
day_of (const char *id)
{
  Day *day = g_new0 (Day, 1);
  day->shelf = shipped ();
  day->it = opened (day->shelf, id);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    day->plan[side] = planned (day->it, day->shelf, side);
  return day;
}

static void
day_free (Day *day)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    mu_plan_free (day->plan[side]);
  mu_history_free (day->it);
  mu_shelf_free (day->shelf);
  g_free (day);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Day, day_free)

static const MuPlanUnit *
stands (const Day *day, MuSide side, const char *name)
{
  return of (day->plan[side], day->it->side[side].list, name);
}

static gboolean
holds_until (const MuPlanUnit *unit, int period)
{
  const MuWrgClause *first = &unit->orders.clause[0];
  return first->move == MU_WRG_MOVE_STAY && first->act == MU_WRG_ACT_HOLD && first->until == period;
}

/* Of a river that runs across, as side A sees it. */
static void
find_banks (const MuFieldFeature *river, int *near, int *far)
{
  ck_assert_int_eq (river->kind, MU_FEATURE_RIVER);
  *near = G_MAXINT;
  *far = 0;
  for (guint i = 0; i < river->spots->len; i++) {
    const MuSpot *spot = &g_array_index (river->spots, MuSpot, i);
    *near = MIN (*near, spot->y - river->width / 2);
    *far = MAX (*far, spot->y + river->width / 2);
  }
}

static gboolean
is_on_hill (const Day *day, const MuPlanUnit *unit)
{
  g_autoptr (GError) error = NULL;
  const MuPoint at = { MU_PACES (unit->x), MU_PACES (unit->y) };
  g_autofree MuTerrain *terrain
      = mu_field_plan_terrain (day->it->field, &mu_wrg_terrain_terms, &error);
  ck_assert_ptr_nonnull (terrain);
  return (mu_terrain_at (terrain, at)->mask & MU_LIES_HILL) != 0;
}

/* The reliefs: the chariots through the ford, the Great King and his foot beyond the Orontes, where
 * they stood to the end. */
START_TEST (kadesh_is_as_the_reliefs_have_it)
{
  static const char *const chariots[]
      = { "Chariots of Hatti, right", "Chariots of the west", "The chiefs, second wave" };
  static const char *const foot[] = { "Foot of the land", "Standing foot with the Great King" };
  g_autoptr (Day) day = day_of ("kadesh");
  int near, far;
  find_banks (mu_field_plan_feature (day->it->field, 0), &near, &far);
  for (guint i = 0; i < COUNT (chariots); i++)
    ck_assert_int_lt (stands (day, MU_SIDE_B, chariots[i])->y, near);
  for (guint i = 0; i < COUNT (foot); i++) {
    ck_assert_int_gt (stands (day, MU_SIDE_B, foot[i])->y, far);
    ck_assert (holds_until (stands (day, MU_SIDE_B, foot[i]), 12));
  }
  ck_assert_int_lt (stands (day, MU_SIDE_B, chariots[0])->y,
                    stands (day, MU_SIDE_B, chariots[2])->y);
}
END_TEST

/* Herodotus 6.111 to 6.113: two lines of one length, the Athenian one thin in the middle, the
 * Plataeans on its left, neither horse nor archers; Persians and Sakas in the middle of the other.
 */
START_TEST (marathon_is_as_herodotus_has_it)
{
  g_autoptr (Day) day = day_of ("marathon");
  const MuList *greeks = day->it->side[MU_SIDE_A].list;
  const MuPlanUnit *right = stands (day, MU_SIDE_A, "Tribes of the right");
  const MuPlanUnit *middle = stands (day, MU_SIDE_A, "Leontis and Antiochis");
  const MuPlanUnit *plataeans = stands (day, MU_SIDE_A, "Plataeans");
  const MuPlanUnit *sakas = stands (day, MU_SIDE_B, "Sakas");
  for (guint i = 0; i < greeks->units->len; i++)
    ck_assert_int_eq (mu_list_unit (greeks, i)->troop.type, MU_TROOP_HI);
  ck_assert_int_lt (middle->ranks, right->ranks);
  ck_assert_int_lt (plataeans->x, stands (day, MU_SIDE_A, "Tribes of the left")->x);
  ck_assert_int_gt (sakas->x, stands (day, MU_SIDE_B, "Persians, right")->x);
  ck_assert_int_lt (sakas->x, stands (day, MU_SIDE_B, "Persians, left")->x);
  ck_assert_int_lt (ABS (sakas->x - middle->x), 60);
  ck_assert_int_lt (ABS (stands (day, MU_SIDE_B, "Medes, right")->x - plataeans->x), 60);
  ck_assert_int_lt (ABS (stands (day, MU_SIDE_B, "Eastern bowmen")->x - right->x), 60);
}
END_TEST

/* Xenophon 6.4.10 to 6.4.15: horse before the foot on both sides, the Thebans deep and opposite the
 * Spartans, everybody else of theirs to hang back; the allies of Sparta to its left. */
START_TEST (leuctra_is_as_xenophon_has_it)
{
  g_autoptr (Day) day = day_of ("leuctra");
  const MuPlanUnit *thebans = stands (day, MU_SIDE_A, "Thebans, first half");
  const MuPlanUnit *spartiates = stands (day, MU_SIDE_B, "Spartiates and the Three Hundred");
  const MuPlanUnit *allies = stands (day, MU_SIDE_B, "Allies, middle");
  ck_assert (thebans->at == MU_POST_LEFT_WING && spartiates->at == MU_POST_RIGHT_WING);
  ck_assert_int_lt (ABS (thebans->x - spartiates->x), 60);
  ck_assert_int_gt (thebans->ranks, spartiates->ranks);
  ck_assert_int_lt (stands (day, MU_SIDE_A, "Boeotians, right")->ranks, thebans->ranks);
  ck_assert (holds_until (stands (day, MU_SIDE_A, "Boeotians, right"), 9));
  ck_assert_int_gt (allies->x, spartiates->x);
  ck_assert_int_gt (stands (day, MU_SIDE_A, "Boeotian horse")->y, thebans->y);
  ck_assert_int_lt (stands (day, MU_SIDE_B, "Horse of Sparta and the allies")->y, allies->y);
}
END_TEST

/* Arrian 3.11 and 3.12: Alexander on the right, Parmenion's left held back, a second line; Bessos
 * against Alexander and beyond him, the chariots before everybody. */
START_TEST (gaugamela_is_as_arrian_has_it)
{
  g_autoptr (Day) day = day_of ("gaugamela");
  const MuPlanUnit *companions = stands (day, MU_SIDE_A, "Companions");
  const MuPlanUnit *thessalians = stands (day, MU_SIDE_A, "Thessalians");
  const MuPlanUnit *phalanx = stands (day, MU_SIDE_A, "Phalanx, middle");
  const MuPlanUnit *bactrians = stands (day, MU_SIDE_B, "Bactrians");
  ck_assert (companions->at == MU_POST_RIGHT_WING && thessalians->at == MU_POST_LEFT_WING);
  ck_assert_int_lt (thessalians->y, phalanx->y);
  ck_assert (holds_until (companions, 4)); /* until there is a gap */
  ck_assert_int_lt (companions->y, stands (day, MU_SIDE_A, "Lancers, Paeonians and Menidas")->y);
  ck_assert_int_lt (stands (day, MU_SIDE_A, "Greek allies, second line")->y, phalanx->y);
  ck_assert (bactrians->at == MU_POST_LEFT_WING);
  ck_assert_int_lt (ABS (bactrians->x - companions->x), 120);
  ck_assert_int_gt (stands (day, MU_SIDE_B, "Dahai")->x, companions->x);
  ck_assert (stands (day, MU_SIDE_B, "Medes and Parthians")->at == MU_POST_RIGHT_WING);
  ck_assert_int_lt (stands (day, MU_SIDE_B, "Scythed chariots")->y,
                    stands (day, MU_SIDE_B, "Apple-bearers")->y);
}
END_TEST

/* Arrian 5.15 and 5.16: elephants before the Indian foot, cars before the horse of both ends;
 * Alexander on the right, Koinos on the other end, the foot not to join in until it is time. */
START_TEST (hydaspes_is_as_arrian_has_it)
{
  g_autoptr (Day) day = day_of ("hydaspes");
  const MuPlanUnit *companions = stands (day, MU_SIDE_A, "Companions of Hephaistion and Perdikkas");
  const MuPlanUnit *koinos = stands (day, MU_SIDE_A, "Companions of Koinos and Demetrios");
  const MuPlanUnit *left = stands (day, MU_SIDE_B, "Horse, left");
  ck_assert (companions->at == MU_POST_RIGHT_WING && koinos->at == MU_POST_LEFT_WING);
  ck_assert (left->at == MU_POST_LEFT_WING);
  ck_assert_int_lt (ABS (left->x - companions->x), 60);
  ck_assert_int_lt (ABS (stands (day, MU_SIDE_B, "Horse, right")->x - koinos->x), 60);
  ck_assert (stands (day, MU_SIDE_B, "Chariots, right")->at == MU_POST_RIGHT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Chariots, left")->at == MU_POST_LEFT_WING);
  ck_assert_int_lt (stands (day, MU_SIDE_B, "Elephants, left")->y,
                    stands (day, MU_SIDE_B, "Archers, left")->y);
  ck_assert (holds_until (stands (day, MU_SIDE_A, "Phalanx of Kleitos"), 5));
}
END_TEST

/* Polybius 5.82: elephants before both wings of the king and before the left of Egypt, the kings
 * face to face; guards beside Ptolemy, the hired Greeks opposite the Arabs, and the pikes to wait.
 */
START_TEST (raphia_is_as_polybius_has_it)
{
  g_autoptr (Day) day = day_of ("raphia");
  const MuPlanUnit *ptolemy = stands (day, MU_SIDE_A, "Ptolemy's guard");
  const MuPlanUnit *antiochos = stands (day, MU_SIDE_B, "Antiochos' guard");
  const MuPlanUnit *beasts = stands (day, MU_SIDE_B, "Elephants, right");
  const MuPlanUnit *arabs = stands (day, MU_SIDE_B, "Arabs of Zabdibelos");
  ck_assert (ptolemy->at == MU_POST_LEFT_WING && antiochos->at == MU_POST_RIGHT_WING);
  ck_assert_int_lt (ABS (ptolemy->x - antiochos->x), 60);
  ck_assert_int_lt (ABS (beasts->x - stands (day, MU_SIDE_A, "Elephants before the king")->x), 60);
  ck_assert (stands (day, MU_SIDE_B, "Elephants, left")->at == MU_POST_LEFT_WING);
  ck_assert_int_lt (ABS (arabs->x - stands (day, MU_SIDE_A, "Hired Greeks of Phoxidas")->x), 60);
  ck_assert_int_lt (stands (day, MU_SIDE_A, "Agema and peltasts")->x,
                    stands (day, MU_SIDE_A, "Libyans of Ammonios")->x);
  ck_assert (holds_until (stands (day, MU_SIDE_A, "Phalanx, middle"), 7));
  ck_assert (holds_until (stands (day, MU_SIDE_B, "Silver Shields"), 7));
}
END_TEST

/* Polybius 3.113: Spanish and Gallic horse by the river, Numidians on the other wing, the Africans
 * drawn back at both ends of the middle. */
START_TEST (cannae_is_as_polybius_has_it)
{
  g_autoptr (Day) day = day_of ("cannae");
  const MuPlanUnit *gauls = stands (day, MU_SIDE_B, "Gauls, right");
  const MuPlanUnit *right = stands (day, MU_SIDE_B, "Africans, right");
  const MuPlanUnit *left = stands (day, MU_SIDE_B, "Africans, left");
  ck_assert (stands (day, MU_SIDE_B, "Gallic horse")->at == MU_POST_LEFT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Hanno's Numidians")->at == MU_POST_RIGHT_WING);
  /* side B's left is where x is large, its rear where y is */
  ck_assert_int_gt (left->x, stands (day, MU_SIDE_B, "Gauls, left")->x);
  ck_assert_int_lt (right->x, gauls->x);
  ck_assert (left->y > gauls->y && right->y > gauls->y);
  ck_assert_int_gt (stands (day, MU_SIDE_B, "Spanish horse")->x, left->x);
}
END_TEST

/* Polybius 11.20 to 11.24: Romans at both ends and Spaniards between them, to come on late;
 * Africans in the middle of the other line, with Spaniards at its ends. */
START_TEST (ilipa_is_as_polybius_has_it)
{
  g_autoptr (Day) day = day_of ("ilipa");
  const MuPlanUnit *spaniards = stands (day, MU_SIDE_A, "Spaniards, right");
  const MuPlanUnit *africans = stands (day, MU_SIDE_B, "Africans, right");
  ck_assert (stands (day, MU_SIDE_A, "Hastati")->at == MU_POST_RIGHT_WING);
  ck_assert (stands (day, MU_SIDE_A, "Allied foot")->at == MU_POST_LEFT_WING);
  ck_assert (spaniards->at == MU_POST_LINE && africans->at == MU_POST_LINE);
  ck_assert (holds_until (spaniards, 9) && holds_until (africans, 7));
  ck_assert (stands (day, MU_SIDE_B, "Spaniards, right")->at == MU_POST_RIGHT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Spaniards, left")->at == MU_POST_LEFT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Elephants, right")->at == MU_POST_RIGHT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Elephants, left")->at == MU_POST_LEFT_WING);
}
END_TEST

/* Livy 37.39 and 37.40: four troops of horse by the river and all the rest on the other wing; the
 * phalanx 32 deep, cataphracts on both sides of it, the king on his right. */
START_TEST (magnesia_is_as_livy_has_it)
{
  g_autoptr (Day) day = day_of ("magnesia");
  for (guint i = 0; i < day->plan[MU_SIDE_A]->units->len; i++) {
    const MuListUnit *listed = mu_list_unit (day->it->side[MU_SIDE_A].list, i);
    const gboolean by_river = strcmp (listed->name, "Four troops of horse") == 0;
    ck_assert ((mu_plan_unit (day->plan[MU_SIDE_A], i)->at == MU_POST_LEFT_WING) == by_river);
  }
  ck_assert (stands (day, MU_SIDE_A, "Eumenes' and Roman horse")->at == MU_POST_RIGHT_WING);
  ck_assert_int_eq (stands (day, MU_SIDE_B, "Phalanx, right")->ranks, 8);
  ck_assert (stands (day, MU_SIDE_B, "Cataphracts, right")->at == MU_POST_RIGHT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Cataphracts, left")->at == MU_POST_LEFT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Antiochos' guard")->at == MU_POST_RIGHT_WING);
}
END_TEST

/* Caesar, Civil War 3.88 to 3.92: a fourth line behind his right, all of Pompey's horse against it,
 * Pompey's legions to stand where they are. */
START_TEST (pharsalus_is_as_caesar_has_it)
{
  g_autoptr (Day) day = day_of ("pharsalus");
  const MuPlanUnit *fourth = stands (day, MU_SIDE_A, "Six cohorts of the fourth line");
  const MuPlanUnit *horse = stands (day, MU_SIDE_A, "Caesar's horse");
  ck_assert (fourth->at == MU_POST_RIGHT_WING && horse->at == MU_POST_RIGHT_WING);
  ck_assert_int_lt (fourth->y, horse->y);
  ck_assert_int_gt (fourth->x, stands (day, MU_SIDE_A, "Tenth legion")->x);
  ck_assert (holds_until (fourth, 3));
  ck_assert (stands (day, MU_SIDE_B, "Gallic and German horse")->at == MU_POST_LEFT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Horse of the kings")->at == MU_POST_LEFT_WING);
  ck_assert (holds_until (stands (day, MU_SIDE_B, "First and third legions"), 12));
  ck_assert (holds_until (stands (day, MU_SIDE_B, "Spanish cohorts and Cilicians"), 12));
}
END_TEST

/* Ammianus 31.12 and 31.13: the Goths before their wagons, their horse not there yet; scutarii who
 * begin it, and Roman horse on the left that comes up late. */
START_TEST (adrianople_is_as_ammianus_has_it)
{
  g_autoptr (Day) day = day_of ("adrianople");
  const MuFieldFeature *wagons = mu_field_plan_feature (day->it->field, 1);
  const MuPlanUnit *goths = stands (day, MU_SIDE_B, "Goths, left");
  ck_assert_str_eq (wagons->name, "Wagons");
  for (guint i = 0; i < wagons->spots->len; i++)
    ck_assert_int_gt (g_array_index (wagons->spots, MuSpot, i).y, goths->y);
  ck_assert (holds_until (stands (day, MU_SIDE_B, "Greuthungi of Alatheus"), 3));
  ck_assert (holds_until (stands (day, MU_SIDE_B, "Alans"), 3));
  ck_assert (holds_until (stands (day, MU_SIDE_A, "Horse of the left"), 3));
  ck_assert (stands (day, MU_SIDE_A, "Horse of the left")->at == MU_POST_LEFT_WING);
  ck_assert (stands (day, MU_SIDE_A, "Scutarii")->orders.clause[0].act == MU_WRG_ACT_ATTACK);
}
END_TEST

/* Tabari: Hormuzan on the Persian right, Mihran on the left, elephants before the line and the
 * canal behind it; Sad at the fort behind his men. */
START_TEST (qadisiyya_is_as_tabari_has_it)
{
  g_autoptr (Day) day = day_of ("qadisiyya");
  const MuPlanUnit *rostam = stands (day, MU_SIDE_B, "Rostam's household");
  const MuFieldFeature *canal = mu_field_plan_feature (day->it->field, 0);
  ck_assert_str_eq (canal->name, "Atiq");
  for (guint i = 0; i < canal->spots->len; i++)
    ck_assert_int_gt (g_array_index (canal->spots, MuSpot, i).y, rostam->y);
  ck_assert (stands (day, MU_SIDE_B, "Knights of Hormuzan")->at == MU_POST_RIGHT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Knights of Mihran")->at == MU_POST_LEFT_WING);
  ck_assert_int_lt (stands (day, MU_SIDE_B, "Elephants")->y,
                    stands (day, MU_SIDE_B, "Foot archers")->y);
  ck_assert_int_lt (stands (day, MU_SIDE_A, "Men by the fort")->y,
                    stands (day, MU_SIDE_A, "Tribes of the middle")->y);
}
END_TEST

/* The English are on foot upon the ridge and are to stay there; nobody of William's is on it. */
START_TEST (hastings_is_fought_for_the_ridge)
{
  g_autoptr (Day) day = day_of ("hastings");
  const MuList *english = day->it->side[MU_SIDE_A].list;
  for (guint i = 0; i < english->units->len; i++) {
    const MuPlanUnit *unit = mu_plan_unit (day->plan[MU_SIDE_A], i);
    ck_assert (mu_type_is_infantry ((MuTroopType) mu_list_unit (english, i)->troop.type));
    ck_assert (is_on_hill (day, unit));
    ck_assert (mu_list_unit (english, i)->bodyguard || holds_until (unit, 12));
  }
  for (guint i = 0; i < day->plan[MU_SIDE_B]->units->len; i++)
    ck_assert (!is_on_hill (day, mu_plan_unit (day->plan[MU_SIDE_B], i)));
}
END_TEST

/* Bryennios 1: Cappadocians right, West left, the emperor between them, Doukas behind to support
 * him; all the Turks are mounted. */
START_TEST (manzikert_is_as_bryennios_has_it)
{
  g_autoptr (Day) day = day_of ("manzikert");
  const MuList *turks = day->it->side[MU_SIDE_B].list;
  const MuPlanUnit *emperor = stands (day, MU_SIDE_A, "Emperor's guard");
  const MuPlanUnit *doukas = stands (day, MU_SIDE_A, "Rearguard of Doukas");
  ck_assert (stands (day, MU_SIDE_A, "Cappadocians")->at == MU_POST_RIGHT_WING);
  ck_assert (stands (day, MU_SIDE_A, "Western regiments")->at == MU_POST_LEFT_WING);
  ck_assert (emperor->at == MU_POST_LINE && doukas->at == MU_POST_LINE);
  ck_assert_int_lt (doukas->y, emperor->y);
  ck_assert (doukas->orders.clause[0].support);
  for (guint i = 0; i < turks->units->len; i++)
    ck_assert (!mu_type_is_infantry ((MuTroopType) mu_list_unit (turks, i)->troop.type));
}
END_TEST

/* Romuald and Boso: the foot about the wagon, to stand there; the League's horse back late, at its
 * sides; next to no foot with the emperor, who is in his line. */
START_TEST (legnano_is_fought_about_the_wagon)
{
  g_autoptr (Day) day = day_of ("legnano");
  const MuList *germans = day->it->side[MU_SIDE_B].list;
  const MuPlanUnit *wagon = stands (day, MU_SIDE_A, "Guard of the wagon");
  int on_foot = 0;
  ck_assert_int_lt (wagon->x, stands (day, MU_SIDE_A, "Foot of Milan, right")->x);
  ck_assert_int_gt (wagon->x, stands (day, MU_SIDE_A, "Foot of Milan and Verona, left")->x);
  ck_assert (holds_until (wagon, 9));
  ck_assert (holds_until (stands (day, MU_SIDE_A, "Knights of Brescia"), 8));
  ck_assert (stands (day, MU_SIDE_A, "Knights of Brescia")->at == MU_POST_LEFT_WING);
  ck_assert (stands (day, MU_SIDE_A, "Knights of Milan, right")->at == MU_POST_RIGHT_WING);
  ck_assert (stands (day, MU_SIDE_B, "Emperor's banner")->at == MU_POST_LINE);
  for (guint i = 0; i < germans->units->len; i++)
    on_foot += mu_type_is_infantry ((MuTroopType) mu_list_unit (germans, i)->troop.type);
  ck_assert_int_eq (on_foot, 1);
}
END_TEST

/* The foot is on the horns and will not come down, the knights are between them, and there is no
 * water. */
START_TEST (hattin_is_fought_between_the_horns)
{
  static const char *const foot[] = { "Spearmen, right", "Spearmen, left" };
  g_autoptr (Day) day = day_of ("hattin");
  const MuPlanUnit *knights = stands (day, MU_SIDE_A, "Knights of the kingdom");
  for (guint i = 0; i < COUNT (foot); i++) {
    ck_assert (is_on_hill (day, stands (day, MU_SIDE_A, foot[i])));
    ck_assert (holds_until (stands (day, MU_SIDE_A, foot[i]), 12));
  }
  ck_assert_int_lt (knights->x, stands (day, MU_SIDE_A, "Spearmen, right")->x);
  ck_assert_int_gt (knights->x, stands (day, MU_SIDE_A, "Spearmen, left")->x);
  ck_assert (!holds_until (knights, 12));
  for (guint i = 0; i < day->it->field->features->len; i++)
    ck_assert (!(MU_LIES (mu_field_plan_feature (day->it->field, i)->kind) & MU_LIES_WATER));
}
END_TEST

/* --- who has the day ---------------------------------------------------- */

START_TEST (a_file_states_what_each_side_must_come_to)
{
  g_autoptr (MuShelf) shelf = shipped ();
  g_autoptr (MuHistory) it = opened (shelf, "cannae");
  g_autoptr (MuHistory) by_points = opened (shelf, "kadesh");
  const MuVictory *varro = &it->side[MU_SIDE_A].victory;
  const MuVictory *hannibal = &it->side[MU_SIDE_B].victory;
  ck_assert (mu_history_states_victory (it) && !mu_history_states_victory (by_points));
  ck_assert (varro->keeps == 0 && varro->breaks == 50 && varro->by == 0);
  ck_assert (hannibal->keeps == 50 && hannibal->breaks == 20 && hannibal->by == 0);
  ck_assert_str_eq (hannibal->says, "To bleed such an army and still have one was a victory.");
}
END_TEST

/* A begins with 1000 points, B with 400; lefts in quarters. */
static const struct {
  MuVictory a, b;
  int left_a, left_b, periods;
  MuDay day;
} ends[] = {
  { { .keeps = 50 }, { 0 }, 2000, 0, 12, MU_DAY_A },
  { { .keeps = 50 }, { 0 }, 1999, 0, 12, MU_DAY_NEITHER },
  { { .breaks = 40 }, { 0 }, 0, 960, 12, MU_DAY_A },
  { { .breaks = 40 }, { 0 }, 4000, 961, 12, MU_DAY_NEITHER },
  { { .breaks = 100 }, { 0 }, 4000, 0, 12, MU_DAY_A },
  { { .breaks = 100 }, { 0 }, 4000, 1, 12, MU_DAY_NEITHER },
  { { .keeps = 100 }, { 0 }, 4000, 0, 12, MU_DAY_A },
  { { .keeps = 100 }, { 0 }, 3999, 0, 12, MU_DAY_NEITHER },
  { { .keeps = 50, .breaks = 40 }, { 0 }, 2000, 960, 12, MU_DAY_A },
  { { .keeps = 50, .breaks = 40 }, { 0 }, 2000, 961, 12, MU_DAY_NEITHER },
  { { .keeps = 50, .breaks = 40 }, { 0 }, 1999, 960, 12, MU_DAY_NEITHER },
  { { .breaks = 40, .by = 6 }, { 0 }, 4000, 900, 6, MU_DAY_A },
  { { .breaks = 40, .by = 6 }, { 0 }, 4000, 900, 7, MU_DAY_NEITHER },
  { { 0 }, { .keeps = 50 }, 4000, 800, 12, MU_DAY_B },
  { { 0 }, { .breaks = 25 }, 3000, 0, 12, MU_DAY_B },
  { { 0 }, { .breaks = 25 }, 3001, 1600, 12, MU_DAY_NEITHER },
  { { .keeps = 50 }, { .keeps = 50 }, 2000, 800, 12, MU_DAY_BOTH },
  { { .keeps = 50 }, { .keeps = 50 }, 1000, 400, 12, MU_DAY_NEITHER },
  { { .breaks = 50 }, { .keeps = 60, .breaks = 20 }, 3000, 1000, 12, MU_DAY_B },
  { { 0 }, { 0 }, 4000, 0, 12, MU_DAY_NEITHER },
};

START_TEST (the_day_is_judged_by_what_each_has_come_to)
{
  const MuBattleOutcome outcome = { .winner = MU_SIDE_NONE,
                                    .start_quarters = { 4000, 1600 },
                                    .left_quarters = { ends[_i].left_a, ends[_i].left_b },
                                    .periods = ends[_i].periods };
  ck_assert_int_eq (mu_victory_day (&ends[_i].a, &ends[_i].b, &outcome), ends[_i].day);
}
END_TEST

START_TEST (who_alone_has_met_them_has_the_day)
{
  const MuSide by_points[] = { MU_SIDE_A, MU_SIDE_B, MU_SIDE_NONE };
  for (int i = 0; i < COUNT (by_points); i++) {
    ck_assert_int_eq (mu_victory_winner (MU_DAY_A, by_points[i]), MU_SIDE_A);
    ck_assert_int_eq (mu_victory_winner (MU_DAY_B, by_points[i]), MU_SIDE_B);
    ck_assert_int_eq (mu_victory_winner (MU_DAY_BOTH, by_points[i]), by_points[i]);
    ck_assert_int_eq (mu_victory_winner (MU_DAY_NEITHER, by_points[i]), by_points[i]);
  }
}
END_TEST

/* --- faults ------------------------------------------------------------- */

static char *
replaced (const char *from, const char *to)
{
  g_autofree char *path = mu_data_path ("history", "cannae.xml");
  g_autofree char *text = NULL;
  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  const char *at = strstr (text, from);
  ck_assert_ptr_nonnull (at);
  g_autofree char *head = g_strndup (text, (gsize) (at - text));
  return g_strconcat (head, to, at + strlen (from), NULL);
}

/* Where nobody knows when it was, the file leaves it out. */
START_TEST (one_may_do_without_month_and_region)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuShelf) shelf = shipped ();
  g_autofree char *data = replaced (" month=\"8\" region=\"mediterranean\"", "");
  g_autoptr (MuHistory) it
      = mu_history_read_data (data, strlen (data), "battle.xml", shelf, &error);
  ck_assert_msg (it != NULL, "%s", error ? error->message : "");
  ck_assert_int_eq (it->month, 0);
  ck_assert_int_eq (it->region, MU_REGION_MEDITERRANEAN);
}
END_TEST

/* As files were before there were conditions. */
START_TEST (one_may_do_without_conditions)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuShelf) shelf = shipped ();
  g_autofree char *data = replaced ("<victory breaks=\"50\">", "<!--");
  char *end = strstr (data, "</victory>");
  memcpy (end, "       -->", strlen ("</victory>"));
  g_autoptr (MuHistory) it
      = mu_history_read_data (data, strlen (data), "battle.xml", shelf, &error);
  ck_assert_msg (it != NULL, "%s", error ? error->message : "");
  ck_assert (!mu_victory_is_stated (&it->side[MU_SIDE_A].victory));
  ck_assert (mu_victory_is_stated (&it->side[MU_SIDE_B].victory));
}
END_TEST

static const struct {
  const char *from, *to;
  int line;
  const char *words;
} faults[] = {
  { "year=\"-216\"", "year=\"-215\"", 4, "is an army of -216, the battle is of -215" },
  { "year=\"-216\"", "year=\"0\"", 3, "a year from -3000" },
  { "month=\"8\"", "month=\"13\"", 3, "expected a month, 1 to 12" },
  { "month=\"8\"", "month=\"0\"", 3, "expected a month, 1 to 12" },
  { "month=\"8\"", "month=\"August\"", 3, "expected a month, 1 to 12" },
  { "\"mediterranean\"", "\"apulia\"", 3, "expected mediterranean or northern, by whose weather" },
  { "fields/cannae.xml", "fields/nowhere.xml", 3, "nowhere.xml" },
  { "fields/cannae.xml", "../etc/passwd", 3, "a file of the shipped data" },
  { "history/cannae-roman.xml", "history/nobody.xml", 4, "nobody.xml" },
  { "history/cannae-roman.xml", "fields/cannae.xml", 4, "army-list" },
  { "option=\"hastati\"", "option=\"phalanx\"", 8, "no option of this book" },
  { "battle=\"attack\"", "battle=\"charge\"", 5, "attack, wait or harass" },
  { "breaks=\"50\"", "breaks=\"0\"", 16, "of the enemy's points must be lost, 1 to 100" },
  { "breaks=\"50\"", "breaks=\"101\"", 16, "of the enemy's points must be lost, 1 to 100" },
  { "breaks=\"50\"", "keeps=\"0\"", 16, "of its own points must be left, 1 to 100" },
  { "breaks=\"50\"", "keeps=\"101\"", 16, "of its own points must be left, 1 to 100" },
  { "breaks=\"50\"", "keeps=\"half\"", 16, "of its own points must be left, 1 to 100" },
  { "breaks=\"50\"", "breaks=\"50\" by=\"13\"", 16, "the battle must be over, 1 to 12" },
  { "breaks=\"50\"", "breaks=\"50\" by=\"0\"", 16, "the battle must be over, 1 to 12" },
  { "breaks=\"50\"", "by=\"6\"", 16,
    "by=\"6\" alone is met by who loses early, too; expected keeps, breaks or both beside it" },
  { "breaks=\"50\"", "", 16,
    "a victory without conditions; expected keeps, breaks or both, or no <victory> at all" },
  { "breaks=\"50\"", "takes=\"50\"", 16, "takes" },
  { "</victory>", "</victory><victory keeps=\"9\"/>", 18, "victory" },
};

START_TEST (a_fault_is_named_with_its_line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuShelf) shelf = shipped ();
  g_autofree char *data = replaced (faults[_i].from, faults[_i].to);
  g_autofree char *place = g_strdup_printf ("battle.xml:%d: ", faults[_i].line);
  g_autoptr (MuHistory) it
      = mu_history_read_data (data, strlen (data), "battle.xml", shelf, &error);
  ck_assert_ptr_null (it);
  if (!g_str_has_prefix (error->message, place) || !strstr (error->message, faults[_i].words))
    ck_abort_msg ("expected %s… %s, got: %s", place, faults[_i].words, error->message);
}
END_TEST

START_TEST (an_unknown_one_is_refused)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuShelf) shelf = shipped ();
  ck_assert_ptr_null (mu_history_open ("nowhere", shelf, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
}
END_TEST

/* --- one doctrine, two schemas ------------------------------------------ */

static char *
definition (const char *schema, const char *name)
{
  g_autofree char *path = mu_data_path ("schema", schema);
  g_autofree char *text = NULL;
  g_autofree char *start = g_strdup_printf ("<define name=\"%s\">", name);
  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  const char *at = strstr (text, start);
  ck_assert_ptr_nonnull (at);
  return g_strndup (at, (gsize) (strstr (at, "</define>") - at));
}

START_TEST (the_doctrine_is_written_alike_in_both_schemas)
{
  static const char *const names[] = { "doctrine", "post", "note", "source", "year", "id" };
  g_autofree char *book = definition ("book.rng", names[_i]);
  g_autofree char *history = definition ("history.rng", names[_i]);
  ck_assert_str_eq (book, history);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("history");
  tcase_add_test (tests, so_many_battles_ship_in_the_order_of_their_years);
  tcase_add_loop_test (tests, each_knows_its_month_and_region, 0, BATTLES);
  tcase_add_loop_test (tests, each_is_whole_and_legal, 0, BATTLES);
  tcase_add_loop_test (tests, each_can_be_drawn_up, 0, BATTLES);
  tcase_add_test (tests, kadesh_is_as_the_reliefs_have_it);
  tcase_add_test (tests, marathon_is_as_herodotus_has_it);
  tcase_add_test (tests, leuctra_is_as_xenophon_has_it);
  tcase_add_test (tests, gaugamela_is_as_arrian_has_it);
  tcase_add_test (tests, hydaspes_is_as_arrian_has_it);
  tcase_add_test (tests, raphia_is_as_polybius_has_it);
  tcase_add_test (tests, cannae_is_as_polybius_has_it);
  tcase_add_test (tests, ilipa_is_as_polybius_has_it);
  tcase_add_test (tests, magnesia_is_as_livy_has_it);
  tcase_add_test (tests, pharsalus_is_as_caesar_has_it);
  tcase_add_test (tests, adrianople_is_as_ammianus_has_it);
  tcase_add_test (tests, qadisiyya_is_as_tabari_has_it);
  tcase_add_test (tests, hastings_is_fought_for_the_ridge);
  tcase_add_test (tests, manzikert_is_as_bryennios_has_it);
  tcase_add_test (tests, legnano_is_fought_about_the_wagon);
  tcase_add_test (tests, hattin_is_fought_between_the_horns);
  tcase_add_test (tests, one_may_do_without_month_and_region);
  tcase_add_test (tests, a_file_states_what_each_side_must_come_to);
  tcase_add_loop_test (tests, the_day_is_judged_by_what_each_has_come_to, 0, COUNT (ends));
  tcase_add_test (tests, who_alone_has_met_them_has_the_day);
  tcase_add_test (tests, one_may_do_without_conditions);
  tcase_add_loop_test (tests, a_fault_is_named_with_its_line, 0, COUNT (faults));
  tcase_add_test (tests, an_unknown_one_is_refused);
  tcase_add_loop_test (tests, the_doctrine_is_written_alike_in_both_schemas, 0, 6);
  return run_case ("history", tests);
}

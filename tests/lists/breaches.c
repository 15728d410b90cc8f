#include "tests/lists/breaches.h"

#include "tests/lists/common.h"

/* clang-format off */
/* --- edits: what breaks, then what mends --------------------------------- */

#define EDIT(name)  static void name (MuList *list, MuBook *book)
#define UNIT(index) mu_list_unit (list, index)
#define GENERAL     mu_list_general (list, 0)

EDIT (four_light) { UNIT (LIGHT)->figures = 4; }
EDIT (eight_light) { UNIT (LIGHT)->figures = 8; }
EDIT (no_models) { UNIT (ELEPHANTS)->figures = 0; }
EDIT (two_models) { UNIT (ELEPHANTS)->figures = 2; }
EDIT (body_of_51) { UNIT (FOOT)->figures = 51; }
EDIT (body_of_50) { UNIT (FOOT)->figures = 50; }
EDIT (unit_of_62)
{
  UNIT (FOOT)->figures = 50;
  UNIT (LIGHT)->sub_unit = TRUE;
}
EDIT (unit_of_60) { UNIT (LIGHT)->figures = 10; }
EDIT (irregulars_51)
{
  UNIT (FOOT)->troop = troop ("Irr C HI HTW Sh");
  UNIT (LIGHT)->troop = troop ("Irr C LI JLS Sh");
  UNIT (LIGHT)->sub_unit = TRUE;
  UNIT (LIGHT)->figures = 11;
}
EDIT (irregulars_50) { UNIT (LIGHT)->figures = 10; }
EDIT (nine_elephants) { UNIT (ELEPHANTS)->figures = 9; }
EDIT (eight_elephants) { UNIT (ELEPHANTS)->figures = 8; }
EDIT (thirteen_chariots) { add_unit (list, book, "Chariots", "chariots", 13); }
EDIT (twelve_chariots) { UNIT (5)->figures = 12; }
EDIT (thirteen_engines) { add_unit (list, book, "Engines", "engines", 13); }
EDIT (twelve_engines) { UNIT (5)->figures = 12; }
EDIT (crew_of_33)
{
  MuListUnit *unit = add_unit (list, book, "Engines", "engines", 11);
  unit->crew.weapon[unit->crew.count++] = MU_WEAPON_ENGINE;
}
EDIT (crew_of_30) { UNIT (5)->figures = 10; }

EDIT (guard_alone) { GENERAL->rides_with = FOOT; }
EDIT (guard_ridden) { GENERAL->rides_with = GUARD; }
EDIT (guard_not_a) { UNIT (GUARD)->troop = troop ("Reg B HC JLS Sh"); }
EDIT (guard_a) { UNIT (GUARD)->troop = troop ("Reg A HC JLS Sh"); }
EDIT (guard_irregular) { UNIT (GUARD)->troop = troop ("Irr B HC JLS Sh"); }
EDIT (irregular_guarded_by_regulars)
{
  book->regular_generals = FALSE;
  GENERAL->regular = FALSE;
}
EDIT (irregular_guarded_by_b) { UNIT (GUARD)->troop = troop ("Irr B HC JLS Sh"); }
EDIT (horse_as_guard)
{
  UNIT (GUARD)->bodyguard = FALSE;
  UNIT (GUARD)->figures = 8;
  UNIT (HORSE)->troop = troop ("Reg A HC JLS Sh");
  UNIT (HORSE)->figures = 16;
  UNIT (HORSE)->bodyguard = TRUE;
  GENERAL->rides_with = HORSE;
}
EDIT (horse_as_horse) { UNIT (HORSE)->bodyguard = FALSE; }
EDIT (two_on_one_guard)
{
  UNIT (FOOT)->figures = 50;
  add_unit (list, book, "More foot", "foot", 50);
  add_general (list, "Second", FALSE, GUARD);
}
EDIT (second_elsewhere) { mu_list_general (list, 1)->rides_with = FOOT; }
EDIT (guard_of_5) { UNIT (GUARD)->figures = 5; }
EDIT (guard_of_4) { UNIT (GUARD)->figures = 4; }
EDIT (guard_of_15) { UNIT (GUARD)->figures = 15; }
EDIT (guard_of_16) { UNIT (GUARD)->figures = 16; }

EDIT (no_guard)
{
  UNIT (GUARD)->bodyguard = FALSE;
  UNIT (GUARD)->figures = 8;
}
EDIT (no_commander)
{
  no_guard (list, book);
  g_ptr_array_set_size (list->generals, 0);
}
EDIT (a_commander) { add_general (list, "New", TRUE, FOOT); }
EDIT (two_commanders) { add_general (list, "Rival", TRUE, FOOT); }
EDIT (one_commander) { g_ptr_array_set_size (list->generals, 1); }
EDIT (a_subordinate) { add_general (list, "Second", FALSE, FOOT); }
EDIT (three_subordinates)
{
  two_on_one_guard (list, book); /* over 1000 points, under 1500 */
  second_elsewhere (list, book);
  add_general (list, "Third", FALSE, LIGHT);
}
EDIT (one_subordinate) { g_ptr_array_set_size (list->generals, 2); }
EDIT (rides_nowhere)
{
  no_guard (list, book);
  GENERAL->rides_with = MU_LIST_NO_UNIT;
}
EDIT (rides_beyond)
{
  no_guard (list, book);
  GENERAL->rides_with = 5;
}
EDIT (rides_with_foot) { GENERAL->rides_with = FOOT; }
EDIT (irregular_general)
{
  no_guard (list, book);
  GENERAL->regular = FALSE;
}
EDIT (regular_general) { GENERAL->regular = TRUE; }
EDIT (nameless_general) { set_text (&GENERAL->name, ""); }
EDIT (named_general) { set_text (&GENERAL->name, "Q. Fabius"); }

EDIT (slings_in_close_order) { UNIT (FOOT)->troop = troop ("Reg C HI S Sh"); }
EDIT (foot_again) { UNIT (FOOT)->troop = troop ("Reg C HI HTW Sh"); }
EDIT (horse_with_pikes) { UNIT (HORSE)->troop = troop ("Reg C HC P Sh"); }
EDIT (horse_with_slings) { UNIT (HORSE)->troop = troop ("Reg C HC S Sh"); }
EDIT (horse_again) { UNIT (HORSE)->troop = troop ("Reg C HC JLS Sh"); }
EDIT (regular_elephants) { UNIT (ELEPHANTS)->troop = troop ("Reg C El JLS"); }
EDIT (irregular_elephants) { UNIT (ELEPHANTS)->troop = troop ("Irr C El JLS"); }
EDIT (foot_with_crew) { UNIT (FOOT)->crew.count = 1; }
EDIT (foot_without_crew) { UNIT (FOOT)->crew.count = 0; }
EDIT (chariot_of_five) { add_unit (list, book, "Chariots", "chariots", 3)->crew.horses = 5; }
EDIT (chariot_of_none) { add_unit (list, book, "Chariots", "chariots", 3)->crew.horses = 0; }
EDIT (chariot_of_two) { UNIT (5)->crew.horses = 2; }
EDIT (crew_throws_pila) { UNIT (ELEPHANTS)->crew.weapon[0] = MU_WEAPON_HEAVY_THROWING; }
EDIT (crew_throws_javelins) { UNIT (ELEPHANTS)->crew.weapon[0] = MU_WEAPON_LIGHT_SPEAR; }
EDIT (engine_crew_of_one) { add_unit (list, book, "Engines", "engines", 3)->crew.count = 1; }
EDIT (engine_crew_of_two) { UNIT (5)->crew.count = 2; }

EDIT (foot_skirmishes) { UNIT (FOOT)->order = MU_ORDER_SKIRMISH; }
EDIT (foot_holds) { UNIT (FOOT)->order = MU_ORDER_HOLD; }
EDIT (engines_attack) { add_unit (list, book, "Engines", "engines", 3)->order = MU_ORDER_ATTACK; }
EDIT (engines_hold) { UNIT (5)->order = MU_ORDER_HOLD; }
EDIT (elephants_in_ranks) { UNIT (ELEPHANTS)->ranks = 2; }
EDIT (elephants_abreast) { UNIT (ELEPHANTS)->ranks = 1; }
EDIT (five_ranks_of_four)
{
  UNIT (GUARD)->line = 0;
  UNIT (GUARD)->ranks = 5;
}
EDIT (four_ranks_of_four) { UNIT (GUARD)->ranks = 4; }
EDIT (no_ranks) { UNIT (FOOT)->ranks = 0; }
EDIT (two_ranks) { UNIT (FOOT)->ranks = 2; }
EDIT (nameless) { set_text (&UNIT (FOOT)->name, ""); }
EDIT (named) { set_text (&UNIT (FOOT)->name, "Legion"); }
EDIT (long_name)
{
  g_free (UNIT (FOOT)->name);
  UNIT (FOOT)->name = g_strnfill (MU_LIST_NAME_MAX + 1, 'x');
}
EDIT (long_notes)
{
  g_free (list->notes);
  list->notes = g_strnfill (MU_LIST_NOTES_MAX + 1, 'x');
}
EDIT (short_notes) { set_text (&list->notes, "short"); }

EDIT (first_is_sub_unit) { UNIT (GUARD)->sub_unit = TRUE; }
EDIT (first_is_unit) { UNIT (GUARD)->sub_unit = FALSE; }
EDIT (elephants_as_part) { UNIT (ELEPHANTS)->sub_unit = TRUE; }
EDIT (elephants_apart) { UNIT (ELEPHANTS)->sub_unit = FALSE; }
EDIT (foot_of_horse)
{
  UNIT (FOOT)->sub_unit = TRUE; /* behind the guards, who ride */
}
EDIT (foot_apart) { UNIT (FOOT)->sub_unit = FALSE; }
EDIT (foot_of_foot)
{
  MuListUnit *unit = add_unit (list, book, "Part", "foot", 10);
  unit->sub_unit = TRUE;
  g_ptr_array_insert (list->units, LIGHT, g_ptr_array_steal_index (list->units, 5));
}
EDIT (foot_and_foot) { UNIT (LIGHT)->sub_unit = FALSE; }

/* The fifth unit goes behind the foot. */
static MuListUnit *
add_behind_foot (MuList *list, MuBook *book, const char *notation, int figures)
{
  MuListUnit *unit = add_unit (list, book, "Archers", "foot", figures);
  unit->troop = troop (notation);
  unit->mixed = MU_MIXED_BEHIND;
  UNIT (FOOT)->figures = 20;
  UNIT (FOOT)->ranks = 2;
  g_ptr_array_insert (list->units, LIGHT, g_ptr_array_steal_index (list->units, 5));
  return unit;
}
EDIT (first_is_mixed) { UNIT (GUARD)->mixed = MU_MIXED_BEHIND; }
EDIT (first_is_body) { UNIT (GUARD)->mixed = MU_NOT_MIXED; }
EDIT (light_in_foot)
{
  UNIT (FOOT)->figures = 30;
  UNIT (LIGHT)->mixed = MU_MIXED_FLANKS;
}
EDIT (light_by_itself) { UNIT (LIGHT)->mixed = MU_NOT_MIXED; }
EDIT (one_rank_before)
{
  add_behind_foot (list, book, "Reg C HI HTW Sh", 25);
  UNIT (FOOT)->figures = 10;
  UNIT (FOOT)->ranks = 1;
}
EDIT (on_its_flanks) { UNIT (LIGHT)->mixed = MU_MIXED_FLANKS; }
EDIT (mixed_of_51)
{
  add_behind_foot (list, book, "Reg C HI HTW Sh", 31);
}
EDIT (mixed_of_50) { UNIT (LIGHT)->figures = 30; }

EDIT (over_the_limit) { list->points_limit = mu_list_points (list) - 1; }
EDIT (at_the_limit) { list->points_limit = mu_list_points (list); }
EDIT (far_below) { list->points_limit = mu_list_points (list) * 2; }
EDIT (other_rules) { list->rules = MU_RULES_ABD; }
EDIT (these_rules) { list->rules = MU_RULES_WRG5; }
EDIT (book_of_other_rules) { book->rules = 1u << MU_RULES_AWFP; }
EDIT (book_of_these_rules) { book->rules = 1u << MU_RULES_WRG5; }
EDIT (before_the_book) { list->year = -276; }
EDIT (after_the_book) { list->year = -145; }
EDIT (in_the_book) { list->year = -202; }
EDIT (after_the_elephants) { list->year = -149; }
EDIT (veterans_too_soon) { UNIT (FOOT)->troop = troop ("Reg B HI HTW Sh"); }
EDIT (veterans_in_time) { list->year = -200; }
EDIT (spears) { UNIT (FOOT)->troop = troop ("Reg C HI LTS Sh"); }
EDIT (two_javelins)
{
  UNIT (ELEPHANTS)->crew.count = 2;
  UNIT (ELEPHANTS)->crew.weapon[1] = MU_WEAPON_LIGHT_SPEAR;
}
EDIT (one_javelin) { UNIT (ELEPHANTS)->crew.count = 1; }
EDIT (no_such_option) { set_text (&UNIT (HORSE)->option, "zebras"); }
EDIT (horse_option) { set_text (&UNIT (HORSE)->option, "horse"); }
EDIT (nine_horse) { UNIT (HORSE)->figures = 9; }
EDIT (ten_horse) { UNIT (HORSE)->figures = 10; }
EDIT (light_45) { UNIT (LIGHT)->figures = 45; }
EDIT (light_44) { UNIT (LIGHT)->figures = 44; }
EDIT (horse_21) { UNIT (HORSE)->figures = 21; }
EDIT (horse_20) { UNIT (HORSE)->figures = 20; }
EDIT (foot_9) { UNIT (FOOT)->figures = 9; }
EDIT (foot_10) { UNIT (FOOT)->figures = 10; }
EDIT (no_foot)
{
  g_ptr_array_remove_index (list->units, FOOT);
  g_ptr_array_remove_index (list->units, FOOT); /* the light, who depend on it */
}
EDIT (foot_added) { add_unit (list, book, "Foot", "foot", 10); }
EDIT (too_many_light)
{
  UNIT (FOOT)->figures = 10;
  UNIT (LIGHT)->figures = 21;
}
EDIT (enough_light) { UNIT (LIGHT)->figures = 20; }
EDIT (tribes_without_foot)
{
  UNIT (FOOT)->figures = 29;
  add_unit (list, book, "Tribes", "tribes", 20);
}
EDIT (tribes_with_foot) { UNIT (FOOT)->figures = 30; }
EDIT (pirates_and_horse) { add_unit (list, book, "Pirates", "pirates", 20); }
EDIT (pirates_alone) { g_ptr_array_remove_index (list->units, HORSE); }

EDIT (no_list_name) { set_text (&list->name, ""); }
EDIT (list_name) { set_text (&list->name, "Army"); }
EDIT (older_edition) { list->book_version = 1; }
EDIT (newer_edition) { list->book_version = 3; }
EDIT (same_edition) { list->book_version = 2; }
EDIT (no_scouts)
{
  g_ptr_array_remove_index (list->units, HORSE);
  g_ptr_array_remove_index (list->units, GUARD);
  GENERAL->rides_with = 0;
}
EDIT (scouts) { add_unit (list, book, "Horse", "horse", 10); }
EDIT (too_wide)
{
  UNIT (FOOT)->figures = 50;
  UNIT (FOOT)->ranks = 1;
  UNIT (LIGHT)->ranks = 1;
}
EDIT (not_too_wide) { UNIT (LIGHT)->ranks = 2; }
EDIT (too_deep)
{
  UNIT (FOOT)->line = 1;
  UNIT (FOOT)->ranks = 8;
}
EDIT (not_too_deep) { UNIT (FOOT)->ranks = 7; }
EDIT (in_the_way)
{
  UNIT (FOOT)->ranks = 8; /* before the guards of line 1 */
}
EDIT (out_of_the_way) { UNIT (GUARD)->line = 0; }
EDIT (third_line) { UNIT (FOOT)->line = 2; }
EDIT (second_line) { UNIT (FOOT)->line = 1; }
EDIT (seven_light) { UNIT (LIGHT)->figures = 7; }
EDIT (packet)
{
  UNIT (LIGHT)->troop = troop ("Irr C LI JLS Sh");
  UNIT (LIGHT)->figures = 8;
}
EDIT (no_packet) { UNIT (LIGHT)->figures = 9; }
EDIT (namesakes) { set_text (&UNIT (HORSE)->name, "Foot"); }

/* clang-format on */

#define WHOLE   MU_ISSUE_WHOLE_LIST
#define ERROR   MU_ISSUE_ERROR
#define WARNING MU_ISSUE_WARNING

/* clang-format off */
const Breach breaches[] = {
  { "wrg.units.min-size", ERROR, LIGHT, "4 in the unit; at least 5", four_light, eight_light },
  { "wrg.units.min-size", ERROR, ELEPHANTS, "0 in the unit; at least 1", no_models, two_models },
  { "wrg.units.max-size", ERROR, FOOT, "51 figures in one body; at most 50", body_of_51, body_of_50 },
  { "wrg.units.max-size", ERROR, FOOT, "62 figures in the unit with its sub-units; at most 60", unit_of_62, unit_of_60 },
  { "wrg.units.max-size", ERROR, FOOT, "51 figures in the unit with its sub-units; at most 50", irregulars_51, irregulars_50 },
  { "wrg.units.max-models", ERROR, ELEPHANTS, "9 models in one unit; at most 8", nine_elephants, eight_elephants },
  { "wrg.units.max-models", ERROR, 5, "13 models in one unit; at most 12", thirteen_chariots, twelve_chariots },
  { "wrg.units.max-models", ERROR, 5, "13 models in one unit; at most 12", thirteen_engines, twelve_engines },
  { "wrg.units.max-models", ERROR, 5, "33 crew figures in one unit of engines; at most 30", crew_of_33, crew_of_30 },

  { "wrg.units.bodyguard", ERROR, GUARD, "no general rides", guard_alone, guard_ridden },
  { "wrg.units.bodyguard", ERROR, GUARD, "regulars of class A", guard_not_a, guard_a },
  { "wrg.units.bodyguard", ERROR, GUARD, "regulars of class A", guard_irregular, guard_a },
  { "wrg.units.bodyguard", ERROR, GUARD, "irregulars of class A or B", irregular_guarded_by_regulars, irregular_guarded_by_b },
  { "wrg.units.bodyguard", ERROR, GUARD, "2 generals ride", two_on_one_guard, second_elsewhere },
  { "wrg.army.choice", ERROR, HORSE, "no bodyguard of Horse", horse_as_guard, horse_as_horse },
  { "wrg.units.bodyguard.leave", WARNING, GUARD, "cannot leave", guard_of_5, guard_of_4 },
  { "wrg.units.bodyguard.leave", WARNING, GUARD, "cannot leave", guard_of_15, guard_of_16 },

  { "wrg.generals.cinc", ERROR, WHOLE, "no commander-in-chief", no_commander, a_commander },
  { "wrg.generals.cinc", ERROR, WHOLE, "2 commanders-in-chief", two_commanders, one_commander },
  { "wrg.generals.cinc", ERROR, WHOLE, "1 subordinate general at 681 points", a_subordinate, one_commander },
  { "wrg.generals.cinc", ERROR, WHOLE, "2 subordinate generals at 1,101 points", three_subordinates, one_subordinate },
  { "wrg.generals.cinc", ERROR, WHOLE, "General rides with no unit", rides_nowhere, rides_with_foot },
  { "wrg.generals.cinc", ERROR, WHOLE, "General rides with no unit", rides_beyond, rides_with_foot },
  { "wrg.army.choice", ERROR, WHOLE, "General is irregular", irregular_general, regular_general },
  { "wrg.generals.cinc", WARNING, WHOLE, "general has no name", nameless_general, named_general },

  { "wrg.troops.weapons.limits", ERROR, FOOT, "Reg C HI S Sh cannot be", slings_in_close_order, foot_again },
  { "wrg.troops.weapons.mounted-close", ERROR, HORSE, "Reg C HC P Sh cannot be", horse_with_pikes, horse_again },
  { "wrg.troops.weapons.distant", ERROR, HORSE, "Reg C HC S Sh cannot be", horse_with_slings, horse_again },
  { "wrg.troops.elephant.irregular", ERROR, ELEPHANTS, "Reg C El JLS cannot be", regular_elephants, irregular_elephants },
  { "wrg.points.crew", ERROR, FOOT, "cannot have this crew", foot_with_crew, foot_without_crew },
  { "wrg.troops.type.chariots", ERROR, 5, "cannot have this crew", chariot_of_five, chariot_of_two },
  { "wrg.troops.type.chariots", ERROR, 5, "Irr B LCh JLS has no horses", chariot_of_none, chariot_of_two },
  { "wrg.troops.weapons.mounted-close", ERROR, ELEPHANTS, "cannot have this crew", crew_throws_pila, crew_throws_javelins },
  { "wrg.troops.artillery.crew", ERROR, 5, "cannot have this crew", engine_crew_of_one, engine_crew_of_two },

  { "wrg.orders.skirmish", ERROR, FOOT, "Ordered to skirmish", foot_skirmishes, foot_holds },
  { "wrg.orders.attack", ERROR, 5, "Engines ordered to attack", engines_attack, engines_hold },
  { "wrg.scale.troops", ERROR, ELEPHANTS, "not in 2 ranks", elephants_in_ranks, elephants_abreast },
  { "wrg.formation.usual", ERROR, GUARD, "4 figures cannot stand in 5 ranks", five_ranks_of_four, four_ranks_of_four },
  { "wrg.formation.usual", ERROR, FOOT, "40 figures cannot stand in 0 ranks", no_ranks, two_ranks },
  { "wrg.orders.initial", ERROR, FOOT, "Without a name", nameless, named },
  { "wrg.orders.initial", ERROR, FOOT, "121 characters", long_name, named },
  { "wrg.orders.initial", ERROR, WHOLE, "too long", long_notes, short_notes },

  { "wrg.units.mixed.sub-unit", ERROR, GUARD, "no unit before it", first_is_sub_unit, first_is_unit },
  { "wrg.units.mixed.sub-unit", ERROR, ELEPHANTS, "Only cavalry or lighter foot", elephants_as_part, elephants_apart },
  { "wrg.units.mixed.sub-unit", ERROR, FOOT, "Only cavalry or lighter foot", foot_of_horse, foot_apart },
  { "wrg.units.mixed.same", ERROR, LIGHT, "same formation as Foot", foot_of_foot, foot_and_foot },
  { "wrg.units.mixed.same", ERROR, GUARD, "cannot stand in one body", first_is_mixed, first_is_body },
  { "wrg.units.mixed.sub-unit", ERROR, LIGHT, "cannot stand in one body", light_in_foot, light_by_itself },
  { "wrg.formation.mixed", ERROR, LIGHT, "Behind a single rank", one_rank_before, on_its_flanks },
  { "wrg.units.max-size", ERROR, FOOT, "51 figures in one body", mixed_of_51, mixed_of_50 },

  { "wrg.points.army", ERROR, WHOLE, "631 points are 1 more than the 630 agreed", over_the_limit, at_the_limit, TRUE },
  { "wrg.points.army", WARNING, WHOLE, "631 points are 631 short of the 1,262 agreed", far_below, at_the_limit, TRUE },
  { "wrg.army.choice", ERROR, WHOLE, "cannot be checked yet", other_rules, these_rules },
  { "wrg.army.choice", ERROR, WHOLE, "for other rules", book_of_other_rules, book_of_these_rules },
  { "wrg.army.choice", ERROR, WHOLE, "276 BC is outside the years", before_the_book, in_the_book },
  { "wrg.army.choice", ERROR, WHOLE, "145 BC is outside the years", after_the_book, in_the_book },
  { "wrg.army.choice", ERROR, ELEPHANTS, "from 262 BC to 150 BC, not in 149 BC", after_the_elephants, in_the_book },
  { "wrg.army.choice", ERROR, FOOT, "from 200 BC to 146 BC, not in 202 BC", veterans_too_soon, veterans_in_time },
  { "wrg.army.choice", ERROR, FOOT, "no Foot as Reg C HI LTS Sh", spears, foot_again },
  { "wrg.army.choice", ERROR, ELEPHANTS, "no Elephants with this crew", two_javelins, one_javelin },
  { "wrg.army.choice", ERROR, HORSE, "no option “zebras”", no_such_option, horse_option },
  { "wrg.army.choice", ERROR, HORSE, "9 in one unit; the book has at least 10", nine_horse, ten_horse },
  { "wrg.army.choice", ERROR, LIGHT, "45 in one unit; the book has at most 44", light_45, light_44 },
  { "wrg.army.choice", ERROR, HORSE, "21 of Horse in the army; the book has at most 20", horse_21, horse_20 },
  { "wrg.army.choice", ERROR, LIGHT, "21 of Light with 10 of Foot; the book has at most 2 for each 1", too_many_light, enough_light },
  { "wrg.army.choice", ERROR, WHOLE, "demands at least 10", no_foot, foot_added },
  { "wrg.army.choice", ERROR, 5, "only with at least 30 of Foot; there are 29", tribes_without_foot, tribes_with_foot },
  { "wrg.army.choice", ERROR, 5, "never came together with Horse", pirates_and_horse, pirates_alone },
  { "wrg.army.choice", ERROR, FOOT, "9 of Foot in the army; the book has at least 10", foot_9, foot_10 },

  { "wrg.orders.initial", WARNING, WHOLE, "no name", no_list_name, list_name },
  { "wrg.army.choice", WARNING, WHOLE, "edition 1 of the book; the club has a newer one, 2", older_edition, same_edition },
  { "wrg.army.choice", WARNING, WHOLE, "edition 3 of the book; the club has an older one, 2", newer_edition, same_edition },
  { "wrg.scouting.strength", WARNING, WHOLE, "No scouts", no_scouts, scouts },
  { "wrg.deploy.no-room", WARNING, WHOLE, "The front line of the army is 531 paces wide", too_wide, not_too_wide },
  { "wrg.deploy.no-room", WARNING, FOOT, "8 ranks are 64 paces deep", too_deep, not_too_deep },
  { "wrg.deploy.no-room", WARNING, FOOT, "line 1 has room for 60", in_the_way, out_of_the_way },
  { "wrg.deploy.no-room", WARNING, FOOT, "line 3 has room for 0", third_line, second_line },
  { "wrg.units.min-size", WARNING, LIGHT, "7 figures are a small body", seven_light, eight_light },
  { "wrg.points.command", WARNING, LIGHT, "25 command points for figures worth 24", packet, no_packet },
  { "wrg.orders.invalid", WARNING, HORSE, "Unit 2 has the same name", namesakes, named },
};
/* clang-format on */
const int breach_count = COUNT (breaches);

/* Which counter troops become, in figures and in stands. */
#include <string.h>

#include "lists/abd/counters_private.h"
#include "lists/awfp/stand.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"

typedef struct {
  const char *notation;
  int men, year; /* of a model besides its driver */
  const char *type;
} Figure;

/* abd.2.0.type-infantry, abd.2.0.type-cavalry; a horse counter has fewer men:
 * abd.2.0.unit-values-all */
static const Figure figures[] = {
  { "Reg C HI P Sh", 0, -331, "PX" },
  { "Reg D MI P Sh", 0, -217, "PX" },
  { "Reg C LHI P", 0, 1, "PK" },
  { "Irr C MI P", 0, 1, "PK" },
  { "Reg C HI HTW Sh", 0, -58, "HI" },
  { "Irr B HI 2HCW Sh", 0, 1066, "HI" }, /* huscarls */
  { "Reg B LHI JLS Sh", 0, 100, "HI" },
  { "Irr C HI LTS Sh", 0, -490, "MI" }, /* a city's hoplites */
  { "Reg D HI HTW Sh", 0, -58, "MI" },
  { "Reg C LMI JLS Sh", 0, 100, "MI" },
  { "Irr C MI LTS Sh", 0, 1066, "MI" }, /* a wall of shields */
  { "Irr B LMI JLS Sh", 0, -58, "MI" },
  { "Irr C LMI JLS Sh", 0, -58, "LI" },
  { "Irr C MI JLS Sh", 0, 500, "LI" },
  { "Irr D MI LTS Sh", 0, 800, "LI" },
  { "Irr D LMI", 0, 800, "LI" },
  { "Irr C LI JLS Sh", 0, -58, "MM" },
  { "Irr C LI JLS B", 0, -58, "MM" },
  { "Irr C LI S", 0, -58, "LA" },
  { "Irr C LI B", 0, -58, "LA" },
  { "Irr C LI CB", 0, 1200, "LA" },
  { "Irr A LI", 0, 1, "LI" },
  { "Reg C LMI B", 0, -1274, "LA" },
  { "Irr D MI B", 0, 1, "LA" },
  { "Reg C HI B Sh", 0, -700, "HA" },
  { "Reg C LHI B", 0, -700, "HA" },
  { "Reg C MI B Sh", 0, -480, "HA" },
  { "Irr C LMI CB", 0, 1190, "HA" },
  { "Irr D MI CB", 0, 1190, "HA" },
  { "Irr C LC JLS Sh", 0, -216, "LC" },
  { "Irr C MC JLS Sh", 0, -216, "LC" },
  { "Irr C LC B", 0, -53, "MA" },
  { "Irr C LC JLS B", 0, -53, "MA" },
  { "Reg C MC JLS B Sh", 0, 400, "MA" },
  { "Irr B HC B", 0, 1180, "MA" },
  { "Irr B MC JLS Sh", 0, -58, "HC" },
  { "Irr C MC L Sh", 0, 700, "HC" },
  { "Reg B HC L", 0, -331, "HC" },
  { "Reg B HC L B Sh", 0, 1100, "HC" },
  { "Irr C HC JLS", 0, -331, "HC" },
  { "Irr B EHC L", 0, -53, "CT" },
  { "Irr B SHC L", 0, 1240, "CT" },
  { "Reg B EHC L B Sh", 0, 1100, "CT" },
  { "Irr B EHC L Sh", 0, 900, "CT" },
  { "Irr B EHC L Sh", 0, 1190, "KT" },
  { "Irr B HC L Sh", 0, 1066, "KT" },
  { "Irr B HC L Sh", 0, 1049, "HC" },
  { "Irr C HC L Sh", 0, 1190, "HC" }, /* sergeants */
  { "Irr B HC L", 0, 1190, "HC" },
  { "Irr C MCm B", 0, 500, "CC" },
  { "Irr B EHCm L", 0, 216, "CC" },
  { "Irr B LCh JLS", 1, -58, "CH" },
  { "Reg A HCh JLS B", 2, -750, "CH" }, /* with their driver three */
  { "Reg A HCh JLS B", 3, -650, "BC" },
  { "Irr A LCh", 0, -331, "BC" }, /* scythed */
  { "Irr C HCh B", 0, -650, "CH" },
  { "Irr C El JLS", 2, -326, "EL" },
  { "Reg C Art", 2, -200, "HA" },
  { "Reg D Wagon", 0, 1, NULL },
  { "Irr D Pack", 0, 1, NULL },
};

static const char *
key_of (const MuHexKind *kind)
{
  return kind->type < 0 ? NULL : mu_abd_type_key ((MuAbdType) kind->type);
}

START_TEST (figures_become_what_the_book_describes)
{
  const Figure *row = &figures[_i];
  const MuTroop of = troop (row->notation);
  const MuCrew crew = { .count = (uint8_t) row->men };
  const MuHexKind kind = mu_hex_kind_of_troop (&of, &crew, row->year);
  ck_assert_msg (g_strcmp0 (key_of (&kind), row->type) == 0, "%s in %d: %s, not %s", row->notation,
                 row->year, key_of (&kind), row->type);
  ck_assert_int_eq (kind.weight > 0, row->type != NULL);
}
END_TEST

typedef struct {
  const char *notation;
  int year;
  const char *type;
  int weight;
} Stand;

static const Stand stands[] = {
  { "Trained Veteran HI close pike Sh", -331, "PX", 6 },
  { "Trained Veteran HI close pilum Sh", -58, "HI", 6 },
  { "Irregular Warrior HI close longspear Sh", -490, "MI", 6 },
  { "Irregular Fanatic UI loose javelin Sh", -58, "MI", 6 },
  { "Irregular Warband UI loose javelin Sh", -58, "LI", 6 },
  { "Irregular Warband UI close longspear Sh", 500, "LI", 6 },
  { "Irregular Warband LAI loose javelin Sh", -58, "MI", 6 }, /* picked men */
  { "Irregular Warband HI loose javelin Sh", -58, "HI", 6 },
  { "Irregular Warrior UI loose axe", 100, "LI", 6 },
  { "Irregular Poor UI close longspear Sh", 800, "LI", 6 },
  { "Irregular Warrior SI javelin Sh", -58, "MM", 6 },
  { "Irregular Warrior SI sling", -58, "LA", 6 },
  { "Trained Warrior LAI loose bow", -1274, "LA", 6 },
  { "Irregular Warrior LAI close crossbow", 1190, "HA", 6 },
  { "Trained Warrior HI close bow Sh", -700, "HA", 6 },
  { "Irregular Warrior SC bow", -53, "MA", 12 },
  { "Irregular Warrior UC loose javelin Sh", -216, "LC", 12 },
  { "Irregular Veteran LAC loose javelin Sh", -58, "HC", 12 },
  { "Trained Veteran HC loose lance", -331, "HC", 12 },
  { "Irregular Veteran CAT loose lance", -53, "CT", 12 },
  { "Irregular Veteran AC loose lance Sh", 900, "CT", 12 },
  { "Irregular Veteran AC loose lance Sh", 1190, "KT", 12 },
  { "Irregular Warrior LCm skirmish bow", 500, "CC", 12 },
  { "Irregular Veteran LCh javelin", -58, "CH", 12 },
  { "Trained Veteran MCh bow", -750, "CH", 12 },
  { "Trained Veteran HCh bow", -650, "BC", 12 },
  { "Irregular Fanatic HCh scythed", -331, "BC", 12 },
  { "Irregular Warrior EL javelin", -326, "EL", 18 },
  { "Trained Warrior Arty", -200, "HA", 12 },
};

START_TEST (stands_become_the_same)
{
  const Stand *row = &stands[_i];
  MuAwfpTroop stand;
  ck_assert_int_eq (mu_awfp_troop_parse (row->notation, &stand, NULL), MU_AWFP_PARSE_OK);
  const MuHexKind kind = mu_hex_kind_of_stand (&stand, row->year);
  ck_assert_msg (g_strcmp0 (key_of (&kind), row->type) == 0, "%s: %s, not %s", row->notation,
                 key_of (&kind), row->type);
  ck_assert_int_eq (kind.weight, row->weight);
}
END_TEST

/* Of all ways of a book: a few differ, of whom the book says more for stands than figures have. */
START_TEST (a_way_is_the_same_in_figures_and_in_stands)
{
  int ways = 0, others = 0;
  for (int i = 0; i < books_to_try (shelf); i++) {
    const MuBook *book = book_to_try (shelf, i);
    for (guint n = 0; n < book->options->len; n++) {
      const MuBookOption *option = book->options->pdata[n];
      for (guint w = 0; w < option->troops->len; w++) {
        const MuBookTroop *way = option->troops->pdata[w];
        MuAwfpConversion stand;
        if (mu_book_troop_stand (way, &stand) != MU_RULE_NONE)
          continue;
        ways++;
        others += mu_hex_kind_of_troop (&way->troop, &way->crew, way->from).type
                  != mu_hex_kind_of_stand (&stand.troop, way->from).type;
      }
    }
  }
  ck_assert_int_gt (ways, 1000);
  ck_assert_msg (500 * others < ways, "%d of %d ways differ", others, ways);
}
END_TEST

int
main (void)
{
  shelf = mu_shelf_open (NULL, NULL);
  TCase *tests = tcase_create ("types of counters");
  tcase_add_loop_test (tests, figures_become_what_the_book_describes, 0, COUNT (figures));
  tcase_add_loop_test (tests, stands_become_the_same, 0, COUNT (stands));
  tcase_add_test (tests, a_way_is_the_same_in_figures_and_in_stands);
  const int status = run_case ("types of counters", tests);
  close_shelf ();
  return status;
}

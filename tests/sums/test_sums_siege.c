/* The sums of the engineering supplement: what is entered, what is answered. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/wrg/system.h"

/* Reads "key=text|key=text" into an input of the kind. */
static MuSumInput
entered (const char *kind_key, const char *texts)
{
  const MuSumKind *kind = mu_sum_kind_find (kind_key);
  ck_assert_msg (kind != NULL, "no sum %s", kind_key);
  MuSumInput input;
  mu_sum_input_init (&input, kind);
  g_auto (GStrv) parts = g_strsplit (texts, "|", -1);
  for (guint i = 0; parts[i]; i++) {
    g_autoptr (GError) error = NULL;
    char *text = strchr (parts[i], '=');
    ck_assert_msg (text != NULL, "%s", parts[i]);
    *text++ = '\0';
    ck_assert_msg (mu_sum_input_read (&input, parts[i], text, &error), "%s: %s=%s: %s", kind_key,
                   parts[i], text, error ? error->message : "");
  }
  return input;
}

static MuSumAnswer *
work_with (const char *kind, const char *texts, const MuReadings *readings)
{
  const MuSumInput input = entered (kind, texts);
  MuDice dice;
  mu_dice_init_seeded (&dice, 11, 0);
  return mu_sum_work (&input, readings, &dice, FALSE);
}

static char *
results_of (const MuSumAnswer *answer)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    g_string_append_printf (text, "%s%s=%s", i > 0 ? " " : "", result->key, result->value);
  }
  return g_string_free (text, FALSE);
}

#define ARCHERS   "shooter=Reg C LI B"
#define ARTILLERY "shooter=Reg B Art"
#define FLAME     "shooter=Reg B SHI"

/* What scripts read, worked by hand from the book. */
static const struct {
  const char *kind, *entered, *results, *headline;
} answers[] = {
  /* wrg.engineering.scope */
  { "siege-task", "task=mine", "in-battle=no", "Not in one day's battle" },
  { "siege-task", "task=breach-wall", "in-battle=no", "Not in one day's battle" },
  { "siege-task", "task=fill-ditch", "in-battle=yes", "It can be done in this battle" },
  /* wrg.engineering.fascine, example 36 */
  { "ditch", "width=20", "fascines=8 filled=no", "8 fascines fill it" },
  { "ditch", "width=20|fascines=7", "fascines=1 filled=no", "1 fascine fills it" },
  { "ditch", "width=20|fascines=8", "fascines=0 filled=yes", "The ditch is filled" },
  /* wrg.engineering.ram */
  { "ram", "crew=5", "periods=2", "Breaks through in 2 periods" },
  { "ram", "crew=4|done=1", "periods=1", "Breaks through in 1 period" },
  { "ram", "crew=6|unlit=yes", "periods=4", "Breaks through in 4 periods" },
  { "ram", "crew=6|done=2", "periods=0", "The way is open" },
  { "ram", "crew=6|troop=Reg B HI LTS Sh", "periods=2", "Breaks through in 2 periods" },
  /* wrg.engineering.axe, examples 34 and 35 */
  { "axe", "target=door|figures=1", "periods=5", "Breaks through in 5 periods" },
  { "axe", "target=door|figures=2", "periods=3", "Breaks through in 3 periods" },
  { "axe", "target=palisade|figures=3", "periods=4", "Breaks through in 4 periods" },
  { "axe", "target=palisade|figures=3|done=9", "periods=1", "Breaks through in 1 period" },
  /* wrg.engineering.elephant */
  { "elephant-door", "target=door|models=1", "periods=2", "Breaks through in 2 periods" },
  { "elephant-door", "target=palisade|models=2", "periods=1", "Breaks through in 1 period" },
  { "archway", "howdah=yes|die=3", "sticks=yes", "The elephant sticks" },
  { "archway", "howdah=yes|die=4", "sticks=no", "The elephant gets through" },
  { "archway", "howdah=no", "sticks=no", "The elephant gets through" },
  /* wrg.engineering.penthouse */
  { "penthouse", "movers=6|ram-crew=4", "move=40", "Moves 40 paces a period" },
  /* wrg.engineering.tower, wrg.engineering.tower.drawbridge */
  { "tower", "carried=6|pushers=8", "missing=6 move=0 drawbridge=yes", "6 more figures must push" },
  { "tower", "carried=6|pushers=13", "missing=1 move=0 drawbridge=yes", "1 more figure must push" },
  { "tower", "carried=6|pushers=8|animals=3", "missing=0 move=40 drawbridge=no",
    "Moves 40 paces a period" },
  { "tower", "carried=6|pushers=14|waiting=9|quarters=2",
    "missing=0 move=40 drawbridge=yes across=6", "Moves 40 paces a period" },
  { "tower", "carried=6|pushers=14|waiting=9|quarters=2|room=1",
    "missing=0 move=40 drawbridge=yes across=3", "Moves 40 paces a period" },
  /* wrg.engineering.tower.crew */
  { "tower-crew", "place=top|by=missiles|using=B", "hurt=yes cover=yes shieldless=no",
    "Can be hurt, in partial cover" },
  { "tower-crew", "place=inside|by=missiles", "hurt=no cover=no shieldless=no", "Cannot be hurt" },
  { "tower-crew", "place=inside|by=stones", "hurt=yes cover=no shieldless=no", "Can be hurt" },
  { "tower-crew", "place=pushing|by=missiles", "hurt=yes cover=no shieldless=yes",
    "Can be hurt, unshielded" },
  /* wrg.engineering.battery: factor 2, ten figures 13; factor 3: 16 */
  { "battery", ARTILLERY "|target=tower|figures=10|minus=3|plus=3",
    "weapon=2 tactical=0 random=0 factor=2 casualties=13 so-far=13 destroyed=no",
    "13 of 20 casualties" },
  { "battery", ARTILLERY "|target=penthouse|figures=10|minus=3|plus=4|so-far=4",
    "weapon=2 tactical=0 random=1 factor=3 casualties=16 so-far=20 destroyed=yes", "Destroyed" },
  { "battery", ARTILLERY "|target=palisade|figures=10|minus=3|plus=4|tactical=overhead",
    "weapon=2 tactical=-1 random=1 factor=2 casualties=13 so-far=13 destroyed=no",
    "13 of 20 casualties" },
  { "battery", ARTILLERY "|target=palisade|figures=10|minus=3|plus=3|tactical=overhead-many",
    "weapon=2 tactical=-1 random=0 factor=1 casualties=8 so-far=8 destroyed=no",
    "8 of 20 casualties" },
  /* wrg.engineering.ladder */
  { "ladder", "troop=Reg C MI JLS Sh|target=wall|ladders=3", "carriers=6 quarters=1 frontage=36",
    "Up after 1 quarter period" },
  { "ladder", "troop=Reg C MI JLS Sh|target=wall|unlit=yes", "carriers=2 quarters=2 frontage=12",
    "Up after 2 quarter periods" },
  /* wrg.engineering.ladder.throw */
  { "ladder-throw", "figures=3|die=5", "down=yes casualties=15", "The ladder is thrown down" },
  { "ladder-throw", "figures=3|die=4", "down=no casualties=0", "The ladder stands" },
  { "ladder-throw", "figures=2|die=6|at-top=yes|recoiled=yes", "down=yes casualties=10",
    "The ladder is thrown down" },
  /* wrg.engineering.ladder.climb */
  { "escalade", "ladders=3|quarters=2|climbers=9", "off=6", "6 more figures on the wall" },
  { "escalade", "ladders=3|quarters=2|climbers=9|room=1", "off=1", "1 more figure on the wall" },
  /* wrg.engineering.assault-bodies */
  { "assault", "friends=24|enemies=12", "reaction=double-friends amount=2",
    "+2 in the reaction test" },
  { "assault", "friends=11|enemies=12|group=wall", "reaction=fewer-friends amount=-1",
    "-1 in the reaction test" },
  { "assault", "friends=12|enemies=12", "reaction=none amount=0",
    "Neither side outnumbers the other" },
  /* wrg.engineering.fire.factor, wrg.engineering.fire.start: factor 1, ten figures 8 */
  { "fire",
    ARCHERS "|missile=bow|target=wood|figures=10|distance=60|in-fort=yes|prepared=yes|minus=3"
            "|plus=3",
    "weapon=1 tactical=0 random=0 factor=1 points=8 total=8 lit=no", "8 of 20 fire points" },
  { "fire",
    ARCHERS "|missile=bow|target=wood|figures=10|distance=60|wagons=1|prepared=yes|minus=3|plus=3"
            "|points=12",
    "weapon=1 tactical=0 random=0 factor=1 points=8 total=20 lit=yes", "It catches fire" },
  { "fire",
    ARCHERS "|missile=bow|target=wood|figures=10|distance=60|in-fort=yes|prepared=yes|minus=3"
            "|plus=3|points=13|idle=1",
    "weapon=1 tactical=0 random=0 factor=1 points=8 total=15 lit=no", "15 of 20 fire points" },
  { "fire",
    ARCHERS "|missile=bow|target=wood|figures=10|distance=60|in-fort=yes|prepared=yes|minus=3"
            "|plus=3|points=13|idle=2",
    "weapon=1 tactical=0 random=0 factor=1 points=8 total=8 lit=no", "8 of 20 fire points" },
  { "fire",
    ARCHERS "|missile=bow|target=door|figures=10|distance=61|in-fort=yes|prepared=yes|minus=3"
            "|plus=3|tactical=overhead,overhead-many",
    "weapon=0 tactical=-3 random=0 factor=-3 points=3 total=3 lit=no", "3 of 20 fire points" },
  /* wrg.engineering.fire.rocket */
  { "fire", ARTILLERY "|missile=rockets|target=tower|figures=2|distance=480|minus=3|plus=4",
    "weapon=3 tactical=0 random=1 factor=4 points=4 total=4 lit=no", "4 of 20 fire points" },
  /* wrg.engineering.fire.flame-thrower */
  { "flame-thrower", FLAME "|target=building|distance=20", "lit=yes", "It catches fire" },
  /* wrg.weather.rain.missiles, wrg.weather.sun, wrg.weather.drought: 2 less one each */
  { "flame-thrower",
    FLAME "|target=men|distance=20|at=Reg C HC L Sh|weather=rain,sun|minus=3|plus=3",
    "weapon=0 tactical=0 random=0 factor=0 casualties=3", "3 casualties" },
  { "battery", ARTILLERY "|target=tower|figures=10|weather=drought|minus=3|plus=3",
    "weapon=1 tactical=0 random=0 factor=1 casualties=8 so-far=8 destroyed=no",
    "8 of 20 casualties" },
  { "fire",
    ARCHERS "|missile=bow|target=wood|figures=10|distance=50|in-fort=yes|prepared=yes|weather=sun"
            "|minus=3|plus=3",
    "weapon=0 tactical=0 random=0 factor=0 points=6 total=6 lit=no", "6 of 20 fire points" },
  /* wrg.engineering.fire.rain: rain stops no flame-thrower */
  { "flame-thrower", FLAME "|target=building|distance=20|rained=yes", "lit=yes",
    "It catches fire" },
  { "flame-thrower", FLAME "|target=door|distance=20|die=4", "lit=yes", "It catches fire" },
  { "flame-thrower", FLAME "|target=door|distance=20|die=3", "lit=no", "It does not catch fire" },
  { "flame-thrower", FLAME "|target=men|distance=20|at=Reg C HC L Sh|minus=3|plus=3",
    "weapon=2 tactical=0 random=0 factor=2 casualties=6", "6 casualties" },
  { "flame-thrower",
    FLAME "|target=men|distance=20|at=Reg C HC L Sh|minus=3|plus=3|tactical=target-charging",
    "weapon=2 tactical=-1 random=0 factor=1 casualties=4", "4 casualties" },
  /* wrg.engineering.fire.inside */
  { "fire-inside", "what=tower|periods=1", "lit=no periods-left=1",
    "It burns after 1 more period" },
  { "fire-inside", "what=wood|periods=2|rained=yes", "lit=yes periods-left=0", "It burns" },
  /* wrg.engineering.fire.wind, wrg.engineering.fire.destroy, wrg.engineering.fire.rain */
  { "fire-spread", "what=wood|periods=3|strong-wind=yes|gap=30",
    "spreads=yes destroys=yes burnt-out=no", "The fire spreads" },
  { "fire-spread", "what=wood|periods=3|gap=30", "spreads=no destroys=yes burnt-out=no",
    "The fire burns on" },
  { "fire-spread", "what=tower|periods=2", "spreads=no destroys=no burnt-out=no",
    "The fire burns on" },
  { "fire-spread", "what=building|periods=5", "spreads=no destroys=yes burnt-out=yes",
    "The fire has burnt out" },
  { "fire-spread", "what=grass|periods=2|drought=yes|strong-wind=yes|gap=60",
    "spreads=yes destroys=no burnt-out=no", "The fire spreads" },
  { "fire-spread", "what=grass|periods=4|drought=yes|strong-wind=yes",
    "spreads=yes destroys=no burnt-out=no", "The fire spreads" },
  { "fire-spread", "what=wood|periods=3|strong-wind=yes|rain=yes",
    "spreads=no destroys=no burnt-out=no", "Rain or snow has put it out" },
  /* wrg.engineering.caltrops.hit */
  { "caltrops", "troop=Reg C HC L Sh|figures=10|move=normal|minus=3|plus=3",
    "weapon=1 tactical=0 random=0 factor=1 casualties=8", "8 casualties" },
  { "caltrops", "troop=Reg C HC L Sh|figures=10|move=rally|minus=5|plus=2",
    "weapon=1 tactical=0 random=-3 factor=-2 casualties=4", "4 casualties" },
  { "caltrops", "troop=Reg C HC L Sh|figures=10|move=other|minus=2|plus=5",
    "weapon=2 tactical=0 random=3 factor=5 casualties=25", "25 casualties" },
  { "caltrops", "troop=Irr A HI HTW Sh|figures=10|move=other|minus=3|plus=3",
    "weapon=0 tactical=0 random=0 factor=0 casualties=6", "6 casualties" },
  { "caltrops", "troop=Irr A HI HTW Sh|figures=10|move=clearing",
    "weapon=0 tactical=0 random=0 factor=0 casualties=0", "0 casualties" },
  /* wrg.engineering.caltrops.lay, wrg.points.defences */
  { "caltrops-lay", "troop=Reg C LHI HTW Sh|army=roman|figures=20", "front=100 strips=10 points=20",
    "100 paces of front" },
  { "caltrops-lay", "troop=Reg C LI JLS Sh|army=byzantine|figures=7", "front=35 strips=3 points=6",
    "35 paces of front" },
  /* wrg.engineering.caltrops.clear */
  { "caltrops-clear", "work=sweep", "periods=2", "Gone in 2 periods" },
  { "caltrops-clear", "work=pick-up|own=yes|periods=1", "periods=1", "Gone in 1 period" },
  { "caltrops-clear", "work=sweep|periods=2", "periods=0", "They are gone" },
  /* wrg.visibility.obstacles, wrg.visibility.fortifications */
  { "works-sight", "what=ditch", "paces=100", "Seen at 100 paces" },
  { "works-sight", "what=ditch|from-high=yes|sight=300", "paces=300", "Seen at 300 paces" },
  { "works-sight", "what=ditch|from-high=yes", "paces=10000", "Seen from anywhere in sight" },
  { "works-sight", "what=caltrops|from-high=yes", "paces=50", "Seen at 50 paces" },
  { "works-sight", "what=fort|ramparts=1|within=2", "occupied=yes bodies=1",
    "It is seen to be occupied" },
  { "works-sight", "what=fort|ramparts=0", "occupied=no bodies=0", "It is empty" },
};

START_TEST (sums_answer_as_the_book_does)
{
  g_autoptr (MuSumAnswer) answer = work_with (answers[_i].kind, answers[_i].entered, NULL);
  ck_assert_msg (!answer->refusal, "%s: %s", answers[_i].kind, answer->refusal);
  g_autofree char *results = results_of (answer);
  ck_assert_str_eq (results, answers[_i].results);
  ck_assert_str_eq (answer->headline, answers[_i].headline);
  if (!answer->compared && answer->trace.count > 0 && strstr (results, "factor=")) {
    g_autofree char *factor = g_strdup_printf ("factor=%d ", mu_trace_total (&answer->trace));
    ck_assert_ptr_nonnull (strstr (results, factor));
  }
}
END_TEST

/* What cannot be: the rule, and a part of the sentence. */
static const struct {
  const char *kind, *entered, *rule, *part;
} refusals[] = {
  { "ditch", "width=0", "wrg.engineering.fascine", "one pace" },
  { "ditch", "width=9|troop=Reg C HC L Sh", "wrg.engineering.fascine", "infantry" },
  { "ram", "crew=3", "wrg.engineering.ram", "not 3" },
  { "ram", "crew=7", "wrg.engineering.ram", "not 7" },
  { "ram", "crew=5|troop=Reg C HC L Sh", "wrg.engineering.ram", "infantry" },
  { "axe", "target=door|figures=7", "wrg.engineering.axe", "not 7" },
  { "axe", "target=door|figures=0", "wrg.engineering.axe", "not 0" },
  { "axe", "target=palisade|figures=4", "wrg.engineering.axe", "1 to 3" },
  { "axe", "target=door|figures=1|troop=Reg C Art", "wrg.engineering.axe", "infantry" },
  { "elephant-door", "target=door|models=0", "wrg.engineering.elephant", "not 0" },
  { "elephant-door", "target=door|models=1|disordered=yes", "wrg.engineering.elephant",
    "Disordered" },
  { "archway", "die=2", "wrg.engineering.elephant", "Die" },
  { "penthouse", "movers=5", "wrg.engineering.penthouse", "not 5" },
  { "penthouse", "movers=6|ram-crew=3", "wrg.engineering.ram", "not 3" },
  { "tower", "carried=6|pushers=8|animals=3|waiting=4", "wrg.engineering.tower", "drawbridge" },
  { "tower", "carried=6|pushers=8|animals=3|quarters=1", "wrg.engineering.tower", "ground" },
  { "tower-crew", "place=top|by=stones|using=S", "wrg.engineering.tower.crew",
    "from the top storey alone" },
  { "tower-crew", "place=inside|by=stones|using=B", "wrg.engineering.tower.crew",
    "from the top storey alone" },
  { "battery", ARTILLERY "|target=tower|figures=4|throws=bolts", "wrg.engineering.battery",
    "stones" },
  { "battery", ARTILLERY "|target=tower|figures=0", "wrg.engineering.battery", "1 figure" },
  { "battery", ARCHERS "|target=tower|figures=4", "wrg.engineering.battery", "artillery" },
  { "ladder", "troop=Reg C MI JLS Sh|target=tower", "wrg.engineering.ladder", "tower" },
  { "ladder", "troop=Reg C HC L Sh|target=wall", "wrg.engineering.ladder", "infantry" },
  { "ladder", "troop=Reg C MI JLS Sh|target=wall|ladders=3|carriers=5", "wrg.engineering.ladder",
    "5 cannot" },
  { "ladder", "troop=Reg C MI JLS Sh|target=wall|ladders=0", "wrg.engineering.ladder", "" },
  { "ladder-throw", "figures=3|at-top=yes|die=6", "wrg.engineering.ladder.climb", "guards" },
  { "ladder-throw", "figures=3|die=6|at-top=no|climbers=Reg C LC P",
    "wrg.troops.weapons.mounted-close", "Reg C LC P" },
  { "assault", "friends=3|enemies=4|group=none", "wrg.engineering.assault-bodies", "one task" },
  { "fire", ARCHERS "|missile=bow|target=wood|figures=10|distance=60|in-fort=yes",
    "wrg.engineering.fire.prepare", "period before" },
  { "fire", ARCHERS "|missile=bow|target=wood|figures=10|distance=60|prepared=yes",
    "wrg.engineering.fire.who", "Only infantry archers" },
  { "fire", ARCHERS "|missile=bow|target=wood|figures=10|distance=60|prepared=yes|pack-animals=1",
    "wrg.engineering.fire.who", "5 figures, not 10" },
  { "fire", ARCHERS "|missile=bow|target=wood|figures=10|distance=130|prepared=yes|in-fort=yes",
    "wrg.engineering.fire.factor", "reach 120" },
  { "fire",
    ARCHERS "|missile=bow|target=wood|figures=10|distance=60|prepared=yes|in-fort=yes|rained=yes",
    "wrg.engineering.fire.rain", "rain" },
  { "fire",
    ARCHERS "|missile=staff-sling|target=wood|figures=10|distance=60|prepared=yes|in-fort=yes",
    "wrg.engineering.fire.who", "Only infantry archers" },
  { "fire",
    "shooter=Reg C LI CB|missile=crossbow|target=wood|figures=10|distance=60|prepared=yes"
    "|in-fort=yes",
    "wrg.engineering.fire.who", "Only infantry archers" },
  { "fire",
    ARCHERS "|missile=bow|target=wood|figures=10|distance=60|prepared=yes|in-fort=yes|plus=6",
    "wrg.dice", "average" },
  { "fire", ARCHERS "|missile=bow|target=wood|figures=10|distance=50|in-fort=yes|weather=rain",
    "wrg.engineering.fire.rain", "rain, until two periods without" },
  { "flame-thrower", FLAME "|target=wood|distance=2|weather=rain",
    "wrg.engineering.fire.flame-thrower", "cannot apply" },
  { "flame-thrower", FLAME "|target=men|distance=2|at=Reg C HC L Sh|rained=yes",
    "wrg.engineering.fire.flame-thrower", "Rain or snow has fallen" },
  { "flame-thrower", FLAME "|target=wood|distance=21", "wrg.engineering.fire.flame-thrower",
    "20 paces" },
  { "flame-thrower", FLAME "|target=wood|distance=5|used=yes", "wrg.engineering.fire.flame-thrower",
    "only once" },
  { "flame-thrower", FLAME "|target=wood|distance=5|die=5", "wrg.engineering.fire.flame-thrower",
    "Die" },
  { "flame-thrower", FLAME "|target=men|distance=5", "wrg.engineering.fire.flame-thrower",
    "which men" },
  { "flame-thrower", FLAME "|target=door|distance=5|at=Reg C HC L Sh",
    "wrg.engineering.fire.flame-thrower", "Men" },
  { "flame-thrower", FLAME "|target=men|distance=5|at=Reg C HI LTS Sh|tactical=target-charging",
    "wrg.engineering.fire.flame-thrower", "cannot apply" },
  { "fire-inside", "what=door|periods=2", "wrg.engineering.fire.inside", "inside" },
  { "fire-spread", "what=grass|periods=2|strong-wind=yes", "wrg.engineering.fire.wind", "steppe" },
  { "caltrops", "troop=Reg C HC L Sh|figures=0|move=normal", "wrg.engineering.caltrops.hit",
    "Nobody" },
  { "caltrops", "troop=Irr C LI JLS Sh|figures=4|move=normal|plus=6", "wrg.dice", "average" },
  { "caltrops-lay", "troop=Reg C LHI HTW Sh|army=other|figures=20", "wrg.engineering.caltrops.lay",
    "Roman" },
  { "caltrops-lay", "troop=Reg C HC L Sh|army=roman|figures=20", "wrg.engineering.caltrops.lay",
    "infantry" },
  { "caltrops-lay", "troop=Irr C LHI HTW Sh|army=roman|figures=20", "wrg.points.defences",
    "Only regulars" },
  { "flame-thrower", "shooter=Irr C SHI HTW Sh|target=building|distance=20",
    "wrg.points.special-engines", "regular super heavy" },
  { "flame-thrower", "shooter=Reg C HI HTW Sh|target=building|distance=20",
    "wrg.points.special-engines", "regular super heavy" },
  { "caltrops-clear", "work=pick-up", "wrg.engineering.caltrops.clear", "laid them" },
};

START_TEST (what_cannot_be_is_refused_with_its_rule)
{
  g_autoptr (MuSumAnswer) answer = work_with (refusals[_i].kind, refusals[_i].entered, NULL);
  ck_assert_msg (answer->refusal != NULL, "%s: %s", refusals[_i].kind, answer->headline);
  ck_assert_str_eq (mu_rule_id (answer->refused_by), refusals[_i].rule);
  ck_assert_msg (strstr (answer->refusal, refusals[_i].part) != NULL, "%s", answer->refusal);
  ck_assert_uint_eq (answer->results->len, 0);
  ck_assert_ptr_null (answer->headline);
}
END_TEST

/* What the house rules leave out of weather and night cannot hold, and they say so. */
START_TEST (what_is_left_out_is_refused)
{
  static const struct {
    MuReading reading;
    const char *kind, *entered, *rule, *part;
  } rows[] = {
    { MU_READING_NIGHT, "ram", "crew=6|unlit=yes", "wrg.weather.night.drift", "night is played" },
    { MU_READING_NIGHT, "axe", "target=door|figures=2|unlit=yes", "wrg.weather.night.drift",
      "night is played" },
    { MU_READING_NIGHT, "elephant-door", "target=door|models=1|unlit=yes",
      "wrg.weather.night.drift", "night is played" },
    { MU_READING_NIGHT, "ladder", "troop=Reg C MI JLS Sh|target=wall|unlit=yes",
      "wrg.weather.night.drift", "By night, without light" },
    { MU_READING_DROUGHT, "fire-spread", "what=grass|periods=1|drought=yes|strong-wind=yes",
      "wrg.weather.drought", "no drought" },
    { MU_READING_WEATHER, "fire-spread", "what=wood|periods=3|strong-wind=yes",
      "wrg.weather.potential", "always fine" },
    { MU_READING_WEATHER, "fire-spread", "what=wood|periods=3|rain=yes", "wrg.weather.potential",
      "always fine" },
    { MU_READING_WEATHER, "fire-inside", "what=wood|periods=2|rained=yes", "wrg.weather.potential",
      "always fine" },
    { MU_READING_WEATHER, "flame-thrower", FLAME "|target=wood|distance=5|rained=yes",
      "wrg.weather.potential", "always fine" },
    { MU_READING_SUN, "battery", ARTILLERY "|target=tower|figures=10|weather=sun",
      "wrg.weather.sun", "dazzles nobody" },
    { MU_READING_DROUGHT, "battery", ARTILLERY "|target=tower|figures=10|weather=drought",
      "wrg.weather.drought", "no drought" },
    /* wrg.weather.rain.fires, in the other reading */
    { MU_READING_RAIN_FIRES, "flame-thrower", FLAME "|target=wood|distance=5|rained=yes",
      "wrg.engineering.fire.rain", "nobody starts a fire" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    MuReadings readings = { 0 };
    g_autoptr (MuSumAnswer) book = work_with (rows[i].kind, rows[i].entered, &readings);
    ck_assert_msg (book->refusal == NULL, "%s: %s", rows[i].kind, book->refusal);
    readings.choice[rows[i].reading] = 1;
    g_autoptr (MuSumAnswer) answer = work_with (rows[i].kind, rows[i].entered, &readings);
    ck_assert_msg (answer->refusal != NULL, "%s: %s", rows[i].kind, answer->headline);
    ck_assert_str_eq (mu_rule_id (answer->refused_by), rows[i].rule);
    ck_assert_msg (strstr (answer->refusal, rows[i].part) != NULL, "%s", answer->refusal);
  }
}
END_TEST

/* Casualties go to the troop that was named, and to nobody else. */
START_TEST (losses_have_a_taker)
{
  static const struct {
    const char *kind, *entered, *field;
    int losses;
  } rows[] = {
    { "ladder-throw", "figures=3|die=5|climbers=Reg C MI JLS Sh", "climbers", 15 },
    { "ladder-throw", "figures=3|die=5", NULL, 0 },
    { "battery", ARTILLERY "|target=tower|figures=10|minus=3|plus=3|crew=Reg C LI B", "crew", 13 },
    { "battery", ARTILLERY "|target=palisade|figures=10|minus=3|plus=3|crew=Reg C LI B", NULL, 0 },
    { "caltrops", "troop=Reg C HC L Sh|figures=10|move=normal|minus=3|plus=3", "troop", 8 },
    { "flame-thrower", FLAME "|target=men|distance=20|at=Reg C HC L Sh|minus=3|plus=3", "at", 6 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    const MuSumKind *kind = mu_sum_kind_find (rows[i].kind);
    g_autoptr (MuSumAnswer) answer = work_with (rows[i].kind, rows[i].entered, NULL);
    ck_assert_ptr_null (answer->refusal);
    ck_assert_int_eq (answer->losses_field,
                      rows[i].field ? mu_sum_field (kind, rows[i].field) : -1);
    ck_assert_int_eq (answer->losses, rows[i].losses);
  }
}
END_TEST

/* Dice are rolled where they are left open, of the right kind, and only where needed. */
START_TEST (only_needed_dice_are_rolled)
{
  static const struct {
    const char *kind, *entered;
    guint count;
    MuDie last;
  } rows[] = {
    { "archway", "howdah=yes", 1, MU_DIE_ORDINARY },
    { "archway", "howdah=no", 0, MU_DIE_ORDINARY },
    { "ladder-throw", "figures=2", 1, MU_DIE_ORDINARY },
    { "battery", ARTILLERY "|target=tower|figures=4", 2, MU_DIE_AVERAGE },
    { "battery", "shooter=Irr C Art|target=tower|figures=4", 2, MU_DIE_ORDINARY },
    { "flame-thrower", FLAME "|target=building|distance=5", 0, MU_DIE_ORDINARY },
    { "flame-thrower", FLAME "|target=tower|distance=5", 1, MU_DIE_ORDINARY },
    { "flame-thrower", FLAME "|target=men|distance=5|at=Reg C HC L Sh", 2, MU_DIE_AVERAGE },
    { "caltrops", "troop=Irr C HC L Sh|figures=5|move=normal", 2, MU_DIE_AVERAGE },
    { "caltrops", "troop=Irr C HC L Sh|figures=5|move=clearing", 0, MU_DIE_AVERAGE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (MuSumAnswer) answer = work_with (rows[i].kind, rows[i].entered, NULL);
    ck_assert_msg (!answer->refusal, "%s", answer->refusal);
    ck_assert_uint_eq (answer->roll_count, rows[i].count);
    ck_assert_int_eq (answer->rolled, rows[i].count > 0);
    if (rows[i].count > 0)
      ck_assert_int_eq (answer->roll[rows[i].count - 1].die, rows[i].last);
  }
}
END_TEST

/* All throws together are certain, one bar is what was thrown, and the chances
 * are those of the dice: ordinary 1 to 6, average 2, 3, 3, 4, 4, 5. */
START_TEST (chances_are_exact)
{
  static const struct {
    const char *kind, *entered, *bars;
  } rows[] = {
    { "archway", "howdah=yes|die=2", "gets through=3/6 sticks=3/6*" },
    { "ladder-throw", "figures=2|die=5", "thrown down=2/6* stands=4/6" },
    { "flame-thrower", FLAME "|target=door|distance=5|die=1",
      "catches fire=3/6 does not catch fire=3/6*" },
    { "flame-thrower", FLAME "|target=wood|distance=5", "" },
    /* two average dice alike: 1 + 4 + 4 + 1 of 36; factors 1, 2, 3 with ten figures */
    { "battery", ARTILLERY "|target=tower|figures=10|minus=3|plus=3",
      "8=13/36 13=10/36* 16=13/36" },
    { "fire",
      ARCHERS "|missile=bow|target=wood|figures=10|distance=60|in-fort=yes|prepared=yes|minus=3"
              "|plus=4",
      "6=13/36 8=10/36 13=13/36*" },
    /* ten figures at -1 to 5: the full difference */
    { "caltrops", "troop=Reg C HC L Sh|figures=10|move=other|minus=3|plus=3",
      "5=1/36 6=4/36 8=8/36 13=10/36* 16=8/36 20=4/36 25=1/36" },
    { "caltrops", "troop=Reg C HC L Sh|figures=10|move=clearing", "" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    const MuSumInput input = entered (rows[i].kind, rows[i].entered);
    MuDice dice;
    mu_dice_init_seeded (&dice, 11, 0);
    g_autoptr (MuSumAnswer) answer = mu_sum_work (&input, NULL, &dice, TRUE);
    g_autoptr (GString) bars = g_string_new (NULL);
    for (guint b = 0; b < answer->bars->len; b++) {
      const MuSumBar *bar = g_ptr_array_index (answer->bars, b);
      g_string_append_printf (bars, "%s%s=%d/%d%s", b > 0 ? " " : "", bar->label, (int) bar->ways,
                              (int) bar->of, bar->now ? "*" : "");
    }
    ck_assert_str_eq (bars->str, rows[i].bars);
    ck_assert_int_eq (answer->odds_title != NULL, answer->bars->len > 0);
  }
}
END_TEST

/* House rules reach the sums. */
START_TEST (house_rules_hold)
{
  static const struct {
    MuReading reading;
    const char *kind, *entered, *results;
  } rows[] = {
    { MU_READING_PENTHOUSE_CREW, "penthouse", "movers=6|ram-crew=3", "move=40" },
    { MU_READING_FIRE_HALF, "fire",
      ARCHERS "|missile=bow|target=wood|figures=10|distance=60|in-fort=yes|prepared=yes|minus=3"
              "|plus=3|points=13|idle=1",
      "weapon=1 tactical=0 random=0 factor=1 points=8 total=14 lit=no" },
    { MU_READING_FIRE_LEAP, "fire-spread", "what=wood|periods=2|strong-wind=yes",
      "spreads=yes destroys=no burnt-out=no" },
    { MU_READING_CALTROPS_CAMELS, "caltrops",
      "troop=Irr C MCm JLS|figures=10|move=normal|minus=3|plus=3",
      "weapon=1 tactical=0 random=0 factor=1 casualties=8" },
    /* the ordinary die of the irregulars who cross: 0 + 6 - 3 with ten figures */
    { MU_READING_CALTROPS_DIE, "caltrops",
      "troop=Irr C LI JLS Sh|figures=10|move=normal|minus=3|plus=6",
      "weapon=0 tactical=0 random=3 factor=3 casualties=16" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    MuReadings readings = { 0 };
    readings.choice[rows[i].reading] = 1;
    g_autoptr (MuSumAnswer) answer = work_with (rows[i].kind, rows[i].entered, &readings);
    ck_assert_msg (!answer->refusal, "%s", answer->refusal);
    g_autofree char *results = results_of (answer);
    ck_assert_str_eq (results, rows[i].results);
  }
  MuReadings dry = { 0 };
  dry.choice[MU_READING_RAIN_FIRES] = 1;
  g_autoptr (MuSumAnswer) answer
      = work_with ("fire-inside", "what=wood|periods=2|rained=yes", &dry);
  ck_assert_str_eq (mu_rule_id (answer->refused_by), "wrg.engineering.fire.rain");
}
END_TEST

/* What is kept with a battle reads back to the same answer. */
START_TEST (inputs_are_kept)
{
  const MuSumInput input = entered (answers[_i].kind, answers[_i].entered);
  g_autofree char *text = mu_sum_input_to_text (&input);
  MuSumInput again;
  g_autoptr (GError) error = NULL;
  ck_assert (mu_sum_input_from_text (&again, input.kind, text, &error));
  MuDice dice;
  mu_dice_init_seeded (&dice, 11, 0);
  g_autoptr (MuSumAnswer) answer = mu_sum_work (&again, NULL, &dice, FALSE);
  g_autofree char *results = results_of (answer);
  ck_assert_str_eq (results, answers[_i].results);
}
END_TEST

/* Every sum says what it is, and asks for what it needs. */
START_TEST (every_sum_is_described)
{
  for (const MuSumKind *kind = mu_sums_siege; kind->key; kind++) {
    ck_assert_int_eq (kind->tab, MU_SUMS_SIEGE);
    ck_assert_ptr_eq (mu_sum_kind_find (kind->key), kind);
    ck_assert_uint_gt (strlen (kind->title), 0);
    ck_assert_uint_gt (strlen (kind->summary), 0);
    int fields = 0;
    for (const MuField *field = kind->fields; field->key; field++, fields++) {
      ck_assert_uint_gt (strlen (field->label), 0);
      ck_assert_uint_gt (strlen (field->help), 0);
      ck_assert_int_le (field->min, field->max);
      if (field->kind == MU_FIELD_CHOICE || field->kind == MU_FIELD_SET)
        for (int word = 0; field->words[word]; word++)
          ck_assert_ptr_nonnull (field->word_labels[word]);
    }
    ck_assert_int_le (fields, MU_SUM_FIELDS);
  }
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sums_siege");
  TCase *tests = tcase_create ("siege");
  tcase_add_loop_test (tests, sums_answer_as_the_book_does, 0, (int) G_N_ELEMENTS (answers));
  tcase_add_loop_test (tests, what_cannot_be_is_refused_with_its_rule, 0,
                       (int) G_N_ELEMENTS (refusals));
  tcase_add_test (tests, what_is_left_out_is_refused);
  tcase_add_test (tests, losses_have_a_taker);
  tcase_add_test (tests, only_needed_dice_are_rolled);
  tcase_add_test (tests, chances_are_exact);
  tcase_add_test (tests, house_rules_hold);
  tcase_add_loop_test (tests, inputs_are_kept, 0, (int) G_N_ELEMENTS (answers));
  tcase_add_test (tests, every_sum_is_described);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* The sums of weather, fatigue and movement, as they are asked for at the table. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/core/sum.h"

/* "key=text" entries parted by blanks inside one text; ';' parts them, as
 * notations hold blanks. */
static MuSumInput
entered (const char *kind, const char *entries)
{
  MuSumInput input;
  g_auto (GStrv) entry = g_strsplit (entries, ";", -1);
  const MuSumKind *found = mu_sum_kind_find (kind);
  ck_assert_msg (found != NULL, "no kind %s", kind);
  mu_sum_input_init (&input, found);
  for (guint i = 0; entry[i] && entry[i][0]; i++) {
    g_autoptr (GError) error = NULL;
    g_auto (GStrv) pair = g_strsplit (entry[i], "=", 2);
    ck_assert_msg (mu_sum_input_read (&input, pair[0], pair[1], &error), "%s: %s", entry[i],
                   error ? error->message : "");
  }
  return input;
}

static MuSumAnswer *
answer_of (const MuSumInput *input, const MuReadings *readings)
{
  MuDice source;
  mu_dice_init_seeded (&source, 7, 0);
  return mu_sum_work (input, readings, &source, TRUE);
}

/* The results as one text, "key=value;…". */
static char *
results_of (const MuSumAnswer *answer)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    g_string_append_printf (text, "%s%s=%s", i > 0 ? ";" : "", result->key, result->value);
  }
  return g_string_free (text, FALSE);
}

static const struct {
  const char *kind, *entries, *results;
} sums[] = {
  /* wrg.weather.potential, wrg.weather.regions */
  { "weather", "region=mediterranean;month=1;country=mountain;roll=1", "weather=snow+winds" },
  { "weather", "region=northern;month=7;country=plain;roll=3", "weather=fine" },
  { "weather", "region=mediterranean;month=3;country=plain;outside=yes;roll=2", "weather=rain" },
  { "weather-period", "expected=rain;roll=1", "change=begins;now=yes" },
  { "weather-period", "expected=rain;roll=6", "change=stays;now=no" },
  { "weather-period", "expected=snow;now=yes;roll=1", "change=stays;now=yes" },
  { "weather-period", "expected=snow;now=yes;roll=5", "change=ceases;now=no" },
  /* wrg.weather.wind.direction */
  { "wind", "region=mediterranean", "from=north-east;downwind=south-west" },
  { "wind", "region=northern;roll=5", "from=west;downwind=east" },
  { "wind", "region=northern;roll=5;rains=1", "from=south-west;downwind=north-east" },
  /* wrg.weather.fog */
  { "fog", "region=mediterranean;month=7;country=plain;coast=yes;roll=2", "fog=yes" },
  { "fog", "region=mediterranean;month=7;country=plain;coast=yes;roll=3", "fog=no" },
  { "fog", "region=mediterranean;month=7;country=plain", "fog=no" },
  { "fog", "region=northern;month=11;country=plain;winds=yes", "fog=no" },
  /* wrg.weather.night.daylight */
  { "daylight", "month=1", "periods=8;gone=0;left=7;night=no" },
  { "daylight", "month=9;late=yes;roll=4;period=6", "periods=10;gone=4;left=0;night=no" },
  { "daylight", "month=6;period=13", "periods=12;gone=0;left=0;night=yes" },
  /* wrg.weather.night.drift, wrg.weather.night.camp, wrg.weather.snow.precipice */
  { "night-drift", "troop=Reg C HI HTW Sh;roll=2", "drift=left;paces=10" },
  { "night-drift", "troop=Irr C HI HTW Sh;roll=6", "drift=right;paces=10" },
  { "night-drift", "troop=Reg C HI HTW Sh;roll=4", "drift=none;paces=0" },
  { "night-camp", "troop=Irr C HI HTW Sh;units=12", "guards=2;quarters=4;seen-at=60" },
  { "precipice", "roll=1", "lost=1" },
  { "precipice", "roll=2", "lost=0" },
  { "precipice", "snowed=0;falling=yes;roll=1", "lost=1" },
  { "precipice", "snowed=0", "lost=0" },
  /* wrg.weather.rain.missiles, wrg.weather.rain.mud: the fourth period of rain */
  { "weather-effects",
    "troop=Irr C HI HTW Sh;region=mediterranean;month=3;country=plain;sky=rain;rained=4;period=4",
    "shooting=-1;melee=0;reaction=-1;move=40;charge=60;sight=-;signals=-;unfriendly-cover=no;"
    "surprised=no;way=any" },
  /* wrg.weather.snow: halved, and charges at the normal rate */
  { "weather-effects",
    "troop=Reg C HC JLS;region=northern;month=1;country=plain;sky=snow;snowed=4;period=4",
    "shooting=-1;melee=0;reaction=-1;move=60;charge=60;sight=-;signals=-;unfriendly-cover=no;"
    "surprised=no;way=any" },
  /* wrg.weather.drought, wrg.weather.wind.desert, wrg.weather.wind.trumpets */
  { "weather-effects",
    "troop=Reg C HC JLS;region=mediterranean;month=7;country=desert;sky=winds;period=5",
    "shooting=-1;melee=-1;reaction=-1;move=120;charge=180;sight=30;signals=100;"
    "unfriendly-cover=no;surprised=no;way=south-west" },
  { "weather-effects",
    "troop=Reg C HC JLS;region=mediterranean;month=7;country=desert;sky=winds;period=5;with=arabs",
    "shooting=0;melee=0;reaction=0;move=120;charge=180;sight=30;signals=100;"
    "unfriendly-cover=no;surprised=no;way=any" },
  /* wrg.weather.night.limits: the eleventh of ten periods */
  { "weather-effects",
    "troop=Reg C HC JLS;region=mediterranean;month=9;country=plain;sky=fine;period=7;gone=4",
    "shooting=0;melee=0;reaction=0;move=60;charge=60;sight=60;signals=-;unfriendly-cover=yes;"
    "surprised=yes;way=any" },
  /* wrg.weather.sun: in Europe with a 1, and west at the end of the day */
  { "weather-effects",
    "troop=Reg C HC JLS;region=northern;month=6;country=plain;sky=fine;period=12;low-sun=yes;"
    "facing=west",
    "shooting=-1;melee=-1;reaction=0;move=120;charge=180;sight=-;signals=-;unfriendly-cover=no;"
    "surprised=no;way=any" },
  /* wrg.fatigue.initial, wrg.fatigue.loss: 10 - 2 - 2, five periods, two of them fast */
  { "fitness", "troop=Irr D HI HTW Sh;marched=yes;exerted=5;hurried=2",
    "start=6;fitness=-1;state=tired" },
  { "fitness", "troop=Reg C LI S", "start=12;fitness=12;state=fresh" },
  { "fitness", "troop=Reg C SHI HTW Sh;exerted=13", "start=8;fitness=-5;state=exhausted" },
  /* wrg.fatigue.zero, wrg.fatigue.exhausted */
  { "fatigue", "troop=Irr B LC JLS;fitness=0;minus=5;plus=2",
    "state=tired;reaction=-2;move=80;charge=120;random=-3" },
  { "fatigue", "troop=Irr B LC JLS;fitness=1;minus=5;plus=2",
    "state=fresh;reaction=0;move=160;charge=240" },
  { "fatigue", "troop=Irr B LC JLS;fitness=-5", "state=exhausted;reaction=-2;move=0;charge=0" },
  /* wrg.move.direction.charge-cost, worked examples 15 to 17 */
  { "charge-left", "troop=Irr C LC JLS;delay=1", "left=200" },
  { "charge-left", "troop=Irr C LC JLS;delay=3;wheel=yes", "left=120;outer=240;pivot=120" },
  { "charge-left", "troop=Reg C HC JLS;delay=2", "left=120" },
  { "charge-left", "troop=Reg C HC JLS;delay=2;recoiled=yes", "left=100" },
  /* wrg.move.rout, wrg.move.pursuit, worked example 20 */
  { "move", "troop=Irr C LC JLS;kind=rout;period=2", "move=200" },
  { "move", "troop=Irr C HC JLS;kind=pursuit;holds=after-uncontrolled", "move=120" },
  { "move", "troop=Reg C HI HTW Sh;holds=square,tired", "move=15" },
  { "move", "troop=Irr C LC JLS;kind=evade;holds=deep,shot-first", "move=60" },
  { "move", "troop=Reg C HC JLS;kind=charge;holds=snow", "move=60" },
  { "move", "troop=Reg C HC JLS;holds=mud", "move=100" },
  { "move", "troop=Reg C HC JLS;holds=night", "move=60" },
  /* wrg.move.direction.turn, wrg.move.formation.special, wrg.move.formation.dismount */
  { "manoeuvre", "troop=Irr C HC JLS;change=turn", "quarters=2;left=60" },
  { "manoeuvre", "troop=Irr C HC JLS;change=square-turn", "quarters=1;left=90" },
  { "manoeuvre", "troop=Reg C HI HTW Sh;change=wedge", "quarters=4;left=0" },
  { "manoeuvre", "troop=Reg C HI HTW Sh;change=testudo", "quarters=2;left=30" },
  { "manoeuvre", "troop=Reg C HC JLS;change=dismount;slowed-by=disordered",
    "foot=HI;quarters=4;left=0" },
  { "manoeuvre", "troop=Reg C HC JLS;change=embark", "quarters=4;left=0" },
  /* mounted infantry, wrg.move.formation.dismount */
  { "manoeuvre", "troop=Reg C LHI JLS Sh;change=dismount", "foot=LHI;quarters=2;left=40" },
  /* wrg.deploy.forced-march: 120 and 60, a charge 80 less a quarter of 60 and 60 */
  { "move", "troop=Reg C HC JLS;holds=forced-march", "move=180" },
  { "move", "troop=Reg C HI HTW Sh;kind=charge;delay=1;holds=forced-march", "move=125" },
  /* wrg.orders.time-limit: 20 paces more for who wrote his orders first, and both together */
  { "move", "troop=Reg C HI HTW Sh;holds=orders-first", "move=80" },
  { "move", "troop=Reg C HI HTW Sh;holds=orders-first,forced-march", "move=140" },
  /* wrg.move.distance.chariots, wrg.move.distance.dummy */
  { "move", "troop=Irr C El JLS;kind=charge", "move=100" },
  { "move", "troop=Irr C El JLS;as=burmese;kind=charge", "move=80" },
  { "move", "troop=Irr C MCm B;as=dummy-elephants;kind=charge", "move=80" },
  /* wrg.move.distance.slow */
  { "move", "troop=Reg C Art", "move=40" },
  { "move", "troop=Reg C Art;as=bolt-shooter", "move=60" },
  { "move", "troop=Reg C Art;as=bolt-shooter-cart", "move=120" },
  { "move", "troop=Reg C Art;as=oxen;holds=mud", "move=20" },
  { "move", "as=siege-gear", "move=40" },
  { "move", "as=wagon;holds=square", "move=20" },
  { "move", "as=pack-animals;holds=forced-march", "move=140" },
  { "move", "troop=Reg C LI B;as=mounted-infantry", "move=80" },
  /* wrg.move.distance.boats: the night caps, mud does not hold them */
  { "move", "as=boat", "move=60" },
  { "move", "as=boat-angled", "move=120" },
  { "move", "as=boat-angled;holds=night", "move=60" },
  /* wrg.weather.regions: steppe beyond the Elbe */
  { "weather", "region=northern;month=1;country=steppe;outside=yes;roll=1", "weather=snow" },
  { "fog", "region=northern;month=1;country=desert;outside=yes;roll=1", "fog=yes" },
  /* wrg.move.direction.wheel, wrg.move.direction.free-models, wrg.move.direction.incline */
  { "wheel", "troop=Irr C HI HTW Sh;quarters=4", "outer=30" },
  { "wheel", "troop=Irr C MCm JLS;quarters=1;wide=3", "outer=15;free=yes" },
  { "wheel", "troop=Reg C HI HTW Sh;quarters=2;wide=5", "outer=30;free=no" },
  { "incline", "troop=Reg B HI HTW Sh", "forward=30;aside=30" },
  /* wrg.move.formation.frontage, wrg.move.manoeuvre, worked example 19 */
  { "frontage", "troop=Reg C HI HTW Sh;slowed-by=difficult,disordered", "figures=1" },
  { "frontage", "troop=Irr C HI HTW Sh;quarters=2;figures=10", "figures=4;needed=5" },
  /* wrg.move.formation.lap */
  { "lap", "overlapped=5", "figures=3;quarters=1" },
  { "lap", "overlapped=5;against=recoiled", "figures=0;quarters=0" },
  /* wrg.move.difficult.cavalry, wrg.move.difficult.linear, wrg.move.difficult.river */
  { "difficult", "troop=Reg C HC JLS;ground=wood;distance=20",
    "times=4;delay=0;reach=30;normal-only=yes;paces=80" },
  { "difficult", "troop=Reg C HI HTW Sh;ground=hedge;distance=5",
    "times=2;delay=1;reach=22;normal-only=no;paces=40" },
  { "difficult", "troop=Reg C HI HTW Sh;ground=river;width=29",
    "times=2;delay=1;reach=22;normal-only=no" },
  { "difficult", "troop=Irr C LI S;ground=river;width=40",
    "times=4;delay=0;reach=20;normal-only=no" },
  { "difficult", "troop=Reg C Art;ground=wood;by-hand=yes",
    "times=4;delay=0;reach=15;normal-only=yes" },
  { "difficult", "troop=Reg C LCh B;ground=steep-hill;road=yes;uphill=yes",
    "times=2;delay=0;reach=60;normal-only=no" },
  /* wrg.weather.rain.rivers */
  { "difficult", "troop=Reg C HC JLS;ground=ford;high-water=yes",
    "times=4;delay=1;reach=22;normal-only=no" },
  /* wrg.move.difficult.ford */
  { "ford", "width=30;roll=3", "ford=no" },
  { "ford", "width=30;roll=4", "ford=yes" },
};

START_TEST (sums_come_out)
{
  MuSumInput input = entered (sums[_i].kind, sums[_i].entries);
  g_autoptr (MuSumAnswer) answer = answer_of (&input, NULL);
  ck_assert_msg (answer->refusal == NULL, "%s: %s", sums[_i].entries, answer->refusal);
  g_autofree char *results = results_of (answer);
  ck_assert_msg (strcmp (results, sums[_i].results) == 0, "%s %s:\n  %s\nexpected\n  %s",
                 sums[_i].kind, sums[_i].entries, results, sums[_i].results);
  ck_assert_ptr_nonnull (answer->headline);
}
END_TEST

static const struct {
  const char *kind, *entries, *rule;
  gboolean a_no; /* an answer, for scripts */
} refusals[] = {
  { "difficult", "troop=Reg C HI HTW Sh;ground=river", "wrg.move.difficult.river", TRUE },
  { "difficult", "troop=Reg C LCh B;ground=wood", "wrg.move.difficult.vehicles", TRUE },
  { "difficult", "troop=Reg C HC JLS;ground=marsh", "wrg.move.difficult.infantry-only", TRUE },
  { "difficult", "troop=Reg C HC JLS;ground=river;high-water=yes", "wrg.weather.rain.rivers",
    TRUE },
  { "difficult", "troop=Reg C HC JLS;ground=wood;by-hand=yes", "wrg.move.difficult.artillery",
    FALSE },
  { "difficult", "troop=Reg C HC JLS;ground=wood;width=40", "wrg.move.difficult.river", FALSE },
  { "difficult", "troop=Reg C HC JLS;ground=wood;uphill=yes", "wrg.move.difficult.roads", FALSE },
  { "move", "troop=Reg C Art;kind=charge", "wrg.move.distance.slow", TRUE },
  { "move", "troop=Irr C LC JLS;holds=deep", "wrg.move.evade.deep", FALSE },
  { "move", "troop=Irr C LC JLS;holds=shot-first", "wrg.move.evade.shoot-first", FALSE },
  { "move", "troop=Irr C LC JLS;holds=after-uncontrolled", "wrg.move.uncontrolled", FALSE },
  { "move", "troop=Irr C LC JLS;period=2", "wrg.move.rout", FALSE },
  { "charge-left", "troop=Reg C Art;delay=1", "wrg.move.distance.slow", TRUE },
  /* wrg.move.distance.slow, wrg.move.distance.chariots, wrg.move.distance.boats */
  { "move", "troop=Reg C HI HTW Sh;as=burmese", "wrg.move.distance.chariots", FALSE },
  { "move", "troop=Reg C HC JLS;as=dummy-elephants", "wrg.move.distance.chariots", FALSE },
  { "move", "troop=Reg C HC JLS;as=bolt-shooter", "wrg.move.distance.slow", FALSE },
  { "move", "troop=Reg C HC JLS;as=mounted-infantry", "wrg.move.distance.slow", FALSE },
  { "move", "as=wagon;kind=charge", "wrg.move.distance.slow", TRUE },
  { "move", "as=boat;holds=mud", "wrg.move.distance.boats", FALSE },
  { "move", "as=boat;holds=square", "wrg.move.distance.boats", FALSE },
  { "move", "holds=mud", "", FALSE },
  /* wrg.weather.regions: neither desert nor steppe north of the Alps */
  { "weather", "region=northern;month=1;country=desert;roll=1", "wrg.weather.regions", FALSE },
  { "weather", "region=northern;month=1;country=steppe;roll=1", "wrg.weather.regions", FALSE },
  { "fog", "region=northern;month=1;country=desert", "wrg.weather.regions", FALSE },
  { "weather-effects", "troop=Reg C HC JLS;region=northern;month=3;country=desert;sky=fine",
    "wrg.weather.regions", FALSE },
  { "manoeuvre", "troop=Irr A HC JLS;change=dismount", "wrg.move.formation.dismounted-type", TRUE },
  { "manoeuvre", "troop=Irr C El JLS;change=dismount;by-general=yes",
    "wrg.move.formation.dismounted-type", TRUE },
  { "incline", "troop=Irr B HI HTW Sh", "wrg.move.direction.incline", TRUE },
  { "fitness", "troop=Reg C LI S;exerted=1;hurried=2", "wrg.fatigue.loss", FALSE },
  { "night-drift", "troop=Reg C HI HTW Sh;roll=6", "wrg.dice", FALSE },
  { "fatigue", "troop=Reg C HI HTW Sh;fitness=0;minus=6;plus=2", "wrg.dice", FALSE },
  { "weather-effects", "troop=Reg C HC JLS;region=northern;month=3;country=plain;sky=rain;dry=2",
    "wrg.weather.rain.missiles", FALSE },
  { "weather-effects",
    "troop=Reg C HC JLS;region=mediterranean;month=6;country=plain;sky=fine;low-sun=yes",
    "wrg.weather.sun", FALSE },
  { "move", "troop=Reg A HC JLS;kind=uncontrolled", "wrg.move.uncontrolled", TRUE },
  { "move", "troop=Reg A HC JLS;kind=rout;holds=after-uncontrolled", "wrg.move.uncontrolled",
    TRUE },
  { "manoeuvre", "troop=Irr C El JLS;change=wedge", "wrg.formation.wedge.limits", TRUE },
  { "manoeuvre", "troop=Reg C HCh JLS;change=wedge", "wrg.formation.wedge.limits", TRUE },
  { "manoeuvre", "troop=Irr C HI HTW Sh;change=testudo", "wrg.formation.testudo", TRUE },
  { "manoeuvre", "troop=Reg C HI HTW;change=testudo", "wrg.formation.testudo", TRUE },
  { "manoeuvre", "troop=Reg C LI JLS Sh;change=testudo", "wrg.formation.testudo", TRUE },
  { "manoeuvre", "troop=Irr C El JLS;change=remount", "wrg.move.formation.dismounted-type", TRUE },
};

START_TEST (what_cannot_be_is_refused)
{
  MuSumInput input = entered (refusals[_i].kind, refusals[_i].entries);
  g_autoptr (MuSumAnswer) answer = answer_of (&input, NULL);
  ck_assert_msg (answer->refusal != NULL, "%s", refusals[_i].entries);
  ck_assert_str_eq (mu_rule_id (answer->refused_by), refusals[_i].rule);
  ck_assert_int_eq (answer->forbidden, refusals[_i].a_no);
  ck_assert_uint_eq (answer->results->len, 0);
}
END_TEST

/* No die is thrown there: what is thrown all the same is no fault, and counts 0. */
static const struct {
  const char *kind, *plain, *fact, *rule;
} idle[] = {
  { "precipice", "snowed=0", "roll=1", "wrg.weather.snow.precipice" },
  { "fog", "region=mediterranean;month=7;country=plain", "roll=2", "wrg.weather.fog" },
  { "wind", "region=mediterranean", "roll=2", "wrg.weather.wind.direction" },
  { "wind", "region=mediterranean", "rains=1", "wrg.weather.wind.direction" },
  { "daylight", "month=1", "roll=4", "wrg.weather.night.daylight" },
};

START_TEST (a_die_that_is_not_thrown_counts_0)
{
  g_autofree char *with = g_strjoin (";", idle[_i].plain, idle[_i].fact, NULL);
  MuSumInput without = entered (idle[_i].kind, idle[_i].plain);
  MuSumInput input = entered (idle[_i].kind, with);
  g_autoptr (MuSumAnswer) plain = answer_of (&without, NULL);
  g_autoptr (MuSumAnswer) answer = answer_of (&input, NULL);
  ck_assert_msg (answer->refusal == NULL, "%s: %s", with, answer->refusal);
  g_autofree char *before = results_of (plain);
  g_autofree char *after = results_of (answer);
  ck_assert_str_eq (after, before);
  const MuTraceLine *last = &answer->trace.line[answer->trace.count - 1];
  ck_assert_int_eq (last->amount, 0);
  ck_assert_str_eq (mu_rule_id (last->rule), idle[_i].rule);
  ck_assert_uint_eq (answer->notes->len, plain->notes->len + 1);
}
END_TEST

/* House rules change the answers. */
START_TEST (house_rules_are_asked)
{
  static const struct {
    MuReading reading;
    const char *kind, *entries, *results;
  } rows[] = {
    /* wrg.weather.potential, wrg.weather.regions */
    { MU_READING_WEATHER, "weather", "region=northern;month=1;country=plain", "weather=fine" },
    { MU_READING_WEATHER_OUTSIDE, "weather", "region=northern;month=1;country=plain;outside=yes",
      "weather=fine" },
    /* wrg.weather.wind.direction */
    { MU_READING_WIND_DICE, "wind", "region=northern;roll=4", "from=west;downwind=east" },
    /* wrg.weather.fog */
    { MU_READING_FOG, "fog", "region=northern;month=1;country=plain", "fog=no" },
    /* wrg.weather.night.daylight: the die is thrown, here a 2 */
    { MU_READING_NIGHT_START, "daylight", "month=1;roll=2;period=4",
      "periods=8;gone=2;left=2;night=no" },
    /* wrg.weather.night.limits: the day is over, and goes on */
    { MU_READING_NIGHT, "daylight", "month=6;period=13", "periods=12;gone=0;left=0;night=no" },
    /* wrg.weather.snow.precipice: too little snow, so no die */
    { MU_READING_SNOW_PRECIPICE, "precipice", "snowed=2", "lost=0" },
    { MU_READING_SNOW_PRECIPICE, "precipice", "snowed=3;roll=1", "lost=1" },
    /* wrg.move.distance.dummy */
    { MU_READING_DUMMY_ELEPHANTS, "move", "as=dummy-elephants", "move=40" },
    /* wrg.weather.rain.rivers */
    { MU_READING_RAIN_RIVERS, "difficult", "troop=Reg C HI HTW Sh;ground=stream;high-water=yes",
      "times=2;delay=1;reach=22;normal-only=no" },
    /* wrg.fatigue.initial */
    { MU_READING_FITNESS_HEAVY, "fitness", "troop=Reg B LHI JLS Sh",
      "start=12;fitness=12;state=fresh" },
    /* wrg.formation.wedge.limits */
    { MU_READING_WEDGE_LIMITS, "manoeuvre", "troop=Irr C El JLS;change=wedge",
      "quarters=4;left=0" },
    /* wrg.move.direction.free-models */
    { MU_READING_FREE_WHEEL_MODELS, "wheel", "troop=Irr C MCm JLS;wide=3", "outer=15;free=no" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    MuReadings readings = { 0 };
    MuSumInput input = entered (rows[i].kind, rows[i].entries);
    readings.choice[rows[i].reading] = 1;
    g_autoptr (MuSumAnswer) answer = answer_of (&input, &readings);
    g_autofree char *results = results_of (answer);
    ck_assert_str_eq (results, rows[i].results);
  }
}
END_TEST

/* What the house rules switch off cannot hold. */
START_TEST (what_is_switched_off_is_refused)
{
  static const struct {
    MuReading reading;
    const char *kind, *entries, *rule;
  } rows[] = {
    { MU_READING_FOG, "weather-effects",
      "troop=Reg C HC JLS;region=northern;month=3;country=plain;sky=fine;fog=yes",
      "wrg.weather.fog" },
    { MU_READING_SUN, "weather-effects",
      "troop=Reg C HC JLS;region=northern;month=6;country=plain;sky=fine;low-sun=yes",
      "wrg.weather.sun" },
    { MU_READING_WEATHER, "weather-effects",
      "troop=Reg C HC JLS;region=northern;month=6;country=plain;sky=rain",
      "wrg.weather.potential" },
    { MU_READING_WEATHER, "weather-effects",
      "troop=Reg C HC JLS;region=northern;month=6;country=plain;sky=fine;rained=4",
      "wrg.weather.potential" },
    { MU_READING_WEATHER, "weather-period", "expected=rain", "wrg.weather.potential" },
    { MU_READING_WEATHER, "move", "troop=Reg C HC JLS;holds=mud", "wrg.weather.potential" },
    { MU_READING_NIGHT, "move", "troop=Reg C HC JLS;holds=night", "wrg.weather.night.limits" },
    { MU_READING_NIGHT, "night-drift", "troop=Reg C HC JLS", "wrg.weather.night.drift" },
    { MU_READING_NIGHT, "night-camp", "troop=Reg C HC JLS;units=5", "wrg.weather.night.camp" },
    { MU_READING_WEATHER, "precipice", "snowed=4", "wrg.weather.potential" },
    { MU_READING_WEATHER_OUTSIDE, "weather-effects",
      "troop=Reg C HC JLS;region=northern;month=6;country=steppe;outside=yes;sky=rain",
      "wrg.weather.potential" },
    { MU_READING_WEATHER, "wind", "region=northern", "wrg.weather.potential" },
    { MU_READING_WEATHER, "fog", "region=northern;month=1;country=plain;winds=yes",
      "wrg.weather.potential" },
    { MU_READING_WEATHER, "difficult", "troop=Reg C HC JLS;ground=ford;high-water=yes",
      "wrg.weather.potential" },
    { MU_READING_DUMMY_ELEPHANTS, "move", "as=dummy-elephants;kind=charge",
      "wrg.move.distance.slow" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    MuReadings readings = { 0 };
    MuSumInput input = entered (rows[i].kind, rows[i].entries);
    g_autoptr (MuSumAnswer) book = answer_of (&input, NULL);
    readings.choice[rows[i].reading] = 1;
    g_autoptr (MuSumAnswer) answer = answer_of (&input, &readings);
    ck_assert_ptr_null (book->refusal);
    ck_assert_str_eq (mu_rule_id (answer->refused_by), rows[i].rule);
  }
}
END_TEST

/* People read labels and house rules, never keys: wrg.weather.fog, wrg.weather.sun,
 * wrg.weather.night.limits, wrg.move.evade.deep */
START_TEST (refusals_speak_to_people)
{
  static const struct {
    const char *kind, *entries, *says;
    int reading;
  } rows[] = {
    { "move", "troop=Reg C HC JLS;holds=night",
      "“At night” cannot apply here, by the house rules: night is played like day",
      MU_READING_NIGHT },
    { "move", "troop=Reg C HC JLS;holds=snow",
      "“After three periods of snow” cannot apply here, by the house rules: the weather is always "
      "fine",
      MU_READING_WEATHER },
    { "weather-effects",
      "troop=Reg C HC JLS;region=northern;month=3;country=plain;sky=fine;fog=yes",
      "“Fog” cannot apply here, by the house rules: no fog", MU_READING_FOG },
    { "move", "troop=Reg C HC JLS;holds=deep",
      "“More than two deep” cannot apply here, by the rule “evading more than two deep”", -1 },
    { "night-camp", "troop=Reg C HC JLS", "By the house rules: night is played like day",
      MU_READING_NIGHT },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    MuReadings readings = { 0 };
    MuSumInput input = entered (rows[i].kind, rows[i].entries);
    if (rows[i].reading >= 0)
      readings.choice[rows[i].reading] = 1;
    g_autoptr (MuSumAnswer) answer = answer_of (&input, &readings);
    ck_assert_str_eq (answer->refusal, rows[i].says);
  }
}
END_TEST

/* What is thrown for, and its chances. */
static const struct {
  const char *kind, *entries;
  const char *ways; /* bar after bar, of six */
} odds[] = {
  { "weather", "region=northern;month=9;country=plain;roll=4", "15" },
  { "weather-period", "expected=rain;roll=2", "15" },
  { "weather-period", "expected=rain;now=yes;roll=2", "42" },
  { "wind", "region=northern;roll=1", "111111" },
  { "wind", "region=mediterranean", "" },
  { "fog", "region=northern;month=1;country=plain;roll=1", "24" },
  { "fog", "region=northern;month=5;country=plain", "6" },
  { "night-drift", "troop=Reg C HI HTW Sh;roll=2", "141" },
  { "night-drift", "troop=Irr C HI HTW Sh;roll=2", "222" },
  { "precipice", "roll=6", "15" },
  { "ford", "width=45;roll=6", "42" },
};

START_TEST (chances_are_exact)
{
  MuSumInput input = entered (odds[_i].kind, odds[_i].entries);
  g_autoptr (MuSumAnswer) answer = answer_of (&input, NULL);
  guint64 all = 0, now = 0;
  ck_assert_ptr_null (answer->refusal);
  ck_assert_uint_eq (answer->bars->len, strlen (odds[_i].ways));
  for (guint i = 0; i < answer->bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    ck_assert_uint_eq (bar->ways, (guint64) (odds[_i].ways[i] - '0'));
    ck_assert_uint_eq (bar->of, 6);
    all += bar->ways;
    now += bar->now;
  }
  ck_assert_uint_eq (all, answer->bars->len > 0 ? 6 : 0);
  ck_assert_uint_eq (now, answer->bars->len > 0 ? 1 : 0);
}
END_TEST

/* Dice are rolled where one is thrown, and nowhere else. */
START_TEST (only_what_is_thrown_is_rolled)
{
  static const struct {
    const char *kind, *entries;
    guint rolls;
  } rows[] = {
    { "wind", "region=mediterranean", 0 },
    { "wind", "region=northern", 1 },
    { "fog", "region=mediterranean;month=7;country=plain", 0 },
    { "fog", "region=mediterranean;month=7;country=plain;coast=yes", 1 },
    { "daylight", "month=1", 0 },
    { "precipice", "snowed=0", 0 },
    { "precipice", "snowed=1", 1 },
    { "daylight", "month=1;late=yes", 1 },
    { "fatigue", "troop=Reg C HI HTW Sh;fitness=0", 0 },
    { "night-drift", "troop=Reg C HI HTW Sh", 1 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    MuSumInput input = entered (rows[i].kind, rows[i].entries);
    g_autoptr (MuSumAnswer) answer = answer_of (&input, NULL);
    ck_assert_uint_eq (answer->roll_count, rows[i].rolls);
    ck_assert_int_eq (answer->rolled, rows[i].rolls > 0);
  }
}
END_TEST

/* wrg.weather.potential, wrg.weather.regions: no die where the weather is fine anyway */
START_TEST (fine_weather_is_not_rolled)
{
  static const MuReading readings_off[] = { MU_READING_WEATHER, MU_READING_WEATHER_OUTSIDE };
  for (guint i = 0; i < G_N_ELEMENTS (readings_off); i++) {
    MuReadings readings = { 0 };
    MuSumInput input = entered ("weather", "region=northern;month=1;country=plain;outside=yes");
    readings.choice[readings_off[i]] = 1;
    g_autoptr (MuSumAnswer) answer = answer_of (&input, &readings);
    ck_assert_ptr_null (answer->refusal);
    ck_assert_uint_eq (answer->roll_count, 0);
    ck_assert (!answer->rolled);
    ck_assert_uint_eq (answer->bars->len, 0);
    ck_assert_uint_eq (answer->notes->len, 2);
  }
}
END_TEST

/* wrg.move.direction.charge-cost: the lines of a move add up to it */
START_TEST (lines_add_up)
{
  MuSumInput input = entered ("move", "troop=Irr C LC JLS;kind=charge;delay=1;holds=recoiled,mud");
  g_autoptr (MuSumAnswer) answer = answer_of (&input, NULL);
  ck_assert (!answer->compared);
  ck_assert_int_eq (mu_trace_total (&answer->trace), 160);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sums weather");
  TCase *tests = tcase_create ("weather");
  suite_add_tcase (suite, tests);
  tcase_add_loop_test (tests, sums_come_out, 0, G_N_ELEMENTS (sums));
  tcase_add_loop_test (tests, what_cannot_be_is_refused, 0, G_N_ELEMENTS (refusals));
  tcase_add_loop_test (tests, a_die_that_is_not_thrown_counts_0, 0, G_N_ELEMENTS (idle));
  tcase_add_test (tests, house_rules_are_asked);
  tcase_add_test (tests, what_is_switched_off_is_refused);
  tcase_add_test (tests, refusals_speak_to_people);
  tcase_add_loop_test (tests, chances_are_exact, 0, G_N_ELEMENTS (odds));
  tcase_add_test (tests, only_what_is_thrown_is_rolled);
  tcase_add_test (tests, fine_weather_is_not_rolled);
  tcase_add_test (tests, lines_add_up);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* The sums of shooting, hand-to-hand fighting, points and disorder. */
#include <check.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/wrg/system.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

/* "key=text key=text": a text in ' ' may hold blanks. */
static MuSumInput
entered (const char *kind, const char *text)
{
  MuSumInput input;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) parts = NULL;
  ck_assert (g_shell_parse_argv (text, NULL, &parts, NULL));
  mu_sum_input_init (&input, mu_sum_kind_find (kind));
  for (int i = 0; parts[i]; i++) {
    g_auto (GStrv) halves = g_strsplit (parts[i], "=", 2);
    ck_assert_msg (mu_sum_input_read (&input, halves[0], halves[1], &error), "%s: %s", parts[i],
                   error ? error->message : "");
  }
  return input;
}

static MuSumAnswer *
answer_to (const MuSumInput *input)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, 4, 0);
  return mu_sum_work (input, NULL, &dice, FALSE);
}

static MuSumAnswer *
work (const char *kind, const char *text)
{
  const MuSumInput input = entered (kind, text);
  return answer_to (&input);
}

/* "weapon 3; tactical 0": as the porcelain lines. */
static char *
results_of (const MuSumAnswer *answer)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    g_string_append_printf (text, i > 0 ? "; %s %s" : "%s %s", result->key, result->value);
  }
  return g_string_free (text, FALSE);
}

typedef struct {
  const char *kind, *entered, *results;
} Sum;

static const Sum sums[] = {
  /* worked example 23, with the faces as thrown, wrg.shoot.factor.hand-hurled */
  { "shoot",
    "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10 tactical=target-moved minus=3 "
    "plus=5",
    "weapon 3; tactical 0; random 1; factor 4; casualties 20" },
  /* the same, his shield useless because he shoots: wrg.shields.two-handed */
  { "shoot",
    "shooter='Irr C LI S' target='Irr C LC B Sh' using=S figures=10 tactical=target-moved "
    "random=1 target-using=B",
    "weapon 3; tactical 0; random 1; factor 4; casualties 20" },
  { "shoot", "shooter='Reg C Art' target='Reg C HI LTS' figures=3 random=1",
    "weapon 2; tactical 0; random 1; factor 3; casualties 5" },
  /* wrg.shields.side: 2 for MI, +2 shieldless */
  { "shoot", "shooter='Irr C LI B' target='Reg C MI JLS Sh' using=B figures=10 random=0 from=right",
    "weapon 2; tactical 2; random 0; factor 4; casualties 20" },
  { "shoot", "shooter='Irr C LI B' target='Reg C MI JLS Sh' using=B figures=10 random=0 from=left",
    "weapon 2; tactical 0; random 0; factor 2; casualties 13" },
  /* wrg.shields.pavise: unshielded but in cover */
  { "shoot",
    "shooter='Irr C LI B' target='Irr C MI B Sh' using=B figures=10 random=0 target-using=B "
    "target-state=shield-propped",
    "weapon 2; tactical 1; random 0; factor 3; casualties 16" },
  /* wrg.formation.testudo.shields, wrg.formation.cantabrian */
  { "shoot",
    "shooter='Irr C LI B' target='Reg C HI HTW Sh' using=B figures=10 random=0 from=rear "
    "target-formation=testudo",
    "weapon 1; tactical 0; random 0; factor 1; casualties 8" },
  { "shoot",
    "shooter='Irr C LI B' target='Irr C LC JLS B Sh' using=B figures=10 random=0 target-using=B "
    "target-formation=cantabrian",
    "weapon 3; tactical -1; random 0; factor 2; casualties 13" },
  /* wrg.casualties.dismounted, wrg.casualties.dummy */
  { "shoot",
    "shooter='Irr C LI B' target='Reg C HC L Sh' using=B figures=10 random=0 target-as=dismounted",
    "weapon 1; tactical 0; random 0; factor 1; casualties 8" },
  { "shoot",
    "shooter='Irr C LI B' target='Irr C MCm B' using=B figures=10 random=0 "
    "target-as=dummy-elephant",
    "weapon 4; tactical -1; random 0; factor 3; casualties 16" },
  /* wrg.casualties.dismounted: infantry on horses charges as cavalry does, 2 less 1;
   * horse that got down counts as foot, 2 and 2 shieldless */
  { "shoot",
    "shooter='Irr C LI B' target='Reg C HI Sh' using=B figures=10 random=0 "
    "target-as=mounted-infantry tactical=target-charging",
    "weapon 2; tactical -1; random 0; factor 1; casualties 8" },
  { "shoot",
    "shooter='Irr C LI B' target='Reg C MC Sh' using=B figures=10 random=0 "
    "target-as=dismounted tactical=shieldless",
    "weapon 2; tactical 2; random 0; factor 4; casualties 20" },
  /* wrg.fatigue.zero: 5 against 2, in full */
  { "shoot",
    "shooter='Irr C LI B' target='Reg C HI Sh' using=B figures=10 minus=5 plus=2 tired=yes",
    "weapon 1; tactical 0; random -3; factor -2; casualties 4" },
  /* worked example 26 */
  { "melee",
    "fighter='Irr C El' target='Irr C LI JLS Sh' figures=1 period=1 crew=JLS,P tactical=charging "
    "minus=3 plus=5",
    "weapon 5; tactical 1; random 2; factor 8; casualties 5" },
  /* worked example 27 */
  { "melee",
    "fighter='Irr C LI JLS' target='Irr C El' using=JLS figures=8 period=1 "
    "tactical=faced-by-spears minus=4 plus=3",
    "weapon 2; tactical -1; random -1; factor 0; casualties 5" },
  /* worked example 28 */
  { "melee",
    "fighter='Irr C El' target='Irr C LI JLS Sh' figures=1 period=2 crew=JLS,P,B minus=2 plus=2",
    "weapon 6; tactical 0; random 0; factor 6; casualties 3" },
  /* worked example 29 by the rules: with the -1 for the pike, 6 and 1 casualties */
  { "melee",
    "fighter='Irr C LI JLS' target='Irr C El' using=JLS figures=6 period=2 disordered=yes "
    "tactical=faced-by-spears from=left minus=2 plus=3",
    "weapon 2; tactical 1; random 1; factor 4; casualties 6" },
  { "melee",
    "fighter='Irr C LI JLS' target='Irr C El' using=JLS figures=2 period=2 disordered=yes "
    "tactical=faced-by-spears minus=2 plus=3",
    "weapon 2; tactical -1; random 1; factor 2; casualties 1" },
  { "melee",
    "fighter='Reg C HI LTS Sh' target='Reg C MI JLS Sh' using=sidearm figures=5 period=1 "
    "tactical=shieldless,uphill,shot-losses:2 random=0",
    "weapon 3; tactical 1; random 0; factor 4; casualties 10" },
  /* pikes leave no hand: HTW against HI 4, shieldless 1; they face them, so less 1
   * (wrg.melee.tactical.faced-spears); five times 4 at 4 */
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C HI P Sh' using=HTW figures=10 period=1 random=0 "
    "target-using=P",
    "weapon 4; tactical 0; random 0; factor 4; casualties 20" },
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C HI LTS Sh' using=HTW figures=10 period=1 random=0 "
    "target-using=LTS",
    "weapon 4; tactical -1; random 0; factor 3; casualties 16" },
  /* said and implied it counts once */
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C HI LTS Sh' using=HTW figures=10 period=1 random=0 "
    "target-using=LTS tactical=faced-by-spears",
    "weapon 4; tactical -1; random 0; factor 3; casualties 16" },
  /* not from the flank, not in disorder, not with the side arm, not for pikes */
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C HI LTS Sh' using=HTW figures=10 period=1 random=0 "
    "target-using=LTS target-state=disordered",
    "weapon 4; tactical 0; random 0; factor 4; casualties 20" },
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C HI LTS Sh' using=HTW figures=10 period=1 random=0 "
    "target-using=sidearm",
    "weapon 4; tactical 0; random 0; factor 4; casualties 20" },
  { "melee",
    "fighter='Reg C HI P Sh' target='Reg C HI LTS Sh' using=P figures=10 period=1 random=0 "
    "target-using=LTS",
    "weapon 2; tactical 0; random 0; factor 2; casualties 13" },
  /* wrg.melee.eligible.crew-spears: one of the crew will do */
  { "melee",
    "fighter='Irr C LI JLS' target='Irr C El P JLS' using=JLS figures=8 period=1 random=-1",
    "weapon 2; tactical -1; random -1; factor 0; casualties 5" },
  /* wrg.melee.tactical.pursuing-contact brings wrg.melee.tactical.charging, once */
  { "melee",
    "fighter='Reg C HI LTS Sh' target='Reg C HI HTW Sh' using=LTS figures=10 period=1 random=0 "
    "tactical=pursuing",
    "weapon 2; tactical 3; random 0; factor 5; casualties 25" },
  { "melee",
    "fighter='Reg C HI LTS Sh' target='Reg C HI HTW Sh' using=LTS figures=10 period=1 random=0 "
    "tactical=pursuing,charging",
    "weapon 2; tactical 3; random 0; factor 5; casualties 25" },
  /* wrg.melee.factor.horses: pursuing too */
  { "melee",
    "fighter='Irr C HCh' target='Reg C HI LTS Sh' figures=2 period=1 random=0 horses=4 "
    "tactical=pursuing",
    "weapon 7; tactical 3; random 0; factor 10; casualties 16" },
  /* artillerymen fight in one way, whatever is in their hands: wrg.melee.factor.weak */
  { "melee", "fighter='Reg C Art' target='Reg C HI LTS Sh' figures=3 period=1 random=0",
    "weapon 1; tactical 0; random 0; factor 1; casualties 2" },
  /* wrg.melee.tactical.super-heavy-flank: who shows his back is struck in the rear */
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C SHI Sh' using=HTW figures=10 period=1 "
    "random=0 target-state=back-turned",
    "weapon 2; tactical 2; random 0; factor 4; casualties 20" },
  { "melee",
    "fighter='Reg C HC JLS Sh' target='Irr C El' using=JLS figures=10 period=1 "
    "random=0 target-state=back-turned",
    "weapon 1; tactical 2; random 0; factor 3; casualties 16" },
  /* crews' spears count on every face: wrg.melee.eligible.crew-spears */
  { "melee",
    "fighter='Irr C LI JLS' target='Irr C El P' using=JLS figures=10 period=1 "
    "random=0 tactical=faced-by-spears from=rear target-state=disordered",
    "weapon 2; tactical 1; random 0; factor 3; casualties 16" },
  /* wrg.melee.tactical.super-heavy-flank from the side struck */
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C SHI Sh' using=HTW figures=10 period=1 "
    "random=0 from=rear",
    "weapon 2; tactical 2; random 0; factor 4; casualties 20" },
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C SHI Sh' using=HTW figures=10 period=1 "
    "random=0 from=right",
    "weapon 2; tactical 0; random 0; factor 2; casualties 13" },
  { "melee",
    "fighter='Irr C HCh' target='Reg C HI LTS Sh' figures=2 period=1 horses=4 tactical=charging "
    "random=0",
    "weapon 7; tactical 1; random 0; factor 8; casualties 10" },
  /* wrg.melee.berserk */
  { "melee",
    "fighter='Irr A LHI' target='Reg C HI Sh' using=sidearm figures=5 period=1 random=0 "
    "berserk=yes",
    "weapon 2; tactical 0; random 0; factor 2; casualties 13" },
  /* wrg.disorder.cause.2.mounted-infantry, wrg.random.melee.mounted-infantry: LMI as
     MC with javelins 3 against HI, half of ten; 6 against 2 is +4, as class D +1 */
  { "melee",
    "fighter='Irr C LMI JLS Sh' target='Reg C HI Sh' using=JLS figures=10 period=1 minus=2 plus=6 "
    "mounted-infantry=yes",
    "weapon 3; tactical 0; random 1; factor 4; casualties 10" },
  { "points", "troop='Irr B LC JLS B Sh'", "points 8" },
  { "points", "troop='Irr A LHI' berserk=yes", "points 7" }, /* 5, no shield -1, A 2, +1 */
  { "random", "phase=shoot class=D minus=4 plus=1", "random -3" },
  { "random", "phase=melee class=C minus=5 plus=2", "random -3" },
  { "random", "phase=melee class=C minus=5 plus=2 general=yes", "random 0" },
  { "random", "phase=melee class=C minus=2 plus=5 mounted-infantry=yes", "random 1" },
  { "casualties", "factor=4 figures=10", "casualties 20" },
  { "casualties", "factor=13 figures=19", "casualties 240" },
  { "casualties", "factor=2 figures=9 disordered=yes", "casualties 6" }, /* half of 11, up */
  { "range", "shooter='Irr C LC B' using=B", "range 180" },
  { "range", "shooter='Reg C MI B' using=B slope=shooter-above distance=140",
    "range 260; reached yes; long-range yes" },
  { "range", "shooter='Reg C LI JLS' using=JLS wood=yes distance=21",
    "range 20; reached no; long-range no" },
  { "fighting", "fighter='Reg C HI P Sh' target='Reg C HI LTS' using=P body=40 files=10",
    "figures 25" },
  { "fighting",
    "fighter='Irr C LC JLS Sh' target='Reg C HI Sh' using=JLS body=6 files=1 formation=wedge",
    "figures 4" },
  { "fighting", "fighter='Irr C El' target='Reg C HI Sh' body=2 files=2 crew=P,JLS,B",
    "figures 2; crew 2" },
  { "fighting",
    "fighter='Irr C El' target='Reg C HI Sh' body=1 files=1 crew=P,JLS,B faces=front,left,right",
    "figures 1; crew 3" },
  { "disorder", "troop='Reg C HI LTS'", "disordered no; effect full" },
  /* wrg.shoot.move.retiring, wrg.shoot.arc.by-type, wrg.shoot.arc.narrow, wrg.shoot.arc.facing */
  { "may-shoot", "shooter='Reg C MI B' using=B moved=retired", "shoots no" },
  { "may-shoot", "shooter='Irr C LC B' using=B moved=retired", "shoots yes; arc all-round" },
  { "may-shoot", "shooter='Irr C LI S' using=S", "shoots yes; arc 45" },
  { "may-shoot", "shooter='Irr C LI S' using=S moved=advanced", "shoots yes; arc 22.5" },
  { "may-shoot", "shooter='Irr C LI S' using=S faced=0", "shoots no" },
  { "may-shoot", "shooter='Reg C Art' using=engine who=light-engine", "shoots yes; arc 45" },
  /* wrg.shoot.move.stationary, wrg.shoot.range.mounted-infantry */
  { "may-shoot", "shooter='Reg C HI CB' using=CB moved=advanced", "shoots no" },
  { "may-shoot", "shooter='Reg C MI B' using=B who=riding", "shoots no" },
  /* wrg.shoot.overhead.bows-regular, wrg.shoot.overhead.penalised, wrg.shoot.overhead.barred,
   * wrg.shoot.overhead.height, wrg.shoot.overhead.none */
  { "overhead", "shooter='Reg C MI B' using=B distance=100 own-ranks=3",
    "overhead yes; penalised yes; many yes" },
  { "overhead", "shooter='Reg C MI B' using=B distance=100 own-ranks=4",
    "overhead no; penalised no; many no" },
  { "overhead", "shooter='Irr C MI B' using=B distance=100 own-ranks=1",
    "overhead yes; penalised yes; many no" },
  { "overhead", "shooter='Reg C MI B' using=B distance=20 own-ranks=1",
    "overhead no; penalised no; many no" },
  { "overhead", "shooter='Reg C MI B' using=B distance=20 on=elephant ranks=4",
    "overhead yes; penalised no; many no" },
  { "overhead", "shooter='Reg C MI B' using=B distance=100 own-ranks=1 facts=wood",
    "overhead no; penalised no; many no" },
  /* wrg.shoot.priority.1 and on; wrg.shoot.priority.cumulative */
  { "priority", "first=advancing first-paces=50 second=shoots second-paces=200",
    "target second; first 5; second 4" },
  { "priority", "first=closing first-paces=90 second=closing,shoots second-paces=120",
    "target second; first 1; second 1" },
  { "priority", "first-paces=90 second-paces=120", "target first; first 6; second 6" },
  { "priority", "first-paces=90 second-paces=90", "target either; first 6; second 6" },
  /* wrg.shields.pavise, wrg.shields.mantlet, wrg.shields.super-heavy, wrg.shields.overlap */
  { "shields", "troop='Irr C MI B Sh' by=B using=B state=shield-propped",
    "shieldless yes; cover yes" },
  { "shields", "troop='Reg C MI JLS' by=B state=mantlet mantlets=3 figures=10",
    "shieldless yes; cover yes; behind-mantlets 6" },
  { "shields", "troop='Reg C SHI' by=CB from=rear", "shieldless yes; cover no" },
  { "shields", "troop='Reg C SHI' by=B from=rear", "shieldless no; cover no" },
  { "shields", "troop='Reg C MI JLS Sh' from=overlap", "shieldless no; cover no" },
  { "shields", "troop='Reg C MI JLS Sh' from=right", "shieldless yes; cover no" },
  { "shields", "troop='Reg C HI P Sh' using=P", "shieldless yes; cover no" },
  /* wrg.troops.type.cavalry, wrg.troops.type.infantry, wrg.troops.type.camelry */
  { "type", "mount=horse armour=part-metal", "type HC" },
  { "type", "mount=horse armour=full-iron barding=all-metal", "type SHC" },
  { "type", "mount=horse armour=none order=dispersed", "type LC" },
  { "type", "mount=foot armour=part-metal order=loose", "type LHI" },
  { "type", "mount=foot armour=mainly-metal", "type SHI" },
  { "type", "mount=camel armour=rawhide", "type MCm" },
  /* wrg.troops.artillery.crew, wrg.troops.artillery.oxen, wrg.troops.artillery.traction */
  { "engine", "engine=1-talent engines=2", "crew 10; oxen 20" },
  { "engine", "engine=light-bolts", "crew 2; oxen 0" },
  { "engine", "engine=30-mina hauled=yes", "crew 4; oxen 8" },
  { "disorder", "troop='Reg C HC L' causes=fresh-enemy,slowed but=broke-lights elephants=90",
    "disordered yes; effect half; cause wrg.disorder.cause.5; cause wrg.disorder.cause.8.horses" },
};

START_TEST (sums_come_out_as_the_book_has_them)
{
  g_autoptr (MuSumAnswer) answer = work (sums[_i].kind, sums[_i].entered);
  ck_assert_msg (answer->refusal == NULL, "%s: %s", sums[_i].entered, answer->refusal);
  g_autofree char *results = results_of (answer);
  ck_assert_str_eq (results, sums[_i].results);
}
END_TEST

/* What cannot be: part of the sentence, and its rule. */
static const struct {
  const char *kind, *entered, *part, *rule;
  gboolean forbidden;
} refused[] = {
  { "shoot", "shooter='Irr C LI S' target='Irr C LC B' using=HTW figures=10 random=0",
    "HTW does not shoot", "wrg.troops.weapons.distant", FALSE },
  { "shoot", "shooter='Irr C LI S' target='Irr C LC B' using=B figures=10 random=0", "carry no B",
    "wrg.troops.weapons.distant", FALSE },
  { "shoot", "shooter='Irr C LI S' target='Irr C LC B' figures=10 random=0",
    "Weapon: nothing is entered", "", FALSE },
  { "shoot",
    "shooter='Irr C LI S' target='Reg C Art' using=S figures=10 tactical=target-charging "
    "random=0",
    "“target charging, pursuing or routing” cannot apply", "wrg.shoot.tactical.fast", FALSE },
  { "shoot", "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10 body=9 random=0",
    "10 figures cannot shoot in a body of 9", "wrg.casualties.table", FALSE },
  { "shoot", "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10 random=2",
    "cannot give a random factor of +2; expected -1 to +1", "wrg.random.shooting", FALSE },
  { "shoot", "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10 random=1 plus=5",
    "cannot apply here", "wrg.dice", FALSE },
  { "shoot", "shooter='Reg C LI S' target='Irr C LC B' using=S figures=10 plus=6 minus=3",
    "an average die carries 2 to 5, not 6", "wrg.dice", FALSE },
  { "shoot", "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10 plus=6 minus=1",
    "an average die carries 2 to 5, not 1", "wrg.dice", FALSE },
  { "shoot",
    "shooter='Irr C LI S' target='Irr C LC B' using=S figures=3 random=0 stone-thrower=yes",
    "cannot apply here", "wrg.shoot.tactical.cover", FALSE },
  { "shoot",
    "shooter='Irr C LI S' target='Reg C HI Sh' using=S figures=3 random=0 target-as=dismounted",
    "cannot apply here", "wrg.casualties.dismounted", FALSE },
  { "shoot",
    "shooter='Irr C LI S' target='Irr C LC Sh' using=S figures=3 random=0 "
    "target-formation=testudo",
    "cannot apply here", "wrg.formation.testudo", FALSE },
  { "shoot", "shooter='Reg C HI S' target='Irr C LC B' using=S figures=3 random=0", "forbid",
    "wrg.troops.weapons.limits", TRUE },
  { "melee", "fighter='Reg C HI LTS' target='Reg C HI' using=P figures=3 period=1 random=0",
    "carry no P", "wrg.troops.weapons.close", FALSE },
  { "melee", "fighter='Reg C HI LTS' target='Reg C HI' figures=3 period=1 random=0",
    "Weapon: nothing is entered", "", FALSE },
  { "melee", "fighter='Irr C El' target='Reg C HI' using=JLS figures=1 period=1 random=0",
    "cannot apply here", "wrg.melee.factor.elephant", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C HI' using=LTS figures=3 period=1 random=0 crew=B",
    "cannot apply here", "wrg.points.crew", FALSE },
  { "melee", "fighter='Irr C El' target='Reg C HI' figures=1 period=1 random=0 horses=2",
    "cannot apply here", "wrg.troops.type.chariots", FALSE },
  { "melee", "fighter='Irr C El' target='Reg C HI' figures=1 period=1 random=0 crew=S",
    "cannot be so", "wrg.troops.weapons.mounted-close", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C HI' using=LTS figures=3 period=1 recoiled=yes random=0",
    "cannot apply here", "wrg.after.recoil", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C SHI LTS' using=LTS figures=3 period=1 random=0 "
    "tactical=faced-by-spears,flank-or-rear",
    "“faced by pikes or long spears” cannot apply", "wrg.melee.tactical.faced-spears", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C SHI LTS' using=LTS figures=3 period=1 random=0 "
    "tactical=faced-by-spears from=rear",
    "“faced by pikes or long spears” cannot apply", "wrg.melee.tactical.faced-spears", FALSE },
  /* spears of foot face its front alone, and not when it is disordered or runs */
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C HI LTS Sh' using=LTS figures=3 period=1 random=0 "
    "tactical=faced-by-spears from=rear",
    "“faced by pikes or long spears” cannot apply", "wrg.melee.tactical.faced-spears", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C MI P Sh' using=LTS figures=3 period=1 random=0 "
    "tactical=faced-by-spears from=left",
    "“faced by pikes or long spears” cannot apply", "wrg.melee.tactical.faced-spears", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C HI LTS Sh' using=LTS figures=3 period=1 random=0 "
    "tactical=faced-by-spears target-state=disordered",
    "“faced by pikes or long spears” cannot apply", "wrg.melee.tactical.faced-spears", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C HI LTS Sh' using=LTS figures=3 period=1 random=0 "
    "tactical=faced-by-spears target-state=back-turned",
    "“faced by pikes or long spears” cannot apply", "wrg.melee.tactical.faced-spears", FALSE },
  /* wrg.melee.tactical.super-heavy-flank: of SHI the rear alone; never the front */
  { "melee",
    "fighter='Reg C HI HTW' target='Reg C SHI Sh' using=HTW figures=3 period=1 random=0 "
    "tactical=flank-or-rear from=left",
    "“flank or rear of super heavies or elephants” cannot apply",
    "wrg.melee.tactical.super-heavy-flank", FALSE },
  { "melee",
    "fighter='Reg C HI HTW' target='Reg C SHC L Sh' using=HTW figures=3 period=1 random=0 "
    "tactical=flank-or-rear from=front",
    "“flank or rear of super heavies or elephants” cannot apply",
    "wrg.melee.tactical.super-heavy-flank", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C HI' using=LTS figures=3 period=1 random=0 "
    "tactical=charging:2",
    "“charging, pursuing or following up” holds or does not", "", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C HI' using=LTS figures=9 body=8 period=1 random=0",
    "9 figures cannot fight in a body of 8", "wrg.melee.eligible.contact", FALSE },
  { "melee",
    "fighter='Reg C HI LTS' target='Reg C HI' using=LTS figures=9 period=1 random=-1 general=yes",
    "cannot give a random factor of -1", "wrg.random.melee.c", FALSE },
  { "melee",
    "fighter='Reg A HI' target='Reg C HI' using=sidearm figures=9 period=1 random=0 berserk=yes",
    "cannot apply here", "wrg.melee.berserk", FALSE },
  { "melee",
    "fighter='Reg A HC L' target='Reg C HI' using=L figures=9 period=1 random=0 "
    "mounted-infantry=yes",
    "cannot apply here", "wrg.disorder.cause.2.mounted-infantry", FALSE },
  { "points", "troop='Reg C Art'", "forbid", "wrg.points.artillery", TRUE },
  { "points", "troop='Reg C HI S Sh'", "forbid", "wrg.troops.weapons.limits", TRUE },
  { "points", "troop='Reg C HI' berserk=yes", "cannot apply here", "wrg.melee.berserk", FALSE },
  { "may-shoot", "shooter='Reg C MI B' using=S", "carry no S", "wrg.troops.weapons.distant",
    FALSE },
  { "shields", "troop='Reg C MI B' by=LTS", "Shot at with: leave it out for blows",
    "wrg.troops.weapons.distant", FALSE },
  { "shields", "troop='Reg C MI B' formation=cantabrian", "“Cantabrian circle” cannot apply here",
    "wrg.formation.cantabrian", FALSE },
  { "type", "mount=foot armour=none barding=front", "cannot apply here", "wrg.troops.type.infantry",
    FALSE },
  { "type", "mount=camel armour=none order=close", "cannot apply here", "wrg.troops.type.camelry",
    FALSE },
  { "engine", "engine=bolts hauled=yes", "cannot apply here", "wrg.troops.artillery.traction",
    FALSE },
  { "random", "phase=shoot class=C minus=3 plus=5 general=yes", "cannot apply here",
    "wrg.random.melee.general", FALSE },
  { "range", "shooter='Reg C HI P' using=P", "P does not shoot", "wrg.troops.weapons.distant",
    FALSE },
  { "range", "shooter='Reg C HI P' using=B", "carry no B", "wrg.troops.weapons.distant", FALSE },
  { "fighting", "fighter='Reg C HI LTS' target='Reg C HI' using=LTS body=9 files=10",
    "has no such figures", "wrg.melee.eligible.contact", FALSE },
  { "fighting", "fighter='Reg C HI LTS' target='Reg C HI' body=10 files=10",
    "Weapon: nothing is entered", "", FALSE },
  { "fighting",
    "fighter='Reg C HI LTS' target='Reg C HI' using=LTS body=10 files=1 formation=cantabrian",
    "“Cantabrian circle” cannot apply here", "wrg.formation.cantabrian", FALSE },
  { "fighting", "fighter='Irr C El' target='Reg C HI' body=1 files=1 crew=S", "forbid",
    "wrg.troops.weapons.mounted-close", TRUE },
  { "disorder", "troop='Reg C HC JLS' causes=fights-mounted", "cannot apply here",
    "wrg.disorder.cause.2.mounted-infantry", FALSE },
  /* regulars are never out of control */
  { "melee",
    "fighter='Reg C HI HTW Sh' target='Reg C HI Sh' using=HTW figures=3 period=1 random=0 "
    "tactical=impetuous",
    "“in uncontrolled advance” cannot apply", "wrg.melee.tactical.uncontrolled", FALSE },
  { "melee",
    "fighter='Reg C HI P Sh' target='Reg C HI Sh' using=P figures=3 period=1 random=0 "
    "tactical=faced-by-spears",
    "“faced by pikes or long spears” cannot apply", "wrg.melee.tactical.faced-spears", FALSE },
};

START_TEST (what_cannot_be_is_refused_with_its_rule)
{
  g_autoptr (MuSumAnswer) answer = work (refused[_i].kind, refused[_i].entered);
  ck_assert_msg (answer->refusal != NULL, "%s", refused[_i].entered);
  ck_assert_msg (strstr (answer->refusal, refused[_i].part) != NULL, "“%s” lacks “%s”",
                 answer->refusal, refused[_i].part);
  ck_assert_str_eq (mu_rule_id (answer->refused_by), refused[_i].rule);
  ck_assert_int_eq (answer->forbidden, refused[_i].forbidden);
  ck_assert_uint_eq (answer->results->len, 0);
}
END_TEST

/* A true fact that changes nothing: what it comes to without it, a line of 0, and why. */
static const struct {
  const char *kind, *plain, *fact, *rule, *why;
} idle[] = {
  { "shoot", "shooter='Reg C Art' target='Irr C LC B' figures=3 random=0 stone-thrower=yes",
    "tactical=cover", "wrg.shoot.tactical.cover", "cover does not stop stones" },
  { "shoot", "shooter='Irr C LI S' target='Reg C HI LTS Sh' using=S figures=10 random=0",
    "tactical=target-charging", "wrg.shoot.tactical.fast", "cavalry and chariots" },
  { "shoot",
    "shooter='Irr C LI B' target='Reg C MC Sh' using=B figures=10 random=0 target-as=dismounted",
    "tactical=target-charging", "wrg.shoot.tactical.fast", "cavalry and chariots" },
  { "shoot", "shooter='Irr C LI S' target='Reg C HI LTS Sh' using=S figures=10 random=0",
    "tactical=long-range", "wrg.shoot.tactical.over-half", "bows and crossbows" },
  { "shoot", "shooter='Irr C LI B' target='Reg C SHC L Sh' using=B figures=10 random=0",
    "tactical=shieldless", "wrg.shields.super-heavy", "crossbows only" },
  { "shoot", "shooter='Reg C Art' target='Reg C HI LTS Sh' figures=3 random=0",
    "tactical=shieldless", "wrg.shoot.tactical.shieldless", "engines" },
  { "melee",
    "fighter='Irr D HI LTS Sh' target='Reg C HI HTW Sh' using=LTS figures=10 period=1 random=0",
    "tactical=impetuous", "wrg.melee.tactical.uncontrolled", "class A, B or C" },
  { "melee",
    "fighter='Reg C HI P Sh' target='Reg C HI LTS Sh' using=P figures=10 period=1 random=0",
    "tactical=faced-by-spears", "wrg.melee.tactical.faced-spears", "pike infantry" },
  { "melee",
    "fighter='Reg C HI LTS Sh' target='Reg C SHC L' using=LTS figures=10 period=1 random=0",
    "tactical=shieldless", "wrg.shields.super-heavy", "super heavy" },
  { "disorder", "troop='Reg C LI JLS'", "causes=slowed", "wrg.disorder.cause.5", "light foot" },
  { "disorder", "troop='Reg C LI JLS'", "causes=caught-moving", "wrg.disorder.cause.4",
    "no light infantry" },
};

static gboolean
says (const MuSumAnswer *answer, const char *part)
{
  for (guint i = 0; i < answer->notes->len; i++)
    if (strstr (g_ptr_array_index (answer->notes, i), part))
      return TRUE;
  return FALSE;
}

START_TEST (what_changes_nothing_counts_0)
{
  g_autofree char *with = g_strjoin (" ", idle[_i].plain, idle[_i].fact, NULL);
  g_autoptr (MuSumAnswer) plain = work (idle[_i].kind, idle[_i].plain);
  g_autoptr (MuSumAnswer) answer = work (idle[_i].kind, with);
  ck_assert_msg (answer->refusal == NULL, "%s: %s", with, answer->refusal);
  g_autofree char *before = results_of (plain);
  g_autofree char *after = results_of (answer);
  ck_assert_str_eq (after, before);
  const MuTraceLine *last = &answer->trace.line[answer->trace.count - 1];
  ck_assert_uint_eq (answer->trace.count, plain->trace.count + 1);
  ck_assert_int_eq (last->amount, 0);
  ck_assert_str_eq (mu_rule_id (last->rule), idle[_i].rule);
  ck_assert_msg (says (answer, " counts 0: ") && says (answer, idle[_i].why), "%s", with);
}
END_TEST

/* wrg.melee.tactical.faced-spears: what does not follow is said, and not counted. */
START_TEST (what_spears_do_is_counted_or_asked)
{
  static const char fight[]
      = "fighter='Reg C HI HTW Sh' target='Reg C HI LTS Sh' using=HTW figures=10 period=1 random=0";
  g_autofree char *told = g_strconcat (fight, " target-using=LTS", NULL);
  g_autofree char *flank = g_strconcat (fight, " from=left", NULL);
  g_autoptr (MuSumAnswer) open = work ("melee", fight);
  g_autoptr (MuSumAnswer) known = work ("melee", told);
  g_autoptr (MuSumAnswer) aside = work ("melee", flank);
  g_autoptr (MuSumAnswer) crew = work (
      "melee", "fighter='Irr C LI JLS' target='Irr C El' using=JLS figures=8 period=1 random=0");
  ck_assert (says (open, "Not counted: ") && says (open, "Enemy uses"));
  ck_assert (says (known, "follows from what is entered: faced by pikes or long spears"));
  ck_assert (!says (known, "Not counted"));
  ck_assert (!says (aside, "Not counted"));
  ck_assert (says (crew, "crew figure"));
}
END_TEST

/* wrg.melee.tactical.charging, wrg.melee.tactical.pursuing-contact: a line for each. */
START_TEST (pursuers_have_two_lines)
{
  g_autoptr (MuSumAnswer) answer
      = work ("melee", "fighter='Reg C HI LTS Sh' target='Reg C HI HTW Sh' using=LTS figures=10 "
                       "period=1 random=0 tactical=pursuing");
  gboolean charging = FALSE, pursuing = FALSE;
  for (int i = 0; i < (int) answer->trace.count; i++) {
    const MuTraceLine *line = &answer->trace.line[i];
    charging |= line->rule == MU_RULE_WRG_MELEE_TACTICAL_CHARGING && line->amount == 1;
    pursuing |= line->rule == MU_RULE_WRG_MELEE_TACTICAL_PURSUING_CONTACT && line->amount == 2;
  }
  ck_assert (charging && pursuing);
}
END_TEST

static const char *
more_of (const MuSumAnswer *answer, const char *key)
{
  for (guint i = 0; i < answer->more->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->more, i);
    if (g_str_equal (result->key, key))
      return result->value;
  }
  return "";
}

/* wrg.casualties.remove, wrg.casualties.elephant: with what was carried over */
START_TEST (the_fallen_and_the_rest_are_told)
{
  static const char shot[] = "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10 "
                             "tactical=target-moved random=0";
  g_autofree char *carried = g_strconcat (shot, " carried=4", NULL);
  g_autoptr (MuSumAnswer) first = work ("shoot", shot);
  g_autoptr (MuSumAnswer) second = work ("shoot", carried);
  g_autoptr (MuSumAnswer) third
      = work ("shoot", "shooter='Reg C LI B' target='Irr C El' using=B figures=20 random=1");
  ck_assert_str_eq (first->headline, "16 casualties");
  ck_assert_str_eq (first->detail, "no figure falls, 16 carried");
  ck_assert_str_eq (second->headline, "16 casualties");
  ck_assert_str_eq (second->detail, "1 figure falls, 0 carried");
  ck_assert_str_eq (third->detail, "1 model falls, 6 carried"); /* 20 at 2: 26 */
  ck_assert_str_eq (more_of (first, "fallen"), "0");
  ck_assert_str_eq (more_of (first, "carried"), "16");
  ck_assert_str_eq (more_of (second, "fallen"), "1");
  ck_assert_str_eq (more_of (second, "carried"), "0");
  ck_assert_int_eq (first->losses, 16);
  ck_assert_int_eq (first->losses_field, mu_sum_field (mu_sum_kind_find ("shoot"), "target"));
}
END_TEST

START_TEST (open_dice_are_rolled_and_typed_ones_are_not)
{
  static const char shot[] = "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10";
  g_autofree char *typed = g_strconcat (shot, " random=0", NULL);
  g_autoptr (MuSumAnswer) open = work ("shoot", shot);
  g_autoptr (MuSumAnswer) closed = work ("shoot", typed);
  ck_assert (open->rolled);
  ck_assert_uint_eq (open->roll_count, 2);
  ck_assert_int_eq (open->roll[0].purpose, MU_ROLL_SHOOT_PLUS);
  ck_assert_int_eq (open->roll[1].die, MU_DIE_AVERAGE);
  ck_assert (!closed->rolled);
  ck_assert_uint_eq (closed->roll_count, 0);
}
END_TEST

/* What a page shows on its toggles. */
START_TEST (toggles_know_their_numbers)
{
  const MuSumInput shot = entered ("shoot", "shooter='Irr C LI S' target='Irr C LMI Sh' using=S");
  const MuSumInput fight = entered ("melee", "fighter='Irr C HC L' target='Reg C HI Sh'");
  const MuSumInput bare = entered ("melee", "fighter='Irr C HC L'");
  const int set = mu_sum_field (shot.kind, "tactical"),
            counts = mu_sum_field (fight.kind, "tactical");
  ck_assert_int_eq (shot.kind->amount (&shot, set, 6), 2); /* shieldless */
  ck_assert_int_eq (shot.kind->amount (&shot, set, 0), 0); /* slings know no half range */
  ck_assert_int_eq (shot.kind->closed (&shot, set, 6), MU_RULE_NONE);
  MuRule rule;
  ck_assert_ptr_nonnull (mu_sum_word_idle (&shot, set, 0, &rule));
  ck_assert_str_eq (mu_rule_id (rule), "wrg.shoot.tactical.over-half");
  ck_assert_int_eq (fight.kind->amount (&fight, counts, 1), -2); /* a rider at an obstacle */
  ck_assert_int_eq (fight.kind->amount (&fight, counts, 8), -1); /* a time of shot-losses */
  ck_assert_str_eq (mu_rule_id (fight.kind->closed (&fight, counts, 0)),
                    "wrg.melee.tactical.faced-spears");
  ck_assert_int_eq (bare.kind->closed (&bare, counts, 0), MU_RULE_NONE); /* the enemy is open */
  ck_assert_int_eq (bare.kind->amount (&bare, counts, 0), 0);
}
END_TEST

/* The trace of every sum that adds is its total. */
START_TEST (lines_add_up)
{
  static const struct {
    const char *kind, *total;
  } totals[] = { { "shoot", "factor" },          { "melee", "factor" },  { "points", "points" },
                 { "casualties", "casualties" }, { "random", "random" }, { "range", "range" },
                 { "fighting", "figures" } };
  g_autoptr (MuSumAnswer) answer = work (sums[_i].kind, sums[_i].entered);
  for (int i = 0; i < COUNT (totals); i++) {
    if (!g_str_equal (totals[i].kind, sums[_i].kind))
      continue;
    for (guint k = 0; k < answer->results->len; k++) {
      const MuSumResult *result = g_ptr_array_index (answer->results, k);
      if (g_str_equal (result->key, totals[i].total))
        ck_assert_int_eq (mu_trace_total (&answer->trace), atoi (result->value));
    }
  }
}
END_TEST

/* wrg.weather.rain.missiles, wrg.weather.snow, wrg.weather.sun, wrg.weather.drought:
 * each by the rule of its cause, 1 each */
START_TEST (weather_is_told_by_its_cause)
{
  static const struct {
    const char *kind, *entered, *rules[4];
  } days[] = {
    { "shoot",
      "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10 random=0 weather=rain,sun",
      { "wrg.weather.rain.missiles", "wrg.weather.sun" } },
    { "shoot",
      "shooter='Irr C LI S' target='Irr C LC B' using=S figures=10 random=0 weather=snow,drought",
      { "wrg.weather.snow", "wrg.weather.drought" } },
    { "melee",
      "fighter='Reg C HI LTS' target='Reg C HI' using=LTS figures=3 period=1 random=0 "
      "weather=sun,drought",
      { "wrg.weather.sun", "wrg.weather.drought" } },
    { "battery",
      "shooter='Reg C Art' target=tower figures=4 weather=rain minus=3 plus=3",
      { "wrg.weather.rain.missiles" } },
  };
  for (int i = 0; i < COUNT (days); i++) {
    g_autoptr (MuSumAnswer) answer = work (days[i].kind, days[i].entered);
    ck_assert_msg (answer->refusal == NULL, "%s", answer->refusal);
    for (guint k = 0; days[i].rules[k]; k++) {
      ck_assert_str_eq (mu_rule_id (answer->trace.line[1 + k].rule), days[i].rules[k]);
      ck_assert_int_eq (answer->trace.line[1 + k].amount, -1);
    }
  }
}
END_TEST

/* wrg.random.melee.general: what he lifts the dice by has a line of its own; the
 * worn out and class D gain nothing. */
START_TEST (the_general_lifts_the_dice_in_a_line)
{
  static const struct {
    const char *entered;
    int dice, lifted;
  } fights[] = {
    { "fighter='Reg C HI LTS' minus=5 plus=2 general=yes", -3, 3 },
    { "fighter='Reg A HI LTS' minus=5 plus=2 general=yes", -1, 1 },
    { "fighter='Reg C HI LTS' minus=2 plus=4 general=yes", 2, 0 },
    { "fighter='Reg D HI LTS' minus=5 plus=2 general=yes", -3, 0 },
    { "fighter='Reg C HI LTS' minus=5 plus=2 general=yes tired=yes", -3, 0 },
    { "fighter='Reg C HI LTS' minus=5 plus=2", -3, 0 },
  };
  for (int i = 0; i < COUNT (fights); i++) {
    g_autofree char *text = g_strconcat (
        fights[i].entered, " target='Reg C HI Sh' using=LTS figures=3 period=1", NULL);
    g_autoptr (MuSumAnswer) answer = work ("melee", text);
    ck_assert_ptr_null (answer->refusal);
    const guint last = answer->trace.count - 1;
    const MuTraceLine *dice = &answer->trace.line[fights[i].lifted ? last - 1 : last];
    ck_assert_int_eq (dice->amount, fights[i].dice);
    ck_assert_int_eq (
        g_str_equal (mu_rule_id (answer->trace.line[last].rule), "wrg.random.melee.general"),
        fights[i].lifted != 0);
    if (fights[i].lifted)
      ck_assert_int_eq (answer->trace.line[last].amount, fights[i].lifted);
  }
}
END_TEST

/* Every kind says all that command and page need. */
START_TEST (kinds_are_whole)
{
  int count = 0;
  for (const MuSumKind *kind = mu_sums_fight; kind->key; kind++, count++) {
    int fields = 0;
    ck_assert_ptr_eq (mu_sum_kind_find (kind->key), kind);
    ck_assert_ptr_nonnull (kind->title);
    ck_assert_ptr_nonnull (kind->summary);
    ck_assert_ptr_nonnull (kind->more);
    for (const MuField *field = kind->fields; field->key; field++, fields++) {
      ck_assert_ptr_nonnull (field->label);
      ck_assert_ptr_nonnull (field->help);
      for (int i = 0; field->words && field->words[i]; i++)
        ck_assert_ptr_nonnull (field->word_labels[i]);
    }
    ck_assert_int_le (fields, MU_SUM_FIELDS);
  }
  ck_assert_int_eq (count, 15);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("fight");
  tcase_add_loop_test (tests, sums_come_out_as_the_book_has_them, 0, COUNT (sums));
  tcase_add_loop_test (tests, what_cannot_be_is_refused_with_its_rule, 0, COUNT (refused));
  tcase_add_loop_test (tests, what_changes_nothing_counts_0, 0, COUNT (idle));
  tcase_add_test (tests, what_spears_do_is_counted_or_asked);
  tcase_add_test (tests, pursuers_have_two_lines);
  tcase_add_test (tests, the_fallen_and_the_rest_are_told);
  tcase_add_test (tests, open_dice_are_rolled_and_typed_ones_are_not);
  tcase_add_test (tests, toggles_know_their_numbers);
  tcase_add_loop_test (tests, lines_add_up, 0, COUNT (sums));
  tcase_add_test (tests, weather_is_told_by_its_cause);
  tcase_add_test (tests, the_general_lifts_the_dice_in_a_line);
  tcase_add_test (tests, kinds_are_whole);
  Suite *suite = suite_create ("fight");
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

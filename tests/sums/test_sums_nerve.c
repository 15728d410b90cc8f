/* The sums of the reaction, generals, aftermath and victory: what is entered, what is answered. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/core/sum.h"

/* Reads "key=text|key=text" into an input of the kind. */
static MuSumInput
entered (const char *kind_key, const char *texts)
{
  const MuSumKind *kind = mu_sum_kind_find (kind_key);
  ck_assert_msg (kind != NULL, "no sum %s", kind_key);
  MuSumInput input;
  mu_sum_input_init (&input, kind);
  g_auto (GStrv) parts = g_strsplit (texts, "|", -1);
  for (guint i = 0; parts[i] && parts[i][0]; i++) {
    g_autoptr (GError) error = NULL;
    char *text = strchr (parts[i], '=');
    ck_assert_msg (text != NULL, "%s", parts[i]);
    *text++ = '\0';
    ck_assert_msg (mu_sum_input_read (&input, parts[i], text, &error), "%s: %s=%s: %s", kind_key,
                   parts[i], text, error ? error->message : "");
  }
  return input;
}

/* One sum: what is entered, and the results as "key value; key value", or a
 * part of the refusal after "!". */
typedef struct {
  const char *kind, *texts, *answer;
} Case;

static const Case cases[] = {
  /* wrg.reaction.*: row 2 of C is 15 to 12 */
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|dice=3,4,5",
    "total 12; row 2; result obey orders" },
  { "reaction",
    "troop=Irr C HI LTS Sh|orders=attack|dice=1,6,6|factors=broken-enemy:2,more-friends",
    "total 18; row 1; result forget orders and advance" },
  { "reaction",
    "troop=Irr C HI LTS "
    "Sh|orders=attack|dice=4,4,4|factors=general-with:-3,secure-flank:+2,cover:-2",
    "total 9; row 3; result obey orders, or be cautious where disorder threatens" },
  { "reaction",
    "troop=Irr C HI LTS Sh|orders=attack|dice=4,4,4|factors=friends-rout:3,own-breaks,alone",
    "total 0; row 5; result retire" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=hold|total=-2|charged=yes",
    "total -2; row 5; result hold the ground" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|total=0|in-rout=yes",
    "total 0; row 5; result continue in rout" },
  /* wrg.reaction.occasion.10 is a rout's */
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|total=8|occasion=10",
    "total 8; row 3; result rally" },
  /* wrg.weather.rain.mud, wrg.weather.snow, wrg.weather.drought, wrg.fatigue.zero */
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|dice=3,4,5|weather=mud,drought",
    "total 10; row 3; result obey orders, or be cautious where disorder threatens" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|dice=3,4,5|weather=snow-lies|tired=yes",
    "total 9; row 3; result obey orders, or be cautious where disorder threatens" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|total=5|weather=mud",
    "!Total: it holds dice" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|total=5|tired=yes", "!Total: it holds dice" },
  /* wrg.reaction.dice: a third lost, two dice; wrg.reaction.result.row7.break-weak: below half */
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|dice=3,4|figures=20|at-start=30",
    "total 7; row 3; result obey orders, or be cautious where disorder threatens" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|total=-9|figures=14|at-start=30",
    "total -9; row 7; result break" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|dice=3,4,5|figures=20|at-start=30",
    "!throws 2 dice" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|dice=3|figures=40|at-start=30",
    "!40 figures now cannot be of 30" },
  { "reaction", "troop=Reg C HI LTS Sh|orders=attack|dice=3,4,6", "!2 to 5, not 6" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|total=3|dice=1,2,3", "!Total: it holds dice" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|total=3|factors=alone",
    "!Total: it holds dice" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=general-with:-2",
    "!“A general is with it”: -2 is out of range; expected +3 or -3" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=secure-flank:+3",
    "!“Each secure flank”: +3 is out of range; expected +1, +2, -1 or -2" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=alone:2",
    "!“No other friends within 150”: 2 is out of range" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=broken-enemy:-1",
    "!“Each enemy unit within 150 broken”: -1 is out of range" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=more-friends,fewer-friends",
    "!“More friends than enemies within 150” cannot apply here" },
  { "reaction",
    "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=more-friends,double-friends",
    "total 11; row 3; result obey orders, or be cautious where disorder threatens" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=animals,animals-fire",
    "total 6; row 3; result obey orders, or be cautious where disorder threatens" },
  /* wrg.reaction.deduct1.fewer-friends: not as well as the 2 */
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=fewer-friends,outnumbered",
    "total 7; row 3; result obey orders, or be cautious where disorder threatens" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=li-charge",
    "!cannot apply here" },
  /* wrg.reaction.deduct2.missile-armed: not the crew of elephants */
  { "reaction", "troop=Irr C El B|orders=attack|dice=3,3,3|factors=missile-armed",
    "total 8; row 3; result obey orders, or be cautious where disorder threatens" },
  /* wrg.reaction.occasion.10.retry: the broken test to rally alone */
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|in-rout=yes|charged=yes",
    "!to rally" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|in-rout=yes|occasion=4",
    "!to rally" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|charged=yes|occasion=10",
    "!to rally" },
  /* wrg.reaction.either.character */
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=general:-1|general=rash",
    "!must be added" },
  { "reaction",
    "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=general:+1|general=cautious",
    "!must be deducted" },
  { "reaction", "troop=Irr C HI LTS Sh|orders=attack|dice=3,3,3|factors=cover:-2|general=rash",
    "total 7; row 3; result obey orders, or be cautious where disorder threatens" },

  /* wrg.reaction.mixed-class */
  { "test-class", "classes=A,C", "class A" },
  { "test-class", "classes=A,C|occasion=1", "class A" },
  { "test-class", "classes=B,C,D|occasion=7", "class D" },
  { "test-class", "occasion=7", "!Classes in the body: nothing is entered" },
  /* wrg.reaction.order-conflict */
  { "conflict", "orders=attack,skirmish", "orders skirmish" },
  { "conflict", "orders=attack,hold", "orders hold" },
  { "conflict", "orders=hold,skirmish|rash=yes", "orders hold" },
  { "conflict", "orders=attack,hold,skirmish|rash=yes", "orders attack" },
  /* wrg.reaction.strength-units, wrg.reaction.deduct3.alone, wrg.reaction.deduct1.shot-at */
  { "strength", "friends=3|enemies=2", "factor more-friends; total 1" },
  { "strength", "friends=4|enemies=2", "factor double-friends; total 2" },
  { "strength", "friends=2|enemies=3", "factor fewer-friends; total -1" },
  { "strength", "friends=1|enemies=2|shooters=5|figures=10",
    "factor shot-at; factor outnumbered; factor alone; total -6" },
  { "strength", "friends=2|enemies=2|shooters=4|figures=10", "total 0" },
  { "strength", "friends=2|enemies=2|shooters=4", "!Figures now: nothing is entered" },
  { "strength", "friends=2|enemies=2|figures=11|at-start=10", "!11 figures now cannot be of 10" },
  /* wrg.casualties.per-figure */
  { "per-figure", "troop=Reg C HI LTS Sh|casualties=19|figures=10", "count 10; each 1" },
  { "per-figure", "troop=Irr C LCh JLS|casualties=17|figures=4", "count 8; each 2" },
  { "per-figure", "troop=Irr C HCh JLS|casualties=17|figures=2|horses=4", "count 8; each 2" },
  { "per-figure", "troop=Irr C El|casualties=4|figures=2", "count 2; each 2" },
  { "per-figure", "troop=Reg C Art|casualties=8|figures=2|crew=4", "count 8; each 1" },
  { "per-figure", "troop=Reg C HI|casualties=8|figures=2|crew=4", "!“Crew of each engine” cannot" },
  { "per-figure", "troop=Reg C HI|casualties=8|figures=2|horses=4", "!“Horses” cannot" },
  /* wrg.reaction.several: from right to left; wrg.reaction.deduct2.friends-rout */
  { "in-turn", "body-1=Irr C LI JLS|total-1=-9|in-melee=1|body-2=Reg C HI LTS Sh|total-2=7",
    "row-1 7; result-1 break; row-2 4; result-2 halt" },
  { "in-turn",
    "body-1=Irr C LI JLS|total-1=-9|in-melee=1|sub-units=1|body-2=Reg C HI LTS Sh|total-2=7",
    "row-1 7; result-1 break; row-2 3; result-2 obey orders, or be cautious where disorder "
    "threatens" },
  { "in-turn", "body-1=Irr C LI JLS|total-1=-9|in-melee=1|blind=2|body-2=Reg C HI LTS Sh|total-2=7",
    "row-1 7; result-1 break; row-2 3; result-2 obey orders, or be cautious where disorder "
    "threatens" },
  { "in-turn", "body-1=Reg C HI LTS Sh|total-1=7|body-2=Irr C LI JLS|total-2=-9|in-melee=2",
    "row-1 3; result-1 obey orders, or be cautious where disorder threatens; row-2 7; result-2 "
    "break" },
  { "in-turn", "body-1=Irr C LI JLS|total-1=-9", "!Second from the right: nothing is entered" },
  { "in-turn", "body-1=Irr C LI JLS|body-2=Irr C LI JLS|total-2=3",
    "!First: total: nothing is entered" },
  { "in-turn", "body-1=Irr C LI S|total-1=3|body-2=Irr C LI JLS|total-2=3|total-4=1",
    "!Fourth from the right: nothing is entered" },
  /* wrg.after.recoil.disorder, wrg.after.recoil.when, wrg.after.recoil.friends,
   * wrg.after.recoil.two-ways */
  { "recoil-way", "move=80", "disordered no; move-left 60" },
  { "recoil-way", "facts=slow-ground|move=60|obstacle=50", "disordered yes; move-left 0" },
  { "recoil-way", "facts=opposed", "disordered yes" },
  { "recoil-way", "friends=Irr C LI S|ranks=3", "disordered no; friends pushed" },
  { "recoil-way", "friends=Irr C LI S|ranks=4", "disordered yes; friends stand" },
  { "recoil-way", "friends=Reg C HI LTS Sh|ranks=1", "disordered yes; friends stand" },
  /* wrg.after.not-followed, wrg.move.rally.back, wrg.move.rally.none */
  { "rally-how", "troop=Irr C LC B|after=recoiled", "rally back; paces 100" },
  { "rally-how", "troop=Reg C HI LTS Sh|after=recoiled", "rally forward" },
  { "rally-how", "troop=Reg C HI LTS Sh|after=stayed", "rally none" },
  { "rally-how", "troop=Reg C SHI LTS Sh|after=broke-off", "rally back; paces 40" },
  /* wrg.after.artillery */
  { "engines-lost", "result=stand|engines=4", "lost 0" },
  { "engines-lost", "result=recoil|engines=4|near=2", "lost 2; captured no" },
  { "engines-lost", "result=break|engines=4|pursued=yes|campaign=yes", "lost 4; captured yes" },
  { "engines-lost", "result=break|engines=4", "lost 0" },
  { "engines-lost", "result=recoil|engines=4|near=5", "!a body of 4 has no 5 engines" },
  /* wrg.pursuit.one-period, wrg.pursuit.fresh-enemy */
  { "pursuit-on", "periods=0|contact=yes", "pursuit must; fresh-enemy may" },
  { "pursuit-on", "periods=1|contact=yes", "pursuit may; fresh-enemy may" },
  { "pursuit-on", "periods=1", "pursuit may-not; fresh-enemy may" },
  { "pursuit-on", "periods=1|uncontrolled=yes", "pursuit must; fresh-enemy must" },
  /* wrg.rout.elephants: beast and driver alone, 3 against HI; twice 3 at 3 */
  { "trample", "troop=Irr C El|target=Reg C HI Sh|figures=2|random=0",
    "weapon 3; tactical 0; random 0; factor 3; casualties 3" },
  { "trample", "troop=Irr C El|target=Reg C HI Sh|figures=2|minus=3|plus=5",
    "weapon 3; tactical 0; random 2; factor 5; casualties 5" },
  { "trample", "troop=Irr C HCh|target=Reg C HI Sh|figures=2|random=0", "!only elephants" },
  { "trample", "troop=Irr A El|target=Reg C HI Sh|figures=2|random=-3",
    "!cannot give a random factor of -3" },
  /* wrg.melee.general-type */
  { "general-as", "guard=Reg A HC L Sh|body=Reg C HI LTS Sh|guards=2", "as Reg A HC L Sh" },
  { "general-as", "guard=Reg A HC L Sh|body=Reg C HI LTS Sh|guards=1", "as Reg C HI LTS Sh" },
  { "general-as", "guard=Reg A HC L Sh|body=Irr C LC JLS|guards=0", "as Reg A HC L Sh" },
  /* wrg.general.loss */
  { "general-lost", "over=yes|seen=yes|paces=250", "test must" },
  { "general-lost", "over=yes|seen=yes|paces=251", "test may-not" },
  { "general-lost", "over=yes|paces=20", "test may-not" },
  /* wrg.general.challenge, wrg.random.melee.general */
  { "challenged", "just-deployed=yes|training=irregular|equal=yes",
    "challenge may; refuser-keeps-bonus no" },
  { "challenged", "training=irregular", "challenge may-not; refuser-keeps-bonus yes" },
  { "challenged", "training=regular|equal=yes", "challenge may-not; refuser-keeps-bonus yes" },
  /* wrg.victory.count: defences */
  { "defences", "points=40", "left 40" },
  { "defences", "points=40|penetrated=yes", "left 0" },
  { "defences", "points=40|penetrated=yes|regained=yes", "left 40" },

  /* wrg.reaction.occasion.*; wrg.reaction.occasion.1.scope */
  { "test-due", "training=regular|happened=in-danger", "with-charges 0; at-once 0; at-end 1" },
  { "test-due", "training=regular|happened=in-danger,commander-near",
    "with-charges 0; at-once 0; at-end 0" },
  { "test-due", "training=irregular|happened=charged,sees-rout|figures=10|shot=20",
    "with-charges 3; at-once 4; at-end 7" },
  /* wrg.reaction.occasion.1.exempt: a test taken earlier this period spares the first */
  { "test-due", "training=irregular|happened=in-danger,charged",
    "with-charges 3; at-once 0; at-end 0" },
  { "test-due", "training=irregular|happened=in-danger,must-charge,uncontrolled",
    "with-charges 0; at-once 0; at-end 1" },
  { "test-due", "training=irregular|happened=in-danger|figures=10|shot=20",
    "with-charges 0; at-once 4; at-end 0" },
  { "test-due", "training=regular|at-start=20|figures=9|lost=2",
    "with-charges 0; at-once 5; at-end 0" },
  { "test-due", "training=regular|at-start=20|figures=19|lost=2", "!more than there were" },
  { "test-due", "training=regular|shot=5", "!need figures" },

  /* wrg.reaction.occasion.10 */
  { "rally", "facts=near-friends", "rally may" },
  { "rally", "facts=near-friends|shot=10|figures=10", "rally may-not" },
  { "rally", "facts=followed-off", "!still on it" },
  { "rally", "shot=4", "!need figures" },

  /* wrg.reaction.secure-flank.special */
  { "flanks", "left=friend|right=no-enemy,hidden-ground", "secure 1" },
  { "flanks", "shape=square|left=friend|right=friend", "secure 0" },
  { "flanks", "shape=cantabrian", "secure 1" },
  /* wrg.reaction.cover.unfriendly, wrg.reaction.cover.friendly */
  { "cover", "", "cover unfriendly" },
  { "cover", "known=passed", "cover friendly" },
  { "cover", "known=passed,enemy-entered", "cover neither" },
  { "cover", "known=only-enemy,disputed", "!cannot apply here" },

  /* wrg.after.recoil, wrg.after.break.count */
  { "recoil", "class=C|figures=20|fighting=10|inflicted=5|received=20", "result recoil" },
  { "recoil", "class=C|figures=20|fighting=10|inflicted=5|received=19", "result stand" },
  { "recoil", "class=D|figures=20|fighting=10|inflicted=5|received=20", "result break" },
  { "recoil", "class=A|figures=20|fighting=10|inflicted=10|received=20|disordered=yes",
    "result break" },
  { "recoil", "class=C|figures=20|fighting=21|inflicted=5|received=20",
    "!cannot fight in a body of 20" },
  { "recoil", "class=C|figures=20|fighting=2|inflicted=5|received=20|left=21", "!cannot be left" },
  { "recoil", "class=C|figures=20|fighting=10|inflicted=5", "!nothing is entered" },

  /* wrg.after.follow-up, wrg.pursuit.obligation */
  { "pursuit", "orders=attack|recoiling=1", "follow-up must; pursuit may-not" },
  { "pursuit", "orders=hold|recoiling=1", "follow-up may-not; pursuit may-not" },
  { "pursuit", "orders=hold|recoiling=1|facts=within-limits", "follow-up must; pursuit may-not" },
  { "pursuit", "orders=attack|broken=2", "follow-up may-not; pursuit must" },
  { "pursuit", "orders=skirmish|breaking-off=1", "follow-up may-not; pursuit may" },
  { "pursuit", "orders=attack|broken=2|facts=result-forbids,result-requires", "!latest result" },

  /* wrg.after.break-off, wrg.after.break-off.escape: HC pursue 150, HI 50 */
  { "break-off", "troop=Irr C LC JLS|enemy=Reg C HC L|orders=skirmish|pursuit=must|result=yes",
    "break-off must; rally-move 100; pursuit-move 150; escapes no" },
  { "break-off", "troop=Irr C LC JLS|enemy=Reg C HI LTS|orders=skirmish|pursuit=must|result=yes",
    "break-off must; rally-move 100; pursuit-move 50; escapes yes" },
  { "break-off", "troop=Irr C LC JLS|enemy=Reg C HI LTS|orders=skirmish|pursuit=must",
    "break-off may-not" },

  /* wrg.rout.surrounded; wrg.rout.break-through.result; wrg.rout.interpenetrate */
  { "surrender", "facts=broken,surrounded,enemy-in-contact|move=60",
    "surrender may; helpless yes" },
  { "surrender", "facts=broken,enemy-in-contact|move=60", "surrender may-not; helpless no" },
  { "break-through", "enemy=Irr C LC JLS|result=recoil", "try may; result through" },
  { "break-through", "enemy=Irr C LC JLS|result=stand", "try may; result aside" },
  { "break-through", "enemy=Irr C LI S|result=evade", "try may; result cleared" },
  { "break-through", "enemy=Reg C HI LTS|result=break", "try may-not" },
  { "go-through", "troop=Irr C MI JLS|friends=Irr C LI S|gap=100", "through must; swept-away yes" },
  { "go-through", "troop=Irr C MI JLS|friends=Reg C HI LTS|gap=20|gap-distance=50",
    "through may-not; swept-away no" },

  /* wrg.general.share: 2 and a half is 3, 0.58 is 1 */
  { "share", "hand-to-hand=10|front=4|shot=7|figures=12", "share 4" },
  { "share", "hand-to-hand=10", "!need figures" },
  { "share", "hand-to-hand=10|front=13|figures=12", "!cannot fight in front of a body of 12" },
  /* wrg.general.risk: 5 by 4 is over 19 */
  { "risk", "training=regular|casualties=5|men=19|die=4", "fate leaves" },
  { "risk", "training=regular|casualties=5|men=19|die=4|no-way-off=yes", "fate surrenders" },
  { "risk", "training=irregular|casualties=5|die=4", "fate unhurt" },
  { "risk", "training=irregular|casualties=20", "fate dead" },
  { "risk", "training=regular|casualties=5|die=6", "!2 to 5, not 6" },
  { "pick-out", "paces=21", "pick-out may" },
  { "pick-out", "paces=21|challenge=yes", "pick-out may-not" },
  /* wrg.general.challenge: bow 2 against HC causes 1; lance 4 with 3 causes 4; the
   * javelins are no match: 2 and 0 cause 1 */
  { "challenge",
    "first=Irr A HC L B Sh|second=Reg A HC JLS Sh|first-using=L|second-using=JLS|first-plus=6|"
    "first-minus=3|second-plus=2|second-minus=5|first-bow-plus=1|first-bow-minus=5",
    "casualties-first 1; casualties-second 5; result second-dead" },
  { "challenge",
    "first=Irr A HC L B Sh|second=Irr A HC L B Sh|bout=2|first-using=L|second-using=L|"
    "first-plus=1|first-minus=5|second-plus=2|second-minus=3",
    "casualties-first 1; casualties-second 1; result again" },
  { "challenge", "first=Irr A HC L Sh|second=Irr A HC L Sh|first-using=P", "!does not carry" },
  /* wrg.shields.two-handed: who draws a bow is shieldless, 2 and 1 against HC cause
   * 2; then javelins at 2 cause 1 */
  { "challenge",
    "first=Irr A HC JLS B Sh|second=Irr A HC JLS B Sh|first-plus=3|first-minus=3|second-plus=3|"
    "second-minus=3|first-bow-plus=3|first-bow-minus=3|second-bow-plus=3|second-bow-minus=3",
    "casualties-first 3; casualties-second 3; result again" },
  /* an axe takes both hands: the spear's 2 and 1 cause 2; it faces the spear: 5 less 1
   * cause 2: wrg.melee.tactical.faced-spears */
  { "challenge",
    "first=Reg A HI LTS Sh|second=Reg A HI 2HCW Sh|first-using=LTS|second-using=2HCW|first-plus=3|"
    "first-minus=3|second-plus=3|second-minus=3",
    "casualties-first 2; casualties-second 2; result again" },
  /* a model's general throws his javelins: 2 and 2 against HC, not super heavy: 2 */
  { "challenge",
    "first=Irr A LCh JLS|second=Irr A HC L Sh|bout=2|first-plus=3|first-minus=3|second-plus=3|"
    "second-minus=3",
    "casualties-first 1; casualties-second 2; result second-dead" },
  { "challenge",
    "first=Irr A LCh JLS|second=Irr A HC L Sh|first-using=P|first-plus=3|first-minus=3",
    "!does not carry" },

  /* wrg.victory.margin */
  { "victory", "left-a=412|start-a=1000|left-b=133|start-b=998",
    "result a; points-a 412; points-b 133" },
  { "victory", "left-a=412.25|start-a=1000|left-b=312.5|start-b=1000",
    "result draw; points-a 412.25; points-b 312.5" },
  /* wrg.victory.objectives */
  { "victory", "left-a=412.25|start-a=1000|left-b=312.5|start-b=1000|objectives-a=1",
    "result a; points-a 413.25; points-b 312.5" },
  { "victory", "left-a=412|start-a=400|left-b=133|start-b=998", "!cannot have more left" },
  { "victory", "left-a=0|start-a=0|left-b=133|start-b=998", "!began without points" },
  /* wrg.victory.count, wrg.victory.prisoners, wrg.victory.half */
  { "losses", "points=100|at-start=25|dead=5|prisoners=8|command=10", "left 66; lost 44" },
  { "losses", "points=100|at-start=25|dead=5|rest=retiring", "left 40; lost 60" },
  { "losses", "points=100|at-start=25|rest=in-rout", "left 0; lost 100" },
  { "losses", "points=102|at-start=24|rest=on-table|conceded=yes", "left 25.5; lost 76.5" },
  { "losses", "points=100|at-start=25|dead=20|prisoners=6", "!more figures removed" },
  /* wrg.victory.objectives.contested */
  { "objective", "points=25|held=yes", "points 25" },
  { "objective", "points=25|held=yes|chargeable=yes|strong=yes", "points 12.5" },
  { "objective", "points=25|chargeable=yes|strong=yes", "points 0" },
  /* wrg.victory.running-total */
  { "running-total", "left=400|enemy-start=1000|enemy-left=250|carried=120.5",
    "score 1150; total 1270.5" },
  { "running-total", "left=400|enemy-start=1000|enemy-left=250", "score 1150; total 1150" },
  { "running-total", "left=400|enemy-start=1000|enemy-left=1250", "!cannot have more left" },
};

static char *
answer_of (const MuSumAnswer *answer)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    g_string_append_printf (text, i > 0 ? "; %s %s" : "%s %s", result->key, result->value);
  }
  return g_string_free (text, FALSE);
}

static MuSumAnswer *
work (const char *kind, const char *texts, const MuReadings *readings)
{
  const MuSumInput input = entered (kind, texts);
  MuDice dice;
  mu_dice_init_seeded (&dice, 11, 0);
  return mu_sum_work (&input, readings, &dice, FALSE);
}

START_TEST (sums_answer_or_say_why_not)
{
  const Case *one = &cases[_i];
  g_autoptr (MuSumAnswer) answer = work (one->kind, one->texts, NULL);
  g_autofree char *text = answer_of (answer);
  if (one->answer[0] == '!') {
    ck_assert_msg (answer->refusal != NULL, "%s %s: %s", one->kind, one->texts, text);
    ck_assert_msg (strstr (answer->refusal, one->answer + 1) != NULL, "%s", answer->refusal);
    return;
  }
  ck_assert_msg (!answer->refusal, "%s %s: %s", one->kind, one->texts, answer->refusal);
  ck_assert_str_eq (text, one->answer);
  ck_assert_ptr_nonnull (answer->headline);
}
END_TEST

static gboolean
has_note (const MuSumAnswer *answer, const char *part)
{
  for (guint i = 0; i < answer->notes->len; i++)
    if (strstr (g_ptr_array_index (answer->notes, i), part))
      return TRUE;
  return FALSE;
}

/* The page says what the body forgets, and until when. */
START_TEST (results_say_what_is_forgotten)
{
  const char *entered_text = "troop=Irr C HI LTS Sh|orders=attack|total=20";
  g_autoptr (MuSumAnswer) wild = work ("reaction", entered_text, NULL);
  ck_assert_str_eq (wild->headline, "row 1: forget orders and advance");
  ck_assert (has_note (wild, "Uncontrolled advance"));
  ck_assert (has_note (wild, "For 2 whole periods"));
  ck_assert (has_note (wild, "battlefield orders are forgotten"));
  ck_assert (has_note (wild, "Standing orders and signals are forgotten"));
  g_autoptr (MuSumAnswer) quiet
      = work ("reaction", "troop=Reg B HI LTS Sh|orders=hold|total=6", NULL);
  ck_assert (!has_note (quiet, "forgotten"));
}
END_TEST

/* wrg.reaction.dice: a body that has lost half throws one die of its kind. */
START_TEST (open_dice_follow_the_losses)
{
  static const struct {
    const char *losses;
    guint dice;
  } rows[] = { { "", 3 },
               { "|figures=21|at-start=30", 3 },
               { "|figures=20|at-start=30", 2 },
               { "|figures=15|at-start=30", 1 } };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *texts
        = g_strdup_printf ("troop=Reg B HI LTS Sh|orders=hold%s", rows[i].losses);
    g_autoptr (MuSumAnswer) answer = work ("reaction", texts, NULL);
    ck_assert (answer->rolled);
    ck_assert_uint_eq (answer->roll_count, rows[i].dice);
    for (guint n = 0; n < answer->roll_count; n++)
      ck_assert_int_eq (answer->roll[n].die, MU_DIE_AVERAGE);
  }
  g_autoptr (MuSumAnswer) total = work ("reaction", "troop=Reg B HI|orders=hold|total=6", NULL);
  ck_assert (!total->rolled);
  g_autoptr (MuSumAnswer) unhurt = work ("risk", "training=regular|casualties=0", NULL);
  ck_assert (!unhurt->rolled);
}
END_TEST

/* wrg.general.challenge: eight dice where both are bow-armed, four later. */
START_TEST (bows_have_dice_in_the_first_bout_alone)
{
  const char *both = "first=Irr A HC L B Sh|second=Reg A HC L B Sh";
  g_autofree char *later = g_strconcat (both, "|bout=2", NULL);
  g_autoptr (MuSumAnswer) first = work ("challenge", both, NULL);
  g_autoptr (MuSumAnswer) second = work ("challenge", later, NULL);
  ck_assert_uint_eq (first->roll_count, 8);
  ck_assert_uint_eq (second->roll_count, 4);
}
END_TEST

/* wrg.reaction.add1.more-friends: a house may add both */
START_TEST (house_rules_reach_the_sum)
{
  const MuReadings both = { .choice = { [MU_READING_MORE_AND_DOUBLE] = 1 } };
  const char *texts = "troop=Reg B HI LTS Sh|orders=hold|dice=3,3,3"
                      "|factors=more-friends,double-friends";
  g_autoptr (MuSumAnswer) answer = work ("reaction", texts, &both);
  ck_assert_ptr_null (answer->refusal);
  ck_assert_int_eq (mu_trace_total (&answer->trace), 12);
}
END_TEST

/* The factors beside their amounts, in one order. */
START_TEST (factors_show_their_amounts)
{
  const MuSumInput input = entered ("reaction", "troop=Reg B HI LTS Sh|orders=hold");
  int place = mu_sum_field (input.kind, "factors");
  const MuField *field = &input.kind->fields[place];
  for (int i = 0; field->words[i]; i++)
    ck_assert_int_ne (input.kind->amount (&input, place, i), 0);
  ck_assert_str_eq (field->words[5], "broken-enemy");
  ck_assert_int_eq (input.kind->amount (&input, place, 5), 2);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sums of nerve");
  TCase *tests = tcase_create ("nerve");
  suite_add_tcase (suite, tests);
  tcase_add_loop_test (tests, sums_answer_or_say_why_not, 0, G_N_ELEMENTS (cases));
  tcase_add_test (tests, results_say_what_is_forgotten);
  tcase_add_test (tests, open_dice_follow_the_losses);
  tcase_add_test (tests, bows_have_dice_in_the_first_bout_alone);
  tcase_add_test (tests, house_rules_reach_the_sum);
  tcase_add_test (tests, factors_show_their_amounts);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* A scenario in which everything stands that can, an element a line. */
#ifndef MUSTER_TESTS_LISTS_ABD_SCENARIO_TEXT_H
#define MUSTER_TESTS_LISTS_ABD_SCENARIO_TEXT_H

#define HEAD                                                                                       \
  "<hex-scenario version=\"1\" name=\"Test\" year=\"-9\" turns=\"8\" draw=\"A\" returns=\"2\">\n"  \
  "<note>Some\n   note</note>\n<special>Rules</special>\n"
#define OPTIONS  "<option is=\"averaging\"/>\n<option is=\"rerolls\"/>\n<option is=\"dismount\"/>\n"
#define MAP_HEAD "<map columns=\"4\" rows=\"3\">\n"
#define ROWS     "<row>.rwh</row>\n<row>bm..</row>\n<row>....</row>\n"
#define SIDES                                                                                      \
  "<hexside hex=\"B2\" toward=\"n ne se\" is=\"river\"/>\n"                                        \
  "<hexside hex=\"B2\" toward=\"s\" is=\"ford\"/>\n"
#define MAP     MAP_HEAD ROWS SIDES "</map>\n"
#define ENTRIES "<entry hexes=\"A1 B1\"/>\n<entry hexes=\"D3\"/>\n"
#define ARMY_A                                                                                     \
  "<army name=\"One\" commander=\"C\" panic=\"9\" points=\"1\" barbarian=\"yes\" "                 \
  "player=\"search\">\n"                                                                           \
  "<unit type=\"PX\" name=\"Guard\" hex=\"A3\" facing=\"1\"/>\n"                                   \
  "<unit type=\"LA\" hex=\"B3\" facing=\"2\" disordered=\"yes\" shots=\"3\"/>\n"                   \
  "<unit type=\"LC\" turn=\"8\" entry=\"2\"/>\n"                                                   \
  "<unit type=\"CP\" hex=\"A2\"/>\n"                                                               \
  "<leader kind=\"A\" name=\"L\"/>\n<leader kind=\"C\"/>\n</army>\n"
#define ARMY_B                                                                                     \
  "<army name=\"Two\">\n<unit type=\"HT\" hex=\"D1\" facing=\"4\"/>\n"                             \
  "<unit type=\"WW\" hex=\"C1\"/>\n</army>\n"
#define TAIL  "</hex-scenario>\n"
#define WHOLE HEAD OPTIONS MAP ENTRIES ARMY_A ARMY_B TAIL

#endif

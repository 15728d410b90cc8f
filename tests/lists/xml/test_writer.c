/* The bytes that writing gives. */
#include "lists/xml/writer.h"

#include "tests/lists/common.h"

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

START_TEST (elements_nest_by_two_blanks)
{
  MuWriter writer;
  gsize length;
  mu_writer_init (&writer);
  mu_writer_begin (&writer, "a");
  mu_writer_int (&writer, "n", -3);
  mu_writer_begin (&writer, "b");
  mu_writer_flag (&writer, "no", FALSE);
  mu_writer_flag (&writer, "yes", TRUE);
  mu_writer_end (&writer);
  mu_writer_element_text (&writer, "c", "x < y & \"z\"\r\n");
  mu_writer_end (&writer);
  g_autofree char *data = mu_writer_finish (&writer, &length);
  ck_assert_str_eq (data, HEAD "<a n=\"-3\">\n"
                               "  <b yes=\"yes\"/>\n"
                               "  <c>x &lt; y &amp; \"z\"&#13;\n</c>\n"
                               "</a>\n");
}
END_TEST

START_TEST (attributes_keep_their_blanks_and_quotes)
{
  MuWriter writer;
  mu_writer_init (&writer);
  mu_writer_begin (&writer, "a");
  mu_writer_text (&writer, "t", "1\t2\n3\r4\"5'6>7");
  mu_writer_text (&writer, "u", NULL);
  mu_writer_end (&writer);
  g_autofree char *data = mu_writer_finish (&writer, NULL);
  ck_assert_str_eq (data, HEAD "<a t=\"1&#9;2&#10;3&#13;4&quot;5'6&gt;7\" u=\"\"/>\n");
}
END_TEST

START_TEST (troops_and_crews_are_written_in_notation)
{
  MuWriter writer;
  const MuTroop chariot = troop ("irr b LCH jls");
  const MuCrew crew = { .count = 2, .weapon = { MU_WEAPON_SIDEARM, MU_WEAPON_BOW }, .horses = 4 };
  mu_writer_init (&writer);
  mu_writer_begin (&writer, "unit");
  mu_writer_troop (&writer, "troop", &chariot);
  mu_writer_crew (&writer, &crew);
  mu_writer_end (&writer);
  g_autofree char *data = mu_writer_finish (&writer, NULL);
  ck_assert_str_eq (data, HEAD "<unit troop=\"Irr B LCh JLS\" horses=\"4\">\n"
                               "  <crew weapon=\"sidearm\"/>\n"
                               "  <crew weapon=\"B\"/>\n"
                               "</unit>\n");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("writer");
  tcase_add_test (tests, elements_nest_by_two_blanks);
  tcase_add_test (tests, attributes_keep_their_blanks_and_quotes);
  tcase_add_test (tests, troops_and_crews_are_written_in_notation);
  return run_case ("writer", tests);
}

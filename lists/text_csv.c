#include <string.h>

#include "lists/plain.h"
#include "lists/reader.h"
#include "lists/text.h"

static const char head[]
    = "army,player,book,year,unit,name,troop,crew,horses,figures,ranks,line,order,each,points,"
      "general,sub-unit,bodyguard,mixed,forced-march,option,ally-book,notes\r\n";

/* A text that a spreadsheet would work out as a formula is made one that it shows. */
static void
put_text (GString *out, const char *text, const char *end)
{
  g_autofree char *valid = mu_plain_text (text);
  g_string_append_c (out, '"');
  if (*valid && strchr ("=+-@\t\r", *valid))
    g_string_append_c (out, '\'');
  for (const char *at = valid; *at; at++) {
    if (*at == '"')
      g_string_append_c (out, '"');
    g_string_append_c (out, *at);
  }
  g_string_append_printf (out, "\"%s", end);
}

static void
put_crew (GString *out, const MuWrgCrew *crew)
{
  g_autoptr (GString) words = g_string_new (NULL);
  for (int i = 0; i < crew->count; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? " " : "", mu_words_weapon[crew->weapon[i]]);
  put_text (out, words->str, ",");
  g_string_append_printf (out, "%d,", crew->horses);
}

static void
put_army (GString *out, const MuList *list)
{
  put_text (out, list->name, ",");
  put_text (out, list->player, ",");
  put_text (out, list->book_id, ",");
  g_string_append_printf (out, "%d,", list->year);
}

static const char *
yes_no (gboolean value)
{
  return value ? "yes" : "no";
}

static void
put_unit (GString *out, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  const MuListGeneral *general = mu_list_unit_general (list, index);
  char notation[64];
  put_army (out, list);
  g_string_append_printf (out, "%u,", index + 1);
  put_text (out, unit->name, ",");
  put_text (out,
            *unit->stand ? unit->stand
                         : mu_wrg_troop_format (&unit->troop, notation, sizeof notation),
            ",");
  put_crew (out, &unit->crew);
  g_string_append_printf (out, "%d,%d,%d,%s,%d,%d,", unit->figures, unit->ranks, unit->line + 1,
                          mu_words_order[unit->order], mu_list_points_each (list, index, NULL),
                          mu_list_unit_points (list, index));
  put_text (out, general ? general->name : "", ",");
  g_string_append_printf (out, "%s,%s,%s,%s,", yes_no (unit->sub_unit), yes_no (unit->bodyguard),
                          mu_words_mixed[unit->mixed], yes_no (unit->forced_march));
  put_text (out, unit->option, ",");
  put_text (out, unit->book, ",");
  put_text (out, unit->notes, "\r\n");
}

char *
mu_list_write_csv (const MuList *list, gsize *length)
{
  GString *out = g_string_new (head);
  for (guint i = 0; i < list->units->len; i++)
    put_unit (out, list, i);
  if (length)
    *length = out->len;
  return g_string_free (out, FALSE);
}

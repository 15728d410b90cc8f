#include "reports/sheet/sheet_page.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>

#include "lists/check/certificate.h"
#include "lists/xml/data.h"
#include "reports/account/account.h"
#include "reports/document/stylesheet.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/sheet/sheet_private.h"
#include "reports/system.h"

#define SCHEMA_MAX  (1 << 20)
#define WORDS_SPACE "urn:muster:words"

/* clang-format off */
const char *const mu_sheet_page_words[] = {
  N_ ("A draw"), N_ ("About the field"), N_ ("Army book"), N_ ("At the end"), N_ ("Certificate"),
  N_ ("Commander-in-chief"), N_ ("Country"), N_ ("Date"), N_ ("Dice"), N_ ("Digest"),
  N_ ("Figures"), N_ ("Figures lost"), N_ ("Format of the sheet"), N_ ("House rule"), N_ ("Inflicted"),
  N_ ("Leadership"), N_ ("Left"), N_ ("Men lost"), N_ ("Month"), N_ ("Not fought yet"),
  N_ ("Orders"), N_ ("Outscouted"), N_ ("Periods"), N_ ("Player"), N_ ("Points left"),
  N_ ("Points limit"), N_ ("Region"), N_ ("Rules"), N_ ("Scouting"),
  N_ ("Scouting strength"), N_ ("Sealed"), N_ ("Seals"), N_ ("Seed"), N_ ("Standing orders"), N_ ("Stands"),
  N_ ("Steps"), N_ ("Steps left"), N_ ("Steps taken"), N_ ("Terms"),
  N_ ("The battle"), N_ ("The field at deployment"), N_ ("Turns"), N_ ("Unit"), N_ ("Weather"),
  N_ ("Where the units stood is not on this sheet."), N_ ("Winner"), N_ ("lost"), N_ ("seed"),
  N_ ("stream"),
  NULL
};
/* clang-format on */

/* --- words -------------------------------------------------------------- */

typedef struct {
  xmlNode *words;
  xmlNs *space;
} Words;

static xmlNode *
add (const Words *it, const char *element, const char *text)
{
  return xmlNewTextChild (it->words, it->space, (const xmlChar *) element, (const xmlChar *) text);
}

static void
set (xmlNode *node, const char *attribute, const char *value)
{
  xmlNewProp (node, (const xmlChar *) attribute, (const xmlChar *) value);
}

static void
add_word (const Words *it, const char *of, const char *text)
{
  set (add (it, "word", text), "of", of);
}

static void
add_sentence (const Words *it, const char *about, char *text)
{
  if (*text)
    set (add (it, "sentence", text), "about", about);
  g_free (text);
}

/* Words that a sheet uses, as people read them. */
static void
add_sheet_words (const Words *it)
{
  for (int fate = 0; mu_sheet_fates[fate]; fate++)
    add_word (it, mu_sheet_fates[fate], mu_account_fate ((MuFate) fate));
  for (int i = 0; mu_sheet_personalities[i]; i++)
    add_word (it, mu_sheet_personalities[i], mu_account_personality ((MuPersonality) i));
  add_word (it, "wrg5", _ ("WRG 5th"));
  add_word (it, "awfp", _ ("Fast Play"));
  add_word (it, "abd", _ ("Ancient Battles Deluxe"));
  add_word (it, "commander", _ ("Commander-in-chief"));
  add_word (it, "subordinate", _ ("Subordinate general"));
}

/* The code as other sheets print it; the sheet itself has an older, shorter one. */
static void
add_certificate (const Words *it, const MuBattleRecord *record, MuSide side)
{
  g_autofree char *code = mu_list_check_code (record->side[side].list);
  set (add (it, "certificate", code), "side", mu_sheet_sides[side]);
}

static void
add_house_rules (const Words *it, const MuReadings *readings)
{
  for (int i = 0; i < MU_READINGS; i++)
    add_word (it, mu_reading_key ((MuReading) i),
              _ (mu_reading_words ((MuReading) i, readings->choice[i])));
}

/* --- orders ------------------------------------------------------------- */

static char *
order_words (const MuBattleRecord *record, MuSide side, const MuBodyOrders *body)
{
  const MuBattleSideRecord *own = &record->side[side];
  g_autofree MuOrderPlace *places = g_new0 (MuOrderPlace, MU_ORDERS_PLACES_MAX);
  MuOrderScene scene;
  if (*body->words)
    return g_strdup (body->words);
  mu_orders_scene (own->orders, own->list, record->side[MU_SIDE_B - side].list, body->unit, places,
                   &scene);
  return mu_orders_words (&scene, &body->orders);
}

static void
add_orders (const Words *it, const MuBattleRecord *record, MuSide side)
{
  const MuBattleSideRecord *own = &record->side[side];
  if (!own->orders || (own->seal && !record->fought))
    return;
  for (guint i = 0; i < own->orders->bodies->len; i++) {
    const MuBodyOrders *body = g_ptr_array_index (own->orders->bodies, i);
    g_autofree char *words = order_words (record, side, body);
    g_autofree char *number = g_strdup_printf ("%d", body->unit + 1);
    xmlNode *unit = add (it, "unit", NULL);
    set (unit, "side", mu_sheet_sides[side]);
    set (unit, "unit", number);
    if (*words)
      set (unit, "orders", words);
  }
}

/* --- what its rules say of the end -------------------------------------- */

static void
add_end (const Words *it, const MuBattleRecord *record, MuSide side, guint number)
{
  const MuUnitOutcome *end = &g_array_index (record->side[side].results, MuUnitOutcome, number);
  g_autofree char *place = g_strdup_printf ("%u", number + 1);
  xmlNode *unit = add (it, "unit", NULL);
  set (unit, "side", mu_sheet_sides[side]);
  set (unit, "unit", place);
  set (unit, "end", mu_account_end (record->rules, end));
}

/* Where these are other words than those of the sheet. */
static void
add_ends (const Words *it, const MuBattleRecord *record)
{
  static const char *const about[MU_SIDES] = { "side-a", "side-b" };
  const MuReportSystem *system = mu_report_system (record->rules);
  for (int side = 0; record->fought && side < MU_SIDES; side++) {
    if (system->side_words)
      add_sentence (it, about[side], mu_account_side (record, (MuSide) side));
    for (guint i = 0; system->end_words && i < record->side[side].results->len; i++)
      add_end (it, record, (MuSide) side, i);
  }
}

/* --- the page ----------------------------------------------------------- */

static void
add_words (xmlDoc *doc, const MuBattleRecord *record)
{
  Words it = { .words
               = xmlNewChild (xmlDocGetRootElement (doc), NULL, (const xmlChar *) "words", NULL) };
  it.space = xmlNewNs (it.words, (const xmlChar *) WORDS_SPACE, (const xmlChar *) "m");
  xmlSetNs (it.words, it.space);
  /* Translators: the tag of the language that you translate into, as “de” */
  set (it.words, "lang", C_ ("language", "en"));
  for (const char *const *word = mu_sheet_page_words; *word; word++)
    add_word (&it, *word, _ (*word));
  add_sheet_words (&it);
  add_house_rules (&it, &record->readings);
  if (record->fought)
    add_sentence (&it, "result", mu_account_result (record));
  add_ends (&it, record);
  add_sentence (&it, "weather", mu_account_weather (record));
  add_sentence (&it, "scouting", mu_account_scouting (record));
  add_sentence (&it, "terms", mu_account_terms (record));
  add_sentence (&it, "seed", mu_account_seed (record));
  add_sentence (&it, "weak-seals", mu_account_weak_seals (record));
  for (int side = 0; side < MU_SIDES; side++)
    add_certificate (&it, record, (MuSide) side);
  for (int side = 0; side < MU_SIDES; side++)
    add_orders (&it, record, (MuSide) side);
}

static xmlDoc *
sheet_with_words (const MuBattleRecord *record)
{
  gsize length;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  xmlDoc *doc
      = xmlReadMemory (data, (int) length, "sheet.xml", NULL,
                       XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_HUGE);
  add_words (doc, record);
  return doc;
}

char *
mu_sheet_page (const MuBattleRecord *record, gsize *length, GError **error)
{
  xmlDoc *doc = sheet_with_words (record);
  char *page = mu_stylesheet_apply ("battle-sheet.xsl", doc, length, error);
  xmlFreeDoc (doc);
  return page;
}

char *
mu_sheet_schema_page (gsize *length, GError **error)
{
  gsize size;
  g_autofree char *path = mu_data_path ("schema", MU_SHEET_SCHEMA);
  g_autofree char *data = mu_file_read (path, SCHEMA_MAX, &size, error);
  if (!data)
    return NULL;
  xmlDoc *doc = xmlReadMemory (data, (int) size, path, NULL,
                               XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  char *page = doc ? mu_stylesheet_apply ("schema.xsl", doc, length, error) : NULL;
  if (!doc)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE,
                 _ ("%s: this schema is damaged; install Muster again"), path);
  xmlFreeDoc (doc);
  return page;
}

/* How troops that are kept off the table come. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/orders/orders_parser.h"

/* --- arrival ------------------------------------------------------------ */

static gboolean
take_arrival_period (MuText *text, MuWrgArrivalOrder *arrival)
{
  const guint start = text->next;
  int period;
  if (!mu_text_take (text, WORD_ARRIVE, NULL))
    return FALSE;
  mu_text_take (text, WORD_FROM, NULL);
  if (!mu_parse_period (text, &period))
    return mu_text_fail (text, start, 1, MU_RULE_NONE,
                         _ ("when? expected a period, as in “arrive in period 3”"));
  arrival->period = (guint8) CLAMP (period, 0, G_MAXUINT8);
  return mu_parse_check_period (text, start, period);
}

static gboolean
take_edge_point (MuText *text, MuWrgArrivalOrder *arrival)
{
  const guint start = text->next;
  int paces;
  if (mu_text_take (text, WORD_EDGE_POINT, NULL) && mu_text_take_number (text, &paces)
      && mu_text_take (text, WORD_PACES, NULL) && paces <= G_MAXINT16) {
    arrival->point = (gint16) paces;
    return TRUE;
  }
  text->next = start;
  return FALSE;
}

static gboolean
take_company (MuText *text, MuWrgArrivalOrder *arrival)
{
  const guint start = text->next;
  int company;
  if (mu_text_take (text, WORD_COMPANY, NULL) && mu_text_take_number (text, &company)
      && company >= 1 && company <= G_MAXUINT8) {
    arrival->company = (guint8) company;
    return TRUE;
  }
  text->next = start;
  return FALSE;
}

static gboolean
take_arrival_part (MuText *text, MuWrgArrivalOrder *arrival)
{
  guint32 edge;
  if (mu_text_take (text, WORD_EDGE, &edge)) {
    arrival->edge = (guint8) edge;
    return TRUE;
  }
  if (mu_text_take (text, WORD_FORCED, NULL)) {
    arrival->forced = true;
    return TRUE;
  }
  return take_edge_point (text, arrival) || take_company (text, arrival)
         || take_arrival_period (text, arrival);
}

static void
take_arrival_parts (MuText *text, MuWrgArrivalOrder *arrival)
{
  guint end;
  do {
    end = text->next;
    while (mu_text_is (text, text->next, TOKEN_COMMA)
           || mu_text_phrase_at (text, text->next, WORD_AND, NULL))
      text->next++;
  } while (take_arrival_part (text, arrival));
  text->next = end;
}

/* wrg.deploy.off-table, wrg.deploy.flank-march.point */
gboolean
mu_parse_arrival_part (MuParser *parser)
{
  MuText *text = parser->text;
  MuWrgArrivalOrder *arrival = &parser->orders->arrival;
  const guint start = text->next;
  guint32 flank = 0;
  const gboolean round = mu_text_take (text, WORD_MARCH_ROUND, &flank);
  if (!round && !mu_text_take (text, WORD_RESERVE, NULL))
    return FALSE;
  if (parser->orders->count > 0 || parser->draft.begun || arrival->how != MU_WRG_ON_TABLE)
    return mu_text_fail (text, start, text->next - start, MU_RULE_WRG_DEPLOY_OFF_TABLE,
                         _ ("how troops come to the table stands first, and once"));
  arrival->how = round ? MU_WRG_MARCH_ROUND : MU_WRG_RESERVE;
  arrival->flank = (guint8) flank;
  arrival->edge = round ? MU_WRG_SIDE_EDGE : MU_WRG_OWN_EDGE;
  take_arrival_parts (text, arrival);
  return !mu_text_failed (text);
}

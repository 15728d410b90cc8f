#include "reports/army/army_foot.h"

#include "lists/check/certificate.h"
#include "lists/list/terms.h"
#include "reports/army/roster_words.h"
#include "reports/document/house_rules.h"
#include "reports/system.h"

char *
mu_army_foot (const MuList *list, const MuReadings *readings, const MuBook *book)
{
  const MuReportSystem *system = mu_report_system (list->rules);
  g_autofree char *points = mu_roster_points (list);
  g_autoptr (MuCertificate) certificate = mu_certificate_new (list, book);
  g_autofree char *check = mu_certificate_line (certificate);
  g_autofree char *by = system->house_rules ? mu_house_rules_short (readings) : NULL;
  const char *const parts[] = { list->name, list->player, points, mu_term_rules (list->rules), by };
  g_autofree char *one = mu_roster_join (parts, G_N_ELEMENTS (parts));
  return g_strconcat (one, "\n", check, NULL);
}

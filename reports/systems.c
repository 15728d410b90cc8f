/* The systems that have words, shapes and numbers of their own on paper. */
#include "reports/system.h"

const MuReportSystem *const mu_report_systems[] = {
  &mu_report_wrg5,
  &mu_report_awfp,
  &mu_report_abd,
  NULL,
};

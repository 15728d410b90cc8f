/* Zama prepared, and its deployment begun, as the tests of it need it. */
#ifndef MUSTER_TESTS_SESSION_DEPLOYMENT_FIXTURE_H
#define MUSTER_TESTS_SESSION_DEPLOYMENT_FIXTURE_H

#include "app/session/wrg/deployment/deployment_session.h"
#include "tests/session/fixture.h"

typedef struct {
  MuDesk *desk;
  MuDeploymentSession *session;
} Table;

void lay_table (Table *table);
void clear_table (Table *table);

#endif

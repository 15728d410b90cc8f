/* A hand that drags one of a hundred bodies over the table: what each motion costs, from the
 * verdict to the scene that is drawn of it. Under 16 ms nothing stutters. */
#include <stdio.h>
#include <stdlib.h>

#include "app/service/club/club.h"
#include "app/session/wrg/deployment/deployment_session.h"
#include "lists/xml/data.h"

#define BODIES  100
#define MOTIONS 400
#define DROPS   40

static double
now (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

static MuList *
make_army (const char *name)
{
  MuList *list = mu_list_new (name);

  for (int i = 0; i < BODIES; i++) {
    MuListUnit *unit = mu_list_unit_new ();
    g_free (unit->name);
    unit->name = g_strdup_printf ("Velites %d", i + 1);
    if (mu_troop_parse ("Reg C LI JLS Sh", &unit->troop, NULL) != MU_TROOP_PARSE_OK)
      abort ();
    unit->figures = 8;
    unit->ranks = 2;
    unit->line = i % 2;
    g_ptr_array_add (list->units, unit);
  }
  return list;
}

static MuDeploymentSession *
begin (void)
{
  g_autoptr (MuList) a = make_army ("Rome"), b = make_army ("Karthago");
  g_autofree char *path = g_build_filename (mu_data_dir (), "fields", "zama.xml", NULL);
  g_autoptr (MuFieldPlan) field = mu_field_plan_open (path, NULL);
  const MuBattlePlan plan = { .list = { a, b }, .seed = 7, .month = 6, .field = field };
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, NULL);
  MuDeploymentSession *session = mu_deployment_session_new ();

  if (!record || !field)
    abort ();
  field->width = record->field->width = 3600;
  mu_deployment_session_set_record (session, record);
  for (MuSide side = MU_SIDE_B; side <= MU_SIDE_B; side--) {
    mu_deployment_session_set_side (session, side);
    if (!mu_deployment_session_line_up (session))
      fprintf (stderr, "no room for all\n");
    if (side == MU_SIDE_A)
      break;
    mu_deployment_session_seal (session);
  }
  return session;
}

static void
report (const char *what, int count, double seconds, guint64 signature)
{
  printf ("%-28s %6d in %6.2f s: %8.3f ms each, signature %016" G_GINT64_MODIFIER "x\n", what,
          count, seconds, 1000 * seconds / count, signature);
}

static guint64
refused_in (MuDeploymentSession *session)
{
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (session);
  guint64 refused = 0;

  for (guint i = 0; i < scene->bodies->len; i++)
    refused += (g_array_index (scene->bodies, MuSceneBody, i).states & MU_SCENE_REFUSED) != 0;
  return refused;
}

static void
drag (MuDeploymentSession *session)
{
  guint64 signature = 0;
  const double start = now ();

  for (int i = 0; i < MOTIONS; i++) {
    mu_deployment_session_hold (session, 40, 400 + i * 6, 60 + i % 80);
    signature = signature * 31 + refused_in (session);
  }
  mu_deployment_session_let_go (session);
  report ("motions of one of 100 bodies", MOTIONS, now () - start, signature);
}

static void
drop (MuDeploymentSession *session)
{
  guint64 signature = 0;
  const double start = now ();

  for (int i = 0; i < DROPS; i++) {
    signature = signature * 31 + mu_deployment_session_move (session, 40, 300 + i * 70, 20);
    signature = signature * 31 + refused_in (session);
  }
  report ("drops of one of 100 bodies", DROPS, now () - start, signature);
}

int
main (void)
{
  g_autoptr (MuDeploymentSession) session = begin ();

  drag (session);
  drop (session);
  return 0;
}

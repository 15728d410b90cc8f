#include "reports/awfp/replay/news.h"

#include "rules/awfp/battle/markers.h"
#include "rules/awfp/state.h"

gboolean
mu_awfp_news (const MuEvent *event, MuBodyNews *news)
{
  news->of_condition = event->kind == MU_AWFP_EVENT_STATE;
  news->of_company = event->kind == MU_AWFP_EVENT_GENERAL_WITH;
  if (news->of_condition) {
    news->disordered = event->value[0] != MU_AWFP_STEADY;
    news->shaken = event->value[0] == MU_AWFP_FRAGMENTED;
  }
  if (news->of_company)
    news->with = event->other;
  return news->of_condition || news->of_company;
}

gboolean
mu_awfp_shoots (int kind)
{
  return kind == MU_AWFP_EVENT_VOLLEY;
}

#include "app/cli/core/help.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "app/cli/core/manual.h"
#include "app/cli/core/out.h"

#define COLUMNS 79

/* "--figures N", "[--log]", "-o FILE" */
static char *
option_usage (const MuOption *option)
{
  g_autofree char *name = option->letter ? g_strdup_printf ("-%c", option->letter)
                                         : g_strdup_printf ("--%s", option->name);
  g_autofree char *shown = option->kind == MU_OPTION_FLAG
                               ? g_strdup (name)
                               : g_strdup_printf ("%s %s", name, option->value);
  return option->required
             ? g_strdup (shown)
             : g_strdup_printf ("[%s]%s", shown, option->kind == MU_OPTION_TEXTS ? "…" : "");
}

static void
print_usage (const MuVerb *verb)
{
  g_autofree char *title = mu_verb_title (verb);
  GString *usage = g_string_new (NULL);
  g_string_append_printf (usage, "muster %s", title);
  if (verb->arguments[0])
    g_string_append_printf (usage, " %s", verb->arguments);
  for (const MuOption *option = verb->options; option->name; option++) {
    g_autofree char *shown = option_usage (option);
    g_string_append_printf (usage, " %s", shown);
  }
  g_autofree char *wrapped = mu_wrap (usage->str, 0, 8, COLUMNS);
  printf ("%s\n", wrapped);
  g_string_free (usage, TRUE);
}

static void
print_entry (const char *name, const char *text, int width)
{
  g_autofree char *padded = mu_pad (name, width);
  g_autofree char *wrapped = mu_wrap (text, width + 4, width + 4, COLUMNS);
  printf ("  %s  %s\n", padded, wrapped);
}

static void
print_options (const MuOption *options)
{
  for (const MuOption *option = options; option->name; option++) {
    GString *name = g_string_new (NULL);
    if (option->letter)
      g_string_append_printf (name, "-%c, ", option->letter);
    g_string_append_printf (name, "--%s", option->name);
    if (option->value)
      g_string_append_printf (name, " %s", option->value);
    if (name->len <= 24)
      print_entry (name->str, _ (option->help), 24);
    else {
      g_autofree char *wrapped = mu_wrap (_ (option->help), 28, 28, COLUMNS);
      printf ("  %s\n%*s%s\n", name->str, 28, "", wrapped);
    }
    g_string_free (name, TRUE);
  }
}

void
mu_help_verb (const MuVerb *verb)
{
  print_usage (verb);
  g_autofree char *summary = mu_wrap (_ (verb->summary), 0, 0, COLUMNS);
  printf ("\n%s\n", summary);
  if (verb->more[0]) {
    g_autofree char *more = mu_wrap (_ (verb->more), 0, 0, COLUMNS);
    printf ("\n%s\n", more);
  }
  if (verb->options->name) {
    printf ("\n%s\n", _ ("Options:"));
    print_options (verb->options);
  }
  printf ("\n%s\n", _ ("Options of every verb:"));
  print_options (mu_global_options ());
}

/* Room for the longest title of a group. */
static int
title_width (const char *group)
{
  int width = 16;
  for (const MuVerb *verb = mu_verbs (); verb->name; verb++)
    if (g_strcmp0 (verb->group, group) == 0) {
      g_autofree char *title = mu_verb_title (verb);
      width = MAX (width, (int) g_utf8_strlen (title, -1));
    }
  return width;
}

static void
print_verbs (const char *group)
{
  int width = title_width (group);
  for (const MuVerb *verb = mu_verbs (); verb->name; verb++)
    if (g_strcmp0 (verb->group, group) == 0) {
      g_autofree char *title = mu_verb_title (verb);
      print_entry (title, _ (verb->summary), width);
    }
}

void
mu_help_group (const char *group)
{
  print_verbs (group);
  printf ("\n");
  printf (_ ("“muster help %s VERB” explains one of them.\n"), group);
}

static void
print_each_group (void)
{
  const char *last = NULL;
  for (const MuVerb *verb = mu_verbs (); verb->name; verb++) {
    if (verb->group && g_strcmp0 (verb->group, last) != 0) {
      printf ("\n");
      print_verbs (verb->group);
    }
    last = verb->group;
  }
}

void
mu_help_all (void)
{
  printf ("%s\n", _ ("muster [--db FILE] [--seed N] [--porcelain] VERB …"));
  printf ("%s\n\n", _ ("The desk of an ancient-wargaming club."));
  print_verbs (NULL);
  print_each_group ();
  printf ("\n%s\n", _ ("Options of every verb, before or after it:"));
  print_options (mu_global_options ());
  printf ("\n%s\n", _ ("“muster help VERB” explains one verb. Exit status: 0 done, 1 the answer\n"
                       "is no, 2 bad usage or bad input, 130 stopped by Ctrl+C."));
}

/* For completion: every verb, and every option with its verb. */
static void
put_table (const MuCall *call)
{
  for (const MuOption *option = mu_global_options (); option->name; option++)
    mu_out_row (call, "option", "", option->name, option->value ? option->value : "", NULL);
  for (const MuVerb *verb = mu_verbs (); verb->name; verb++) {
    g_autofree char *title = mu_verb_title (verb);
    mu_out_row (call, "verb", title, verb->arguments, NULL);
    for (const MuOption *option = verb->options; option->name; option++)
      mu_out_row (call, "option", title, option->name, option->value ? option->value : "", NULL);
  }
}

MuExit
mu_run_help (MuCall *call)
{
  const char *group = mu_call_argument (call, 0);
  const char *name = mu_call_argument (call, 1);
  if (mu_call_has (call, "manual")) {
    mu_manual_print ();
    return MU_EXIT_DONE;
  }
  if (mu_call_porcelain (call) && !group) {
    put_table (call);
    return MU_EXIT_DONE;
  }
  if (!group) {
    mu_help_all ();
    return MU_EXIT_DONE;
  }
  if (!name && mu_verb_is_group (group)) {
    mu_help_group (group);
    return MU_EXIT_DONE;
  }
  const MuVerb *verb = name ? mu_verb_find (group, name) : mu_verb_find (NULL, group);
  if (!verb)
    return mu_complain (_ ("there is no verb “%s%s%s”; “muster help” lists them"), group,
                        name ? " " : "", name ? name : "");
  mu_help_verb (verb);
  return MU_EXIT_DONE;
}

#include "reports/document/html.h"

#include <string.h>

#include "lists/words/plain.h"

static const char style[]
    = "body { font: 1em/1.4 'DejaVu Sans', sans-serif; margin: 2em auto; max-width: 72em;"
      " padding: 0 1em; color: #111; background: #fff; }\n"
      "h1 { font-size: 1.6em; margin-bottom: 0.2em; }\n"
      "h2 { font-size: 1.15em; margin-top: 1.5em; }\n"
      "table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }\n"
      "th, td { text-align: left; vertical-align: top; padding: 0.25em 0.6em;"
      " border-bottom: 1px solid #bbb; }\n"
      "th { border-bottom: 2px solid #111; }\n"
      ".number { text-align: right; white-space: nowrap; }\n"
      ".small { font-size: 0.85em; }\n"
      ".strong { font-weight: bold; }\n"
      ".total td { border-top: 2px solid #111; font-weight: bold; }\n"
      "ul { margin: 0; padding-left: 1.1em; }\n"
      "footer { margin-top: 2em; border-top: 1px solid #111; padding-top: 0.4em;"
      " font-size: 0.85em; }\n"
      "@media print { body { margin: 0; max-width: none; } tr { break-inside: avoid; } }\n";

void
mu_html_escape (GString *out, const char *text)
{
  g_autofree char *plain = mu_plain_text (text);
  for (const char *at = plain; *at; at++)
    switch (*at) {
    case '&':
      g_string_append (out, "&amp;");
      break;
    case '<':
      g_string_append (out, "&lt;");
      break;
    case '>':
      g_string_append (out, "&gt;");
      break;
    case '"':
      g_string_append (out, "&quot;");
      break;
    case '\n':
      g_string_append (out, "<br/>");
      break;
    default:
      g_string_append_c (out, *at == '\t' ? ' ' : *at);
    }
}

void
mu_html_init (MuHtml *html, const char *title)
{
  html->out = g_string_new ("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                            "<meta name=\"viewport\" content=\"width=device-width\">\n"
                            "<meta name=\"generator\" content=\"Muster " MUSTER_VERSION "\">\n");
  mu_html_text (html, "title", NULL, title);
  g_string_append_printf (html->out, "<style>\n%s</style>\n</head>\n<body>\n", style);
  mu_html_text (html, "h1", NULL, title);
}

char *
mu_html_finish (MuHtml *html)
{
  g_string_append (html->out, "</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&html->out), FALSE);
}

static void
append_tag (MuHtml *html, const char *tag, const char *class)
{
  if (class)
    g_string_append_printf (html->out, "<%s class=\"%s\">", tag, class);
  else
    g_string_append_printf (html->out, "<%s>", tag);
}

void
mu_html_open (MuHtml *html, const char *tag, const char *class)
{
  append_tag (html, tag, class);
  g_string_append_c (html->out, '\n');
}

void
mu_html_close (MuHtml *html, const char *tag)
{
  g_string_append_printf (html->out, "</%s>\n", tag);
}

void
mu_html_text (MuHtml *html, const char *tag, const char *class, const char *text)
{
  append_tag (html, tag, class);
  mu_html_escape (html->out, text);
  mu_html_close (html, tag);
}

void
mu_html_heads (MuHtml *html, const char *const *titles)
{
  mu_html_open (html, "thead", NULL);
  mu_html_open (html, "tr", NULL);
  for (const char *const *title = titles; *title; title++)
    mu_html_text (html, "th", NULL, *title);
  mu_html_close (html, "tr");
  mu_html_close (html, "thead");
}

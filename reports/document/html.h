/* Pages for a browser: one file that needs no other, with the same words as on paper. */
#ifndef MUSTER_REPORTS_DOCUMENT_HTML_H
#define MUSTER_REPORTS_DOCUMENT_HTML_H

#include <glib.h>

typedef struct {
  GString *out;
} MuHtml;

/* Adds the text, without what a browser could take for more than text; a line feed becomes <br/>.
 */
void mu_html_escape (GString *out, const char *text);

/* Head, style and the title as first heading. */
void mu_html_init (MuHtml *html, const char *title);
/* Ends the page and moves its text out; free with g_free. */
char *mu_html_finish (MuHtml *html);

/* Elements; tags and classes are static, text is anyone's and is escaped. class: NULL for
 * none. A line feed in the text breaks the line. */
void mu_html_open (MuHtml *html, const char *tag, const char *class);
void mu_html_close (MuHtml *html, const char *tag);
void mu_html_text (MuHtml *html, const char *tag, const char *class, const char *text);

/* The head of a table: a cell for each title (ended by NULL). */
void mu_html_heads (MuHtml *html, const char *const *titles);

#endif

#include "tests/reports/pdf.h"

#include <check.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "reports/document/sheets_private.h"

#define MARGIN (12.0 * 72 / 25.4)
/* Poppler reckons a word's box by the font's, not by its ink. */
#define SLACK 1.5

static char *
run (const char *tool, const char *option, const char *path)
{
  const char *argv[] = { tool, option, path, strcmp (tool, "pdftotext") == 0 ? "-" : NULL, NULL };
  const char *plain[] = { tool, path, NULL };
  char *out = NULL;
  int status = 0;
  g_autoptr (GError) error = NULL;
  if (!g_spawn_sync (NULL, (char **) (option ? argv : plain), NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                     &out, NULL, &status, &error)
      || !g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s", tool, error->message);
  return out;
}

static void
free_word (gpointer data)
{
  Word *word = data;
  g_free (word->text);
  g_free (word);
}

static char *
unescape (const char *text)
{
  GString *plain = g_string_new (text);
  g_string_replace (plain, "&lt;", "<", 0);
  g_string_replace (plain, "&gt;", ">", 0);
  g_string_replace (plain, "&quot;", "\"", 0);
  g_string_replace (plain, "&apos;", "'", 0);
  g_string_replace (plain, "&amp;", "&", 0);
  return g_string_free (plain, FALSE);
}

/* A line of pdftotext -bbox. */
static void
read_line (Pdf *pdf, const char *line)
{
  Word word = { 0 };
  const char *at = strstr (line, "<word ");
  if (strstr (line, "<page "))
    pdf->pages++;
  if (!at
      || sscanf (at, "<word xMin=\"%lf\" yMin=\"%lf\" xMax=\"%lf\" yMax=\"%lf\"", &word.left,
                 &word.top, &word.right, &word.bottom)
             != 4)
    return;
  const char *start = strchr (at, '>') + 1;
  g_autofree char *text = g_strndup (start, (gsize) (strstr (start, "</word>") - start));
  word.page = pdf->pages;
  word.text = unescape (text);
  g_ptr_array_add (pdf->words, g_memdup2 (&word, sizeof word));
}

/* Line by line with memchr: sanitizers measure the rest of a text at each look
 * for a string in it. */
static void
read_words (Pdf *pdf)
{
  g_autofree char *out = run ("pdftotext", "-bbox", pdf->path);
  const char *end = out + strlen (out);
  for (const char *at = out; at < end;) {
    const char *stop = memchr (at, '\n', (gsize) (end - at));
    stop = stop ? stop : end;
    g_autofree char *line = g_strndup (at, (gsize) (stop - at));
    read_line (pdf, line);
    at = stop + 1;
  }
}

Pdf *
pdf_read (char *path)
{
  Pdf *pdf = g_new0 (Pdf, 1);
  pdf->words = g_ptr_array_new_with_free_func (free_word);
  pdf->path = path;
  read_words (pdf);
  return pdf;
}

/* A page's text twice in one place looks bold, and readers of PDF take it for one. */
static void
check_set_once (const GPtrArray *marks, guint page)
{
  for (guint i = 0; i < marks->len; i++)
    for (guint j = 0; j < i; j++) {
      const MuMark *one = marks->pdata[i], *other = marks->pdata[j];
      if (one->kind == MU_MARK_TEXT && other->kind == MU_MARK_TEXT && one->x == other->x
          && one->y == other->y && pango_layout_get_text (one->layout)[0] != '\0')
        g_error ("page %u: “%s” is set on “%s”", page + 1, pango_layout_get_text (one->layout),
                 pango_layout_get_text (other->layout));
    }
}

Pdf *
pdf_print (MuSheets *sheets)
{
  for (guint page = 0; page < sheets->pages->len; page++)
    check_set_once (sheets->pages->pdata[page], page);
  char *path = NULL;
  g_autoptr (GError) error = NULL;
  int fd = g_file_open_tmp ("muster-XXXXXX.pdf", &path, &error);
  if (fd < 0 || !mu_sheets_write_pdf (sheets, path, &error))
    g_error ("%s", error->message);
  close (fd);
  return pdf_read (path);
}

char *
pdf_info (const Pdf *pdf)
{
  return run ("pdfinfo", NULL, pdf->path);
}

char *
pdf_fonts (const Pdf *pdf)
{
  return run ("pdffonts", NULL, pdf->path);
}

void
pdf_free (Pdf *pdf)
{
  if (!pdf)
    return;
  g_unlink (pdf->path);
  g_free (pdf->path);
  g_ptr_array_unref (pdf->words);
  g_free (pdf);
}

const Word *
pdf_find (const Pdf *pdf, const char *text, int from_page)
{
  for (guint i = 0; i < pdf->words->len; i++) {
    const Word *word = g_ptr_array_index (pdf->words, i);
    if (word->page >= from_page && strcmp (word->text, text) == 0)
      return word;
  }
  return NULL;
}

char *
pdf_page_text (const Pdf *pdf, int page)
{
  GString *text = g_string_new ("");
  for (guint i = 0; i < pdf->words->len; i++) {
    const Word *word = g_ptr_array_index (pdf->words, i);
    if (word->page == page)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word->text);
  }
  return g_string_free (text, FALSE);
}

static char *
laid_out (const Pdf *pdf, int first, int last)
{
  g_autofree char *from = g_strdup_printf ("%d", first);
  g_autofree char *to = g_strdup_printf ("%d", last);
  const char *const call[] = { "pdftotext", "-layout", "-f", from, "-l", to, pdf->path, "-", NULL };
  char *out = NULL;
  int status = 0;
  g_autoptr (GError) error = NULL;
  if (!g_spawn_sync (NULL, (char **) call, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL,
                     &status, &error)
      || !g_spawn_check_wait_status (status, &error))
    g_error ("pdftotext: %s", error->message);
  return out;
}

char *
pdf_rows (const Pdf *pdf, int first, int last)
{
  g_autofree char *out = laid_out (pdf, first, last);
  g_auto (GStrv) words = g_strsplit_set (out, " \n\f", -1);
  GString *text = g_string_new (" ");
  for (int i = 0; words[i] != NULL; i++)
    if (*words[i])
      g_string_append_printf (text, "%s ", words[i]);
  return g_string_free (text, FALSE);
}

static gboolean
words_within (const Pdf *pdf, double width, double height)
{
  for (guint i = 0; i < pdf->words->len; i++) {
    const Word *word = g_ptr_array_index (pdf->words, i);
    if (word->left < MARGIN - SLACK || word->right > width - MARGIN + SLACK
        || word->top < MARGIN - SLACK || word->bottom > height - MARGIN + SLACK) {
      g_printerr ("page %d: “%s” at %.1f %.1f to %.1f %.1f\n", word->page, word->text, word->left,
                  word->top, word->right, word->bottom);
      return FALSE;
    }
  }
  return TRUE;
}

static gboolean
is_margin (int x, int y, double width, double height)
{
  return x + 1 < MARGIN - 1 || y + 1 < MARGIN - 1 || x > width - MARGIN + 1
         || y > height - MARGIN + 1;
}

static gboolean
ink_within (MuSheets *sheets, int page, double width, double height)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) width + 1, (int) height + 1);
  cairo_t *cr = cairo_create (surface);
  mu_sheets_draw (sheets, page, cr);
  gboolean sound = cairo_status (cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  for (int y = 0; y < (int) height && sound; y++)
    for (int x = 0; x < (int) width && sound; x++)
      if (data[y * stride + x] > 0 && is_margin (x, y, width, height)) {
        g_printerr ("page %d: ink at %d %d\n", page + 1, x, y);
        sound = FALSE;
      }
  cairo_surface_destroy (surface);
  return sound;
}

gboolean
pdf_within_margins (const Pdf *pdf, MuSheets *sheets)
{
  double width = mu_paper_width (mu_sheets_paper (sheets));
  double height = mu_paper_height (mu_sheets_paper (sheets));
  if (!words_within (pdf, width, height))
    return FALSE;
  for (int page = 0; page < mu_sheets_pages (sheets); page++)
    if (!ink_within (sheets, page, width, height))
      return FALSE;
  return TRUE;
}

/* Line boxes of neighbouring lines may touch; ink does not. */
#define TOUCH 2.5

static gboolean
overlap (const Word *one, const Word *other)
{
  return one->page == other->page && one->left < other->right - TOUCH
         && other->left < one->right - TOUCH && one->top < other->bottom - TOUCH
         && other->top < one->bottom - TOUCH;
}

gboolean
pdf_words_apart (const Pdf *pdf)
{
  for (guint i = 0; i < pdf->words->len; i++)
    for (guint j = 0; j < i; j++) {
      const Word *one = pdf->words->pdata[i], *other = pdf->words->pdata[j];
      if (overlap (one, other)) {
        g_printerr ("page %d: “%s” stands on “%s”\n", one->page, one->text, other->text);
        return FALSE;
      }
    }
  return TRUE;
}

char *
pdf_good_rows (MuSheets *sheets, int *pages)
{
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  *pages = pdf->pages;
  return pdf_rows (pdf, 1, pdf->pages);
}

void
pdf_must_say (const char *text, const char *words)
{
  ck_assert_msg (strstr (text, words) != NULL, "“%s” is not in: %.3000s", words, text);
}

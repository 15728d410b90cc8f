#include "reports/scene/scene_picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

#include "lists/words/plain.h"
#include "lists/xml/data.h"
#include "reports/scene/picture.h"
#include "reports/scene/scene_private.h"

#define USUAL_WIDTH 1440
#define TEXT        0.0105 /* of the width */
#define LARGE       1.5
#define MARGIN      1.2 /* of the text's height */
#define A4_LONG     842 /* points */
#define A4_SHORT    595
#define A4_MARGIN   34.0
#define A4_TEXT     9.0

typedef struct {
  const MuPictureSubject *subject;
  const MuPictureJob *job;
  MuSceneLook look;
  double width;
  double margin;
  double title; /* height */
  double field;
  double legend;
  double height;
} Sheet;

MuPictureFormat
mu_picture_format (const char *path)
{
  if (mu_file_ends_in (path, ".svg"))
    return MU_PICTURE_SVG;
  if (mu_file_ends_in (path, ".png"))
    return MU_PICTURE_PNG;
  if (mu_file_ends_in (path, ".pdf"))
    return MU_PICTURE_PDF;
  return MU_PICTURE_NONE;
}

static void
set_heights (cairo_t *cr, Sheet *sheet)
{
  const double inner = sheet->width - 2 * sheet->margin;
  sheet->title = sheet->job->title ? sheet->look.text * 2.4 : 0;
  sheet->field = inner * sheet->subject->depth / sheet->subject->width;
  sheet->legend = sheet->subject->key_height (cr, sheet->subject->what, &sheet->look, inner);
  sheet->height = sheet->title + sheet->field + sheet->legend + 2 * sheet->margin;
}

static Sheet
lay_out (cairo_t *cr, const MuPictureSubject *subject, const MuPictureJob *job)
{
  Sheet sheet = { subject, job };
  sheet.width = job->width > 0 ? job->width : USUAL_WIDTH;
  sheet.look = (MuSceneLook){
    .palette = job->palette,
    .text = sheet.width * TEXT * (job->large_text ? LARGE : 1),
    .parts = MU_SCENE_SCALE_BAR | MU_SCENE_NAMES | MU_SCENE_ARROWS,
  };
  sheet.margin = sheet.look.text * MARGIN;
  set_heights (cr, &sheet);
  return sheet;
}

/* The paper's size is given; what is drawn takes the room that title and key leave. */
static Sheet
lay_out_a4 (cairo_t *cr, const MuPictureSubject *subject, const MuPictureJob *job)
{
  const gboolean lies = subject->width >= subject->depth;
  Sheet sheet = lay_out (cr, subject, job);
  sheet.width = lies ? A4_LONG : A4_SHORT;
  sheet.look.text = A4_TEXT * (job->large_text ? LARGE : 1);
  sheet.margin = A4_MARGIN;
  set_heights (cr, &sheet);
  sheet.height = lies ? A4_SHORT : A4_LONG;
  sheet.field = sheet.height - 2 * sheet.margin - sheet.title - sheet.legend;
  sheet.field = MAX (sheet.field, 4 * sheet.look.text);
  return sheet;
}

static void
draw_title (cairo_t *cr, const Sheet *sheet)
{
  MuSceneLook large = sheet->look;
  large.text *= 1.35;
  MuBrush brush = { .cr = cr, .look = &large, .inks = mu_scene_inks (large.palette) };
  g_autoptr (PangoLayout) layout = mu_brush_text (&brush, sheet->job->title, TRUE);
  pango_layout_set_width (layout, (int) ((sheet->width - 2 * sheet->margin) * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  mu_brush_ink (&brush, brush.inks->ink);
  mu_brush_put_text (&brush, layout, 0, 0);
}

/* As large as it goes into the room for it, in its middle. */
static MuSceneView
whole_view (const Sheet *sheet, double inner)
{
  const MuPictureSubject *subject = sheet->subject;
  const double scale = MIN (inner / subject->width, sheet->field / subject->depth);
  return (MuSceneView){ scale, (subject->width - inner / scale) / 2,
                        (subject->depth + sheet->field / scale) / 2 };
}

static void
draw (cairo_t *cr, const Sheet *sheet)
{
  const MuInks *inks = mu_scene_inks (sheet->look.palette);
  const MuPictureSubject *subject = sheet->subject;
  double inner = sheet->width - 2 * sheet->margin;
  const MuSceneView view = whole_view (sheet, inner);
  cairo_set_source_rgb (cr, inks->plate.r, inks->plate.g, inks->plate.b);
  cairo_paint (cr);
  cairo_translate (cr, sheet->margin, sheet->margin);
  if (sheet->job->title)
    draw_title (cr, sheet);
  cairo_translate (cr, 0, sheet->title);
  subject->draw (cr, subject->what, &view, &sheet->look, inner, sheet->field);
  cairo_translate (cr, 0, sheet->field);
  subject->draw_key (cr, subject->what, &sheet->look, inner);
}

/* Nothing is drawn on it: text has to be measured before the size is known. */
static Sheet
measure (const MuPictureSubject *subject, const MuPictureJob *job, MuPictureFormat format)
{
  cairo_surface_t *none = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (none);
  Sheet sheet
      = format == MU_PICTURE_PDF ? lay_out_a4 (cr, subject, job) : lay_out (cr, subject, job);
  cairo_destroy (cr);
  cairo_surface_destroy (none);
  return sheet;
}

static cairo_status_t
append (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
draw_on (cairo_surface_t *surface, const Sheet *sheet)
{
  cairo_t *cr = cairo_create (surface);
  draw (cr, sheet);
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

static cairo_status_t
make_on (cairo_surface_t *surface, const Sheet *sheet)
{
  cairo_status_t status = draw_on (surface, sheet);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static cairo_status_t
make_svg (const Sheet *sheet, GByteArray *bytes)
{
  cairo_surface_t *surface
      = cairo_svg_surface_create_for_stream (append, bytes, sheet->width, sheet->height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  return make_on (surface, sheet);
}

static cairo_status_t
make_pdf (const Sheet *sheet, GByteArray *bytes)
{
  cairo_surface_t *surface
      = cairo_pdf_surface_create_for_stream (append, bytes, sheet->width, sheet->height);
  g_autofree char *title = mu_plain_line (sheet->job->title);
  if (*title)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  return make_on (surface, sheet);
}

static cairo_status_t
make_png (const Sheet *sheet, GByteArray *bytes)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) sheet->width, (int) sheet->height);
  cairo_status_t status = draw_on (surface, sheet);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_destroy (surface);
  return status;
}

static cairo_status_t
make (const Sheet *sheet, MuPictureFormat format, GByteArray *bytes)
{
  switch (format) {
  case MU_PICTURE_SVG:
    return make_svg (sheet, bytes);
  case MU_PICTURE_PDF:
    return make_pdf (sheet, bytes);
  case MU_PICTURE_PNG:
  case MU_PICTURE_NONE:
    break;
  }
  return make_png (sheet, bytes);
}

/* Drawn in memory first: a file is written whole or not at all. */
gboolean
mu_picture_write_subject (const MuPictureSubject *subject, const MuPictureJob *job,
                          const char *path, GError **error)
{
  const MuPictureFormat format = mu_picture_format (path);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  if (format == MU_PICTURE_NONE) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
                 _ ("%s: expected a file name that ends in .svg, .png or .pdf"), path);
    return FALSE;
  }
  const Sheet sheet = measure (subject, job, format);
  const cairo_status_t status = make (&sheet, format, bytes);
  if (status != CAIRO_STATUS_SUCCESS) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
                 _ ("%s: the picture cannot be drawn: %s"), path, cairo_status_to_string (status));
    return FALSE;
  }
  return mu_file_write (path, (const char *) bytes->data, bytes->len, error);
}

/* --- battlefields ------------------------------------------------------------------ */

static void
draw_scene (cairo_t *cr, gconstpointer scene, const MuSceneView *view, const MuSceneLook *look,
            double w, double h)
{
  mu_scene_draw (cr, scene, view, look, w, h);
}

static double
scene_key_height (cairo_t *cr, gconstpointer scene, const MuSceneLook *look, double w)
{
  return mu_scene_legend_height (cr, scene, look, w);
}

static void
draw_scene_key (cairo_t *cr, gconstpointer scene, const MuSceneLook *look, double w)
{
  mu_scene_legend_draw (cr, scene, look, w);
}

gboolean
mu_picture_write (const MuScene *scene, const MuPictureJob *job, const char *path, GError **error)
{
  const MuPictureSubject subject = { .what = scene,
                                     .width = scene->width,
                                     .depth = scene->depth,
                                     .draw = draw_scene,
                                     .key_height = scene_key_height,
                                     .draw_key = draw_scene_key };
  return mu_picture_write_subject (&subject, job, path, error);
}

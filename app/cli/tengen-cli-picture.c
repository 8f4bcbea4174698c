/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-picture: what commands that draw have in common
 */
#include "tengen-cli-picture.h"

#include <string.h>

#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static const char *const format_names[] = {
  [TENGEN_PAINT_FORMAT_PNG] = "png",
  [TENGEN_PAINT_FORMAT_SVG] = "svg",
  [TENGEN_PAINT_FORMAT_PDF] = "pdf",
};

static char *
join_names (const char *const *names, guint n)
{
  GString *list = g_string_new (names[0]);

  for (guint i = 1; i < n; i++)
    g_string_append_printf (list, ", %s", names[i]);
  return g_string_free (list, FALSE);
}

gboolean
tengen_cli_picture_find_name (const char *option,
                              const char *name,
                              const char *const *names,
                              guint n,
                              int *index)
{
  g_autofree char *list = NULL;
  guint i;

  for (i = 0; i < n; i++)
    if (strcmp (name, names[i]) == 0)
      {
        *index = (int) i;
        return TRUE;
      }
  list = join_names (names, n);
  tengen_cli_options_complain (
      _ ("%s: there is no “%s”; there are %s"), option, name, list);
  return FALSE;
}

gboolean
tengen_cli_picture_find_ending (const char *output, guint n, int *index)
{
  const char *endings[TENGEN_PAINT_EXPORT_LAST];
  g_autofree char *base = g_path_get_basename (output);
  g_autofree char *name = tengen_cli_file_name (base);
  const char *dot = strrchr (name, '.');
  g_autofree char *small = dot != NULL ? g_ascii_strdown (dot, -1) : NULL;

  g_return_val_if_fail (n <= G_N_ELEMENTS (endings), FALSE);

  *index = TENGEN_PAINT_EXPORT_PNG;
  for (guint i = 0; i < n; i++)
    endings[i] = tengen_paint_export_get_ending ((TengenPaintExportFormat) i);
  return small == NULL ||
         tengen_cli_picture_find_name ("-o", small, endings, n, index);
}

gboolean
tengen_cli_picture_choose_format (const char *name,
                                  const char *output,
                                  TengenPaintFormat *format)
{
  guint n = G_N_ELEMENTS (format_names);
  int found = TENGEN_PAINT_FORMAT_PNG;
  gboolean known = name != NULL
                       ? tengen_cli_picture_find_name (
                             "--format", name, format_names, n, &found)
                       : tengen_cli_picture_find_ending (output, n, &found);

  *format = (TengenPaintFormat) found;
  return known;
}

GByteArray *
tengen_cli_picture_end (cairo_t *cr,
                        TengenPaintFormat format,
                        GByteArray *bytes)
{
  cairo_status_t status = tengen_paint_file_end (cr, format, bytes);

  if (status == CAIRO_STATUS_SUCCESS)
    return bytes;
  g_byte_array_unref (bytes);
  g_printerr ("tengen-cli: %s\n", cairo_status_to_string (status));
  return NULL;
}

TengenCliStatus
tengen_cli_picture_write (const char *output, const GByteArray *bytes)
{
  return tengen_cli_file_write (output, bytes->data, bytes->len)
             ? TENGEN_CLI_OK
             : TENGEN_CLI_BAD_INPUT;
}

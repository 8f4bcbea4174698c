/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-picture: what commands that draw have in common
 *
 * What: choosing a format, ending a picture, writing it.
 * Not:  what is drawn.
 */
#pragma once

#include "tengen-cli.h"
#include "tengen-paint-export.h"

G_BEGIN_DECLS

/**
 * tengen_cli_picture_find_name:
 * @option: the option, as in messages
 * @name: what was given
 * @names: (array length=n): what there is
 * @n: how many
 * @index: (out): which of them
 *
 * Finds a name in a list, or complains.
 *
 * Returns: %FALSE if it is none of them
 */
gboolean tengen_cli_picture_find_name (const char *option,
                                       const char *name,
                                       const char *const *names,
                                       guint n,
                                       int *index);

/**
 * tengen_cli_picture_find_ending:
 * @output: the file to write, or `-`
 * @n: how many formats there are to choose from, the first of
 *   #TengenPaintExportFormat
 * @index: (out): which of them; PNG if the name has no ending
 *
 * Finds the format by the ending of a name, or complains.
 *
 * Returns: %FALSE if no format has this ending
 */
gboolean
tengen_cli_picture_find_ending (const char *output, guint n, int *index);

/**
 * tengen_cli_picture_choose_format:
 * @name: (nullable): what --format says, or %NULL
 * @output: the file to write, whose name tells otherwise
 * @format: (out): the format
 *
 * Chooses a format, or complains.
 *
 * Returns: %FALSE if there is no such format
 */
gboolean tengen_cli_picture_choose_format (const char *name,
                                           const char *output,
                                           TengenPaintFormat *format);

/**
 * tengen_cli_picture_end:
 * @cr: (transfer full): what tengen_paint_file_begin() gave
 * @format: as given there
 * @bytes: (transfer full): likewise
 *
 * Ends a picture; says why if that cannot be.
 *
 * Returns: (transfer full) (nullable): the whole file, or %NULL
 */
GByteArray *
tengen_cli_picture_end (cairo_t *cr,
                        TengenPaintFormat format,
                        GByteArray *bytes) G_GNUC_WARN_UNUSED_RESULT;

/* Writes a file, whose path may be `-`; says why if that cannot be. */
TengenCliStatus tengen_cli_picture_write (const char *output,
                                          const GByteArray *bytes);

G_END_DECLS

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-table: a table on paper
 *
 * What:  a title, some lines under it, a table with a head, on as many pages
 *        of A4 across as it needs.
 * Not:   what stands in it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenPaintColumn:
 * @head: what it is
 * @width: its share of the width
 * @is_number: written to the right
 *
 * A column.
 */
typedef struct
{
  const char *head;
  double width;
  gboolean is_number;
} TengenPaintColumn;

/**
 * tengen_paint_table:
 * @title: a title
 * @lines: (nullable): a text under it
 * @columns: the columns
 * @n_columns: how many, 1 and up
 * @rows: (element-type GStrv): the texts of each row, one for each column
 *
 * Writes a table as PDF; long texts are broken, rows stay whole, each page
 * has the head.
 *
 * Returns: (transfer full): the bytes of the file
 */
GBytes *tengen_paint_table (const char *title,
                            const char *lines,
                            const TengenPaintColumn *columns,
                            guint n_columns,
                            const GPtrArray *rows) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

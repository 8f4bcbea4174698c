/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * diagram-sheet: diagrams to be filled, for tests
 */
#pragma once

#include "tengen-describe-diagram.h"

/* A diagram that owns what it shows. */
typedef struct
{
  TengenDiagram diagram;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint16 numbers[TENGEN_BOARD_MAX_POINTS];
  guint8 marks[TENGEN_BOARD_MAX_POINTS];
  char *labels[TENGEN_BOARD_MAX_POINTS];
  GArray *lines;
} Sheet;

/* `X` and `O` are stones, everything else is empty. */
static inline Sheet *
sheet_new (int width, int height, const char *rows)
{
  Sheet *self = g_new0 (Sheet, 1);

  for (int i = 0; rows != NULL && i < width * height; i++)
    self->stones[i] = rows[i] == 'X'   ? TENGEN_STONE_BLACK
                      : rows[i] == 'O' ? TENGEN_STONE_WHITE
                                       : TENGEN_STONE_NONE;
  self->lines = g_array_new (FALSE, FALSE, sizeof (TengenMarkupLine));
  self->diagram = (TengenDiagram){ .width = width,
                                   .height = height,
                                   .part = { 0, width - 1, 0, height - 1 },
                                   .stones = self->stones,
                                   .numbers = self->numbers,
                                   .marks = self->marks,
                                   .labels = self->labels,
                                   .lines = self->lines };
  return self;
}

static inline void
sheet_free (Sheet *self)
{
  for (int i = 0; i < TENGEN_BOARD_MAX_POINTS; i++)
    g_free (self->labels[i]);
  g_array_unref (self->lines);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Sheet, sheet_free)

static inline void
add_line (Sheet *sheet, TengenPoint from, TengenPoint to, gboolean arrow)
{
  TengenMarkupLine line = { .from = from, .to = to, .arrow = arrow };

  g_array_append_val (sheet->lines, line);
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-steps: a count carried out step by step, for screen and paper
 *
 * What:   all that is needed to show a count's steps; the board of one as a
 *         view; a page with board, stones beside it, sentence and sum; PNG, SVG
 *         and PDF of pages.
 * Not:    the procedure (core/go), its sentences (ui/words), where files go.
 * Shape:  made once and never changed, so that a worker may paint it.
 */
#pragma once

#include <cairo.h>

#include "tengen-go-steps.h"
#include "tengen-paint-board.h"
#include "tengen-paint-file.h"

G_BEGIN_DECLS

/**
 * TengenPaintSteps:
 * @width: columns of the board
 * @height: rows of the board
 * @rules: the rules it was counted under
 * @count: the count
 * @account: its written sum
 * @steps: (element-type TengenGoStep): how it is carried out
 *
 * A count with its steps, to be read only.
 */
typedef struct
{
  int width;
  int height;
  TengenGoRules rules;
  TengenGoCount *count;
  TengenAccount *account;
  GPtrArray *steps;
} TengenPaintSteps;

/* A page of A4 across, in units of the drawing. */
#define TENGEN_PAINT_STEPS_PAGE_WIDTH 1280
#define TENGEN_PAINT_STEPS_PAGE_HEIGHT 905

/**
 * tengen_paint_steps_new:
 * @board: the position when play stopped
 * @count: (transfer full): its count
 * @rules: the rules it was counted under
 *
 * Works out sum and steps of a count.
 *
 * Returns: (transfer full): it, with one reference
 */
TengenPaintSteps *
tengen_paint_steps_new (const TengenBoard *board,
                        TengenGoCount *count,
                        const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Takes a reference, from any thread. */
TengenPaintSteps *tengen_paint_steps_ref (TengenPaintSteps *self);

/* Gives a reference back; does nothing for %NULL. */
void tengen_paint_steps_unref (TengenPaintSteps *self);

/* Gives a step. @index: 0 to the number of steps - 1. */
const TengenGoStep *tengen_paint_steps_get (const TengenPaintSteps *self,
                                            guint index);

/**
 * tengen_paint_steps_make_view:
 * @self: it
 * @index: a step
 *
 * Makes a view of the board after a step: stones, whose the free points are, a
 * circle on stones that were put there, a cross where stones were taken off, a
 * square on eyes set apart.
 *
 * Returns: (transfer full): a view
 */
TengenView *
tengen_paint_steps_make_view (const TengenPaintSteps *self,
                              guint index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_steps_page:
 * @self: it
 * @index: a step
 * @style: how the board is drawn
 * @cr: where to draw, from 0,0
 *
 * Draws a page of %TENGEN_PAINT_STEPS_PAGE_WIDTH by
 * %TENGEN_PAINT_STEPS_PAGE_HEIGHT.
 */
void tengen_paint_steps_page (const TengenPaintSteps *self,
                              guint index,
                              const TengenPaintStyle *style,
                              cairo_t *cr);

/**
 * tengen_paint_steps_write:
 * @self: it
 * @index: the step (PNG, SVG)
 * @style: how the board is drawn
 * @format: what to write
 *
 * Writes a step as a picture, or all of them as pages. May be called in a
 * worker.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL if cairo could not
 */
GBytes *
tengen_paint_steps_write (const TengenPaintSteps *self,
                          guint index,
                          const TengenPaintStyle *style,
                          TengenPaintFormat format) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPaintSteps, tengen_paint_steps_unref)

G_END_DECLS

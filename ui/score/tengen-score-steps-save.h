/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-steps-save: steps of a count as files
 *
 * What: painted and written in a worker.
 * Not:  asking where to.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-paint-steps.h"

G_BEGIN_DECLS

/**
 * tengen_score_steps_write_async:
 * @source: (nullable): for the result
 * @steps: (nullable): a count's steps; %NULL ends with an error
 * @index: the step of a picture
 * @style: how boards are drawn
 * @file: where to; the end of its name says what to write
 * @callback: called when it is done
 * @data: for @callback
 *
 * Writes a step as PNG or SVG, or all steps as PDF.
 */
void tengen_score_steps_write_async (gpointer source,
                                     TengenPaintSteps *steps,
                                     guint index,
                                     const TengenPaintStyle *style,
                                     GFile *file,
                                     GAsyncReadyCallback callback,
                                     gpointer data);

G_END_DECLS

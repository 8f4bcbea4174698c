/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view-slide: things slide from board and lids into their rows
 */
#pragma once

#include "tengen-tally-view.h"

G_BEGIN_DECLS

/* Makes an empty list of what slides (transfer full). */
GArray *tengen_tally_view_make_moves (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_tally_view_slide:
 * @self: a view that shows its present tick
 * @before: the tick before
 *
 * Lets what was counted since slide into its place, unless that is too much,
 * it went back, or animations are not wanted.
 */
void tengen_tally_view_slide (TengenTallyView *self, guint before);

/* Puts everything that slides to its place at once. */
void tengen_tally_view_end_slide (TengenTallyView *self);

/* Installs how the view is drawn. */
void tengen_tally_view_install_slide (GtkWidgetClass *klass);

G_END_DECLS

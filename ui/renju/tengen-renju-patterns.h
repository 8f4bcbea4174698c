/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-patterns: the window in which an opening (珠型) is chosen
 *
 * What:   26 small boards in two families (直接止め, 間接止め) with names; by
 *         pointer, arrows and Enter, by typing an id as D4, or by lot; mirror
 *         images too.
 * Not:    putting the stones (who listens to "chosen"), where they lie
 *         (tengen-renju-place).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-renju-pattern.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RENJU_PATTERNS (tengen_renju_patterns_get_type ())
G_DECLARE_FINAL_TYPE (TengenRenjuPatterns,
                      tengen_renju_patterns,
                      TENGEN,
                      RENJU_PATTERNS,
                      GtkWindow)

/* Signals:
 *   chosen (int index, gboolean mirrored)   a pattern, or its mirror image; the
 *                        window closes itself
 * Actions:
 *   patterns.lot         selects one by lot
 * Keys: arrows, Enter; D or I and a number select a pattern; Escape closes
 */

/**
 * tengen_renju_patterns_new:
 * @parent: (nullable): the window it stands before
 * @stones: (array length=n_stones) (nullable): stones that lie already, from
 *   stone 1 on
 * @n_stones: 0, 1 or 2
 *
 * Makes the window; present it with gtk_window_present(). Patterns that cannot
 * come of the stones are insensitive.
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenRenjuPatterns *tengen_renju_patterns_new (GtkWindow *parent,
                                                const TengenPoint *stones,
                                                int n_stones);

/**
 * tengen_renju_patterns_select:
 * @self: a window
 * @index: a pattern, 0 to 25
 *
 * Selects a pattern and gives it the focus.
 *
 * Returns: %FALSE if it does not fit the stones
 */
gboolean tengen_renju_patterns_select (TengenRenjuPatterns *self, int index);

/* Tells which pattern is selected. */
int tengen_renju_patterns_get_selected (TengenRenjuPatterns *self);

G_END_DECLS

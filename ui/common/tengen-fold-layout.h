/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-fold-layout: two halves of a panel, below or beside each other
 *
 * What:  the first child above the second where there is little width, as in a
 *        panel beside a board; beside it where there is much, as in a panel
 *        below a board.
 * Shape: nothing is kept: the width that is there decides each time.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_FOLD_LAYOUT (tengen_fold_layout_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenFoldLayout, tengen_fold_layout, TENGEN, FOLD_LAYOUT, GtkLayoutManager)

/* Properties:
 *   spacing  int  between the two (read, write; the start: 12)
 */

G_END_DECLS

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view-layout: board beside or above the rows
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_tally_view_install_layout:
 * @klass: the class of the view
 *
 * Installs how the view gives its room to board and rows: side by side where
 * it is wide, else the board above.
 */
void tengen_tally_view_install_layout (GtkWidgetClass *klass);

G_END_DECLS

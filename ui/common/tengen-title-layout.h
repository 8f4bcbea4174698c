/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-title-layout: the lines of a title in the middle of a header bar
 *
 * What:  lines below each other. A header bar leaves as much room to the left
 *        of its middle as to the right: a line that is longer takes what is
 *        free beside it, too, before it is cut off.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_TITLE_LAYOUT (tengen_title_layout_get_type ())
G_DECLARE_FINAL_TYPE (TengenTitleLayout,
                      tengen_title_layout,
                      TENGEN,
                      TITLE_LAYOUT,
                      GtkLayoutManager)

G_END_DECLS

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-gtk: the headers of GTK, compiled once for all rooms
 *
 * Only where a build is asked to (b_pch, see ../meson.build): sources include
 * themselves what they use.
 */
#include <gtk/gtk.h>

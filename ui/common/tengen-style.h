/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-style: the program's own style sheets on the display
 *
 * What:  loads tengen-common.css (colours and shared classes), its dark colours
 *        when the desktop is dark, and the sheets of other rooms.
 * Not:   the desktop's theme, which stays what the user chose.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_style_init:
 *
 * Puts the common style sheet on the default display and follows the desktop
 * between light and dark. Later calls do nothing.
 */
void tengen_style_init (void);

/* Adds a style sheet of the resources to the default display, once. */
void tengen_style_add_resource (const char *path);

/* Gives the font family for words that a widget draws itself; may be %NULL. */
const char *tengen_style_get_family (GtkWidget *widget);

G_END_DECLS

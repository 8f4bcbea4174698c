/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-guide-page: the guide for those who write lessons (レッスンの作り方)
 *
 * What:  shows the guide in the language of the program; its code can be copied,
 *        its example be put into the folder of own lessons.
 * Not:   writing the example: the window does, by win.add-example.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_GUIDE_PAGE (tengen_guide_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenGuidePage, tengen_guide_page, TENGEN, GUIDE_PAGE, GtkWidget)

/* Properties (read, write, notified):
 *   text-scale  double  size of texts, 1.0 as designed
 * Actions: guide.copy (number of a block)
 */

/**
 * tengen_guide_page_show:
 * @self: a page
 * @text: the guide
 *
 * Shows the part of the guide in the language of the program, unless the page
 * shows it already, and takes the focus.
 */
void tengen_guide_page_show (TengenGuidePage *self, const char *text);

/* Gives the example of the guide, a lesson file's text; may be %NULL. */
const char *tengen_guide_page_get_example (TengenGuidePage *self);

G_END_DECLS

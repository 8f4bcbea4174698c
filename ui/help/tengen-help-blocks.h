/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-blocks: a page of the help as widgets
 *
 * What:  headings, paragraphs that can be selected, lists, keys, boards.
 * Shape: a link asks the window by its action help.open, wherever it stands.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-help-page.h"

G_BEGIN_DECLS

/* Shows a page in place of what is in the box. */
void tengen_help_blocks_show (GtkBox *box, const TengenHelpPage *page);

G_END_DECLS

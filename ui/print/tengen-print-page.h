/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-page: one page as it will be on paper
 *
 * What:  a white sheet as large as the room allows; its size on paper does not
 *        matter.
 * Shape: its accessible name is set by the code that knows what is on it.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paper.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PRINT_PAGE (tengen_print_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPrintPage, tengen_print_page, TENGEN, PRINT_PAGE, GtkWidget)

/* Shows a page; %NULL for nothing. */
void
tengen_print_page_show (TengenPrintPage *self, TengenPaper *paper, guint index);

G_END_DECLS

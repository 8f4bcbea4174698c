/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-shelf: the pages of the help that come with the program
 *
 * What:  all pages in one language, in the order of data/help/contents.
 * Shape: pages are resources; nothing of them is read before a shelf is made.
 */
#pragma once

#include "tengen-help-page.h"

G_BEGIN_DECLS

/* The page to begin with. */
#define TENGEN_HELP_FIRST "start"

typedef struct TengenHelpShelf TengenHelpShelf;

/**
 * tengen_help_shelf_new:
 * @language: (nullable): a language that pages are written in; %NULL for that of
 *   the program, or English
 *
 * Reads the pages. What a language lacks is there in English.
 *
 * Returns: (transfer full): a shelf
 */
TengenHelpShelf *
tengen_help_shelf_new (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a shelf with its pages; does nothing for %NULL. */
void tengen_help_shelf_free (TengenHelpShelf *self);

/* Gives the pages in their order. */
const GPtrArray *tengen_help_shelf_get_pages (const TengenHelpShelf *self);

/* Finds a page by its name; may be %NULL. */
const TengenHelpPage *tengen_help_shelf_find (const TengenHelpShelf *self,
                                              const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenHelpShelf, tengen_help_shelf_free)

G_END_DECLS

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-glossary-page: the words of the games with readings and meaning
 * (用語集)
 *
 * What:  a list that is searched while the user types, and the meaning of the
 *        chosen word; words in a meaning are links.
 * Not:   where the user came from (the owner of the page knows).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-glossary.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_GLOSSARY_PAGE (tengen_glossary_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenGlossaryPage, tengen_glossary_page, TENGEN, GLOSSARY_PAGE, GtkWidget)

/* Properties (read, write, notified):
 * Signals:
 *   back ()   Escape where nothing is typed: the page is no longer wanted
 */

/* Fills the page, which has none yet, with a glossary that outlives it. */
void tengen_glossary_page_set_glossary (TengenGlossaryPage *self,
                                        const TengenLessonGlossary *glossary);

/**
 * tengen_glossary_page_show:
 * @self: a page
 * @id: (nullable): name of an entry, or %NULL for the list as it was
 *
 * Shows an entry, whatever was searched for, and puts the focus where reading
 * continues: on the list, or with %NULL on the search entry.
 */
void tengen_glossary_page_show (TengenGlossaryPage *self, const char *id);

G_END_DECLS

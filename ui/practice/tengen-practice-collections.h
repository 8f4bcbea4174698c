/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-collections: files of problems that a person has (自分の問題集):
 * a way to open one, and those that were opened lately
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PRACTICE_COLLECTIONS                                       \
  (tengen_practice_collections_get_type ())
G_DECLARE_FINAL_TYPE (TengenPracticeCollections,
                      tengen_practice_collections,
                      TENGEN,
                      PRACTICE_COLLECTIONS,
                      GtkWidget)

/* Signals:
 *   collection (const char *uri)   one of the list is to be gone on with
 *   forget (const char *uri)       one is to be taken off the list
 * Its button is win.open-problems.
 */

/* Empties the list. */
void tengen_practice_collections_clear (TengenPracticeCollections *self);

/**
 * tengen_practice_collections_add:
 * @self: a list
 * @uri: where the file is
 * @name: what it is called
 * @said: how far it is solved, or why it cannot be opened
 *
 * Adds a file at the end of the list.
 */
void tengen_practice_collections_add (TengenPracticeCollections *self,
                                      const char *uri,
                                      const char *name,
                                      const char *said);

G_END_DECLS

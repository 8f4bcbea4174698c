/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-examples: games that come with the program, for counting, and one to
 * look through (例題)
 *
 * What:   which there are, a menu of them, reading one.
 * Not:    windows.
 * Source: the positions of 子空皆地・等子比空 and of the online Go room's page;
 *         the bent four and the game of Renju are our own.
 */
#pragma once

#include "tengen-loaded.h"

G_BEGIN_DECLS

/**
 * tengen_examples_make_menu:
 *
 * Makes a menu of the examples; its items are `app.example` with the name of
 * one.
 *
 * Returns: (transfer full): a menu
 */
GMenuModel *tengen_examples_make_menu (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_examples_load:
 * @name: a name, as the menu gives it
 *
 * Reads an example. It has no file, and nothing in it is unsaved.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if there is no
 *   example of this name
 */
TengenLoaded *tengen_examples_load (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

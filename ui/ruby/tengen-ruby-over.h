/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-over: a label of the program's own words, with readings above it
 *
 * What:  shows what its label says with readings where they are wanted: in
 *        lessons as in the texts of the lesson, in games if that was chosen too.
 * Shape: the label stays what it was, for screen readers and for all that asks
 *        it, and is seen itself where there is nothing to read, where the
 *        language is not Japanese, or where the readings need more lines than it
 *        may have. It is not wider or higher then.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_RUBY_OVER (tengen_ruby_over_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRubyOver, tengen_ruby_over, TENGEN, RUBY_OVER, GtkWidget)

/* Properties (write):
 *   label     GtkLabel  what is said; set once
 *   in-games  boolean   whether it stands in a game, not in a lesson
 */

/**
 * tengen_ruby_over_new:
 * @label: (transfer floating): a #GtkLabel without a parent
 * @in_games: whether it stands in a game, not in a lesson
 *
 * Puts readings above a label.
 *
 * Returns: (transfer floating): what is shown in the place of the label
 */
GtkWidget *tengen_ruby_over_new (GtkWidget *label,
                                 gboolean in_games) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_ruby_over_put:
 * @widget: a widget with labels and buttons somewhere in it
 * @in_games: whether they stand in a game, not in a lesson
 *
 * Puts readings above what its buttons and the labels in its boxes say, but for
 * names of people (style class player-name), entries, lists, menus and header
 * bars. In a game
 * that is done only once readings are wanted there. A button has a child in the
 * place of its label then; its name for screen readers stays.
 */
void tengen_ruby_over_put (GtkWidget *widget, gboolean in_games);

/* Tells whether readings are wanted in lessons, or in games. */
gboolean tengen_ruby_over_is_wanted (gboolean in_games);

G_END_DECLS

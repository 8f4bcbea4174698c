/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-text-look: how texts of lessons and of the help are shown
 *
 * What:  what a person has chosen once for all texts to be read.
 * Not:   keeping the choice (the settings), drawing (tengen-ruby-label).
 * Shape: one object; widgets with texts ask it, and follow what it notifies.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How small and how large texts can be made. */
#define TENGEN_TEXT_LOOK_SCALE_MIN 0.8
#define TENGEN_TEXT_LOOK_SCALE_MAX 2.0

#define TENGEN_TYPE_TEXT_LOOK (tengen_text_look_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenTextLook, tengen_text_look, TENGEN, TEXT_LOOK, GObject)

/* Properties (all read and write, notified):
 *   readings    int     above which kanji readings stand: 0 all (the start),
 *                       -1 none, else those learnt after this school year
 *   in-games    boolean whether words of games have the same readings
 *   text-scale  double  size of texts (the start: 1.0, as designed)
 */

/* Gives the one object, made at the first call. */
TengenTextLook *tengen_text_look_get_default (void);

/* Tells above which kanji readings stand now. */
int tengen_text_look_get_readings (void);

/* Tells whether words of games have readings, too. */
gboolean tengen_text_look_get_in_games (void);

/* Tells how large texts are now. */
double tengen_text_look_get_scale (void);

/* Makes a text as large as texts are now. */
void tengen_text_look_scale (GtkLabel *label);

/* Lets the `scale` of a widget be that of texts from now on. */
void tengen_text_look_follow (GtkWidget *widget);

/**
 * tengen_text_look_install_actions:
 * @klass: a class of windows with texts
 * @larger: the action that makes them larger
 * @smaller: the action that makes them smaller
 * @normal: the action that makes them as large as designed
 *
 * Adds these actions and their keys to a class.
 */
void tengen_text_look_install_actions (GtkWidgetClass *klass,
                                       const char *larger,
                                       const char *smaller,
                                       const char *normal);

G_END_DECLS

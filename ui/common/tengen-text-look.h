/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-text-look: how texts of lessons and of the help are shown
 *
 * What:  what a person has chosen once for all texts to be read.
 * Not:   keeping the choice (the settings), drawing (tengen-ruby-label).
 * Shape: one object; who shows texts asks it, and follows what it notifies.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_TEXT_LOOK (tengen_text_look_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenTextLook, tengen_text_look, TENGEN, TEXT_LOOK, GObject)

/* Properties (all read and write, notified):
 *   readings  int  above which kanji readings stand: 0 all (the start), -1
 *                  none, else those learnt after this school year
 */

/**
 * tengen_text_look_get_default:
 *
 * Gives the one object, made at the first call.
 *
 * Returns: (transfer none): the object
 */
TengenTextLook *tengen_text_look_get_default (void);

/**
 * tengen_text_look_get_readings:
 *
 * Tells above which kanji readings stand now.
 *
 * Returns: as the property
 */
int tengen_text_look_get_readings (void);

G_END_DECLS

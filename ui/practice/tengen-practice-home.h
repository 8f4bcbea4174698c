/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-home: where practice begins (練習): today's ten, all kinds of
 * exercises, files of problems
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-exercise-kind.h"
#include "tengen-practice-collections.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PRACTICE_HOME (tengen_practice_home_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPracticeHome, tengen_practice_home, TENGEN, PRACTICE_HOME, GtkWidget)

/**
 * TengenPracticeGames:
 * @TENGEN_PRACTICE_GO: today's ten have exercises of Go
 * @TENGEN_PRACTICE_RENJU: they have exercises of Renju
 *
 * Of which games today's ten are; flags.
 */
typedef enum
{
  TENGEN_PRACTICE_GO = 1 << 0,
  TENGEN_PRACTICE_RENJU = 1 << 1,
} TengenPracticeGames;

/* Properties (read, write, notified):
 *   games   flags int   TengenPracticeGames, never none
 * Signals:
 *   today ()            today's ten are wanted, or to be gone on with
 *   kind (int kind)     exercises of a kind without end are wanted
 */

/**
 * tengen_practice_home_show_today:
 * @self: a page
 * @done: how many of today's exercises are done
 * @n: how many there are
 * @is_over: all that comes today is done
 *
 * Shows how far today's practice is.
 */
void tengen_practice_home_show_today (TengenPracticeHome *self,
                                      guint done,
                                      guint n,
                                      gboolean is_over);

/**
 * tengen_practice_home_show_levels:
 * @self: a page
 * @levels: (array fixed-size=21): the level of each kind
 *
 * Shows the levels of a learner.
 */
void tengen_practice_home_show_levels (TengenPracticeHome *self,
                                       const int *levels);

/* Shows that an exercise is being made: nothing can be asked for. */
void tengen_practice_home_set_busy (TengenPracticeHome *self, gboolean busy);

/* Gives the part of the page that is of files of problems. */
TengenPracticeCollections *
tengen_practice_home_get_collections (TengenPracticeHome *self);

/* Gives the keyboard to what comes first. */
void tengen_practice_home_focus (TengenPracticeHome *self);

G_END_DECLS

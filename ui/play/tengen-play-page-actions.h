/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-actions: what can be done on the page: game.*, with keys
 *
 * What: the actions of play, and the question that takes their place.
 * Not:  walking, stops, clock, review, Renju, which have files of their own.
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/**
 * TengenPlayQuestion:
 * @TENGEN_PLAY_QUESTION_RESIGN: whether a side resigns
 * @TENGEN_PLAY_QUESTION_DRAW: whether both agree to a draw
 * @TENGEN_PLAY_QUESTION_TAKE_BACK: (in a match): whether the opponent allows 待った
 *
 * What is asked in place of the buttons.
 */
typedef enum
{
  TENGEN_PLAY_QUESTION_RESIGN,
  TENGEN_PLAY_QUESTION_DRAW,
  TENGEN_PLAY_QUESTION_TAKE_BACK,
  TENGEN_PLAY_QUESTION_BREAK_OFF,
} TengenPlayQuestion;

/* Installs the actions game.*. */
void tengen_play_page_install_actions (GtkWidgetClass *widget_class);

/* Gives the actions their keys, wherever in the window the focus is. */
void tengen_play_page_add_keys (TengenPlayPage *self);

/**
 * tengen_play_page_add_key:
 * @controller: the controller of the page's keys
 * @keys: one or several keys, as GTK writes them
 * @action: the name of an action
 * @target: (nullable): its parameter; a floating one is taken
 *
 * Binds keys to an action.
 */
void tengen_play_page_add_key (GtkShortcutController *controller,
                               const char *keys,
                               const char *action,
                               GVariant *target);

/**
 * tengen_play_page_refuse_key:
 * @self: a page
 * @letter: what was typed, which no action takes now
 *
 * Says why that is not possible now, if the letter is the key of something that
 * is grey. Capital letters are always of a point.
 *
 * Returns: %FALSE if it is the key of nothing
 */
gboolean tengen_play_page_refuse_key (TengenPlayPage *self, guint letter);

/**
 * tengen_play_page_ask:
 * @self: a page with a session
 * @asked: what it is about
 * @question: a question
 *
 * Asks it where the buttons were. No has the focus and the place of the button
 * that asked, so that a hasty second click does no harm. It is open until the
 * game changes; to give up is also asked after the computer's answer.
 */
void tengen_play_page_ask (TengenPlayPage *self,
                           TengenPlayQuestion asked,
                           const char *question);

/* The next tengen_play_page_update_actions() closes an open question. */
void tengen_play_page_forget_question (TengenPlayPage *self);

/* Tells whether a question is open. */
gboolean tengen_play_page_is_asking (TengenPlayPage *self);

/* Enables the actions that are possible now and takes an open question back. */
void tengen_play_page_update_actions (TengenPlayPage *self);

/* Allocates this file's part of a page. */
void tengen_play_page_make_question (TengenPlayPage *self);

G_END_DECLS

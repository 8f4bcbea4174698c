/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-focus: where the keyboard is on the page
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/**
 * tengen_play_page_install_focus:
 * @widget_class: the class of the page
 *
 * Says where the keyboard goes.
 */
void tengen_play_page_install_focus (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_leave_text:
 * @self: a page in review
 *
 * Takes the keyboard away from a text that is being typed: who clicks the
 * board wants to go on there.
 */
void tengen_play_page_leave_text (TengenPlayPage *self);

G_END_DECLS

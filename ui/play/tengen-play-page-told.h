/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-told: one thing at a time in the place below the board
 *
 * What: a question of play goes before a refusal, that before news of a file or
 *       a game, and these before a hint; what waits is counted.
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* Shows from now on either what the line says or what the notice tells. */
void tengen_play_page_make_told (TengenPlayPage *self);

G_END_DECLS

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-ask: which chains are read, and what that says of them
 *
 * What:  puts questions to tengen-go-dead-read about chains that playouts leave
 *        in doubt or call dead.
 * Shape: playouts call a chain dead that they do not save; a few moves that do
 *        are found by reading.
 */
#pragma once

#include "tengen-go-dead-state.h"

G_BEGIN_DECLS

/* A chain that its side keeps in at most so many playouts of a hundred is
 * called dead. */
#define TENGEN_GO_DEAD_ASK_DEAD 20

/**
 * tengen_go_dead_ask:
 * @self: a state with what playouts say
 *
 * Reads what is in doubt or may be in seki: what is proved is set, if only
 * that it hangs on the first move or a ko. Then what is called dead: where the
 * first move saves it, it is in seki if that is proved, else to be searched.
 * One that only a ko saves stays dead. If anything was saved or is in seki,
 * chains called alive that fight with such for the same liberties are read,
 * too; and in the end those called alive, though not nearly always, are dead if
 * that is proved.
 * Cost: a fixed number of positions for all together.
 */
void tengen_go_dead_ask (TengenGoDeadState *self);

G_END_DECLS

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-ko: where only a ko decides (コウ)
 *
 * What is asked: an own marked chain is to get two eyes, one of the other side
 * is to be kept from it, as LIVE and KILL ask.
 * What is right: no move succeeds outright. After a right one it succeeds if the
 * side to move wins every ko, and fails if the other side does.
 * What is wrong: it fails, whoever wins the kos. Both hold of two eyes and of
 * being taken.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_ko_make (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson: lessons on the command line
 *
 * What:   `lesson check`, `list`, `render`, `from-sgf`, `to-sgf`.
 * Shape:  each has its arguments read by itself, as any command.
 */
#pragma once

#include "tengen-cli.h"
#include "tengen-lesson-shelf.h"

G_BEGIN_DECLS

/* Tells what is wrong in lesson files. Returns: BAD_INPUT if anything is. */
TengenCliStatus tengen_cli_lesson_check (int argc, char **argv);

/* Lists the lessons that come with the program. */
TengenCliStatus tengen_cli_lesson_list (int argc, char **argv);

/* Draws steps of a lesson into a file. */
TengenCliStatus tengen_cli_lesson_render (int argc, char **argv);

/* Makes a lesson of a game record. */
TengenCliStatus tengen_cli_lesson_from_sgf (int argc, char **argv);

/* Writes a lesson as a collection of game records. */
TengenCliStatus tengen_cli_lesson_to_sgf (int argc, char **argv);

/**
 * tengen_cli_lesson_print_faults:
 * @name: the file, as in messages
 * @faults: (element-type TengenLessonFault): what is wrong
 *
 * Says on standard error what is wrong with a lesson; remarks are left out.
 */
void tengen_cli_lesson_print_faults (const char *name, const GPtrArray *faults);

/**
 * tengen_cli_lesson_open:
 * @shelf: where the lessons of the program are
 * @name: a path, or the id of one of them
 * @owned: (out): the lesson that was read, to be freed; unchanged for one of
 *   the program
 *
 * Opens a file, or else a lesson of the program; says why if that cannot be.
 *
 * Returns: (transfer none) (nullable): the lesson, or %NULL
 */
const TengenLesson *tengen_cli_lesson_open (TengenLessonShelf *shelf,
                                            const char *name,
                                            TengenLesson **owned);

/**
 * tengen_cli_lesson_read:
 * @shelf: where schema and glossary are
 * @path: a path, or `-`
 * @faults: (element-type TengenLessonFault): where faults and remarks are added
 *
 * Reads and checks a lesson file; says why if it cannot be read at all.
 *
 * Returns: (transfer full) (nullable): the lesson, or %NULL
 */
TengenLesson *
tengen_cli_lesson_read (TengenLessonShelf *shelf,
                        const char *path,
                        GPtrArray *faults) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

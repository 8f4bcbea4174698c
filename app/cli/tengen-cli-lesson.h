/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson: lessons on the command line
 *
 * What:   `lesson check`, `lesson list`, `lesson render`.
 * Shape:  each has its arguments read by itself, as any command.
 */
#pragma once

#include "tengen-cli.h"
#include "tengen-lesson-shelf.h"

G_BEGIN_DECLS

/**
 * tengen_cli_lesson_check:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Tells what is wrong in lesson files.
 *
 * Returns: how it went; BAD_INPUT also when anything is wrong
 */
TengenCliStatus tengen_cli_lesson_check (int argc, char **argv);

/**
 * tengen_cli_lesson_list:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Lists the lessons that come with the program.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_lesson_list (int argc, char **argv);

/**
 * tengen_cli_lesson_render:
 * @argc: number of arguments
 * @argv: the command and its arguments
 *
 * Draws steps of a lesson into a file.
 *
 * Returns: how it went
 */
TengenCliStatus tengen_cli_lesson_render (int argc, char **argv);

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

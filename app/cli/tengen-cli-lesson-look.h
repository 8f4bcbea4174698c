/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson-look: in which language a lesson is drawn, and with which
 * readings
 */
#pragma once

#include "tengen-lesson.h"

G_BEGIN_DECLS

/**
 * tengen_cli_lesson_choose_language:
 * @lesson: a lesson
 * @name: (nullable): what --language says
 * @language: (out) (transfer none): a language of the lesson
 *
 * Chooses a language, or complains.
 *
 * Returns: %FALSE if the lesson has it not
 */
gboolean tengen_cli_lesson_choose_language (const TengenLesson *lesson,
                                            const char *name,
                                            const char **language);

/**
 * tengen_cli_lesson_choose_readings:
 * @name: (nullable): what --furigana says
 * @readings: (out): see tengen_paint_ruby_new()
 *
 * Chooses readings, or complains.
 *
 * Returns: %FALSE if it is nothing of the kind
 */
gboolean tengen_cli_lesson_choose_readings (const char *name, int *readings);

G_END_DECLS

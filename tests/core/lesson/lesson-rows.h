/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-rows: tables of steps, each with the one fault that it has
 *
 * Shape: a step is what stands in it behind its texts; its diagram, then what
 *        it asks.
 */
#pragma once

#include "lesson-xml.h"

/* No fault. */
#define FINE ((TengenLessonFaultCode) -1)

#define GO "game='pure-go' size='5'"
#define JAPAN "game='go' size='5'"
#define RENJU "game='renju'"

/* Black may not play at A1. */
#define EYE "<diagram><stones colour='white' at='A2 B1'/></diagram>"

/* White may not take back at B3. */
#define KO                                                                     \
  "<diagram to-play='white' ko='B3'><stones colour='black' at='B4 A3 C3 B2'/>" \
  "<stones colour='white' at='C4 D3 C2'/></diagram>"

/* Black has A1, A2 and, if it is dead, A3; White has column E. */
#define AREAS                                                                  \
  "<diagram size='5' prisoners-black='2' played='9 9'>"                        \
  "<stones colour='black' at='B1 B2 B3 B4 A4'/>"                               \
  "<stones colour='white' at='A3 D1 D2 D3 D4 D5'/></diagram>"

/* Black may not play at H9 (double-three); and the same with a five. */
#define FORBIDDEN                                                              \
  "<diagram><stones colour='black' at='F9 G9 H7 H8'/>"                         \
  "<stones colour='white' at='A3 B3 C3 D3'/></diagram>"
#define FIVE                                                                   \
  "<diagram><stones colour='black' at='A1 B1 C1 D1 E1 F9 G9 H7 H8'/>"          \
  "<stones colour='white' at='A3 B3 C3 D3'/></diagram>"

/**
 * Row:
 * @step: what stands in the step
 * @code: its fault
 * @about: its element, what it is about, its numbers as far as they are not 0
 */
typedef struct
{
  const char *step;
  TengenLessonFaultCode code;
  const char *about;
} Row;

static inline TengenLesson *
read_step (const TengenLessonSchema *schema,
           const char *game,
           const char *step,
           GPtrArray *faults)
{
  g_autofree char *text = g_strdup_printf (
      "<lesson xmlns='urn:tengen:lesson:1' id='test' version='1' "
      "xml:lang='en' %s><title>T</title><chapter id='c'><title>C</title>"
      "<step id='s'><say>S</say>%s</step></chapter></lesson>",
      game,
      step);

  return tengen_lesson_read (
      text, strlen (text), schema, NULL, TENGEN_NOTATION_A1, faults);
}

static inline char *
describe_fault (const TengenLessonFault *fault)
{
  GString *text = g_string_new (fault->element);

  if (fault->detail != NULL)
    g_string_append_printf (text, " %s", fault->detail);
  if (fault->a != 0 || fault->b != 0 || fault->c != 0)
    g_string_append_printf (text, " %d", fault->a);
  if (fault->b != 0 || fault->c != 0)
    g_string_append_printf (text, " %d", fault->b);
  if (fault->c != 0)
    g_string_append_printf (text, " %d", fault->c);
  return g_string_free (text, FALSE);
}

static inline void
check_row (const TengenLessonSchema *schema, const char *game, const Row *row)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = read_step (schema, game, row->step, faults);
  g_autofree char *about = NULL;
  TengenLessonFaultCode code = FINE;
  gboolean is_fine;

  g_test_message ("%s", row->step);
  g_assert_nonnull (lesson);
  g_assert_cmpuint (faults->len, ==, 0);
  is_fine = tengen_lesson_check (lesson, faults);
  if (faults->len > 0)
    {
      const TengenLessonFault *fault = faults->pdata[0];

      code = fault->code;
      about = describe_fault (fault);
      g_assert_cmpint (fault->line, ==, 1);
      g_assert_false (fault->is_remark);
    }
  g_assert_cmpstr (about, ==, row->about);
  g_assert_cmpint (code, ==, row->code);
  g_assert_cmpuint (faults->len, ==, row->code == FINE ? 0 : 1);
  g_assert_cmpint (is_fine, ==, row->code == FINE);
}

static inline void
check_rows (const TengenLessonSchema *schema,
            const char *game,
            const Row *rows,
            guint n)
{
  for (guint i = 0; i < n; i++)
    check_row (schema, game, &rows[i]);
}

#define CHECK(game, rows) check_rows (schema, game, rows, G_N_ELEMENTS (rows))

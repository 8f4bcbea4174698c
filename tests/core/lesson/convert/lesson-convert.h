/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-convert: records made lessons, for tests
 */
#pragma once

#include "position-at.h"
#include "lesson-xml.h"
#include "tengen-lesson-game.h"
#include "tengen-lesson-from-sgf.h"

/* Made once for a test program. */
static inline const TengenLessonSchema *
get_schema (void)
{
  static TengenLessonSchema *schema;

  if (schema == NULL)
    schema = load_schema ();
  return schema;
}

static inline GArray *
notes_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TengenLessonNote));
}

/* `CODE game.move` of each. */
static inline char *
list_notes (const GArray *notes)
{
  static const char *const names[] = {
    "GAME",     "SIZE",    "EMPTY", "LIBERTIES",  "RULES",
    "NO_RIGHT", "REFUSED", "SETUP", "TURN",       "REPLIES",
    "TWICE",    "ANSWERS", "DEEP",  "VARIATIONS", "READINGS",
  };
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < notes->len; i++)
    {
      const TengenLessonNote *note =
          &g_array_index (notes, TengenLessonNote, i);

      g_string_append_printf (list,
                              "%s%s %u.%u",
                              i > 0 ? " " : "",
                              names[note->code],
                              note->game,
                              note->move);
    }
  return g_string_free (list, FALSE);
}

/* Reads and checks the XML of a lesson, which must be right. */
static inline TengenLesson *
read_made (const char *xml)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLesson *lesson = tengen_lesson_read (
      xml, strlen (xml), get_schema (), NULL, TENGEN_NOTATION_A1, faults);

  if (lesson == NULL || !tengen_lesson_check (lesson, faults))
    {
      g_test_message ("%s", xml);
      fail_with (faults);
    }
  return lesson;
}

/* The lesson of a record, with the notes wanted. */
static inline TengenLesson *
convert (const char *sgf, const char *wanted)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  g_autoptr (GArray) notes = notes_new ();
  g_autofree char *xml =
      tengen_lesson_from_sgf (record, "made", "Title", notes);
  g_autofree char *said = list_notes (notes);

  g_assert_cmpstr (said, ==, wanted);
  return xml != NULL ? read_made (xml) : NULL;
}

/* Text of the lesson's own language. */
static inline char *
plain_of (const TengenLessonWords *words)
{
  const TengenLessonText *text = tengen_lesson_words_get (words, NULL);

  return text != NULL ? tengen_lesson_text_get_plain (text) : g_strdup ("");
}

static inline void
assert_words (const TengenLessonWords *words, const char *wanted)
{
  g_autofree char *plain = plain_of (words);

  g_assert_cmpstr (plain, ==, wanted);
}

static inline void
append_name (GString *list,
             const TengenLessonDiagram *diagram,
             const char *before,
             TengenPoint point)
{
  g_autofree char *name = tengen_notation_format (
      (TengenNotation) tengen_lesson_game_get_notation (diagram),
      diagram->setup->width,
      diagram->setup->height,
      point);

  g_string_append_printf (list, "%s%s", before, name);
}

/* A question as text: `right C3 "text" >D4 (...)`, one answer after another. */
static inline void
append_try (GString *list,
            const TengenLessonDiagram *diagram,
            const TengenLessonTry *trial)
{
  static const char *const verdicts[] = { "right", "good", "wrong", "illegal" };

  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = trial->answers->pdata[i];
      g_autofree char *text = plain_of (answer->words);

      g_string_append_printf (
          list, "%s%s", i > 0 ? "; " : "", verdicts[answer->verdict]);
      for (guint j = 0; j < answer->points->len; j++)
        append_name (
            list, diagram, " ", g_array_index (answer->points, TengenPoint, j));
      if (*text != '\0')
        g_string_append_printf (list, " \"%s\"", text);
      for (guint j = 0; j < answer->replies->len; j++)
        append_name (
            list,
            diagram,
            " >",
            g_array_index (answer->replies, TengenLessonReply, j).point);
      if (answer->next != NULL)
        {
          g_string_append (list, " (");
          append_try (list, diagram, answer->next);
          g_string_append (list, ")");
        }
    }
  if (trial->otherwise != NULL)
    {
      g_autofree char *text = plain_of (trial->otherwise->words);

      g_string_append_printf (list, "; else \"%s\"", text);
    }
}

static inline void
assert_try (const TengenLesson *lesson, guint index, const char *wanted)
{
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, index);
  g_autoptr (GString) list = g_string_new (NULL);

  g_assert_cmpint (step->task, ==, TENGEN_LESSON_TASK_TRY);
  append_try (list, step->diagram, step->trial);
  g_assert_cmpstr (list->str, ==, wanted);
}

/* The one step of a problem, with what is asked. */
static inline void
check_problem (const char *sgf, const char *notes, const char *wanted)
{
  g_autoptr (TengenLesson) lesson = convert (sgf, notes);

  g_assert_nonnull (lesson);
  g_assert_cmpuint (lesson->steps->len, ==, 1);
  assert_try (lesson, 0, wanted);
}

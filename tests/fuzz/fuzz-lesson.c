/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-lesson: any bytes as a lesson, as a glossary (after a G) or as progress
 * (from a `[` on)
 *
 * What: reading, checking and going through do not crash; there is a lesson or
 *       an error; faults are sorted, within the limit and the file; the schema
 *       never knows more than the reader; what was read of progress is written
 *       and read again the same.
 * Not:  the limits of time: those are libFuzzer's (-timeout).
 */
#include "fuzz-one.h"
#include "tengen-lesson-check.h"
#include "tengen-lesson-loader.h"
#include "tengen-lesson-player.h"
#include "tengen-lesson-progress.h"
#include "tengen-lesson-read.h"

#include <string.h>

/* How many steps of a lesson are tried. */
#define STEPS_MAX 6

/* Stops the program where a promise is not kept. */
static void
demand (gboolean kept, const char *promise)
{
  if (!kept)
    g_error ("%s", promise);
}

static TengenLessonSchema *
load_schema (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("TENGEN_LESSONS"), "lesson.rng", NULL);
  g_autofree char *data = NULL;
  gsize length = 0;
  TengenLessonSchema *schema;

  tengen_lesson_loader_close ();
  demand (g_file_get_contents (path, &data, &length, NULL),
          "TENGEN_LESSONS is the folder of lesson.rng");
  schema = tengen_lesson_schema_new (data, length);
  demand (schema != NULL, "lesson.rng is a schema");
  return schema;
}

static const TengenLessonSchema *
get_schema (void)
{
  static TengenLessonSchema *schema;

  if (schema == NULL)
    schema = load_schema ();
  return schema;
}

static void
check_faults (const GPtrArray *faults, const char *data, gsize length)
{
  int n_lines = 1;
  int line = 0;

  for (gsize i = 0; i < length; i++)
    n_lines += data[i] == '\n';
  demand (faults->len <= TENGEN_LESSON_MAX_FAULTS,
          "there is a limit of faults");
  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);

      demand (fault->code != TENGEN_LESSON_FAULT_SCHEMA,
              "the reader says what the schema would say");
      demand (fault->line >= line && fault->line <= n_lines,
              "a fault has its place in the file, in order");
      demand (fault->detail == NULL ||
                  g_utf8_validate (fault->detail, -1, NULL),
              "details are UTF-8");
      line = fault->line;
    }
}

static void
do_input (TengenLessonPlayer *player,
          TengenLessonInputKind kind,
          TengenPoint point,
          int number)
{
  TengenLessonInput input = { kind, point, number };

  tengen_lesson_player_do (player, &input);
}

/* Every kind of input, some of them right, some after others. */
static void
go_through_step (TengenLessonPlayer *player, const TengenLessonStep *step)
{
  const TengenGameSetup *setup = step->diagram->setup;
  int n_points = setup->width * setup->height;
  TengenPoint points[] = {
    0,
    (TengenPoint) (n_points / 2),
    (TengenPoint) (n_points - 1),
    TENGEN_POINT_PASS,
  };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      do_input (player, TENGEN_LESSON_INPUT_POINT, points[i], 0);
      do_input (player, TENGEN_LESSON_INPUT_NUMBER, 0, 3 * (int) i);
      do_input (player, TENGEN_LESSON_INPUT_OPTION, 0, (int) i);
      do_input (player, TENGEN_LESSON_INPUT_PRESS, 0, (int) i);
      do_input (player, TENGEN_LESSON_INPUT_NEXT, 0, 0);
      do_input (player, TENGEN_LESSON_INPUT_HINT, 0, 0);
    }
  do_input (player, TENGEN_LESSON_INPUT_BACK, 0, 0);
  do_input (player, TENGEN_LESSON_INPUT_RETRY, 0, 0);
  do_input (player, TENGEN_LESSON_INPUT_START, 0, 0);
  do_input (player, TENGEN_LESSON_INPUT_SHOW, 0, 0);
  do_input (player, TENGEN_LESSON_INPUT_SOLUTION, 0, 0);
}

static void
go_through (const TengenLesson *lesson)
{
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  guint n = MIN (lesson->steps->len, STEPS_MAX);

  for (guint i = 0; i < n; i++)
    {
      tengen_lesson_player_goto (player, i);
      go_through_step (player, tengen_lesson_get_step (lesson, i));
    }
}

static void
try_lesson (const char *data, gsize length)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = tengen_lesson_read (
      data, length, get_schema (), NULL, TENGEN_NOTATION_A1, faults);

  check_faults (faults, data, length);
  demand ((lesson == NULL) == tengen_lesson_faults_has_error (faults),
          "there is a lesson or an error");
  if (lesson != NULL && tengen_lesson_check (lesson, faults))
    go_through (lesson);
}

static void
try_glossary (const char *data, gsize length)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLessonGlossary) glossary =
      tengen_lesson_glossary_read (data, length, faults);
  const GPtrArray *entries;

  check_faults (faults, data, length);
  demand ((glossary == NULL) == tengen_lesson_faults_has_error (faults),
          "there is a glossary or an error");
  if (glossary == NULL)
    return;
  entries = tengen_lesson_glossary_get_entries (glossary);
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenLessonEntry *entry = g_ptr_array_index (entries, i);

      demand (tengen_lesson_glossary_find (glossary, entry->id) == entry,
              "an entry is found by its id");
      demand (tengen_lesson_entry_matches (entry, ""),
              "every entry matches nothing");
    }
}

static void
try_progress (const char *data, gsize length)
{
  g_autoptr (TengenLessonProgress) progress =
      tengen_lesson_progress_decode (data, length);
  g_autoptr (TengenLessonProgress) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  if (progress == NULL)
    return;
  text = tengen_lesson_progress_encode (progress);
  again = tengen_lesson_progress_decode (text, strlen (text));
  demand (again != NULL, "progress can be read again");
  text_again = tengen_lesson_progress_encode (again);
  demand (g_str_equal (text, text_again), "progress is written the same");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *bytes = (const char *) data;

  if (size > 0 && *bytes == '[')
    try_progress (bytes, size);
  else if (size > 0 && *bytes == 'G')
    try_glossary (bytes + 1, size - 1);
  else
    try_lesson (bytes, size);
  return 0;
}

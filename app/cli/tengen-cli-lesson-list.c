/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson-list: the lessons that come with the program
 */
#include "tengen-cli-lesson.h"

#include "tengen-cli-json.h"
#include "tengen-cli-options.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static char *
join_languages (const TengenLesson *lesson)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < lesson->languages->len; i++)
    g_string_append_printf (list,
                            "%s%s",
                            i > 0 ? ", " : "",
                            (char *) g_ptr_array_index (lesson->languages, i));
  return g_string_free (list, FALSE);
}

static char *
get_title (const TengenLesson *lesson, const char *language)
{
  return tengen_lesson_text_get_plain (
      tengen_lesson_words_get (lesson->title, language));
}

static void
print_lesson (const TengenLesson *lesson)
{
  g_autofree char *title =
      get_title (lesson, tengen_lesson_shelf_get_language (lesson));
  g_autofree char *languages = join_languages (lesson);
  g_autofree char *steps = g_strdup_printf (
      tengen_words_plural ("%u step", "%u steps", lesson->steps->len),
      lesson->steps->len);
  g_autofree char *minutes = g_strdup_printf (
      tengen_words_plural (
          "about %u minute", "about %u minutes", lesson->minutes),
      lesson->minutes);

  g_print ("%-16s %s\n%-16s %s · %s", lesson->id, title, "", steps, languages);
  g_print (lesson->minutes > 0 ? " · %s\n" : "\n", minutes);
}

static void
add_title (TengenCliJson *json, const TengenLesson *lesson)
{
  tengen_cli_json_open (json, "title", '{');
  for (guint i = 0; i < lesson->title->len; i++)
    {
      const TengenLessonText *text = g_ptr_array_index (lesson->title, i);
      g_autofree char *plain = tengen_lesson_text_get_plain (text);

      tengen_cli_json_text (json, text->language, plain);
    }
  tengen_cli_json_close (json, '}');
}

static void
add_steps (TengenCliJson *json, const TengenLesson *lesson)
{
  tengen_cli_json_open (json, "steps", '[');
  for (guint i = 0; i < lesson->steps->len; i++)
    tengen_cli_json_text (json, NULL, tengen_lesson_get_step (lesson, i)->id);
  tengen_cli_json_close (json, ']');
}

static void
add_lesson (TengenCliJson *json, const TengenLesson *lesson)
{
  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "id", lesson->id);
  add_title (json, lesson);
  add_steps (json, lesson);
  tengen_cli_json_open (json, "languages", '[');
  for (guint i = 0; i < lesson->languages->len; i++)
    tengen_cli_json_text (json, NULL, g_ptr_array_index (lesson->languages, i));
  tengen_cli_json_close (json, ']');
  tengen_cli_json_number (json, "minutes", (int) lesson->minutes);
  tengen_cli_json_boolean (json, "beginner", lesson->is_beginner);
  tengen_cli_json_close (json, '}');
}

static void
print_json (const GPtrArray *lessons)
{
  TengenCliJson *json = tengen_cli_json_new ();

  tengen_cli_json_open (json, NULL, '[');
  for (guint i = 0; i < lessons->len; i++)
    add_lesson (json, g_ptr_array_index (lessons, i));
  tengen_cli_json_close (json, ']');
  tengen_cli_json_print (json);
}

TengenCliStatus
tengen_cli_lesson_list (int argc, char **argv)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  gboolean json = FALSE;
  const GOptionEntry entries[] = { TENGEN_CLI_OPTION_JSON (&json), { 0 } };
  const GPtrArray *lessons;

  if (!tengen_cli_options_parse_only (
          &argc,
          &argv,
          N_ ("Lists the lessons that come with the program."),
          entries))
    return TENGEN_CLI_USAGE;
  lessons = tengen_lesson_shelf_get_lessons (shelf);
  if (json)
    print_json (lessons);
  else
    for (guint i = 0; i < lessons->len; i++)
      print_lesson (g_ptr_array_index (lessons, i));
  return TENGEN_CLI_OK;
}

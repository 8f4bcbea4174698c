/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-do: going through the first step of a lesson, for tests
 */
#pragma once

#include "lesson-xml.h"

/* A lesson of one step that says something and holds @inside. */
static inline TengenLesson *
read_step (const TengenLessonSchema *schema,
           const char *game,
           const char *inside)
{
  g_autofree char *steps =
      g_strdup_printf ("<step id='a'><say>S</say>%s</step>", inside);

  return read_steps (schema, game, steps);
}

static inline const TengenLessonState *
get_state (const TengenLessonPlayer *player)
{
  return tengen_lesson_player_get_state (player);
}

static inline void
expect_board (const TengenLessonPlayer *player, const char *wanted)
{
  assert_board (get_state (player)->game, wanted);
}

/* Does what the words say, one after another: `D4` or `pass` clicks, `=3.5`
 * types, `#1` chooses, `!five` presses (five forbidden pass virtual propose
 * resign agree), `>` and `<` watch, `~` retries, `?` hints, `*` shows the
 * solution, `^` one answer of it, `+` starts. */
static inline gboolean
do_word (TengenLessonPlayer *player, const char *word)
{
  static const char *const BUTTONS[] = { "five",    "forbidden", "pass",
                                         "virtual", "propose",   "resign",
                                         "agree",   NULL };
  const TengenLesson *lesson = tengen_lesson_player_get_lesson (player);
  const TengenLessonStep *step =
      tengen_lesson_get_step (lesson, tengen_lesson_player_get_index (player));
  const char *kind = strchr ("=#!><~?*^+", *word);
  TengenLessonInput input = { .point = TENGEN_POINT_NONE };

  if (kind == NULL)
    {
      input.kind = TENGEN_LESSON_INPUT_POINT;
      input.point = point_of (step->diagram, word);
      return tengen_lesson_player_do (player, &input);
    }
  input.kind = (TengenLessonInputKind) (TENGEN_LESSON_INPUT_NUMBER +
                                        (kind - "=#!><~?*^+"));
  if (*word == '=')
    input.number = (int) (2 * g_ascii_strtod (word + 1, NULL));
  else if (*word == '#')
    input.number = (int) g_ascii_strtoll (word + 1, NULL, 10);
  else if (*word == '!')
    while (strcmp (BUTTONS[input.number], word + 1) != 0)
      input.number++;
  return tengen_lesson_player_do (player, &input);
}

/* Does several; all of them mean something. */
static inline void
do_words (TengenLessonPlayer *player, const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (char **word = list; *word != NULL; word++)
    g_assert_true (do_word (player, *word));
}

static inline const char *
get_text (const TengenLessonWords *words)
{
  const TengenLessonText *text = tengen_lesson_words_get (words, NULL);

  return text != NULL ? g_array_index (text->spans, TengenLessonSpan, 0).base
                      : "-";
}

/* The points that have a sign, each with its letter: Right, Wrong, sHown,
 * Solution, and numbers. */
static inline char *
list_signs (const TengenLessonState *state)
{
  const TengenGameSetup *setup = tengen_game_get_setup (state->game);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < setup->width * setup->height; i++)
    {
      g_autofree char *name = NULL;

      if (state->signs[i] == TENGEN_LESSON_SIGN_NONE && state->numbers[i] == 0)
        continue;
      name = tengen_notation_format (setup->is_renju ? TENGEN_NOTATION_RENJU
                                                     : TENGEN_NOTATION_A1,
                                     setup->width,
                                     setup->height,
                                     (TengenPoint) i);
      g_string_append (text, text->len > 0 ? " " : "");
      g_string_append (text, name);
      if (state->signs[i] != TENGEN_LESSON_SIGN_NONE)
        g_string_append_c (text, ".rwhs"[state->signs[i]]);
      if (state->numbers[i] != 0)
        g_string_append_printf (text, ":%d", state->numbers[i]);
    }
  return g_string_free (text, FALSE);
}

static inline const char *
name_remark (TengenLessonRemark remark)
{
  static const char *const NAMES[] = {
    "none",   "right",    "good",    "found",   "already", "next",
    "wrong",  "outside",  "refused", "order",   "small",   "large",
    "button", "no-stone", "stone",   "solution"
  };

  return NAMES[remark];
}

/* What a state is, in one line. */
static inline char *
describe_line (const TengenLessonState *state)
{
  static const char *const PHASES[] = { "open", "asked", "missed", "solved" };
  g_autofree char *signs = list_signs (state);

  return g_strdup_printf ("%s%s %s %d/%d m%d%s%s%s \"%s\"%s%s",
                          PHASES[state->phase],
                          state->is_done ? "!" : "",
                          name_remark (state->remark),
                          state->n_found,
                          state->n_wanted,
                          state->misses,
                          state->may_show ? " show" : "",
                          state->may_hint ? " hint" : "",
                          state->is_shown ? " shown" : "",
                          get_text (state->words),
                          *signs != '\0' ? " " : "",
                          signs);
}

static inline char *
describe (const TengenLessonPlayer *player)
{
  return describe_line (get_state (player));
}

/* Does several and tells what has become of it. */
static inline void
expect (TengenLessonPlayer *player, const char *words, const char *wanted)
{
  g_autofree char *state = NULL;

  do_words (player, words);
  state = describe (player);
  g_assert_cmpstr (state, ==, wanted);
}

/* Everything of a state, for comparing. */
static inline char *
describe_state (const TengenLessonState *state)
{
  g_autofree char *line = describe_line (state);
  g_autofree char *board = tengen_picture_format (
      tengen_position_get_board (tengen_game_get_position (state->game)), '/');

  return g_strdup_printf ("%s %s to %d hints %d chosen %d entered %d "
                          "reason %d trial %p",
                          line,
                          board,
                          state->to_move,
                          state->hints,
                          state->chosen,
                          state->entered,
                          state->reason != NULL ? (int) state->reason->code : 0,
                          (const void *) state->trial);
}

static inline char *
describe_all (const TengenLessonPlayer *player)
{
  return describe_state (get_state (player));
}

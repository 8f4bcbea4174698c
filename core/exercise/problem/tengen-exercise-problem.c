/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-problem: the problems of a collection
 */
#include "tengen-exercise-problem.h"

#include "tengen-exercise-from-sgf.h"
#include "tengen-game-position.h"

/* --- The key --- */

/* FNV-1a, the bytes of a number from the lowest on. */
static void
mix (guint64 *key, guint64 value)
{
  for (int i = 0; i < 8; i++, value >>= 8)
    {
      *key ^= value & 0xff;
      *key *= G_GUINT64_CONSTANT (0x100000001b3);
    }
}

static void
mix_text (guint64 *key, const char *text, gsize length)
{
  mix (key, length);
  for (gsize i = 0; i < length; i++)
    mix (key, (guchar) text[i]);
}

static void
mix_property (guint64 *key,
              const TengenRecord *record,
              TengenNode node,
              TengenProperty property)
{
  gsize length = 0;
  const char *raw = tengen_record_find_raw (record, node, property, &length);

  if (raw == NULL)
    return;
  mix (key, (guint64) property + 1);
  mix_text (key, raw, length);
}

static void
mix_stones (guint64 *key, const TengenRecord *record, TengenNode question)
{
  g_autoptr (TengenPosition) position = NULL;
  const TengenBoard *board;

  position =
      tengen_position_new (record, tengen_record_get_root (record, question));
  tengen_position_goto (position, question);
  board = tengen_position_get_board (position);
  mix (key, tengen_position_get_setup (position)->is_renju);
  mix (key, (guint64) tengen_board_get_width (board));
  mix (key, (guint64) tengen_board_get_height (board));
  for (TengenPoint i = 0; i < tengen_board_get_n_points (board); i++)
    mix (key, tengen_board_get (board, i));
  mix (key, tengen_position_get_to_move (position));
}

/* Nodes without a move count, too: the tree may branch at them. */
static void
mix_tree (guint64 *key, const TengenRecord *record, TengenNode question)
{
  TengenNode node = tengen_record_get_child (record, question);
  guint64 depth = 1;

  while (node != TENGEN_NODE_NONE)
    {
      TengenNode next = tengen_record_get_child (record, node);

      mix (key, depth);
      mix_property (key, record, node, TENGEN_PROPERTY_B);
      mix_property (key, record, node, TENGEN_PROPERTY_W);
      depth++;
      for (; next == TENGEN_NODE_NONE && node != question;
           node = tengen_record_get_parent (record, node), depth--)
        next = tengen_record_get_sibling (record, node);
      node = next;
    }
}

static guint64
make_key (const TengenRecord *record, TengenNode root, gboolean is_own)
{
  guint64 key = G_GUINT64_CONSTANT (0xcbf29ce484222325);
  TengenNode question =
      is_own ? root : tengen_lesson_from_problem_find (record, root);

  mix_stones (&key, record, question);
  mix_tree (&key, record, question);
  if (is_own)
    mix_property (&key, record, root, TENGEN_PROPERTY_TNX);
  return key;
}

/* --- The list --- */

TengenExercise *
tengen_exercise_problem_read (const TengenRecord *record,
                              const TengenExerciseProblem *problem)
{
  TengenExercise *exercise = NULL;

  g_return_val_if_fail (record != NULL && problem != NULL, NULL);
  g_return_val_if_fail (problem->is_own, NULL);

  return tengen_exercise_from_sgf (record, problem->root, &exercise) ==
                 TENGEN_EXERCISE_READING_OK
             ? exercise
             : NULL;
}

static TengenLessonProblem
read_own (const TengenRecord *record, TengenExerciseProblem *problem)
{
  g_autoptr (TengenExercise) exercise = NULL;

  switch (tengen_exercise_from_sgf (record, problem->root, &exercise))
    {
    case TENGEN_EXERCISE_READING_OK:
      return TENGEN_LESSON_PROBLEM_OK;
    case TENGEN_EXERCISE_READING_GAME:
      return TENGEN_LESSON_PROBLEM_GAME;
    case TENGEN_EXERCISE_READING_BOARD:
      return TENGEN_LESSON_PROBLEM_BOARD;
    case TENGEN_EXERCISE_READING_OWN:
    case TENGEN_EXERCISE_READING_NO_QUESTION:
      problem->is_changed = TRUE;
      return TENGEN_LESSON_PROBLEM_NO_ANSWER;
    case TENGEN_EXERCISE_READING_NO_ANSWER:
      return TENGEN_LESSON_PROBLEM_NO_ANSWER;
    }
  g_return_val_if_reached (TENGEN_LESSON_PROBLEM_GAME);
}

GArray *
tengen_exercise_problem_list (const TengenRecord *record, GArray *skipped)
{
  GArray *problems = g_array_new (FALSE, FALSE, sizeof (TengenExerciseProblem));
  TengenExerciseProblem problem = { 0 };

  g_return_val_if_fail (record != NULL, problems);

  for (guint i = 0; i < tengen_record_get_n_games (record); i++)
    {
      problem.number = i + 1;
      problem.root = tengen_record_get_game (record, i);
      problem.is_own =
          tengen_record_find (record, problem.root, TENGEN_PROPERTY_TNX) != 0;
      problem.is_changed = FALSE;
      problem.key = 0;
      problem.fault =
          problem.is_own
              ? read_own (record, &problem)
              : tengen_lesson_from_problem (record, problem.root, NULL, NULL);
      if (problem.fault == TENGEN_LESSON_PROBLEM_OK)
        {
          problem.key = make_key (record, problem.root, problem.is_own);
          g_array_append_val (problems, problem);
        }
      else if (skipped != NULL)
        g_array_append_val (skipped, problem);
    }
  return problems;
}

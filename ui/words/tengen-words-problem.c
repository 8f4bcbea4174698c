/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-problem: which games of a file are no problems, and why
 */
#include "tengen-words-problem.h"

#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* So many are named one by one. */
#define NAMED 3

const char *
tengen_words_problem_fault (const TengenExerciseProblem *problem)
{
  g_return_val_if_fail (problem != NULL, "");

  if (problem->is_changed)
    return _ ("The answer that this program wrote into it was changed.");
  switch (problem->fault)
    {
    case TENGEN_LESSON_PROBLEM_OK:
      break;
    case TENGEN_LESSON_PROBLEM_GAME:
      return _ ("It is of a game other than Go and Renju.");
    case TENGEN_LESSON_PROBLEM_SIZE:
      return _ ("Its board is not square, or not of 5 to 19 lines.");
    case TENGEN_LESSON_PROBLEM_BOARD:
      return _ ("Stones without liberties lie there.");
    case TENGEN_LESSON_PROBLEM_PLAYED:
      return _ ("It is the record of a game, not a problem.");
    case TENGEN_LESSON_PROBLEM_LARGE:
      return _ ("It has too many variations.");
    case TENGEN_LESSON_PROBLEM_NO_ANSWER:
      return _ ("It has no answer that could be played.");
    }
  return "";
}

char *
tengen_words_problem_skipped (const GArray *skipped)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (skipped != NULL, g_string_free (text, FALSE));

  for (guint i = 0; i < MIN (skipped->len, NAMED); i++)
    {
      const TengenExerciseProblem *problem =
          &g_array_index (skipped, TengenExerciseProblem, i);
      /* TRANSLATORS: which game of a file */
      g_autofree char *which =
          g_strdup_printf (_ ("No. %u was left out."), problem->number);

      tengen_words_append (text, which);
      tengen_words_append (text, tengen_words_problem_fault (problem));
    }
  if (skipped->len > NAMED)
    {
      guint left = skipped->len - NAMED;
      g_autofree char *more = g_strdup_printf (
          tengen_words_plural (
              "%u more was left out.", "%u more were left out.", left),
          left);

      tengen_words_append (text, more);
    }
  return g_string_free (text, FALSE);
}

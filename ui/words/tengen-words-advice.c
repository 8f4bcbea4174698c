/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-advice: what is said of points to choose from (助言)
 */
#include "tengen-words-advice.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static char *
list_points (const char *const *names, int n)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        /* Translators: between the letters of points to choose from */
        g_string_append (text, tengen_words_context ("letters", ", "));
      g_string_append (text, names[i]);
    }
  return g_string_free (text, FALSE);
}

/* Whether it holds of each of the points. */
static gboolean
are_all (const gboolean *flags, int n)
{
  for (int i = 0; i < n; i++)
    if (!flags[i])
      return FALSE;
  return TRUE;
}

/* What is said where all the points are good; NULL where they are not. */
static char *
say_good (const gboolean *is_good, int n, const char *points)
{
  if (n == 1)
    /* Translators: the name of a point */
    return g_strdup_printf (_ ("%s is a good move."), points);
  if (are_all (is_good, n))
    /* Translators: names of points */
    return g_strdup_printf (_ ("%s: all of them are good moves."), points);
  return NULL;
}

/* A question that says what to look at, not where to play. */
static char *
ask_go (const TengenEngineAdvice *advice, const char *points)
{
  switch (advice->kind)
    {
    case TENGEN_ENGINE_ADVICE_CAPTURE:
      /* Translators: names of points, here and below */
      return g_strdup_printf (
          _ ("There are stones to capture. Which of %s captures them?"),
          points);
    case TENGEN_ENGINE_ADVICE_ESCAPE:
      return g_strdup_printf (
          _ ("Stones of yours are in atari. Which of %s saves them?"), points);
    case TENGEN_ENGINE_ADVICE_ATARI:
      return g_strdup_printf (
          _ ("There are stones that an atari catches. Which "
             "of %s is it?"),
          points);
    case TENGEN_ENGINE_ADVICE_CONNECT:
      return g_strdup_printf (
          _ ("Stones of yours could be cut off. Which of %s connects them?"),
          points);
    case TENGEN_ENGINE_ADVICE_CUT:
      return g_strdup_printf (
          _ ("The opponent’s stones can be cut apart. Which of %s cuts?"),
          points);
    case TENGEN_ENGINE_ADVICE_NOTHING:
      return g_strdup_printf (_ ("Which of %s is a good move?"), points);
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_words_advice_go (const TengenEngineAdvice *advice,
                        const char *const *names)
{
  g_autofree char *points = NULL;
  char *good;

  g_return_val_if_fail (advice != NULL && names != NULL, NULL);

  if (advice->n_points == 0)
    return g_strdup (
        _ ("There seems to be nothing left to gain on the board."));
  points = list_points (names, advice->n_points);
  good = say_good (advice->is_good, advice->n_points, points);
  return good != NULL ? good : ask_go (advice, points);
}

/* The same in Renju. */
static char *
ask_renju (const TengenEngineRenjuAdvice *advice, const char *points)
{
  switch (advice->kind)
    {
    case TENGEN_ENGINE_RENJU_ADVICE_FIVE:
      return g_strdup_printf (_ ("A five can be made. Which of %s makes it?"),
                              points);
    case TENGEN_ENGINE_RENJU_ADVICE_STOP_FOUR:
      return g_strdup_printf (
          _ ("The opponent has a four. Which of %s stops it?"), points);
    case TENGEN_ENGINE_RENJU_ADVICE_STRAIGHT_FOUR:
      return g_strdup_printf (_ ("A four can be made that has two points for "
                                 "the five. Which of %s makes it?"),
                              points);
    case TENGEN_ENGINE_RENJU_ADVICE_FOUR_THREE:
      return g_strdup_printf (
          _ ("A four-three can be made. Which of %s makes it?"), points);
    case TENGEN_ENGINE_RENJU_ADVICE_FORBIDDEN:
      return g_strdup_printf (_ ("Black can be forced onto a forbidden point. "
                                 "Which of %s begins that?"),
                              points);
    case TENGEN_ENGINE_RENJU_ADVICE_FOURS:
      return g_strdup_printf (
          _ ("Fours in a row win. Which of %s begins them?"), points);
    case TENGEN_ENGINE_RENJU_ADVICE_THREES:
      return g_strdup_printf (
          _ ("Fours and threes in a row win. Which of %s begins them?"),
          points);
    case TENGEN_ENGINE_RENJU_ADVICE_STOP_THREE:
      return g_strdup_printf (_ ("The opponent could make a straight four "
                                 "next. Which of %s stops that?"),
                              points);
    case TENGEN_ENGINE_RENJU_ADVICE_STOP_FOURS:
      return g_strdup_printf (_ ("The opponent could win by fours. Which of %s "
                                 "stops that?"),
                              points);
    case TENGEN_ENGINE_RENJU_ADVICE_NOTHING:
      return g_strdup_printf (_ ("Which of %s is a good move?"), points);
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_words_advice_renju (const TengenEngineRenjuAdvice *advice,
                           const char *const *names)
{
  g_autofree char *points = NULL;
  char *good;

  g_return_val_if_fail (advice != NULL && names != NULL, NULL);

  if (advice->n_points == 0)
    return g_strdup (_ ("Every free point is forbidden."));
  points = list_points (names, advice->n_points);
  /* the best there is only puts the end off */
  if (are_all (advice->loses, advice->n_points))
    /* Translators: names of points */
    return g_strdup_printf (
        _ ("The opponent has a sure win now. To hold out longest: %s."),
        points);
  good = say_good (advice->is_good, advice->n_points, points);
  return good != NULL ? good : ask_renju (advice, points);
}

const char *
tengen_words_advice_looking (void)
{
  return _ ("Looking for advice.");
}

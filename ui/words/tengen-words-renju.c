/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-renju: the words of Renju: names of shapes, patterns, endings
 *
 * Not:   why a point is forbidden (tengen-words-renju-why), openings and what
 *        is refused (tengen-words-renju-opening), regulations
 *        (tengen-words-renju-rules).
 */
#include "tengen-words-renju-private.h"

#include "tengen-board-notation.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

char *
tengen_words_renju_point (TengenPoint point)
{
  return tengen_notation_format (
      TENGEN_NOTATION_RENJU, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, point);
}

char *
tengen_words_renju_points (const TengenPoint *points, int n_points)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_points; i++)
    {
      g_autofree char *name = tengen_words_renju_point (points[i]);

      if (i > 0)
        /* what stands between points of the board in a row of them */
        g_string_append (text, tengen_words_context ("points", ", "));
      g_string_append (text, name);
    }
  return g_string_free (text, FALSE);
}

char *
tengen_words_renju_shape (TengenRenjuShapeKind kind)
{
  switch (kind)
    {
    case TENGEN_RENJU_SHAPE_FIVE:
      return g_strdup (tengen_words_context ("shape", "five"));
    case TENGEN_RENJU_SHAPE_OVERLINE:
      return g_strdup (tengen_words_context ("shape", "overline"));
    case TENGEN_RENJU_SHAPE_STRAIGHT_FOUR:
      return g_strdup (tengen_words_context ("shape", "straight four"));
    case TENGEN_RENJU_SHAPE_FOUR:
      return g_strdup (tengen_words_context ("shape", "four"));
    case TENGEN_RENJU_SHAPE_SPLIT_FOUR:
      return g_strdup (tengen_words_context ("shape", "split four"));
    case TENGEN_RENJU_SHAPE_THREE:
      return g_strdup (tengen_words_context ("shape", "three"));
    case TENGEN_RENJU_SHAPE_SPLIT_THREE:
      return g_strdup (tengen_words_context ("shape", "split three"));
    }
  g_assert_not_reached ();
}

static const char *
name_class (guint class)
{
  switch ((int) class)
    {
    case TENGEN_RENJU_FIVE:
      return tengen_words_context ("shape", "five");
    case TENGEN_RENJU_OVERLINE:
      return tengen_words_context ("shape", "overline");
    case TENGEN_RENJU_DOUBLE_FOUR:
      return tengen_words_context ("shape", "double-four");
    case TENGEN_RENJU_DOUBLE_THREE:
      return tengen_words_context ("shape", "double-three");
    default:
      g_return_val_if_reached ("");
    }
}

char *
tengen_words_renju_classes (guint classes)
{
  GString *text = g_string_new (NULL);

  for (guint class = TENGEN_RENJU_FIVE; class <= TENGEN_RENJU_DOUBLE_THREE;
       class <<= 1)
    {
      if ((classes & class) == 0)
        continue;
      if (text->len > 0)
        /* what stands between the names of forbidden shapes of one point */
        g_string_append (text, tengen_words_context ("classes", " and "));
      g_string_append (text, name_class (class));
    }
  return g_string_free (text, FALSE);
}

char *
tengen_words_renju_player (TengenRenjuPlayer player)
{
  switch (player)
    {
    case TENGEN_RENJU_PLAYER_NONE:
      return g_strdup ("");
    case TENGEN_RENJU_PLAYER_FIRST:
      return g_strdup (_ ("Tentative Black"));
    case TENGEN_RENJU_PLAYER_SECOND:
      return g_strdup (_ ("Tentative White"));
    }
  g_assert_not_reached ();
}

/* Puts the names of a pattern where a language wants them. */
static char *
fill_pattern (const char *format, int index)
{
  const TengenRenjuPattern *pattern = tengen_renju_pattern_get (index);
  GString *text;

  g_return_val_if_fail (pattern != NULL, NULL);

  text = g_string_new (format);
  g_string_replace (text, "{kanji}", pattern->name, 0);
  g_string_replace (text, "{hanzi}", pattern->hanzi, 0);
  g_string_replace (text, "{kana}", pattern->reading, 0);
  g_string_replace (text, "{latin}", pattern->romaji, 0);
  return g_string_free (text, FALSE);
}

char *
tengen_words_renju_pattern (int index)
{
  /* TRANSLATORS: an opening pattern with its reading: {latin} Keigetsu,
   * {kanji} 渓月, {hanzi} 溪月, {kana} けいげつ */
  return fill_pattern (tengen_words_context ("pattern", "{latin} ({kanji})"),
                       index);
}

char *
tengen_words_renju_pattern_name (int index)
{
  /* TRANSLATORS: the short name of an opening pattern: {latin} Keigetsu,
   * {kanji} 渓月, {hanzi} 溪月 */
  return fill_pattern (tengen_words_context ("pattern", "{latin}"), index);
}

/* White may win by a row that is longer. */
static gboolean
is_overline (const TengenGameRenju *renju, TengenStone winner)
{
  g_autoptr (GArray) shapes = NULL;

  if (renju->point >= TENGEN_RENJU_POINTS || winner == TENGEN_STONE_NONE)
    return FALSE;
  shapes = tengen_renju_list_shapes (renju->board, renju->point, winner);
  for (guint i = 0; i < shapes->len; i++)
    if (g_array_index (shapes, TengenRenjuShape, i).kind ==
        TENGEN_RENJU_SHAPE_FIVE)
      return FALSE;
  return shapes->len > 0;
}

static char *
say_win_of (const char *winner, const char *how)
{
  /* TRANSLATORS: who wins, and by what */
  return g_strdup_printf (_ ("%s wins (%s)"), winner, how);
}

static char *
say_win (TengenStone winner, const char *how)
{
  g_autofree char *name = tengen_words_stone (winner);

  return say_win_of (name, how);
}

static char *
say_forbidden (const TengenGameRenju *renju)
{
  g_autofree char *classes = tengen_words_renju_classes (renju->classes);
  g_autofree char *how = g_strdup_printf (_ ("forbidden move: %s"), classes);

  return say_win (TENGEN_STONE_WHITE, how);
}

char *
tengen_words_renju_result (const TengenResult *result,
                           const char *winner,
                           const char *loser)
{
  g_autofree char *how = NULL;

  g_return_val_if_fail (result != NULL, NULL);
  g_return_val_if_fail (winner != NULL && loser != NULL, NULL);

  switch (result->kind)
    {
    case TENGEN_RESULT_FIVE:
      how = g_strdup (tengen_words_context ("shape", "five in a row"));
      break;
    case TENGEN_RESULT_FORBIDDEN:
      how = g_strdup (_ ("Black’s forbidden move"));
      break;
    case TENGEN_RESULT_FORFEIT:
      /* what a record has for a forbidden move too (W+F) */
      if (result->winner != TENGEN_STONE_WHITE)
        return tengen_words_result_of (result, TENGEN_GO_UNIT_MOKU, winner);
      how = g_strdup (_ ("forbidden move or forfeit"));
      break;
    case TENGEN_RESULT_RESIGN:
      /* TRANSLATORS: who lost */
      how = g_strdup_printf (_ ("%s resigned"), loser);
      break;
    case TENGEN_RESULT_TIME:
      /* TRANSLATORS: who lost */
      how = g_strdup_printf (_ ("time of %s is up"), loser);
      break;
    case TENGEN_RESULT_UNKNOWN:
    case TENGEN_RESULT_COUNT:
    case TENGEN_RESULT_DRAW:
    case TENGEN_RESULT_VOID:
    case TENGEN_RESULT_WIN:
    case TENGEN_RESULT_CAPTURES:
    case TENGEN_RESULT_STUCK:
    case TENGEN_RESULT_BOTH_LOST:
      return tengen_words_result_of (result, TENGEN_GO_UNIT_MOKU, winner);
    }
  return say_win_of (winner, how);
}

/* What is told by the result alone. */
static char *
say_result (const TengenResult *result)
{
  g_autofree char *winner = tengen_words_stone (result->winner);
  g_autofree char *loser = tengen_words_stone (
      result->winner == TENGEN_STONE_BLACK ? TENGEN_STONE_WHITE
                                           : TENGEN_STONE_BLACK);

  return tengen_words_renju_result (result, winner, loser);
}

char *
tengen_words_renju_end (const TengenGameRenju *renju,
                        const TengenResult *result)
{
  g_return_val_if_fail (result != NULL, NULL);

  if (renju == NULL)
    return say_result (result);
  switch (renju->end)
    {
    case TENGEN_RENJU_END_FIVE:
      if (is_overline (renju, result->winner))
        return say_win (result->winner,
                        tengen_words_context ("shape", "overline"));
      return say_result (result);
    case TENGEN_RENJU_END_FORBIDDEN:
      return say_forbidden (renju);
    case TENGEN_RENJU_END_FULL:
      return g_strdup (_ ("Draw (the board is full)"));
    case TENGEN_RENJU_END_PASSES:
      return g_strdup (_ ("Draw (both passed)"));
    case TENGEN_RENJU_END_AGREED:
      return g_strdup (_ ("Draw (agreed)"));
    case TENGEN_RENJU_END_NONE:
      return say_result (result);
    }
  g_assert_not_reached ();
}

/* --- Games --- */

char *
tengen_words_renju_terms (const TengenGameSetup *setup)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (setup != NULL, NULL);

  name = tengen_words_renju_regulation (&setup->renju);
  if (setup->rules_assumed)
    return g_strdup_printf (_ ("%s (assumed)"), _ ("Renju rules"));
  if (!setup->renju.declared)
    return name != NULL ? g_steal_pointer (&name) : g_strdup ("");
  if (name == NULL)
    return g_strdup (_ ("endings declared"));
  return g_strconcat (
      name, tengen_words_context ("terms", ", "), _ ("endings declared"), NULL);
}

char *
tengen_words_renju_title (const TengenPosition *position)
{
  const TengenGameRenju *renju;
  g_autofree char *name = NULL;
  g_autofree char *pattern = NULL;

  g_return_val_if_fail (position != NULL, NULL);

  renju = tengen_position_get_renju (position);
  g_return_val_if_fail (renju != NULL, NULL);
  name = tengen_words_renju_regulation (&renju->opening->rules);
  if (renju->pattern >= 0)
    pattern = tengen_words_renju_pattern_name (renju->pattern);
  if (name == NULL && pattern == NULL)
    return tengen_words_game (tengen_position_get_setup (position));
  if (name != NULL && pattern != NULL)
    /* TRANSLATORS: an opening regulation, a pattern */
    return g_strdup_printf (_ ("Renju: %s, %s"), name, pattern);
  /* TRANSLATORS: an opening regulation or a pattern */
  return g_strdup_printf (_ ("Renju: %s"), name != NULL ? name : pattern);
}

char *
tengen_words_renju_turn (const TengenPosition *position)
{
  const TengenGameRenju *renju;
  TengenRenjuStep step;
  g_autofree char *role = NULL;

  g_return_val_if_fail (position != NULL, NULL);

  renju = tengen_position_get_renju (position);
  g_return_val_if_fail (renju != NULL, NULL);
  if (renju->declared == TENGEN_STONE_BLACK)
    return g_strdup (_ ("Black declared five, White to answer"));
  if (renju->declared == TENGEN_STONE_WHITE)
    return g_strdup (_ ("White declared five, Black to answer"));
  tengen_renju_opening_get_step (renju->opening, &step);
  if (step.kind == TENGEN_RENJU_STEP_PUT || step.kind == TENGEN_RENJU_STEP_DONE)
    return NULL;
  role = tengen_words_renju_role (renju->opening);
  /* TRANSLATORS: who decides something in the opening */
  return g_strdup_printf (_ ("Opening, %s decides"), role);
}

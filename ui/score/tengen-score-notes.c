/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-notes: the sentences of the scoring dialog
 *
 * Leans on ui/words for names and figures. Every msgid is a whole sentence, so
 * that translations can turn it round.
 */
#include "tengen-score-notes.h"

#include "tengen-words-tally.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* What a click on a stone does. */
static const char *
hint_dead (const TengenGoRules *rules)
{
  if (!rules->dead)
    return NULL;
  if (!rules->seki_eyes)
    return _ ("Click dead stones to mark them. Once more: seki, once more: as "
              "before.");
  return _ ("Click dead stones to mark them. Once more: as before.");
}

char *
tengen_score_notes_hint (const TengenGoRules *rules, TengenPhase phase)
{
  GString *text;

  g_return_val_if_fail (rules != NULL, NULL);

  if (phase == TENGEN_PHASE_OVER)
    return g_strdup (_ ("The game is over."));
  if (!rules->dead && !rules->claims)
    return g_strdup (_ ("Whoever has more stones on the board wins."));
  text = g_string_new (NULL);
  tengen_words_append (text, hint_dead (rules));
  if (rules->claims)
    tengen_words_append (
        text, _ ("Click neutral points: Black’s, White’s, nobody’s."));
  return g_string_free (text, FALSE);
}

char *
tengen_score_notes_claim (const char *point, TengenStone stone)
{
  g_return_val_if_fail (point != NULL, NULL);

  switch (stone)
    {
    case TENGEN_STONE_NONE:
      return g_strdup_printf (_ ("%s is nobody’s again."), point);
    case TENGEN_STONE_BLACK:
      return g_strdup_printf (
          _ ("%s is now a point of Black’s. Once more: White’s."), point);
    case TENGEN_STONE_WHITE:
      return g_strdup_printf (
          _ ("%s is now a point of White’s. Once more: nobody’s."), point);
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_score_notes_dead (const char *point)
{
  g_return_val_if_fail (point != NULL, NULL);

  return g_strdup_printf (
      _ ("The stone at %s is dead. Once more: the point is Black’s."), point);
}

char *
tengen_score_notes_points (const TengenGoCount *count)
{
  g_autofree char *black = NULL;
  g_autofree char *white = NULL;
  const int *points_x2, *score_x2;

  g_return_val_if_fail (count != NULL, NULL);

  points_x2 = count->points_x2;
  score_x2 = count->score_x2;
  if (!count->has_points ||
      (points_x2[TENGEN_STONE_BLACK] == score_x2[TENGEN_STONE_BLACK] &&
       points_x2[TENGEN_STONE_WHITE] == score_x2[TENGEN_STONE_WHITE]))
    return g_strdup ("");
  black = tengen_words_half_points (
      points_x2[TENGEN_STONE_BLACK], TENGEN_GO_UNIT_POINTS, FALSE);
  white = tengen_words_half_points (
      points_x2[TENGEN_STONE_WHITE], TENGEN_GO_UNIT_POINTS, FALSE);
  /* TRANSLATORS: Black's points, White's points, without komi */
  return g_strdup_printf (
      _ ("In points of area, without komi: %1$s to %2$s."), black, white);
}

/* Joins the names of the neutral points. */
static char *
name_dame (const TengenGoCount *count,
           int width,
           int height,
           TengenNotation notation)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < count->n_points; i++)
    {
      g_autofree char *name = NULL;

      if (count->owner[i] != TENGEN_GO_OWNER_DAME)
        continue;
      name = tengen_notation_format (notation, width, height, (TengenPoint) i);
      if (names->len > 0)
        g_string_append (names, tengen_words_context ("dame", ", "));
      g_string_append (names, name);
    }
  return g_strdup (names->str);
}

char *
tengen_score_notes_dame (const TengenGoCount *count,
                         const TengenGoRules *rules,
                         int width,
                         int height,
                         TengenNotation notation)
{
  g_autofree char *names = NULL;

  g_return_val_if_fail (count != NULL && rules != NULL, NULL);
  g_return_val_if_fail (width * height == count->n_points, NULL);

  if (!rules->territory || count->dame == 0)
    return g_strdup ("");
  if (count->dame > TENGEN_SCORE_NOTES_FEW)
    return g_strdup_printf (_ ("%d points belong to neither side (dame)."),
                            count->dame);
  names = name_dame (count, width, height, notation);
  return g_strdup_printf (_ ("Belongs to neither side (dame): %s."), names);
}

/* Says where one side or both could fill; not both are 0. A stone on one of
 * the points may well take the others away: eyes are needed. */
static char *
say_fillable (int black, int white)
{
  if (white <= 0)
    return g_strdup_printf (
        tengen_words_plural (
            "Black can still fill a point (%d point with a circle).",
            "Black can still fill a point (one of %d with a circle).",
            (gulong) black),
        black);
  if (black <= 0)
    return g_strdup_printf (
        tengen_words_plural (
            "White can still fill a point (%d point with a circle).",
            "White can still fill a point (one of %d with a circle).",
            (gulong) white),
        white);
  return g_strdup_printf (_ ("Both can still fill points (with circles: Black "
                             "one of %1$d, White one of %2$d)."),
                          black,
                          white);
}

char *
tengen_score_notes_fillable (int black, int white)
{
  g_autofree char *points = NULL;

  if (black <= 0 && white <= 0)
    return g_strdup ("");
  points = say_fillable (black, white);
  return g_strdup_printf (_ ("%s You may resume play and fill them."), points);
}

char *
tengen_score_notes_resume (TengenStone stone)
{
  g_return_val_if_fail (stone != TENGEN_STONE_NONE, NULL);

  return g_strdup (stone == TENGEN_STONE_BLACK ? _ ("Black moves first")
                                               : _ ("White moves first"));
}

char *
tengen_score_notes_ask (void)
{
  return g_strdup (_ ("The opponent of whoever resumes moves first."));
}

char *
tengen_score_notes_rows (int black, int white)
{
  return tengen_words_lead (2 * black, 2 * white, TENGEN_GO_UNIT_STONES);
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-compare: what makes the results of rule sets differ, in words
 *
 * Shape: terms as a name and a number with its sign, as they change Black's
 *        lead.
 */
#include "tengen-words-rules.h"

#include <stdlib.h>

#define _(text) tengen_words_text (text)

/* Terms that are said by the side they cost something. */
static const char *
name_moves (TengenGoTerm term, gboolean black)
{
  switch ((int) term)
    {
    case TENGEN_GO_TERM_LAST_MOVE:
      return black ? _ ("Black’s last move") : _ ("White’s last move");
    case TENGEN_GO_TERM_EXTRA:
      return black ? _ ("Black’s extra moves") : _ ("White’s extra moves");
    case TENGEN_GO_TERM_LATER:
      return black ? _ ("Black’s moves after the stop")
                   : _ ("White’s moves after the stop");
    default:
      return NULL;
    }
}

static const char *
name_points (TengenGoTerm term)
{
  switch ((int) term)
    {
    case TENGEN_GO_TERM_HANDICAP:
      return _ ("Handicap stones");
    case TENGEN_GO_TERM_SEKI:
      return _ ("Eyes in seki not counted");
    case TENGEN_GO_TERM_CLAIMS:
      return _ ("Claims not honoured");
    case TENGEN_GO_TERM_DAME:
      return _ ("Neutral points");
    case TENGEN_GO_TERM_LOST:
      return _ ("Prisoners counted as well");
    case TENGEN_GO_TERM_EYES:
      return _ ("Needed eyes");
    case TENGEN_GO_TERM_GROUPS:
      return _ ("Group tax (difference of groups)");
    case TENGEN_GO_TERM_FIRST_PASS:
      return _ ("White passed first");
    default:
      return NULL;
    }
}

static const char *
name_others (TengenGoTerm term)
{
  switch ((int) term)
    {
    case TENGEN_GO_TERM_TERRITORY:
      return _ ("Empty points not counted");
    case TENGEN_GO_TERM_DEAD:
      return _ ("Dead stones stay on the board");
    case TENGEN_GO_TERM_PASSES:
      return _ ("Passes and stones beside the board");
    case TENGEN_GO_TERM_BONUS:
      return _ ("For handicap stones");
    case TENGEN_GO_TERM_KOMI:
      return _ ("Komi");
    default:
      g_return_val_if_reached ("");
    }
}

static char *
write_signed (int half_points, TengenGoUnit unit)
{
  g_autofree char *number = tengen_words_figure (half_points, unit, FALSE);

  return g_strconcat (half_points < 0 ? "" : "+", number, NULL);
}

char *
tengen_words_term (const TengenGoTermLine *line, TengenGoUnit unit)
{
  g_autofree char *number = NULL;
  const char *name;

  g_return_val_if_fail (line != NULL, NULL);

  name = name_moves (line->term, line->lead_x2 < 0);
  if (name == NULL)
    name = name_points (line->term);
  if (name == NULL)
    name = name_others (line->term);
  number = write_signed (line->lead_x2, unit);
  return g_strconcat (name, " ", number, NULL);
}

static const char *
say_obstacle (TengenGoObstacle obstacle)
{
  switch (obstacle)
    {
    case TENGEN_GO_OBSTACLE_NONE:
      return NULL;
    case TENGEN_GO_OBSTACLE_VIRTUAL:
      return _ ("Not counted: the game has stones beside the board, which "
                "these rules do not know.");
    case TENGEN_GO_OBSTACLE_PASSES:
      return _ ("Not counted: the game has passes, which these rules do not "
                "know.");
    }
  g_assert_not_reached ();
}

char *
tengen_words_comparison (const TengenGoComparison *row)
{
  const char *obstacle;
  GString *text;

  g_return_val_if_fail (row != NULL, NULL);

  obstacle = say_obstacle (row->obstacle);
  if (obstacle != NULL)
    return g_strdup (obstacle);
  text = g_string_new (NULL);
  for (guint i = 0; row->terms != NULL && i < row->terms->len; i++)
    {
      g_autofree char *term = tengen_words_term (
          &g_array_index (row->terms, TengenGoTermLine, i), row->rules.unit);

      if (text->len > 0)
        g_string_append (text, tengen_words_context ("terms", ", "));
      g_string_append (text, term);
    }
  if (text->len == 0)
    g_string_append (text, _ ("As the areas differ"));
  if (row->words_assumed)
    g_string_append (text, _ (" (the last two passes taken for a proposal)"));
  return g_string_free (text, FALSE);
}

/* How Black would lead with other komi than the game was counted with. */
static int
get_lead (const TengenGoCount *count, int komi_x2)
{
  return count->score_x2[TENGEN_STONE_BLACK] -
         count->score_x2[TENGEN_STONE_WHITE] - count->bonus_x2 -
         count->pass_bonus_x2 - komi_x2;
}

char *
tengen_words_komi_note (const TengenGameSetup *setup,
                        const TengenGoCount *count)
{
  TengenResult result = { TENGEN_RESULT_DRAW, TENGEN_STONE_NONE, 0 };
  g_autofree char *komi = NULL;
  g_autofree char *said = NULL;
  int komi_x2, lead_x2;

  g_return_val_if_fail (setup != NULL && count != NULL, NULL);

  komi_x2 = tengen_go_rules_komi (&setup->rules, setup->handicap);
  if (count->komi_x2 != 0 || komi_x2 == 0)
    return g_strdup ("");
  lead_x2 = get_lead (count, komi_x2);
  if (lead_x2 != 0 || setup->rules.tie_black)
    result =
        (TengenResult){ TENGEN_RESULT_COUNT,
                        lead_x2 < 0 ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK,
                        abs (lead_x2) };
  komi = tengen_words_half_points (
      komi_x2, tengen_words_komi_unit (&setup->rules), TRUE);
  said = tengen_words_result (&result, setup->rules.unit);
  /* TRANSLATORS: a number of points, a result: White wins by 41 points */
  return g_strdup_printf (
      _ ("The komi of these rules is %s. With it: %s."), komi, said);
}

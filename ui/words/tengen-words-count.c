/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-count: the steps of a count in words
 *
 * Shape: a name for each step, and one to three sentences with its numbers:
 *        Black first, then White; sides with nothing to do are not named.
 */
#include "tengen-words-count-private.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static char *
say_points (int half_points, TengenGoUnit unit)
{
  return tengen_words_figure (half_points, unit, TRUE);
}

/* Two numbers in a sentence. */
static char *
say_both (const char *format, int black_x2, int white_x2, TengenGoUnit unit)
{
  g_autofree char *black = say_points (black_x2, unit);
  g_autofree char *white = say_points (white_x2, unit);
  g_autoptr (GString) text = g_string_new (format);

  g_string_replace (text, "{black}", black, 1);
  g_string_replace (text, "{white}", white, 1);
  return g_strdup (text->str);
}

static char *
say_territory (const TengenWordsCount *saying)
{
  const TengenGoCount *count = saying->count;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *owned = NULL;
  g_autofree char *dame = NULL;
  int size[3];

  if (!saying->rules->territory)
    return g_strdup (_ ("Empty points do not count under these rules."));
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    size[stone] =
        2 * (count->territory[stone] +
             (saying->rules->seki_eyes ? count->seki_eyes[stone] : 0));
  owned = say_both (_ ("Territory: Black {black}, White {white}."),
                    size[TENGEN_STONE_BLACK],
                    size[TENGEN_STONE_WHITE],
                    TENGEN_GO_UNIT_MOKU);
  tengen_words_append (text, owned);
  if (count->dame > 0)
    {
      dame = g_strdup_printf (
          tengen_words_plural ("%d neutral point is nobody’s.",
                               "%d neutral points are nobody’s.",
                               count->dame),
          count->dame);
      tengen_words_append (text, dame);
    }
  return g_strdup (text->str);
}

static char *
say_groups (const TengenWordsCount *saying)
{
  const TengenGoCount *count = saying->count;
  int black = count->groups[TENGEN_STONE_BLACK];
  int white = count->groups[TENGEN_STONE_WHITE];
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *paid = NULL;

  g_string_printf (
      text, _ ("Living groups: Black %d, White %d."), black, white);
  if (black > white)
    paid = g_strdup_printf (tengen_words_plural ("Black hands over %d stone.",
                                                 "Black hands over %d stones.",
                                                 black - white),
                            black - white);
  else if (white > black)
    paid = g_strdup_printf (tengen_words_plural ("White hands over %d stone.",
                                                 "White hands over %d stones.",
                                                 white - black),
                            white - black);
  tengen_words_append (text, paid);
  return g_strdup (text->str);
}

/* Prisoners lie in the territory that is counted; the sum adds them to the
 * captor instead. */
static char *
say_fewer (const TengenWordsCount *saying)
{
  const TengenGoCount *count = saying->count;
  int fewer = 0;

  if (!saying->rules->back || !saying->rules->hold || saying->rules->stones)
    return NULL;
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    fewer +=
        count->dead[stone] + count->prisoners[stone] + count->passes[stone];
  if (fewer == 0)
    return NULL;
  return g_strdup_printf (
      tengen_words_plural (
          "On the board both show %d point less, for the prisoners "
          "that were put in. The difference is the same.",
          "On the board both show %d points less, for the prisoners "
          "that were put in. The difference is the same.",
          fewer),
      fewer);
}

static char *
say_count (const TengenWordsCount *saying)
{
  const int *score_x2 = saying->count->score_x2;
  g_autofree char *score = say_both (_ ("Black has {black}, White {white}."),
                                     score_x2[TENGEN_STONE_BLACK],
                                     score_x2[TENGEN_STONE_WHITE],
                                     saying->rules->unit);
  g_autofree char *fewer = say_fewer (saying);
  GString *text = g_string_new (score);

  tengen_words_append (text, fewer);
  return g_string_free (text, FALSE);
}

static char *
say_area (const TengenWordsCount *saying)
{
  const int *points_x2 = saying->count->points_x2;
  g_autofree char *points =
      say_both (_ ("In points of area: Black {black}, White {white}."),
                points_x2[TENGEN_STONE_BLACK],
                points_x2[TENGEN_STONE_WHITE],
                TENGEN_GO_UNIT_POINTS);
  g_autofree char *all =
      g_strdup_printf (_ ("Together these are all %d points of the board."),
                       saying->count->n_points);
  GString *text = g_string_new (points);

  tengen_words_append (text, all);
  return g_string_free (text, FALSE);
}

/* What a side has left; with an empty bowl it may have points to fill. */
static char *
say_bowl (int left)
{
  g_autofree char *stones = tengen_words_counter (MAX (left, 0));

  if (left >= 0)
    return g_strdup_printf (_ ("%s left in the bowl"), stones);
  return g_strdup_printf (tengen_words_plural ("no stone left, %d point open",
                                               "no stone left, %d points open",
                                               -left),
                          -left);
}

static char *
say_bowls (const TengenWordsCount *saying)
{
  const int *figure_x2 = saying->step->figure_x2;
  g_autofree char *black = say_bowl (figure_x2[TENGEN_STONE_BLACK] / 2);
  g_autofree char *white = say_bowl (figure_x2[TENGEN_STONE_WHITE] / 2);

  return g_strdup_printf (
      _ ("Black: %s. White: %s. Whoever has fewer left has more on the board."),
      black,
      white);
}

static char *
say_rows (const TengenWordsCount *saying)
{
  return say_both (
      _ ("The stones are laid out in rows of ten: Black {black}, White "
         "{white}."),
      2 * saying->count->stones[TENGEN_STONE_BLACK],
      2 * saying->count->stones[TENGEN_STONE_WHITE],
      TENGEN_GO_UNIT_STONES);
}

static void
append_points (GString *text,
               const char *format,
               int half_points,
               TengenGoUnit unit)
{
  g_autofree char *points = say_points (half_points, unit);
  g_autoptr (GString) said = g_string_new (format);

  g_string_replace (said, "{points}", points, 1);
  tengen_words_append (text, said->str);
}

static char *
say_komi (const TengenWordsCount *saying)
{
  const TengenGoCount *count = saying->count;
  TengenGoUnit unit = tengen_words_komi_unit (saying->rules);
  GString *text = g_string_new (NULL);

  if (count->komi_x2 > 0)
    append_points (
        text, _ ("White gets a komi of {points}."), count->komi_x2, unit);
  else if (count->komi_x2 < 0)
    append_points (
        text, _ ("Black gets a komi of {points}."), -count->komi_x2, unit);
  else
    tengen_words_append (text, _ ("There is no komi."));
  if (count->bonus_x2 != 0)
    append_points (text,
                   _ ("White gets {points} for the handicap stones."),
                   count->bonus_x2,
                   unit);
  if (count->pass_bonus_x2 != 0)
    append_points (text,
                   _ ("White gets {points} for passing first."),
                   count->pass_bonus_x2,
                   unit);
  return g_string_free (text, FALSE);
}

static char *
say_result (const TengenWordsCount *saying)
{
  const TengenGoCount *count = saying->count;
  TengenResult result = { count->winner == TENGEN_STONE_NONE
                              ? TENGEN_RESULT_DRAW
                              : TENGEN_RESULT_COUNT,
                          count->winner,
                          count->margin_x2 };
  const TengenGameSetup terms = { .rules = *saying->rules,
                                  .handicap = count->handicap };
  g_autofree char *said = tengen_words_result (&result, saying->rules->unit);
  g_autofree char *komi = tengen_words_komi_note (&terms, count);
  GString *text = g_string_new (NULL);

  /* TRANSLATORS: makes a sentence of a result */
  g_string_printf (text, tengen_words_context ("result", "%s."), said);
  if (*komi != '\0')
    tengen_words_append (text, komi);
  return g_string_free (text, FALSE);
}

static char *
say_eyes (const TengenWordsCount *saying)
{
  return g_strdup_printf (
      _ ("Eyes needed to live: Black %d, White %d. They do not count."),
      saying->count->eyes[TENGEN_STONE_BLACK],
      saying->count->eyes[TENGEN_STONE_WHITE]);
}

char *
tengen_words_step_name (const TengenGoStep *step)
{
  static const char *const names[] = {
    [TENGEN_GO_STEP_STOP] = N_ ("The position"),
    [TENGEN_GO_STEP_DEAD] = N_ ("Taking dead stones off"),
    [TENGEN_GO_STEP_TERRITORY] = N_ ("Finding the territory"),
    [TENGEN_GO_STEP_BACK] = N_ ("Filling lost stones in"),
    [TENGEN_GO_STEP_VIRTUAL] = N_ ("Filling virtual stones back"),
    [TENGEN_GO_STEP_PASSES] = N_ ("Filling passes in"),
    [TENGEN_GO_STEP_BALANCE] = N_ ("Balancing the number of moves"),
    [TENGEN_GO_STEP_BORDER] = N_ ("Equal stones: off the border"),
    [TENGEN_GO_STEP_OWN] = N_ ("Equal stones: off one’s own territory"),
    [TENGEN_GO_STEP_FILLED] = N_ ("Equal stones: into one’s own territory"),
    [TENGEN_GO_STEP_EQUAL] = N_ ("Equal stones"),
    [TENGEN_GO_STEP_EYES] = N_ ("Setting needed eyes apart"),
    [TENGEN_GO_STEP_GROUPS] = N_ ("Group tax"),
    [TENGEN_GO_STEP_SQUARE] = N_ ("Rearranging for counting"),
    [TENGEN_GO_STEP_ROWS] = N_ ("Rows of ten stones"),
    [TENGEN_GO_STEP_BOWLS] = N_ ("Comparing the bowls"),
    [TENGEN_GO_STEP_COUNT] = N_ ("Counting"),
    [TENGEN_GO_STEP_POINTS] = N_ ("In points of area"),
    [TENGEN_GO_STEP_KOMI] = N_ ("Komi"),
    [TENGEN_GO_STEP_RESULT] = N_ ("Result"),
  };

  g_return_val_if_fail (step != NULL, NULL);
  g_return_val_if_fail ((guint) step->code < G_N_ELEMENTS (names), NULL);

  return g_strdup (_ (names[step->code]));
}

/* Steps that count something. */
static char *
say_counting (const TengenWordsCount *saying)
{
  switch ((int) saying->step->code)
    {
    case TENGEN_GO_STEP_STOP:
      return g_strdup (_ ("This position is counted."));
    case TENGEN_GO_STEP_TERRITORY:
      return say_territory (saying);
    case TENGEN_GO_STEP_EYES:
      return say_eyes (saying);
    case TENGEN_GO_STEP_GROUPS:
      return say_groups (saying);
    case TENGEN_GO_STEP_ROWS:
      return say_rows (saying);
    case TENGEN_GO_STEP_BOWLS:
      return say_bowls (saying);
    case TENGEN_GO_STEP_COUNT:
      return say_count (saying);
    case TENGEN_GO_STEP_POINTS:
      return say_area (saying);
    case TENGEN_GO_STEP_KOMI:
      return say_komi (saying);
    case TENGEN_GO_STEP_RESULT:
      return say_result (saying);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
tengen_words_step (const TengenGoStep *step,
                   const TengenGoCount *count,
                   const TengenGoRules *rules)
{
  TengenWordsCount saying = { step, count, rules };
  char *said;

  g_return_val_if_fail (step != NULL, NULL);
  g_return_val_if_fail (count != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  said = tengen_words_move_step (&saying);
  return said != NULL ? said : say_counting (&saying);
}

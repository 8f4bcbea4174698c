/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-renju-opening: who must do what in an opening, and what may not
 *                             be done
 *
 * Shape: a prompt names the player it speaks to: tentative Black and White
 *        (仮先, 仮後) where a regulation speaks of the persons, else the
 *        colour.
 */
#include "tengen-words-renju-private.h"

#include "tengen-renju-program.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* --- Who --- */

static const TengenRenjuOp *
get_op (const TengenRenjuOpening *opening)
{
  return tengen_renju_program_get_op (opening->rules.regulation, opening->at);
}

static gboolean
speaks_to_person (const TengenRenjuOpening *opening)
{
  TengenRenjuWho who = (TengenRenjuWho) get_op (opening)->who;

  return who == TENGEN_RENJU_WHO_FIRST || who == TENGEN_RENJU_WHO_SECOND;
}

static TengenStone
get_colour (const TengenRenjuOpening *opening, TengenRenjuPlayer player)
{
  return tengen_renju_opening_get_player (opening, TENGEN_STONE_BLACK) == player
             ? TENGEN_STONE_BLACK
             : TENGEN_STONE_WHITE;
}

char *
tengen_words_renju_role (const TengenRenjuOpening *opening)
{
  TengenRenjuStep step;

  g_return_val_if_fail (opening != NULL, NULL);

  tengen_renju_opening_get_step (opening, &step);
  if (speaks_to_person (opening))
    return tengen_words_renju_player (step.player);
  return tengen_words_stone (get_colour (opening, step.player));
}

/* --- What --- */

static char *
name_square (int farthest)
{
  int side = 2 * farthest + 1;

  return g_strdup_printf ("%d×%d", side, side);
}

/* The colour is said where the role does not say it. */
static char *
name_stone (const TengenRenjuOpening *opening, const TengenRenjuStep *step)
{
  g_autofree char *colour = NULL;

  if (!speaks_to_person (opening))
    /* TRANSLATORS: number of a stone */
    return g_strdup_printf (_ ("stone %d"), step->move);
  colour = tengen_words_stone (step->stone);
  /* TRANSLATORS: number of a stone, its colour */
  return g_strdup_printf (_ ("stone %d (%s)"), step->move, colour);
}

static char *
ask_pattern (const TengenRenjuStep *step, const char *stone)
{
  g_autofree char *square = NULL;

  if (step->farthest == 0)
    return g_strdup (_ ("choose an opening pattern."));
  square = name_square (step->farthest);
  /* TRANSLATORS: stone 2 (White), a square such as 5×5 */
  return g_strdup_printf (
      _ ("put %s of the pattern within the central %s."), stone, square);
}

static char *
ask_put (const TengenRenjuOpening *opening, const TengenRenjuStep *step)
{
  g_autofree char *stone = name_stone (opening, step);
  g_autofree char *square = NULL;

  if (step->is_pattern)
    return ask_pattern (step, stone);
  if (step->farthest == 0)
    return g_strdup (_ ("put the first stone on the centre (H8)."));
  if (step->nearest > 0)
    {
      square = name_square (step->nearest - 1);
      /* TRANSLATORS: stone 3, a square such as 5×5 */
      return g_strdup_printf (
          _ ("put %s outside of the central %s."), stone, square);
    }
  if (step->farthest == TENGEN_RENJU_SIZE / 2)
    /* TRANSLATORS: stone 4 */
    return g_strdup_printf (_ ("put %s wherever you like."), stone);
  square = name_square (step->farthest);
  /* TRANSLATORS: stone 4, a square such as 5×5 */
  return g_strdup_printf (_ ("put %s within the central %s."), stone, square);
}

/* How many fifth moves there would be. */
static int
count_fifths (const TengenRenjuOpening *opening)
{
  TengenRenjuOpening then = *opening;
  TengenRenjuStep step;

  tengen_renju_opening_choose (&then, TENGEN_RENJU_CHOICE_FIFTHS);
  tengen_renju_opening_get_step (&then, &step);
  return step.kind == TENGEN_RENJU_STEP_OFFER ? step.most : 1;
}

/* The number that the opponent has declared decides it. */
static char *
ask_exchange (const TengenRenjuOpening *opening)
{
  if (opening->declared == 0)
    return g_strdup (_ ("do you exchange the colours?"));
  return g_strdup_printf (
      tengen_words_plural (
          "there will be %d fifth move. Do you exchange the colours?",
          "there will be %d fifth moves. Do you exchange the colours?",
          opening->declared),
      opening->declared);
}

static char *
ask_choose (const TengenRenjuOpening *opening, const TengenRenjuStep *step)
{
  int n;

  if ((step->choices & 1u << TENGEN_RENJU_CHOICE_MORE) != 0)
    return g_strdup (_ ("choose your colour, or put a white and a black stone "
                        "and let the opponent choose."));
  if ((step->choices & 1u << TENGEN_RENJU_CHOICE_FIFTHS) == 0)
    return ask_exchange (opening);
  n = count_fifths (opening);
  return g_strdup_printf (
      tengen_words_plural (
          "stay, exchange the colours, or stay and put the fifth stone "
          "wherever you like (%d fifth move).",
          "stay, exchange the colours, or stay and offer %d fifth moves.",
          n),
      n);
}

static char *
ask_offer (const TengenRenjuOpening *opening, const TengenRenjuStep *step)
{
  int left = step->most - opening->n_offers;

  if (opening->n_offers == 0)
    return g_strdup_printf (
        tengen_words_plural (
            "offer %d fifth move.",
            "offer %d fifth moves, no two of them of the same shape.",
            left),
        left);
  return g_strdup_printf (tengen_words_plural ("offer %d fifth move more.",
                                               "offer %d fifth moves more.",
                                               left),
                          left);
}

static char *
ask (const TengenRenjuOpening *opening, const TengenRenjuStep *step)
{
  switch (step->kind)
    {
    case TENGEN_RENJU_STEP_PUT:
      return ask_put (opening, step);
    case TENGEN_RENJU_STEP_CHOOSE:
      return ask_choose (opening, step);
    case TENGEN_RENJU_STEP_DECLARE:
      return g_strdup_printf (
          _ ("say how many fifth moves there are to be (1 to %d)."),
          step->most);
    case TENGEN_RENJU_STEP_OFFER:
      return ask_offer (opening, step);
    case TENGEN_RENJU_STEP_PICK:
      return g_strdup (_ ("choose the fifth move that stays."));
    case TENGEN_RENJU_STEP_DONE:
      return NULL;
    }
  g_assert_not_reached ();
}

char *
tengen_words_renju_prompt (const TengenRenjuOpening *opening, const char *who)
{
  TengenRenjuStep step;
  g_autofree char *role = NULL;
  g_autofree char *asked = NULL;

  g_return_val_if_fail (opening != NULL, NULL);

  tengen_renju_opening_get_step (opening, &step);
  asked = ask (opening, &step);
  if (asked == NULL)
    return NULL;
  role = tengen_words_renju_role (opening);
  if (who == NULL || *who == '\0')
    /* TRANSLATORS: a role, what has to be done */
    return g_strdup_printf (
        tengen_words_context ("prompt", "%s: %s"), role, asked);
  /* TRANSLATORS: a name, the role, what has to be done */
  return g_strdup_printf (
      tengen_words_context ("prompt", "%s (%s): %s"), who, role, asked);
}

char *
tengen_words_renju_choice (TengenRenjuChoice choice, TengenStone has)
{
  g_autofree char *mine = tengen_words_stone (has);
  g_autofree char *other = tengen_words_stone (tengen_stone_other (has));

  switch (choice)
    {
    case TENGEN_RENJU_CHOICE_STAY:
      /* TRANSLATORS: a button; the colour that one has */
      return g_strdup_printf (_ ("Stay (%s)"), mine);
    case TENGEN_RENJU_CHOICE_SWAP:
      /* TRANSLATORS: a button; the colour that one gets */
      return g_strdup_printf (_ ("Exchange (take %s)"), other);
    case TENGEN_RENJU_CHOICE_FIFTHS:
      return g_strdup (_ ("Offer fifth moves (stay Black)"));
    case TENGEN_RENJU_CHOICE_MORE:
      return g_strdup (_ ("Put two stones (the opponent chooses)"));
    }
  g_assert_not_reached ();
}

/* --- What may not be done --- */

static char *
say_twin (const TengenReason *reason)
{
  g_autofree char *twin = NULL;

  if (reason->points->len == 0)
    return g_strdup (_ ("This fifth move makes the same shape as one offered "
                        "before. Choose another point."));
  twin =
      tengen_words_renju_point (g_array_index (reason->points, TengenPoint, 0));
  return g_strdup_printf (
      _ ("This fifth move makes the same shape as %s, turned or mirrored. "
         "Choose another point."),
      twin);
}

static char *
say_no_forbidden (const TengenReason *reason)
{
  g_autofree char *point = NULL;

  if (reason->point >= TENGEN_RENJU_POINTS)
    return g_strdup (
        _ ("There is no forbidden move to point out. Play goes on."));
  point = tengen_words_renju_point (reason->point);
  return g_strdup_printf (
      _ ("Black’s last stone on %s is not forbidden. Play goes on."), point);
}

char *
tengen_words_renju_refusal (const TengenReason *reason)
{
  g_return_val_if_fail (reason != NULL, NULL);

  switch ((int) reason->code)
    {
    case TENGEN_REASON_FORBIDDEN:
      return g_strdup (
          _ ("A forbidden move: if Black plays here, White wins."));
    case TENGEN_REASON_CENTER:
      return g_strdup (_ ("The first stone goes on the centre (H8)."));
    case TENGEN_REASON_AREA:
      return g_strdup (_ ("The opening allows this stone only within the "
                          "marked area."));
    case TENGEN_REASON_STEP:
      return g_strdup (_ ("Something else has to be done in the opening first. "
                          "Do what is asked for."));
    case TENGEN_REASON_OFFERED:
      return g_strdup (_ ("This fifth move has been offered already. Choose "
                          "another point."));
    case TENGEN_REASON_TWIN:
      return say_twin (reason);
    case TENGEN_REASON_NOT_OFFERED:
      return g_strdup (_ ("This point was not offered. Choose one of the fifth "
                          "moves on the board."));
    case TENGEN_REASON_EARLY_PASS:
      return g_strdup (_ ("No passes before the sixth stone lies on the "
                          "board."));
    case TENGEN_REASON_NO_CLAIM:
      return g_strdup (_ ("There is nothing to declare: this game ends by "
                          "itself."));
    case TENGEN_REASON_NO_FIVE:
      return g_strdup (_ ("No five of that side stands on the board. Play goes "
                          "on."));
    case TENGEN_REASON_NO_FORBIDDEN:
      return say_no_forbidden (reason);
    case TENGEN_REASON_LATE:
      return g_strdup (_ ("A forbidden move has to be pointed out before "
                          "White’s next move. Play goes on."));
    case TENGEN_REASON_ADMIT:
      return g_strdup (_ ("A five has been declared. First say whether you "
                          "admit it."));
    case TENGEN_REASON_OTHER_GAME:
      return g_strdup (_ ("There is no such thing in this game."));
    default:
      g_return_val_if_reached (NULL);
    }
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-move: the steps of a count that move stones, in words
 *
 * Shape: a sentence for each side with its number of stones; what found no
 *        room is said after it.
 */
#include "tengen-words-count-private.h"

#define _(text) tengen_words_text (text)

/* Adds the sentence of a side to a text; n stones of it are moved. */
typedef char *(*SaySide) (const TengenWordsCount *saying,
                          TengenStone stone,
                          int n);

char *
tengen_words_counter (int n)
{
  return g_strdup_printf (
      tengen_words_plural_context ("counter", "%d stone", "%d stones", n), n);
}

static int
count_moved (const TengenGoStep *step, TengenStone stone)
{
  int n = 0;

  for (guint i = 0; step->shifts != NULL && i < step->shifts->len; i++)
    n += g_array_index (step->shifts, TengenGoShift, i).stone == stone;
  return n;
}

/* On the board, and beside it for want of room. */
static int
count_all (const TengenWordsCount *saying, TengenStone stone)
{
  int n = saying->step->over[stone];

  if (saying->step->stones == NULL)
    return n;
  for (int point = 0; point < saying->count->n_points; point++)
    n += saying->step->stones[point] == stone;
  return n;
}

/* The sentences of both sides, or one that says that there is nothing. */
static char *
say_sides (const TengenWordsCount *saying, SaySide say, const char *nothing)
{
  GString *text = g_string_new (NULL);

  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    {
      int n = count_moved (saying->step, (TengenStone) stone);
      g_autofree char *said = NULL;

      if (n == 0)
        continue;
      said = say (saying, (TengenStone) stone, n);
      tengen_words_append (text, said);
    }
  if (text->len == 0)
    tengen_words_append (text, nothing);
  return g_string_free (text, FALSE);
}

static char *
say_dead (const TengenWordsCount *saying, TengenStone stone, int n)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *other = tengen_words_stone (tengen_stone_other (stone));
  g_autofree char *stones = tengen_words_counter (n);

  if (saying->rules->equal)
    /* TRANSLATORS: a side, a number of stones */
    return g_strdup_printf (
        _ ("%s: dead are %s, which go back into the bowl."), side, stones);
  if (saying->rules->back && saying->rules->hold)
    /* TRANSLATORS: a side, a number of stones, the other side */
    return g_strdup_printf (
        _ ("%s: dead are %s, which become prisoners of %s."),
        side,
        stones,
        other);
  return g_strdup_printf (
      _ ("%s: dead are %s, which are taken off."), side, stones);
}

static char *
say_back (const TengenWordsCount *saying, TengenStone stone, int n)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *other = tengen_words_stone (tengen_stone_other (stone));
  g_autofree char *stones = tengen_words_counter (n);

  if (saying->rules->hold)
    /* TRANSLATORS: the captor, a number of stones, the side they are of */
    return g_strdup_printf (
        _ ("%s puts %s it has taken into the territory of %s."),
        other,
        stones,
        side);
  /* TRANSLATORS: a side, a number of stones */
  return g_strdup_printf (
      _ ("%s fills %s it has lost back into its own territory."), side, stones);
}

static char *
say_virtual (const TengenWordsCount *saying, TengenStone stone, int n)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *stones = tengen_words_counter (n);

  return g_strdup_printf (
      _ ("%s fills %s from beside the board into its own territory."),
      side,
      stones);
}

static char *
say_passes (const TengenWordsCount *saying, TengenStone stone, int n)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *stones = tengen_words_counter (n);

  return g_strdup_printf (
      _ ("%s: for its passes, %s go into its own territory."), side, stones);
}

static char *
say_border (const TengenWordsCount *saying, TengenStone stone, int n)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *stones = tengen_words_counter (n);

  return g_strdup_printf (
      _ ("%s has %s more: as many are taken off the border. Those points are "
         "half each."),
      side,
      stones);
}

static char *
say_own (const TengenWordsCount *saying, TengenStone stone, int n)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *stones = tengen_words_counter (n);

  return g_strdup_printf (
      _ ("%s has %s more: as many are taken out of its own territory, which "
         "gains as many points."),
      side,
      stones);
}

static char *
say_filled (const TengenWordsCount *saying, TengenStone stone, int n)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *stones = tengen_words_counter (n);

  return g_strdup_printf (
      _ ("%s has %s more: as many go from the border into its own territory."),
      side,
      stones);
}

static char *
say_fill_up (const TengenWordsCount *saying, TengenStone stone, int n)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *stones = tengen_words_counter (n);

  return g_strdup_printf (
      _ ("%s puts %s from its bowl into its territory."), side, stones);
}

static char *
say_balance (const TengenWordsCount *saying)
{
  g_autofree char *side = tengen_words_stone (saying->count->balancer);

  if (saying->count->balancer == TENGEN_STONE_NONE)
    return g_strdup (_ ("Both have made the same number of moves: there is "
                        "nothing to do."));
  switch (saying->count->balance)
    {
    case TENGEN_GO_BALANCE_STONE:
      return g_strdup_printf (
          _ ("%s has made one move fewer: one more virtual stone goes into its "
             "territory."),
          side);
    case TENGEN_GO_BALANCE_NEGATIVE:
      return g_strdup_printf (
          _ ("%s has made a move more and takes one of its stones out of its "
             "territory (negative move)."),
          side);
    case TENGEN_GO_BALANCE_WHITE_LAST:
      return g_strdup (_ ("Black passed last. White passes once more and hands "
                          "over a stone."));
    case TENGEN_GO_BALANCE_NONE:
      break;
    }
  return g_strdup (_ ("Both have made the same number of moves: there is "
                      "nothing to do."));
}

/* Stones that found no room in their own territory. */
static char *
say_over (const TengenWordsCount *saying)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    if (saying->step->over[stone] > 0)
      {
        g_autofree char *side = tengen_words_stone ((TengenStone) stone);
        g_autofree char *stones =
            tengen_words_counter (saying->step->over[stone]);
        g_autofree char *said = g_strdup_printf (
            /* TRANSLATORS: a side, a number of stones */
            _ ("%s: no room is left for %s. They stay beside the board and "
               "are points below zero."),
            side,
            stones);

        tengen_words_append (text, said);
      }
  return g_strdup (text->str);
}

static char *
say_equal (const TengenWordsCount *saying)
{
  g_autofree char *filled = say_sides (saying, say_fill_up, NULL);
  g_autoptr (GString) text = g_string_new (filled);
  g_autofree char *over = say_over (saying);
  g_autofree char *now = NULL;
  int black = count_all (saying, TENGEN_STONE_BLACK);
  int white = count_all (saying, TENGEN_STONE_WHITE);

  if (black == white)
    {
      g_autofree char *stones = tengen_words_counter (black);

      now = g_strdup_printf (_ ("Now both sides have put %s (equal stones)."),
                             stones);
    }
  else
    {
      g_autofree char *blacks = tengen_words_counter (black);
      g_autofree char *whites = tengen_words_counter (white);

      now = g_strdup_printf (
          _ ("Now Black has put %s and White %s."), blacks, whites);
    }
  if (*over != '\0')
    tengen_words_append (text, over);
  tengen_words_append (text, now);
  return g_strdup (text->str);
}

static char *
say_filling (const TengenWordsCount *saying, SaySide say)
{
  g_autofree char *moved =
      say_sides (saying, say, _ ("There are no stones to be put in."));
  g_autofree char *over = say_over (saying);
  GString *text = g_string_new (moved);

  if (*over != '\0')
    tengen_words_append (text, over);
  return g_string_free (text, FALSE);
}

static char *
say_no_dead (const TengenWordsCount *saying)
{
  return say_sides (saying, say_dead, _ ("There are no dead stones."));
}

char *
tengen_words_move_step (const TengenWordsCount *saying)
{
  const char *nothing = _ ("No side has made more moves.");

  switch ((int) saying->step->code)
    {
    case TENGEN_GO_STEP_DEAD:
      return say_no_dead (saying);
    case TENGEN_GO_STEP_BACK:
      return say_filling (saying, say_back);
    case TENGEN_GO_STEP_VIRTUAL:
      return say_filling (saying, say_virtual);
    case TENGEN_GO_STEP_PASSES:
      return say_filling (saying, say_passes);
    case TENGEN_GO_STEP_BALANCE:
      return say_balance (saying);
    case TENGEN_GO_STEP_BORDER:
      return say_sides (saying, say_border, nothing);
    case TENGEN_GO_STEP_OWN:
      return say_sides (saying, say_own, nothing);
    case TENGEN_GO_STEP_FILLED:
      return say_filling (saying, say_filled);
    case TENGEN_GO_STEP_EQUAL:
      return say_equal (saying);
    case TENGEN_GO_STEP_SQUARE:
      return g_strdup (_ ("Stones are moved so that the territory is easily "
                          "counted. The score stays the same."));
    default:
      return NULL;
    }
}

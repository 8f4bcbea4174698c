/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-note: actions to words and back
 */
#include "tengen-game-note.h"

#include "tengen-board-notation.h"
#include "tengen-go-count.h"
#include "tengen-renju-opening.h"

#include <string.h>

/* No note has more words, `auto` away. */
#define MAX_WORDS 3

/* What follows the first word. */
typedef enum
{
  ARGUMENT_NONE,
  ARGUMENT_POINT,
  ARGUMENT_SIDE,
  ARGUMENT_SIDE_OR_NONE,
  ARGUMENT_CLAIM,       /* a side or none, then a point */
  ARGUMENT_SIDE_NUMBER, /* a side, then a number or auto */
  ARGUMENT_NUMBER,      /* a number or auto */
  ARGUMENT_BALANCE,     /* a, b or auto */
  ARGUMENT_SEAT_NUMBER, /* the speaker's side, then a number */
  ARGUMENT_SEAT_POINT,  /* the speaker's side, then a point */
} Argument;

/* @value tells words of one kind apart; of other kinds the arguments say it. */
static const struct
{
  const char *word;
  TengenActionKind kind;
  int value;
  Argument argument;
} WORDS[] = {
  { "resign", TENGEN_ACTION_RESIGN, 0, ARGUMENT_SIDE },
  { "dead", TENGEN_ACTION_MARK, TENGEN_GO_MARK_DEAD, ARGUMENT_POINT },
  { "seki", TENGEN_ACTION_MARK, TENGEN_GO_MARK_SEKI, ARGUMENT_POINT },
  { "alive", TENGEN_ACTION_MARK, TENGEN_GO_MARK_ALIVE, ARGUMENT_POINT },
  { "agree", TENGEN_ACTION_AGREE, 1, ARGUMENT_SIDE },
  { "disagree", TENGEN_ACTION_AGREE, 0, ARGUMENT_SIDE },
  { "resume", TENGEN_ACTION_RESUME, 0, ARGUMENT_SIDE_OR_NONE },
  { "finish", TENGEN_ACTION_FINISH, 0, ARGUMENT_NONE },
  { "virtual", TENGEN_ACTION_VIRTUAL, 0, ARGUMENT_NONE },
  { "propose", TENGEN_ACTION_PROPOSE, 0, ARGUMENT_SIDE },
  { "accept", TENGEN_ACTION_ACCEPT, 0, ARGUMENT_SIDE },
  { "refuse", TENGEN_ACTION_REFUSE, 0, ARGUMENT_SIDE },
  { "void", TENGEN_ACTION_VOID, 0, ARGUMENT_NONE },
  { "claim", TENGEN_ACTION_CLAIM, 0, ARGUMENT_CLAIM },
  { "groups", TENGEN_ACTION_GROUPS, 0, ARGUMENT_SIDE_NUMBER },
  { "eyes", TENGEN_ACTION_EYES, 0, ARGUMENT_SIDE_NUMBER },
  { "equal", TENGEN_ACTION_EQUAL, 0, ARGUMENT_NUMBER },
  { "balance", TENGEN_ACTION_BALANCE, 0, ARGUMENT_BALANCE },
  { "stay", TENGEN_ACTION_CHOOSE, TENGEN_RENJU_CHOICE_STAY, ARGUMENT_SIDE },
  { "swap", TENGEN_ACTION_CHOOSE, TENGEN_RENJU_CHOICE_SWAP, ARGUMENT_SIDE },
  { "fifths", TENGEN_ACTION_CHOOSE, TENGEN_RENJU_CHOICE_FIFTHS, ARGUMENT_SIDE },
  { "more", TENGEN_ACTION_CHOOSE, TENGEN_RENJU_CHOICE_MORE, ARGUMENT_SIDE },
  { "number", TENGEN_ACTION_DECLARE, 0, ARGUMENT_SEAT_NUMBER },
  { "offer", TENGEN_ACTION_OFFER, 1, ARGUMENT_SEAT_POINT },
  { "withdraw", TENGEN_ACTION_OFFER, 0, ARGUMENT_SEAT_POINT },
  { "five", TENGEN_ACTION_FIVE, 0, ARGUMENT_SIDE },
  { "admit", TENGEN_ACTION_ADMIT, 1, ARGUMENT_SIDE },
  { "contest", TENGEN_ACTION_ADMIT, 0, ARGUMENT_SIDE },
  { "forbidden", TENGEN_ACTION_FORBIDDEN, 0, ARGUMENT_SIDE },
  { "draw", TENGEN_ACTION_DRAW, 0, ARGUMENT_NONE },
  { "time", TENGEN_ACTION_TIME, 0, ARGUMENT_SIDE },
};

static const char *const SIDES[] = { "none", "B", "W" };

/* By #TengenGoBalance. */
static const char *const BALANCES[] = { "auto", "a", "b" };

/* Writing. */

/* Whether the value of an action is in its word. */
static gboolean
is_told_apart (TengenActionKind kind)
{
  return kind == TENGEN_ACTION_MARK || kind == TENGEN_ACTION_AGREE ||
         kind == TENGEN_ACTION_CHOOSE || kind == TENGEN_ACTION_OFFER ||
         kind == TENGEN_ACTION_ADMIT;
}

static gsize
find_word (const TengenAction *action)
{
  gsize i = 0;

  while (i < G_N_ELEMENTS (WORDS) &&
         (WORDS[i].kind != action->kind ||
          (WORDS[i].value != action->value && is_told_apart (action->kind))))
    i++;
  return i;
}

static char *
format_number (int number)
{
  return number < 0 ? g_strdup ("auto") : g_strdup_printf ("%d", number);
}

/* The words behind the first, with a blank before each. */
static char *
format_arguments (Argument argument,
                  const TengenAction *action,
                  TengenStone stone,
                  int width,
                  int height)
{
  g_autofree char *number = format_number (action->value);
  g_autofree char *point = NULL;

  if (argument == ARGUMENT_POINT || argument == ARGUMENT_CLAIM ||
      argument == ARGUMENT_SEAT_POINT)
    point = tengen_notation_format (
        TENGEN_NOTATION_SGF, width, height, action->point);
  switch (argument)
    {
    case ARGUMENT_POINT:
      return g_strdup_printf (" %s", point);
    case ARGUMENT_CLAIM:
      return g_strdup_printf (" %s %s", SIDES[action->value], point);
    case ARGUMENT_SIDE_NUMBER:
      return g_strdup_printf (" %s %s", SIDES[action->stone], number);
    case ARGUMENT_SEAT_NUMBER:
      return g_strdup_printf (" %s %s", SIDES[stone], number);
    case ARGUMENT_SEAT_POINT:
      return g_strdup_printf (" %s %s", SIDES[stone], point);
    case ARGUMENT_NUMBER:
      return g_strdup_printf (" %s", number);
    case ARGUMENT_BALANCE:
      return g_strdup_printf (" %s", BALANCES[action->value]);
    case ARGUMENT_SIDE:
    case ARGUMENT_SIDE_OR_NONE:
      if (stone != TENGEN_STONE_NONE)
        return g_strdup_printf (" %s", SIDES[stone]);
      return g_strdup ("");
    case ARGUMENT_NONE:
      return g_strdup ("");
    }
  g_return_val_if_reached (NULL);
}

/* Only of marks and claims it is said who made them. */
static gboolean
can_be_automatic (TengenActionKind kind)
{
  return kind == TENGEN_ACTION_MARK || kind == TENGEN_ACTION_CLAIM;
}

char *
tengen_note_format (const TengenAction *action,
                    TengenStone stone,
                    int width,
                    int height)
{
  g_autofree char *arguments = NULL;
  const char *prefix = "";
  gsize word;

  g_return_val_if_fail (action != NULL, NULL);
  word = find_word (action);
  g_return_val_if_fail (word < G_N_ELEMENTS (WORDS), NULL);
  g_return_val_if_fail (action->kind != TENGEN_ACTION_BALANCE ||
                            (guint) action->value < G_N_ELEMENTS (BALANCES),
                        NULL);
  g_return_val_if_fail (action->kind != TENGEN_ACTION_CLAIM ||
                            (guint) action->value < G_N_ELEMENTS (SIDES),
                        NULL);

  if (can_be_automatic (action->kind) && action->seat == TENGEN_SEAT_NONE)
    prefix = "auto ";
  arguments =
      format_arguments (WORDS[word].argument, action, stone, width, height);
  return g_strdup_printf ("%s%s%s", prefix, WORDS[word].word, arguments);
}

/* Reading. */

static gboolean
parse_side (const char *text, TengenStone *stone)
{
  if (strcmp (text, "B") == 0)
    *stone = TENGEN_STONE_BLACK;
  else if (strcmp (text, "W") == 0)
    *stone = TENGEN_STONE_WHITE;
  else
    return FALSE;
  return TRUE;
}

static gboolean
parse_side_or_none (const char *text, int *side)
{
  for (gsize i = 0; i < G_N_ELEMENTS (SIDES); i++)
    if (strcmp (text, SIDES[i]) == 0)
      {
        *side = (int) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
parse_point (const char *text, int width, int height, TengenPoint *point)
{
  return strlen (text) == 2 &&
         tengen_notation_parse (
             TENGEN_NOTATION_SGF, width, height, text, point) &&
         *point != TENGEN_POINT_PASS;
}

/* A number of points or groups of a board, as it was written. */
static gboolean
parse_number (const char *text, int most, int *number)
{
  g_autofree char *again = NULL;
  gint64 read = g_ascii_strtoll (text, NULL, 10);

  if (strcmp (text, "auto") == 0)
    read = -1;
  if (read < -1 || read > most)
    return FALSE;
  *number = (int) read;
  again = format_number (*number);
  return strcmp (text, again) == 0;
}

static gboolean
parse_balance (const char *text, int *balance)
{
  for (gsize i = 0; i < G_N_ELEMENTS (BALANCES); i++)
    if (strcmp (text, BALANCES[i]) == 0)
      {
        *balance = (int) i;
        return TRUE;
      }
  return FALSE;
}

/* Reads what stands behind the first of @n words. */
static gboolean
parse_arguments (Argument argument,
                 char *const *words,
                 guint n,
                 int width,
                 int height,
                 TengenAction *action,
                 TengenStone *stone)
{
  switch (argument)
    {
    case ARGUMENT_NONE:
      return n == 1;
    case ARGUMENT_POINT:
      return n == 2 && parse_point (words[1], width, height, &action->point);
    case ARGUMENT_SIDE:
      return n == 2 && parse_side (words[1], stone);
    case ARGUMENT_SIDE_OR_NONE:
      return n == 1 || (n == 2 && parse_side (words[1], stone));
    case ARGUMENT_CLAIM:
      return n == 3 && parse_side_or_none (words[1], &action->value) &&
             parse_point (words[2], width, height, &action->point);
    case ARGUMENT_SIDE_NUMBER:
      return n == 3 && parse_side (words[1], &action->stone) &&
             parse_number (words[2], width * height, &action->value);
    case ARGUMENT_NUMBER:
      return n == 2 && parse_number (words[1], width * height, &action->value);
    case ARGUMENT_BALANCE:
      return n == 2 && parse_balance (words[1], &action->value);
    case ARGUMENT_SEAT_NUMBER:
      return n == 3 && parse_side (words[1], stone) &&
             parse_number (words[2], TENGEN_RENJU_OFFERS_MAX, &action->value) &&
             action->value > 0;
    case ARGUMENT_SEAT_POINT:
      return n == 3 && parse_side (words[1], stone) &&
             parse_point (words[2], width, height, &action->point);
    }
  return FALSE;
}

gboolean
tengen_note_parse (const char *raw,
                   gsize length,
                   int width,
                   int height,
                   TengenAction *action,
                   TengenStone *stone,
                   gboolean *automatic)
{
  g_autofree char *text = g_strndup (raw, length);
  g_auto (GStrv) words = g_strsplit (text, " ", MAX_WORDS + 2);
  char **word = words;
  guint n;

  *automatic = word[0] != NULL && strcmp (word[0], "auto") == 0;
  if (*automatic)
    word++;
  n = g_strv_length (word);
  for (gsize i = 0; n > 0 && i < G_N_ELEMENTS (WORDS); i++)
    {
      if (strcmp (word[0], WORDS[i].word) != 0)
        continue;
      *stone = TENGEN_STONE_NONE;
      *action = (TengenAction){ .kind = WORDS[i].kind,
                                .point = TENGEN_POINT_NONE,
                                .value = WORDS[i].value };
      if ((*automatic && !can_be_automatic (action->kind)) ||
          !parse_arguments (
              WORDS[i].argument, word, n, width, height, action, stone))
        return FALSE;
      if (*stone != TENGEN_STONE_NONE)
        action->stone = *stone;
      return TRUE;
    }
  return FALSE;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-note: actions to words and back
 */
#include "tengen-game-note.h"

#include "tengen-board-notation.h"
#include "tengen-go-count.h"

#include <string.h>

/* What follows the first word. */
typedef enum
{
  ARGUMENT_NONE,
  ARGUMENT_POINT,
  ARGUMENT_SIDE,
  ARGUMENT_SIDE_OR_NONE,
} Argument;

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
};

static const char *
find_word (const TengenAction *action)
{
  for (gsize i = 0; i < G_N_ELEMENTS (WORDS); i++)
    if (WORDS[i].kind == action->kind && WORDS[i].value == action->value)
      return WORDS[i].word;
  return NULL;
}

char *
tengen_note_format (const TengenAction *action,
                    TengenStone stone,
                    int width,
                    int height)
{
  const char *word;

  g_return_val_if_fail (action != NULL, NULL);
  word = find_word (action);
  g_return_val_if_fail (word != NULL, NULL);

  if (action->kind == TENGEN_ACTION_MARK)
    {
      g_autofree char *point = tengen_notation_format (
          TENGEN_NOTATION_SGF, width, height, action->point);
      const char *prefix = action->seat == TENGEN_SEAT_NONE ? "auto " : "";

      return g_strdup_printf ("%s%s %s", prefix, word, point);
    }
  if (stone == TENGEN_STONE_NONE)
    return g_strdup (word);
  return g_strdup_printf (
      "%s %s", word, stone == TENGEN_STONE_BLACK ? "B" : "W");
}

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
parse_argument (Argument argument,
                const char *text,
                int width,
                int height,
                TengenPoint *point,
                TengenStone *stone)
{
  switch (argument)
    {
    case ARGUMENT_NONE:
      return text == NULL;
    case ARGUMENT_POINT:
      return text != NULL && strlen (text) == 2 &&
             tengen_notation_parse (
                 TENGEN_NOTATION_SGF, width, height, text, point) &&
             *point != TENGEN_POINT_PASS;
    case ARGUMENT_SIDE:
      return text != NULL && parse_side (text, stone);
    case ARGUMENT_SIDE_OR_NONE:
      return text == NULL || parse_side (text, stone);
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
  g_auto (GStrv) words = g_strsplit (text, " ", 4);
  char **word = words;
  TengenPoint point = TENGEN_POINT_NONE;
  TengenStone side = TENGEN_STONE_NONE;

  *automatic = word[0] != NULL && strcmp (word[0], "auto") == 0;
  if (*automatic)
    word++;
  if (word[0] == NULL || (word[1] != NULL && word[2] != NULL))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      if (strcmp (word[0], WORDS[i].word) != 0)
        continue;
      if (!parse_argument (
              WORDS[i].argument, word[1], width, height, &point, &side))
        return FALSE;
      *action = (TengenAction){ .kind = WORDS[i].kind,
                                .stone = side,
                                .point = point,
                                .value = WORDS[i].value };
      *stone = side;
      return TRUE;
    }
  return FALSE;
}

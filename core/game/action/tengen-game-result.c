/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-result: results to RE texts and back
 */
#include "tengen-game-result.h"

#include "tengen-record-value.h"

#include <string.h>

/* Of a text that says less than the kind the first row is read. */
static const struct
{
  const char *text;
  TengenResultKind kind;
} HOW[] = {
  { "", TENGEN_RESULT_WIN },
  { "R", TENGEN_RESULT_RESIGN },
  { "Resign", TENGEN_RESULT_RESIGN },
  { "T", TENGEN_RESULT_TIME },
  { "Time", TENGEN_RESULT_TIME },
  { "F", TENGEN_RESULT_FORFEIT },
  { "Forfeit", TENGEN_RESULT_FORFEIT },
  { "", TENGEN_RESULT_FIVE },
  { "F", TENGEN_RESULT_FORBIDDEN },
  { "", TENGEN_RESULT_CAPTURES },
  { "", TENGEN_RESULT_STUCK },
};

static char *
format_win (const TengenResult *self)
{
  char side = self->winner == TENGEN_STONE_BLACK ? 'B' : 'W';
  const char *how = "";

  if (self->kind == TENGEN_RESULT_COUNT)
    {
      g_autofree char *margin =
          tengen_value_write_half_points (self->margin_x2);

      return g_strdup_printf ("%c+%s", side, margin);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (HOW); i++)
    if (HOW[i].kind == self->kind)
      {
        how = HOW[i].text;
        break;
      }
  return g_strdup_printf ("%c+%s", side, how);
}

char *
tengen_result_format (const TengenResult *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  switch (self->kind)
    {
    case TENGEN_RESULT_COUNT:
    case TENGEN_RESULT_RESIGN:
    case TENGEN_RESULT_TIME:
    case TENGEN_RESULT_FORFEIT:
    case TENGEN_RESULT_WIN:
    case TENGEN_RESULT_FIVE:
    case TENGEN_RESULT_FORBIDDEN:
    case TENGEN_RESULT_CAPTURES:
    case TENGEN_RESULT_STUCK:
      return format_win (self);
    case TENGEN_RESULT_DRAW:
      return g_strdup ("0");
    case TENGEN_RESULT_VOID:
      return g_strdup ("Void");
    case TENGEN_RESULT_UNKNOWN:
    case TENGEN_RESULT_BOTH_LOST:
      return g_strdup ("?");
    }
  g_assert_not_reached ();
}

static gboolean
parse_win (const char *text, TengenResult *result)
{
  TengenStone winner = text[0] == 'B' ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  const char *how = text + 2;
  int margin_x2 = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (HOW); i++)
    if (strcmp (how, HOW[i].text) == 0)
      {
        *result = (TengenResult){ HOW[i].kind, winner, 0 };
        return TRUE;
      }
  if (!g_ascii_isdigit (how[0]) && how[0] != '.')
    return FALSE;
  if (!tengen_value_half_points (how, strlen (how), &margin_x2, NULL))
    return FALSE;
  *result = (TengenResult){ TENGEN_RESULT_COUNT, winner, margin_x2 };
  return TRUE;
}

gboolean
tengen_result_parse (const char *text, TengenResult *result)
{
  g_return_val_if_fail (text != NULL && result != NULL, FALSE);

  *result = (TengenResult){ TENGEN_RESULT_UNKNOWN, TENGEN_STONE_NONE, 0 };
  if ((text[0] == 'B' || text[0] == 'W') && text[1] == '+')
    return parse_win (text, result);
  if (strcmp (text, "0") == 0 || strcmp (text, "Draw") == 0)
    result->kind = TENGEN_RESULT_DRAW;
  else if (strcmp (text, "Void") == 0)
    result->kind = TENGEN_RESULT_VOID;
  else
    return strcmp (text, "?") == 0;
  return TRUE;
}

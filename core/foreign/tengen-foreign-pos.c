/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-pos: stones of RenLib and Zjrenju (.pos)
 *
 * Shape: a byte with the number of stones, then a byte each, black first. What
 *        is behind them is not of the game.
 */
#include "tengen-foreign-forms.h"

#include <string.h>

#define SIZE 15
#define MOST_STONES (SIZE * SIZE)
#define PASS 0xF0

/* Text is of another program (openings of a tournament of engines, SGF), though
 * its bytes could be stones: no point of a game comes twice. */
static gboolean
is_text (const char *data, gsize length)
{
  gboolean seen[128] = { FALSE };
  gsize n = MIN (length - 1, (guchar) data[0]);
  gboolean twice = FALSE;

  if (data[0] < ' ')
    return FALSE;
  for (gsize i = 1; i <= n; i++)
    {
      guchar c = (guchar) data[i];

      if (c > '~' || (c < ' ' && !g_ascii_isspace (c)))
        return FALSE;
      twice |= seen[c];
      seen[c] = TRUE;
    }
  return twice || n < (guchar) data[0];
}

static gboolean
is_sgf (const char *data, gsize length)
{
  gsize i = 0;

  while (i < length && g_ascii_isspace (data[i]))
    i++;
  return length - i >= 2 && data[i] == '(' && data[i + 1] == ';';
}

gboolean
tengen_foreign_is_pos (const char *data, gsize length)
{
  return length > 0 && !is_sgf (data, length) && !is_text (data, length);
}

/* What is wrong with a move, or a negative number. */
static int
check_move (const TengenForeignDraft *draft, guint node, guchar point)
{
  if (point == PASS)
    return -1;
  if (point >= MOST_STONES)
    return TENGEN_SGF_FAULT_MOVE_OFF_BOARD;
  if (tengen_foreign_draft_has_stone (draft, node, point % SIZE, point / SIZE))
    return TENGEN_SGF_FAULT_MOVE_TAKEN;
  return -1;
}

gboolean
tengen_foreign_read_pos (TengenForeignDraft *draft,
                         const char *data,
                         gsize length,
                         const char *charset,
                         GError **error)
{
  guint n = (guchar) data[0];
  guint node;

  if (n == 0 || n > MOST_STONES)
    return tengen_foreign_draft_refuse (
        draft, 1, 1, error, TENGEN_FOREIGN_ERROR_NOTHING, NULL);
  node = tengen_foreign_draft_add_game (draft, 4, SIZE, SIZE);
  for (guint i = 1; i <= n; i++)
    {
      guchar point = i < length ? (guchar) data[i] : PASS;
      int fault = i < length ? check_move (draft, node, point)
                             : TENGEN_SGF_FAULT_MOVE_CUT;

      if (fault >= 0)
        {
          tengen_foreign_draft_warn (draft, (TengenSgfFault) fault, 1, i + 1);
          return TRUE;
        }
      node = tengen_foreign_draft_add_move (draft,
                                            node,
                                            i % 2 == 1 ? TENGEN_STONE_BLACK
                                                       : TENGEN_STONE_WHITE,
                                            point == PASS ? -1 : point % SIZE,
                                            point == PASS ? 0 : point / SIZE);
    }
  return TRUE;
}

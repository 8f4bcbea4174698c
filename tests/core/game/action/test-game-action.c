/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-action: every kind of actions is in the table
 */
#include <string.h>

#include "tengen-game-note.h"

/* A missing row would have no name and be taken for a move. What a node keeps is
 * read as it was written, with each value that it may have. */
static void
test_info (void)
{
  for (int kind = 0; kind <= TENGEN_ACTION_TIME; kind++)
    {
      const TengenActionInfo *info =
          tengen_action_get_info ((TengenActionKind) kind);
      int most = MIN (info->most, 9 * 9);

      g_assert_nonnull (info->undo_name);
      g_assert_cmpint (info->least, <=, most);
      for (int value = info->least;
           value <= most && info->note != TENGEN_PROPERTY_OTHER;
           value++)
        {
          TengenAction action = { .kind = (TengenActionKind) kind,
                                  .stone = TENGEN_STONE_BLACK,
                                  .value = value };
          TengenAction read;
          TengenStone stone;
          gboolean automatic;
          g_autofree char *text =
              tengen_note_format (&action, TENGEN_STONE_BLACK, 9, 9);

          g_assert_true (tengen_note_parse (
              text, strlen (text), 9, 9, &read, &stone, &automatic));
          g_assert_cmpint (read.kind, ==, kind);
          g_assert_cmpint (read.value, ==, value);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/action/info", test_info);
  return g_test_run ();
}

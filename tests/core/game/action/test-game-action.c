/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-action: every kind of actions is in the table; reasons are copied
 *                   and freed whole
 */
#include <string.h>

#include "tengen-game-note.h"

static void
test_copy (void)
{
  g_autoptr (TengenReason) reason = tengen_reason_new (TENGEN_REASON_KO);
  g_autoptr (TengenReason) copy = NULL;
  TengenPoint point = 7;

  reason->move = 14;
  g_array_append_val (reason->points, point);
  copy = tengen_reason_copy (reason);
  g_array_set_size (reason->points, 0);
  g_assert_cmpint (copy->code, ==, TENGEN_REASON_KO);
  g_assert_cmpint (copy->point, ==, TENGEN_POINT_NONE);
  g_assert_cmpuint (copy->move, ==, 14);
  g_assert_cmpuint (copy->points->len, ==, 1);
  g_assert_cmpint (g_array_index (copy->points, TengenPoint, 0), ==, 7);
  tengen_reason_free (NULL);
}

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
  g_test_add_func ("/game/action/copy", test_copy);
  return g_test_run ();
}

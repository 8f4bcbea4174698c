/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-player-shelf: the players who have played here
 */
#include "tengen-player-shelf.h"

static char *
describe (TengenPlayerShelf *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < tengen_player_shelf_get_n (self); i++)
    {
      const char *rank = NULL;
      const char *name = tengen_player_shelf_get (self, i, &rank);

      g_string_append_printf (text, "%s(%s) ", name, rank);
    }
  return g_string_free (text, FALSE);
}

static void
check (TengenPlayerShelf *self, const char *expected)
{
  g_autofree char *text = describe (self);

  g_assert_cmpstr (text, ==, expected);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* The last player is first, and listed once; blanks and NULL mean nothing. */
static void
test_note (void)
{
  g_autoptr (TengenPlayerShelf) self = tengen_player_shelf_new ();
  guint n = 0;

  g_signal_connect_swapped (self, "notify::saved", G_CALLBACK (count_cb), &n);
  tengen_player_shelf_note (self, "花子", "3k");
  tengen_player_shelf_note (self, " 太郎 ", NULL);
  tengen_player_shelf_note (self, "", "1d");
  tengen_player_shelf_note (self, "   ", "1d");
  tengen_player_shelf_note (self, NULL, NULL);
  check (self, "太郎() 花子(3k) ");
  tengen_player_shelf_note (self, "花子", "2k");
  check (self, "花子(2k) 太郎() ");
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (tengen_player_shelf_find_rank (self, "花子 "), ==, "2k");
  g_assert_null (tengen_player_shelf_find_rank (self, "次郎"));
  g_assert_true (tengen_player_shelf_remove (self, "花子"));
  g_assert_false (tengen_player_shelf_remove (self, "花子"));
  check (self, "太郎() ");
  g_assert_cmpuint (n, ==, 4);
}

/* No more than there is room for. */
static void
test_many (void)
{
  g_autoptr (TengenPlayerShelf) self = tengen_player_shelf_new ();

  for (int i = 0; i < TENGEN_PLAYER_SHELF_MAX + 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%d", i);

      tengen_player_shelf_note (self, name, "");
    }
  g_assert_cmpuint (
      tengen_player_shelf_get_n (self), ==, TENGEN_PLAYER_SHELF_MAX);
  g_assert_nonnull (tengen_player_shelf_find_rank (self, "P68"));
  g_assert_null (tengen_player_shelf_find_rank (self, "P4"));
}

/* What is read back is what was saved; what can be no name is left out. */
static void
test_saved (void)
{
  g_autoptr (TengenPlayerShelf) self = tengen_player_shelf_new ();
  g_autoptr (TengenPlayerShelf) again = tengen_player_shelf_new ();
  g_autoptr (GVariant) saved = NULL;
  GVariant *odd = g_variant_new_parsed (
      "[('花子', '3k'), ('', '1d'), ('花子', '9d'), (' 太郎 ', '')]");

  tengen_player_shelf_note (self, "花子", "3k");
  tengen_player_shelf_note (self, "太郎", "");
  g_object_get (self, "saved", &saved, NULL);
  g_object_set (again, "saved", saved, NULL);
  check (again, "太郎() 花子(3k) ");
  g_object_set (again, "saved", odd, NULL);
  check (again, "花子(3k) 太郎() ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/player-shelf/note", test_note);
  g_test_add_func ("/player-shelf/many", test_many);
  g_test_add_func ("/player-shelf/saved", test_saved);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-key: the same stones have the same key
 */
#include "tengen-renju-key.h"

/* The same stones make the same key, in whatever order they were put; other
 * stones make another one. */
static void
test_turn (void)
{
  TengenRenjuKey key = { 0 }, other = { 0 };

  tengen_renju_key_turn (&key, 3, TENGEN_STONE_BLACK);
  tengen_renju_key_turn (&key, 4, TENGEN_STONE_WHITE);
  tengen_renju_key_turn (&key, 5, TENGEN_STONE_BLACK);
  tengen_renju_key_turn (&key, 5, TENGEN_STONE_BLACK);
  tengen_renju_key_turn (&other, 4, TENGEN_STONE_WHITE);
  tengen_renju_key_turn (&other, 3, TENGEN_STONE_BLACK);
  g_assert_cmpuint (key.find, ==, other.find);
  g_assert_cmpuint (key.verify, ==, other.verify);
  tengen_renju_key_turn (&other, 3, TENGEN_STONE_BLACK);
  tengen_renju_key_turn (&other, 3, TENGEN_STONE_WHITE);
  g_assert_cmpuint (key.find, !=, other.find);
  g_assert_cmpuint (key.verify, !=, other.verify);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/key/turn", test_turn);
  return g_test_run ();
}

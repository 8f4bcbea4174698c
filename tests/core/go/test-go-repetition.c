/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-repetition: positions in and out, found by hash
 */
#include "tengen-go-repetition.h"

static void
push (TengenGoRepetition *record, guint64 hash)
{
  TengenGoShape shape = {
    .hash = hash,
    .to_move = TENGEN_STONE_BLACK,
    .depth = tengen_go_repetition_get_n (record),
  };

  tengen_go_repetition_push (record, &shape);
}

static void
test_find (void)
{
  g_autoptr (TengenGoRepetition) record = tengen_go_repetition_new ();

  g_assert_cmpuint (
      tengen_go_repetition_find (record, 7), ==, TENGEN_GO_REPETITION_NONE);
  push (record, 7);
  push (record, 8);
  push (record, 7);
  /* the same bucket, another hash */
  push (record, 7 + (G_GUINT64_CONSTANT (1) << 40));
  g_assert_cmpuint (tengen_go_repetition_get_n (record), ==, 4);
  g_assert_cmpuint (tengen_go_repetition_find (record, 7), ==, 2);
  g_assert_cmpuint (tengen_go_repetition_find_before (record, 2), ==, 0);
  g_assert_cmpuint (tengen_go_repetition_find_before (record, 0),
                    ==,
                    TENGEN_GO_REPETITION_NONE);
  g_assert_cmpuint (tengen_go_repetition_get (record, 2)->depth, ==, 2);
  tengen_go_repetition_pop (record);
  tengen_go_repetition_pop (record);
  g_assert_cmpuint (tengen_go_repetition_find (record, 7), ==, 0);
}

static void
test_start (void)
{
  g_autoptr (TengenGoRepetition) record = tengen_go_repetition_new ();

  for (int i = 0; i < 6; i++)
    push (record, i % 2);
  g_assert_cmpuint (tengen_go_repetition_get_start (record), ==, 0);
  tengen_go_repetition_set_start (record, 3);
  g_assert_cmpuint (tengen_go_repetition_find (record, 1), ==, 5);
  g_assert_cmpuint (tengen_go_repetition_find_before (record, 5), ==, 3);
  g_assert_cmpuint (tengen_go_repetition_find_before (record, 3),
                    ==,
                    TENGEN_GO_REPETITION_NONE);
  tengen_go_repetition_set_start (record, 5);
  g_assert_cmpuint (
      tengen_go_repetition_find (record, 0), ==, TENGEN_GO_REPETITION_NONE);
  tengen_go_repetition_set_start (record, 0);
  g_assert_cmpuint (tengen_go_repetition_find (record, 0), ==, 4);
}

static guint
find_slowly (const guint64 *hashes, guint n, guint start, guint64 hash)
{
  while (n-- > start)
    if (hashes[n] == hash)
      return n;
  return TENGEN_GO_REPETITION_NONE;
}

/* Grows past several sizes of the table and shrinks again. */
static void
test_random (void)
{
  enum
  {
    LARGEST = 1500,
  };
  g_autoptr (TengenGoRepetition) record = tengen_go_repetition_new ();
  guint64 hashes[LARGEST];
  guint n = 0;

  for (int i = 0; i < 20000; i++)
    {
      gboolean grows = g_test_rand_int_range (0, 100) < (i < 10000 ? 60 : 45);
      guint64 asked = g_test_rand_int_range (0, 300);
      guint found;

      if (grows && n < LARGEST)
        {
          hashes[n] = g_test_rand_int_range (0, 300);
          push (record, hashes[n++]);
        }
      else if (!grows && n > 0)
        {
          tengen_go_repetition_pop (record);
          n--;
        }
      tengen_go_repetition_set_start (record, n / 3);
      found = tengen_go_repetition_find (record, asked);
      g_assert_cmpuint (found, ==, find_slowly (hashes, n, n / 3, asked));
      if (found != TENGEN_GO_REPETITION_NONE)
        g_assert_cmpuint (tengen_go_repetition_find_before (record, found),
                          ==,
                          find_slowly (hashes, found, n / 3, asked));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/repetition/find", test_find);
  g_test_add_func ("/go/repetition/start", test_start);
  g_test_add_func ("/go/repetition/random", test_random);
  return g_test_run ();
}

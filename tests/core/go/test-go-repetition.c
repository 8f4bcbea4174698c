/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-repetition: positions in and out, found again and counted
 *
 * Here the lowest digit of a depth is the board that lay then, and several
 * boards have the same hash.
 */
#include "tengen-go-repetition.h"

#define N_BOARDS 10

static gboolean
is_same_board (const TengenGoShape *shape,
               const TengenGoShape *other,
               gconstpointer data)
{
  int *n_calls = *(int *const *) data;

  g_assert_cmpuint (shape->hash, ==, other->hash);
  (*n_calls)++;
  return shape->depth % N_BOARDS == other->depth % N_BOARDS;
}

static void
push (TengenGoRepetition *record,
      guint64 hash,
      guint depth,
      TengenStone to_move)
{
  const TengenGoShape shape = {
    .hash = hash,
    .depth = depth,
    .to_move = (guint8) to_move,
  };

  tengen_go_repetition_push (record, &shape);
}

static guint
find (const TengenGoRepetition *record, guint64 hash)
{
  const TengenGoShape wanted = { .hash = hash };

  return tengen_go_repetition_find (record, TENGEN_GO_LEVEL_BOARD, &wanted);
}

static TengenGoLink
look (const TengenGoRepetition *record, guint index)
{
  return tengen_go_repetition_look (record, TENGEN_GO_LEVEL_BOARD, index);
}

static void
test_find (void)
{
  int n_calls = 0, *data = &n_calls;
  g_autoptr (TengenGoRepetition) record =
      tengen_go_repetition_new (is_same_board, &data);

  g_assert_cmpuint (find (record, 7), ==, TENGEN_GO_REPETITION_NONE);
  push (record, 7, 1, TENGEN_STONE_BLACK);
  push (record, 8, 2, TENGEN_STONE_WHITE);
  push (record, 7, 11, TENGEN_STONE_BLACK);
  /* the same bucket, another hash */
  push (record, 7 + (G_GUINT64_CONSTANT (64) << 40), 4, TENGEN_STONE_BLACK);
  g_assert_cmpuint (tengen_go_repetition_get_n (record), ==, 4);
  g_assert_cmpuint (find (record, 7), ==, 2);
  g_assert_cmpuint (look (record, 2).mate, ==, 0);
  g_assert_cmpuint (look (record, 2).count, ==, 2);
  g_assert_cmpuint (look (record, 0).mate, ==, TENGEN_GO_REPETITION_NONE);
  g_assert_cmpuint (tengen_go_repetition_get (record, 2)->depth, ==, 11);
  tengen_go_repetition_pop (record);
  tengen_go_repetition_pop (record);
  g_assert_cmpuint (find (record, 7), ==, 0);
  g_assert_cmpuint (look (record, 0).count, ==, 1);
}

/* Two boards of one hash are two positions. */
static void
test_collision (void)
{
  int n_calls = 0, *data = &n_calls;
  g_autoptr (TengenGoRepetition) record =
      tengen_go_repetition_new (is_same_board, &data);

  push (record, 7, 1, TENGEN_STONE_BLACK);
  push (record, 7, 2, TENGEN_STONE_WHITE);
  push (record, 7, 11, TENGEN_STONE_BLACK);
  g_assert_cmpuint (find (record, 7), ==, 2);
  g_assert_cmpuint (look (record, 2).mate, ==, 0);
  g_assert_cmpuint (look (record, 1).mate, ==, TENGEN_GO_REPETITION_NONE);
  g_assert_cmpuint (
      tengen_go_repetition_find_next (record, TENGEN_GO_LEVEL_BOARD, 2), ==, 1);
}

static void
test_restart (void)
{
  int n_calls = 0, *data = &n_calls;
  g_autoptr (TengenGoRepetition) record =
      tengen_go_repetition_new (is_same_board, &data);

  for (guint i = 0; i < 4; i++)
    push (record, i % 2, 10 * i + i % 2, TENGEN_STONE_BLACK);
  g_assert_cmpuint (tengen_go_repetition_get_start (record), ==, 0);
  g_assert_cmpuint (look (record, 3).count, ==, 2);
  tengen_go_repetition_restart (record);
  g_assert_cmpuint (tengen_go_repetition_get_start (record), ==, 3);
  g_assert_cmpuint (look (record, 3).count, ==, 1);
  g_assert_cmpuint (find (record, 1), ==, 3);
  g_assert_cmpuint (find (record, 0), ==, TENGEN_GO_REPETITION_NONE);
  push (record, 0, 50, TENGEN_STONE_BLACK);
  g_assert_cmpuint (look (record, 4).mate, ==, TENGEN_GO_REPETITION_NONE);
  tengen_go_repetition_pop (record);
  tengen_go_repetition_pop (record);
  g_assert_cmpuint (tengen_go_repetition_get_start (record), ==, 0);
  g_assert_cmpuint (find (record, 0), ==, 2);
  g_assert_cmpuint (look (record, 2).count, ==, 2);
}

/* One board a hundred thousand times, and with it always another number of
 * stones beside it: each is looked at once. */
static void
test_many (void)
{
  enum
  {
    MANY = 100000,
  };
  int n_calls = 0, *data = &n_calls;
  g_autoptr (TengenGoRepetition) record =
      tengen_go_repetition_new (is_same_board, &data);

  for (guint i = 0; i < MANY; i++)
    {
      const TengenGoShape shape = {
        .hash = 7,
        .depth = 1,
        .virtual_black = i,
        .to_move = TENGEN_STONE_WHITE,
      };

      tengen_go_repetition_push (record, &shape);
      g_assert_cmpuint (look (record, i).count, ==, i + 1);
      g_assert_cmpuint (
          tengen_go_repetition_look (record, TENGEN_GO_LEVEL_WHOLE, i).count,
          ==,
          1);
      g_assert_cmpuint (
          tengen_go_repetition_find (record, TENGEN_GO_LEVEL_WHOLE, &shape),
          ==,
          i);
    }
  g_assert_cmpint (n_calls, <=, MANY);
  g_assert_cmpuint (look (record, MANY - 1).first, ==, 0);
  g_assert_cmpuint (
      look (record, MANY - 1).other, ==, TENGEN_GO_REPETITION_NONE);
}

static guint64
draw_hash (void)
{
  return (guint64) (guint32) g_test_rand_int () << 32 |
         (guint32) g_test_rand_int ();
}

/* No position is missed, and few hashes that are not there seem to be, however
 * many positions came and went. */
static void
test_may_have (void)
{
  int n_calls = 0, *data = &n_calls;
  g_autoptr (TengenGoRepetition) record =
      tengen_go_repetition_new (is_same_board, &data);
  int n_wrong = 0;

  g_assert_false (tengen_go_repetition_may_have (record, draw_hash ()));
  for (int round = 0; round < 100; round++)
    {
      for (int i = 0; i < 400; i++)
        push (record, draw_hash (), 0, TENGEN_STONE_BLACK);
      for (int i = 0; i < 399; i++)
        tengen_go_repetition_pop (record);
      for (guint i = 0; i < tengen_go_repetition_get_n (record); i++)
        g_assert_true (tengen_go_repetition_may_have (
            record, tengen_go_repetition_get (record, i)->hash));
      for (int i = 0; i < 100; i++)
        n_wrong += tengen_go_repetition_may_have (record, draw_hash ());
    }
  g_assert_cmpint (n_wrong, <, 1000);
}

/* ---- random records beside plain lists ---- */

typedef struct
{
  TengenGoShape shape;
  guint start;
} Plain;

static gboolean
is_same (const TengenGoShape *shape,
         const TengenGoShape *other,
         TengenGoLevel level)
{
  return shape->depth % N_BOARDS == other->depth % N_BOARDS &&
         (level == TENGEN_GO_LEVEL_BOARD ||
          (shape->virtual_black == other->virtual_black &&
           shape->virtual_white == other->virtual_white));
}

static TengenGoLink
link_slowly (const GArray *plain, TengenGoLevel level, guint index)
{
  const Plain *self = &g_array_index (plain, Plain, index);
  TengenGoLink link = {
    .mate = TENGEN_GO_REPETITION_NONE,
    .other = TENGEN_GO_REPETITION_NONE,
    .apart = TENGEN_GO_REPETITION_NONE,
    .first = index,
  };

  for (guint i = self->start; i <= index; i++)
    {
      const TengenGoShape *shape = &g_array_index (plain, Plain, i).shape;

      if (!is_same (shape, &self->shape, level))
        continue;
      link.first = MIN (link.first, i);
      link.count += !shape->silent;
      if (i == index)
        continue;
      link.mate = i;
      if (shape->to_move != self->shape.to_move)
        link.other = i;
      else if (shape->depth != self->shape.depth)
        link.apart = i;
    }
  return link;
}

static void
check_links (const TengenGoRepetition *record, const GArray *plain)
{
  for (int level = 0; level < TENGEN_GO_N_LEVELS; level++)
    for (guint i = 0; i < plain->len; i++)
      {
        const TengenGoLink link =
            tengen_go_repetition_look (record, (TengenGoLevel) level, i);
        TengenGoLink wanted = link_slowly (plain, (TengenGoLevel) level, i);

        g_assert_cmpuint (link.mate, ==, wanted.mate);
        g_assert_cmpuint (link.other, ==, wanted.other);
        g_assert_cmpuint (link.apart, ==, wanted.apart);
        g_assert_cmpuint (link.first, ==, wanted.first);
        g_assert_cmpuint (link.count, ==, wanted.count);
      }
}

static TengenGoShape
make_shape (guint depth)
{
  guint board = g_test_rand_int_range (0, N_BOARDS);

  return (TengenGoShape){
    .hash = board % 3,
    .depth = depth / N_BOARDS * N_BOARDS + board,
    .virtual_black = g_test_rand_int_range (0, 3),
    .virtual_white = g_test_rand_int_range (0, 2),
    .to_move = (guint8) g_test_rand_int_range (1, 3),
    .silent = g_test_rand_int_range (0, 5) == 0,
  };
}

/* The first one found whose board is right is the latest of its kind. */
static void
check_find (const TengenGoRepetition *record, const GArray *plain)
{
  TengenGoShape wanted = make_shape (0);
  TengenGoLevel level =
      g_test_rand_bit () ? TENGEN_GO_LEVEL_BOARD : TENGEN_GO_LEVEL_WHOLE;
  guint i = tengen_go_repetition_find (record, level, &wanted);
  guint slow = plain->len;
  guint start = tengen_go_repetition_get_start (record);

  while (i != TENGEN_GO_REPETITION_NONE &&
         !is_same (tengen_go_repetition_get (record, i), &wanted, level))
    i = tengen_go_repetition_find_next (record, level, i);
  while (
      slow > start &&
      !is_same (&g_array_index (plain, Plain, slow - 1).shape, &wanted, level))
    slow--;
  g_assert_cmpuint (i, ==, slow > start ? slow - 1 : TENGEN_GO_REPETITION_NONE);
}

static void
change (TengenGoRepetition *record, GArray *plain, int growth)
{
  int dice = g_test_rand_int_range (0, 100);

  if (dice < growth)
    {
      Plain entry = { .shape = make_shape (plain->len) };

      entry.start = plain->len > 0
                        ? g_array_index (plain, Plain, plain->len - 1).start
                        : 0;
      tengen_go_repetition_push (record, &entry.shape);
      g_array_append_val (plain, entry);
    }
  else if (plain->len > 0 && dice < 97)
    {
      tengen_go_repetition_pop (record);
      g_array_set_size (plain, plain->len - 1);
    }
  else if (plain->len > 0)
    {
      Plain *last = &g_array_index (plain, Plain, plain->len - 1);

      tengen_go_repetition_restart (record);
      last->start = plain->len - 1;
      last->shape.silent = FALSE;
    }
}

/* Grows past several sizes of the tables and shrinks again; questions come
 * seldom, so that many positions are linked at once. */
static void
test_random (void)
{
  for (int round = 0; round < 20; round++)
    {
      int n_calls = 0, *data = &n_calls;
      g_autoptr (TengenGoRepetition) record =
          tengen_go_repetition_new (is_same_board, &data);
      g_autoptr (GArray) plain = g_array_new (FALSE, FALSE, sizeof (Plain));

      for (int i = 0; i < 1500; i++)
        {
          change (record, plain, i < 900 ? 70 : 40);
          g_assert_cmpuint (
              tengen_go_repetition_get_n (record), ==, plain->len);
          if (g_test_rand_int_range (0, 10) == 0)
            check_find (record, plain);
          if (g_test_rand_int_range (0, 200) == 0)
            check_links (record, plain);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/repetition/find", test_find);
  g_test_add_func ("/go/repetition/collision", test_collision);
  g_test_add_func ("/go/repetition/restart", test_restart);
  g_test_add_func ("/go/repetition/many", test_many);
  g_test_add_func ("/go/repetition/may-have", test_may_have);
  g_test_add_func ("/go/repetition/random", test_random);
  return g_test_run ();
}

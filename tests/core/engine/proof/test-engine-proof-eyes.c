/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-proof-eyes: two eyes, or no room for them, on drawn boards
 */
#include "tengen-engine-proof-eyes.h"

#include "board-picture.h"
#include "tengen-go-alive.h"

#define SIZE 7
/* White lives by the eyes at the right edge; Black is enclosed. */
#define BELOW "/OOOOOO./.....OO/......./......./......."
#define TARGET SIZE /* the stone at the left end of the second row */

/* A board with the target enclosed, and its line. */
typedef struct
{
  TengenBoard *board;
  TengenEngineProofLine line;
} Fixture;

static void
begin (Fixture *self, const char *picture)
{
  TengenEngineProofQuestion question = {
    .board = tengen_picture_parse (picture, NULL),
    .ko = TENGEN_POINT_NONE,
    .goal = TENGEN_ENGINE_PROOF_GOAL_LIVE,
    .targets = { TARGET, TENGEN_POINT_NONE },
    .first = TENGEN_STONE_BLACK,
  };

  self->board = question.board;
  tengen_engine_proof_line_begin (&self->line, &question);
  tengen_engine_proof_line_set_prover (
      &self->line, question.goal, TENGEN_STONE_BLACK, TENGEN_STONE_NONE);
}

static gboolean
is_alive (const TengenBoard *board)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS], alive[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (board, stones);
  tengen_go_alive (stones, SIZE, SIZE, TENGEN_STONE_BLACK, alive, NULL);
  return alive[TARGET] != 0;
}

static void
test_two (void)
{
  static const struct
  {
    const char *picture;
    gboolean are_two;
  } cases[] = {
    { ".X.XXO./XXXXXOO" BELOW, TRUE },  { "...XXO./XXXXXOO" BELOW, FALSE },
    { ".XXXXO./XXXXXOO" BELOW, FALSE }, /* one eye */
    { ".X.XXO./XXOXXOO" BELOW, FALSE }, /* the second eye is false */
    { ".XO.XO./XXXXXOO" BELOW, TRUE },  /* a stone in an eye */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture f;

      g_test_message ("%s", cases[i].picture);
      begin (&f, cases[i].picture);
      g_assert_cmpint (tengen_engine_proof_eyes_are_two (&f.line, TARGET, NULL),
                       ==,
                       cases[i].are_two);
      g_assert_cmpint (is_alive (f.board), ==, cases[i].are_two);
      tengen_board_free (f.board);
    }
}

/* Life that is made later rests on the chain and on both eyes, and on nothing
 * that is cut off. */
static void
test_zone (void)
{
  Fixture f;
  TengenEngineProofZone zone = { { 0 } };

  begin (&f, "...XXO./XXXXXOO" BELOW);
  g_assert_false (tengen_engine_proof_eyes_are_two (&f.line, TARGET, &zone));
  for (guint i = 0; i < SIZE * SIZE; i++)
    g_assert_false (tengen_engine_proof_zone_has (&zone, i));
  tengen_board_play (f.board, 1, TENGEN_STONE_BLACK, NULL);
  g_assert_true (tengen_engine_proof_eyes_are_two (&f.line, TARGET, &zone));
  for (guint i = 0; i < SIZE * SIZE; i++)
    g_assert_cmpint (tengen_engine_proof_zone_has (&zone, i),
                     ==,
                     i < 5 || (i >= SIZE && i < SIZE + 5));
  tengen_board_free (f.board);
}

/* Tells whether Black, who moves all the time, gets two eyes. */
static gboolean
can_live (TengenBoard *board, const TengenEngineProofLine *line, int n)
{
  if (is_alive (board))
    return TRUE;
  for (int i = 0; n > 0 && i < line->n_inside; i++)
    {
      TengenPoint point = line->points[i];
      TengenBoardTry result;
      gboolean lives;

      if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
        continue;
      tengen_board_try (board, point, TENGEN_STONE_BLACK, &result);
      if (result.own > 0)
        continue;
      tengen_board_play (board, point, TENGEN_STONE_BLACK, NULL);
      lives = can_live (board, line, n - 1);
      tengen_board_undo (board);
      if (lives)
        return TRUE;
    }
  return FALSE;
}

static void
test_no_room (void)
{
  static const struct
  {
    const char *picture;
    gboolean has_no_room;
  } cases[] = {
    { ".XXXXO./XXXXXOO" BELOW, TRUE },
    { "..XXXO./XXXXXOO" BELOW, TRUE },
    { "...XXO./XXXXXOO" BELOW, FALSE },
    { ".O.XXO./XXXXXOO" BELOW, TRUE }, /* the middle is taken */
    { "O..XXO./XXXXXOO" BELOW, FALSE },
    { "....XO./XXXXXOO" BELOW, FALSE },
    { "..XXXO./X.XXXOO" BELOW, TRUE }, /* the third touches the wall */
    /* a square of four: two moves make two eyes */
    { "X..XXO./X..XXOO/XXXXXO./OOOOOOO/.....O./.....OO/.......", FALSE },
    { ".X.XXO./XXOXXOO" BELOW, TRUE }, /* a false eye is no room */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture f;
      TengenEngineProofZone zone = { { 0 } };

      g_test_message ("%s", cases[i].picture);
      begin (&f, cases[i].picture);
      g_assert_cmpint (tengen_engine_proof_eyes_have_no_room (
                           &f.line, TENGEN_STONE_WHITE, &zone),
                       ==,
                       cases[i].has_no_room);
      g_assert_cmpint (
          can_live (f.board, &f.line, 4), ==, !cases[i].has_no_room);
      for (int j = 0; j < f.line.n_inside; j++)
        g_assert_cmpint (tengen_engine_proof_zone_has (&zone, f.line.points[j]),
                         ==,
                         cases[i].has_no_room);
      tengen_board_free (f.board);
    }
}

static void
test_safe (void)
{
  Fixture f;
  guint8 safe[TENGEN_ENGINE_PROOF_MAX_POINTS];

  begin (&f, "...XXO./XXXXXOO" BELOW);
  tengen_engine_proof_eyes_mark_safe (&f.line, TENGEN_STONE_BLACK, safe, NULL);
  for (int i = 0; i < SIZE * SIZE; i++)
    g_assert_false (safe[i]);
  tengen_board_play (f.board, 1, TENGEN_STONE_BLACK, NULL);
  tengen_engine_proof_eyes_mark_safe (&f.line, TENGEN_STONE_BLACK, safe, NULL);
  for (int i = 0; i < SIZE * SIZE; i++)
    g_assert_cmpint (safe[i],
                     ==,
                     tengen_board_get (f.board, (TengenPoint) i) ==
                         TENGEN_STONE_BLACK);
  /* the wall, where it stands beside the group */
  tengen_engine_proof_eyes_mark_safe (&f.line, TENGEN_STONE_WHITE, safe, NULL);
  g_assert_true (safe[5]);
  g_assert_true (safe[2 * SIZE]);
  g_assert_false (safe[TARGET]);
  g_assert_false (safe[0]);
  tengen_board_free (f.board);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-proof-eyes/two", test_two);
  g_test_add_func ("/engine-proof-eyes/zone", test_zone);
  g_test_add_func ("/engine-proof-eyes/no-room", test_no_room);
  g_test_add_func ("/engine-proof-eyes/safe", test_safe);
  return g_test_run ();
}

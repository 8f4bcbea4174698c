/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-reason: why points are forbidden, or are not
 *
 * Shape: some reasons word by word; of all points of the shared boards whether
 *        what a reason says is so, by the rules (renju-literal).
 */
#include "renju-figure.h"
#include "renju-literal.h"
#include "renju-random.h"

#include <string.h>

typedef struct
{
  const char *board;
  const char *point;
  const char *reason;
} Case;

static char *
explain (const char *text, const char *point)
{
  g_autoptr (TengenRenju) board = renju_figure_read (text);
  g_autoptr (TengenRenjuReason) reason =
      tengen_renju_explain (board, renju_figure_point (point));

  return renju_figure_reason (reason);
}

static void
check (const Case *row)
{
  g_autofree char *got = explain (row->board, row->point);

  g_assert_cmpstr (got, ==, row->reason);
}

#define CHECK_ALL(rows)                                                        \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                              \
  check (&rows[i])

#define DOWN_THREE                                                             \
  "+three H10 H9 H8 > H11 H7 (H11 none straight H11 H10 H9 H8 > H12 H7)"

/* Each cause once, and the classes. */
static void
test_plain (void)
{
  static const Case rows[] = {
    { "", "H8", "H8:" },
    { "F12 F11 D10 E10",
      "F10",
      "F10 33:"
      " +three D10 E10 F10 > C10 G10"
      " (C10 none straight C10 D10 E10 F10 > B10 G10)"
      " +three F12 F11 F10 > F13 F9"
      " (F13 none straight F13 F12 F11 F10 > F14 F9)" },
    { "F13 F12 F11 C10 D10 E10 / F14 B10",
      "F10",
      "F10 44:"
      " +four C10 D10 E10 F10 > G10 (G10 none five C10 D10 E10 F10 G10)"
      " +four F13 F12 F11 F10 > F9 (F9 none five F13 F12 F11 F10 F9)" },
    { "F12 F11 C10 D10 E10 I5 / B10",
      "F10",
      "F10:"
      " +four C10 D10 E10 F10 > G10 (G10 none five C10 D10 E10 F10 G10)"
      " +three F12 F11 F10 > F13 F9"
      " (F13 none straight F13 F12 F11 F10 > F14 F9)" },
    { "B12 C12 D12 E12 F12",
      "G12",
      "G12 6: +overline B12 C12 D12 E12 F12 G12" },
    { "E8 G8 I8 K8",
      "H8",
      "H8 44:"
      " +split-four E8 G8 H8 I8 > F8 (F8 none five E8 F8 G8 H8 I8)"
      " +split-four G8 H8 I8 K8 > J8 (J8 none five G8 H8 I8 J8 K8)" },
    { "E8 G8 I8 K8 L8",
      "H8",
      "H8:"
      " +split-four E8 G8 H8 I8 > F8 (F8 none five E8 F8 G8 H8 I8)"
      " -split-four G8 H8 I8 K8 (J8 overline overline G8 H8 I8 J8 K8 L8)" },
    { "F8 G8 H9 H10 / D8 J8",
      "H8",
      "H8: " DOWN_THREE " -three F8 G8 H8 (E8 shut four E8 F8 G8 H8 > I8)"
      " (I8 shut four F8 G8 H8 I8 > E8)" },
    { "F8 G8 H9 H10 / D8 K8",
      "H8",
      "H8 33:"
      " +three F8 G8 H8 > I8 (E8 shut four E8 F8 G8 H8 > I8)"
      " (I8 none straight F8 G8 H8 I8 > E8 J8) " DOWN_THREE },
    { "C8 F8 G8 K8 H9 H10",
      "H8",
      "H8: " DOWN_THREE
      " -three F8 G8 H8 (E8 overline overline C8 D8 E8 F8 G8 H8 > D8)"
      " (I8 overline overline F8 G8 H8 I8 J8 K8 > J8)" },
    { "F8 I8 H9 H10 G4 G5 G6 G7 / G3",
      "H8",
      "H8: " DOWN_THREE
      " -split-three F8 H8 I8 (G8 five 5 five G8 G7 G6 G5 G4)" },
  };

  CHECK_ALL (rows);
}

/* A five is all that is told of its point. */
static void
test_five (void)
{
  static const Case rows[] = {
    { "D8 E8 F8 G8 H9 H10", "H8", "H8 5: +five D8 E8 F8 G8 H8" },
    { "D8 E8 F8 G8 H9 H10 H11 H12 H13", "H8", "H8 5: +five D8 E8 F8 G8 H8" },
    { "D8 E8 F8 G8 H9 H10 H11 H12",
      "H8",
      "H8 5: +five D8 E8 F8 G8 H8 +five H12 H11 H10 H9 H8" },
  };

  CHECK_ALL (rows);
}

/* A stone that lies there is judged as if it had been put last. */
static void
test_stone (void)
{
  g_autofree char *before = explain ("F12 F11 D10 E10 C5 D5 E5", "F10");
  g_autofree char *after = explain ("F10 F12 F11 D10 E10 C5 D5 E5", "F10");

  g_assert_cmpstr (before, ==, after);
}

/* A three that fails since both of its points are forbidden themselves, one
 * for its fours and the other for its threes. */
static void
test_nested (void)
{
  static const Case rows[] = {
    { "A10 C9 E9 C8 E8 F8 D7 F7",
      "D9",
      "D9: +three D9 E8 F7 > C10 G6"
      " (C10 none straight C10 D9 E8 F7 > B11 G6)"
      " -three C9 D9 E9"
      " (B9 forbidden 44 straight B9 C9 D9 E9 > A9 F9"
      " [B9 44: +straight B9 C9 D9 E9 > A9 F9"
      " (A9 none five A9 B9 C9 D9 E9) (F9 none five B9 C9 D9 E9 F9)"
      " +four A10 B9 C8 D7 > E6 (E6 none five A10 B9 C8 D7 E6)])"
      " (F9 forbidden 33 straight C9 D9 E9 F9 > B9 G9"
      " [F9 33: +three F9 F8 F7 > F10 F6"
      " (F10 none straight F10 F9 F8 F7 > F11 F6)"
      " +three D7 E8 F9 > C6 G10"
      " (C6 none straight C6 D7 E8 F9 > B5 G10)])" },
  };

  CHECK_ALL (rows);
}

#define CIRCLE "H10 I10 G9 J9 G8 J8 H7 I7"

#define I9_44                                                                  \
  "[I9 44: +straight G9 H9 I9 J9 > F9 K9"                                      \
  " (F9 none five F9 G9 H9 I9 J9) (K9 none five G9 H9 I9 J9 K9)"               \
  " +straight I10 I9 I8 I7 > I11 I6"                                           \
  " (I11 none five I11 I10 I9 I8 I7) (I6 none five I10 I9 I8 I7 I6)]"
#define H8_44                                                                  \
  "[H8 44: +straight G8 H8 I8 J8 > F8 K8"                                      \
  " (F8 none five F8 G8 H8 I8 J8) (K8 none five G8 H8 I8 J8 K8)"               \
  " +straight H10 H9 H8 H7 > H11 H6"                                           \
  " (H11 none five H11 H10 H9 H8 H7) (H6 none five H10 H9 H8 H7 H6)]"

/* 四重禁手: a try succeeds at a point that looks forbidden and is not, since
 * one of its threes needs a point that is forbidden. */
static void
test_circle (void)
{
  static const Case rows[] = {
    { CIRCLE,
      "G7",
      "G7 33: +three G7 H7 I7 > F7 J7"
      " (F7 none straight F7 G7 H7 I7 > E7 J7)"
      " +three G9 G8 G7 > G10 G6"
      " (G10 none straight G10 G9 G8 G7 > G11 G6)" },
    { CIRCLE,
      "H9",
      "H9: +three G8 H9 I10 > F7 J11"
      " (F7 none straight F7 G8 H9 I10 > E6 J11)"
      " -split-three G9 H9 J9"
      " (I9 forbidden 33 straight G9 H9 I9 J9 > F9 K9"
      " [I9 33: +split-three I10 I9 I7 > I8"
      " (I8 none straight I10 I9 I8 I7 > I11 I6"
      " [I8: +three H7 I8 J9 > G6 K10"
      " -split-three G8 I8 J8"
      " (H8 forbidden 44 straight G8 H8 I8 J8 > F8 K8 " H8_44 ")])"
      " +three H10 I9 J8 > G11 K7"
      " (G11 none straight G11 H10 I9 J8 > F12 K7)])"
      " -split-three H10 H9 H7"
      " (H8 forbidden 33 straight H10 H9 H8 H7 > H11 H6"
      " [H8 33: +split-three G8 H8 J8 > I8"
      " (I8 none straight G8 H8 I8 J8 > F8 K8"
      " [I8: +three H7 I8 J9 > G6 K10"
      " -split-three I10 I8 I7"
      " (I9 forbidden 44 straight I10 I9 I8 I7 > I11 I6 " I9_44 ")])"
      " +three G9 H8 I7 > F10 J6"
      " (F10 none straight F10 G9 H8 I7 > E11 J6)])" },
  };

  CHECK_ALL (rows);
}

/* What a reason says is checked by putting the stones; @stones has the point
 * already. */
typedef struct
{
  guint8 *stones;
  int n_reasons;
  int n_missing; /* points that are said to be forbidden without a reason */
} Checker;

static void check_reason (Checker *self, const TengenRenjuReason *reason);

static void
put (Checker *self, TengenPoint point)
{
  g_assert_cmpint (self->stones[point], ==, TENGEN_STONE_NONE);
  self->stones[point] = TENGEN_STONE_BLACK;
}

static void
take (Checker *self, TengenPoint point)
{
  self->stones[point] = TENGEN_STONE_NONE;
}

static int
count_five_points (const Checker *self, TengenPoint point, int line)
{
  TengenPoint points[TENGEN_RENJU_SIZE];

  return renju_literal_five_points (self->stones, point, line, points);
}

/* A straight four stands, of which the stone just put is one. */
static gboolean
is_straight (const Checker *self, TengenPoint point, int line)
{
  return renju_literal_run (self->stones, point, line) == 4 &&
         count_five_points (self, point, line) == 2;
}

static void
check_three (Checker *self, const TengenRenjuTry *try, int line)
{
  TengenPoint end = try->shape.points[0];

  switch (try->cause)
    {
    case TENGEN_RENJU_CAUSE_NONE:
    case TENGEN_RENJU_CAUSE_FORBIDDEN:
      g_assert_true (is_straight (self, try->point, line));
      g_assert_cmpuint (
          renju_literal_class (self->stones, try->point), ==, try->classes);
      g_assert_true ((try->classes & TENGEN_RENJU_FIVE) == 0);
      g_assert_true ((try->classes == 0) ==
                     (try->cause == TENGEN_RENJU_CAUSE_NONE));
      break;
    case TENGEN_RENJU_CAUSE_FIVE:
      g_assert_true (renju_literal_wins (self->stones, try->point));
      break;
    case TENGEN_RENJU_CAUSE_OVERLINE:
      put (self, end);
      g_assert_cmpint (renju_literal_run (self->stones, end, line), >=, 6);
      take (self, end);
      break;
    case TENGEN_RENJU_CAUSE_SHUT:
      g_assert_cmpint (count_five_points (self, try->point, line), <, 2);
      break;
    }
}

static void
check_try (Checker *self,
           const TengenRenjuPart *part,
           const TengenRenjuTry *try)
{
  int line = (int) part->shape.direction;

  put (self, try->point);
  if (tengen_renju_shape_is_three (&part->shape))
    check_three (self, try, line);
  else if (try->cause == TENGEN_RENJU_CAUSE_NONE)
    g_assert_cmpint (renju_literal_run (self->stones, try->point, line), ==, 5);
  else
    g_assert_cmpint (renju_literal_run (self->stones, try->point, line), >=, 6);
  if (try->reason != NULL)
    {
      self->n_reasons++;
      check_reason (self, try->reason);
    }
  else if (try->cause == TENGEN_RENJU_CAUSE_FORBIDDEN)
    self->n_missing++;
  take (self, try->point);
}

/* A part counts if a try succeeds; a three then has no other that does. */
static void
check_part (Checker *self, const TengenRenjuPart *part)
{
  int n_good = 0;

  for (guint i = 0; i < part->tries->len; i++)
    {
      const TengenRenjuTry *try =
          &g_array_index (part->tries, TengenRenjuTry, i);

      check_try (self, part, try);
      n_good += try->cause == TENGEN_RENJU_CAUSE_NONE;
    }
  if (part->tries->len > 0)
    g_assert_true (part->counts == (n_good > 0));
  if (tengen_renju_shape_is_three (&part->shape))
    g_assert_cmpint (n_good, <=, 1);
  g_assert_true (part->counts || part->shape.n_points == 0);
  for (int i = 0; i < part->shape.n_stones; i++)
    g_assert_cmpint (
        self->stones[part->shape.stones[i]], ==, TENGEN_STONE_BLACK);
}

/* The classes that the parts that count make together. */
static guint
add_up (const TengenRenjuReason *reason)
{
  int n_fours = 0, n_threes = 0;
  guint classes = 0;

  for (guint i = 0; i < reason->parts->len; i++)
    {
      const TengenRenjuPart *part = g_ptr_array_index (reason->parts, i);

      if (!part->counts)
        continue;
      if (part->shape.kind == TENGEN_RENJU_SHAPE_FIVE)
        return TENGEN_RENJU_FIVE;
      if (part->shape.kind == TENGEN_RENJU_SHAPE_OVERLINE)
        classes |= TENGEN_RENJU_OVERLINE;
      n_fours += tengen_renju_shape_is_four (&part->shape);
      n_threes += tengen_renju_shape_is_three (&part->shape);
    }
  return classes | (n_fours >= 2 ? TENGEN_RENJU_DOUBLE_FOUR : 0) |
         (n_threes >= 2 ? TENGEN_RENJU_DOUBLE_THREE : 0);
}

static void
check_reason (Checker *self, const TengenRenjuReason *reason)
{
  guint sum = add_up (reason);

  g_assert_cmpuint (
      renju_literal_class (self->stones, reason->point), ==, reason->classes);
  g_assert_cmpuint (sum & ~reason->classes, ==, 0);
  g_assert_true (sum != 0 || reason->classes == 0);
  for (guint i = 0; i < reason->parts->len; i++)
    check_part (self, g_ptr_array_index (reason->parts, i));
}

/* All that a reason says is so; and of the point asked about it says all. */
static void
check_point (const TengenRenju *board, guint8 *stones, TengenPoint point)
{
  g_autoptr (TengenRenjuReason) reason = tengen_renju_explain (board, point);
  Checker checker = { stones, 0, 0 };

  g_assert_cmpint (reason->point, ==, point);
  g_assert_cmpuint (reason->classes, ==, tengen_renju_classify (board, point));
  g_assert_cmpuint (add_up (reason), ==, reason->classes);
  if (reason->parts->len == 0)
    return;
  put (&checker, point);
  check_reason (&checker, reason);
  take (&checker, point);
  g_assert_cmpint (checker.n_reasons, <=, TENGEN_RENJU_REASON_MOST);
  g_assert_true (checker.n_missing == 0 ||
                 checker.n_reasons == TENGEN_RENJU_REASON_MOST);
}

static void
read_stones (const TengenRenju *board, guint8 *stones)
{
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    stones[i] = (guint8) tengen_renju_get (board, (TengenPoint) i);
}

static void
check_board (const char *picture)
{
  g_autoptr (TengenRenju) board = renju_figure_read (picture);
  guint8 stones[TENGEN_RENJU_POINTS];

  read_stones (board, stones);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (stones[i] == TENGEN_STONE_NONE)
      check_point (board, stones, (TengenPoint) i);
}

/* A board made up so that the reason for E5 would have 41 reasons within. The
 * last ones are missing; what is there is right. */
#define MADE_UP                                                                \
  "O.OXO.O.O....XX"                                                            \
  "XXXXXXXXXX....O"                                                            \
  ".X..XOX.XOXO..X"                                                            \
  "...O...O.X....O"                                                            \
  ".O..X.X.X..XXXX"                                                            \
  ".X..OX.XX..XX.."                                                            \
  "...OX...X.X...O"                                                            \
  "...........X..."                                                            \
  ".XXXOXXX.X.XXX."                                                            \
  ".XXX....XX....O"                                                            \
  "O....XX...XX..."                                                            \
  ".XX....XX.....X"                                                            \
  "....X...X.X..X."                                                            \
  "O...X.OOO....OX"                                                            \
  "..O....XX.O..X."

static void
test_bound (void)
{
  g_autoptr (TengenRenju) board = renju_figure_read (MADE_UP);
  g_autoptr (TengenRenjuReason) reason =
      tengen_renju_explain (board, renju_figure_point ("E5"));
  guint8 stones[TENGEN_RENJU_POINTS];
  Checker checker = { stones, 0, 0 };

  read_stones (board, stones);
  put (&checker, reason->point);
  check_reason (&checker, reason);
  g_assert_cmpint (checker.n_reasons, ==, TENGEN_RENJU_REASON_MOST);
  g_assert_cmpint (checker.n_missing, >, 0);
  check_board (MADE_UP);
}

static gboolean
is_full (void)
{
  return g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") == 0;
}

static void
test_shared (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "renju-forbidden.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (strlen (lines[i]) > TENGEN_RENJU_POINTS && lines[i][0] != '#' &&
        (is_full () || i % 32 == 0))
      {
        lines[i][TENGEN_RENJU_POINTS] = '\0';
        g_test_message ("%s", lines[i]);
        check_board (lines[i]);
      }
}

static void
test_random (void)
{
  int n = is_full () ? 3000 : 30;

  for (int i = 0; i < n; i++)
    {
      guint8 stones[TENGEN_RENJU_POINTS];
      g_autofree char *picture = NULL;

      renju_random_board (stones);
      picture = renju_random_picture (stones);
      g_test_message ("%s", picture);
      check_board (picture);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-reason/plain", test_plain);
  g_test_add_func ("/renju-reason/five", test_five);
  g_test_add_func ("/renju-reason/stone", test_stone);
  g_test_add_func ("/renju-reason/nested", test_nested);
  g_test_add_func ("/renju-reason/circle", test_circle);
  g_test_add_func ("/renju-reason/bound", test_bound);
  g_test_add_func ("/renju-reason/shared", test_shared);
  g_test_add_func ("/renju-reason/random", test_random);
  tengen_renju_reason_free (NULL);
  return g_test_run ();
}

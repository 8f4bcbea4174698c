/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-proof: reasons as pictures to be walked through
 */
#include "renju-figure.h"

#include <string.h>

/* Steps as lines: the stones put, the point spoken of, the shapes that are
 * lit, the try that is shown. */
typedef struct
{
  const char *board;
  const char *point;
  const char *steps;
} Case;

static void
append_point (GString *text, TengenPoint point)
{
  g_string_append_printf (text,
                          "%c%d ",
                          'A' + point % TENGEN_RENJU_SIZE,
                          TENGEN_RENJU_SIZE - point / TENGEN_RENJU_SIZE);
}

static void
append_step (GString *text, const TengenRenjuProofStep *step)
{
  for (guint i = 0; i < step->stones->len; i++)
    append_point (text, g_array_index (step->stones, TengenPoint, i));
  g_string_append (text, "of ");
  append_point (text, step->reason->point);
  for (guint i = 0; i < step->n_parts; i++)
    {
      g_autofree char *shape = renju_figure_shape (&step->parts[i]->shape);
      char *behind = strchr (shape, '>');

      if (behind != NULL)
        behind[-1] = '\0';
      g_string_append_printf (text,
                              "%s%c%s",
                              i > 0 ? ", " : "",
                              step->parts[i]->counts ? '+' : '-',
                              shape);
    }
  if (step->try != NULL)
    {
      g_autofree char *try = renju_figure_try (step->try);

      g_string_append_printf (text, ": %s", try);
    }
  g_string_append_c (text, '\n');
}

/* The last stone of a step is that of its try, or the point spoken of. */
static void
check_step (const TengenRenjuProofStep *step, TengenPoint start)
{
  const GArray *stones = step->stones;
  TengenPoint last = g_array_index (stones, TengenPoint, stones->len - 1);

  g_assert_cmpint (g_array_index (stones, TengenPoint, 0), ==, start);
  if (step->try == NULL)
    {
      g_assert_cmpint (last, ==, step->reason->point);
      return;
    }
  g_assert_cmpint (last, ==, step->try->point);
  g_assert_cmpuint (step->n_parts, ==, 1);
  g_assert_cmpint (g_array_index (stones, TengenPoint, stones->len - 2),
                   ==,
                   step->reason->point);
}

static void
check (const Case *row)
{
  g_autoptr (TengenRenju) board = renju_figure_read (row->board);
  TengenPoint point = renju_figure_point (row->point);
  g_autoptr (TengenRenjuReason) reason = tengen_renju_explain (board, point);
  g_autoptr (GPtrArray) steps = tengen_renju_prove (reason);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    {
      check_step (g_ptr_array_index (steps, i), point);
      append_step (text, g_ptr_array_index (steps, i));
    }
  g_assert_cmpstr (text->str, ==, row->steps);
}

#define CHECK_ALL(rows)                                                        \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                              \
  check (&rows[i])

static void
test_forbidden (void)
{
  static const Case rows[] = {
    { "F12 F11 D10 E10",
      "F10",
      "F10 of F10 +three D10 E10 F10, +three F12 F11 F10\n"
      "F10 C10 of F10 +three D10 E10 F10:"
      " C10 none straight C10 D10 E10 F10 > B10 G10\n"
      "F10 F13 of F10 +three F12 F11 F10:"
      " F13 none straight F13 F12 F11 F10 > F14 F9\n" },
    { "E8 G8 I8 K8",
      "H8",
      "H8 of H8 +split-four E8 G8 H8 I8, +split-four G8 H8 I8 K8\n"
      "H8 F8 of H8 +split-four E8 G8 H8 I8:"
      " F8 none five E8 F8 G8 H8 I8\n"
      "H8 J8 of H8 +split-four G8 H8 I8 K8:"
      " J8 none five G8 H8 I8 J8 K8\n" },
    { "B12 C12 D12 E12 F12",
      "G12",
      "G12 of G12 +overline B12 C12 D12 E12 F12 G12\n" },
    /* the four of 四三々 is shown, but does not make it what it is; of the three
     * that White stands by, the try that fails need not be shown */
    { "F8 G8 H9 H10 G7 F6 E5 / D8 I9",
      "H8",
      "H8 of H8 +four E5 F6 G7 H8, +three F8 G8 H8, +three H10 H9 H8\n"
      "H8 I8 of H8 +three F8 G8 H8: I8 none straight F8 G8 H8 I8 > E8 J8\n"
      "H8 H11 of H8 +three H10 H9 H8:"
      " H11 none straight H11 H10 H9 H8 > H12 H7\n" },
  };

  CHECK_ALL (rows);
}

static void
test_ordinary (void)
{
  static const Case rows[] = {
    { "", "H8", "H8 of H8 \n" },
    { "D8 E8 F8 G8 H9 H10", "H8", "H8 of H8 +five D8 E8 F8 G8 H8\n" },
    { "F12 F11 C10 D10 E10 / B10",
      "F10",
      "F10 of F10 +four C10 D10 E10 F10, +three F12 F11 F10\n" },
    { "F8 G8 H9 H10 / D8 J8",
      "H8",
      "H8 of H8 +three H10 H9 H8, -three F8 G8 H8\n"
      "H8 E8 of H8 -three F8 G8 H8: E8 shut four E8 F8 G8 H8 > I8\n"
      "H8 I8 of H8 -three F8 G8 H8: I8 shut four F8 G8 H8 I8 > E8\n" },
  };

  CHECK_ALL (rows);
}

/* A point that is forbidden itself is followed by its own pictures, and so is
 * one that only looks forbidden. */
static void
test_nested (void)
{
  static const Case rows[] = {
    { "A10 C9 E9 C8 E8 F8 D7 F7",
      "D9",
      "D9 of D9 +three D9 E8 F7, -three C9 D9 E9\n"
      "D9 B9 of D9 -three C9 D9 E9:"
      " B9 forbidden 44 straight B9 C9 D9 E9 > A9 F9\n"
      "D9 B9 of B9 +straight B9 C9 D9 E9, +four A10 B9 C8 D7\n"
      "D9 B9 A9 of B9 +straight B9 C9 D9 E9: A9 none five A9 B9 C9 D9 E9\n"
      "D9 B9 E6 of B9 +four A10 B9 C8 D7: E6 none five A10 B9 C8 D7 E6\n"
      "D9 F9 of D9 -three C9 D9 E9:"
      " F9 forbidden 33 straight C9 D9 E9 F9 > B9 G9\n"
      "D9 F9 of F9 +three F9 F8 F7, +three D7 E8 F9\n"
      "D9 F9 F10 of F9 +three F9 F8 F7:"
      " F10 none straight F10 F9 F8 F7 > F11 F6\n"
      "D9 F9 C6 of F9 +three D7 E8 F9:"
      " C6 none straight C6 D7 E8 F9 > B5 G10\n" },
    { "H10 I10 G9 J9 G8 J8 H7 I7",
      "G6",
      "G6 of G6 +split-three G9 G8 G6, +split-three G6 H7 J9\n"
      "G6 G7 of G6 +split-three G9 G8 G6:"
      " G7 none straight G9 G8 G7 G6 > G10 G5\n"
      "G6 I8 of G6 +split-three G6 H7 J9:"
      " I8 none straight G6 H7 I8 J9 > F5 K10\n"
      "G6 I8 of I8 -split-three I10 I8 I7\n"
      "G6 I8 I9 of I8 -split-three I10 I8 I7:"
      " I9 forbidden 33 straight I10 I9 I8 I7 > I11 I6\n"
      "G6 I8 I9 of I9 +split-three G9 I9 J9, +three H10 I9 J8\n"
      "G6 I8 I9 H9 of I9 +split-three G9 I9 J9:"
      " H9 none straight G9 H9 I9 J9 > F9 K9\n"
      "G6 I8 I9 H9 of H9 +three G8 H9 I10, -split-three H10 H9 H7\n"
      "G6 I8 I9 H9 H8 of H9 -split-three H10 H9 H7:"
      " H8 forbidden 44 straight H10 H9 H8 H7 > H11 H6\n"
      "G6 I8 I9 H9 H8 of H8 +straight G8 H8 I8 J8, +straight H10 H9 H8 H7\n"
      "G6 I8 I9 H9 H8 F8 of H8 +straight G8 H8 I8 J8:"
      " F8 none five F8 G8 H8 I8 J8\n"
      "G6 I8 I9 H9 H8 H11 of H8 +straight H10 H9 H8 H7:"
      " H11 none five H11 H10 H9 H8 H7\n"
      "G6 I8 I9 G11 of I9 +three H10 I9 J8:"
      " G11 none straight G11 H10 I9 J8 > F12 K7\n" },
  };

  CHECK_ALL (rows);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-proof/forbidden", test_forbidden);
  g_test_add_func ("/renju-proof/ordinary", test_ordinary);
  g_test_add_func ("/renju-proof/nested", test_nested);
  return g_test_run ();
}

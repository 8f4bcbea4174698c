/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-pupil: pictures for people: stones with a sign
 *
 * Shape: a drawing is a line of letters and numbers, in hundredths of the
 *        radius: M x y begins an outline, L x y is a straight line, C a curve
 *        with its two handles and its end, Z closes, O x y r is a disc. What
 *        runs the other way round is a hole.
 */
#include "tengen-paint-pupil.h"

#include "tengen-paint-stone.h"

static const char *const drawings[TENGEN_PAINT_PUPILS] = {
  /* sun */
  "O 0 0 26 M -8 -36 L 0 -60 L 8 -36 Z M 8 36 L 0 60 L -8 36 Z "
  "M -36 8 L -60 0 L -36 -8 Z M 36 -8 L 60 0 L 36 8 Z "
  "M -31 -20 L -42 -42 L -20 -31 Z M 20 -31 L 42 -42 L 31 -20 Z "
  "M 31 20 L 42 42 L 20 31 Z M -20 31 L -42 42 L -31 20 Z",
  /* moon */
  "M 18 -54 C -48 -46 -48 46 18 54 C -8 30 -8 -30 18 -54 Z",
  /* star */
  "M 0 -60 L 14 -19 L 57 -19 L 22 7 L 35 48 L 0 23 L -35 48 L -22 7 "
  "L -57 -19 L -14 -19 Z",
  /* cloud */
  "O -30 12 21 O -2 -8 29 O 32 14 19 M -30 33 L -30 6 L 32 6 L 32 33 Z",
  /* mountain */
  "M -60 40 L -14 -46 L 6 -12 L 20 -32 L 60 40 Z",
  /* wave */
  "M -58 22 C -50 -46 14 -66 42 -16 C 12 -26 0 2 22 20 C 34 30 48 24 58 14 "
  "L 58 44 L -58 44 Z",
  /* leaf */
  "M -36 38 C -62 -22 0 -54 50 -50 C 54 6 16 54 -30 44 L -44 58 L -50 52 Z "
  "M -26 32 L 28 -24 L 24 -28 L -30 28 Z",
  /* flower */
  "O 0 -33 21 O 31 -10 21 O 19 27 21 O -19 27 21 O -31 -10 21 O 0 0 24 "
  "O 0 0 -11",
  /* tree */
  "M 0 -60 L 34 -14 L 18 -14 L 46 28 L 9 28 L 9 54 L -9 54 L -9 28 L -46 28 "
  "L -18 -14 L -34 -14 Z",
  /* fish */
  "M -56 0 C -36 -42 10 -40 28 -6 L 58 -30 L 58 30 L 28 6 C 10 40 -36 42 -56 0 "
  "Z O -28 -7 -6",
  /* bird */
  "M -60 -6 L -46 -12 C -40 -32 -18 -30 -12 -10 C 6 -8 22 -34 58 -42 "
  "C 52 8 24 38 -10 34 C -34 30 -40 8 -44 -2 Z O -32 -11 -5",
  /* rabbit */
  "O 0 24 30 M -22 8 C -38 -64 -8 -72 -3 2 Z M 3 2 C 8 -72 38 -64 22 8 Z "
  "O -11 20 -5 O 11 20 -5",
  /* cat */
  "O 0 12 37 M -37 8 L -34 -48 L -4 -22 Z M 4 -22 L 34 -48 L 37 8 Z "
  "O -14 8 -6 O 14 8 -6 M -6 23 L 0 30 L 6 23 Z",
  /* umbrella */
  "M -58 4 C -52 -70 52 -70 58 4 C 48 -8 30 -8 20 4 C 12 -6 -12 -6 -20 4 "
  "C -30 -8 -48 -8 -58 4 Z M -4 -4 L 4 -4 L 4 40 C 4 64 -28 64 -28 44 "
  "L -20 44 C -20 52 -4 52 -4 40 Z",
  /* boat */
  "M -56 22 L 56 22 L 38 50 L -38 50 Z M 4 14 L 4 -58 L 48 14 Z "
  "M -4 14 L -42 14 L -4 -42 Z",
  /* house */
  "M 0 -56 L 56 -4 L 42 -4 L 42 48 L -42 48 L -42 -4 L -56 -4 Z "
  "M -11 48 L 11 48 L 11 14 L -11 14 Z",
};

static int
count_numbers (char letter)
{
  switch (letter)
    {
    case 'M':
    case 'L':
      return 2;
    case 'O':
      return 3;
    case 'C':
      return 6;
    default:
      return 0;
    }
}

static void
add_disc (cairo_t *cr, const double *n)
{
  cairo_new_sub_path (cr);
  if (n[2] > 0)
    cairo_arc (cr, n[0], n[1], n[2], 0, 2 * G_PI);
  else
    cairo_arc_negative (cr, n[0], n[1], -n[2], 2 * G_PI, 0);
  cairo_close_path (cr);
}

static void
add_part (cairo_t *cr, char letter, const double *n)
{
  if (letter == 'M')
    cairo_move_to (cr, n[0], n[1]);
  else if (letter == 'L')
    cairo_line_to (cr, n[0], n[1]);
  else if (letter == 'C')
    cairo_curve_to (cr, n[0], n[1], n[2], n[3], n[4], n[5]);
  else if (letter == 'O')
    add_disc (cr, n);
  else if (letter == 'Z')
    cairo_close_path (cr);
}

/* Adds the outlines of a drawing. */
static void
add_drawing (cairo_t *cr, double radius, const char *drawing)
{
  const char *text = drawing;

  while (*text != '\0')
    {
      char letter = *text++;
      double numbers[6] = { 0 };

      for (int i = 0; i < count_numbers (letter); i++)
        {
          char *end;

          numbers[i] = radius * g_ascii_strtod (text, &end) / 100;
          text = end;
        }
      add_part (cr, letter, numbers);
    }
}

void
tengen_paint_pupil (cairo_t *cr,
                    double radius,
                    const TengenPaintTheme *theme,
                    guint picture)
{
  tengen_paint_pupil_as (cr,
                         radius,
                         theme,
                         picture,
                         picture < TENGEN_PAINT_PUPILS && picture % 2 == 0);
}

void
tengen_paint_pupil_as (cairo_t *cr,
                       double radius,
                       const TengenPaintTheme *theme,
                       guint picture,
                       gboolean black)
{
  g_return_if_fail (cr != NULL && theme != NULL);
  g_return_if_fail (radius > 0);

  cairo_save (cr);
  tengen_paint_stone (cr,
                      radius,
                      theme,
                      black ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE,
                      (int) (picture % 4));
  if (picture < TENGEN_PAINT_PUPILS)
    {
      cairo_new_path (cr);
      add_drawing (cr, radius, drawings[picture]);
      tengen_paint_set_colour (cr,
                               black ? &theme->ink_light : &theme->ink_dark);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

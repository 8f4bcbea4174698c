/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-diagram: boards as texts for wikis
 *
 * Shape: diagrams made by hand, and random boards that a small reader, which
 *        knows nothing of the writer, reads back.
 */
#include "diagram-sheet.h"

#include <stdlib.h>
#include <string.h>

static void
check_ascii (const Sheet *sheet, const char *wanted)
{
  g_autofree char *text = tengen_diagram_write_ascii (&sheet->diagram);

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_ascii_whole (void)
{
  g_autoptr (Sheet) sheet = sheet_new (5,
                                       5,
                                       "X...O"
                                       ".X.O."
                                       "....."
                                       "XXOO."
                                       "....O");

  sheet->marks[0] = TENGEN_MARK_CIRCLE;
  sheet->marks[4] = TENGEN_MARK_CIRCLE;
  sheet->marks[6] = TENGEN_MARK_TRIANGLE;
  sheet->marks[8] = TENGEN_MARK_SQUARE;
  sheet->marks[10] = TENGEN_MARK_CROSS;
  sheet->marks[11] = TENGEN_MARK_TRIANGLE;
  sheet->labels[12] = g_strdup ("A");
  sheet->labels[13] = g_strdup ("い");
  sheet->marks[14] = TENGEN_MARK_SELECTED;
  sheet->marks[15] = TENGEN_MARK_CROSS;
  sheet->marks[17] = TENGEN_MARK_CROSS;
  sheet->marks[18] = TENGEN_MARK_TRIANGLE;
  sheet->numbers[24] = 1;
  sheet->diagram.title = "a\nb";
  sheet->diagram.coordinates = TRUE;
  add_line (sheet, 0, 24, TRUE);
  add_line (sheet, 4, 3, FALSE);
  check_ascii (sheet,
               "$$Wc5 a b\n"
               "$$  -----------\n"
               "$$ | B . . . W |\n"
               "$$ | . Y . @ . |\n"
               "$$ | M T a C S |\n"
               "$$ | Z X P Q . |\n"
               "$$ | . . . . 1 |\n"
               "$$  -----------\n"
               "$$ {AR 1:1 5:5}\n"
               "$$ {LN 5:1 4:1}\n");
}

/* A corner of 19 lines: no size, edges where the board ends, stars; what is
 * outside leaves no line. */
static void
test_ascii_part (void)
{
  g_autoptr (Sheet) sheet = sheet_new (19, 19, NULL);

  sheet->diagram.part[0] = 13;
  sheet->diagram.part[3] = 4;
  sheet->diagram.renju = TRUE;
  sheet->diagram.coordinates = TRUE;
  sheet->stones[3 * 19 + 16] = TENGEN_STONE_BLACK;
  add_line (sheet, 0, 18, TRUE);
  add_line (sheet, 13, 4 * 19 + 18, TRUE);
  check_ascii (sheet,
               "$$B\n"
               "$$  -------------\n"
               "$$   . . . . . . |\n"
               "$$   . . . . . . |\n"
               "$$   . . . . . . |\n"
               "$$   . . , X . . |\n"
               "$$   . . . . . . |\n"
               "$$ {AR 1:1 6:5}\n");
  /* without numbers the side is whose turn it is */
  sheet->diagram.to_move = TENGEN_STONE_WHITE;
  check_ascii (sheet,
               "$$W\n"
               "$$  -------------\n"
               "$$   . . . . . . |\n"
               "$$   . . . . . . |\n"
               "$$   . . . . . . |\n"
               "$$   . . , X . . |\n"
               "$$   . . . . . . |\n"
               "$$ {AR 1:1 6:5}\n");
}

/* Of 13 moves ten are shown, from 4 on, which is White's. A number of the wrong
 * colour (a pass was before it) cannot be shown. */
static void
test_ascii_numbers (void)
{
  g_autoptr (Sheet) sheet = sheet_new (7,
                                       2,
                                       "XOXOXOX"
                                       "OXOXOXO");

  for (int i = 0; i < 13; i++)
    sheet->numbers[i] = (guint16) (i + 1);
  sheet->numbers[13] = 11;
  sheet->diagram.coordinates = TRUE;
  check_ascii (sheet,
               "$$Wc7m4\n"
               "$$  ---------------\n"
               "$$ | X O X 1 2 3 4 |\n"
               "$$ | 5 6 7 8 9 0 O |\n"
               "$$  ---------------\n");
}

/* What is read of a diagram of Sensei's Library. */
typedef struct
{
  int first;
  gboolean is_white;
  int n;
  char points[TENGEN_BOARD_MAX_POINTS];
} Read;

static void
read_ascii (const char *text, Read *read)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const char *m = strchr (lines[0], 'm');

  memset (read, 0, sizeof *read);
  read->is_white = lines[0][2] == 'W';
  read->first = m != NULL ? atoi (m + 1) : 1;
  for (char **line = lines + 1; *line != NULL; line++)
    for (const char *c = *line; *c != '\0' && *c != '{'; c++)
      if (strchr ("$ |-", *c) == NULL)
        read->points[read->n++] = *c;
}

static TengenStone
tell_stone (const Read *read, char c)
{
  gboolean odd;

  if (strchr ("XB#YZ", c) != NULL)
    return TENGEN_STONE_BLACK;
  if (strchr ("OW@QP", c) != NULL)
    return TENGEN_STONE_WHITE;
  if (!g_ascii_isdigit (c))
    return TENGEN_STONE_NONE;
  odd = (c - '0') % 2 == 1;
  return odd == read->is_white ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK;
}

static void
fill_randomly (Sheet *sheet, int n)
{
  int number = 0;

  for (int i = 0; i < n; i++)
    {
      sheet->stones[i] = (guint8) g_test_rand_int_range (0, 3);
      if (g_test_rand_int_range (0, 3) == 0)
        sheet->marks[i] = (guint8) g_test_rand_int_range (0, 6);
      if (sheet->stones[i] == 1 + number % 2)
        sheet->numbers[i] = (guint16) ++number;
    }
}

static void
check_read (const Sheet *sheet, const Read *read)
{
  const TengenDiagram *d = &sheet->diagram;
  int at = 0;

  g_assert_cmpint (read->n,
                   ==,
                   (d->part[1] - d->part[0] + 1) *
                       (d->part[3] - d->part[2] + 1));
  for (int y = d->part[2]; y <= d->part[3]; y++)
    for (int x = d->part[0]; x <= d->part[1]; x++)
      {
        int point = y * d->width + x;
        char c = read->points[at++];

        g_assert_cmpint (tell_stone (read, c), ==, sheet->stones[point]);
        if (g_ascii_isdigit (c))
          g_assert_cmpint (read->first + (c == '0' ? 9 : c - '1'),
                           ==,
                           sheet->numbers[point]);
      }
}

static void
test_ascii_random (void)
{
  int rounds = g_getenv ("TENGEN_FULL") != NULL ? 20000 : 200;

  for (int i = 0; i < rounds; i++)
    {
      int width = g_test_rand_int_range (2, 20);
      int height = g_test_rand_int_range (2, 20);
      g_autoptr (Sheet) sheet = sheet_new (width, height, NULL);
      g_autofree char *text = NULL;
      Read read;

      fill_randomly (sheet, width * height);
      sheet->diagram.part[0] = g_test_rand_int_range (0, width);
      sheet->diagram.part[1] =
          g_test_rand_int_range (sheet->diagram.part[0], width);
      sheet->diagram.part[2] = g_test_rand_int_range (0, height);
      sheet->diagram.part[3] =
          g_test_rand_int_range (sheet->diagram.part[2], height);
      text = tengen_diagram_write_ascii (&sheet->diagram);
      read_ascii (text, &read);
      check_read (sheet, &read);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/diagram/ascii/whole", test_ascii_whole);
  g_test_add_func ("/diagram/ascii/part", test_ascii_part);
  g_test_add_func ("/diagram/ascii/numbers", test_ascii_numbers);
  g_test_add_func ("/diagram/ascii/random", test_ascii_random);
  return g_test_run ();
}

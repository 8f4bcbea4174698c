/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-diagram-read: diagrams in texts as games
 *
 * What: what the program writes comes back; a wrong line is named.
 */
#include <stdlib.h>

#include "diagram-sheet.h"
#include "game-open.h"
#include "tengen-describe-diagram-read.h"
#include "tengen-describe-markup.h"

#define N_RANDOM 400

static TengenGame *
read_diagram (const char *text)
{
  TengenDiagramError error;
  TengenRecord *record;

  g_assert_true (tengen_diagram_is_text (text));
  record = tengen_diagram_read (text, FALSE, &error);
  g_assert_cmpint (error.fault, ==, TENGEN_DIAGRAM_FAULT_NONE);
  g_assert_nonnull (record);
  return tengen_game_open (record, 0);
}

/* The nodes of the first game, one a line. */
static void
check_nodes (const char *text, const char *expected)
{
  g_autoptr (TengenGame) game = read_diagram (text);
  const TengenRecord *record = tengen_game_get_record (game);
  g_autoptr (GString) nodes = g_string_new (NULL);

  for (TengenNode node = tengen_game_get_root (game); node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    {
      g_autofree char *properties = dump_node (game, node);

      g_string_append_printf (nodes, ";%s", properties);
    }
  g_assert_cmpstr (nodes->str, ==, expected);
}

static void
check_wrong (const char *text, TengenDiagramFault fault, guint line)
{
  TengenDiagramError error;

  g_assert_null (tengen_diagram_read (text, FALSE, &error));
  g_assert_cmpint (error.fault, ==, fault);
  g_assert_cmpuint (error.line, ==, line);
}

static void
test_parts (void)
{
  check_nodes ("$$Wc5m3 A title\n$$  -----------\n$$ | . X a . . |\n"
               "$$ | 1 2 4 . C |\n$$ | . . , # Q |\n$$ | . . . . . |\n"
               "$$ | . . . . . |\n$$  -----------\n$$ {AR 1:1 2:2}\nText\n",
               ";GM[1]FF[4]SZ[5]GN[A title]AB[ba][dc]AW[ec]PL[W]"
               ";W[ab]MN[3];B[bb];B[cb]MN[6]CR[eb]SQ[dc]TR[ec]LB[ca:a]"
               "C[Text]AR[aa:bb]");
  /* the lower right of a board of 19 */
  check_nodes ("$$\n$$ . X |\n$$ O . |\n$$ -----\n",
               ";GM[1]FF[4]SZ[19]AB[sr]AW[rs]");
  /* a star point tells where a part lies, else it lies in the middle */
  check_nodes ("$$B\n$$ . . .\n$$ . , X\n$$ . . .\n",
               ";GM[1]FF[4]SZ[19]AB[kj]PL[B]");
  check_nodes ("$$B9\n$$ X .\n", ";GM[1]FF[4]SZ[9]AB[ce]PL[B]");
  check_nodes ("Before\r\n$$ + --- +\r\n$$ |X.O|\r\n$$ |.10|\r\n$$ |...|\r\n"
               "$$ +---+\r\n",
               ";GM[1]FF[4]SZ[3]AB[aa]AW[ca];B[bb];W[cb]MN[10]C[Before]");
}

/* Each diagram is a game of its own. */
static void
test_several (void)
{
  g_autoptr (TengenGame) game =
      read_diagram ("$$B One\n$$ | X |\n\nSome words\n\n$$W Two\n$$ | O |\n"
                    "$$B5 Three\n$$ | . |\n");
  const TengenRecord *record = tengen_game_get_record (game);
  g_autofree char *two = NULL;

  g_assert_cmpuint (tengen_record_get_n_games (record), ==, 3);
  two = dump_node (game, tengen_record_get_game (record, 1));
  g_assert_nonnull (strstr (two, "GN[Two]"));
  g_assert_false (tengen_diagram_is_text ("(;C[\n$$B\n])"));
  g_assert_false (tengen_diagram_is_text ("US$$ 5"));
}

static void
test_wrong (void)
{
  check_wrong ("$$Bz9\n$$ . .\n", TENGEN_DIAGRAM_FAULT_HEAD, 1);
  check_wrong ("$$Bm0\n$$ . .\n", TENGEN_DIAGRAM_FAULT_HEAD, 1);
  check_wrong (
      "a\n$$B9\n$$ -----\n$$ | . |\n$$ -----\n", TENGEN_DIAGRAM_FAULT_SIZE, 2);
  check_wrong ("$$B99\n$$ . .\n", TENGEN_DIAGRAM_FAULT_SIZE, 1);
  check_wrong ("$$B\n$$ . .\n$$ . ! .\n", TENGEN_DIAGRAM_FAULT_SIGN, 3);
  check_wrong ("$$B\n$$ . .\n$$ . . .\n", TENGEN_DIAGRAM_FAULT_WIDTH, 3);
  check_wrong ("$$B\n$$ | . .\n$$ . .\n", TENGEN_DIAGRAM_FAULT_EDGE, 3);
  check_wrong ("$$B\n$$ . .\n$$ ---\n$$ . .\n", TENGEN_DIAGRAM_FAULT_EDGE, 4);
  check_wrong ("$$B2\n$$ . .\n$$ . .\n$$ X .\n", TENGEN_DIAGRAM_FAULT_ROWS, 4);
  check_wrong ("$$B2\n$$ . . X\n", TENGEN_DIAGRAM_FAULT_ROWS, 2);
  check_wrong ("$$B\n$$ 1 .\n$$ . 1\n", TENGEN_DIAGRAM_FAULT_TWICE, 3);
  check_wrong ("$$B\n$$ 1 .\n$$ {AR 1:1}\n", TENGEN_DIAGRAM_FAULT_LINE, 3);
  check_wrong ("$$B\n$$ 1 .\n$$ {LN 1:1 3:1}\n", TENGEN_DIAGRAM_FAULT_LINE, 3);
  check_wrong ("$$B\n", TENGEN_DIAGRAM_FAULT_EMPTY, 1);
}

/* --- Round trip --- */

static void
fill (Sheet *sheet)
{
  TengenDiagram *d = &sheet->diagram;
  int n = d->width * d->height;
  int first = g_test_rand_int_range (1, 30), order = 0;

  for (int i = 0; i < n; i++)
    {
      int what = g_test_rand_int_range (0, 12);

      if (what < 4)
        sheet->stones[i] = what < 2 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
      if (what == 5 || what == 1)
        sheet->marks[i] = (guint8) g_test_rand_int_range (1, 5);
      if (what == 6)
        sheet->labels[i] =
            g_strdup_printf ("%c", 'a' + g_test_rand_int_range (0, 26));
    }
  for (int i = 0; i < n && order < 10; i++)
    if (sheet->stones[i] != TENGEN_STONE_NONE && sheet->marks[i] == 0 &&
        (sheet->stones[i] == TENGEN_STONE_BLACK) ==
            ((first + order) % 2 == 1) &&
        g_test_rand_bit ())
      sheet->numbers[i] = (guint16) (first + order++);
}

static int
choose_end (int from, int size)
{
  int to = g_test_rand_int_range (from, size);

  return g_test_rand_bit () ? size - 1 : to;
}

static void
put (TengenGame *game, Sheet *sheet, TengenNode node, int number)
{
  static const struct
  {
    TengenProperty property;
    TengenStone stone;
    gboolean is_move;
  } LISTS[] = {
    { TENGEN_PROPERTY_AB, TENGEN_STONE_BLACK, FALSE },
    { TENGEN_PROPERTY_AW, TENGEN_STONE_WHITE, FALSE },
    { TENGEN_PROPERTY_B, TENGEN_STONE_BLACK, TRUE },
    { TENGEN_PROPERTY_W, TENGEN_STONE_WHITE, TRUE },
  };
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  int n = setup->width * setup->height;

  for (gsize i = 0; i < G_N_ELEMENTS (LISTS); i++)
    {
      for (int k = 0; k < n; k++)
        {
          TengenValueIter iter;

          tengen_value_iter_init_kind (
              &iter, tengen_game_get_record (game), node, LISTS[i].property);
          if (!tengen_value_iter_find_point (
                  &iter, setup->width, setup->height, (TengenPoint) k))
            continue;
          sheet->stones[k] = (guint8) LISTS[i].stone;
          if (LISTS[i].is_move)
            sheet->numbers[k] = (guint16) number;
        }
    }
}

/* A game drawn again: stones and numbers of all nodes, marks of the last. */
static Sheet *
draw (TengenGame *game)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  const TengenRecord *record = tengen_game_get_record (game);
  Sheet *sheet = sheet_new (setup->width, setup->height, NULL);
  TengenNode last = TENGEN_NODE_NONE;
  g_autoptr (TengenMarkup) markup = NULL;
  int number = 0;

  for (TengenNode node = tengen_game_get_root (game); node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    {
      g_autofree char *named =
          tengen_record_get_text (record, node, TENGEN_PROPERTY_MN);

      number = named != NULL ? atoi (named) : number + 1;
      if (node == tengen_game_get_root (game))
        number = 0;
      put (game, sheet, node, number);
      last = node;
    }
  go_to (game, last);
  markup = tengen_markup_new (here (game));
  for (int i = 0; i < setup->width * setup->height; i++)
    {
      sheet->marks[i] = markup->marks[i];
      sheet->labels[i] = g_strdup (markup->labels[i]);
    }
  return sheet;
}

/* Where a part may begin on a board that was read: at its edge, or anywhere
 * inside if no edge was seen. */
static void
find_begins (int from, int to, int size, int all, int *first, int *last)
{
  int shown = to - from + 1;

  *first = from == 0 ? 0 : to == size - 1 ? all - shown : 1;
  *last = from == 0 || to == size - 1 ? *first : all - shown - 1;
}

static gboolean
is_same (const char *text, Sheet *sheet, const TengenDiagram *written)
{
  TengenDiagram *d = &sheet->diagram;
  int left, left_end, top, top_end;

  find_begins (written->part[0],
               written->part[1],
               written->width,
               d->width,
               &left,
               &left_end);
  find_begins (written->part[2],
               written->part[3],
               written->height,
               d->height,
               &top,
               &top_end);
  for (int y = top; y <= top_end; y++)
    for (int x = left; x <= left_end; x++)
      {
        g_autofree char *back = NULL;

        d->part[0] = x;
        d->part[1] = x + written->part[1] - written->part[0];
        d->part[2] = y;
        d->part[3] = y + written->part[3] - written->part[2];
        back = tengen_diagram_write_ascii (d);
        /* of an oblong board that was not seen whole the star points differ */
        if (d->width != written->width || d->height != written->height)
          g_strdelimit (back, ",", '.');
        if (strcmp (back, text) == 0)
          return TRUE;
      }
  return FALSE;
}

/* All sizes and parts of boards. A part without edges may lie elsewhere on a
 * board, but with the same star points in it. */
static void
test_round_trip (void)
{
  for (int i = 0; i < N_RANDOM; i++)
    {
      int width = g_test_rand_int_range (2, 26);
      int height = g_test_rand_bit () ? width : g_test_rand_int_range (2, 26);
      g_autoptr (Sheet) sheet = sheet_new (width, height, NULL);
      TengenDiagram *d = &sheet->diagram;
      g_autoptr (TengenGame) game = NULL;
      g_autoptr (Sheet) again = NULL;
      g_autofree char *text = NULL;

      fill (sheet);
      for (int k = 0; k < 4; k += 2)
        {
          int size = k == 0 ? width : height;

          d->part[k] = g_test_rand_bit () ? 0 : g_test_rand_int_range (0, size);
          d->part[k + 1] = choose_end (d->part[k], size);
        }
      text = tengen_diagram_write_ascii (d);
      g_test_message ("%s", text);
      game = read_diagram (text);
      again = draw (game);
      if (width == height || (d->part[0] == 0 && d->part[1] == width - 1))
        g_assert_cmpint (again->diagram.width, ==, width);
      if (width == height || (d->part[2] == 0 && d->part[3] == height - 1))
        g_assert_cmpint (again->diagram.height, ==, height);
      if (again->diagram.width != width || again->diagram.height != height)
        g_strdelimit (text, ",", '.');
      g_assert_true (is_same (text, again, d));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/diagram/read/parts", test_parts);
  g_test_add_func ("/game/diagram/read/several", test_several);
  g_test_add_func ("/game/diagram/read/wrong", test_wrong);
  g_test_add_func ("/game/diagram/read/round-trip", test_round_trip);
  return g_test_run ();
}

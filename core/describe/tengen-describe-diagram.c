/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-diagram: a board as text, as Sensei's Library draws it
 *
 * Shape: `$$W` at the front if White has the odd ones of the numbers shown, or
 *        without numbers if it is White's turn, `c` for coordinates, the size
 *        unless it is 19, `m` and the first number; a row a line, `|` and `-`
 *        where the board ends.
 */
#include "tengen-describe-diagram.h"

#include <string.h>

#include "tengen-go-handicap.h"

/* So many numbers can be told apart: 1 to 9, and 0 for the tenth. */
#define N_NUMBERS 10
/* The size that is not written. */
#define SIZE_USUAL 19

/* By mark: on an empty point, a black and a white stone. */
static const char signs[][4] = {
  [TENGEN_MARK_NONE] = ".XO",     [TENGEN_MARK_CIRCLE] = "CBW",
  [TENGEN_MARK_CROSS] = "MZP",    [TENGEN_MARK_SQUARE] = "S#@",
  [TENGEN_MARK_TRIANGLE] = "TYQ", [TENGEN_MARK_SELECTED] = "S#@",
};

/**
 * Ascii:
 * @diagram: what is written
 * @text: where
 * @first: the first number that is shown
 * @odd: whose stones have the first, third, fifth of them
 *
 * A diagram that is being written.
 */
typedef struct
{
  const TengenDiagram *diagram;
  GString *text;
  int first;
  TengenStone odd;
} Ascii;

static int
get_point (const TengenDiagram *self, int x, int y)
{
  return y * self->width + x;
}

static int
find_last (const Ascii *self)
{
  const TengenDiagram *d = self->diagram;
  int last = 0;

  for (int y = d->part[2]; y <= d->part[3]; y++)
    for (int x = d->part[0]; x <= d->part[1]; x++)
      if (d->stones[get_point (d, x, y)] != TENGEN_STONE_NONE)
        last = MAX (last, d->numbers[get_point (d, x, y)]);
  return last;
}

/* The last numbers that are seen are the ones that are shown, from the first
 * of them on. */
static void
choose_numbers (Ascii *self)
{
  const TengenDiagram *d = self->diagram;
  int least = MAX (find_last (self) - N_NUMBERS + 1, 1);

  self->first = G_MAXINT;
  for (int y = d->part[2]; y <= d->part[3]; y++)
    for (int x = d->part[0]; x <= d->part[1]; x++)
      {
        int point = get_point (d, x, y);

        if (d->stones[point] == TENGEN_STONE_NONE ||
            d->numbers[point] < least || d->numbers[point] >= self->first)
          continue;
        self->first = d->numbers[point];
        self->odd = (TengenStone) d->stones[point];
      }
  if (self->first != G_MAXINT)
    return;
  self->first = 1;
  self->odd = d->to_move;
}

static gboolean
has_numbers (const Ascii *self, int point)
{
  const TengenDiagram *d = self->diagram;
  int place = d->numbers[point] - self->first;

  return d->numbers[point] > 0 && place >= 0 &&
         (place % 2 == 0) == (d->stones[point] == self->odd);
}

static gboolean
is_star (const TengenDiagram *self, int point)
{
  TengenPoint stars[9];
  int n = tengen_go_star_points (self->width, self->height, stars);

  for (int i = 0; i < n; i++)
    if (stars[i] == point)
      return TRUE;
  return FALSE;
}

static char
choose_empty (const TengenDiagram *self, int point)
{
  const char *label = self->labels[point];

  if (label != NULL)
    return g_ascii_isalpha (label[0]) && label[1] == '\0'
               ? g_ascii_tolower (label[0])
               : signs[TENGEN_MARK_CIRCLE][0];
  if (self->marks[point] == TENGEN_MARK_NONE && is_star (self, point))
    return ',';
  return signs[self->marks[point]][TENGEN_STONE_NONE];
}

static char
choose_character (const Ascii *self, int point)
{
  const TengenDiagram *d = self->diagram;

  if (d->stones[point] == TENGEN_STONE_NONE)
    return choose_empty (d, point);
  if (d->marks[point] == TENGEN_MARK_NONE && has_numbers (self, point))
    return (char) ('0' + (d->numbers[point] - self->first + 1) % N_NUMBERS);
  return signs[d->marks[point]][d->stones[point]];
}

static void
add_head (const Ascii *self)
{
  const TengenDiagram *d = self->diagram;
  int size = MAX (d->width, d->height);

  g_string_append (self->text, self->odd == TENGEN_STONE_WHITE ? "$$W" : "$$B");
  if (d->coordinates && !d->renju)
    g_string_append_c (self->text, 'c');
  if (size != SIZE_USUAL)
    g_string_append_printf (self->text, "%d", size);
  if (self->first > 1)
    g_string_append_printf (self->text, "m%d", self->first);
  if (d->title != NULL && *d->title != '\0')
    {
      g_autofree char *title = g_strdelimit (g_strdup (d->title), "\r\n", ' ');

      g_string_append_printf (self->text, " %s", title);
    }
  g_string_append_c (self->text, '\n');
}

static void
add_edge (const Ascii *self)
{
  const TengenDiagram *d = self->diagram;
  int n = 2 * (d->part[1] - d->part[0] + 1) + 1;

  g_string_append (self->text, "$$  ");
  for (int i = 0; i < n; i++)
    g_string_append_c (self->text, '-');
  g_string_append_c (self->text, '\n');
}

static void
add_row (const Ascii *self, int y)
{
  const TengenDiagram *d = self->diagram;

  g_string_append (self->text, d->part[0] == 0 ? "$$ |" : "$$  ");
  for (int x = d->part[0]; x <= d->part[1]; x++)
    g_string_append_printf (
        self->text, " %c", choose_character (self, get_point (d, x, y)));
  g_string_append (self->text, d->part[1] == d->width - 1 ? " |\n" : "\n");
}

static gboolean
is_shown (const TengenDiagram *self, TengenPoint point)
{
  int x = tengen_point_x (point, self->width);
  int y = tengen_point_y (point, self->width);

  return x >= self->part[0] && x <= self->part[1] && y >= self->part[2] &&
         y <= self->part[3];
}

/* Points are counted from the upper left of what is shown. */
static void
add_line (const Ascii *self, const TengenMarkupLine *line)
{
  const TengenDiagram *d = self->diagram;

  if (!is_shown (d, line->from) || !is_shown (d, line->to))
    return;
  g_string_append_printf (
      self->text,
      "$$ {%s %d:%d %d:%d}\n",
      line->arrow ? "AR" : "LN",
      tengen_point_x (line->from, d->width) - d->part[0] + 1,
      tengen_point_y (line->from, d->width) - d->part[2] + 1,
      tengen_point_x (line->to, d->width) - d->part[0] + 1,
      tengen_point_y (line->to, d->width) - d->part[2] + 1);
}

char *
tengen_diagram_write_ascii (const TengenDiagram *self)
{
  Ascii ascii = { .diagram = self, .odd = TENGEN_STONE_BLACK };

  g_return_val_if_fail (self != NULL, NULL);

  ascii.text = g_string_new (NULL);
  choose_numbers (&ascii);
  add_head (&ascii);
  if (self->part[2] == 0)
    add_edge (&ascii);
  for (int y = self->part[2]; y <= self->part[3]; y++)
    add_row (&ascii, y);
  if (self->part[3] == self->height - 1)
    add_edge (&ascii);
  for (guint i = 0; i < self->lines->len; i++)
    add_line (&ascii, &g_array_index (self->lines, TengenMarkupLine, i));
  return g_string_free (ascii.text, FALSE);
}

char *
tengen_diagram_write_position (const TengenPosition *position)
{
  g_autoptr (TengenMarkup) markup = NULL;
  g_autofree guint8 *stones = NULL;
  g_autofree guint16 *numbers = NULL;
  const TengenBoard *board;
  int n;

  g_return_val_if_fail (position != NULL, NULL);

  board = tengen_position_get_board (position);
  n = tengen_board_get_n_points (board);
  markup = tengen_markup_new (position);
  stones = g_new (guint8, n);
  numbers = g_new0 (guint16, n);
  tengen_board_read (board, stones);
  return tengen_diagram_write_ascii (&(TengenDiagram){
      .width = markup->width,
      .height = markup->height,
      .to_move = tengen_position_get_to_move (position),
      .part = { 0, markup->width - 1, 0, markup->height - 1 },
      .stones = stones,
      .numbers = numbers,
      .marks = markup->marks,
      .labels = markup->labels,
      .lines = markup->lines,
  });
}

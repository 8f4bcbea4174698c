/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-tally: a count as single things that are laid out one by one
 *
 * Shape: for each line of the sum a list of things of each side; the lists of
 *        both sides are merged in pairs.
 */
#include "tengen-go-tally.h"

#include <string.h>

/* Things of one line of the sum for one side. */
typedef struct
{
  TengenGoTally *tally;
  TengenAccountCode code;
  GArray *items[3];
} Line;

/* --- Things --- */

static void
add_item (Line *line, TengenStone side, TengenPoint point, int value_x2)
{
  TengenGoTallyItem item = { side, line->code, point, value_x2, 0 };

  g_array_append_val (line->items[side], item);
}

static Line
begin_line (TengenGoTally *self, TengenAccountCode code)
{
  Line line = { self, code, { NULL } };

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    line.items[side] = g_array_new (FALSE, FALSE, sizeof (TengenGoTallyItem));
  return line;
}

/* Adds the things of a line in pairs. */
static void
end_line (Line *line)
{
  TengenGoTally *self = line->tally;
  guint n = MAX (line->items[TENGEN_STONE_BLACK]->len,
                 line->items[TENGEN_STONE_WHITE]->len);

  for (guint i = 0; i < n; i++, self->n_ticks++)
    for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
      if (i < line->items[side]->len)
        {
          TengenGoTallyItem item =
              g_array_index (line->items[side], TengenGoTallyItem, i);

          item.tick = self->n_ticks;
          g_array_append_val (self->items, item);
        }
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    g_array_unref (line->items[side]);
}

/* What lies in a lid: a thing for each point of the sum. */
static void
add_loose (Line *line, TengenStone side, int amount_x2)
{
  for (int n = ABS (amount_x2) / 2; n > 0; n--)
    add_item (line, side, TENGEN_POINT_NONE, amount_x2 > 0 ? 2 : -2);
}

static void
add_plate (Line *line, TengenStone side, int amount_x2)
{
  if (amount_x2 != 0)
    add_item (line, side, TENGEN_POINT_NONE, amount_x2);
}

/* --- Points --- */

static void
add_stones (TengenGoTally *self)
{
  Line line = begin_line (self, TENGEN_ACCOUNT_STONES);

  for (int i = 0; i < self->width * self->height; i++)
    if (self->stones[i] != TENGEN_STONE_NONE)
      add_item (&line, (TengenStone) self->stones[i], (TengenPoint) i, 2);
  end_line (&line);
}

/* Adds a point of the area that is walked through, once. */
static void
reach (const TengenGoCount *count,
       int from,
       int to,
       gboolean *seen,
       TengenPoint *queue,
       int *n)
{
  if (seen[to] || count->owner[to] != count->owner[from])
    return;
  seen[to] = TRUE;
  queue[(*n)++] = (TengenPoint) to;
}

/* Lists the area around a point, the nearest points first; returns how many. */
static int
list_area (const TengenGoTally *self,
           const TengenGoCount *count,
           int first,
           gboolean *seen,
           TengenPoint *queue)
{
  int width = self->width;
  int n = 1;

  seen[first] = TRUE;
  queue[0] = (TengenPoint) first;
  for (int i = 0; i < n; i++)
    {
      int point = queue[i];

      if (point % width < width - 1)
        reach (count, point, point + 1, seen, queue, &n);
      if (point + width < count->n_points)
        reach (count, point, point + width, seen, queue, &n);
      if (point % width > 0)
        reach (count, point, point - 1, seen, queue, &n);
      if (point >= width)
        reach (count, point, point - width, seen, queue, &n);
    }
  return n;
}

/* Adds the points of an owner, area by area, for one side or for both. */
static void
add_owned (Line *line,
           const TengenGoCount *count,
           TengenGoOwner owner,
           TengenStone side,
           int value_x2)
{
  g_autofree gboolean *seen = g_new0 (gboolean, count->n_points);
  g_autofree TengenPoint *queue = g_new (TengenPoint, count->n_points);

  for (int i = 0; i < count->n_points; i++)
    {
      int n = 0;

      if (count->owner[i] == owner && !seen[i])
        n = list_area (line->tally, count, i, seen, queue);
      for (int j = 0; j < n; j++)
        add_item (line, side, queue[j], value_x2);
    }
}

static void
add_area (TengenGoTally *self,
          const TengenGoCount *count,
          TengenAccountCode code,
          TengenGoOwner black,
          TengenGoOwner white,
          int value_x2)
{
  Line line = begin_line (self, code);

  add_owned (&line, count, black, TENGEN_STONE_BLACK, value_x2);
  add_owned (&line, count, white, TENGEN_STONE_WHITE, value_x2);
  end_line (&line);
}

static void
add_territory (TengenGoTally *self, const TengenGoCount *count)
{
  add_area (self,
            count,
            TENGEN_ACCOUNT_TERRITORY,
            TENGEN_GO_OWNER_BLACK,
            TENGEN_GO_OWNER_WHITE,
            2);
}

static void
add_seki_eyes (TengenGoTally *self, const TengenGoCount *count)
{
  add_area (self,
            count,
            TENGEN_ACCOUNT_SEKI_EYES,
            TENGEN_GO_OWNER_BLACK_SEKI,
            TENGEN_GO_OWNER_WHITE_SEKI,
            2);
}

/* --- The sum --- */

static void
add_amounts (TengenGoTally *self,
             const TengenAccountLine *source,
             void (*add) (Line *, TengenStone, int))
{
  Line line = begin_line (self, source->code);

  add (&line, TENGEN_STONE_BLACK, source->amount_x2[TENGEN_STONE_BLACK]);
  add (&line, TENGEN_STONE_WHITE, source->amount_x2[TENGEN_STONE_WHITE]);
  end_line (&line);
}

static void
add_line (TengenGoTally *self,
          const TengenGoCount *count,
          const TengenAccountLine *line)
{
  switch (line->code)
    {
    case TENGEN_ACCOUNT_STONES:
      add_stones (self);
      break;
    case TENGEN_ACCOUNT_TERRITORY:
      add_territory (self, count);
      break;
    case TENGEN_ACCOUNT_SEKI_EYES:
      add_seki_eyes (self, count);
      break;
    case TENGEN_ACCOUNT_DAME:
      add_area (self,
                count,
                TENGEN_ACCOUNT_DAME,
                TENGEN_GO_OWNER_DAME,
                TENGEN_GO_OWNER_DAME,
                1);
      break;
    case TENGEN_ACCOUNT_PRISONERS:
    case TENGEN_ACCOUNT_DEAD:
    case TENGEN_ACCOUNT_LOST_PRISONERS:
    case TENGEN_ACCOUNT_LOST_DEAD:
    case TENGEN_ACCOUNT_VIRTUAL:
    case TENGEN_ACCOUNT_PASSES:
    case TENGEN_ACCOUNT_PASS_STONES:
    case TENGEN_ACCOUNT_NEGATIVE:
    case TENGEN_ACCOUNT_EXTRA_OWN:
    case TENGEN_ACCOUNT_EXTRA_FILLED:
    case TENGEN_ACCOUNT_BORDER:
      add_amounts (self, line, add_loose);
      break;
    case TENGEN_ACCOUNT_EQUAL:
    case TENGEN_ACCOUNT_EYES:
    case TENGEN_ACCOUNT_GROUPS:
    case TENGEN_ACCOUNT_KOMI:
    case TENGEN_ACCOUNT_BONUS:
    case TENGEN_ACCOUNT_PASS_BONUS:
      add_amounts (self, line, add_plate);
      break;
    case TENGEN_ACCOUNT_TOTAL:
      break;
    }
}

static TengenGoTally *
make_empty (const TengenBoard *board)
{
  TengenGoTally *self = g_new0 (TengenGoTally, 1);

  self->width = tengen_board_get_width (board);
  self->height = tengen_board_get_height (board);
  self->stones = g_new0 (guint8, tengen_board_get_n_points (board));
  self->items = g_array_new (FALSE, FALSE, sizeof (TengenGoTallyItem));
  self->unit = TENGEN_GO_UNIT_STONES;
  return self;
}

/* The stones that stay. */
static void
read_stones (TengenGoTally *self, const TengenGoCount *count)
{
  for (int i = 0; i < count->n_points; i++)
    if (count->owner[i] == TENGEN_GO_OWNER_BLACK_STONE)
      self->stones[i] = TENGEN_STONE_BLACK;
    else if (count->owner[i] == TENGEN_GO_OWNER_WHITE_STONE)
      self->stones[i] = TENGEN_STONE_WHITE;
}

TengenGoTally *
tengen_go_tally_new (const TengenBoard *board,
                     const TengenGoCount *count,
                     const TengenAccount *account)
{
  TengenGoTally *self;

  g_return_val_if_fail (board != NULL && count != NULL, NULL);
  g_return_val_if_fail (account != NULL, NULL);

  self = make_empty (board);
  self->unit = account->unit;
  read_stones (self, count);
  for (guint i = 0; i < account->lines->len; i++)
    add_line (self, count, g_ptr_array_index (account->lines, i));
  return self;
}

TengenGoTally *
tengen_go_tally_new_area (const TengenBoard *board, const TengenGoCount *count)
{
  TengenGoTally *self;

  g_return_val_if_fail (board != NULL && count != NULL, NULL);

  self = make_empty (board);
  self->unit = TENGEN_GO_UNIT_POINTS;
  read_stones (self, count);
  add_stones (self);
  add_territory (self, count);
  add_seki_eyes (self, count);
  return self;
}

TengenGoTally *
tengen_go_tally_new_stones (const TengenBoard *board)
{
  TengenGoTally *self;

  g_return_val_if_fail (board != NULL, NULL);

  self = make_empty (board);
  tengen_board_read (board, self->stones);
  add_stones (self);
  return self;
}

void
tengen_go_tally_free (TengenGoTally *self)
{
  if (self == NULL)
    return;
  g_free (self->stones);
  g_array_unref (self->items);
  g_free (self);
}

/* --- What is asked of it --- */

static const TengenGoTallyItem *
get_item (const TengenGoTally *self, guint index)
{
  return &g_array_index (self->items, TengenGoTallyItem, index);
}

static gboolean
is_same_item (const TengenGoTallyItem *one, const TengenGoTallyItem *other)
{
  return one->side == other->side && one->code == other->code &&
         one->point == other->point && one->value_x2 == other->value_x2 &&
         one->tick == other->tick;
}

gboolean
tengen_go_tally_equal (const TengenGoTally *self, const TengenGoTally *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (self->width != other->width || self->height != other->height ||
      self->unit != other->unit || self->items->len != other->items->len ||
      memcmp (self->stones,
              other->stones,
              (gsize) (self->width * self->height)) != 0)
    return FALSE;
  for (guint i = 0; i < self->items->len; i++)
    if (!is_same_item (get_item (self, i), get_item (other, i)))
      return FALSE;
  return TRUE;
}

void
tengen_go_tally_narrow (TengenGoTally *self, TengenStone side, guint codes)
{
  GArray *items;
  guint before = G_MAXUINT;

  g_return_if_fail (self != NULL);

  items = g_array_new (FALSE, FALSE, sizeof (TengenGoTallyItem));
  self->n_ticks = 0;
  for (guint i = 0; i < self->items->len; i++)
    {
      TengenGoTallyItem item = *get_item (self, i);

      if ((side != TENGEN_STONE_NONE && item.side != side) ||
          (codes >> item.code & 1) == 0)
        continue;
      if (item.tick != before)
        self->n_ticks++;
      before = item.tick;
      item.tick = self->n_ticks - 1;
      g_array_append_val (items, item);
    }
  g_array_unref (self->items);
  self->items = items;
}

guint
tengen_go_tally_count (const TengenGoTally *self, guint ticks)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (n < self->items->len && get_item (self, n)->tick < ticks)
    n++;
  return n;
}

void
tengen_go_tally_sum (const TengenGoTally *self, guint ticks, int sum_x2[3])
{
  guint n;

  g_return_if_fail (self != NULL && sum_x2 != NULL);

  memset (sum_x2, 0, 3 * sizeof *sum_x2);
  n = tengen_go_tally_count (self, ticks);
  for (guint i = 0; i < n; i++)
    sum_x2[get_item (self, i)->side] += get_item (self, i)->value_x2;
}

gboolean
tengen_go_tally_has_side (const TengenGoTally *self, TengenStone side)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->items->len; i++)
    if (get_item (self, i)->side == side)
      return TRUE;
  return FALSE;
}

int
tengen_go_tally_find_room (const TengenGoTally *self)
{
  int sum_x2[3] = { 0 };
  int room_x2 = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->items->len; i++)
    {
      const TengenGoTallyItem *item = get_item (self, i);

      sum_x2[item->side] += item->value_x2;
      room_x2 = MAX (room_x2, ABS (sum_x2[item->side]));
    }
  return room_x2;
}

/* --- Rows --- */

/* Takes a length off one end of a row; returns what was not there. */
static int
take_off (GArray *row, int length_x2, gboolean from_start)
{
  while (length_x2 > 0 && row->len > 0)
    {
      guint index = from_start ? 0 : row->len - 1;
      TengenGoTallyPiece *piece =
          &g_array_index (row, TengenGoTallyPiece, index);
      int taken_x2 = MIN (length_x2, piece->length_x2);

      piece->length_x2 -= taken_x2;
      length_x2 -= taken_x2;
      if (piece->length_x2 == 0)
        g_array_remove_index (row, index);
    }
  return length_x2;
}

static void
add_piece (GArray *row, int item, int length_x2)
{
  TengenGoTallyPiece piece = { item, 0, length_x2 };

  if (length_x2 > 0)
    g_array_append_val (row, piece);
}

static void
place_pieces (GArray *row)
{
  int start_x2 = 0;

  for (guint i = 0; i < row->len; i++)
    {
      TengenGoTallyPiece *piece = &g_array_index (row, TengenGoTallyPiece, i);

      piece->start_x2 = start_x2;
      start_x2 += piece->length_x2;
    }
}

GArray *
tengen_go_tally_lay_out (const TengenGoTally *self,
                         TengenStone side,
                         guint ticks)
{
  GArray *row = g_array_new (FALSE, FALSE, sizeof (TengenGoTallyPiece));
  int missing_x2 = 0;
  guint n;

  g_return_val_if_fail (self != NULL, row);

  n = tengen_go_tally_count (self, ticks);
  for (guint i = 0; i < n; i++)
    {
      const TengenGoTallyItem *item = get_item (self, i);
      int paid_x2 = MIN (missing_x2, MAX (item->value_x2, 0));

      if (item->side != side)
        continue;
      missing_x2 -= paid_x2;
      add_piece (row, (int) i, item->value_x2 - paid_x2);
      if (item->value_x2 < 0)
        missing_x2 +=
            take_off (row, -item->value_x2, item->code == TENGEN_ACCOUNT_EQUAL);
    }
  add_piece (row, -1, missing_x2);
  place_pieces (row);
  return row;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-steps-table: the board, bowls and lids a count is carried out on
 *
 * Shape: a point is chosen by a key made of what matters, most first, and its
 *        number last; the smallest key wins.
 * Not:   which points living groups need as eyes (tengen-go-steps-eyes).
 */
#include "tengen-go-steps-table.h"

#include "tengen-board-region.h"
#include "tengen-go-steps-eyes.h"

/* A key no point has. */
#define NO_KEY G_MAXUINT64

TengenGoTable *
tengen_go_table_new (const TengenBoard *board)
{
  TengenGoTable *self = g_new0 (TengenGoTable, 1);
  int n = tengen_board_get_n_points (board);

  self->width = tengen_board_get_width (board);
  self->height = tengen_board_get_height (board);
  self->n_points = n;
  self->stones = g_new0 (guint8, n);
  self->owner = g_new0 (guint8, n);
  self->region = g_new0 (guint16, n);
  self->size = g_new0 (guint16, n);
  self->eye = g_new0 (guint8, n);
  self->filled = g_new0 (guint8, n);
  self->shifts = g_array_new (FALSE, FALSE, sizeof (TengenGoShift));
  tengen_board_read (board, self->stones);
  for (int i = 0; i < n; i++)
    {
      self->owner[i] = TENGEN_GO_OWNER_DAME;
      self->region[i] = TENGEN_REGION_NONE;
    }
  return self;
}

void
tengen_go_table_free (TengenGoTable *self)
{
  if (self == NULL)
    return;
  g_free (self->stones);
  g_free (self->owner);
  g_free (self->region);
  g_free (self->size);
  g_free (self->eye);
  g_free (self->filled);
  g_array_unref (self->shifts);
  g_free (self);
}

static TengenGoOwner
own_area (TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? TENGEN_GO_OWNER_BLACK
                                     : TENGEN_GO_OWNER_WHITE;
}

static TengenGoOwner
own_stone (TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? TENGEN_GO_OWNER_BLACK_STONE
                                     : TENGEN_GO_OWNER_WHITE_STONE;
}

gboolean
tengen_go_table_is_free (const TengenGoTable *self,
                         int point,
                         TengenStone stone)
{
  TengenGoOwner eye = stone == TENGEN_STONE_BLACK ? TENGEN_GO_OWNER_BLACK_SEKI
                                                  : TENGEN_GO_OWNER_WHITE_SEKI;

  if (self->stones[point] != TENGEN_STONE_NONE)
    return FALSE;
  return self->owner[point] == own_area (stone) ||
         (self->seki_eyes && self->owner[point] == eye);
}

int
tengen_go_table_count_free (const TengenGoTable *self, TengenStone stone)
{
  int n = 0;

  for (int i = 0; i < self->n_points; i++)
    if (tengen_go_table_is_free (self, i, stone))
      n++;
  return n;
}

int
tengen_go_table_count_stones (const TengenGoTable *self, TengenStone stone)
{
  int n = 0;

  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] == stone)
      n++;
  return n;
}

/* Numbers the territories of a side from a number on. */
static int
number_regions (TengenGoTable *self, TengenStone stone, int first)
{
  g_autofree guint8 *own = g_new0 (guint8, self->n_points);
  g_autofree guint16 *labels = g_new (guint16, self->n_points);
  int n;

  for (int i = 0; i < self->n_points; i++)
    if (tengen_go_table_is_free (self, i, stone))
      own[i] = (guint8) stone;
  n = tengen_region_label (own, self->width, self->height, 1u << stone, labels);
  for (int i = 0; i < self->n_points; i++)
    if (labels[i] != TENGEN_REGION_NONE)
      {
        self->region[i] = (guint16) (first + labels[i]);
        self->size[self->region[i]]++;
      }
  return first + n;
}

void
tengen_go_table_divide (TengenGoTable *self, const guint8 *owner)
{
  int n;

  for (int i = 0; i < self->n_points; i++)
    self->owner[i] = owner[i];
  n = number_regions (self, TENGEN_STONE_BLACK, 0);
  number_regions (self, TENGEN_STONE_WHITE, n);
  tengen_go_table_find_eyes (self, TENGEN_STONE_BLACK);
  tengen_go_table_find_eyes (self, TENGEN_STONE_WHITE);
}

static int *
find_place (TengenGoTable *self, TengenPoint place, TengenStone stone)
{
  if (place == TENGEN_GO_PLACE_BOWL)
    return &self->bowl[stone];
  if (place == TENGEN_GO_PLACE_LID)
    return &self->lid[stone];
  g_assert (place == TENGEN_GO_PLACE_BESIDE);
  return &self->beside[stone];
}

void
tengen_go_table_move (TengenGoTable *self,
                      TengenPoint from,
                      TengenPoint to,
                      TengenStone stone)
{
  TengenGoShift shift = { from, to, (guint8) stone };

  if (from < self->n_points)
    {
      self->stones[from] = TENGEN_STONE_NONE;
      self->filled[from] = FALSE;
    }
  else
    *find_place (self, from, stone) -= 1;
  if (to < self->n_points)
    {
      self->stones[to] = (guint8) stone;
      self->owner[to] = own_stone (stone);
    }
  else
    *find_place (self, to, stone) += 1;
  g_array_append_val (self->shifts, shift);
}

/* The key of a free point: eye points last, small territories first, in each
 * what lies in a corner or at an edge of the room that is left. */
static guint64
rate_free (const TengenGoTable *self, int point, TengenStone stone)
{
  guint64 region = self->region[point];
  guint64 size = G_MAXUINT16;
  guint64 open = 0;
  int around[4];
  int n;

  if (!tengen_go_table_is_free (self, point, stone))
    return NO_KEY;
  if (region != TENGEN_REGION_NONE)
    size = self->size[region];
  n = tengen_go_table_list_around (self, point, around);
  for (int i = 0; i < n; i++)
    if (tengen_go_table_is_free (self, around[i], stone))
      open++;
  return (guint64) (self->eye[point] == stone) << 60 | size << 40 |
         region << 24 | open << 16 | (guint64) point;
}

/* Finds the free point to fill next, in one territory or in all of them.
 * Returns: a point, or -1 */
static int
find_free (const TengenGoTable *self, TengenStone stone, int region)
{
  guint64 best = NO_KEY;
  int found = -1;

  for (int i = 0; i < self->n_points; i++)
    if (region < 0 || self->region[i] == region)
      {
        guint64 key = rate_free (self, i, stone);

        if (key < best)
          {
            best = key;
            found = i;
          }
      }
  return found;
}

static void
fill_one (TengenGoTable *self, TengenPoint from, TengenStone stone)
{
  int point = find_free (self, stone, -1);

  if (point >= 0)
    {
      tengen_go_table_move (self, from, (TengenPoint) point, stone);
      self->filled[point] = TRUE;
      return;
    }
  self->over[stone]++;
  if (from != TENGEN_GO_PLACE_BESIDE)
    tengen_go_table_move (self, from, TENGEN_GO_PLACE_BESIDE, stone);
}

void
tengen_go_table_fill (TengenGoTable *self,
                      TengenPoint from,
                      TengenStone stone,
                      int n)
{
  for (int i = 0; i < n; i++)
    fill_one (self, from, stone);
}

typedef struct
{
  gboolean opponent;
  gboolean neutral;
  gboolean own;
} Touch;

static Touch
find_touch (const TengenGoTable *self, int point, TengenStone stone)
{
  Touch touch = { FALSE };
  int around[4];
  int n = tengen_go_table_list_around (self, point, around);

  for (int i = 0; i < n; i++)
    {
      if (self->stones[around[i]] == tengen_stone_other (stone))
        touch.opponent = TRUE;
      else if (tengen_go_table_is_free (self, around[i], stone))
        touch.own = TRUE;
      else if (self->stones[around[i]] == TENGEN_STONE_NONE)
        touch.neutral = TRUE;
    }
  return touch;
}

/* The key of a stone to take off its own territory. Of those the count put
 * there the last comes first, which is in the largest territory. */
static guint64
rate_inner (const TengenGoTable *self, int point, TengenStone stone)
{
  guint64 region = self->region[point];
  Touch touch;
  guint64 rank;

  if (self->stones[point] != stone)
    return NO_KEY;
  if (self->filled[point] && region != TENGEN_REGION_NONE)
    return (guint64) (G_MAXUINT16 - self->size[region]) << 16 |
           (guint64) (G_MAXUINT16 - point);
  touch = find_touch (self, point, stone);
  rank = touch.opponent || touch.neutral ? 3 : touch.own ? 1 : 2;
  return rank << 60 | (guint64) point;
}

/* The key of a stone to take off the border. */
static guint64
rate_border (const TengenGoTable *self, int point, TengenStone stone)
{
  guint64 rank = 3;
  Touch touch;

  if (self->stones[point] != stone)
    return NO_KEY;
  touch = find_touch (self, point, stone);
  if (touch.opponent)
    rank = touch.own ? 1 : 0;
  else if (touch.neutral)
    rank = 2;
  return rank << 61 | (guint64) self->filled[point] << 60 | (guint64) point;
}

static int
find_stone (const TengenGoTable *self,
            TengenStone stone,
            guint64 (*rate) (const TengenGoTable *, int, TengenStone))
{
  guint64 best = NO_KEY;
  int found = -1;

  for (int i = 0; i < self->n_points; i++)
    {
      guint64 key = rate (self, i, stone);

      if (key < best)
        {
          best = key;
          found = i;
        }
    }
  return found;
}

static void
take_own_one (TengenGoTable *self, TengenStone stone)
{
  int point;

  if (self->over[stone] > 0 && self->beside[stone] > 0)
    {
      self->over[stone]--;
      tengen_go_table_move (
          self, TENGEN_GO_PLACE_BESIDE, TENGEN_GO_PLACE_BOWL, stone);
      return;
    }
  point = find_stone (self, stone, rate_inner);
  if (point < 0)
    {
      self->over[stone]--;
      return;
    }
  tengen_go_table_move (self, (TengenPoint) point, TENGEN_GO_PLACE_BOWL, stone);
  self->owner[point] = own_area (stone);
}

void
tengen_go_table_take_own (TengenGoTable *self, TengenStone stone, int n)
{
  for (int i = 0; i < n; i++)
    take_own_one (self, stone);
}

int
tengen_go_table_take_border (TengenGoTable *self,
                             TengenStone stone,
                             int n,
                             gboolean is_filled)
{
  for (int i = 0; i < n; i++)
    {
      int from = find_stone (self, stone, rate_border);
      int to = is_filled ? find_free (self, stone, -1) : -1;

      if (from < 0)
        return i;
      tengen_go_table_move (self,
                            (TengenPoint) from,
                            to >= 0     ? (TengenPoint) to
                            : is_filled ? TENGEN_GO_PLACE_BESIDE
                                        : TENGEN_GO_PLACE_BOWL,
                            stone);
      self->owner[from] = TENGEN_GO_OWNER_DAME;
      if (to >= 0)
        self->filled[to] = TRUE;
      else if (is_filled)
        self->over[stone]++;
    }
  return n;
}

/* Counts by territory the stones put there and the free points. */
static void
count_regions (const TengenGoTable *self,
               TengenStone stone,
               guint16 *n_filled,
               guint16 *n_free)
{
  for (int i = 0; i < self->n_points; i++)
    {
      if (self->region[i] == TENGEN_REGION_NONE)
        continue;
      if (self->filled[i] && self->stones[i] == stone)
        n_filled[self->region[i]]++;
      else if (tengen_go_table_is_free (self, i, stone))
        n_free[self->region[i]]++;
    }
}

/* Finds the largest territory that has stones put there.
 * Returns: its number, or -1 */
static int
find_source (const TengenGoTable *self, const guint16 *n_filled)
{
  int best = -1;

  for (int i = 0; i < self->n_points; i++)
    if (n_filled[i] > 0 && (best < 0 || self->size[i] > self->size[best]))
      best = i;
  return best;
}

/* Finds the territory without stones put there that needs the fewest to have
 * full tens free, ten or more.
 * Returns: its number, or -1 */
static int
find_ragged (const TengenGoTable *self,
             const guint16 *n_filled,
             const guint16 *n_free)
{
  int best = -1;

  for (int i = 0; i < self->n_points; i++)
    if (n_filled[i] == 0 && n_free[i] > 10 && n_free[i] % 10 > 0 &&
        (best < 0 || n_free[i] % 10 < n_free[best] % 10))
      best = i;
  return best;
}

/* Takes the stone that was put last into a territory into another one. */
static void
move_over (TengenGoTable *self, TengenStone stone, int source, int target)
{
  int to = find_free (self, stone, target);
  int from = self->n_points - 1;

  while (!(self->filled[from] && self->region[from] == source))
    from--;
  tengen_go_table_move (self, (TengenPoint) from, (TengenPoint) to, stone);
  self->owner[from] = own_area (stone);
  self->filled[to] = TRUE;
}

void
tengen_go_table_square (TengenGoTable *self, TengenStone stone)
{
  g_autofree guint16 *n_filled = g_new0 (guint16, self->n_points);
  g_autofree guint16 *n_free = g_new0 (guint16, self->n_points);
  int source, target;

  count_regions (self, stone, n_filled, n_free);
  source = find_source (self, n_filled);
  if (source < 0)
    return;
  target = find_ragged (self, n_filled, n_free);
  while (target >= 0 && n_free[target] % 10 <= n_filled[source])
    {
      int n = n_free[target] % 10;

      for (int i = 0; i < n; i++)
        move_over (self, stone, source, target);
      n_filled[source] = (guint16) (n_filled[source] - n);
      n_filled[target] = (guint16) n;
      target = find_ragged (self, n_filled, n_free);
    }
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board: stones on a board, chains (一団), liberties (呼吸点), undo
 *
 * What: the changes, made of the steps of tengen-board-chains, and questions
 *       about the stones.
 * Not:  questions about chains (tengen-board-ask).
 * Undo: the words of a change in the log are, from first to last, those of
 *       its lift, its merges, its takes, and two that end it: the square, and
 *       bits (see Change). So the log is read from its end.
 */
#include "tengen-board-move.h"

#include <string.h>

/* The last words of a change in the log, unpacked. */
typedef struct
{
  guint square;
  TengenStone before;  /* what lay on the square */
  TengenStone stone;   /* what was put there, NONE to clear it */
  guint merges;        /* number of merges logged */
  guint takes;         /* number of chains logged as taken */
  gboolean lifted;     /* a lift is logged */
  gboolean is_suicide; /* the chain taken is the stone's own */
  gboolean is_fill;    /* all points were set; none of the above */
  gboolean has_chains; /* of a fill */
} Change;

/* So many points are put one by one. */
#define FEW_POINTS 8

G_GNUC_NO_INLINE void
tengen_board_grow_log (TengenBoard *self, gsize n_words)
{
  gsize change = TENGEN_BOARD_CHAINS_WORDS ((gsize) self->plan->n_points);
  gsize room = 2 * (self->log_size + n_words + change);

  self->log = g_renew (guint16, self->log, room);
  self->log_limit = room - change + 1;
}

void
tengen_board_keep_picture (TengenBoard *self)
{
  gsize n_points = self->plan->n_points;

  if (self->n_pictures == self->pictures_room)
    {
      self->pictures_room = 2 * self->pictures_room + 4;
      self->pictures = g_realloc_n (
          self->pictures, self->pictures_room, n_points * sizeof (guint8));
      self->picture_ends =
          g_renew (gsize, self->picture_ends, self->pictures_room);
    }
  tengen_board_read (self, self->pictures + self->n_pictures * n_points);
  self->picture_ends[self->n_pictures++] = self->log_size;
}

/* Reads the change that ends before end in the log. */
static Change
read_change (const TengenBoard *self, gsize end)
{
  guint bits = self->log[end - 1];

  return (Change){
    .square = self->log[end - 2],
    .before = bits & 3,
    .stone = bits >> TENGEN_BOARD_LOG_STONE & 3,
    .merges = bits >> TENGEN_BOARD_LOG_MERGES & 7,
    .takes = bits >> TENGEN_BOARD_LOG_TAKES & 7,
    .lifted = (bits & TENGEN_BOARD_LOG_LIFTED) != 0,
    .is_suicide = (bits & TENGEN_BOARD_LOG_SUICIDE) != 0,
    .is_fill = (bits & TENGEN_BOARD_LOG_FILL) != 0,
    .has_chains = (bits & TENGEN_BOARD_LOG_FILL_CHAINS) != 0,
  };
}

/* Goes over the words of a change that ends before end, and sets in stones
 * (by point) what lay there before; returns where it begins. */
static gsize
rewind_change (const TengenBoard *self, gsize end, guint8 *stones)
{
  Change change = read_change (self, end);
  const guint16 *points = self->plan->points;
  TengenStone taken =
      change.is_suicide ? change.stone : tengen_stone_other (change.stone);

  end -= 2;
  if (change.is_fill)
    {
      end -= tengen_board_fill_count_words (self, change.has_chains);
      tengen_board_fill_read (self, self->log + end, stones);
      return end;
    }
  for (; change.takes > 0; change.takes--)
    {
      guint size = self->log[--end];

      for (; size > 0; size--)
        stones[points[self->log[--end]]] = taken;
    }
  if (change.merges > 0)
    end -= TENGEN_BOARD_CHAINS_MERGES (change.merges);
  if (change.lifted)
    end -= 4 + 2 * self->log[end - 1];
  stones[points[change.square]] = change.before;
  return end;
}

G_GNUC_NO_INLINE void
tengen_board_take_dead (TengenBoard *self,
                        guint square,
                        TengenStone stone,
                        TengenBoardPrey *prey)
{
  TengenBoardAround a = tengen_board_look_around (self, square);
  TengenStone other = tengen_stone_other (stone);
  guint own = self->squares[square].head;

  *prey = (TengenBoardPrey){ 0 };
  for (int i = 0; i < 4; i++)
    if (self->stones[a.head[i]] == other && self->squares[a.head[i]].libs == 0)
      {
        prey->taken += (guint16) tengen_board_take (self, a.head[i]);
        prey->bits += 1u << TENGEN_BOARD_LOG_TAKES;
      }
  if (self->squares[own].libs == 0)
    {
      prey->own = (guint16) tengen_board_take (self, own);
      prey->bits += 1u << TENGEN_BOARD_LOG_TAKES | TENGEN_BOARD_LOG_SUICIDE;
    }
}

/* Makes a board whose stones and squares are still to be set. */
static TengenBoard *
make_board (TengenBoardPlan *plan)
{
  gsize n_bytes = plan->n_squares * sizeof (TengenBoardSquare);
  TengenBoard *self = g_malloc (sizeof (TengenBoard) + n_bytes);

  memset (self, 0, G_STRUCT_OFFSET (TengenBoard, stones));
  self->plan = plan;
  self->steps[0] = -plan->stride;
  self->steps[1] = -1;
  self->steps[2] = 1;
  self->steps[3] = plan->stride;
  return self;
}

TengenBoard *
tengen_board_new (int width, int height)
{
  const TengenBoardSquare outside = { .head = TENGEN_BOARD_CHAINS_OUTSIDE };
  TengenBoardPlan *plan;
  TengenBoard *self;

  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, NULL);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, NULL);

  plan = tengen_board_plan_new (width, height);
  self = make_board (plan);
  self->hash = plan->empty_hash;
  memset (self->stones, TENGEN_BOARD_EDGE, plan->n_squares);
  for (int i = 0, n = plan->n_squares; i < n; i++)
    self->squares[i] = outside;
  for (int y = 0; y < height; y++)
    {
      guint first = plan->squares[y * width];

      memset (self->stones + first, TENGEN_STONE_NONE, width);
      memset (self->squares + first, 0, width * sizeof (TengenBoardSquare));
    }
  return self;
}

TengenBoard *
tengen_board_copy (const TengenBoard *self)
{
  TengenBoard *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = make_board (tengen_board_plan_ref (self->plan));
  copy->hash = self->hash;
  memcpy (copy->counts, self->counts, sizeof self->counts);
  memcpy (copy->stones, self->stones, self->plan->n_squares);
  memcpy (copy->squares,
          self->squares,
          self->plan->n_squares * sizeof (TengenBoardSquare));
  return copy;
}

void
tengen_board_free (TengenBoard *self)
{
  if (self == NULL)
    return;
  tengen_board_plan_unref (self->plan);
  g_free (self->log);
  g_free (self->pictures);
  g_free (self->picture_ends);
  g_free (self);
}

int
tengen_board_get_width (const TengenBoard *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->plan->width;
}

int
tengen_board_get_height (const TengenBoard *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->plan->height;
}

int
tengen_board_get_n_points (const TengenBoard *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->plan->n_points;
}

TengenStone
tengen_board_get (const TengenBoard *self, TengenPoint point)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);
  g_return_val_if_fail (point < self->plan->n_points, TENGEN_STONE_NONE);

  return self->stones[self->plan->squares[point]];
}

void
tengen_board_read (const TengenBoard *self, guint8 *stones)
{
  const TengenBoardPlan *plan;

  g_return_if_fail (self != NULL && stones != NULL);

  plan = self->plan;
  for (int y = 0; y < plan->height; y++)
    memcpy (stones + y * plan->width,
            self->stones + plan->squares[y * plan->width],
            plan->width);
}

int
tengen_board_count (const TengenBoard *self, TengenStone stone)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (stone <= TENGEN_STONE_WHITE, 0);

  if (stone == TENGEN_STONE_NONE)
    return self->plan->n_points - self->counts[TENGEN_STONE_BLACK] -
           self->counts[TENGEN_STONE_WHITE];
  return self->counts[stone];
}

guint64
tengen_board_get_hash (const TengenBoard *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->hash;
}

gboolean
tengen_board_equal (const TengenBoard *self, const TengenBoard *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return self->hash == other->hash && self->plan->width == other->plan->width &&
         self->plan->height == other->plan->height &&
         memcmp (self->stones, other->stones, self->plan->n_squares) == 0;
}

void
tengen_board_put (TengenBoard *self, TengenPoint point, TengenStone stone)
{
  TengenStone before;
  guint square, bits;

  g_return_if_fail (self != NULL && point < self->plan->n_points);
  g_return_if_fail (stone <= TENGEN_STONE_WHITE);

  tengen_board_reserve_log (self, 0);
  square = self->plan->squares[point];
  before = self->stones[square];
  bits = before | stone << TENGEN_BOARD_LOG_STONE;
  if (before != stone && before != TENGEN_STONE_NONE)
    {
      tengen_board_lift (self, square);
      bits |= TENGEN_BOARD_LOG_LIFTED;
    }
  if (before != stone && stone != TENGEN_STONE_NONE)
    {
      gboolean takes;

      bits |= tengen_board_settle (self, square, stone, &takes)
              << TENGEN_BOARD_LOG_MERGES;
    }
  tengen_board_push_change (self, square, bits);
}

/* Sets all points in one change. */
static void
fill (TengenBoard *self, const guint8 *stones)
{
  gboolean leans =
      self->depth > 0 && !read_change (self, self->log_size).is_fill;

  tengen_board_reserve_log (self,
                            tengen_board_fill_count_words (self, leans) + 2);
  tengen_board_fill (self, stones, leans);
  if (!leans)
    self->log_spared += tengen_board_fill_count_chains (self);
  tengen_board_push_change (self,
                            0,
                            leans ? TENGEN_BOARD_LOG_FILL |
                                        TENGEN_BOARD_LOG_FILL_CHAINS
                                  : TENGEN_BOARD_LOG_FILL);
}

guint
tengen_board_put_all (TengenBoard *self, const guint8 *stones)
{
  TengenPoint different[FEW_POINTS];
  guint n = 0;

  g_return_val_if_fail (self != NULL && stones != NULL, 0);

  for (int i = 0; i < self->plan->n_points; i++)
    {
      if (self->stones[self->plan->squares[i]] == stones[i])
        continue;
      if (n == FEW_POINTS)
        {
          fill (self, stones);
          return 1;
        }
      different[n++] = (TengenPoint) i;
    }
  for (guint i = 0; i < n; i++)
    tengen_board_put (self, different[i], (TengenStone) stones[different[i]]);
  return n;
}

int
tengen_board_play (TengenBoard *self,
                   TengenPoint point,
                   TengenStone stone,
                   int *own)
{
  TengenBoardPrey prey = { 0 };

  g_return_val_if_fail (self != NULL && point < self->plan->n_points, 0);
  g_return_val_if_fail (
      stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE, 0);

  tengen_board_move_stone (self, self->plan->squares[point], stone, &prey);
  if (own != NULL)
    *own = prey.own;
  return prey.taken;
}

guint
tengen_board_get_depth (const TengenBoard *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->depth;
}

gsize
tengen_board_get_history (const TengenBoard *self)
{
  gsize picture;

  g_return_val_if_fail (self != NULL, 0);

  picture = (gsize) self->plan->n_points / TENGEN_BOARD_LOG_PICTURE_STEP + 1;
  return (self->log_size + self->log_spared) * sizeof *self->log +
         self->depth * picture;
}

void
tengen_board_undo (TengenBoard *self)
{
  Change change;
  TengenStone taken;

  g_return_if_fail (self != NULL && self->depth > 0);

  change = read_change (self, self->log_size);
  taken = change.is_suicide ? change.stone : tengen_stone_other (change.stone);
  self->log_size -= 2;
  if (self->depth % TENGEN_BOARD_LOG_PICTURE_STEP == 0)
    self->n_pictures--;
  self->depth--;
  if (change.is_fill)
    {
      tengen_board_unfill (self, change.has_chains);
      if (!change.has_chains)
        self->log_spared -= tengen_board_fill_count_chains (self);
      return;
    }
  for (; change.takes > 0; change.takes--)
    tengen_board_untake (self, taken);
  if (change.stone == change.before && !change.lifted)
    return;
  if (change.stone != TENGEN_STONE_NONE)
    tengen_board_unsettle (self, change.square, change.merges);
  if (change.lifted)
    tengen_board_unlift (self, change.square, change.before);
}

/* Takes changes that end before @end in the log back in @stones, from depth
 * @at to @depth; returns where the log ends then. */
static gsize
rewind_to (
    const TengenBoard *self, gsize end, guint at, guint depth, guint8 *stones)
{
  for (; at > depth; at--)
    end = rewind_change (self, end, stones);
  return end;
}

/* Copies out the stones of a depth; returns where the log ended then. */
static gsize
read_depth (const TengenBoard *self, guint depth, guint8 *stones)
{
  gsize n_points = self->plan->n_points;
  /* the first picture that is not of before */
  guint later = depth > 0 ? (depth - 1) / TENGEN_BOARD_LOG_PICTURE_STEP : 0;

  if (later < self->n_pictures)
    {
      memcpy (stones, self->pictures + later * n_points, n_points);
      return rewind_to (self,
                        self->picture_ends[later],
                        (later + 1) * TENGEN_BOARD_LOG_PICTURE_STEP,
                        depth,
                        stones);
    }
  tengen_board_read (self, stones);
  return rewind_to (self, self->log_size, self->depth, depth, stones);
}

void
tengen_board_read_at (const TengenBoard *self, guint depth, guint8 *stones)
{
  g_return_if_fail (self != NULL && stones != NULL);
  g_return_if_fail (depth <= self->depth);

  read_depth (self, depth, stones);
}

gboolean
tengen_board_is_same_at (const TengenBoard *self, guint depth, guint other)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS], before[TENGEN_BOARD_MAX_POINTS];
  guint late = MAX (depth, other), early = MIN (depth, other);
  gsize end;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (late <= self->depth, FALSE);

  if (late == early)
    return TRUE;
  end = read_depth (self, late, stones);
  if (late - early < TENGEN_BOARD_LOG_PICTURE_STEP)
    {
      memcpy (before, stones, self->plan->n_points);
      rewind_to (self, end, late, early, before);
    }
  else
    read_depth (self, early, before);
  return memcmp (stones, before, self->plan->n_points) == 0;
}

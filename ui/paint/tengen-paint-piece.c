/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-piece: the single things that lie on a board
 *
 * Shape: what a point of a view needs, layer by layer; stones are drawn here,
 *        everything else by tengen-paint-mark.
 */
#include "tengen-paint-piece.h"

#include <math.h>

#include "tengen-paint-mark.h"
#include "tengen-paint-stone.h"

/* How much is left of stones that are not quite there. */
#define GHOST 0.55
#define TAKEN 0.68
#define DEAD 0.50

static TengenPaintPiece
choose_mark (TengenViewMark mark, TengenStone below)
{
  static const int INKS[] = {
    [TENGEN_STONE_NONE] = 2, [TENGEN_STONE_BLACK] = 1, [TENGEN_STONE_WHITE] = 0
  };

  switch (mark)
    {
    case TENGEN_VIEW_MARK_NONE:
      break;
    case TENGEN_VIEW_MARK_LAST:
      return TENGEN_PIECE_LAST_DARK + INKS[below];
    case TENGEN_VIEW_MARK_CIRCLE:
      return TENGEN_PIECE_CIRCLE_DARK + INKS[below];
    case TENGEN_VIEW_MARK_CROSS:
      return TENGEN_PIECE_CROSS_DARK + INKS[below];
    case TENGEN_VIEW_MARK_SQUARE:
      return TENGEN_PIECE_SQUARE_DARK + INKS[below];
    case TENGEN_VIEW_MARK_TRIANGLE:
      return TENGEN_PIECE_TRIANGLE_DARK + INKS[below];
    case TENGEN_VIEW_MARK_SELECTED:
      return TENGEN_PIECE_SELECTED_DARK + INKS[below];
    case TENGEN_VIEW_MARK_REFUSED:
      return TENGEN_PIECE_REFUSED;
    case TENGEN_VIEW_MARK_EVIDENCE:
    case TENGEN_VIEW_MARK_EVIDENCE_LAST:
      return TENGEN_PIECE_EVIDENCE;
    case TENGEN_VIEW_MARK_CHOICE:
      return below == TENGEN_STONE_NONE ? TENGEN_PIECE_CHOICE
                                        : TENGEN_PIECE_LAST;
    }
  return TENGEN_PIECE_LAST;
}

static TengenStone
get_estimated (const TengenView *view, TengenPoint point)
{
  switch ((TengenViewEstimate) view->estimate[point])
    {
    case TENGEN_VIEW_ESTIMATE_NONE:
    case TENGEN_VIEW_ESTIMATE_UNSETTLED:
      break;
    case TENGEN_VIEW_ESTIMATE_LIKELY_BLACK:
    case TENGEN_VIEW_ESTIMATE_BLACK:
      return TENGEN_STONE_BLACK;
    case TENGEN_VIEW_ESTIMATE_LIKELY_WHITE:
    case TENGEN_VIEW_ESTIMATE_WHITE:
      return TENGEN_STONE_WHITE;
    }
  return TENGEN_STONE_NONE;
}

/* Whether a stone would be taken, as far as can be told. */
static gboolean
is_taken (const TengenView *view, TengenPoint point)
{
  TengenStone stone = view->stones[point];

  return stone != TENGEN_STONE_NONE &&
         get_estimated (view, point) == tengen_stone_other (stone);
}

/* A stone that is offered or thought of. */
static int
list_ghost (const TengenView *view, TengenPoint point, TengenPaintPiece *pieces)
{
  if (view->ghosts[point] == TENGEN_STONE_NONE)
    return 0;
  pieces[0] = view->ghosts[point] == TENGEN_STONE_BLACK
                  ? TENGEN_PIECE_GHOST_BLACK
                  : TENGEN_PIECE_GHOST_WHITE;
  return 1;
}

static int
list_stone (const TengenView *view, TengenPoint point, TengenPaintPiece *pieces)
{
  TengenStone stone = view->stones[point];
  /* A scatter that has no pattern the eye would find along lines. */
  int shell = (point * 7 + point / view->width * 5) % TENGEN_PAINT_SHELLS;

  if (stone == TENGEN_STONE_NONE)
    return list_ghost (view, point, pieces);
  if (view->dead[point] != 0)
    pieces[0] = stone == TENGEN_STONE_BLACK ? TENGEN_PIECE_DEAD_BLACK
                                            : TENGEN_PIECE_DEAD_WHITE;
  else if (is_taken (view, point))
    pieces[0] = stone == TENGEN_STONE_BLACK ? TENGEN_PIECE_TAKEN_BLACK
                                            : TENGEN_PIECE_TAKEN_WHITE;
  else if (stone == TENGEN_STONE_BLACK)
    pieces[0] = TENGEN_PIECE_BLACK;
  else
    pieces[0] = TENGEN_PIECE_WHITE + shell;
  return 1;
}

/* Around what else stands on the point, a ring or a rim; else a disc or a
 * square on its corner. */
static TengenPaintPiece
choose_next (const TengenView *view, TengenPoint point, gboolean alone)
{
  int next = view->next[point];
  TengenStone stone =
      (TengenStone) (next & ~(TENGEN_VIEW_NEXT_MAIN | TENGEN_VIEW_NEXT_JOINED));
  int kind = (next & TENGEN_VIEW_NEXT_MAIN) != 0 ? 2 : 0;

  if ((next & TENGEN_VIEW_NEXT_JOINED) != 0)
    return (alone ? TENGEN_PIECE_JOINED_BLACK : TENGEN_PIECE_JOINED_RIM_BLACK) +
           (stone == TENGEN_STONE_WHITE ? 1 : 0);
  kind += stone == TENGEN_STONE_WHITE ? 1 : 0;
  return (alone ? TENGEN_PIECE_NEXT_BLACK : TENGEN_PIECE_NEXT_RING_BLACK) +
         kind;
}

/* The square of territory, in a ring where it is claimed. */
static int
list_owner (const TengenView *view, TengenPoint point, TengenPaintPiece *pieces)
{
  int n = 0;

  if (view->owner[point] == TENGEN_STONE_NONE || view->labels[point] != NULL)
    return 0;
  pieces[n++] = view->owner[point] == TENGEN_STONE_BLACK
                    ? TENGEN_PIECE_TERRITORY_BLACK
                    : TENGEN_PIECE_TERRITORY_WHITE;
  if (view->claimed[point] != 0)
    pieces[n++] = TENGEN_PIECE_CIRCLE_OPEN;
  return n;
}

static gboolean
is_free_of_marks (const TengenView *view, TengenPoint point)
{
  return view->owner[point] == TENGEN_STONE_NONE && view->dead[point] == 0 &&
         view->marks[point] == TENGEN_VIEW_MARK_NONE &&
         view->numbers[point] == 0 && view->labels[point] == NULL;
}

/* What else is marked or written on a point goes before an estimate of it; only
 * a doubt stays, around it. */
static int
list_estimate (const TengenView *view,
               TengenPoint point,
               TengenPaintPiece *pieces)
{
  TengenViewEstimate estimate = view->estimate[point];
  TengenStone stone = view->stones[point];

  if (estimate == TENGEN_VIEW_ESTIMATE_UNSETTLED)
    pieces[0] = is_free_of_marks (view, point) ? TENGEN_PIECE_DOUBT
                                               : TENGEN_PIECE_DOUBT_RING;
  else if (estimate == TENGEN_VIEW_ESTIMATE_NONE ||
           !is_free_of_marks (view, point))
    return 0;
  else if (stone == TENGEN_STONE_NONE || is_taken (view, point))
    pieces[0] = TENGEN_PIECE_LIKELY_BLACK +
                (estimate - TENGEN_VIEW_ESTIMATE_LIKELY_BLACK);
  else
    return 0;
  return 1;
}

/* A label or whatever else is marked goes before the small cross. */
static gboolean
is_forbidden (const TengenView *view, TengenPoint point)
{
  return (view->forbidden[point] & TENGEN_VIEW_FORBIDDEN_SHOWN) != 0 &&
         view->stones[point] == TENGEN_STONE_NONE &&
         view->ghosts[point] == TENGEN_STONE_NONE &&
         view->labels[point] == NULL;
}

/* Around or beside what else is on the point. */
static int
list_sign (const TengenView *view, TengenPoint point, TengenPaintPiece *pieces)
{
  gboolean is_free = is_free_of_marks (view, point);
  int n = 0;

  switch ((TengenViewSign) view->signs[point])
    {
    case TENGEN_VIEW_SIGN_NONE:
      break;
    case TENGEN_VIEW_SIGN_RIGHT:
      pieces[n++] = TENGEN_PIECE_RIGHT;
      if (is_free)
        pieces[n++] = TENGEN_PIECE_RIGHT_DOT;
      break;
    case TENGEN_VIEW_SIGN_WRONG:
      pieces[n++] = is_free ? TENGEN_PIECE_WRONG : TENGEN_PIECE_WRONG_RIM;
      break;
    case TENGEN_VIEW_SIGN_SOLUTION:
      pieces[n++] = TENGEN_PIECE_SOLUTION;
      break;
    }
  return n;
}

static int
list_marks (const TengenView *view, TengenPoint point, TengenPaintPiece *pieces)
{
  TengenStone stone = view->stones[point];
  TengenStone below = tengen_view_get_below (view, point);
  TengenPaintPiece mark = choose_mark (view->marks[point], below);
  gboolean dead = stone != TENGEN_STONE_NONE && view->dead[point] != 0;
  int n_lit = view->lit[point] != 0 ? 1 : 0;
  gboolean room;
  int n = 0;

  if (n_lit > 0)
    pieces[n++] = TENGEN_PIECE_LIT;
  if (dead)
    pieces[n++] = TENGEN_PIECE_DEAD_CROSS;
  n += list_owner (view, point, pieces + n);
  n += list_estimate (view, point, pieces + n);
  if (stone != TENGEN_STONE_NONE && !dead && view->seki[point] != 0)
    pieces[n++] = stone == TENGEN_STONE_BLACK ? TENGEN_PIECE_SEKI_LIGHT
                                              : TENGEN_PIECE_SEKI_DARK;
  if (stone != TENGEN_STONE_NONE && !dead && view->doubtful[point] != 0)
    pieces[n++] = TENGEN_PIECE_DOUBT;
  /* The last move is of no interest where stones are being marked. */
  room = n == n_lit || pieces[n - 1] == TENGEN_PIECE_DOUBT_RING;
  if (mark != TENGEN_PIECE_LAST &&
      (room || view->marks[point] != TENGEN_VIEW_MARK_LAST))
    pieces[n++] = mark;
  if (is_forbidden (view, point) && n == n_lit)
    pieces[n++] = TENGEN_PIECE_FORBIDDEN;
  if (view->marks[point] == TENGEN_VIEW_MARK_EVIDENCE_LAST)
    pieces[n++] = choose_mark (TENGEN_VIEW_MARK_LAST, below);
  if (view->next[point] != 0 && stone == TENGEN_STONE_NONE)
    {
      gboolean alone = n == 0 && view->labels[point] == NULL;

      pieces[n++] = choose_next (view, point, alone);
    }
  return n + list_sign (view, point, pieces + n);
}

/* Where the next stone may be put, if not everywhere. */
static int
list_area (const TengenView *view, TengenPoint point, TengenPaintPiece *pieces)
{
  static const struct
  {
    TengenViewArea flag;
    TengenPaintPiece piece;
  } PARTS[] = { { TENGEN_VIEW_AREA_BARRED, TENGEN_PIECE_BARRED },
                { TENGEN_VIEW_AREA_LEFT, TENGEN_PIECE_AREA_LEFT },
                { TENGEN_VIEW_AREA_TOP, TENGEN_PIECE_AREA_TOP },
                { TENGEN_VIEW_AREA_RIGHT, TENGEN_PIECE_AREA_RIGHT },
                { TENGEN_VIEW_AREA_BOTTOM, TENGEN_PIECE_AREA_BOTTOM } };
  int n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (PARTS); i++)
    if ((view->area[point] & PARTS[i].flag) != 0)
      pieces[n++] = PARTS[i].piece;
  return n;
}

int
tengen_paint_list_pieces (const TengenView *view,
                          TengenPoint point,
                          TengenPaintLayer layer,
                          TengenPaintPiece *pieces)
{
  g_return_val_if_fail (view != NULL && pieces != NULL, 0);
  g_return_val_if_fail (point < view->width * view->height, 0);

  if (view->hidden[point] != 0)
    return 0;
  switch (layer)
    {
    case TENGEN_LAYER_GROUND:
      return list_area (view, point, pieces);
    case TENGEN_LAYER_SHADOWS:
      if (view->stones[point] == TENGEN_STONE_NONE || view->dead[point] != 0 ||
          is_taken (view, point))
        return 0;
      pieces[0] = TENGEN_PIECE_SHADOW;
      return 1;
    case TENGEN_LAYER_STONES:
      return list_stone (view, point, pieces);
    case TENGEN_LAYER_MARKS:
      return list_marks (view, point, pieces);
    case TENGEN_LAYER_VEILS:
      pieces[0] = TENGEN_PIECE_VEIL;
      return view->dimmed[point] != 0 ? 1 : 0;
    case TENGEN_LAYER_LAST:
      break;
    }
  return 0;
}

static void
draw_faint (cairo_t *cr,
            double radius,
            const TengenPaintTheme *theme,
            TengenStone stone,
            double opacity)
{
  cairo_push_group (cr);
  tengen_paint_stone (cr, radius, theme, stone, 0);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, opacity);
}

static void
draw_stone_piece (cairo_t *cr,
                  double r,
                  const TengenPaintTheme *theme,
                  TengenPaintPiece piece)
{
  if (piece == TENGEN_PIECE_SHADOW)
    tengen_paint_stone_shadow (cr, r, theme);
  else if (piece == TENGEN_PIECE_BLACK)
    tengen_paint_stone (cr, r, theme, TENGEN_STONE_BLACK, 0);
  else if (piece <= TENGEN_PIECE_WHITE_LAST)
    tengen_paint_stone (
        cr, r, theme, TENGEN_STONE_WHITE, piece - TENGEN_PIECE_WHITE);
  else if (piece == TENGEN_PIECE_GHOST_BLACK)
    draw_faint (cr, r, theme, TENGEN_STONE_BLACK, GHOST);
  else if (piece == TENGEN_PIECE_GHOST_WHITE)
    draw_faint (cr, r, theme, TENGEN_STONE_WHITE, GHOST);
  else if (piece == TENGEN_PIECE_TAKEN_BLACK)
    draw_faint (cr, r, theme, TENGEN_STONE_BLACK, TAKEN);
  else if (piece == TENGEN_PIECE_TAKEN_WHITE)
    draw_faint (cr, r, theme, TENGEN_STONE_WHITE, TAKEN);
  else if (piece == TENGEN_PIECE_DEAD_BLACK)
    draw_faint (cr, r, theme, TENGEN_STONE_BLACK, DEAD);
  else
    draw_faint (cr, r, theme, TENGEN_STONE_WHITE, DEAD);
}

void
tengen_paint_piece (cairo_t *cr,
                    const TengenPaintMetrics *metrics,
                    const TengenPaintTheme *theme,
                    TengenPaintPiece piece)
{
  double r;

  g_return_if_fail (metrics != NULL && theme != NULL);
  g_return_if_fail (piece < TENGEN_PIECE_LAST);

  r = metrics->radius;
  cairo_save (cr);
  cairo_new_path (cr);
  if (piece <= TENGEN_PIECE_DEAD_WHITE)
    draw_stone_piece (cr, r, theme, piece);
  else
    tengen_paint_mark (cr, metrics, theme, piece);
  cairo_restore (cr);
}

static double
round_reach (const TengenPaintMetrics *m, double reach)
{
  return ceil (reach * m->scale) / m->scale;
}

double
tengen_paint_piece_reach (const TengenPaintMetrics *metrics,
                          TengenPaintPiece piece)
{
  double r;

  g_return_val_if_fail (metrics != NULL, 0);

  r = metrics->radius;
  if (piece == TENGEN_PIECE_SHADOW)
    return round_reach (metrics, 1.28 * r + 0.5);
  if (piece == TENGEN_PIECE_CURSOR ||
      (piece >= TENGEN_PIECE_VEIL && piece <= TENGEN_PIECE_AREA_BOTTOM))
    return round_reach (
        metrics, MAX (metrics->cell_width, metrics->cell_height) / 2 + 2);
  if (piece <= TENGEN_PIECE_DEAD_WHITE)
    return round_reach (metrics, r + 0.5);
  return round_reach (metrics, 1.1 * r + 2);
}

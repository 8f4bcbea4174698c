/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-renju: what a board shows of Renju: the area of an opening, fifth
 * moves on offer, forbidden points, shapes and proofs; and how it looks
 */
#include <string.h>

#include "tengen-game.h"
#include "tengen-paint-board.h"
#include "tengen-paint-label.h"
#include "tengen-paint-piece.h"
#include "tengen-paint-renju.h"
#include "tengen-paint-shape.h"
#include "tengen-sgf-reader.h"
#include "tengen-test-canvas.h"

#define SIZE 640
/* 三々 on H10 */
#define DOUBLE_THREE ";B[hh];W[ig];B[hg];W[jh];B[gf];W[gh];B[ff];W[ii]"

static TengenPoint
at (const char *name)
{
  return tengen_point_make (TENGEN_RENJU_SIZE, name[0] - 'a', name[1] - 'a');
}

/* Opens a game at its end. */
static TengenGame *
open_game (const char *moves, const char *rules)
{
  g_autofree char *text =
      g_strdup_printf ("(;GM[4]SZ[15]TNR[renju %s]%s)", rules, moves);
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);
  TengenGame *game;
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_GOTO);
  const TengenRecord *record;
  TengenNode next;

  g_assert_no_error (error);
  game = tengen_game_open (g_steal_pointer (&reading->record), 0);
  record = tengen_game_get_record (game);
  command->node = tengen_game_get_cursor (game);
  while ((next = tengen_record_get_child (record, command->node)) !=
         TENGEN_NODE_NONE)
    command->node = next;
  g_assert_null (tengen_game_do (game, command));
  return game;
}

static void
do_now (TengenGame *game, TengenActionKind kind, const char *name, int value)
{
  const TengenPosition *position = tengen_game_get_position (game);
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);

  command->action = (TengenAction){
    kind,
    tengen_position_get_actor (position),
    tengen_position_get_to_move (position),
    name != NULL ? at (name) : TENGEN_POINT_NONE,
    value,
  };
  g_assert_null (tengen_game_do (game, command));
}

static TengenView *
see (const TengenGame *game)
{
  return tengen_view_new_position (tengen_game_get_position (game),
                                   TENGEN_VIEW_NUMBERS_NONE,
                                   TENGEN_NODE_NONE);
}

static int
count_set (const guint8 *bytes, guint8 flags)
{
  int n = 0;

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    n += (bytes[i] & flags) != 0;
  return n;
}

/* The shapes of a view in a row: `ff-hf forbidden three`. */
static char *
describe_shapes (const TengenView *view)
{
  static const char *const tones[] = { "wins", "forbidden", "false" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < view->shapes->len; i++)
    {
      const TengenViewShape *shape =
          &g_array_index (view->shapes, TengenViewShape, i);

      g_string_append_printf (text,
                              "%s%c%c-%c%c %s %s",
                              i > 0 ? "; " : "",
                              'a' + shape->from % TENGEN_RENJU_SIZE,
                              'a' + shape->from / TENGEN_RENJU_SIZE,
                              'a' + shape->to % TENGEN_RENJU_SIZE,
                              'a' + shape->to / TENGEN_RENJU_SIZE,
                              tones[shape->tone],
                              shape->name);
    }
  return g_string_free (text, FALSE);
}

static void
check_shapes (const TengenView *view, const char *wanted)
{
  g_autofree char *found = describe_shapes (view);

  g_assert_cmpstr (found, ==, wanted);
}

/* --- The area --- */

static void
test_area (void)
{
  g_autoptr (TengenGame) game = open_game (";B[hh]", "taran");
  g_autoptr (TengenView) before = see (game);
  g_autoptr (TengenView) view = NULL;

  tengen_view_add_area (before, tengen_game_get_position (game));
  g_assert_cmpint (count_set (before->area, 0xFF), ==, 0);
  do_now (game, TENGEN_ACTION_CHOOSE, NULL, TENGEN_RENJU_CHOICE_STAY);
  view = see (game);
  tengen_view_add_area (view, tengen_game_get_position (game));
  g_assert_cmpint (
      count_set (view->area, TENGEN_VIEW_AREA_BARRED), ==, 225 - 9);
  g_assert_cmpint (
      view->area[at ("gg")], ==, TENGEN_VIEW_AREA_LEFT | TENGEN_VIEW_AREA_TOP);
  g_assert_cmpint (view->area[at ("hg")], ==, TENGEN_VIEW_AREA_TOP);
  g_assert_cmpint (view->area[at ("hh")], ==, 0);
  g_assert_cmpint (view->area[at ("ii")],
                   ==,
                   TENGEN_VIEW_AREA_RIGHT | TENGEN_VIEW_AREA_BOTTOM);
}

/* An area with a hole, and the whole board. */
static void
test_area_shapes (void)
{
  g_autoptr (TengenGame) pro = open_game (";B[hh];W[hg]", "pro");
  g_autoptr (TengenGame) other = open_game (";B[hh];W[hg];B[aa]", "free");
  g_autoptr (TengenView) view = see (pro);
  g_autoptr (TengenView) whole = see (other);

  tengen_view_add_area (view, tengen_game_get_position (pro));
  g_assert_cmpint (count_set (view->area, TENGEN_VIEW_AREA_BARRED), ==, 25);
  g_assert_cmpint (view->area[at ("eh")], ==, TENGEN_VIEW_AREA_RIGHT);
  g_assert_cmpint (
      view->area[at ("aa")], ==, TENGEN_VIEW_AREA_LEFT | TENGEN_VIEW_AREA_TOP);
  tengen_view_add_area (whole, tengen_game_get_position (other));
  g_assert_cmpint (count_set (whole->area, 0xFF), ==, 0);
}

/* --- Fifth moves --- */

static void
test_offers (void)
{
  g_autoptr (TengenGame) game = open_game (";B[hh];W[hg];B[ig]", "rif");
  g_autoptr (TengenView) view = NULL;
  TengenStone stone;
  TengenPaintFit fit;

  do_now (game, TENGEN_ACTION_CHOOSE, NULL, TENGEN_RENJU_CHOICE_STAY);
  do_now (game, TENGEN_ACTION_PLAY, "ih", 0);
  do_now (game, TENGEN_ACTION_OFFER, "gg", 1);
  do_now (game, TENGEN_ACTION_OFFER, "je", 1);
  view = see (game);
  g_assert_cmpint (count_set (view->ghosts, 0xFF), ==, 2);
  g_assert_cmpint (view->ghosts[at ("gg")], ==, TENGEN_STONE_BLACK);
  g_assert_cmpstr (view->labels[at ("gg")], ==, "A");
  g_assert_cmpstr (view->labels[at ("je")], ==, "B");
  g_assert_cmpstr (
      tengen_paint_get_label (view, at ("je"), &stone, &fit), ==, "B");
  /* light ink, as on a black stone */
  g_assert_cmpint (stone, ==, TENGEN_STONE_BLACK);
}

/* Of a record: letters of moves that were not picked; the stone stays. */
static void
test_record (void)
{
  g_autoptr (TengenGame) game =
      open_game (";B[hh];W[hg];B[ig];W[ih];B[gg]FA[gf][gg][je]", "none");
  g_autoptr (TengenView) view = see (game);

  g_assert_cmpstr (view->labels[at ("gf")], ==, "A");
  g_assert_null (view->labels[at ("gg")]);
  g_assert_cmpint (view->ghosts[at ("gg")], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (view->marks[at ("gg")], ==, TENGEN_VIEW_MARK_LAST);
  g_assert_cmpstr (view->labels[at ("je")], ==, "C");
}

/* --- Forbidden points --- */

static void
test_forbidden (void)
{
  g_autoptr (TengenGame) game = open_game (DOUBLE_THREE, "free");
  const TengenPosition *position = tengen_game_get_position (game);
  g_autoptr (TengenView) touched = see (game);
  g_autoptr (TengenView) always = see (game);
  g_autoptr (TengenView) never = see (game);
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];

  tengen_view_add_forbidden (touched, position, TENGEN_VIEW_FORBIDDEN_TOUCHED);
  tengen_view_add_forbidden (always, position, TENGEN_VIEW_FORBIDDEN_ALWAYS);
  tengen_view_add_forbidden (never, position, TENGEN_VIEW_FORBIDDEN_NEVER);
  g_assert_cmpint (count_set (touched->forbidden, 0xFF), ==, 1);
  g_assert_cmpint (
      touched->forbidden[at ("hf")], ==, TENGEN_RENJU_DOUBLE_THREE);
  g_assert_cmpint (always->forbidden[at ("hf")],
                   ==,
                   TENGEN_RENJU_DOUBLE_THREE | TENGEN_VIEW_FORBIDDEN_SHOWN);
  g_assert_cmpint (count_set (never->forbidden, 0xFF), ==, 0);
  g_assert_cmpint (
      tengen_paint_list_pieces (touched, at ("hf"), TENGEN_LAYER_MARKS, pieces),
      ==,
      0);
  g_assert_cmpint (
      tengen_paint_list_pieces (always, at ("hf"), TENGEN_LAYER_MARKS, pieces),
      ==,
      1);
  g_assert_cmpint (pieces[0], ==, TENGEN_PIECE_FORBIDDEN);
}

/* Not in White's turn, not where endings are declared, not after the end. */
static void
test_not_forbidden (void)
{
  static const struct
  {
    const char *moves;
    const char *rules;
  } CASES[] = { { DOUBLE_THREE ";B[aa]", "free" },
                { DOUBLE_THREE, "free declared" },
                { DOUBLE_THREE ";B[hf]", "free" } };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_game (CASES[i].moves, CASES[i].rules);
      g_autoptr (TengenView) view = see (game);

      tengen_view_add_forbidden (
          view, tengen_game_get_position (game), TENGEN_VIEW_FORBIDDEN_ALWAYS);
      g_assert_cmpint (count_set (view->forbidden, 0xFF), ==, 0);
    }
}

/* --- The end --- */

static void
test_end (void)
{
  static const struct
  {
    const char *moves;
    const char *shapes;
    TengenViewMark mark;
  } CASES[] = {
    { DOUBLE_THREE ";B[hf]",
      "ff-hf forbidden three; hh-hf forbidden three",
      TENGEN_VIEW_MARK_EVIDENCE_LAST },
    { ";B[hh];W[aa];B[ii];W[ba];B[gg];W[da];B[jj];W[ea];B[ff]",
      "jj-ff wins five",
      TENGEN_VIEW_MARK_LAST },
    /* White wins with six */
    { ";B[hh];W[aa];B[ho];W[ba];B[oo];W[ca];B[ol];W[ea];B[lo];W[fa];B[do];"
      "W[da]",
      "aa-fa wins overline",
      TENGEN_VIEW_MARK_LAST },
    /* what is no reason is not lit: a four beside */
    { ";B[hh];W[aa];B[gh];W[ca];B[ih];W[ea];B[eh];W[ga];B[dh];W[ia];B[fh]",
      "ih-dh forbidden overline",
      TENGEN_VIEW_MARK_EVIDENCE_LAST },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_game (CASES[i].moves, "free");
      const TengenPosition *position = tengen_game_get_position (game);
      g_autoptr (TengenView) view = see (game);

      check_shapes (view, CASES[i].shapes);
      g_assert_cmpint (view->marks[tengen_position_get_last (position, NULL)],
                       ==,
                       CASES[i].mark);
    }
}

/* --- Explaining --- */

static const TengenRenju *
get_board (const TengenGame *game)
{
  return tengen_position_get_renju (tengen_game_get_position (game))->board;
}

static void
test_explanation (void)
{
  g_autoptr (TengenGame) game = open_game (DOUBLE_THREE, "free");
  g_autoptr (TengenRenjuReason) reason =
      tengen_renju_explain (get_board (game), at ("hf"));
  g_autoptr (TengenView) view = see (game);

  tengen_view_add_explanation (view, reason);
  g_assert_cmpint (view->ghosts[at ("hf")], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (view->marks[at ("hf")], ==, TENGEN_VIEW_MARK_REFUSED);
  check_shapes (view, "ff-hf forbidden three; hh-hf forbidden three");
}

/* One three, and stones that look like one between two overlines. */
static void
test_look_alike (void)
{
  g_autoptr (TengenGame) game =
      open_game ("AB[ch][fh][gh][kh][hg][hf]PL[B]", "none");
  g_autoptr (TengenRenjuReason) reason =
      tengen_renju_explain (get_board (game), at ("hh"));
  g_autoptr (TengenView) view = see (game);

  tengen_view_add_explanation (view, reason);
  g_assert_cmpint (view->ghosts[at ("hh")], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (view->marks[at ("hh")], ==, TENGEN_VIEW_MARK_NONE);
  check_shapes (view, "hf-hh wins three; fh-hh false ×three");
}

/* The first step shows the threes, the second one a straight four. */
static void
test_proof (void)
{
  g_autoptr (TengenGame) game = open_game (DOUBLE_THREE, "free");
  g_autoptr (TengenRenjuReason) reason =
      tengen_renju_explain (get_board (game), at ("hf"));
  g_autoptr (GPtrArray) steps = tengen_renju_prove (reason);
  g_autoptr (TengenView) first = see (game);
  g_autoptr (TengenView) second = see (game);
  const TengenRenjuProofStep *step;
  TengenPoint tried;

  g_assert_cmpuint (steps->len, ==, 3);
  tengen_view_add_proof (first, g_ptr_array_index (steps, 0));
  check_shapes (first, "ff-hf forbidden three; hh-hf forbidden three");
  g_assert_cmpint (first->numbers[at ("hf")], ==, 1);
  step = g_ptr_array_index (steps, 1);
  tried = step->try->point;
  tengen_view_add_proof (second, step);
  g_assert_cmpint (count_set (second->ghosts, 0xFF), ==, 2);
  g_assert_cmpint (second->numbers[tried], ==, 2);
  g_assert_cmpuint (second->shapes->len, ==, 1);
  g_assert_cmpstr (g_array_index (second->shapes, TengenViewShape, 0).name,
                   ==,
                   "straight four");
  /* where it would become a five */
  g_assert_cmpint (
      count_set (second->marks, (guint8) TENGEN_VIEW_MARK_CIRCLE), >=, 2);
}

/* --- Views --- */

static void
test_same (void)
{
  g_autoptr (TengenGame) game = open_game (DOUBLE_THREE ";B[hf]", "free");
  g_autoptr (TengenView) view = see (game);
  g_autoptr (TengenView) copy = tengen_view_copy (view);
  TengenViewShape *shape = &g_array_index (copy->shapes, TengenViewShape, 1);

  g_assert_true (tengen_view_has_same_lines (view, copy));
  shape->tone = TENGEN_VIEW_TONE_FALSE;
  g_assert_false (tengen_view_has_same_lines (view, copy));
  g_array_set_size (copy->shapes, 1);
  g_assert_false (tengen_view_has_same_lines (view, copy));
  g_assert_true (tengen_view_is_same_at (view, copy, 0));
  copy->ghosts[0] = TENGEN_STONE_BLACK;
  g_assert_false (tengen_view_is_same_at (view, copy, 0));
  copy->ghosts[0] = 0;
  copy->area[0] = TENGEN_VIEW_AREA_BARRED;
  g_assert_false (tengen_view_is_same_at (view, copy, 0));
  copy->area[0] = 0;
  copy->forbidden[0] = TENGEN_RENJU_OVERLINE;
  g_assert_false (tengen_view_is_same_at (view, copy, 0));
}

/* --- Pixels --- */

static TengenPaintMetrics
get_metrics (void)
{
  TengenPaintMetrics m;

  tengen_paint_metrics_init (
      &m, SIZE, SIZE, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, TRUE, 1, 1);
  return m;
}

static gboolean
is_vermilion (cairo_t *cr, double x, double y)
{
  guint32 pixel = canvas_get (cr, x, y);

  return (int) (pixel >> 16 & 0xFF) > 150 && (int) (pixel >> 8 & 0xFF) < 110 &&
         (int) (pixel & 0xFF) < 100;
}

/* A cross is drawn below or above, never a word alone or a colour alone. */
static void
test_pixels (void)
{
  for (int dark = 0; dark <= 1; dark++)
    {
      g_autoptr (TengenView) view =
          tengen_view_new (TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE);
      TengenPaintMetrics m = get_metrics ();
      double x, y, far_x, far_y;
      cairo_t *cr;

      view->forbidden[at ("cc")] =
          TENGEN_RENJU_OVERLINE | TENGEN_VIEW_FORBIDDEN_SHOWN;
      view->ghosts[at ("ee")] = TENGEN_STONE_BLACK;
      view->area[at ("mm")] = TENGEN_VIEW_AREA_BARRED;
      view->area[at ("mk")] = TENGEN_VIEW_AREA_LEFT;
      cr = canvas_paint (SIZE, view, dark);
      tengen_paint_metrics_get_center (&m, at ("cc"), &x, &y);
      g_assert_true (is_vermilion (cr, x, y));
      g_assert_true (is_vermilion (cr, x + 0.2 * m.radius, y - 0.2 * m.radius));
      g_assert_false (is_vermilion (cr, x + 0.6 * m.radius, y));
      /* half of it is wood */
      tengen_paint_metrics_get_center (&m, at ("ee"), &x, &y);
      g_assert_cmpint (
          canvas_light (cr, x + 0.5 * m.radius, y + 0.5 * m.radius), <, 120);
      g_assert_cmpint (
          canvas_light (cr, x + 0.5 * m.radius, y + 0.5 * m.radius), >, 30);
      /* lines are fainter where nothing may be put */
      tengen_paint_metrics_get_center (&m, at ("mm"), &x, &y);
      tengen_paint_metrics_get_center (&m, at ("mi"), &far_x, &far_y);
      g_assert_cmpint (
          canvas_light (cr, x, y), >, canvas_light (cr, far_x, far_y) + 40);
      tengen_paint_metrics_get_center (&m, at ("mk"), &x, &y);
      g_assert_cmpint (canvas_warmth (cr, x - m.cell_width / 2, y + 4), <, -25);
      cairo_destroy (cr);
    }
}

/* A ring around the stones, with a gap in it where it is none. */
static void
test_shape_pixels (void)
{
  for (int dark = 0; dark <= 1; dark++)
    {
      g_autoptr (TengenView) view =
          tengen_view_new (TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE);
      TengenViewShape shape = { .from = at ("dd"),
                                .to = at ("gd"),
                                .tone = TENGEN_VIEW_TONE_FORBIDDEN,
                                .name = "x" };
      TengenPaintMetrics m = get_metrics ();
      double x, y;
      cairo_t *cr;

      g_array_append_val (view->shapes, shape);
      cr = canvas_paint (SIZE, view, dark);
      tengen_paint_metrics_get_center (&m, at ("ed"), &x, &y);
      g_assert_true (is_vermilion (cr, x, y - m.radius));
      g_assert_true (is_vermilion (cr, x, y + m.radius));
      g_assert_false (is_vermilion (cr, x, y + 0.5 * m.radius));
      /* the plate is beside the first end */
      tengen_paint_metrics_get_center (&m, at ("dd"), &x, &y);
      g_assert_true (is_vermilion (cr,
                                   x - 0.5 * m.cell_width,
                                   y - 0.5 * m.cell_height - 0.45 * m.radius));
      cairo_destroy (cr);
      view->hidden[at ("dd")] = 1;
      cr = canvas_paint (SIZE, view, dark);
      tengen_paint_metrics_get_center (&m, at ("ed"), &x, &y);
      g_assert_false (is_vermilion (cr, x, y - m.radius));
      cairo_destroy (cr);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint-renju/area", test_area);
  g_test_add_func ("/paint-renju/area-shapes", test_area_shapes);
  g_test_add_func ("/paint-renju/offers", test_offers);
  g_test_add_func ("/paint-renju/record", test_record);
  g_test_add_func ("/paint-renju/forbidden", test_forbidden);
  g_test_add_func ("/paint-renju/not-forbidden", test_not_forbidden);
  g_test_add_func ("/paint-renju/end", test_end);
  g_test_add_func ("/paint-renju/explanation", test_explanation);
  g_test_add_func ("/paint-renju/look-alike", test_look_alike);
  g_test_add_func ("/paint-renju/proof", test_proof);
  g_test_add_func ("/paint-renju/same", test_same);
  g_test_add_func ("/paint-renju/pixels", test_pixels);
  g_test_add_func ("/paint-renju/shape-pixels", test_shape_pixels);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session-figures: the figures of a page for beginners, played on
 *
 * What:   each line of tests/data/renju-figures.tsv, which says how it is
 *         written, in a session of a game opened from its diagram.
 * Source: 連珠のルールと打ち方, figures 1 to 10a, the example game, the two
 *         figures of the 26 patterns (珠型).
 */
#include "tengen-board-notation.h"
#include "tengen-board-symmetry.h"
#include "tengen-renju-pattern.h"
#include "tengen-renju-shape.h"
#include "tengen-session.h"
#include "tengen-sgf-reader.h"

#include <string.h>

typedef struct
{
  char *name;
  char *diagram;
  char *lines;
  guint n_symmetries;
} Figure;

/* --- Asking --- */

static const TengenGameRenju *
get_renju (TengenSession *session)
{
  return tengen_position_get_renju (tengen_session_get_position (session));
}

static TengenPoint
find_point (const char *name, guint symmetry)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (
      tengen_notation_parse (TENGEN_NOTATION_RENJU, 15, 15, name, &point));
  return tengen_symmetry_point (symmetry, 15, 15, point);
}

typedef gboolean (*Test) (TengenSession *session,
                          TengenPoint point,
                          TengenStone stone);

static gboolean
makes_five (TengenSession *session, TengenPoint point, TengenStone stone)
{
  return tengen_renju_wins (get_renju (session)->board, point, stone);
}

static gboolean
makes_straight_four (TengenSession *session,
                     TengenPoint point,
                     TengenStone stone)
{
  g_autoptr (GArray) shapes =
      tengen_renju_list_shapes (get_renju (session)->board, point, stone);

  for (guint i = 0; i < shapes->len; i++)
    if (g_array_index (shapes, TengenRenjuShape, i).kind ==
        TENGEN_RENJU_SHAPE_STRAIGHT_FOUR)
      return TRUE;
  return FALSE;
}

/* The empty points that pass a test, row by row from the top. */
static char *
list_points (TengenSession *session, Test test, TengenStone stone)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint point = (TengenPoint) i;
      g_autofree char *name = NULL;

      if (tengen_renju_get (get_renju (session)->board, point) !=
              TENGEN_STONE_NONE ||
          !test (session, point, stone))
        continue;
      name = tengen_notation_format (TENGEN_NOTATION_RENJU, 15, 15, point);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "", name);
    }
  return g_string_free (text, FALSE);
}

static guint
count_threes (TengenSession *session, TengenStone stone)
{
  g_autoptr (GArray) shapes =
      tengen_renju_list_threats (get_renju (session)->board, stone);
  guint n = 0;

  for (guint i = 0; i < shapes->len; i++)
    n += tengen_renju_shape_is_three (
             &g_array_index (shapes, TengenRenjuShape, i))
             ? 1
             : 0;
  return n;
}

/* Moves of @stone, played and undone again. */
static gboolean
stops_five (TengenSession *session, TengenPoint point, TengenStone stone)
{
  g_autofree char *left = NULL;

  g_assert_true (tengen_session_play (session, point));
  left = list_points (session, makes_five, tengen_stone_other (stone));
  g_assert_true (tengen_session_undo (session));
  return left[0] == '\0';
}

static gboolean
stops_three (TengenSession *session, TengenPoint point, TengenStone stone)
{
  guint left;

  g_assert_true (tengen_session_play (session, point));
  left = count_threes (session, tengen_stone_other (stone));
  g_assert_true (tengen_session_undo (session));
  return left == 0;
}

static char *
describe_classes (guint classes)
{
  GString *text = g_string_new (NULL);

  if ((classes & TENGEN_RENJU_OVERLINE) != 0)
    g_string_append (text, "6");
  if ((classes & TENGEN_RENJU_DOUBLE_FOUR) != 0)
    g_string_append (text, "44");
  if ((classes & TENGEN_RENJU_DOUBLE_THREE) != 0)
    g_string_append (text, "33");
  return g_string_free (text, FALSE);
}

static char *
describe_forbidden (TengenSession *session)
{
  GString *text = g_string_new (NULL);
  guint8 classes[TENGEN_RENJU_POINTS];

  tengen_renju_map (get_renju (session)->board, classes);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if ((classes[i] & TENGEN_RENJU_FORBIDDEN) != 0)
      {
        g_autofree char *name = tengen_notation_format (
            TENGEN_NOTATION_RENJU, 15, 15, (TengenPoint) i);
        g_autofree char *kind = describe_classes (classes[i]);

        g_string_append_printf (
            text, "%s%s:%s", text->len > 0 ? "," : "", name, kind);
      }
  return g_string_free (text, FALSE);
}

static char *
describe_end (TengenSession *session)
{
  const TengenPosition *position = tengen_session_get_position (session);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenResult result =
      tengen_game_get_result (tengen_session_get_game (session));
  g_autofree char *classes = describe_classes (renju->classes);

  if (tengen_position_get_phase (position) == TENGEN_PHASE_PLAY)
    {
      g_assert_cmpint (renju->end, ==, TENGEN_RENJU_END_NONE);
      g_assert_cmpint (result.kind, ==, TENGEN_RESULT_UNKNOWN);
      return g_strdup ("-");
    }
  g_assert_cmpint (tengen_position_get_phase (position), ==, TENGEN_PHASE_OVER);
  g_assert_true (renju->end == TENGEN_RENJU_END_FIVE ||
                 renju->end == TENGEN_RENJU_END_FORBIDDEN);
  return g_strdup_printf ("%c+%s",
                          result.winner == TENGEN_STONE_BLACK ? 'B' : 'W',
                          renju->end == TENGEN_RENJU_END_FIVE ? "5" : classes);
}

static char *
describe_pattern (TengenSession *session)
{
  int pattern = get_renju (session)->pattern;

  return g_strdup (pattern < 0 ? "-" : tengen_renju_pattern_get (pattern)->id);
}

/* What is true of a position, by the word for it. */
static char *
describe (TengenSession *session, const char *key)
{
  TengenStone mover =
      tengen_position_get_to_move (tengen_session_get_position (session));
  TengenStone stone =
      g_str_has_suffix (key, "-B") ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  if (g_str_has_prefix (key, "fives-"))
    return list_points (session, makes_five, stone);
  if (g_str_has_prefix (key, "straight-"))
    return list_points (session, makes_straight_four, stone);
  if (g_str_has_prefix (key, "threes-"))
    return g_strdup_printf ("%u", count_threes (session, stone));
  if (strcmp (key, "stops-five") == 0)
    return list_points (session, stops_five, mover);
  if (strcmp (key, "stops-three") == 0)
    return list_points (session, stops_three, mover);
  if (strcmp (key, "forbidden") == 0)
    return describe_forbidden (session);
  if (strcmp (key, "pattern") == 0)
    return describe_pattern (session);
  g_assert_cmpstr (key, ==, "end");
  return describe_end (session);
}

/* --- Playing --- */

static TengenSession *
open_diagram (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  TengenGame *game = NULL;

  g_assert_nonnull (reading->record);
  g_assert_cmpuint (reading->warnings->len, ==, 0);
  game = tengen_game_open (g_steal_pointer (&reading->record), 0);
  g_assert_true (tengen_game_setup_is_renju (tengen_game_get_setup (game)));
  return tengen_session_new (game);
}

/* Plays a move, which is forbidden where the word says so and only there. */
static void
play (TengenSession *session, const char *word, guint symmetry)
{
  g_auto (GStrv) parts = g_strsplit (word, "!", 2);
  TengenPoint point = find_point (parts[0], symmetry);
  TengenStone stone =
      tengen_position_get_to_move (tengen_session_get_position (session));
  guint classes = tengen_renju_classify (get_renju (session)->board, point);

  if (stone == TENGEN_STONE_BLACK)
    g_assert_cmpint (
        (classes & TENGEN_RENJU_FORBIDDEN) != 0, ==, parts[1] != NULL);
  else
    g_assert_null (parts[1]);
  g_assert_true (tengen_session_play (session, point));
}

static void
play_line (const Figure *figure, const char *line, guint symmetry)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (TengenSession) session = open_diagram (figure->diagram);

  g_test_message ("%s, symmetry %u", line, symmetry);
  for (char **word = words; *word != NULL; word++)
    {
      g_auto (GStrv) parts = g_strsplit (*word, "=", 2);
      g_autofree char *got = NULL;

      if (parts[1] == NULL)
        {
          play (session, *word, symmetry);
          continue;
        }
      got = describe (session, parts[0]);
      g_test_message ("%s", *word);
      g_assert_cmpstr (got, ==, parts[1]);
    }
}

static void
test_figure (gconstpointer data)
{
  const Figure *figure = data;
  g_auto (GStrv) lines = g_strsplit (figure->lines, " | ", -1);

  for (char **line = lines; *line != NULL; line++)
    for (guint i = 0; i < figure->n_symmetries; i++)
      play_line (figure, *line, i);
}

/* --- The table --- */

static void
figure_free (gpointer data)
{
  Figure *figure = data;

  g_free (figure->name);
  g_free (figure->diagram);
  g_free (figure->lines);
  g_free (figure);
}

static void
add_figure (char **cells)
{
  Figure *figure = g_new0 (Figure, 1);
  g_autofree char *path = g_strconcat ("/session-figures/", cells[0], NULL);

  figure->name = g_strdup (cells[0]);
  figure->n_symmetries = (guint) g_ascii_strtoull (cells[1], NULL, 10);
  figure->diagram = g_strdup (cells[2]);
  figure->lines = g_strdup (cells[3]);
  g_test_add_data_func_full (path, figure, test_figure, figure_free);
}

/* Adds the rows, without the one that names the columns. */
static void
add_figures (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "renju-figures.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) rows = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  rows = g_strsplit (text, "\n", -1);
  for (char **row = rows; *row != NULL; row++)
    {
      g_auto (GStrv) cells = g_strsplit (*row, "\t", -1);

      if (g_strv_length (cells) != 4 || **row == '#' || n++ == 0)
        continue;
      add_figure (cells);
    }
  /* 19 figures, with the parts of some, and 26 patterns */
  g_assert_cmpuint (n, >, 19 + TENGEN_RENJU_N_PATTERNS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_figures ();
  return g_test_run ();
}

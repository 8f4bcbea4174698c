/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-figure: reading the figures, and asking boards
 */
#include "lesson-figure.h"

#include "game-play.h"
#include "board-picture.h"
#include "tengen-go-alive.h"
#include "tengen-lesson-part.h"

enum
{
  COLUMN_ID,
  COLUMN_GAME,
  COLUMN_SIZE,
  COLUMN_ROWS,
  COLUMN_TO_PLAY,
  COLUMN_LABELS,
  COLUMN_MOVES,
  COLUMN_LINE,
  N_COLUMNS
};

static void
free_figure (gpointer data)
{
  LessonFigure *self = data;

  g_free (self->id);
  g_free (self->game);
  g_free (self->rows);
  g_hash_table_unref (self->labels);
  g_free (self->moves);
  g_free (self->line);
  g_free (self);
}

static GHashTable *
read_labels (const char *text)
{
  GHashTable *labels =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      g_auto (GStrv) pair = g_strsplit (*part, "=", 2);

      if (g_strv_length (pair) == 2)
        g_hash_table_insert (labels, g_strdup (pair[0]), g_strdup (pair[1]));
    }
  return labels;
}

static LessonFigure *
read_figure (const char *line)
{
  g_auto (GStrv) columns = g_strsplit (line, "\t", -1);
  LessonFigure *self = g_new0 (LessonFigure, 1);

  g_assert_cmpuint (g_strv_length (columns), ==, N_COLUMNS);
  self->id = g_strdup (columns[COLUMN_ID]);
  self->game = g_strdup (columns[COLUMN_GAME]);
  self->size = atoi (columns[COLUMN_SIZE]);
  self->rows = g_strdup (columns[COLUMN_ROWS]);
  self->to_move = columns[COLUMN_TO_PLAY][0] == 'W' ? TENGEN_STONE_WHITE
                                                    : TENGEN_STONE_BLACK;
  self->labels = read_labels (columns[COLUMN_LABELS]);
  self->moves = g_strdup (columns[COLUMN_MOVES]);
  self->line = g_strdup (columns[COLUMN_LINE]);
  return self;
}

/* All that there are. */
static GPtrArray *figures;

GPtrArray *
lesson_figure_load (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "lesson-figures.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  figures = g_ptr_array_new_with_free_func (free_figure);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '#' && **line != '\0' && !g_str_has_prefix (*line, "id\t"))
      g_ptr_array_add (figures, read_figure (*line));
  return figures;
}

const LessonFigure *
find (const char *id)
{
  for (guint i = 0; i < figures->len; i++)
    {
      const LessonFigure *figure = figures->pdata[i];

      if (g_str_has_prefix (figure->id, id) &&
          strchr ("-", figure->id[strlen (id)]) != NULL)
        return figure;
    }
  g_error ("no figure %s", id);
}

const char *
lesson_figure_get_points (const LessonFigure *self, const char *label)
{
  const char *points = g_hash_table_lookup (self->labels, label);

  g_assert_nonnull (points);
  return points;
}

static TengenGameSetup *
make_setup (const LessonFigure *self)
{
  TengenGameSetup *setup;
  TengenRenjuRules renju;

  if (strcmp (self->game, "renju") == 0)
    {
      tengen_renju_rules_init (&renju, TENGEN_RENJU_NONE);
      return tengen_game_setup_new_renju (&renju);
    }
  setup = tengen_game_setup_new (
      tengen_go_rules_find (strcmp (self->game, "go") == 0 ? "japan" : "pure"),
      self->size);
  setup->komi_x2 = 0;
  return setup;
}

TengenLessonDiagram *
lesson_figure_draw (const LessonFigure *self)
{
  TengenLessonDiagram *diagram = tengen_lesson_diagram_new (make_setup (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenBoard) board = tengen_picture_parse (self->rows, &error);

  g_assert_no_error (error);
  g_assert_cmpint (tengen_board_get_width (board), ==, self->size);
  tengen_board_read (board, diagram->stones);
  diagram->to_move = self->to_move;
  return diagram;
}

TengenGame *
lesson_figure_start (const LessonFigure *self)
{
  TengenLessonDiagram *diagram = lesson_figure_draw (self);
  TengenGame *game = tengen_lesson_game_new (diagram, NULL, 0, FALSE);

  tengen_lesson_diagram_free (diagram);
  return game;
}

TengenGame *
start (const char *id)
{
  return lesson_figure_start (find (id));
}

static GArray *
list_points (const TengenGame *game, const char *names)
{
  GArray *points = tengen_lesson_points_new ();
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      {
        TengenPoint point = at (game, *word);

        g_array_append_val (points, point);
      }
  return points;
}

static void
set_past (TengenLessonDiagram *diagram, const LessonPast *past)
{
  diagram->has_past = TRUE;
  diagram->setup->past_moves[TENGEN_STONE_BLACK] = past->moves;
  diagram->setup->past_moves[TENGEN_STONE_WHITE] = past->moves;
  diagram->setup->past_prisoners[TENGEN_STONE_BLACK] = past->black;
  diagram->setup->past_prisoners[TENGEN_STONE_WHITE] = past->white;
}

TengenGoCount *
lesson_figure_count (const LessonFigure *self,
                     const char *rules,
                     const char *dead,
                     int equal,
                     const LessonPast *past)
{
  TengenLessonDiagram *diagram = lesson_figure_draw (self);
  g_autoptr (TengenGame) game = lesson_figure_start (self);
  g_autoptr (GArray) stones = list_points (game, dead);
  g_autoptr (GArray) none = tengen_lesson_points_new ();
  const TengenLessonAccount account = {
    .dead = stones,
    .seki = none,
    .claim_black = none,
    .claim_white = none,
  };
  const TengenLessonSet set = {
    .rules = tengen_go_rules_find (rules),
    .equal = equal,
  };
  TengenGoCount *count;

  if (past != NULL)
    set_past (diagram, past);
  count = tengen_lesson_game_count (diagram, &account, &set);
  tengen_lesson_diagram_free (diagram);
  return count;
}

/* --- Asking a game --- */

const TengenBoard *
get_board (const TengenGame *game)
{
  return tengen_position_get_board (tengen_game_get_position (game));
}

int
count_stones (const TengenGame *game, TengenStone stone)
{
  return tengen_board_count (get_board (game), stone);
}

int
count_taken (const TengenGame *game, TengenStone stone)
{
  return tengen_position_get_prisoners (tengen_game_get_position (game), stone);
}

static int
get_n_points (const TengenGame *game)
{
  return tengen_board_get_n_points (get_board (game));
}

void
assert_lies (const TengenGame *game, const LessonFigure *figure)
{
  g_autofree char *picture = tengen_picture_format (get_board (game), '/');

  g_assert_cmpstr (picture, ==, figure->rows);
}

void
assert_marked (const TengenGame *game, const guint8 *marks, const char *points)
{
  g_autoptr (GArray) wanted = list_points (game, points);
  g_autofree guint8 *left = g_memdup2 (marks, (gsize) get_n_points (game));

  for (guint i = 0; i < wanted->len; i++)
    {
      TengenPoint point = g_array_index (wanted, TengenPoint, i);

      g_assert_cmpint (left[point], ==, 1);
      left[point] = 0;
    }
  for (int i = 0; i < get_n_points (game); i++)
    g_assert_cmpint (left[i], ==, 0);
}

typedef int (*List) (const TengenBoard *board,
                     TengenPoint point,
                     TengenPoint *points);

static void
assert_listed (const TengenGame *game,
               List list,
               const char *stone,
               const char *wanted)
{
  g_autofree TengenPoint *points = g_new (TengenPoint, get_n_points (game));
  g_autofree guint8 *marks = g_malloc0 ((gsize) get_n_points (game));
  int n = list (get_board (game), at (game, stone), points);

  for (int i = 0; i < n; i++)
    marks[points[i]] = 1;
  assert_marked (game, marks, wanted);
}

void
assert_chain (const TengenGame *game,
              const char *stone,
              const char *chain,
              const char *liberties)
{
  assert_listed (game, tengen_board_list_chain, stone, chain);
  assert_listed (game, tengen_board_list_liberties, stone, liberties);
}

void
assert_takes (TengenGame *game, const char *point, const char *taken)
{
  int n = get_n_points (game);
  g_autofree guint8 *before = g_malloc ((gsize) n);
  g_autofree guint8 *after = g_malloc ((gsize) n);

  tengen_board_read (get_board (game), before);
  play_all (game, point);
  tengen_board_read (get_board (game), after);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  for (int i = 0; i < n; i++)
    before[i] = before[i] != TENGEN_STONE_NONE && after[i] == TENGEN_STONE_NONE;
  assert_marked (game, before, taken);
}

void
assert_point (const TengenGame *game,
              TengenStone stone,
              const char *points,
              TengenReasonCode code)
{
  g_autoptr (GArray) asked = list_points (game, points);

  for (guint i = 0; i < asked->len; i++)
    {
      g_autoptr (TengenReason) reason =
          tengen_position_check_point (tengen_game_get_position (game),
                                       g_array_index (asked, TengenPoint, i),
                                       stone);

      g_assert_cmpint (
          reason != NULL ? reason->code : TENGEN_REASON_NONE, ==, code);
    }
}

int
count_alive (const TengenGame *game, TengenStone stone)
{
  const TengenBoard *board = get_board (game);
  int n = get_n_points (game);
  g_autofree guint8 *stones = g_malloc ((gsize) n);
  g_autofree guint8 *alive = g_malloc ((gsize) n);

  tengen_board_read (board, stones);
  return tengen_go_alive (stones,
                          tengen_board_get_width (board),
                          tengen_board_get_height (board),
                          stone,
                          alive,
                          NULL);
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-early: where stones could still be put
 *
 * Pictures of expectation: `b` Black may, `w` White may, `+` both may.
 *
 * Ends and early stops are made as well: a full board is divided among groups
 * of any shape, each of which keeps two eyes and is unconditionally alive. That
 * is a right end. Stones taken off it make a stop that came too early.
 */
#include "tengen-go-dead-early.h"

#include "board-picture.h"
#include "rounds.h"
#include "tengen-board-region.h"
#include "tengen-go-alive.h"

#include <string.h>

#define MAX_POINTS (TENGEN_GO_DEAD_EARLY_MAX * TENGEN_GO_DEAD_EARLY_MAX)
/* The same positions each time. */
static GRand *chance;

#define N_MADE 100 /* of each kind and size */
#define SEED 21
/* of games of people */
#define MIN_FILLED 300
#define MIN_OPEN 8
#define MAX_OPEN 45

static char *
find (const TengenBoard *board)
{
  GString *got = g_string_new (NULL);
  guint8 early[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_go_dead_find_early (board, early);

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      if (i > 0 && i % tengen_board_get_width (board) == 0)
        g_string_append_c (got, '/');
      g_string_append_c (got, ".?b?w?+?"[early[i]]);
      n -= early[i] != 0;
    }
  g_assert_cmpint (n, ==, 0);
  return g_string_free (got, FALSE);
}

static void
check (const char *picture, const char *wanted)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autofree char *before = tengen_picture_format (board, '/');
  g_autofree char *got = find (board);
  g_autofree char *after = tengen_picture_format (board, '/');

  g_assert_cmpstr (got, ==, wanted);
  g_assert_cmpstr (after, ==, before);
}

/* --- Pictures --- */

/* Of three eyes one may be filled, and two are kept. */
static void
test_spare_eye (void)
{
  check (".XXOOO./"
         "XXXOOOO/"
         "XXXOOOO/"
         ".XXOOOO/"
         "XXXOOOO/"
         "XXXOOOO/"
         ".XXXOO.",
         "......./......./......./......./......./......./b......");
}

/* An eye of two points is made smaller. */
static void
test_long_eye (void)
{
  check (".XXOOO./"
         "XXXOOOO/"
         "XXXOOOO/"
         "XXXOOOO/"
         "XXXOOOO/"
         "XXXOOO./"
         ".XXXOO.",
         "......./......./......./......./......./......./......w");
}

/* An eye with a dead stone in it is one of three. */
static void
test_dead_stone (void)
{
  check (".XXOOO./"
         "XXXOOOO/"
         "XXXOOOO/"
         ".XXOOOO/"
         "XXXOOOO/"
         "XXXOOOO/"
         "O.XXOO.",
         "......./......./......./b....../......./......./.b.....");
}

/* A neutral point belongs to the side that takes it. */
static void
test_neutral (void)
{
  check (".XX.OO./"
         "XXXOOOO/"
         "XXXOOOO/"
         "XXXOOOO/"
         "XXXOOOO/"
         "XXXOOOO/"
         ".XXXOO.",
         "...+.../......./......./......./......./......./.......");
}

/* A side that takes a shared liberty in a seki (セキ) is captured. */
static void
test_seki (void)
{
  check (".X.XXXX/"
         "XXXXXXX/"
         "OOOOOOO/"
         ".XXOOO./"
         "XXXXXXX/"
         "OOOOOOO/"
         ".O.OOOO",
         "......./......./......./......./......./......./.......");
}

/* --- Right ends of records --- */

typedef struct
{
  guint8 stones[MAX_POINTS];
  int size;
} Made;

static TengenBoard *
load (const Made *self)
{
  TengenBoard *board = tengen_board_new (self->size, self->size);

  tengen_board_put_all (board, self->stones);
  return board;
}

static gboolean
is_alive (const Made *self, TengenStone colour)
{
  guint8 alive[MAX_POINTS];

  tengen_go_alive (self->stones, self->size, self->size, colour, alive, NULL);
  for (int i = 0; i < self->size * self->size; i++)
    if (self->stones[i] == colour && !alive[i])
      return FALSE;
  return TRUE;
}

/* The owner of each point, stones and what they enclose; %FALSE if a point has
 * none. */
static gboolean
find_owners (const Made *self, guint8 *owner)
{
  guint16 labels[MAX_POINTS];
  guint8 touch[MAX_POINTS];
  int n = tengen_region_label (
      self->stones, self->size, self->size, TENGEN_REGION_EMPTY, labels);

  tengen_region_touch (self->stones, self->size, self->size, labels, n, touch);
  for (int i = 0; i < self->size * self->size; i++)
    if (self->stones[i] != TENGEN_STONE_NONE)
      owner[i] = self->stones[i];
    else if (touch[labels[i]] == TENGEN_REGION_BLACK)
      owner[i] = TENGEN_STONE_BLACK;
    else if (touch[labels[i]] == TENGEN_REGION_WHITE)
      owner[i] = TENGEN_STONE_WHITE;
    else
      return FALSE;
  return TRUE;
}

/* Whether a position is a right end: all live, each group keeps two points,
 * and there is no point between them. */
static gboolean
is_right_end (const Made *self)
{
  guint8 owner[MAX_POINTS];

  if (!find_owners (self, owner) || !is_alive (self, TENGEN_STONE_BLACK) ||
      !is_alive (self, TENGEN_STONE_WHITE))
    return FALSE;
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    {
      guint16 labels[MAX_POINTS];
      int n_empty[MAX_POINTS] = { 0 };
      int n = tengen_region_label (
          owner, self->size, self->size, 1u << stone, labels);

      for (int i = 0; i < self->size * self->size; i++)
        if (labels[i] != TENGEN_REGION_NONE)
          n_empty[labels[i]] += self->stones[i] == TENGEN_STONE_NONE;
      for (int i = 0; i < n; i++)
        if (n_empty[i] != 2)
          return FALSE;
    }
  return TRUE;
}

static void
assert_right (const Made *self)
{
  g_autoptr (TengenBoard) board = load (self);
  g_autofree char *picture = tengen_picture_format (board, '/');
  g_autofree char *got = find (board);

  g_test_message ("%s", picture);
  g_assert_cmpuint (strspn (got, "./"), ==, strlen (got));
}

/* Counts the right ends among the pictures of a file; none may be told. */
static int
check_file (const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  int n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  words = g_strsplit_set (text, "\t\n", -1);
  for (int i = 0; words[i] != NULL; i++)
    {
      g_autoptr (TengenBoard) board = NULL;
      Made made = { .size = (int) strcspn (words[i], "/") };

      if (made.size < 3 || made.size > TENGEN_GO_DEAD_EARLY_MAX ||
          strspn (words[i], "XO./") != strlen (words[i]))
        continue;
      board = tengen_picture_parse (words[i], NULL);
      if (board == NULL || tengen_board_get_height (board) != made.size ||
          tengen_board_get_width (board) != made.size)
        continue;
      tengen_board_read (board, made.stones);
      if (!is_right_end (&made))
        continue;
      assert_right (&made);
      n++;
    }
  return n;
}

/* 純碁の遊び方 (5), 24 to 21; 純碁であそぼう! (5), 41 to 34; the game of the story
 * of Pure Go; and what files of positions have. */
static void
test_records (void)
{
  check ("XXXXOOO/X.XXOO./XXXXXOO/XXXXOOO/XXXXOOO/X.XOOOO/XXXOO.O",
         "......./......./......./......./......./......./.......");
  check ("XXXXXXO/XX.XOOO/.XXXXXO/XXXOOOO/XXXOOO./XXOOOOO/XXOOO.O",
         "......./......./......./......./......./......./.......");
  check ("XXXXXOOOO/XX.XOOO.O/XXXXOOOOO/X.XXO.OOO/XXXXOOOOO/XXXOOOXOX/"
         "XXOOXOXXX/XXOXXXX.X/XOOOOXXX.",
         "........./........./........./........./........./........./"
         "........./........./.........");
  g_assert_cmpint (check_file ("lesson-figures.tsv"), >=, 2);
  g_assert_cmpint (check_file ("dead.tsv"), >=, 1);
}

/* --- Ends and early stops that are made --- */

/* Divides a board among a few colours that grow from points by chance. */
static void
divide (Made *self)
{
  int n_points = self->size * self->size;
  int n_seeds = g_rand_int_range (chance, 2, 6);
  int n_left = n_points - n_seeds;

  memset (self->stones, TENGEN_STONE_NONE, sizeof self->stones);
  for (int i = 0; i < n_seeds;)
    {
      int point = g_rand_int_range (chance, 0, n_points);

      if (self->stones[point] != TENGEN_STONE_NONE)
        continue;
      self->stones[point] =
          i % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
      i++;
    }
  while (n_left > 0)
    {
      int point = g_rand_int_range (chance, 0, n_points);
      int way = g_rand_int_range (chance, 0, 4);
      int x = point % self->size + (way == 0) - (way == 1);
      int y = point / self->size + (way == 2) - (way == 3);

      if (self->stones[point] == TENGEN_STONE_NONE || x < 0 || y < 0 ||
          x >= self->size || y >= self->size ||
          self->stones[y * self->size + x] != TENGEN_STONE_NONE)
        continue;
      self->stones[y * self->size + x] = self->stones[point];
      n_left--;
    }
}

/* Gives each group of a full board two eyes by chance; %FALSE if that does not
 * come out. */
static gboolean
make_eyes (Made *self)
{
  guint16 labels[MAX_POINTS];
  int n_points = self->size * self->size;
  guint8 full[MAX_POINTS];
  memcpy (full, self->stones, sizeof full);
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    {
      int n = tengen_region_label (
          full, self->size, self->size, 1u << stone, labels);
      for (int i = 0; i < n; i++)
        for (int left = 2, tries = 0; left > 0; tries++)
          {
            int point = g_rand_int_range (chance, 0, n_points);

            if (tries > 1000)
              return FALSE;
            if (labels[point] != i || self->stones[point] == TENGEN_STONE_NONE)
              continue;
            self->stones[point] = TENGEN_STONE_NONE;
            left--;
          }
    }
  return is_right_end (self);
}

/* --- Ends of games of Go, played on --- */

/* Reads a row of go-scoring.tsv and takes its dead stones off; %FALSE if it has
 * no board of Pure Go. */
static gboolean
read_row (Made *self, const char *row)
{
  g_auto (GStrv) cells = g_strsplit (row, "\t", 8);
  g_autoptr (TengenBoard) board = NULL;

  if (*row == '#' || g_strv_length (cells) < 8)
    return FALSE;
  self->size = (int) strcspn (cells[3], "/");
  if (self->size < 7 || self->size > TENGEN_GO_DEAD_EARLY_MAX)
    return FALSE;
  board = tengen_picture_parse (cells[3], NULL);
  tengen_board_read (board, self->stones);
  for (const char *dead = cells[6]; dead[0] > '-' && dead[1] != '\0'; dead += 2)
    self->stones[(dead[1] - 'a') * self->size + dead[0] - 'a'] =
        TENGEN_STONE_NONE;
  return TRUE;
}

/* Fills all that a side encloses, and each point between the sides for one of
 * them by chance. */
static void
fill (Made *self)
{
  guint16 labels[MAX_POINTS];
  guint8 touch[MAX_POINTS];
  int n = tengen_region_label (
      self->stones, self->size, self->size, TENGEN_REGION_EMPTY, labels);

  tengen_region_touch (self->stones, self->size, self->size, labels, n, touch);
  for (int i = 0; i < self->size * self->size; i++)
    {
      gboolean black = labels[i] != TENGEN_REGION_NONE &&
                       touch[labels[i]] == TENGEN_REGION_BLACK;
      gboolean white = labels[i] != TENGEN_REGION_NONE &&
                       touch[labels[i]] == TENGEN_REGION_WHITE;

      if (labels[i] == TENGEN_REGION_NONE)
        continue;
      if (!black && !white)
        black = g_rand_boolean (chance);
      self->stones[i] = black ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
    }
}

/* Games of people, played on in Pure Go to several ends. A group that has no
 * room for two eyes lives in a seki: such games have no end that is proved
 * here. */
static void
test_filled (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "go-scoring.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) rows = NULL;
  int n = 0;

  g_rand_set_seed (chance, SEED);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  rows = g_strsplit (text, "\n", -1);
  for (int i = 0; rows[i] != NULL; i++)
    for (int tries = 0; tries < N_MADE; tries++)
      {
        Made made;

        if (!read_row (&made, rows[i]))
          break;
        fill (&made);
        if (!make_eyes (&made))
          continue;
        assert_right (&made);
        n++;
      }
  g_assert_cmpint (n, >=, MIN_FILLED);
}

/* --- Made ends --- */

static void
make_end (Made *self, int size)
{
  self->size = size;
  do
    divide (self);
  while (!make_eyes (self));
}

static void
test_ends (void)
{
  g_rand_set_seed (chance, SEED);
  for (int size = 7; size <= 9; size += 2)
    for (int i = 0; i < N_MADE; i++)
      {
        Made made;

        make_end (&made, size);
        assert_right (&made);
      }
}

/* Whether a side has a point whose filling leaves all its stones
 * unconditionally alive: proof that the stop came too early. */
static gboolean
can_fill_proved (const Made *self, TengenStone colour)
{
  for (int i = 0; i < self->size * self->size; i++)
    {
      g_autoptr (TengenBoard) board = NULL;
      TengenBoardTry result;
      Made after = *self;

      if (self->stones[i] != TENGEN_STONE_NONE)
        continue;
      board = load (self);
      tengen_board_try (board, (TengenPoint) i, colour, &result);
      if (result.own > 0)
        continue;
      tengen_board_play (board, (TengenPoint) i, colour, NULL);
      tengen_board_read (board, after.stones);
      if (is_alive (&after, colour))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_too_early (const Made *self)
{
  g_autoptr (TengenBoard) board = load (self);

  for (int i = 0; i < self->size * self->size; i++)
    if (self->stones[i] != TENGEN_STONE_NONE &&
        tengen_board_get_liberties (board, (TengenPoint) i) == 0)
      return FALSE;
  return can_fill_proved (self, TENGEN_STONE_BLACK) ||
         can_fill_proved (self, TENGEN_STONE_WHITE);
}

/* Takes a few stones off an end. */
static void
make_nearly (Made *self, int size)
{
  do
    {
      int n = g_rand_int_range (chance, 1, 9);

      make_end (self, size);
      while (n-- > 0)
        self->stones[g_rand_int_range (chance, 0, size * size)] =
            TENGEN_STONE_NONE;
    }
  while (!is_too_early (self));
}

/* Leaves stones of the opponent in what was taken off. */
static void
make_invaded (Made *self, int size)
{
  do
    {
      guint8 end[MAX_POINTS];

      make_end (self, size);
      memcpy (end, self->stones, sizeof end);
      for (int n = g_rand_int_range (chance, 3, 12); n > 0; n--)
        {
          int point = g_rand_int_range (chance, 0, size * size);

          if (end[point] != TENGEN_STONE_NONE)
            self->stones[point] = n % 3 != 0 ? TENGEN_STONE_NONE
                                             : tengen_stone_other (end[point]);
        }
    }
  while (!is_too_early (self));
}

static gboolean
is_wall (const Made *self, const guint8 *owner, int point)
{
  int x = point % self->size;
  int y = point / self->size;

  for (int v = MAX (y - 1, 0); v <= MIN (y + 1, self->size - 1); v++)
    for (int u = MAX (x - 1, 0); u <= MIN (x + 1, self->size - 1); u++)
      if (owner[v * self->size + u] != owner[point])
        return TRUE;
  return FALSE;
}

/* Leaves nothing but the walls: as beginners stop who see that no point is in
 * dispute. One room at least is so large that it holds two eyes wherever the
 * first stone is put, and none is so large that it is open to an invasion. */
static void
make_open (Made *self, int size)
{
  int largest;

  do
    {
      guint8 owner[MAX_POINTS];
      guint16 labels[MAX_POINTS];
      int n_empty[MAX_POINTS] = { 0 };

      largest = 0;
      make_end (self, size);
      find_owners (self, owner);
      for (int i = 0; i < size * size; i++)
        self->stones[i] =
            is_wall (self, owner, i) ? owner[i] : TENGEN_STONE_NONE;
      tengen_region_label (
          self->stones, size, size, TENGEN_REGION_EMPTY, labels);
      for (int i = 0; i < size * size; i++)
        if (labels[i] != TENGEN_REGION_NONE)
          largest = MAX (largest, ++n_empty[labels[i]]);
    }
  while (largest < MIN_OPEN || largest > MAX_OPEN);
}

/* What is found can be filled, all of it, and all that is filled lives. */
static void
assert_fills (const Made *self, const guint8 *early, TengenStone colour)
{
  g_autoptr (TengenBoard) board = load (self);
  guint8 stones[MAX_POINTS];
  guint8 alive[MAX_POINTS];

  for (int i = 0; i < self->size * self->size; i++)
    if ((early[i] & 1u << colour) != 0)
      tengen_board_play (board, (TengenPoint) i, colour, NULL);
  tengen_board_read (board, stones);
  tengen_go_alive (stones, self->size, self->size, colour, alive, NULL);
  for (int i = 0; i < self->size * self->size; i++)
    if ((early[i] & 1u << colour) != 0)
      g_assert_true (alive[i]);
}

static void
assert_early (const Made *self)
{
  g_autoptr (TengenBoard) board = load (self);
  g_autofree char *picture = tengen_picture_format (board, '/');
  guint8 early[MAX_POINTS];

  g_test_message ("%s", picture);
  g_assert_cmpint (tengen_go_dead_find_early (board, early), >, 0);
  assert_fills (self, early, TENGEN_STONE_BLACK);
  assert_fills (self, early, TENGEN_STONE_WHITE);
}

static void
test_stops (gconstpointer data)
{
  void (*make) (Made *, int) = data;

  g_rand_set_seed (chance, SEED);
  for (int size = 7; size <= 9; size += 2)
    for (int i = 0; i < (int) rounds_make (N_MADE); i++)
      {
        Made made;

        make (&made, size);
        assert_early (&made);
      }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  chance = g_rand_new ();
  g_test_add_func ("/go/dead/early/spare-eye", test_spare_eye);
  g_test_add_func ("/go/dead/early/long-eye", test_long_eye);
  g_test_add_func ("/go/dead/early/dead-stone", test_dead_stone);
  g_test_add_func ("/go/dead/early/neutral", test_neutral);
  g_test_add_func ("/go/dead/early/seki", test_seki);
  g_test_add_func ("/go/dead/early/records", test_records);
  g_test_add_func ("/go/dead/early/filled", test_filled);
  g_test_add_func ("/go/dead/early/made/ends", test_ends);
  g_test_add_data_func ("/go/dead/early/made/nearly", make_nearly, test_stops);
  g_test_add_data_func (
      "/go/dead/early/made/invaded", make_invaded, test_stops);
  g_test_add_data_func ("/go/dead/early/made/open", make_open, test_stops);
  result = g_test_run ();
  g_rand_free (chance);
  return result;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-piskvork: games of Piskvork (.psq)
 *
 * Shape: a line with the size, lines of moves, and behind them names, a number
 *        that says how it ended, and in newer files who won under which rule.
 */
#include "tengen-foreign-forms.h"

#include <string.h>

#include "tengen-foreign-text.h"
#include "tengen-foreign-value.h"
#include "tengen-sgf-guess.h"
#include "tengen-sgf-utf8.h"

#define SIGN "Piskvork"
#define FIVE 5
/* Lines behind the moves: two names, two lines of the end, and blank ones. */
#define MOST_LINES 16

typedef struct
{
  TengenForeignDraft *draft;
  int width;
  int height;
  gboolean second_began;
  guint root;
  guint node;
  gboolean stopped;
  /* Numbers of the last line of moves and of the last one with anything. */
  guint last_move;
  guint last;
  /* The stones, by row and column, and the last move. */
  GByteArray *board;
  int x;
  int y;
  /* The lines behind the moves. */
  GPtrArray *rest;
} Reader;

gboolean
tengen_foreign_is_piskvork (const char *data, gsize length)
{
  g_autofree char *text = tengen_foreign_text_peek (data, length);

  return g_ascii_strncasecmp (text, SIGN, strlen (SIGN)) == 0;
}

static void
skip_blanks (const char **at, const char *end)
{
  while (*at < end && g_ascii_isspace (**at))
    (*at)++;
}

/* Goes to what is behind a comma. */
static gboolean
skip_comma (const char **at, const char *end)
{
  skip_blanks (at, end);
  if (*at == end || **at != ',')
    return FALSE;
  (*at)++;
  skip_blanks (at, end);
  return TRUE;
}

/* Reads `15x15`. */
static gboolean
read_size (const char **at, const char *end, int *width, int *height)
{
  if (!tengen_foreign_digits_read (at, end, width) || *at == end ||
      g_ascii_tolower (**at) != 'x')
    return FALSE;
  (*at)++;
  return tengen_foreign_digits_read (at, end, height);
}

/* Reads `Piskvorky WxH, a:b, s`. */
static gboolean
read_head (Reader *self, const TengenForeignLine *line, GError **error)
{
  const char *at = line->start;
  const char *end = line->start + line->length;
  const char *last;
  const char *size;
  int began;

  skip_blanks (&at, end);
  while (at < end && !g_ascii_isspace (*at))
    at++;
  skip_blanks (&at, end);
  size = at;
  if (!read_size (&at, end, &self->width, &self->height) ||
      MIN (self->width, self->height) < 1 ||
      MAX (self->width, self->height) > TENGEN_BOARD_MAX)
    return tengen_foreign_draft_refuse (
        self->draft,
        line->number,
        tengen_foreign_line_get_column (line, size),
        error,
        TENGEN_FOREIGN_ERROR_BOARD,
        NULL);
  last = g_strrstr_len (at, end - at, ",");
  if (last != NULL && skip_comma (&last, end) &&
      tengen_foreign_digits_read (&last, end, &began))
    self->second_began = began == 1;
  self->root =
      tengen_foreign_draft_add_game (self->draft, 4, self->width, self->height);
  self->node = self->root;
  self->board = g_byte_array_new ();
  g_byte_array_set_size (self->board,
                         (guint) self->width * (guint) self->height);
  memset (self->board->data, 0, self->board->len);
  return TRUE;
}

/* Moves. */

static void
stop (Reader *self,
      const TengenForeignLine *line,
      const char *place,
      TengenSgfFault fault)
{
  tengen_foreign_line_warn (line, place, fault, self->draft);
  self->stopped = TRUE;
}

/* A line as a move, as far as it is one. */
typedef struct
{
  int x;
  int y;
  const char *x_place;
  const char *y_place;
  /* Numbers that are there: column, row, time. */
  guint n;
  gboolean has_comma;
  /* Nothing else is in the line. */
  gboolean whole;
} Move;

static Move
parse_move (const TengenForeignLine *line)
{
  Move move = { 0 };
  const char *at = line->start;
  const char *end = line->start + line->length;

  skip_blanks (&at, end);
  move.x_place = at;
  if (!tengen_foreign_digits_read (&at, end, &move.x))
    return move;
  move.n = 1;
  move.has_comma = skip_comma (&at, end);
  move.y_place = at;
  if (move.has_comma && tengen_foreign_digits_read (&at, end, &move.y))
    move.n = 2;
  if (move.n == 2 && skip_comma (&at, end) && at < end)
    {
      /* the time is not kept, and may be longer than other numbers */
      while (at < end && (g_ascii_isdigit (*at) || *at == '-' || *at == '.'))
        at++;
      move.n = 3;
    }
  move.whole = at == end;
  return move;
}

/* Finds the last line of moves and the last one with anything. */
static void
find_last (Reader *self, const TengenForeignLine *line)
{
  TengenForeignLine next = *line;

  while (tengen_foreign_line_next (&next))
    if (next.length > 0)
      {
        Move move = parse_move (&next);

        if (move.n == 3 && move.whole)
          self->last_move = next.number;
        self->last = next.number;
      }
}

static void
put_stone (Reader *self, const TengenForeignLine *line, const Move *move)
{
  int x = move->x - 1;
  int y = move->y - 1;
  TengenStone stone = tengen_foreign_draft_get_stone (
                          self->draft, self->node) == TENGEN_STONE_BLACK
                          ? TENGEN_STONE_WHITE
                          : TENGEN_STONE_BLACK;

  if (x < 0 || x >= self->width)
    stop (self, line, move->x_place, TENGEN_SGF_FAULT_MOVE_OFF_BOARD);
  else if (y < 0 || y >= self->height)
    stop (self, line, move->y_place, TENGEN_SGF_FAULT_MOVE_OFF_BOARD);
  else if (self->board->data[y * self->width + x] != TENGEN_STONE_NONE)
    stop (self, line, move->x_place, TENGEN_SGF_FAULT_MOVE_TAKEN);
  else
    {
      self->node =
          tengen_foreign_draft_add_move (self->draft, self->node, stone, x, y);
      self->board->data[y * self->width + x] = (guint8) stone;
      self->x = x;
      self->y = y;
    }
}

static void
keep_line (Reader *self, const TengenForeignLine *line)
{
  if (self->rest->len < MOST_LINES)
    g_ptr_array_add (
        self->rest,
        g_strstrip (g_strndup (line->start, MIN (line->length, 1000))));
}

/* A number alone is how the game ended where no names are given, but cut off
 * without a line end it is half a move. */
static gboolean
is_cut (const Reader *self, const TengenForeignLine *line, const Move *move)
{
  if (line->number < self->last || !move->whole || move->n == 3)
    return FALSE;
  return move->has_comma ||
         (move->x > 0 && line->start + line->length == line->end);
}

/* A line of the moves, or the first one behind them. */
static void
read_move (Reader *self, const TengenForeignLine *line)
{
  Move move = parse_move (line);

  if (is_cut (self, line, &move))
    stop (self, line, line->start, TENGEN_SGF_FAULT_MOVE_CUT);
  else if (move.n >= 2 && move.whole)
    put_stone (self, line, &move);
  else if (move.has_comma || line->number < self->last_move)
    stop (self, line, line->start, TENGEN_SGF_FAULT_MOVE_UNREADABLE);
  else
    keep_line (self, line);
}

/* What is behind the moves. */

static gboolean
is_number (const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;

  return *digits != '\0' && strspn (digits, "0123456789") == strlen (digits);
}

/* Cuts what says that a name is of a program. */
static void
set_name (Reader *self, const char *property, const char *text)
{
  static const char *const ends[] = { ".zip", ".exe" };
  gsize length = strlen (text);

  if (length > 7 && g_ascii_strncasecmp (text, "pbrain-", 7) == 0)
    {
      text += 7;
      length -= 7;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    if (length > 4 && g_ascii_strncasecmp (text + length - 4, ends[i], 4) == 0)
      length -= 4;
  tengen_foreign_draft_set (
      self->draft, self->root, property, text, (gssize) length);
}

/* Finds the number that ends the names, or the number of lines. */
static guint
find_end (const Reader *self)
{
  for (guint i = 0; i < self->rest->len; i++)
    if (is_number (g_ptr_array_index (self->rest, i)))
      return i;
  return self->rest->len;
}

/* The rule of `winner,rule`, or NULL. */
static const char *
find_rule (const Reader *self, guint end)
{
  for (guint i = end; i < self->rest->len; i++)
    {
      const char *line = g_ptr_array_index (self->rest, i);
      const char *comma = strchr (line, ',');

      if (comma != NULL)
        {
          comma++;
          return comma + strspn (comma, " \t");
        }
    }
  return NULL;
}

static gboolean
is_renju (const char *rule)
{
  return rule != NULL && g_ascii_strncasecmp (rule, "renju", 5) == 0;
}

/* How many stones of the last move's colour stand in a row there at most. */
static int
count_row (const Reader *self)
{
  static const int ways[4][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, -1 } };
  guint8 stone = self->board->data[self->y * self->width + self->x];
  int most = 0;

  for (int i = 0; i < 4; i++)
    {
      int n = 1;

      for (int side = -1; side <= 1; side += 2)
        for (int k = side;; k += side)
          {
            int x = self->x + k * ways[i][0];
            int y = self->y + k * ways[i][1];

            if (x < 0 || x >= self->width || y < 0 || y >= self->height ||
                self->board->data[y * self->width + x] != stone)
              break;
            n++;
          }
      if (n == FIVE)
        return n;
      most = MAX (most, n);
    }
  return most;
}

/* Five in a row wins; more than five do, unless black plays Renju. */
static void
set_result (Reader *self, const char *rule)
{
  TengenStone stone = tengen_foreign_draft_get_stone (self->draft, self->node);
  int n = stone != TENGEN_STONE_NONE ? count_row (self) : 0;

  if (n == FIVE ||
      (n > FIVE && (stone == TENGEN_STONE_WHITE || !is_renju (rule))))
    tengen_foreign_draft_set (self->draft,
                              self->root,
                              "RE",
                              stone == TENGEN_STONE_BLACK ? "B+" : "W+",
                              -1);
}

static void
finish (Reader *self)
{
  guint end = find_end (self);
  const char *rule = find_rule (self, end);
  guint first = 0;

  /* more lines than names begin with blank ones */
  while (end > 2 && *(char *) g_ptr_array_index (self->rest, first) == '\0')
    {
      first++;
      end--;
    }
  for (guint i = 0; i < MIN (end, 2); i++)
    set_name (self,
              (i == 1) == self->second_began ? "PB" : "PW",
              g_ptr_array_index (self->rest, first + i));
  if (rule != NULL && !is_number (rule))
    tengen_foreign_draft_set (self->draft, self->root, "RU", rule, -1);
  if (!is_renju (rule))
    tengen_foreign_draft_warn (self->draft, TENGEN_SGF_FAULT_OTHER_RULES, 1, 1);
  if (!self->stopped)
    set_result (self, rule);
}

/* Blank lines are nothing among the moves; behind them they may be names. */
static void
read_lines (Reader *self, TengenForeignLine *line)
{
  find_last (self, line);
  while (tengen_foreign_line_next (line))
    {
      gboolean is_behind = line->number > self->last_move;

      if (self->rest->len > 0 || (is_behind && line->length == 0) ||
          (is_behind && self->stopped))
        keep_line (self, line);
      else if (line->length > 0 && !self->stopped)
        read_move (self, line);
    }
}

static gboolean
read_text (Reader *self, const char *text, gsize length, GError **error)
{
  TengenForeignLine line;

  tengen_foreign_line_init (&line, text, length);
  while (tengen_foreign_line_next (&line) && line.length == 0)
    ;
  if (!read_head (self, &line, error))
    return FALSE;
  read_lines (self, &line);
  finish (self);
  return TRUE;
}

gboolean
tengen_foreign_read_piskvork (TengenForeignDraft *draft,
                              const char *data,
                              gsize length,
                              const char *charset,
                              GError **error)
{
  gboolean is_utf8 = tengen_sgf_utf8_measure (data, length) == length;
  const char *const order[] = {
    is_utf8 ? NULL : tengen_sgf_guess (data, length).charset, NULL
  };
  g_autofree char *text = tengen_foreign_text_decode (
      data, &length, charset, FALSE, order, draft, error);
  Reader self = { .draft = draft };
  gboolean done;

  if (text == NULL)
    return FALSE;
  self.rest = g_ptr_array_new_with_free_func (g_free);
  done = read_text (&self, text, length, error);
  g_ptr_array_unref (self.rest);
  if (self.board != NULL)
    g_byte_array_unref (self.board);
  return done;
}

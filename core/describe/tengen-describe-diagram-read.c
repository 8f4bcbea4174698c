/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-diagram-read: diagrams in texts as records (図を読む)
 *
 * Shape: the lines of a diagram are collected, rows as strings of one character
 *        a point; when it ends its place on the board is found and the game is
 *        made.
 */
#include "tengen-describe-diagram-read.h"

#include <string.h>

#include "tengen-board-stone.h"
#include "tengen-go-handicap.h"
#include "tengen-record-edit.h"
#include "tengen-record-value.h"
#include "tengen-renju.h"

#define PREFIX "$$"
#define SIZE_USUAL 19
#define N_NUMBERS 10
#define NUMBER_MAX 9999
/* An edge is at least so long. */
#define N_EDGE 3

/* What a character means: the stone and the list its point belongs to. */
static const struct
{
  char sign;
  TengenStone stone;
  TengenProperty mark;
} SIGNS[] = {
  { '.', TENGEN_STONE_NONE, TENGEN_PROPERTY_OTHER },
  { ',', TENGEN_STONE_NONE, TENGEN_PROPERTY_OTHER },
  { '_', TENGEN_STONE_NONE, TENGEN_PROPERTY_DD },
  { '?', TENGEN_STONE_NONE, TENGEN_PROPERTY_DD },
  { 'X', TENGEN_STONE_BLACK, TENGEN_PROPERTY_OTHER },
  { 'O', TENGEN_STONE_WHITE, TENGEN_PROPERTY_OTHER },
  { 'C', TENGEN_STONE_NONE, TENGEN_PROPERTY_CR },
  { 'B', TENGEN_STONE_BLACK, TENGEN_PROPERTY_CR },
  { 'W', TENGEN_STONE_WHITE, TENGEN_PROPERTY_CR },
  { 'S', TENGEN_STONE_NONE, TENGEN_PROPERTY_SQ },
  { '#', TENGEN_STONE_BLACK, TENGEN_PROPERTY_SQ },
  { '@', TENGEN_STONE_WHITE, TENGEN_PROPERTY_SQ },
  { 'T', TENGEN_STONE_NONE, TENGEN_PROPERTY_TR },
  { 'Y', TENGEN_STONE_BLACK, TENGEN_PROPERTY_TR },
  { 'Q', TENGEN_STONE_WHITE, TENGEN_PROPERTY_TR },
  { 'M', TENGEN_STONE_NONE, TENGEN_PROPERTY_MA },
  { 'Z', TENGEN_STONE_BLACK, TENGEN_PROPERTY_MA },
  { 'P', TENGEN_STONE_WHITE, TENGEN_PROPERTY_MA },
};

/* The marks, in the order in which they are written. */
static const TengenProperty MARKS[] = {
  TENGEN_PROPERTY_CR, TENGEN_PROPERTY_SQ, TENGEN_PROPERTY_TR,
  TENGEN_PROPERTY_MA, TENGEN_PROPERTY_DD,
};

/* A line or an arrow, from the upper left of what is shown. */
typedef struct
{
  int points[4];
  gboolean arrow;
  guint line;
} Stroke;

/* A diagram that is being read. */
typedef struct
{
  gboolean renju; /* where the board is one of Renju */
  guint line;     /* of its first line */
  gboolean is_open;
  TengenStone odd;
  gboolean has_side;
  int size; /* 0 if none is named */
  int first;
  char *title;
  GString *words;
  GPtrArray *rows;
  GArray *lines; /* of the rows */
  GArray *strokes;
  gboolean edges[4]; /* left, right, upper, lower */
  /* where it lies */
  int width;
  int height;
  int left;
  int top;
} Reading;

enum
{
  LEFT,
  RIGHT,
  UPPER,
  LOWER
};

static void
start (Reading *self)
{
  g_free (self->title);
  g_string_truncate (self->words, 0);
  g_ptr_array_set_size (self->rows, 0);
  g_array_set_size (self->lines, 0);
  g_array_set_size (self->strokes, 0);
  memset (self->edges, 0, sizeof self->edges);
  self->is_open = FALSE;
  self->has_side = FALSE;
  self->odd = TENGEN_STONE_BLACK;
  self->title = NULL;
  self->size = 0;
  self->first = 1;
}

static gboolean
fail (TengenDiagramError *error,
      TengenDiagramFault fault,
      guint line,
      int found,
      int wanted)
{
  *error = (TengenDiagramError){
    .fault = fault, .line = line, .found = found, .wanted = wanted
  };
  return FALSE;
}

static gboolean
fail_at_sign (TengenDiagramError *error,
              TengenDiagramFault fault,
              guint line,
              const char *sign)
{
  *error = (TengenDiagramError){ .fault = fault,
                                 .line = line,
                                 .sign = g_utf8_get_char (sign) };
  return FALSE;
}

static int
find_sign (char sign)
{
  for (gsize i = 0; i < G_N_ELEMENTS (SIGNS); i++)
    if (SIGNS[i].sign == sign)
      return (int) i;
  return -1;
}

static gboolean
is_point (char sign)
{
  return find_sign (sign) >= 0 || g_ascii_isdigit (sign) ||
         g_ascii_islower (sign);
}

/* --- Lines --- */

/* A number of at most four figures; FALSE if there is none. */
static gboolean
take_number (const char **text, int *number)
{
  int n = 0, figures = 0;

  while (g_ascii_isdigit (**text) && figures++ < 4)
    n = n * 10 + *(*text)++ - '0';
  *number = n;
  return figures > 0 && n > 0 && n <= NUMBER_MAX && !g_ascii_isdigit (**text);
}

/* `$$Wc9m5 A title`; side, coordinates, size, first number. */
static gboolean
read_head (Reading *self, const char *text)
{
  if (*text == 'B' || *text == 'W')
    {
      self->odd = *text++ == 'W' ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK;
      self->has_side = TRUE;
    }
  while (*text != '\0' && !g_ascii_isspace (*text))
    {
      if (*text == 'c')
        text++;
      else if (*text == 'm')
        {
          text++;
          if (!take_number (&text, &self->first))
            return FALSE;
        }
      else if (!take_number (&text, &self->size))
        return FALSE;
    }
  self->title = g_strstrip (g_strdup (text));
  return TRUE;
}

static gboolean
is_edge (const char *text)
{
  int n = 0;

  for (; *text != '\0'; text++)
    {
      n += *text == '-';
      if (strchr ("-+| \t", *text) == NULL)
        return FALSE;
    }
  return n >= N_EDGE;
}

/* Whether a line has nothing but points, one by one, between its sides. */
static gboolean
is_row (const char *text)
{
  int n = 0;

  for (; *text != '\0'; text++)
    {
      if (strchr ("| \t", *text) != NULL)
        continue;
      n++;
      if (!is_point (*text) || is_point (text[1]))
        return FALSE;
    }
  return n > 0;
}

static gboolean
read_edge (Reading *self, guint line, TengenDiagramError *error)
{
  int side = self->rows->len == 0 ? UPPER : LOWER;

  if (self->edges[side])
    return fail (error, TENGEN_DIAGRAM_FAULT_EDGE, line, 0, 0);
  self->edges[side] = TRUE;
  return TRUE;
}

/* The points of a row; a side stands before the first or behind the last. */
static gboolean
read_row (Reading *self,
          const char *text,
          guint line,
          TengenDiagramError *error)
{
  g_autoptr (GString) row = g_string_new (NULL);
  gboolean left = FALSE, right = FALSE;

  if (self->edges[LOWER])
    return fail (error, TENGEN_DIAGRAM_FAULT_EDGE, line, 0, 0);
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      if (g_ascii_isspace (*text))
        continue;
      if (*text == '|' && !right && (row->len > 0 || !left))
        {
          left = left || row->len == 0;
          right = row->len > 0;
        }
      else if (!is_point (*text))
        return fail_at_sign (error, TENGEN_DIAGRAM_FAULT_SIGN, line, text);
      else if (right)
        return fail (error, TENGEN_DIAGRAM_FAULT_EDGE, line, 0, 0);
      else
        g_string_append_c (row, *text);
    }
  if (self->rows->len == 0)
    {
      self->edges[LEFT] = left;
      self->edges[RIGHT] = right;
    }
  else
    {
      const char *before = self->rows->pdata[0];

      if (row->len != strlen (before))
        return fail (error,
                     TENGEN_DIAGRAM_FAULT_WIDTH,
                     line,
                     (int) row->len,
                     (int) strlen (before));
      if (left != self->edges[LEFT] || right != self->edges[RIGHT])
        return fail (error, TENGEN_DIAGRAM_FAULT_EDGE, line, 0, 0);
    }
  g_ptr_array_add (self->rows, g_strdup (row->str));
  g_array_append_val (self->lines, line);
  return TRUE;
}

/* `{AR 1:1 2:2}` or `{LN 1:1 2:2}`. */
static gboolean
read_stroke (Reading *self,
             const char *text,
             guint line,
             TengenDiagramError *error)
{
  Stroke stroke = { .arrow = g_str_has_prefix (text, "{AR "), .line = line };

  if (!stroke.arrow && !g_str_has_prefix (text, "{LN "))
    return fail (error, TENGEN_DIAGRAM_FAULT_LINE, line, 0, 0);
  text += strlen ("{AR ");
  for (int i = 0; i < 4; i++)
    {
      while (*text == ' ')
        text++;
      if (!take_number (&text, &stroke.points[i]) ||
          *text != ":  }"[i == 0 || i == 2 ? 0 : i])
        return fail (error, TENGEN_DIAGRAM_FAULT_LINE, line, 0, 0);
      text++;
    }
  g_array_append_val (self->strokes, stroke);
  return TRUE;
}

/* A first line has no blank in front. */
static gboolean
is_head (const char *text)
{
  return *text != '\0' && !g_ascii_isspace (*text) &&
         strchr ("|-+{[", *text) == NULL;
}

/* A line of a diagram, without what it begins with. */
static gboolean
read_line (Reading *self,
           const char *whole,
           guint line,
           TengenDiagramError *error)
{
  g_autofree char *text = g_strstrip (g_strdup (whole));

  if (!self->is_open)
    {
      self->is_open = TRUE;
      self->line = line;
      if (is_head (whole))
        return read_head (self, whole) ||
               fail (error, TENGEN_DIAGRAM_FAULT_HEAD, line, 0, 0);
      if (!is_edge (text) && !is_row (text))
        {
          self->title = g_steal_pointer (&text);
          return TRUE;
        }
    }
  if (*text == '\0')
    return TRUE;
  if (*text == '{')
    return read_stroke (self, text, line, error);
  if (*text == '[')
    {
      /* a link of a wiki page */
      g_string_append_printf (self->words, "%s\n", text);
      return TRUE;
    }
  return is_edge (text) ? read_edge (self, line, error)
                        : read_row (self, text, line, error);
}

/* --- The place on the board --- */

static gboolean
is_star (int width, int height, int x, int y)
{
  TengenPoint stars[9];
  int n = tengen_go_star_points (width, height, stars);

  for (int i = 0; i < n; i++)
    if (stars[i] == tengen_point_make (width, x, y))
      return TRUE;
  return FALSE;
}

/* Whether the star points are where a place wants them. */
static gboolean
fits_stars (const Reading *self, int left, int top)
{
  for (guint y = 0; y < self->rows->len; y++)
    {
      const char *row = self->rows->pdata[y];

      for (int x = 0; row[x] != '\0'; x++)
        if ((row[x] == ',' || row[x] == '.') &&
            (row[x] == ',') !=
                is_star (self->width, self->height, left + x, top + (int) y))
          return FALSE;
    }
  return TRUE;
}

/* Places from the middle outwards: 0, -1, 1, -2 ... */
static int
get_step (int i)
{
  return i % 2 == 0 ? i / 2 : -(i + 1) / 2;
}

/* Where what is shown may begin in a direction: a range around its middle. */
typedef struct
{
  int least;
  int most;
  int middle;
} Range;

/* What shows no edge does not touch one, unless it is too large for that. */
static Range
find_range (gboolean near, gboolean far, int shown, int all)
{
  int inside = all - shown >= 2 ? 1 : 0;
  Range self = { inside, all - shown - inside, (all - shown) / 2 };

  if (near)
    self.least = self.most = self.middle = 0;
  else if (far)
    self.least = self.most = self.middle = all - shown;
  return self;
}

/* The place nearest to the middle where all star points fit, else the middle. */
static void
find_place (Reading *self)
{
  Range x = find_range (self->edges[LEFT],
                        self->edges[RIGHT],
                        (int) strlen (self->rows->pdata[0]),
                        self->width);
  Range y = find_range (self->edges[UPPER],
                        self->edges[LOWER],
                        (int) self->rows->len,
                        self->height);

  self->left = x.middle;
  self->top = y.middle;
  for (int j = 0; j <= 2 * (y.most - y.least); j++)
    for (int i = 0; i <= 2 * (x.most - x.least); i++)
      {
        int left = x.middle + get_step (i), top = y.middle + get_step (j);

        if (left < x.least || left > x.most || top < y.least || top > y.most ||
            !fits_stars (self, left, top))
          continue;
        self->left = left;
        self->top = top;
        return;
      }
}

/* How many lines a board has in a direction; @shown of them are seen. */
static int
find_extent (const Reading *self, int near, int far, int shown)
{
  int size = self->size > 0 ? self->size : SIZE_USUAL;

  return self->edges[near] && self->edges[far] ? shown : size;
}

static gboolean
find_board (Reading *self, TengenDiagramError *error)
{
  int shown, rows = (int) self->rows->len;

  if (rows == 0)
    return fail (error, TENGEN_DIAGRAM_FAULT_EMPTY, self->line, 0, 0);
  shown = (int) strlen (self->rows->pdata[0]);
  self->width = find_extent (self, LEFT, RIGHT, shown);
  self->height = find_extent (self, UPPER, LOWER, rows);
  if (MAX (self->width, self->height) > TENGEN_BOARD_MAX)
    return fail (error,
                 TENGEN_DIAGRAM_FAULT_SIZE,
                 self->line,
                 MAX (self->width, self->height),
                 TENGEN_BOARD_MAX);
  if (self->size > 0 && MAX (self->width, self->height) != self->size)
    return fail (error,
                 TENGEN_DIAGRAM_FAULT_SIZE,
                 self->line,
                 self->size,
                 MAX (self->width, self->height));
  if (shown > self->width)
    return fail (error,
                 TENGEN_DIAGRAM_FAULT_ROWS,
                 g_array_index (self->lines, guint, 0),
                 shown,
                 self->width);
  if (rows > self->height)
    return fail (error,
                 TENGEN_DIAGRAM_FAULT_ROWS,
                 g_array_index (self->lines, guint, self->height),
                 rows,
                 self->height);
  find_place (self);
  return TRUE;
}

/* --- The game --- */

static void
append_place (const Reading *self, GString *text, int x, int y)
{
  tengen_value_append_point (
      text,
      self->width,
      tengen_point_make (self->width, self->left + x, self->top + y));
}

/* Adds the values of all points whose character is chosen. */
static char *
list_points (const Reading *self, gboolean stones, int wanted)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint y = 0; y < self->rows->len; y++)
    {
      const char *row = self->rows->pdata[y];

      for (int x = 0; row[x] != '\0'; x++)
        {
          int i = find_sign (row[x]);

          if (i < 0 || (int) (stones ? (int) SIGNS[i].stone
                                     : (int) SIGNS[i].mark) != wanted)
            continue;
          g_string_append_c (list, '[');
          append_place (self, list, x, (int) y);
          g_string_append_c (list, ']');
        }
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
list_labels (const Reading *self)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint y = 0; y < self->rows->len; y++)
    {
      const char *row = self->rows->pdata[y];

      for (int x = 0; row[x] != '\0'; x++)
        if (g_ascii_islower (row[x]))
          {
            g_string_append_c (list, '[');
            append_place (self, list, x, (int) y);
            g_string_append_printf (list, ":%c]", row[x]);
          }
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static gboolean
set_strokes (const Reading *self,
             TengenRecord *record,
             TengenNode node,
             TengenDiagramError *error)
{
  int shown = (int) strlen (self->rows->pdata[0]);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GString) arrows = g_string_new (NULL);

  for (guint i = 0; i < self->strokes->len; i++)
    {
      const Stroke *stroke = &g_array_index (self->strokes, Stroke, i);
      const int *p = stroke->points;
      GString *list = stroke->arrow ? arrows : lines;

      if (MAX (p[0], p[2]) > shown || MAX (p[1], p[3]) > (int) self->rows->len)
        return fail (error, TENGEN_DIAGRAM_FAULT_LINE, stroke->line, 0, 0);
      g_string_append_c (list, '[');
      append_place (self, list, p[0] - 1, p[1] - 1);
      g_string_append_c (list, ':');
      append_place (self, list, p[2] - 1, p[3] - 1);
      g_string_append_c (list, ']');
    }
  tengen_record_set (record, node, TENGEN_PROPERTY_LN, lines->str);
  tengen_record_set (record, node, TENGEN_PROPERTY_AR, arrows->str);
  return TRUE;
}

/* Finds the point of each number. */
static gboolean
find_numbers (const Reading *self, int places[][2], TengenDiagramError *error)
{
  for (guint y = 0; y < self->rows->len; y++)
    {
      const char *row = self->rows->pdata[y];

      for (int x = 0; row[x] != '\0'; x++)
        {
          int number = (row[x] - '0' + N_NUMBERS - 1) % N_NUMBERS;

          if (!g_ascii_isdigit (row[x]))
            continue;
          if (places[number][0] >= 0)
            return fail_at_sign (error,
                                 TENGEN_DIAGRAM_FAULT_TWICE,
                                 g_array_index (self->lines, guint, y),
                                 row + x);
          places[number][0] = x;
          places[number][1] = (int) y;
        }
    }
  return TRUE;
}

/* Adds a node for each number; those that are not seen are passed over. */
static gboolean
add_moves (const Reading *self,
           TengenRecord *record,
           TengenNode *node,
           TengenDiagramError *error)
{
  int places[N_NUMBERS][2], next = 1;

  memset (places, -1, sizeof places);
  if (!find_numbers (self, places, error))
    return FALSE;
  for (int i = 0; i < N_NUMBERS; i++)
    {
      g_autoptr (GString) point = g_string_new ("[");
      gboolean is_black = (self->odd == TENGEN_STONE_BLACK) == (i % 2 == 0);

      if (places[i][0] < 0)
        continue;
      append_place (self, point, places[i][0], places[i][1]);
      g_string_append_c (point, ']');
      *node = tengen_record_build_node (record, *node);
      tengen_record_set (record,
                         *node,
                         is_black ? TENGEN_PROPERTY_B : TENGEN_PROPERTY_W,
                         point->str);
      if (self->first + i != next)
        {
          g_string_printf (point, "[%d]", self->first + i);
          tengen_record_set (record, *node, TENGEN_PROPERTY_MN, point->str);
        }
      next = self->first + i + 1;
    }
  return TRUE;
}

static TengenNode
add_root (const Reading *self, TengenRecord *record)
{
  TengenNode root = tengen_record_build_node (record, TENGEN_NODE_NONE);
  g_autofree char *black = list_points (self, TRUE, TENGEN_STONE_BLACK);
  g_autofree char *white = list_points (self, TRUE, TENGEN_STONE_WHITE);
  g_autofree char *size =
      self->width == self->height
          ? g_strdup_printf ("[%d]", self->width)
          : g_strdup_printf ("[%d:%d]", self->width, self->height);

  tengen_record_set (record,
                     root,
                     TENGEN_PROPERTY_GM,
                     self->renju && self->width == TENGEN_RENJU_SIZE &&
                             self->height == TENGEN_RENJU_SIZE
                         ? "[4]"
                         : "[1]");
  tengen_record_set (record, root, TENGEN_PROPERTY_FF, "[4]");
  tengen_record_set (record, root, TENGEN_PROPERTY_SZ, size);
  tengen_record_set_text (record, root, TENGEN_PROPERTY_GN, self->title);
  tengen_record_set (record, root, TENGEN_PROPERTY_AB, black);
  tengen_record_set (record, root, TENGEN_PROPERTY_AW, white);
  if (self->has_side)
    tengen_record_set (record,
                       root,
                       TENGEN_PROPERTY_PL,
                       self->odd == TENGEN_STONE_WHITE ? "[W]" : "[B]");
  return root;
}

static gboolean
add_game (Reading *self, TengenRecord *record, TengenDiagramError *error)
{
  TengenNode node;
  g_autofree char *labels = NULL;

  if (!find_board (self, error))
    return FALSE;
  node = add_root (self, record);
  if (!add_moves (self, record, &node, error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (MARKS); i++)
    {
      g_autofree char *points = list_points (self, FALSE, (int) MARKS[i]);

      tengen_record_set (record, node, MARKS[i], points);
    }
  labels = list_labels (self);
  tengen_record_set (record, node, TENGEN_PROPERTY_LB, labels);
  g_strstrip (self->words->str);
  tengen_record_set_text (record, node, TENGEN_PROPERTY_C, self->words->str);
  return set_strokes (self, record, node, error);
}

/* --- The text --- */

/* What follows the sign of a diagram, or NULL. */
static const char *
skip_prefix (const char *line)
{
  while (*line == ' ' || *line == '\t')
    line++;
  return g_str_has_prefix (line, PREFIX) ? line + strlen (PREFIX) : NULL;
}

gboolean
tengen_diagram_is_text (const char *text)
{
  const char *record, *line = text;

  g_return_val_if_fail (text != NULL, FALSE);

  record = strstr (text, "(;");
  while (line != NULL && (record == NULL || line < record))
    {
      if (skip_prefix (line) != NULL)
        return TRUE;
      line = strchr (line, '\n');
      if (line != NULL)
        line++;
    }
  return FALSE;
}

/* A first line stands behind blanks or rows; what is between two diagrams
 * belongs to the one before. */
static gboolean
is_next (const Reading *self, const char *line, gboolean was_text)
{
  return self->is_open && (was_text || (self->rows->len > 0 && is_head (line)));
}

static gboolean
read_lines (Reading *self,
            char **lines,
            TengenRecord *record,
            TengenDiagramError *error)
{
  gboolean was_text = TRUE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = skip_prefix (lines[i]);

      if (line == NULL)
        {
          g_string_append_printf (self->words, "%s\n", lines[i]);
          was_text = TRUE;
          continue;
        }
      if (is_next (self, line, was_text))
        {
          if (!add_game (self, record, error))
            return FALSE;
          start (self);
        }
      was_text = FALSE;
      if (!read_line (self, line, i + 1, error))
        return FALSE;
    }
  return add_game (self, record, error);
}

TengenRecord *
tengen_diagram_read (const char *text,
                     gboolean renju,
                     TengenDiagramError *error)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_auto (GStrv) lines = NULL;
  g_autofree char *plain = NULL;
  Reading self = { .renju = renju };
  gboolean done;

  g_return_val_if_fail (text != NULL && error != NULL, NULL);

  *error = (TengenDiagramError){ TENGEN_DIAGRAM_FAULT_NONE };
  plain = g_strdup (g_str_has_prefix (text, "\xEF\xBB\xBF") ? text + 3 : text);
  lines = g_strsplit (g_strdelimit (plain, "\r", ' '), "\n", -1);
  self.words = g_string_new (NULL);
  self.rows = g_ptr_array_new_with_free_func (g_free);
  self.lines = g_array_new (FALSE, FALSE, sizeof (guint));
  self.strokes = g_array_new (FALSE, FALSE, sizeof (Stroke));
  start (&self);
  done = read_lines (&self, lines, record, error);
  start (&self);
  g_string_free (self.words, TRUE);
  g_ptr_array_unref (self.rows);
  g_array_unref (self.lines);
  g_array_unref (self.strokes);
  return done ? g_steal_pointer (&record) : NULL;
}

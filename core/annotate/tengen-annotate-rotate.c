/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: turning a record around and mirroring it (向き)
 *
 * Shape:  letters are written in the place of letters: white space, the order
 *         of lists and rectangles stay, and what is no point of the board stays
 *         too, so that the way back gives the same bytes. Of a rectangle each
 *         axis keeps the order of its ends.
 * Source: SGF FF[4]; FA, 5A, QPR and QSLW list points in records of Renju.
 */
#include "tengen-annotate-private.h"

#include "tengen-board-symmetry.h"
#include "tengen-record-value.h"

#include <string.h>

/* The letters of a point, of a rectangle with its colon. */
#define N_POINT 2
#define N_RECTANGLE 5

/* A board that is turned. */
typedef struct
{
  guint symmetry;
  int width;
  int height;
} Turn;

/* What may stand for a value: where its letters are. */
typedef struct
{
  gsize at[N_RECTANGLE];
  gsize n;
} Letters;

/* Finds what is not white space in @length bytes from @from; more of it than
 * fits is only counted. */
static Letters
find_letters (const GString *text, gsize from, gsize length)
{
  Letters self = { { 0 }, 0 };

  for (gsize i = from; i < from + length; i++)
    if (!g_ascii_isspace (text->str[i]))
      {
        if (self.n < N_RECTANGLE)
          self.at[self.n] = i;
        self.n++;
      }
  return self;
}

static void
put_letters (GString *text, const gsize *at, int width, TengenPoint point)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  tengen_value_append_point (letters, width, point);
  text->str[at[0]] = letters->str[0];
  text->str[at[1]] = letters->str[1];
}

static int
get_new_width (const Turn *self)
{
  return (self->symmetry & TENGEN_SYMMETRY_DIAGONAL) != 0 ? self->height
                                                          : self->width;
}

/* Maps the point whose letters stand at @at; FALSE if it is none. */
static gboolean
turn_letters (const Turn *self,
              GString *text,
              const gsize *at,
              TengenPoint *point)
{
  char letters[N_POINT] = { text->str[at[0]], text->str[at[1]] };
  TengenPoint to;

  if (!tengen_value_rectangle (
          letters, N_POINT, self->width, self->height, point, &to))
    return FALSE;
  *point =
      tengen_symmetry_point (self->symmetry, self->width, self->height, *point);
  put_letters (text, at, get_new_width (self), *point);
  return TRUE;
}

static void
swap_letters (GString *text, gsize one, gsize other)
{
  char letter = text->str[one];

  text->str[one] = text->str[other];
  text->str[other] = letter;
}

/* Whether the ends of a rectangle were written from the lesser to the greater
 * one: by column, by row. */
static void
get_order (const Turn *self,
           const GString *text,
           const Letters *letters,
           gboolean *columns,
           gboolean *rows)
{
  TengenPoint ends[2], to;

  for (int i = 0; i < 2; i++)
    {
      const gsize *at = letters->at + 3 * i;
      char name[N_POINT] = { text->str[at[0]], text->str[at[1]] };

      if (!tengen_value_rectangle (
              name, N_POINT, self->width, self->height, &ends[i], &to))
        return;
    }
  *columns = tengen_point_x (ends[0], self->width) <=
             tengen_point_x (ends[1], self->width);
  *rows = tengen_point_y (ends[0], self->width) <=
          tengen_point_y (ends[1], self->width);
}

static void
turn_rectangle (const Turn *self, GString *text, const Letters *letters)
{
  gboolean columns = TRUE, rows = TRUE;
  int width = get_new_width (self);
  TengenPoint from, to;
  int x, y, x2, y2;

  get_order (self, text, letters, &columns, &rows);
  if ((self->symmetry & TENGEN_SYMMETRY_DIAGONAL) != 0)
    {
      gboolean kept = columns;

      columns = rows;
      rows = kept;
    }
  if (!turn_letters (self, text, letters->at, &from) ||
      !turn_letters (self, text, letters->at + 3, &to))
    return;
  x = tengen_point_x (from, width);
  y = tengen_point_y (from, width);
  x2 = tengen_point_x (to, width);
  y2 = tengen_point_y (to, width);
  if (x != x2 && (x < x2) != columns)
    swap_letters (text, letters->at[0], letters->at[3]);
  if (y != y2 && (y < y2) != rows)
    swap_letters (text, letters->at[1], letters->at[4]);
}

/* An element of a list of points that stands in @length bytes from @from. */
static void
turn_element (const Turn *self, GString *text, gsize from, gsize length)
{
  Letters letters = find_letters (text, from, length);
  TengenPoint point, to;

  if (!tengen_value_rectangle (
          text->str + from, length, self->width, self->height, &point, &to))
    return;
  if (letters.n == N_POINT)
    turn_letters (self, text, letters.at, &point);
  else
    turn_rectangle (self, text, &letters);
}

static void
turn_move (const Turn *self, GString *text)
{
  Letters letters = find_letters (text, 0, text->len);
  TengenPoint point;

  if (tengen_value_move (
          text->str, text->len, self->width, self->height, &point) &&
      point != TENGEN_POINT_PASS)
    turn_letters (self, text, letters.at, &point);
}

/* A point with a text, or with another point. */
static void
turn_pair (const Turn *self, GString *text, gboolean two_points)
{
  gsize colon;

  if (!tengen_value_split (text->str, text->len, &colon))
    return;
  turn_element (self, text, 0, colon);
  if (two_points)
    turn_element (self, text, colon + 1, text->len - colon - 1);
}

/* Points in a row, maybe with commas between them: all of them or nothing. */
static void
turn_row (const Turn *self, GString *text)
{
  g_autoptr (GString) turned = g_string_new_len (text->str, text->len);
  gsize at[N_POINT];
  gsize n = 0;

  for (gsize i = 0; i < text->len; i++)
    {
      TengenPoint point;

      if (g_ascii_isspace (text->str[i]) || (n == 0 && text->str[i] == ','))
        continue;
      at[n++] = i;
      if (n < N_POINT)
        continue;
      n = 0;
      if (!turn_letters (self, turned, at, &point))
        return;
    }
  if (n == 0)
    g_string_assign (text, turned->str);
}

/* The values of TNC that end with a point. */
static void
turn_note (const Turn *self, GString *text)
{
  static const char *const VERBS[] = { "dead",  "seki",  "alive",
                                       "claim", "offer", "withdraw" };
  g_auto (GStrv) words = g_strsplit (text->str, " ", -1);
  guint n = g_strv_length (words);
  guint verb = n > 0 && strcmp (words[0], "auto") == 0 ? 1 : 0;

  if (n < verb + 2 || strlen (words[n - 1]) != N_POINT)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (VERBS); i++)
    if (strcmp (words[verb], VERBS[i]) == 0)
      turn_element (self, text, text->len - N_POINT, N_POINT);
}

/* The words of TNX that are points: ko=aa, points=aa,bb. */
static void
turn_exercise (const Turn *self, GString *text)
{
  static const char *const KEYS[] = { " ko=", " points=" };

  for (gsize i = 0; i < G_N_ELEMENTS (KEYS); i++)
    {
      const char *key = strstr (text->str, KEYS[i]);
      gsize at = key != NULL ? (gsize) (key - text->str) + strlen (KEYS[i]) : 0;
      gboolean is_list = key != NULL;

      for (; is_list && at + N_POINT <= text->len; at += N_POINT + 1)
        {
          turn_element (self, text, at, N_POINT);
          is_list = text->str[at + N_POINT] == ',';
        }
    }
}

/* SZ[9:13] becomes SZ[13:9]. */
static void
turn_size (const Turn *self, GString *text)
{
  gsize colon;
  g_autofree char *turned = NULL;

  if ((self->symmetry & TENGEN_SYMMETRY_DIAGONAL) == 0 ||
      !tengen_value_split (text->str, text->len, &colon))
    return;
  turned = g_strdup_printf (
      "%s:%.*s", text->str + colon + 1, (int) colon, text->str);
  g_string_assign (text, turned);
}

static gboolean
is_row (TengenProperty kind, const char *name)
{
  return kind == TENGEN_PROPERTY_FA || strcmp (name, "5A") == 0 ||
         strcmp (name, "QPR") == 0 || strcmp (name, "QSLW") == 0;
}

static void
turn_value (gconstpointer data,
            TengenProperty kind,
            const char *name,
            GString *text)
{
  const Turn *self = data;
  TengenPropertyType type = tengen_property_get_info (kind)->type;

  if (kind == TENGEN_PROPERTY_SZ)
    turn_size (self, text);
  else if (kind == TENGEN_PROPERTY_TNC)
    turn_note (self, text);
  else if (kind == TENGEN_PROPERTY_TNX)
    turn_exercise (self, text);
  else if (is_row (kind, name))
    turn_row (self, text);
  else if (type == TENGEN_PROPERTY_TYPE_MOVE)
    turn_move (self, text);
  else if (type == TENGEN_PROPERTY_TYPE_POINTS ||
           type == TENGEN_PROPERTY_TYPE_POINTS_OR_NONE)
    turn_element (self, text, 0, text->len);
  else if (type == TENGEN_PROPERTY_TYPE_POINT_POINT ||
           type == TENGEN_PROPERTY_TYPE_POINT_TEXT)
    turn_pair (self, text, type == TENGEN_PROPERTY_TYPE_POINT_POINT);
}

TengenEdit *
tengen_edit_rotate (const TengenRecord *record, TengenNode node, guint symmetry)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenNode root;
  TengenEdit *self;
  Turn turn;
  TengenEditRenewal renewal = { .value = turn_value, .data = &turn };

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, NULL);
  g_return_val_if_fail (symmetry < TENGEN_SYMMETRY_COUNT, NULL);

  root = tengen_record_get_root (record, node);
  setup = tengen_game_setup_read (record, root);
  if (symmetry == 0 || !tengen_game_setup_has_board (setup))
    return NULL;
  turn = (Turn){ symmetry, setup->width, setup->height };
  self = tengen_edit_new (symmetry == TENGEN_SYMMETRY_LEFT ||
                                  symmetry == TENGEN_SYMMETRY_RIGHT ||
                                  symmetry == TENGEN_SYMMETRY_HALF
                              ? "rotate"
                              : "mirror",
                          node);
  tengen_edit_renew (self, record, root, &renewal);
  return tengen_edit_finish (self);
}

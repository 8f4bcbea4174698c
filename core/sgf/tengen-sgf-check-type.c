/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-check-type: values by the type of their property
 *
 * What: points, numbers, pairs, texts of a grammar, empty values.
 */
#include "tengen-sgf-check-private.h"
#include "tengen-record-value.h"
#include "tengen-sgf-check-value.h"

static gboolean
is_blank (const char *raw, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (raw[i]))
      return FALSE;
  return TRUE;
}

static TengenSgfGroup
get_group (TengenProperty kind)
{
  static const guint8 groups[TENGEN_PROPERTY_COUNT] = {
    [TENGEN_PROPERTY_AB] = TENGEN_SGF_GROUP_SETUP,
    [TENGEN_PROPERTY_AW] = TENGEN_SGF_GROUP_SETUP,
    [TENGEN_PROPERTY_AE] = TENGEN_SGF_GROUP_SETUP,
    [TENGEN_PROPERTY_CR] = TENGEN_SGF_GROUP_MARKS,
    [TENGEN_PROPERTY_MA] = TENGEN_SGF_GROUP_MARKS,
    [TENGEN_PROPERTY_SL] = TENGEN_SGF_GROUP_MARKS,
    [TENGEN_PROPERTY_SQ] = TENGEN_SGF_GROUP_MARKS,
    [TENGEN_PROPERTY_TR] = TENGEN_SGF_GROUP_MARKS,
    [TENGEN_PROPERTY_TB] = TENGEN_SGF_GROUP_TERRITORY,
    [TENGEN_PROPERTY_TW] = TENGEN_SGF_GROUP_TERRITORY,
  };

  return (TengenSgfGroup) groups[kind];
}

/* Adds a rectangle to the points of a group; warns once per node if a point was
 * already in it. */
static void
add_points (TengenSgfCheck *self,
            const TengenSgfItem *item,
            TengenPoint from,
            TengenPoint to)
{
  TengenSgfPoints *points = &self->points[get_group (item->kind)];
  int left = tengen_point_x (from, self->width);
  int right = tengen_point_x (to, self->width);
  guint64 row = ((G_GUINT64_CONSTANT (2) << (right - left)) - 1) << left;
  guint64 seen = 0;

  if (get_group (item->kind) == TENGEN_SGF_GROUP_NONE || points->twice)
    return;
  points->used = TRUE;
  for (int y = tengen_point_y (from, self->width);
       y <= tengen_point_y (to, self->width);
       y++)
    {
      seen |= points->rows[y] & row;
      points->rows[y] |= row;
    }
  points->twice = seen != 0;
  if (points->twice)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_POINT_TWICE, item);
}

/* Whether a stretch of a value is one point of the board. */
static gboolean
is_point (const TengenSgfCheck *self, const char *raw, gsize length)
{
  TengenPoint point;

  return tengen_value_point (raw, length, self->width, self->height, &point);
}

static void
check_points (TengenSgfCheck *self, const TengenSgfItem *item)
{
  TengenPoint from, to;

  if (tengen_value_rectangle (
          item->raw, item->length, self->width, self->height, &from, &to))
    add_points (self, item, from, to);
  else
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_POINT, item);
}

/* A point with another point or with a text. */
static void
check_pair (TengenSgfCheck *self,
            const TengenSgfItem *item,
            gboolean two_points)
{
  gsize colon;

  if (!tengen_value_split (item->raw, item->length, &colon))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_PAIR, item);
  else if (!is_point (self, item->raw, colon) ||
           (two_points &&
            !is_point (self, item->raw + colon + 1, item->length - colon - 1)))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_POINT, item);
}

static void
check_move (TengenSgfCheck *self, const TengenSgfItem *item)
{
  TengenPoint point;

  if (!tengen_value_move (
          item->raw, item->length, self->width, self->height, &point))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_POINT, item);
}

/* Values that need a board to be understood. */
static void
check_on_board (TengenSgfCheck *self,
                const TengenSgfItem *item,
                TengenPropertyType type)
{
  if (!tengen_sgf_check_has_board (self))
    return;
  if (type == TENGEN_PROPERTY_TYPE_MOVE)
    check_move (self, item);
  else if (type == TENGEN_PROPERTY_TYPE_POINT_POINT)
    check_pair (self, item, TRUE);
  else if (type == TENGEN_PROPERTY_TYPE_POINT_TEXT)
    check_pair (self, item, FALSE);
  else if (type == TENGEN_PROPERTY_TYPE_POINTS || item->length > 0)
    check_points (self, item);
}

/* A whole number where one belongs; game info may be left empty. */
static void
check_number (TengenSgfCheck *self, const TengenSgfItem *item, gsize length)
{
  int number;

  if (item->kind == TENGEN_PROPERTY_HA && is_blank (item->raw, length))
    return;
  if (item->kind != TENGEN_PROPERTY_SZ &&
      !tengen_value_number (item->raw, length, &number))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_NUMBER, item);
}

static void
check_real (TengenSgfCheck *self, const TengenSgfItem *item)
{
  gboolean real = tengen_sgf_check_real (item->raw, item->length);
  gboolean info =
      item->kind == TENGEN_PROPERTY_TM || item->kind == TENGEN_PROPERTY_KM;

  if (info && is_blank (item->raw, item->length))
    return;
  if (!real)
    tengen_sgf_check_warn (self,
                           item->kind == TENGEN_PROPERTY_TM
                               ? TENGEN_SGF_FAULT_TIME
                               : TENGEN_SGF_FAULT_NUMBER,
                           item);
  else if (item->kind == TENGEN_PROPERTY_KM &&
           self->game == TENGEN_SGF_GAME_GO &&
           !tengen_sgf_check_komi (item->raw, item->length))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_KOMI, item);
}

static void
check_double (TengenSgfCheck *self, const TengenSgfItem *item)
{
  int number;

  if (!tengen_value_number (item->raw, item->length, &number) || number < 1 ||
      number > 2)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_NUMBER, item);
}

static void
check_color (TengenSgfCheck *self, const TengenSgfItem *item)
{
  TengenStone stone;

  if (!tengen_value_stone (item->raw, item->length, &stone))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_NUMBER, item);
}

static void
check_number_text (TengenSgfCheck *self, const TengenSgfItem *item)
{
  gsize colon;

  if (item->length == 0)
    return;
  if (tengen_value_split (item->raw, item->length, &colon))
    check_number (self, item, colon);
  else
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_PAIR, item);
}

static void
check_text (TengenSgfCheck *self, const TengenSgfItem *item)
{
  if (is_blank (item->raw, item->length))
    return;
  if (item->kind == TENGEN_PROPERTY_RE &&
      !tengen_sgf_check_result (item->raw, item->length))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_RESULT, item);
  if (item->kind == TENGEN_PROPERTY_DT &&
      !tengen_sgf_check_date (item->raw, item->length))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_DATE, item);
}

void
tengen_sgf_check_value (TengenSgfCheck *self,
                        const TengenSgfItem *item,
                        TengenPropertyType type)
{
  switch (type)
    {
    case TENGEN_PROPERTY_TYPE_NONE:
      if (!is_blank (item->raw, item->length))
        tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_CONTENT, item);
      return;
    case TENGEN_PROPERTY_TYPE_NUMBER:
      check_number (self, item, item->length);
      return;
    case TENGEN_PROPERTY_TYPE_REAL:
      check_real (self, item);
      return;
    case TENGEN_PROPERTY_TYPE_DOUBLE:
      check_double (self, item);
      return;
    case TENGEN_PROPERTY_TYPE_COLOR:
      check_color (self, item);
      return;
    case TENGEN_PROPERTY_TYPE_SIMPLE_TEXT:
      check_text (self, item);
      return;
    case TENGEN_PROPERTY_TYPE_NUMBER_TEXT:
      check_number_text (self, item);
      return;
    case TENGEN_PROPERTY_TYPE_MOVE:
    case TENGEN_PROPERTY_TYPE_POINTS:
    case TENGEN_PROPERTY_TYPE_POINTS_OR_NONE:
    case TENGEN_PROPERTY_TYPE_POINT_POINT:
    case TENGEN_PROPERTY_TYPE_POINT_TEXT:
      check_on_board (self, item, type);
      return;
    /* AP without a version is usual. */
    case TENGEN_PROPERTY_TYPE_TEXT_TEXT:
    case TENGEN_PROPERTY_TYPE_TEXT:
    case TENGEN_PROPERTY_TYPE_UNKNOWN:
      return;
    }
}

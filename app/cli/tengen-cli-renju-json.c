/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-renju-json: all there is to tell of a position of Renju, in JSON
 *
 * Shape: names of values are the same in every language; the reason of a point
 *        that is forbidden itself is nested in the try that it spoils.
 */
#include "tengen-cli-renju.h"

#include "tengen-board-notation.h"
#include "tengen-renju-pattern.h"
#include "tengen-renju-reason.h"

static const char *
name_stone (TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? "black" : "white";
}

static const char *
name_shape (TengenRenjuShapeKind kind)
{
  static const char *const names[] = {
    [TENGEN_RENJU_SHAPE_FIVE] = "five",
    [TENGEN_RENJU_SHAPE_OVERLINE] = "overline",
    [TENGEN_RENJU_SHAPE_STRAIGHT_FOUR] = "straight-four",
    [TENGEN_RENJU_SHAPE_FOUR] = "four",
    [TENGEN_RENJU_SHAPE_SPLIT_FOUR] = "split-four",
    [TENGEN_RENJU_SHAPE_THREE] = "three",
    [TENGEN_RENJU_SHAPE_SPLIT_THREE] = "split-three",
  };

  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (names), NULL);

  return names[kind];
}

static const char *
name_direction (TengenRenjuDirection direction)
{
  static const char *const names[] = {
    [TENGEN_RENJU_ACROSS] = "across",
    [TENGEN_RENJU_DOWN] = "down",
    [TENGEN_RENJU_FALLING] = "falling",
    [TENGEN_RENJU_RISING] = "rising",
  };

  g_return_val_if_fail ((guint) direction < G_N_ELEMENTS (names), NULL);

  return names[direction];
}

static const char *
name_cause (TengenRenjuCause cause)
{
  static const char *const names[] = {
    [TENGEN_RENJU_CAUSE_NONE] = NULL,
    [TENGEN_RENJU_CAUSE_FORBIDDEN] = "forbidden",
    [TENGEN_RENJU_CAUSE_FIVE] = "five",
    [TENGEN_RENJU_CAUSE_OVERLINE] = "overline",
    [TENGEN_RENJU_CAUSE_SHUT] = "shut",
  };

  g_return_val_if_fail ((guint) cause < G_N_ELEMENTS (names), NULL);

  return names[cause];
}

static void
add_point (TengenCliJson *json, const char *key, TengenPoint point)
{
  g_autofree char *name = tengen_notation_format (
      TENGEN_NOTATION_RENJU, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, point);

  tengen_cli_json_text (json, key, name);
}

static void
add_points (TengenCliJson *json,
            const char *key,
            const TengenPoint *points,
            int n_points)
{
  tengen_cli_json_open (json, key, '[');
  for (int i = 0; i < n_points; i++)
    add_point (json, NULL, points[i]);
  tengen_cli_json_close (json, ']');
}

static void
add_classes (TengenCliJson *json, guint classes)
{
  static const struct
  {
    guint class;
    const char *name;
  } names[] = {
    { TENGEN_RENJU_FIVE, "five" },
    { TENGEN_RENJU_OVERLINE, "overline" },
    { TENGEN_RENJU_DOUBLE_FOUR, "double-four" },
    { TENGEN_RENJU_DOUBLE_THREE, "double-three" },
  };

  tengen_cli_json_open (json, "classes", '[');
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if ((classes & names[i].class) != 0)
      tengen_cli_json_text (json, NULL, names[i].name);
  tengen_cli_json_close (json, ']');
}

/* Adds what a shape is to an object that is open. */
static void
add_shape (TengenCliJson *json, const TengenRenjuShape *shape)
{
  tengen_cli_json_text (json, "shape", name_shape (shape->kind));
  tengen_cli_json_text (json, "line", name_direction (shape->direction));
  add_points (json, "stones", shape->stones, shape->n_stones);
  add_points (json, "points", shape->points, shape->n_points);
}

static void
add_shapes (TengenCliJson *json, const char *key, GArray *shapes)
{
  tengen_cli_json_open (json, key, '[');
  for (guint i = 0; i < shapes->len; i++)
    {
      tengen_cli_json_open (json, NULL, '{');
      add_shape (json, &g_array_index (shapes, TengenRenjuShape, i));
      tengen_cli_json_close (json, '}');
    }
  tengen_cli_json_close (json, ']');
}

static void add_reason (TengenCliJson *json,
                        const char *key,
                        const TengenRenjuReason *reason);

static void
add_try (TengenCliJson *json, const TengenRenjuTry *try)
{
  tengen_cli_json_open (json, NULL, '{');
  add_point (json, "point", try->point);
  tengen_cli_json_text (json, "fails", name_cause (try->cause));
  tengen_cli_json_open (json, "makes", '{');
  add_shape (json, &try->shape);
  tengen_cli_json_close (json, '}');
  if (try->reason != NULL)
    add_reason (json, "reason", try->reason);
  tengen_cli_json_close (json, '}');
}

static void
add_part (TengenCliJson *json, const TengenRenjuPart *part)
{
  tengen_cli_json_open (json, NULL, '{');
  add_shape (json, &part->shape);
  tengen_cli_json_boolean (json, "counts", part->counts);
  tengen_cli_json_open (json, "tries", '[');
  for (guint i = 0; i < part->tries->len; i++)
    add_try (json, &g_array_index (part->tries, TengenRenjuTry, i));
  tengen_cli_json_close (json, ']');
  tengen_cli_json_close (json, '}');
}

static void
add_reason (TengenCliJson *json,
            const char *key,
            const TengenRenjuReason *reason)
{
  tengen_cli_json_open (json, key, '{');
  add_point (json, "point", reason->point);
  add_classes (json, reason->classes);
  tengen_cli_json_open (json, "parts", '[');
  for (guint i = 0; i < reason->parts->len; i++)
    add_part (json, g_ptr_array_index (reason->parts, i));
  tengen_cli_json_close (json, ']');
  tengen_cli_json_close (json, '}');
}

static void
add_forbidden (TengenCliJson *json, const TengenCliRenju *self)
{
  tengen_cli_json_open (json, "forbidden", '[');
  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    if ((self->classes[point] & TENGEN_RENJU_FORBIDDEN) != 0)
      {
        g_autoptr (TengenRenjuReason) reason =
            tengen_renju_explain (self->renju->board, point);

        add_reason (json, NULL, reason);
      }
  tengen_cli_json_close (json, ']');
}

static void
add_stones (TengenCliJson *json, const TengenRenju *board, TengenStone stone)
{
  tengen_cli_json_open (json, "stones", '[');
  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    if (tengen_renju_get (board, point) == stone)
      add_point (json, NULL, point);
  tengen_cli_json_close (json, ']');
}

static void
add_chain (TengenCliJson *json, const TengenCliChain *chain)
{
  static const char *const results[] = { "none", "win", "stopped" };
  const TengenRenjuChainAnswer *answer = &chain->answer;
  g_autofree char *line =
      tengen_cli_renju_format_points (answer->line, answer->n_line);

  tengen_cli_json_open (json, "chain", '{');
  tengen_cli_json_text (json, "result", results[answer->result]);
  if (answer->result == TENGEN_RENJU_CHAIN_WIN)
    {
      tengen_cli_json_number (json, "length", (int) answer->length);
      tengen_cli_json_text (json, "line", line);
      tengen_cli_json_open (json, "beginnings", '[');
      for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
        if (chain->lengths[i] > 0)
          {
            tengen_cli_json_open (json, NULL, '{');
            add_point (json, "point", i);
            tengen_cli_json_number (json, "length", chain->lengths[i]);
            tengen_cli_json_close (json, '}');
          }
      tengen_cli_json_close (json, ']');
    }
  tengen_cli_json_close (json, '}');
}

static void
add_side (TengenCliJson *json, const TengenCliRenju *self, TengenStone stone)
{
  const TengenRenju *board = self->renju->board;
  TengenPoint fives[TENGEN_RENJU_POINTS];
  int n_fives = (int) tengen_renju_list_fives (board, stone, fives);
  g_autoptr (GArray) rows = tengen_renju_list_rows (board, stone);
  g_autoptr (GArray) threats = tengen_renju_list_threats (board, stone);

  tengen_cli_json_open (json, name_stone (stone), '{');
  add_stones (json, board, stone);
  add_points (json, "fives", fives, n_fives);
  add_shapes (json, "rows", rows);
  add_shapes (json, "threats", threats);
  if (self->chains != NULL)
    add_chain (json, &self->chains[stone]);
  tengen_cli_json_close (json, '}');
}

static void
add_opening (TengenCliJson *json, int index)
{
  const TengenRenjuPattern *pattern;

  if (index < 0)
    {
      tengen_cli_json_text (json, "opening", NULL);
      return;
    }
  pattern = tengen_renju_pattern_get (index);
  tengen_cli_json_open (json, "opening", '{');
  tengen_cli_json_text (json, "id", pattern->id);
  tengen_cli_json_text (json, "name", pattern->name);
  tengen_cli_json_text (json, "reading", pattern->reading);
  tengen_cli_json_text (json, "romaji", pattern->romaji);
  tengen_cli_json_close (json, '}');
}

static void
add_state (TengenCliJson *json, const TengenPosition *position)
{
  TengenResult result = tengen_position_get_result (position);
  g_autofree char *text = tengen_result_format (&result);
  gboolean is_over = tengen_position_get_phase (position) == TENGEN_PHASE_OVER;

  tengen_cli_json_number (
      json, "move", (int) tengen_position_get_move (position));
  tengen_cli_json_text (
      json,
      "to_play",
      is_over ? NULL : name_stone (tengen_position_get_to_move (position)));
  tengen_cli_json_text (json, "result", is_over ? text : NULL);
}

void
tengen_cli_renju_add (const TengenCliRenju *self, TengenCliJson *json)
{
  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "file", self->name);
  tengen_cli_game_add_setup (json, tengen_position_get_setup (self->position));
  add_state (json, self->position);
  add_opening (json, self->renju->pattern);
  add_points (json, "offers", self->offers, self->n_offers);
  add_forbidden (json, self);
  add_side (json, self, TENGEN_STONE_BLACK);
  add_side (json, self, TENGEN_STONE_WHITE);
  tengen_cli_json_close (json, '}');
}

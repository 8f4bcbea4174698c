/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-count: which stones are dead, and the count that follows
 */
#include "tengen-cli-count.h"

#include <string.h>

#include "tengen-board-notation.h"
#include "tengen-cli-options.h"
#include "tengen-go-dead.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static gboolean
mark_chain (TengenCliCount *score,
            const char *option,
            const char *name,
            TengenGoMark mark)
{
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  TengenPoint point;
  int i, n;

  if (!tengen_notation_parse (TENGEN_NOTATION_A1,
                              score->setup->width,
                              score->setup->height,
                              name,
                              &point) ||
      point == TENGEN_POINT_PASS)
    {
      tengen_cli_options_complain (
          _ ("%s: “%s” is no point of this board"), option, name);
      return FALSE;
    }
  if (tengen_board_get (score->board, point) == TENGEN_STONE_NONE)
    {
      tengen_cli_options_complain (
          _ ("%s: there is no stone on %s"), option, name);
      return FALSE;
    }
  n = tengen_board_list_chain (score->board, point, points);
  for (i = 0; i < n; i++)
    score->marks[points[i]] = mark;
  return TRUE;
}

static gboolean
mark_list (TengenCliCount *score,
           const char *option,
           const char *list,
           TengenGoMark mark)
{
  g_auto (GStrv) names = NULL;
  guint i;

  if (list == NULL)
    return TRUE;
  names = g_strsplit_set (list, ", ", -1);
  for (i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0' && !mark_chain (score, option, names[i], mark))
      return FALSE;
  return TRUE;
}

/* What the record says of its last stop, where play did not go on after it. */
static TengenCliSource
take_record (TengenCliCount *score)
{
  const TengenPosition *position = score->game->position;
  int n = tengen_board_get_n_points (score->board);
  TengenResult result = tengen_position_get_result (position);
  gboolean over = tengen_position_get_phase (position) == TENGEN_PHASE_OVER;
  int point;

  for (point = 0; point < n; point++)
    score->marks[point] = tengen_position_get_mark (position, point);
  if (over &&
      (result.kind == TENGEN_RESULT_COUNT || result.kind == TENGEN_RESULT_DRAW))
    return TENGEN_CLI_SOURCE_AGREED;
  return tengen_position_get_agreed (position, TENGEN_SEAT_FIRST) &&
                 tengen_position_get_agreed (position, TENGEN_SEAT_SECOND)
             ? TENGEN_CLI_SOURCE_AGREED
             : TENGEN_CLI_SOURCE_OPEN;
}

/* Whether the stop at the end of the line has a list of marks. It stands on the
 * node of the last pass; nodes without a move may follow. */
static gboolean
has_list (const TengenCliCount *score)
{
  const TengenRecord *record = score->game->file->reading->record;
  TengenNode node = tengen_position_get_node (score->game->position);

  if (tengen_position_get_phase (score->game->position) == TENGEN_PHASE_PLAY)
    return FALSE;
  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (record, node))
    {
      if (tengen_record_find (record, node, TENGEN_PROPERTY_TNC) != 0)
        return TRUE;
      if (tengen_record_find (record, node, TENGEN_PROPERTY_B) != 0 ||
          tengen_record_find (record, node, TENGEN_PROPERTY_W) != 0)
        return FALSE;
    }
  return FALSE;
}

static void
propose (TengenCliCount *score)
{
  g_autofree guint8 *dead =
      g_malloc0 (tengen_board_get_n_points (score->board));
  int n = tengen_board_get_n_points (score->board);
  int point;

  tengen_go_dead_propose (score->board, dead);
  for (point = 0; point < n; point++)
    score->marks[point] =
        dead[point] != 0 ? TENGEN_GO_MARK_DEAD : TENGEN_GO_MARK_ALIVE;
}

static gboolean
find_marks (TengenCliCount *score, const char *dead, const char *seki)
{
  score->marks = g_malloc0 (tengen_board_get_n_points (score->board));
  if (!mark_list (score, "--dead", dead, TENGEN_GO_MARK_DEAD) ||
      !mark_list (score, "--seki", seki, TENGEN_GO_MARK_SEKI))
    return FALSE;
  if (!score->setup->rules.dead)
    {
      score->source = TENGEN_CLI_SOURCE_NONE;
      memset (score->marks, 0, tengen_board_get_n_points (score->board));
    }
  else if (dead != NULL || seki != NULL)
    score->source = TENGEN_CLI_SOURCE_GIVEN;
  else if (has_list (score))
    score->source = take_record (score);
  else
    {
      score->source = TENGEN_CLI_SOURCE_PROPOSED;
      propose (score);
    }
  return TRUE;
}

static void
make_count (TengenCliCount *score)
{
  score->count = tengen_position_count_as (
      score->game->position, score->setup, score->marks);
  score->account = tengen_account_new (score->count, &score->setup->rules);
}

TengenCliCount *
tengen_cli_count_new (const TengenCliGame *game,
                      const char *dead,
                      const char *seki)
{
  g_autoptr (TengenCliCount) self = g_new0 (TengenCliCount, 1);

  self->game = game;
  self->board = tengen_position_get_board (game->position);
  self->setup = tengen_position_get_setup (game->position);
  if (!find_marks (self, dead, seki))
    return NULL;
  make_count (self);
  return g_steal_pointer (&self);
}

void
tengen_cli_count_free (TengenCliCount *self)
{
  if (self == NULL)
    return;
  tengen_account_free (self->account);
  tengen_go_count_free (self->count);
  g_free (self->marks);
  g_free (self);
}

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
#include "tengen-go-propose.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* Reads the name of a point of the board. */
static gboolean
read_point (const TengenCliCount *score,
            const char *option,
            const char *name,
            TengenPoint *point)
{
  if (tengen_notation_parse (TENGEN_NOTATION_A1,
                             score->setup->width,
                             score->setup->height,
                             name,
                             point) &&
      *point != TENGEN_POINT_PASS)
    return TRUE;
  tengen_cli_options_complain (
      _ ("%s: “%s” is no point of this board"), option, name);
  return FALSE;
}

static gboolean
mark_chain (TengenCliCount *score,
            const char *option,
            const char *name,
            TengenGoMark mark)
{
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  TengenPoint point;
  int i, n;

  if (!read_point (score, option, name, &point))
    return FALSE;
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

static gboolean
claim_point (TengenCliCount *score, const char *text)
{
  TengenPoint point;
  gboolean black = g_ascii_strncasecmp (text, "B:", 2) == 0;

  if (!black && g_ascii_strncasecmp (text, "W:", 2) != 0)
    {
      tengen_cli_options_complain (_ ("--claim: “%s” is no claim like B:D4"),
                                   text);
      return FALSE;
    }
  if (!read_point (score, "--claim", text + 2, &point))
    return FALSE;
  if (tengen_board_get (score->board, point) != TENGEN_STONE_NONE &&
      score->marks[point] != TENGEN_GO_MARK_DEAD)
    {
      tengen_cli_options_complain (_ ("--claim: %s is no neutral point"),
                                   text + 2);
      return FALSE;
    }
  score->claims[point] = black ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  return TRUE;
}

static gboolean
claim_list (TengenCliCount *score, const char *list)
{
  g_auto (GStrv) texts = NULL;
  guint i;

  if (list == NULL)
    return TRUE;
  texts = g_strsplit_set (list, ", ", -1);
  for (i = 0; texts[i] != NULL; i++)
    if (*texts[i] != '\0' && !claim_point (score, texts[i]))
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

  tengen_position_get_agreement (position, &score->agreement);
  if (score->agreement.marks != NULL)
    memcpy (score->marks, score->agreement.marks, n);
  if (score->agreement.claims != NULL)
    memcpy (score->claims, score->agreement.claims, n);
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

/* Liberties that one side has alone, dead stones off. */
static void
propose_claims (TengenCliCount *score)
{
  int n = tengen_board_get_n_points (score->board);
  g_autofree guint8 *stones = g_malloc0 (n);

  for (int point = 0; point < n; point++)
    if (score->marks[point] != TENGEN_GO_MARK_DEAD)
      stones[point] = tengen_board_get (score->board, point);
  (void) tengen_go_propose_claims (
      stones, score->setup->width, score->setup->height, score->claims);
}

static void
propose (TengenCliCount *score)
{
  static const TengenGoMark marks[TENGEN_GO_N_LIVES] = {
    [TENGEN_GO_LIFE_ALIVE] = TENGEN_GO_MARK_ALIVE,
    [TENGEN_GO_LIFE_DEAD] = TENGEN_GO_MARK_DEAD,
    [TENGEN_GO_LIFE_SEKI] = TENGEN_GO_MARK_SEKI,
    [TENGEN_GO_LIFE_DOUBTFUL] = TENGEN_GO_MARK_ALIVE,
  };
  int n = tengen_board_get_n_points (score->board);
  g_autofree guint8 *life = g_malloc0 (n);

  tengen_go_dead_judge (score->board,
                        tengen_go_rules_get_ko_fights (&score->setup->rules),
                        life,
                        NULL);
  for (int point = 0; point < n; point++)
    {
      score->marks[point] = marks[life[point]];
      score->doubtful[point] = life[point] == TENGEN_GO_LIFE_DOUBTFUL;
    }
  if (score->setup->rules.claims)
    propose_claims (score);
}

/* Claims that are given take the place of all others. */
static gboolean
take_claims (TengenCliCount *score, const char *list, gboolean for_all)
{
  if (list == NULL)
    return TRUE;
  if (!score->setup->rules.claims && !for_all)
    {
      tengen_cli_options_complain ("%s",
                                   _ ("--claim: these rules honour no claims"));
      return FALSE;
    }
  memset (score->claims, 0, tengen_board_get_n_points (score->board));
  return claim_list (score, list);
}

static gboolean
find_marks (TengenCliCount *score,
            const TengenCliGiven *given,
            gboolean for_all)
{
  if (!mark_list (score, "--dead", given->dead, TENGEN_GO_MARK_DEAD) ||
      !mark_list (score, "--seki", given->seki, TENGEN_GO_MARK_SEKI))
    return FALSE;
  if (!score->setup->rules.dead && !for_all)
    {
      score->source = TENGEN_CLI_SOURCE_NONE;
      memset (score->marks, 0, tengen_board_get_n_points (score->board));
    }
  else if (given->dead != NULL || given->seki != NULL)
    score->source = TENGEN_CLI_SOURCE_GIVEN;
  else if (has_list (score))
    score->source = take_record (score);
  else
    {
      score->source = TENGEN_CLI_SOURCE_PROPOSED;
      propose (score);
    }
  return take_claims (score, given->claim, for_all);
}

static void
make_count (TengenCliCount *score)
{
  score->agreement.marks = score->marks;
  score->agreement.claims = score->claims;
  score->count = tengen_position_count_as (
      score->game->position, score->setup, &score->agreement);
  score->account = tengen_account_new (score->count, &score->setup->rules);
}

TengenCliCount *
tengen_cli_count_new (const TengenCliGame *game,
                      const TengenCliGiven *given,
                      gboolean for_all)
{
  g_autoptr (TengenCliCount) self = g_new0 (TengenCliCount, 1);
  static const TengenGoAgreement nothing = TENGEN_GO_AGREEMENT_INIT;
  int n;

  self->game = game;
  self->board = tengen_position_get_board (game->position);
  self->setup = tengen_position_get_setup (game->position);
  n = tengen_board_get_n_points (self->board);
  self->marks = g_malloc0 (n);
  self->doubtful = g_malloc0 (n);
  self->claims = g_malloc0 (n);
  self->agreement = nothing;
  if (!find_marks (self, given, for_all))
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
  g_free (self->doubtful);
  g_free (self->claims);
  g_free (self);
}

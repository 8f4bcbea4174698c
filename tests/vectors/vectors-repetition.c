/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-repetition: lines of play and whether an action after them is legal
 *
 * What:  the history and the next action of each row are judged under seven
 *        rules of repetition, and the appearances of its position and its
 *        board after that action are counted. A row is one case.
 * Shape: one position for each rule, and one that only counts.
 */
#include "vectors.h"

#include "tengen-go-play.h"

#include <string.h>

typedef enum
{
  COLUMN_ID,
  COLUMN_SIZE,
  COLUMN_SUICIDE,
  COLUMN_SETUP_B,
  COLUMN_SETUP_W,
  COLUMN_FIRST,
  COLUMN_ACTIONS,
  COLUMN_NEXT,
  COLUMN_RULES,
  COLUMN_GCOUNT = COLUMN_RULES + 7,
  COLUMN_BCOUNT,
  COLUMN_NOTE,
  N_COLUMNS,
} Column;

static const char *const names[N_COLUMNS + 1] = {
  "id",
  "size",
  "suicide",
  "setupB",
  "setupW",
  "first",
  "actions",
  "next",
  "basic",
  "positional",
  "positional_reset",
  "situational",
  "situational_reset",
  "generalised",
  "generalised_reset",
  "gcount",
  "bcount",
  "note",
  NULL,
};

/* The rules in the order of their columns; the last one but reset counts. */
static const struct
{
  TengenGoRepetitionRule repetition;
  gboolean reset;
  const char *banned;
} rules[] = {
  { TENGEN_GO_REPETITION_BASIC, FALSE, "X:ko" },
  { TENGEN_GO_REPETITION_POSITIONAL, FALSE, "X:pos" },
  { TENGEN_GO_REPETITION_POSITIONAL, TRUE, "X:pos" },
  { TENGEN_GO_REPETITION_SITUATIONAL, FALSE, "X:sit" },
  { TENGEN_GO_REPETITION_SITUATIONAL, TRUE, "X:sit" },
  { TENGEN_GO_REPETITION_GENERALISED, FALSE, "X:glob" },
  { TENGEN_GO_REPETITION_GENERALISED, TRUE, "X:glob" },
};

typedef enum
{
  ACT_BOARD,
  ACT_VIRTUAL,
  ACT_PASS,
  ACT_RESUME,
} ActKind;

typedef struct
{
  ActKind kind;
  TengenStone stone;
  TengenPoint point;
} Act;

/* What a row gives. */
typedef struct
{
  VectorsTally *tally;
  int size;
  TengenGoSuicide suicide;
  guint8 *stones;
  TengenStone first;
  GArray *acts; /* the next one too, at the end */
} Row;

static gboolean
read_point (const Row *row, const char *text, TengenPoint *point)
{
  int x, y;

  if (strlen (text) != 2)
    return FALSE;
  x = text[0] - 'a';
  y = text[1] - 'a';
  if (x < 0 || x >= row->size || y < 0 || y >= row->size)
    return FALSE;
  *point = tengen_point_make (row->size, x, y);
  return TRUE;
}

static gboolean
read_stone (char letter, TengenStone *stone)
{
  if (letter != 'B' && letter != 'W')
    return FALSE;
  *stone = letter == 'B' ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  return TRUE;
}

static gboolean
read_setup (Row *row, const char *text, TengenStone stone)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (strcmp (text, "-") == 0)
    return TRUE;
  for (char **word = words; *word != NULL; word++)
    {
      TengenPoint point;

      if (!read_point (row, *word, &point))
        vectors_fail (row->tally, "setup: \"%s\" is no point", *word);
      else if (row->stones[point] != TENGEN_STONE_NONE)
        vectors_fail (row->tally, "setup: %s twice", *word);
      else
        row->stones[point] = (guint8) stone;
    }
  if (*words == NULL)
    vectors_fail (row->tally, "setup: empty");
  return !row->tally->line_failed;
}

static gboolean
read_act (const Row *row, const char *text, Act *act)
{
  if (strcmp (text, "R") == 0)
    {
      act->kind = ACT_RESUME;
      return TRUE;
    }
  if (!read_stone (text[0], &act->stone))
    return FALSE;
  if (strcmp (text + 1, "*") == 0)
    act->kind = ACT_VIRTUAL;
  else if (strcmp (text + 1, "-") == 0)
    act->kind = ACT_PASS;
  else
    {
      act->kind = ACT_BOARD;
      return read_point (row, text + 1, &act->point);
    }
  return TRUE;
}

/* Sides alternate, over a stop too; R comes after a stop and nothing else
 * does. */
static gboolean
add_act (Row *row, const char *text, TengenStone *to_move, guint *n_passes)
{
  Act act = { .point = TENGEN_POINT_NONE };

  if (!read_act (row, text, &act))
    vectors_fail (row->tally, "\"%s\" is no action", text);
  else if (act.kind == ACT_RESUME && *n_passes < 2)
    vectors_fail (row->tally, "R without a stop before it");
  else if (act.kind != ACT_RESUME && *n_passes >= 2)
    vectors_fail (row->tally, "%s after a stop", text);
  else if (act.kind != ACT_RESUME && act.stone != *to_move)
    vectors_fail (row->tally, "%s: the other side is to act", text);
  else
    {
      if (act.kind == ACT_RESUME)
        act.stone = *to_move;
      else
        *to_move = tengen_stone_other (*to_move);
      *n_passes = act.kind == ACT_PASS ? *n_passes + 1 : 0;
      g_array_append_val (row->acts, act);
      return TRUE;
    }
  return FALSE;
}

static gboolean
read_acts (Row *row, const char *history, const char *next)
{
  g_auto (GStrv) words = g_strsplit (history, " ", -1);
  TengenStone to_move = row->first;
  guint n_passes = 0;

  if (*words == NULL)
    {
      vectors_fail (row->tally, "actions: empty");
      return FALSE;
    }
  if (strcmp (history, "-") != 0)
    for (char **word = words; *word != NULL; word++)
      if (!add_act (row, *word, &to_move, &n_passes))
        return FALSE;
  if (strcmp (next, "R") == 0)
    vectors_fail (row->tally, "next: R is no action of a side");
  return !row->tally->line_failed && add_act (row, next, &to_move, &n_passes);
}

static gboolean
read_row (Row *row, char **columns)
{
  int suicide;

  if (!tengen_board_number_parse (
          columns[COLUMN_SIZE], 1, TENGEN_BOARD_MAX, &row->size))
    vectors_fail (row->tally, "\"%s\" is no size", columns[COLUMN_SIZE]);
  else if (!tengen_board_number_parse (columns[COLUMN_SUICIDE], 0, 2, &suicide))
    vectors_fail (row->tally, "suicide: \"%s\"", columns[COLUMN_SUICIDE]);
  else if (strlen (columns[COLUMN_FIRST]) != 1 ||
           !read_stone (*columns[COLUMN_FIRST], &row->first))
    vectors_fail (row->tally, "first: \"%s\"", columns[COLUMN_FIRST]);
  else if (*columns[COLUMN_ID] == '\0' || *columns[COLUMN_NOTE] == '\0')
    vectors_fail (row->tally, "no id or no note");
  else
    {
      row->suicide = (TengenGoSuicide) suicide;
      row->stones = g_malloc0 (row->size * row->size);
      return read_setup (row, columns[COLUMN_SETUP_B], TENGEN_STONE_BLACK) &&
             read_setup (row, columns[COLUMN_SETUP_W], TENGEN_STONE_WHITE) &&
             read_acts (row, columns[COLUMN_ACTIONS], columns[COLUMN_NEXT]);
    }
  return FALSE;
}

static TengenGo *
start (const Row *row, TengenGoRepetitionRule repetition, gboolean reset)
{
  TengenGoRules made = *tengen_go_rules_find ("2-1");
  TengenGo *go;

  made.repetition = repetition;
  made.reset = reset;
  made.suicide = row->suicide;
  go = tengen_go_new (&made, row->size, row->size);
  tengen_go_setup_all (go, row->stones);
  tengen_go_set_to_move (go, row->first);
  return go;
}

static void
act_out (TengenGo *go, const Act *act)
{
  switch (act->kind)
    {
    case ACT_BOARD:
      tengen_go_play (go, act->point, act->stone);
      return;
    case ACT_VIRTUAL:
      tengen_go_virtual (go, act->stone);
      return;
    case ACT_PASS:
      tengen_go_pass (go, act->stone);
      return;
    case ACT_RESUME:
      tengen_go_resume (go, act->stone);
      return;
    }
}

/* Says what a column should say; @banned is what it says of repetition. */
static const char *
judge (const TengenGo *go, const Act *act, const char *banned)
{
  TengenReasonCode code = TENGEN_REASON_NONE;

  if (act->kind == ACT_BOARD)
    code = tengen_go_check (go, act->point, act->stone, NULL);
  else if (act->kind == ACT_VIRTUAL)
    {
      if (tengen_go_get_rules (go)->repetition !=
          TENGEN_GO_REPETITION_GENERALISED)
        return "-";
      code = tengen_go_check_virtual (go, act->stone, NULL);
    }
  if (code == TENGEN_REASON_NONE)
    return "L";
  if (code == TENGEN_REASON_OCCUPIED)
    return "X:occupied";
  if (code == TENGEN_REASON_SUICIDE)
    return "X:suicide";
  if (code == TENGEN_REASON_FOURTH)
    return "X:vboard";
  g_assert (code == TENGEN_REASON_KO || code == TENGEN_REASON_SUPERKO);
  return banned;
}

/* Goes through the history; one that is not legal has no next action. */
static const char *
judge_row (const Row *row, gsize rule)
{
  g_autoptr (TengenGo) go =
      start (row, rules[rule].repetition, rules[rule].reset);

  for (guint i = 0; i + 1 < row->acts->len; i++)
    {
      const Act *act = &g_array_index (row->acts, Act, i);

      if (strcmp (judge (go, act, rules[rule].banned), "L") != 0)
        return "-";
      act_out (go, act);
    }
  return judge (go,
                &g_array_index (row->acts, Act, row->acts->len - 1),
                rules[rule].banned);
}

static gboolean
is_occupied (const TengenGo *go, const Act *act)
{
  return act->kind == ACT_BOARD &&
         tengen_board_get (tengen_go_get_board (go), act->point) !=
             TENGEN_STONE_NONE;
}

/* Counts whether or not the actions are legal. */
static void
check_counts (const Row *row, char **columns)
{
  g_autoptr (TengenGo) go =
      start (row, TENGEN_GO_REPETITION_GENERALISED, FALSE);
  guint whole = 0, board = 0;

  for (guint i = 0; i < row->acts->len; i++)
    {
      const Act *act = &g_array_index (row->acts, Act, i);
      gboolean is_next = i + 1 == row->acts->len;

      if (!is_occupied (go, act))
        {
          act_out (go, act);
          if (is_next)
            tengen_go_get_appearances (go, &whole, &board);
        }
      else if (!is_next)
        {
          vectors_fail (row->tally, "action %u: a stone lies there", i + 1);
          return;
        }
    }
  vectors_check_int (
      row->tally, names[COLUMN_GCOUNT], columns[COLUMN_GCOUNT], (int) whole);
  vectors_check_int (
      row->tally, names[COLUMN_BCOUNT], columns[COLUMN_BCOUNT], (int) board);
}

static void
run_row (VectorsTally *tally, char **columns)
{
  Row row = { .tally = tally };

  row.acts = g_array_new (FALSE, FALSE, sizeof (Act));
  if (read_row (&row, columns))
    {
      for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
        vectors_check_text (tally,
                            names[COLUMN_RULES + i],
                            columns[COLUMN_RULES + i],
                            judge_row (&row, i));
      check_counts (&row, columns);
    }
  g_array_unref (row.acts);
  g_free (row.stones);
}

void
vectors_run_repetition (VectorsTally *tally, char **lines)
{
  const char *line = vectors_next_line (tally, lines);
  g_autofree char *head = g_strjoinv ("\t", (char **) names);

  if (line == NULL)
    return;
  if (strcmp (line, head) != 0)
    {
      vectors_fail (tally, "the names of the columns are wrong");
      return;
    }
  while ((line = vectors_next_line (tally, lines)) != NULL)
    {
      g_auto (GStrv) columns = g_strsplit (line, "\t", -1);

      if (g_strv_length (columns) != N_COLUMNS)
        vectors_fail (tally, "a row has %d columns", N_COLUMNS);
      else
        run_row (tally, columns);
      if (!tally->line_failed)
        tally->passed++;
    }
}

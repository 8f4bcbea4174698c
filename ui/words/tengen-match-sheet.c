/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-sheet: the table of results as texts (成績表)
 *
 * Shape: cells are texts, row by row. A cell of games has a sign for each:
 *        ○ won, ● lost, △ drawn, － no result, × both lost, … not decided yet,
 *        ! behind one by forfeit; words where there was no opponent. Below it
 *        stands what those mean that occur.
 */
#include "tengen-match-sheet.h"

#include <string.h>

#include "tengen-match-mcmahon.h"
#include "tengen-match-standing.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words-ties.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)
#define N_(text) (text)
#define NC_(context, text) (text)

/* With more players a column for each is too much: there is one for a round. */
#define MOST_CROSSED 12

#define WON "○"
#define LOST "●"
#define DRAWN "△"
#define NONE "－"
#define BOTH_LOST "×"
#define OPEN "…"
#define FORFEIT "!"
#define SELF "＼"
/* Words in the column of a round. */
#define BYE NC_ ("column", "bye")
#define REST NC_ ("column", "rest")

/**
 * Sign:
 * @text: what stands in a cell
 * @is_word: it is a word, in the language of the reader
 * @meaning: what it says
 *
 * A sign of the table.
 */
typedef struct
{
  const char *text;
  gboolean is_word;
  const char *meaning;
} Sign;

static const Sign signs[] = {
  { WON, FALSE, N_ ("○ won") },
  { LOST, FALSE, N_ ("● lost") },
  { DRAWN, FALSE, N_ ("△ drawn") },
  { NONE, FALSE, N_ ("－ no result") },
  { BOTH_LOST, FALSE, N_ ("× both lost") },
  { OPEN, FALSE, N_ ("… not decided yet") },
  { FORFEIT, FALSE, N_ ("! by forfeit, without a game") },
  { BYE, TRUE, N_ ("“bye” won without an opponent") },
  { REST, TRUE, N_ ("“rest” did not play") },
  { SELF, FALSE, N_ ("＼ the same player") },
};

/* What comes of the games stands behind them. */
typedef enum
{
  COLUMN_PLACE,
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_RANK,
  COLUMN_GAMES,
  COLUMN_WINS,
  COLUMN_LOSSES,
  COLUMN_DRAWS,
  COLUMN_START,
  COLUMN_SCORE,
  COLUMN_TIE,
} ColumnKind;

typedef struct
{
  ColumnKind kind;
  /* (GAMES): a round, or a player; (TIE): the place of a tie-break */
  int index;
  char *title;
} Column;

struct TengenMatchSheet
{
  gatomicrefcount refs;
  /* (element-type Column) */
  GArray *columns;
  /* (element-type utf8): row by row */
  GPtrArray *cells;
  guint n_rows;
  TengenMatchKind kind;
  gboolean crossed;
  /* what decides places, in sentences */
  char *order;
};

static void
clear_column (gpointer data)
{
  g_free (((Column *) data)->title);
}

static const Column *
get_column (const TengenMatchSheet *self, guint index)
{
  return &g_array_index (self->columns, Column, index);
}

/* --- Columns --- */

static void
add_titled (TengenMatchSheet *self, ColumnKind kind, int index, char *title)
{
  const Column column = { kind, index, title };

  g_array_append_val (self->columns, column);
}

static void
add_column (TengenMatchSheet *self, ColumnKind kind, const char *title)
{
  add_titled (self, kind, 0, g_strdup (title));
}

static gboolean
has_ranks (const TengenMatch *match)
{
  for (guint i = 0; i < match->players->len; i++)
    if (tengen_match_get_player (match, (int) i)->rank != 0)
      return TRUE;
  return FALSE;
}

static void
add_rounds (TengenMatchSheet *self, const TengenMatch *match)
{
  for (int i = 1; i <= tengen_match_get_round (match); i++)
    add_titled (self,
                COLUMN_GAMES,
                i,
                g_strdup_printf (match->kind == TENGEN_MATCH_SERIES
                                     ? C_ ("column", "Game %d")
                                     : C_ ("column", "R%d"),
                                 i));
}

static void
add_opponents (TengenMatchSheet *self, const TengenMatch *match)
{
  for (guint i = 0; i < match->players->len; i++)
    add_titled (self, COLUMN_GAMES, (int) i, g_strdup_printf ("%u", i + 1));
}

static void
add_ties (TengenMatchSheet *self, const TengenMatch *match)
{
  for (int i = 0; i < match->ties.n; i++)
    add_titled (self,
                COLUMN_TIE,
                i,
                g_strdup (tengen_words_tie_column (match->ties.kinds[i])));
}

static void
add_columns (TengenMatchSheet *self, const TengenMatch *match)
{
  add_column (self, COLUMN_PLACE, C_ ("column", "Place"));
  if (match->kind != TENGEN_MATCH_SERIES)
    add_column (self, COLUMN_NUMBER, C_ ("column", "No."));
  add_column (self, COLUMN_NAME, C_ ("column", "Name"));
  if (has_ranks (match))
    add_column (self, COLUMN_RANK, C_ ("column", "Rank"));
  if (self->crossed)
    add_opponents (self, match);
  else
    add_rounds (self, match);
  add_column (self, COLUMN_WINS, C_ ("column", "Won"));
  add_column (self, COLUMN_LOSSES, C_ ("column", "Lost"));
  add_column (self, COLUMN_DRAWS, C_ ("column", "Drawn"));
  if (tengen_match_has_groups (match))
    add_column (self, COLUMN_START, C_ ("column", "Start"));
  add_column (self, COLUMN_SCORE, C_ ("column", "Points"));
  if (match->kind != TENGEN_MATCH_SERIES)
    add_ties (self, match);
}

/* --- Cells --- */

static const char *
get_sign (const TengenMatchGame *game, int player)
{
  const TengenStone own =
      game->black == player ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  switch (game->result.kind)
    {
    case TENGEN_RESULT_UNKNOWN:
      return OPEN;
    case TENGEN_RESULT_DRAW:
      return DRAWN;
    case TENGEN_RESULT_VOID:
      return NONE;
    case TENGEN_RESULT_BOTH_LOST:
      return BOTH_LOST;
    case TENGEN_RESULT_COUNT:
    case TENGEN_RESULT_RESIGN:
    case TENGEN_RESULT_TIME:
    case TENGEN_RESULT_FORFEIT:
    case TENGEN_RESULT_WIN:
    case TENGEN_RESULT_FIVE:
    case TENGEN_RESULT_FORBIDDEN:
    case TENGEN_RESULT_CAPTURES:
    case TENGEN_RESULT_STUCK:
      break;
    }
  if (game->result.winner == TENGEN_STONE_NONE)
    return DRAWN;
  return game->result.winner == own ? WON : LOST;
}

/* What stands behind the sign and the number of an opponent. */
static const char *
get_mark (const TengenMatchGame *game)
{
  return game->result.kind == TENGEN_RESULT_FORFEIT ? FORFEIT : "";
}

static void
append_round (GString *text, const TengenMatch *match, int round, int player)
{
  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, (int) i);
      int other = game->black == player ? game->white : game->black;

      if (game->round != round ||
          (game->black != player && game->white != player))
        continue;
      if (other == TENGEN_MATCH_NOBODY)
        g_string_append (text,
                         game->result.kind == TENGEN_RESULT_VOID
                             ? C_ ("column", REST)
                             : C_ ("column", BYE));
      else if (match->kind == TENGEN_MATCH_SERIES)
        g_string_append_printf (
            text, "%s%s", get_sign (game, player), get_mark (game));
      else
        g_string_append_printf (text,
                                "%s%d%s",
                                get_sign (game, player),
                                other + 1,
                                get_mark (game));
    }
}

static void
append_against (GString *text, const TengenMatch *match, int other, int player)
{
  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, (int) i);

      if ((game->black == player && game->white == other) ||
          (game->white == player && game->black == other))
        g_string_append_printf (
            text, "%s%s", get_sign (game, player), get_mark (game));
    }
  if (player == other)
    g_string_append (text, SELF);
}

/* Halves and quarters as people write them. */
static char *
write_parts (int value, int parts)
{
  char *text = g_malloc (G_ASCII_DTOSTR_BUF_SIZE);

  return g_ascii_formatd (
      text, G_ASCII_DTOSTR_BUF_SIZE, "%g", (double) value / parts);
}

static char *
write_name (const TengenMatch *match, int player)
{
  g_autofree char *name = tengen_words_match_player (match, player);

  return tengen_match_get_player (match, player)->left
             ? g_strdup_printf (_ ("%s (left)"), name)
             : g_steal_pointer (&name);
}

static char *
write_games (const TengenMatchSheet *self,
             const TengenMatch *match,
             int index,
             int player)
{
  GString *text = g_string_new (NULL);

  if (self->crossed)
    append_against (text, match, index, player);
  else
    append_round (text, match, index, player);
  return g_string_free (text, FALSE);
}

/* Games between the equal have a number only where they tell something. */
static char *
write_tie (const TengenMatch *match, const TengenMatchStanding *line, int index)
{
  TengenMatchTie tie = match->ties.kinds[index];

  if ((tie == TENGEN_MATCH_TIE_DIRECT || tie == TENGEN_MATCH_TIE_DIRECT_ANY) &&
      !line->is_direct)
    return g_strdup ("");
  return write_parts (line->ties_x4[index], 4);
}

static char *
write_cell (const TengenMatchSheet *self,
            const TengenMatch *match,
            const TengenMatchStanding *line,
            const Column *column)
{
  switch (column->kind)
    {
    case COLUMN_PLACE:
      return g_strdup_printf ("%d", line->place);
    case COLUMN_NUMBER:
      return g_strdup_printf ("%d", line->player + 1);
    case COLUMN_NAME:
      return write_name (match, line->player);
    case COLUMN_RANK:
      return tengen_words_match_strength (
          tengen_match_get_player (match, line->player));
    case COLUMN_GAMES:
      return write_games (self, match, column->index, line->player);
    case COLUMN_WINS:
      return g_strdup_printf ("%d", line->wins);
    case COLUMN_LOSSES:
      return g_strdup_printf ("%d", line->losses);
    case COLUMN_DRAWS:
      return g_strdup_printf ("%d", line->draws);
    case COLUMN_START:
      return write_parts (line->start_x2, 2);
    case COLUMN_SCORE:
      return write_parts (line->score_x2, 2);
    case COLUMN_TIE:
      return write_tie (match, line, column->index);
    }
  g_assert_not_reached ();
}

static void
fill (TengenMatchSheet *self, const TengenMatch *match)
{
  g_autoptr (GArray) lines = tengen_match_list_standings (match);

  self->n_rows = lines->len;
  for (guint row = 0; row < lines->len; row++)
    for (guint i = 0; i < self->columns->len; i++)
      g_ptr_array_add (
          self->cells,
          write_cell (self,
                      match,
                      &g_array_index (lines, TengenMatchStanding, row),
                      get_column (self, i)));
}

static const char *
say_score (TengenMatchScoring scoring)
{
  switch (scoring)
    {
    case TENGEN_MATCH_SCORE_WINS:
      return _ ("A win is one point, a draw half a point.");
    case TENGEN_MATCH_SCORE_DIFFERENCE:
      return _ ("Whoever wins a game gets the difference as points, the other "
                "one nothing; resignation and time count 20.");
    case TENGEN_MATCH_SCORE_POINTS:
      return _ ("Points for a win, a draw and a loss are as they were set.");
    }
  g_assert_not_reached ();
}

/* What decides the places. */
static char *
write_order (const TengenMatch *match)
{
  GString *text = g_string_new (say_score (match->scoring));
  g_autofree char *groups = tengen_words_groups (match);
  g_autofree char *ties = NULL;

  if (match->kind == TENGEN_MATCH_SERIES)
    return g_string_free (text, FALSE);
  ties = tengen_words_ties (&match->ties);
  tengen_words_append (text, groups);
  tengen_words_append (text, ties);
  return g_string_free (text, FALSE);
}

TengenMatchSheet *
tengen_match_sheet_new (const TengenMatch *match)
{
  TengenMatchSheet *self;

  g_return_val_if_fail (match != NULL, NULL);

  self = g_new0 (TengenMatchSheet, 1);
  g_atomic_ref_count_init (&self->refs);
  self->columns = g_array_new (FALSE, FALSE, sizeof (Column));
  g_array_set_clear_func (self->columns, clear_column);
  self->cells = g_ptr_array_new_with_free_func (g_free);
  self->kind = match->kind;
  self->crossed = match->kind == TENGEN_MATCH_ROUND_ROBIN &&
                  match->players->len <= MOST_CROSSED;
  self->order = write_order (match);
  add_columns (self, match);
  fill (self, match);
  return self;
}

TengenMatchSheet *
tengen_match_sheet_ref (TengenMatchSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
tengen_match_sheet_unref (TengenMatchSheet *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_array_unref (self->columns);
  g_ptr_array_unref (self->cells);
  g_free (self->order);
  g_free (self);
}

guint
tengen_match_sheet_get_n_columns (const TengenMatchSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->columns->len;
}

guint
tengen_match_sheet_get_n_rows (const TengenMatchSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_rows;
}

const char *
tengen_match_sheet_get_title (const TengenMatchSheet *self, guint column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, NULL);

  return get_column (self, column)->title;
}

gboolean
tengen_match_sheet_is_name (const TengenMatchSheet *self, guint column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, FALSE);

  return get_column (self, column)->kind == COLUMN_NAME;
}

gboolean
tengen_match_sheet_is_games (const TengenMatchSheet *self, guint column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, FALSE);

  return get_column (self, column)->kind == COLUMN_GAMES;
}

gboolean
tengen_match_sheet_is_sum (const TengenMatchSheet *self, guint column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, FALSE);

  return get_column (self, column)->kind > COLUMN_GAMES;
}

const char *
tengen_match_sheet_get_text (const TengenMatchSheet *self,
                             guint row,
                             guint column)
{
  g_return_val_if_fail (self != NULL && row < self->n_rows, NULL);
  g_return_val_if_fail (column < self->columns->len, NULL);

  return g_ptr_array_index (self->cells, row * self->columns->len + column);
}

static void
replace (GString *text, const char *sign, const char *word)
{
  g_autofree char *spaced = g_strconcat (word, " ", NULL);

  g_string_replace (text, sign, spaced, 0);
}

char *
tengen_match_sheet_say (const TengenMatchSheet *self, guint row, guint column)
{
  GString *text;

  g_return_val_if_fail (self != NULL && row < self->n_rows, NULL);
  g_return_val_if_fail (column < self->columns->len, NULL);

  text = g_string_new (tengen_match_sheet_get_text (self, row, column));
  if (get_column (self, column)->kind == COLUMN_GAMES)
    {
      replace (text, WON, _ ("won against"));
      replace (text, LOST, _ ("lost to"));
      replace (text, DRAWN, _ ("drew with"));
      replace (text, NONE, _ ("no result with"));
      replace (text, BOTH_LOST, _ ("both lost, against"));
      replace (text, OPEN, _ ("still plays"));
      /* TRANSLATORS: behind the opponent */
      g_string_replace (text, FORFEIT, _ (" by forfeit"), 0);
    }
  g_string_prepend (text, ": ");
  g_string_prepend (text, get_column (self, column)->title);
  return g_string_free (text, FALSE);
}

/* Whether a sign stands in any cell of games. */
static gboolean
occurs (const TengenMatchSheet *self, const Sign *sign)
{
  const char *text = sign->is_word ? C_ ("column", sign->text) : sign->text;

  for (guint i = 0; i < self->cells->len; i++)
    if (get_column (self, i % self->columns->len)->kind == COLUMN_GAMES &&
        strstr (g_ptr_array_index (self->cells, i), text) != NULL)
      return TRUE;
  return FALSE;
}

/* What the signs mean that occur, and the numbers beside or above them. */
static void
append_legend (const TengenMatchSheet *self, GString *text)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (occurs (self, &signs[i]))
      {
        if (list->len > 0)
          /* TRANSLATORS: what stands between the meanings of signs */
          g_string_append (list, C_ ("legend", ", "));
        g_string_append (list, _ (signs[i].meaning));
      }
  if (list->len == 0)
    return;
  /* TRANSLATORS: the meanings of signs in a table: ○ won, ● lost */
  sentence = g_strdup_printf (C_ ("legend", "%s."), list->str);
  g_string_append_c (text, '\n');
  g_string_append (text, sentence);
  if (self->kind != TENGEN_MATCH_SERIES)
    tengen_words_append (text,
                         self->crossed
                             ? _ ("The numbers above are the opponents’.")
                             : _ ("The number after it is the opponent’s."));
}

char *
tengen_match_sheet_explain (const TengenMatchSheet *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (self->order);
  append_legend (self, text);
  return g_string_free (text, FALSE);
}

/* Texts that a spreadsheet would take for something else are put in quotes. */
static void
append_field (GString *csv, const char *text)
{
  g_autofree char *doubled = NULL;
  g_auto (GStrv) parts = NULL;

  if (strpbrk (text, "\",\n\r") == NULL)
    {
      g_string_append (csv, text);
      return;
    }
  parts = g_strsplit (text, "\"", -1);
  doubled = g_strjoinv ("\"\"", parts);
  g_string_append_printf (csv, "\"%s\"", doubled);
}

static const char *
get_field (const TengenMatchSheet *self, guint line, guint column)
{
  return line == 0 ? tengen_match_sheet_get_title (self, column)
                   : tengen_match_sheet_get_text (self, line - 1, column);
}

char *
tengen_match_sheet_to_csv (const TengenMatchSheet *self)
{
  GString *csv;

  g_return_val_if_fail (self != NULL, NULL);

  csv = g_string_new (NULL);
  for (guint line = 0; line <= self->n_rows; line++)
    {
      for (guint i = 0; i < self->columns->len; i++)
        {
          if (i > 0)
            g_string_append_c (csv, ',');
          append_field (csv, get_field (self, line, i));
        }
      g_string_append (csv, "\r\n");
    }
  return g_string_free (csv, FALSE);
}

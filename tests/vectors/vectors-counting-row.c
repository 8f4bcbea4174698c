/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-counting-row: a row of counting.tsv read and played
 *
 * Shape: board moves, virtual moves and passes are actions of the position;
 *        proposals, answers and what they oblige to are kept beside it.
 */
#include "vectors-counting-row.h"

#include <string.h>

const char *const vectors_counting_names[COLUMN_N] = {
  "id",       "family", "size", "setupB", "setupW", "pre",  "first", "actions",
  "dead",     "claims", "seki", "groups", "eyes",   "komi", "E",     "final",
  "proposed", "sB",     "sW",   "tB",     "tW",     "q",    "dB",    "dW",
  "prB",      "prW",    "hB",   "hW",     "r1B",    "r1W",  "r2B",   "r2W",
  "vB",       "vW",     "fB",   "fW",
};

/* Reads a number of halves as `7`, `-0.5`, `80.5`. */
static gboolean
read_x2 (const char *text, int *value_x2)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  const char *digits = *text == '-' ? text + 1 : text;

  if (parts[0] == NULL || !g_ascii_isdigit (*digits) ||
      !tengen_board_number_parse (parts[0], -9999, 9999, value_x2))
    return FALSE;
  *value_x2 *= 2;
  if (parts[1] == NULL)
    return TRUE;
  if (strcmp (parts[1], "5") != 0)
    return FALSE;
  *value_x2 += *text == '-' ? -1 : 1;
  return TRUE;
}

static gboolean
read_stone (char letter, TengenStone *stone)
{
  *stone = letter == 'W' ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK;
  return letter == 'B' || letter == 'W';
}

static gboolean
read_point (const VectorsCounting *self, const char *text, TengenPoint *point)
{
  int x, y;

  if (strlen (text) != 2)
    return FALSE;
  x = text[0] - 'a';
  y = text[1] - 'a';
  *point = tengen_point_make (self->size, x, y);
  return x >= 0 && x < self->size && y >= 0 && y < self->size;
}

/* Puts a value on each point of a list; none may have one already. */
static gboolean
read_points (VectorsCounting *self,
             VectorsCountingColumn column,
             guint8 value,
             guint8 *values)
{
  g_auto (GStrv) words = g_strsplit (self->columns[column], " ", -1);

  if (strcmp (self->columns[column], "-") == 0)
    return TRUE;
  for (int i = 0; words[i] != NULL; i++)
    {
      TengenPoint point;

      if (!read_point (self, words[i], &point) || values[point] != 0)
        return FALSE;
      values[point] = value;
    }
  return words[0] != NULL;
}

static gboolean
read_claims (VectorsCounting *self)
{
  g_auto (GStrv) words = g_strsplit (self->columns[COLUMN_CLAIMS], " ", -1);

  if (strcmp (self->columns[COLUMN_CLAIMS], "-") == 0)
    return TRUE;
  for (int i = 0; words[i] != NULL; i++)
    {
      TengenStone stone;
      TengenPoint point;

      if (!read_stone (words[i][0], &stone) ||
          !read_point (self, words[i] + 1, &point) || self->claims[point] != 0)
        return FALSE;
      self->claims[point] = stone;
    }
  return words[0] != NULL;
}

/* Reads as many whole numbers as there are, parted by colons. */
static gboolean
read_numbers (const char *text, int **numbers, guint n)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", -1);

  if (strcmp (text, "-") == 0)
    return TRUE;
  if (g_strv_length (parts) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!tengen_board_number_parse (parts[i], 0, 9999, numbers[i]))
      return FALSE;
  return TRUE;
}

static gboolean
read_start (VectorsCounting *self)
{
  int *pre[] = { &self->past_moves[1],
                 &self->past_moves[2],
                 &self->past_prisoners[1],
                 &self->past_prisoners[2] };

  if (!tengen_board_number_parse (
          self->columns[COLUMN_SIZE], 1, TENGEN_BOARD_MAX, &self->size))
    return FALSE;
  self->n_points = self->size * self->size;
  return read_points (self, COLUMN_SETUP_B, TENGEN_STONE_BLACK, self->setup) &&
         read_points (self, COLUMN_SETUP_W, TENGEN_STONE_WHITE, self->setup) &&
         read_numbers (self->columns[COLUMN_PRE], pre, G_N_ELEMENTS (pre)) &&
         strlen (self->columns[COLUMN_FIRST]) == 1 &&
         read_stone (self->columns[COLUMN_FIRST][0], &self->first);
}

static gboolean
read_marks (VectorsCounting *self)
{
  return read_points (self, COLUMN_DEAD, TENGEN_GO_MARK_DEAD, self->marks) &&
         read_points (self, COLUMN_SEKI, TENGEN_GO_MARK_SEKI, self->marks) &&
         read_claims (self);
}

static gboolean
read_agreed (VectorsCounting *self)
{
  TengenGoAgreement *agreement = &self->agreement;
  int *groups[] = { &agreement->groups[1], &agreement->groups[2] };
  int *eyes[] = { &agreement->eyes[1], &agreement->eyes[2] };
  const char *equal = self->columns[COLUMN_E];
  const char *komi = self->columns[COLUMN_KOMI];

  agreement->marks = self->marks;
  agreement->claims = self->claims;
  self->has_komi = strcmp (komi, "-") != 0;
  return read_numbers (self->columns[COLUMN_GROUPS], groups, 2) &&
         read_numbers (self->columns[COLUMN_EYES], eyes, 2) &&
         (strcmp (equal, "-") == 0 ||
          tengen_board_number_parse (equal, 0, 9999, &agreement->equal)) &&
         (!self->has_komi || read_x2 (komi, &self->komi_x2));
}

gboolean
vectors_counting_read (VectorsCounting *self)
{
  const TengenGoAgreement nothing = TENGEN_GO_AGREEMENT_INIT;
  const char *broken = NULL;

  self->agreement = nothing;
  if (!read_start (self))
    broken = "size, setup, pre or first";
  else if (!read_marks (self))
    broken = "dead, seki or claims";
  else if (!read_agreed (self))
    broken = "groups, eyes, komi or E";
  if (broken != NULL)
    vectors_fail (self->tally, "%s cannot be read", broken);
  return broken == NULL;
}

static TengenGo *
start_game (const VectorsCounting *self, const TengenGoRules *rules)
{
  TengenGo *go = tengen_go_new (rules, self->size, self->size);
  gboolean has_setup = FALSE;

  for (int i = 0; i < self->n_points; i++)
    has_setup |= self->setup[i] != TENGEN_STONE_NONE;
  tengen_go_set_past (go, self->past_moves, self->past_prisoners);
  if (has_setup)
    tengen_go_setup_all (go, self->setup);
  if (tengen_go_get_to_move (go) != self->first)
    tengen_go_set_to_move (go, self->first);
  return go;
}

/* What is known of the words said so far: who has to put a stone beside the
 * board after a refusal. */
typedef struct
{
  TengenGo *go;
  TengenStone proposer;
  TengenStone forced;
} Play;

/* Carries an action out.
 * Returns: %FALSE if it cannot be read or is not legal under the rules */
static gboolean
act (const VectorsCounting *self, Play *play, const char *word)
{
  gboolean is_forced = play->forced != TENGEN_STONE_NONE;
  TengenStone stone;
  TengenPoint point;

  if (play->proposer != TENGEN_STONE_NONE || !read_stone (word[0], &stone) ||
      stone != tengen_go_get_to_move (play->go))
    return FALSE;
  play->forced = TENGEN_STONE_NONE;
  if (strcmp (word + 1, "*") == 0)
    {
      if (!is_forced &&
          tengen_go_check_virtual (play->go, stone, NULL) != TENGEN_REASON_NONE)
        return FALSE;
      tengen_go_virtual (play->go, stone);
      return TRUE;
    }
  if (is_forced)
    return FALSE;
  if (strcmp (word + 1, "-") == 0)
    {
      tengen_go_pass (play->go, stone);
      return TRUE;
    }
  if (!read_point (self, word + 1, &point) ||
      tengen_go_check (play->go, point, stone, NULL) != TENGEN_REASON_NONE)
    return FALSE;
  tengen_go_play (play->go, point, stone);
  return TRUE;
}

/* Words are no actions of the position; they only have to follow each other.
 * Returns: %FALSE if they do not */
static gboolean
say (Play *play, const char *word)
{
  TengenStone stone;

  if (!read_stone (word[0], &stone))
    return FALSE;
  if (strcmp (word + 1, "?") == 0)
    {
      if (play->proposer != TENGEN_STONE_NONE ||
          stone != tengen_go_get_to_move (play->go))
        return FALSE;
      play->proposer = stone;
      return TRUE;
    }
  if (play->proposer == TENGEN_STONE_NONE || stone == play->proposer)
    return FALSE;
  if (word[1] == '!')
    play->forced = play->proposer;
  play->proposer = TENGEN_STONE_NONE;
  return TRUE;
}

static gboolean
resume (Play *play, const char *next)
{
  TengenStone stone;

  if (next == NULL || !read_stone (next[0], &stone))
    return FALSE;
  tengen_go_resume (play->go, stone);
  return TRUE;
}

static gboolean
is_said (const char *word)
{
  return strlen (word) == 2 && strchr ("?=!", word[1]) != NULL;
}

/* Does what a word of the actions says; @next is the word after it. */
static gboolean
follow (const VectorsCounting *self,
        Play *play,
        const char *word,
        const char *next)
{
  if (strcmp (word, "R") == 0)
    return resume (play, next);
  return is_said (word) ? say (play, word) : act (self, play, word);
}

TengenGo *
vectors_counting_play (const VectorsCounting *self,
                       const TengenGoRules *rules,
                       char **word)
{
  const char *actions = self->columns[COLUMN_ACTIONS];
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);
  Play play = { .go = start_game (self, rules) };
  int i = 0;

  while (words[i] != NULL && follow (self, &play, words[i], words[i + 1]))
    i++;
  if (i > 0 && words[i] == NULL)
    return play.go;
  *word = g_strdup (words[i] == NULL ? actions : words[i]);
  tengen_go_free (play.go);
  return NULL;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-go-scoring: stopped positions with what is agreed, and their counts
 *
 * What:  each row is counted under territory, area and stone counting, the
 *        counts, owners and results are compared column by column, and the
 *        written sum must add up to the count. A row is one case.
 */
#include "vectors.h"

#include "board-picture.h"
#include "tengen-go-account.h"

#include <string.h>

typedef enum
{
  COLUMN_ID,
  COLUMN_SIZE,
  COLUMN_KIND,
  COLUMN_BOARD,
  COLUMN_CAP_B,
  COLUMN_CAP_W,
  COLUMN_DEAD,
  COLUMN_SEKI,
  COLUMN_KOMI,
  COLUMN_HANDICAP,
  COLUMN_RU,
  COLUMN_RE,
  COLUMN_AGREES,
  COLUMN_PRIS_B,
  COLUMN_PRIS_W,
  COLUMN_TERR_B,
  COLUMN_TERR_W,
  COLUMN_SEKI_B,
  COLUMN_SEKI_W,
  COLUMN_DAME,
  COLUMN_STONES_B,
  COLUMN_STONES_W,
  COLUMN_RAW_B,
  COLUMN_RAW_W,
  COLUMN_AREA_B,
  COLUMN_AREA_W,
  COLUMN_RES_J,
  COLUMN_RES_C,
  COLUMN_RES_CN,
  COLUMN_RES_P,
  COLUMN_OWNER,
  COLUMN_SOURCE,
  N_COLUMNS,
} Column;

static const char *const names[N_COLUMNS + 1] = {
  "id",      "size",  "kind",     "board",  "capB",  "capW",   "dead",
  "seki",    "komi",  "handicap", "RU",     "RE",    "agrees", "prisB",
  "prisW",   "terrB", "terrW",    "sekiB",  "sekiW", "dame",   "stonesB",
  "stonesW", "rawB",  "rawW",     "areaB",  "areaW", "resJ",   "resC",
  "resCN",   "resP",  "owner",    "source", NULL,
};

/* Letters of the owner column, by #TengenGoOwner. */
static const char owner_letters[] = "XObwcvd";

typedef enum
{
  WAY_TERRITORY,
  WAY_AREA,
  WAY_AREA_ALL,
  WAY_AREA_LESS_ONE,
  WAY_STONES,
  N_WAYS,
} Way;

/* What a row gives, and its count in each way. */
typedef struct
{
  VectorsTally *tally;
  char **columns;
  TengenBoard *board;
  int size;
  guint8 *marks;
  TengenGoCounters counters;
  int komi_x2;
  int handicap;
  TengenGoCount *counts[N_WAYS];
} Row;

static void
clear_row (Row *self)
{
  tengen_board_free (self->board);
  g_free (self->marks);
  for (int i = 0; i < N_WAYS; i++)
    tengen_go_count_free (self->counts[i]);
}

/* Reads a number with at most two decimals that is a whole number of halves. */
static gboolean
read_x2 (const char *text, int *value_x2)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  const char *decimals = parts[0] == NULL ? NULL : parts[1];
  int whole;

  if (parts[0] == NULL ||
      !tengen_board_number_parse (parts[0], -9999, 9999, &whole))
    return FALSE;
  *value_x2 = 2 * whole;
  if (decimals == NULL || strcmp (decimals, "0") == 0 ||
      strcmp (decimals, "00") == 0)
    return TRUE;
  if (strcmp (decimals, "5") != 0 && strcmp (decimals, "50") != 0)
    return FALSE;
  *value_x2 += *text == '-' ? -1 : 1;
  return TRUE;
}

static char *
format_result (TengenStone winner, int margin_x2)
{
  if (winner == TENGEN_STONE_NONE)
    return g_strdup ("0");
  return g_strdup_printf ("%c+%d%s",
                          winner == TENGEN_STONE_BLACK ? 'B' : 'W',
                          margin_x2 / 2,
                          margin_x2 % 2 == 1 ? ".5" : "");
}

/* Reads a result as records write it, with needless zeros. */
static char *
tidy_result (const char *text)
{
  int margin_x2;

  if ((*text != 'B' && *text != 'W') || text[1] != '+' ||
      !read_x2 (text + 2, &margin_x2))
    return g_strdup (text);
  return format_result (*text == 'B' ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE,
                        margin_x2);
}

static gboolean
mark_points (Row *self, Column column, TengenGoMark mark)
{
  const char *text = self->columns[column];
  gsize length = strlen (text);

  if (strcmp (text, "-") == 0)
    return TRUE;
  for (gsize i = 0; i + 1 < length; i += 2)
    {
      int x = text[i] - 'a';
      int y = text[i + 1] - 'a';
      TengenPoint point = tengen_point_make (self->size, x, y);

      if (x < 0 || x >= self->size || y < 0 || y >= self->size ||
          tengen_board_get (self->board, point) == TENGEN_STONE_NONE ||
          self->marks[point] != TENGEN_GO_MARK_ALIVE)
        return FALSE;
      self->marks[point] = mark;
    }
  return length > 0 && length % 2 == 0;
}

static gboolean
read_board (Row *self)
{
  g_autoptr (GError) error = NULL;

  if (!tengen_board_number_parse (
          self->columns[COLUMN_SIZE], 1, TENGEN_BOARD_MAX, &self->size))
    return FALSE;
  self->board = tengen_picture_parse (self->columns[COLUMN_BOARD], &error);
  if (self->board == NULL)
    return FALSE;
  self->marks = g_new0 (guint8, tengen_board_get_n_points (self->board));
  return tengen_board_get_width (self->board) == self->size &&
         tengen_board_get_height (self->board) == self->size;
}

/* Reads the given columns; names the first one that is broken. */
static gboolean
read_row (Row *self)
{
  char **columns = self->columns;
  int *prisoners = self->counters.prisoners;
  const char *broken = NULL;

  if (!read_board (self))
    broken = "board";
  else if (strcmp (columns[COLUMN_KIND], "record") != 0 &&
           strcmp (columns[COLUMN_KIND], "made") != 0)
    broken = "kind";
  else if (!tengen_board_number_parse (
               columns[COLUMN_CAP_B], 0, 9999, &prisoners[TENGEN_STONE_WHITE]))
    broken = "capB";
  else if (!tengen_board_number_parse (
               columns[COLUMN_CAP_W], 0, 9999, &prisoners[TENGEN_STONE_BLACK]))
    broken = "capW";
  else if (!mark_points (self, COLUMN_DEAD, TENGEN_GO_MARK_DEAD))
    broken = "dead";
  else if (!mark_points (self, COLUMN_SEKI, TENGEN_GO_MARK_SEKI))
    broken = "seki";
  else if (!read_x2 (columns[COLUMN_KOMI], &self->komi_x2))
    broken = "komi";
  else if (!tengen_board_number_parse (
               columns[COLUMN_HANDICAP], 0, 99, &self->handicap))
    broken = "handicap";
  if (broken != NULL)
    vectors_fail (self->tally, "%s cannot be read", broken);
  return broken == NULL;
}

static void
count_way (Row *self, Way way, const char *id, TengenGoBonus bonus)
{
  TengenGoRules rules = *tengen_go_rules_find (id);
  TengenGoAgreement agreement = tengen_go_agreement_make (self->marks);
  g_autoptr (TengenAccount) account = NULL;
  TengenAccountLine *total;
  TengenGoCount *count;
  int lead_x2;

  rules.bonus = bonus;
  rules.dead = TRUE;
  count = tengen_go_count_new (self->board,
                               &rules,
                               &self->counters,
                               &agreement,
                               way == WAY_STONES ? 0 : self->komi_x2,
                               self->handicap);
  self->counts[way] = count;
  account = tengen_account_new (count, &rules);
  total = g_ptr_array_index (account->lines, account->lines->len - 1);
  lead_x2 = total->amount_x2[1] - total->amount_x2[2];
  if (ABS (lead_x2) != count->margin_x2 || account->winner != count->winner)
    vectors_fail (self->tally, "the written sum of way %d is wrong", way);
  vectors_check_things (self->tally, self->board, count, account);
}

static void
count_row (Row *self)
{
  count_way (self, WAY_TERRITORY, "japan", TENGEN_GO_BONUS_NONE);
  count_way (self, WAY_AREA, "china", TENGEN_GO_BONUS_NONE);
  count_way (self, WAY_AREA_ALL, "china", TENGEN_GO_BONUS_ALL);
  count_way (self, WAY_AREA_LESS_ONE, "china", TENGEN_GO_BONUS_LESS_ONE);
  count_way (self, WAY_STONES, "pure", TENGEN_GO_BONUS_NONE);
}

static void
check_int (Row *self, Column column, int got)
{
  vectors_check_int (self->tally, names[column], self->columns[column], got);
}

/* Compares the columns of one side; White's follow Black's. */
static void
check_side (Row *self, TengenStone side)
{
  const TengenGoCount *count = self->counts[WAY_TERRITORY];
  TengenStone other = tengen_stone_other (side);
  int step = side == TENGEN_STONE_WHITE;

  check_int (
      self, COLUMN_PRIS_B + step, count->prisoners[other] + count->dead[other]);
  check_int (self, COLUMN_TERR_B + step, count->territory[side]);
  check_int (self, COLUMN_SEKI_B + step, count->seki_eyes[side]);
  check_int (self, COLUMN_STONES_B + step, count->stones[side]);
  check_int (self, COLUMN_RAW_B + step, tengen_board_count (self->board, side));
  check_int (self,
             COLUMN_AREA_B + step,
             (self->counts[WAY_AREA]->score_x2[side] - count->dame) / 2);
}

static void
check_result (Row *self, Column column, Way way)
{
  const TengenGoCount *count = self->counts[way];
  g_autofree char *got = format_result (count->winner, count->margin_x2);

  vectors_check_text (self->tally, names[column], self->columns[column], got);
}

static void
check_owner (Row *self)
{
  const TengenGoCount *count = self->counts[WAY_TERRITORY];
  GString *rows = g_string_new (NULL);

  for (int i = 0; i < count->n_points; i++)
    {
      if (i > 0 && i % self->size == 0)
        g_string_append_c (rows, '/');
      g_string_append_c (rows, owner_letters[count->owner[i]]);
    }
  vectors_check_text (
      self->tally, "owner", self->columns[COLUMN_OWNER], rows->str);
  g_string_free (rows, TRUE);
}

/* Compares the result in the record with the ways it is said to agree with. */
static void
check_agrees (Row *self)
{
  static const char *const ways[N_WAYS] = {
    "japanese", "chinese", "chinese-N", "aga-N1", "made",
  };
  g_auto (GStrv) parts = g_strsplit (self->columns[COLUMN_AGREES], "+", -1);
  g_autofree char *wanted = tidy_result (self->columns[COLUMN_RE]);

  for (int i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *got = NULL;
      int way = 0;

      while (way < N_WAYS && strcmp (ways[way], parts[i]) != 0)
        way++;
      if (way == N_WAYS)
        vectors_fail (self->tally, "agrees: unknown \"%s\"", parts[i]);
      else if (way == WAY_STONES)
        vectors_check_text (self->tally, "RE", "-", wanted);
      else
        {
          got = format_result (self->counts[way]->winner,
                               self->counts[way]->margin_x2);
          vectors_check_text (self->tally, "RE", wanted, got);
        }
    }
  if (parts[0] == NULL)
    vectors_fail (self->tally, "agrees with nothing");
}

/* A text of RU that is known must go with the count it agrees with. */
static void
check_ru (Row *self)
{
  const TengenGoRules *rules =
      tengen_go_rules_find_text (self->columns[COLUMN_RU]);
  const char *agrees = self->columns[COLUMN_AGREES];
  gboolean is_area, is_territory;

  if (self->columns[COLUMN_RU][0] == '\0')
    vectors_fail (self->tally, "RU is empty");
  if (rules == NULL)
    return;
  is_area = strstr (agrees, "chinese") != NULL || strstr (agrees, "aga-N1");
  is_territory = strstr (agrees, "japanese") != NULL;
  if (rules->stones ? !is_area : !is_territory)
    vectors_fail (self->tally, "RU is %s", self->columns[COLUMN_RU]);
}

/* Under the rules of Pure Go themselves nothing is taken off. */
static void
check_pure (Row *self)
{
  TengenGoAgreement agreement = tengen_go_agreement_make (self->marks);
  g_autoptr (TengenGoCount) count =
      tengen_go_count_new (self->board,
                           tengen_go_rules_find ("pure"),
                           &self->counters,
                           &agreement,
                           0,
                           self->handicap);

  check_int (self, COLUMN_RAW_B, count->score_x2[TENGEN_STONE_BLACK] / 2);
  check_int (self, COLUMN_RAW_W, count->score_x2[TENGEN_STONE_WHITE] / 2);
}

static void
check_row (Row *self)
{
  check_side (self, TENGEN_STONE_BLACK);
  check_side (self, TENGEN_STONE_WHITE);
  check_int (self, COLUMN_DAME, self->counts[WAY_TERRITORY]->dame);
  check_result (self, COLUMN_RES_J, WAY_TERRITORY);
  check_result (self, COLUMN_RES_C, WAY_AREA);
  check_result (self, COLUMN_RES_CN, WAY_AREA_ALL);
  check_result (self, COLUMN_RES_P, WAY_STONES);
  check_owner (self);
  check_agrees (self);
  check_ru (self);
  check_pure (self);
  if (self->columns[COLUMN_SOURCE][0] == '\0')
    vectors_fail (self->tally, "no source");
}

static void
run_row (VectorsTally *tally, char **columns)
{
  Row row = { .tally = tally, .columns = columns };

  if (g_strv_length (columns) != N_COLUMNS)
    vectors_fail (tally, "a row has %d columns", N_COLUMNS);
  else if (read_row (&row))
    {
      count_row (&row);
      check_row (&row);
    }
  if (!tally->line_failed)
    tally->passed++;
  clear_row (&row);
}

void
vectors_run_go_scoring (VectorsTally *tally, char **lines)
{
  const char *line = vectors_next_line (tally, lines);
  g_autofree char *wanted = g_strjoinv ("\t", (char **) names);

  if (line == NULL || strcmp (line, wanted) != 0)
    {
      vectors_fail (tally, "the names of the columns are wrong");
      return;
    }
  while ((line = vectors_next_line (tally, lines)) != NULL)
    {
      g_auto (GStrv) columns = g_strsplit (line, "\t", -1);

      run_row (tally, columns);
    }
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-ngf: NGF of wBaduk, Cyberoro
 *
 * Shape: a head of lines that are known by their place, then moves. The older
 *        form has other places, `GI` before each line of the head, and
 *        comments behind the moves.
 */
#include "tengen-foreign-forms.h"

#include <string.h>

#include "tengen-foreign-result.h"
#include "tengen-foreign-text.h"
#include "tengen-foreign-value.h"
#include "tengen-sgf-convert.h"

/* What is looked at to know the form and the charset. */
#define MOST_LOOK 4096u
/* The letters from B on name the lines of a board. */
#define MOST_SIZE 25
#define MOST_TEXT (1024u * 1024)
/* A move without the pair that repeats it. */
#define MOVE_LENGTH 7

/* What the lines of a head say. */
typedef enum
{
  FIELD_NONE,
  FIELD_TITLE,
  FIELD_SIZE,
  FIELD_WHITE,
  FIELD_BLACK,
  FIELD_PLACE,
  FIELD_HANDICAP,
  FIELD_KOMI,
  FIELD_DATE,
  FIELD_MINUTES,
  FIELD_RESULT,
  FIELD_COUNT,
  N_FIELDS,
} FieldName;

/* That the first player of the older form is white is taken from the newer
 * one: no file settles it. */
static const FieldName newer[] = {
  FIELD_TITLE, FIELD_SIZE,     FIELD_WHITE,  FIELD_BLACK,
  FIELD_PLACE, FIELD_HANDICAP, FIELD_NONE,   FIELD_KOMI,
  FIELD_DATE,  FIELD_MINUTES,  FIELD_RESULT, FIELD_COUNT,
};
static const FieldName older[] = {
  FIELD_TITLE, FIELD_WHITE,    FIELD_BLACK, FIELD_NONE, FIELD_NONE,  FIELD_DATE,
  FIELD_SIZE,  FIELD_HANDICAP, FIELD_NONE,  FIELD_KOMI, FIELD_COUNT,
};

/* A line of the head, in the text. */
typedef struct
{
  const char *start;
  gsize length;
  guint line;
  guint column;
} Field;

typedef struct
{
  TengenForeignDraft *draft;
  Field fields[N_FIELDS];
  guint n_head;
  gboolean is_older;
  int size;
  int handicap;
  guint root;
  guint node;
  /* the nodes of the game, the root first */
  GArray *line_nodes;
  guint n_passes;
  /* a line among the moves that is none; its number is 0 if there is none */
  guint stray;
  gboolean stopped;
  /* the comment that goes on, and the move before it */
  GString *text;
  gboolean in_text;
  int text_move;
} Reader;

/* Knowing the form. */

/* `PMABBQEEQ`: the pair is turned round. */
static gboolean
is_move (const TengenForeignLine *line)
{
  const char *c = line->start;

  if (line->length != MOVE_LENGTH + 2 || c[0] != 'P' || c[1] != 'M' ||
      (c[4] != 'B' && c[4] != 'W'))
    return FALSE;
  for (guint i = 2; i < MOVE_LENGTH + 2; i++)
    if (!g_ascii_isupper (c[i]))
      return FALSE;
  return c[5] == c[8] && c[6] == c[7];
}

/* A number alone, as the second line has it. */
static gboolean
is_number (const TengenForeignLine *line)
{
  const char *at = line->start;
  const char *end = line->start + line->length;
  int number;

  return tengen_foreign_digits_read (&at, end, &number) && at == end;
}

/* Other forms have bytes or brackets in the first line. */
static gboolean
is_title (const TengenForeignLine *line)
{
  for (gsize i = 0; i < line->length; i++)
    if ((guchar) line->start[i] < 0x20 && line->start[i] != '\t')
      return FALSE;
  return g_strstr_len (line->start, (gssize) line->length, "(;") == NULL;
}

static gboolean
has_signs (const char *data, gsize length)
{
  TengenForeignLine line;
  gboolean titled = FALSE;
  gboolean was_older = FALSE;

  tengen_foreign_line_init (&line, data, MIN (length, MOST_LOOK));
  while (tengen_foreign_line_next (&line))
    {
      gboolean is_older = tengen_foreign_line_begins (&line, "GI");

      if (is_move (&line) || (line.number == 2 && titled && is_number (&line)))
        return TRUE;
      if (line.number == 1)
        titled = is_title (&line);
      else if (line.number == 3 && was_older && is_older)
        return TRUE;
      was_older = is_older && (was_older || line.number == 1);
    }
  return FALSE;
}

/* Lines count from the start of the file: blank ones are left out only where
 * the bytes are not those of the text, in UTF-16. */
gboolean
tengen_foreign_is_ngf (const char *data, gsize length)
{
  g_autofree char *text = NULL;

  if (length < 2 || (guchar) data[0] < 0xFE)
    return has_signs (data, length);
  text = tengen_foreign_text_peek (data, length);
  return has_signs (text, strlen (text));
}

/* The charset. */

/* Words that tell one charset from the others, as the head has them. */
static const struct
{
  const char *charset;
  const char *const words[16];
} tongues[] = {
  { "GB18030",
    { "段",
      "级",
      "黑",
      "白",
      "胜",
      "负",
      "中盘",
      "对局",
      "贴",
      "围棋",
      "超时" } },
  { "CP949",
    { "단", "급", "흑", "백", "승", "패", "대국", "불계", "집", "기전" } },
  { "CP932",
    { "段",
      "級",
      "黒",
      "白",
      "勝",
      "対局",
      "中押",
      "目半",
      "負",
      "戦",
      "碁" } },
  { "BIG5-HKSCS",
    { "段",
      "級",
      "黑",
      "白",
      "勝",
      "負",
      "中押",
      "對局",
      "中盤",
      "圍棋",
      "逾時" } },
};

/* Two for each word, one less if bytes do not fit. */
static guint
count_words (const char *data, gsize length, guint tongue)
{
  TengenSgfConverted converted;
  guint n = 0;

  if (!tengen_sgf_convert (
          data, length, tongues[tongue].charset, length, &converted))
    return 0;
  for (gsize i = 0; tongues[tongue].words[i] != NULL; i++)
    if (strstr (converted.text, tongues[tongue].words[i]) != NULL)
      n += 2;
  g_free (converted.text);
  return n > 0 && converted.n_bad > 0 ? n - 1 : n;
}

/* The bytes of the head, without a line that is cut. */
static gsize
measure_head (const char *data, gsize length)
{
  TengenForeignLine line;
  gsize size = 0;

  tengen_foreign_line_init (&line, data, MIN (length, MOST_LOOK));
  while (line.number <= G_N_ELEMENTS (newer) &&
         tengen_foreign_line_next (&line))
    if (line.next < line.end || line.end == data + length)
      size = (gsize) (line.next - data);
  return size;
}

/* The charset whose words the head has, or all of them. */
static void
find_order (const char *data,
            gsize length,
            const char *order[G_N_ELEMENTS (tongues) + 1],
            gboolean *named)
{
  gsize head = measure_head (data, length);
  guint best = 0;

  *named = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (tongues); i++)
    {
      guint n = count_words (data, head, i);

      order[i] = tongues[i].charset;
      if (n > 0 && n >= best)
        *named = n > best;
      if (n > best)
        order[0] = tongues[i].charset;
      best = MAX (best, n);
    }
  order[*named ? 1 : G_N_ELEMENTS (tongues)] = NULL;
  if (!*named)
    order[0] = tongues[0].charset;
}

/* The head. */

static gboolean
get_number (const Reader *self, FieldName name, int *number)
{
  const Field *field = &self->fields[name];
  const char *at = field->start;

  return field->length > 0 &&
         tengen_foreign_digits_read (&at, at + field->length, number);
}

static void
set_text (Reader *self, FieldName name, const char *property)
{
  const Field *field = &self->fields[name];

  tengen_foreign_draft_set (self->draft,
                            self->root,
                            property,
                            field->length > 0 ? field->start : "",
                            (gssize) field->length);
}

static const char *
find_last_word (const Field *field)
{
  static const char wide_blank[] = "\u3000";
  const char *end = field->start + field->length;
  const char *at = end;

  while (at > field->start && at[-1] != ' ' && at[-1] != '\t' &&
         !(at - field->start >= 3 && memcmp (at - 3, wide_blank, 3) == 0))
    at--;
  return at;
}

/* Ranks in Chinese numbers are kept as they are: `九段`. */
static gboolean
is_rank (const char *word, gsize length)
{
  static const char *const kinds[] = { "段", "級", "级", "단", "급" };
  g_autofree char *rank = tengen_foreign_rank_parse (word, length);
  const char *number = length == 6 ? "初一二三四五六七八九" : "";

  if (rank != NULL)
    return TRUE;
  for (; *number != '\0'; number += 3)
    for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
      if (memcmp (word, number, 3) == 0 && memcmp (word + 3, kinds[i], 3) == 0)
        return TRUE;
  return FALSE;
}

/* The last word is the rank, if it is one and not all of the line. */
static void
set_player (Reader *self, FieldName name, const char *player, const char *rank)
{
  const Field *field = &self->fields[name];
  const char *word;
  gsize length;

  if (field->length == 0)
    return;
  word = find_last_word (field);
  length = field->length - (gsize) (word - field->start);
  if (word == field->start || !is_rank (word, length))
    {
      set_text (self, name, player);
      return;
    }
  tengen_foreign_rank_set (self->draft, self->root, rank, word, length);
  while (word - field->start >= 3 && memcmp (word - 3, "\u3000", 3) == 0)
    word -= 3;
  tengen_foreign_draft_set (
      self->draft, self->root, player, field->start, word - field->start);
}

static void
set_handicap (Reader *self)
{
  const Field *field = &self->fields[FIELD_HANDICAP];

  if (!get_number (self, FIELD_HANDICAP, &self->handicap))
    self->handicap = 0;
  if (!tengen_foreign_handicap_put (
          self->draft, self->root, self->size, self->handicap))
    tengen_foreign_draft_warn (
        self->draft, TENGEN_SGF_FAULT_NO_HANDICAP, field->line, field->column);
}

/* A whole number in an even game leaves out the half. */
static void
set_komi (Reader *self)
{
  const Field *field = &self->fields[FIELD_KOMI];
  const char *at = field->start;
  const char *end = at + field->length;
  int hundredths;
  g_autofree char *komi = NULL;

  if (field->length == 0 ||
      !tengen_foreign_decimal_read (&at, end, &hundredths))
    return;
  if (self->handicap == 0 && hundredths % 100 == 0)
    hundredths += 50;
  komi = tengen_foreign_decimal_format (hundredths, 100);
  tengen_foreign_draft_set (self->draft, self->root, "KM", komi, -1);
}

static void
set_date (Reader *self)
{
  const Field *field = &self->fields[FIELD_DATE];
  g_autofree char *date =
      field->length > 0
          ? tengen_foreign_date_parse (field->start, field->length)
          : NULL;

  if (date != NULL)
    tengen_foreign_draft_set (self->draft, self->root, "DT", date, -1);
}

static void
set_time (Reader *self)
{
  g_autofree char *seconds = NULL;
  int minutes;

  if (!get_number (self, FIELD_MINUTES, &minutes) || minutes <= 0 ||
      minutes > 100000)
    return;
  seconds = g_strdup_printf ("%d", 60 * minutes);
  tengen_foreign_draft_set (self->draft, self->root, "TM", seconds, -1);
}

static void
set_result (Reader *self, const char *text, gsize length)
{
  g_autofree char *result =
      length > 0 ? tengen_foreign_result_parse (text, length) : NULL;

  if (result != NULL)
    tengen_foreign_draft_set (self->draft, self->root, "RE", result, -1);
}

static gboolean
read_size (Reader *self, GError **error)
{
  const Field *field = &self->fields[FIELD_SIZE];
  guint line = MAX (field->line, 1);
  guint column = MAX (field->column, 1);

  self->size = 19;
  if (field->length == 0)
    {
      tengen_foreign_draft_warn (
          self->draft, TENGEN_SGF_FAULT_NO_SIZE, line, column);
      return TRUE;
    }
  if (!get_number (self, FIELD_SIZE, &self->size) || self->size < 2 ||
      self->size > MOST_SIZE)
    return tengen_foreign_draft_refuse (
        self->draft, line, column, error, TENGEN_FOREIGN_ERROR_BOARD, NULL);
  return TRUE;
}

/* Once: begins the game with what the head says. */
static gboolean
begin_game (Reader *self, GError **error)
{
  const Field *result = &self->fields[FIELD_RESULT];

  if (self->root != 0)
    return TRUE;
  if (!read_size (self, error))
    return FALSE;
  self->root =
      tengen_foreign_draft_add_game (self->draft, 1, self->size, self->size);
  self->node = self->root;
  g_array_append_val (self->line_nodes, self->root);
  set_handicap (self);
  set_komi (self);
  set_player (self, FIELD_BLACK, "PB", "BR");
  set_player (self, FIELD_WHITE, "PW", "WR");
  set_text (self, FIELD_TITLE, "GN");
  set_text (self, FIELD_PLACE, "PC");
  set_date (self);
  set_time (self);
  set_result (self, result->start, result->length);
  return TRUE;
}

static guint
get_head_length (const Reader *self)
{
  return self->is_older ? G_N_ELEMENTS (older) : G_N_ELEMENTS (newer);
}

/* Blanks before a field are not of it, but they part a rank from no name. */
static void
read_head (Reader *self, const TengenForeignLine *line)
{
  FieldName name = self->is_older ? older[self->n_head] : newer[self->n_head];
  gboolean has_players = name == FIELD_WHITE || name == FIELD_BLACK;
  gsize skip = self->is_older ? 2 : 0;

  while (!has_players && skip < line->length &&
         (line->start[skip] == ' ' || line->start[skip] == '\t'))
    skip++;
  self->n_head++;
  self->fields[name] = (Field){ .start = line->start + skip,
                                .length = line->length - skip,
                                .line = line->number,
                                .column = tengen_foreign_line_get_column (
                                    line, line->start + skip) };
}

/* The moves. */

static void
stop (Reader *self, guint line, guint column, TengenSgfFault fault)
{
  self->stopped = TRUE;
  tengen_foreign_draft_warn (self->draft, fault, line, column);
}

/* Tells what is wrong with the place that a letter names, if anything is. */
static gboolean
check_letter (Reader *self, const TengenForeignLine *line, guint at)
{
  char c = line->start[at];
  TengenSgfFault fault = g_ascii_isupper (c) ? TENGEN_SGF_FAULT_MOVE_OFF_BOARD
                                             : TENGEN_SGF_FAULT_MOVE_UNREADABLE;

  if (c >= 'B' && c < 'B' + self->size)
    return TRUE;
  stop (self,
        line->number,
        tengen_foreign_line_get_column (line, line->start + at),
        fault);
  return FALSE;
}

static void
add_move (Reader *self, TengenStone stone, int x, int y)
{
  guint node =
      tengen_foreign_draft_add_move (self->draft, self->node, stone, x, y);

  self->n_passes += x < 0;
  if (node == 0)
    return;
  self->node = node;
  g_array_append_val (self->line_nodes, node);
}

static void
read_move (Reader *self, const TengenForeignLine *line)
{
  const char *c = line->start;
  TengenStone stone =
      line->length > 4 && c[4] == 'B' ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  gboolean whole = line->length >= MOVE_LENGTH;

  if (line->length > 4 && c[4] != 'B' && c[4] != 'W')
    stop (self,
          line->number,
          tengen_foreign_line_get_column (line, c + 4),
          TENGEN_SGF_FAULT_MOVE_COLOUR);
  else if (!whole)
    stop (self,
          line->number,
          tengen_foreign_line_get_column (line, c + line->length),
          tengen_foreign_line_is_last (line)
              ? TENGEN_SGF_FAULT_MOVE_CUT
              : TENGEN_SGF_FAULT_MOVE_UNREADABLE);
  else if (c[5] == 'A' && c[6] == 'A')
    add_move (self, stone, -1, 0);
  else if (check_letter (self, line, 5) && check_letter (self, line, 6))
    {
      if (tengen_foreign_draft_has_stone (
              self->draft, self->node, c[5] - 'B', c[6] - 'B'))
        stop (self,
              line->number,
              tengen_foreign_line_get_column (line, c + 5),
              TENGEN_SGF_FAULT_MOVE_TAKEN);
      else
        add_move (self, stone, c[5] - 'B', c[6] - 'B');
    }
}

/* The comments. */

/* The comment after the last move tells the result, which the older head does
 * not. */
static void
end_text (Reader *self)
{
  guint last = self->line_nodes->len - 1;
  guint move = (guint) CLAMP (self->text_move, 0, (int) last);

  self->in_text = FALSE;
  tengen_foreign_draft_set (self->draft,
                            g_array_index (self->line_nodes, guint, move),
                            "C",
                            self->text->str,
                            (gssize) self->text->len);
  if (move == last && last > 0 && !self->stopped)
    set_result (self, self->text->str, self->text->len);
  g_string_truncate (self->text, 0);
}

static void
append_text (Reader *self, const char *text, gsize length)
{
  const char *end = g_strstr_len (text, (gssize) length, "[EndTxt]");

  if (end != NULL)
    length = (gsize) (end - text);
  if (self->text->len < MOST_TEXT)
    {
      g_string_append_len (self->text, text, (gssize) length);
      g_string_append_c (self->text, '\n');
    }
  if (end != NULL)
    end_text (self);
}

/* `IDB[211] text[EndTxt]`, on one line or several. */
static void
begin_text (Reader *self, const TengenForeignLine *line)
{
  const char *at = line->start + strlen ("IDB[");
  const char *end = line->start + line->length;

  if (!tengen_foreign_digits_read (&at, end, &self->text_move))
    return;
  if (at < end && *at == ']')
    at++;
  self->in_text = TRUE;
  append_text (self, at, (gsize) (end - at));
}

/* The file. */

/* A line that is none of those that are known is only of interest if the game
 * goes on behind it. */
static void
read_game (Reader *self, const TengenForeignLine *line)
{
  gboolean cut = line->length == 1 && line->start[0] == 'P' &&
                 tengen_foreign_line_is_last (line);
  gboolean moves = cut || tengen_foreign_line_begins (line, "PM");

  if (self->in_text && is_move (line))
    end_text (self);
  if (self->in_text)
    append_text (self, line->start, line->length);
  else if (tengen_foreign_line_begins (line, "IDB["))
    begin_text (self, line);
  else if (self->stopped || line->length == 0)
    return;
  else if (moves && self->stray != 0)
    stop (self, self->stray, 1, TENGEN_SGF_FAULT_MOVE_UNREADABLE);
  else if (moves)
    read_move (self, line);
  else if (self->node != self->root && self->stray == 0 &&
           !tengen_foreign_line_begins (line, "GI"))
    self->stray = line->number;
}

static gboolean
read_line (Reader *self, const TengenForeignLine *line, GError **error)
{
  gboolean old = self->is_older && !tengen_foreign_line_begins (line, "GI");

  if (self->root == 0 && self->n_head < get_head_length (self) && !old &&
      !is_move (line))
    {
      read_head (self, line);
      return TRUE;
    }
  if (!begin_game (self, error))
    return FALSE;
  read_game (self, line);
  return TRUE;
}

/* Says what the file has less or more than its head promises. */
static void
check_end (Reader *self, const TengenForeignLine *line)
{
  guint n_moves = self->line_nodes->len - 1;
  const Field *field = &self->fields[FIELD_COUNT];
  guint end = MAX (line->number, 1);
  int count;
  gboolean counted = get_number (self, FIELD_COUNT, &count);

  if (self->in_text)
    {
      end_text (self);
      tengen_foreign_draft_warn (
          self->draft, TENGEN_SGF_FAULT_TEXT_CUT, end, 1);
    }
  if (self->stopped)
    return;
  if (n_moves == 0 && self->n_head < get_head_length (self))
    tengen_foreign_draft_warn (self->draft, TENGEN_SGF_FAULT_HEAD_CUT, end, 1);
  else if (n_moves == 0 && (!counted || count != 0))
    tengen_foreign_draft_warn (self->draft, TENGEN_SGF_FAULT_NO_MOVES, end, 1);
  else if (counted && count != (int) n_moves &&
           count != (int) (n_moves - self->n_passes))
    tengen_foreign_draft_warn (
        self->draft, TENGEN_SGF_FAULT_MOVE_COUNT, field->line, field->column);
}

static gboolean
read_lines (Reader *self, const char *text, gsize length, GError **error)
{
  TengenForeignLine line;
  TengenForeignLine start;

  tengen_foreign_line_init (&start, text, length);
  self->is_older = tengen_foreign_line_next (&start) &&
                   tengen_foreign_line_begins (&start, "GI") &&
                   tengen_foreign_line_next (&start) &&
                   tengen_foreign_line_begins (&start, "GI");
  tengen_foreign_line_init (&line, text, length);
  while (tengen_foreign_line_next (&line))
    if (!read_line (self, &line, error))
      return FALSE;
  if (!begin_game (self, error))
    return FALSE;
  check_end (self, &line);
  return TRUE;
}

gboolean
tengen_foreign_read_ngf (TengenForeignDraft *draft,
                         const char *data,
                         gsize length,
                         const char *charset,
                         GError **error)
{
  const char *order[G_N_ELEMENTS (tongues) + 1];
  gboolean named;
  g_autofree char *text = NULL;
  Reader self = { .draft = draft };
  gboolean done;

  for (guint i = 0; i < N_FIELDS; i++)
    self.fields[i].start = "";
  find_order (data, length, order, &named);
  text = tengen_foreign_text_decode (
      data, &length, charset, named, order, draft, error);
  if (text == NULL)
    return FALSE;
  self.line_nodes = g_array_new (FALSE, FALSE, sizeof (guint));
  self.text = g_string_new (NULL);
  done = read_lines (&self, text, length, error);
  g_array_unref (self.line_nodes);
  g_string_free (self.text, TRUE);
  return done;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-gib: GIB of Tygem, eWeiqi, Toyo Igo
 *
 * Shape: lines one after the other. Fields of the head are kept as they are
 *        until the moves begin (or the file ends): only then it is known which
 *        of several says something.
 */
#include "tengen-foreign-forms.h"

#include <string.h>

#include "tengen-foreign-result.h"
#include "tengen-foreign-text.h"
#include "tengen-foreign-value.h"

/* The field of the head that goes on is no longer than this. */
#define MOST_FIELD (1024u * 1024)
/* Rank codes: 18 kyu, 9 dan, 9 pro. */
#define KYU 18
#define DAN 9

/* What of a file is read next. */
typedef enum
{
  PART_HEAD,
  PART_MOVES,
  PART_REMARKS,
} Part;

/* A block of a commentary (`\RS` to `\RE`). */
typedef struct
{
  /* a comment to the node after so many moves; -1 for none */
  int move;
  GString *text;
  /* the end of a line of moves told from the first move on */
  guint node;
  gboolean in_text;
  gboolean in_moves;
  gboolean broken;
} Remark;

typedef struct
{
  TengenForeignDraft *draft;
  GHashTable *fields;
  /* where the size of the board is, 0 if it is nowhere */
  guint size_line;
  guint size_column;
  /* the field that the next lines go on with */
  char *key;
  GString *value;
  Part part;
  int size;
  guint root;
  guint node;
  int handicap;
  gboolean has_ini;
  gboolean ended;
  gboolean stopped;
  /* the nodes of the game, the root first */
  GArray *line_nodes;
  Remark remark;
} Reader;

/* A server's answer that was saved as a game. */
static gboolean
is_answer (const char *data, gsize length)
{
  return length > 8 && memcmp (data, "[Error]:", 8) == 0;
}

/* Brackets in the texts of SGF may look like a field. */
gboolean
tengen_foreign_is_gib (const char *data, gsize length)
{
  static const char *const signs[] = {
    "\\HS", "\\[GIBOKIND=", "\\[GAME", "STO 0 "
  };
  g_autofree char *text = tengen_foreign_text_peek (data, length);

  for (gsize i = 0; *text != '(' && i < G_N_ELEMENTS (signs); i++)
    if (strstr (text, signs[i]) != NULL)
      return TRUE;
  return is_answer (data, length);
}

/* The charsets that the file's kind speaks for. */
static const char *const *
find_order (const char *data, gsize length, gboolean *named)
{
  static const struct
  {
    const char *kind;
    const char *const order[4];
  } orders[] = {
    { "GIBOKIND=Korea", { "CP949", "GB18030", "CP932" } },
    { "GIBOKIND=China", { "GB18030", "CP949", "CP932" } },
    { "GIBOKIND=Japan", { "CP932", "CP949", "GB18030" } },
  };
  static const char *const other[] = { "CP949", "GB18030", "CP932", NULL };

  *named = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    if (g_strstr_len (data, (gssize) MIN (length, 4096), orders[i].kind))
      return orders[i].order;
  *named = FALSE;
  return other;
}

/* The head. */

static const char *
get_field (Reader *self, const char *key)
{
  const char *value = g_hash_table_lookup (self->fields, key);

  return value != NULL && *value != '\0' ? value : NULL;
}

/* A part of a field of parts: `GRLT:3,ZIPSU:0`. A part begins behind a comma
 * with capitals and a colon, since a value may have commas and colons too. */
static char *
find_part (const char *field, const char *key)
{
  gsize length = strlen (key);
  const char *at = field;

  while (at != NULL)
    {
      const char *end;

      while (g_ascii_isspace (*at))
        at++;
      end = at;
      while ((end = strchr (end, ',')) != NULL)
        {
          const char *name = ++end;

          while (g_ascii_isupper (*name))
            name++;
          if (name > end && *name == ':')
            break;
        }
      if (strncmp (at, key, length) == 0 && at[length] == ':')
        {
          at += length + 1;
          return end != NULL ? g_strndup (at, (gsize) (end - at - 1))
                             : g_strdup (at);
        }
      at = end;
    }
  return NULL;
}

/* A part of a field of tags: `G65,W3,C2021:05:06,I:name`. A tag is a letter,
 * with a colon before what is no number. */
static char *
find_tag (const char *field, char tag)
{
  while (field != NULL)
    {
      const char *end = strchr (field, ',');
      gsize length = end != NULL ? (gsize) (end - field) : strlen (field);

      while (length > 0 && g_ascii_isspace (*field))
        {
          field++;
          length--;
        }
      if (length > 1 && field[0] == tag &&
          (field[1] == ':' || field[1] == '-' || g_ascii_isdigit (field[1])))
        return g_strndup (field + 1 + (field[1] == ':'),
                          length - 1 - (field[1] == ':'));
      field = end != NULL ? end + 1 : NULL;
    }
  return NULL;
}

/* A part of GAMEINFOMAIN, else of GAMETAG under its letter. One that says
 * nothing is none. */
static char *
get_part (Reader *self, const char *key, char tag)
{
  const char *info = get_field (self, "GAMEINFOMAIN");
  const char *tags = get_field (self, "GAMETAG");
  g_autofree char *part =
      info != NULL && key != NULL ? find_part (info, key) : NULL;

  if (part != NULL && *g_strstrip (part) != '\0')
    return g_steal_pointer (&part);
  return tags != NULL && tag != '\0' ? find_tag (tags, tag) : NULL;
}

static gboolean
read_number (const char *text, int *number)
{
  const char *at = text;

  return text != NULL &&
         tengen_foreign_digits_read (&at, text + strlen (text), number);
}

static gboolean
get_number (Reader *self, const char *key, char tag, int *number)
{
  g_autofree char *part = get_part (self, key, tag);

  return read_number (part, number);
}

/* Parts the rank from a name: in the last round brackets at its end. */
static void
set_name (Reader *self, const char *value, const char *name, const char *rank)
{
  const char *end = value + strlen (value);
  const char *open = strrchr (value, '(');

  while (end > value && g_ascii_isspace (end[-1]))
    end--;
  if (open != NULL && end > value && end[-1] == ')')
    {
      tengen_foreign_draft_set (
          self->draft, self->root, name, value, open - value);
      tengen_foreign_rank_set (self->draft,
                               self->root,
                               rank,
                               open + 1,
                               (gsize) (end - 1 - (open + 1)));
      return;
    }
  tengen_foreign_draft_set (self->draft, self->root, name, value, end - value);
}

static void
set_rank (Reader *self, const char *name, int code)
{
  g_autofree char *rank = NULL;

  if (code < 0 || code >= KYU + 2 * DAN)
    return;
  rank = code < KYU ? g_strdup_printf ("%dk", KYU - code)
                    : g_strdup_printf ("%d%c",
                                       (code - KYU) % DAN + 1,
                                       code < KYU + DAN ? 'd' : 'p');
  tengen_foreign_draft_set (self->draft, self->root, name, rank, -1);
}

/* A name from the field for it, else from those that newer files spoil. */
static void
set_player (Reader *self, gboolean black)
{
  const char *name = black ? "PB" : "PW";
  const char *rank = black ? "BR" : "WR";
  const char *whole =
      get_field (self, black ? "GAMEBLACKNAME" : "GAMEWHITENAME");
  const char *info = get_field (self, black ? "BUSERINFO" : "WUSERINFO");
  const char *nick =
      get_field (self, black ? "GAMEBLACKNICK" : "GAMEWHITENICK");
  g_autofree char *id =
      info != NULL ? find_part (info, black ? "BID" : "WID") : NULL;
  g_autofree char *tag = get_part (self, NULL, black ? 'M' : 'I');
  g_autofree char *level =
      info != NULL ? find_part (info, black ? "BLV" : "WLV") : NULL;
  const char *const others[] = { id, nick, tag };
  int code;

  if (whole != NULL)
    set_name (self, whole, name, rank);
  /* the first that is not blank is taken */
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i] != NULL)
      tengen_foreign_draft_set (self->draft, self->root, name, others[i], -1);
  if (read_number (level, &code) ||
      get_number (self, NULL, black ? 'N' : 'L', &code))
    set_rank (self, rank, code);
}

static void
set_komi (Reader *self)
{
  int tenths;
  g_autofree char *komi = NULL;

  if (!get_number (self, "GONGJE", 'G', &tenths) &&
      !read_number (get_field (self, "GAMEGONGJE"), &tenths))
    return;
  komi = tengen_foreign_decimal_format (tenths, 10);
  tengen_foreign_draft_set (self->draft, self->root, "KM", komi, -1);
}

static void
set_result (Reader *self)
{
  static const char *const codes[] = {
    [0] = "B+",  [1] = "W+",  [2] = "0",   [3] = "B+R", [4] = "W+R",
    [5] = "B+F", [6] = "W+F", [7] = "B+T", [8] = "W+T",
  };
  const char *words = get_field (self, "GAMERESULT");
  g_autofree char *result = NULL;
  int code, margin;

  if (!get_number (self, "GRLT", 'W', &code))
    result = words != NULL ? tengen_foreign_result_parse (words, strlen (words))
                           : NULL;
  else if (code < 0 || code >= (int) G_N_ELEMENTS (codes))
    result = NULL;
  else if (code > 1)
    result = g_strdup (codes[code]);
  else if (get_number (self, "ZIPSU", 'Z', &margin) && margin > 0)
    {
      g_autofree char *points = tengen_foreign_decimal_format (margin, 10);

      result = g_strconcat (codes[code], points, NULL);
    }
  else
    result = g_strdup (codes[code]);
  if (result != NULL)
    tengen_foreign_draft_set (self->draft, self->root, "RE", result, -1);
}

static void
set_date (Reader *self)
{
  const char *sub = get_field (self, "GAMEINFOSUB");
  g_autofree char *tag = get_part (self, NULL, 'C');
  g_autofree char *info = get_part (self, "GDATE", '\0');
  g_autofree char *sub_info = sub != NULL ? find_part (sub, "GDATE") : NULL;
  const char *const dates[] = {
    tag, info, sub_info, get_field (self, "GDATE"), get_field (self, "GAMEDATE")
  };

  for (gsize i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autofree char *date =
          dates[i] != NULL
              ? tengen_foreign_date_parse (dates[i], strlen (dates[i]))
              : NULL;

      if (date != NULL)
        tengen_foreign_draft_set (self->draft, self->root, "DT", date, -1);
    }
}

/* GTIME: seconds, then seconds and times of the byoyomi, with `-` between; as a
 * tag the seconds come last. */
static void
set_time (Reader *self)
{
  g_autofree char *info = get_part (self, "GTIME", '\0');
  g_autofree char *tag = get_part (self, NULL, 'T');
  const char *part = info != NULL ? info : tag;
  int from = info != NULL ? 0 : 1;
  int number[4] = { 0 };
  const char *at = part;
  g_autofree char *main_time = NULL;
  g_autofree char *overtime = NULL;

  if (part == NULL)
    return;
  for (int i = from; i < from + 3; i++)
    {
      if (!tengen_foreign_digits_read (&at, part + strlen (part), &number[i]) ||
          number[i] < 0)
        return;
      if (i < from + 2 && *at++ != '-')
        return;
    }
  if (from == 1)
    number[0] = number[3];
  main_time = g_strdup_printf ("%d", number[0]);
  tengen_foreign_draft_set (self->draft, self->root, "TM", main_time, -1);
  if (number[1] == 0 || number[2] == 0)
    return;
  overtime = g_strdup_printf ("%dx%d byo-yomi", number[2], number[1]);
  tengen_foreign_draft_set (self->draft, self->root, "OT", overtime, -1);
}

static void
set_texts (Reader *self)
{
  static const char *const pairs[][2] = {
    { "GAMENAME", "GN" },
    { "GAMEPLACE", "PC" },
    { "GAMECOMMENT", "C" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (get_field (self, pairs[i][0]) != NULL)
      tengen_foreign_draft_set (self->draft,
                                self->root,
                                pairs[i][1],
                                get_field (self, pairs[i][0]),
                                -1);
}

/* Once: begins the game with what the head says. */
static gboolean
begin_game (Reader *self, GError **error)
{
  int size = 19;

  if (self->root != 0)
    return TRUE;
  if (get_number (self, "LINE", '\0', &size) && (size < 2 || size > 19))
    return tengen_foreign_draft_refuse (self->draft,
                                        MAX (self->size_line, 1),
                                        MAX (self->size_column, 1),
                                        error,
                                        TENGEN_FOREIGN_ERROR_BOARD,
                                        NULL);
  self->size = size;
  self->root = tengen_foreign_draft_add_game (self->draft, 1, size, size);
  self->node = self->root;
  g_array_append_val (self->line_nodes, self->root);
  set_player (self, TRUE);
  set_player (self, FALSE);
  set_komi (self);
  set_result (self);
  set_date (self);
  set_time (self);
  set_texts (self);
  return TRUE;
}

static void
end_field (Reader *self)
{
  if (self->key == NULL)
    return;
  if (!g_hash_table_contains (self->fields, self->key))
    g_hash_table_insert (self->fields,
                         g_steal_pointer (&self->key),
                         g_strndup (self->value->str, self->value->len));
  g_clear_pointer (&self->key, g_free);
  g_string_truncate (self->value, 0);
}

/* Adds to the value of a field; what is behind `\]` is not of it. */
static void
append_field (Reader *self, const char *text, gsize length)
{
  const char *end = g_strstr_len (text, (gssize) length, "\\]");

  if (end != NULL)
    length = (gsize) (end - text);
  if (self->value->len < MOST_FIELD)
    g_string_append_len (self->value, text, (gssize) length);
  if (end != NULL)
    end_field (self);
}

/* Notes where the size of the board is. */
static void
find_size (Reader *self, const TengenForeignLine *line)
{
  static const char *const names[] = { ",LINE:", "=LINE:" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *at =
          g_strstr_len (line->start, (gssize) line->length, names[i]);

      if (self->size_line != 0 || at == NULL ||
          strcmp (self->key, "GAMEINFOMAIN") != 0)
        continue;
      self->size_line = line->number;
      self->size_column =
          tengen_foreign_line_get_column (line, at + strlen (names[i]));
    }
}

static void
read_head (Reader *self, const TengenForeignLine *line)
{
  const char *equals;

  if (line->length == 0)
    return;
  if (line->start[0] != '\\')
    {
      if (self->key == NULL)
        return;
      find_size (self, line);
      g_string_append_c (self->value, ' ');
      append_field (self, line->start, line->length);
      return;
    }
  end_field (self);
  if (!tengen_foreign_line_begins (line, "\\["))
    return;
  equals = memchr (line->start, '=', line->length);
  if (equals == NULL)
    return;
  self->key = g_strndup (line->start + 2, (gsize) (equals - line->start - 2));
  find_size (self, line);
  append_field (
      self, equals + 1, line->length - (gsize) (equals + 1 - line->start));
}

/* The moves. */

/* `INI 0 1 h &4text` */
static void
read_ini (Reader *self, const TengenForeignLine *line)
{
  const char *at = line->start + 3;
  const char *end = line->start + line->length;
  const char *talk = g_strstr_len (line->start, (gssize) line->length, "&4");
  const char *place = at;
  int number;

  if (self->has_ini)
    return;
  self->has_ini = TRUE;
  for (int i = 0; i < 3; i++)
    {
      while (at < end && *at == ' ')
        at++;
      place = at;
      if (!tengen_foreign_digits_read (&at, end, &number))
        {
          tengen_foreign_line_warn (
              line, place, TENGEN_SGF_FAULT_NO_HANDICAP, self->draft);
          return;
        }
    }
  self->handicap = number;
  if (!tengen_foreign_handicap_put (
          self->draft, self->root, self->size, number))
    {
      self->handicap = 0;
      tengen_foreign_line_warn (
          line, place, TENGEN_SGF_FAULT_NO_HANDICAP, self->draft);
    }
  if (talk != NULL)
    tengen_foreign_draft_set (
        self->draft, self->root, "C", talk + 2, end - talk - 2);
}

/* The four numbers behind the first one of `STO 0 n c x y`, with places. */
static gboolean
read_numbers (const TengenForeignLine *line, int *numbers, const char **places)
{
  const char *at = line->start + 3;
  const char *end = line->start + line->length;

  for (int i = 0; i < 5; i++)
    {
      while (at < end && *at == ' ')
        at++;
      places[i] = at;
      if (!tengen_foreign_digits_read (&at, end, &numbers[i]))
        return FALSE;
    }
  return TRUE;
}

/* Reads a move, or says what is wrong with it, and where. */
static gboolean
read_stone (Reader *self,
            const TengenForeignLine *line,
            gboolean last,
            guint parent,
            int *numbers)
{
  const char *places[5];

  if (!read_numbers (line, numbers, places))
    tengen_foreign_line_warn (line,
                              line->start,
                              last ? TENGEN_SGF_FAULT_MOVE_CUT
                                   : TENGEN_SGF_FAULT_MOVE_UNREADABLE,
                              self->draft);
  else if (numbers[2] != 1 && numbers[2] != 2)
    tengen_foreign_line_warn (
        line, places[2], TENGEN_SGF_FAULT_MOVE_COLOUR, self->draft);
  else if (numbers[3] < 0 || numbers[3] >= self->size)
    tengen_foreign_line_warn (
        line, places[3], TENGEN_SGF_FAULT_MOVE_OFF_BOARD, self->draft);
  else if (numbers[4] < 0 || numbers[4] >= self->size)
    tengen_foreign_line_warn (
        line, places[4], TENGEN_SGF_FAULT_MOVE_OFF_BOARD, self->draft);
  else if (tengen_foreign_draft_has_stone (
               self->draft, parent, numbers[3], numbers[4]))
    tengen_foreign_line_warn (
        line, places[3], TENGEN_SGF_FAULT_MOVE_TAKEN, self->draft);
  else
    return TRUE;
  return FALSE;
}

static void
take_node (Reader *self, guint node)
{
  if (node == 0)
    return;
  self->node = node;
  g_array_append_val (self->line_nodes, node);
}

/* A pass has no colour: it is the other side than moved last. */
static TengenStone
find_passer (const Reader *self, guint node)
{
  TengenStone stone = tengen_foreign_draft_get_stone (self->draft, node);

  if (stone != TENGEN_STONE_NONE)
    return tengen_stone_other (stone);
  return self->handicap > 1 ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK;
}

static void
read_pass (Reader *self)
{
  take_node (
      self,
      tengen_foreign_draft_add_move (
          self->draft, self->node, find_passer (self, self->node), -1, 0));
}

static void
read_move (Reader *self, const TengenForeignLine *line)
{
  int numbers[5];

  if (tengen_foreign_line_begins (line, "INI"))
    read_ini (self, line);
  else if (tengen_foreign_line_begins (line, "SKI"))
    read_pass (self);
  else if (tengen_foreign_line_begins (line, "WIT"))
    tengen_foreign_draft_warn (
        self->draft, TENGEN_SGF_FAULT_TAKEN_BACK, line->number, 1);
  else if (!tengen_foreign_line_begins (line, "STO"))
    return;
  else if (!read_stone (self,
                        line,
                        tengen_foreign_line_is_last (line),
                        self->node,
                        numbers))
    self->stopped = TRUE;
  else
    take_node (self,
               tengen_foreign_draft_add_move (self->draft,
                                              self->node,
                                              (TengenStone) numbers[2],
                                              numbers[3],
                                              numbers[4]));
}

/* The remarks. */

static void
end_remark (Reader *self)
{
  Remark *remark = &self->remark;

  if (remark->move >= 0 && remark->text->len > 0)
    {
      guint move = MIN ((guint) remark->move, self->line_nodes->len - 1);

      tengen_foreign_draft_set (self->draft,
                                g_array_index (self->line_nodes, guint, move),
                                "C",
                                remark->text->str,
                                (gssize) remark->text->len);
    }
  remark->move = -1;
  g_string_truncate (remark->text, 0);
  remark->in_text = FALSE;
  remark->in_moves = FALSE;
}

static void
append_remark (Reader *self, const char *text, gsize length)
{
  const char *end = g_strstr_len (text, (gssize) length, "\\]");

  if (end != NULL)
    length = (gsize) (end - text);
  if (self->remark.text->len < MOST_FIELD)
    {
      g_string_append_len (self->remark.text, text, (gssize) length);
      g_string_append_c (self->remark.text, '\n');
    }
  if (end != NULL)
    self->remark.in_text = FALSE;
}

/* The node after the present one of a variation that has a move. A game that
 * stopped at a wrong move does not go on with another one. */
static void
follow_remark (Reader *self, TengenStone stone, int x, int y)
{
  Remark *remark = &self->remark;
  guint next =
      tengen_foreign_draft_find_move (self->draft, remark->node, stone, x, y);

  remark->broken = next == 0 && self->stopped && remark->node == self->node;
  if (remark->broken)
    return;
  if (next == 0)
    next =
        tengen_foreign_draft_add_move (self->draft, remark->node, stone, x, y);
  remark->node = next;
}

/* A move of a variation, told from the first move of the game on. */
static void
read_remark_move (Reader *self, const TengenForeignLine *line)
{
  int numbers[5];

  if (self->remark.broken || self->remark.node == 0)
    return;
  if (tengen_foreign_line_begins (line, "SKI"))
    follow_remark (self, find_passer (self, self->remark.node), -1, 0);
  else if (read_stone (self, line, FALSE, 0, numbers))
    follow_remark (self, (TengenStone) numbers[2], numbers[3], numbers[4]);
  else
    self->remark.broken = TRUE;
}

static void
read_remark (Reader *self, const TengenForeignLine *line)
{
  static const char susun[] = "\\[REFSUSUN=";
  static const char explain[] = "\\[REFEXPLAIN=";
  Remark *remark = &self->remark;
  const char *at = line->start + strlen (susun);
  const char *end = line->start + line->length;

  if (tengen_foreign_line_begins (line, "\\RS") ||
      tengen_foreign_line_begins (line, "\\RE"))
    end_remark (self);
  else if (remark->in_text)
    append_remark (self, line->start, line->length);
  else if (tengen_foreign_line_begins (line, susun))
    {
      if (!tengen_foreign_digits_read (&at, end, &remark->move) ||
          remark->move < 0)
        remark->move = -1;
    }
  else if (tengen_foreign_line_begins (line, explain))
    {
      remark->in_text = TRUE;
      append_remark (self,
                     line->start + strlen (explain),
                     line->length - strlen (explain));
    }
  else if (tengen_foreign_line_begins (line, "\\[REFGIBO"))
    {
      remark->in_moves = TRUE;
      remark->broken = FALSE;
      remark->node = self->root;
    }
  else if (remark->in_moves && (tengen_foreign_line_begins (line, "STO") ||
                                tengen_foreign_line_begins (line, "SKI")))
    read_remark_move (self, line);
}

/* The file. */

static gboolean
read_line (Reader *self, const TengenForeignLine *line, GError **error)
{
  gboolean starts = tengen_foreign_line_begins (line, "\\GS");
  gboolean plays =
      self->part == PART_HEAD && (tengen_foreign_line_begins (line, "STO") ||
                                  tengen_foreign_line_begins (line, "INI"));

  if (self->part == PART_HEAD && (starts || plays))
    {
      end_field (self);
      self->part = PART_MOVES;
      if (!begin_game (self, error))
        return FALSE;
    }
  if (self->part == PART_HEAD)
    read_head (self, line);
  else if (tengen_foreign_line_begins (line, "\\GE"))
    {
      self->part = PART_REMARKS;
      self->ended = TRUE;
    }
  else if (self->part == PART_MOVES && !self->stopped)
    read_move (self, line);
  else if (self->part == PART_REMARKS)
    read_remark (self, line);
  return TRUE;
}

static gboolean
read_lines (Reader *self, const char *text, gsize length, GError **error)
{
  TengenForeignLine line;

  tengen_foreign_line_init (&line, text, length);
  while (tengen_foreign_line_next (&line))
    if (!read_line (self, &line, error))
      return FALSE;
  end_field (self);
  if (!begin_game (self, error))
    return FALSE;
  end_remark (self);
  if (self->part == PART_HEAD)
    tengen_foreign_draft_warn (
        self->draft, TENGEN_SGF_FAULT_NO_MOVES, MAX (line.number, 1), 1);
  else if (!self->ended && !self->stopped)
    tengen_foreign_draft_warn (
        self->draft, TENGEN_SGF_FAULT_END_CUT, MAX (line.number, 1), 1);
  return TRUE;
}

gboolean
tengen_foreign_read_gib (TengenForeignDraft *draft,
                         const char *data,
                         gsize length,
                         const char *charset,
                         GError **error)
{
  gboolean named;
  const char *const *order = find_order (data, length, &named);
  g_autofree char *text = tengen_foreign_text_decode (
      data, &length, charset, named, order, draft, error);
  Reader self = { .draft = draft, .remark = { .move = -1 } };
  gboolean done;

  if (text == NULL)
    return FALSE;
  if (is_answer (text, length))
    return tengen_foreign_draft_refuse (
        draft, 1, 1, error, TENGEN_FOREIGN_ERROR_SERVER, text);
  self.fields = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self.value = g_string_new (NULL);
  self.line_nodes = g_array_new (FALSE, FALSE, sizeof (guint));
  self.remark.text = g_string_new (NULL);
  done = read_lines (&self, text, length, error);
  g_hash_table_unref (self.fields);
  g_free (self.key);
  g_string_free (self.value, TRUE);
  g_array_unref (self.line_nodes);
  g_string_free (self.remark.text, TRUE);
  return done;
}

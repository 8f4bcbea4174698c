/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-ugf: UGF and UGI of Pandanet, PandaEGG
 *
 * Shape: sections one after the other. Texts are kept until the end: only then
 *        all nodes that they may belong to are there.
 */
#include "tengen-foreign-forms.h"

#include <string.h>

#include "tengen-foreign-text.h"
#include "tengen-foreign-ugf-review.h"
#include "tengen-foreign-value.h"

/* What is looked at to know the form and the charset. */
#define MOST_LOOK 4096
/* The letters of the alphabet name the lines of a board. */
#define MOST_SIZE 26

typedef enum
{
  PART_BEFORE,
  PART_HEADER,
  PART_DATA,
  PART_FIGURE,
  PART_NODES,
  PART_COMMENTS,
  PART_OTHER,
} Part;

static const struct
{
  const char *name;
  Part part;
} sections[] = {
  { "[Header]", PART_HEADER },
  { "[Data]", PART_DATA },
  { "[Figure]", PART_FIGURE },
  { "[ReviewNode]", PART_NODES },
  { "[ReviewComment]", PART_COMMENTS },
  { "[Remote]", PART_OTHER },
  { "[Files]", PART_OTHER },
  { "[MessageLine]", PART_OTHER },
  { "[Comment]", PART_OTHER },
  { "[End]", PART_OTHER },
};

typedef enum
{
  FIELD_COORDINATES,
  FIELD_COPYRIGHT,
  FIELD_CRYPT,
  FIELD_DATE,
  FIELD_HANDICAP,
  FIELD_PLACE,
  FIELD_BLACK,
  FIELD_BLACK_2,
  FIELD_WHITE,
  FIELD_WHITE_2,
  FIELD_REMARK,
  FIELD_RULE,
  FIELD_SIZE,
  FIELD_TITLE,
  FIELD_WINNER,
  N_FIELDS,
} FieldName;

static const char *const field_keys[N_FIELDS] = {
  [FIELD_COORDINATES] = "CoordinateType",
  [FIELD_COPYRIGHT] = "Copyright",
  [FIELD_CRYPT] = "Crypt",
  [FIELD_DATE] = "Date",
  [FIELD_HANDICAP] = "Hdcp",
  [FIELD_PLACE] = "Place",
  [FIELD_BLACK] = "PlayerB",
  [FIELD_BLACK_2] = "PlayerB2",
  [FIELD_WHITE] = "PlayerW",
  [FIELD_WHITE_2] = "PlayerW2",
  [FIELD_REMARK] = "Comment",
  [FIELD_RULE] = "Rule",
  [FIELD_SIZE] = "Size",
  [FIELD_TITLE] = "Title",
  [FIELD_WINNER] = "Winner",
};

/* A value of the header, or a part of one, in the text. */
typedef struct
{
  const char *start;
  gsize length;
  guint line;
  guint column;
} Field;

/* A comment to a move or to a node, or a label. */
typedef struct
{
  gboolean of_node;
  gboolean is_label;
  int number;
  int x;
  int y;
  gsize offset;
  gsize length;
  guint line;
} Text;

typedef struct
{
  TengenForeignDraft *draft;
  Field fields[N_FIELDS];
  Part part;
  int size;
  gboolean from_bottom;
  guint root;
  guint node;
  TengenStone to_move;
  guint8 setup[MOST_SIZE][MOST_SIZE];
  int last_number;
  gboolean has_data;
  gboolean stopped;
  /* the nodes of the game, the root first */
  GArray *line_nodes;
  TengenForeignReview *review;
  gboolean has_nodes;
  gboolean nodes_stopped;
  GString *letters;
  GArray *texts;
  /* the text that goes on, and a diagram that is left out */
  Text text;
  gboolean in_text;
  gboolean in_diagram;
} Reader;

/* Knowing the form. */

static gboolean
line_is (const TengenForeignLine *line, const char *text)
{
  return line->length == strlen (text) &&
         tengen_foreign_line_begins (line, text);
}

gboolean
tengen_foreign_is_ugf (const char *data, gsize length)
{
  g_autofree char *text = tengen_foreign_text_peek (data, length);
  TengenForeignLine line;
  gboolean other = FALSE;

  tengen_foreign_line_init (&line, text, strlen (text));
  while (tengen_foreign_line_next (&line) && !other)
    {
      if (line_is (&line, "[Header]") || line_is (&line, "[Data]"))
        return TRUE;
      other = line.length > 0 && line.start[0] == '(';
    }
  return FALSE;
}

static const char *const *
find_order (const char *data, gsize length, gboolean *named)
{
  static const struct
  {
    const char *name;
    const char *const order[4];
  } orders[] = {
    { "Lang=UTF", { "UTF-8", "CP932" } },
    { "Lang=GB", { "GB18030", "CP932" } },
    { "Lang=BIG5", { "BIG5-HKSCS", "CP932" } },
    { "Lang=KS", { "CP949", "CP932" } },
    { "Lang=EUC", { "EUC-JP", "CP932" } },
    { "Lang=", { "CP932", "GB18030", "BIG5-HKSCS" } },
  };
  static const char *const none[] = { "CP932", "GB18030", "BIG5-HKSCS", NULL };
  gssize most = (gssize) MIN (length, MOST_LOOK);

  *named = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    if (g_strstr_len (data, most, orders[i].name) != NULL)
      return orders[i].order;
  return none;
}

/* The header. */

/* Takes the part up to the next comma out of a value. */
static Field
take_part (Field *rest)
{
  Field part = *rest;
  const char *comma =
      rest->length > 0 ? memchr (rest->start, ',', rest->length) : NULL;

  if (comma != NULL)
    part.length = (gsize) (comma - part.start);
  rest->start += part.length;
  rest->length -= part.length;
  if (comma != NULL)
    {
      rest->start++;
      rest->length--;
    }
  return part;
}

static gboolean
part_begins (const Field *part, const char *text)
{
  gsize length = strlen (text);

  return part->length >= length && memcmp (part->start, text, length) == 0;
}

static void
set_part (Reader *self, const char *property, const Field *part)
{
  tengen_foreign_draft_set (self->draft,
                            self->root,
                            property,
                            part->length > 0 ? part->start : "",
                            (gssize) part->length);
}

static gboolean
part_number (const Field *part, int *number)
{
  const char *at = part->start;

  return part->length > 0 &&
         tengen_foreign_digits_read (&at, at + part->length, number);
}

static gboolean
part_decimal (const Field *part, int *hundredths)
{
  const char *at = part->start;

  return part->length > 0 &&
         tengen_foreign_decimal_read (&at, at + part->length, hundredths);
}

/* An address is private wherever it stands. */
static gboolean
is_address (const Field *part)
{
  return part->length > 0 && memchr (part->start, '@', part->length) != NULL;
}

/* Name and rank; what follows is private, or of no use. */
static void
set_player (Reader *self, gboolean black)
{
  Field first = self->fields[black ? FIELD_BLACK : FIELD_WHITE];
  Field second = self->fields[black ? FIELD_BLACK_2 : FIELD_WHITE_2];
  Field name = take_part (&first);
  Field rank = take_part (&first);
  Field partner = take_part (&second);
  GString *names = g_string_new (NULL);

  if (!is_address (&name))
    g_string_append_len (names, name.start, (gssize) name.length);
  if (partner.length > 0 && !is_address (&partner))
    {
      g_string_append (names, names->len > 0 ? " & " : "");
      g_string_append_len (names, partner.start, (gssize) partner.length);
    }
  tengen_foreign_draft_set (self->draft,
                            self->root,
                            black ? "PB" : "PW",
                            names->str,
                            (gssize) names->len);
  g_string_free (names, TRUE);
  if (rank.length > 0 && !is_address (&rank))
    tengen_foreign_rank_set (
        self->draft, self->root, black ? "BR" : "WR", rank.start, rank.length);
}

/* `stones,komi`; the komi has a point or a comma. */
static void
set_handicap (Reader *self)
{
  Field komi = self->fields[FIELD_HANDICAP];
  Field stones = take_part (&komi);
  g_autofree char *number = NULL;
  g_autofree char *points = NULL;
  int n, hundredths;

  if (part_number (&stones, &n) && n > 1)
    {
      number = g_strdup_printf ("%d", n);
      tengen_foreign_draft_set (self->draft, self->root, "HA", number, -1);
    }
  if (!part_decimal (&komi, &hundredths))
    return;
  points = tengen_foreign_decimal_format (hundredths, 100);
  tengen_foreign_draft_set (self->draft, self->root, "KM", points, -1);
}

static char *
make_result (char winner, const Field *how)
{
  g_autofree char *points = NULL;
  int hundredths;

  if (part_begins (how, "C"))
    return g_strdup_printf ("%c+R", winner);
  if (part_begins (how, "F") || part_begins (how, "T"))
    return g_strdup_printf ("%c+%c", winner, how->start[0]);
  if (!part_decimal (how, &hundredths) || hundredths <= 0)
    return g_strdup_printf ("%c+", winner);
  points = tengen_foreign_decimal_format (hundredths, 100);
  return g_strdup_printf ("%c+%s", winner, points);
}

static void
set_result (Reader *self)
{
  Field how = self->fields[FIELD_WINNER];
  Field winner = take_part (&how);
  g_autofree char *result = NULL;

  if (part_begins (&winner, "B") || part_begins (&winner, "W"))
    result = make_result (winner.start[0], &how);
  else if (part_begins (&winner, "D"))
    result = g_strdup ("0");
  else if (part_begins (&winner, "N"))
    result = g_strdup ("Void");
  else if (part_begins (&winner, "O") || part_begins (&winner, "A") ||
           part_begins (&winner, "E"))
    result = g_strdup ("?");
  if (result != NULL)
    tengen_foreign_draft_set (self->draft, self->root, "RE", result, -1);
}

static void
set_rule (Reader *self)
{
  const Field *rule = &self->fields[FIELD_RULE];

  if (part_begins (rule, "JPN"))
    tengen_foreign_draft_set (self->draft, self->root, "RU", "Japanese", -1);
  else if (part_begins (rule, "CHN"))
    tengen_foreign_draft_set (self->draft, self->root, "RU", "Chinese", -1);
  else
    set_part (self, "RU", rule);
}

static void
set_texts (Reader *self)
{
  Field title = self->fields[FIELD_TITLE];
  const Field *when = &self->fields[FIELD_DATE];
  g_autofree char *date =
      when->length > 0 ? tengen_foreign_date_parse (when->start, when->length)
                       : NULL;
  GString *words = g_string_new (NULL);

  while (title.length > 0)
    {
      Field part = take_part (&title);

      if (words->len > 0 && part.length > 0)
        g_string_append_c (words, ' ');
      g_string_append_len (words, part.start, (gssize) part.length);
    }
  tengen_foreign_draft_set (self->draft, self->root, "GN", words->str, -1);
  g_string_free (words, TRUE);
  if (date != NULL)
    tengen_foreign_draft_set (self->draft, self->root, "DT", date, -1);
  set_part (self, "PC", &self->fields[FIELD_PLACE]);
  set_part (self, "CP", &self->fields[FIELD_COPYRIGHT]);
  set_part (self, "GC", &self->fields[FIELD_REMARK]);
}

static gboolean
refuse (Reader *self, FieldName name, GError **error, TengenForeignError code)
{
  return tengen_foreign_draft_refuse (self->draft,
                                      self->fields[name].line,
                                      self->fields[name].column,
                                      error,
                                      code,
                                      NULL);
}

/* Once: begins the game with what the header says. */
static gboolean
begin_game (Reader *self, GError **error)
{
  const Field *crypt = &self->fields[FIELD_CRYPT];
  const Field *size = &self->fields[FIELD_SIZE];

  if (self->root != 0)
    return TRUE;
  if (crypt->length > 0 &&
      g_strstr_len (crypt->start, (gssize) crypt->length, "PLAIN") == NULL)
    return refuse (self, FIELD_CRYPT, error, TENGEN_FOREIGN_ERROR_ENCIPHERED);
  self->size = 19;
  if (size->length > 0 && (!part_number (size, &self->size) || self->size < 2 ||
                           self->size > MOST_SIZE))
    return refuse (self, FIELD_SIZE, error, TENGEN_FOREIGN_ERROR_BOARD);
  self->from_bottom = part_begins (&self->fields[FIELD_COORDINATES], "IGS");
  self->root =
      tengen_foreign_draft_add_game (self->draft, 1, self->size, self->size);
  self->node = self->root;
  g_array_append_val (self->line_nodes, self->root);
  set_player (self, TRUE);
  set_player (self, FALSE);
  set_handicap (self);
  set_result (self);
  set_rule (self);
  set_texts (self);
  return TRUE;
}

static void
read_header (Reader *self, const TengenForeignLine *line)
{
  const char *equals =
      line->length > 0 ? memchr (line->start, '=', line->length) : NULL;
  gsize length = equals != NULL ? (gsize) (equals - line->start) : 0;

  for (guint i = 0; length > 0 && i < N_FIELDS; i++)
    if (length == strlen (field_keys[i]) && self->fields[i].line == 0 &&
        tengen_foreign_line_begins (line, field_keys[i]))
      self->fields[i] = (Field){ .start = equals + 1,
                                 .length = line->length - length - 1,
                                 .line = line->number,
                                 .column = tengen_foreign_line_get_column (
                                     line, equals + 1) };
}

/* The moves. */

/* A line of a move: `XY,C1,n,seconds`. */
typedef struct
{
  const TengenForeignLine *line;
  Field place;
  Field colour;
  Field number;
  int n;
  TengenStone stone;
  int x;
  int y;
} Move;

static void
stop (Reader *self, const Move *move, const char *at, TengenSgfFault fault)
{
  self->stopped = TRUE;
  tengen_foreign_line_warn (move->line, at, fault, self->draft);
}

static gboolean
read_colour (Reader *self, Move *move)
{
  if (part_begins (&move->colour, "MK"))
    move->stone = self->to_move;
  else if (part_begins (&move->colour, "B"))
    move->stone = TENGEN_STONE_BLACK;
  else if (part_begins (&move->colour, "W"))
    move->stone = TENGEN_STONE_WHITE;
  else
    return FALSE;
  return TRUE;
}

/* A column of Y or Z beyond the board is a pass, whatever the row. */
static gboolean
read_place (Reader *self, Move *move)
{
  const char *c = move->place.start;
  int row;

  move->x = c[0] - 'A';
  if (move->x >= self->size && (c[0] == 'Y' || c[0] == 'Z'))
    {
      move->x = -1;
      return TRUE;
    }
  row = c[1] - 'A';
  move->y = self->from_bottom ? self->size - 1 - row : row;
  if (move->x >= self->size)
    stop (self, move, c, TENGEN_SGF_FAULT_MOVE_OFF_BOARD);
  else if (row >= self->size)
    stop (self, move, c + 1, TENGEN_SGF_FAULT_MOVE_OFF_BOARD);
  return !self->stopped;
}

/* Reads what is a move, whether it is possible or not. */
static gboolean
read_whole (Reader *self, const TengenForeignLine *line, Move *move)
{
  Field rest = { .start = line->start, .length = line->length };
  const char *c;

  while (rest.length > 0 && (*rest.start == ' ' || *rest.start == '\t'))
    {
      rest.start++;
      rest.length--;
    }
  *move = (Move){ .line = line };
  move->place = take_part (&rest);
  move->colour = take_part (&rest);
  move->number = take_part (&rest);
  c = move->place.start;
  if (move->place.length == 2 && g_ascii_isupper (c[0]) &&
      g_ascii_isupper (c[1]) && move->colour.length > 0 &&
      part_number (&move->number, &move->n))
    return TRUE;
  stop (self,
        move,
        c,
        tengen_foreign_line_is_last (line) ? TENGEN_SGF_FAULT_MOVE_CUT
                                           : TENGEN_SGF_FAULT_MOVE_UNREADABLE);
  return FALSE;
}

/* A stone that was placed before play. */
static void
put_stone (Reader *self, const Move *move)
{
  gboolean black = move->stone == TENGEN_STONE_BLACK;

  self->setup[move->x][move->y] = (guint8) move->stone;
  tengen_foreign_draft_add_point (
      self->draft, self->root, black ? "AB" : "AW", move->x, move->y);
  if (black)
    self->to_move = TENGEN_STONE_WHITE;
}

static void
add_move (Reader *self, const Move *move)
{
  int due = (int) self->line_nodes->len;

  if (move->n != due && move->n != self->last_number + 1)
    tengen_foreign_line_warn (move->line,
                              move->number.start,
                              TENGEN_SGF_FAULT_MOVE_ORDER,
                              self->draft);
  self->last_number = MIN (move->n, G_MAXINT - 1);
  self->to_move = tengen_stone_other (move->stone);
  self->node = tengen_foreign_draft_add_move (
      self->draft, self->node, move->stone, move->x, move->y);
  if (self->node != 0)
    g_array_append_val (self->line_nodes, self->node);
}

static void
read_move (Reader *self, const TengenForeignLine *line)
{
  Move move;
  gboolean before;

  if (self->stopped || line->length == 0 || !read_whole (self, line, &move) ||
      !read_place (self, &move))
    return;
  before = move.n == 0 && self->line_nodes->len == 1;
  if (!read_colour (self, &move))
    stop (self, &move, move.colour.start, TENGEN_SGF_FAULT_MOVE_COLOUR);
  else if (move.x >= 0 && tengen_foreign_draft_has_stone (
                              self->draft, self->node, move.x, move.y))
    stop (self, &move, move.place.start, TENGEN_SGF_FAULT_MOVE_TAKEN);
  else if (!before)
    add_move (self, &move);
  else if (move.x >= 0)
    put_stone (self, &move);
}

/* The review nodes. */

static void
stop_nodes (Reader *self,
            const TengenForeignLine *line,
            const char *at,
            TengenSgfFault fault)
{
  self->nodes_stopped = TRUE;
  tengen_foreign_line_warn (line, at, fault, self->draft);
}

/* Handicap stones are before play, though a review may name them. */
static gboolean
is_setup (const Reader *self, const TengenForeignReviewNode *node)
{
  return tengen_foreign_review_is_start (self->review) &&
         (node->stone == TENGEN_STONE_NONE ||
          (node->x >= 0 && self->setup[node->x][node->y] == node->stone));
}

/* Numbers from 1; both are the size and one more: a pass. */
static gboolean
read_node_place (Reader *self,
                 const TengenForeignLine *line,
                 const Field *parts,
                 const int *numbers,
                 TengenForeignReviewNode *node)
{
  int x = numbers[2];
  int y = numbers[3];

  node->x = -1;
  if (node->stone == TENGEN_STONE_NONE || (x > self->size && x == y))
    return TRUE;
  if (x < 1 || x > self->size || y < 1 || y > self->size)
    {
      stop_nodes (self,
                  line,
                  parts[x < 1 || x > self->size ? 2 : 3].start,
                  TENGEN_SGF_FAULT_MOVE_OFF_BOARD);
      return FALSE;
    }
  node->x = x - 1;
  node->y = self->from_bottom ? self->size - y : y - 1;
  return TRUE;
}

/* `i,c,x,y` */
static void
read_node (Reader *self, const TengenForeignLine *line, Field rest)
{
  Field parts[4];
  int numbers[4];
  TengenForeignReviewNode node = { .line = line->number };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      parts[i] = take_part (&rest);
      if (part_number (&parts[i], &numbers[i]) && numbers[i] >= 0)
        continue;
      stop_nodes (self,
                  line,
                  line->start,
                  tengen_foreign_line_is_last (line)
                      ? TENGEN_SGF_FAULT_MOVE_CUT
                      : TENGEN_SGF_FAULT_MOVE_UNREADABLE);
      return;
    }
  if (numbers[1] > 2)
    {
      stop_nodes (self, line, parts[1].start, TENGEN_SGF_FAULT_MOVE_COLOUR);
      return;
    }
  node.id = (guint) numbers[0];
  node.stone = (TengenStone) numbers[1];
  node.column = tengen_foreign_line_get_column (line, parts[2].start);
  if (!read_node_place (self, line, parts, numbers, &node))
    return;
  if (is_setup (self, &node))
    tengen_foreign_review_add_same (self->review, node.id);
  else
    tengen_foreign_review_add (self->review, &node);
}

static void
read_nodes (Reader *self, const TengenForeignLine *line)
{
  Field rest = { .start = line->start, .length = line->length };
  Field name;

  while (rest.length > 0 && (*rest.start == ' ' || *rest.start == '\t'))
    {
      rest.start++;
      rest.length--;
    }
  name = take_part (&rest);
  if (self->nodes_stopped)
    return;
  if (part_begins (&name, "VARIATIONEND"))
    tengen_foreign_review_end (self->review);
  else if (part_begins (&name, "VARIATION"))
    tengen_foreign_review_begin (self->review);
  else if (part_begins (&name, "NODE"))
    {
      self->has_nodes = TRUE;
      read_node (self, line, rest);
    }
}

/* The texts. */

static void
end_text (Reader *self)
{
  if (self->in_text)
    {
      self->text.length = self->letters->len - self->text.offset;
      g_array_append_val (self->texts, self->text);
    }
  self->in_text = FALSE;
}

/* Begins a comment to the move or the node whose number is read. */
static void
begin_text (Reader *self,
            const TengenForeignLine *line,
            const char *command,
            gboolean of_node)
{
  gsize length = strlen (command);
  Field number = { .start = line->start + length,
                   .length = line->length - length };

  end_text (self);
  self->text = (Text){ .of_node = of_node,
                       .offset = self->letters->len,
                       .line = line->number };
  if (!part_number (&number, &self->text.number))
    self->text.number = -1;
  self->in_text = TRUE;
}

static void
append_text (Reader *self, const TengenForeignLine *line)
{
  if (!self->in_text)
    return;
  g_string_append_len (self->letters, line->start, (gssize) line->length);
  g_string_append_c (self->letters, '\n');
}

static void
read_comments (Reader *self, const TengenForeignLine *line)
{
  if (tengen_foreign_line_begins (line, ".Comment,"))
    begin_text (self, line, ".Comment,", TRUE);
  else
    append_text (self, line);
}

/* `.#,x,y,label`, of the text around it. */
static void
read_label (Reader *self, const TengenForeignLine *line)
{
  Field rest = { .start = line->start + 3, .length = line->length - 3 };
  Field column = take_part (&rest);
  Field row = take_part (&rest);
  Text label = self->text;
  int x, y;

  if (!self->in_text || !part_number (&column, &x) || !part_number (&row, &y) ||
      MIN (x, y) < 1 || MAX (x, y) > self->size)
    return;
  label.is_label = TRUE;
  label.x = x - 1;
  label.y = self->from_bottom ? self->size - y : y - 1;
  end_text (self);
  label.offset = self->letters->len;
  label.length = rest.length;
  g_string_append_len (self->letters, rest.start, (gssize) rest.length);
  g_array_append_val (self->texts, label);
  /* the text goes on behind the label */
  self->text.offset = self->letters->len;
  self->in_text = TRUE;
}

/* Other lines with a point and a name are commands too. */
static gboolean
is_command (const TengenForeignLine *line)
{
  return line->length > 2 && line->start[0] == '.' &&
         g_ascii_isupper (line->start[1]) &&
         memchr (line->start, ',', line->length) != NULL;
}

static void
read_figure (Reader *self, const TengenForeignLine *line)
{
  if (line_is (line, ".EndFig"))
    self->in_diagram = FALSE;
  else if (self->in_diagram)
    return;
  else if (tengen_foreign_line_begins (line, ".Text,"))
    begin_text (self, line, ".Text,", FALSE);
  else if (line_is (line, ".EndText"))
    end_text (self);
  else if (tengen_foreign_line_begins (line, ".Fig"))
    self->in_diagram = TRUE;
  else if (tengen_foreign_line_begins (line, ".#,"))
    read_label (self, line);
  else if (!is_command (line))
    append_text (self, line);
}

/* What a text belongs to, the last move if that is not there. */
static guint
find_node (Reader *self, const Text *text)
{
  guint last = self->line_nodes->len - 1;
  guint number = (guint) MAX (text->number, 0);
  guint node = 0;

  if (text->of_node && self->has_nodes)
    node = tengen_foreign_review_find (self->review, number);
  else if (text->of_node && number > 0)
    number--;
  if (node == 0 && number <= last && text->number >= 0 &&
      (!text->of_node || !self->has_nodes))
    node = g_array_index (self->line_nodes, guint, number);
  if (node != 0)
    return node;
  tengen_foreign_draft_warn (
      self->draft, TENGEN_SGF_FAULT_NODE_UNKNOWN, text->line, 1);
  return g_array_index (self->line_nodes, guint, last);
}

static void
put_texts (Reader *self)
{
  for (guint i = 0; i < self->texts->len; i++)
    {
      const Text *text = &g_array_index (self->texts, Text, i);
      const char *start = self->letters->str + text->offset;
      guint node = find_node (self, text);

      if (text->is_label)
        tengen_foreign_draft_add_label (
            self->draft, node, text->x, text->y, start, (gssize) text->length);
      else
        tengen_foreign_draft_set (
            self->draft, node, "C", start, (gssize) text->length);
    }
}

/* The file. */

/* Begins the section that a line names, if it names one. */
static gboolean
read_section (Reader *self, const TengenForeignLine *line, GError **error)
{
  guint i = 0;

  if (line->length == 0 || line->start[0] != '[')
    return FALSE;
  while (i < G_N_ELEMENTS (sections) && !line_is (line, sections[i].name))
    i++;
  if (i == G_N_ELEMENTS (sections))
    return FALSE;
  end_text (self);
  self->in_diagram = FALSE;
  self->part = sections[i].part;
  self->has_data |= self->part == PART_DATA;
  if (self->part != PART_HEADER)
    begin_game (self, error);
  return TRUE;
}

static void
read_line (Reader *self, const TengenForeignLine *line)
{
  switch (self->part)
    {
    case PART_HEADER:
      read_header (self, line);
      break;
    case PART_DATA:
      read_move (self, line);
      break;
    case PART_FIGURE:
      read_figure (self, line);
      break;
    case PART_NODES:
      read_nodes (self, line);
      break;
    case PART_COMMENTS:
      read_comments (self, line);
      break;
    case PART_BEFORE:
    case PART_OTHER:
      break;
    }
}

/* The line behind the last one, or that one if it does not end. */
static guint
find_end (const char *text, gsize length, guint last)
{
  gboolean ended =
      length == 0 || text[length - 1] == '\n' || text[length - 1] == '\r';

  return last + (ended ? 1 : 0);
}

static gboolean
read_lines (Reader *self, const char *text, gsize length, GError **error)
{
  TengenForeignLine line;
  GError *cause = NULL;
  guint end;

  tengen_foreign_line_init (&line, text, length);
  while (tengen_foreign_line_next (&line) && cause == NULL)
    if (!read_section (self, &line, &cause))
      read_line (self, &line);
  if (cause == NULL && self->part == PART_BEFORE)
    tengen_foreign_draft_refuse (
        self->draft, 1, 1, &cause, TENGEN_FOREIGN_ERROR_NOTHING, NULL);
  if (cause != NULL || !begin_game (self, &cause))
    {
      g_propagate_error (error, cause);
      return FALSE;
    }
  tengen_foreign_review_build (self->review, self->draft, self->root);
  end = find_end (text, length, line.number);
  if (self->in_text && self->part == PART_FIGURE)
    tengen_foreign_draft_warn (self->draft, TENGEN_SGF_FAULT_TEXT_CUT, end, 1);
  end_text (self);
  if (!self->has_data && !self->has_nodes)
    tengen_foreign_draft_warn (self->draft, TENGEN_SGF_FAULT_NO_MOVES, end, 1);
  if (tengen_foreign_review_is_open (self->review) && !self->nodes_stopped)
    tengen_foreign_draft_warn (self->draft, TENGEN_SGF_FAULT_END_CUT, end, 1);
  put_texts (self);
  return TRUE;
}

gboolean
tengen_foreign_read_ugf (TengenForeignDraft *draft,
                         const char *data,
                         gsize length,
                         const char *charset,
                         GError **error)
{
  gboolean named;
  const char *const *order = find_order (data, length, &named);
  g_autofree char *text = tengen_foreign_text_decode (
      data, &length, charset, named, order, draft, error);
  Reader self = { .draft = draft, .to_move = TENGEN_STONE_BLACK };
  gboolean done;

  if (text == NULL)
    return FALSE;
  for (guint i = 0; i < N_FIELDS; i++)
    self.fields[i].start = "";
  self.line_nodes = g_array_new (FALSE, FALSE, sizeof (guint));
  self.texts = g_array_new (FALSE, FALSE, sizeof (Text));
  self.letters = g_string_new (NULL);
  self.review = tengen_foreign_review_new ();
  done = read_lines (&self, text, length, error);
  g_array_unref (self.line_nodes);
  g_array_unref (self.texts);
  g_string_free (self.letters, TRUE);
  tengen_foreign_review_free (self.review);
  return done;
}

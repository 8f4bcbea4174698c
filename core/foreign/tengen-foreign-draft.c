/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-draft: a record under construction
 *
 * Shape: nodes, properties and values are three arrays linked by numbers;
 *        values are raw SGF in one text, a move is two letters that are made
 *        when it is written. A walk by parents, children and siblings writes
 *        it: no recursion.
 */
#include "tengen-foreign-draft.h"

#include <string.h>

#include "tengen-board.h"

/* As many as the reader of SGF takes. */
#define MAX_NODES 2000000u
/* Of one property of one node. */
#define MAX_TEXT (1024u * 1024)
/* All texts together; what SGF of so many nodes takes beside them is less. */
#define MAX_TEXTS (40u * 1024 * 1024)
/* Of a game, as it is written. */
#define GAME_TEXT sizeof "FF[4]CA[UTF-8]GM[4]SZ[52:52]"
#define PASS_X 0xFF

typedef struct
{
  guint parent;
  guint child;
  guint last;
  guint sibling;
  guint properties;
  guint8 stone;
  /* Of the first node of a game: columns and rows, and the game's number. */
  guint8 x;
  guint8 y;
  guint8 game;
} Node;

typedef struct
{
  char name[4];
  guint next;
  guint first;
  guint last;
} Property;

typedef struct
{
  guint offset;
  guint length;
  guint next;
} Value;

struct TengenForeignDraft
{
  GArray *nodes;
  GArray *properties;
  GArray *values;
  GString *texts;
  /* Of the game begun last. */
  guint last_game;
  int game;
  int width;
  int height;
  /* The board after `tip`, the last node of the game's first line. */
  TengenBoard *board;
  guint tip;
  /* Moves in the first lines of the first game and of that begun last. */
  guint n_moves;
  guint n_last_moves;
  guint n_games;
  guint n_left_out;
  GArray *warnings;
  /* Warnings until the first game's last fault that ends the reading. */
  guint n_first_faults;
  const char *charset;
  gboolean certain;
  guint error_line;
  guint error_column;
};

TengenForeignDraft *
tengen_foreign_draft_new (void)
{
  TengenForeignDraft *self = g_new0 (TengenForeignDraft, 1);

  self->nodes = g_array_new (FALSE, TRUE, sizeof (Node));
  self->properties = g_array_new (FALSE, TRUE, sizeof (Property));
  self->values = g_array_new (FALSE, TRUE, sizeof (Value));
  self->texts = g_string_new (NULL);
  self->warnings = g_array_new (FALSE, TRUE, sizeof (TengenSgfWarning));
  /* 0 is none */
  g_array_set_size (self->nodes, 1);
  g_array_set_size (self->properties, 1);
  g_array_set_size (self->values, 1);
  self->charset = "UTF-8";
  self->certain = TRUE;
  return self;
}

static void
free_tree (TengenForeignDraft *self)
{
  g_clear_pointer (&self->nodes, g_array_unref);
  g_clear_pointer (&self->properties, g_array_unref);
  g_clear_pointer (&self->values, g_array_unref);
  if (self->texts != NULL)
    g_string_free (g_steal_pointer (&self->texts), TRUE);
  g_clear_pointer (&self->board, tengen_board_free);
}

void
tengen_foreign_draft_free (TengenForeignDraft *self)
{
  if (self == NULL)
    return;
  free_tree (self);
  g_clear_pointer (&self->warnings, g_array_unref);
  g_free (self);
}

static Node *
get_node (const TengenForeignDraft *self, guint node)
{
  return &g_array_index (self->nodes, Node, node);
}

/* What games are written with is text too. */
static gboolean
has_room (const TengenForeignDraft *self)
{
  return self->texts->len + GAME_TEXT * (gsize) self->n_games <= MAX_TEXTS;
}

static gboolean
is_full (const TengenForeignDraft *self)
{
  return self->nodes->len > MAX_NODES || !has_room (self);
}

/* Appends a node as the last child of its parent. */
static guint
append_node (TengenForeignDraft *self, guint parent, const Node *made)
{
  guint node = self->nodes->len;
  guint last = parent != 0 ? get_node (self, parent)->last : self->last_game;

  g_array_append_vals (self->nodes, made, 1);
  get_node (self, node)->parent = parent;
  if (last != 0)
    get_node (self, last)->sibling = node;
  else if (parent != 0)
    get_node (self, parent)->child = node;
  if (parent != 0)
    get_node (self, parent)->last = node;
  else
    self->last_game = node;
  return node;
}

/* An empty board of that size; a database has many games on the same. */
static void
clear_board (TengenForeignDraft *self, int width, int height)
{
  if (self->board == NULL || tengen_board_get_width (self->board) != width ||
      tengen_board_get_height (self->board) != height)
    {
      tengen_board_free (self->board);
      self->board = tengen_board_new (width, height);
      return;
    }
  while (tengen_board_get_depth (self->board) > 0)
    tengen_board_undo (self->board);
}

guint
tengen_foreign_draft_add_game (TengenForeignDraft *self,
                               int game,
                               int width,
                               int height)
{
  Node made = { 0 };
  guint node;

  g_return_val_if_fail (MIN (width, height) >= 1, 0);
  g_return_val_if_fail (MAX (width, height) <= TENGEN_BOARD_MAX, 0);

  if (is_full (self))
    {
      self->n_left_out++;
      return 0;
    }
  made.x = (guint8) width;
  made.y = (guint8) height;
  made.game = (guint8) game;
  node = append_node (self, 0, &made);
  self->game = game;
  self->width = width;
  self->height = height;
  clear_board (self, width, height);
  self->tip = node;
  self->n_games++;
  self->n_last_moves = 0;
  return node;
}

static TengenPoint
get_point (const TengenForeignDraft *self, int x, int y)
{
  return (TengenPoint) (y * self->width + x);
}

/* Renju's stones stay where they are. */
static void
follow_line (TengenForeignDraft *self, guint node, const Node *made)
{
  TengenPoint point;

  self->tip = node;
  self->n_last_moves += made->stone != TENGEN_STONE_NONE;
  if (self->n_games == 1)
    self->n_moves = self->n_last_moves;
  if (made->stone == TENGEN_STONE_NONE || made->x == PASS_X)
    return;
  point = get_point (self, made->x, made->y);
  if (tengen_board_get (self->board, point) != TENGEN_STONE_NONE)
    return;
  if (self->game == 4)
    tengen_board_put (self->board, point, made->stone);
  else
    tengen_board_play (self->board, point, made->stone, NULL);
}

static guint
add_node (TengenForeignDraft *self, guint parent, const Node *made)
{
  guint node;

  if (parent == 0 || is_full (self))
    {
      self->n_left_out++;
      return 0;
    }
  node = append_node (self, parent, made);
  if (parent == self->tip)
    follow_line (self, node, made);
  return node;
}

guint
tengen_foreign_draft_add_move (
    TengenForeignDraft *self, guint parent, TengenStone stone, int x, int y)
{
  Node made = { 0 };

  g_return_val_if_fail (stone != TENGEN_STONE_NONE, 0);
  g_return_val_if_fail (x < self->width, 0);
  g_return_val_if_fail (x < 0 || (y >= 0 && y < self->height), 0);

  made.stone = (guint8) stone;
  made.x = x < 0 ? PASS_X : (guint8) x;
  made.y = x < 0 ? 0 : (guint8) y;
  return add_node (self, parent, &made);
}

guint
tengen_foreign_draft_add_node (TengenForeignDraft *self, guint parent)
{
  Node made = { 0 };

  return add_node (self, parent, &made);
}

guint
tengen_foreign_draft_find_move (const TengenForeignDraft *self,
                                guint parent,
                                TengenStone stone,
                                int x,
                                int y)
{
  guint8 place = x < 0 ? PASS_X : (guint8) x;
  guint8 row = x < 0 ? 0 : (guint8) y;
  guint node = parent != 0 ? get_node (self, parent)->child : 0;

  while (node != 0 &&
         (get_node (self, node)->stone != stone ||
          get_node (self, node)->x != place || get_node (self, node)->y != row))
    node = get_node (self, node)->sibling;
  return node;
}

guint
tengen_foreign_draft_get_parent (const TengenForeignDraft *self, guint node)
{
  return get_node (self, node)->parent;
}

guint
tengen_foreign_draft_get_child (const TengenForeignDraft *self, guint node)
{
  return get_node (self, node)->child;
}

TengenStone
tengen_foreign_draft_get_stone (const TengenForeignDraft *self, guint node)
{
  return get_node (self, node)->stone;
}

gboolean
tengen_foreign_draft_has_stone (const TengenForeignDraft *self,
                                guint node,
                                int x,
                                int y)
{
  return node != 0 && node == self->tip &&
         tengen_board_get (self->board, get_point (self, x, y)) !=
             TENGEN_STONE_NONE;
}

/* Texts and points. */

/* The property of that name, made if it is not there yet. */
static Property *
take_property (TengenForeignDraft *self, guint node, const char *name)
{
  guint *link = &get_node (self, node)->properties;
  Property made = { 0 };

  while (*link != 0)
    {
      Property *property = &g_array_index (self->properties, Property, *link);

      if (strcmp (property->name, name) == 0)
        return property;
      link = &property->next;
    }
  *link = self->properties->len;
  g_strlcpy (made.name, name, sizeof made.name);
  g_array_append_val (self->properties, made);
  return &g_array_index (self->properties, Property, self->properties->len - 1);
}

/* Takes what was appended to the texts from @offset on. */
static void
append_value (TengenForeignDraft *self,
              guint node,
              const char *name,
              gsize offset)
{
  Property *property = take_property (self, node, name);
  guint number = self->values->len;
  Value value = { .offset = (guint) offset,
                  .length = (guint) (self->texts->len - offset) };

  if (property->last != 0)
    g_array_index (self->values, Value, property->last).next = number;
  else
    property->first = number;
  property->last = number;
  g_array_append_val (self->values, value);
}

/* Appends a text as SGF has it, at most @most bytes; gives how many were
 * taken. */
static gsize
append_text (GString *texts, const char *text, gsize length, gboolean label)
{
  gsize i;

  for (i = 0; i < length; i++)
    {
      char c = text[i];

      if (c == ']' || c == '\\' || (label && c == ':'))
        g_string_append_c (texts, '\\');
      if ((guchar) c < 0x20 && c != '\n')
        c = ' ';
      g_string_append_c (texts, c);
    }
  return i;
}

/* White space at the ends is not part of a text. */
static void
trim (const char **text, gsize *length)
{
  while (*length > 0 && g_ascii_isspace (**text))
    {
      (*text)++;
      (*length)--;
    }
  while (*length > 0 && g_ascii_isspace ((*text)[*length - 1]))
    (*length)--;
}

/* Cuts between characters. */
static void
shorten (TengenForeignDraft *self, const char *text, gsize *length)
{
  if (*length <= MAX_TEXT)
    return;
  *length = MAX_TEXT;
  while (*length > 0 && ((guchar) text[*length] & 0xC0) == 0x80)
    (*length)--;
  tengen_foreign_draft_warn (self, TENGEN_SGF_FAULT_TEXT_LONG, 0, 0);
}

/* Tells whether one more text can be kept, or counts it. */
static gboolean
take_room (TengenForeignDraft *self)
{
  if (has_room (self))
    return TRUE;
  self->n_left_out++;
  return FALSE;
}

static gboolean
has_property (const TengenForeignDraft *self, guint node, const char *name)
{
  guint link = get_node (self, node)->properties;

  while (link != 0 &&
         strcmp (g_array_index (self->properties, Property, link).name, name) !=
             0)
    link = g_array_index (self->properties, Property, link).next;
  return link != 0;
}

void
tengen_foreign_draft_set (TengenForeignDraft *self,
                          guint node,
                          const char *name,
                          const char *value,
                          gssize length)
{
  gsize offset = self->texts->len;
  gsize n = length < 0 ? strlen (value) : (gsize) length;
  gboolean joins = strcmp (name, "C") == 0;

  trim (&value, &n);
  if (node == 0 || n == 0 || (!joins && has_property (self, node, name)) ||
      !take_room (self))
    return;
  shorten (self, value, &n);
  append_text (self->texts, value, n, FALSE);
  append_value (self, node, name, offset);
}

static void
append_point (GString *text, int x, int y)
{
  const int places[] = { x, y };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    g_string_append_c (
        text, (char) (places[i] < 26 ? 'a' + places[i] : 'A' + places[i] - 26));
}

void
tengen_foreign_draft_add_point (
    TengenForeignDraft *self, guint node, const char *name, int x, int y)
{
  gsize offset = self->texts->len;
  TengenStone stone =
      strcmp (name, "AB") == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  g_return_if_fail (x >= 0 && x < self->width && y >= 0 && y < self->height);

  if (node == 0 || !take_room (self))
    return;
  append_point (self->texts, x, y);
  append_value (self, node, name, offset);
  if (name[0] == 'A' && node == self->tip)
    tengen_board_put (self->board, get_point (self, x, y), stone);
}

void
tengen_foreign_draft_add_label (TengenForeignDraft *self,
                                guint node,
                                int x,
                                int y,
                                const char *text,
                                gssize length)
{
  gsize offset = self->texts->len;
  gsize n = length < 0 ? strlen (text) : (gsize) length;

  g_return_if_fail (x >= 0 && x < self->width && y >= 0 && y < self->height);

  trim (&text, &n);
  if (node == 0 || n == 0 || !take_room (self))
    return;
  shorten (self, text, &n);
  append_point (self->texts, x, y);
  g_string_append_c (self->texts, ':');
  append_text (self->texts, text, n, TRUE);
  append_value (self, node, "LB", offset);
}

/* What was odd. */

void
tengen_foreign_draft_warn (TengenForeignDraft *self,
                           TengenSgfFault fault,
                           guint line,
                           guint column)
{
  TengenSgfWarning warning = { .fault = fault, .line = line, .column = column };

  if (self->n_games > 1 && tengen_sgf_fault_ends_reading (fault))
    warning.number = self->n_last_moves;
  else if (tengen_sgf_fault_ends_reading (fault))
    self->n_first_faults = self->warnings->len + 1;
  if (self->warnings->len == TENGEN_SGF_MAX_WARNINGS)
    {
      g_array_index (
          self->warnings, TengenSgfWarning, TENGEN_SGF_MAX_WARNINGS - 1) =
          (TengenSgfWarning){ .fault = TENGEN_SGF_FAULT_MORE };
      return;
    }
  g_array_append_val (self->warnings, warning);
}

gboolean
tengen_foreign_draft_refuse (TengenForeignDraft *self,
                             guint line,
                             guint column,
                             GError **error,
                             TengenForeignError code,
                             const char *message)
{
  self->error_line = line;
  self->error_column = column;
  g_set_error_literal (
      error, TENGEN_FOREIGN_ERROR, code, message != NULL ? message : "");
  return FALSE;
}

void
tengen_foreign_draft_set_charset (TengenForeignDraft *self,
                                  const char *charset,
                                  gboolean certain)
{
  self->charset = g_intern_string (charset);
  self->certain = certain;
}

/* Writing. */

static void
write_values (const TengenForeignDraft *self,
              GString *to,
              const Property *property)
{
  gboolean joins = strcmp (property->name, "C") == 0;

  for (guint i = property->first; i != 0;)
    {
      const Value *value = &g_array_index (self->values, Value, i);

      if (i == property->first || !joins)
        g_string_append_c (to, '[');
      else
        g_string_append_c (to, '\n');
      g_string_append_len (
          to, self->texts->str + value->offset, (gssize) value->length);
      i = value->next;
      if (i == 0 || !joins)
        g_string_append_c (to, ']');
    }
}

/* What is true of the whole file stands in its first game; a database may have
 * a million others. */
static void
write_game (GString *to, const Node *node)
{
  if (to->len == sizeof "(;" - 1)
    g_string_append (to, "FF[4]CA[UTF-8]");
  g_string_append_printf (to, "GM[%u]SZ[%u", node->game, node->x);
  if (node->x != node->y)
    g_string_append_printf (to, ":%u", node->y);
  g_string_append_c (to, ']');
}

static void
write_node (const TengenForeignDraft *self, GString *to, const Node *node)
{
  g_string_append_c (to, ';');
  if (node->parent == 0)
    write_game (to, node);
  if (node->stone != TENGEN_STONE_NONE)
    {
      g_string_append (to, node->stone == TENGEN_STONE_BLACK ? "B[" : "W[");
      if (node->x != PASS_X)
        append_point (to, node->x, node->y);
      g_string_append_c (to, ']');
    }
  for (guint link = node->properties; link != 0;)
    {
      const Property *property =
          &g_array_index (self->properties, Property, link);

      g_string_append (to, property->name);
      write_values (self, to, property);
      link = property->next;
    }
}

/* Whether a node begins a tree of its own: a game, or one of variations. */
static gboolean
is_tree (const TengenForeignDraft *self, guint node)
{
  guint parent = get_node (self, node)->parent;

  return parent == 0 || get_node (self, parent)->child != node ||
         get_node (self, node)->sibling != 0;
}

static GString *
write_all (const TengenForeignDraft *self)
{
  GString *to =
      g_string_sized_new (self->texts->len + 7 * (gsize) self->nodes->len);
  guint node = 1;

  while (node != 0)
    {
      if (is_tree (self, node))
        g_string_append_c (to, '(');
      write_node (self, to, get_node (self, node));
      if (get_node (self, node)->child != 0)
        {
          node = get_node (self, node)->child;
          continue;
        }
      while (node != 0)
        {
          guint sibling = get_node (self, node)->sibling;

          if (is_tree (self, node))
            g_string_append_c (to, ')');
          if (sibling != 0)
            {
              node = sibling;
              break;
            }
          node = get_node (self, node)->parent;
        }
    }
  return to;
}

/* Of a fault that ends the reading, what was read before is of interest: of the
 * first game that is known only now. */
static void
number_warnings (TengenForeignDraft *self)
{
  for (guint i = 0; i < self->warnings->len; i++)
    {
      TengenSgfWarning *warning =
          &g_array_index (self->warnings, TengenSgfWarning, i);

      if (i < self->n_first_faults &&
          tengen_sgf_fault_ends_reading (warning->fault))
        warning->number = self->n_moves;
      else if (warning->fault == TENGEN_SGF_FAULT_LEFT_OUT)
        warning->number = self->n_left_out;
    }
}

static TengenSgfReading *
make_reading (TengenForeignDraft *self, GError **error)
{
  TengenSgfReading *reading;
  GString *sgf;

  if (self->nodes->len == 1)
    {
      reading = g_new0 (TengenSgfReading, 1);
      reading->warnings = g_array_new (FALSE, TRUE, sizeof (TengenSgfWarning));
      return reading;
    }
  sgf = write_all (self);
  free_tree (self);
  reading = tengen_sgf_read (sgf->str, sgf->len, "UTF-8", error);
  g_string_free (sgf, TRUE);
  return reading;
}

TengenSgfReading *
tengen_foreign_draft_finish (TengenForeignDraft *self, GError **error)
{
  TengenSgfReading *reading;

  if (self->n_left_out > 0)
    tengen_foreign_draft_warn (self, TENGEN_SGF_FAULT_LEFT_OUT, 0, 0);
  number_warnings (self);
  reading = make_reading (self, error);
  g_array_unref (reading->warnings);
  reading->warnings = g_steal_pointer (&self->warnings);
  g_free (reading->charset);
  reading->charset = g_strdup (self->charset);
  reading->certain = self->certain;
  reading->error_line = self->error_line;
  reading->error_column = self->error_column;
  tengen_foreign_draft_free (self);
  return reading;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-read-diagram: the diagrams of a lesson
 */
#include "tengen-lesson-read-diagram.h"

#include "tengen-board.h"
#include "tengen-lesson-part.h"
#include "tengen-lesson-tree.h"
#include "tengen-renju.h"

#include <string.h>

/* The board of the Go family where no size is said. */
#define DEFAULT_SIZE 9

/* The most characters of a label. */
#define LABEL_MAX 3

/* The games that a lesson may name. */
enum
{
  GAME_PURE_GO,
  GAME_GO,
  GAME_RENJU,
};

static const char *const game_names[] = { "pure-go", "go", "renju", NULL };

/* Which of them a setup is. */
static int
tell_game (const TengenGameSetup *setup)
{
  if (setup->is_renju)
    return GAME_RENJU;
  return setup->rules.unit == TENGEN_GO_UNIT_STONES ? GAME_PURE_GO : GAME_GO;
}

static TengenGameSetup *
make_go (const TengenGoRules *rules, int size)
{
  TengenGameSetup *setup = tengen_game_setup_new (rules, size);

  setup->komi_x2 = 0;
  return setup;
}

static TengenGameSetup *
make_game (int game, int size)
{
  if (game == GAME_RENJU)
    return tengen_game_setup_new_renju (NULL);
  return make_go (tengen_go_rules_find (game == GAME_GO ? "japan" : "pure"),
                  size);
}

/* The size that a Go board takes over; one of Renju has no other. */
static int
get_base_size (const TengenGameSetup *base)
{
  return base == NULL || base->is_renju ? DEFAULT_SIZE : base->width;
}

static TengenGameSetup *
copy_base (const TengenGameSetup *base)
{
  return base != NULL ? tengen_game_setup_copy (base)
                      : make_game (GAME_PURE_GO, DEFAULT_SIZE);
}

/* What @rules says, or %NULL if it says nothing. */
static TengenGameSetup *
read_rules (TengenLessonReader *self, const xmlNode *node, int size)
{
  g_autofree char *id = tengen_lesson_tree_get (node, "rules");
  const TengenGoRules *rules;

  if (id == NULL)
    return NULL;
  if (g_str_equal (id, "renju"))
    return tengen_game_setup_new_renju (NULL);
  rules = tengen_go_rules_find (id);
  if (rules != NULL)
    return make_go (rules, size);
  tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_RULES, node, id);
  return NULL;
}

/* What other rules of the same game leave as it was. */
static void
take_over (TengenGameSetup *setup, const TengenGameSetup *base)
{
  if (base == NULL || base->is_renju != setup->is_renju)
    return;
  setup->komi_x2 = base->komi_x2;
  setup->renju = base->renju;
}

static TengenGameSetup *
read_game (TengenLessonReader *self,
           const xmlNode *node,
           const TengenGameSetup *base)
{
  int size = get_base_size (base);
  int game = tengen_lesson_reader_get_choice (node, "game", game_names, -1);
  TengenGameSetup *setup = read_rules (self, node, size);

  if (setup != NULL && game >= 0 && game != tell_game (setup))
    tengen_lesson_reader_add (
        self, TENGEN_LESSON_FAULT_GAME, node, game_names[game]);
  if (setup == NULL && game >= 0 && (base == NULL || game != tell_game (base)))
    setup = make_game (game, size);
  if (setup == NULL)
    return copy_base (base);
  take_over (setup, base);
  return setup;
}

static void
read_opening (TengenLessonReader *self,
              const xmlNode *node,
              TengenGameSetup *setup)
{
  g_autofree char *id = tengen_lesson_tree_get (node, "opening");

  if (id == NULL)
    return;
  if (!setup->is_renju)
    tengen_lesson_reader_add (
        self, TENGEN_LESSON_FAULT_OTHER_GAME, node, "opening");
  else if (!tengen_renju_rules_parse (id, &setup->renju))
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_OPENING, node, id);
}

static void
read_size (TengenLessonReader *self,
           const xmlNode *node,
           TengenGameSetup *setup)
{
  int size = tengen_lesson_reader_get_number (node, "size", setup->width);

  if (setup->is_renju && size != TENGEN_RENJU_SIZE)
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_BOARD_SIZE, node, NULL);
  else if (size > 0 && size <= TENGEN_BOARD_MAX)
    setup->width = setup->height = size;
}

/* The diagram that @ref names. */
static const TengenLessonDiagram *
find_ref (TengenLessonReader *self, const xmlNode *node)
{
  g_autofree char *id = tengen_lesson_tree_get (node, "ref");
  const TengenLessonDiagram *found;

  if (id == NULL)
    return NULL;
  found = g_hash_table_lookup (self->diagrams, id);
  if (found == NULL)
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_REF, node, id);
  return found;
}

static void
copy_array (GArray *to, const GArray *from)
{
  if (from->len > 0)
    g_array_append_vals (to, from->data, from->len);
}

/* Takes over what lies on a board of the same size. */
static void
copy_board (TengenLessonDiagram *self, const TengenLessonDiagram *from)
{
  int n_points = self->setup->width * self->setup->height;

  if (from->setup->width != self->setup->width)
    return;
  memcpy (self->stones, from->stones, n_points);
  self->to_move = from->to_move;
  self->has_past = from->has_past;
  memcpy (self->setup->past_moves,
          from->setup->past_moves,
          sizeof self->setup->past_moves);
  memcpy (self->setup->past_prisoners,
          from->setup->past_prisoners,
          sizeof self->setup->past_prisoners);
  self->ko = from->ko;
  copy_array (self->before, from->before);
  copy_array (self->labels, from->labels);
  copy_array (self->arrows, from->arrows);
  self->left = from->left;
  self->top = from->top;
  self->right = from->right;
  self->bottom = from->bottom;
  self->coordinates = from->coordinates;
}

static TengenStone
tell_stone (char letter)
{
  if (letter == 'X')
    return TENGEN_STONE_BLACK;
  return letter == 'O' ? TENGEN_STONE_WHITE : TENGEN_STONE_NONE;
}

/* Reads a row of a drawn board; gives how many points it has. */
static int
read_row (TengenLessonReader *self,
          const xmlNode *node,
          const char *row,
          int y,
          TengenLessonDiagram *diagram)
{
  int width = diagram->setup->width;
  int x = 0;

  for (; *row != '\0'; row = g_utf8_next_char (row))
    {
      g_autofree char *letter = g_strndup (row, g_utf8_next_char (row) - row);

      if (strchr (" \t\r", *row) != NULL)
        continue;
      if (strchr ("XO.", *row) == NULL)
        tengen_lesson_reader_add (
            self, TENGEN_LESSON_FAULT_ROW_TEXT, node, letter);
      if (x < width && y < diagram->setup->height)
        diagram->stones[tengen_point_make (width, x, y)] = tell_stone (*row);
      x++;
    }
  return x;
}

static void
add_size_fault (TengenLessonReader *self,
                TengenLessonFaultCode code,
                const xmlNode *node,
                int wanted,
                int there,
                int row)
{
  TengenLessonFault *fault = tengen_lesson_reader_add (self, code, node, NULL);

  if (fault == NULL)
    return;
  fault->a = wanted;
  fault->b = there;
  fault->c = row;
}

static void
read_rows (TengenLessonReader *self,
           const xmlNode *node,
           TengenLessonDiagram *diagram)
{
  xmlChar *content = xmlNodeGetContent (node);
  g_auto (GStrv) rows = g_strsplit ((const char *) content, "\n", -1);
  int width = diagram->setup->width;
  int y = 0;

  xmlFree (content);
  for (char **row = rows; *row != NULL; row++)
    {
      int n = read_row (self, node, *row, y, diagram);

      if (n == 0)
        continue;
      y++;
      if (n != width)
        add_size_fault (self, TENGEN_LESSON_FAULT_ROW, node, width, n, y);
    }
  if (y != width)
    add_size_fault (self, TENGEN_LESSON_FAULT_ROWS, node, width, y, 0);
}

static void
put_stone (TengenLessonReader *self,
           const xmlNode *node,
           TengenLessonDiagram *diagram,
           TengenPoint point,
           TengenStone stone)
{
  if (point == TENGEN_POINT_PASS)
    return;
  if (diagram->stones[point] != TENGEN_STONE_NONE)
    {
      g_autofree char *name = tengen_lesson_reader_format_point (self, point);

      tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_TWICE, node, name);
    }
  diagram->stones[point] = stone;
}

static void
read_stones (TengenLessonReader *self,
             const xmlNode *node,
             TengenLessonDiagram *diagram)
{
  g_autoptr (GArray) points = tengen_lesson_points_new ();
  TengenStone stone = tengen_lesson_reader_get_stone (node, "colour");

  tengen_lesson_reader_get_points (self, node, "at", points);
  for (guint i = 0; i < points->len; i++)
    put_stone (
        self, node, diagram, g_array_index (points, TengenPoint, i), stone);
}

/* A chain of Go lies on the board only if it has a liberty. */
static void
check_liberties (TengenLessonReader *self,
                 const xmlNode *node,
                 const TengenLessonDiagram *diagram)
{
  int width = diagram->setup->width;
  int n_points = width * diagram->setup->height;
  g_autoptr (TengenBoard) board = NULL;

  if (diagram->setup->is_renju)
    return;
  board = tengen_board_new (width, diagram->setup->height);
  tengen_board_put_all (board, diagram->stones);
  for (int i = 0; i < n_points; i++)
    if (diagram->stones[i] != TENGEN_STONE_NONE &&
        tengen_board_get_liberties (board, (TengenPoint) i) == 0)
      {
        g_autofree char *name =
            tengen_lesson_reader_format_point (self, (TengenPoint) i);

        tengen_lesson_reader_add (
            self, TENGEN_LESSON_FAULT_NO_LIBERTY, node, name);
        return;
      }
}

static void
read_position (TengenLessonReader *self,
               const xmlNode *node,
               TengenLessonDiagram *diagram)
{
  const xmlNode *rows = tengen_lesson_tree_first (node, "rows");
  const xmlNode *stones = tengen_lesson_tree_first (node, "stones");

  if (rows == NULL && stones == NULL)
    return;
  memset (diagram->stones, 0, diagram->setup->width * diagram->setup->height);
  if (rows != NULL)
    read_rows (self, rows, diagram);
  for (; stones != NULL; stones = tengen_lesson_tree_next (stones, "stones"))
    read_stones (self, stones, diagram);
  check_liberties (self, rows != NULL ? rows : node, diagram);
}

static void
read_label (TengenLessonReader *self,
            const xmlNode *node,
            TengenLessonDiagram *diagram)
{
  static const char *const marks[] = {
    "circle",          "cross",           "square", "triangle",
    "territory-black", "territory-white", NULL
  };
  TengenLessonLabel label = { 0 };
  g_autoptr (GArray) points = tengen_lesson_points_new ();
  g_autofree char *text = tengen_lesson_tree_get (node, "text");

  label.mark = (TengenLessonLabelMark) (1 + tengen_lesson_reader_get_choice (
                                                node, "mark", marks, -1));
  if (text != NULL)
    g_utf8_strncpy (label.text, text, LABEL_MAX);
  tengen_lesson_reader_get_points (self, node, "at", points);
  for (guint i = 0; i < points->len; i++)
    {
      label.point = g_array_index (points, TengenPoint, i);
      if (label.point != TENGEN_POINT_PASS)
        g_array_append_val (diagram->labels, label);
    }
}

static void
read_labels (TengenLessonReader *self,
             const xmlNode *diagram_node,
             TengenLessonDiagram *diagram)
{
  const xmlNode *node = tengen_lesson_tree_first (diagram_node, "label");

  if (node != NULL)
    g_array_set_size (diagram->labels, 0);
  for (; node != NULL; node = tengen_lesson_tree_next (node, "label"))
    read_label (self, node, diagram);
  if (diagram->labels->len > TENGEN_LESSON_MAX_LABELS)
    tengen_lesson_reader_add (
        self, TENGEN_LESSON_FAULT_LABELS, diagram_node, NULL);
}

static void
read_arrow (TengenLessonReader *self,
            const xmlNode *node,
            TengenLessonDiagram *diagram)
{
  TengenLessonArrow arrow = {
    tengen_lesson_reader_get_point (self, node, "from"),
    tengen_lesson_reader_get_point (self, node, "to"),
  };

  if (arrow.from < TENGEN_POINT_PASS && arrow.to < TENGEN_POINT_PASS)
    g_array_append_val (diagram->arrows, arrow);
}

static void
read_arrows (TengenLessonReader *self,
             const xmlNode *node,
             TengenLessonDiagram *diagram)
{
  node = tengen_lesson_tree_first (node, "arrow");
  if (node != NULL)
    g_array_set_size (diagram->arrows, 0);
  for (; node != NULL; node = tengen_lesson_tree_next (node, "arrow"))
    read_arrow (self, node, diagram);
}

/* The form lets no word but these through, and none of two letters. */
static void
read_action (TengenLessonReader *self,
             const xmlNode *node,
             const char *word,
             GArray *before)
{
  TengenLessonMove move = { .point = TENGEN_POINT_NONE,
                            .line = tengen_lesson_tree_get_line (node) };
  gboolean resumes = strcmp (word, "resume") == 0;

  if (resumes && before->len > 0)
    move.stone =
        g_array_index (before, TengenLessonMove, before->len - 1).stone;
  else if (!resumes)
    {
      move.stone = *word == 'B' ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
      move.point = tengen_lesson_reader_parse_point (self, node, word + 2);
    }
  if (resumes ? before->len > 0 : move.point != TENGEN_POINT_NONE)
    g_array_append_val (before, move);
}

/* Reads moves written `B:F5`, and `resume`. */
static void
read_before (TengenLessonReader *self,
             const xmlNode *node,
             TengenLessonDiagram *diagram)
{
  g_autofree char *value = tengen_lesson_tree_get (node, "before");
  g_auto (GStrv) words = NULL;

  if (value == NULL)
    return;
  g_array_set_size (diagram->before, 0);
  words = g_strsplit (value, " ", -1);
  for (char **word = words; *word != NULL; word++)
    if (strlen (*word) > 2)
      read_action (self, node, *word, diagram->before);
  tengen_lesson_reader_check_moves (self, node, diagram->before->len);
}

static void
read_turn (TengenLessonReader *self,
           const xmlNode *node,
           TengenLessonDiagram *diagram)
{
  TengenStone stone = tengen_lesson_reader_get_stone (node, "to-play");
  const TengenLessonMove *moves =
      (const TengenLessonMove *) diagram->before->data;
  guint n = diagram->before->len;

  if (n > 0)
    diagram->to_move = moves[0].stone;
  if (stone == TENGEN_STONE_NONE)
    return;
  if (n == 0)
    diagram->to_move = stone;
  else if (stone == moves[n - 1].stone)
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_TURN, node, NULL);
}

static void
read_view (TengenLessonReader *self,
           const xmlNode *node,
           TengenLessonDiagram *diagram)
{
  g_autoptr (GArray) corners = tengen_lesson_points_new ();
  int width = diagram->setup->width;
  TengenPoint a, b;

  tengen_lesson_reader_get_points (self, node, "view", corners);
  if (corners->len != 2)
    return;
  a = g_array_index (corners, TengenPoint, 0);
  b = g_array_index (corners, TengenPoint, 1);
  diagram->left = MIN (tengen_point_x (a, width), tengen_point_x (b, width));
  diagram->right = MAX (tengen_point_x (a, width), tengen_point_x (b, width));
  diagram->top = MIN (tengen_point_y (a, width), tengen_point_y (b, width));
  diagram->bottom = MAX (tengen_point_y (a, width), tengen_point_y (b, width));
  if (diagram->left == diagram->right || diagram->top == diagram->bottom)
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_VIEW, node, NULL);
}

static void
read_past (const xmlNode *node, TengenLessonDiagram *diagram)
{
  static const char *const names[] = { NULL,
                                       "prisoners-black",
                                       "prisoners-white" };
  g_autofree char *played = tengen_lesson_tree_get (node, "played");
  TengenGameSetup *setup = diagram->setup;
  char *end;

  if (played != NULL)
    {
      diagram->has_past = TRUE;
      setup->past_moves[1] = (int) g_ascii_strtoull (played, &end, 10);
      setup->past_moves[2] = (int) g_ascii_strtoull (end, NULL, 10);
    }
  for (int stone = 1; stone <= 2; stone++)
    {
      int n = tengen_lesson_reader_get_number (node, names[stone], -1);

      if (n < 0)
        continue;
      diagram->has_past = TRUE;
      setup->past_prisoners[stone] = n;
    }
}

static void
read_ko (TengenLessonReader *self,
         const xmlNode *node,
         TengenLessonDiagram *diagram)
{
  TengenPoint point = tengen_lesson_reader_get_point (self, node, "ko");

  if (point < TENGEN_POINT_PASS)
    diagram->ko = point;
}

/* Everything that is said in the element itself. */
static void
read_own (TengenLessonReader *self,
          const xmlNode *node,
          TengenLessonDiagram *diagram)
{
  diagram->id = tengen_lesson_reader_get_id (self, node);
  diagram->line = tengen_lesson_tree_get_line (node);
  diagram->coordinates =
      tengen_lesson_reader_get_flag (node, "coords", diagram->coordinates);
  read_position (self, node, diagram);
  read_labels (self, node, diagram);
  read_arrows (self, node, diagram);
  read_before (self, node, diagram);
  read_turn (self, node, diagram);
  read_ko (self, node, diagram);
  read_view (self, node, diagram);
  read_past (node, diagram);
}

static void
read_declare (TengenLessonReader *self,
              const xmlNode *node,
              TengenGameSetup *setup)
{
  static const char *const words[] = { "no", "yes", NULL };
  int declared = tengen_lesson_reader_get_choice (node, "declare", words, -1);

  if (declared < 0)
    return;
  if (!setup->is_renju)
    tengen_lesson_reader_add (
        self, TENGEN_LESSON_FAULT_OTHER_GAME, node, "declare");
  setup->renju.declared = declared == 1;
}

TengenGameSetup *
tengen_lesson_read_diagram_get_setup (TengenLessonReader *self,
                                      const xmlNode *node,
                                      const TengenGameSetup *base)
{
  TengenGameSetup *setup;

  g_return_val_if_fail (self != NULL && node != NULL, NULL);

  setup = read_game (self, node, base);
  read_opening (self, node, setup);
  read_declare (self, node, setup);
  read_size (self, node, setup);
  if (!setup->is_renju)
    tengen_lesson_reader_get_half (node, "komi", &setup->komi_x2);
  return setup;
}

TengenLessonDiagram *
tengen_lesson_read_diagram (TengenLessonReader *self,
                            const xmlNode *node,
                            const TengenGameSetup *base)
{
  const TengenLessonDiagram *ref;
  TengenLessonDiagram *diagram;

  g_return_val_if_fail (self != NULL && base != NULL, NULL);

  if (node == NULL)
    {
      diagram = tengen_lesson_diagram_new (tengen_game_setup_copy (base));
      diagram->notation = self->notation;
      return diagram;
    }
  ref = find_ref (self, node);
  diagram = tengen_lesson_diagram_new (tengen_lesson_read_diagram_get_setup (
      self, node, ref != NULL ? ref->setup : base));
  diagram->notation = self->notation;
  self->board = diagram;
  if (ref != NULL)
    copy_board (diagram, ref);
  read_own (self, node, diagram);
  return diagram;
}

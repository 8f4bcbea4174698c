/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-tree: random trees of moves and setup, gone about in and edited
 *
 * What: the stones at a node against a slow model that plays the path on an
 *       array; a position that has gone about against one made afresh; records
 *       of several games under random commands, undone and done again.
 */
#include "game-play.h"

/* Values of a list of points: some points, rectangles, nonsense. */
static void
add_points (GString *text, int size)
{
  int n = g_test_rand_int_range (1, 4);

  for (int i = 0; i < n; i++)
    {
      g_string_append_printf (text,
                              "[%c%c",
                              'a' + g_test_rand_int_range (0, size + 1),
                              'a' + g_test_rand_int_range (0, size + 1));
      if (g_test_rand_int_range (0, 3) == 0)
        g_string_append_printf (text,
                                ":%c%c",
                                'a' + g_test_rand_int_range (0, size),
                                'a' + g_test_rand_int_range (0, size));
      g_string_append_c (text, ']');
    }
}

static void
add_node (GString *text, int size)
{
  static const char *const SETUP[] = { "AB", "AW", "AE", "DD", "VW" };

  g_string_append_c (text, ';');
  for (gsize i = 0; i < G_N_ELEMENTS (SETUP); i++)
    if (g_test_rand_int_range (0, 12) == 0)
      {
        g_string_append (text, SETUP[i]);
        add_points (text, size);
      }
  if (g_test_rand_int_range (0, 15) == 0)
    g_string_append (text, g_test_rand_bit () ? "PL[W]" : "PL[B]");
  if (g_test_rand_int_range (0, 10) == 0)
    g_string_append (text, g_test_rand_bit () ? "B[]" : "W[]");
  else if (g_test_rand_int_range (0, 6) != 0)
    g_string_append_printf (text,
                            "%c[%c%c]",
                            g_test_rand_bit () ? 'B' : 'W',
                            'a' + g_test_rand_int_range (0, size),
                            'a' + g_test_rand_int_range (0, size));
}

/* A game as a tree of about @n nodes. */
static void
add_tree (GString *text, int game, int size, int n)
{
  int depth = 1;

  g_string_append_printf (
      text, "(;GM[%d]SZ[%d]RU[%s]", game, size, n % 2 ? "Chinese" : "Pure Go");
  for (int i = 0; i < n; i++)
    {
      int dice = g_test_rand_int_range (0, 10);

      if (dice == 0)
        {
          g_string_append_c (text, '(');
          depth++;
        }
      add_node (text, size);
      if (dice == 1 && depth > 1)
        {
          g_string_append_c (text, ')');
          depth--;
        }
    }
  while (depth-- > 0)
    g_string_append_c (text, ')');
}

/* The slow model. */

typedef struct
{
  const TengenRecord *record;
  int size;
  gboolean captures;
  guint8 stones[64];
} Model;

/* Whether the chain of a point has a liberty; its stones are marked. */
static gboolean
is_alive (const Model *model, int point, guint8 *chain)
{
  gboolean grows = TRUE, alive = FALSE;

  memset (chain, 0, 64);
  chain[point] = 1;
  while (grows)
    {
      grows = FALSE;
      for (int i = 0; i < model->size * model->size; i++)
        for (int j = 0; chain[i] && j < 4; j++)
          {
            int x = i % model->size + (j == 0) - (j == 1);
            int y = i / model->size + (j == 2) - (j == 3);
            int to = y * model->size + x;

            if (x < 0 || y < 0 || x >= model->size || y >= model->size)
              continue;
            alive |= model->stones[to] == TENGEN_STONE_NONE;
            if (model->stones[to] == model->stones[point] && !chain[to])
              grows = chain[to] = 1;
          }
    }
  return alive;
}

static void
take (Model *model, int point, TengenStone stone)
{
  guint8 chain[64];

  if (model->stones[point] != stone || is_alive (model, point, chain))
    return;
  for (int i = 0; i < model->size * model->size; i++)
    if (chain[i])
      model->stones[i] = TENGEN_STONE_NONE;
}

static void
model_move (Model *model, int point, TengenStone stone)
{
  int x = point % model->size, y = point / model->size;

  model->stones[point] = (guint8) stone;
  if (!model->captures)
    return;
  for (int j = 0; j < 4; j++)
    {
      int to_x = x + (j == 0) - (j == 1), to_y = y + (j == 2) - (j == 3);

      if (to_x >= 0 && to_y >= 0 && to_x < model->size && to_y < model->size)
        take (model, to_y * model->size + to_x, tengen_stone_other (stone));
    }
  take (model, point, stone);
}

static void
model_points (Model *model, TengenNodeProperty property, TengenStone stone)
{
  for (TengenValue value = tengen_record_get_value (model->record, property);
       value != 0;
       value = tengen_record_get_next_value (model->record, value))
    {
      gsize length;
      const char *raw = tengen_record_get_raw (model->record, value, &length);
      int x1 = raw[0] - 'a', y1 = raw[1] - 'a';
      int x2 = length > 2 ? raw[3] - 'a' : x1;
      int y2 = length > 2 ? raw[4] - 'a' : y1;

      if (MAX (x1, x2) >= model->size || MAX (y1, y2) >= model->size)
        continue;
      for (int y = MIN (y1, y2); y <= MAX (y1, y2); y++)
        for (int x = MIN (x1, x2); x <= MAX (x1, x2); x++)
          model->stones[y * model->size + x] = (guint8) stone;
    }
}

static void
model_node (Model *model, TengenNode node)
{
  static const TengenProperty SETUP[] = { TENGEN_PROPERTY_AE,
                                          TENGEN_PROPERTY_AB,
                                          TENGEN_PROPERTY_AW };

  for (int i = 1; i <= 3; i++)
    {
      TengenNodeProperty found =
          tengen_record_find (model->record, node, SETUP[i % 3]);

      if (found != 0)
        model_points (model, found, (TengenStone) (i % 3));
    }
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      TengenNodeProperty found = tengen_record_find (
          model->record,
          node,
          side == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_B : TENGEN_PROPERTY_W);
      const char *raw;
      gsize length = 0;

      if (found == 0)
        continue;
      raw =
          tengen_record_get_raw (model->record,
                                 tengen_record_get_value (model->record, found),
                                 &length);
      if (length == 2)
        model_move (model,
                    (raw[1] - 'a') * model->size + raw[0] - 'a',
                    (TengenStone) side);
    }
}

static void
check_stones (const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  Model model = { .record = tengen_position_get_record (position),
                  .size = setup->width,
                  .captures = setup->game == 1 };
  g_autoptr (GArray) path = tengen_record_list_path (
      model.record, tengen_position_get_node (position));
  guint8 stones[64];
  int n = setup->width * setup->height;

  if (!tengen_game_setup_has_board (setup))
    return;
  for (guint i = 0; i < path->len; i++)
    model_node (&model, g_array_index (path, TengenNode, i));
  tengen_board_read (tengen_position_get_board (position), stones);
  g_assert_cmpmem (stones, n, model.stones, n);
}

/* Both answer alike what may be played anywhere. */
static void
check_same_map (const TengenPosition *position, const TengenPosition *fresh)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  int n = setup->width * setup->height;
  guint8 codes[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 fresh_codes[TENGEN_BOARD_MAX_POINTS] = { 0 };

  if (!tengen_game_setup_has_board (setup))
    return;
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      tengen_position_map (position, (TengenStone) side, codes);
      tengen_position_map (fresh, (TengenStone) side, fresh_codes);
      g_assert_cmpmem (codes, n, fresh_codes, n);
    }
}

/* A position knows exactly what a fresh one knows. */
static void
check_fresh (const TengenPosition *position, TengenNode root)
{
  g_autoptr (TengenPosition) fresh =
      tengen_position_new (tengen_position_get_record (position), root);
  const TengenReason *forced = tengen_position_get_forced (position);
  const TengenReason *fresh_forced;
  const GArray *moves = tengen_position_get_moves (position);
  const GArray *fresh_moves;

  tengen_position_goto (fresh, tengen_position_get_node (position));
  fresh_forced = tengen_position_get_forced (fresh);
  fresh_moves = tengen_position_get_moves (fresh);
  g_assert_true (tengen_board_equal (tengen_position_get_board (position),
                                     tengen_position_get_board (fresh)));
  g_assert_cmpint (tengen_position_get_to_move (position),
                   ==,
                   tengen_position_get_to_move (fresh));
  g_assert_cmpint (tengen_position_get_phase (position),
                   ==,
                   tengen_position_get_phase (fresh));
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    g_assert_cmpint (
        tengen_position_get_prisoners (position, (TengenStone) side),
        ==,
        tengen_position_get_prisoners (fresh, (TengenStone) side));
  g_assert_cmpint (forced != NULL ? (int) forced->code : 0,
                   ==,
                   fresh_forced != NULL ? (int) fresh_forced->code : 0);
  if (forced != NULL)
    {
      g_assert_cmpuint (forced->move, ==, fresh_forced->move);
      g_assert_cmpuint (forced->node, ==, fresh_forced->node);
    }
  check_same_map (position, fresh);
  g_assert_cmpuint (moves->len, ==, fresh_moves->len);
  for (guint i = 0; i < moves->len; i++)
    {
      const TengenMove *move = &g_array_index (moves, TengenMove, i);
      const TengenMove *other = &g_array_index (fresh_moves, TengenMove, i);

      g_assert_cmpuint (move->node, ==, other->node);
      g_assert_cmpuint (move->number, ==, other->number);
      g_assert_cmpint (move->point, ==, other->point);
      g_assert_cmpint (move->taken, ==, other->taken);
    }
}

static void
test_goto (void)
{
  for (int i = 0; i < 60; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (TengenGame) game = NULL;
      const TengenPosition *position;
      int n;

      add_tree (text,
                i % 3 == 0 ? 4 : 1,
                g_test_rand_int_range (2, 9),
                g_test_rand_int_range (1, 80));
      game = open_text (text->str);
      position = tengen_game_get_position (game);
      n = (int) tengen_record_get_n_nodes (tengen_game_get_record (game));
      for (int j = 0; j < 30; j++)
        {
          go_to (game, (TengenNode) g_test_rand_int_range (1, n + 1));
          check_stones (position);
          check_fresh (position, tengen_game_get_root (game));
        }
    }
}

/* A line of @n moves on a small board, where positions come back all the time,
 * with a variation now and then. */
static void
add_long (GString *text, int size, int n)
{
  int depth = 1;

  g_string_append_printf (text, "(;SZ[%d]RU[Pure Go]", size);
  for (int i = 0; i < n; i++)
    {
      int dice = g_test_rand_int_range (0, 200);

      if (dice == 0)
        {
          g_string_append_c (text, '(');
          depth++;
        }
      if (dice == 1)
        g_string_append_printf (text, ";%s[]", i % 2 == 0 ? "B" : "W");
      else if (dice == 2)
        add_node (text, size);
      else
        g_string_append_printf (text,
                                ";%c[%c%c]",
                                i % 2 == 0 ? 'B' : 'W',
                                'a' + g_test_rand_int_range (0, size),
                                'a' + g_test_rand_int_range (0, size));
      if (dice == 3 && depth > 1)
        {
          g_string_append_c (text, ')');
          depth--;
        }
    }
  while (depth-- > 0)
    g_string_append_c (text, ')');
}

/* Jumps over thousands of moves, to and fro and into variations. */
static void
test_far (void)
{
  for (int size = 2; size <= 4; size++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (TengenGame) game = NULL;
      const TengenPosition *position;
      int n;

      add_long (text, size, 3000);
      game = open_text (text->str);
      position = tengen_game_get_position (game);
      n = (int) tengen_record_get_n_nodes (tengen_game_get_record (game));
      for (int j = 0; j < 25; j++)
        {
          TengenNode node = (TengenNode) g_test_rand_int_range (1, n + 1);

          go_to (game, j % 8 == 0 ? 1 : j % 8 == 4 ? (TengenNode) n : node);
          check_fresh (position, tengen_game_get_root (game));
        }
    }
}

/* A random change; many do not fit. */
static TengenChange *
make_change (int n_nodes)
{
  static const char *const NAMES[] = { "AB", "AW", "AE", "B",  "W",  "PL",
                                       "C",  "SZ", "GM", "MN", "DD", "RU" };
  TengenNode node = (TengenNode) g_test_rand_int_range (1, n_nodes + 1);
  TengenNode other = (TengenNode) g_test_rand_int_range (1, n_nodes + 1);
  const char *name =
      NAMES[g_test_rand_int_range (0, (int) G_N_ELEMENTS (NAMES))];
  g_autofree char *values =
      g_strdup_printf ("[%c%c]",
                       'a' + g_test_rand_int_range (0, 6),
                       'a' + g_test_rand_int_range (0, 6));

  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
      return tengen_change_unlink (node);
    case 1:
      return tengen_change_link (node, other, 0);
    case 2:
      return tengen_change_add (node, 0);
    case 3:
      return tengen_change_set (node, name, NULL);
    case 4:
      return tengen_change_set (node, "SZ", g_test_rand_bit () ? "[5]" : "[x]");
    default:
      return tengen_change_set (node, name, values);
    }
}

static TengenCommand *
make_command (TengenGame *game)
{
  int n = (int) tengen_record_get_n_nodes (tengen_game_get_record (game));
  const TengenPosition *position = tengen_game_get_position (game);
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  TengenStone stone = tengen_position_get_to_move (position);
  int dice = g_test_rand_int_range (0, 12);
  TengenCommand *command;

  if (dice < 3)
    return tengen_command_new (dice == 0   ? TENGEN_COMMAND_UNDO
                               : dice == 1 ? TENGEN_COMMAND_REDO
                                           : TENGEN_COMMAND_TAKE_BACK);
  if (dice < 7)
    {
      command = tengen_command_new (TENGEN_COMMAND_EDIT);
      command->name = g_strdup (dice == 3 ? "comment" : "edit");
      if (dice > 4)
        command->node = (TengenNode) g_test_rand_int_range (1, n + 1);
      for (int i = g_test_rand_int_range (1, 3); i > 0; i--)
        g_ptr_array_add (command->changes, make_change (n));
      return command;
    }
  if (dice < 9)
    {
      command = tengen_command_new (TENGEN_COMMAND_GOTO);
      command->node = (TengenNode) g_test_rand_int_range (1, n + 1);
      return command;
    }
  command = tengen_command_new (TENGEN_COMMAND_ACT);
  command->action = (TengenAction){
    .kind = dice == 9 ? TENGEN_ACTION_PASS : TENGEN_ACTION_PLAY,
    .seat = tengen_position_get_seat (position, stone),
    .stone = stone,
    .point =
        (TengenPoint) g_test_rand_int_range (0, setup->width * setup->height),
  };
  return command;
}

static char *
describe (const TengenGame *game)
{
  g_autofree char *record = write_text (game);

  return g_strdup_printf ("%s %u %u %u",
                          record,
                          tengen_game_get_root (game),
                          tengen_game_get_cursor (game),
                          tengen_game_get_live (game));
}

/* The current node is part of the current game. */
static void
check_game (const TengenGame *game)
{
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode root = tengen_game_get_root (game);
  TengenNode cursor = tengen_game_get_cursor (game);
  guint at = 0;
  const GArray *line = tengen_game_get_line (game, &at);

  g_assert_true (tengen_record_is_linked (record, cursor));
  g_assert_cmpuint (tengen_record_get_root (record, cursor), ==, root);
  g_assert_cmpuint (
      tengen_record_get_root (record, tengen_game_get_live (game)), ==, root);
  g_assert_cmpuint (g_array_index (line, TengenNode, at), ==, cursor);
  g_assert_cmpuint (g_array_index (line, TengenNode, 0), ==, root);
  g_assert_cmpuint (
      tengen_position_get_node (tengen_game_get_position (game)), ==, cursor);
  check_fresh (tengen_game_get_position (game), root);
}

static void
do_random (TengenGame *game, GPtrArray *lines)
{
  g_autoptr (TengenCommand) command = make_command (game);
  g_autofree char *before = describe (game);
  g_autofree char *after = NULL;
  g_autofree char *line = tengen_command_encode (command);
  guint n_nodes = tengen_record_get_n_nodes (tengen_game_get_record (game));
  g_autoptr (TengenReason) reason = tengen_game_do (game, command);

  check_game (game);
  if (reason == NULL)
    {
      g_ptr_array_add (lines, g_steal_pointer (&line));
      return;
    }
  /* what is refused changes nothing, and is not in a journal */
  after = describe (game);
  g_assert_cmpuint (
      tengen_record_get_n_nodes (tengen_game_get_record (game)), ==, n_nodes);
  g_assert_cmpstr (after, ==, before);
}

static char *
make_several (void)
{
  GString *text = g_string_new (NULL);

  add_tree (text, 1, 5, 12);
  add_tree (text, 4, 6, 7);
  add_tree (text, 2, 5, 3);
  return g_string_free (text, FALSE);
}

/* Random commands on a record of three games. */
static void
test_commands (void)
{
  for (int i = 0; i < 60; i++)
    {
      g_autofree char *text = make_several ();
      g_autoptr (TengenGame) game = open_text (text);
      g_autoptr (TengenGame) replay = open_text (text);
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *first = describe (game);
      g_autofree char *last = NULL;
      g_autofree char *replayed = NULL;
      g_autofree char *undone = NULL;
      g_autofree char *redone = NULL;
      guint n_redo;

      for (int j = 0; j < 50; j++)
        do_random (game, lines);
      last = describe (game);
      for (guint j = 0; j < lines->len; j++)
        {
          g_autoptr (TengenCommand) command =
              tengen_command_decode (lines->pdata[j]);

          tengen_reason_free (tengen_game_do (replay, command));
        }
      replayed = describe (replay);
      g_assert_cmpstr (replayed, ==, last);
      n_redo = tengen_game_get_n_redo (game);
      while (tengen_game_get_n_undo (game) > 0)
        {
          plain (game, TENGEN_COMMAND_UNDO);
          check_game (game);
        }
      undone = describe (game);
      g_assert_cmpstr (undone, ==, first);
      while (tengen_game_get_n_redo (game) > n_redo)
        plain (game, TENGEN_COMMAND_REDO);
      redone = describe (game);
      g_assert_cmpstr (redone, ==, last);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/tree/goto", test_goto);
  g_test_add_func ("/game/tree/far", test_far);
  g_test_add_func ("/game/tree/commands", test_commands);
  return g_test_run ();
}

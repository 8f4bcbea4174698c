/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-edit: what a user may do to a record, chosen by bytes
 */
#include "fuzz-edit.h"

#include "tengen-annotate.h"
#include "tengen-describe-walk.h"

/* Pasting what was pasted doubles a record; larger ones show nothing new. */
#define MAX_NODES 500

/* The bytes that are left. */
typedef struct
{
  const char *at;
  const TengenGame *game;
  const TengenRecord *record;
  const TengenPosition *position;
} Line;

static guint
take (Line *line)
{
  return *line->at != '\0' ? (guint8) *line->at++ : 0;
}

/* A number below @n. */
static int
take_below (Line *line, guint n)
{
  return (int) (take (line) % n);
}

/* A linked node of any game of the record. */
static TengenNode
take_node (Line *line)
{
  guint n = tengen_record_get_n_nodes (line->record);
  TengenNode node = take (line) % n + 1;

  return tengen_record_is_linked (line->record, node)
             ? node
             : tengen_game_get_cursor (line->game);
}

/* A point, on boards of up to 52 columns; now and then none. */
static TengenPoint
take_point (Line *line)
{
  const TengenGameSetup *setup = tengen_game_get_setup (line->game);
  guint x = take (line), y = take (line);

  if (x == '-' || setup->width <= 0 || setup->height <= 0)
    return TENGEN_POINT_NONE;
  return tengen_point_make (
      setup->width, (int) x % setup->width, (int) y % setup->height);
}

/* The rest as a text that a person can have written. */
static char *
take_text (Line *line)
{
  char *text = g_utf8_make_valid (line->at, -1);

  line->at += strlen (line->at);
  return g_strdelimit (text, "|", '\n');
}

/* Edits. */

static TengenEdit *
edit_marks (Line *line)
{
  int what = take_below (line, 6);
  TengenPoint point = take_point (line);
  g_autofree char *text = NULL;

  switch (what)
    {
    case 0:
      return tengen_edit_mark (
          line->position,
          point,
          (TengenMarkKind) take_below (line, TENGEN_MARK_SELECTED + 1));
    case 1:
      text = take_text (line);
      return tengen_edit_label (line->position, point, text);
    case 2:
      text = tengen_edit_next_label (
          line->position,
          (TengenLabelSort) take_below (line, TENGEN_LABEL_OWN));
      return tengen_edit_label (line->position, point, text);
    case 3:
      return tengen_edit_dim (line->position, point);
    case 4:
      return tengen_edit_label (line->position, point, NULL);
    default:
      return tengen_edit_clear (line->position);
    }
}

static TengenEdit *
edit_board (Line *line)
{
  int what = take_below (line, 4);
  TengenPoint point = take_point (line);
  TengenStone stone = (TengenStone) take_below (line, 3);

  switch (what)
    {
    case 0:
      return tengen_edit_line (line->position, point, take_point (line), TRUE);
    case 1:
      return tengen_edit_line (line->position, point, take_point (line), FALSE);
    case 2:
      return tengen_edit_turn (line->position, stone);
    default:
      return tengen_edit_setup (line->position, point, stone);
    }
}

static TengenEdit *
edit_text (Line *line)
{
  static const TengenProperty TEXTS[] = {
    TENGEN_PROPERTY_C,  TENGEN_PROPERTY_N,  TENGEN_PROPERTY_C,
    TENGEN_PROPERTY_PB, TENGEN_PROPERTY_PW, TENGEN_PROPERTY_DT,
    TENGEN_PROPERTY_EV, TENGEN_PROPERTY_GC, TENGEN_PROPERTY_RE,
    TENGEN_PROPERTY_RU, TENGEN_PROPERTY_KM, TENGEN_PROPERTY_HA,
  };
  TengenNode node = take_node (line);
  TengenProperty property = TEXTS[take_below (line, G_N_ELEMENTS (TEXTS))];
  g_autofree char *text = take_text (line);

  return tengen_edit_text (line->record, node, property, text);
}

static TengenEdit *
edit_note (Line *line)
{
  int what = take_below (line, 5);
  TengenNode node = take_node (line);
  int first = (int) take (line), second = (int) take (line);
  int half_points = first - 2 * second;
  g_autofree char *text = NULL;

  switch (what)
    {
    case 0:
      return tengen_edit_evaluation (
          line->record,
          node,
          (TengenEvaluation) (first % (TENGEN_EVALUATION_HOTSPOT + 1)),
          second % 3);
    case 1:
      return tengen_edit_value (
          line->record, node, first == '-' ? NULL : &half_points);
    case 2:
      return tengen_edit_number (line->record, node, (guint) (first * second));
    case 3:
      return tengen_edit_figure (line->record, node, NULL);
    default:
      text = take_text (line);
      return tengen_edit_figure (line->record, node, text);
    }
}

/* Pastes what was copied, or nothing. */
static TengenEdit *
paste (const FuzzEdit *self, const Line *line, TengenNode parent)
{
  if (self->kept == NULL || tengen_record_get_n_nodes (line->record) +
                                    tengen_record_get_n_nodes (self->kept) >
                                MAX_NODES)
    return NULL;
  return tengen_edit_paste (line->record, parent, self->kept);
}

static TengenEdit *
edit_tree (FuzzEdit *self, Line *line)
{
  static const int BY[] = { -1, 1, G_MININT };
  int what = take_below (line, 6);
  TengenNode node = take_node (line);

  switch (what)
    {
    case 0:
      return paste (self, line, node);
    case 1:
      fuzz_edit_clear (self);
      self->kept = tengen_edit_copy (line->record, node);
      return NULL;
    case 2:
      fuzz_edit_clear (self);
      self->kept = tengen_edit_copy_position (line->position);
      return NULL;
    case 3:
      fuzz_edit_clear (self);
      self->kept = tengen_edit_copy (line->record, node);
      return tengen_edit_delete (line->record, node, TRUE);
    case 4:
      return tengen_edit_delete (line->record, node, FALSE);
    default:
      return tengen_edit_promote (
          line->record, node, BY[take_below (line, G_N_ELEMENTS (BY))]);
    }
}

/* Going. */

static TengenNode
find_node (Line *line)
{
  int what = take_below (line, 9);
  TengenNode node = tengen_game_get_cursor (line->game);
  TengenWalk walk =
      take_below (line, 2) == 0 ? TENGEN_WALK_ON : TENGEN_WALK_BACK;
  g_autofree char *text = NULL;

  switch (what)
    {
    case 0:
      return tengen_walk_order (line->record, node, walk);
    case 1:
      return tengen_walk_variation (line->record, node, walk);
    case 2:
      return tengen_walk_branch (line->record, node, walk);
    case 3:
      return tengen_walk_main (line->record, node);
    case 4:
      return tengen_walk_comment (line->record, node, walk);
    case 5:
      text = take_text (line);
      return tengen_walk_text (line->record, node, text, walk);
    case 6:
      return tengen_walk_move (line->game, take (line));
    case 7:
      return tengen_walk_stone (line->position, take_point (line));
    default:
      return tengen_walk_play (line->position, take_point (line));
    }
}

static TengenCommand *
make_goto (TengenNode node)
{
  TengenCommand *command = NULL;

  if (node == TENGEN_NODE_NONE)
    return NULL;
  command = tengen_command_new (TENGEN_COMMAND_GOTO);
  command->node = node;
  return command;
}

static TengenCommand *
make_edit (TengenEdit *own)
{
  g_autoptr (TengenEdit) edit = own;
  TengenCommand *command = NULL;

  if (edit == NULL)
    return NULL;
  command = tengen_command_new (TENGEN_COMMAND_EDIT);
  command->name = g_strdup (edit->name);
  command->node = edit->node;
  g_ptr_array_unref (command->changes);
  command->changes = g_ptr_array_ref (edit->changes);
  return command;
}

TengenCommand *
fuzz_edit_read (FuzzEdit *self, const TengenGame *game, const char *text)
{
  Line line = {
    text, game, tengen_game_get_record (game), tengen_game_get_position (game)
  };

  switch (take_below (&line, 7))
    {
    case 0:
      return make_edit (edit_marks (&line));
    case 1:
      return make_edit (edit_board (&line));
    case 2:
      return make_edit (edit_text (&line));
    case 3:
      return make_edit (edit_note (&line));
    case 4:
      return make_edit (edit_tree (self, &line));
    case 5:
      return make_goto (find_node (&line));
    default:
      return make_goto (take_node (&line));
    }
}

void
fuzz_edit_clear (FuzzEdit *self)
{
  g_clear_pointer (&self->kept, tengen_record_free);
}

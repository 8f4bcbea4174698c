/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * made-games: games of chance, written down in all that must stay as it is
 *
 *   made-games make FROM TO DIR
 *   made-games replay DIR OUT
 *
 * What:  `make` plays the games FROM to TO-1. Of each there is NUMBER.sgf, the
 *        record it started from in NUMBER.base, its journal in NUMBER.log and
 *        in NUMBER.txt what was said after each command: why it was refused,
 *        what can be undone, whose turn it is, the result, the clock, and all
 *        else that can be asked as one number. `replay` does the journals in DIR
 *        again, and writes OUT/NUMBER.sgf and .txt.
 * Shape: a game depends on its number alone: all rule sets of Go and regulations
 *        of Renju in turn; boards of 5 to 19 lines, handicaps, clocks, free
 *        placement; a few commands are edits of the record, or go
 *        elsewhere in it.
 */
#include "fuzz-edit.h"
#include "made-state.h"
#include "tengen-go-account.h"
#include "tengen-renju-opening.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"
#include "tengen-words.h"

#include <stdlib.h>
#include <string.h>

#define N_COMMANDS 150
/* The other kinds of actions are of Renju. */
#define N_GO_KINDS (TENGEN_ACTION_BALANCE + 1)
/* A program that undoes all that was said would hide what is not. */
#define EDIT_LENGTH 8

/**
 * Making:
 * @chance: what this game depends on
 * @game: the game
 * @edit: what was copied
 * @log: its journal
 * @said: what was said
 *
 * A game that is being made.
 */
typedef struct
{
  GRand *chance;
  TengenGame *game;
  FuzzEdit edit;
  GString *log;
  GString *said;
} Making;

static int
draw (Making *self, int n)
{
  return g_rand_int_range (self->chance, 0, n);
}

/* --- What games start from --- */

static TengenGameSetup *
make_go (Making *self, guint rules)
{
  static const int SIZES[] = { 5, 5, 6, 7, 7, 9, 9, 13, 19 };
  int size = SIZES[draw (self, G_N_ELEMENTS (SIZES))];
  TengenGameSetup *setup =
      tengen_game_setup_new (tengen_go_rules_get_named (rules), size);

  if (size >= 7 && draw (self, 4) == 0)
    {
      setup->handicap = draw (self, 4);
      setup->komi_x2 = draw (self, 4);
      setup->free_handicap = draw (self, 2);
    }
  return setup;
}

static TengenGameSetup *
make_renju (Making *self, guint regulation)
{
  g_autofree char *text = NULL;
  g_autofree char *all = NULL;
  TengenRenjuRules rules;

  tengen_renju_rules_init (&rules, (TengenRenjuRegulation) regulation);
  text = tengen_renju_rules_format (&rules);
  all = g_strconcat (text, draw (self, 2) != 0 ? " declared" : "", NULL);
  if (!tengen_renju_rules_parse (all, &rules))
    g_error ("%s is no regulation", all);
  return tengen_game_setup_new_renju (&rules);
}

static TengenGameSetup *
make_setup (Making *self, guint number)
{
  static const char *const CLOCKS[] = {
    "absolute 60", "japanese 30 10 3", "fischer 20 5", "canadian 20 30 5"
  };
  const guint n_go = tengen_go_rules_get_n_named ();
  const guint n_renju = TENGEN_RENJU_N_REGULATIONS - TENGEN_RENJU_NONE - 1;
  guint kind = number % (n_go + n_renju);
  TengenGameSetup *setup =
      kind < n_go ? make_go (self, kind)
                  : make_renju (self, TENGEN_RENJU_NONE + 1 + kind - n_go);

  if (draw (self, 3) == 0)
    tengen_clock_setting_decode (CLOCKS[draw (self, G_N_ELEMENTS (CLOCKS))],
                                 &setup->clock);
  if (draw (self, 2) == 0)
    {
      setup->black = g_strdup ("花子");
      setup->white = g_strdup ("Tarō \\ ]:");
      setup->black_rank = g_strdup ("3k");
    }
  if (draw (self, 8) == 0)
    setup->match = g_strdup ("1f0e 3");
  return setup;
}

/* --- Commands --- */

static void
draw_go (Making *self, TengenAction *action)
{
  const TengenPosition *position = tengen_game_get_position (self->game);
  const TengenBoard *board = tengen_position_get_board (position);
  int n = tengen_board_get_n_points (board);
  gboolean count = tengen_position_get_phase (position) == TENGEN_PHASE_COUNT;

  action->kind = draw (self, 10) == 0 ? TENGEN_ACTION_PASS : TENGEN_ACTION_PLAY;
  for (int i = 0; i < 4; i++)
    {
      action->point = (TengenPoint) draw (self, n);
      if (count || tengen_board_get (board, action->point) == TENGEN_STONE_NONE)
        break;
    }
  action->value = draw (self, 4) - 1;
  if (count || tengen_position_get_duty (position) == TENGEN_DUTY_ANSWER ||
      draw (self, 12) == 0)
    action->kind = (TengenActionKind) draw (self, N_GO_KINDS);
  if (action->kind == TENGEN_ACTION_RESIGN && draw (self, 8) != 0)
    action->kind = TENGEN_ACTION_PASS;
  if (count && draw (self, 3) == 0)
    {
      action->kind = TENGEN_ACTION_AGREE;
      action->value = 1;
    }
  if (draw (self, count ? 2 : 8) == 0)
    action->stone = tengen_stone_other (action->stone);
  action->seat = tengen_position_get_seat (position, action->stone);
}

static TengenPoint
draw_near_centre (Making *self)
{
  return tengen_point_make (
      TENGEN_RENJU_SIZE, 4 + draw (self, 7), 5 + draw (self, 5));
}

/* What would be the next step of the opening, and often is allowed. */
static void
draw_renju (Making *self, TengenAction *action)
{
  const TengenPosition *position = tengen_game_get_position (self->game);
  const TengenRenjuOpening *opening =
      tengen_position_get_renju (position)->opening;
  TengenRenjuStep step;

  tengen_renju_opening_get_step (opening, &step);
  action->kind = TENGEN_ACTION_PLAY;
  action->point = draw_near_centre (self);
  action->seat = tengen_position_get_actor (position);
  action->value = draw (self, 6);
  switch (step.kind)
    {
    case TENGEN_RENJU_STEP_PUT:
    case TENGEN_RENJU_STEP_DONE:
      if (step.farthest == 0)
        action->point = TENGEN_RENJU_CENTER;
      break;
    case TENGEN_RENJU_STEP_CHOOSE:
      action->kind = TENGEN_ACTION_CHOOSE;
      break;
    case TENGEN_RENJU_STEP_DECLARE:
      action->kind = TENGEN_ACTION_DECLARE;
      break;
    case TENGEN_RENJU_STEP_OFFER:
      action->kind = TENGEN_ACTION_OFFER;
      action->value = draw (self, 5) != 0;
      break;
    case TENGEN_RENJU_STEP_PICK:
      action->point = opening->offers[draw (self, opening->n_offers)];
      break;
    }
  if (draw (self, 10) == 0)
    action->kind = (TengenActionKind) (TENGEN_ACTION_CHOOSE +
                                       draw (self,
                                             TENGEN_ACTION_TIME -
                                                 TENGEN_ACTION_CHOOSE + 1));
  if (action->kind >= TENGEN_ACTION_DRAW && draw (self, 4) != 0)
    action->kind = TENGEN_ACTION_FIVE;
  if (draw (self, 12) == 0)
    action->seat = (TengenSeat) draw (self, 3);
}

static TengenCommand *
draw_act (Making *self)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);
  const TengenPosition *position = tengen_game_get_position (self->game);

  command->action.stone = tengen_position_get_to_move (position);
  if (tengen_position_get_renju (position) != NULL)
    draw_renju (self, &command->action);
  else
    draw_go (self, &command->action);
  return command;
}

static TengenCommand *
draw_clock (Making *self)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_CLOCK);

  command->clock = (TengenClockAct) draw (self, TENGEN_CLOCK_ACT_TURN + 1);
  if (command->clock == TENGEN_CLOCK_ACT_PAUSE && draw (self, 4) != 0)
    command->clock = TENGEN_CLOCK_ACT_START;
  command->seat = (TengenSeat) (1 + draw (self, 2));
  command->us = draw (self, 20) * G_USEC_PER_SEC;
  return command;
}

static TengenCommand *
draw_goto (Making *self)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_GOTO);
  const TengenRecord *record = tengen_game_get_record (self->game);

  command->node =
      draw (self, 4) != 0
          ? tengen_game_get_live (self->game)
          : (TengenNode) (1 + draw (self,
                                    (int) tengen_record_get_n_nodes (record)));
  return command;
}

static TengenCommand *
draw_edit (Making *self)
{
  char line[EDIT_LENGTH + 1] = { 0 };

  for (int i = 0; i < EDIT_LENGTH; i++)
    line[i] = (char) (' ' + draw (self, 95));
  return fuzz_edit_read (&self->edit, self->game, line);
}

/* Returns: (nullable): %NULL where there is nothing to edit */
static TengenCommand *
draw_command (Making *self)
{
  int dice = draw (self, 100);
  TengenCommand *command = NULL;

  if (dice < 4)
    command = tengen_command_new (TENGEN_COMMAND_UNDO);
  else if (dice < 6)
    command = tengen_command_new (TENGEN_COMMAND_REDO);
  else if (dice < 9)
    command = tengen_command_new (TENGEN_COMMAND_TAKE_BACK);
  else if (dice < 14)
    command = draw_goto (self);
  else if (dice < 17)
    command = draw_edit (self);
  else if (dice < 20)
    command = draw_clock (self);
  else
    command = draw_act (self);
  if (command != NULL)
    command->dt_us = draw (self, 4000) * (G_USEC_PER_SEC / 1000);
  return command;
}

/* --- What is said --- */

static void
say_clock (GString *said, const TengenClock *clock)
{
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    g_string_append_printf (said,
                            " %" G_GINT64_FORMAT,
                            tengen_clock_get_left (clock, (TengenSeat) seat) /
                                1000);
}

static void
say_count (GString *said, const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autoptr (TengenGoCount) count = tengen_position_count (position);
  g_autoptr (TengenAccount) account = NULL;
  g_autofree char *text = NULL;

  if (count == NULL)
    return;
  account = tengen_account_new (count, &setup->rules);
  text = tengen_words_account (account);
  g_string_append_printf (said, " | %s", g_strdelimit (text, "\n", '/'));
}

static void
say (Making *self, const TengenReason *reason)
{
  const TengenGame *game = self->game;
  const TengenPosition *position = tengen_game_get_position (game);
  TengenResult result = tengen_game_get_result (game);
  const char *undo = tengen_game_get_undo_name (game);
  const char *redo = tengen_game_get_redo_name (game);
  g_autofree char *status = tengen_words_status (game);
  g_autofree char *why =
      reason != NULL
          ? tengen_words_reason (reason, &tengen_game_get_setup (game)->rules)
          : NULL;

  g_string_append_printf (self->said,
                          "%s undo %u %s redo %u %s at %u live %u turn %d "
                          "phase %d duty %d actor %d result %d/%d/%d | %s",
                          why != NULL ? why : "done",
                          tengen_game_get_n_undo (game),
                          undo != NULL ? undo : "-",
                          tengen_game_get_n_redo (game),
                          redo != NULL ? redo : "-",
                          tengen_game_get_cursor (game),
                          tengen_game_get_live (game),
                          tengen_position_get_to_move (position),
                          tengen_position_get_phase (position),
                          tengen_position_get_duty (position),
                          tengen_position_get_actor (position),
                          result.kind,
                          result.winner,
                          result.margin_x2,
                          g_strdelimit (status, "\n", '/'));
  if (tengen_game_get_clock (game) != NULL)
    say_clock (self->said, tengen_game_get_clock (game));
  if (tengen_position_get_phase (position) == TENGEN_PHASE_COUNT)
    say_count (self->said, position);
  g_string_append_printf (self->said,
                          " | %016" G_GINT64_MODIFIER "x\n",
                          made_state_hash (game, reason));
}

/* --- Games --- */

static void
do_command (Making *self, const TengenCommand *command)
{
  g_autoptr (TengenReason) reason = tengen_game_do (self->game, command);

  if (reason == NULL)
    {
      g_autofree char *line = tengen_command_encode (command);

      g_string_append_printf (self->log, "%s\n", line);
    }
  say (self, reason);
}

static void
put_file (const char *folder,
          const char *name,
          const char *ending,
          const char *text,
          gssize length)
{
  g_autofree char *base = g_strconcat (name, ending, NULL);
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, text, length, &error))
    g_error ("%s", error->message);
}

static void
put_record (const char *folder,
            const char *name,
            const char *ending,
            const TengenRecord *record)
{
  gsize length;
  g_autofree char *text = tengen_sgf_write (record, "Tengen", &length);

  put_file (folder, name, ending, text, (gssize) length);
}

static void
put_game (const Making *self, const char *folder, const char *name)
{
  put_record (folder, name, ".sgf", tengen_game_get_record (self->game));
  put_file (folder, name, ".txt", self->said->str, (gssize) self->said->len);
}

static void
begin (Making *self)
{
  self->log = g_string_new (NULL);
  self->said = g_string_new (NULL);
}

static void
end (Making *self)
{
  tengen_game_free (self->game);
  fuzz_edit_clear (&self->edit);
  g_string_free (self->log, TRUE);
  g_string_free (self->said, TRUE);
  g_clear_pointer (&self->chance, g_rand_free);
}

static void
make (guint number, const char *folder)
{
  g_autofree char *name = g_strdup_printf ("%05u", number);
  g_autoptr (TengenGameSetup) setup = NULL;
  Making self = { .chance = g_rand_new_with_seed (number) };

  begin (&self);
  setup = make_setup (&self, number);
  self.game = tengen_game_new (setup);
  put_record (folder, name, ".base", tengen_game_get_record (self.game));
  for (int i = 0; i < N_COMMANDS; i++)
    {
      g_autoptr (TengenCommand) command = draw_command (&self);

      if (command != NULL)
        do_command (&self, command);
    }
  put_game (&self, folder, name);
  put_file (folder, name, ".log", self.log->str, (gssize) self.log->len);
  end (&self);
}

static char *
take_file (const char *folder,
           const char *name,
           const char *ending,
           gsize *length)
{
  g_autofree char *base = g_strconcat (name, ending, NULL);
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (!g_file_get_contents (path, &text, length, &error))
    g_error ("%s", error->message);
  return text;
}

static void
replay (const char *folder, const char *name, const char *out)
{
  gsize length;
  g_autofree char *base = take_file (folder, name, ".base", &length);
  g_autofree char *log = take_file (folder, name, ".log", NULL);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (base, length, NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (log, "\n", -1);
  Making self = { 0 };

  begin (&self);
  self.game = tengen_game_open (g_steal_pointer (&reading->record), 0);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autoptr (TengenCommand) command = tengen_command_decode (lines[i]);

      if (command == NULL)
        g_error ("%s: line %u is no command", name, i + 1);
      do_command (&self, command);
    }
  put_game (&self, out, name);
  end (&self);
}

static void
replay_all (const char *folder, const char *out)
{
  g_autoptr (GError) error = NULL;
  GDir *all = g_dir_open (folder, 0, &error);

  if (all == NULL)
    g_error ("%s", error->message);
  for (const char *file; (file = g_dir_read_name (all)) != NULL;)
    if (g_str_has_suffix (file, ".log"))
      {
        g_autofree char *name = g_strndup (file, strlen (file) - 4);

        replay (folder, name, out);
      }
  g_dir_close (all);
}

int
main (int argc, char **argv)
{
  if (argc == 5 && strcmp (argv[1], "make") == 0)
    for (int i = atoi (argv[2]); i < atoi (argv[3]); i++)
      make ((guint) i, argv[4]);
  else if (argc == 4 && strcmp (argv[1], "replay") == 0)
    replay_all (argv[2], argv[3]);
  else
    {
      g_printerr ("made-games make FROM TO DIR\nmade-games replay DIR OUT\n");
      return 2;
    }
  return 0;
}

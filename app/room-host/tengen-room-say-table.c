/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-say-table: the message about a table, in the present language
 */
#include "tengen-room-say-private.h"

#include <stdlib.h>
#include <string.h>

#include "tengen-go-account.h"
#include "tengen-words-clock.h"
#include "tengen-words-computer.h"
#include "tengen-words-relay.h"
#include "tengen-words-renju.h"
#include "tengen-words-room-table.h"
#include "tengen-words-rules.h"
#include "tengen-words.h"

/* --- The sides --- */

/* The word behind a number of things, as 個. */
static char *
name_unit (int n, TengenGoUnit unit)
{
  g_autofree char *text = tengen_words_half_points (2 * n, unit, TRUE);

  return g_strdup (text + strspn (text, "0123456789 "));
}

static void
add_amount (const TengenRoomSaying *self, TengenStone stone)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);
  gboolean stones =
      setup->rules.unit == TENGEN_GO_UNIT_STONES && setup->rules.goal == 0;
  g_autofree char *unit = NULL;
  int n;

  if (setup->game != 1)
    return;
  n = stones ? tengen_board_count (tengen_position_get_board (self->position),
                                   stone)
             : tengen_position_get_prisoners (self->position,
                                              tengen_stone_other (stone));
  tengen_room_writer_int (self->writer, "amount", n);
  unit = stones ? name_unit (n, setup->rules.unit)
                : tengen_words_room_prisoners (setup->rules.goal);
  tengen_room_say_text (self->writer, "unit", unit);
}

/* What stands behind the clock: how it goes, and what broken lines took. */
static char *
say_clock (const TengenRoomSaying *self,
           const TengenClock *clock,
           TengenSeat seat)
{
  gint64 used = self->table->broken_us[seat - 1];
  gint64 most =
      tengen_room_get_settings (self->room)->breaks_s * TENGEN_CLOCK_SECOND;
  g_autofree char *before = tengen_words_clock_behind (clock, seat);
  g_autofree char *broken = NULL;

  if (used == 0)
    return g_steal_pointer (&before);
  broken = tengen_words_room_break (used, MAX (used, most));
  return *before != '\0' ? g_strjoin (" · ", before, broken, NULL)
                         : g_steal_pointer (&broken);
}

static void
add_clock (const TengenRoomSaying *self, TengenSeat seat)
{
  TengenSession *session = tengen_room_play_get_session (self->desk->play);
  g_autofree char *digits = NULL;
  g_autofree char *behind = NULL;
  TengenClock clock;

  if (!tengen_session_has_clock (session))
    return;
  tengen_session_get_clock (session, &clock);
  digits = tengen_words_clock_digits (tengen_clock_get_shown (&clock, seat));
  behind = say_clock (self, &clock, seat);
  tengen_room_writer_int (
      self->writer, "clock_ms", tengen_clock_get_shown (&clock, seat) / 1000);
  tengen_room_writer_string (self->writer, "clock", digits);
  tengen_room_writer_bool (self->writer,
                           "runs",
                           clock.turn == seat &&
                               tengen_clock_is_running (&clock));
  tengen_room_say_text (self->writer, "note", behind);
}

static void
add_person (const TengenRoomSaying *self,
            TengenStone stone,
            TengenSeat seat,
            int turn)
{
  const TengenRoomSide *side = &self->table->sides[seat - 1];
  const TengenRoomMember *member = tengen_room_get_member (self->room, turn);
  g_autofree char *team = NULL;
  g_autofree char *named = tengen_words_player (self->position, stone);

  if (side->n > 1)
    {
      tengen_room_writer_open_array (self->writer, "members");
      for (int i = 0; i < side->n; i++)
        tengen_room_writer_int (self->writer, NULL, side->members[i]);
      tengen_room_writer_close (self->writer);
      team = tengen_words_team (stone, NULL);
    }
  tengen_room_writer_int (self->writer, "member", turn);
  tengen_room_writer_string (self->writer,
                             "name",
                             team != NULL     ? team
                             : member != NULL ? member->name
                             : named != NULL  ? named
                                              : "");
  if (member != NULL && member->picture >= 0)
    tengen_room_writer_int (self->writer, "picture", member->picture);
  tengen_room_writer_bool (
      self->writer, "here", tengen_room_host_is_here (self->desk->host, turn));
}

static void
add_computer (const TengenRoomSaying *self, TengenSeat seat)
{
  const TengenGameComputer *computer =
      &tengen_position_get_setup (self->position)->computers[seat];

  tengen_room_writer_string (self->writer, "name", tengen_words_computer ());
  tengen_room_writer_int (self->writer, "level", computer->level);
  tengen_room_writer_bool (self->writer, "here", TRUE);
}

static void
add_side (const TengenRoomSaying *self, TengenStone stone)
{
  TengenSeat seat = tengen_position_get_seat (self->position, stone);
  int turn = tengen_room_desk_get_turn (self->desk, seat);

  tengen_room_writer_open_object (self->writer, NULL);
  tengen_room_writer_string (
      self->writer, "stone", tengen_room_say_stone (stone));
  if (turn == TENGEN_ROOM_COMPUTER)
    add_computer (self, seat);
  else
    add_person (self, stone, seat, turn);
  add_amount (self, stone);
  add_clock (self, seat);
  tengen_room_writer_bool (
      self->writer,
      "agreed",
      self->phase == TENGEN_PHASE_COUNT &&
          tengen_position_get_agreed (self->position, seat));
  tengen_room_writer_close (self->writer);
}

/* --- What can be done --- */

static char *
name_choice (const TengenRoomSaying *self, const char *act, TengenSeat seat)
{
  TengenRenjuChoice choice =
      (TengenRenjuChoice) (act[strlen ("choose ")] - '0');

  return tengen_words_renju_choice (
      choice, tengen_position_get_stone (self->position, seat));
}

static char *
name_act (const TengenRoomSaying *self, const char *act, TengenSeat seat)
{
  static const struct
  {
    const char *word;
    TengenWordsRoom say;
  } own[] = {
    { "resign", TENGEN_WORDS_ROOM_RESIGN },
    { "undo", TENGEN_WORDS_ROOM_TAKE_BACK },
    { "hint", TENGEN_WORDS_ROOM_HINT },
    { "draw", TENGEN_WORDS_ROOM_DRAW },
    { "yes", TENGEN_WORDS_ROOM_YES },
    { "no", TENGEN_WORDS_ROOM_NO },
    { "agree", TENGEN_WORDS_ROOM_AGREE },
    { "disagree", TENGEN_WORDS_ROOM_DISAGREE },
    { "unmark", TENGEN_WORDS_ROOM_UNMARK },
    { "resume", TENGEN_WORDS_ROOM_RESUME },
    { "program", TENGEN_WORDS_ROOM_TAKE_PROPOSAL },
    { "five", TENGEN_WORDS_ROOM_DECLARE_FIVE },
    { "forbidden", TENGEN_WORDS_ROOM_FORBIDDEN },
    { "admit", TENGEN_WORDS_ROOM_ADMIT },
    { "deny", TENGEN_WORDS_ROOM_DENY },
    { "go-on", TENGEN_WORDS_ROOM_GO_ON },
  };
  static const struct
  {
    const char *word;
    TengenActionKind kind;
  } of_rules[] = {
    { "pass", TENGEN_ACTION_PASS },       { "virtual", TENGEN_ACTION_VIRTUAL },
    { "propose", TENGEN_ACTION_PROPOSE }, { "accept", TENGEN_ACTION_ACCEPT },
    { "refuse", TENGEN_ACTION_REFUSE },   { "void", TENGEN_ACTION_VOID },
  };

  if (g_str_equal (act, "yes") && self->table->wish != TENGEN_ROOM_WISH_UNDO)
    return g_strdup (tengen_words_room (TENGEN_WORDS_ROOM_YES_AGREE));
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    if (g_str_equal (act, own[i].word))
      return g_strdup (tengen_words_room (own[i].say));
  for (gsize i = 0; i < G_N_ELEMENTS (of_rules); i++)
    if (g_str_equal (act, of_rules[i].word))
      return tengen_words_act (
          of_rules[i].kind, &tengen_position_get_setup (self->position)->rules);
  if (g_str_has_prefix (act, "declare "))
    return tengen_words_room_fifths (atoi (act + strlen ("declare ")));
  return name_choice (self, act, seat);
}

static gboolean
is_main (const char *act)
{
  static const char *const words[] = {
    "accept", "admit", "yes", "agree", NULL
  };

  return g_strv_contains (words, act) || g_str_has_prefix (act, "choose ") ||
         g_str_has_prefix (act, "declare ");
}

static void
add_act (const TengenRoomSaying *self, const char *act, TengenSeat seat)
{
  g_autofree char *name = name_act (self, act, seat);

  tengen_room_writer_open_object (self->writer, NULL);
  tengen_room_writer_string (self->writer, "act", act);
  if (self->view->is_teacher)
    tengen_room_writer_string (
        self->writer,
        "side",
        tengen_room_say_stone (
            tengen_position_get_stone (self->position, seat)));
  tengen_room_say_text (self->writer, "say", name);
  tengen_room_writer_bool (self->writer, "main", is_main (act));
  tengen_room_writer_close (self->writer);
}

static void
add_acts (const TengenRoomSaying *self, TengenSeat seat, gboolean has_turn)
{
  g_autoptr (GPtrArray) acts = NULL;

  if (self->paused || self->phase == TENGEN_PHASE_OVER)
    return;
  acts = tengen_room_desk_list_acts (self->desk, seat, has_turn);
  for (guint i = 0; i < acts->len; i++)
    add_act (self, acts->pdata[i], seat);
}

static void
add_can (const TengenRoomSaying *self)
{
  const TengenRoomView *view = self->view;

  tengen_room_writer_open_array (self->writer, "can");
  if (view->is_teacher)
    {
      add_acts (self, TENGEN_SEAT_FIRST, TRUE);
      add_acts (self, TENGEN_SEAT_SECOND, TRUE);
    }
  else if (view->seat != TENGEN_SEAT_NONE)
    add_acts (self, view->seat, view->has_turn);
  tengen_room_writer_close (self->writer);
  tengen_room_writer_bool (
      self->writer,
      "tap",
      !self->paused && self->phase != TENGEN_PHASE_OVER &&
          tengen_room_desk_can_tap (
              self->desk,
              view->is_teacher ? tengen_room_desk_get_default (self->desk)
                               : view->seat,
              view->is_teacher || view->has_turn));
}

/* --- The count --- */

static const char *
name_part (TengenAccountCode code)
{
  switch ((int) code)
    {
    case TENGEN_ACCOUNT_STONES:
      return "stones";
    case TENGEN_ACCOUNT_PRISONERS:
    case TENGEN_ACCOUNT_LOST_PRISONERS:
    case TENGEN_ACCOUNT_PASS_STONES:
      return "prisoners";
    case TENGEN_ACCOUNT_DEAD:
    case TENGEN_ACCOUNT_LOST_DEAD:
      return "dead";
    case TENGEN_ACCOUNT_VIRTUAL:
      return "virtual";
    case TENGEN_ACCOUNT_KOMI:
    case TENGEN_ACCOUNT_BONUS:
    case TENGEN_ACCOUNT_PASS_BONUS:
      return "komi";
    case TENGEN_ACCOUNT_GROUPS:
    case TENGEN_ACCOUNT_EYES:
      return "groups";
    default:
      return "points";
    }
}

static void
add_row (const TengenRoomSaying *self,
         const TengenAccount *account,
         TengenStone stone)
{
  const TengenAccountLine *total =
      account->lines->pdata[account->lines->len - 1];
  g_autofree char *figure =
      tengen_words_figure (total->amount_x2[stone], account->unit, FALSE);

  tengen_room_writer_open_object (self->writer, NULL);
  tengen_room_writer_string (
      self->writer, "stone", tengen_room_say_stone (stone));
  tengen_room_writer_int (self->writer, "n", total->amount_x2[stone] / 2);
  tengen_room_writer_string (self->writer, "figure", figure);
  tengen_room_writer_open_array (self->writer, "parts");
  for (guint i = 0; i + 1 < account->lines->len; i++)
    {
      const TengenAccountLine *line = account->lines->pdata[i];

      if (line->amount_x2[stone] / 2 == 0)
        continue;
      tengen_room_writer_open_array (self->writer, NULL);
      tengen_room_writer_int (self->writer, NULL, line->amount_x2[stone] / 2);
      tengen_room_writer_string (self->writer, NULL, name_part (line->code));
      tengen_room_writer_close (self->writer);
    }
  tengen_room_writer_close (self->writer);
  tengen_room_writer_close (self->writer);
}

static void
add_count (const TengenRoomSaying *self)
{
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  g_autofree char *result = NULL;
  /* the teacher may have decided otherwise */
  g_autofree char *end = NULL;

  if (!tengen_position_is_counted (self->position) ||
      (count = tengen_position_count (self->position)) == NULL)
    return;
  account = tengen_account_new (
      count, &tengen_position_get_setup (self->position)->rules);
  tengen_room_writer_open_array (self->writer, "account");
  for (guint i = 0; i < account->lines->len; i++)
    {
      g_autofree char *line =
          tengen_words_room_account (account, account->lines->pdata[i]);

      tengen_room_say_text (self->writer, NULL, line);
    }
  result = tengen_words_account_result (account);
  end = self->phase == TENGEN_PHASE_OVER ? tengen_room_say_result (self) : NULL;
  if (end == NULL || g_str_equal (end, result))
    tengen_room_say_text (self->writer, NULL, result);
  tengen_room_writer_close (self->writer);
  tengen_room_writer_open_array (self->writer, "tally");
  add_row (self, account, TENGEN_STONE_BLACK);
  add_row (self, account, TENGEN_STONE_WHITE);
  tengen_room_writer_close (self->writer);
}

/* --- All of it --- */

static void
add_state (const TengenRoomSaying *self)
{
  static const char *const phases[] = { "play", "count", "over" };
  g_autofree char *result = NULL;

  tengen_room_writer_string (self->writer, "phase", phases[self->phase]);
  tengen_room_writer_bool (self->writer, "paused", self->paused);
  tengen_room_writer_bool (self->writer, "disputed", self->table->disputed);
  if (self->phase == TENGEN_PHASE_OVER)
    result = tengen_room_say_result (self);
  tengen_room_say_text (self->writer, "result", result);
}

static void
add_all (const TengenRoomSaying *self)
{
  tengen_room_writer_int (self->writer, "table", self->desk->index);
  tengen_room_writer_int (self->writer, "n", self->table->n);
  tengen_room_say_board (self);
  tengen_room_writer_open_array (self->writer, "sides");
  add_side (self, TENGEN_STONE_BLACK);
  add_side (self, TENGEN_STONE_WHITE);
  tengen_room_writer_close (self->writer);
  add_state (self);
  tengen_room_say_sentence (self);
  add_can (self);
  add_count (self);
  tengen_room_writer_string (self->writer, "command", self->desk->command);
}

char *
tengen_room_say_table (TengenRoomDesk *desk, const TengenRoomView *view)
{
  const TengenRoom *room = desk->host->room;
  const TengenRoomTable *table = tengen_room_get_table (room, desk->index);
  TengenRoomSaying saying = {
    .desk = desk,
    .view = view,
    .room = room,
    .table = table,
    .position = tengen_room_play_get_position (desk->play),
    .writer = tengen_room_writer_new ("table"),
  };

  saying.phase = table->result.kind != TENGEN_RESULT_UNKNOWN
                     ? TENGEN_PHASE_OVER
                     : tengen_position_get_phase (saying.position);
  saying.paused = table->paused || tengen_room_is_paused (room);
  add_all (&saying);
  return tengen_room_writer_end (saying.writer);
}

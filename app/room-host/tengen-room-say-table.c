/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-say-table: the message about a table, in the present language
 */
#include "tengen-room-host-private.h"

#include <stdlib.h>
#include <string.h>

#include "tengen-go-account.h"
#include "tengen-session-advice.h"
#include "tengen-words-advice.h"
#include "tengen-words-clock.h"
#include "tengen-words-computer.h"
#include "tengen-words-relay.h"
#include "tengen-words-renju.h"
#include "tengen-words-room-table.h"
#include "tengen-words-rules.h"
#include "tengen-words.h"

/* What a message is made of. */
typedef struct
{
  TengenRoomHost *host;
  TengenRoomDesk *desk;
  const TengenRoomView *view;
  const TengenRoom *room;
  const TengenRoomTable *table;
  const TengenPosition *position;
  TengenPhase phase;
  gboolean paused;
  TengenRoomWriter *writer;
} Saying;

static const char *
name_stone (TengenStone stone)
{
  static const char *const names[] = { ".", "B", "W" };

  return names[stone];
}

/* --- The board --- */

static void
add_stones (const Saying *self)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  TengenStone to_move = self->phase == TENGEN_PHASE_PLAY
                            ? tengen_position_get_to_move (self->position)
                            : TENGEN_STONE_NONE;
  g_autofree char *hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x",
                                           tengen_room_hash (board, to_move));
  g_autoptr (GString) stones = g_string_new (NULL);

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    g_string_append (stones,
                     name_stone (tengen_board_get (board, (TengenPoint) i)));
  tengen_room_writer_string (self->writer, "hash", hash);
  tengen_room_writer_int (self->writer, "w", tengen_board_get_width (board));
  tengen_room_writer_int (self->writer, "h", tengen_board_get_height (board));
  tengen_room_writer_string (self->writer, "stones", stones->str);
  tengen_room_writer_string (self->writer, "to_move", name_stone (to_move));
}

static TengenNotation
get_notation (const Saying *self)
{
  return tengen_position_get_renju (self->position) != NULL
             ? TENGEN_NOTATION_RENJU
             : tengen_words_notation ();
}

static void
add_edges (const Saying *self)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  TengenNotation notation = get_notation (self);
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);

  tengen_room_writer_open_array (self->writer, "columns");
  for (int x = 0; x < width; x++)
    {
      g_autofree char *name =
          tengen_notation_format_column (notation, width, x);

      tengen_room_writer_string (self->writer, NULL, name);
    }
  tengen_room_writer_close (self->writer);
  tengen_room_writer_open_array (self->writer, "rows");
  for (int y = 0; y < height; y++)
    {
      g_autofree char *name = tengen_notation_format_row (notation, height, y);

      tengen_room_writer_string (self->writer, NULL, name);
    }
  tengen_room_writer_close (self->writer);
}

static void
add_mark (const Saying *self, int point, const char *kind)
{
  tengen_room_writer_open_array (self->writer, NULL);
  tengen_room_writer_int (self->writer, NULL, point);
  tengen_room_writer_string (self->writer, NULL, kind);
  tengen_room_writer_close (self->writer);
}

/* What may not be, and the stones that prove it. */
static void
add_refused_marks (const Saying *self)
{
  const TengenReason *reason = self->view->refused;
  int n =
      tengen_board_get_n_points (tengen_position_get_board (self->position));

  if (reason == NULL)
    return;
  if (reason->point < n)
    add_mark (self, reason->point, "bad");
  for (guint i = 0; reason->points != NULL && i < reason->points->len; i++)
    {
      TengenPoint point = g_array_index (reason->points, TengenPoint, i);

      if (point < n)
        add_mark (self, point, "why");
    }
}

/* Dead stones, and whose the points are where points count. */
static void
add_count_marks (const Saying *self)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  gboolean counts = tengen_position_get_setup (self->position)->rules.territory;
  g_autoptr (TengenGoCount) count = NULL;

  if (!tengen_position_is_counted (self->position) ||
      (count = tengen_position_count (self->position)) == NULL)
    return;
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      TengenStone stone = tengen_board_get (board, (TengenPoint) i);
      TengenStone side =
          tengen_go_owner_get_side ((TengenGoOwner) count->owner[i]);

      if (stone != TENGEN_STONE_NONE &&
          tengen_position_get_mark (self->position, (TengenPoint) i) ==
              TENGEN_GO_MARK_DEAD)
        add_mark (self, i, "dead");
      else if (counts && stone == TENGEN_STONE_NONE &&
               side != TENGEN_STONE_NONE)
        add_mark (self, i, side == TENGEN_STONE_BLACK ? "black" : "white");
    }
}

static void
add_came (const Saying *self)
{
  for (guint i = 0; i < self->desk->came->len; i++)
    add_mark (self, g_array_index (self->desk->came, TengenPoint, i), "new");
}

/* Fifth moves that were offered. */
static void
add_offers (const Saying *self)
{
  const TengenGameRenju *renju = tengen_position_get_renju (self->position);
  TengenRenjuStep step;

  if (renju == NULL || self->phase != TENGEN_PHASE_PLAY)
    return;
  tengen_renju_opening_get_step (renju->opening, &step);
  if (step.kind != TENGEN_RENJU_STEP_OFFER &&
      step.kind != TENGEN_RENJU_STEP_PICK)
    return;
  for (int i = 0; i < renju->opening->n_offers; i++)
    add_mark (self, renju->opening->offers[i], "hint");
}

/* Advice is for whoever asked for it. */
static gboolean
is_advised (const Saying *self)
{
  return self->phase == TENGEN_PHASE_PLAY &&
         tengen_room_desk_is_hinted (self->desk, self->view->seat);
}

/* The points of advice. Returns: how many, 0 where there is none yet. */
static int
list_advised (const Saying *self, const TengenPoint **points)
{
  TengenSession *session = tengen_room_play_get_session (self->desk->play);
  const TengenEngineAdvice *go = tengen_session_get_advice (session, NULL);
  const TengenEngineRenjuAdvice *renju =
      tengen_session_get_renju_advice (session, NULL);

  if (go != NULL)
    *points = go->points;
  else if (renju != NULL)
    *points = renju->points;
  return go != NULL ? go->n_points : renju != NULL ? renju->n_points : 0;
}

static void
add_advice (const Saying *self)
{
  const TengenPoint *points = NULL;
  int n = is_advised (self) ? list_advised (self, &points) : 0;

  for (int i = 0; i < n; i++)
    add_mark (self, points[i], "hint");
}

static void
add_marks (const Saying *self)
{
  const TengenBoard *board = tengen_position_get_board (self->position);
  TengenPoint last = tengen_position_get_last (self->position, NULL);

  if (last < tengen_board_get_n_points (board))
    tengen_room_writer_int (self->writer, "last", last);
  tengen_room_writer_open_array (self->writer, "marks");
  add_came (self);
  add_count_marks (self);
  add_offers (self);
  add_advice (self);
  add_refused_marks (self);
  tengen_room_writer_close (self->writer);
}

/* --- The sides --- */

/* The word behind a number of things, as 個. */
static char *
name_unit (int n, TengenGoUnit unit)
{
  g_autofree char *text = tengen_words_half_points (2 * n, unit, TRUE);

  return g_strdup (text + strspn (text, "0123456789 "));
}

static void
add_amount (const Saying *self, TengenStone stone)
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
say_clock (const Saying *self, const TengenClock *clock, TengenSeat seat)
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
add_clock (const Saying *self, TengenSeat seat)
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
add_person (const Saying *self, TengenStone stone, TengenSeat seat, int turn)
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
      self->writer, "here", tengen_room_host_is_here (self->host, turn));
}

static void
add_computer (const Saying *self, TengenSeat seat)
{
  const TengenGameComputer *computer =
      &tengen_position_get_setup (self->position)->computers[seat];

  tengen_room_writer_string (self->writer, "name", tengen_words_computer ());
  tengen_room_writer_int (self->writer, "level", computer->level);
  tengen_room_writer_bool (self->writer, "here", TRUE);
}

static void
add_side (const Saying *self, TengenStone stone)
{
  TengenSeat seat = tengen_position_get_seat (self->position, stone);
  int turn = tengen_room_desk_get_turn (self->desk, seat);

  tengen_room_writer_open_object (self->writer, NULL);
  tengen_room_writer_string (self->writer, "stone", name_stone (stone));
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

/* --- The sentence --- */

static TengenSeat
get_actor (const Saying *self)
{
  return tengen_position_get_actor (self->position);
}

/* Whether the player to act, a person, is away. */
static gboolean
is_away (const Saying *self)
{
  int turn;

  if (self->phase != TENGEN_PHASE_PLAY || get_actor (self) == TENGEN_SEAT_NONE)
    return FALSE;
  turn = tengen_room_desk_get_turn (self->desk, get_actor (self));
  return turn != TENGEN_ROOM_COMPUTER &&
         !tengen_room_host_is_here (self->host, turn);
}

/* Says that the clock stands where it does as somebody is away. */
static void
add_standing (const Saying *self, GString *text)
{
  const TengenClock *clock = tengen_game_get_clock (tengen_session_get_game (
      tengen_room_play_get_session (self->desk->play)));

  if (clock != NULL && clock->paused && is_away (self))
    tengen_words_append (text,
                         tengen_words_room (TENGEN_WORDS_ROOM_CLOCK_STANDS));
}

static char *
say_away (const Saying *self)
{
  GString *text = g_string_new (tengen_words_room (TENGEN_WORDS_ROOM_BROKEN));

  add_standing (self, text);
  return g_string_free (text, FALSE);
}

/* A proposal, a five, a step of an opening; NULL for none of these. */
static char *
say_duty (const Saying *self, const char **tone)
{
  const TengenGameRenju *renju = tengen_position_get_renju (self->position);
  TengenDuty duty = tengen_position_get_duty (self->position);
  gboolean mine = get_actor (self) == self->view->seat;
  TengenRenjuStep step;

  if (duty == TENGEN_DUTY_ANSWER || duty == TENGEN_DUTY_ADMIT)
    {
      *tone = mine ? "ask" : "plain";
      if (duty == TENGEN_DUTY_ADMIT)
        return g_strdup (tengen_words_room (TENGEN_WORDS_ROOM_FIVE));
      return g_strdup (tengen_words_room (mine ? TENGEN_WORDS_ROOM_PROPOSED
                                               : TENGEN_WORDS_ROOM_PROPOSING));
    }
  if (renju == NULL)
    return NULL;
  tengen_renju_opening_get_step (renju->opening, &step);
  if (step.kind == TENGEN_RENJU_STEP_DONE)
    return NULL;
  *tone = mine ? "turn" : "plain";
  return tengen_words_renju_prompt (renju->opening, NULL);
}

static TengenWordsRoom
name_turn (const Saying *self, const char **tone)
{
  TengenSeat actor = get_actor (self);

  if (tengen_room_desk_get_turn (self->desk, actor) == TENGEN_ROOM_COMPUTER)
    return TENGEN_WORDS_ROOM_COMPUTER_TURN;
  if (self->view->seat == TENGEN_SEAT_NONE)
    return tengen_position_get_to_move (self->position) == TENGEN_STONE_BLACK
               ? TENGEN_WORDS_ROOM_BLACK_TURN
               : TENGEN_WORDS_ROOM_WHITE_TURN;
  if (actor != self->view->seat)
    return TENGEN_WORDS_ROOM_OTHER_TURN;
  if (!self->view->has_turn)
    return TENGEN_WORDS_ROOM_TEAM_TURN;
  *tone = "turn";
  return TENGEN_WORDS_ROOM_YOUR_TURN;
}

/* What is said of a wish to whoever is asked, asks, and was declined. */
static const TengenWordsRoom said[TENGEN_ROOM_N_WISHES][3] = {
  [TENGEN_ROOM_WISH_UNDO] = { TENGEN_WORDS_ROOM_ASKED,
                              TENGEN_WORDS_ROOM_ASKING,
                              TENGEN_WORDS_ROOM_DECLINED },
  [TENGEN_ROOM_WISH_DRAW] = { TENGEN_WORDS_ROOM_ASKED_DRAW,
                              TENGEN_WORDS_ROOM_ASKING_DRAW,
                              TENGEN_WORDS_ROOM_DECLINED_DRAW },
  [TENGEN_ROOM_WISH_VOID] = { TENGEN_WORDS_ROOM_ASKED_VOID,
                              TENGEN_WORDS_ROOM_ASKING_VOID,
                              TENGEN_WORDS_ROOM_DECLINED_VOID },
};

/* What the last change was, where it changed no stone, and whose turn it is. */
static char *
say_turn (const Saying *self, const char **tone)
{
  GString *text = g_string_new (NULL);

  if (self->desk->declined != TENGEN_SEAT_NONE &&
      self->desk->declined == self->view->seat)
    tengen_words_append (
        text, tengen_words_room (said[self->desk->declined_wish][2]));
  if (tengen_position_get_last (self->position, NULL) == TENGEN_POINT_PASS)
    {
      g_autofree char *passed =
          tengen_words_room_move (self->position, get_notation (self));

      tengen_words_append (text, passed);
    }
  tengen_words_append (text, tengen_words_room (name_turn (self, tone)));
  add_standing (self, text);
  return g_string_free (text, FALSE);
}

/* What there is to choose from, or that it is looked for. */
static char *
say_advice (const Saying *self)
{
  TengenSession *session = tengen_room_play_get_session (self->desk->play);
  const TengenBoard *board = tengen_position_get_board (self->position);
  const TengenEngineAdvice *go = tengen_session_get_advice (session, NULL);
  const TengenEngineRenjuAdvice *renju =
      tengen_session_get_renju_advice (session, NULL);
  char *names[TENGEN_ENGINE_ADVICE_POINTS + 1] = { NULL };
  const TengenPoint *points = NULL;
  int n = list_advised (self, &points);
  char *text;

  if (go == NULL && renju == NULL)
    return g_strdup (tengen_words_advice_looking ());
  for (int i = 0; i < n; i++)
    names[i] = tengen_notation_format (get_notation (self),
                                       tengen_board_get_width (board),
                                       tengen_board_get_height (board),
                                       points[i]);
  text = go != NULL
             ? tengen_words_advice_go (go, (const char *const *) names)
             : tengen_words_advice_renju (renju, (const char *const *) names);
  for (int i = 0; i < n; i++)
    g_free (names[i]);
  return text;
}

static char *
say_play (const Saying *self, const char **tone)
{
  char *duty;

  if (self->table->asked != TENGEN_SEAT_NONE &&
      self->view->seat != TENGEN_SEAT_NONE)
    {
      gboolean mine = self->table->asked == self->view->seat;

      *tone = mine ? "plain" : "ask";
      return g_strdup (
          tengen_words_room (said[self->table->wish][mine ? 1 : 0]));
    }
  if (self->view->seat != TENGEN_SEAT_NONE &&
      get_actor (self) != self->view->seat && is_away (self))
    return say_away (self);
  if (tengen_session_offers_void (
          tengen_room_play_get_session (self->desk->play)))
    return g_strdup (tengen_words_room (TENGEN_WORDS_ROOM_VOID));
  if (is_advised (self))
    {
      *tone = "turn";
      return say_advice (self);
    }
  duty = say_duty (self, tone);
  return duty != NULL ? duty : say_turn (self, tone);
}

static gboolean
can_mark (const Saying *self)
{
  return tengen_room_play_can_tap (self->desk->play, TENGEN_SEAT_FIRST);
}

static TengenWordsRoom
name_count (const Saying *self, const char **tone)
{
  TengenSession *session = tengen_room_play_get_session (self->desk->play);
  TengenSeat seat = self->view->seat;

  *tone = "plain";
  if (tengen_session_is_judging (session))
    return TENGEN_WORDS_ROOM_JUDGING;
  if (tengen_session_is_at_odds (session))
    return TENGEN_WORDS_ROOM_ODDS;
  if (tengen_room_play_has_objection (self->desk->play))
    return TENGEN_WORDS_ROOM_OBJECTED;
  if (seat == TENGEN_SEAT_NONE)
    return TENGEN_WORDS_ROOM_SETTLING;
  if (tengen_position_get_agreed (self->position, seat))
    return TENGEN_WORDS_ROOM_AGREED;
  *tone = "ask";
  if (self->table->disputed)
    return TENGEN_WORDS_ROOM_DISPUTED;
  if (seat != TENGEN_SEAT_NONE &&
      tengen_position_get_agreed (self->position,
                                  (TengenSeat) (TENGEN_SEAT_SECOND + 1 - seat)))
    return TENGEN_WORDS_ROOM_OTHER_AGREED;
  return can_mark (self) ? TENGEN_WORDS_ROOM_COUNT_DEAD
                         : TENGEN_WORDS_ROOM_COUNT;
}

static char *
say_result (const Saying *self)
{
  TengenResult result;

  tengen_room_desk_get_result (self->desk, &result);
  return tengen_words_end (self->position, &result);
}

static char *
make_sentence (const Saying *self, const char **tone)
{
  *tone = "plain";
  if (self->view->refused != NULL)
    {
      *tone = "refused";
      return tengen_words_reason (
          self->view->refused,
          &tengen_position_get_setup (self->position)->rules);
    }
  if (self->phase == TENGEN_PHASE_OVER)
    {
      *tone = "good";
      return g_strdup (tengen_words_room (self->view->seat != TENGEN_SEAT_NONE
                                              ? TENGEN_WORDS_ROOM_OVER
                                              : TENGEN_WORDS_ROOM_FINISHED));
    }
  if (self->paused)
    return g_strdup (tengen_words_room (TENGEN_WORDS_ROOM_PAUSED));
  if (self->phase == TENGEN_PHASE_COUNT)
    return g_strdup (tengen_words_room (name_count (self, tone)));
  return say_play (self, tone);
}

static void
add_sentence (const Saying *self)
{
  const char *tone;
  g_autofree char *sentence = make_sentence (self, &tone);
  g_autofree char *move =
      tengen_words_room_move (self->position, get_notation (self));
  g_autofree char *spoken = NULL;

  tengen_room_say_text (self->writer, "say", sentence);
  tengen_room_writer_string (self->writer, "tone", tone);
  if (self->view->refused != NULL || self->phase == TENGEN_PHASE_COUNT)
    spoken = g_strdup (sentence);
  else
    spoken =
        self->phase == TENGEN_PHASE_PLAY ? g_strdup (move) : say_result (self);
  tengen_room_writer_string (self->writer, "spoken", spoken);
}

/* --- What can be done --- */

static char *
name_choice (const Saying *self, const char *act, TengenSeat seat)
{
  TengenRenjuChoice choice =
      (TengenRenjuChoice) (act[strlen ("choose ")] - '0');

  return tengen_words_renju_choice (
      choice, tengen_position_get_stone (self->position, seat));
}

static char *
name_act (const Saying *self, const char *act, TengenSeat seat)
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
add_act (const Saying *self, const char *act, TengenSeat seat)
{
  g_autofree char *name = name_act (self, act, seat);

  tengen_room_writer_open_object (self->writer, NULL);
  tengen_room_writer_string (self->writer, "act", act);
  if (self->view->is_teacher)
    tengen_room_writer_string (
        self->writer,
        "side",
        name_stone (tengen_position_get_stone (self->position, seat)));
  tengen_room_say_text (self->writer, "say", name);
  tengen_room_writer_bool (self->writer, "main", is_main (act));
  tengen_room_writer_close (self->writer);
}

static void
add_acts (const Saying *self, TengenSeat seat, gboolean has_turn)
{
  g_autoptr (GPtrArray) acts = NULL;

  if (self->paused || self->phase == TENGEN_PHASE_OVER)
    return;
  acts = tengen_room_desk_list_acts (self->desk, seat, has_turn);
  for (guint i = 0; i < acts->len; i++)
    add_act (self, acts->pdata[i], seat);
}

static void
add_can (const Saying *self)
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
add_row (const Saying *self, const TengenAccount *account, TengenStone stone)
{
  const TengenAccountLine *total =
      account->lines->pdata[account->lines->len - 1];
  g_autofree char *figure =
      tengen_words_figure (total->amount_x2[stone], account->unit, FALSE);

  tengen_room_writer_open_object (self->writer, NULL);
  tengen_room_writer_string (self->writer, "stone", name_stone (stone));
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
add_count (const Saying *self)
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
  end = self->phase == TENGEN_PHASE_OVER ? say_result (self) : NULL;
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
add_state (const Saying *self)
{
  static const char *const phases[] = { "play", "count", "over" };
  g_autofree char *result = NULL;

  tengen_room_writer_string (self->writer, "phase", phases[self->phase]);
  tengen_room_writer_bool (self->writer, "paused", self->paused);
  tengen_room_writer_bool (self->writer, "disputed", self->table->disputed);
  if (self->phase == TENGEN_PHASE_OVER)
    result = say_result (self);
  tengen_room_say_text (self->writer, "result", result);
}

static void
add_all (const Saying *self)
{
  TengenStone you =
      self->view->seat == TENGEN_SEAT_NONE
          ? TENGEN_STONE_NONE
          : tengen_position_get_stone (self->position, self->view->seat);

  tengen_room_writer_int (self->writer, "table", self->desk->index);
  tengen_room_writer_int (self->writer, "n", self->table->n);
  add_stones (self);
  tengen_room_writer_string (self->writer, "you", name_stone (you));
  add_marks (self);
  add_edges (self);
  tengen_room_writer_open_array (self->writer, "sides");
  add_side (self, TENGEN_STONE_BLACK);
  add_side (self, TENGEN_STONE_WHITE);
  tengen_room_writer_close (self->writer);
  add_state (self);
  add_sentence (self);
  add_can (self);
  add_count (self);
  tengen_room_writer_string (self->writer, "command", self->desk->command);
}

char *
tengen_room_say_table (TengenRoomHost *host,
                       TengenRoomDesk *desk,
                       const TengenRoomView *view)
{
  const TengenRoom *room = host->room;
  const TengenRoomTable *table = tengen_room_get_table (room, desk->index);
  Saying saying = {
    .host = host,
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

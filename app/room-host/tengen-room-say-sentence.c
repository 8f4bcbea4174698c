/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-say-sentence: the sentence under the board
 */
#include "tengen-room-say-private.h"

#include "tengen-session-advice.h"
#include "tengen-words-advice.h"
#include "tengen-words-renju.h"
#include "tengen-words.h"

static TengenSeat
get_actor (const TengenRoomSaying *self)
{
  return tengen_position_get_actor (self->position);
}

/* Whether the player to act, a person, is away. */
static gboolean
is_away (const TengenRoomSaying *self)
{
  int turn;

  if (self->phase != TENGEN_PHASE_PLAY || get_actor (self) == TENGEN_SEAT_NONE)
    return FALSE;
  turn = tengen_room_desk_get_turn (self->desk, get_actor (self));
  return turn != TENGEN_ROOM_COMPUTER &&
         !tengen_room_host_is_here (self->desk->host, turn);
}

/* Says that the clock stands where it does as somebody is away. */
static void
add_standing (const TengenRoomSaying *self, GString *text)
{
  const TengenClock *clock = tengen_game_get_clock (tengen_session_get_game (
      tengen_room_play_get_session (self->desk->play)));

  if (clock != NULL && clock->paused && is_away (self))
    tengen_words_append (text,
                         tengen_words_room (TENGEN_WORDS_ROOM_CLOCK_STANDS));
}

static char *
say_away (const TengenRoomSaying *self)
{
  GString *text = g_string_new (tengen_words_room (TENGEN_WORDS_ROOM_BROKEN));

  add_standing (self, text);
  return g_string_free (text, FALSE);
}

/* A proposal, a five, a step of an opening; NULL for none of these. */
static char *
say_duty (const TengenRoomSaying *self, const char **tone)
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
name_turn (const TengenRoomSaying *self, const char **tone)
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
say_turn (const TengenRoomSaying *self, const char **tone)
{
  GString *text = g_string_new (NULL);

  if (self->desk->declined != TENGEN_SEAT_NONE &&
      self->desk->declined == self->view->seat)
    tengen_words_append (
        text, tengen_words_room (said[self->desk->declined_wish][2]));
  if (tengen_position_get_last (self->position, NULL) == TENGEN_POINT_PASS)
    {
      g_autofree char *passed = tengen_words_room_move (
          self->position, tengen_room_say_get_notation (self));

      tengen_words_append (text, passed);
    }
  tengen_words_append (text, tengen_words_room (name_turn (self, tone)));
  add_standing (self, text);
  return g_string_free (text, FALSE);
}

/* What there is to choose from, or that it is looked for. */
static char *
say_advice (const TengenRoomSaying *self)
{
  TengenSession *session = tengen_room_play_get_session (self->desk->play);
  const TengenBoard *board = tengen_position_get_board (self->position);
  const TengenEngineAdvice *go = tengen_session_get_advice (session, NULL);
  const TengenEngineRenjuAdvice *renju =
      tengen_session_get_renju_advice (session, NULL);
  char *names[TENGEN_ENGINE_ADVICE_POINTS + 1] = { NULL };
  const TengenPoint *points = NULL;
  int n = tengen_room_say_list_advised (self, &points);
  char *text;

  if (go == NULL && renju == NULL)
    return g_strdup (tengen_words_advice_looking ());
  for (int i = 0; i < n; i++)
    names[i] = tengen_notation_format (tengen_room_say_get_notation (self),
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
say_play (const TengenRoomSaying *self, const char **tone)
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
  if (tengen_room_say_is_advised (self))
    {
      *tone = "turn";
      return say_advice (self);
    }
  duty = say_duty (self, tone);
  return duty != NULL ? duty : say_turn (self, tone);
}

static gboolean
can_mark (const TengenRoomSaying *self)
{
  return tengen_room_play_can_tap (self->desk->play, TENGEN_SEAT_FIRST);
}

static TengenWordsRoom
name_count (const TengenRoomSaying *self, const char **tone)
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

char *
tengen_room_say_result (const TengenRoomSaying *self)
{
  TengenResult result;

  tengen_room_desk_get_result (self->desk, &result);
  return tengen_words_end (self->position, &result);
}

static char *
make_sentence (const TengenRoomSaying *self, const char **tone)
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

void
tengen_room_say_sentence (const TengenRoomSaying *self)
{
  const char *tone;
  g_autofree char *sentence = make_sentence (self, &tone);
  g_autofree char *move = tengen_words_room_move (
      self->position, tengen_room_say_get_notation (self));
  g_autofree char *spoken = NULL;

  tengen_room_say_text (self->writer, "say", sentence);
  tengen_room_writer_string (self->writer, "tone", tone);
  if (self->view->refused != NULL || self->phase == TENGEN_PHASE_COUNT)
    spoken = g_strdup (sentence);
  else
    spoken = self->phase == TENGEN_PHASE_PLAY ? g_strdup (move)
                                              : tengen_room_say_result (self);
  tengen_room_writer_string (self->writer, "spoken", spoken);
}

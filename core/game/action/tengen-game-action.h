/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-action: what a player does
 *
 * What:  actions, seats, phases, reasons as values, for every kind of game.
 * Not:   what they do to a position (kind), where they are kept (game).
 * Shape: an action has at most one point; a set of points is several actions.
 *        Seats are persons, not colours: the map from seat to colour is part
 *        of a position.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"
#include "tengen-reason.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenSeat:
 * @TENGEN_SEAT_NONE: no player: the program, a file
 * @TENGEN_SEAT_FIRST: the player who has Black when the game starts
 * @TENGEN_SEAT_SECOND: the opponent
 */
typedef enum
{
  TENGEN_SEAT_NONE = 0,
  TENGEN_SEAT_FIRST = 1,
  TENGEN_SEAT_SECOND = 2,
} TengenSeat;

/**
 * TengenSaid:
 * @TENGEN_SAID_NOTHING: nothing has been said
 * @TENGEN_SAID_BY_PROGRAM: the program, last
 * @TENGEN_SAID_BY_PLAYER: a player, last
 *
 * Whether a player or the program has spoken at a stop.
 */
typedef enum
{
  TENGEN_SAID_NOTHING,
  TENGEN_SAID_BY_PROGRAM,
  TENGEN_SAID_BY_PLAYER,
} TengenSaid;

/**
 * TengenPhase:
 * @TENGEN_PHASE_PLAY: stones are played
 * @TENGEN_PHASE_COUNT: play has stopped; the players agree on the count
 * @TENGEN_PHASE_OVER: the game has ended
 */
typedef enum
{
  TENGEN_PHASE_PLAY,
  TENGEN_PHASE_COUNT,
  TENGEN_PHASE_OVER,
} TengenPhase;

/**
 * TengenActionKind:
 * @TENGEN_ACTION_PLAY: put @stone on @point
 * @TENGEN_ACTION_PASS: pass (パス)
 * @TENGEN_ACTION_RESIGN: give up (投了)
 * @TENGEN_ACTION_MARK: (COUNT): the chain at @point is @value, a #TengenGoMark;
 *   both agreements are cleared. Of seat NONE it is the program's proposal
 * @TENGEN_ACTION_UNMARK: (COUNT): take the last mark of a player back; both
 *   agreements are cleared
 * @TENGEN_ACTION_AGREE: (COUNT): the seat agrees (@value 1) or no longer (0)
 * @TENGEN_ACTION_RESUME: (COUNT): the seat wants to go on (対局に戻る)
 * @TENGEN_ACTION_FINISH: (COUNT): the count both agreed to is final (確定)
 * @TENGEN_ACTION_VIRTUAL: put a stone beside the board (虚着)
 * @TENGEN_ACTION_PROPOSE: propose to stop play, in words (対局停止の提案)
 * @TENGEN_ACTION_ACCEPT: accept the opponent's proposal: play stops, and the
 *   player who proposed is still to move
 * @TENGEN_ACTION_REFUSE: refuse it: the player who proposed must put a stone
 *   beside the board now, then the player who refused must play on the board
 * @TENGEN_ACTION_VOID: both end the game without result (無勝負): since a
 *   position came back that the rules do not ban; of two computers at any time;
 *   of a person and the computer also at a stop, where they do not agree
 * @TENGEN_ACTION_CLAIM: (COUNT): @point belongs to the side @value, a
 *   #TengenStone, or to neither; like marks
 * @TENGEN_ACTION_GROUPS: (COUNT): @stone has @value living groups; -1: as
 *   proposed; like marks
 * @TENGEN_ACTION_EYES: (COUNT): @stone has @value needed eye points; -1: as
 *   proposed; like marks
 * @TENGEN_ACTION_EQUAL: (COUNT): @value stones of each side in the equal-stones
 *   position; -1: as many as needed; like marks
 * @TENGEN_ACTION_BALANCE: (COUNT): @value, a #TengenGoBalance, is how the
 *   number of moves is made equal; NONE: as the rules say; like marks
 * @TENGEN_ACTION_CHOOSE: (an opening of Renju): @value, a #TengenRenjuChoice
 * @TENGEN_ACTION_DECLARE: (an opening of Renju): there are to be @value fifth
 *   moves (題数)
 * @TENGEN_ACTION_OFFER: (an opening of Renju): @point is offered as a fifth
 *   move (@value 1) or no longer (0)
 * @TENGEN_ACTION_FIVE: (declared endings): 「五連です」: a five of the seat
 *   stands
 * @TENGEN_ACTION_ADMIT: (declared endings): the opponent admits it (@value 1,
 *   「認めます」) or does not and is shown the row (0); it ends the game
 * @TENGEN_ACTION_FORBIDDEN: (declared endings): 「禁手です」: the last black
 *   stone makes a forbidden shape; it ends the game
 * @TENGEN_ACTION_DRAW: both agree to a draw (合意の引き分け)
 * @TENGEN_ACTION_TIME: the time of the seat is up (時間切れ)
 *
 * What can be done.
 */
typedef enum
{
  TENGEN_ACTION_PLAY,
  TENGEN_ACTION_PASS,
  TENGEN_ACTION_RESIGN,
  TENGEN_ACTION_MARK,
  TENGEN_ACTION_UNMARK,
  TENGEN_ACTION_AGREE,
  TENGEN_ACTION_RESUME,
  TENGEN_ACTION_FINISH,
  TENGEN_ACTION_VIRTUAL,
  TENGEN_ACTION_PROPOSE,
  TENGEN_ACTION_ACCEPT,
  TENGEN_ACTION_REFUSE,
  TENGEN_ACTION_VOID,
  TENGEN_ACTION_CLAIM,
  TENGEN_ACTION_GROUPS,
  TENGEN_ACTION_EYES,
  TENGEN_ACTION_EQUAL,
  TENGEN_ACTION_BALANCE,
  TENGEN_ACTION_CHOOSE,
  TENGEN_ACTION_DECLARE,
  TENGEN_ACTION_OFFER,
  TENGEN_ACTION_FIVE,
  TENGEN_ACTION_ADMIT,
  TENGEN_ACTION_FORBIDDEN,
  TENGEN_ACTION_DRAW,
  TENGEN_ACTION_TIME,
} TengenActionKind;

/**
 * TengenDuty:
 * @TENGEN_DUTY_NONE: the side to move does what it likes
 * @TENGEN_DUTY_ANSWER: a proposal to stop waits for the opponent's answer
 * @TENGEN_DUTY_VIRTUAL: the side to move had its proposal refused and must put
 *   a stone beside the board
 * @TENGEN_DUTY_BOARD: the side to move refused and must play on the board
 * @TENGEN_DUTY_ADMIT: a declared five waits for the opponent's answer
 * @TENGEN_DUTY_PLACE: Black has handicap stones to put where he likes, see
 *   tengen_position_get_n_to_place()
 *
 * What a side has to do before anything else: a proposal to stop (提議休止), a
 * declared five and free handicap stones ask for it.
 */
typedef enum
{
  TENGEN_DUTY_NONE,
  TENGEN_DUTY_ANSWER,
  TENGEN_DUTY_VIRTUAL,
  TENGEN_DUTY_BOARD,
  TENGEN_DUTY_ADMIT,
  TENGEN_DUTY_PLACE,
} TengenDuty;

/**
 * TengenAction:
 * @kind: what is done
 * @seat: who does it
 * @stone: (PLAY, PASS, RESIGN, VIRTUAL, PROPOSE, ACCEPT, REFUSE): the colour of
 *   that seat; (GROUPS, EYES): whose groups and eyes
 * @point: (PLAY, MARK, CLAIM, OFFER): where
 * @value: (PLAY, PASS, VIRTUAL): how often the computer halved the budget of its
 *   search, as time was short; (MARK, AGREE, CLAIM, GROUPS, EYES, EQUAL, BALANCE, CHOOSE, DECLARE,
 *   OFFER, ADMIT): see the kind
 *
 * An action.
 */
typedef struct
{
  TengenActionKind kind;
  TengenSeat seat;
  TengenStone stone;
  TengenPoint point;
  int value;
} TengenAction;

/**
 * TengenActionGroup:
 * @TENGEN_ACTION_GROUP_MOVE: a stone on the board or beside it, or a pass
 * @TENGEN_ACTION_GROUP_STOP: a proposal to stop, and its answers
 * @TENGEN_ACTION_GROUP_TERM: sets what both agree on before the count: it
 *   clears both agreements and is taken back by UNMARK
 * @TENGEN_ACTION_GROUP_COUNT: what else is done at a count
 * @TENGEN_ACTION_GROUP_OPENING: a decision of an opening of Renju
 * @TENGEN_ACTION_GROUP_CLAIM: a declared ending of Renju
 * @TENGEN_ACTION_GROUP_LOSS: the player loses by it under any rules
 * @TENGEN_ACTION_GROUP_VOID: VOID
 * @TENGEN_ACTION_GROUP_DRAW: DRAW
 *
 * Actions that the rules of a game take alike.
 */
typedef enum
{
  TENGEN_ACTION_GROUP_MOVE,
  TENGEN_ACTION_GROUP_STOP,
  TENGEN_ACTION_GROUP_TERM,
  TENGEN_ACTION_GROUP_COUNT,
  TENGEN_ACTION_GROUP_OPENING,
  TENGEN_ACTION_GROUP_CLAIM,
  TENGEN_ACTION_GROUP_LOSS,
  TENGEN_ACTION_GROUP_VOID,
  TENGEN_ACTION_GROUP_DRAW,
} TengenActionGroup;

/**
 * TengenActor:
 * @TENGEN_ACTOR_SIDE: the side of @stone, which has to be known
 * @TENGEN_ACTOR_SEAT: the player in @seat, who has to be known
 * @TENGEN_ACTOR_ANY: a player or the program
 * @TENGEN_ACTOR_FIRST: always recorded as the first seat's
 * @TENGEN_ACTOR_NONE: always recorded without a seat
 *
 * Which player does an action.
 */
typedef enum
{
  TENGEN_ACTOR_SIDE,
  TENGEN_ACTOR_SEAT,
  TENGEN_ACTOR_ANY,
  TENGEN_ACTOR_FIRST,
  TENGEN_ACTOR_NONE,
} TengenActor;

/* How often the computer halves its budget at most. */
#define TENGEN_ACTION_HALVINGS_MAX 31

/* As many as the board has points. */
#define TENGEN_ACTION_POINTS G_MAXINT

/**
 * TengenActionInfo:
 * @undo_name: what the undo list calls it; several actions may share a name
 * @group: the actions it belongs to
 * @actor: the player
 * @least: least value; @least and @most are 0 where the value says nothing
 * @most: greatest value, or %TENGEN_ACTION_POINTS
 * @note: the property of a node that keeps it, see tengen_note_format();
 *   %TENGEN_PROPERTY_OTHER for moves and for UNMARK. What is kept in TNA ends
 *   the game
 *
 * What holds for all actions of a kind, whatever the rules.
 */
typedef struct
{
  const char *undo_name;
  TengenActionGroup group;
  TengenActor actor;
  int least;
  int most;
  TengenProperty note;
} TengenActionInfo;

/* Gives what holds for a kind of actions. */
const TengenActionInfo *tengen_action_get_info (TengenActionKind kind);

/* Tells whether an action is of the group TERM. */
gboolean tengen_action_is_term (TengenActionKind kind);

G_END_DECLS

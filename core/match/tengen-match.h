/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match: several games with a table of results (番勝負, リーグ戦, スイス式)
 *
 * What:   players, games with their colours and results, how they score.
 * Not:    files and folders, playing the games, which players meet
 *         (tengen-match-pair), who is ahead (tengen-match-standing), the text
 *         of the table (tengen-match-text), absences and byes that are planned
 *         (tengen-match-plan), groups by rank (tengen-match-mcmahon).
 * Shape:  players and games are arrays that only grow; a player who leaves is
 *         marked, a game that is not to be is VOID. Players and games are named
 *         by their index from 0.
 * Source: seed 004 and 8.10 of the rules for DIFFERENCE.
 */
#pragma once

#include "tengen-game-setup.h"
#include "tengen-game-result.h"
#include "tengen-match-ties.h"

G_BEGIN_DECLS

/* A class is no larger than this. */
#define TENGEN_MATCH_MAX_PLAYERS 64
#define TENGEN_MATCH_MAX_GAMES 4096
/* Characters of an id. */
#define TENGEN_MATCH_MAX_ID 64
/* Absences and byes can be planned for the first rounds, one bit each. */
#define TENGEN_MATCH_MAX_PLANNED 64
/* No player, where a player is expected: a bye. */
#define TENGEN_MATCH_NOBODY (-1)

/**
 * TengenMatchKind:
 * @TENGEN_MATCH_SERIES: two players, several games, colours in turn (番勝負)
 * @TENGEN_MATCH_ROUND_ROBIN: all players meet each other (総当たり)
 * @TENGEN_MATCH_SWISS: in each round players with equal points meet (スイス式)
 *
 * Which players meet.
 */
typedef enum
{
  TENGEN_MATCH_SERIES,
  TENGEN_MATCH_ROUND_ROBIN,
  TENGEN_MATCH_SWISS,
} TengenMatchKind;

/**
 * TengenMatchScoring:
 * @TENGEN_MATCH_SCORE_WINS: a win 1, a draw half
 * @TENGEN_MATCH_SCORE_DIFFERENCE: the winner the difference, the loser 0;
 *   resignation, time and forfeit count 20 points (online room); a win that says
 *   no number and a bye 20 too
 * @TENGEN_MATCH_SCORE_POINTS: points for a win, a draw, a loss, as set
 *
 * What a result is worth. Where both have lost, each has lost.
 */
typedef enum
{
  TENGEN_MATCH_SCORE_WINS,
  TENGEN_MATCH_SCORE_DIFFERENCE,
  TENGEN_MATCH_SCORE_POINTS,
} TengenMatchScoring;

/**
 * TengenMatchPlayer:
 * @name: the name, not empty, no two alike in a match
 * @rank: a rank as tengen_match_rank_parse() gives it, 0 for none
 * @left: left the event; is not paired any more
 * @absences: rounds for which an absence was announced, the first in the lowest
 *   bit (tengen-match-plan)
 * @byes: (SWISS): rounds for whose bye the player was chosen, as bits
 * @level: of the computer, 1 to %TENGEN_GAME_COMPUTER_LEVELS; 0 for a person
 * @engine: the id of the engine outside that moves, empty for Tengen itself
 *
 * A player.
 */
typedef struct
{
  char *name;
  int rank;
  int level;
  char engine[TENGEN_GAME_COMPUTER_ENGINE_MAX + 1];
  gboolean left;
  guint64 absences;
  guint64 byes;
} TengenMatchPlayer;

/**
 * TengenMatchSides:
 * @TENGEN_MATCH_SIDES_UNSAID: it was not said
 * @TENGEN_MATCH_SIDES_KEPT: the players ended with the colours of the start
 * @TENGEN_MATCH_SIDES_EXCHANGED: they ended with each other's
 *
 * What is known of the colours at the end of a game.
 */
typedef enum
{
  TENGEN_MATCH_SIDES_UNSAID,
  TENGEN_MATCH_SIDES_KEPT,
  TENGEN_MATCH_SIDES_EXCHANGED,
} TengenMatchSides;

/**
 * TengenMatchGame:
 * @round: from 1
 * @board: number of the board (卓) in the round, from 1
 * @black: who has Black when it starts
 * @white: the opponent, or %TENGEN_MATCH_NOBODY for a bye, whose result is a
 *   FORFEIT that @black has won (不戦勝), or VOID (休み) where the player was
 *   absent, or in ROUND_ROBIN, where each rests as often
 * @handicap: 0, 1, 2 and up, as in a setup
 * @komi_x2: komi, half points
 * @result: UNKNOWN while it is not decided; the winner is the colour that the
 *   winning player had when the game started (@black or @white), also where
 *   colours were exchanged
 * @sides: as they were noted, see tengen_match_get_sides()
 * @by_hand: the result was entered, by a person or from a record, and a game
 *   that is shown again does not change it
 * @file: (nullable): name of its record beside the table, without folder
 *
 * A game.
 */
typedef struct
{
  int round;
  int board;
  int black;
  int white;
  int handicap;
  int komi_x2;
  TengenResult result;
  TengenMatchSides sides;
  gboolean by_hand;
  char *file;
} TengenMatchGame;

/**
 * TengenMatch:
 * @id: a name of letters, digits and `-`, for TNM
 * @title: what it is called
 * @kind: which players meet
 * @scoring: what a result is worth
 * @points_x2: (POINTS): half points for a win, a draw, a loss
 * @n_rounds: rounds (SWISS), times all meet each other (ROUND_ROBIN), games at
 *   most (SERIES)
 * @to_win: (SERIES): wins that decide it, 0: all games are played
 * @by_rank: handicaps follow the ranks
 * @ties: what separates players with the same score
 * @bar: (SWISS): the upper end of the groups by rank, a rank; 0 without groups
 *   (tengen-match-mcmahon)
 * @floor: (SWISS): their lower end, a rank; 0 without groups
 * @setup: what each game starts from; names, ranks, colours, handicap, komi and
 *   seats of the computer are set for each game
 * @players: (element-type TengenMatchPlayer)
 * @games: (element-type TengenMatchGame): in the order in which they were paired
 * @rest: (nullable): what a later Tengen wrote in the table and this one does
 *   not know; private to tengen-match-text
 *
 * A match.
 */
typedef struct
{
  char *id;
  char *title;
  TengenMatchKind kind;
  TengenMatchScoring scoring;
  int points_x2[3];
  int n_rounds;
  int to_win;
  gboolean by_rank;
  TengenMatchTies ties;
  int bar;
  int floor;
  TengenGameSetup *setup;
  GPtrArray *players;
  GPtrArray *games;
  GKeyFile *rest;
} TengenMatch;

/**
 * TengenMatchFault:
 * @TENGEN_MATCH_FAULT_NONE: nothing
 * @TENGEN_MATCH_FAULT_NAME: a player without a name
 * @TENGEN_MATCH_FAULT_TWICE: that name is there already
 * @TENGEN_MATCH_FAULT_MANY: more than %TENGEN_MATCH_MAX_PLAYERS
 * @TENGEN_MATCH_FAULT_FEW: fewer than two players
 * @TENGEN_MATCH_FAULT_OPEN: games of this round are not decided
 * @TENGEN_MATCH_FAULT_OVER: all games have been played
 * @TENGEN_MATCH_FAULT_ABSENT: (ROUND_ROBIN): those who are there have met each
 *   other, the rest is absent
 * @TENGEN_MATCH_FAULT_KIND: there is no such thing in this kind of match
 * @TENGEN_MATCH_FAULT_ROUND: there is no such round
 * @TENGEN_MATCH_FAULT_PAIRED: that round is paired already
 * @TENGEN_MATCH_FAULT_BOTH: absent and with the bye in the same round
 * @TENGEN_MATCH_FAULT_CHOSEN: another player was chosen for the bye
 *
 * Why something cannot be.
 */
typedef enum
{
  TENGEN_MATCH_FAULT_NONE,
  TENGEN_MATCH_FAULT_NAME,
  TENGEN_MATCH_FAULT_TWICE,
  TENGEN_MATCH_FAULT_MANY,
  TENGEN_MATCH_FAULT_FEW,
  TENGEN_MATCH_FAULT_OPEN,
  TENGEN_MATCH_FAULT_OVER,
  TENGEN_MATCH_FAULT_ABSENT,
  TENGEN_MATCH_FAULT_KIND,
  TENGEN_MATCH_FAULT_ROUND,
  TENGEN_MATCH_FAULT_PAIRED,
  TENGEN_MATCH_FAULT_BOTH,
  TENGEN_MATCH_FAULT_CHOSEN,
} TengenMatchFault;

#define TENGEN_MATCH_N_FAULTS (TENGEN_MATCH_FAULT_CHOSEN + 1)

/**
 * tengen_match_new:
 * @id: its id
 * @kind: which players meet
 * @setup: what its games start from
 *
 * Makes a match: three games, two wins decide (SERIES), once (ROUND_ROBIN), four
 * rounds (SWISS); scored by wins, 2, 1, 0 for POINTS; without a title. Ties are
 * told apart by SOS, SODOS, DIRECT, unplayed rounds are VIRTUAL (SWISS) or
 * LEFT_OUT (ROUND_ROBIN: all play the same in the end); a SERIES has the old
 * ties.
 *
 * Returns: (transfer full): a match
 */
TengenMatch *
tengen_match_new (const char *id,
                  TengenMatchKind kind,
                  const TengenGameSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Copies a match. */
TengenMatch *
tengen_match_copy (const TengenMatch *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a match; does nothing for %NULL. */
void tengen_match_free (TengenMatch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenMatch, tengen_match_free)

/**
 * tengen_match_add_player:
 * @self: a match
 * @name: the name; white space around it is left out
 * @rank: a rank, 0 for none
 *
 * Adds a player; (SERIES) of two, the first of whom keeps Black where the setup
 * has a handicap. Also between rounds.
 *
 * Returns: NAME, TWICE, MANY, or NONE
 */
TengenMatchFault
tengen_match_add_player (TengenMatch *self, const char *name, int rank);

/**
 * tengen_match_set_player:
 * @self: a match
 * @player: which
 * @name: the name
 * @rank: a rank, 0 for none
 * @left: whether the player has left
 *
 * Changes a player; games that are paired stay as they are.
 *
 * Returns: NAME, TWICE, or NONE
 */
TengenMatchFault tengen_match_set_player (
    TengenMatch *self, int player, const char *name, int rank, gboolean left);

/**
 * tengen_match_set_computer:
 * @self: a match
 * @player: which
 * @level: 1 to %TENGEN_GAME_COMPUTER_LEVELS for the computer, 0 for a person
 * @engine: the id of an engine outside, empty for Tengen itself and for a person
 *
 * Seats the computer, or a person, in the games of a player that are not begun.
 */
void tengen_match_set_computer (TengenMatch *self,
                                int player,
                                int level,
                                const char *engine);

/**
 * tengen_match_find_player:
 * @self: a match
 * @name: a name; white space around it and the width of letters do not count
 *
 * Finds a player by name, one who has left too.
 *
 * Returns: a player, or %TENGEN_MATCH_NOBODY
 */
int tengen_match_find_player (const TengenMatch *self, const char *name);

/* Gives a player. */
TengenMatchPlayer *tengen_match_get_player (const TengenMatch *self, int index);

/* Gives a game. */
TengenMatchGame *tengen_match_get_game (const TengenMatch *self, int index);

/* Tells which round was paired last. */
int tengen_match_get_round (const TengenMatch *self);

/**
 * tengen_match_set_result:
 * @self: a match
 * @game: which game, no bye
 * @result: how it ended; UNKNOWN takes it back
 * @by_hand: it was entered
 *
 * Notes a result. (SERIES): games that are not needed any more stay open.
 */
void tengen_match_set_result (TengenMatch *self,
                              int game,
                              const TengenResult *result,
                              gboolean by_hand);

/**
 * tengen_match_is_over:
 * @self: a match
 *
 * Tells whether nothing is left to be played: all games of all rounds are
 * decided, or (SERIES) a player has won it.
 *
 * Returns: %TRUE if it is over
 */
gboolean tengen_match_is_over (const TengenMatch *self);

/**
 * tengen_match_has_next:
 * @self: a match
 *
 * Tells whether another round is to come behind those that were paired: the
 * last one that was announced is followed by none, whether its games are
 * decided or not; nor is a series that is won.
 *
 * Returns: %TRUE if there is one to pair, now or later
 */
gboolean tengen_match_has_next (const TengenMatch *self);

/**
 * TengenMatchMeetings:
 * @n: by player and player
 *
 * How often two were paired with each other.
 */
typedef struct
{
  int n[TENGEN_MATCH_MAX_PLAYERS][TENGEN_MATCH_MAX_PLAYERS];
} TengenMatchMeetings;

/* Counts in @meetings how often each met each, decided or not. */
void tengen_match_count_meetings (const TengenMatch *self,
                                  TengenMatchMeetings *meetings);

/**
 * TengenMatchOutcome:
 * @TENGEN_MATCH_OPEN: it is not decided
 * @TENGEN_MATCH_WON: won, a bye too
 * @TENGEN_MATCH_DRAWN: drawn or without result
 * @TENGEN_MATCH_LOST: lost
 * @TENGEN_MATCH_RESTED: did not play in this round (休み)
 *
 * How a game ended for a player.
 */
typedef enum
{
  TENGEN_MATCH_OPEN,
  TENGEN_MATCH_WON,
  TENGEN_MATCH_DRAWN,
  TENGEN_MATCH_LOST,
  TENGEN_MATCH_RESTED,
} TengenMatchOutcome;

/* Tells how the game ended for one of its two players. */
TengenMatchOutcome
tengen_match_get_outcome (const TengenMatch *self, int game, int player);

/**
 * tengen_match_score:
 * @self: a match
 * @game: which game
 * @player: one of its two
 *
 * Tells what the game is worth to the player: 0 while it is not decided. VOID
 * is worth a draw where wins or points count, 0 where differences do; a rest is
 * worth nothing. What a player starts with is not in it (tengen-match-mcmahon).
 *
 * Returns: half points
 */
int tengen_match_score (const TengenMatch *self, int game, int player);

/**
 * tengen_match_get_worth:
 * @self: a match
 * @outcome: how a game ended for a player
 *
 * Tells what such a game is worth, where differences count one that says no
 * number: 20 points for a win, 0 for a draw.
 *
 * Returns: half points
 */
int tengen_match_get_worth (const TengenMatch *self,
                            TengenMatchOutcome outcome);

/**
 * tengen_match_make_setup:
 * @self: a match
 * @game: which game, no bye
 *
 * Makes what a game starts from: the match's setup with names, ranks, handicap,
 * komi and TNM of the game. In a SERIES the clock's first seat is that of the
 * first player: the time goes with the person.
 *
 * Returns: (transfer full): a setup
 */
TengenGameSetup *tengen_match_make_setup (const TengenMatch *self,
                                          int game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_is_id:
 * @text: a text
 *
 * Tells whether it can be the id of a match: 1 to %TENGEN_MATCH_MAX_ID letters,
 * digits and `-`.
 *
 * Returns: %TRUE if it can
 */
gboolean tengen_match_is_id (const char *text);

/**
 * tengen_match_parse_game:
 * @text: (nullable): what stands under TNM
 * @id: (out) (transfer full): the id of the match
 * @game: (out): index of the game, from 0
 *
 * Reads to which game of which match a record belongs.
 *
 * Returns: %FALSE if it belongs to none
 */
gboolean tengen_match_parse_game (const char *text, char **id, int *game);

G_END_DECLS

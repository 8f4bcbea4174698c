/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-rules: a rule set (ルール) of the Go family as a value
 *
 * What:   the choices in which rule sets differ, and a table of named sets.
 * Not:    carrying them out (play, repetition, count). Nowhere else is there a
 *         test on a rule set's name: only on these fields.
 * Shape:  a plain struct; copy it, change fields, compare with equal().
 * Source: the seeds' pages on Pure Go, the online Go room and scientific
 *         counting; Japanese and Chinese practice where they are silent.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenGoActs:
 * @TENGEN_GO_ACT_VIRTUAL: a stone beside the board (虚着)
 * @TENGEN_GO_ACT_ABSTAIN: a pass (パス, 放棄)
 * @TENGEN_GO_ACT_PASS_STONE: a pass that hands a stone to the opponent
 * @TENGEN_GO_ACT_PROPOSE: a stop proposed in words
 *
 * What may be done besides playing on the board; a set of bits.
 */
typedef enum
{
  TENGEN_GO_ACT_VIRTUAL = 1 << 0,
  TENGEN_GO_ACT_ABSTAIN = 1 << 1,
  TENGEN_GO_ACT_PASS_STONE = 1 << 2,
  TENGEN_GO_ACT_PROPOSE = 1 << 3,
} TengenGoActs;

/**
 * TengenGoRepetitionRule:
 * @TENGEN_GO_REPETITION_BASIC: the immediate retake of a ko only
 * @TENGEN_GO_REPETITION_POSITIONAL: no earlier board may come back
 * @TENGEN_GO_REPETITION_SITUATIONAL: no earlier board with the same side to
 *   move may come back
 * @TENGEN_GO_REPETITION_GENERALISED: boards together with virtual stones
 */
typedef enum
{
  TENGEN_GO_REPETITION_BASIC,
  TENGEN_GO_REPETITION_POSITIONAL,
  TENGEN_GO_REPETITION_SITUATIONAL,
  TENGEN_GO_REPETITION_GENERALISED,
} TengenGoRepetitionRule;

/**
 * TengenGoSuicide:
 * @TENGEN_GO_SUICIDE_NEVER: forbidden
 * @TENGEN_GO_SUICIDE_MANY: allowed for two stones or more
 * @TENGEN_GO_SUICIDE_ANY: allowed; the repetition rule decides
 */
typedef enum
{
  TENGEN_GO_SUICIDE_NEVER,
  TENGEN_GO_SUICIDE_MANY,
  TENGEN_GO_SUICIDE_ANY,
} TengenGoSuicide;

/**
 * TengenGoBonus:
 * @TENGEN_GO_BONUS_NONE: handicap stones give White nothing
 * @TENGEN_GO_BONUS_ALL: one point each
 * @TENGEN_GO_BONUS_LESS_ONE: one point each but the first
 */
typedef enum
{
  TENGEN_GO_BONUS_NONE,
  TENGEN_GO_BONUS_ALL,
  TENGEN_GO_BONUS_LESS_ONE,
} TengenGoBonus;

/**
 * TengenGoResume:
 * @TENGEN_GO_RESUME_TURN: the side whose turn it is by alternation; after two
 *   passes that is the one who passed first
 * @TENGEN_GO_RESUME_OPPONENT: the opponent of the one who asked
 */
typedef enum
{
  TENGEN_GO_RESUME_TURN,
  TENGEN_GO_RESUME_OPPONENT,
} TengenGoResume;

/**
 * TengenGoKoFights:
 * @TENGEN_GO_KO_FIGHTS_PLAYED: a ko is fought as in play: the side that needs
 *   it may find threats elsewhere, so what hangs on it may be doubtful
 * @TENGEN_GO_KO_FIGHTS_BARRED: the defender may not retake a ko, as where life
 *   and death are confirmed without play; bent four in the corner is dead
 *
 * What a ko is worth when a chain is judged after the stop.
 */
typedef enum
{
  TENGEN_GO_KO_FIGHTS_PLAYED,
  TENGEN_GO_KO_FIGHTS_BARRED,
} TengenGoKoFights;

/**
 * TengenGoUnit:
 * @TENGEN_GO_UNIT_MOKU: points of territory (目)
 * @TENGEN_GO_UNIT_POINTS: points of area (点)
 * @TENGEN_GO_UNIT_STONES: stones (個)
 * @TENGEN_GO_UNIT_LU: owned points that are no needed eyes (路)
 * @TENGEN_GO_UNIT_ZI: stones and owned points (子)
 *
 * What a score counts.
 */
typedef enum
{
  TENGEN_GO_UNIT_MOKU,
  TENGEN_GO_UNIT_POINTS,
  TENGEN_GO_UNIT_STONES,
  TENGEN_GO_UNIT_LU,
  TENGEN_GO_UNIT_ZI,
} TengenGoUnit;

/**
 * TengenGoExtra:
 * @TENGEN_GO_EXTRA_NONE: they mean nothing
 * @TENGEN_GO_EXTRA_COMPENSATE: taken off the border between the colours, whose
 *   points are then half each (多下貼点)
 * @TENGEN_GO_EXTRA_OWN: taken off the inside of the side's own territory, which
 *   gains (多下不貼点)
 * @TENGEN_GO_EXTRA_FILL: taken off the border and put into the side's own
 *   territory, which loses
 *
 * What the equal-stones position (等子局面) does with the stones that one side
 * has more than the other.
 */
typedef enum
{
  TENGEN_GO_EXTRA_NONE,
  TENGEN_GO_EXTRA_COMPENSATE,
  TENGEN_GO_EXTRA_OWN,
  TENGEN_GO_EXTRA_FILL,
} TengenGoExtra;

/**
 * TengenGoBalance:
 * @TENGEN_GO_BALANCE_NONE: no
 * @TENGEN_GO_BALANCE_STONE: (a) if the side that moved first has made one move
 *   more, the other adds one virtual stone
 * @TENGEN_GO_BALANCE_NEGATIVE: (b) the side that moved first takes one of its
 *   stones off its own territory instead (負着)
 * @TENGEN_GO_BALANCE_WHITE_LAST: if Black made the last pass, White passes once
 *   more and hands a stone over
 *
 * How the number of moves is made equal at the count (平衡手数).
 */
typedef enum
{
  TENGEN_GO_BALANCE_NONE,
  TENGEN_GO_BALANCE_STONE,
  TENGEN_GO_BALANCE_NEGATIVE,
  TENGEN_GO_BALANCE_WHITE_LAST,
} TengenGoBalance;

/**
 * TengenGoTax:
 * @TENGEN_GO_TAX_NONE: nothing
 * @TENGEN_GO_TAX_EYES: needed eye points do not count
 * @TENGEN_GO_TAX_GROUPS: the side with more groups gives one point for each of
 *   them more to the other (還棋頭)
 *
 * What living groups cost.
 */
typedef enum
{
  TENGEN_GO_TAX_NONE,
  TENGEN_GO_TAX_EYES,
  TENGEN_GO_TAX_GROUPS,
} TengenGoTax;

/**
 * TengenGoFamily:
 * @TENGEN_GO_FAMILY_USUAL: the usual ones of our time
 * @TENGEN_GO_FAMILY_ROOM: those of the online Go room (オンライン囲碁室)
 * @TENGEN_GO_FAMILY_SCIENCE: scientific counting (科学計目法)
 * @TENGEN_GO_FAMILY_OLD: the old ones (古法)
 *
 * Under what a named set is listed.
 */
typedef enum
{
  TENGEN_GO_FAMILY_USUAL,
  TENGEN_GO_FAMILY_ROOM,
  TENGEN_GO_FAMILY_SCIENCE,
  TENGEN_GO_FAMILY_OLD,
} TengenGoFamily;

/**
 * TengenGoFieldKind:
 * @TENGEN_GO_FIELD_NUMBER: half points
 * @TENGEN_GO_FIELD_COUNT: a number of things, from 0
 * @TENGEN_GO_FIELD_SWITCH: 0 or 1
 * @TENGEN_GO_FIELD_CHOICE: one of a few, from 0
 * @TENGEN_GO_FIELD_SET: a set of bits
 *
 * What values a field of a rule set has.
 */
typedef enum
{
  TENGEN_GO_FIELD_NUMBER,
  TENGEN_GO_FIELD_COUNT,
  TENGEN_GO_FIELD_SWITCH,
  TENGEN_GO_FIELD_CHOICE,
  TENGEN_GO_FIELD_SET,
} TengenGoFieldKind;

/**
 * TengenGoClash:
 * @TENGEN_GO_CLASH_NONE: the choices fit together
 * @TENGEN_GO_CLASH_NO_STOP: neither passes nor proposals: play cannot stop
 * @TENGEN_GO_CLASH_TWO_STOPS: passes and proposals both: it is not clear what
 *   stops play
 * @TENGEN_GO_CLASH_NOTHING_COUNTED: neither stones nor territory count
 * @TENGEN_GO_CLASH_VIRTUAL_ENDLESS: virtual moves without the generalised
 *   repetition rule, which alone ends a row of them
 * @TENGEN_GO_CLASH_VIRTUAL_BACK: virtual stones are filled back, but there are
 *   none
 * @TENGEN_GO_CLASH_PASS_BACK: passes are filled back, but there are none
 * @TENGEN_GO_CLASH_HOLD: lost stones are shown with the captor, but they do
 *   not count
 * @TENGEN_GO_CLASH_EQUAL_BACK: an equal number of stones is chosen freely, and
 *   lost stones count: only one of both can be
 * @TENGEN_GO_CLASH_STONES_EXTRA: stones on the board count, and so do stones
 *   more than the other's: they would count twice
 * @TENGEN_GO_CLASH_STONES_BALANCE: stones on the board count, and the number of
 *   moves is balanced: the balancing stone would have no place
 * @TENGEN_GO_CLASH_DEAD_ONLY_STONES: dead stones may be taken off, but lost
 *   stones cost nothing and only stones count: who is taken off has to be
 *   played out
 *
 * The first contradiction between the choices of a set.
 */
typedef enum
{
  TENGEN_GO_CLASH_NONE,
  TENGEN_GO_CLASH_NO_STOP,
  TENGEN_GO_CLASH_TWO_STOPS,
  TENGEN_GO_CLASH_NOTHING_COUNTED,
  TENGEN_GO_CLASH_VIRTUAL_ENDLESS,
  TENGEN_GO_CLASH_VIRTUAL_BACK,
  TENGEN_GO_CLASH_PASS_BACK,
  TENGEN_GO_CLASH_HOLD,
  TENGEN_GO_CLASH_EQUAL_BACK,
  TENGEN_GO_CLASH_STONES_EXTRA,
  TENGEN_GO_CLASH_STONES_BALANCE,
  TENGEN_GO_CLASH_DEAD_ONLY_STONES,
} TengenGoClash;

/**
 * TengenGoRules:
 * @id: the name of the set it comes from, for files and commands
 * @acts: a set of #TengenGoActs
 * @repetition: which repetitions are banned
 * @reset: the repetition record is cleared at a resumption
 * @suicide: which suicides are allowed
 * @dead: stones agreed to be dead are taken off
 * @stones: own stones on the board count
 * @territory: own empty points count
 * @dame: half of the neutral points counts
 * @back: own lost stones (prisoners and dead) are subtracted
 * @hold: (with @back): they are shown as added to the opponent
 * @virtual_back: stones beside the board are filled back like lost ones
 * @pass_back: passes are filled back like lost stones (pass stones)
 * @claims: points that both agree belong to a side (申告) count
 * @extra_stones: extra moves are counted in board and virtual moves; if not,
 *   in board moves only
 * @extra_first: what becomes of extra moves before the first stop
 * @extra_later: of those after it
 * @extra_handicap: of handicap stones
 * @balance: how the number of moves is made equal
 * @equal: no prisoners are kept; both fill up from full bowls to any equal
 *   number of stones on the board
 * @tax: what living groups cost
 * @first_pass_bonus: White gets a point if White passed first in the game
 * @tie_black: Black wins a tie
 * @seki_eyes: eyes of stones in seki count; if not, seki can be marked
 * @bonus: what handicap stones give to White
 * @resume: who moves first after a resumption
 * @unit: what a score counts
 * @komi_x2: komi of an even game, half points, for White
 * @komi_handicap_x2: komi from two handicap stones on, half points
 * @komi_one_x2: komi when Black only moves first (handicap 1), half points
 * @goal: stones that have to be taken to win (石取り), 0 where captures do not
 *   decide, up to %TENGEN_GO_GOAL_MAX
 *
 * The choices.
 *
 * With a @goal the side whose opponent has lost so many stones first has won at
 * once, and a side that is to move and has no legal move has lost. Moves on the
 * board are all that there is: @acts is empty, and what the other fields say of
 * a count means nothing. Such a game always ends: each move adds a stone, and
 * fewer than twice the goal are taken.
 */
typedef struct
{
  char id[24];
  guint acts;
  TengenGoRepetitionRule repetition;
  gboolean reset;
  TengenGoSuicide suicide;
  gboolean dead;
  gboolean stones;
  gboolean territory;
  gboolean dame;
  gboolean back;
  gboolean hold;
  gboolean virtual_back;
  gboolean pass_back;
  gboolean claims;
  gboolean extra_stones;
  TengenGoExtra extra_first;
  TengenGoExtra extra_later;
  TengenGoExtra extra_handicap;
  TengenGoBalance balance;
  gboolean equal;
  TengenGoTax tax;
  gboolean first_pass_bonus;
  gboolean tie_black;
  gboolean seki_eyes;
  TengenGoBonus bonus;
  TengenGoResume resume;
  TengenGoUnit unit;
  int komi_x2;
  int komi_handicap_x2;
  int komi_one_x2;
  int goal;
} TengenGoRules;

/* Stones that can be the goal. */
#define TENGEN_GO_GOAL_MAX 20

/* Counts the named sets. Returns: 1 and up. */
guint tengen_go_rules_get_n_named (void);

/**
 * tengen_go_rules_get_named:
 * @index: 0 to the number of named sets - 1
 *
 * Gives a named set, in the order they are offered: the usual ones first, then
 * family by family.
 *
 * Returns: (transfer none): a row of the table
 */
const TengenGoRules *tengen_go_rules_get_named (guint index);

/* Looks a named set up. Returns: a row of the table, or %NULL. */
const TengenGoRules *tengen_go_rules_find (const char *id);

/**
 * tengen_go_rules_find_text:
 * @text: what a record says under RU
 *
 * Looks a named set up by the texts that programs write (Japanese, Chinese,
 * 日本, 中国ルール, jungo ...), without regard to case and blanks.
 *
 * Returns: (transfer none) (nullable): a row of the table, or %NULL
 */
const TengenGoRules *tengen_go_rules_find_text (const char *text);

/**
 * tengen_go_rules_read_text:
 * @text: what a record says under RU
 * @rules: (out): the set
 *
 * Reads what tengen_go_rules_write_text() wrote, or any text that
 * tengen_go_rules_find_text() knows; where captures decide, of Pure Go.
 *
 * Returns: %FALSE if it is neither; @rules is then unchanged
 */
gboolean tengen_go_rules_read_text (const char *text, TengenGoRules *rules);

/* Gives the text that is written under RU for the named set it comes from. */
const char *tengen_go_rules_get_text (const TengenGoRules *self);

/**
 * tengen_go_rules_write_text:
 * @self: a set
 *
 * Writes what stands under RU for it: the text of its named set, or where
 * captures decide what no other program takes for a game that is counted
 * (`Capture Go 3`).
 *
 * Returns: (transfer full): the text
 */
char *tengen_go_rules_write_text (const TengenGoRules *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_rules_set_goal:
 * @self: a set
 * @goal: 0 to %TENGEN_GO_GOAL_MAX
 *
 * Lets captures decide, or with 0 no longer: then what may be done besides
 * playing on the board is that of the named set again.
 */
void tengen_go_rules_set_goal (TengenGoRules *self, int goal);

/**
 * tengen_go_rules_komi:
 * @self: a set
 * @handicap: 0 (even), 1 (Black only moves first), 2 to 9 stones
 *
 * Gives the komi that goes with a handicap.
 *
 * Returns: half points for White
 */
int tengen_go_rules_komi (const TengenGoRules *self, int handicap);

/* Gives the half points that handicap stones give to White besides komi. */
int tengen_go_rules_bonus (const TengenGoRules *self, int handicap);

/* Tells under what the named set it comes from is listed. */
TengenGoFamily tengen_go_rules_get_family (const TengenGoRules *self);

/**
 * tengen_go_rules_is_variant:
 * @self: a set
 *
 * Tells whether the named set it comes from is another way of a set before it
 * (2-2alt of 2-2, 3-2b of 3-2), not one of its own.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_go_rules_is_variant (const TengenGoRules *self);

/* Tells where the rules of the named set it comes from are written. */
const char *tengen_go_rules_get_source (const TengenGoRules *self);

/**
 * tengen_go_rules_has_stand_in:
 * @self: a set
 *
 * Tells whether its repetition rule only stands in for one that no page at
 * hand gives (Ing's ko rule).
 *
 * Returns: %TRUE if it does; %FALSE once the field was changed
 */
gboolean tengen_go_rules_has_stand_in (const TengenGoRules *self);

/**
 * tengen_go_rules_get_ko_fights:
 * @self: a set
 *
 * Tells what a ko is worth where life and death are judged after the stop, by
 * the rules of the named set it comes from.
 *
 * Returns: whether kos are fought
 */
TengenGoKoFights tengen_go_rules_get_ko_fights (const TengenGoRules *self);

/**
 * tengen_go_rules_check:
 * @self: a set
 *
 * Looks for contradictions between the choices. Named sets have none, and where
 * captures decide there can be none.
 *
 * Returns: the first one
 */
TengenGoClash tengen_go_rules_check (const TengenGoRules *self);

/* Tells whether players can pass, with or without handing over a stone. */
gboolean tengen_go_rules_has_passes (const TengenGoRules *self);

/**
 * tengen_go_rules_has_abstentions:
 * @self: a set
 *
 * Tells whether passes are abstentions (放棄): not moving stands beside virtual
 * moves, or is weighed against the moves that the other side makes more.
 *
 * Returns: %TRUE if they are
 */
gboolean tengen_go_rules_has_abstentions (const TengenGoRules *self);

/* Tells whether all fields are the same. */
gboolean tengen_go_rules_equal (const TengenGoRules *self,
                                const TengenGoRules *other);

/**
 * tengen_go_rules_format:
 * @self: a set
 *
 * Writes a set as its name and the fields changed from it, as it stands under
 * TNR in records: `japan komi=11 repetition=positional`, `pure goal=3`.
 *
 * Returns: (transfer full): the text
 */
char *
tengen_go_rules_format (const TengenGoRules *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_rules_parse:
 * @text: what tengen_go_rules_format() wrote
 * @rules: (out): the set
 *
 * Reads a set.
 *
 * Returns: %FALSE if a name, field or value is unknown; @rules is then
 *   unchanged
 */
gboolean tengen_go_rules_parse (const char *text, TengenGoRules *rules);

/* Counts the fields in which sets differ, all but the id. Returns: 1 and up. */
guint tengen_go_rules_get_n_fields (void);

/**
 * tengen_go_rules_get_field:
 * @index: 0 to the number of fields - 1
 * @kind: (out) (optional): what values it has
 * @n_values: (out) (optional): how many; the bits of a set; 0 for half points
 *
 * Gives a field by its place, in the order they are written.
 *
 * Returns: (transfer none): its name as tengen_go_rules_format() writes it
 */
const char *
tengen_go_rules_get_field (guint index, TengenGoFieldKind *kind, int *n_values);

/* Reads a field, 0 to the number of fields - 1. */
int tengen_go_rules_get_value (const TengenGoRules *self, guint index);

/**
 * tengen_go_rules_set_value:
 * @self: a set
 * @index: 0 to the number of fields - 1
 * @value: a value
 *
 * Changes a field; the goal as tengen_go_rules_set_goal() does.
 *
 * Returns: %FALSE if it cannot have this value; @self is then unchanged
 */
gboolean
tengen_go_rules_set_value (TengenGoRules *self, guint index, int value);

G_END_DECLS

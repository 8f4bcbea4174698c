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
 * TengenGoUnit:
 * @TENGEN_GO_UNIT_MOKU: points of territory (目)
 * @TENGEN_GO_UNIT_POINTS: points of area (点, 子)
 * @TENGEN_GO_UNIT_STONES: stones (個)
 *
 * What a score counts.
 */
typedef enum
{
  TENGEN_GO_UNIT_MOKU,
  TENGEN_GO_UNIT_POINTS,
  TENGEN_GO_UNIT_STONES,
} TengenGoUnit;

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
 * @seki_eyes: eyes of stones in seki count; if not, seki can be marked
 * @bonus: what handicap stones give to White
 * @resume: who moves first after a resumption
 * @unit: what a score counts
 * @komi_x2: komi of an even game, half points, for White
 * @komi_handicap_x2: komi from two handicap stones on, half points
 * @komi_one_x2: komi when Black only moves first (handicap 1), half points
 *
 * The choices.
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
  gboolean seki_eyes;
  TengenGoBonus bonus;
  TengenGoResume resume;
  TengenGoUnit unit;
  int komi_x2;
  int komi_handicap_x2;
  int komi_one_x2;
} TengenGoRules;

/**
 * tengen_go_rules_get_n_named:
 *
 * Counts the named sets.
 *
 * Returns: 1 and up
 */
guint tengen_go_rules_get_n_named (void);

/**
 * tengen_go_rules_get_named:
 * @index: 0 to the number of named sets - 1
 *
 * Gives a named set: `pure`, `japan`, `china`.
 *
 * Returns: (transfer none): a row of the table
 */
const TengenGoRules *tengen_go_rules_get_named (guint index);

/**
 * tengen_go_rules_find:
 * @id: a name
 *
 * Looks a named set up.
 *
 * Returns: (transfer none) (nullable): a row of the table, or %NULL
 */
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
 * tengen_go_rules_get_text:
 * @self: a set
 *
 * Gives the text that is written under RU for it.
 *
 * Returns: (transfer none): an English text
 */
const char *tengen_go_rules_get_text (const TengenGoRules *self);

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

/**
 * tengen_go_rules_bonus:
 * @self: a set
 * @handicap: stones set up before the first move
 *
 * Gives what the handicap stones give to White besides komi.
 *
 * Returns: half points
 */
int tengen_go_rules_bonus (const TengenGoRules *self, int handicap);

/**
 * tengen_go_rules_equal:
 * @self: a set
 * @other: another
 *
 * Compares all fields.
 *
 * Returns: %TRUE if they are the same
 */
gboolean tengen_go_rules_equal (const TengenGoRules *self,
                                const TengenGoRules *other);

/**
 * tengen_go_rules_format:
 * @self: a set
 *
 * Writes a set as its name and the fields changed from it, as it stands under
 * TNR in records: `japan komi=11 repetition=positional`.
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

G_END_DECLS

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-renju-rules: opening regulations and endings in words
 *
 * What:  a name and a sentence or two for each, for players who are new to it.
 */
#include "tengen-words-renju-private.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

typedef struct
{
  const char *name;
  const char *line;
} RegulationText;

static const RegulationText texts[TENGEN_RENJU_N_REGULATIONS] = {
  [TENGEN_RENJU_NONE] = {
    NULL,
    N_ ("The record does not say how the game was opened."),
  },
  [TENGEN_RENJU_FREE] = {
    N_ ("Free play"),
    N_ ("The first stone goes on the centre, then both play wherever they "
        "like. The best way to begin; play two games and exchange the colours "
        "to be fair."),
  },
  [TENGEN_RENJU_S26] = {
    N_ ("Swap after pattern"),
    N_ ("One player puts the first three stones as one of the 26 patterns, the "
        "other one chooses the colour. Fair and quickly learnt."),
  },
  [TENGEN_RENJU_RIF] = {
    N_ ("RIF rule (two fifth moves)"),
    N_ ("A pattern, the choice of colours, then Black offers two fifth moves and White keeps one of them. The international rule from 1996 on."),
  },
  [TENGEN_RENJU_SWAP89] = {
    N_ ("Swap rule of 1989"),
    N_ ("The players put the first three stones in turn, White chooses the "
        "colour, and Black offers two fifth moves. Two patterns were barred; "
        "which ones is not known, so here none is."),
  },
  [TENGEN_RENJU_YAMA] = {
    N_ ("Yamaguchi rule"),
    N_ ("Whoever puts the pattern also says how many fifth moves there are to "
        "be. The other one chooses the colour, Black offers that many, and White "
        "keeps one."),
  },
  [TENGEN_RENJU_SOOS] = {
    N_ ("Soosõrv-%d"),
    N_ ("After the pattern and the choice of colours White puts the fourth stone and says how many fifth moves there are to be; then the colours may be exchanged once more. The rule of the world championships since 2017."),
  },
  [TENGEN_RENJU_TARAN] = {
    N_ ("Tarannikov rule"),
    N_ ("The first five stones each go into a larger square around the centre, "
        "and after each one the opponent may exchange the colours."),
  },
  [TENGEN_RENJU_TARA] = {
    N_ ("Taraguchi-%d"),
    N_ ("The first four stones each go into a larger square, and the opponent "
        "may exchange the colours each time. Then the fifth stone is put "
        "nearby, or Black offers many fifth moves, of which White keeps one."),
  },
  [TENGEN_RENJU_STARA] = {
    N_ ("Super Taraguchi-10"),
    N_ ("Like Taraguchi-10, but with larger squares for the second, third and "
        "fourth stone."),
  },
  [TENGEN_RENJU_SAKATA] = {
    N_ ("Sakata rule"),
    N_ ("One player puts a pattern, the other one the fourth and the fifth "
        "stone. Then the first player chooses the colour."),
  },
  [TENGEN_RENJU_SSAKATA] = {
    N_ ("Super Sakata"),
    N_ ("Like Sakata, but whoever chooses may also put a white and a black stone "
        "more and leave the choice to the opponent."),
  },
  [TENGEN_RENJU_SWAP2] = {
    N_ ("Swap2"),
    N_ ("One player puts three stones anywhere. The other one chooses the "
        "colour, or puts two more stones and leaves the choice to the first."),
  },
  [TENGEN_RENJU_SWAP1] = {
    N_ ("Swap after the first stone"),
    N_ ("One player puts the first stone anywhere, the other one chooses the "
        "colour."),
  },
  [TENGEN_RENJU_SWAP3] = {
    N_ ("Swap after three stones"),
    N_ ("One player puts three stones anywhere, the other one chooses the "
        "colour."),
  },
  [TENGEN_RENJU_PRO] = {
    N_ ("Pro"),
    N_ ("The first stone goes on the centre, and Black’s second one must lie "
        "outside of the 5x5 around it."),
  },
  [TENGEN_RENJU_LONG_PRO] = {
    N_ ("Long Pro"),
    N_ ("The first stone goes on the centre, and Black’s second one must lie "
        "outside of the 7x7 around it."),
  },
};

char *
tengen_words_renju_regulation (const TengenRenjuRules *rules)
{
  GString *text;
  char number[16];

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (rules->regulation < TENGEN_RENJU_N_REGULATIONS, NULL);

  if (texts[rules->regulation].name == NULL)
    return NULL;
  text = g_string_new (_ (texts[rules->regulation].name));
  g_snprintf (number, sizeof number, "%d", rules->number);
  g_string_replace (text, "%d", number, 0);
  return g_string_free (text, FALSE);
}

char *
tengen_words_renju_regulation_line (TengenRenjuRegulation regulation)
{
  g_return_val_if_fail (regulation < TENGEN_RENJU_N_REGULATIONS, NULL);

  return g_strdup (_ (texts[regulation].line));
}

char *
tengen_words_renju_ending_line (gboolean declared)
{
  return g_strdup (
      declared
          ? _ ("A five wins only when its player says so, and a forbidden move "
               "loses only when White points it out. Forbidden points are not "
               "shown.")
          : _ ("Five in a row ends the game by itself. Before a forbidden move "
               "Black is asked; played, it loses."));
}

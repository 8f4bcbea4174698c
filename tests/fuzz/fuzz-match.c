/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-match: any bytes as the table of a match
 *
 * What: reading does not crash and gives a match or says what is wrong; what was
 *       read is written, read again and written the same; its standings have a
 *       line for each player, its next round has every player who has not left,
 *       none of them twice, and the last round can be dropped again.
 */
#include "fuzz-one.h"
#include "tengen-match-pair.h"
#include "tengen-match-standing.h"
#include "tengen-match-text.h"

#include <string.h>

/* Stops the program where a promise is not kept. */
static void
demand (gboolean kept, const char *promise)
{
  if (!kept)
    g_error ("%s", promise);
}

static TengenMatch *
read_text (const char *data, gsize length)
{
  TengenMatchTextReport report;
  TengenMatch *match = tengen_match_from_text (data, length, &report);

  demand ((match != NULL) == (report.fault == TENGEN_MATCH_TEXT_NONE),
          "there is a match or a fault");
  demand ((report.group != NULL) == (report.fault == TENGEN_MATCH_TEXT_VALUE),
          "a value has its group");
  tengen_match_text_report_clear (&report);
  return match;
}

static void
check_text (const TengenMatch *match)
{
  g_autofree char *text = tengen_match_to_text (match);
  g_autoptr (TengenMatch) back = read_text (text, strlen (text));
  g_autofree char *again = NULL;

  demand (back != NULL, "what was written can be read");
  again = tengen_match_to_text (back);
  demand (strcmp (text, again) == 0, "it is written the same again");
}

static void
check_standings (const TengenMatch *match)
{
  g_autoptr (GArray) lines = tengen_match_list_standings (match);
  guint64 seen = 0;

  demand (lines->len == match->players->len, "each has a line");
  for (guint i = 0; i < lines->len; i++)
    seen |= G_GUINT64_CONSTANT (1)
            << g_array_index (lines, TengenMatchStanding, i).player;
  demand (lines->len == 64 || seen + 1 == G_GUINT64_CONSTANT (1) << lines->len,
          "each has one line");
}

static void
note (guint64 *there, int player)
{
  if (player == TENGEN_MATCH_NOBODY)
    return;
  demand ((*there >> player & 1) == 0, "nobody plays twice in a round");
  *there |= G_GUINT64_CONSTANT (1) << player;
}

static void
check_round (TengenMatch *match, guint32 seed)
{
  guint before = match->games->len;
  guint64 there = 0;

  if (tengen_match_pair (match, seed) != TENGEN_MATCH_FAULT_NONE)
    {
      demand (match->games->len == before, "a fault changes nothing");
      return;
    }
  demand (match->games->len > before, "a round has games");
  for (guint i = before; i < match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, (int) i);

      note (&there, game->black);
      note (&there, game->white);
    }
  for (int i = 0; i < (int) match->players->len; i++)
    demand ((there >> i & 1) != 0 || tengen_match_get_player (match, i)->left,
            "nobody is left out of a round");
  check_text (match);
  demand (tengen_match_drop_round (match), "a new round can be dropped");
  demand (match->games->len == before, "and is gone then");
}

static void
check_setups (const TengenMatch *match)
{
  for (int i = 0; i < (int) match->games->len; i++)
    {
      g_autoptr (TengenGameSetup) setup = NULL;
      g_autofree char *id = NULL;
      int game = -1;

      if (tengen_match_get_game (match, i)->white == TENGEN_MATCH_NOBODY)
        continue;
      setup = tengen_match_make_setup (match, i);
      demand (tengen_match_parse_game (setup->match, &id, &game) && game == i &&
                  strcmp (id, match->id) == 0,
              "a game knows its match");
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TengenMatch) match = read_text ((const char *) data, size);

  if (match == NULL)
    return 0;
  check_text (match);
  check_standings (match);
  check_setups (match);
  check_round (match, (guint32) size);
  return 0;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match-new: a match or an event from names and ranks
 *
 * Shape: names come from a file, a line each, or from the arguments; a rank may
 *        follow behind a colon: `Hanako:3k`, `太郎：初段`.
 */
#include "tengen-cli-match.h"

#include <string.h>

#include "tengen-cli-file.h"
#include "tengen-cli-game.h"
#include "tengen-cli-options.h"
#include "tengen-match-mcmahon.h"
#include "tengen-match-names.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* A class has no longer list. */
#define MOST_BYTES (64 * 1024)

/* What was asked for; numbers are 0 where nothing was. */
typedef struct
{
  char **arguments; /* the folder and names */
  gboolean series;
  gboolean round_robin;
  gboolean swiss;
  gboolean by_rank;
  char *players;
  char *title;
  char *rules;
  char *time;
  char *scoring;
  char *ties;
  char *unplayed;
  char *mcmahon;
  int size;
  int rounds;
} Options;

static void
clear_options (Options *self)
{
  g_strfreev (self->arguments);
  g_free (self->players);
  g_free (self->title);
  g_free (self->rules);
  g_free (self->time);
  g_free (self->scoring);
  g_free (self->ties);
  g_free (self->unplayed);
  g_free (self->mcmahon);
}

/* --- Players --- */

static gboolean
refuse_player (const char *line, const char *message)
{
  g_autofree char *clean = tengen_cli_file_clean (line);

  tengen_cli_options_complain ("%s: %s", clean, message);
  return FALSE;
}

static gboolean
check_name (const TengenMatchName *name)
{
  if (name->bad_rank)
    return refuse_player (
        name->name, _ ("there is no such rank; ranks are 30k to 1k, 1d to 9d"));
  return name->fault == TENGEN_MATCH_FAULT_NONE ||
         refuse_player (name->name, tengen_words_match_fault (name->fault));
}

/* As the window takes a list. */
static gboolean
add_names (TengenMatch *match, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GArray) names = tengen_match_names_read (valid, match);

  for (guint i = 0; i < names->len; i++)
    if (!check_name (&g_array_index (names, TengenMatchName, i)))
      return FALSE;
  return TRUE;
}

/* Lines that begin with # are left out. */
static gboolean
add_lines (TengenMatch *match, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    if (*g_strchug (lines[i]) == '#')
      *lines[i] = '\0';
  g_autofree char *players = g_strjoinv ("\n", lines);
  return add_names (match, players);
}

static TengenCliStatus
add_file (TengenMatch *match, const char *path)
{
  g_autoptr (GByteArray) bytes = tengen_cli_file_read_bytes (path, MOST_BYTES);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    return TENGEN_CLI_BAD_INPUT;
  text = g_strndup ((const char *) bytes->data, bytes->len);
  return add_lines (match, text) ? TENGEN_CLI_OK : TENGEN_CLI_BAD_INPUT;
}

static TengenCliStatus
add_players (TengenMatch *match, const Options *options)
{
  TengenCliStatus status = TENGEN_CLI_OK;

  if (options->players != NULL)
    status = add_file (match, options->players);
  for (int i = 1; status == TENGEN_CLI_OK && options->arguments[i] != NULL; i++)
    if (!add_names (match, options->arguments[i]))
      status = TENGEN_CLI_USAGE;
  if (status == TENGEN_CLI_OK && match->players->len < 2)
    {
      tengen_cli_options_complain (
          "%s", tengen_words_match_fault (TENGEN_MATCH_FAULT_FEW));
      status = TENGEN_CLI_USAGE;
    }
  return status;
}

/* --- What games start from --- */

static TengenGameSetup *
make_setup (const Options *options)
{
  const char *rules = options->rules != NULL ? options->rules : "japan";
  int size = options->size != TENGEN_CLI_NOT_SAID ? options->size : 19;
  g_autoptr (TengenGameSetup) setup = NULL;

  if (!tengen_cli_options_check_number ("--size", size, 2, 25))
    return NULL;
  setup = tengen_cli_game_read_setup ("--rules", rules, size);
  if (setup == NULL)
    return NULL;
  if (options->time != NULL &&
      (!tengen_clock_setting_decode (options->time, &setup->clock) ||
       !tengen_clock_setting_is_valid (&setup->clock)))
    {
      tengen_cli_options_complain (
          _ ("--time: “%s” is none; seconds are given as in “absolute 600”, "
             "“japanese 600 30 3”, “fischer 300 10”"),
          options->time);
      return NULL;
    }
  return g_steal_pointer (&setup);
}

/* --- The match --- */

static gboolean
read_kind (const Options *options, TengenMatchKind *kind)
{
  if ((options->series ? 1 : 0) + (options->round_robin ? 1 : 0) +
          (options->swiss ? 1 : 0) !=
      1)
    {
      tengen_cli_options_complain (
          "%s", _ ("one of --swiss, --round-robin and --series is needed"));
      return FALSE;
    }
  *kind = options->series        ? TENGEN_MATCH_SERIES
          : options->round_robin ? TENGEN_MATCH_ROUND_ROBIN
                                 : TENGEN_MATCH_SWISS;
  return TRUE;
}

static gboolean
read_scoring (const Options *options, TengenMatchScoring *scoring)
{
  static const char *const NAMES[] = { "wins", "difference", "points" };

  if (options->scoring == NULL)
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (NAMES); i++)
    if (strcmp (NAMES[i], options->scoring) == 0)
      {
        *scoring = (TengenMatchScoring) i;
        return TRUE;
      }
  tengen_cli_options_complain ("%s",
                               _ ("--scoring: wins, difference or points"));
  return FALSE;
}

/* A series needs no tie-breaks: its two players have met only each other. */
static gboolean
read_ties (const Options *options, TengenMatch *match)
{
  if ((options->ties != NULL || options->unplayed != NULL) &&
      match->kind == TENGEN_MATCH_SERIES)
    {
      tengen_cli_options_complain (
          "%s", _ ("--ties and --unplayed: a series has no tie-breaks"));
      return FALSE;
    }
  if (options->ties != NULL &&
      !tengen_match_ties_parse (&match->ties, options->ties))
    {
      tengen_cli_options_complain (
          "%s",
          _ ("--ties: up to four of sos, sodos, sos-1 and direct (or "
             "direct-any), each once, with commas between; or none"));
      return FALSE;
    }
  if (options->unplayed != NULL &&
      !tengen_match_unplayed_parse (options->unplayed, &match->ties.unplayed))
    {
      tengen_cli_options_complain ("%s", _ ("--unplayed: virtual or left-out"));
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_groups (const Options *options, TengenMatch *match)
{
  int bar, floor;

  if (options->mcmahon == NULL)
    return TRUE;
  if (!tengen_match_can_group (match))
    {
      tengen_cli_options_complain (
          "%s",
          _ ("--mcmahon: needs --swiss, and wins or points that count; no "
             "difference on the board is worth a rank"));
      return FALSE;
    }
  if (tengen_match_parse_groups (options->mcmahon, &bar, &floor) &&
      tengen_match_set_groups (match, bar, floor))
    return TRUE;
  tengen_cli_options_complain (
      "%s",
      _ ("--mcmahon: the upper and the lower rank are given as in 3d:5k"));
  return FALSE;
}

static gboolean
read_rounds (const Options *options, TengenMatch *match)
{
  if (options->rounds == TENGEN_CLI_NOT_SAID)
    return TRUE;
  if (!tengen_cli_options_check_number (
          "--rounds", options->rounds, 1, TENGEN_MATCH_MAX_PLAYERS))
    return FALSE;
  match->n_rounds = options->rounds;
  /* more than half of them decides a series */
  if (match->kind == TENGEN_MATCH_SERIES)
    match->to_win = options->rounds / 2 + 1;
  return TRUE;
}

static char *
make_id (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y%m%d");

  return g_strdup_printf ("%s-%08x", day, g_random_int ());
}

static TengenMatch *
make_match (const Options *options)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenMatch) match = NULL;
  g_autofree char *id = make_id ();
  TengenMatchKind kind;

  if (!read_kind (options, &kind))
    return NULL;
  setup = make_setup (options);
  if (setup == NULL)
    return NULL;
  match = tengen_match_new (id, kind, setup);
  match->by_rank = options->by_rank;
  if (options->title != NULL)
    {
      g_free (match->title);
      match->title = tengen_cli_file_clean (options->title);
    }
  if (!read_scoring (options, &match->scoring) ||
      !read_rounds (options, match) || !read_ties (options, match) ||
      !read_groups (options, match))
    return NULL;
  return g_steal_pointer (&match);
}

static TengenCliStatus
create (const Options *options)
{
  g_autoptr (TengenMatch) match = make_match (options);
  TengenCliStatus status;

  if (match == NULL)
    return TENGEN_CLI_USAGE;
  status = add_players (match, options);
  if (status != TENGEN_CLI_OK)
    return status;
  return tengen_cli_table_create (options->arguments[0],
                                  g_steal_pointer (&match));
}

static gboolean
read_options (Options *self, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "swiss",
      0,
      0,
      G_OPTION_ARG_NONE,
      &self->swiss,
      N_ ("each round, those with as many points meet"),
      NULL },
    { "round-robin",
      0,
      0,
      G_OPTION_ARG_NONE,
      &self->round_robin,
      N_ ("everyone meets everyone"),
      NULL },
    { "series",
      0,
      0,
      G_OPTION_ARG_NONE,
      &self->series,
      N_ ("two play several games"),
      NULL },
    { "players",
      'p',
      0,
      G_OPTION_ARG_FILENAME,
      &self->players,
      N_ ("a file with a name on each line; - is standard input"),
      N_ ("FILE") },
    { "rounds",
      'n',
      0,
      G_OPTION_ARG_INT,
      &self->rounds,
      N_ ("rounds, games of a series, or how often everyone meets everyone"),
      N_ ("N") },
    { "title",
      't',
      0,
      G_OPTION_ARG_STRING,
      &self->title,
      N_ ("what it is called"),
      N_ ("TEXT") },
    { "rules",
      'r',
      0,
      G_OPTION_ARG_STRING,
      &self->rules,
      N_ ("the rule set (japan)"),
      N_ ("ID") },
    { "size",
      's',
      0,
      G_OPTION_ARG_INT,
      &self->size,
      N_ ("the side of the board (19)"),
      N_ ("N") },
    { "time",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->time,
      N_ ("the clock, such as “japanese 600 30 3”, in seconds"),
      N_ ("TEXT") },
    { "scoring",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->scoring,
      N_ ("what counts: wins, difference or points (2, 1, 0)"),
      N_ ("NAME") },
    { "ties",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->ties,
      N_ ("what decides equal scores, in this order: sos, sodos, sos-1, "
          "direct"),
      N_ ("NAME,NAME…") },
    { "unplayed",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->unplayed,
      N_ ("rounds without a game in SOS and SODOS: virtual (opponent) or "
          "left-out"),
      "virtual|left-out" },
    { "mcmahon",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->mcmahon,
      N_ ("start by rank, from an upper rank down to a lower one (3d:5k)"),
      N_ ("BAR:FLOOR") },
    { "by-rank",
      0,
      0,
      G_OPTION_ARG_NONE,
      &self->by_rank,
      N_ ("handicap and komi follow the ranks"),
      NULL },
    TENGEN_CLI_OPTION_REST (&self->arguments, N_ ("FOLDER [NAME:RANK…]")),
    { 0 }
  };

  if (!tengen_cli_options_parse (
          argc, argv, N_ ("Makes a match or an event in a folder."), entries))
    return FALSE;
  if (self->arguments == NULL)
    tengen_cli_options_complain ("%s", _ ("no folder was named"));
  return self->arguments != NULL;
}

TengenCliStatus
tengen_cli_match_new (int argc, char **argv)
{
  Options options = { .size = TENGEN_CLI_NOT_SAID,
                      .rounds = TENGEN_CLI_NOT_SAID };
  TengenCliStatus status = TENGEN_CLI_USAGE;

  if (read_options (&options, &argc, &argv))
    status = create (&options);
  clear_options (&options);
  return status;
}

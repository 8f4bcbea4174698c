/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-paper-kinds: the kinds of paper, each made from options
 */
#include "tengen-cli-paper.h"

#include "tengen-cli-file.h"
#include "tengen-cli-lesson-look.h"
#include "tengen-cli-lesson.h"
#include "tengen-cli-match.h"
#include "tengen-cli-options.h"
#include "tengen-paper-account.h"
#include "tengen-paper-kifu.h"
#include "tengen-paper-lesson.h"
#include "tengen-paper-pairings.h"
#include "tengen-paper-problems.h"
#include "tengen-paper-results.h"
#include "tengen-paper-sheets.h"
#include "tengen-paper-slips.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define PER_PAGE 6
/* Figures to a page, moves of a figure. */
#define FIGURES 1
#define MOVES 100
/* The lesson whose diagrams the rules show. */
#define RULES_LESSON "pure-go-first"

static const char *
get_file (const TengenCliPaper *self)
{
  return self->words[1];
}

/* The paper's own language, where no lesson has one. */
static const char *
get_language (const TengenCliPaper *self)
{
  const char *const *names = g_get_language_names ();

  return self->language != NULL ? self->language : names[0];
}

static guint
get_per_page (const TengenCliPaper *self, guint otherwise)
{
  return self->per_page > 0 ? (guint) self->per_page : otherwise;
}

/* --- For a class --- */

static TengenPaper *
make_lesson (TengenCliPaper *self)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLesson) owned = NULL;
  const TengenLesson *lesson =
      tengen_cli_lesson_open (shelf, get_file (self), &owned);
  TengenPaperLesson how = { .size = self->paper_size,
                            .per_page = get_per_page (self, PER_PAGE),
                            .steps = self->questions ? TENGEN_PAPER_STEPS_ASKING
                                                     : TENGEN_PAPER_STEPS_ALL,
                            .boards_only = self->boards_only,
                            .solutions = self->solutions,
                            .readings = self->readings };

  if (lesson == NULL)
    return NULL;
  self->status = TENGEN_CLI_USAGE;
  if (!tengen_cli_lesson_choose_language (
          lesson, self->language, &how.language))
    return NULL;
  return tengen_paper_new_lesson (lesson, &how);
}

static TengenPaper *
make_problems (TengenCliPaper *self)
{
  g_autoptr (TengenCliFile) file = tengen_cli_file_read (get_file (self));
  TengenPaperProblems how = { .size = self->paper_size,
                              .per_page = get_per_page (self, PER_PAGE),
                              .boards_only = self->boards_only,
                              .solutions = self->solutions,
                              .language = get_language (self),
                              .title = self->title };

  if (file == NULL)
    return NULL;
  return tengen_paper_new_problems (file->reading->record, &how);
}

static TengenPaper *
make_boards (TengenCliPaper *self)
{
  TengenPaperBoards how = { .paper = self->paper_size,
                            .lines = self->lines,
                            .renju = self->renju,
                            .per_page = get_per_page (self, PER_PAGE),
                            .coordinates = self->coordinates };

  return tengen_paper_new_boards (&how);
}

static TengenPaper *
make_rules (TengenCliPaper *self)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  TengenPaperRules how = { .size = self->paper_size,
                           .language = get_language (self),
                           .readings = self->readings };

  return tengen_paper_new_rules (tengen_lesson_shelf_find (shelf, RULES_LESSON),
                                 &how);
}

static TengenPaper *
make_certificate (TengenCliPaper *self)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLesson) owned = NULL;
  const char *name = self->lesson;
  const TengenLesson *lesson = tengen_cli_lesson_open (
      shelf, name != NULL ? name : RULES_LESSON, &owned);
  TengenPaperCertificate how = { .size = self->paper_size,
                                 .language = get_language (self),
                                 .readings = self->readings,
                                 .name = self->name,
                                 .stars = (guint) MAX (self->stars, 0),
                                 .stars_most = self->stars < 0
                                                   ? 0
                                                   : TENGEN_CLI_PAPER_STARS,
                                 .date = self->date };

  if (lesson == NULL)
    return NULL;
  how.title = lesson->title;
  return tengen_paper_new_certificate (&how);
}

/* --- Games --- */

/* What is said of a game is in the language of the program. */
static void
speak (const TengenCliPaper *self)
{
  if (self->language != NULL)
    g_setenv ("LANGUAGE", self->language, TRUE);
}

/* Finds the game that was asked for. Returns: %FALSE if there is none such */
static gboolean
find_game (TengenCliPaper *self, const TengenRecord *record, TengenNode *node)
{
  guint n = tengen_record_get_n_games (record);

  *node = TENGEN_NODE_NONE;
  if (self->game == TENGEN_CLI_NOT_SAID)
    return TRUE;
  if (self->game > 0 && (guint) self->game <= n)
    {
      *node = tengen_record_get_game (record, (guint) self->game - 1);
      return TRUE;
    }
  self->status = TENGEN_CLI_USAGE;
  tengen_cli_options_complain (
      tengen_words_plural (
          "--game: the file has %u game", "--game: the file has %u games", n),
      n);
  return FALSE;
}

static TengenPaper *
make_kifu (TengenCliPaper *self)
{
  g_autoptr (TengenCliFile) file = tengen_cli_file_read (get_file (self));
  TengenPaperKifu how = { .size = self->paper_size,
                          .per_page = get_per_page (self, FIGURES),
                          .moves =
                              self->moves > 0 ? (guint) self->moves : MOVES,
                          .texts = !self->boards_only,
                          .variations = self->variations,
                          .coordinates = self->coordinates };

  speak (self);
  if (file == NULL || !find_game (self, file->reading->record, &how.node))
    return NULL;
  return tengen_paper_new_kifu (file->reading->record, &how);
}

static TengenPaper *
make_account (TengenCliPaper *self)
{
  g_autoptr (TengenCliFile) file = tengen_cli_file_read (get_file (self));
  TengenPaperAccount how = { .size = self->paper_size,
                             .coordinates = self->coordinates };
  TengenPaper *paper;

  speak (self);
  if (file == NULL || !find_game (self, file->reading->record, &how.node))
    return NULL;
  paper = tengen_paper_new_account (file->reading->record, &how);
  if (paper == NULL)
    tengen_cli_file_complain (
        file->name, 0, 0, _ ("This game has not been counted."));
  return paper;
}

static TengenPaper *
make_of_match (TengenCliPaper *self,
               TengenPaper *(*make) (const TengenMatch *match,
                                     TengenPaperSize size))
{
  g_autoptr (TengenCliTable) table =
      tengen_cli_table_open (get_file (self), FALSE);

  speak (self);
  return table != NULL ? make (table->match, self->paper_size) : NULL;
}

static TengenPaper *
make_results (TengenCliPaper *self)
{
  return make_of_match (self, tengen_paper_new_results);
}

static TengenPaper *
make_pairings (TengenCliPaper *self)
{
  return make_of_match (self, tengen_paper_new_pairings);
}

static TengenPaper *
make_slips (TengenCliPaper *self)
{
  return make_of_match (self, tengen_paper_new_slips);
}

static const struct
{
  const char *name;
  TengenPaper *(*make) (TengenCliPaper *self);
  gboolean needs_file;
} kinds[TENGEN_CLI_PAPER_N_KINDS] = {
  { "lesson", make_lesson, TRUE },
  { "problems", make_problems, TRUE },
  { "boards", make_boards, FALSE },
  { "rules", make_rules, FALSE },
  { "certificate", make_certificate, FALSE },
  { "kifu", make_kifu, TRUE },
  { "account", make_account, TRUE },
  { "table", make_results, TRUE },
  { "pairings", make_pairings, TRUE },
  { "slips", make_slips, TRUE },
};

const char *
tengen_cli_paper_get_name (int kind)
{
  return kinds[kind].name;
}

gboolean
tengen_cli_paper_needs_file (int kind)
{
  return kinds[kind].needs_file;
}

TengenPaper *
tengen_cli_paper_make (TengenCliPaper *self, int kind)
{
  g_autoptr (TengenPaper) paper = NULL;
  g_autoptr (GError) error = NULL;

  self->status = TENGEN_CLI_BAD_INPUT;
  paper = kinds[kind].make (self);
  if (paper == NULL || tengen_paper_check (paper, &error))
    return g_steal_pointer (&paper);
  self->status = TENGEN_CLI_BAD_INPUT;
  g_printerr ("tengen-cli: %s\n%s\n",
              error->message,
              kinds[kind].make == make_kifu
                  ? _ ("Choose one game with --game, or more moves per figure "
                       "with --moves.")
                  : _ ("Divide the file."));
  return NULL;
}

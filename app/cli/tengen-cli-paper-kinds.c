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
#include "tengen-print-wish.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define PER_PAGE 6
/* Figures to a page, moves of a figure. */
#define FIGURES 1
#define MOVES 100

/* What is to be on paper, and what it borrows from. */
typedef struct
{
  TengenPrintWish wish;
  TengenLessonShelf *shelf;
  TengenLesson *lesson;
  TengenCliFile *file;
  TengenCliTable *table;
} Job;

static void
clear_job (Job *job)
{
  g_clear_object (&job->shelf);
  g_clear_pointer (&job->lesson, tengen_lesson_free);
  g_clear_pointer (&job->file, tengen_cli_file_free);
  g_clear_pointer (&job->table, tengen_cli_table_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Job, clear_job)

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

static gboolean
open_lesson (Job *job, const char *name)
{
  job->shelf = tengen_lesson_shelf_new ();
  job->wish.lesson = tengen_cli_lesson_open (job->shelf, name, &job->lesson);
  return job->wish.lesson != NULL;
}

static gboolean
fill_lesson (TengenCliPaper *self, Job *job)
{
  if (!open_lesson (job, get_file (self)))
    return FALSE;
  self->status = TENGEN_CLI_USAGE;
  return tengen_cli_lesson_choose_language (
      job->wish.lesson, self->language, &job->wish.language);
}

static gboolean
fill_problems (TengenCliPaper *self, Job *job)
{
  job->file = tengen_cli_file_read (get_file (self));
  if (job->file == NULL)
    return FALSE;
  job->wish.record = job->file->reading->record;
  return TRUE;
}

static gboolean
fill_boards (TengenCliPaper *self, Job *job)
{
  return TRUE;
}

static gboolean
fill_rules (TengenCliPaper *self, Job *job)
{
  job->shelf = tengen_lesson_shelf_new ();
  job->wish.lesson =
      tengen_lesson_shelf_find (job->shelf, TENGEN_PRINT_RULES_LESSON);
  return job->wish.lesson != NULL;
}

static gboolean
fill_certificate (TengenCliPaper *self, Job *job)
{
  return open_lesson (
      job, self->lesson != NULL ? self->lesson : TENGEN_PRINT_RULES_LESSON);
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

static gboolean
fill_game (TengenCliPaper *self, Job *job)
{
  gboolean is_read = fill_problems (self, job);

  speak (self);
  return is_read && find_game (self, job->wish.record, &job->wish.node);
}

static gboolean
fill_match (TengenCliPaper *self, Job *job)
{
  job->table = tengen_cli_table_open (get_file (self), FALSE);
  speak (self);
  if (job->table == NULL)
    return FALSE;
  job->wish.match = job->table->match;
  return TRUE;
}

static const struct
{
  const char *name;
  TengenPrintKind kind;
  gboolean (*fill) (TengenCliPaper *self, Job *job);
  gboolean needs_file;
} kinds[TENGEN_CLI_PAPER_N_KINDS] = {
  { "lesson", TENGEN_PRINT_LESSON, fill_lesson, TRUE },
  { "problems", TENGEN_PRINT_PROBLEMS, fill_problems, TRUE },
  { "boards", TENGEN_PRINT_BOARDS, fill_boards, FALSE },
  { "rules", TENGEN_PRINT_RULES, fill_rules, FALSE },
  { "certificate", TENGEN_PRINT_CERTIFICATE, fill_certificate, FALSE },
  { "kifu", TENGEN_PRINT_KIFU, fill_game, TRUE },
  { "account", TENGEN_PRINT_ACCOUNT, fill_game, TRUE },
  { "table", TENGEN_PRINT_RESULTS, fill_match, TRUE },
  { "pairings", TENGEN_PRINT_PAIRINGS, fill_match, TRUE },
  { "slips", TENGEN_PRINT_SLIPS, fill_match, TRUE },
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

static TengenPrintWish
read_wish (const TengenCliPaper *self, TengenPrintKind kind)
{
  TengenPrintWish wish = {
    .kind = kind,
    .size = self->paper_size,
    .per_page =
        get_per_page (self, kind == TENGEN_PRINT_KIFU ? FIGURES : PER_PAGE),
    .asking = self->questions,
    .texts = !self->boards_only,
    .solutions = self->solutions,
    .language = get_language (self),
    .readings = self->readings,
    .title = self->title,
    .lines = self->renju ? TENGEN_PRINT_RENJU : self->lines,
    .moves = self->moves > 0 ? (guint) self->moves : MOVES,
    .variations = self->variations,
    .coordinates = self->coordinates,
    .name = self->name,
    .stars = self->stars,
    .date = self->date,
  };

  return wish;
}

TengenPaper *
tengen_cli_paper_make (TengenCliPaper *self, int kind)
{
  g_auto (Job) job = { .wish = read_wish (self, kinds[kind].kind) };
  TengenPaperWatch nobody = { NULL };
  g_autoptr (TengenPaper) paper = NULL;
  g_autoptr (GError) error = NULL;

  self->status = TENGEN_CLI_BAD_INPUT;
  if (!kinds[kind].fill (self, &job))
    return NULL;
  paper = tengen_print_wish_make (&job.wish, &nobody);
  if (paper == NULL && job.wish.kind == TENGEN_PRINT_ACCOUNT)
    tengen_cli_file_complain (
        job.file->name, 0, 0, _ ("This game has not been counted."));
  if (paper == NULL || tengen_paper_check (paper, &error))
    return g_steal_pointer (&paper);
  self->status = TENGEN_CLI_BAD_INPUT;
  g_printerr ("tengen-cli: %s\n%s\n",
              error->message,
              job.wish.kind == TENGEN_PRINT_KIFU
                  ? _ ("Choose one game with --game, or more moves per figure "
                       "with --moves.")
                  : _ ("Divide the file."));
  return NULL;
}

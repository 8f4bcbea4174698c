/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-wish: what is to be on paper, as a person chose it
 */
#include "tengen-print-wish.h"

#include "tengen-paper-lesson.h"
#include "tengen-paper-problems.h"
#include "tengen-paper-sheets.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static TengenPaper *
make_lesson (const TengenPrintWish *self)
{
  TengenPaperLesson how = {
    .size = self->size,
    .per_page = self->per_page,
    .steps = self->asking ? TENGEN_PAPER_STEPS_ASKING : TENGEN_PAPER_STEPS_ALL,
    .boards_only = !self->texts,
    .solutions = self->solutions,
    .language = self->language,
    .readings = self->readings,
  };

  return tengen_paper_new_lesson (self->lesson, &how);
}

static TengenPaper *
make_problems (const TengenPrintWish *self)
{
  TengenPaperProblems how = {
    .size = self->size,
    .per_page = self->per_page,
    .boards_only = !self->texts,
    .solutions = self->solutions,
    .language = self->language,
    .title = self->title,
  };

  return tengen_paper_new_problems (self->record, &how);
}

static TengenPaper *
make_boards (const TengenPrintWish *self)
{
  gboolean is_renju = self->lines == TENGEN_PRINT_RENJU;
  TengenPaperBoards how = {
    .paper = self->size,
    .lines = is_renju ? 15 : self->lines,
    .renju = is_renju,
    .per_page = self->per_page,
    .coordinates = self->coordinates,
  };

  return tengen_paper_new_boards (&how);
}

static TengenPaper *
make_rules (const TengenPrintWish *self)
{
  TengenPaperRules how = {
    .size = self->size,
    .language = self->language,
    .readings = self->readings,
  };

  return tengen_paper_new_rules (self->lesson, &how);
}

static TengenPaper *
make_certificate (const TengenPrintWish *self)
{
  TengenPaperCertificate how = {
    .size = self->size,
    .language = self->language,
    .readings = self->readings,
    .name = self->name,
    .title = self->lesson->title,
    .stars = self->stars,
    .stars_most = self->stars > 0 ? 3 : 0,
    .date = self->date,
  };

  return tengen_paper_new_certificate (&how);
}

TengenPaper *
tengen_print_wish_make (const TengenPrintWish *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  switch (self->kind)
    {
    case TENGEN_PRINT_LESSON:
      return self->lesson != NULL ? make_lesson (self) : NULL;
    case TENGEN_PRINT_PROBLEMS:
      return self->record != NULL ? make_problems (self) : NULL;
    case TENGEN_PRINT_BOARDS:
      return make_boards (self);
    case TENGEN_PRINT_RULES:
      return self->lesson != NULL ? make_rules (self) : NULL;
    case TENGEN_PRINT_CERTIFICATE:
      return self->lesson != NULL ? make_certificate (self) : NULL;
    }
  g_return_val_if_reached (NULL);
}

/* What it is called, in the language of the program. */
static const char *
find_title (const TengenPrintWish *self)
{
  switch (self->kind)
    {
    case TENGEN_PRINT_LESSON:
      return _ ("Lesson Handout");
    case TENGEN_PRINT_PROBLEMS:
      return self->title != NULL ? self->title : _ ("Problem Sheet");
    case TENGEN_PRINT_BOARDS:
      return _ ("Empty Boards");
    case TENGEN_PRINT_RULES:
      return _ ("Rules of Pure Go");
    case TENGEN_PRINT_CERTIFICATE:
      return _ ("Certificate");
    }
  g_return_val_if_reached ("");
}

char *
tengen_print_wish_make_name (const TengenPrintWish *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  const char *title = find_title (self);
  char *name = self->kind == TENGEN_PRINT_LESSON && self->lesson != NULL
                   ? g_strdup_printf ("%s %s.pdf", title, self->lesson->id)
                   : g_strdup_printf ("%s.pdf", title);

  return g_strdelimit (name, "/\\\n", '-');
}

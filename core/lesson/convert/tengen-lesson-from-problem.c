/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-problem: a problem of a record as a lesson of one step
 */
#include "tengen-lesson-from-problem.h"

#include "tengen-lesson-draft.h"
#include "tengen-lesson-draw.h"
#include "tengen-lesson-part.h"

#include <string.h>

/* A longer game without setup is no problem, unless something is said to be
 * right. */
#define LONGEST 40

/* So many questions may follow one another. */
#define QUESTIONS_MAX 100

#define ID "problem"

/* --- What a game is --- */

/* Stones of a handicap are no problem. */
static gboolean
is_set_up (const TengenLessonMaker *self, TengenNode node)
{
  return tengen_lesson_maker_has_setup (self, node) &&
         tengen_record_find (self->record, node, TENGEN_PROPERTY_HA) == 0;
}

static TengenNode
find_question (const TengenLessonMaker *self)
{
  TengenNode found = TENGEN_NODE_NONE;
  TengenLessonMove move;

  for (TengenNode node = self->root; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (self->record, node))
    {
      TengenNode child = tengen_record_get_child (self->record, node);

      if (is_set_up (self, node))
        found = node;
      if (tengen_lesson_maker_read_move (self, node, &move) ||
          (child != TENGEN_NODE_NONE &&
           tengen_record_get_sibling (self->record, child) != TENGEN_NODE_NONE))
        break;
    }
  return found != TENGEN_NODE_NONE ? found
                                   : tengen_lesson_draft_find_question (self);
}

typedef struct
{
  guint nodes;
  guint length;
  gboolean branches;
  gboolean judges;
} Size;

static Size
measure (const TengenLessonMaker *self)
{
  Size size = { 0 };

  for (TengenNode node = self->root; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (self->record, node))
    size.length++;
  for (TengenNode node = self->root; node != TENGEN_NODE_NONE;
       node = tengen_lesson_maker_next (self, node, self->root))
    {
      size.nodes++;
      if (node == self->root)
        continue;
      size.branches |=
          tengen_record_get_sibling (self->record, node) != TENGEN_NODE_NONE;
      size.judges |= tengen_lesson_maker_says_verdict (self, node);
    }
  return size;
}

static TengenLessonProblem
classify (const TengenLessonMaker *self, TengenNode question)
{
  Size size = measure (self);

  if (!size.judges && !is_set_up (self, question) &&
      (!size.branches || size.length > LONGEST + 1))
    return TENGEN_LESSON_PROBLEM_PLAYED;
  return size.nodes > TENGEN_LESSON_PROBLEM_NODES ? TENGEN_LESSON_PROBLEM_LARGE
                                                  : TENGEN_LESSON_PROBLEM_OK;
}

static TengenLessonProblem
check_board (const TengenLessonMaker *self)
{
  switch (tengen_lesson_draw_check (self->position))
    {
    case TENGEN_LESSON_DRAW_OK:
      return TENGEN_LESSON_PROBLEM_OK;
    case TENGEN_LESSON_DRAW_GAME:
      return TENGEN_LESSON_PROBLEM_GAME;
    case TENGEN_LESSON_DRAW_SIZE:
      return TENGEN_LESSON_PROBLEM_SIZE;
    case TENGEN_LESSON_DRAW_LIBERTIES:
      return TENGEN_LESSON_PROBLEM_BOARD;
    }
  g_return_val_if_reached (TENGEN_LESSON_PROBLEM_GAME);
}

/* --- Texts --- */

/* Kanji alone may be either's. */
static const char *
find_language (const char *text, const char *own)
{
  const char *found = "en";

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (text));

      if (script == G_UNICODE_SCRIPT_HIRAGANA ||
          script == G_UNICODE_SCRIPT_KATAKANA)
        return "ja";
      if (script == G_UNICODE_SCRIPT_HANGUL)
        return "ko";
      if (script == G_UNICODE_SCRIPT_HAN)
        found = g_str_has_prefix (own, "zh") ? own : "ja";
    }
  return found;
}

static TengenLessonWords *
make_words (const char *text, const char *own)
{
  return *text != '\0'
             ? tengen_lesson_from_text_make (text, find_language (text, own))
             : NULL;
}

static TengenLessonWords *
copy_words (const TengenLessonText *text)
{
  TengenLessonWords *words = tengen_lesson_words_new ();

  g_ptr_array_add (words, tengen_lesson_text_copy (text));
  return words;
}

/* What is asked stands at the question, or at the head of the file. */
static TengenLessonWords *
ask (const TengenLessonMaker *self,
     TengenNode question,
     const TengenLessonProblemTexts *texts)
{
  g_autofree char *text = tengen_lesson_maker_get_comment (self, question);

  if (text == NULL)
    text = tengen_lesson_maker_get_comment (self, self->root);
  if (text != NULL)
    return make_words (text, texts->language);
  return copy_words (texts->question);
}

/* --- Questions --- */

static void
take_replies (TengenLessonAnswer *answer, const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    {
      TengenLessonReply reply = { .point =
                                      g_array_index (points, TengenPoint, i) };

      g_array_append_val (answer->replies, reply);
    }
}

static TengenLessonTry *
make_try (const TengenLessonDraft *draft,
          TengenStone stone,
          const TengenLessonProblemTexts *texts)
{
  TengenLessonTry *trial = tengen_lesson_try_new ();

  trial->stone = stone;
  trial->is_open = draft->otherwise == NULL;
  if (!trial->is_open)
    {
      trial->otherwise = tengen_lesson_answer_new ();
      trial->otherwise->words = make_words (draft->otherwise, texts->language);
    }
  for (guint i = 0; i < draft->answers->len; i++)
    {
      const TengenLessonDraftAnswer *from =
          &g_array_index (draft->answers, TengenLessonDraftAnswer, i);
      TengenLessonAnswer *answer = tengen_lesson_answer_new ();

      g_array_append_val (answer->points, from->point);
      answer->verdict = from->verdict;
      answer->words = make_words (from->text->str, texts->language);
      take_replies (answer, from->replies);
      if (from->next != NULL)
        answer->next = make_try (from->next, stone, texts);
      g_ptr_array_add (trial->answers, answer);
    }
  return trial;
}

static TengenLesson *
make_lesson (const TengenLessonMaker *self,
             TengenNode question,
             const TengenLessonDraft *draft,
             TengenLessonDiagram *diagram,
             const TengenLessonProblemTexts *texts)
{
  TengenLesson *lesson = tengen_lesson_new ();
  TengenLessonChapter *chapter = tengen_lesson_chapter_add (lesson);
  TengenLessonStep *step = tengen_lesson_step_add (lesson);

  lesson->id = g_strdup (ID);
  lesson->language = g_strdup (texts->language);
  lesson->title = copy_words (texts->title);
  g_ptr_array_add (lesson->languages, g_strdup (texts->language));
  chapter->id = g_strdup (ID);
  chapter->title = copy_words (texts->title);
  step->id = g_strdup (ID);
  step->say = ask (self, question, texts);
  step->diagram = diagram;
  diagram->notation = texts->notation;
  step->task = TENGEN_LESSON_TASK_TRY;
  step->trial = make_try (draft, diagram->to_move, texts);
  return lesson;
}

/* --- Problems --- */

static TengenLessonProblem
read_problem (TengenLessonMaker *self,
              const TengenLessonProblemTexts *texts,
              TengenLesson **lesson)
{
  TengenNode question = find_question (self);
  TengenLessonProblem problem = classify (self, question);
  g_autoptr (TengenLessonDraft) draft = NULL;
  TengenLessonDiagram *diagram;
  TengenStone stone;

  if (problem != TENGEN_LESSON_PROBLEM_OK)
    return problem;
  tengen_position_goto (self->position, question);
  problem = check_board (self);
  if (problem != TENGEN_LESSON_PROBLEM_OK)
    return problem;
  stone = tengen_lesson_draft_find_stone (self, question);
  self->lines = g_malloc0 (tengen_record_get_n_nodes (self->record) + 1);
  tengen_lesson_maker_judge_lines (self, question, stone);
  diagram = tengen_lesson_draw (self->position, stone);
  draft =
      tengen_lesson_draft_new (self, diagram, stone, question, QUESTIONS_MAX);
  if (draft != NULL && lesson != NULL && texts != NULL)
    *lesson = make_lesson (self, question, draft, diagram, texts);
  else
    tengen_lesson_diagram_free (diagram);
  return draft != NULL ? TENGEN_LESSON_PROBLEM_OK
                       : TENGEN_LESSON_PROBLEM_NO_ANSWER;
}

TengenLessonProblem
tengen_lesson_from_problem (const TengenRecord *record,
                            TengenNode root,
                            const TengenLessonProblemTexts *texts,
                            TengenLesson **lesson)
{
  TengenLessonMaker self = { .record = record, .root = root };
  g_autoptr (GArray) notes = NULL;
  TengenLessonProblem problem = TENGEN_LESSON_PROBLEM_GAME;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE, problem);

  if (lesson != NULL)
    *lesson = NULL;
  notes = g_array_new (FALSE, FALSE, sizeof (TengenLessonNote));
  self.notes = notes;
  self.position = tengen_position_new (record, root);
  if (tengen_game_setup_has_board (tengen_position_get_setup (self.position)))
    problem = read_problem (&self, texts, lesson);
  tengen_position_free (self.position);
  g_free (self.lines);
  return problem;
}

TengenNode
tengen_lesson_from_problem_find (const TengenRecord *record, TengenNode root)
{
  TengenLessonMaker self = { .record = record, .root = root };
  TengenNode question;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE, root);

  self.position = tengen_position_new (record, root);
  question = find_question (&self);
  tengen_position_free (self.position);
  return question;
}

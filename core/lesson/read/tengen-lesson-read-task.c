/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-read-task: what a step asks
 */
#include "tengen-lesson-read-task.h"

#include "tengen-lesson-part.h"
#include "tengen-lesson-read-diagram.h"
#include "tengen-lesson-read-text.h"
#include "tengen-lesson-tree.h"
#include "tengen-lesson-value.h"
#include "tengen-record-value.h"

#include <string.h>

/* All in the order of their enums. */
static const char *const verdict_words[] = {
  "right", "good", "wrong", "illegal", NULL
};
static const char *const test_words[] = {
  "captures",   "legal",     "illegal",   "saves", "suicide",
  "ko",         "five",      "forbidden", "four",  "straight-four",
  "four-three", "any-legal", NULL
};
static const char *const mark_words[] = { "dead",   "liberties", "territory",
                                          "points", "dame",      "eyes",
                                          "stones", "illegal",   "forbidden",
                                          "five",   NULL };
static const char *const count_words[] = {
  "black-stones", "white-stones", "liberties", "territory",
  "prisoners",    "dame",         "area",      "score",
  "difference",   "number",       NULL
};
static const char *const press_words[] = { "five",    "forbidden", "pass",
                                           "virtual", "propose",   "resign",
                                           "agree",   NULL };

static TengenLessonVerdict
get_verdict (const xmlNode *node)
{
  return (TengenLessonVerdict) tengen_lesson_reader_get_choice (
      node, "verdict", verdict_words, TENGEN_LESSON_WRONG);
}

static TengenLessonWords *
get_say (TengenLessonReader *self, const xmlNode *node)
{
  return tengen_lesson_read_text_get_words (self, node, "say");
}

static void
read_move (TengenLessonReader *self, const xmlNode *node, GArray *moves)
{
  TengenLessonMove move = {
    tengen_lesson_reader_get_stone (node, "colour"),
    tengen_lesson_reader_get_point (self, node, "at"),
    get_say (self, node),
    tengen_lesson_tree_get_line (node),
  };

  g_array_append_val (moves, move);
}

static void
read_moves (TengenLessonReader *self,
            const xmlNode *node,
            TengenLessonStep *step)
{
  const xmlNode *move = tengen_lesson_tree_first (node, "move");

  step->task = TENGEN_LESSON_TASK_WATCH;
  step->moves = tengen_lesson_moves_new ();
  step->numbered = tengen_lesson_reader_get_flag (node, "numbers", TRUE);
  for (; move != NULL; move = tengen_lesson_tree_next (move, "move"))
    read_move (self, move, step->moves);
  tengen_lesson_reader_check_moves (self, node, step->moves->len);
}

static void
read_reply (TengenLessonReader *self, const xmlNode *node, GArray *replies)
{
  static const char *const words[] = { "capture", "five", NULL };
  static const TengenLessonTest tests[] = { TENGEN_LESSON_TEST_NONE,
                                            TENGEN_LESSON_TEST_CAPTURES,
                                            TENGEN_LESSON_TEST_FIVE };
  TengenLessonReply reply = {
    tengen_lesson_reader_get_point (self, node, "at"),
    tests[1 + tengen_lesson_reader_get_choice (node, "rule", words, -1)],
    tengen_lesson_tree_get_line (node),
  };

  g_array_append_val (replies, reply);
}

static TengenLessonTry *read_try (TengenLessonReader *self,
                                  const xmlNode *node);

static TengenLessonAnswer *
read_answer (TengenLessonReader *self, const xmlNode *node)
{
  TengenLessonAnswer *answer = tengen_lesson_answer_new ();
  const xmlNode *reply = tengen_lesson_tree_first (node, "reply");
  const xmlNode *next = tengen_lesson_tree_first (node, "try");

  answer->line = tengen_lesson_tree_get_line (node);
  answer->verdict = get_verdict (node);
  answer->test = (TengenLessonTest) (1 + tengen_lesson_reader_get_choice (
                                             node, "rule", test_words, -1));
  tengen_lesson_reader_get_points (self, node, "at", answer->points);
  tengen_lesson_reader_get_points (self, node, "show", answer->show);
  answer->words = get_say (self, node);
  for (; reply != NULL; reply = tengen_lesson_tree_next (reply, "reply"))
    read_reply (self, reply, answer->replies);
  tengen_lesson_reader_check_moves (self, node, answer->replies->len);
  if (next != NULL)
    answer->next = read_try (self, next);
  return answer;
}

/* What is said of everything else. */
static TengenLessonAnswer *
read_otherwise (TengenLessonReader *self, const xmlNode *node)
{
  const xmlNode *otherwise = tengen_lesson_tree_first (node, "otherwise");

  return otherwise == NULL ? NULL : read_answer (self, otherwise);
}

static TengenLessonTry *
read_try (TengenLessonReader *self, const xmlNode *node)
{
  static const char *const orders[] = { "any", "fixed", NULL };
  TengenLessonTry *trial = tengen_lesson_try_new ();
  const xmlNode *answer = tengen_lesson_tree_first (node, "answer");

  trial->line = tengen_lesson_tree_get_line (node);
  trial->stone = tengen_lesson_reader_get_stone (node, "colour");
  trial->all = tengen_lesson_reader_get_flag (node, "all", FALSE);
  trial->in_order =
      tengen_lesson_reader_get_choice (node, "order", orders, 0) == 1;
  for (; answer != NULL; answer = tengen_lesson_tree_next (answer, "answer"))
    g_ptr_array_add (trial->answers, read_answer (self, answer));
  if (trial->answers->len > TENGEN_LESSON_MAX_ANSWERS)
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_ANSWERS, node, NULL);
  trial->otherwise = read_otherwise (self, node);
  return trial;
}

static void
read_step_try (TengenLessonReader *self,
               const xmlNode *node,
               TengenLessonStep *step)
{
  step->task = TENGEN_LESSON_TASK_TRY;
  step->trial = read_try (self, node);
}

static void
read_mark (TengenLessonReader *self,
           const xmlNode *node,
           TengenLessonStep *step)
{
  TengenLessonMark *mark = tengen_lesson_mark_new ();

  step->task = TENGEN_LESSON_TASK_MARK;
  step->mark = mark;
  mark->line = tengen_lesson_tree_get_line (node);
  mark->what = (TengenLessonMarkWhat) tengen_lesson_reader_get_choice (
      node, "what", mark_words, 0);
  mark->stone = tengen_lesson_reader_get_stone (node, "colour");
  tengen_lesson_reader_get_points (self, node, "of", mark->of);
  tengen_lesson_reader_get_points (self, node, "dead", mark->dead);
  tengen_lesson_reader_get_points (self, node, "at", mark->points);
  mark->words = get_say (self, node);
  mark->otherwise = read_otherwise (self, node);
}

/* The rules that @rules names; not those of Renju. */
static const TengenGoRules *
get_rules (TengenLessonReader *self, const xmlNode *node)
{
  g_autofree char *id = tengen_lesson_tree_get (node, "rules");
  const TengenGoRules *rules = id == NULL ? NULL : tengen_go_rules_find (id);

  if (id != NULL && rules == NULL)
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_RULES, node, id);
  return rules;
}

static void
read_count (TengenLessonReader *self,
            const xmlNode *node,
            TengenLessonStep *step)
{
  for (; node != NULL; node = tengen_lesson_tree_next (node, "count"))
    {
      TengenLessonCount *count = tengen_lesson_count_add (step);

      step->task = TENGEN_LESSON_TASK_COUNT;
      count->line = tengen_lesson_tree_get_line (node);
      count->what = (TengenLessonCountWhat) tengen_lesson_reader_get_choice (
          node, "what", count_words, 0);
      count->stone = tengen_lesson_reader_get_stone (node, "colour");
      tengen_lesson_reader_get_points (self, node, "of", count->of);
      tengen_lesson_reader_get_points (self, node, "dead", count->dead);
      count->rules = get_rules (self, node);
      tengen_lesson_reader_get_half (node, "answer", &count->answer_x2);
      count->words = get_say (self, node);
      count->otherwise = read_otherwise (self, node);
    }
}

static TengenLessonWords *
add_words (TengenLessonReader *self,
           const xmlNode *node,
           TengenLessonWords *words)
{
  node = tengen_lesson_tree_first (node, "say");
  for (; node != NULL; node = tengen_lesson_tree_next (node, "say"))
    tengen_lesson_read_text_add (self, node, &words);
  return words;
}

/* Only a translation may leave it out. */
static void
check_verdict (TengenLessonReader *self, const xmlNode *node)
{
  g_autofree char *verdict = tengen_lesson_tree_get (node, "verdict");

  if (verdict == NULL)
    tengen_lesson_reader_add (
        self, TENGEN_LESSON_FAULT_MISSING_ATTRIBUTE, node, "verdict");
}

/* A new option, or for a translation that before it. */
static TengenLessonOption *
find_option (TengenLessonReader *self,
             const xmlNode *node,
             TengenLessonStep *step)
{
  g_autofree char *language = tengen_lesson_read_text_get_language (self, node);
  TengenLessonOption *option;

  if (language != NULL && step->options != NULL)
    return g_ptr_array_index (step->options, step->options->len - 1);
  option = tengen_lesson_option_add (step);
  option->line = tengen_lesson_tree_get_line (node);
  option->verdict = get_verdict (node);
  check_verdict (self, node);
  return option;
}

static void
read_option (TengenLessonReader *self,
             const xmlNode *node,
             TengenLessonStep *step)
{
  TengenLessonOption *option = find_option (self, node, step);

  tengen_lesson_reader_get_points (self, node, "show", option->show);
  tengen_lesson_read_text_add (self, node, &option->label);
  option->words = add_words (self, node, option->words);
}

static void
read_choice (TengenLessonReader *self,
             const xmlNode *node,
             TengenLessonStep *step)
{
  const xmlNode *option = tengen_lesson_tree_first (node, "option");

  step->task = TENGEN_LESSON_TASK_CHOOSE;
  for (; option != NULL; option = tengen_lesson_tree_next (option, "option"))
    read_option (self, option, step);
}

static void
read_press (TengenLessonReader *self,
            const xmlNode *node,
            TengenLessonStep *step)
{
  TengenLessonPress *press = g_new0 (TengenLessonPress, 1);

  step->task = TENGEN_LESSON_TASK_PRESS;
  step->press = press;
  press->line = tengen_lesson_tree_get_line (node);
  press->what = (TengenLessonPressWhat) tengen_lesson_reader_get_choice (
      node, "what", press_words, 0);
  press->stone = tengen_lesson_reader_get_stone (node, "colour");
  press->words = get_say (self, node);
  press->otherwise = read_otherwise (self, node);
}

static void
read_play (TengenLessonReader *self,
           const xmlNode *node,
           TengenLessonStep *step)
{
  static const char *const words[] = { "empty", "diagram", NULL };
  TengenLessonPlay *play = g_new0 (TengenLessonPlay, 1);

  step->task = TENGEN_LESSON_TASK_PLAY;
  step->play = play;
  play->line = tengen_lesson_tree_get_line (node);
  play->setup =
      tengen_lesson_read_diagram_get_setup (self, node, step->diagram->setup);
  if (play->setup->renju.regulation == TENGEN_RENJU_NONE)
    {
      gboolean declared = play->setup->renju.declared;

      tengen_renju_rules_init (&play->setup->renju, TENGEN_RENJU_FREE);
      play->setup->renju.declared = declared;
    }
  play->setup->handicap = tengen_lesson_reader_get_number (node, "handicap", 0);
  play->from_diagram =
      tengen_lesson_reader_get_choice (node, "from", words, 0) == 1;
  play->words = get_say (self, node);
}

/* Reads a number that has bounds; 0 in the place of one beyond them. */
static int
read_number (TengenLessonReader *self,
             const xmlNode *node,
             const char *name,
             int least,
             int most)
{
  int number = tengen_lesson_reader_get_number (node, name, 0);
  g_autofree char *detail = NULL;

  if (number >= least && number <= most)
    return number;
  detail = g_strdup_printf ("%s=\"%d\"", name, number);
  tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_VALUE, node, detail);
  return 0;
}

static void
read_versus (TengenLessonReader *self,
             const xmlNode *node,
             TengenLessonStep *step)
{
  TengenGameSetup *setup;
  TengenSeat seat =
      tengen_lesson_reader_get_stone (node, "colour") == TENGEN_STONE_WHITE
          ? TENGEN_SEAT_FIRST
          : TENGEN_SEAT_SECOND;

  read_play (self, node, step);
  setup = step->play->setup;
  setup->computers[seat].level =
      read_number (self, node, "level", 1, TENGEN_GAME_COMPUTER_LEVELS);
  tengen_go_rules_set_goal (
      &setup->rules,
      read_number (
          self, node, "goal", 0, setup->is_renju ? 0 : TENGEN_GO_GOAL_MAX));
}

/* Reads `W+3.5`, or `0` for a draw. */
static void
read_result (const xmlNode *node, TengenLessonSet *set)
{
  g_autofree char *result = tengen_lesson_tree_get (node, "result");

  if (result == NULL ||
      !tengen_lesson_value_fits (TENGEN_LESSON_VALUE_RESULT, result, NULL))
    return;
  set->claims |= 4;
  if (*result == '0')
    return;
  set->winner = *result == 'B' ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  tengen_value_half_points (
      result + 2, strlen (result + 2), &set->margin_x2, NULL);
}

static void
read_set (TengenLessonReader *self,
          const xmlNode *node,
          TengenLessonAccount *account)
{
  TengenLessonSet *set = tengen_lesson_set_add (account);

  set->line = tengen_lesson_tree_get_line (node);
  set->rules = get_rules (self, node);
  tengen_lesson_reader_get_half (node, "komi", &set->komi_x2);
  set->equal = tengen_lesson_reader_get_number (node, "equal", -1);
  if (tengen_lesson_reader_get_half (node, "black", &set->black_x2))
    set->claims |= 1;
  if (tengen_lesson_reader_get_half (node, "white", &set->white_x2))
    set->claims |= 2;
  read_result (node, set);
  set->words = get_say (self, node);
}

static void
read_account (TengenLessonReader *self,
              const xmlNode *node,
              TengenLessonStep *step)
{
  TengenLessonAccount *account = tengen_lesson_account_new ();
  const xmlNode *set = tengen_lesson_tree_first (node, "set");

  step->task = TENGEN_LESSON_TASK_ACCOUNT;
  step->account = account;
  account->line = tengen_lesson_tree_get_line (node);
  tengen_lesson_reader_get_points (self, node, "dead", account->dead);
  tengen_lesson_reader_get_points (self, node, "seki", account->seki);
  tengen_lesson_reader_get_points (
      self, node, "claim-black", account->claim_black);
  tengen_lesson_reader_get_points (
      self, node, "claim-white", account->claim_white);
  for (; set != NULL; set = tengen_lesson_tree_next (set, "set"))
    read_set (self, set, account);
}

void
tengen_lesson_read_task (TengenLessonReader *self,
                         const xmlNode *node,
                         TengenLessonStep *step)
{
  static const struct
  {
    const char *name;
    void (*read) (TengenLessonReader *, const xmlNode *, TengenLessonStep *);
  } tasks[] = {
    { "moves", read_moves },     { "try", read_step_try },
    { "mark", read_mark },       { "count", read_count },
    { "choice", read_choice },   { "press", read_press },
    { "play", read_play },       { "versus", read_versus },
    { "account", read_account },
  };

  g_return_if_fail (self != NULL && node != NULL && step != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      const xmlNode *task = tengen_lesson_tree_first (node, tasks[i].name);

      if (task == NULL)
        continue;
      tasks[i].read (self, task, step);
      return;
    }
}

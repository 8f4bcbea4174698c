/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-exercise: what is said with an exercise
 */
#include "exercise-built.h"
#include "tengen-words-exercise.h"
#include "tengen-words-text.h"
#include "words-said.h"

static TengenExercise *
build_kind (TengenExerciseKind kind)
{
  gboolean is_renju = tengen_exercise_kind_get_info (kind)->is_renju;
  TengenExercise *self = tengen_exercise_new (
      kind, is_renju ? "renju" : "japan", is_renju ? 15 : 5, is_renju ? 15 : 5);
  const TengenPoint target = 12;

  self->level = 1;
  g_array_append_val (self->targets, target);
  if (kind != TENGEN_EXERCISE_LEGAL)
    self->stones[target] = TENGEN_STONE_WHITE;
  return self;
}

static char *
spell (const TengenLessonText *text)
{
  return tengen_lesson_text_get_plain (text);
}

static void
check_text (const TengenLessonText *text)
{
  g_autofree char *plain = NULL;

  g_assert_nonnull (text);
  plain = spell (text);
  g_test_message ("%s", plain);
  g_assert_cmpstr (plain, !=, "");
  g_assert_null (strchr (plain, '{'));
}

/* Every kind and reason has sentences in which the sides are filled in; those
 * of right and wrong lines differ. */
static void
test_all (void)
{
  static const char *const languages[] = { "en", "ja", "zh_CN" };

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS * G_N_ELEMENTS (languages); i++)
    {
      TengenExerciseKind kind =
          (TengenExerciseKind) (i / G_N_ELEMENTS (languages));
      g_autoptr (TengenExercise) exercise = build_kind (kind);
      g_autoptr (TengenExerciseTexts) texts = NULL;

      speak (languages[i % G_N_ELEMENTS (languages)]);
      for (TengenPoint reason = 0; reason <= TENGEN_EXERCISE_REASON_STOPPED;
           reason++)
        for (TengenPoint right = 0; right < 2; right++)
          {
            const TengenPoint moves[] = { (TengenPoint) (2 * reason + right) };

            tengen_exercise_add_line (
                exercise, right == 1, (TengenExerciseReason) reason, moves, 1);
          }
      texts = tengen_words_exercise (exercise);
      check_text (texts->title);
      check_text (texts->question);
      check_text (texts->hint);
      check_text (texts->right);
      check_text (texts->wrong);
      g_assert_cmpuint (texts->lines->len, ==, exercise->lines->len);
      for (guint line = 0; line < texts->lines->len; line += 2)
        {
          g_autofree char *wrong =
              spell (g_ptr_array_index (texts->lines, line));
          g_autofree char *right =
              spell (g_ptr_array_index (texts->lines, line + 1));

          check_text (g_ptr_array_index (texts->lines, line));
          check_text (g_ptr_array_index (texts->lines, line + 1));
          g_assert_cmpstr (right, !=, wrong);
        }
    }
}

static void
check_question (const TengenExercise *exercise, const char *wanted)
{
  g_autofree char *said = tengen_words_exercise_question (exercise);

  g_assert_cmpstr (said, ==, wanted);
}

static void
test_questions (void)
{
  g_autoptr (TengenExercise) ladder = build_kind (TENGEN_EXERCISE_LADDER);
  g_autoptr (TengenExercise) atari = build_kind (TENGEN_EXERCISE_ATARI);
  g_autoptr (TengenExercise) ko = build_kind (TENGEN_EXERCISE_KO);
  g_autoptr (TengenExercise) stones = build_kind (TENGEN_EXERCISE_STONES);
  g_autoptr (TengenExercise) territory = build_kind (TENGEN_EXERCISE_TERRITORY);
  g_autoptr (TengenExercise) legal = build_kind (TENGEN_EXERCISE_LEGAL);
  const TengenPoint second = 14;

  speak ("ja");
  check_question (ladder, "黒の番です。△の白を、シチョウで取りましょう。");
  ladder->to_move = TENGEN_STONE_WHITE;
  ladder->stones[12] = TENGEN_STONE_BLACK;
  check_question (ladder, "白の番です。△の黒を、シチョウで取りましょう。");
  check_question (atari, "黒の番です。△の白を、アタリにしましょう。");
  g_array_append_val (atari->targets, second);
  check_question (atari,
                  "黒の番です。△の白を、一手で両方ともアタリにしましょう。");
  check_question (
      ko, "黒の番です。△の白は、ふつうには取れません。コウにしましょう。");
  ko->stones[12] = TENGEN_STONE_BLACK;
  check_question (
      ko, "黒の番です。△の黒は、ふつうには活きません。コウにしましょう。");
  check_question (stones, "盤の上に、黒石は何個ありますか。");
  stones->to_move = TENGEN_STONE_NONE;
  check_question (stones, "盤の上の石は、多いほうが何個多いですか。");
  check_question (territory, "黒の地は何目ですか。");
  territory->level = 4;
  check_question (territory,
                  "黒の地は何目ですか。死んでいる石は、取りのぞいて数えます。");
  check_question (legal, "黒は、△のところに打てますか。");
  legal->ko = 12;
  check_question (legal,
                  "白が、いまコウを取りました。黒は、△のところに打てますか。");
}

static void
check_line (const TengenExercise *exercise,
            gboolean is_right,
            TengenExerciseReason reason,
            const char *wanted)
{
  TengenExerciseLine line = { .is_right = is_right, .reason = reason };
  g_autofree char *said = tengen_words_exercise_line (exercise, &line);

  g_assert_cmpstr (said, ==, wanted);
}

/* Whose chain it is hangs on the target. */
static void
test_lines (void)
{
  g_autoptr (TengenExercise) capture = build_kind (TENGEN_EXERCISE_CAPTURE);
  g_autoptr (TengenExercise) live = build_kind (TENGEN_EXERCISE_LIVE);
  g_autoptr (TengenExercise) race = build_kind (TENGEN_EXERCISE_RACE);
  g_autoptr (TengenExercise) five = build_kind (TENGEN_EXERCISE_FIVE);

  speak ("ja");
  check_line (capture,
              TRUE,
              TENGEN_EXERCISE_REASON_TAKES,
              "△の白は、もう助かりません。");
  check_line (
      capture, FALSE, TENGEN_EXERCISE_REASON_ESCAPES, "△の白は、逃げます。");
  check_line (capture,
              FALSE,
              TENGEN_EXERCISE_REASON_SELF_ATARI,
              "打った石が、取られてしまいます。");
  live->stones[12] = TENGEN_STONE_BLACK;
  check_line (
      live, FALSE, TENGEN_EXERCISE_REASON_TAKES, "△の黒は、取られます。");
  check_line (live,
              TRUE,
              TENGEN_EXERCISE_REASON_LIVES,
              "△の石は、二つの眼で活きます。");
  check_line (
      race, FALSE, TENGEN_EXERCISE_REASON_TAKES, "白に先に取られます。");
  check_line (race, TRUE, TENGEN_EXERCISE_REASON_TAKES, "黒が先に取れます。");
  five->to_move = TENGEN_STONE_WHITE;
  check_line (
      five, TRUE, TENGEN_EXERCISE_REASON_FIVE, "白が五を作って勝ちます。");
  check_line (
      five, FALSE, TENGEN_EXERCISE_REASON_OTHER_FIVE, "黒が五を作ります。");
}

/* What is said once a number is right is said of one that was shown, too: it is
 * the answer, not praise. */
static void
test_number (void)
{
  static const TengenExerciseKind kinds[] = { TENGEN_EXERCISE_STONES,
                                              TENGEN_EXERCISE_TERRITORY };

  speak ("ja");
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (TengenExercise) exercise = build_kind (kinds[i]);
      g_autoptr (TengenExerciseTexts) texts = NULL;
      g_autofree char *right = NULL;

      exercise->number = 12;
      texts = tengen_words_exercise (exercise);
      right = spell (texts->right);
      g_assert_cmpstr (right, ==, "12です。");
    }
}

static void
check_legal (const char *rows, TengenPoint ko, int number, const char *wanted)
{
  g_autoptr (TengenExercise) exercise =
      build_board (TENGEN_EXERCISE_LEGAL, "japan", 5, rows);
  g_autoptr (TengenExerciseTexts) texts = NULL;
  g_autofree char *right = NULL;
  g_autofree char *wrong = NULL;

  exercise->ko = ko;
  exercise->number = number;
  texts = tengen_words_exercise (exercise);
  right = spell (texts->right);
  wrong = spell (texts->wrong);
  g_assert_cmpstr (right, ==, wanted);
  g_assert_cmpstr (wrong, ==, wanted);
}

static void
test_legal (void)
{
  const TengenPoint none = TENGEN_POINT_NONE;

  speak ("en");
  check_legal ("tX......................O",
               none,
               1,
               "The stone has a liberty afterwards, so it is allowed.");
  check_legal ("tOX..X...................",
               none,
               1,
               "The stone has a liberty afterwards, so it is allowed.");
  check_legal ("tOX..OX..................",
               none,
               1,
               "The stone takes something, so it is allowed.");
  check_legal ("tO...OO..................",
               none,
               0,
               "The stone would have no liberty and take nothing, so it is not "
               "allowed.");
  check_legal (
      "tOX..X...................", 0, 0, "A ko may not be taken back at once.");
}

static void
test_names (void)
{
  g_autofree char *name = NULL;
  g_autofree char *sheet = NULL;

  speak ("ja");
  name = tengen_words_exercise_kind (TENGEN_EXERCISE_FORCE);
  sheet = tengen_words_exercise_sheet (TENGEN_EXERCISE_LADDER, 5, 17);
  g_assert_cmpstr (name, ==, "禁手に追い込む");
  g_assert_cmpstr (sheet, ==, "シチョウ　レベル5　番号17");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words-exercise/all", test_all);
  g_test_add_func ("/words-exercise/questions", test_questions);
  g_test_add_func ("/words-exercise/lines", test_lines);
  g_test_add_func ("/words-exercise/number", test_number);
  g_test_add_func ("/words-exercise/legal", test_legal);
  g_test_add_func ("/words-exercise/names", test_names);
  return g_test_run ();
}

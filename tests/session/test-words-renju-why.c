/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-renju-why: why a point is forbidden, in Japanese and in English
 *
 * Shape: positions are written as the points of Black, a slash, those of White.
 */
#include "tengen-words-renju.h"

#include "tengen-board-notation.h"
#include "tengen-words-text.h"
#include "words-said.h"

static TengenPoint
at (const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (
      tengen_notation_parse (TENGEN_NOTATION_RENJU, 15, 15, name, &point));
  return point;
}

static TengenRenju *
make_board (const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);
  TengenRenju *board = tengen_renju_new ();
  TengenStone stone = TENGEN_STONE_BLACK;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "/"))
      stone = TENGEN_STONE_WHITE;
    else
      tengen_renju_put (board, at (names[i]), stone);
  return board;
}

/* Heading, summary, the parts, and the steps of the proof, a line each. */
static char *
tell (const char *stones, const char *point)
{
  g_autoptr (TengenRenju) board = make_board (stones);
  g_autoptr (TengenRenjuReason) reason =
      tengen_renju_explain (board, at (point));
  g_autoptr (GPtrArray) steps = tengen_renju_prove (reason);
  g_autofree char *heading = tengen_words_renju_heading (reason);
  g_autofree char *summary = tengen_words_renju_summary (reason);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s\n%s\n", heading, summary);
  for (guint i = 0; i < reason->parts->len; i++)
    {
      g_autofree char *part =
          tengen_words_renju_part (g_ptr_array_index (reason->parts, i));

      g_string_append_printf (text, "- %s\n", part);
    }
  for (guint i = 0; i < steps->len; i++)
    {
      g_autofree char *step =
          tengen_words_renju_step (g_ptr_array_index (steps, i));

      g_string_append_printf (text, "%u %s\n", i + 1, step);
    }
  return g_string_free (text, FALSE);
}

static const struct
{
  const char *stones;
  const char *point;
  const char *japanese;
} reasons[] = {
  /* 三々 */
  { "F10 G10 H8 H9",
    "H10",
    "H10 は三々の禁手\n"
    "三が同時に二つできます。\n"
    "- 三 F10・G10・H10（横）\n"
    "- 三 H8・H9・H10（縦）\n"
    "1 黒が H10 に打ちます。三が同時に二つできます。\n"
    "2 次に E10 に打つと棒四になります（E10〜H10）。だからこれは三です"
    "。\n"
    "3 次に H11 に打つと棒四になります（H8〜H11）。だからこれは三です。\n" },
  /* the same with a four: 四三々 */
  { "E8 F8 G8 H9 H10 I9 J10 / D8",
    "H8",
    "H8 は四三々の禁手\n"
    "三が同時に二つできます。四が一緒にできても、三々は禁手です。\n"
    "- 四 E8・F8・G8・H8（横）\n"
    "- 三 H8・H9・H10（縦）\n"
    "- 三 H8・I9・J10（右上がりの斜め）\n"
    "1 黒が H8 に打ちます。三が同時に二つできます。四が一緒にできても、"
    "三々は禁手です。\n"
    "2 次に H11 に打つと棒四になります（H8〜H11）。だからこれは三です。\n"
    "3 次に G7 に打つと棒四になります（G7〜J10）。だからこれは三です。\n" },
  /* 四三 */
  { "E8 F8 G8 H9 H10 / D8",
    "H8",
    "H8 は禁手ではない\n"
    "四三です。禁手ではなく、たいてい黒の勝ちになります。\n"
    "- 四 E8・F8・G8・H8（横）\n"
    "- 三 H8・H9・H10（縦）\n"
    "1 黒が H8 に打ちます。四三です。禁手ではなく、たいてい黒の勝ちにな"
    "ります。\n" },
  /* two fours in one line */
  { "E8 G8 I8 K8",
    "H8",
    "H8 は四々の禁手\n"
    "四が同時に二つできます。\n"
    "- トビ四 E8・G8・H8・I8（横）\n"
    "- トビ四 G8・H8・I8・K8（横）\n"
    "1 黒が H8 に打ちます。四が同時に二つできます。\n"
    "2 次に F8 に打つと五連になります（E8〜I8）。だからこれは四です。\n"
    "3 次に J8 に打つと五連になります（G8〜K8）。だからこれは四です。\n" },
  /* 長連 and 三々 */
  { "F8 G8 I8 J8 K8 H9 H10 I9 J10",
    "H8",
    "H8 は長連・三々の禁手\n"
    "黒石が六つ以上並びます。三が同時に二つできます。\n"
    "- 長連 F8・G8・H8・I8・J8・K8（横）\n"
    "- 三 H8・H9・H10（縦）\n"
    "- 三 H8・I9・J10（右上がりの斜め）\n"
    "1 黒が H8 に打ちます。黒石が六つ以上並びます。三が同時に二つできま"
    "す。\n"
    "2 次に H11 に打つと棒四になります（H8〜H11）。だからこれは三です。\n"
    "3 次に G7 に打つと棒四になります（G7〜J10）。だからこれは三です。\n" },
  /* 五連 with 三々 */
  { "F8 G8 I8 J8 H9 H10 I9 J10",
    "H8",
    "H8 は五連\n"
    "五連ができれば、ほかに何ができても黒の勝ちです。\n"
    "- 五連 F8・G8・H8・I8・J8（横）\n"
    "1 黒が H8 に打ちます。五連ができれば、ほかに何ができても黒の勝ちで"
    "す。\n" },
  /* ナツ止め */
  { "F8 G8 H9 H10 / D8 J8",
    "H8",
    "H8 は禁手ではない\n"
    "三々に見えますが、本当の三は一つだけです。\n"
    "- 三 H8・H9・H10（縦）\n"
    "- 三ではない F8・G8・H8（横）：両端の空きが一つずつしかない（ナツ"
    "止め）\n"
    "1 黒が H8 に打ちます。三々に見えますが、本当の三は一つだけです。\n"
    "2 E8 に打つと四つ並びますが、片方の端が止まっているので、棒四では"
    "ありません。\n"
    "3 I8 に打つと四つ並びますが、片方の端が止まっているので、棒四では"
    "ありません。だからこれは三に数えません（ナツ止め）。\n" },
  /* a five elsewhere */
  { "F8 I8 H9 H10 G4 G5 G6 G7 / G3",
    "H8",
    "H8 は禁手ではない\n"
    "三々に見えますが、本当の三は一つだけです。\n"
    "- 三 H8・H9・H10（縦）\n"
    "- 三ではない F8・H8・I8（横）：G8 は別の線で五連になる\n"
    "1 黒が H8 に打ちます。三々に見えますが、本当の三は一つだけです。\n"
    "2 G8 に打つと別の線で五連（G4〜G8）が先にできて終わるので、棒四に"
    "はなりません。だからこれは三に数えません。\n" },
  /* 長連筋 */
  { "C8 F8 G8 K8 H9 H10",
    "H8",
    "H8 は禁手ではない\n"
    "三々に見えますが、本当の三は一つだけです。\n"
    "- 三 H8・H9・H10（縦）\n"
    "- 三ではない F8・G8・H8（横）：六つ並んで長連になる\n"
    "1 黒が H8 に打ちます。三々に見えますが、本当の三は一つだけです。\n"
    "2 E8 に打つと四つ並びますが、その次は六つ以上並ぶ長連（C8〜H8）に"
    "なるので、棒四ではありません。\n"
    "3 I8 に打つと四つ並びますが、その次は六つ以上並ぶ長連（F8〜K8）に"
    "なるので、棒四ではありません。だからこれは三に数えません。\n" },
  /* one of two fours would be six */
  { "E8 G8 I8 K8 L8",
    "H8",
    "H8 は禁手ではない\n"
    "四々に見えますが、本当の四は一つだけです。\n"
    "- トビ四 E8・G8・H8・I8（横）\n"
    "- 四ではない G8・H8・I8・K8（横）：六つ並んで長連になる\n"
    "1 黒が H8 に打ちます。四々に見えますが、本当の四は一つだけです。\n"
    "2 J8 に打つと六つ以上並んで長連になり（G8〜L8）、五連になりません"
    "。だからこれは四に数えません。\n" },
  /* nothing at all */
  { "A1",
    "H8",
    "H8 は禁手ではない\n"
    "黒はここに打てます。\n"
    "1 黒が H8 に打ちます。黒はここに打てます。\n" },
};

static void
test_reasons (void)
{
  speak ("ja");
  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    expect (tell (reasons[i].stones, reasons[i].point), reasons[i].japanese);
}

static void
test_reasons_english (void)
{
  speak ("en");
  expect (tell ("C9 E9 C8 E8 F8 D7 F7 A10", "D9"),
          "D9 is not forbidden\n"
          "It looks like a double-three, but only one of them is a real three"
          ".\n"
          "- three D9, E8, F7 (falling diagonal)\n"
          "- no three C9, D9, E9 (across): B9 is forbidden (double-four), F9 "
          "is forbidden (double-three)\n"
          "1 Black plays D9. It looks like a double-three, but only one of th"
          "em is a real three.\n"
          "2 B9 seems to make a straight four, but B9 is forbidden (double-fo"
          "ur) and cannot be played.\n"
          "3 B9 is forbidden (double-four). Two fours arise at once.\n"
          "4 A stone on A9 makes five in a row (A9 to E9). So this is a four.\n"
          "5 A stone on E6 makes five in a row (A10 to E6). So this is a four"
          ".\n"
          "6 F9 seems to make a straight four, but F9 is forbidden (double-th"
          "ree) and cannot be played. So this does not count as a three.\n"
          "7 F9 is forbidden (double-three). Two threes arise at once.\n"
          "8 A stone on F10 makes a straight four (F7 to F10). So this is a t"
          "hree.\n"
          "9 A stone on C6 makes a straight four (C6 to F9). So this is a thr"
          "ee.\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words/renju-why/japanese", test_reasons);
  g_test_add_func ("/words/renju-why/english", test_reasons_english);
  return g_test_run ();
}

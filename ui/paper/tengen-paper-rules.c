/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-rules: the rules of Pure Go (純碁) on one page
 *
 * Shape: the aim of the game; six boards of the lesson with a rule each; the
 *        stones of the last board in rows of ten, counted.
 * Source: 純碁の遊び方 (1) to (4).
 */
#include "tengen-paper-private.h"
#include "tengen-paper-sheets.h"

#include "tengen-paint-board.h"
#include "tengen-paint-lesson.h"
#include "tengen-paint-stone.h"
#include "tengen-paper-cell.h"
#include "tengen-paper-line.h"
#include "tengen-paper-words.h"

#define TITLE 20.0
#define GOAL 11.0
#define TEXT 11.0
#define COLUMNS 2
#define ROWS 3
#define GAP 12.0
/* The count: its height as a part of that of the page; a stone and letters as
 * parts of its width; stones of a row. */
#define COUNT 0.11
#define STONE 0.0218
#define SMALL 0.0168
#define TEN 10

static const TengenPaperWords TITLE_WORDS = { "{純碁|じゅんご}のルール",
                                              "The Rules of Pure Go",
                                              "纯碁的规则" };
static const TengenPaperWords GOAL_WORDS = {
  "{終|お}わったときに、{盤|ばん}の{上|うえ}に{石|いし}が{多|おお}いほうが"
  "{勝|か}ちです。",
  "Whoever has more stones on the board at the end wins.",
  "终局时，盘上棋子多的一方胜。"
};
static const TengenPaperWords COUNT_NAME = { "7 {石|いし}を{数|かぞ}える",
                                             "7 Counting",
                                             "7 数棋子" };
static const TengenPaperWords COUNT_WORDS = {
  "{盤|ばん}の{上|うえ}の{石|いし}を、10{個|こ}ずつならべて{数|かぞ}えます。"
  "6の{図|ず}では{黒|くろ}$b{個|こ}、{白|しろ}$w{個|こ}なので、"
  "{黒|くろ}が$m{個|こ}{多|おお}くて{勝|か}ちです。",
  "Put the stones of the board in rows of ten. In figure 6 Black has $b and "
  "White $w: Black wins by $m.",
  "把盘上的棋子排成十个一行来数。图6中黑方$b个，白方$w个，黑方多$m个，黑方胜。"
};

/**
 * Rule:
 * @step: the step whose board is shown
 * @name: what it is about
 * @text: the rule
 */
typedef struct
{
  const char *step;
  TengenPaperWords name;
  TengenPaperWords text;
} Rule;

static const Rule RULES[COLUMNS * ROWS] = {
  { "alternate",
    { "1 {石|いし}を{打|う}つ", "1 Playing stones", "1 下子" },
    { "{黒|くろ}が{先|さき}です。{線|せん}と{線|せん}が{交|まじ}わるところに、"
      "かわりばんこに{一|ひと}つずつ{石|いし}を{打|う}ちます。"
      "{打|う}った{石|いし}は{動|うご}かしません。",
      "Black begins. In turns, put a stone on a point where two lines cross. A "
      "stone that was played is never moved.",
      "黑方先下。双方轮流把棋子放在两条线相交的点上，每次一个。"
      "放下的棋子不再移动。" } },
  { "take-one",
    { "2 {石|いし}を{取|と}る", "2 Taking a stone", "2 提子" },
    { "{線|せん}でとなりあうところをぜんぶふさがれた{石|いし}は、"
      "{取|と}られます。{白|しろ}はaに{打|う}つと、{黒石|くろいし}を"
      "{取|と}れます。{取|と}った{石|いし}は{相手|あいて}に{返|かえ}します。",
      "A stone is taken off when the other side holds all points beside it on "
      "the lines. White takes a black stone at a. What was taken is given "
      "back.",
      "棋子顺着线的相邻点全被对方占住，就要被提掉。白方下在a，能提掉黑子。"
      "提来的棋子还给对方。" } },
  { "take-two",
    { "3 まとめて{取|と}る", "3 Taking several", "3 一起提" },
    { "{線|せん}でつながった{石|いし}は、ひとかたまりです。"
      "まわりをぜんぶふさぐと、まとめて{取|と}れます。"
      "ナナメはつながっていません。",
      "Stones that lines join stand and fall together: close all points around "
      "them to take them. Diagonals do not join.",
      "顺着线相连的棋子是一个整体，周围全被堵住就一起被提掉。"
      "斜向不算相连。" } },
  { "forbidden",
    { "4 {打|う}てないところ", "4 Where you may not play", "4 不能下的地方" },
    { "{打|う}った{石|いし}がそのまま{取|と}られる{形|かたち}になるところ"
      "（×）には{打|う}てません。{相手|あいて}の{石|いし}を{取|と}れるときは、"
      "{打|う}てます。",
      "A stone may not be played where it would be closed in at once (×). It "
      "may if that takes stones of the other side.",
      "下了之后自己的棋子马上处于被提状态的点（×）不能下。"
      "如果能提掉对方的棋子，就可以下。" } },
  { "ko-take",
    { "5 コウ", "5 Ko", "5 劫" },
    { "{黒|くろ}がbに{打|う}ってaを{取|と}ったら、{白|しろ}はすぐには{取|と}り"
      "{返|かえ}せません。{取|と}りあいが{終|お}わらなくなるからです。"
      "ほかに{一手|いって}{打|う}ってからなら{取|と}り{返|かえ}せます。",
      "When Black has played b and taken a, White may not take back at once: "
      "it would never end. After one move elsewhere White may.",
      "黑方下在b提掉a之后，白方不能马上提回来，否则没完没了。"
      "在别处下一手以后就可以提回来。" } },
  { "pass",
    { "6 {終|お}わり", "6 The end", "6 终局" },
    { "{打|う}ちたいところがなくなったら、パスをします。"
      "{二人|ふたり}がつづけてパスをすると、{終|お}わりです。",
      "A player who no longer wants to play anywhere passes. When both pass "
      "one after the other, the game is over.",
      "没有想下的地方时，就停一手。双方接连停一手，对局结束。" } },
};

/* --- Boards --- */

static void
label_answers (TengenView *view, const TengenLessonTry *trial)
{
  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (trial->answers, i);

      if (answer->verdict != TENGEN_LESSON_RIGHT)
        continue;
      for (guint k = 0; k < answer->points->len; k++)
        {
          TengenPoint point = g_array_index (answer->points, TengenPoint, k);

          if (point != TENGEN_POINT_PASS && view->labels[point] == NULL)
            view->labels[point] = g_strdup ("a");
        }
    }
}

static void
cross_points (TengenView *view, const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    view->marks[g_array_index (points, TengenPoint, i)] =
        TENGEN_VIEW_MARK_CROSS;
}

static void
number_moves (TengenView *view, const TengenLessonStep *step)
{
  g_autoptr (GString) note = g_string_new (NULL);
  TengenStone stone = step->diagram->to_move;

  for (guint i = 0; i < step->moves->len; i++)
    {
      tengen_paper_line_add (
          view,
          TENGEN_NOTATION_A1,
          tengen_paper_words_get_pass (NULL),
          stone,
          g_array_index (step->moves, TengenLessonMove, i).point,
          i + 1,
          note);
      stone = tengen_stone_other (stone);
    }
}

static TengenView *
make_view (const TengenLessonStep *step)
{
  g_autoptr (TengenLessonState) state = tengen_lesson_make_state (step, FALSE);
  TengenView *view = tengen_view_new_lesson (step, state);

  if (step->task == TENGEN_LESSON_TASK_WATCH)
    number_moves (view, step);
  if (step->task == TENGEN_LESSON_TASK_TRY)
    label_answers (view, step->trial);
  if (step->task == TENGEN_LESSON_TASK_MARK)
    cross_points (view, step->mark->points);
  return view;
}

static const TengenLessonStep *
find_step (const TengenLesson *lesson, const char *id)
{
  guint index = 0;

  if (!tengen_lesson_find_step (lesson, id, &index))
    return NULL;
  return tengen_lesson_get_step (lesson, index);
}

static void
put_rule (const TengenPaperRoom *room,
          const Rule *rule,
          const TengenLessonStep *step,
          const char *language,
          double x,
          double y)
{
  TengenPaperCell cell = { .name =
                               tengen_paper_words_make (&rule->name, language),
                           .blocks = tengen_lesson_blocks_new (),
                           .view = make_view (step),
                           .coordinates = TENGEN_PAINT_NO_COORDINATES };

  tengen_lesson_blocks_add (cell.blocks,
                            TENGEN_LESSON_BLOCK_SAY,
                            tengen_paper_words_make (&rule->text, language));
  tengen_paper_cell_fit (&cell, room);
  tengen_paper_cell_put (&cell, room, x, y, room->height);
  tengen_paper_cell_clear (&cell);
}

static void
put_rules (const TengenPaperRoom *room,
           const TengenLesson *lesson,
           const char *language,
           double y)
{
  for (guint i = 0; i < G_N_ELEMENTS (RULES); i++)
    {
      const TengenLessonStep *step = find_step (lesson, RULES[i].step);

      if (step != NULL)
        put_rule (room,
                  &RULES[i],
                  step,
                  language,
                  TENGEN_PAPER_MARGIN +
                      i % COLUMNS * (room->width + TENGEN_PAPER_GAP),
                  y + i / COLUMNS * (room->height + GAP));
    }
}

/* --- The count --- */

/* Rows of stones, as many as the number says, Black's and White's. */
static void
draw_stones (const TengenPaperItem *self, cairo_t *cr)
{
  TengenStone stone =
      self->number > 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  double size = self->box.width / TEN;

  for (int i = 0; i < ABS (self->number); i++)
    {
      cairo_save (cr);
      cairo_translate (cr,
                       self->box.x + (i % TEN + 0.5) * size,
                       self->box.y + (i / TEN + 0.5) * size);
      tengen_paint_stone (
          cr, 0.47 * size, tengen_paint_theme_get_print (), stone, 0);
      cairo_restore (cr);
    }
}

static void
put_stones (TengenPaper *paper, int n, TengenStone stone, double x, double y)
{
  TengenPaperItem item = { .is_solid = TRUE, .draw = draw_stones };
  double size = STONE * paper->width;

  item.number = stone == TENGEN_STONE_BLACK ? n : -n;
  item.box.x = x;
  item.box.y = y;
  item.box.width = TEN * size;
  item.box.height = (n + TEN - 1) / TEN * size;
  tengen_paper_put (paper, &item);
}

static int
count (const TengenLessonDiagram *diagram, TengenStone stone)
{
  int n = diagram->setup->width * diagram->setup->height;
  int found = 0;

  for (int i = 0; i < n; i++)
    found += diagram->stones[i] == stone;
  return found;
}

static void
fill_number (GString *text, const char *place, int number)
{
  g_autofree char *digits = g_strdup_printf ("%d", number);

  g_string_replace (text, place, digits, 0);
}

static TengenLessonText *
make_count_text (int black, int white, const char *language)
{
  GString *marked =
      g_string_new (tengen_paper_words_get (&COUNT_WORDS, language));
  TengenLessonText *text;

  fill_number (marked, "$b", black);
  fill_number (marked, "$w", white);
  fill_number (marked, "$m", black - white);
  text = tengen_paper_words_parse (tengen_paper_words_get_language (language),
                                   marked->str);
  g_string_free (marked, TRUE);
  return text;
}

static void
put_count (TengenPaper *paper,
           const TengenLessonStep *step,
           const char *language,
           double y)
{
  int black = count (step->diagram, TENGEN_STONE_BLACK);
  int white = count (step->diagram, TENGEN_STONE_WHITE);
  double stones = TEN * STONE * paper->width;
  double right = paper->width - TENGEN_PAPER_MARGIN - stones;
  double left = right - TENGEN_PAPER_GAP - stones;
  g_autoptr (TengenLessonText) name =
      tengen_paper_words_make (&COUNT_NAME, language);
  g_autoptr (TengenLessonText) text = make_count_text (black, white, language);
  double width = left - TENGEN_PAPER_GAP - TENGEN_PAPER_MARGIN;
  double size = MAX (SMALL * paper->width, TENGEN_PAPER_SMALLEST);

  put_stones (paper, black, TENGEN_STONE_BLACK, left, y);
  put_stones (paper, white, TENGEN_STONE_WHITE, right, y);
  y += tengen_paper_put_text (
           paper,
           tengen_paper_lay (paper, name, size, PANGO_WEIGHT_BOLD, width),
           TENGEN_PAPER_MARGIN,
           y,
           0,
           TENGEN_PAPER_BLACK) +
       TENGEN_PAPER_CELL_GAP;
  tengen_paper_put_text (
      paper,
      tengen_paper_lay (paper, text, size, PANGO_WEIGHT_NORMAL, width),
      TENGEN_PAPER_MARGIN,
      y,
      0,
      TENGEN_PAPER_BLACK);
}

/* --- The whole --- */

static double
put_head (TengenPaper *paper, const char *language)
{
  g_autoptr (TengenLessonText) title =
      tengen_paper_words_make (&TITLE_WORDS, language);
  g_autoptr (TengenLessonText) goal =
      tengen_paper_words_make (&GOAL_WORDS, language);
  double y = TENGEN_PAPER_MARGIN;

  y += tengen_paper_put_text (
      paper,
      tengen_paper_lay (paper, title, TITLE, PANGO_WEIGHT_BOLD, -1),
      paper->width / 2,
      y,
      0.5,
      TENGEN_PAPER_BLACK);
  y += tengen_paper_put_text (
      paper,
      tengen_paper_lay (paper,
                        goal,
                        GOAL,
                        PANGO_WEIGHT_NORMAL,
                        paper->width - 2 * TENGEN_PAPER_MARGIN),
      paper->width / 2,
      y,
      0.5,
      TENGEN_PAPER_BLACK);
  return y + GAP;
}

TengenPaper *
tengen_paper_new_rules (const TengenLesson *lesson, const TengenPaperRules *how)
{
  const TengenLessonStep *end;
  TengenPaperRoom room = { .size = TEXT };
  double y;

  g_return_val_if_fail (lesson != NULL && how != NULL, NULL);

  room.paper = tengen_paper_new (how->size, how->readings);
  tengen_paper_begin_page (room.paper);
  y = put_head (room.paper, how->language);
  room.width =
      (room.paper->width - 2 * TENGEN_PAPER_MARGIN + TENGEN_PAPER_GAP) /
          COLUMNS -
      TENGEN_PAPER_GAP;
  room.height = (room.paper->height - TENGEN_PAPER_MARGIN -
                 COUNT * room.paper->height - y) /
                    ROWS -
                GAP;
  put_rules (&room, lesson, how->language, y);
  end = find_step (lesson, RULES[G_N_ELEMENTS (RULES) - 1].step);
  if (end != NULL)
    put_count (room.paper,
               end,
               how->language,
               room.paper->height - TENGEN_PAPER_MARGIN -
                   COUNT * room.paper->height);
  return room.paper;
}

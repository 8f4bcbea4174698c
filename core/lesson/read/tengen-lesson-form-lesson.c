/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-form-lesson: the form of lessons
 *
 * Source: lesson.rnc, in the order of names.
 */
#include "tengen-lesson-form.h"

#define COLOURS "black white"
#define GAMES "pure-go go renju"
#define INLINE "ruby term pt em"

#define MAY TENGEN_LESSON_MAY
#define MUST TENGEN_LESSON_MUST
#define EITHER TENGEN_LESSON_EITHER
#define VALUE(kind) TENGEN_LESSON_VALUE_##kind

/* Attributes by what may stand in them. */
#define NAME(name, need)                                                       \
  {                                                                            \
    name, VALUE (NAME), NULL, need                                             \
  }
#define LANGUAGE(need)                                                         \
  {                                                                            \
    "xml:lang", VALUE (LANGUAGE), NULL, need                                   \
  }
#define WORD(name, words, need)                                                \
  {                                                                            \
    name, VALUE (WORD), words, need                                            \
  }
#define COLOUR(name, need) WORD (name, COLOURS, need)
#define POINT(name, need)                                                      \
  {                                                                            \
    name, VALUE (POINT), NULL, need                                            \
  }
#define MOVE(name, need)                                                       \
  {                                                                            \
    name, VALUE (MOVE), NULL, need                                             \
  }
#define POINTS(name, need)                                                     \
  {                                                                            \
    name, VALUE (POINTS), NULL, need                                           \
  }
#define NUMBER(name)                                                           \
  {                                                                            \
    name, VALUE (NUMBER), NULL, MAY                                            \
  }
#define HALF(name, need)                                                       \
  {                                                                            \
    name, VALUE (HALF), NULL, need                                             \
  }

/* What is played. */
#define GAME                                                                   \
  WORD ("game", GAMES, MAY), NAME ("rules", MAY), NAME ("opening", MAY),       \
      { "size", VALUE (SIZE), NULL, MAY }, HALF ("komi", MAY)

static const TengenLessonFormAttribute level =
    WORD ("level", "beginner intermediate", MUST);
static const TengenLessonFormAttribute minutes = NUMBER ("minutes");

static const TengenLessonFormElement elements[] = {
  { .name = "account",
    .attributes = { POINTS ("dead", MAY),
                    POINTS ("seki", MAY),
                    POINTS ("claim-black", MAY),
                    POINTS ("claim-white", MAY) },
    .parts = { { .names = "set*", .is_needed = TRUE } } },
  { .name = "answer",
    .attributes = { { "at", VALUE (MOVES), NULL, EITHER },
                    WORD ("rule",
                          "captures legal illegal saves suicide ko five "
                          "forbidden four straight-four four-three any-legal",
                          EITHER),
                    WORD ("verdict", "right good wrong illegal", MUST),
                    POINTS ("show", MAY) },
    .parts = { { .names = "say*" },
               { .names = "reply*" },
               { .names = "try" } } },
  { .name = "arrow",
    .attributes = { POINT ("from", MUST), POINT ("to", MUST) } },
  { .name = "author", .text = TENGEN_LESSON_TEXT_BEFORE },
  { .name = "chapter",
    .attributes = { NAME ("id", MUST) },
    .parts = { { .names = "title*", .is_needed = TRUE },
               { .names = "step*", .is_needed = TRUE } } },
  { .name = "choice", .parts = { { .names = "option*", .is_needed = TRUE } } },
  { .name = "count",
    .attributes = { WORD ("what",
                          "black-stones white-stones liberties territory "
                          "prisoners dame area score difference number",
                          MUST),
                    COLOUR ("colour", MAY),
                    POINTS ("of", MAY),
                    POINTS ("dead", MAY),
                    NAME ("rules", MAY),
                    HALF ("answer", MUST) },
    .parts = { { .names = "say*" }, { .names = "otherwise" } } },
  { .name = "diagram",
    .attributes = { NAME ("id", MAY),
                    NAME ("ref", MAY),
                    GAME,
                    COLOUR ("to-play", MAY),
                    { "view", VALUE (CORNERS), NULL, MAY },
                    WORD ("coords", "yes no", MAY),
                    { "before", VALUE (PLAYED), NULL, MAY },
                    POINT ("ko", MAY),
                    { "played", VALUE (NUMBERS), NULL, MAY },
                    NUMBER ("prisoners-black"),
                    NUMBER ("prisoners-white") },
    .parts = { { .names = "rows stones*" },
               { .names = "label*" },
               { .names = "arrow*" } } },
  { .name = "done",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = INLINE,
    .attributes = { LANGUAGE (MAY) } },
  { .name = "em", .text = TENGEN_LESSON_TEXT_BEFORE, .inside = "ruby" },
  { .name = "goal",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = INLINE,
    .attributes = { LANGUAGE (MAY) } },
  { .name = "hint",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = INLINE,
    .attributes = { LANGUAGE (MAY), POINTS ("show", MAY) } },
  { .name = "label",
    .attributes = { POINTS ("at", MUST),
                    { "text", VALUE (LABEL), NULL, MAY },
                    WORD ("mark",
                          "circle cross square triangle territory-black "
                          "territory-white",
                          MAY) } },
  { .name = "lesson",
    .attributes = { NAME ("id", MUST),
                    WORD ("version", "1", MUST),
                    LANGUAGE (MUST),
                    GAME },
    .parts = { { .names = "title*", .is_needed = TRUE },
               { .names = "goal*" },
               { .names = "meta" },
               { .names = "chapter*", .is_needed = TRUE } } },
  { .name = "level", .text = TENGEN_LESSON_TEXT_VALUE, .value = &level },
  { .name = "licence", .text = TENGEN_LESSON_TEXT_BEFORE },
  { .name = "mark",
    .attributes = { WORD ("what",
                          "dead liberties territory points dame eyes stones "
                          "illegal forbidden five",
                          MUST),
                    COLOUR ("colour", MAY),
                    POINTS ("of", MAY),
                    POINTS ("dead", MAY),
                    POINTS ("at", MAY) },
    .parts = { { .names = "say*" }, { .names = "otherwise" } } },
  { .name = "meta",
    .parts = { { .names = "author* licence* source* level* minutes*",
                 .is_mixed = TRUE } } },
  { .name = "minutes", .text = TENGEN_LESSON_TEXT_VALUE, .value = &minutes },
  { .name = "move",
    .attributes = { COLOUR ("colour", MAY), MOVE ("at", MUST) },
    .parts = { { .names = "say*" } } },
  { .name = "moves",
    .attributes = { WORD ("numbers", "yes no", MAY) },
    .parts = { { .names = "move*", .is_needed = TRUE } } },
  { .name = "option",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = INLINE,
    .attributes = { WORD ("verdict", "right wrong", MAY),
                    LANGUAGE (MAY),
                    POINTS ("show", MAY) },
    .parts = { { .names = "say*" } } },
  { .name = "otherwise",
    .attributes = { WORD ("verdict", "wrong good", MAY), POINTS ("show", MAY) },
    .parts = { { .names = "say*" }, { .names = "reply*" } } },
  { .name = "p", .text = TENGEN_LESSON_TEXT_BEFORE, .inside = INLINE },
  { .name = "play",
    .attributes = { GAME,
                    NUMBER ("handicap"),
                    WORD ("from", "empty diagram", MAY) },
    .parts = { { .names = "say*" } } },
  { .name = "press",
    .attributes = { WORD ("what", "five forbidden pass resign agree", MUST),
                    COLOUR ("colour", MAY) },
    .parts = { { .names = "say*" }, { .names = "otherwise" } } },
  { .name = "pt",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .attributes = { POINT ("at", MUST) } },
  { .name = "rb", .text = TENGEN_LESSON_TEXT_BEFORE },
  { .name = "reply",
    .attributes = { MOVE ("at", EITHER),
                    WORD ("rule", "capture five", EITHER) } },
  { .name = "rows", .text = TENGEN_LESSON_TEXT_BEFORE },
  { .name = "rt", .text = TENGEN_LESSON_TEXT_BEFORE },
  { .name = "ruby",
    .parts = { { .names = "rb", .is_needed = TRUE },
               { .names = "rt", .is_needed = TRUE } } },
  { .name = "say",
    .text = TENGEN_LESSON_TEXT_INSTEAD,
    .inside = INLINE,
    .attributes = { LANGUAGE (MAY), WORD ("voice", "no", MAY) },
    .parts = { { .names = "p*" } } },
  { .name = "set",
    .attributes = { NAME ("rules", MUST),
                    HALF ("komi", MAY),
                    NUMBER ("equal"),
                    HALF ("black", MAY),
                    HALF ("white", MAY),
                    { "result", VALUE (RESULT), NULL, MAY } },
    .parts = { { .names = "say*" } } },
  { .name = "source", .text = TENGEN_LESSON_TEXT_BEFORE },
  { .name = "step",
    .attributes = { NAME ("id", MUST), WORD ("require", "try seen", MAY) },
    .parts = { { .names = "title*" },
               { .names = "goal*" },
               { .names = "say*", .is_needed = TRUE },
               { .names = "diagram" },
               { .names = "moves try mark count* choice press play account" },
               { .names = "hint*" },
               { .names = "done*" } } },
  { .name = "stones",
    .attributes = { COLOUR ("colour", MUST), POINTS ("at", MUST) } },
  { .name = "term",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = "ruby",
    .attributes = { NAME ("ref", MUST) } },
  { .name = "title",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = INLINE,
    .attributes = { LANGUAGE (MAY) } },
  { .name = "try",
    .attributes = { COLOUR ("colour", MAY),
                    WORD ("all", "yes no", MAY),
                    WORD ("order", "any fixed", MAY) },
    .parts = { { .names = "answer*", .is_needed = TRUE },
               { .names = "otherwise" } } },
};

const TengenLessonForm *
tengen_lesson_form_get_lesson (void)
{
  static const TengenLessonForm form = { elements, G_N_ELEMENTS (elements) };

  return &form;
}

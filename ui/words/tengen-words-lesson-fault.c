/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-lesson-fault: what is wrong with a lesson, for its author
 *
 * What:  says what is wrong in the words of a teacher, and what to do.
 * Shape: one table from codes to sentences with names in braces:
 *        {element} {detail} as the fault has them, {a} {b} {c} its numbers,
 *        {half-a} {half-b} the same as half points, {limit} the most there may
 *        be, {words} what is allowed there.
 */
#include "tengen-words-lesson.h"

#include "tengen-lesson-value.h"
#include "tengen-lesson.h"
#include "tengen-words.h"
#include "tengen-words-text.h"

#include <string.h>

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* By #TengenLessonFaultCode. */
static const char *const sayings[] = {
  [TENGEN_LESSON_FAULT_SIZE] =
      N_ ("The file is larger than {limit} KiB. Make several lessons of "
          "it."),
  [TENGEN_LESSON_FAULT_ENCODING] =
      N_ ("The file is not in UTF-8. Save it as UTF-8 in your editor."),
  [TENGEN_LESSON_FAULT_DOCTYPE] =
      N_ ("The file has a DOCTYPE or entities of its own. Take them out: "
          "lessons do without."),
  [TENGEN_LESSON_FAULT_XML] = N_ ("The XML is broken here: {detail}"),
  [TENGEN_LESSON_FAULT_SCHEMA] =
      N_ ("Something here is not in the form of lessons: {detail}"),
  [TENGEN_LESSON_FAULT_NAMESPACE] =
      N_ ("This is no lesson: the file begins with <{detail}>. It should "
          "begin with <lesson xmlns=\"urn:tengen:lesson:1\">."),
  [TENGEN_LESSON_FAULT_VERSION] =
      N_ ("The lesson is of version {detail}. A newer Tengen can read it."),
  [TENGEN_LESSON_FAULT_ELEMENTS] =
      N_ ("There are more than {limit} elements. Make several lessons of "
          "it."),
  [TENGEN_LESSON_FAULT_DEPTH] =
      N_ ("Elements lie within elements more than {limit} deep."),
  [TENGEN_LESSON_FAULT_STEPS] =
      N_ ("There are more than {limit} steps. Make several lessons of it."),
  [TENGEN_LESSON_FAULT_ELEMENT] =
      N_ ("<{detail}> may not stand here. Look at its spelling, and "
          "where it belongs."),
  [TENGEN_LESSON_FAULT_MISSING] =
      N_ ("<{element}> needs a <{detail}>. Add one."),
  [TENGEN_LESSON_FAULT_ATTRIBUTE] =
      N_ ("<{element}> has no attribute “{detail}”. Look at its spelling."),
  [TENGEN_LESSON_FAULT_MISSING_ATTRIBUTE] =
      N_ ("<{element}> needs the attribute “{detail}”. Add it."),
  [TENGEN_LESSON_FAULT_VALUE] =
      N_ ("{detail} is not possible in <{element}>. Write another value."),
  [TENGEN_LESSON_FAULT_STRAY_TEXT] =
      N_ ("Text may not stand directly in <{element}>. Put it into an "
          "element such as <say>."),
  [TENGEN_LESSON_FAULT_ID] =
      N_ ("The name “{detail}” is given twice. Choose another one."),
  [TENGEN_LESSON_FAULT_REF] =
      N_ ("No diagram “{detail}” stands before this. A diagram can be "
          "shown again only after it was drawn."),
  [TENGEN_LESSON_FAULT_TERM] = N_ ("The glossary has no entry “{detail}”."),
  [TENGEN_LESSON_FAULT_POINT] = N_ ("This board has no point “{detail}”."),
  [TENGEN_LESSON_FAULT_ROWS] =
      N_ ("The board has {a} rows, but {b} are drawn."),
  [TENGEN_LESSON_FAULT_ROW] =
      N_ ("Row {c} from the top has {b} points. It should have {a}."),
  [TENGEN_LESSON_FAULT_ROW_TEXT] =
      N_ ("“{detail}” may not stand in a row: only X, O and a dot."),
  [TENGEN_LESSON_FAULT_TWICE] =
      N_ ("There is already a stone on {detail}. Put only one there."),
  [TENGEN_LESSON_FAULT_NO_LIBERTY] =
      N_ ("The stone on {detail} has no liberty. Leave a point beside it "
          "empty."),
  [TENGEN_LESSON_FAULT_KO] =
      N_ ("There is no ko to be taken back on {detail}."),
  [TENGEN_LESSON_FAULT_GAME] =
      N_ ("Game and rules do not go together: {detail}."),
  [TENGEN_LESSON_FAULT_RULES] =
      N_ ("There is no rule set “{detail}”. `tengen-cli rules` lists "
          "them."),
  [TENGEN_LESSON_FAULT_OPENING] =
      N_ ("There is no opening regulation “{detail}”. `tengen-cli rules "
          "renju` lists them."),
  [TENGEN_LESSON_FAULT_BOARD_SIZE] =
      N_ ("Renju is played on 15×15. Leave the size out."),
  [TENGEN_LESSON_FAULT_VIEW] =
      N_ ("“{detail}” is no part of this board. Name two opposite "
          "corners."),
  [TENGEN_LESSON_FAULT_MOVE] =
      N_ ("{detail} cannot be played here. Look at the order of the "
          "moves and whose turn it is."),
  [TENGEN_LESSON_FAULT_RIGHT_ILLEGAL] =
      N_ ("{detail} is called right, but the rules do not allow it."),
  [TENGEN_LESSON_FAULT_LEGAL] =
      N_ ("{detail} is called illegal, but the rules allow it."),
  [TENGEN_LESSON_FAULT_OVERLAP] =
      N_ ("{detail} has two answers. Keep one of them."),
  [TENGEN_LESSON_FAULT_NO_RIGHT] =
      N_ ("There is no right answer. Give one the verdict \"right\"."),
  [TENGEN_LESSON_FAULT_NO_MATCH] =
      N_ ("No point of the board fits this answer."),
  [TENGEN_LESSON_FAULT_TURN] =
      N_ ("It is the other side’s turn here. Look at colours and replies."),
  [TENGEN_LESSON_FAULT_ALL_REPLY] =
      N_ ("Where all answers are to be found (all=\"yes\") there are no "
          "replies and no further questions. Take them out."),
  [TENGEN_LESSON_FAULT_MARK] =
      N_ ("{detail} belongs to the answer too, but is missing."),
  [TENGEN_LESSON_FAULT_COUNT] =
      N_ ("The answer {half-a} is wrong: the count gives {half-b}."),
  [TENGEN_LESSON_FAULT_OF] =
      N_ ("There is no stone on {detail}. Name a stone there."),
  [TENGEN_LESSON_FAULT_NEEDS] =
      N_ ("For this, <{element}> needs the attribute “{detail}”. Add it."),
  [TENGEN_LESSON_FAULT_PRESS] =
      N_ ("This button means nothing in this position."),
  [TENGEN_LESSON_FAULT_CLAIM] =
      N_ ("“{detail}”: the result claimed is {half-a}, the count gives "
          "{half-b} (above 0: Black leads)."),
  [TENGEN_LESSON_FAULT_NOT_COUNTED] =
      N_ ("This game is not counted. Take Go or Pure Go."),
  [TENGEN_LESSON_FAULT_OTHER_GAME] = N_ (
      "This game has no such thing. Ask something else, or take another game."),
  [TENGEN_LESSON_FAULT_EMPTY] =
      N_ ("<{element}> is empty. Write a text, or take it out."),
  [TENGEN_LESSON_FAULT_LONG] =
      N_ ("The text has {a} characters; {limit} at most can be read with "
          "ease. Make two steps of it."),
  [TENGEN_LESSON_FAULT_LABELS] = N_ ("There are more than {limit} labels."),
  [TENGEN_LESSON_FAULT_MOVES] = N_ ("There are more than {limit} moves."),
  [TENGEN_LESSON_FAULT_ANSWERS] =
      N_ ("There are too many answers: at most {limit} in a question."),
  [TENGEN_LESSON_FAULT_NO_ORIGINAL] =
      N_ ("This is a translation, but no text stands before it in the "
          "language of the lesson."),
  [TENGEN_LESSON_FAULT_KANJI] =
      N_ ("“{detail}” has no reading. Put it into <ruby>."),
  [TENGEN_LESSON_FAULT_TRANSLATION] =
      N_ ("Of {b} texts, {a} are there in “{detail}”."),
};

/* How much there may be. */
static int
get_limit (TengenLessonFaultCode code)
{
  switch ((int) code)
    {
    case TENGEN_LESSON_FAULT_SIZE:
      return TENGEN_LESSON_MAX_BYTES / 1024;
    case TENGEN_LESSON_FAULT_ELEMENTS:
      return TENGEN_LESSON_MAX_ELEMENTS;
    case TENGEN_LESSON_FAULT_DEPTH:
      return TENGEN_LESSON_MAX_DEPTH;
    case TENGEN_LESSON_FAULT_STEPS:
      return TENGEN_LESSON_MAX_STEPS;
    case TENGEN_LESSON_FAULT_LONG:
      return TENGEN_LESSON_MAX_TEXT;
    case TENGEN_LESSON_FAULT_LABELS:
      return TENGEN_LESSON_MAX_LABELS;
    case TENGEN_LESSON_FAULT_MOVES:
      return TENGEN_LESSON_MAX_MOVES;
    case TENGEN_LESSON_FAULT_ANSWERS:
      return TENGEN_LESSON_MAX_ANSWERS;
    default:
      return 0;
    }
}

/* What an attribute allows, told to an author who wrote something else; a WORD
 * only with its words. */
static const char *const value_sayings[] = {
  [TENGEN_LESSON_VALUE_NAME] =
      N_ ("{detail} is no name that <{element}> can have. A name is letters a "
          "to z, figures, - and _, without blanks."),
  [TENGEN_LESSON_VALUE_WORD] =
      N_ ("{detail} is not possible in <{element}>. Write one of these: "
          "{words}"),
  [TENGEN_LESSON_VALUE_POINT] =
      N_ ("{detail} in <{element}> is no point. A point is a capital letter "
          "and a number, like D4."),
  [TENGEN_LESSON_VALUE_MOVE] =
      N_ ("{detail} in <{element}> is no point. A point is a capital letter "
          "and a number, like D4."),
  [TENGEN_LESSON_VALUE_POINTS] =
      N_ ("{detail} in <{element}> are no points. Points are capital letters "
          "with numbers and blanks between them, like D4 E5."),
  [TENGEN_LESSON_VALUE_MOVES] =
      N_ ("{detail} in <{element}> are no points. Points are capital letters "
          "with numbers and blanks between them, like D4 E5."),
  [TENGEN_LESSON_VALUE_PLAYED] =
      N_ ("{detail} in <{element}> are no moves. Moves are written with their "
          "colours, like B:F5 W:pass."),
  [TENGEN_LESSON_VALUE_CORNERS] =
      N_ ("{detail} is not possible in <{element}>. Write two corners of the "
          "board with a blank between them, like A1 G7."),
  [TENGEN_LESSON_VALUE_SIZE] =
      N_ ("{detail} is not possible in <{element}>. Write a number from 5 to "
          "19."),
  [TENGEN_LESSON_VALUE_NUMBER] =
      N_ ("{detail} in <{element}> is no number. Write a number like 12."),
  [TENGEN_LESSON_VALUE_HALF] =
      N_ ("{detail} in <{element}> is no number. Write a number like 12."),
  [TENGEN_LESSON_VALUE_LABEL] =
      N_ ("{detail} in <{element}> is too long or empty. Write one to three "
          "characters."),
  [TENGEN_LESSON_VALUE_RESULT] =
      N_ ("{detail} in <{element}> is no result. Results are written like "
          "B+3, W+0.5 or 0."),
};

static const char *
find_value_saying (const TengenLessonFault *fault)
{
  int value = fault->a - 1;

  if (value < 0 || value >= (int) G_N_ELEMENTS (value_sayings) ||
      (value == TENGEN_LESSON_VALUE_WORD && fault->words == NULL))
    return NULL;
  return value_sayings[value];
}

/* The sentence, where a number of the fault tells which. */
static const char *
choose_text (const TengenLessonFault *fault)
{
  if (fault->code == TENGEN_LESSON_FAULT_VALUE && find_value_saying (fault))
    return _ (find_value_saying (fault));
  if (fault->code == TENGEN_LESSON_FAULT_MARK && fault->a != 0)
    return _ ("{detail} is in the answer, but does not belong to it.");
  if (fault->code == TENGEN_LESSON_FAULT_CLAIM && fault->c == 1)
    return _ ("“{detail}”: {half-a} is claimed for Black, the count gives "
              "{half-b}.");
  if (fault->code == TENGEN_LESSON_FAULT_CLAIM && fault->c == 2)
    return _ ("“{detail}”: {half-a} is claimed for White, the count gives "
              "{half-b}.");
  return _ (sayings[fault->code]);
}

/* Gives what stands for a name in braces. */
static char *
get_value (const TengenLessonFault *fault, const char *name, gsize length)
{
  if (strncmp (name, "element", length) == 0)
    return g_strdup (fault->element != NULL ? fault->element : "lesson");
  if (strncmp (name, "detail", length) == 0)
    return g_strdup (fault->detail != NULL ? fault->detail : "?");
  if (strncmp (name, "words", length) == 0)
    return g_strdup (fault->words);
  if (strncmp (name, "half-a", length) == 0)
    return tengen_words_half_points (fault->a, TENGEN_GO_UNIT_MOKU, FALSE);
  if (strncmp (name, "half-b", length) == 0)
    return tengen_words_half_points (fault->b, TENGEN_GO_UNIT_MOKU, FALSE);
  if (strncmp (name, "limit", length) == 0)
    return g_strdup_printf ("%d", get_limit (fault->code));
  if (*name == 'a')
    return g_strdup_printf ("%d", fault->a);
  return g_strdup_printf ("%d", *name == 'b' ? fault->b : fault->c);
}

char *
tengen_words_lesson_fault (const TengenLessonFault *fault)
{
  GString *said = g_string_new (NULL);
  const char *text = NULL;

  g_return_val_if_fail (fault != NULL, NULL);
  g_return_val_if_fail ((guint) fault->code < G_N_ELEMENTS (sayings), NULL);

  text = choose_text (fault);
  for (const char *open; (open = strchr (text, '{')) != NULL;)
    {
      gsize length = strcspn (open + 1, "}");
      g_autofree char *value = get_value (fault, open + 1, length);

      g_string_append_len (said, text, open - text);
      g_string_append (said, value);
      text = open + 1 + length + 1;
    }
  g_string_append (said, text);
  return g_string_free (said, FALSE);
}

char *
tengen_words_lesson_fault_line (const TengenLessonFault *fault,
                                const char *name)
{
  g_autofree char *said = tengen_words_lesson_fault (fault);
  GString *line = g_string_new (name);

  g_return_val_if_fail (said != NULL, g_string_free (line, FALSE));
  if (fault->line > 0)
    g_string_append_printf (line, ":%d", fault->line);
  g_string_append (line, ": ");
  if (fault->is_remark)
    /* TRANSLATORS: stands before what is worth knowing but no fault */
    g_string_append (line, _ ("remark: "));
  g_string_append (line, said);
  return g_string_free (line, FALSE);
}

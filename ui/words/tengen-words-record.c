/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-record: oddities, edits, evaluations and numbers of records
 *
 * What: tables from values to words; dates, results and names of properties
 *       are in tengen-words-info.
 */
#include "tengen-words-record.h"

#include <string.h>

#include "tengen-board-point.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* What is wrong with a line of a diagram, without its number. */
static char *
describe_diagram (const TengenDiagramError *error)
{
  char sign[7] = "";

  g_unichar_to_utf8 (error->sign, sign);
  switch (error->fault)
    {
    case TENGEN_DIAGRAM_FAULT_NONE:
      break;
    case TENGEN_DIAGRAM_FAULT_HEAD:
      return g_strdup (
          _ ("a diagram begins with side, size and first number, such as "
             "$$Bc9m1."));
    case TENGEN_DIAGRAM_FAULT_SIZE:
      return g_strdup_printf (
          error->found > TENGEN_BOARD_MAX
              /* TRANSLATORS: two numbers of lines of a board */
              ? _ ("the board would have %d lines; it can have %d at most.")
              /* TRANSLATORS: two numbers of lines of a board */
              : _ ("it names a board of %d lines, but the rows show %d."),
          error->found,
          error->wanted);
    case TENGEN_DIAGRAM_FAULT_SIGN:
      /* TRANSLATORS: a character */
      return g_strdup_printf (_ ("“%s” means nothing in a diagram."), sign);
    case TENGEN_DIAGRAM_FAULT_WIDTH:
      return g_strdup_printf (
          /* TRANSLATORS: two numbers of points */
          _ ("this row has %d points, but the first row has %d."),
          error->found,
          error->wanted);
    case TENGEN_DIAGRAM_FAULT_EDGE:
      return g_strdup (
          _ ("the edge of the board is not where the other rows have it."));
    case TENGEN_DIAGRAM_FAULT_ROWS:
      return g_strdup_printf (
          /* TRANSLATORS: two numbers of points */
          _ ("there are %d points in a line, but the board has only %d."),
          error->found,
          error->wanted);
    case TENGEN_DIAGRAM_FAULT_TWICE:
      /* TRANSLATORS: a digit */
      return g_strdup_printf (_ ("the number %s is there twice."), sign);
    case TENGEN_DIAGRAM_FAULT_LINE:
      return g_strdup (
          _ ("an arrow is written as {AR 1:1 2:2}, with points that are shown, "
             "a line with LN."));
    case TENGEN_DIAGRAM_FAULT_EMPTY:
      return g_strdup (_ ("this diagram has no rows."));
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_words_diagram_error (const TengenDiagramError *error)
{
  g_autofree char *fault = NULL;

  g_return_val_if_fail (error != NULL, NULL);

  fault = describe_diagram (error);
  /* TRANSLATORS: the number of a line of a diagram, what is wrong there */
  return g_strdup_printf (_ ("Line %u of the diagram: %s"), error->line, fault);
}

char *
tengen_words_warning (const TengenSgfWarning *warning, TengenForeignForm form)
{
  g_autofree char *fault = NULL;

  g_return_val_if_fail (warning != NULL, NULL);

  fault = tengen_words_fault (warning);
  if (warning->name[0] == '\0')
    return tengen_words_foreign_at (
        form, warning->line, warning->column, fault);
  /* TRANSLATORS: line, column, name of a property, what is odd there */
  return g_strdup_printf (_ ("Line %u, column %u, %s: %s"),
                          warning->line,
                          warning->column,
                          warning->name,
                          fault);
}

char *
tengen_words_edit (const char *name)
{
  static const struct
  {
    const char *name;
    const char *word;
  } words[] = {
    { "play", N_ ("Move") },
    { "pass", N_ ("Pass") },
    { "virtual", N_ ("Virtual Move") },
    { "propose", N_ ("Proposal to Stop") },
    { "answer", N_ ("Answer to the Proposal") },
    { "void", N_ ("End without Result") },
    { "opening", N_ ("Step of the Opening") },
    { "claim", N_ ("Declaration") },
    { "draw", N_ ("Agreed Draw") },
    { "time", N_ ("Time Up") },
    { "take-back", N_ ("Take Back") },
    { "goto", N_ ("Going There") },
    { "count", N_ ("Count") },
    { "resign", N_ ("Resign") },
    { "mark", N_ ("Mark") },
    { "label", N_ ("Label") },
    { "line", N_ ("Line") },
    { "dim", N_ ("Dimming") },
    { "setup", N_ ("Setup") },
    { "turn", N_ ("Turn") },
    { "comment", N_ ("Comment") },
    { "name", N_ ("Name of the Move") },
    { "evaluation", N_ ("Evaluation") },
    { "value", N_ ("Estimated Score") },
    { "number", N_ ("Move Number") },
    { "figure", N_ ("Figure") },
    { "info", N_ ("Game Information") },
    { "delete", N_ ("Delete") },
    { "cut", N_ ("Cut") },
    { "paste", N_ ("Paste") },
    { "promote", N_ ("Order of Variations") },
    { "rotate", N_ ("Rotation") },
    { "mirror", N_ ("Mirror Image") },
    { "exchange", N_ ("Exchange of Colours") },
    { "variation", N_ ("Variation") },
  };

  g_return_val_if_fail (name != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].name, name))
      return g_strdup (_ (words[i].word));
  return g_strdup (_ ("Change"));
}

char *
tengen_words_evaluation (TengenEvaluation evaluation, int strength)
{
  /* as it is, and very much so */
  static const char *const words[][2] = {
    [TENGEN_EVALUATION_NONE] = { N_ ("No evaluation"), N_ ("No evaluation") },
    [TENGEN_EVALUATION_BAD] = { N_ ("Bad move"), N_ ("Very bad move") },
    [TENGEN_EVALUATION_DOUBTFUL] = { N_ ("Doubtful move"),
                                     N_ ("Very doubtful move") },
    [TENGEN_EVALUATION_INTERESTING] = { N_ ("Interesting move"),
                                        N_ ("Very interesting move") },
    [TENGEN_EVALUATION_GOOD] = { N_ ("Good move"), N_ ("Excellent move") },
    [TENGEN_EVALUATION_EVEN] = { N_ ("Even position"), N_ ("Perfectly even") },
    [TENGEN_EVALUATION_BLACK] = { N_ ("Good for Black"),
                                  N_ ("Very good for Black") },
    [TENGEN_EVALUATION_WHITE] = { N_ ("Good for White"),
                                  N_ ("Very good for White") },
    [TENGEN_EVALUATION_UNCLEAR] = { N_ ("Unclear"), N_ ("Very unclear") },
    [TENGEN_EVALUATION_HOTSPOT] = { N_ ("Key moment"), N_ ("Decisive moment") },
  };

  g_return_val_if_fail ((guint) evaluation < G_N_ELEMENTS (words), NULL);

  return g_strdup (_ (words[evaluation][strength >= 2 ? 1 : 0]));
}

char *
tengen_words_charset (const char *charset)
{
  static const struct
  {
    const char *charset;
    const char *word;
  } words[] = {
    { "CP932", N_ ("Japanese (Shift_JIS)") },
    { "EUC-JP", N_ ("Japanese (EUC-JP)") },
    { "ISO-2022-JP", N_ ("Japanese (ISO-2022-JP)") },
    { "GB18030", N_ ("Chinese, simplified (GB18030)") },
    { "BIG5-HKSCS", N_ ("Chinese, traditional (Big5)") },
    { "CP949", N_ ("Korean (EUC-KR)") },
    { "ISO-8859-1", N_ ("Western (Latin-1)") },
    { "ISO-8859-2", N_ ("Central European (Latin-2)") },
    { "CP1252", N_ ("Western (Windows-1252)") },
    { "WINDOWS-1252", N_ ("Western (Windows-1252)") },
    { "CP1251", N_ ("Cyrillic (Windows-1251)") },
    { "WINDOWS-1251", N_ ("Cyrillic (Windows-1251)") },
    { "UTF-8", N_ ("Unicode (UTF-8)") },
    { "UTF-16", N_ ("Unicode (UTF-16)") },
    { "UTF-16LE", N_ ("UTF-16 (LE)") },
    { "UTF-16BE", N_ ("UTF-16 (BE)") },
  };

  g_return_val_if_fail (charset != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_ascii_strcasecmp (words[i].charset, charset) == 0)
      return g_strdup (_ (words[i].word));
  return g_strdup (charset);
}

/* What is the matter, without the advice that follows it: for a move that was
 * made long ago it comes too late. */
static char *
say_cause (const TengenReason *reason)
{
  g_autofree char *whole = tengen_words_reason (reason, NULL);
  /* TRANSLATORS: how a sentence ends before another one begins */
  const char *stop = tengen_words_context ("sentence", ". ");
  const char *end = strstr (whole, stop);
  g_autofree char *last = g_strdup (stop);

  if (end != NULL)
    return g_strndup (whole, (gsize) (end - whole));
  g_strchomp (last);
  if (g_str_has_suffix (whole, last))
    whole[strlen (whole) - strlen (last)] = '\0';
  return g_steal_pointer (&whole);
}

char *
tengen_words_forced (const TengenReason *reason)
{
  g_autofree char *why = NULL;

  g_return_val_if_fail (reason != NULL, NULL);

  if (reason->code == TENGEN_REASON_FORBIDDEN)
    return g_strdup (_ ("Black’s forbidden move, by which White wins."));
  why = say_cause (reason);
  /* TRANSLATORS: why the rules forbid a move that a record holds */
  return g_strdup_printf (
      _ ("Played as recorded, though the rules forbid it. (%s)"), why);
}

static void
append_again (GString *text,
              const TengenNumberAgain *again,
              TengenNotation notation,
              int width,
              int height)
{
  g_autofree char *point = NULL;

  if (text->len > 0)
    g_string_append (text, tengen_words_context ("again", ", "));
  if (again->at != 0)
    {
      g_string_append_printf (text, "%u = %u", again->number, again->at);
      return;
    }
  point = tengen_notation_format (notation, width, height, again->point);
  /* TRANSLATORS: the number of a move whose stone is gone, and its point */
  g_string_append_printf (text, _ ("%u (%s)"), again->number, point);
}

char *
tengen_words_again (const TengenNumbers *numbers,
                    TengenNotation notation,
                    int width,
                    int height)
{
  GString *text;

  g_return_val_if_fail (numbers != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < numbers->again->len; i++)
    append_again (text,
                  &g_array_index (numbers->again, TengenNumberAgain, i),
                  notation,
                  width,
                  height);
  return g_string_free (text, FALSE);
}

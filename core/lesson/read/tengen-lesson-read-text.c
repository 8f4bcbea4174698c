/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-read-text: the texts of a lesson or glossary
 */
#include "tengen-lesson-read-text.h"

#include "tengen-lesson-grade.h"
#include "tengen-lesson-part.h"
#include "tengen-lesson-tree.h"

#include <string.h>

/* More kanji without readings are not named. */
#define KANJI_MAX_BYTES 600

/* What stands before the next character. */
typedef enum
{
  BLANK_NONE,
  BLANK_SPACE,
  BLANK_LINE,
} Blank;

/* A text that is put together; @base is what was not yet made a span. */
typedef struct
{
  TengenLessonReader *reader;
  TengenLessonText *text;
  GString *base;
  const char *term;
  TengenPoint point;
  gboolean emphasis;
  gboolean is_paragraph;
  gboolean is_fresh; /* nothing of the present inline element is written */
  gboolean is_japanese;
  Blank blank;
  gunichar last;
} Writer;

/* Kana, kanji and what is written between them, in full width. */
static gboolean
is_japanese (gunichar character)
{
  return (character >= 0x3000 && character <= 0x9fff) ||
         (character >= 0xf900 && character <= 0xfaff) ||
         (character >= 0xff00 && character <= 0xffef) || character >= 0x20000;
}

static Blank
tell_blank (gunichar character)
{
  if (character == '\n' || character == '\r')
    return BLANK_LINE;
  return character == ' ' || character == '\t' ? BLANK_SPACE : BLANK_NONE;
}

/* Whether a space stands for the blanks before @next. */
static gboolean
wants_space (const Writer *writer, gunichar next)
{
  gboolean before = is_japanese (writer->last);
  gboolean after = is_japanese (next);

  if (writer->last == 0 || writer->blank == BLANK_NONE)
    return FALSE;
  if (writer->blank == BLANK_SPACE)
    return TRUE;
  return writer->is_japanese ? !before && !after : !before || !after;
}

static TengenLessonSpan *
add_span (Writer *writer, const char *base, const char *reading)
{
  TengenLessonSpan *span = tengen_lesson_text_add (writer->text, base, reading);

  if (writer->is_paragraph)
    span->flags |= TENGEN_LESSON_SPAN_PARAGRAPH;
  if (writer->emphasis)
    span->flags |= TENGEN_LESSON_SPAN_EMPHASIS;
  span->term = g_strdup (writer->term);
  span->point = writer->point;
  writer->is_paragraph = FALSE;
  writer->is_fresh = FALSE;
  return span;
}

/* Makes a span of the text so far. */
static void
flush (Writer *writer)
{
  if (writer->base->len > 0)
    add_span (writer, writer->base->str, NULL);
  g_string_truncate (writer->base, 0);
}

static void
append_space (GArray *spans)
{
  TengenLessonSpan *span =
      &g_array_index (spans, TengenLessonSpan, spans->len - 1);
  char *base = g_strconcat (span->base, " ", NULL);

  g_free (span->base);
  span->base = base;
}

/* Puts the space before a piece; no inline element begins with one. */
static void
write_space (Writer *writer)
{
  GArray *spans = writer->text->spans;
  const TengenLessonSpan *last;

  if (!writer->is_fresh)
    {
      g_string_append_c (writer->base, ' ');
      return;
    }
  last = &g_array_index (spans, TengenLessonSpan, spans->len - 1);
  if (last->reading == NULL && last->term == NULL &&
      last->point == TENGEN_POINT_NONE &&
      (last->flags & TENGEN_LESSON_SPAN_EMPHASIS) == 0)
    append_space (spans);
  else
    tengen_lesson_text_add (writer->text, " ", NULL);
}

static void
write_blank (Writer *writer, gunichar next)
{
  if (wants_space (writer, next))
    write_space (writer);
  writer->blank = BLANK_NONE;
}

static void
write_text (Writer *writer, const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar next = g_utf8_get_char (text);
      Blank blank = tell_blank (next);

      if (blank != BLANK_NONE)
        {
          writer->blank = MAX (writer->blank, blank);
          continue;
        }
      write_blank (writer, next);
      g_string_append_unichar (writer->base, next);
      writer->last = next;
      writer->is_fresh = FALSE;
    }
}

static char *
get_child_plain (const xmlNode *node, const char *name)
{
  const xmlNode *child = tengen_lesson_tree_first (node, name);

  return child == NULL ? g_strdup ("") : tengen_lesson_tree_get_text (child);
}

static void
write_ruby (Writer *writer, const xmlNode *node)
{
  g_autofree char *base = get_child_plain (node, "rb");
  g_autofree char *reading = get_child_plain (node, "rt");

  if (*base == '\0' || *reading == '\0')
    {
      tengen_lesson_reader_add (
          writer->reader, TENGEN_LESSON_FAULT_EMPTY, node, NULL);
      return;
    }
  write_blank (writer, g_utf8_get_char (base));
  flush (writer);
  add_span (writer, base, reading);
  writer->last = g_utf8_get_char (g_utf8_prev_char (base + strlen (base)));
}

static void write_inline (Writer *writer, const xmlNode *node);

/* Writes what is in an inline element as spans of its own. */
static void
write_element (Writer *writer, const xmlNode *node)
{
  writer->is_fresh = TRUE;
  write_inline (writer, node);
  flush (writer);
  writer->is_fresh = FALSE;
}

static void
write_term (Writer *writer, const xmlNode *node)
{
  g_autofree char *term = tengen_lesson_tree_get (node, "ref");

  if (term != NULL && writer->reader->glossary != NULL &&
      tengen_lesson_glossary_find (writer->reader->glossary, term) == NULL)
    tengen_lesson_reader_add (
        writer->reader, TENGEN_LESSON_FAULT_TERM, node, term);
  flush (writer);
  writer->term = term;
  write_element (writer, node);
  writer->term = NULL;
}

/* The name of a point that is to be shown. */
static char *
name_point (const Writer *writer, TengenPoint point)
{
  const TengenGameSetup *setup = writer->reader->board->setup;

  return tengen_notation_format (setup->is_renju ? TENGEN_NOTATION_RENJU
                                                 : writer->reader->notation,
                                 setup->width,
                                 setup->height,
                                 point);
}

/* Gives a piece that is the name of a point the name that is to be shown. */
static void
rename_point (Writer *writer, guint first, const char *name)
{
  for (guint i = first; i < writer->text->spans->len; i++)
    {
      TengenLessonSpan *span =
          &g_array_index (writer->text->spans, TengenLessonSpan, i);

      if (!g_str_equal (span->base, name))
        continue;
      g_free (span->base);
      span->base = name_point (writer, writer->point);
    }
}

/* Whether a piece is what the board has at its edge: 3の三 is read there. */
static gboolean
is_name (const Writer *writer, const TengenLessonSpan *span)
{
  g_autofree char *name = span->point != TENGEN_POINT_NONE
                              ? name_point (writer, span->point)
                              : NULL;

  return g_strcmp0 (span->base, name) == 0;
}

static void
write_point (Writer *writer, const xmlNode *node)
{
  g_autofree char *name = tengen_lesson_tree_get (node, "at");
  TengenPoint point = TENGEN_POINT_NONE;
  guint first;

  if (name != NULL && writer->reader->board != NULL)
    point = tengen_lesson_reader_parse_point (writer->reader, node, name);
  flush (writer);
  writer->point = point;
  first = writer->text->spans->len;
  write_element (writer, node);
  if (point != TENGEN_POINT_NONE)
    rename_point (writer, first, name);
  writer->point = TENGEN_POINT_NONE;
}

static void
write_emphasis (Writer *writer, const xmlNode *node)
{
  flush (writer);
  writer->emphasis = TRUE;
  write_element (writer, node);
  writer->emphasis = FALSE;
}

static void
write_node (Writer *writer, const xmlNode *node)
{
  if (xmlNodeIsText (node))
    write_text (writer, (const char *) node->content);
  else if (tengen_lesson_tree_is (node, "ruby"))
    write_ruby (writer, node);
  else if (tengen_lesson_tree_is (node, "term"))
    write_term (writer, node);
  else if (tengen_lesson_tree_is (node, "pt"))
    write_point (writer, node);
  else if (tengen_lesson_tree_is (node, "em"))
    write_emphasis (writer, node);
}

static void
write_inline (Writer *writer, const xmlNode *node)
{
  for (const xmlNode *child = node->children; child != NULL;
       child = child->next)
    write_node (writer, child);
}

/* Adds the kanji of a text that are not there yet, as long as there are few. */
static void
gather_kanji (GString *kanji, const char *text)
{
  for (; *text != '\0' && kanji->len < KANJI_MAX_BYTES;
       text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      if (tengen_lesson_is_kanji (character) &&
          g_utf8_strchr (kanji->str, -1, character) == NULL)
        g_string_append_unichar (kanji, character);
    }
}

/* Looks for kanji without readings; beginners cannot read those. */
static void
check_kanji (Writer *writer, const xmlNode *node, guint first)
{
  TengenLessonReader *reader = writer->reader;
  gboolean strict = reader->lesson != NULL && reader->lesson->is_beginner;
  g_autoptr (GString) kanji = g_string_new (NULL);

  for (guint i = first; i < writer->text->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (writer->text->spans, TengenLessonSpan, i);

      if (span->reading == NULL && !is_name (writer, span))
        gather_kanji (strict ? kanji : reader->unread, span->base);
    }
  if (kanji->len > 0)
    tengen_lesson_reader_add (
        reader, TENGEN_LESSON_FAULT_KANJI, node, kanji->str);
}

static void
check_length (Writer *writer, const xmlNode *node, guint first)
{
  glong n = 0;
  TengenLessonFault *fault;

  for (guint i = first; i < writer->text->spans->len; i++)
    n += g_utf8_strlen (
        g_array_index (writer->text->spans, TengenLessonSpan, i).base, -1);
  if (n == 0)
    tengen_lesson_reader_add (
        writer->reader, TENGEN_LESSON_FAULT_EMPTY, node, NULL);
  if (n <= TENGEN_LESSON_MAX_TEXT)
    return;
  fault = tengen_lesson_reader_add (
      writer->reader, TENGEN_LESSON_FAULT_LONG, node, NULL);
  if (fault != NULL)
    fault->a = (int) n;
}

static void
write_paragraph (Writer *writer, const xmlNode *node)
{
  guint first = writer->text->spans->len;

  writer->is_paragraph = first > 0;
  writer->last = 0;
  writer->blank = BLANK_NONE;
  write_inline (writer, node);
  flush (writer);
  check_length (writer, node, first);
  if (writer->is_japanese)
    check_kanji (writer, node, first);
}

static void
write_block (Writer *writer, const xmlNode *node)
{
  const xmlNode *paragraph = tengen_lesson_tree_first (node, "p");

  if (paragraph == NULL)
    write_paragraph (writer, node);
  for (; paragraph != NULL;
       paragraph = tengen_lesson_tree_next (paragraph, "p"))
    write_paragraph (writer, paragraph);
}

static TengenLessonText *
find_text (TengenLessonWords *words, const char *language)
{
  for (guint i = 0; i < words->len; i++)
    {
      TengenLessonText *text = g_ptr_array_index (words, i);

      if (g_str_equal (text->language, language))
        return text;
    }
  return NULL;
}

static TengenLessonText *
add_text (TengenLessonReader *self,
          TengenLessonWords *words,
          const char *language,
          const xmlNode *node)
{
  static const char *const silent[] = { "no", NULL };
  TengenLessonText *text = tengen_lesson_text_new (language);

  text->line = tengen_lesson_tree_get_line (node);
  text->is_silent =
      tengen_lesson_reader_get_choice (node, "voice", silent, -1) == 0;
  if (words->len == 0 &&
      !g_str_equal (language, tengen_lesson_reader_get_language (self)))
    tengen_lesson_reader_add (
        self, TENGEN_LESSON_FAULT_NO_ORIGINAL, node, language);
  g_ptr_array_add (words, text);
  return text;
}

char *
tengen_lesson_read_text_get_language (const TengenLessonReader *self,
                                      const xmlNode *node)
{
  g_autofree char *language = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  for (; node->parent != NULL && language == NULL; node = node->parent)
    language = tengen_lesson_tree_get (node, "xml:lang");
  if (language == NULL ||
      g_str_equal (language, tengen_lesson_reader_get_language (self)))
    return NULL;
  return g_steal_pointer (&language);
}

void
tengen_lesson_read_text_add (TengenLessonReader *self,
                             const xmlNode *node,
                             TengenLessonWords **words)
{
  Writer writer = { .reader = self, .point = TENGEN_POINT_NONE };
  g_autofree char *other = NULL;
  const char *language;

  g_return_if_fail (self != NULL && words != NULL);

  other = tengen_lesson_read_text_get_language (self, node);
  language = other != NULL ? other : tengen_lesson_reader_get_language (self);
  if (!tengen_lesson_reader_count_text (self, node, language))
    return;
  if (*words == NULL)
    *words = tengen_lesson_words_new ();
  writer.text = find_text (*words, language);
  if (writer.text == NULL)
    writer.text = add_text (self, *words, language, node);
  writer.is_japanese = g_str_has_prefix (language, "ja");
  writer.base = g_string_new (NULL);
  write_block (&writer, node);
  g_string_free (writer.base, TRUE);
}

TengenLessonWords *
tengen_lesson_read_text_get_words (TengenLessonReader *self,
                                   const xmlNode *node,
                                   const char *name)
{
  TengenLessonWords *words = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  for (node = tengen_lesson_tree_first (node, name); node != NULL;
       node = tengen_lesson_tree_next (node, name))
    tengen_lesson_read_text_add (self, node, &words);
  return words;
}

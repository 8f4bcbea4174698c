/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-write: lessons written as XML
 */
#include "tengen-lesson-write.h"

#include "tengen-board-notation.h"
#include "tengen-lesson-game.h"
#include "tengen-record-value.h"

#include <libxml/xmlwriter.h>

#define INDENT "  "

/**
 * TengenLessonWriter:
 * @buffer: the text so far
 * @xml: what writes into it
 * @depth: how many elements are open
 */
struct TengenLessonWriter
{
  xmlBuffer *buffer;
  xmlTextWriter *xml;
  guint depth;
};

TengenLessonWriter *
tengen_lesson_writer_new (gboolean whole)
{
  TengenLessonWriter *self = g_new0 (TengenLessonWriter, 1);

  self->buffer = xmlBufferCreate ();
  self->xml = xmlNewTextWriterMemory (self->buffer, 0);
  xmlTextWriterSetIndent (self->xml, 1);
  xmlTextWriterSetIndentString (self->xml, BAD_CAST INDENT);
  if (whole)
    xmlTextWriterStartDocument (self->xml, NULL, "UTF-8", NULL);
  return self;
}

void
tengen_lesson_writer_free (TengenLessonWriter *self)
{
  if (self == NULL)
    return;
  xmlFreeTextWriter (self->xml);
  xmlBufferFree (self->buffer);
  g_free (self);
}

gboolean
tengen_lesson_writer_is_too_long (const TengenLessonWriter *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return xmlBufferLength (self->buffer) > TENGEN_LESSON_MAX_BYTES;
}

char *
tengen_lesson_writer_finish (TengenLessonWriter *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  xmlTextWriterEndDocument (self->xml);
  xmlTextWriterFlush (self->xml);
  return g_strdup ((const char *) xmlBufferContent (self->buffer));
}

/* --- Elements --- */

/* What XML can hold; a blank in place of other white space is the same to the
 * reader. */
static char *
clean (const char *text)
{
  GString *clean = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      if (character == '\t' || character == '\r')
        g_string_append_c (clean, ' ');
      else if (character == '\n' ||
               (character >= ' ' && character != 0xfffe && character != 0xffff))
        g_string_append_unichar (clean, character);
    }
  return g_string_free (clean, FALSE);
}

void
tengen_lesson_writer_begin (TengenLessonWriter *self, const char *name)
{
  g_return_if_fail (self != NULL && name != NULL);

  xmlTextWriterStartElement (self->xml, BAD_CAST name);
  self->depth++;
}

void
tengen_lesson_writer_end (TengenLessonWriter *self)
{
  g_return_if_fail (self != NULL && self->depth > 0);

  xmlTextWriterEndElement (self->xml);
  self->depth--;
}

void
tengen_lesson_writer_set (TengenLessonWriter *self,
                          const char *name,
                          const char *value)
{
  g_autofree char *text = NULL;

  g_return_if_fail (self != NULL && name != NULL && value != NULL);

  text = clean (value);
  xmlTextWriterWriteAttribute (self->xml, BAD_CAST name, BAD_CAST text);
}

void
tengen_lesson_writer_add (TengenLessonWriter *self,
                          const char *name,
                          const char *text)
{
  g_autofree char *held = NULL;

  g_return_if_fail (self != NULL && name != NULL && text != NULL);

  held = clean (text);
  xmlTextWriterWriteElement (self->xml, BAD_CAST name, BAD_CAST held);
}

/* --- Texts with readings --- */

static void
append_span (GString *markup, const TengenLessonSpan *span)
{
  gboolean is_strong = (span->flags & TENGEN_LESSON_SPAN_EMPHASIS) != 0;
  g_autofree char *held = clean (span->base);
  g_autofree char *base = g_markup_escape_text (held, -1);
  g_autofree char *reading =
      span->reading != NULL ? g_markup_escape_text (span->reading, -1) : NULL;

  if (is_strong)
    g_string_append (markup, "<em>");
  if (reading != NULL)
    g_string_append_printf (
        markup, "<ruby><rb>%s</rb><rt>%s</rt></ruby>", base, reading);
  else
    g_string_append (markup, base);
  if (is_strong)
    g_string_append (markup, "</em>");
}

void
tengen_lesson_writer_put (TengenLessonWriter *self,
                          const TengenLessonText *text)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  g_return_if_fail (self != NULL && text != NULL);

  for (guint i = 0; i < text->spans->len; i++)
    append_span (markup, &g_array_index (text->spans, TengenLessonSpan, i));
  xmlTextWriterWriteRaw (self->xml, BAD_CAST markup->str);
}

void
tengen_lesson_writer_add_text (TengenLessonWriter *self,
                               const char *name,
                               const char *language,
                               const TengenLessonText *text)
{
  g_return_if_fail (self != NULL && name != NULL && text != NULL);

  tengen_lesson_writer_begin (self, name);
  if (language != NULL)
    tengen_lesson_writer_set (self, "xml:lang", language);
  tengen_lesson_writer_put (self, text);
  tengen_lesson_writer_end (self);
}

/* --- Points --- */

static char *
format_point (const TengenLessonDiagram *diagram, TengenPoint point)
{
  return tengen_notation_format (
      (TengenNotation) tengen_lesson_game_get_notation (diagram),
      diagram->setup->width,
      diagram->setup->height,
      point);
}

static void
append_point (GString *list,
              const TengenLessonDiagram *diagram,
              TengenPoint point)
{
  g_autofree char *name = format_point (diagram, point);

  g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", name);
}

void
tengen_lesson_writer_set_point (TengenLessonWriter *self,
                                const char *name,
                                const TengenLessonDiagram *diagram,
                                TengenPoint point)
{
  g_autofree char *value = NULL;

  g_return_if_fail (self != NULL && diagram != NULL);

  value = format_point (diagram, point);
  tengen_lesson_writer_set (self, name, value);
}

void
tengen_lesson_writer_set_points (TengenLessonWriter *self,
                                 const char *name,
                                 const TengenLessonDiagram *diagram,
                                 const GArray *points)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_if_fail (self != NULL && diagram != NULL && points != NULL);

  for (guint i = 0; i < points->len; i++)
    append_point (list, diagram, g_array_index (points, TengenPoint, i));
  tengen_lesson_writer_set (self, name, list->str);
}

/* --- Terms --- */

static const char *
name_game (const TengenGameSetup *setup)
{
  if (setup->is_renju)
    return "renju";
  return setup->rules.unit == TENGEN_GO_UNIT_STONES ? "pure-go" : "go";
}

static gboolean
is_same_game (const TengenGameSetup *a, const TengenGameSetup *b)
{
  return b != NULL && a->is_renju == b->is_renju &&
         (a->is_renju || tengen_go_rules_equal (&a->rules, &b->rules));
}

static void
set_komi (TengenLessonWriter *self, int komi_x2)
{
  g_autofree char *value = tengen_value_write_half_points (komi_x2);

  tengen_lesson_writer_set (self, "komi", value);
}

static void
set_number (TengenLessonWriter *self, const char *name, int number)
{
  g_autofree char *value = g_strdup_printf ("%d", number);

  tengen_lesson_writer_set (self, name, value);
}

void
tengen_lesson_writer_set_terms (TengenLessonWriter *self,
                                const TengenGameSetup *setup,
                                const TengenGameSetup *base)
{
  gboolean is_same;

  g_return_if_fail (self != NULL && setup != NULL);

  is_same = is_same_game (setup, base);
  if (!is_same)
    tengen_lesson_writer_set (self, "game", name_game (setup));
  if (setup->is_renju)
    return;
  if (!is_same)
    tengen_lesson_writer_set (self, "rules", setup->rules.id);
  if (base != NULL && base->is_renju)
    base = NULL;
  if (base == NULL || setup->width != base->width)
    set_number (self, "size", setup->width);
  if (setup->komi_x2 != (base != NULL ? base->komi_x2 : 0))
    set_komi (self, setup->komi_x2);
}

/* --- What lies on a diagram --- */

static char *
list_before (const TengenLessonDiagram *diagram)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < diagram->before->len; i++)
    {
      const TengenLessonMove *move =
          &g_array_index (diagram->before, TengenLessonMove, i);
      g_autofree char *name = NULL;

      if (move->point == TENGEN_POINT_NONE)
        {
          g_string_append (list, " resume");
          continue;
        }
      name = format_point (diagram, move->point);
      g_string_append_printf (list,
                              "%s%c:%s",
                              i > 0 ? " " : "",
                              move->stone == TENGEN_STONE_WHITE ? 'W' : 'B',
                              name);
    }
  return g_string_free (list, FALSE);
}

/* Where there are moves before, they tell which side is to move. */
static void
set_turn (TengenLessonWriter *self, const TengenLessonDiagram *diagram)
{
  g_autofree char *before = list_before (diagram);

  if (*before != '\0')
    tengen_lesson_writer_set (self, "before", before);
  else
    tengen_lesson_writer_set (self,
                              "to-play",
                              diagram->to_move == TENGEN_STONE_WHITE ? "white"
                                                                     : "black");
  if (diagram->ko != TENGEN_POINT_NONE)
    tengen_lesson_writer_set_point (self, "ko", diagram, diagram->ko);
}

static void
set_view (TengenLessonWriter *self, const TengenLessonDiagram *diagram)
{
  int width = diagram->setup->width;
  g_autoptr (GString) corners = g_string_new (NULL);

  if (diagram->coordinates >= 0)
    tengen_lesson_writer_set (
        self, "coords", diagram->coordinates > 0 ? "yes" : "no");
  if (diagram->left == 0 && diagram->top == 0 && diagram->right == width - 1 &&
      diagram->bottom == width - 1)
    return;
  append_point (corners,
                diagram,
                tengen_point_make (width, diagram->left, diagram->bottom));
  append_point (corners,
                diagram,
                tengen_point_make (width, diagram->right, diagram->top));
  tengen_lesson_writer_set (self, "view", corners->str);
}

static void
set_past (TengenLessonWriter *self, const TengenLessonDiagram *diagram)
{
  const int *moves = diagram->setup->past_moves;
  const int *prisoners = diagram->setup->past_prisoners;
  g_autofree char *played = g_strdup_printf (
      "%d %d", moves[TENGEN_STONE_BLACK], moves[TENGEN_STONE_WHITE]);

  if (!diagram->has_past)
    return;
  tengen_lesson_writer_set (self, "played", played);
  if (prisoners[TENGEN_STONE_BLACK] > 0)
    set_number (self, "prisoners-black", prisoners[TENGEN_STONE_BLACK]);
  if (prisoners[TENGEN_STONE_WHITE] > 0)
    set_number (self, "prisoners-white", prisoners[TENGEN_STONE_WHITE]);
}

/* Rows as they are displayed, indented more than the element they are in. */
static void
add_rows (TengenLessonWriter *self, const TengenLessonDiagram *diagram)
{
  static const char letters[] = ".XO";
  g_autoptr (GString) rows = g_string_new ("\n");
  int width = diagram->setup->width;

  for (int i = 0; i < width * width; i++)
    {
      for (guint j = 0; i % width == 0 && j <= self->depth; j++)
        g_string_append (rows, INDENT);
      g_string_append_c (rows, letters[diagram->stones[i]]);
      g_string_append_c (rows, i % width == width - 1 ? '\n' : ' ');
    }
  for (guint j = 0; j < self->depth; j++)
    g_string_append (rows, INDENT);
  tengen_lesson_writer_add (self, "rows", rows->str);
}

/* --- Labels --- */

static gboolean
looks_like (const TengenLessonLabel *a, const TengenLessonLabel *b)
{
  return a->mark == b->mark && g_str_equal (a->text, b->text);
}

static gboolean
is_written (const GArray *labels, guint index)
{
  for (guint i = 0; i < index; i++)
    if (looks_like (&g_array_index (labels, TengenLessonLabel, i),
                    &g_array_index (labels, TengenLessonLabel, index)))
      return TRUE;
  return FALSE;
}

/* A label with all points that have the same one. */
static void
add_label (TengenLessonWriter *self,
           const TengenLessonDiagram *diagram,
           guint first)
{
  static const char *const marks[] = {
    NULL,       "circle",          "cross",          "square",
    "triangle", "territory-black", "territory-white"
  };
  const TengenLessonLabel *label =
      &g_array_index (diagram->labels, TengenLessonLabel, first);
  g_autoptr (GString) points = g_string_new (NULL);

  for (guint i = first; i < diagram->labels->len; i++)
    {
      const TengenLessonLabel *other =
          &g_array_index (diagram->labels, TengenLessonLabel, i);

      if (looks_like (label, other))
        append_point (points, diagram, other->point);
    }
  tengen_lesson_writer_begin (self, "label");
  tengen_lesson_writer_set (self, "at", points->str);
  if (*label->text != '\0')
    tengen_lesson_writer_set (self, "text", label->text);
  if (label->mark != TENGEN_LESSON_LABEL_NONE)
    tengen_lesson_writer_set (self, "mark", marks[label->mark]);
  tengen_lesson_writer_end (self);
}

static void
add_marks (TengenLessonWriter *self, const TengenLessonDiagram *diagram)
{
  for (guint i = 0; i < diagram->labels->len; i++)
    if (!is_written (diagram->labels, i))
      add_label (self, diagram, i);
  for (guint i = 0; i < diagram->arrows->len; i++)
    {
      const TengenLessonArrow *arrow =
          &g_array_index (diagram->arrows, TengenLessonArrow, i);

      tengen_lesson_writer_begin (self, "arrow");
      tengen_lesson_writer_set_point (self, "from", diagram, arrow->from);
      tengen_lesson_writer_set_point (self, "to", diagram, arrow->to);
      tengen_lesson_writer_end (self);
    }
}

/* --- Diagrams --- */

void
tengen_lesson_writer_add_diagram (TengenLessonWriter *self,
                                  const TengenLessonDiagram *diagram,
                                  const TengenGameSetup *base)
{
  g_return_if_fail (self != NULL && diagram != NULL);

  tengen_lesson_writer_begin (self, "diagram");
  tengen_lesson_writer_set_terms (self, diagram->setup, base);
  set_turn (self, diagram);
  set_past (self, diagram);
  set_view (self, diagram);
  add_rows (self, diagram);
  add_marks (self, diagram);
  tengen_lesson_writer_end (self);
}

char *
tengen_lesson_write_diagram (const TengenLessonDiagram *diagram)
{
  g_autoptr (TengenLessonWriter) writer = NULL;

  g_return_val_if_fail (diagram != NULL, NULL);

  writer = tengen_lesson_writer_new (FALSE);
  tengen_lesson_writer_add_diagram (writer, diagram, NULL);
  return tengen_lesson_writer_finish (writer);
}

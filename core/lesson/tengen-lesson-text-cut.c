/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-text-cut: a text of a lesson as sentences
 *
 * Shape: the characters of all pieces in one row; a cut is the index of the
 *        character it stands before.
 */
#include "tengen-lesson-text-cut.h"

#include <string.h>

/* How long a sentence may be: 45 wide characters or 110 narrow ones. */
#define LENGTH_WIDE 22
#define LENGTH_NARROW 9
#define LENGTH_MAX 990

/* Brackets and quotation marks, each beside the one that closes it. */
#define BRACKETS "「」『』（）〔〕［］〈〉《》【】“”()[]"

/* What ends a sentence in full width, and what may close after it. */
#define ENDS_WIDE "。！？．"
#define ENDS_NARROW ".!?"
#define CLOSERS ")]）”’\"'"

/* After these a full stop ends no sentence. */
static const char *const short_words[] = {
  "e.g", "i.e", "cf", "vs", "No", "Mr", "Ms", "Mrs", "Dr", "St", "p", "pp",
};

/* What is known of the place before a character. */
enum
{
  PLACE_PARAGRAPH = 1 << 0, /* a paragraph begins */
  PLACE_INSIDE = 1 << 1,    /* within a piece with a reading */
  PLACE_QUOTED = 1 << 2,    /* within brackets */
};

typedef struct
{
  const TengenLessonText *text;
  GArray *chars;  /* gunichar */
  GArray *places; /* guint8, one for each character */
  GPtrArray *sentences;
} Cutter;

static gunichar
get_char (const Cutter *cutter, guint at)
{
  return at < cutter->chars->len ? g_array_index (cutter->chars, gunichar, at)
                                 : 0;
}

static guint8
get_place (const Cutter *cutter, guint at)
{
  return g_array_index (cutter->places, guint8, at);
}

static gboolean
is_one_of (const char *set, gunichar character)
{
  return character != 0 && g_utf8_strchr (set, -1, character) != NULL;
}

/* --- The row of characters --- */

/* How many brackets are open after a character. */
static guint
follow_bracket (guint depth, gunichar character)
{
  const char *found = g_utf8_strchr (BRACKETS, -1, character);

  if (found == NULL)
    return depth;
  if (g_utf8_pointer_to_offset (BRACKETS, found) % 2 == 0)
    return depth + 1;
  return depth > 0 ? depth - 1 : 0;
}

static void
add_span (Cutter *cutter, const TengenLessonSpan *span)
{
  gboolean starts = (span->flags & TENGEN_LESSON_SPAN_PARAGRAPH) != 0;
  guint8 place = starts ? PLACE_PARAGRAPH : 0;

  for (const char *at = span->base; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      g_array_append_val (cutter->chars, character);
      g_array_append_val (cutter->places, place);
      place = span->reading != NULL ? PLACE_INSIDE : 0;
    }
}

/* A bracket that is never closed ends with its paragraph. */
static void
mark_quoted (Cutter *cutter)
{
  guint depth = 0;

  for (guint i = 0; i < cutter->chars->len; i++)
    {
      guint8 *place = &g_array_index (cutter->places, guint8, i);

      if ((*place & PLACE_PARAGRAPH) != 0)
        depth = 0;
      if (depth > 0)
        *place |= PLACE_QUOTED;
      depth = follow_bracket (depth, get_char (cutter, i));
    }
}

/* --- Where sentences end --- */

static gboolean
is_wide (gunichar character)
{
  return g_unichar_iswide (character);
}

/* The word before a full stop, up to @at. */
static char *
get_word (const Cutter *cutter, guint from, guint at)
{
  guint start = at;

  while (start > from && !g_unichar_isspace (get_char (cutter, start - 1)) &&
         !is_one_of (BRACKETS, get_char (cutter, start - 1)))
    start--;
  return g_ucs4_to_utf8 (&g_array_index (cutter->chars, gunichar, start),
                         (glong) (at - start),
                         NULL,
                         NULL,
                         NULL);
}

/* Whether a full stop belongs to its word: e.g., or 1. at the very start. */
static gboolean
is_shortened (const Cutter *cutter, guint from, guint at)
{
  g_autofree char *word = get_word (cutter, from, at);
  gsize n_digits = strspn (word, "0123456789");

  if (word[n_digits] == '\0' && g_utf8_strlen (word, -1) == (glong) (at - from))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (short_words); i++)
    if (g_ascii_strcasecmp (word, short_words[i]) == 0)
      return TRUE;
  return FALSE;
}

/* In narrow characters a blank follows, and no small letter. */
static gboolean
ends_narrow (const Cutter *cutter, guint from, guint end, guint at)
{
  gunichar mark = get_char (cutter, end);

  if (mark != '.' && is_wide (get_char (cutter, at)))
    return TRUE;
  return g_unichar_isspace (get_char (cutter, at)) &&
         !g_unichar_islower (get_char (cutter, at + 1)) &&
         (mark != '.' || !is_shortened (cutter, from, end));
}

static gboolean
ends_before (const Cutter *cutter, guint from, guint at)
{
  gunichar next = get_char (cutter, at);
  guint end = at - 1;

  if ((get_place (cutter, at) & PLACE_PARAGRAPH) != 0)
    return TRUE;
  if (get_place (cutter, at) != 0 || is_one_of (CLOSERS, next) ||
      is_one_of (ENDS_WIDE ENDS_NARROW, next))
    return FALSE;
  while (end > from && is_one_of (CLOSERS, get_char (cutter, end)))
    end--;
  if (is_one_of (ENDS_WIDE, get_char (cutter, end)))
    return TRUE;
  return is_one_of (ENDS_NARROW, get_char (cutter, end)) &&
         ends_narrow (cutter, from, end, at);
}

/* --- Sentences that are too long --- */

static guint
measure (const Cutter *cutter, guint from, guint to)
{
  guint length = 0;

  for (guint i = from; i < to; i++)
    length += is_wide (get_char (cutter, i)) ? LENGTH_WIDE : LENGTH_NARROW;
  return length;
}

/* How well a sentence is parted before a character: 0 not at all. */
static int
rate_break (const Cutter *cutter, guint at)
{
  gunichar before = get_char (cutter, at - 1);
  gboolean blank = g_unichar_isspace (get_char (cutter, at));
  guint8 place = get_place (cutter, at);

  if ((place & PLACE_INSIDE) != 0)
    return 0;
  if ((place & PLACE_QUOTED) == 0 &&
      (is_one_of ("、，；：", before) || (blank && is_one_of (",;:", before))))
    return 2;
  return blank ? 1 : 0;
}

/* The best place in the inner half, and of the best the one nearest to the
 * middle; @from for none. */
static guint
find_middle (const Cutter *cutter, guint from, guint to)
{
  guint whole = measure (cutter, from, to);
  guint length = 0, found = from, nearest = G_MAXUINT;
  int best = 0;

  for (guint at = from + 1; at < to; at++)
    {
      int rate = rate_break (cutter, at);
      guint off;

      length += measure (cutter, at - 1, at);
      off = 2 * length > whole ? 2 * length - whole : whole - 2 * length;
      if (rate == 0 || 2 * off > whole || rate < best ||
          (rate == best && off >= nearest))
        continue;
      best = rate;
      nearest = off;
      found = at;
    }
  return found;
}

/* --- The sentences --- */

/* Adds what a piece has of a sentence; @offset is where the piece begins. */
static void
add_part (TengenLessonText *sentence,
          const TengenLessonSpan *span,
          guint offset,
          guint from,
          guint to)
{
  guint end = offset + (guint) g_utf8_strlen (span->base, -1);
  g_autofree char *base = NULL;
  TengenLessonSpan *added;

  if (end <= from || offset >= to)
    return;
  base = g_utf8_substring (
      span->base, MAX (from, offset) - offset, MIN (to, end) - offset);
  added = tengen_lesson_text_add (sentence, base, span->reading);
  added->term = g_strdup (span->term);
  added->point = span->point;
  added->flags = span->flags;
  if (offset < from)
    added->flags &= ~(guint) TENGEN_LESSON_SPAN_PARAGRAPH;
}

static void
add_sentence (Cutter *cutter, guint from, guint to)
{
  TengenLessonText *sentence = tengen_lesson_text_new (cutter->text->language);
  guint offset = 0;

  sentence->is_silent = cutter->text->is_silent;
  sentence->line = cutter->text->line;
  for (guint i = 0; i < cutter->text->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (cutter->text->spans, TengenLessonSpan, i);

      add_part (sentence, span, offset, from, to);
      offset += (guint) g_utf8_strlen (span->base, -1);
    }
  g_ptr_array_add (cutter->sentences, sentence);
}

static void
add_sentences (Cutter *cutter, guint from, guint to)
{
  guint middle;

  while (from < to && g_unichar_isspace (get_char (cutter, from)))
    from++;
  while (to > from && g_unichar_isspace (get_char (cutter, to - 1)))
    to--;
  if (from == to)
    return;
  middle = measure (cutter, from, to) > LENGTH_MAX
               ? find_middle (cutter, from, to)
               : from;
  if (middle == from)
    {
      add_sentence (cutter, from, to);
      return;
    }
  add_sentences (cutter, from, middle);
  add_sentences (cutter, middle, to);
}

static void
cut (Cutter *cutter)
{
  guint from = 0;

  for (guint at = 1; at < cutter->chars->len; at++)
    if (ends_before (cutter, from, at))
      {
        add_sentences (cutter, from, at);
        from = g_unichar_isspace (get_char (cutter, at)) ? at + 1 : at;
      }
  add_sentences (cutter, from, cutter->chars->len);
}

GPtrArray *
tengen_lesson_text_cut (const TengenLessonText *self)
{
  Cutter cutter = { .text = self };

  g_return_val_if_fail (self != NULL, NULL);

  cutter.chars = g_array_new (FALSE, FALSE, sizeof (gunichar));
  cutter.places = g_array_new (FALSE, FALSE, sizeof (guint8));
  cutter.sentences =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_lesson_text_free);
  for (guint i = 0; i < self->spans->len; i++)
    add_span (&cutter, &g_array_index (self->spans, TengenLessonSpan, i));
  mark_quoted (&cutter);
  cut (&cutter);
  g_array_unref (cutter.chars);
  g_array_unref (cutter.places);
  return cutter.sentences;
}

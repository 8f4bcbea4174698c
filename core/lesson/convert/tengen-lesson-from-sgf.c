/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-sgf: a lesson made of a game record, game by game
 *
 * Shape: what a game is decides how it is taken: -from-try a problem,
 *        -from-moves all others; -from-line tells which lines are right,
 *        -from-text makes texts of comments.
 */
#include "tengen-lesson-draw.h"
#include "tengen-lesson-from-private.h"
#include "tengen-lesson-grade.h"

#include <string.h>

/* A longer game is no problem. */
#define PROBLEM_LONGEST 40

#define NAMESPACE "urn:tengen:lesson:1"

/* --- What the files share --- */

static guint
count_moves (const TengenLessonMaker *self, TengenNode node)
{
  g_autoptr (GArray) path = tengen_record_list_path (self->record, node);
  TengenLessonMove move;
  guint n = 0;

  for (guint i = 0; i < path->len; i++)
    n += tengen_lesson_maker_read_move (
        self, g_array_index (path, TengenNode, i), &move);
  return n;
}

void
tengen_lesson_maker_note (TengenLessonMaker *self,
                          TengenLessonNoteCode code,
                          TengenNode node)
{
  TengenLessonNote note = { code, self->game, 0 };

  if (self->notes->len >= TENGEN_LESSON_MAX_NOTES)
    return;
  if (node != TENGEN_NODE_NONE)
    note.move = count_moves (self, node);
  g_array_append_val (self->notes, note);
}

gboolean
tengen_lesson_maker_check (TengenLessonMaker *self)
{
  static const TengenLessonNoteCode codes[] = {
    [TENGEN_LESSON_DRAW_GAME] = TENGEN_LESSON_NOTE_GAME,
    [TENGEN_LESSON_DRAW_SIZE] = TENGEN_LESSON_NOTE_SIZE,
    [TENGEN_LESSON_DRAW_LIBERTIES] = TENGEN_LESSON_NOTE_LIBERTIES,
  };
  TengenLessonDraw draw = tengen_lesson_draw_check (self->position);

  if (draw == TENGEN_LESSON_DRAW_OK)
    return TRUE;
  tengen_lesson_maker_note (
      self, codes[draw], tengen_position_get_node (self->position));
  return FALSE;
}

gboolean
tengen_lesson_maker_is_over (const TengenLessonMaker *self)
{
  return self->n_steps > TENGEN_LESSON_MAX_STEPS ||
         tengen_lesson_writer_is_too_long (self->writer);
}

static void
set_id (TengenLessonMaker *self, const char *kind, guint number)
{
  g_autofree char *id = g_strdup_printf ("%s-%u", kind, number);

  tengen_lesson_writer_set (self->writer, "id", id);
}

static void
begin_chapter (TengenLessonMaker *self)
{
  if (self->has_chapter)
    tengen_lesson_writer_end (self->writer);
  self->has_chapter = TRUE;
  tengen_lesson_writer_begin (self->writer, "chapter");
  set_id (self, "chapter", ++self->n_chapters);
  tengen_lesson_writer_add (self->writer, "title", self->chapter);
  g_clear_pointer (&self->chapter, g_free);
}

void
tengen_lesson_maker_begin_step (TengenLessonMaker *self,
                                const char *title,
                                const char *say,
                                const TengenLessonDiagram *diagram)
{
  if (self->chapter != NULL)
    begin_chapter (self);
  tengen_lesson_writer_begin (self->writer, "step");
  set_id (self, "step", ++self->n_steps);
  if (title != NULL)
    tengen_lesson_writer_add (self->writer, "title", title);
  tengen_lesson_from_text_add (self->writer, "say", say);
  tengen_lesson_writer_add_diagram (self->writer, diagram, self->terms);
}

/* --- What a game is --- */

/* One line of a property of a first node that can be a title. */
static char *
get_line (const TengenLessonMaker *self,
          TengenNode root,
          TengenProperty property)
{
  g_autofree char *text = tengen_record_get_text (self->record, root, property);
  g_autofree char *line = NULL;

  if (text == NULL)
    return NULL;
  line = tengen_lesson_from_text_strip (text);
  line[strcspn (line, "\n")] = '\0';
  line[tengen_lesson_from_text_cut (line)] = '\0';
  return *line != '\0' ? g_steal_pointer (&line) : NULL;
}

static guint
count_length (const TengenLessonMaker *self)
{
  TengenNode node = self->root;
  guint n = 0;

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (self->record, node))
    n++;
  return n;
}

/* Whether there are variations, or lines of which it is said how good they are. */
static gboolean
asks_something (const TengenLessonMaker *self, gboolean *branches)
{
  gboolean judges = FALSE;

  *branches = FALSE;
  for (TengenNode node =
           tengen_lesson_maker_next (self, self->root, self->root);
       node != TENGEN_NODE_NONE;
       node = tengen_lesson_maker_next (self, node, self->root))
    {
      if (tengen_record_get_sibling (self->record, node) != TENGEN_NODE_NONE)
        *branches = TRUE;
      if (tengen_lesson_maker_says_verdict (self, node))
        judges = TRUE;
    }
  return *branches || judges;
}

static gboolean
is_problem (TengenLessonMaker *self)
{
  gboolean branches;

  if (!asks_something (self, &branches))
    return FALSE;
  if (count_length (self) <= PROBLEM_LONGEST + 1)
    return TRUE;
  if (branches)
    tengen_lesson_maker_note (
        self, TENGEN_LESSON_NOTE_VARIATIONS, TENGEN_NODE_NONE);
  return FALSE;
}

/* --- Games --- */

static void
make_steps (TengenLessonMaker *self, const char *lesson_title)
{
  g_autofree char *name = get_line (self, self->root, TENGEN_PROPERTY_GN);
  gboolean problem = is_problem (self);
  const char *title = self->has_many ? name : NULL;

  /* problems share a chapter, a game has its own */
  if (!problem || !self->is_problems)
    {
      g_free (self->chapter);
      self->chapter = g_strdup (!problem && name != NULL ? name : lesson_title);
    }
  self->is_problems = problem;
  if (!problem || !tengen_lesson_from_try (self, title))
    tengen_lesson_from_moves (self, problem ? title : NULL);
}

/* A position cannot be asked for a game without a board. */
static gboolean
has_board (TengenLessonMaker *self)
{
  if (tengen_game_setup_has_board (tengen_position_get_setup (self->position)))
    return TRUE;
  tengen_lesson_maker_note (self, TENGEN_LESSON_NOTE_GAME, TENGEN_NODE_NONE);
  return FALSE;
}

static gboolean
begin_game (TengenLessonMaker *self, TengenNode root)
{
  self->game++;
  self->root = root;
  tengen_position_free (self->position);
  self->position = tengen_position_new (self->record, self->root);
  return has_board (self) && tengen_lesson_maker_check (self);
}

/* --- The lesson --- */

/* The texts of all games. */
static char *
gather_texts (const TengenRecord *record)
{
  static const TengenProperty texts[] = { TENGEN_PROPERTY_C,
                                          TENGEN_PROPERTY_GN };
  GString *all = g_string_new (NULL);

  for (guint node = 1; node <= tengen_record_get_n_nodes (record); node++)
    for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
      {
        g_autofree char *text = tengen_record_get_text (record, node, texts[i]);

        if (text != NULL)
          g_string_append (all, text);
      }
  return g_string_free (all, FALSE);
}

static gboolean
has_kanji (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (tengen_lesson_is_kanji (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

static void
judge_language (TengenLessonMaker *self, const char *title)
{
  g_autofree char *texts = gather_texts (self->record);
  g_autofree char *all = g_strconcat (texts, title, NULL);

  self->is_japanese = tengen_lesson_from_text_is_japanese (all);
  if (self->is_japanese && has_kanji (all))
    tengen_lesson_maker_note (
        self, TENGEN_LESSON_NOTE_READINGS, TENGEN_NODE_NONE);
}

/* What the record says of itself. */
static void
write_meta (TengenLessonMaker *self)
{
  static const struct
  {
    TengenProperty property;
    const char *name;
  } rows[] = {
    { TENGEN_PROPERTY_AN, "author" },
    { TENGEN_PROPERTY_CP, "licence" },
    { TENGEN_PROPERTY_SO, "source" },
  };

  tengen_lesson_writer_begin (self->writer, "meta");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = get_line (self, self->root, rows[i].property);

      if (text != NULL)
        tengen_lesson_writer_add (self->writer, rows[i].name, text);
    }
  tengen_lesson_writer_add (self->writer, "level", "intermediate");
  tengen_lesson_writer_end (self->writer);
}

/* The head of the lesson says what the first game is played by. */
static void
write_head (TengenLessonMaker *self, const char *id, const char *title)
{
  TengenLessonWriter *writer = self->writer;

  self->terms = tengen_lesson_draw_terms (self->position, NULL);
  tengen_lesson_writer_begin (writer, "lesson");
  tengen_lesson_writer_set (writer, "xmlns", NAMESPACE);
  tengen_lesson_writer_set (writer, "id", id);
  tengen_lesson_writer_set (writer, "version", "1");
  tengen_lesson_writer_set (
      writer, "xml:lang", self->is_japanese ? "ja" : "en");
  tengen_lesson_writer_set_terms (writer, self->terms, NULL);
  tengen_lesson_writer_add (writer, "title", title);
  write_meta (self);
}

static void
make_game (TengenLessonMaker *self,
           TengenNode root,
           const char *id,
           const char *title)
{
  gboolean changed = FALSE;

  if (!begin_game (self, root))
    return;
  if (self->terms == NULL)
    write_head (self, id, title);
  tengen_game_setup_free (tengen_lesson_draw_terms (self->position, &changed));
  if (changed)
    tengen_lesson_maker_note (self, TENGEN_LESSON_NOTE_RULES, TENGEN_NODE_NONE);
  make_steps (self, title);
}

static void
clear_maker (TengenLessonMaker *self)
{
  tengen_position_free (self->position);
  tengen_game_setup_free (self->terms);
  tengen_lesson_writer_free (self->writer);
  g_free (self->lines);
  g_free (self->chapter);
}

char *
tengen_lesson_from_sgf (const TengenRecord *record,
                        const char *id,
                        const char *title,
                        GArray *notes)
{
  TengenLessonMaker self = { .record = record, .notes = notes };
  g_autofree char *name = NULL;
  TengenNode root = TENGEN_NODE_NONE;
  char *text = NULL;

  g_return_val_if_fail (record != NULL && id != NULL && title != NULL, NULL);
  g_return_val_if_fail (notes != NULL, NULL);

  self.writer = tengen_lesson_writer_new (TRUE);
  self.lines = g_malloc0 (tengen_record_get_n_nodes (record) + 1);
  if (tengen_record_get_n_games (record) > 0)
    root = tengen_record_get_game (record, 0);
  self.has_many = root != TENGEN_NODE_NONE &&
                  tengen_record_get_sibling (record, root) != TENGEN_NODE_NONE;
  if (root != TENGEN_NODE_NONE && !self.has_many)
    name = get_line (&self, root, TENGEN_PROPERTY_GN);
  if (name == NULL)
    name = g_strdup (title);
  judge_language (&self, name);
  for (; root != TENGEN_NODE_NONE && !tengen_lesson_maker_is_over (&self);
       root = tengen_record_get_sibling (record, root))
    make_game (&self, root, id, name);
  if (self.n_steps > 0)
    text = tengen_lesson_writer_finish (self.writer);
  clear_maker (&self);
  return text;
}

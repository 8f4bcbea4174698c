/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-draft: variations as questions and answers
 */
#include "position-at.h"
#include "tengen-lesson-draft.h"
#include "tengen-lesson-draw.h"
#include "tengen-lesson-part.h"

/* A question asked after @most others is shown and not asked. */
static guint
count_questions (const char *sgf, guint most)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  g_autoptr (GArray) notes =
      g_array_new (FALSE, FALSE, sizeof (TengenLessonNote));
  g_autofree guint8 *lines = g_malloc0 (tengen_record_get_n_nodes (record) + 1);
  TengenNode root = tengen_record_get_game (record, 0);
  TengenLessonMaker maker = {
    .record = record, .notes = notes, .root = root, .lines = lines
  };
  TengenLessonDiagram *diagram;
  g_autoptr (TengenLessonDraft) draft = NULL;
  TengenStone stone;
  guint n = 0;

  maker.position = tengen_position_new (record, root);
  g_assert_cmpuint (tengen_lesson_draft_find_question (&maker), ==, root);
  stone = tengen_lesson_draft_find_stone (&maker, root);
  tengen_lesson_maker_judge_lines (&maker, root, stone);
  diagram = tengen_lesson_draw (maker.position, stone);
  draft = tengen_lesson_draft_new (&maker, diagram, stone, root, most);
  for (const TengenLessonDraft *at = draft; at != NULL; n++)
    {
      const TengenLessonDraftAnswer *answer =
          &g_array_index (at->answers, TengenLessonDraftAnswer, 0);

      g_assert_true (tengen_lesson_draft_is_accepted (answer));
      at = answer->next;
    }
  tengen_lesson_diagram_free (diagram);
  tengen_position_free (maker.position);
  return n;
}

#define LINE                                                                   \
  "(;SZ[9]C[?]AB[aa]AW[ii];B[bb];W[cc];B[dd];W[ee];B[ff];W[gg];B[hh])"

static void
test_depth (void)
{
  g_assert_cmpuint (count_questions (LINE, 1), ==, 1);
  g_assert_cmpuint (count_questions (LINE, 3), ==, 3);
  g_assert_cmpuint (count_questions (LINE, 100), ==, 4);
}

static void
test_none (void)
{
  g_assert_cmpuint (count_questions ("(;SZ[9]C[?]AB[aa])", 1), ==, 0);
  g_assert_cmpuint (
      count_questions ("(;SZ[9]C[?]AB[aa];B[bb]BM[1])", 1), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-draft/depth", test_depth);
  g_test_add_func ("/lesson-draft/none", test_none);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-typed: a point by its name: which names there are, what the entry
 * does with a good one and with another
 */
#include "tengen-test-board.h"

#include "display-start.h"
#include "tengen-board-typed.h"

static const struct
{
  const char *text;
  TengenNotation notation;
  int side;
  TengenPoint point;
} names[] = {
  { "a1", TENGEN_NOTATION_A1, 9, 72 },
  { "D4", TENGEN_NOTATION_A1, 9, 48 },
  { " d4 ", TENGEN_NOTATION_A1, 9, 48 },
  { "Ｄ４", TENGEN_NOTATION_A1, 9, 48 },
  /* no column is named I, but in Renju */
  { "J1", TENGEN_NOTATION_A1, 9, 80 },
  { "I1", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
  { "I1", TENGEN_NOTATION_RENJU, 15, 218 },
  { "J1", TENGEN_NOTATION_RENJU, 15, 219 },
  /* whatever stands beside the board */
  { "D4", TENGEN_NOTATION_JAPANESE, 9, 48 },
  { "16-4", TENGEN_NOTATION_A1, 19, 3 * 19 + 15 },
  { "16の四", TENGEN_NOTATION_A1, 19, 3 * 19 + 15 },
  { "１６の四", TENGEN_NOTATION_A1, 19, 3 * 19 + 15 },
  { "", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
  { "d", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
  { "K1", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
  { "A10", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
  { "0-1", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
  { "pass", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
  { "D4E5", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
  { "\xff", TENGEN_NOTATION_A1, 9, TENGEN_POINT_NONE },
};

static void
test_names (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s on %d", names[i].text, names[i].side);
      g_assert_cmpuint (
          tengen_board_typed_parse (
              names[i].text, names[i].notation, names[i].side, names[i].side),
          ==,
          names[i].point);
    }
}

/* The entry below the board of @f. */
static TengenBoardTyped *
add_typed (Fixture *f)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *typed =
      g_object_new (TENGEN_TYPE_BOARD_TYPED, "board", f->board, NULL);

  g_object_ref (f->board);
  gtk_window_set_child (GTK_WINDOW (f->window), NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (f->board));
  gtk_box_append (GTK_BOX (box), typed);
  g_object_unref (f->board);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  wait_frame (GTK_WIDGET (f->board));
  return TENGEN_BOARD_TYPED (typed);
}

static GtkWidget *
find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

static void
enter (TengenBoardTyped *typed, const char *text)
{
  GtkWidget *entry = find_child (GTK_WIDGET (typed), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

static void
test_entry (Fixture *f, gconstpointer data)
{
  TengenBoardTyped *typed = add_typed (f);
  GtkWidget *popover;

  tengen_board_view_set_view (f->board, tengen_view_new (9, 9));
  tengen_board_typed_open (typed, "z");
  popover = find_child (GTK_WIDGET (typed), GTK_TYPE_POPOVER);
  g_assert_true (gtk_widget_get_visible (popover));
  enter (typed, "z9");
  g_assert_true (gtk_widget_get_visible (popover));
  hear (f, "");
  enter (typed, "d4");
  g_assert_false (gtk_widget_get_visible (popover));
  hear (f, "a48/0/1 ");
  g_assert_cmpuint (tengen_board_view_get_cursor (f->board), ==, 48);
}

/* A stone that was only shown is forgotten, even if nothing is played where the
 * name says. */
static void
test_shown (Fixture *f, gconstpointer data)
{
  TengenBoardTyped *typed = add_typed (f);
  guint proposed;

  g_object_set (
      f->board, "two-step", TRUE, "ghost-stone", TENGEN_STONE_BLACK, NULL);
  click (f, 40, 1);
  g_object_get (f->board, "proposed", &proposed, NULL);
  g_assert_cmpuint (proposed, ==, 40);
  tengen_board_typed_open (typed, "d");
  enter (typed, "d4");
  hear (f, "a48/0/1 ");
  g_object_get (f->board, "proposed", &proposed, NULL);
  g_assert_cmpuint (proposed, ==, TENGEN_POINT_NONE);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/board-typed/names", test_names);
  add ("/board-typed/entry", test_entry);
  add ("/board-typed/shown", test_shown);
  return g_test_run ();
}

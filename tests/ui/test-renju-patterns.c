/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-patterns: the chooser of openings, and where their stones lie
 */
#include <string.h>

#include "display-start.h"
#include "tengen-board-thumbnail.h"
#include "tengen-renju-patterns.h"
#include "tengen-renju-place.h"
#include "widget-keys.h"

#define AT(column, row) ((TengenPoint) ((15 - (row)) * 15 + (column) - 'A'))

typedef struct
{
  TengenRenjuPatterns *window;
  int index;
  gboolean mirrored;
  int n_chosen;
} Fixture;

static void
chosen_cb (TengenRenjuPatterns *window,
           int index,
           gboolean mirrored,
           Fixture *f)
{
  f->index = index;
  f->mirrored = mirrored;
  f->n_chosen++;
}

static void
open_window (Fixture *f, const TengenPoint *stones, int n_stones)
{
  f->window = tengen_renju_patterns_new (NULL, stones, n_stones);
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  g_signal_connect (f->window, "chosen", G_CALLBACK (chosen_cb), f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  open_window (f, NULL, 0);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  g_assert_null (f->window);
}

static gpointer
child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->window), TENGEN_TYPE_RENJU_PATTERNS, id);
}

static void
type (Fixture *f, const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    send_key (f->window, gdk_unicode_to_keyval ((guint32) *c), 0);
}

/* All are there, the first is selected, and Enter plays it. */
static void
test_first (Fixture *f, gconstpointer data)
{
  GtkWidget *choose = child (f, "choose");

  g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), ==, 0);
  g_assert_nonnull (gtk_flow_box_get_child_at_index (child (f, "direct"), 12));
  g_assert_null (gtk_flow_box_get_child_at_index (child (f, "direct"), 13));
  g_assert_nonnull (
      gtk_flow_box_get_child_at_index (child (f, "indirect"), 12));
  g_assert_null (gtk_flow_box_get_child_at_index (child (f, "indirect"), 13));
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (f->window)) ==
                 choose);
  g_signal_emit_by_name (choose, "clicked");
  g_assert_cmpint (f->n_chosen, ==, 1);
  g_assert_cmpint (f->index, ==, 0);
  g_assert_false (f->mirrored);
  g_assert_null (f->window);
}

/* A click on a board plays it at once, of either family. */
static void
test_click (Fixture *f, gconstpointer data)
{
  GtkFlowBox *indirect = child (f, "indirect");
  GtkFlowBoxChild *meigetsu = gtk_flow_box_get_child_at_index (indirect, 11);

  gtk_toggle_button_set_active (child (f, "mirror"), TRUE);
  gtk_flow_box_select_child (indirect, meigetsu);
  g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), ==, 24);
  g_signal_emit_by_name (indirect, "child-activated", meigetsu);
  g_assert_cmpint (f->n_chosen, ==, 1);
  g_assert_cmpint (f->index, ==, 24);
  g_assert_true (f->mirrored);
}

/* Enter after turning the patterns over plays the one that is selected. */
static void
test_mirror (Fixture *f, gconstpointer data)
{
  GtkWidget *kagetsu =
      GTK_WIDGET (gtk_flow_box_get_child_at_index (child (f, "direct"), 3));

  g_assert_true (tengen_renju_patterns_select (f->window, 3));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == kagetsu);
  gtk_widget_grab_focus (child (f, "mirror"));
  gtk_toggle_button_set_active (child (f, "mirror"), TRUE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == kagetsu);
}

/* One pattern is selected, whatever box it is in. */
static void
test_one (Fixture *f, gconstpointer data)
{
  g_autoptr (GList) direct = NULL;

  g_assert_true (tengen_renju_patterns_select (f->window, 3));
  g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), ==, 3);
  g_assert_cmpstr (
      gtk_label_get_label (child (f, "said")), ==, "D4 Kagetsu (花月)");
  g_assert_true (tengen_renju_patterns_select (f->window, 18));
  g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), ==, 18);
  direct = gtk_flow_box_get_selected_children (child (f, "direct"));
  g_assert_null (direct);
  g_assert_cmpstr (
      gtk_label_get_label (child (f, "said")), ==, "I6 Ungetsu (雲月)");
}

/* An id is typed letter by letter; what makes no id is left out. */
static void
test_typed (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *text;
    int index;
  } cases[] = {
    { "d4", 3 },  { "D12", 11 }, { "i1", 13 },    { "i13", 25 },
    { "d", 25 },  { "9", 8 },    { "i19", 13 },   { "i0", 13 },
    { "xd2", 1 }, { "dd7", 6 },  { "i13i2", 14 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      type (f, cases[i].text);
      g_assert_cmpint (
          tengen_renju_patterns_get_selected (f->window), ==, cases[i].index);
    }
}

/* Arrows go about as the families lie, side by side, past what is not possible;
 * at the edges they stay. */
static void
test_arrows (Fixture *f, gconstpointer data)
{
  static const struct
  {
    int from;
    guint key;
    int to;
  } cases[] = {
    { 0, GDK_KEY_Right, 1 },   { 4, GDK_KEY_Right, 13 },
    { 13, GDK_KEY_Left, 4 },   { 12, GDK_KEY_Right, 23 },
    { 23, GDK_KEY_Left, 12 },  { 0, GDK_KEY_Left, 0 },
    { 17, GDK_KEY_Right, 17 }, { 0, GDK_KEY_Down, 5 },
    { 8, GDK_KEY_Down, 8 },    { 22, GDK_KEY_Up, 17 },
    { 3, GDK_KEY_Up, 3 },      { 24, GDK_KEY_KP_Right, 25 },
  };

  gtk_window_present (GTK_WINDOW (f->window));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tengen_renju_patterns_select (f->window, cases[i].from);
      g_assert_true (send_key (f->window, cases[i].key, 0));
      g_assert_cmpint (
          tengen_renju_patterns_get_selected (f->window), ==, cases[i].to);
    }
}

/* By lot all come, as often as others, and nothing is played yet. */
static void
test_lot (Fixture *f, gconstpointer data)
{
  int counts[TENGEN_RENJU_N_PATTERNS] = { 0 };

  g_random_set_seed (5);
  for (int i = 0; i < 20 * TENGEN_RENJU_N_PATTERNS; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (f->window), "patterns.lot", NULL);
      counts[tengen_renju_patterns_get_selected (f->window)]++;
    }
  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    {
      g_assert_cmpint (counts[i], >, 5);
      g_assert_cmpint (counts[i], <, 45);
    }
  g_assert_cmpint (f->n_chosen, ==, 0);
  g_assert_true (
      g_str_has_prefix (gtk_label_get_label (child (f, "said")), "By lot: "));
}

/* With two stones on the board only one family is left, also by lot. */
static void
test_stones (Fixture *f, gconstpointer data)
{
  const TengenPoint stones[] = { AT ('H', 8), AT ('G', 7) };
  const TengenPoint far[] = { AT ('H', 8), AT ('J', 8) };

  gtk_window_destroy (GTK_WINDOW (f->window));
  open_window (f, stones, 2);
  g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), ==, 13);
  for (int i = 0; i < 13; i++)
    {
      g_assert_false (tengen_renju_patterns_select (f->window, i));
      g_assert_true (tengen_renju_patterns_select (f->window, 13 + i));
    }
  type (f, "d3");
  g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), ==, 25);
  for (int i = 0; i < 50; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (f->window), "patterns.lot", NULL);
      g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), >=, 13);
    }
  gtk_window_destroy (GTK_WINDOW (f->window));

  open_window (f, far, 2);
  g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), ==, -1);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "patterns.lot", NULL);
  g_assert_cmpint (tengen_renju_patterns_get_selected (f->window), ==, -1);
  g_signal_emit_by_name (child (f, "choose"), "clicked");
  g_assert_cmpint (f->n_chosen, ==, 0);
}

/* Where stones lie: as in books, mirrored, and turned to the second stone. */
static void
test_place (void)
{
  static const struct
  {
    const char *id;
    gboolean mirrored;
    TengenPoint second;
    TengenPoint points[2];
  } cases[] = {
    { "D4", FALSE, 0, { AT ('H', 9), AT ('I', 9) } },
    { "D4", TRUE, 0, { AT ('H', 9), AT ('G', 9) } },
    { "D1", TRUE, 0, { AT ('H', 9), AT ('H', 10) } },
    { "I7", FALSE, 0, { AT ('I', 9), AT ('I', 7) } },
    { "I7", TRUE, 0, { AT ('I', 9), AT ('G', 9) } },
    { "I2", TRUE, 0, { AT ('I', 9), AT ('I', 10) } },
    { "I13", TRUE, 0, { AT ('I', 9), AT ('F', 6) } },
    { "D4", FALSE, AT ('I', 8), { AT ('I', 8), AT ('I', 7) } },
    { "D4", TRUE, AT ('I', 8), { AT ('I', 8), AT ('I', 9) } },
    { "D4", FALSE, AT ('H', 7), { AT ('H', 7), AT ('G', 7) } },
    { "I7", FALSE, AT ('G', 7), { AT ('G', 7), AT ('G', 9) } },
    { "I7", TRUE, AT ('G', 7), { AT ('G', 7), AT ('I', 7) } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenPoint stones[] = { TENGEN_RENJU_CENTER, cases[i].second };
      TengenPoint points[3];
      int index = tengen_renju_pattern_find_id (cases[i].id);

      g_test_message ("%s %d", cases[i].id, cases[i].mirrored);
      g_assert_true (tengen_renju_place (index,
                                         cases[i].mirrored,
                                         stones,
                                         cases[i].second != 0 ? 2 : 1,
                                         points));
      g_assert_cmpint (points[0], ==, AT ('H', 8));
      g_assert_cmpint (points[1], ==, cases[i].points[0]);
      g_assert_cmpint (points[2], ==, cases[i].points[1]);
      g_assert_cmpint (tengen_renju_pattern_find (points, NULL), ==, index);
    }
}

/* Each pattern fits each second stone of its family, and no other. */
static void
test_place_all (void)
{
  for (int index = 0; index < TENGEN_RENJU_N_PATTERNS; index++)
    for (int mirrored = 0; mirrored < 2; mirrored++)
      for (int second = 0; second < TENGEN_RENJU_POINTS; second++)
        {
          const TengenPoint stones[] = { TENGEN_RENJU_CENTER,
                                         (TengenPoint) second };
          int dx = ABS (second % 15 - 7), dy = ABS (second / 15 - 7);
          gboolean fits = index < 13 ? dx + dy == 1 : dx == 1 && dy == 1;
          TengenPoint points[3];

          g_assert_cmpint (
              tengen_renju_place (index, mirrored, stones, 2, points),
              ==,
              fits);
          if (!fits)
            continue;
          g_assert_cmpint (points[1], ==, second);
          g_assert_cmpint (tengen_renju_pattern_find (points, NULL), ==, index);
        }
}

/* The sum of red, green and blue between the middle of a cell and its lower
 * right corner, away from lines and from the light on stones. */
static int
probe (GdkTexture *texture, int column, int row, int cell)
{
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);
  g_autofree guchar *data = g_malloc ((gsize) width * (gsize) height * 4);
  const guchar *pixel;

  gdk_texture_download (texture, data, (gsize) width * 4);
  pixel = data + ((row * cell + cell * 7 / 10) * width + column * cell +
                  cell * 7 / 10) *
                     4;
  return pixel[0] + pixel[1] + pixel[2];
}

/* The middle of the board, each line in the middle of its cell at any scale:
 * black stones are dark, white ones light, the wood between. */
static void
test_picture (void)
{
  static const int cells[] = { 12, 17, 24 };
  g_autoptr (TengenView) view = tengen_view_new (15, 15);

  view->stones[AT ('H', 8)] = TENGEN_STONE_BLACK;
  view->stones[AT ('F', 6)] = TENGEN_STONE_BLACK;
  view->stones[AT ('J', 10)] = TENGEN_STONE_WHITE;
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    for (int scale = 1; scale <= 2; scale++)
      {
        int cell = cells[i] * scale;
        g_autoptr (GdkTexture) texture =
            tengen_board_thumbnail_new_middle (view, 5, cells[i], scale, FALSE);

        g_test_message ("%d at %d", cells[i], scale);
        g_assert_cmpint (gdk_texture_get_width (texture), ==, 5 * cell);
        g_assert_cmpint (gdk_texture_get_height (texture), ==, 5 * cell);
        g_assert_cmpint (probe (texture, 2, 2, cell), <, 200);
        g_assert_cmpint (probe (texture, 0, 4, cell), <, 200);
        g_assert_cmpint (probe (texture, 4, 0, cell), >, 640);
        g_assert_cmpint (probe (texture, 0, 0, cell), >, 350);
        g_assert_cmpint (probe (texture, 0, 0, cell), <, 620);
      }
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

#define ADD(path, function)                                                    \
  g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/renju/patterns/first", test_first);
  ADD ("/renju/patterns/click", test_click);
  ADD ("/renju/patterns/mirror", test_mirror);
  ADD ("/renju/patterns/one", test_one);
  ADD ("/renju/patterns/typed", test_typed);
  ADD ("/renju/patterns/arrows", test_arrows);
  ADD ("/renju/patterns/lot", test_lot);
  ADD ("/renju/patterns/stones", test_stones);
#undef ADD
  g_test_add_func ("/renju/place/cases", test_place);
  g_test_add_func ("/renju/place/all", test_place_all);
  g_test_add_func ("/renju/patterns/picture", test_picture);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-help: the help tells the right numbers
 *
 * Shape: the tables of the help page on the order of an event, in each language,
 *        against what the program makes of tests/data/match-order.tengen: the
 *        games, the standings, and the sums without unplayed rounds.
 */
#include "match-table.h"
#include "tengen-match-standing.h"

/* Rows of texts, of each table of a page. */
typedef struct
{
  GPtrArray *tables;
  GString *cell;
} Page;

static void
free_row (gpointer row)
{
  g_ptr_array_unref (row);
}

static void
start_cb (GMarkupParseContext *context,
          const char *name,
          const char **names,
          const char **values,
          gpointer data,
          GError **error)
{
  Page *page = data;
  GPtrArray *table;

  if (strcmp (name, "table") == 0)
    g_ptr_array_add (page->tables, g_ptr_array_new_with_free_func (free_row));
  else if (strcmp (name, "row") == 0)
    {
      table = g_ptr_array_index (page->tables, page->tables->len - 1);
      g_ptr_array_add (table, g_ptr_array_new_with_free_func (g_free));
    }
  else if (strcmp (name, "cell") == 0)
    page->cell = g_string_new (NULL);
}

static void
end_cb (GMarkupParseContext *context,
        const char *name,
        gpointer data,
        GError **error)
{
  Page *page = data;
  GPtrArray *table, *row;

  if (strcmp (name, "cell") != 0)
    return;
  table = g_ptr_array_index (page->tables, page->tables->len - 1);
  row = g_ptr_array_index (table, table->len - 1);
  g_ptr_array_add (row, g_string_free (page->cell, FALSE));
  page->cell = NULL;
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer data,
         GError **error)
{
  Page *page = data;

  if (page->cell != NULL)
    g_string_append_len (page->cell, text, (gssize) length);
}

/* Reads the tables of a page. */
static GPtrArray *
read_page (const char *language)
{
  static const GMarkupParser PARSER = { start_cb, end_cb, text_cb, NULL, NULL };
  Page page = {
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref), NULL
  };
  g_autofree char *path = g_test_build_filename (
      G_TEST_DIST, "..", "data", "help", language, "match-order.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&PARSER, 0, &page, NULL);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (page.tables->len, ==, 3);
  return page.tables;
}

static const char *
get_cell (GPtrArray *tables, guint table, guint row, guint column)
{
  GPtrArray *rows = g_ptr_array_index (tables, table);

  g_assert_cmpuint (row, <, rows->len);
  g_assert_cmpuint (
      column, <, ((GPtrArray *) g_ptr_array_index (rows, row))->len);
  return g_ptr_array_index ((GPtrArray *) g_ptr_array_index (rows, row),
                            column);
}

static TengenMatch *
read_match (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "match-order.tengen", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return match_table_read (text);
}

static const TengenMatchStanding *
find_line (GArray *lines, int player)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, TengenMatchStanding, i).player == player)
      return &g_array_index (lines, TengenMatchStanding, i);
  g_assert_not_reached ();
}

/* Decided between two, and no forfeit. */
static gboolean
is_played (const TengenMatch *match, int index)
{
  const TengenMatchGame *game = tengen_match_get_game (match, index);

  return game->white != TENGEN_MATCH_NOBODY &&
         game->result.kind != TENGEN_RESULT_UNKNOWN &&
         game->result.kind != TENGEN_RESULT_FORFEIT;
}

/* --- The games --- */

static char *
write_game (const TengenMatch *match,
            int index,
            int player,
            const char *bye,
            const char *rest)
{
  const TengenMatchGame *game = tengen_match_get_game (match, index);
  TengenMatchOutcome outcome = tengen_match_get_outcome (match, index, player);
  int other = game->black == player ? game->white : game->black;

  if (other == TENGEN_MATCH_NOBODY)
    return g_strdup (outcome == TENGEN_MATCH_WON ? bye : rest);
  return g_strconcat (game->result.kind == TENGEN_RESULT_BOTH_LOST ? "×"
                      : outcome == TENGEN_MATCH_WON                ? "○"
                                                                   : "●",
                      tengen_match_get_player (match, other)->name,
                      is_played (match, index) ? "" : "!",
                      NULL);
}

static void
check_games (GPtrArray *tables, const char *bye, const char *rest)
{
  g_autoptr (TengenMatch) match = read_match ();
  int n_seen = 0;

  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);
      g_autofree char *black = write_game (match, i, game->black, bye, rest);
      g_autofree char *white =
          game->white == TENGEN_MATCH_NOBODY
              ? NULL
              : write_game (match, i, game->white, bye, rest);

      g_assert_cmpstr (
          get_cell (tables, 0, (guint) game->black + 1, (guint) game->round),
          ==,
          black);
      if (white != NULL)
        g_assert_cmpstr (
            get_cell (tables, 0, (guint) game->white + 1, (guint) game->round),
            ==,
            white);
      n_seen += white != NULL ? 2 : 1;
    }
  /* a bye, an absence, a forfeit and a double loss are among them */
  g_assert_cmpint (n_seen, ==, 6 * 3);
}

/* --- The numbers --- */

/* S + what was played + D * what was not. */
static double
count_as_opponent (const TengenMatch *match, int player)
{
  int score_x2 = 0, n_played = 0;

  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if ((game->black != player && game->white != player) ||
          !is_played (match, i))
        continue;
      score_x2 += tengen_match_score (match, i, player);
      n_played++;
    }
  return (score_x2 + 3 - n_played) / 2.0;
}

static void
check_number (const char *text, double number)
{
  g_autofree char *expected = g_strdup_printf ("%g", number);

  g_assert_cmpstr (text, ==, expected);
}

static void
check_standings (GPtrArray *tables)
{
  g_autoptr (TengenMatch) match = read_match ();
  g_autoptr (GArray) lines = tengen_match_list_standings (match);

  g_assert_cmpuint (lines->len, ==, 6);
  for (guint i = 0; i < lines->len; i++)
    {
      const TengenMatchStanding *line =
          &g_array_index (lines, TengenMatchStanding, i);
      guint row = i + 1;

      check_number (get_cell (tables, 1, row, 0), line->place);
      g_assert_cmpstr (get_cell (tables, 1, row, 1),
                       ==,
                       tengen_match_get_player (match, line->player)->name);
      check_number (get_cell (tables, 1, row, 2), line->score_x2 / 2.0);
      check_number (get_cell (tables, 0, (guint) line->player + 1, 4),
                    line->score_x2 / 2.0);
      check_number (get_cell (tables, 1, row, 3),
                    count_as_opponent (match, line->player));
      check_number (get_cell (tables, 1, row, 4), line->sos_x2 / 2.0);
      check_number (get_cell (tables, 1, row, 5), line->sodos_x4 / 4.0);
      check_number (get_cell (tables, 1, row, 6), line->sos_less_x2 / 2.0);
      if (line->is_direct)
        check_number (get_cell (tables, 1, row, 7), line->direct_x2 / 2.0);
      else
        g_assert_cmpstr (get_cell (tables, 1, row, 7), ==, "");
    }
}

static void
check_left_out (GPtrArray *tables)
{
  g_autoptr (TengenMatch) match = read_match ();
  g_autoptr (GArray) lines = NULL;

  tengen_match_ties_init_old (&match->ties);
  lines = tengen_match_list_standings (match);
  for (int i = 0; i < 6; i++)
    {
      const TengenMatchStanding *line = find_line (lines, i);
      guint row = (guint) i + 1;

      g_assert_cmpstr (get_cell (tables, 2, row, 0),
                       ==,
                       tengen_match_get_player (match, i)->name);
      check_number (get_cell (tables, 2, row, 1), line->sos_x2 / 2.0);
      check_number (get_cell (tables, 2, row, 2), line->sodos_x4 / 4.0);
    }
}

static void
test_japanese (void)
{
  g_autoptr (GPtrArray) tables = read_page ("ja");

  check_games (tables, "不戦", "休");
  check_standings (tables);
  check_left_out (tables);
}

static void
test_english (void)
{
  g_autoptr (GPtrArray) tables = read_page ("en");

  check_games (tables, "bye", "rest");
  check_standings (tables);
  check_left_out (tables);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-help/japanese", test_japanese);
  g_test_add_func ("/match-help/english", test_english);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-rif: databases of games of Renju (RIF, XML)
 *
 * Shape: games name their players, tournament and so on by number; the tables
 *        of these may stand anywhere, so that they are looked up at the end.
 */
#include "tengen-foreign-forms.h"

#include <string.h>

#include "tengen-foreign-text.h"
#include "tengen-foreign-value.h"
#include "tengen-foreign-xml.h"

#define SIZE 15

typedef enum
{
  TABLE_COUNTRY,
  TABLE_RULE,
  TABLE_OPENING,
  TABLE_PLAYER,
  TABLE_TOURNAMENT,
  N_TABLES,
} Table;

static const char *const tables[N_TABLES] = {
  "country", "rule", "opening", "player", "tournament",
};

/* A row of a table; what a table has not is NULL. */
typedef struct
{
  char *name;
  char *date;
  const char *rule;
  const char *country;
} Row;

/* A game with the numbers that it names. */
typedef struct
{
  guint node;
  const char *black;
  const char *white;
  const char *tournament;
  const char *rule;
  const char *opening;
} Game;

typedef struct
{
  TengenForeignDraft *draft;
  GHashTable *rows[N_TABLES];
  GArray *games;
  GStringChunk *numbers;
  /* The game that is read, its last move. */
  guint root;
  guint node;
  gboolean in_game;
  gboolean found;
} Reader;

gboolean
tengen_foreign_is_rif (const char *data, gsize length)
{
  static const char *const signs[] = {
    "<game", "<countr", "<rule", "<opening", "<player", "<tournament",
  };
  g_autofree char *text = tengen_foreign_text_peek (data, length);

  if (!tengen_foreign_xml_is (text, "database"))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strstr (text, signs[i]) != NULL)
      return TRUE;
  return FALSE;
}

static void
row_free (gpointer data)
{
  Row *self = data;

  g_free (self->name);
  g_free (self->date);
  g_free (self);
}

/* Gives a number that a row or a game names; few of them differ. */
static const char *
get_number (Reader *self, const TengenForeignXml *xml, const char *name)
{
  g_autofree char *number = tengen_foreign_xml_get (xml, name);

  return number != NULL && *number != '\0'
             ? g_string_chunk_insert_const (self->numbers, number)
             : NULL;
}

/* The tables. */

static char *
get_name (const TengenForeignXml *xml)
{
  g_autofree char *name = tengen_foreign_xml_get (xml, "name");
  g_autofree char *surname = tengen_foreign_xml_get (xml, "surname");

  if (name != NULL && *name != '\0' && surname != NULL && *surname != '\0')
    return g_strdup_printf ("%s %s", name, surname);
  if (surname != NULL && *surname != '\0')
    return g_steal_pointer (&surname);
  if (name != NULL && *name != '\0')
    return g_steal_pointer (&name);
  return tengen_foreign_xml_get (xml, "abbr");
}

/* The day on which a tournament began, or its year. */
static char *
get_date (const TengenForeignXml *xml)
{
  g_autofree char *start = tengen_foreign_xml_get (xml, "start");
  g_autofree char *year = tengen_foreign_xml_get (xml, "year");
  char *date =
      start != NULL ? tengen_foreign_date_parse (start, strlen (start)) : NULL;

  if (date != NULL)
    return date;
  if (year != NULL && strlen (year) == 4 &&
      strspn (year, "0123456789") == strlen (year))
    return g_steal_pointer (&year);
  return NULL;
}

static void
read_row (Reader *self, const TengenForeignXml *xml, Table table)
{
  const char *number = get_number (self, xml, "id");
  Row *row;

  if (number == NULL)
    return;
  row = g_new0 (Row, 1);
  row->name = get_name (xml);
  row->date = get_date (xml);
  row->rule = get_number (self, xml, "rule");
  row->country = get_number (self, xml, "country");
  g_hash_table_replace (self->rows[table], (gpointer) number, row);
}

static const Row *
find_row (const Reader *self, Table table, const char *number)
{
  return number != NULL ? g_hash_table_lookup (self->rows[table], number)
                        : NULL;
}

static void
set_name (const Reader *self,
          guint node,
          const char *property,
          Table table,
          const char *number)
{
  const Row *row = find_row (self, table, number);

  if (row != NULL && row->name != NULL)
    tengen_foreign_draft_set (self->draft, node, property, row->name, -1);
}

/* A game without a rule of its own has its tournament's. */
static void
finish_game (const Reader *self, const Game *game)
{
  const Row *row = find_row (self, TABLE_TOURNAMENT, game->tournament);
  const char *rule = game->rule;

  if (rule == NULL && row != NULL)
    rule = row->rule;
  set_name (self, game->node, "PB", TABLE_PLAYER, game->black);
  set_name (self, game->node, "PW", TABLE_PLAYER, game->white);
  set_name (self, game->node, "EV", TABLE_TOURNAMENT, game->tournament);
  set_name (self, game->node, "RU", TABLE_RULE, rule);
  set_name (self, game->node, "ON", TABLE_OPENING, game->opening);
  if (row != NULL && row->date != NULL)
    tengen_foreign_draft_set (self->draft, game->node, "DT", row->date, -1);
  if (row != NULL)
    set_name (self, game->node, "PC", TABLE_COUNTRY, row->country);
}

/* Games. */

static void
read_result (Reader *self, const TengenForeignXml *xml)
{
  static const struct
  {
    double number;
    const char *result;
  } results[] = { { 1, "B+" }, { 0, "W+" }, { 0.5, "0" } };
  g_autofree char *text = tengen_foreign_xml_get (xml, "bresult");
  char *end;
  double number;

  if (text == NULL || *text == '\0')
    return;
  number = g_ascii_strtod (text, &end);
  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    if (*end == '\0' && number == results[i].number)
      tengen_foreign_draft_set (
          self->draft, self->root, "RE", results[i].result, -1);
}

static void
begin_game (Reader *self, const TengenForeignXml *xml)
{
  g_autofree char *round = tengen_foreign_xml_get (xml, "round");
  Game game = { 0 };

  self->root = tengen_foreign_draft_add_game (self->draft, 4, SIZE, SIZE);
  self->node = self->root;
  self->in_game = TRUE;
  self->found = TRUE;
  game.node = self->root;
  game.black = get_number (self, xml, "black");
  game.white = get_number (self, xml, "white");
  game.tournament = get_number (self, xml, "tournament");
  game.rule = get_number (self, xml, "rule");
  game.opening = get_number (self, xml, "opening");
  if (game.black != NULL || game.white != NULL || game.tournament != NULL ||
      game.rule != NULL || game.opening != NULL)
    g_array_append_val (self->games, game);
  if (round != NULL)
    tengen_foreign_draft_set (self->draft, self->root, "RO", round, -1);
  read_result (self, xml);
}

/* Reads a point: a column a to o, a row from the bottom. Returns: what is wrong
 * with it, or a negative number */
static int
read_point (const Reader *self, const char *text, gsize length, int *x, int *y)
{
  const char *at = text + 1;
  int row;

  *x = -1;
  *y = 0;
  if (length == 4 && g_ascii_strncasecmp (text, "pass", 4) == 0)
    return -1;
  if (!g_ascii_isalpha (*text) || !g_ascii_isdigit (*at) ||
      !tengen_foreign_digits_read (&at, text + length, &row) ||
      at != text + length)
    return TENGEN_SGF_FAULT_MOVE_UNREADABLE;
  *x = g_ascii_tolower (*text) - 'a';
  *y = SIZE - row;
  if (*x >= SIZE || *y < 0 || *y >= SIZE)
    return TENGEN_SGF_FAULT_MOVE_OFF_BOARD;
  return tengen_foreign_draft_has_stone (self->draft, self->node, *x, *y)
             ? TENGEN_SGF_FAULT_MOVE_TAKEN
             : -1;
}

/* A move that is wrong ends its game; the other games are whole. */
static void
read_moves (Reader *self, TengenForeignXml *xml, const char *text)
{
  static const char blanks[] = " \t\r\n";
  const char *at = text + strspn (text, blanks);

  while (*at != '\0')
    {
      gsize length = strcspn (at, blanks);
      int x, y;
      int fault = read_point (self, at, length, &x, &y);
      TengenStone last =
          tengen_foreign_draft_get_stone (self->draft, self->node);

      if (fault >= 0)
        {
          tengen_foreign_xml_warn_in (
              xml, (TengenSgfFault) fault, (gsize) (at - text));
          return;
        }
      self->node = tengen_foreign_draft_add_move (
          self->draft,
          self->node,
          last == TENGEN_STONE_BLACK ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK,
          x,
          y);
      at += length;
      at += strspn (at, blanks);
    }
}

static void
begin_element (TengenForeignXml *xml, gpointer data, const char *name)
{
  Reader *self = data;

  if (strcmp (name, "game") == 0)
    begin_game (self, xml);
  for (int i = 0; i < N_TABLES; i++)
    if (strcmp (name, tables[i]) == 0)
      read_row (self, xml, (Table) i);
}

static void
end_element (TengenForeignXml *xml,
             gpointer data,
             const char *name,
             const char *text,
             gsize length)
{
  Reader *self = data;

  if (strcmp (name, "game") == 0)
    self->in_game = FALSE;
  else if (self->in_game && strcmp (name, "move") == 0)
    read_moves (self, xml, text);
  else if (self->in_game && strcmp (name, "info") == 0)
    tengen_foreign_draft_set (
        self->draft, self->root, "C", text, (gssize) length);
}

gboolean
tengen_foreign_read_rif (TengenForeignDraft *draft,
                         const char *data,
                         gsize length,
                         const char *charset,
                         GError **error)
{
  static const TengenForeignXmlKind kind = { begin_element, end_element };
  Reader self = { .draft = draft };
  gboolean done;

  for (int i = 0; i < N_TABLES; i++)
    self.rows[i] =
        g_hash_table_new_full (g_str_hash, g_str_equal, NULL, row_free);
  self.games = g_array_new (FALSE, FALSE, sizeof (Game));
  self.numbers = g_string_chunk_new (4096);
  done = tengen_foreign_xml_read (
      draft, data, length, charset, &kind, &self, error);
  for (guint i = 0; done && i < self.games->len; i++)
    finish_game (&self, &g_array_index (self.games, Game, i));
  for (int i = 0; i < N_TABLES; i++)
    g_hash_table_unref (self.rows[i]);
  g_array_unref (self.games);
  g_string_chunk_free (self.numbers);
  if (done && !self.found)
    return tengen_foreign_draft_refuse (
        draft, 1, 1, error, TENGEN_FOREIGN_ERROR_NOTHING, NULL);
  return done;
}

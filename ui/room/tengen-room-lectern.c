/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-lectern: the teacher's end of a room: what it heard, what it says
 */
#include "tengen-room-lectern.h"

#include <string.h>

#include "tengen-game-setup.h"
#include "tengen-signal.h"
#include "tengen-words.h"

/* Of a table of results. */
#define MOST_PARTS 8

struct _TengenRoomLectern
{
  GObject parent_instance;

  gboolean connected;
  gboolean closed;
  TengenRoomTerms terms;
  char *game_words;
  /* of TengenRoomPerson */
  GPtrArray *people;
  /* of int */
  GArray *tables;
  /* by table: a GArray of int with its members */
  GHashTable *seated;
  /* by table: TengenRoomGame */
  GHashTable *games;
  gboolean paused;
  int shown;
  char *code;
  /* of TengenRoomWay */
  GPtrArray *addresses;
  int port;
  int came;
  int tries;
  int wait;
  /* of TengenRoomDoubt */
  GPtrArray *doubts;
  char *match;
  /* of a table that comes in parts, as far as they are there */
  char *match_parts[MOST_PARTS + 1];
  gint64 match_sum;
};

G_DEFINE_FINAL_TYPE (TengenRoomLectern, tengen_room_lectern, G_TYPE_OBJECT)

enum
{
  ROOM_CHANGED,
  GAME_CHANGED,
  DOOR_CHANGED,
  MATCH_CHANGED,
  RECORD,
  REFUSED,
  CLOSED,
  LINE_CHANGED,
  SAID,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- Values --- */

static void
free_person (gpointer data)
{
  TengenRoomPerson *person = data;

  g_free (person->name);
  g_free (person);
}

static void
free_way (gpointer data)
{
  TengenRoomWay *address = data;

  g_free (address->url);
  g_free (address->plain);
  g_free (address->kind);
  g_free (address->bits);
  g_free (address);
}

static void
free_doubt (gpointer data)
{
  TengenRoomDoubt *doubt = data;

  g_free (doubt->name);
  g_free (doubt);
}

static int
get_number (const TengenRoomJson *object, const char *key, int fallback)
{
  return (int) tengen_room_json_get_int (object, key, 0, G_MAXINT, fallback);
}

static char *
dup_string (const TengenRoomJson *object, const char *key)
{
  const char *text = tengen_room_json_get_string (object, key);

  return g_strdup (text != NULL ? text : "");
}

static void
take_string (char **kept, char *text)
{
  g_free (*kept);
  *kept = text;
}

/* --- The room --- */

static void
hear_people (TengenRoomLectern *self, const TengenRoomJson *members)
{
  g_ptr_array_set_size (self->people, 0);
  for (guint i = 0; i < tengen_room_json_get_n (members); i++)
    {
      const TengenRoomJson *entry = tengen_room_json_get_at (members, i);
      TengenRoomPerson *person = g_new0 (TengenRoomPerson, 1);

      person->member = get_number (entry, "member", -1);
      person->name = dup_string (entry, "name");
      person->picture =
          (int) tengen_room_json_get_int (entry, "picture", 0, 15, -1);
      person->here = tengen_room_json_get_bool (entry, "here");
      person->hand = tengen_room_json_get_bool (entry, "hand");
      g_ptr_array_add (self->people, person);
    }
}

static void
add_members (GArray *members, const TengenRoomJson *side)
{
  for (guint i = 0; i < tengen_room_json_get_n (side); i++)
    {
      gint64 number;
      int member;

      if (!tengen_room_json_as_int (
              tengen_room_json_get_at (side, i), 0, G_MAXINT, &number))
        continue;
      member = (int) number;
      g_array_append_val (members, member);
    }
}

static void
hear_table (TengenRoomLectern *self, const TengenRoomJson *entry)
{
  int table = get_number (entry, "table", -1);
  TengenRoomGame *game =
      g_hash_table_lookup (self->games, GINT_TO_POINTER (table));
  GArray *members = g_array_new (FALSE, FALSE, sizeof (int));

  add_members (members, tengen_room_json_get (entry, "black"));
  add_members (members, tengen_room_json_get (entry, "white"));
  g_hash_table_insert (self->seated, GINT_TO_POINTER (table), members);
  g_array_append_val (self->tables, table);
  if (game != NULL && tengen_room_game_note (game, entry))
    g_signal_emit (self, signals[GAME_CHANGED], 0, table);
}

static gboolean
is_away (gpointer table, gpointer game, gpointer data)
{
  TengenRoomLectern *self = data;

  return !g_hash_table_contains (self->seated, table);
}

static void
hear_room (TengenRoomLectern *self, const TengenRoomJson *message)
{
  const TengenRoomJson *tables = tengen_room_json_get (message, "tables");

  self->paused = tengen_room_json_get_bool (message, "paused");
  self->shown = get_number (message, "show", -1);
  hear_people (self, tengen_room_json_get (message, "members"));
  g_array_set_size (self->tables, 0);
  g_hash_table_remove_all (self->seated);
  for (guint i = 0; i < tengen_room_json_get_n (tables); i++)
    hear_table (self, tengen_room_json_get_at (tables, i));
  g_hash_table_foreach_remove (self->games, is_away, self);
  g_signal_emit (self, signals[ROOM_CHANGED], 0);
}

static void
hear_game (TengenRoomLectern *self, const TengenRoomJson *message)
{
  gpointer table = GINT_TO_POINTER (get_number (message, "table", -1));
  TengenRoomGame *game =
      tengen_room_game_read (message, g_hash_table_lookup (self->games, table));

  if (game == NULL)
    return;
  g_hash_table_insert (self->games, table, game);
  g_signal_emit (self, signals[GAME_CHANGED], 0, game->table);
}

/* 純碁　7路盤; "" for rules that this program does not know. */
static char *
name_game (const TengenRoomJson *message)
{
  const char *name = tengen_room_json_get_string (message, "rules");
  int size = (int) tengen_room_json_get_int (message, "size", 2, 25, 0);
  g_autoptr (TengenGameSetup) setup = NULL;
  const TengenGoRules *rules;

  if (name == NULL || size == 0)
    return g_strdup ("");
  rules = tengen_go_rules_find (name);
  setup = rules != NULL ? tengen_game_setup_new (rules, size)
                        : tengen_game_setup_new_parsed (name, size);
  return setup != NULL ? tengen_words_game (setup) : g_strdup ("");
}

static void
hear_settings (TengenRoomLectern *self, const TengenRoomJson *message)
{
  take_string (&self->terms.title, dup_string (message, "title"));
  take_string (&self->terms.sgf, dup_string (message, "sgf"));
  take_string (&self->terms.undo, dup_string (message, "undo"));
  self->terms.hints = tengen_room_json_get_bool (message, "hints");
  self->terms.open = tengen_room_json_get_bool (message, "open");
  self->terms.level = get_number (message, "level", 1);
  take_string (&self->game_words, name_game (message));
  g_signal_emit (self, signals[ROOM_CHANGED], 0);
}

/* --- The door --- */

/* A code that is not as large as it says is none. */
static void
hear_code (TengenRoomWay *address, const TengenRoomJson *qr)
{
  int size = (int) tengen_room_json_get_int (qr, "size", 1, 177, 0);
  const char *bits = tengen_room_json_get_string (qr, "bits");

  if (bits == NULL || strlen (bits) != (gsize) (size * size))
    return;
  address->size = size;
  address->bits = g_strdup (bits);
}

static void
hear_door (TengenRoomLectern *self, const TengenRoomJson *message)
{
  const TengenRoomJson *list = tengen_room_json_get (message, "addresses");

  take_string (&self->code, dup_string (message, "code"));
  self->port = get_number (message, "port", 0);
  self->came = get_number (message, "came", 0);
  self->tries = get_number (message, "tries", 0);
  self->wait = get_number (message, "wait", 0);
  g_ptr_array_set_size (self->addresses, 0);
  for (guint i = 0; i < tengen_room_json_get_n (list); i++)
    {
      const TengenRoomJson *entry = tengen_room_json_get_at (list, i);
      TengenRoomWay *address = g_new0 (TengenRoomWay, 1);

      address->url = dup_string (entry, "url");
      address->plain = dup_string (entry, "plain");
      address->kind = dup_string (entry, "kind");
      hear_code (address, tengen_room_json_get (entry, "qr"));
      g_ptr_array_add (self->addresses, address);
    }
  g_signal_emit (self, signals[DOOR_CHANGED], 0);
}

static void
hear_doubts (TengenRoomLectern *self, const TengenRoomJson *message)
{
  const TengenRoomJson *list = tengen_room_json_get (message, "doubts");

  g_ptr_array_set_size (self->doubts, 0);
  for (guint i = 0; i < tengen_room_json_get_n (list); i++)
    {
      const TengenRoomJson *entry = tengen_room_json_get_at (list, i);
      TengenRoomDoubt *doubt = g_new0 (TengenRoomDoubt, 1);

      doubt->doubt = get_number (entry, "doubt", -1);
      doubt->member = get_number (entry, "member", -1);
      doubt->name = dup_string (entry, "name");
      g_ptr_array_add (self->doubts, doubt);
    }
  g_signal_emit (self, signals[DOOR_CHANGED], 0);
}

/* --- The rest --- */

static void
forget_parts (TengenRoomLectern *self)
{
  for (int i = 0; i < MOST_PARTS; i++)
    g_clear_pointer (&self->match_parts[i], g_free);
}

/* Takes a part of a text. Returns: (transfer full) (nullable): all of it, when
 * the last part is there */
static char *
join_match (TengenRoomLectern *self, const TengenRoomJson *message, int n)
{
  int part = get_number (message, "part", MOST_PARTS);
  gint64 sum = tengen_room_json_get_int (message, "sum", 0, G_MAXUINT32, -1);

  if (n > MOST_PARTS || part >= n)
    return NULL;
  if (sum != self->match_sum)
    forget_parts (self);
  self->match_sum = sum;
  take_string (&self->match_parts[part], dup_string (message, "text"));
  for (int i = 0; i < n; i++)
    if (self->match_parts[i] == NULL)
      return NULL;
  return g_strjoinv (NULL, self->match_parts);
}

static void
hear_match (TengenRoomLectern *self, const TengenRoomJson *message)
{
  int n = get_number (message, "parts", 1);
  char *text =
      n > 1 ? join_match (self, message, n) : dup_string (message, "text");

  if (text == NULL)
    return;
  forget_parts (self);
  take_string (&self->match, text);
  g_signal_emit (self, signals[MATCH_CHANGED], 0);
}

static void
hear_record (TengenRoomLectern *self, const TengenRoomJson *message)
{
  const char *sgf = tengen_room_json_get_string (message, "sgf");

  if (sgf != NULL)
    g_signal_emit (
        self, signals[RECORD], 0, get_number (message, "table", 0), sgf);
}

static void
hear_refused (TengenRoomLectern *self, const TengenRoomJson *message)
{
  g_autofree char *say =
      tengen_room_text_read (tengen_room_json_get (message, "say"));

  if (say != NULL)
    g_signal_emit (self, signals[REFUSED], 0, say);
}

static void
hear_closed (TengenRoomLectern *self, const TengenRoomJson *message)
{
  if (g_strcmp0 (tengen_room_json_get_string (message, "why"), "end") != 0)
    return;
  self->closed = TRUE;
  g_signal_emit (self, signals[CLOSED], 0);
}

static const struct
{
  const char *kind;
  void (*hear) (TengenRoomLectern *self, const TengenRoomJson *message);
} kinds[] = {
  { "closed", hear_closed }, { "door", hear_door },
  { "doubts", hear_doubts }, { "match", hear_match },
  { "record", hear_record }, { "refused", hear_refused },
  { "room", hear_room },     { "settings", hear_settings },
  { "table", hear_game },
};

void
tengen_room_lectern_hear (TengenRoomLectern *self,
                          const TengenRoomJson *message)
{
  const char *kind = tengen_room_json_get_string (message, "t");

  g_return_if_fail (TENGEN_IS_ROOM_LECTERN (self));

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kind, kinds[i].kind) == 0)
      kinds[i].hear (self, message);
}

void
tengen_room_lectern_set_connected (TengenRoomLectern *self, gboolean connected)
{
  g_return_if_fail (TENGEN_IS_ROOM_LECTERN (self));

  if (self->connected == connected)
    return;
  self->connected = connected;
  g_signal_emit (self, signals[LINE_CHANGED], 0);
}

/* --- The object --- */

static void
tengen_room_lectern_finalize (GObject *object)
{
  TengenRoomLectern *self = TENGEN_ROOM_LECTERN (object);

  g_free (self->terms.title);
  g_free (self->terms.sgf);
  g_free (self->terms.undo);
  g_free (self->game_words);
  g_ptr_array_unref (self->people);
  g_array_unref (self->tables);
  g_hash_table_unref (self->seated);
  g_hash_table_unref (self->games);
  g_free (self->code);
  g_ptr_array_unref (self->addresses);
  g_ptr_array_unref (self->doubts);
  g_free (self->match);
  forget_parts (self);
  G_OBJECT_CLASS (tengen_room_lectern_parent_class)->finalize (object);
}

static void
add_news (GType type)
{
  /* TengenRoomLectern::record: a record that was asked for */
  signals[RECORD] =
      tengen_signal_new ("record", type, 2, G_TYPE_INT, G_TYPE_STRING);
  /* TengenRoomLectern::refused: why something was not done */
  signals[REFUSED] = tengen_signal_new ("refused", type, 1, G_TYPE_STRING);
  /* TengenRoomLectern::closed: the room has ended */
  signals[CLOSED] = tengen_signal_new ("closed", type, 0);
  /* TengenRoomLectern::line-changed: the line is there or is not */
  signals[LINE_CHANGED] = tengen_signal_new ("line-changed", type, 0);
  /* TengenRoomLectern::said: a message for the host */
  signals[SAID] = tengen_signal_new ("said", type, 1, G_TYPE_STRING);
}

static void
tengen_room_lectern_class_init (TengenRoomLecternClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_room_lectern_finalize;
  /* TengenRoomLectern::room-changed: people, tables, pause, what is shown */
  signals[ROOM_CHANGED] = tengen_signal_new ("room-changed", type, 0);
  /* TengenRoomLectern::game-changed: a game, or what waits at it */
  signals[GAME_CHANGED] =
      tengen_signal_new ("game-changed", type, 1, G_TYPE_INT);
  /* TengenRoomLectern::door-changed: the way in, and who asks to come in */
  signals[DOOR_CHANGED] = tengen_signal_new ("door-changed", type, 0);
  /* TengenRoomLectern::match-changed: the table of results */
  signals[MATCH_CHANGED] = tengen_signal_new ("match-changed", type, 0);
  add_news (type);
}

static void
tengen_room_lectern_init (TengenRoomLectern *self)
{
  self->terms = (TengenRoomTerms){ .title = g_strdup (""),
                                   .sgf = g_strdup (""),
                                   .undo = g_strdup (""),
                                   .level = 1 };
  self->game_words = g_strdup ("");
  self->code = g_strdup ("");
  self->shown = -1;
  self->people = g_ptr_array_new_with_free_func (free_person);
  self->addresses = g_ptr_array_new_with_free_func (free_way);
  self->doubts = g_ptr_array_new_with_free_func (free_doubt);
  self->tables = g_array_new (FALSE, FALSE, sizeof (int));
  self->seated =
      g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  self->games = g_hash_table_new_full (
      NULL, NULL, NULL, (GDestroyNotify) tengen_room_game_free);
}

TengenRoomLectern *
tengen_room_lectern_new (void)
{
  return g_object_new (TENGEN_TYPE_ROOM_LECTERN, NULL);
}

/* --- What it knows --- */

gboolean
tengen_room_lectern_is_connected (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), FALSE);

  return self->connected;
}

gboolean
tengen_room_lectern_is_closed (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), FALSE);

  return self->closed;
}

const char *
tengen_room_lectern_get_title (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return self->terms.title;
}

const TengenRoomTerms *
tengen_room_lectern_get_terms (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return &self->terms;
}

const char *
tengen_room_lectern_get_game_words (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return self->game_words;
}

const GPtrArray *
tengen_room_lectern_get_people (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return self->people;
}

const TengenRoomPerson *
tengen_room_lectern_get_person (TengenRoomLectern *self, int member)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  for (guint i = 0; i < self->people->len; i++)
    {
      const TengenRoomPerson *person = g_ptr_array_index (self->people, i);

      if (person->member == member)
        return person;
    }
  return NULL;
}

guint
tengen_room_lectern_count_here (TengenRoomLectern *self)
{
  guint n = 0;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), 0);

  for (guint i = 0; i < self->people->len; i++)
    n += ((const TengenRoomPerson *) g_ptr_array_index (self->people, i))->here;
  return n;
}

static gboolean
is_seated (TengenRoomLectern *self, int table, int member)
{
  const GArray *members =
      g_hash_table_lookup (self->seated, GINT_TO_POINTER (table));

  for (guint i = 0; members != NULL && i < members->len; i++)
    if (g_array_index (members, int, i) == member)
      return TRUE;
  return FALSE;
}

/* The last one is where a member plays now. */
int
tengen_room_lectern_find_table (TengenRoomLectern *self, int member)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), -1);

  for (guint i = self->tables->len; i > 0; i--)
    if (is_seated (self, g_array_index (self->tables, int, i - 1), member))
      return g_array_index (self->tables, int, i - 1);
  return -1;
}

const GArray *
tengen_room_lectern_get_tables (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return self->tables;
}

const TengenRoomGame *
tengen_room_lectern_get_game (TengenRoomLectern *self, int table)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return g_hash_table_lookup (self->games, GINT_TO_POINTER (table));
}

gboolean
tengen_room_lectern_is_paused (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), FALSE);

  return self->paused;
}

int
tengen_room_lectern_get_shown (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), -1);

  return self->shown;
}

const char *
tengen_room_lectern_get_code (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return self->code;
}

const GPtrArray *
tengen_room_lectern_get_addresses (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return self->addresses;
}

int
tengen_room_lectern_get_port (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), 0);

  return self->port;
}

int
tengen_room_lectern_get_came (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), 0);

  return self->came;
}

int
tengen_room_lectern_get_tries (TengenRoomLectern *self, int *wait)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), 0);
  g_return_val_if_fail (wait != NULL, 0);

  *wait = self->wait;
  return self->tries;
}

const GPtrArray *
tengen_room_lectern_get_doubts (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return self->doubts;
}

const char *
tengen_room_lectern_get_match (TengenRoomLectern *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  return self->match;
}

static int
compare_tables (gconstpointer one, gconstpointer other, gpointer data)
{
  TengenRoomLectern *self = data;
  int first = *(const int *) one;
  int second = *(const int *) other;
  const TengenRoomGame *game = tengen_room_lectern_get_game (self, first);
  const TengenRoomGame *next = tengen_room_lectern_get_game (self, second);
  int order = (game != NULL ? tengen_room_game_get_rank (game) : 5) -
              (next != NULL ? tengen_room_game_get_rank (next) : 5);

  return order != 0 ? order : first - second;
}

GArray *
tengen_room_lectern_list (TengenRoomLectern *self)
{
  GArray *list;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), NULL);

  list = g_array_copy (self->tables);
  g_array_sort_with_data (list, compare_tables, self);
  return list;
}

static gboolean
is_waiting (TengenRoomLectern *self, int table)
{
  const TengenRoomGame *game = tengen_room_lectern_get_game (self, table);

  return game != NULL && tengen_room_game_is_waiting (game);
}

int
tengen_room_lectern_find_waiting (TengenRoomLectern *self, int after)
{
  int first = -1;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), -1);

  for (guint i = 0; i < self->tables->len; i++)
    {
      int table = g_array_index (self->tables, int, i);

      if (!is_waiting (self, table))
        continue;
      if (table > after)
        return table;
      if (first < 0)
        first = table;
    }
  return first;
}

guint
tengen_room_lectern_count_waiting (TengenRoomLectern *self)
{
  guint n = 0;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (self), 0);

  for (guint i = 0; i < self->tables->len; i++)
    n += is_waiting (self, g_array_index (self->tables, int, i));
  return n;
}

/* --- What it says --- */

void
tengen_room_lectern_say (TengenRoomLectern *self, char *line)
{
  g_autofree char *owned = line;

  g_return_if_fail (TENGEN_IS_ROOM_LECTERN (self));

  g_signal_emit (self, signals[SAID], 0, owned);
}

void
tengen_room_lectern_say_table (TengenRoomLectern *self,
                               const char *kind,
                               int table)
{
  TengenRoomWriter *writer = tengen_room_writer_new (kind);

  if (table >= 0)
    tengen_room_writer_int (writer, "table", table);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

void
tengen_room_lectern_pause (TengenRoomLectern *self, int table, gboolean paused)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("pause");

  tengen_room_writer_bool (writer, "on", paused);
  if (table >= 0)
    tengen_room_writer_int (writer, "table", table);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

void
tengen_room_lectern_pair (TengenRoomLectern *self, const char *kind)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("pair");

  tengen_room_writer_string (writer, "kind", kind);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

static void
write_side (TengenRoomWriter *writer, const char *key, int member)
{
  tengen_room_writer_open_array (writer, key);
  tengen_room_writer_int (writer, NULL, member);
  tengen_room_writer_close (writer);
}

void
tengen_room_lectern_seat (TengenRoomLectern *self, int black, int white)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("seat");

  write_side (writer, "black", black);
  write_side (writer, "white", white);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

void
tengen_room_lectern_tap (TengenRoomLectern *self, int table, TengenPoint point)
{
  const TengenRoomGame *game = tengen_room_lectern_get_game (self, table);
  TengenRoomWriter *writer;

  g_return_if_fail (game != NULL);

  writer = tengen_room_writer_new ("tap");
  tengen_room_writer_int (writer, "table", table);
  tengen_room_writer_int (writer, "n", game->n);
  tengen_room_writer_int (writer, "point", point);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

static void
lower (TengenRoomLectern *self, int member)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("lower");

  tengen_room_writer_int (writer, "member", member);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

void
tengen_room_lectern_lower (TengenRoomLectern *self, int table)
{
  g_return_if_fail (TENGEN_IS_ROOM_LECTERN (self));

  for (guint i = 0; i < self->people->len; i++)
    {
      const TengenRoomPerson *person = g_ptr_array_index (self->people, i);

      if (person->hand && is_seated (self, table, person->member))
        lower (self, person->member);
    }
}

static TengenRoomWriter *
begin_member (int member)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("member");

  tengen_room_writer_int (writer, "member", member);
  return writer;
}

void
tengen_room_lectern_rename (TengenRoomLectern *self,
                            int member,
                            const char *name)
{
  TengenRoomWriter *writer = begin_member (member);

  tengen_room_writer_string (writer, "name", name);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

void
tengen_room_lectern_free (TengenRoomLectern *self, int member)
{
  TengenRoomWriter *writer = begin_member (member);

  tengen_room_writer_bool (writer, "free", TRUE);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

void
tengen_room_lectern_remove (TengenRoomLectern *self, int member)
{
  TengenRoomWriter *writer = begin_member (member);

  tengen_room_writer_bool (writer, "remove", TRUE);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

void
tengen_room_lectern_admit (TengenRoomLectern *self,
                           int doubt,
                           gboolean admitted)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("admit");

  tengen_room_writer_int (writer, "doubt", doubt);
  tengen_room_writer_bool (writer, "yes", admitted);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

void
tengen_room_lectern_close (TengenRoomLectern *self, gboolean keep)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("close");

  tengen_room_writer_bool (writer, "keep", keep);
  tengen_room_lectern_say (self, tengen_room_writer_end (writer));
}

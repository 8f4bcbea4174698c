/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-item: a game that was kept, in the list
 */
#include "tengen-history-item.h"

#include <glib/gstdio.h>
#include <string.h>

#include "tengen-board-thumbnail.h"
#include "tengen-game.h"
#include "tengen-describe-info.h"
#include "tengen-describe-walk.h"
#include "tengen-foreign.h"
#include "tengen-save-unpack.h"
#include "tengen-save.h"
#include "tengen-words.h"
#include "tengen-words-match.h"
#include "tengen-words-record.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* A kept game is far below this; what is above is none. */
#define LARGEST (16 * 1024 * 1024)

/* A longer line is shown as it stands after so many nodes. */
#define MOST_NODES 2000

struct _TengenHistoryItem
{
  GObject parent_instance;

  char *path;
  /* (nullable): its name, where it was kept by the program */
  char *name;
  /* (nullable): of the bytes */
  char *checksum;
  char *stamp;
  gint64 modified;
  gboolean kept;

  char *title;
  char *game;
  char *result;
  char *date;
  char *folded;
  /* (nullable): the game of a match */
  char *match;
  /* as in a record, so that it can be sorted */
  char *day;
  TengenHistoryKind kind;
  guint n_moves;
  gboolean unfinished;
  gboolean broken;
  gboolean own;

  gboolean hidden;
  gboolean recent;
};

G_DEFINE_FINAL_TYPE (TengenHistoryItem,
                     tengen_history_item,
                     TENGEN_TYPE_HISTORY_ENTRY)

/* Reading. */

/* What a file holds, unpacked where it is packed. */
static TengenRecord *
parse (const char *path, GBytes *packed)
{
  g_autoptr (GBytes) bytes = tengen_unpack (packed, LARGEST, NULL);
  g_autoptr (TengenSgfReading) reading = NULL;
  const char *data;
  gsize length;

  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &length);
  reading = tengen_foreign_read (
      data != NULL ? data : "", length, path, NULL, NULL, NULL);
  return g_steal_pointer (&reading->record);
}

static TengenRecord *
read_record (const char *path, char **checksum)
{
  g_autoptr (GBytes) bytes = NULL;
  GStatBuf info;
  char *data;
  gsize length;

  if (!tengen_save_settle (path, NULL) || g_stat (path, &info) != 0 ||
      !S_ISREG (info.st_mode) || info.st_size > LARGEST ||
      !g_file_get_contents (path, &data, &length, NULL))
    return NULL;
  if (checksum != NULL)
    *checksum = g_compute_checksum_for_data (
        G_CHECKSUM_SHA256, (const guchar *) data, length);
  bytes = g_bytes_new_take (data, length);
  return parse (path, bytes);
}

static TengenGame *
read_game (const char *path, char **checksum)
{
  TengenRecord *record = read_record (path, checksum);

  return record != NULL ? tengen_game_open (record, 0) : NULL;
}

/* Words. */

static char *
say_player (const char *name, const char *rank_text)
{
  g_autofree char *said = tengen_words_rank (rank_text);
  g_autofree char *rank =
      tengen_words_shorten (said, TENGEN_WORDS_NAME_LETTERS);
  g_autofree char *shown = NULL;

  if (name == NULL || *name == '\0')
    return NULL;
  shown = tengen_words_shorten (name, TENGEN_WORDS_NAME_LETTERS);
  if (rank == NULL)
    return g_steal_pointer (&shown);
  /* TRANSLATORS: a player's name and rank */
  return g_strdup_printf (_ ("%s (%s)"), shown, rank);
}

/* NULL if no player is named. */
static char *
say_players (const TengenGameSetup *setup)
{
  g_autofree char *black = say_player (setup->black, setup->black_rank);
  g_autofree char *white = say_player (setup->white, setup->white_rank);

  if (black == NULL && white == NULL)
    return NULL;
  /* TRANSLATORS: the players of a game, Black first */
  return g_strdup_printf (_ ("%s – %s"),
                          black != NULL ? black : _ ("Black"),
                          white != NULL ? white : _ ("White"));
}

static char *
say_unfinished (guint n_moves)
{
  return g_strdup_printf (tengen_words_plural ("Unfinished, %u move",
                                               "Unfinished, %u moves",
                                               n_moves),
                          n_moves);
}

/* The game's own day, else that of the file. */
static void
set_date (TengenHistoryItem *self, const char *date)
{
  g_autoptr (GDateTime) written =
      g_date_time_new_from_unix_local (self->modified / G_USEC_PER_SEC);

  self->day = date != NULL && g_ascii_isdigit (*date)
                  ? g_strndup (date, strlen ("2026-11-22"))
                  : g_date_time_format (written, "%Y-%m-%d");
  self->date = tengen_words_date (date != NULL ? date : self->day);
}

static void
set_search (TengenHistoryItem *self)
{
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *all = g_strjoin ("\n",
                                    self->title,
                                    self->game,
                                    self->result,
                                    self->date,
                                    self->day,
                                    self->broken ? shown : "",
                                    NULL);

  self->folded = tengen_words_fold (all);
}

static TengenHistoryKind
get_kind (const TengenGameSetup *setup)
{
  if (setup->game == 4)
    return TENGEN_HISTORY_KIND_RENJU;
  if (setup->game != 1)
    return TENGEN_HISTORY_KIND_ANY;
  return setup->rules.unit == TENGEN_GO_UNIT_STONES ? TENGEN_HISTORY_KIND_PURE
                                                    : TENGEN_HISTORY_KIND_GO;
}

static guint
count_moves (const TengenGame *game)
{
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_root (game);
  guint n = 0;

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    if (tengen_record_find (record, node, TENGEN_PROPERTY_B) != 0 ||
        tengen_record_find (record, node, TENGEN_PROPERTY_W) != 0)
      n++;
  return n;
}

static void
read_words (TengenHistoryItem *self, const TengenGame *game)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  TengenResult result = tengen_game_get_result (game);
  g_autofree char *date = tengen_info_get (tengen_game_get_record (game),
                                           tengen_game_get_root (game),
                                           TENGEN_PROPERTY_DT);

  self->title = say_players (setup);
  self->game = tengen_words_game (setup);
  if (self->title == NULL)
    self->title = g_strdup (_ ("Nobody is named"));
  self->unfinished = result.kind == TENGEN_RESULT_UNKNOWN;
  self->result = self->unfinished ? say_unfinished (self->n_moves)
                                  : tengen_words_outcome (setup, &result);
  set_date (self, date);
}

static void
read_game_into (TengenHistoryItem *self, const TengenGame *game)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);

  self->n_moves = count_moves (game);
  self->kind = get_kind (setup);
  self->match = g_strdup (setup->match);
  self->own = tengen_record_find (tengen_game_get_record (game),
                                  tengen_game_get_root (game),
                                  TENGEN_PROPERTY_TNR) != 0;
  read_words (self, game);
}

static void
set_broken (TengenHistoryItem *self)
{
  g_autofree char *name = g_path_get_basename (self->path);

  self->broken = TRUE;
  self->title = g_filename_display_name (name);
  self->game = g_strdup (_ ("This file is no game record."));
  self->result = g_strdup ("");
  set_date (self, NULL);
}

TengenHistoryItem *
tengen_history_item_new (const char *path,
                         const char *stamp,
                         gint64 modified,
                         gboolean kept)
{
  TengenHistoryItem *self = NULL;
  g_autoptr (TengenGame) game = NULL;

  g_return_val_if_fail (path != NULL && stamp != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_HISTORY_ITEM, NULL);
  self->path = g_strdup (path);
  self->stamp = g_strdup (stamp);
  self->modified = modified;
  self->kept = kept;
  if (kept)
    self->name = g_path_get_basename (path);
  game = read_game (path, &self->checksum);
  if (game != NULL)
    read_game_into (self, game);
  else
    set_broken (self);
  set_search (self);
  return self;
}

/* A person knows it by its name. What is packed is read when it is opened. */
static void
name_recent (TengenHistoryItem *self)
{
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *players = g_steal_pointer (&self->title);
  g_autofree char *game = g_steal_pointer (&self->game);
  gboolean packed = g_str_has_suffix (name, ".gz");

  self->recent = TRUE;
  self->title = tengen_words_shorten (shown, TENGEN_WORDS_LINE_LETTERS);
  if (self->broken)
    self->game = g_strdup (packed ? "" : game);
  else
    self->game = g_strconcat (players, tengen_words_gap (), game, NULL);
  g_free (self->folded);
  set_search (self);
}

TengenHistoryItem *
tengen_history_item_new_recent (const char *path,
                                const char *stamp,
                                gint64 modified)
{
  TengenHistoryItem *self =
      tengen_history_item_new (path, stamp, modified, FALSE);

  g_return_val_if_fail (self != NULL, NULL);

  name_recent (self);
  return self;
}

/* The picture. */

GdkTexture *
tengen_history_item_paint (TengenHistoryItem *self, int scale, gboolean dark)
{
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = NULL;
  g_autoptr (TengenView) view = NULL;
  TengenNode root;

  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (self), NULL);

  record = read_record (self->path, NULL);
  root = record != NULL ? tengen_record_get_game (record, 0) : TENGEN_NODE_NONE;
  if (root != TENGEN_NODE_NONE)
    position = tengen_position_new (record, root);
  if (position == NULL ||
      !tengen_game_setup_has_board (tengen_position_get_setup (position)))
    return NULL;
  tengen_position_goto (position, tengen_walk_along (record, root, MOST_NODES));
  view = tengen_view_new_position (
      position, TENGEN_VIEW_NUMBERS_NONE, TENGEN_NODE_NONE);
  return tengen_board_thumbnail_new (view, TENGEN_HISTORY_PICTURE, scale, dark);
}

/* As an entry. */

static TengenHistorySource
get_source (TengenHistoryEntry *entry)
{
  return TENGEN_HISTORY_ITEM (entry)->recent ? TENGEN_HISTORY_SOURCE_RECENT
                                             : TENGEN_HISTORY_SOURCE_PLAYED;
}

static const char *
get_group (TengenHistoryEntry *entry)
{
  return TENGEN_HISTORY_ITEM (entry)->recent ? _ ("Recent Records")
                                             : _ ("Games Played Here");
}

static TengenHistoryWords
get_words (TengenHistoryEntry *entry)
{
  TengenHistoryItem *self = TENGEN_HISTORY_ITEM (entry);

  return (TengenHistoryWords){ .title = self->title,
                               .about = self->game,
                               .state = self->result,
                               .date = self->date,
                               .unfinished = self->unfinished,
                               .board = TRUE };
}

static gboolean
matches (TengenHistoryEntry *entry,
         TengenHistoryKind kind,
         const char *const *words)
{
  TengenHistoryItem *self = TENGEN_HISTORY_ITEM (entry);

  if (self->hidden || (kind != TENGEN_HISTORY_KIND_ANY && kind != self->kind))
    return FALSE;
  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    if (strstr (self->folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* The object. */

static void
get_names (TengenHistoryEntry *entry, const char *names[TENGEN_HISTORY_N_NAMES])
{
  TengenHistoryItem *self = TENGEN_HISTORY_ITEM (entry);

  names[0] = self->name;
  names[1] = self->checksum;
}

static void
tengen_history_item_finalize (GObject *object)
{
  TengenHistoryItem *self = TENGEN_HISTORY_ITEM (object);

  g_free (self->path);
  g_free (self->name);
  g_free (self->checksum);
  g_free (self->stamp);
  g_free (self->title);
  g_free (self->game);
  g_free (self->result);
  g_free (self->date);
  g_free (self->folded);
  g_free (self->match);
  g_free (self->day);
  G_OBJECT_CLASS (tengen_history_item_parent_class)->finalize (object);
}

static void
tengen_history_item_class_init (TengenHistoryItemClass *klass)
{
  TengenHistoryEntryClass *entry_class = TENGEN_HISTORY_ENTRY_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_history_item_finalize;
  entry_class->get_source = get_source;
  entry_class->get_words = get_words;
  entry_class->get_group = get_group;
  entry_class->matches = matches;
  entry_class->get_names = get_names;
}

static void
tengen_history_item_init (TengenHistoryItem *self)
{
}

const char *
tengen_history_item_get_path (TengenHistoryItem *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (self), NULL);

  return self->path;
}

const char *
tengen_history_item_get_stamp (TengenHistoryItem *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (self), NULL);

  return self->stamp;
}

gboolean
tengen_history_item_get_unfinished (TengenHistoryItem *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (self), FALSE);

  return self->unfinished;
}

gboolean
tengen_history_item_get_broken (TengenHistoryItem *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (self), FALSE);

  return self->broken;
}

gboolean
tengen_history_item_get_removable (TengenHistoryItem *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (self), FALSE);

  return self->kept && self->own;
}

const char *
tengen_history_item_get_match (TengenHistoryItem *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (self), NULL);

  return self->match;
}

gboolean
tengen_history_item_is_before (TengenHistoryItem *self,
                               TengenHistoryItem *other)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (self), FALSE);
  g_return_val_if_fail (TENGEN_IS_HISTORY_ITEM (other), FALSE);

  if (self->unfinished != other->unfinished)
    return other->unfinished;
  if (self->n_moves != other->n_moves)
    return self->n_moves > other->n_moves;
  /* what waits to be gone on with is known by the file kept here */
  return self->unfinished ? self->kept : other->kept;
}

void
tengen_history_item_set_hidden (TengenHistoryItem *self, gboolean hidden)
{
  g_return_if_fail (TENGEN_IS_HISTORY_ITEM (self));

  self->hidden = hidden;
}

int
tengen_history_item_compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const TengenHistoryItem *one = a;
  const TengenHistoryItem *other = b;
  int days = strcmp (other->day, one->day);

  if (days != 0)
    return days;
  if (one->modified != other->modified)
    return one->modified > other->modified ? -1 : 1;
  return strcmp (one->path, other->path);
}

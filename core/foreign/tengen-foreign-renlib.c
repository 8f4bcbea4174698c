/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-renlib: libraries of RenLib (.lib)
 *
 * Shape: nodes come in the order of a walk down the tree. The path from the
 *        first node to the one read last is kept, and how long it was at each
 *        node that announced a sibling. Texts name no charset: all of them are
 *        gathered, read with one, and given to their nodes at the end.
 */
#include "tengen-foreign-forms.h"

#include <string.h>

#include "tengen-sgf-convert.h"
#include "tengen-sgf-guess.h"
#include "tengen-sgf-utf8.h"

#define SIZE 15
/* FF `RenLib` FF, the version, ten FF. */
#define MARK "\xFFRenLib\xFF"
#define MARK_LENGTH 8
#define HEAD_LENGTH 20
/* The newest version that is known. */
#define MAJOR 3
#define MINOR 4
/* The middle of the board, where a file without a head begins. */
#define CENTRE 0x78

/* Flags of a node, and of the two more bytes that it may have. */
#define FLAG_SIBLING 0x80
#define FLAG_LAST 0x40
#define FLAG_OLD_COMMENT 0x20
#define FLAG_MARK 0x10
#define FLAG_COMMENT 0x08
#define FLAG_START 0x04
#define FLAG_NO_MOVE 0x02
#define FLAG_MORE 0x01
#define MORE_BOARD_TEXT 0x01

typedef struct
{
  guint node;
  guint8 place;
} Step;

typedef struct
{
  guint node;
  /* where it stands in the file */
  guint at;
  /* 0: a comment; else a label on this point */
  guint8 place;
} Text;

typedef struct
{
  TengenForeignDraft *draft;
  const guchar *data;
  gsize length;
  gsize first;
  gsize at;
  /* Of Step, the root first. */
  GArray *path;
  /* Lengths of the path where a sibling is due. */
  GArray *open;
  gboolean taken[256];
  /* Nodes by place that are known to follow one node. */
  guint next[256];
  guint next_of;
  /* The texts as they are, each ended by NUL. */
  GString *raw;
  GArray *texts;
} Reader;

/* A node as it is in the file. */
typedef struct
{
  gsize at;
  guint8 place;
  guint8 flags;
  gboolean has_board_text;
} Item;

gboolean
tengen_foreign_is_renlib (const char *data, gsize length)
{
  return length >= MARK_LENGTH && memcmp (data, MARK, MARK_LENGTH) == 0;
}

/* Libraries for linkers have the same ending. */
static gboolean
is_linkers (const char *data, gsize length)
{
  static const char *const marks[] = { "!<arch>\n", "!<thin>\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (length >= 8 && memcmp (data, marks[i], 8) == 0)
      return TRUE;
  return FALSE;
}

gboolean
tengen_foreign_is_old_renlib (const char *data, gsize length)
{
  return (length >= 2 && data[0] == CENTRE) || is_linkers (data, length);
}

static void
warn (Reader *self, TengenSgfFault fault, gsize at)
{
  tengen_foreign_draft_warn (self->draft, fault, 1, (guint) at + 1);
}

/* Texts. */

/* Appends bytes to the texts up to a NUL; they come in pairs, and so does what
 * is behind it. */
static gboolean
take_text (Reader *self)
{
  gsize start = self->at;
  const guchar *end = memchr (self->data + start, '\0', self->length - start);

  if (end == NULL)
    {
      g_string_append_len (self->raw,
                           (const char *) self->data + start,
                           (gssize) (self->length - start));
      self->at = self->length;
      return FALSE;
    }
  g_string_append_len (
      self->raw, (const char *) self->data + start, end - (self->data + start));
  self->at = (gsize) (end - self->data) + 1;
  self->at += (self->at - start) % 2;
  self->at = MIN (self->at, self->length);
  return TRUE;
}

/* The same of 7-bit characters, the last of which has the eighth bit. */
static gboolean
take_old_text (Reader *self)
{
  gsize start = self->at;
  gboolean ended = FALSE;

  while (!ended && self->at < self->length)
    {
      char c = (char) (self->data[self->at] & 0x7F);

      ended = self->data[self->at++] >= 0x80;
      g_string_append_c (self->raw, c != '\0' ? c : ' ');
    }
  if (ended)
    self->at = MIN (self->at + (self->at - start) % 2, self->length);
  return ended;
}

/* Reads a text of a node; FALSE where the file ends in it. */
static gboolean
read_text (Reader *self, guint node, guint8 place, gboolean old)
{
  Text text = { node, (guint) self->at, place };
  gboolean whole = old ? take_old_text (self) : take_text (self);

  g_string_append_c (self->raw, '\0');
  g_array_append_val (self->texts, text);
  if (!whole)
    warn (self, TENGEN_SGF_FAULT_TEXT_CUT, text.at);
  return whole;
}

/* Nodes. */

static gboolean
is_point (guint8 place)
{
  return (place & 0x0F) != 0 && place >> 4 < SIZE;
}

static int
get_x (guint8 place)
{
  return (place & 0x0F) - 1;
}

static int
get_y (guint8 place)
{
  return place >> 4;
}

static guint
get_tip (const Reader *self)
{
  return g_array_index (self->path, Step, self->path->len - 1).node;
}

/* Goes back to where the path was so long. */
static void
shorten_path (Reader *self, guint length)
{
  for (guint i = length; i < self->path->len; i++)
    self->taken[g_array_index (self->path, Step, i).place] = FALSE;
  g_array_set_size (self->path, length);
}

static gboolean
read_item (Reader *self, Item *item)
{
  const guchar *data = self->data + self->at;
  gsize left = self->length - self->at;

  item->at = self->at;
  if (left < 2 || ((data[1] & FLAG_MORE) != 0 && left < 4))
    {
      warn (self, TENGEN_SGF_FAULT_MOVE_CUT, item->at);
      return FALSE;
    }
  item->place = data[0];
  item->flags = data[1];
  item->has_board_text =
      (item->flags & FLAG_MORE) != 0 && (data[3] & MORE_BOARD_TEXT) != 0;
  self->at += (item->flags & FLAG_MORE) != 0 ? 4 : 2;
  return TRUE;
}

/* Finds or makes the node of a move. A file may give the same few thousands of
 * times, one after the other. */
static guint
find_node (Reader *self, guint parent, TengenStone stone, guint8 place)
{
  int x = place == 0 ? -1 : get_x (place);
  int y = place == 0 ? 0 : get_y (place);
  guint *next = &self->next[place];

  if (self->next_of != parent)
    {
      memset (self->next, 0, sizeof self->next);
      self->next_of = parent;
    }
  if (*next == 0)
    *next = tengen_foreign_draft_find_move (self->draft, parent, stone, x, y);
  if (*next == 0)
    *next = tengen_foreign_draft_add_move (self->draft, parent, stone, x, y);
  return *next;
}

/* Takes a move, the one that is there already if it is the same. */
static gboolean
take_move (Reader *self, const Item *item)
{
  gboolean passes = item->place == 0;
  /* black first, and a pass counts */
  TengenStone stone =
      self->path->len % 2 == 1 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  guint parent = get_tip (self);
  Step step = { 0, item->place };

  if (!passes && self->taken[item->place])
    {
      warn (self, TENGEN_SGF_FAULT_MOVE_TAKEN, item->at);
      return FALSE;
    }
  step.node = find_node (self, parent, stone, item->place);
  g_array_append_val (self->path, step);
  self->taken[item->place] = !passes;
  return TRUE;
}

static gboolean
read_texts (Reader *self, const Item *item, guint node)
{
  if ((item->flags & FLAG_OLD_COMMENT) != 0 && !read_text (self, node, 0, TRUE))
    return FALSE;
  if ((item->flags & FLAG_COMMENT) != 0 && !read_text (self, node, 0, FALSE))
    return FALSE;
  return !item->has_board_text || read_text (self, node, item->place, FALSE);
}

/* A node without a move says something of the one before it. */
static gboolean
take_item (Reader *self, const Item *item)
{
  gboolean is_root = item->at == self->first && item->place == 0;
  gboolean has_point = item->place != 0;

  if (has_point && !is_point (item->place))
    {
      warn (self, TENGEN_SGF_FAULT_MOVE_OFF_BOARD, item->at);
      return FALSE;
    }
  if (!is_root && (item->flags & FLAG_NO_MOVE) == 0 && !take_move (self, item))
    return FALSE;
  if (has_point && (item->flags & FLAG_MARK) != 0)
    tengen_foreign_draft_add_point (self->draft,
                                    get_tip (self),
                                    "TR",
                                    get_x (item->place),
                                    get_y (item->place));
  if (has_point && (item->flags & FLAG_START) != 0)
    tengen_foreign_draft_add_point (self->draft,
                                    get_tip (self),
                                    "SQ",
                                    get_x (item->place),
                                    get_y (item->place));
  return read_texts (self, item, get_tip (self));
}

/* Goes on with the sibling that was announced last; FALSE if there is none. */
static gboolean
go_back (Reader *self)
{
  if (self->open->len == 0)
    return FALSE;
  shorten_path (self, g_array_index (self->open, guint, self->open->len - 1));
  g_array_set_size (self->open, self->open->len - 1);
  return TRUE;
}

/* Behind the last node are no nodes; a byte or two of nothing may be. */
static void
check_rest (Reader *self)
{
  gsize at = self->at;

  while (at < self->length &&
         (self->data[at] == '\0' || self->data[at] == 0x1A ||
          g_ascii_isspace (self->data[at])))
    at++;
  if (self->length - at >= 2)
    warn (self, TENGEN_SGF_FAULT_NODE_UNKNOWN, self->at);
}

/* A file that was saved as a position ends where a child is due, whatever
 * siblings were announced before. */
static void
read_nodes (Reader *self)
{
  Item item = { 0 };

  while (self->at < self->length)
    {
      guint length = self->path->len;

      if (!read_item (self, &item))
        return;
      if ((item.flags & FLAG_SIBLING) != 0)
        g_array_append_val (self->open, length);
      if (!take_item (self, &item))
        return;
      if ((item.flags & FLAG_LAST) != 0 && !go_back (self))
        {
          check_rest (self);
          return;
        }
    }
  if ((item.flags & FLAG_LAST) != 0)
    warn (self, TENGEN_SGF_FAULT_BRANCH_CUT, self->length);
  else if (self->at == self->first)
    warn (self, TENGEN_SGF_FAULT_NO_MOVES, self->length);
}

/* The charset. */

/* Where in the file the text is that a byte of all texts belongs to. */
static gsize
find_text (const Reader *self, const char *texts, gsize offset)
{
  guint n = 0;

  for (gsize i = 0; i < offset && n + 1 < self->texts->len; i++)
    n += texts[i] == '\0';
  return g_array_index (self->texts, Text, n).at;
}

/* Reads the texts with a charset; FALSE if more than @most bytes do not fit. */
static gboolean
convert (Reader *self, const char *charset, gboolean certain, gsize most)
{
  TengenSgfConverted converted;

  if (!tengen_sgf_convert (
          self->raw->str, self->raw->len, charset, most, &converted))
    return FALSE;
  if (converted.n_bad > most)
    {
      g_free (converted.text);
      return FALSE;
    }
  if (converted.n_bad > 0)
    warn (self,
          TENGEN_SGF_FAULT_BYTES,
          find_text (self, converted.text, converted.first_bad));
  else if (!certain)
    warn (self, TENGEN_SGF_FAULT_GUESSED, 0);
  tengen_foreign_draft_set_charset (self->draft, charset, certain);
  g_string_truncate (self->raw, 0);
  g_string_append_len (self->raw, converted.text, (gssize) converted.length);
  g_free (converted.text);
  return TRUE;
}

static gboolean
decode (Reader *self, const char *charset, GError **error)
{
  TengenSgfGuess guess;
  gsize n_high = tengen_sgf_count_high (self->raw->str, self->raw->len);

  if (charset != NULL)
    return convert (self, charset, TRUE, n_high / TENGEN_SGF_GOOD_FOR_BAD) ||
           tengen_foreign_draft_refuse (
               self->draft, 0, 0, error, TENGEN_FOREIGN_ERROR_CHARSET, NULL);
  if (n_high == 0 || tengen_sgf_utf8_measure (self->raw->str, self->raw->len) ==
                         self->raw->len)
    {
      tengen_foreign_draft_set_charset (self->draft, "UTF-8", TRUE);
      return TRUE;
    }
  guess = tengen_sgf_guess (self->raw->str, self->raw->len);
  return convert (self, guess.charset, FALSE, G_MAXSIZE);
}

/* A byte 08 parts the comment of one line from the long one; line ends of
 * other systems become LF. Returns: the bytes of the text */
static gsize
clean_text (char *text)
{
  char *to = text;
  gboolean parted = FALSE;

  for (const char *from = text; *from != '\0'; from++)
    if (*from == '\b' && !parted)
      {
        *to++ = '\n';
        parted = TRUE;
      }
    else if (*from == '\r')
      {
        *to++ = '\n';
        from += from[1] == '\n';
      }
    else
      *to++ = *from;
  return (gsize) (to - text);
}

static void
give_texts (Reader *self)
{
  char *at = self->raw->str;
  char *end = at + self->raw->len;

  for (guint i = 0; i < self->texts->len && at < end; i++)
    {
      const Text *text = &g_array_index (self->texts, Text, i);
      char *next = at + strlen (at) + 1;
      gsize length = clean_text (at);

      if (text->place == 0)
        tengen_foreign_draft_set (
            self->draft, text->node, "C", at, (gssize) length);
      else
        tengen_foreign_draft_add_label (self->draft,
                                        text->node,
                                        get_x (text->place),
                                        get_y (text->place),
                                        at,
                                        (gssize) length);
      at = next;
    }
}

static gboolean
check_head (TengenForeignDraft *draft,
            const guchar *data,
            gsize length,
            GError **error)
{
  g_autofree char *version = NULL;

  if (length < HEAD_LENGTH)
    return tengen_foreign_draft_refuse (
        draft, 1, 1, error, TENGEN_FOREIGN_ERROR_NOTHING, NULL);
  if (data[8] < MAJOR || (data[8] == MAJOR && data[9] <= MINOR))
    return TRUE;
  version = g_strdup_printf ("%u.%02u", data[8], data[9]);
  return tengen_foreign_draft_refuse (
      draft, 1, MARK_LENGTH + 1, error, TENGEN_FOREIGN_ERROR_VERSION, version);
}

/* Reads what is behind the head. */
static gboolean
read_tree (TengenForeignDraft *draft,
           const guchar *data,
           gsize length,
           gsize first,
           const char *charset,
           GError **error)
{
  Reader self = {
    .draft = draft, .data = data, .length = length, .first = first, .at = first
  };
  Step root = { tengen_foreign_draft_add_game (draft, 4, SIZE, SIZE), 0 };
  gboolean done;

  self.path = g_array_new (FALSE, FALSE, sizeof (Step));
  self.open = g_array_new (FALSE, FALSE, sizeof (guint));
  self.texts = g_array_new (FALSE, FALSE, sizeof (Text));
  self.raw = g_string_new (NULL);
  g_array_append_val (self.path, root);
  read_nodes (&self);
  done = decode (&self, charset, error);
  if (done)
    give_texts (&self);
  g_array_unref (self.path);
  g_array_unref (self.open);
  g_array_unref (self.texts);
  g_string_free (self.raw, TRUE);
  return done;
}

gboolean
tengen_foreign_read_renlib (TengenForeignDraft *draft,
                            const char *data,
                            gsize length,
                            const char *charset,
                            GError **error)
{
  const guchar *bytes = (const guchar *) data;
  gboolean has_head = tengen_foreign_is_renlib (data, length);

  if (is_linkers (data, length))
    return tengen_foreign_draft_refuse (
        draft, 1, 1, error, TENGEN_FOREIGN_ERROR_LINKER, NULL);
  if (has_head && !check_head (draft, bytes, length, error))
    return FALSE;
  return read_tree (
      draft, bytes, length, has_head ? HEAD_LENGTH : 0, charset, error);
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-jago: games of Jago and GoGui (XML)
 *
 * Shape: a move is a node, and so is `Node`, which may have a move in it: what
 *        else stands in there waits until it is known. A variation goes on from
 *        the node before the one that it stands behind.
 */
#include "tengen-foreign-forms.h"

#include <string.h>

#include "tengen-foreign-text.h"
#include "tengen-foreign-value.h"
#include "tengen-foreign-xml.h"

#define USUAL_SIZE 19

typedef struct
{
  TengenForeignDraft *draft;
  /* What is known before the board is there: names and texts of elements. */
  GPtrArray *fields;
  int size;
  gboolean has_size;
  gboolean in_head;
  gboolean has_nodes;
  gboolean found;
  gboolean stopped;
  guint root;
  /* The node that the next one follows; 0 before the first. */
  guint node;
  /* Nodes to go back to at the ends of variations. */
  GArray *open;
  /* In a `Node`, whose node is not made yet. */
  gboolean is_due;
  GString *comment;
} Reader;

gboolean
tengen_foreign_is_jago (const char *data, gsize length)
{
  g_autofree char *text = tengen_foreign_text_peek (data, length);

  return tengen_foreign_xml_is (text, "Go");
}

/* The head. */

static void
set_komi (Reader *self, const char *text)
{
  char *end;
  double komi = g_ascii_strtod (text, &end);
  g_autofree char *written = NULL;

  if (end == text || *end != '\0' || !(ABS (komi) < 10000))
    return;
  written = tengen_foreign_decimal_format (
      (gint64) (komi * 100 + (komi < 0 ? -0.5 : 0.5)), 100);
  tengen_foreign_draft_set (self->draft, self->root, "KM", written, -1);
}

/* Dates are written as SGF has them, or are just years. */
static void
set_date (Reader *self, const char *text)
{
  g_autofree char *date = tengen_foreign_date_parse (text, strlen (text));

  if (date != NULL)
    tengen_foreign_draft_set (self->draft, self->root, "DT", date, -1);
  else if (strlen (text) == 4 && strspn (text, "0123456789") == 4)
    tengen_foreign_draft_set (self->draft, self->root, "DT", text, -1);
}

/* Where the stones are is said in the nodes. */
static void
set_handicap (Reader *self, const char *text)
{
  const char *at = text;
  int n;

  if (tengen_foreign_digits_read (&at, text + strlen (text), &n) &&
      *at == '\0' && n >= 2)
    tengen_foreign_draft_set (self->draft, self->root, "HA", text, -1);
}

static void
set_rank (Reader *self, const char *property, const char *text)
{
  tengen_foreign_rank_set (
      self->draft, self->root, property, text, strlen (text));
}

static void
set_field (Reader *self, const char *name, const char *text)
{
  static const struct
  {
    const char *name;
    const char *property;
  } texts[] = {
    { "BlackPlayer", "PB" }, { "WhitePlayer", "PW" }, { "Result", "RE" },
    { "Rules", "RU" },       { "Copyright", "CP" },   { "User", "US" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (strcmp (name, texts[i].name) == 0)
      tengen_foreign_draft_set (
          self->draft, self->root, texts[i].property, text, -1);
  if (strcmp (name, "BlackRank") == 0)
    set_rank (self, "BR", text);
  else if (strcmp (name, "WhiteRank") == 0)
    set_rank (self, "WR", text);
  else if (strcmp (name, "Date") == 0)
    set_date (self, text);
  else if (strcmp (name, "Komi") == 0)
    set_komi (self, text);
  else if (strcmp (name, "Handicap") == 0)
    set_handicap (self, text);
}

static void
read_field (Reader *self,
            TengenForeignXml *xml,
            const char *name,
            const char *text,
            gsize length)
{
  char *field = g_strstrip (g_strndup (text, length));
  const char *at = field;

  if (strcmp (name, "BoardSize") == 0 && *field != '\0')
    {
      if (!tengen_foreign_digits_read (
              &at, field + strlen (field), &self->size) ||
          *at != '\0' || self->size < 1 || self->size > TENGEN_BOARD_MAX)
        tengen_foreign_xml_refuse (xml, TENGEN_FOREIGN_ERROR_BOARD);
      self->has_size = TRUE;
    }
  if (*field == '\0')
    {
      g_free (field);
      return;
    }
  g_ptr_array_add (self->fields, g_strdup (name));
  g_ptr_array_add (self->fields, field);
}

/* Nodes. */

static void
begin_game (Reader *self, TengenForeignXml *xml)
{
  if (!self->has_size)
    tengen_foreign_xml_warn (xml, TENGEN_SGF_FAULT_NO_SIZE);
  self->root =
      tengen_foreign_draft_add_game (self->draft, 1, self->size, self->size);
  for (guint i = 0; i < self->fields->len; i += 2)
    set_field (self,
               g_ptr_array_index (self->fields, i),
               g_ptr_array_index (self->fields, i + 1));
}

/* Makes the node of a `Node` without a move; the first is the root. */
static void
make_node (Reader *self)
{
  if (!self->is_due)
    return;
  self->is_due = FALSE;
  if (self->node == 0)
    self->node = self->root;
  else
    self->node = tengen_foreign_draft_add_node (self->draft, self->node);
}

/* The comment of the node that is made or due. */
static void
give_comment (Reader *self)
{
  if (self->comment->len == 0)
    return;
  make_node (self);
  tengen_foreign_draft_set (self->draft,
                            self->node != 0 ? self->node : self->root,
                            "C",
                            self->comment->str,
                            (gssize) self->comment->len);
  g_string_truncate (self->comment, 0);
}

/* Reads `D4` or `4,10`, from the lower left. Returns: what is wrong, or a
 * negative number; x of -1 is a pass */
static int
read_point (const Reader *self, const char *text, int *x, int *y)
{
  const char *at = text;
  const char *end = text + strlen (text);
  int row;
  gboolean is_letter = g_ascii_isalpha (*at);

  *x = -1;
  *y = 0;
  if (*text == '\0' || g_ascii_strcasecmp (text, "pass") == 0)
    return -1;
  if (is_letter)
    {
      *x = g_ascii_toupper (*at) - 'A';
      if (*x == 'I' - 'A')
        return TENGEN_SGF_FAULT_MOVE_UNREADABLE;
      *x -= *x > 'I' - 'A';
      at++;
    }
  else
    {
      if (!tengen_foreign_digits_read (&at, end, x) || *at != ',')
        return TENGEN_SGF_FAULT_MOVE_UNREADABLE;
      (*x)--;
      at++;
      while (g_ascii_isspace (*at))
        at++;
    }
  if (!tengen_foreign_digits_read (&at, end, &row) || *at != '\0')
    return TENGEN_SGF_FAULT_MOVE_UNREADABLE;
  *y = self->size - row;
  return *x < 0 || *x >= self->size || *y < 0 || *y >= self->size
             ? TENGEN_SGF_FAULT_MOVE_OFF_BOARD
             : -1;
}

/* Reads the point of the element that begins; FALSE if it has none. */
static gboolean
get_point (Reader *self, TengenForeignXml *xml, int *x, int *y)
{
  g_autofree char *text = tengen_foreign_xml_get (xml, "at");
  int fault = read_point (self, text != NULL ? g_strstrip (text) : "", x, y);

  if (fault < 0)
    return TRUE;
  tengen_foreign_xml_warn (xml, (TengenSgfFault) fault);
  self->stopped = TRUE;
  return FALSE;
}

static void
add_move (Reader *self, TengenForeignXml *xml, TengenStone stone)
{
  int x, y;
  guint parent = self->node != 0 ? self->node : self->root;

  if (!get_point (self, xml, &x, &y))
    return;
  if (x >= 0 && tengen_foreign_draft_has_stone (self->draft, parent, x, y))
    {
      tengen_foreign_xml_warn (xml, TENGEN_SGF_FAULT_MOVE_TAKEN);
      self->stopped = TRUE;
      return;
    }
  self->node = tengen_foreign_draft_add_move (self->draft, parent, stone, x, y);
  self->is_due = FALSE;
}

static void
add_point (Reader *self, TengenForeignXml *xml, const char *property)
{
  g_autofree char *label = tengen_foreign_xml_get (xml, "label");
  int x, y;

  if (!get_point (self, xml, &x, &y) || x < 0)
    return;
  make_node (self);
  if (self->node == 0)
    self->node = self->root;
  /* stones and a move have nodes of their own */
  if (property[0] == 'A' && tengen_foreign_draft_get_stone (
                                self->draft, self->node) != TENGEN_STONE_NONE)
    self->node = tengen_foreign_draft_add_node (self->draft, self->node);
  if (label != NULL && *label != '\0')
    tengen_foreign_draft_add_label (self->draft, self->node, x, y, label, -1);
  else
    tengen_foreign_draft_add_point (self->draft, self->node, property, x, y);
}

/* The property of a mark. */
static const char *
find_mark (const TengenForeignXml *xml)
{
  static const struct
  {
    const char *type;
    const char *property;
  } marks[] = { { "triangle", "TR" }, { "square", "SQ" }, { "circle", "CR" } };
  g_autofree char *type = tengen_foreign_xml_get (xml, "type");

  for (gsize i = 0; type != NULL && i < G_N_ELEMENTS (marks); i++)
    if (strcmp (type, marks[i].type) == 0)
      return marks[i].property;
  return "MA";
}

static void
begin_variation (Reader *self)
{
  guint before;

  give_comment (self);
  make_node (self);
  g_array_append_val (self->open, self->node);
  before = self->node != 0
               ? tengen_foreign_draft_get_parent (self->draft, self->node)
               : 0;
  self->node = before != 0 ? before : self->root;
}

static void
end_variation (Reader *self)
{
  if (self->open->len == 0)
    return;
  self->node = g_array_index (self->open, guint, self->open->len - 1);
  g_array_set_size (self->open, self->open->len - 1);
}

/* Elements. */

static void
begin_in_nodes (Reader *self, TengenForeignXml *xml, const char *name)
{
  if (strcmp (name, "Node") == 0)
    self->is_due = TRUE;
  else if (strcmp (name, "Black") == 0)
    add_move (self, xml, TENGEN_STONE_BLACK);
  else if (strcmp (name, "White") == 0)
    add_move (self, xml, TENGEN_STONE_WHITE);
  else if (strcmp (name, "AddBlack") == 0)
    add_point (self, xml, "AB");
  else if (strcmp (name, "AddWhite") == 0)
    add_point (self, xml, "AW");
  else if (strcmp (name, "Mark") == 0)
    add_point (self, xml, find_mark (xml));
  else if (strcmp (name, "Variation") == 0)
    begin_variation (self);
}

static void
reset (Reader *self)
{
  g_ptr_array_set_size (self->fields, 0);
  g_array_set_size (self->open, 0);
  g_string_truncate (self->comment, 0);
  self->size = USUAL_SIZE;
  self->has_size = FALSE;
  self->in_head = FALSE;
  self->has_nodes = FALSE;
  self->stopped = FALSE;
  self->root = 0;
  self->node = 0;
  self->is_due = FALSE;
}

static void
begin_element (TengenForeignXml *xml, gpointer data, const char *name)
{
  Reader *self = data;

  if (strcmp (name, "GoGame") == 0)
    {
      reset (self);
      self->found = TRUE;
    }
  else if (strcmp (name, "Information") == 0)
    self->in_head = TRUE;
  else if (strcmp (name, "Nodes") == 0 && self->found && !self->has_nodes)
    {
      begin_game (self, xml);
      self->has_nodes = TRUE;
    }
  else if (self->has_nodes && !self->stopped)
    begin_in_nodes (self, xml, name);
}

static void
end_in_nodes (Reader *self, const char *name, const char *text, gsize length)
{
  gboolean is_comment = strcmp (name, "Comment") == 0;

  if (is_comment || strcmp (name, "P") == 0)
    {
      if (self->comment->len > 0 && length > 0)
        g_string_append_c (self->comment, '\n');
      g_string_append_len (self->comment, text, (gssize) length);
    }
  if (strcmp (name, "Node") == 0)
    {
      give_comment (self);
      make_node (self);
    }
  else if (is_comment && !self->is_due)
    give_comment (self);
  else if (strcmp (name, "Variation") == 0)
    end_variation (self);
}

static void
end_element (TengenForeignXml *xml,
             gpointer data,
             const char *name,
             const char *text,
             gsize length)
{
  Reader *self = data;

  if (strcmp (name, "Information") == 0)
    self->in_head = FALSE;
  else if (strcmp (name, "GoGame") == 0 && !self->has_nodes)
    {
      begin_game (self, xml);
      tengen_foreign_xml_warn (xml, TENGEN_SGF_FAULT_NO_MOVES);
    }
  else if (self->in_head)
    read_field (self, xml, name, text, length);
  else if (self->has_nodes && !self->stopped)
    end_in_nodes (self, name, text, length);
}

gboolean
tengen_foreign_read_jago (TengenForeignDraft *draft,
                          const char *data,
                          gsize length,
                          const char *charset,
                          GError **error)
{
  static const TengenForeignXmlKind kind = { begin_element, end_element };
  Reader self = { .draft = draft };
  gboolean done;

  self.fields = g_ptr_array_new_with_free_func (g_free);
  self.open = g_array_new (FALSE, FALSE, sizeof (guint));
  self.comment = g_string_new (NULL);
  done = tengen_foreign_xml_read (
      draft, data, length, charset, &kind, &self, error);
  g_ptr_array_unref (self.fields);
  g_array_unref (self.open);
  g_string_free (self.comment, TRUE);
  if (done && !self.found)
    return tengen_foreign_draft_refuse (
        draft, 1, 1, error, TENGEN_FOREIGN_ERROR_NOTHING, NULL);
  return done;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-game: one game of a file, or another file, as an item of a
 * list
 */
#include "tengen-review-game.h"

#include <string.h>

#include "tengen-board-thumbnail.h"
#include "tengen-sgf-reader.h"
#include "tengen-words.h"
#include "tengen-words-record.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* A longer line is shown as it stands after so many nodes. */
#define MOST_NODES 2000

struct _TengenReviewGame
{
  GObject parent_instance;

  /* NULL of a file that is not open */
  TengenSession *session;
  TengenNode root;
  guint index;
  /* NULL where the title is that of the game */
  GFile *file;
  /* NULL until they are asked for */
  char *title;
  char *details;
  char *folded;
  GdkTexture *picture;
};

G_DEFINE_FINAL_TYPE (TengenReviewGame, tengen_review_game, G_TYPE_OBJECT)

enum
{
  PROP_PICTURE = 1,
  PROP_DETAILS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const TengenRecord *
get_record (TengenReviewGame *self)
{
  return tengen_game_get_record (tengen_session_get_game (self->session));
}

static void
append_part (GString *text, const char *part)
{
  if (part == NULL || *part == '\0')
    return;
  if (text->len > 0)
    g_string_append (text, _ (" · "));
  g_string_append (text, part);
}

static guint
count_moves (const TengenRecord *record, TengenNode node)
{
  guint n = 0;

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    if (tengen_record_find (record, node, TENGEN_PROPERTY_B) != 0 ||
        tengen_record_find (record, node, TENGEN_PROPERTY_W) != 0)
      n++;
  return n;
}

static char *
make_details (const TengenRecord *record,
              TengenNode root,
              gboolean titled,
              gboolean whole)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *date = tengen_info_get (record, root, TENGEN_PROPERTY_DT);
  g_autofree char *result = tengen_info_get (record, root, TENGEN_PROPERTY_RE);
  guint n_moves = whole ? count_moves (record, root) : 0;

  if (!titled)
    {
      g_autofree char *title = tengen_words_title (record, root);

      append_part (text, title);
    }
  if (date != NULL)
    {
      g_autofree char *words = tengen_words_date (date);

      append_part (text, words);
    }
  if (result != NULL)
    {
      g_autoptr (TengenGameSetup) setup = tengen_game_setup_read (record, root);
      g_autofree char *words = tengen_words_recorded_result (result, setup);

      append_part (text, words);
    }
  if (n_moves > 0)
    {
      g_autofree char *words =
          g_strdup_printf (tengen_words_plural_context (
                               "list of games", "%u move", "%u moves", n_moves),
                           n_moves);

      append_part (text, words);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
tengen_review_game_get_property (GObject *object,
                                 guint property,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  TengenReviewGame *self = TENGEN_REVIEW_GAME (object);

  if (property == PROP_PICTURE)
    g_value_set_object (value, self->picture);
  else if (property == PROP_DETAILS)
    g_value_set_string (value, tengen_review_game_get_details (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_review_game_finalize (GObject *object)
{
  TengenReviewGame *self = TENGEN_REVIEW_GAME (object);

  g_clear_object (&self->session);
  g_clear_object (&self->picture);
  g_clear_object (&self->file);
  g_free (self->title);
  g_free (self->details);
  g_free (self->folded);
  G_OBJECT_CLASS (tengen_review_game_parent_class)->finalize (object);
}

static void
tengen_review_game_class_init (TengenReviewGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_review_game_get_property;
  object_class->finalize = tengen_review_game_finalize;

  /* TengenReviewGame:picture: the small board */
  props[PROP_PICTURE] = g_param_spec_object (
      "picture",
      NULL,
      NULL,
      GDK_TYPE_PAINTABLE,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* TengenReviewGame:details: what stands below the title */
  props[PROP_DETAILS] = g_param_spec_string (
      "details",
      NULL,
      NULL,
      NULL,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_review_game_init (TengenReviewGame *self)
{
}

TengenReviewGame *
tengen_review_game_new (TengenSession *session, TengenNode root, guint index)
{
  TengenReviewGame *self;

  g_return_val_if_fail (TENGEN_IS_SESSION (session), NULL);

  self = g_object_new (TENGEN_TYPE_REVIEW_GAME, NULL);
  self->session = g_object_ref (session);
  self->root = root;
  self->index = index;
  return self;
}

TengenReviewGame *
tengen_review_game_new_file (GFile *file,
                             guint index,
                             TengenSession *session,
                             TengenNode root)
{
  TengenReviewGame *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (session != NULL || root == TENGEN_NODE_NONE, NULL);

  self = g_object_new (TENGEN_TYPE_REVIEW_GAME, NULL);
  self->file = g_object_ref (file);
  self->index = index;
  g_set_object (&self->session, session);
  self->root = root;
  return self;
}

GFile *
tengen_review_game_get_file (TengenReviewGame *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), NULL);

  return self->file;
}

char *
tengen_review_game_read_start (GBytes *bytes, gsize most)
{
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data;

  g_return_val_if_fail (bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &length);
  reading = tengen_sgf_read (data, length, NULL, &error);
  return error != NULL
             ? tengen_words_sgf_error (error)
             : make_details (reading->record,
                             tengen_record_get_game (reading->record, 0),
                             FALSE,
                             length < most);
}

void
tengen_review_game_set_details (TengenReviewGame *self, const char *details)
{
  g_return_if_fail (TENGEN_IS_REVIEW_GAME (self));
  g_return_if_fail (details != NULL);

  g_free (self->details);
  self->details = g_strdup (details);
  g_clear_pointer (&self->folded, g_free);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DETAILS]);
}

TengenNode
tengen_review_game_get_root (TengenReviewGame *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), TENGEN_NODE_NONE);

  return self->root;
}

const char *
tengen_review_game_get_title (TengenReviewGame *self)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), NULL);

  if (self->title != NULL)
    return self->title;
  if (self->file != NULL)
    {
      g_autofree char *base = g_file_get_basename (self->file);
      g_autofree char *name = g_filename_display_name (base);

      self->title = g_strdup_printf (
          "%u%s%s", self->index + 1, tengen_words_gap (), name);
      return self->title;
    }
  title = tengen_words_title (get_record (self), self->root);
  if (*title == '\0')
    {
      g_free (title);
      title = g_strdup (_ ("Game without names"));
    }
  self->title =
      g_strdup_printf ("%u%s%s", self->index + 1, tengen_words_gap (), title);
  return self->title;
}

const char *
tengen_review_game_get_details (TengenReviewGame *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), NULL);

  if (self->details == NULL && self->root == TENGEN_NODE_NONE)
    return "";
  if (self->details == NULL)
    self->details =
        make_details (get_record (self), self->root, self->file == NULL, TRUE);
  return self->details;
}

gboolean
tengen_review_game_matches (TengenReviewGame *self, const char *text)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (self->folded == NULL)
    {
      g_autofree char *all = g_strconcat (tengen_review_game_get_title (self),
                                          "\n",
                                          tengen_review_game_get_details (self),
                                          NULL);

      self->folded = tengen_words_fold (all);
    }
  return strstr (self->folded, text) != NULL;
}

GdkPaintable *
tengen_review_game_get_picture (TengenReviewGame *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), NULL);

  return self->picture != NULL ? GDK_PAINTABLE (self->picture) : NULL;
}

static TengenNode
find_end (const TengenRecord *record, TengenNode node)
{
  TengenNode child = tengen_record_get_child (record, node);

  for (guint i = 0; i < MOST_NODES && child != TENGEN_NODE_NONE; i++)
    {
      node = child;
      child = tengen_record_get_child (record, node);
    }
  return node;
}

static TengenView *
make_view (TengenReviewGame *self)
{
  const TengenRecord *record = get_record (self);
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, self->root);

  if (position == NULL ||
      !tengen_game_setup_has_board (tengen_position_get_setup (position)))
    return NULL;
  tengen_position_goto (position, find_end (record, self->root));
  return tengen_view_new_position (
      position, TENGEN_VIEW_NUMBERS_NONE, TENGEN_NODE_NONE);
}

void
tengen_review_game_paint (TengenReviewGame *self, int scale, gboolean dark)
{
  g_autoptr (TengenView) view = NULL;

  g_return_if_fail (TENGEN_IS_REVIEW_GAME (self));

  if (self->root != TENGEN_NODE_NONE)
    view = make_view (self);
  if (view == NULL)
    return;
  g_clear_object (&self->picture);
  self->picture =
      tengen_board_thumbnail_new (view, TENGEN_REVIEW_GAME_SIZE, scale, dark);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PICTURE]);
}

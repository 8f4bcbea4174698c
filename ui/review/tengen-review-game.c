/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-game: one game of a file, or another file, as an item of a
 * list
 */
#include "tengen-review-game.h"

#include <string.h>

#include "tengen-board-thumbnail.h"
#include "tengen-describe-walk.h"
#include "tengen-foreign.h"
#include "tengen-signal.h"
#include "tengen-words-foreign.h"
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
  /* NULL where the list is of one file */
  GFile *file;
  /* NULL until they are asked for, of a file until it was read */
  TengenReviewFacts *facts;
  /* why a file was not read */
  char *fault;
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
  PROP_TITLE,
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
tengen_review_game_get_property (GObject *object,
                                 guint property,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  TengenReviewGame *self = TENGEN_REVIEW_GAME (object);

  if (property == PROP_PICTURE)
    g_value_set_object (value, self->picture);
  else if (property == PROP_TITLE)
    g_value_set_string (value, tengen_review_game_get_title (self));
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
  tengen_review_facts_free (self->facts);
  g_free (self->fault);
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
      "picture", NULL, NULL, GDK_TYPE_PAINTABLE, TENGEN_PARAM_READABLE);
  /* TengenReviewGame:title: who played */
  props[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, NULL, TENGEN_PARAM_READABLE);
  /* TengenReviewGame:details: what stands below the title */
  props[PROP_DETAILS] =
      g_param_spec_string ("details", NULL, NULL, NULL, TENGEN_PARAM_READABLE);
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

/* Where only the start of a file is there, the line that is cut may end in the
 * middle of a character, which would speak against a charset. */
static gsize
find_end (const char *data, gsize length, gsize most, TengenForeignForm form)
{
  gsize end = length;

  if (length < most || form == TENGEN_FOREIGN_NONE ||
      tengen_foreign_is_binary (form))
    return length;
  while (end > 0 && data[end - 1] != '\n' && data[end - 1] != '\r')
    end--;
  return end > 0 ? end : length;
}

TengenReviewFacts *
tengen_review_game_read_start (GBytes *bytes,
                               const char *name,
                               gsize most,
                               char **fault)
{
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data;
  TengenForeignForm form;

  g_return_val_if_fail (bytes != NULL && fault != NULL, NULL);

  data = g_bytes_get_data (bytes, &length);
  if (data == NULL)
    data = "";
  form = tengen_foreign_find_form (data, length, name);
  reading = tengen_foreign_read (
      data, find_end (data, length, most, form), name, NULL, &form, &error);
  if (error != NULL)
    {
      *fault = tengen_words_foreign_error (error, form);
      return NULL;
    }
  return tengen_review_facts_new (reading->record,
                                  tengen_record_get_game (reading->record, 0),
                                  length < most);
}

void
tengen_review_game_take_facts (TengenReviewGame *self,
                               TengenReviewFacts *facts,
                               const char *fault)
{
  g_return_if_fail (TENGEN_IS_REVIEW_GAME (self));
  g_return_if_fail ((facts != NULL) != (fault != NULL));

  tengen_review_facts_free (self->facts);
  self->facts = facts;
  g_free (self->fault);
  self->fault = g_strdup (fault);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->details, g_free);
  g_clear_pointer (&self->folded, g_free);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DETAILS]);
}

gboolean
tengen_review_game_get_unread (TengenReviewGame *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), FALSE);

  return self->fault != NULL;
}

/* NULL for a file that was not read. */
static const TengenReviewFacts *
get_facts (TengenReviewGame *self)
{
  if (self->facts == NULL && self->root != TENGEN_NODE_NONE)
    self->facts = tengen_review_facts_new (get_record (self), self->root, TRUE);
  return self->facts;
}

int
tengen_review_game_compare (TengenReviewGame *self,
                            TengenReviewGame *other,
                            TengenReviewOrder order,
                            gboolean reversed)
{
  int compared = 0;

  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), 0);
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (other), 0);

  if (order != TENGEN_REVIEW_ORDER_FILE)
    {
      compared = tengen_review_facts_compare (
          get_facts (self), get_facts (other), order, reversed);
      reversed = FALSE;
    }
  if (compared == 0)
    compared = self->index < other->index ? -1 : self->index > other->index;
  return reversed ? -compared : compared;
}

TengenNode
tengen_review_game_get_root (TengenReviewGame *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), TENGEN_NODE_NONE);

  return self->root;
}

static char *
get_file_name (TengenReviewGame *self)
{
  g_autofree char *base = g_file_get_basename (self->file);

  return g_filename_display_name (base);
}

/* The players; if none are named, the file or the name of the game. */
static char *
make_title (TengenReviewGame *self)
{
  const TengenReviewFacts *facts = get_facts (self);

  if (facts != NULL && *facts->players != '\0')
    return g_strdup (facts->players);
  if (self->file != NULL)
    return get_file_name (self);
  return g_strdup (*facts->event != '\0' ? facts->event
                                         : _ ("Game without names"));
}

const char *
tengen_review_game_get_title (TengenReviewGame *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), NULL);

  if (self->title == NULL)
    {
      g_autofree char *title = make_title (self);

      self->title = tengen_words_numbered (self->index + 1, title);
    }
  return self->title;
}

/* What the title does not say. */
static char *
make_details (TengenReviewGame *self)
{
  const TengenReviewFacts *facts = get_facts (self);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean has_players = facts != NULL && *facts->players != '\0';

  if (facts == NULL)
    return g_strdup (self->fault != NULL ? self->fault : "");
  if (self->file != NULL && has_players)
    {
      g_autofree char *name = get_file_name (self);

      tengen_words_append_part (text, name);
    }
  if (self->file != NULL || has_players)
    tengen_words_append_part (text, facts->event);
  tengen_words_append_part (text, facts->rest);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
tengen_review_game_get_details (TengenReviewGame *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_GAME (self), NULL);

  if (self->details == NULL)
    self->details = make_details (self);
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

static TengenView *
make_view (TengenReviewGame *self)
{
  const TengenRecord *record = get_record (self);
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, self->root);

  if (position == NULL ||
      !tengen_game_setup_has_board (tengen_position_get_setup (position)))
    return NULL;
  tengen_position_goto (position,
                        tengen_walk_along (record, self->root, MOST_NODES));
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

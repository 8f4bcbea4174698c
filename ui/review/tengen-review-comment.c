/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-comment: name and comment of a node, to read and write
 *
 * Shape: each of the two fields knows for which node it is being typed and
 *        what the record said then. It is filled anew only when the record
 *        says something else than before, never because of its own writing:
 *        the cursor and an input method that is at work stay where they are.
 */
#include "tengen-review-comment.h"

#include <string.h>

#include "tengen-announce.h"
#include "tengen-long-text.h"
#include "tengen-review-marks.h"
#include "tengen-widget.h"
#include "tengen-words.h"

/* Some lines of a comment; with the search and a notice of two lines open the
 * panel still fits into 700 pixels. */
#define MIN_HEIGHT 110
/* The same while other things have to be read below it, too. */
#define LOW_HEIGHT 42
/* The row below a comment that is cut takes its room from the comment. */
#define REST_HEIGHT 44

#define _(s) tengen_words_text (s)

/* How long a letter typed waits to be written, in milliseconds; the first after
 * a pause does not wait. With what is being drawn meanwhile it is never more
 * than the 0.8 seconds that the header and the help promise. */
#define WAIT_MS 500

/* A comment of more bytes or lines is shown cut at first, to so many letters:
 * going through a game must not wait for one that nobody reads. */
#define MOST_BYTES 60000
#define MOST_LINES 3000
#define SHOWN_LETTERS 5000

enum
{
  FIELD_NAME,
  FIELD_COMMENT,
  N_FIELDS,
};

/* @node: whose text it is; @recorded: what the record says there; @typed:
 * something was typed that the record does not have yet */
typedef struct
{
  TengenProperty property;
  TengenNode node;
  char *recorded;
  gboolean typed;
} Field;

struct _TengenReviewComment
{
  GtkWidget parent_instance;

  /* Owned */
  GSignalGroup *signals;
  TengenReviewMarks *marks;

  /* Borrowed, children of the box */
  GtkBox *end;
  GtkWidget *entry;
  GtkWidget *view;
  GtkTextBuffer *buffer;
  GtkScrolledWindow *scroller;
  GtkWidget *rest;
  GtkLabel *said;

  /* Borrowed, to be compared only */
  const TengenRecord *record;

  Field fields[N_FIELDS];
  guint wait_id;
  /* the fields are being filled */
  gboolean filling;
  /* only the start of the comment is shown, which cannot be changed */
  gboolean cut;
  gboolean low;
};

G_DEFINE_FINAL_TYPE (TengenReviewComment,
                     tengen_review_comment,
                     GTK_TYPE_WIDGET)

static char *
get_typed (TengenReviewComment *self, int i)
{
  return i == FIELD_NAME ? tengen_long_text_dup_entry (GTK_ENTRY (self->entry))
                         : tengen_long_text_get (self->buffer);
}

static gboolean
is_long (const char *text)
{
  guint lines = 0;

  if (strlen (text) > MOST_BYTES)
    return TRUE;
  for (; *text != '\0'; text++)
    lines += *text == '\n' ? 1 : 0;
  return lines > MOST_LINES;
}

static void
say_rest (TengenReviewComment *self, gboolean shown)
{
  gtk_label_set_label (self->said,
                       shown ? _ ("This is the start of a long comment.")
                             : _ ("The word is in the part not shown yet."));
}

/* Marks what was searched for in what is shown now. */
static void
update_marks (TengenReviewComment *self)
{
  say_rest (self, tengen_review_marks_update (self->marks, self->cut));
}

static void
set_height (TengenReviewComment *self)
{
  int height = self->low ? LOW_HEIGHT : MIN_HEIGHT;

  gtk_scrolled_window_set_min_content_height (
      self->scroller,
      self->cut ? MAX (height - REST_HEIGHT, LOW_HEIGHT) : height);
}

/* Either the whole comment can be changed, or nothing of it. */
static void
set_cut (TengenReviewComment *self, gboolean cut)
{
  self->cut = cut;
  gtk_text_view_set_editable (GTK_TEXT_VIEW (self->view), !cut);
  set_height (self);
  gtk_widget_set_visible (self->rest, cut);
  tengen_announce_describe (
      self->view, cut ? _ ("This is the start of a long comment.") : "");
}

static void
show_comment (TengenReviewComment *self, const char *text, gboolean whole)
{
  gboolean cut = !whole && is_long (text);
  g_autofree char *start =
      cut ? tengen_words_shorten (text, SHOWN_LETTERS) : NULL;
  GtkTextIter top;

  set_cut (self, cut);
  gtk_text_buffer_set_text (self->buffer, cut ? start : text, -1);
  gtk_text_buffer_get_start_iter (self->buffer, &top);
  gtk_text_buffer_place_cursor (self->buffer, &top);
}

static void
set_shown (TengenReviewComment *self, int i, const char *text, gboolean whole)
{
  self->filling = TRUE;
  if (i == FIELD_NAME)
    tengen_long_text_fill_entry (GTK_ENTRY (self->entry), text);
  else
    show_comment (self, text, whole);
  update_marks (self);
  self->filling = FALSE;
}

static char *
read_record (const TengenRecord *record, const Field *field)
{
  char *text = tengen_record_get_text (record, field->node, field->property);

  return text != NULL ? text : g_strdup ("");
}

/* Where one has gone on meanwhile, one stays there. */
static void
write_field (TengenReviewComment *self, TengenSession *session, int i)
{
  Field *field = &self->fields[i];
  const TengenGame *game = tengen_session_get_game (session);
  const TengenRecord *record = tengen_game_get_record (game);
  g_autofree char *text = get_typed (self, i);
  TengenEdit *edit;

  field->typed = FALSE;
  if (record != self->record || !tengen_record_is_linked (record, field->node))
    return;
  edit = tengen_edit_text (record, field->node, field->property, text);
  if (edit == NULL)
    return;
  edit->node = tengen_game_get_cursor (game);
  tengen_session_apply (session, edit);
}

/* The record may have changed what was typed (white space): that is what it
 * says now, and no reason to fill the field anew. */
static void
flush_field (TengenReviewComment *self, int i)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  Field *field = &self->fields[i];

  if (!field->typed || session == NULL)
    return;
  self->filling = TRUE;
  write_field (self, session, i);
  self->filling = FALSE;
  if (self->record ==
      tengen_game_get_record (tengen_session_get_game (session)))
    {
      g_free (field->recorded);
      field->recorded = read_record (self->record, field);
    }
}

static void
flush (TengenReviewComment *self)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  for (int i = 0; i < N_FIELDS; i++)
    flush_field (self, i);
}

static gboolean
wait_cb (gpointer data)
{
  TengenReviewComment *self = data;

  self->wait_id = 0;
  flush (self);
  return G_SOURCE_REMOVE;
}

static void
note_typed (TengenReviewComment *self, int i)
{
  if (self->filling || (i == FIELD_COMMENT && self->cut))
    return;
  update_marks (self);
  self->fields[i].typed = TRUE;
  /* counted from the first letter: who never pauses loses nothing either */
  if (self->wait_id != 0)
    return;
  self->wait_id = g_timeout_add (WAIT_MS, wait_cb, self);
  /* from now on there is something to be saved */
  flush_field (self, i);
}

static void
entry_changed_cb (TengenReviewComment *self)
{
  note_typed (self, FIELD_NAME);
}

static void
buffer_changed_cb (TengenReviewComment *self)
{
  note_typed (self, FIELD_COMMENT);
}

static void
fill_field (TengenReviewComment *self, const TengenGame *game, int i)
{
  Field *field = &self->fields[i];
  TengenNode cursor = tengen_game_get_cursor (game);
  g_autofree char *text = NULL;
  gboolean moved = field->node != cursor;

  field->node = cursor;
  text = read_record (self->record, field);
  if (field->typed || (!moved && g_strcmp0 (text, field->recorded) == 0))
    return;
  g_free (field->recorded);
  field->recorded = g_steal_pointer (&text);
  /* who sees all of it, or typed as much, goes on seeing all of it */
  set_shown (self, i, field->recorded, !moved && !self->cut);
}

static void
empty (TengenReviewComment *self)
{
  self->record = NULL;
  g_clear_handle_id (&self->wait_id, g_source_remove);
  for (int i = 0; i < N_FIELDS; i++)
    {
      self->fields[i].typed = FALSE;
      self->fields[i].node = TENGEN_NODE_NONE;
      g_clear_pointer (&self->fields[i].recorded, g_free);
      set_shown (self, i, "", FALSE);
    }
}

/* Writing makes "changed" come again: what is typed for another node is
 * written first, and the fields are filled by the last of them. */
static void
changed_cb (TengenReviewComment *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenGame *game;

  if (self->filling || session == NULL)
    return;
  game = tengen_session_get_game (session);
  if (self->record != tengen_game_get_record (game))
    empty (self);
  self->record = tengen_game_get_record (game);
  for (int i = 0; i < N_FIELDS; i++)
    if (self->fields[i].node != tengen_game_get_cursor (game))
      flush_field (self, i);
  if (self->fields[FIELD_COMMENT].node != tengen_game_get_cursor (game))
    tengen_review_marks_set_current (self->marks, TENGEN_PROPERTY_C, -1);
  for (int i = 0; i < N_FIELDS; i++)
    fill_field (self, game, i);
}

static void
show_all_cb (TengenReviewComment *self)
{
  set_shown (self, FIELD_COMMENT, self->fields[FIELD_COMMENT].recorded, TRUE);
  gtk_widget_grab_focus (self->view);
}

static void
tengen_review_comment_dispose (GObject *object)
{
  TengenReviewComment *self = TENGEN_REVIEW_COMMENT (object);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_pointer (&self->marks, tengen_review_marks_free);
  tengen_widget_dispose (object);
}

static void
tengen_review_comment_finalize (GObject *object)
{
  TengenReviewComment *self = TENGEN_REVIEW_COMMENT (object);

  for (int i = 0; i < N_FIELDS; i++)
    g_free (self->fields[i].recorded);
  G_OBJECT_CLASS (tengen_review_comment_parent_class)->finalize (object);
}

static void
tengen_review_comment_class_init (TengenReviewCommentClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_comment_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_review_comment_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "comment");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-comment.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenReviewComment, end);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewComment, entry);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewComment, view);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewComment, buffer);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewComment, scroller);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewComment, rest);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewComment, said);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, buffer_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, flush);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
}

static void
tengen_review_comment_init (TengenReviewComment *self)
{
  self->fields[FIELD_NAME].property = TENGEN_PROPERTY_N;
  self->fields[FIELD_COMMENT].property = TENGEN_PROPERTY_C;
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_long_text_attach (GTK_TEXT_VIEW (self->view));
  gtk_scrolled_window_set_min_content_height (self->scroller, MIN_HEIGHT);
  self->marks = tengen_review_marks_new (GTK_TEXT_VIEW (self->view),
                                         GTK_ENTRY (self->entry));
  update_marks (self);

  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
}

void
tengen_review_comment_set_session (TengenReviewComment *self,
                                   TengenSession *session)
{
  g_autoptr (TengenSession) before = NULL;

  g_return_if_fail (TENGEN_IS_REVIEW_COMMENT (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  before = g_signal_group_dup_target (self->signals);
  if (before == session)
    return;
  flush (self);
  empty (self);
  g_signal_group_set_target (self->signals, session);
  changed_cb (self);
}

void
tengen_review_comment_flush (TengenReviewComment *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_COMMENT (self));

  flush (self);
}

GtkBox *
tengen_review_comment_get_end (TengenReviewComment *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_COMMENT (self), NULL);

  return self->end;
}

void
tengen_review_comment_set_low (TengenReviewComment *self, gboolean low)
{
  g_return_if_fail (TENGEN_IS_REVIEW_COMMENT (self));

  self->low = low;
  set_height (self);
}

void
tengen_review_comment_set_wanted (TengenReviewComment *self, const char *wanted)
{
  g_return_if_fail (TENGEN_IS_REVIEW_COMMENT (self));

  tengen_review_marks_set_wanted (self->marks, wanted);
  say_rest (self, TRUE);
}

gboolean
tengen_review_comment_show_found (TengenReviewComment *self,
                                  TengenProperty field,
                                  guint index)
{
  gboolean shown;

  g_return_val_if_fail (TENGEN_IS_REVIEW_COMMENT (self), FALSE);

  shown = tengen_review_marks_set_current (self->marks, field, (int) index);
  say_rest (self, shown || field != TENGEN_PROPERTY_C);
  return shown;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-search: looking for words in comments and names (検索)
 *
 * Shape: a place is a node and which of the places in it. The next one is
 *        looked for at once; the total is counted in slices when idle, and
 *        again after the record was changed.
 */
#include "tengen-review-search.h"

#include "tengen-announce.h"
#include "tengen-describe-find.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* A slice of a count may take so long, and looks at so many nodes between two
 * looks at the clock. What is counted while the user waits may take longer. */
#define SLICE_US (4 * G_TIME_SPAN_MILLISECOND)
#define FIRST_US (12 * G_TIME_SPAN_MILLISECOND)
#define NODES_AT_ONCE 50

struct _TengenReviewSearch
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkEditable *entry;
  GtkLabel *answer;

  /* Borrowed */
  TengenReviewComment *comment;

  /* Owned */
  GSignalGroup *signals;
  /* of the record as it was after so many edits; NULL when nothing is asked */
  TengenFindCount *count;
  guint64 edits;
  guint count_id;

  /* the current place, or no node */
  TengenNode node;
  guint index;
  gboolean is_counted;
  /* what is counted is to be said aloud */
  gboolean asked;
  /* the place is in a part of the text that is not shown */
  gboolean is_hidden;
};

G_DEFINE_FINAL_TYPE (TengenReviewSearch, tengen_review_search, GTK_TYPE_WIDGET)

/* --- The answer --- */

static void
show (TengenReviewSearch *self, const char *text, const char *aloud)
{
  gtk_label_set_label (self->answer, text);
  if (aloud != NULL)
    tengen_announce (GTK_WIDGET (self->answer), aloud);
  else
    gtk_accessible_update_property (
        GTK_ACCESSIBLE (self->answer), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static guint
count_in_name (TengenReviewSearch *self, const TengenRecord *record)
{
  return tengen_find_in_node (record,
                              self->node,
                              TENGEN_PROPERTY_N,
                              gtk_editable_get_text (self->entry));
}

static char *
describe_place (TengenReviewSearch *self, TengenSession *session)
{
  const TengenGame *game = tengen_session_get_game (session);
  guint move = tengen_position_get_move (tengen_session_get_position (session));
  gboolean in_name =
      self->index < count_in_name (self, tengen_game_get_record (game));

  if (in_name)
    return move > 0
               ? g_strdup_printf (
                     /* Translators: where a word was found: in the name of a
                      * move; its number */
                     tengen_words_context ("search", "name of move %u"),
                     move)
               : g_strdup (tengen_words_context (
                     "search", "name of the starting position"));
  return move > 0
             ? g_strdup_printf (
                   /* Translators: where a word was found: in the comment of a
                    * move; its number */
                   tengen_words_context ("search", "move %u"),
                   move)
             : g_strdup (
                   tengen_words_context ("search", "before the first move"));
}

static guint
get_number (TengenReviewSearch *self)
{
  return tengen_find_count_get_before (self->count, self->node) + self->index +
         1;
}

static void
show_place (TengenReviewSearch *self, TengenSession *session, gboolean aloud)
{
  g_autofree char *place = describe_place (self, session);
  guint total = tengen_find_count_get_total (self->count);
  /* Translators: which of how many places with a word, short, and where */
  g_autofree char *text =
      self->is_counted
          ? g_strdup_printf (_ ("%u/%u · %s"), get_number (self), total, place)
          : g_strdup (place);
  g_autoptr (GString) said = g_string_new (NULL);

  if (self->is_counted)
    /* Translators: which of how many places with a word, to be heard, and
     * where: 3 of 17, move 42 */
    g_string_printf (said, _ ("%u of %u, %s"), get_number (self), total, place);
  else
    g_string_append (said, place);
  if (self->is_hidden)
    tengen_words_append (said, _ ("The word is in the part not shown yet."));
  show (self, text, aloud ? said->str : NULL);
}

static void
show_total (TengenReviewSearch *self, gboolean aloud)
{
  guint n = tengen_find_count_get_total (self->count);
  g_autofree char *text =
      n > 0 ? g_strdup_printf (
                  /* Translators: in how many places a word was found */
                  tengen_words_plural ("%u place", "%u places", n),
                  n)
            : g_strdup (_ ("Not found."));

  show (self, text, aloud ? text : NULL);
}

/* What was said stays there while it is counted anew. */
static void
update_answer (TengenReviewSearch *self, gboolean aloud)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);

  if (self->count == NULL || session == NULL)
    show (self, "", NULL);
  else if (self->node != TENGEN_NODE_NONE)
    show_place (self, session, aloud);
  else if (self->is_counted)
    show_total (self, aloud);
}

/* --- The count --- */

static void
drop_count (TengenReviewSearch *self)
{
  g_clear_handle_id (&self->count_id, g_source_remove);
  g_clear_pointer (&self->count, tengen_find_count_free);
  self->is_counted = FALSE;
}

static void
go_on_counting (TengenReviewSearch *self, gint64 most_us)
{
  gint64 end = g_get_monotonic_time () + most_us;
  gboolean more = !self->is_counted;

  while (more && g_get_monotonic_time () < end)
    more = tengen_find_count_step (self->count, NODES_AT_ONCE);
  self->is_counted = !more;
}

static gboolean
is_open (TengenReviewSearch *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self));
}

static gboolean
count_cb (gpointer data)
{
  TengenReviewSearch *self = data;

  go_on_counting (self, SLICE_US);
  if (!self->is_counted)
    return G_SOURCE_CONTINUE;
  self->count_id = 0;
  update_answer (self, self->asked);
  self->asked = FALSE;
  return G_SOURCE_REMOVE;
}

/* Counts from the start if there is something to be counted. */
static void
begin_count (TengenReviewSearch *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const char *text = gtk_editable_get_text (self->entry);
  const TengenGame *game;

  drop_count (self);
  if (session == NULL || *text == '\0' || !is_open (self))
    return;
  game = tengen_session_get_game (session);
  self->edits = tengen_game_get_edits (game);
  self->count = tengen_find_count_new (
      tengen_game_get_record (game), tengen_game_get_cursor (game), text);
  self->count_id = g_idle_add_full (G_PRIORITY_LOW, count_cb, self, NULL);
}

/* --- Following --- */

/* The record is gone. */
static void
replaced_cb (TengenReviewSearch *self)
{
  drop_count (self);
  self->node = TENGEN_NODE_NONE;
}

/* Counts anew if the record is another than before. */
static void
follow_edits (TengenReviewSearch *self, const TengenGame *game)
{
  if (self->count == NULL || tengen_game_get_edits (game) != self->edits)
    begin_count (self);
}

static void
changed_cb (TengenReviewSearch *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenGame *game;

  if (session == NULL || !is_open (self))
    return;
  game = tengen_session_get_game (session);
  follow_edits (self, game);
  if (self->node == tengen_game_get_cursor (game) ||
      self->node == TENGEN_NODE_NONE)
    return;
  self->node = TENGEN_NODE_NONE;
  update_answer (self, FALSE);
}

/* The marks follow each letter. */
static void
text_cb (TengenReviewSearch *self)
{
  const char *text = gtk_editable_get_text (self->entry);

  self->node = TENGEN_NODE_NONE;
  self->asked = FALSE;
  if (self->comment != NULL)
    tengen_review_comment_set_wanted (
        self->comment, is_open (self) && *text != '\0' ? text : NULL);
  begin_count (self);
  if (self->count == NULL)
    show (self, "", NULL);
}

/* --- Going --- */

static guint
count_in_node (const TengenRecord *record, TengenNode node, const char *text)
{
  return tengen_find_in_node (record, node, TENGEN_PROPERTY_N, text) +
         tengen_find_in_node (record, node, TENGEN_PROPERTY_C, text);
}

/* The next place in the current node: the one after the last place, or the
 * first. */
static gboolean
find_here (TengenReviewSearch *self,
           const TengenGame *game,
           const char *text,
           TengenWalk walk)
{
  TengenNode cursor = tengen_game_get_cursor (game);
  guint n = count_in_node (tengen_game_get_record (game), cursor, text);
  gboolean on = walk == TENGEN_WALK_ON;

  if (self->node == cursor && (on ? self->index + 1 < n : self->index > 0))
    self->index += on ? 1 : -1;
  else if (self->node != cursor && n > 0)
    self->index = on ? 0 : n - 1;
  else
    return FALSE;
  self->index = MIN (self->index, MAX (n, 1) - 1);
  self->node = cursor;
  return n > 0;
}

static gboolean
find_elsewhere (TengenReviewSearch *self,
                const TengenGame *game,
                const char *text,
                TengenWalk walk)
{
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node =
      tengen_walk_text (record, tengen_game_get_cursor (game), text, walk);

  self->node = node;
  if (node == TENGEN_NODE_NONE)
    return FALSE;
  self->index =
      walk == TENGEN_WALK_ON ? 0 : count_in_node (record, node, text) - 1;
  return TRUE;
}

static void
show_found (TengenReviewSearch *self, TengenSession *session)
{
  const TengenGame *game = tengen_session_get_game (session);
  guint n_name;

  if (self->node != tengen_game_get_cursor (game))
    tengen_session_goto (session, self->node);
  if (self->comment == NULL)
    return;
  n_name = count_in_name (self, tengen_game_get_record (game));
  self->is_hidden =
      !(self->index < n_name
            ? tengen_review_comment_show_found (
                  self->comment, TENGEN_PROPERTY_N, self->index)
            : tengen_review_comment_show_found (
                  self->comment, TENGEN_PROPERTY_C, self->index - n_name));
}

void
tengen_review_search_go (TengenReviewSearch *self, TengenWalk walk)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenGame *game;
  const char *text;

  g_return_if_fail (TENGEN_IS_REVIEW_SEARCH (self));

  session = g_signal_group_dup_target (self->signals);
  text = gtk_editable_get_text (self->entry);
  if (session == NULL || *text == '\0')
    return;
  game = tengen_session_get_game (session);
  if (!find_here (self, game, text, walk) &&
      !find_elsewhere (self, game, text, walk))
    {
      show (self, _ ("Not found."), _ ("Not found."));
      return;
    }
  show_found (self, session);
  follow_edits (self, game);
  if (self->count != NULL)
    go_on_counting (self, FIRST_US);
  self->asked = !self->is_counted;
  update_answer (self, TRUE);
}

/* --- The widget --- */

static void
activate_cb (TengenReviewSearch *self)
{
  tengen_review_search_go (self, TENGEN_WALK_ON);
}

static void
close_cb (TengenReviewSearch *self)
{
  tengen_review_search_close (self);
}

static gboolean
back_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  tengen_review_search_go (TENGEN_REVIEW_SEARCH (data), TENGEN_WALK_BACK);
  return TRUE;
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return tengen_review_search_close (TENGEN_REVIEW_SEARCH (data));
}

/* What an input method needs for itself never comes up to the bar. */
static void
add_keys (TengenReviewSearch *self)
{
  static const struct
  {
    const char *keys;
    GtkShortcutFunc run;
  } keys[] = {
    { "<Shift>Return|<Shift>KP_Enter|<Shift>ISO_Enter", back_cb },
    { "Escape", escape_cb },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].keys),
                          gtk_callback_action_new (keys[i].run, self, NULL)));
  gtk_widget_add_controller (self->box, controller);
}

static void
tengen_review_search_dispose (GObject *object)
{
  TengenReviewSearch *self = TENGEN_REVIEW_SEARCH (object);

  drop_count (self);
  g_clear_object (&self->signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_review_search_parent_class)->dispose (object);
}

static void
tengen_review_search_class_init (TengenReviewSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_search_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-search.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenReviewSearch, box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewSearch, entry);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewSearch, answer);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_SEARCH);
}

static void
tengen_review_search_init (TengenReviewSearch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "replaced", G_CALLBACK (replaced_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
}

void
tengen_review_search_set_comment (TengenReviewSearch *self,
                                  TengenReviewComment *comment)
{
  g_return_if_fail (TENGEN_IS_REVIEW_SEARCH (self));
  g_return_if_fail (TENGEN_IS_REVIEW_COMMENT (comment));

  self->comment = comment;
}

void
tengen_review_search_set_session (TengenReviewSearch *self,
                                  TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_SEARCH (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  text_cb (self);
}

void
tengen_review_search_open (TengenReviewSearch *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_SEARCH (self));

  if (!is_open (self))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      text_cb (self);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

gboolean
tengen_review_search_close (TengenReviewSearch *self)
{
  GtkWidget *widget;
  gboolean has_focus;

  g_return_val_if_fail (TENGEN_IS_REVIEW_SEARCH (self), FALSE);

  if (!is_open (self))
    return FALSE;
  widget = GTK_WIDGET (self);
  has_focus =
      (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
  gtk_widget_set_visible (widget, FALSE);
  text_cb (self);
  if (has_focus)
    gtk_widget_activate_action (widget, "review.leave", NULL);
  return TRUE;
}

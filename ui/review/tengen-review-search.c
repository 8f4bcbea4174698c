/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-search: looking for words in comments and names (検索)
 *
 * Shape: each search starts at the cursor, so it goes on from wherever one
 *        went meanwhile.
 */
#include "tengen-review-search.h"

#include "tengen-announce.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenReviewSearch
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkEditable *entry;
  GtkLabel *answer;

  /* Owned */
  GWeakRef session;
};

G_DEFINE_FINAL_TYPE (TengenReviewSearch, tengen_review_search, GTK_TYPE_WIDGET)

static void
answer (TengenReviewSearch *self, const char *text)
{
  gtk_label_set_label (self->answer, text);
  tengen_announce (GTK_WIDGET (self->answer), text);
}

static void
answer_found (TengenReviewSearch *self, TengenSession *session)
{
  guint move = tengen_position_get_move (tengen_session_get_position (session));
  g_autofree char *text = move > 0
                              ? g_strdup_printf (_ ("Found at move %u."), move)
                              : g_strdup (_ ("Found before the first move."));

  answer (self, text);
}

void
tengen_review_search_go (TengenReviewSearch *self, TengenWalk walk)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenGame *game;
  const char *text;
  TengenNode node;

  g_return_if_fail (TENGEN_IS_REVIEW_SEARCH (self));

  session = g_weak_ref_get (&self->session);
  text = gtk_editable_get_text (self->entry);
  if (session == NULL || *text == '\0')
    {
      answer (self, "");
      return;
    }
  game = tengen_session_get_game (session);
  node = tengen_walk_text (
      tengen_game_get_record (game), tengen_game_get_cursor (game), text, walk);
  if (node == TENGEN_NODE_NONE)
    {
      answer (self, _ ("Not found."));
      return;
    }
  if (node != tengen_game_get_cursor (game))
    tengen_session_goto (session, node);
  answer_found (self, session);
}

static void
activate_cb (TengenReviewSearch *self)
{
  tengen_review_search_go (self, TENGEN_WALK_ON);
}

static void
close_cb (TengenReviewSearch *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static gboolean
key_cb (TengenReviewSearch *self,
        guint key,
        guint keycode,
        GdkModifierType state)
{
  gboolean enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
                   key == GDK_KEY_ISO_Enter;

  if (key == GDK_KEY_Escape)
    close_cb (self);
  else if (enter && (state & GDK_SHIFT_MASK) != 0)
    tengen_review_search_go (self, TENGEN_WALK_BACK);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
tengen_review_search_dispose (GObject *object)
{
  TengenReviewSearch *self = TENGEN_REVIEW_SEARCH (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_review_search_parent_class)->dispose (object);
}

static void
tengen_review_search_finalize (GObject *object)
{
  g_weak_ref_clear (&TENGEN_REVIEW_SEARCH (object)->session);
  G_OBJECT_CLASS (tengen_review_search_parent_class)->finalize (object);
}

static void
tengen_review_search_class_init (TengenReviewSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_search_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_review_search_finalize;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-search.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenReviewSearch, box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewSearch, entry);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewSearch, answer);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_SEARCH);
}

static void
tengen_review_search_init (TengenReviewSearch *self)
{
  g_weak_ref_init (&self->session, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tengen_review_search_set_session (TengenReviewSearch *self,
                                  TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_SEARCH (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_weak_ref_set (&self->session, session);
  gtk_label_set_label (self->answer, "");
}

void
tengen_review_search_open (TengenReviewSearch *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_SEARCH (self));

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

GtkEditable *
tengen_review_search_get_entry (TengenReviewSearch *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_SEARCH (self), NULL);

  return self->entry;
}

const char *
tengen_review_search_get_answer (TengenReviewSearch *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_SEARCH (self), NULL);

  return gtk_label_get_label (self->answer);
}

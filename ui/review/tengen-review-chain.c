/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-chain: whether a side wins by nothing but fours (四追い)
 *
 * Shape: where the other side is to move, it passes first: the chain is what
 *        threatens then.
 */
#include "tengen-review-chain.h"

#include "tengen-annotate.h"
#include "tengen-signal.h"
#include "tengen-words-renju-chain.h"
#include "tengen-words-text.h"
#include "tengen-worker.h"

#define _(s) tengen_words_text (s)

/* So many positions take some seconds and 100 MB at most. */
#define POSITIONS_MOST 1500000
/* An answer that comes sooner needs no button to stop it. */
#define SOON_MS 300

struct _TengenReviewChain
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkWidget *black;
  GtkWidget *white;
  GtkWidget *stop;

  /* Owned */
  TengenSession *session;
  GSignalGroup *signals;
  /* (nullable): the search on its way */
  GTask *task;
  guint soon_id;
};

G_DEFINE_FINAL_TYPE (TengenReviewChain, tengen_review_chain, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What a thread is given. */
typedef struct
{
  TengenRenju *board;
  TengenStone stone;
  TengenRenjuChainAnswer answer;
} Search;

static void
search_free (gpointer data)
{
  Search *self = data;

  tengen_renju_free (self->board);
  g_free (self);
}

static gboolean
may_go_on (gpointer data)
{
  return !g_cancellable_is_cancelled (data);
}

static void
search_in_thread (GTask *task,
                  gpointer source,
                  gpointer data,
                  GCancellable *cancellable)
{
  Search *search = data;
  const TengenRenjuChainLimits limits = { POSITIONS_MOST,
                                          may_go_on,
                                          cancellable };
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();

  tengen_renju_chain_find (
      chain, search->board, search->stone, &limits, &search->answer);
  g_task_return_boolean (task, TRUE);
}

static const TengenGameRenju *
get_renju (TengenSession *session)
{
  return session != NULL
             ? tengen_position_get_renju (tengen_session_get_position (session))
             : NULL;
}

gboolean
tengen_review_chain_can (TengenSession *session)
{
  const TengenGameRenju *renju = get_renju (session);
  gboolean is_over;

  if (renju == NULL ||
      tengen_renju_find_five (renju->board, TENGEN_STONE_BLACK) !=
          TENGEN_POINT_NONE ||
      tengen_renju_find_five (renju->board, TENGEN_STONE_WHITE) !=
          TENGEN_POINT_NONE)
    return FALSE;
  is_over = tengen_game_get_result (tengen_session_get_game (session)).kind !=
            TENGEN_RESULT_UNKNOWN;
  return is_over || (tengen_session_get_help_allowed (session) &&
                     !renju->opening->rules.declared);
}

/* --- The search --- */

static void
show_stop (TengenReviewChain *self, gboolean stops)
{
  gboolean has_keyboard = gtk_widget_is_focus (self->black) ||
                          gtk_widget_is_focus (self->white) ||
                          gtk_widget_is_focus (self->stop);

  gtk_widget_set_visible (self->stop, stops);
  gtk_widget_set_visible (self->black, !stops);
  gtk_widget_set_visible (self->white, !stops);
  if (has_keyboard)
    gtk_widget_grab_focus (stops ? self->stop : self->black);
}

static void
end_search (TengenReviewChain *self)
{
  g_clear_handle_id (&self->soon_id, g_source_remove);
  if (self->task != NULL)
    g_cancellable_cancel (g_task_get_cancellable (self->task));
  g_clear_object (&self->task);
  if (self->box != NULL && gtk_widget_get_visible (self->stop))
    show_stop (self, FALSE);
}

static gboolean
soon_cb (gpointer data)
{
  TengenReviewChain *self = TENGEN_REVIEW_CHAIN (data);

  self->soon_id = 0;
  show_stop (self, TRUE);
  return G_SOURCE_REMOVE;
}

/* Makes moves of a chain: up to the last four, which has no answer. */
static guint
list_moves (TengenSession *session, const Search *search, TengenEditMove *moves)
{
  TengenStone other = tengen_stone_other (search->stone);
  guint n_line = MAX (search->answer.n_line, 3) - 2;
  guint n = 0;

  if (tengen_position_get_to_move (tengen_session_get_position (session)) ==
      other)
    moves[n++] = (TengenEditMove){ other, TENGEN_POINT_PASS, NULL };
  for (guint i = 0; i < n_line; i++)
    moves[n++] = (TengenEditMove){ .stone = i % 2 == 0 ? search->stone : other,
                                   .point = search->answer.line[i] };
  return n;
}

static void
add_variation (TengenReviewChain *self, const Search *search, const char *said)
{
  TengenEditMove moves[TENGEN_RENJU_CHAIN_LINE + 1];
  guint n = list_moves (self->session, search, moves);
  g_autofree char *end = search->answer.length > 1
                             ? tengen_words_renju_chain_end (&search->answer)
                             : NULL;
  g_autofree char *both =
      n == 1 && end != NULL ? g_strdup_printf ("%s\n%s", said, end) : NULL;
  g_autoptr (TengenSession) session = g_object_ref (self->session);
  TengenNode first;
  TengenEdit *edit;

  if (end != NULL)
    moves[n - 1].comment = end;
  moves[0].comment = both != NULL ? both : said;
  edit = tengen_edit_moves (
      tengen_session_get_position (session), moves, n, &first);
  if (edit != NULL)
    tengen_session_apply (session, edit);
  else
    tengen_session_goto (session, first);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenReviewChain *self = TENGEN_REVIEW_CHAIN (source);
  g_autoptr (GTask) task = NULL;
  const Search *search;
  g_autofree char *said = NULL;

  if (self->task != G_TASK (result))
    return;
  task = g_object_ref (self->task);
  search = g_task_get_task_data (task);
  end_search (self);
  said = tengen_words_renju_chain (&search->answer, search->stone);
  if (search->answer.result == TENGEN_RENJU_CHAIN_WIN)
    add_variation (self, search, said);
  g_signal_emit (self, signals[SIGNAL_SAY], 0, said);
}

void
tengen_review_chain_ask (TengenReviewChain *self, TengenStone stone)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Search *search;

  g_return_if_fail (TENGEN_IS_REVIEW_CHAIN (self));
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  end_search (self);
  if (!tengen_review_chain_can (self->session))
    return;
  search = g_new0 (Search, 1);
  search->board = tengen_renju_copy (get_renju (self->session)->board);
  search->stone = stone;
  self->task = g_task_new (self, cancellable, found_cb, NULL);
  g_task_set_check_cancellable (self->task, FALSE);
  g_task_set_task_data (self->task, search, search_free);
  self->soon_id = g_timeout_add (SOON_MS, soon_cb, self);
  tengen_worker_run (self->task, search_in_thread);
}

/* --- The widget --- */

static void
stop_cb (TengenReviewChain *self)
{
  const Search *search;
  g_autofree char *said = NULL;

  if (self->task == NULL)
    return;
  search = g_task_get_task_data (self->task);
  said = tengen_words_renju_chain (
      &(const TengenRenjuChainAnswer){ .result = TENGEN_RENJU_CHAIN_STOPPED },
      search->stone);
  end_search (self);
  g_signal_emit (self, signals[SIGNAL_SAY], 0, said);
}

static void
changed_cb (TengenReviewChain *self)
{
  end_search (self);
  gtk_widget_set_visible (GTK_WIDGET (self), get_renju (self->session) != NULL);
}

static void
tengen_review_chain_dispose (GObject *object)
{
  TengenReviewChain *self = TENGEN_REVIEW_CHAIN (object);

  end_search (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_review_chain_parent_class)->dispose (object);
}

static void
tengen_review_chain_class_init (TengenReviewChainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_chain_dispose;
  signals[SIGNAL_SAY] =
      tengen_signal_new ("say", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-chain.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenReviewChain, box);
  gtk_widget_class_bind_template_child (widget_class, TengenReviewChain, black);
  gtk_widget_class_bind_template_child (widget_class, TengenReviewChain, white);
  gtk_widget_class_bind_template_child (widget_class, TengenReviewChain, stop);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_review_chain_init (TengenReviewChain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
}

void
tengen_review_chain_set_session (TengenReviewChain *self,
                                 TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_CHAIN (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_set_object (&self->session, session);
  g_signal_group_set_target (self->signals, session);
  changed_cb (self);
}

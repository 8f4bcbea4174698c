/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-branch: what is done with variations (変化)
 */
#include "tengen-review-branch.h"

#include "tengen-board-symmetry.h"
#include "tengen-describe-walk.h"
#include "tengen-sgf-writer.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

static gboolean
can_order (const TengenRecord *record, TengenNode node, int by)
{
  g_autoptr (TengenEdit) edit = tengen_edit_promote (record, node, by);

  return edit != NULL;
}

static gboolean
has_board (TengenSession *session)
{
  return tengen_game_setup_has_board (
      tengen_position_get_setup (tengen_session_get_position (session)));
}

static gboolean
has_markup (TengenSession *session)
{
  const TengenPosition *position = tengen_session_get_position (session);
  g_autoptr (TengenEdit) edit = NULL;

  if (!has_board (session))
    return FALSE;
  edit = tengen_edit_clear (position);
  return edit != NULL;
}

gboolean
tengen_review_branch_can (TengenSession *session, TengenReviewDeed deed)
{
  const TengenRecord *record;
  TengenNode node;

  g_return_val_if_fail (session == NULL || TENGEN_IS_SESSION (session), FALSE);

  if (session == NULL)
    return FALSE;
  record = tengen_game_get_record (tengen_session_get_game (session));
  node = tengen_game_get_cursor (tengen_session_get_game (session));
  switch (deed)
    {
    case TENGEN_REVIEW_DEED_CUT:
    case TENGEN_REVIEW_DEED_DELETE:
      return tengen_record_get_parent (record, node) != TENGEN_NODE_NONE;
    case TENGEN_REVIEW_DEED_COPY:
    case TENGEN_REVIEW_DEED_PASTE:
    case TENGEN_REVIEW_DEED_FIGURE:
      return TRUE;
    case TENGEN_REVIEW_DEED_PROMOTE:
      return tengen_walk_main (record, node) != node;
    case TENGEN_REVIEW_DEED_UP:
      return can_order (record, node, -1);
    case TENGEN_REVIEW_DEED_DOWN:
      return can_order (record, node, 1);
    case TENGEN_REVIEW_DEED_CLEAR:
      return has_markup (session);
    case TENGEN_REVIEW_DEED_LEFT:
    case TENGEN_REVIEW_DEED_RIGHT:
    case TENGEN_REVIEW_DEED_MIRROR:
    case TENGEN_REVIEW_DEED_FLIP:
    case TENGEN_REVIEW_DEED_EXCHANGE:
      return has_board (session);
    }
  g_return_val_if_reached (FALSE);
}

static void
copy (TengenReviewPanel *panel, const TengenRecord *record, TengenNode node)
{
  g_autoptr (TengenRecord) branch = tengen_edit_copy (record, node);
  g_autofree char *text = tengen_sgf_write (branch, NULL, NULL);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (panel)), text);
}

/* Without a game in it there is nothing to paste. */
static TengenSgfReading *
read_branch (const char *text)
{
  TengenSgfReading *reading;

  if (text == NULL)
    return NULL;
  reading = tengen_sgf_read (text, strlen (text), "UTF-8", NULL);
  if (reading != NULL && reading->record != NULL &&
      tengen_record_get_n_games (reading->record) > 0)
    return reading;
  tengen_sgf_reading_free (reading);
  return NULL;
}

void
tengen_review_branch_paste (TengenReviewPanel *panel,
                            TengenNode parent,
                            const char *text)
{
  g_autoptr (TengenSgfReading) reading = NULL;
  TengenSession *session;
  const TengenRecord *record;

  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (panel));

  session = tengen_review_panel_get_session (panel);
  if (session == NULL)
    return;
  record = tengen_game_get_record (tengen_session_get_game (session));
  /* the clipboard may answer late: the node may be gone */
  if (parent > tengen_record_get_n_nodes (record) ||
      !tengen_record_is_linked (record, parent))
    return;
  reading = read_branch (text);
  if (reading == NULL ||
      !tengen_session_apply (
          session, tengen_edit_paste (record, parent, reading->record)))
    g_signal_emit_by_name (
        panel, "say", _ ("The clipboard holds no moves to paste."));
}

/* @record: to be compared only */
typedef struct
{
  TengenReviewPanel *panel;
  const TengenRecord *record;
  TengenNode parent;
} Paste;

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Paste *paste = data;
  g_autoptr (TengenReviewPanel) panel = paste->panel;
  g_autofree char *text =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  TengenSession *session = tengen_review_panel_get_session (panel);

  if (session != NULL && tengen_game_get_record (tengen_session_get_game (
                             session)) == paste->record)
    tengen_review_branch_paste (panel, paste->parent, text);
}

static void
paste (TengenReviewPanel *panel, const TengenRecord *record, TengenNode node)
{
  Paste *data = g_new0 (Paste, 1);

  data->panel = g_object_ref (panel);
  data->record = record;
  data->parent = node;
  gdk_clipboard_read_text_async (
      gtk_widget_get_clipboard (GTK_WIDGET (panel)), NULL, pasted_cb, data);
}

static TengenEdit *
make_edit (TengenSession *session,
           const TengenRecord *record,
           TengenNode node,
           TengenReviewDeed deed)
{
  switch (deed)
    {
    case TENGEN_REVIEW_DEED_CUT:
      return tengen_edit_delete (record, node, TRUE);
    case TENGEN_REVIEW_DEED_DELETE:
      return tengen_edit_delete (record, node, FALSE);
    case TENGEN_REVIEW_DEED_PROMOTE:
      return tengen_edit_promote (record, node, G_MININT);
    case TENGEN_REVIEW_DEED_UP:
      return tengen_edit_promote (record, node, -1);
    case TENGEN_REVIEW_DEED_DOWN:
      return tengen_edit_promote (record, node, 1);
    case TENGEN_REVIEW_DEED_FIGURE:
      return tengen_edit_figure (
          record,
          node,
          tengen_record_find (record, node, TENGEN_PROPERTY_FG) == 0 ? ""
                                                                     : NULL);
    case TENGEN_REVIEW_DEED_CLEAR:
      return tengen_edit_clear (tengen_session_get_position (session));
    case TENGEN_REVIEW_DEED_LEFT:
      return tengen_edit_rotate (record, node, TENGEN_SYMMETRY_LEFT);
    case TENGEN_REVIEW_DEED_RIGHT:
      return tengen_edit_rotate (record, node, TENGEN_SYMMETRY_RIGHT);
    case TENGEN_REVIEW_DEED_MIRROR:
      return tengen_edit_rotate (record, node, TENGEN_SYMMETRY_MIRROR);
    case TENGEN_REVIEW_DEED_FLIP:
      return tengen_edit_rotate (record, node, TENGEN_SYMMETRY_FLIP);
    case TENGEN_REVIEW_DEED_EXCHANGE:
      return tengen_edit_exchange (record, node);
    case TENGEN_REVIEW_DEED_COPY:
    case TENGEN_REVIEW_DEED_PASTE:
      break;
    }
  return NULL;
}

/* What people wrote is theirs: it is left alone, and that is said. */
static void
say_words_stay (TengenReviewPanel *panel,
                TengenSession *session,
                TengenReviewDeed deed)
{
  const TengenGame *game = tengen_session_get_game (session);
  const char *text;

  if (deed < TENGEN_REVIEW_DEED_LEFT ||
      !tengen_edit_has_words (tengen_game_get_record (game),
                              tengen_game_get_root (game)))
    return;
  text =
      deed == TENGEN_REVIEW_DEED_EXCHANGE
          ? _ ("Comments stay as they were written: the colours in them are "
               "the old ones.")
          : _ ("Comments stay as they were written: coordinates in them mean "
               "the old places.");
  g_signal_emit_by_name (panel, "say", text);
}

void
tengen_review_branch_run (TengenReviewPanel *panel, TengenReviewDeed deed)
{
  TengenSession *session;
  const TengenRecord *record;
  TengenNode node;

  g_return_if_fail (TENGEN_IS_REVIEW_PANEL (panel));

  session = tengen_review_panel_get_session (panel);
  tengen_review_panel_flush (panel);
  if (!tengen_review_branch_can (session, deed))
    return;
  record = tengen_game_get_record (tengen_session_get_game (session));
  node = tengen_game_get_cursor (tengen_session_get_game (session));
  if (deed == TENGEN_REVIEW_DEED_CUT || deed == TENGEN_REVIEW_DEED_COPY)
    copy (panel, record, node);
  if (deed == TENGEN_REVIEW_DEED_PASTE)
    paste (panel, record, node);
  else if (tengen_session_apply (session,
                                 make_edit (session, record, node, deed)))
    say_words_stay (panel, session, deed);
}

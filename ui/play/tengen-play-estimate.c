/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-estimate: two short lines below the board about the estimate (目算)
 *
 * Shape: most answers come before the user would notice a wait; the lines say
 *        so only after a moment, so that they do not flicker with every move.
 */
#include "tengen-play-estimate.h"

#include "tengen-announce.h"
#include "tengen-words-estimate.h"

#define _(s) tengen_words_text (s)

/* So long an old answer looks like the present one, in milliseconds. */
#define PATIENCE 200
/* So many chains that are not settled are named. */
#define NAMED 2

struct _TengenPlayEstimate
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *figures;
  GtkLabel *doubts;

  guint waiting_id;
};

G_DEFINE_FINAL_TYPE (TengenPlayEstimate, tengen_play_estimate, GTK_TYPE_WIDGET)

static void
tengen_play_estimate_dispose (GObject *object)
{
  TengenPlayEstimate *self = TENGEN_PLAY_ESTIMATE (object);

  g_clear_handle_id (&self->waiting_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_play_estimate_parent_class)->dispose (object);
}

static void
tengen_play_estimate_class_init (TengenPlayEstimateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_estimate_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-estimate.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayEstimate, box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEstimate, figures);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEstimate, doubts);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "estimate");
}

static void
tengen_play_estimate_init (TengenPlayEstimate *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- Words --- */

static void
append_chain (GString *text, const TengenDoubt *doubt, const char *place)
{
  g_autofree char *chain =
      tengen_words_chain (doubt->stone, doubt->n_stones, place);

  if (text->len > 0)
    /* what stands between the chains of a list */
    g_string_append (text, tengen_words_context ("chains", ", "));
  g_string_append (text, chain);
}

/* Names the first chains that are not settled, "" if there are none. */
static char *
name_doubts (TengenEstimate *estimate, TengenNotation notation)
{
  g_autoptr (GArray) doubts = tengen_estimate_list_doubts (estimate);
  const TengenEstimateAnswer *answer = tengen_estimate_get_answer (estimate);
  g_autoptr (GString) text = g_string_new (NULL);

  if (doubts->len == 0)
    return g_strdup ("");
  for (guint i = 0; i < MIN (doubts->len, NAMED); i++)
    {
      const TengenDoubt *doubt = &g_array_index (doubts, TengenDoubt, i);
      g_autofree char *place =
          tengen_notation_format (notation,
                                  tengen_board_get_width (answer->board),
                                  tengen_board_get_height (answer->board),
                                  doubt->point);

      append_chain (text, doubt, place);
    }
  if (doubts->len > NAMED)
    /* a list of chains, and how many more there are */
    return g_strdup_printf (_ ("Not settled, counted as alive: %s and %u more"),
                            text->str,
                            doubts->len - NAMED);
  /* a list of chains */
  return g_strdup_printf (_ ("Not settled, counted as alive: %s"), text->str);
}

static void
say (TengenPlayEstimate *self, const char *figures, const char *doubts)
{
  g_autofree char *all =
      g_strconcat (figures, *doubts != '\0' ? " " : "", doubts, NULL);

  g_clear_handle_id (&self->waiting_id, g_source_remove);
  gtk_widget_remove_css_class (self->box, "old");
  gtk_label_set_label (self->figures, figures);
  gtk_label_set_label (self->doubts, doubts);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), *all != '\0' ? all : NULL);
  tengen_announce (GTK_WIDGET (self->figures), all);
}

static void
say_answer (TengenPlayEstimate *self,
            TengenEstimate *estimate,
            TengenNotation notation)
{
  TengenGoRules rules;
  g_autoptr (TengenGoCount) count = tengen_estimate_count (estimate, &rules);
  g_autofree char *figures = tengen_words_estimate (count, &rules);
  g_autofree char *doubts = name_doubts (estimate, notation);

  say (self, figures, doubts);
}

/* --- Waiting --- */

static gboolean
waiting_cb (gpointer data)
{
  TengenPlayEstimate *self = data;

  self->waiting_id = 0;
  gtk_widget_add_css_class (self->box, "old");
  gtk_label_set_label (self->doubts, _ ("Working it out…"));
  return G_SOURCE_REMOVE;
}

static void
begin_to_wait (TengenPlayEstimate *self)
{
  if (*gtk_label_get_label (self->figures) == '\0')
    gtk_label_set_label (self->figures, _ ("Estimate: working it out…"));
  else if (self->waiting_id == 0)
    self->waiting_id = g_timeout_add (PATIENCE, waiting_cb, self);
}

/* --- Public --- */

void
tengen_play_estimate_update (TengenPlayEstimate *self,
                             TengenEstimate *estimate,
                             TengenNotation notation)
{
  TengenEstimateState state;

  g_return_if_fail (TENGEN_IS_PLAY_ESTIMATE (self));
  g_return_if_fail (TENGEN_IS_ESTIMATE (estimate));

  state = tengen_estimate_get_state (estimate);
  gtk_widget_set_visible (GTK_WIDGET (self), state != TENGEN_ESTIMATE_OFF);
  switch (state)
    {
    case TENGEN_ESTIMATE_OFF:
      say (self, "", "");
      break;
    case TENGEN_ESTIMATE_COUNTED:
      say (self, _ ("Estimate: only while the game is played"), "");
      break;
    case TENGEN_ESTIMATE_WORKING:
      begin_to_wait (self);
      break;
    case TENGEN_ESTIMATE_EARLY:
      say (self, _ ("Estimate: too early to tell"), "");
      break;
    case TENGEN_ESTIMATE_READY:
      say_answer (self, estimate, notation);
      break;
    }
}

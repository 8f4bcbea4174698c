/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-engines: which computer plays: Tengen itself or an engine outside
 *
 * Shape: a button for each, made when the list is given; a game shows and greys
 *        them.
 */
#include "tengen-play-engines.h"

#include "tengen-signal.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* What a button keeps: the id of its engine. */
#define ID "tengen-engine"
/* Buttons in a row. */
#define IN_ROW 3

struct _TengenPlayEngines
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkFlowBox *buttons;
  GtkLabel *reasons;
  GtkToggleButton *own;

  /* Owned */
  TengenExternalList *list; /* (nullable) */
  TengenGameSetup *game;    /* (nullable) */
  /* what was chosen last, even if it cannot play this game; "" for Tengen */
  char *wanted;
  char *chosen;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (TengenPlayEngines, tengen_play_engines, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
get_button (GtkWidget *child)
{
  return gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));
}

static const char *
get_id (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), ID);
}

static const TengenExternalEntry *
find_entry (TengenPlayEngines *self, const char *id)
{
  return self->list != NULL && *id != '\0'
             ? tengen_external_list_find (self->list, id)
             : NULL;
}

/* Engines of the other protocol are no choice at all. */
static gboolean
is_of_game (TengenPlayEngines *self, const TengenExternalEntry *entry)
{
  return self->game != NULL && (entry->protocol == TENGEN_EXTERNAL_GOMOCUP) ==
                                   tengen_game_setup_is_renju (self->game);
}

/* Shows an engine; tells why it cannot play. */
static char *
show_engine (TengenPlayEngines *self, GtkWidget *child)
{
  GtkWidget *button = get_button (child);
  const TengenExternalEntry *entry = find_entry (self, get_id (button));
  char *reason = NULL;

  if (*get_id (button) == '\0')
    return NULL;
  gtk_widget_set_visible (child, entry != NULL && is_of_game (self, entry));
  if (!gtk_widget_get_visible (child))
    return NULL;
  reason = tengen_external_entry_explain (entry, self->game);
  gtk_widget_set_sensitive (button, reason == NULL);
  gtk_widget_set_tooltip_text (button, reason);
  return reason;
}

/* Presses the button of what is wanted, if it can play; else Tengen's. */
static void
press_wanted (TengenPlayEngines *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));
  GtkWidget *wanted = GTK_WIDGET (self->own);

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) &&
        gtk_widget_get_sensitive (get_button (child)) &&
        g_str_equal (get_id (get_button (child)), self->wanted))
      wanted = get_button (child);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (wanted), TRUE);
}

static void
show (TengenPlayEngines *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *reason = show_engine (self, child);

      tengen_words_append (text, reason);
      n += gtk_widget_get_visible (child);
    }
  gtk_label_set_label (self->reasons, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->reasons), text->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 1);
  gtk_flow_box_set_max_children_per_line (self->buttons, CLAMP (n, 1, IN_ROW));
  self->showing = TRUE;
  press_wanted (self);
  self->showing = FALSE;
}

static void
toggled_cb (TengenPlayEngines *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  g_free (self->chosen);
  self->chosen = g_strdup (get_id (GTK_WIDGET (button)));
  if (!self->showing)
    {
      g_free (self->wanted);
      self->wanted = g_strdup (self->chosen);
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkToggleButton *
add_button (TengenPlayEngines *self, const char *id, const char *name)
{
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), ID, g_strdup (id), g_free);
  gtk_widget_add_css_class (button, "choice");
  /* Enter starts the game */
  gtk_widget_set_focus_on_click (button, FALSE);
  if (self->own != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->own);
  gtk_flow_box_append (self->buttons, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  g_signal_connect_object (
      button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return GTK_TOGGLE_BUTTON (button);
}

/* Tengen's own button stays: others are in its group. */
static void
fill (TengenPlayEngines *self)
{
  GtkWidget *child = gtk_widget_get_last_child (GTK_WIDGET (self->buttons));

  self->showing = TRUE;
  gtk_toggle_button_set_active (self->own, TRUE);
  self->showing = FALSE;
  while (child != gtk_widget_get_parent (GTK_WIDGET (self->own)))
    {
      gtk_flow_box_remove (self->buttons, child);
      child = gtk_widget_get_last_child (GTK_WIDGET (self->buttons));
    }
  for (guint i = 0; i < tengen_external_list_get_n (self->list); i++)
    {
      const TengenExternalEntry *entry =
          tengen_external_list_get (self->list, i);

      add_button (self, entry->id, entry->name);
    }
  show (self);
}

void
tengen_play_engines_set_list (TengenPlayEngines *self, TengenExternalList *list)
{
  g_return_if_fail (TENGEN_IS_PLAY_ENGINES (self));
  g_return_if_fail (TENGEN_IS_EXTERNAL_LIST (list));

  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (self->list, self);
  g_set_object (&self->list, list);
  tengen_external_list_refresh (list);
  g_signal_connect_object (
      list, "notify::saved", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
}

void
tengen_play_engines_set_game (TengenPlayEngines *self,
                              const TengenGameSetup *setup)
{
  g_return_if_fail (TENGEN_IS_PLAY_ENGINES (self));
  g_return_if_fail (setup != NULL);

  tengen_game_setup_free (self->game);
  self->game = tengen_game_setup_copy (setup);
  show (self);
}

void
tengen_play_engines_choose (TengenPlayEngines *self, const char *id)
{
  g_return_if_fail (TENGEN_IS_PLAY_ENGINES (self));
  g_return_if_fail (id != NULL);

  g_free (self->wanted);
  self->wanted = g_strdup (id);
  show (self);
}

const TengenExternalEntry *
tengen_play_engines_get (TengenPlayEngines *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_ENGINES (self), NULL);

  return find_entry (self, self->chosen);
}

static void
tengen_play_engines_dispose (GObject *object)
{
  TengenPlayEngines *self = TENGEN_PLAY_ENGINES (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->list);
  g_clear_pointer (&self->game, tengen_game_setup_free);
  G_OBJECT_CLASS (tengen_play_engines_parent_class)->dispose (object);
}

static void
tengen_play_engines_finalize (GObject *object)
{
  TengenPlayEngines *self = TENGEN_PLAY_ENGINES (object);

  g_free (self->wanted);
  g_free (self->chosen);
  G_OBJECT_CLASS (tengen_play_engines_parent_class)->finalize (object);
}

static void
tengen_play_engines_class_init (TengenPlayEnginesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_engines_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_play_engines_finalize;

  /* TengenPlayEngines::changed: another one plays */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_play_engines_init (TengenPlayEngines *self)
{
  self->wanted = g_strdup ("");
  self->chosen = g_strdup ("");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->buttons = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->buttons, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->buttons), "engines");
  gtk_flow_box_set_homogeneous (self->buttons, TRUE);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->buttons));
  /* TRANSLATORS: the computer of Tengen, beside engines */
  self->own =
      add_button (self, "", tengen_words_context ("computer", "Tengen"));
  gtk_toggle_button_set_active (self->own, TRUE);
  self->reasons = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->reasons, 0);
  gtk_label_set_wrap (self->reasons, TRUE);
  gtk_label_set_wrap_mode (self->reasons, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (self->reasons, 30);
  gtk_widget_add_css_class (GTK_WIDGET (self->reasons), "dim");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->reasons));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engines-window: the engines outside (思考エンジン)
 *
 * Shape: the rows are made anew when the list changes; one trial at a time.
 */
#include "tengen-engines-window.h"

#include "tengen-announce.h"
#include "tengen-board-notation.h"
#include "tengen-external-engine.h"
#include "tengen-file-picker.h"
#include "tengen-help.h"
#include "tengen-preferences-row.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

/* What a button keeps: the id of its engine. */
#define ID "tengen-engine"
/* Beyond its time, for a first move. */
#define GRACE_MS 10000

struct _TengenEnginesWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkWidget *none;
  GtkBox *rows;
  GtkWidget *trial;
  GtkLabel *trial_title;
  GtkLabel *trial_steps;
  GtkWidget *trial_stop;
  GtkDropDown *protocol;
  GtkEntry *command;
  GtkEntry *name;
  GtkLabel *fault;

  /* Owned */
  TengenExternalList *list;
  TengenExternalEngine *engine; /* that is tried */
  GString *steps;
};

G_DEFINE_FINAL_TYPE (TengenEnginesWindow,
                     tengen_engines_window,
                     GTK_TYPE_WINDOW)

/* --- Trial --- */

static void
show_steps (TengenEnginesWindow *self, const char *pending)
{
  g_autofree char *text = g_strdup_printf (
      "%s%s", self->steps->str, pending != NULL ? pending : "");

  gtk_label_set_label (self->trial_steps, text);
}

/* A line of what it did, or why not. */
static void
add_step (TengenEnginesWindow *self, const char *mark, const char *text)
{
  g_string_append_printf (self->steps, "%s %s\n", mark, text);
  tengen_announce (GTK_WIDGET (self->trial_steps), text);
}

/* What is waited for, with its own words while it takes long. */
static void
show_waiting (TengenEnginesWindow *self)
{
  const char *said = tengen_external_engine_get_said (self->engine);
  g_autofree char *pending = g_strdup_printf ("… %s", said != NULL ? said : "");

  show_steps (self, pending);
}

static void
step_cb (TengenEnginesWindow *self, int step)
{
  g_autofree char *name = tengen_external_engine_describe (self->engine);
  g_autofree char *known =
      /* TRANSLATORS: an engine with its version */
      g_strdup_printf (_ ("It takes board and rules: %s"), name);

  if (step == TENGEN_EXTERNAL_STEP_STARTED)
    add_step (self, "✓", _ ("It has started."));
  else if (step == TENGEN_EXTERNAL_STEP_ANSWERED)
    add_step (self, "✓", _ ("It answers."));
  else if (step == TENGEN_EXTERNAL_STEP_READY)
    add_step (self, "✓", known);
  show_waiting (self);
}

static void
end_trial (TengenEnginesWindow *self)
{
  if (self->engine == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->engine, self);
  tengen_external_engine_stop (self->engine);
  g_clear_object (&self->engine);
  gtk_widget_set_visible (self->trial_stop, FALSE);
}

static void
show_move (TengenEnginesWindow *self,
           const TengenExternalTask *task,
           TengenPoint point)
{
  g_autofree char *name = tengen_notation_format (
      tengen_game_setup_is_renju (task->setup) ? TENGEN_NOTATION_RENJU
                                               : TENGEN_NOTATION_A1,
      task->setup->width,
      task->setup->height,
      point);
  g_autofree char *text =
      /* TRANSLATORS: a point of the board */
      g_strdup_printf (_ ("It plays a move: %s"), name);

  add_step (self, "✓", text);
  add_step (self, "✓", _ ("Ready to play."));
}

static void
tried_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenEnginesWindow) self = data;
  g_autoptr (GError) error = NULL;
  gboolean resigns;
  TengenPoint point = tengen_external_engine_choose_finish (
      TENGEN_EXTERNAL_ENGINE (source), result, &resigns, &error);

  if (TENGEN_EXTERNAL_ENGINE (source) != self->engine)
    return;
  if (error == NULL)
    show_move (self, g_task_get_task_data (G_TASK (result)), point);
  else
    add_step (self, "✗", error->message);
  show_steps (self, NULL);
  end_trial (self);
}

static void
try_engine (TengenEnginesWindow *self, const char *id)
{
  const TengenExternalEntry *entry = tengen_external_list_find (self->list, id);
  TengenExternalTask *task =
      entry != NULL ? tengen_external_task_new_trial (entry) : NULL;
  g_autofree char *reason = NULL;

  if (entry == NULL)
    return;
  end_trial (self);
  g_string_truncate (self->steps, 0);
  gtk_label_set_label (self->trial_title, entry->name);
  gtk_widget_set_visible (self->trial, TRUE);
  gtk_widget_set_visible (self->trial_stop, task != NULL);
  if (task == NULL)
    {
      reason = tengen_external_entry_explain (entry, NULL);
      add_step (self, "✗", reason != NULL ? reason : "");
      show_steps (self, NULL);
      return;
    }
  self->engine = tengen_external_engine_new (entry);
  tengen_external_engine_set_grace (self->engine, GRACE_MS);
  g_signal_connect_swapped (self->engine, "step", G_CALLBACK (step_cb), self);
  g_signal_connect_swapped (
      self->engine, "notify::said", G_CALLBACK (show_waiting), self);
  tengen_external_engine_choose_async (
      self->engine, task, tried_cb, g_object_ref (self));
}

static void
stop_cb (TengenEnginesWindow *self)
{
  add_step (self, "✗", _ ("Stopped."));
  end_trial (self);
  show_steps (self, NULL);
}

/* --- Rows --- */

static void
try_cb (TengenEnginesWindow *self, GtkWidget *button)
{
  try_engine (self, g_object_get_data (G_OBJECT (button), ID));
}

static void
remove_cb (TengenEnginesWindow *self, GtkWidget *button)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (button), ID));

  tengen_external_list_remove (self->list, id);
  gtk_widget_grab_focus (GTK_WIDGET (self->command));
}

static void
add_button (TengenEnginesWindow *self,
            GtkBox *box,
            const char *label,
            const TengenExternalEntry *entry,
            GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *name = g_strdup_printf ("%s %s", label, entry->name);

  g_object_set_data_full (G_OBJECT (button), ID, g_strdup (entry->id), g_free);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (
      button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (box, button);
}

static void
add_row (TengenEnginesWindow *self, const TengenExternalEntry *entry)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *reason = tengen_external_entry_explain (entry, NULL);

  if (entry->own)
    add_button (self,
                GTK_BOX (buttons),
                C_ ("engine", "Remove"),
                entry,
                G_CALLBACK (remove_cb));
  add_button (self,
              GTK_BOX (buttons),
              C_ ("engine", "Try"),
              entry,
              G_CALLBACK (try_cb));
  gtk_box_append (self->rows,
                  g_object_new (TENGEN_TYPE_PREFERENCES_ROW,
                                "title",
                                entry->name,
                                "text",
                                reason != NULL ? reason : entry->path,
                                "control",
                                buttons,
                                NULL));
}

static void
fill (TengenEnginesWindow *self)
{
  guint n = tengen_external_list_get_n (self->list);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
  for (guint i = 0; i < n; i++)
    add_row (self, tengen_external_list_get (self->list, i));
  gtk_widget_set_visible (GTK_WIDGET (self->rows), n > 0);
  gtk_widget_set_visible (self->none, n == 0);
}

/* --- Adding --- */

static void
show_fault (TengenEnginesWindow *self, const char *text)
{
  gtk_label_set_label (self->fault, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), text != NULL);
  if (text != NULL)
    tengen_announce (GTK_WIDGET (self->fault), text);
}

/* What was added is tried at once. */
static void
add_cb (TengenEnginesWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  g_autofree char *id = g_strdup (tengen_external_list_add (
      self->list,
      name,
      (TengenExternalProtocol) gtk_drop_down_get_selected (self->protocol),
      gtk_editable_get_text (GTK_EDITABLE (self->command)),
      &error));

  show_fault (self, error != NULL ? error->message : NULL);
  if (id == NULL)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->command));
      return;
    }
  gtk_editable_set_text (GTK_EDITABLE (self->command), "");
  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
  try_engine (self, id);
}

static void
picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenEnginesWindow) self = data;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *quoted = path != NULL ? g_shell_quote (path) : NULL;

  if (quoted != NULL && g_utf8_validate (quoted, -1, NULL))
    gtk_editable_set_text (GTK_EDITABLE (self->command), quoted);
}

static void
choose_cb (TengenEnginesWindow *self)
{
  tengen_file_picker_open_program (
      GTK_WINDOW (self), picked_cb, g_object_ref (self));
}

/* --- Life --- */

static void
tengen_engines_window_dispose (GObject *object)
{
  TengenEnginesWindow *self = TENGEN_ENGINES_WINDOW (object);

  end_trial (self);
  g_clear_object (&self->list);
  G_OBJECT_CLASS (tengen_engines_window_parent_class)->dispose (object);
}

static void
tengen_engines_window_finalize (GObject *object)
{
  g_string_free (TENGEN_ENGINES_WINDOW (object)->steps, TRUE);
  G_OBJECT_CLASS (tengen_engines_window_parent_class)->finalize (object);
}

#define BIND(name)                                                             \
  gtk_widget_class_bind_template_child (widget_class, TengenEnginesWindow, name)

static void
tengen_engines_window_class_init (TengenEnginesWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_engines_window_dispose;
  object_class->finalize = tengen_engines_window_finalize;

  g_type_ensure (TENGEN_TYPE_PREFERENCES_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-engines-window.ui");
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  BIND (none);
  BIND (rows);
  BIND (trial);
  BIND (trial_title);
  BIND (trial_steps);
  BIND (trial_stop);
  BIND (protocol);
  BIND (command);
  BIND (name);
  BIND (fault);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
}

static void
tengen_engines_window_init (TengenEnginesWindow *self)
{
  self->steps = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "computer");
  tengen_widget_forget_parent_on_close (GTK_WINDOW (self));
}

GtkWidget *
tengen_engines_window_new (GtkWindow *parent, TengenExternalList *list)
{
  TengenEnginesWindow *self = g_object_new (TENGEN_TYPE_ENGINES_WINDOW,
                                            "transient-for",
                                            parent,
                                            "destroy-with-parent",
                                            TRUE,
                                            NULL);

  g_return_val_if_fail (TENGEN_IS_EXTERNAL_LIST (list), GTK_WIDGET (self));

  self->list = g_object_ref (list);
  tengen_external_list_refresh (list);
  g_signal_connect_object (
      list, "notify::saved", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-home: today's ten, and all kinds of exercises
 */
#include "tengen-practice-home.h"

#include "tengen-practice-circles.h"
#include "tengen-practice-ui.h"
#include "tengen-ruby-over.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-exercise.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenPracticeHome
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *scroller;
  GtkLabel *said;
  GtkButton *begin;
  TengenPracticeCircles *circles;
  GtkCheckButton *go;
  GtkCheckButton *renju;
  GtkFlowBox *go_kinds;
  GtkFlowBox *renju_kinds;
  TengenPracticeCollections *collections;

  /* of the card of each kind */
  GtkLabel *levels[TENGEN_EXERCISE_KINDS];
  gboolean busy;
  gboolean is_over;
};

G_DEFINE_FINAL_TYPE (TengenPracticeHome, tengen_practice_home, GTK_TYPE_WIDGET)

enum
{
  PROP_GAMES = 1,
  N_PROPS,
};

enum
{
  SIGNAL_TODAY,
  SIGNAL_KIND,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* --- Today --- */

static void
update_begin (TengenPracticeHome *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->begin),
                            !self->busy && !self->is_over);
}

static void
begin_cb (TengenPracticeHome *self)
{
  g_signal_emit (self, signals[SIGNAL_TODAY], 0);
}

static guint
get_games (TengenPracticeHome *self)
{
  return (gtk_check_button_get_active (self->go) ? TENGEN_PRACTICE_GO : 0) |
         (gtk_check_button_get_active (self->renju) ? TENGEN_PRACTICE_RENJU
                                                    : 0);
}

/* One of the games stays: what is taken out last is put in again. */
static void
toggled_cb (TengenPracticeHome *self, GtkCheckButton *check)
{
  if (get_games (self) == 0)
    gtk_check_button_set_active (check == self->go ? self->renju : self->go,
                                 TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAMES]);
}

void
tengen_practice_home_show_today (TengenPracticeHome *self,
                                 guint done,
                                 guint n,
                                 gboolean is_over)
{
  g_return_if_fail (TENGEN_IS_PRACTICE_HOME (self));

  self->is_over = is_over;
  tengen_practice_circles_show (self->circles, done, n);
  gtk_label_set_label (
      self->said,
      is_over     ? _ ("That was all for today. More comes tomorrow.")
      : done == 0 ? _ ("Ten exercises. They take about three minutes.")
                  : _ ("You have begun. Go on where you stopped."));
  gtk_button_set_label (self->begin,
                        done == 0 ? _ ("Start Practice") : _ ("Go On"));
  gtk_widget_set_visible (GTK_WIDGET (self->begin), !is_over);
  update_begin (self);
}

/* --- Kinds --- */

static void
kind_cb (TengenPracticeHome *self, GtkFlowBoxChild *card)
{
  int kind = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (card), "kind"));

  if (!self->busy)
    g_signal_emit (self, signals[SIGNAL_KIND], 0, kind);
}

static void
add_kind (TengenPracticeHome *self, TengenExerciseKind kind)
{
  GtkFlowBox *kinds = tengen_exercise_kind_get_info (kind)->is_renju
                          ? self->renju_kinds
                          : self->go_kinds;
  g_autofree char *name = tengen_words_exercise_kind (kind);
  GtkWidget *card = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = gtk_label_new (name);
  GtkWidget *level = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (level), 0);
  gtk_widget_add_css_class (title, "practice-kind-name");
  gtk_widget_add_css_class (level, "dim");
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "practice-kind");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), level);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (card), box);
  g_object_set_data (G_OBJECT (card), "kind", GINT_TO_POINTER ((int) kind));
  gtk_flow_box_append (kinds, card);
  self->levels[kind] = GTK_LABEL (level);
}

/* What can be begun with comes first. */
static void
add_kinds (TengenPracticeHome *self)
{
  for (int level = 1; level <= TENGEN_EXERCISE_LEVELS; level++)
    for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
      {
        TengenExerciseKind kind = (TengenExerciseKind) i;

        if (tengen_exercise_kind_get_info (kind)->lowest == level)
          add_kind (self, kind);
      }
}

void
tengen_practice_home_show_levels (TengenPracticeHome *self, const int *levels)
{
  g_return_if_fail (TENGEN_IS_PRACTICE_HOME (self));
  g_return_if_fail (levels != NULL);

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      GtkWidget *card = gtk_widget_get_ancestor (GTK_WIDGET (self->levels[i]),
                                                 GTK_TYPE_FLOW_BOX_CHILD);
      g_autofree char *name =
          tengen_words_exercise_kind ((TengenExerciseKind) i);
      /* TRANSLATORS: how hard exercises are, 1 to 10 */
      g_autofree char *level = g_strdup_printf (_ ("Level %d"), levels[i]);
      g_autofree char *said =
          g_strconcat (name, tengen_words_gap (), level, NULL);

      gtk_label_set_label (self->levels[i], level);
      gtk_accessible_update_property (
          GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
    }
}

void
tengen_practice_home_set_busy (TengenPracticeHome *self, gboolean busy)
{
  g_return_if_fail (TENGEN_IS_PRACTICE_HOME (self));

  self->busy = busy;
  update_begin (self);
}

void
tengen_practice_home_focus (TengenPracticeHome *self)
{
  g_return_if_fail (TENGEN_IS_PRACTICE_HOME (self));

  /* a flow box takes no focus itself: its first card does */
  if (self->is_over)
    gtk_widget_child_focus (GTK_WIDGET (self->go_kinds), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->begin));
}

TengenPracticeCollections *
tengen_practice_home_get_collections (TengenPracticeHome *self)
{
  g_return_val_if_fail (TENGEN_IS_PRACTICE_HOME (self), NULL);

  return self->collections;
}

/* --- The widget --- */

static void
tengen_practice_home_get_property (GObject *object,
                                   guint id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  g_value_set_int (value, (int) get_games (TENGEN_PRACTICE_HOME (object)));
}

static void
tengen_practice_home_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  TengenPracticeHome *self = TENGEN_PRACTICE_HOME (object);
  guint games = (guint) g_value_get_int (value);

  gtk_check_button_set_active (self->renju,
                               (games & TENGEN_PRACTICE_RENJU) != 0);
  gtk_check_button_set_active (self->go, (games & TENGEN_PRACTICE_GO) != 0);
}

static void
tengen_practice_home_class_init (TengenPracticeHomeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_practice_home_get_property;
  object_class->set_property = tengen_practice_home_set_property;
  object_class->dispose = tengen_widget_dispose;
  props[PROP_GAMES] =
      g_param_spec_int ("games",
                        NULL,
                        NULL,
                        TENGEN_PRACTICE_GO,
                        TENGEN_PRACTICE_GO | TENGEN_PRACTICE_RENJU,
                        TENGEN_PRACTICE_GO,
                        TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SIGNAL_TODAY] =
      tengen_signal_new ("today", TENGEN_TYPE_PRACTICE_HOME, 0);
  signals[SIGNAL_KIND] =
      tengen_signal_new ("kind", TENGEN_TYPE_PRACTICE_HOME, 1, G_TYPE_INT);
  g_type_ensure (TENGEN_TYPE_PRACTICE_CIRCLES);
  g_type_ensure (TENGEN_TYPE_PRACTICE_COLLECTIONS);
  tengen_practice_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/practice/tengen-practice-home.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeHome, scroller);
  gtk_widget_class_bind_template_child (widget_class, TengenPracticeHome, said);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeHome, begin);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeHome, circles);
  gtk_widget_class_bind_template_child (widget_class, TengenPracticeHome, go);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeHome, renju);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeHome, go_kinds);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeHome, renju_kinds);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeHome, collections);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_practice_home_init (TengenPracticeHome *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/practice/tengen-practice.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  add_kinds (self);
  tengen_ruby_over_put (GTK_WIDGET (self), FALSE);
}

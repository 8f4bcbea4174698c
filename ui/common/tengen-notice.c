/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-notice: the place where a window tells and asks, one thing at a time
 *
 * Shape: the notices stand in the order in which they are shown, by rank and
 *        then the latest first. One of them is shown: the first, unless a
 *        person has turned to another.
 */
#include "tengen-notice.h"

#include "tengen-announce.h"
#include "tengen-common-resources.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define MAX_BUTTONS 2
#define SPACING 10
/* What a notice says may hold names from files. */
#define MOST_LETTERS 400

typedef struct
{
  TengenNoticeRank rank;
  char *text;
  guint n_buttons;
  char *labels[MAX_BUTTONS];
  char *actions[MAX_BUTTONS];
} Told;

struct _TengenNotice
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *label;
  GtkWidget *row;
  GtkBox *buttons;
  GtkButton *others;

  /* Borrowed: had the focus last beside the notice, cleared when it goes */
  GtkWidget *before;
  /* the focus was taken, and goes back with what is shown */
  gboolean taken;

  /* Owned */
  GPtrArray *told;
  /* one of told; NULL before the first */
  Told *latest;

  /* index into told */
  guint shown;
  guint beside;
};

G_DEFINE_FINAL_TYPE (TengenNotice, tengen_notice, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_DISMISSED,
  SIGNAL_CLOSED,
  SIGNAL_CHANGED,
  SIGNAL_TURNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void button_cb (GtkButton *button, TengenNotice *self);

static void
told_free (gpointer data)
{
  Told *self = data;

  for (guint i = 0; i < self->n_buttons; i++)
    {
      g_free (self->labels[i]);
      g_free (self->actions[i]);
    }
  g_free (self->text);
  g_free (self);
}

static Told *
get_told (TengenNotice *self, guint index)
{
  return g_ptr_array_index (self->told, index);
}

/* --- Layout: buttons beside the words, or below if that is lower --- */

typedef struct
{
  gboolean below;
  int words_height;
  int row_width;
  int row_height;
} Places;

static int
measure_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (
      widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  gtk_widget_measure (
      widget, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

static void
place (GtkWidget *words, GtkWidget *row, int width, Places *places)
{
  int least;
  int whole;
  int left;
  int beside = G_MAXINT;

  measure_width (words, &least, &whole);
  measure_width (row, NULL, &places->row_width);
  places->row_height = measure_height (row, -1);
  left = width - places->row_width - SPACING;
  if (left >= least)
    beside = MAX (measure_height (words, left), places->row_height);
  places->words_height = measure_height (words, MAX (width, least));
  places->below =
      beside > places->words_height + SPACING / 2 + places->row_height;
  if (!places->below)
    places->words_height = beside;
}

static void
measure_box (GtkWidget *widget,
             GtkOrientation orientation,
             int for_size,
             int *minimum,
             int *natural,
             int *minimum_baseline,
             int *natural_baseline)
{
  GtkWidget *words = gtk_widget_get_first_child (widget);
  GtkWidget *row = gtk_widget_get_next_sibling (words);
  int widths[2][2];
  Places places;

  measure_width (words, &widths[0][0], &widths[0][1]);
  measure_width (row, &widths[1][0], &widths[1][1]);
  *minimum = MAX (widths[0][0], widths[1][0]);
  *natural = widths[0][1] + SPACING + widths[1][1];
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  place (words, row, for_size < 0 ? *natural : for_size, &places);
  *minimum = *natural = places.words_height +
                        (places.below ? SPACING / 2 + places.row_height : 0);
}

static void
allocate_box (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *words = gtk_widget_get_first_child (widget);
  GtkWidget *row = gtk_widget_get_next_sibling (words);
  GtkAllocation area = { 0, 0, width, height };
  Places places;

  place (words, row, width, &places);
  if (places.below)
    area.height = MAX (height - SPACING / 2 - places.row_height, 0);
  else
    area.width = width - SPACING - places.row_width;
  gtk_widget_size_allocate (words, &area, -1);
  area.x = MAX (width - places.row_width, 0);
  area.y = places.below ? height - places.row_height
                        : (height - places.row_height) / 2;
  area.width = places.row_width;
  area.height = places.row_height;
  gtk_widget_size_allocate (row, &area, -1);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- What is shown --- */

static void
remove_buttons (TengenNotice *self)
{
  GtkWidget *button;

  while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) !=
         NULL)
    gtk_box_remove (self->buttons, button);
}

/* --- The focus --- */

/* An item of a menu has the focus only while the menu is open. */
static void
focus_cb (TengenNotice *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL)
    g_set_weak_pointer (&self->before, focus);
}

/* Whether what has the focus goes, with the notices that are left. */
static gboolean
is_going (TengenNotice *self, GtkWidget *focus)
{
  return self->taken || self->told->len == 0 ||
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->buttons)) ||
         (focus == GTK_WIDGET (self->others) &&
          self->told->len + self->beside < 2);
}

static gboolean
focus_before (TengenNotice *self)
{
  return self->before != NULL && gtk_widget_get_mapped (self->before) &&
         gtk_widget_grab_focus (self->before);
}

static gboolean
focus_below (TengenNotice *self)
{
  GtkWidget *next = gtk_widget_get_next_sibling (GTK_WIDGET (self));

  while (next != NULL && !gtk_widget_child_focus (next, GTK_DIR_TAB_FORWARD))
    next = gtk_widget_get_next_sibling (next);
  return next != NULL;
}

/* Called while the focus is still in its place: where a button goes with it,
 * the widgets above would remember the way to it, which is no way any more, and
 * the Tab key would find nothing in the window but the title bar. */
static void
give_focus_back (TengenNotice *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) &&
      is_going (self, focus) && !focus_before (self) && !focus_below (self))
    gtk_root_set_focus (root, NULL);
  self->taken = FALSE;
}

static void
show_button (TengenNotice *self, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data_full (
      G_OBJECT (button), "action", g_strdup (action), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_cb), self, 0);
  gtk_box_append (self->buttons, button);
}

static void
count_others (TengenNotice *self)
{
  guint n = self->told->len + self->beside;
  g_autofree char *text = NULL;

  /* Translators: how many notices wait behind the one that is shown */
  text = g_strdup_printf (_ ("%u more"), n > 0 ? n - 1 : 0);
  gtk_button_set_label (self->others, text);
  gtk_widget_set_visible (GTK_WIDGET (self->others), n > 1);
}

/* Shows one of the notices, or nothing. */
static void
show (TengenNotice *self, guint index)
{
  gboolean any = index < self->told->len;
  const Told *told = any ? get_told (self, index) : NULL;

  give_focus_back (self);
  self->shown = any ? index : 0;
  remove_buttons (self);
  gtk_label_set_label (self->label, any ? told->text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  any ? told->text : "",
                                  -1);
  for (guint i = 0; any && i < told->n_buttons; i++)
    show_button (self, told->labels[i], told->actions[i]);
  count_others (self);
  tengen_widget_set_class (
      self->box, "hint", any && told->rank == TENGEN_NOTICE_HINT);
  gtk_widget_set_visible (GTK_WIDGET (self), any);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
has_more_than_hints (TengenNotice *self)
{
  return self->told->len > 0 && get_told (self, 0)->rank != TENGEN_NOTICE_HINT;
}

/* Takes one away; the caller shows what is left. */
static void
drop (TengenNotice *self, guint index)
{
  if (self->latest == get_told (self, index))
    self->latest = NULL;
  g_ptr_array_remove_index (self->told, index);
}

/* A person is done with what is shown. */
static void
close_shown (TengenNotice *self)
{
  TengenNoticeRank rank;

  if (self->told->len == 0)
    return;
  rank = get_told (self, self->shown)->rank;
  drop (self, self->shown);
  show (self, 0);
  if (self->told->len == 0)
    tengen_announce (GTK_WIDGET (self->label), "");
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0, (guint) rank);
  if (rank != TENGEN_NOTICE_HINT && !has_more_than_hints (self))
    g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}

static void
close_cb (TengenNotice *self)
{
  close_shown (self);
}

/* Closing takes the button away. */
static void
button_cb (GtkButton *button, TengenNotice *self)
{
  g_autofree char *action =
      g_strdup (g_object_get_data (G_OBJECT (button), "action"));
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  close_shown (self);
  if (parent != NULL &&
      g_action_parse_detailed_name (action, &name, &target, NULL))
    gtk_widget_activate_action_variant (parent, name, target);
}

static void
turn_cb (TengenNotice *self)
{
  gboolean last = self->shown + 1 >= self->told->len;

  show (self, last ? 0 : self->shown + 1);
  if (last && self->beside > 0)
    g_signal_emit (self, signals[SIGNAL_TURNED], 0);
  else
    tengen_announce (GTK_WIDGET (self->label),
                     gtk_label_get_label (self->label));
}

static void
tengen_notice_root (GtkWidget *widget)
{
  TengenNotice *self = TENGEN_NOTICE (widget);

  GTK_WIDGET_CLASS (tengen_notice_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget),
                           "notify::focus-widget",
                           G_CALLBACK (focus_cb),
                           self,
                           G_CONNECT_SWAPPED);
  focus_cb (self);
}

static void
tengen_notice_unroot (GtkWidget *widget)
{
  TengenNotice *self = TENGEN_NOTICE (widget);

  g_signal_handlers_disconnect_by_func (
      gtk_widget_get_root (widget), focus_cb, self);
  g_clear_weak_pointer (&self->before);
  GTK_WIDGET_CLASS (tengen_notice_parent_class)->unroot (widget);
}

static void
tengen_notice_dispose (GObject *object)
{
  TengenNotice *self = TENGEN_NOTICE (object);

  g_clear_weak_pointer (&self->before);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_notice_parent_class)->dispose (object);
}

static void
tengen_notice_finalize (GObject *object)
{
  TengenNotice *self = TENGEN_NOTICE (object);

  g_ptr_array_unref (self->told);
  G_OBJECT_CLASS (tengen_notice_parent_class)->finalize (object);
}

static void
add_signal (TengenNoticeClass *klass, guint index, const char *name, GType type)
{
  signals[index] = g_signal_new (name,
                                 G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST,
                                 0,
                                 NULL,
                                 NULL,
                                 NULL,
                                 G_TYPE_NONE,
                                 type != G_TYPE_NONE ? 1 : 0,
                                 type);
}

static void
tengen_notice_class_init (TengenNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_notice_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_notice_finalize;
  widget_class->root = tengen_notice_root;
  widget_class->unroot = tengen_notice_unroot;

  /* TengenNotice::dismissed: all but hints are gone */
  add_signal (klass, SIGNAL_DISMISSED, "dismissed", G_TYPE_NONE);
  /* TengenNotice::closed: a person has closed one of this rank */
  add_signal (klass, SIGNAL_CLOSED, "closed", G_TYPE_UINT);
  /* TengenNotice::changed: another one, or another number of them */
  add_signal (klass, SIGNAL_CHANGED, "changed", G_TYPE_NONE);
  /* TengenNotice::turned: a person has turned past the last one */
  add_signal (klass, SIGNAL_TURNED, "turned", G_TYPE_NONE);

  tengen_common_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/common/tengen-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenNotice, box);
  gtk_widget_class_bind_template_child (widget_class, TengenNotice, label);
  gtk_widget_class_bind_template_child (widget_class, TengenNotice, row);
  gtk_widget_class_bind_template_child (widget_class, TengenNotice, buttons);
  gtk_widget_class_bind_template_child (widget_class, TengenNotice, others);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "notice");
}

static void
tengen_notice_init (TengenNotice *self)
{
  self->told = g_ptr_array_new_with_free_func (told_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (
      self->box,
      gtk_custom_layout_new (get_request_mode, measure_box, allocate_box));
}

static gboolean
is_alone (TengenNoticeRank rank)
{
  return rank != TENGEN_NOTICE_NEWS && rank != TENGEN_NOTICE_ASIDE;
}

/* A question, a refusal or a hint of before holds no more; what was told in the
 * same words is told anew. */
static void
make_room (TengenNotice *self, TengenNoticeRank rank, const char *text)
{
  for (guint i = self->told->len; i-- > 0;)
    {
      const Told *old = get_told (self, i);

      if (old->rank == rank &&
          (is_alone (rank) || g_str_equal (old->text, text)))
        drop (self, i);
    }
}

void
tengen_notice_tell (TengenNotice *self, TengenNoticeRank rank, const char *text)
{
  Told *told;
  guint index = 0;

  g_return_if_fail (TENGEN_IS_NOTICE (self));
  g_return_if_fail (text != NULL);

  told = g_new0 (Told, 1);
  told->rank = rank;
  told->text = tengen_words_shorten (text, MOST_LETTERS);
  make_room (self, rank, told->text);
  while (index < self->told->len && get_told (self, index)->rank < rank)
    index++;
  g_ptr_array_insert (self->told, (int) index, told);
  self->latest = told;
  show (self, 0);
  /* the one in front goes on; what waits is heard when it is turned to */
  if (index == 0)
    tengen_announce (GTK_WIDGET (self->label), told->text);
}

static void
drop_all (TengenNotice *self)
{
  while (has_more_than_hints (self))
    drop (self, 0);
}

void
tengen_notice_show (TengenNotice *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_NOTICE (self));
  g_return_if_fail (text != NULL);

  drop_all (self);
  tengen_notice_tell (self, TENGEN_NOTICE_NEWS, text);
}

void
tengen_notice_add_button (TengenNotice *self,
                          const char *label,
                          const char *detailed_action)
{
  Told *told;

  g_return_if_fail (TENGEN_IS_NOTICE (self));
  g_return_if_fail (label != NULL && detailed_action != NULL);
  g_return_if_fail (self->latest != NULL);
  g_return_if_fail (self->latest->n_buttons < MAX_BUTTONS);

  told = self->latest;
  told->labels[told->n_buttons] = g_strdup (label);
  told->actions[told->n_buttons] = g_strdup (detailed_action);
  told->n_buttons++;
  if (told == get_told (self, self->shown))
    show_button (self, label, detailed_action);
}

void
tengen_notice_take_focus (TengenNotice *self)
{
  GtkRoot *root;
  GtkWidget *button;

  g_return_if_fail (TENGEN_IS_NOTICE (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));
  if (root == NULL || button == NULL)
    return;
  self->taken = TRUE;
  gtk_widget_grab_focus (button);
}

void
tengen_notice_dismiss (TengenNotice *self)
{
  g_return_if_fail (TENGEN_IS_NOTICE (self));

  if (!has_more_than_hints (self))
    return;
  drop_all (self);
  show (self, 0);
  tengen_announce (GTK_WIDGET (self->label), "");
  g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}

void
tengen_notice_withdraw (TengenNotice *self, const char *text)
{
  /* It may be what is told, which ends with the first of them. */
  g_autofree char *sought = g_strdup (text);
  gboolean had = FALSE;

  g_return_if_fail (TENGEN_IS_NOTICE (self));

  for (guint i = self->told->len; i-- > 0;)
    if (g_strcmp0 (get_told (self, i)->text, sought) == 0)
      {
        had |= get_told (self, i)->rank != TENGEN_NOTICE_HINT;
        drop (self, i);
        show (self, 0);
      }
  if (had && !has_more_than_hints (self))
    g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}

const char *
tengen_notice_get_text (TengenNotice *self)
{
  const Told *told;

  g_return_val_if_fail (TENGEN_IS_NOTICE (self), NULL);

  if (!has_more_than_hints (self))
    return NULL;
  told = get_told (self, self->shown);
  return told->rank != TENGEN_NOTICE_HINT ? told->text
                                          : get_told (self, 0)->text;
}

const char *
tengen_notice_get_hint (TengenNotice *self)
{
  const Told *last;

  g_return_val_if_fail (TENGEN_IS_NOTICE (self), NULL);

  if (self->told->len == 0)
    return NULL;
  last = get_told (self, self->told->len - 1);
  return last->rank == TENGEN_NOTICE_HINT ? last->text : NULL;
}

guint
tengen_notice_get_rank (TengenNotice *self, TengenNoticeRank *rank)
{
  g_return_val_if_fail (TENGEN_IS_NOTICE (self), 0);

  if (rank != NULL && self->told->len > 0)
    *rank = get_told (self, self->shown)->rank;
  return self->told->len;
}

void
tengen_notice_set_beside (TengenNotice *self, guint n)
{
  g_return_if_fail (TENGEN_IS_NOTICE (self));

  self->beside = n;
  count_others (self);
}

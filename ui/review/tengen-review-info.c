/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-info: the window of game info (対局情報)
 *
 * Shape: a table of fields makes the form. A field remembers the text it was
 *        filled with; only what differs from that is written, so that odd
 *        values of a file stay as they are until the user edits them.
 */
#include "tengen-review-info.h"

#include "tengen-announce.h"
#include "tengen-help.h"
#include "tengen-label.h"
#include "tengen-long-text.h"
#include "tengen-review-field.h"
#include "tengen-review-resources.h"
#include "tengen-review-usual.h"
#include "tengen-style.h"

#define _(s) tengen_words_text (s)
#define N_(s) (s)

typedef enum
{
  SHAPE_LINE,
  SHAPE_LINES,
  SHAPE_RULES,
  SHAPE_RESULT,
} Shape;

typedef struct
{
  /* the title of a section that begins here, NULL for none */
  const char *section;
  TengenProperty property;
  Shape shape;
  const char *label;
} Row;

static const Row rows[] = {
  { N_ ("Black"), TENGEN_PROPERTY_PB, SHAPE_LINE, N_ ("_Black’s Name") },
  { NULL, TENGEN_PROPERTY_BR, SHAPE_LINE, N_ ("Black’s Ran_k") },
  { NULL, TENGEN_PROPERTY_BT, SHAPE_LINE, N_ ("Black’s Tea_m") },
  { N_ ("White"), TENGEN_PROPERTY_PW, SHAPE_LINE, N_ ("_White’s Name") },
  { NULL, TENGEN_PROPERTY_WR, SHAPE_LINE, N_ ("White’_s Rank") },
  { NULL, TENGEN_PROPERTY_WT, SHAPE_LINE, N_ ("White’s _Team") },
  { N_ ("Occasion"), TENGEN_PROPERTY_EV, SHAPE_LINE, N_ ("_Event") },
  { NULL, TENGEN_PROPERTY_RO, SHAPE_LINE, N_ ("R_ound") },
  { NULL, TENGEN_PROPERTY_GN, SHAPE_LINE, N_ ("_Name of the Game") },
  { NULL, TENGEN_PROPERTY_DT, SHAPE_LINE, N_ ("_Date") },
  { NULL, TENGEN_PROPERTY_PC, SHAPE_LINE, N_ ("_Place") },
  { N_ ("Result"), TENGEN_PROPERTY_RE, SHAPE_RESULT, N_ ("_Result") },
  { N_ ("Terms"), TENGEN_PROPERTY_RU, SHAPE_RULES, N_ ("R_ules") },
  { NULL, TENGEN_PROPERTY_KM, SHAPE_LINE, N_ ("Kom_i") },
  { NULL, TENGEN_PROPERTY_TM, SHAPE_LINE, N_ ("Time _Limit") },
  { NULL, TENGEN_PROPERTY_OT, SHAPE_LINE, N_ ("O_vertime") },
  { N_ ("Source"), TENGEN_PROPERTY_SO, SHAPE_LINE, N_ ("Sour_ce") },
  { NULL, TENGEN_PROPERTY_AN, SHAPE_LINE, N_ ("Annotator (_x)") },
  { NULL, TENGEN_PROPERTY_US, SHAPE_LINE, N_ ("Entered b_y") },
  { NULL, TENGEN_PROPERTY_CP, SHAPE_LINE, N_ ("Copyri_ght") },
  { N_ ("About the Game"), TENGEN_PROPERTY_ON, SHAPE_LINE, N_ ("Openin_g") },
  { NULL, TENGEN_PROPERTY_GC, SHAPE_LINES, N_ ("Comment on t_he Game") },
};

#define N_FIELDS G_N_ELEMENTS (rows)

typedef struct
{
  /* a GtkEntry or a GtkTextView, owned by the form */
  GtkWidget *widget;
  GtkLabel *hint;
  char *before;
} Field;

struct _TengenReviewInfo
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkBox *sections;
  GtkLabel *objection;

  /* Owned */
  TengenSession *session;
  Field fields[N_FIELDS];
};

G_DEFINE_FINAL_TYPE (TengenReviewInfo, tengen_review_info, GTK_TYPE_WINDOW)

static char *
get_text (const Field *field)
{
  return GTK_IS_ENTRY (field->widget)
             ? tengen_long_text_dup_entry (GTK_ENTRY (field->widget))
             : tengen_long_text_get (
                   gtk_text_view_get_buffer (GTK_TEXT_VIEW (field->widget)));
}

static void
set_text (const Field *field, const char *text)
{
  if (GTK_IS_ENTRY (field->widget))
    tengen_long_text_fill_entry (GTK_ENTRY (field->widget), text);
  else
    gtk_text_buffer_set_text (
        gtk_text_view_get_buffer (GTK_TEXT_VIEW (field->widget)), text, -1);
}

static const TengenGameSetup *
get_setup (TengenReviewInfo *self)
{
  return tengen_game_get_setup (tengen_session_get_game (self->session));
}

static char *
explain_setup_komi (TengenReviewInfo *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  return tengen_words_half_points (
      tengen_game_get_setup (game)->komi_x2, TENGEN_GO_UNIT_POINTS, TRUE);
}

/* Only the user knows the name of an own rule set; TNR says the rest. */
static char *
explain_own_rules (TengenReviewInfo *self, const char *text)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));

  return g_strcmp0 (text, setup->rules_name) == 0
             ? tengen_words_rules (&setup->rules)
             : NULL;
}

static gboolean
is_renju (TengenReviewInfo *self)
{
  return tengen_game_setup_is_renju (get_setup (self));
}

/* What a record has is kept, but Renju knows no komi. */
static gboolean
is_shown (TengenReviewInfo *self, guint i)
{
  return rows[i].property != TENGEN_PROPERTY_KM || !is_renju (self);
}

static void
show_hint (TengenReviewInfo *self, guint i)
{
  Field *field = &self->fields[i];
  g_autofree char *text = NULL;
  g_autofree char *hint = NULL;

  if (field->hint == NULL || self->session == NULL || !is_shown (self, i))
    return;
  text = get_text (field);
  /* an untouched komi keeps the meaning it was read with, see KM[750] */
  if (rows[i].property == TENGEN_PROPERTY_KM &&
      g_strcmp0 (text, field->before) == 0)
    hint = explain_setup_komi (self);
  else if (rows[i].property == TENGEN_PROPERTY_RU)
    hint = explain_own_rules (self, text);
  if (hint == NULL)
    hint =
        tengen_review_field_explain (rows[i].property, text, get_setup (self));
  if (g_str_equal (hint, text))
    g_clear_pointer (&hint, g_free);
  tengen_label_show (field->hint, hint);
}

static void
changed_cb (GtkEditable *editable, TengenReviewInfo *self)
{
  for (guint i = 0; i < N_FIELDS; i++)
    if (self->fields[i].widget == GTK_WIDGET (editable))
      show_hint (self, i);
  gtk_label_set_label (self->objection, "");
}

static void
object (TengenReviewInfo *self, guint i)
{
  g_autofree char *text = get_text (&self->fields[i]);
  g_autofree char *words =
      tengen_review_field_explain (rows[i].property, text, get_setup (self));

  gtk_label_set_label (self->objection, words);
  tengen_announce (GTK_WIDGET (self->objection), words);
  gtk_widget_grab_focus (self->fields[i].widget);
}

/* TNR goes before RU: it must say the same. */
static void
follow_rules (TengenReviewInfo *self, GPtrArray *changes, const char *text)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  TengenNode root = tengen_game_get_root (game);
  g_autofree char *own = NULL;

  if (tengen_record_find (
          tengen_game_get_record (game), root, TENGEN_PROPERTY_TNR) == 0)
    return;
  own = tengen_review_usual_format_rules (get_setup (self), text);
  g_ptr_array_add (changes,
                   tengen_change_set_text (root, TENGEN_PROPERTY_TNR, own));
}

/* Gives FALSE where something cannot be recorded. */
static gboolean
collect (TengenReviewInfo *self, GPtrArray *changes)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  TengenNode node = tengen_info_find_node (tengen_game_get_record (game),
                                           tengen_game_get_cursor (game));

  for (guint i = 0; i < N_FIELDS; i++)
    {
      g_autofree char *text = get_text (&self->fields[i]);
      g_autofree char *value = NULL;

      if (g_str_equal (text, self->fields[i].before))
        continue;
      value = tengen_review_field_write (rows[i].property, text);
      if (value == NULL)
        {
          object (self, i);
          return FALSE;
        }
      g_ptr_array_add (changes,
                       tengen_change_set_text (node, rows[i].property, value));
      if (rows[i].property == TENGEN_PROPERTY_RU)
        follow_rules (self, changes, value);
    }
  return TRUE;
}

static void
accept_cb (TengenReviewInfo *self)
{
  g_autoptr (GPtrArray) changes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);

  if (!collect (self, changes))
    return;
  if (changes->len > 0 && !tengen_session_edit (self->session, "info", changes))
    {
      gtk_label_set_label (self->objection,
                           _ ("This could not be written into the record."));
      return;
    }
  gtk_window_destroy (GTK_WINDOW (self));
}

/* The form. */

/* Takes what is chosen from a list into its field. */
static void
choose (TengenReviewInfo *self, GtkDropDown *list, Shape shape)
{
  guint selected = gtk_drop_down_get_selected (list);

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    return;
  for (guint i = 0; i < N_FIELDS; i++)
    if (rows[i].shape == shape)
      {
        g_autofree char *text = tengen_review_usual_get (
            rows[i].property, get_setup (self), selected);

        set_text (&self->fields[i], text);
      }
  gtk_drop_down_set_selected (list, 0);
}

static void
result_cb (GtkDropDown *list, GParamSpec *pspec, TengenReviewInfo *self)
{
  choose (self, list, SHAPE_RESULT);
}

static void
rules_cb (GtkDropDown *list, GParamSpec *pspec, TengenReviewInfo *self)
{
  choose (self, list, SHAPE_RULES);
}

static GtkWidget *
make_choice (TengenReviewInfo *self, const Row *row)
{
  gboolean results = row->shape == SHAPE_RESULT;
  g_autoptr (GtkStringList) names =
      tengen_review_usual_list (row->property, get_setup (self));
  GtkWidget *list = gtk_drop_down_new (NULL, NULL);

  gtk_drop_down_set_model (GTK_DROP_DOWN (list), G_LIST_MODEL (names));
  gtk_accessible_update_property (GTK_ACCESSIBLE (list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  results ? _ ("Usual results")
                                          : _ ("Usual rules"),
                                  -1);
  g_signal_connect_object (list,
                           "notify::selected",
                           results ? G_CALLBACK (result_cb)
                                   : G_CALLBACK (rules_cb),
                           self,
                           0);
  return list;
}

static GtkWidget *
make_lines (Field *field)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  field->widget = gtk_text_view_new ();
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (field->widget),
                               GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (field->widget), FALSE);
  tengen_long_text_attach (GTK_TEXT_VIEW (field->widget));
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller),
                                              96);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), field->widget);
  gtk_widget_add_css_class (scroller, "card");
  gtk_widget_set_overflow (scroller, GTK_OVERFLOW_HIDDEN);
  return scroller;
}

static GtkWidget *
make_line (TengenReviewInfo *self, Field *field, const Row *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  field->widget = gtk_entry_new ();
  gtk_entry_set_activates_default (GTK_ENTRY (field->widget), TRUE);
  gtk_widget_set_hexpand (field->widget, TRUE);
  g_signal_connect_object (
      field->widget, "changed", G_CALLBACK (changed_cb), self, 0);
  gtk_box_append (GTK_BOX (box), field->widget);
  if (row->shape == SHAPE_RESULT || row->shape == SHAPE_RULES)
    gtk_box_append (GTK_BOX (box), make_choice (self, row));
  return box;
}

static void
name_field (Field *field, GtkWidget *label)
{
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), field->widget);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (field->widget),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label,
                                  NULL,
                                  -1);
}

static void
add_field (TengenReviewInfo *self, GtkGrid *grid, guint i, int row)
{
  Field *field = &self->fields[i];
  GtkWidget *label = gtk_label_new_with_mnemonic (_ (rows[i].label));
  GtkWidget *value = rows[i].shape == SHAPE_LINES
                         ? make_lines (field)
                         : make_line (self, field, &rows[i]);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  name_field (field, label);
  gtk_widget_set_hexpand (value, TRUE);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, value, 1, row, 1, 1);
  gtk_widget_set_visible (label, is_shown (self, i));
  gtk_widget_set_visible (value, is_shown (self, i));
  if (rows[i].shape == SHAPE_LINES)
    return;
  field->hint = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (field->hint, 0);
  gtk_label_set_wrap (field->hint, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (field->hint), "dim");
  gtk_widget_set_visible (GTK_WIDGET (field->hint), FALSE);
  gtk_grid_attach (grid, GTK_WIDGET (field->hint), 1, row + 1, 1, 1);
}

static GtkGrid *
add_section (GtkBox *parent, const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_label_new (title);
  GtkWidget *grid = gtk_grid_new ();

  gtk_label_set_xalign (GTK_LABEL (head), 0);
  gtk_widget_add_css_class (head, "form-head");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 16);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "form-section");
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (parent, box);
  return GTK_GRID (grid);
}

/* HA goes with stones on the board and is changed there. */
static void
add_handicap (TengenReviewInfo *self, GtkGrid *grid, int row)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  int handicap = tengen_game_get_setup (game)->handicap;
  GtkWidget *label = gtk_label_new (_ ("Handicap"));
  GtkWidget *value = gtk_label_new (NULL);
  g_autofree char *text = NULL;

  if (handicap == 0)
    text = g_strdup (_ ("Even"));
  else if (handicap == 1)
    text = g_strdup (_ ("Black moves first, no komi"));
  else
    text = g_strdup_printf (_ ("%d stones"), handicap);
  gtk_label_set_label (GTK_LABEL (value), text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_xalign (GTK_LABEL (value), 0);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, value, 1, row, 1, 1);
}

static void
align_labels (GtkGrid *grid, GtkSizeGroup *group)
{
  for (int row = 0; row < 16; row++)
    {
      GtkWidget *label = gtk_grid_get_child_at (grid, 0, row);

      if (label != NULL)
        gtk_size_group_add_widget (group, label);
    }
}

/* The two players face each other, everything else follows below. */
static GtkBox *
find_parent (TengenReviewInfo *self, GtkBox *players, TengenProperty property)
{
  if (property == TENGEN_PROPERTY_PB || property == TENGEN_PROPERTY_PW)
    return players;
  return self->sections;
}

static void
build (TengenReviewInfo *self)
{
  GtkBox *players = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  g_autoptr (GtkSizeGroup) group =
      gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkGrid *grid = NULL;
  int row = 0;

  gtk_box_set_homogeneous (players, TRUE);
  gtk_box_append (self->sections, GTK_WIDGET (players));
  for (guint i = 0; i < N_FIELDS; i++)
    {
      if (rows[i].section != NULL)
        {
          grid = add_section (find_parent (self, players, rows[i].property),
                              _ (rows[i].section));
          row = 0;
        }
      add_field (self, grid, i, row);
      row += 2;
      if (rows[i].property == TENGEN_PROPERTY_KM && is_shown (self, i))
        {
          add_handicap (self, grid, row);
          row += 2;
        }
      if (i + 1 == N_FIELDS || rows[i + 1].section != NULL)
        align_labels (grid, group);
    }
}

static void
fill (TengenReviewInfo *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  for (guint i = 0; i < N_FIELDS; i++)
    {
      g_autofree char *text = tengen_info_get (tengen_game_get_record (game),
                                               tengen_game_get_cursor (game),
                                               rows[i].property);

      set_text (&self->fields[i], text != NULL ? text : "");
      /* as the widget has it: it may not take everything */
      self->fields[i].before = get_text (&self->fields[i]);
      show_hint (self, i);
    }
}

static void
tengen_review_info_dispose (GObject *object)
{
  TengenReviewInfo *self = TENGEN_REVIEW_INFO (object);

  g_clear_object (&self->session);
  G_OBJECT_CLASS (tengen_review_info_parent_class)->dispose (object);
}

static void
tengen_review_info_finalize (GObject *object)
{
  TengenReviewInfo *self = TENGEN_REVIEW_INFO (object);

  for (guint i = 0; i < N_FIELDS; i++)
    g_free (self->fields[i].before);
  G_OBJECT_CLASS (tengen_review_info_parent_class)->finalize (object);
}

static void
tengen_review_info_class_init (TengenReviewInfoClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_info_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_review_info_finalize;
  tengen_review_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-info.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewInfo, sections);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewInfo, objection);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_review_info_init (TengenReviewInfo *self)
{
  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/review/tengen-review-windows.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "annotate");
}

TengenReviewInfo *
tengen_review_info_new (GtkWindow *parent, TengenSession *session)
{
  TengenReviewInfo *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TENGEN_IS_SESSION (session), NULL);

  self = g_object_new (TENGEN_TYPE_REVIEW_INFO, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  build (self);
  fill (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->fields[0].widget);
  return self;
}

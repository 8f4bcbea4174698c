/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-properties: all that a node holds (項目)
 *
 * Shape: a list of strings, one for each property, "identifier TAB name TAB
 *        values"; rebuilt while visible when the node or the record changed.
 */
#include "tengen-review-properties.h"

#include "tengen-label.h"
#include "tengen-record-value.h"
#include "tengen-words-record.h"

#define _(s) tengen_words_text (s)

/* What is shown of a property. */
#define SHOWN_LETTERS 1300
#define SHOWN_BYTES (3 * SHOWN_LETTERS)

struct _TengenReviewProperties
{
  GtkWidget parent_instance;

  /* Owned */
  GtkWidget *scroller;
  GtkStringList *rows;
  GSignalGroup *signals;

  TengenNotation notation;
};

G_DEFINE_FINAL_TYPE (TengenReviewProperties,
                     tengen_review_properties,
                     GTK_TYPE_WIDGET)

static gboolean
is_text (TengenProperty kind)
{
  TengenPropertyType type = tengen_property_get_info (kind)->type;

  return type == TENGEN_PROPERTY_TYPE_TEXT ||
         type == TENGEN_PROPERTY_TYPE_SIMPLE_TEXT;
}

/* How points of the game are named. */
typedef struct
{
  TengenNotation notation;
  int width;
  int height;
} Naming;

/* What to call a point or a rectangle, or NULL for what is none. */
static char *
name_points (const Naming *naming, const char *raw, gsize length)
{
  TengenPoint from, to;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  if (length == 0 ||
      !tengen_value_rectangle (
          raw, length, naming->width, naming->height, &from, &to))
    return NULL;
  first = tengen_notation_format (
      naming->notation, naming->width, naming->height, from);
  if (from == to)
    return g_steal_pointer (&first);
  last = tengen_notation_format (
      naming->notation, naming->width, naming->height, to);
  return g_strdup_printf ("%s – %s", first, last);
}

static char *
name_pair (const Naming *naming, const char *raw, gsize length)
{
  gsize colon;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (!tengen_value_split (raw, length, &colon))
    return name_points (naming, raw, length);
  from = name_points (naming, raw, colon);
  to = name_points (naming, raw + colon + 1, length - colon - 1);
  return from != NULL && to != NULL ? g_strdup_printf ("%s → %s", from, to)
                                    : NULL;
}

static char *
name_value (const Naming *naming,
            TengenProperty kind,
            const char *raw,
            gsize length)
{
  gsize colon;

  switch (tengen_property_get_info (kind)->type)
    {
    case TENGEN_PROPERTY_TYPE_MOVE:
    case TENGEN_PROPERTY_TYPE_POINTS:
    case TENGEN_PROPERTY_TYPE_POINTS_OR_NONE:
      return name_points (naming, raw, length);
    case TENGEN_PROPERTY_TYPE_POINT_POINT:
      return name_pair (naming, raw, length);
    case TENGEN_PROPERTY_TYPE_POINT_TEXT:
      return tengen_value_split (raw, length, &colon)
                 ? name_points (naming, raw, colon)
                 : NULL;
    case TENGEN_PROPERTY_TYPE_UNKNOWN:
    case TENGEN_PROPERTY_TYPE_NONE:
    case TENGEN_PROPERTY_TYPE_NUMBER:
    case TENGEN_PROPERTY_TYPE_REAL:
    case TENGEN_PROPERTY_TYPE_DOUBLE:
    case TENGEN_PROPERTY_TYPE_COLOR:
    case TENGEN_PROPERTY_TYPE_SIMPLE_TEXT:
    case TENGEN_PROPERTY_TYPE_TEXT:
    case TENGEN_PROPERTY_TYPE_TEXT_TEXT:
    case TENGEN_PROPERTY_TYPE_NUMBER_TEXT:
      break;
    }
  return NULL;
}

/* Texts are shown without escapes, all else as it stands in the file; tabs and
 * what follows a long text would break the row. */
static void
append_value (GString *row,
              const TengenRecord *record,
              const Naming *naming,
              TengenProperty kind,
              TengenValue value)
{
  gsize length;
  const char *raw = tengen_record_get_raw (record, value, &length);
  gsize start = row->len;
  g_autofree char *text =
      is_text (kind) ? tengen_value_text (raw,
                                          length,
                                          kind != TENGEN_PROPERTY_C &&
                                              kind != TENGEN_PROPERTY_GC)
                     : g_strndup (raw, length);
  g_autofree char *name =
      naming->width > 0 ? name_value (naming, kind, raw, length) : NULL;

  if (name == NULL)
    g_string_append (row, text);
  else
    /* Translators: a point as it stands in the file, and its name */
    g_string_append_printf (row, _ ("%s (%s)"), text, name);
  for (char *at = row->str + start; *at != '\0'; at++)
    if (*at == '\t')
      *at = ' ';
}

static void
cut_row (GString *row, gsize start)
{
  g_autofree char *shown =
      tengen_words_shorten (row->str + start, SHOWN_LETTERS);

  g_string_truncate (row, start);
  g_string_append (row, shown);
}

static char *
make_row (const TengenRecord *record,
          const Naming *naming,
          TengenNodeProperty property)
{
  TengenProperty kind = tengen_record_get_property_kind (record, property);
  g_autofree char *name =
      kind != TENGEN_PROPERTY_OTHER ? tengen_words_property (kind) : NULL;
  g_autofree char *identifier =
      tengen_words_shorten (tengen_record_get_property_name (record, property),
                            TENGEN_WORDS_NAME_LETTERS);
  GString *row = g_string_new (NULL);
  gsize start;

  g_string_append_printf (
      row, "%s\t%s\t", identifier, name != NULL ? name : "");
  start = row->len;
  for (TengenValue value = tengen_record_get_value (record, property);
       value != 0 && row->len <= start + SHOWN_BYTES;
       value = tengen_record_get_next_value (record, value))
    {
      if (row->len > start)
        g_string_append (row, is_text (kind) ? "\n" : "  ");
      append_value (row, record, naming, kind, value);
    }
  cut_row (row, start);
  return g_string_free (row, FALSE);
}

static GPtrArray *
make_rows (const TengenGame *game, TengenNotation notation)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  gboolean has_board = tengen_game_setup_has_board (setup);
  const Naming naming = { .notation = notation,
                          .width = has_board ? setup->width : 0,
                          .height = has_board ? setup->height : 0 };
  const TengenRecord *record = tengen_game_get_record (game);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_free);

  for (TengenNodeProperty at =
           tengen_record_get_property (record, tengen_game_get_cursor (game));
       at != 0;
       at = tengen_record_get_next_property (record, at))
    g_ptr_array_add (rows, make_row (record, &naming, at));
  g_ptr_array_add (rows, NULL);
  return rows;
}

static gboolean
is_same (TengenReviewProperties *self, GPtrArray *rows)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  if (n + 1 != rows->len)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (strcmp (gtk_string_list_get_string (self->rows, i), rows->pdata[i]) !=
        0)
      return FALSE;
  return TRUE;
}

static void
changed_cb (TengenReviewProperties *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  g_autoptr (GPtrArray) rows = NULL;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (session == NULL)
    gtk_string_list_splice (self->rows, 0, n, NULL);
  else
    {
      rows = make_rows (tengen_session_get_game (session), self->notation);
      if (!is_same (self, rows))
        gtk_string_list_splice (
            self->rows, 0, n, (const char *const *) rows->pdata);
    }
}

static void
tengen_review_properties_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tengen_review_properties_parent_class)->map (widget);
  changed_cb (TENGEN_REVIEW_PROPERTIES (widget));
}

/* --- Rows --- */

static GtkWidget *
make_label (const char *css_class, gboolean wraps)
{
  GtkWidget *label = tengen_label_new (NULL, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), wraps);
  gtk_label_set_selectable (GTK_LABEL (label), wraps);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (head), make_label ("identifier", FALSE));
  gtk_box_append (GTK_BOX (head), make_label ("dim", FALSE));
  gtk_box_append (GTK_BOX (row), head);
  gtk_box_append (GTK_BOX (row), make_label (NULL, TRUE));
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *text =
      gtk_string_object_get_string (gtk_list_item_get_item (item));
  g_auto (GStrv) parts = g_strsplit (text, "\t", 3);
  GtkWidget *head = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *identifier = gtk_widget_get_first_child (head);

  g_return_if_fail (g_strv_length (parts) == 3);
  gtk_label_set_label (GTK_LABEL (identifier), parts[0]);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (identifier)),
                       parts[1]);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (head)),
                       parts[2]);
}

static GtkWidget *
make_list (TengenReviewProperties *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection *model =
      gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  GtkWidget *view;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  view = gtk_list_view_new (GTK_SELECTION_MODEL (model), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Properties of This Node"),
                                  -1);
  return view;
}

static void
tengen_review_properties_dispose (GObject *object)
{
  TengenReviewProperties *self = TENGEN_REVIEW_PROPERTIES (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->rows);
  G_OBJECT_CLASS (tengen_review_properties_parent_class)->dispose (object);
}

static void
tengen_review_properties_class_init (TengenReviewPropertiesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_properties_dispose;
  widget_class->map = tengen_review_properties_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "properties");
}

static void
tengen_review_properties_init (TengenReviewProperties *self)
{
  self->notation = TENGEN_NOTATION_A1;
  /* text reached by Tab is not text the user wants to copy */
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-label-select-on-focus",
                FALSE,
                NULL);
  self->rows = gtk_string_list_new (NULL);
  self->scroller = tengen_card_new (make_list (self));
  gtk_widget_add_css_class (self->scroller, "rows");
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
}

void
tengen_review_properties_set_session (TengenReviewProperties *self,
                                      TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PROPERTIES (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  changed_cb (self);
}

void
tengen_review_properties_set_notation (TengenReviewProperties *self,
                                       TengenNotation notation)
{
  g_return_if_fail (TENGEN_IS_REVIEW_PROPERTIES (self));

  if (self->notation == notation)
    return;
  self->notation = notation;
  changed_cb (self);
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-size: widgets in letters that grow with the wall
 */
#include "tengen-classroom-size.h"

/* The sizes of tengen-classroom-size.css. */
static const int sizes[] = { 14,  15,  16,  17,  18,  19,  20,  21,  22,
                             23,  24,  25,  26,  28,  29,  31,  32,  34,
                             35,  37,  39,  41,  43,  45,  47,  50,  52,
                             55,  58,  61,  64,  67,  70,  74,  77,  81,
                             85,  89,  94,  99,  103, 109, 114, 120, 126,
                             132, 139, 146, 153, 161, 169, 177, 186 };

static char *
make_class (int size)
{
  return g_strdup_printf ("letters-%d", size);
}

/* The class of a size that it has already is not touched. */
static void
drop_others (GtkWidget *widget, const char *kept)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);

  for (guint i = 0; classes[i] != NULL; i++)
    if (g_str_has_prefix (classes[i], "letters-") &&
        !g_str_equal (classes[i], kept))
      gtk_widget_remove_css_class (widget, classes[i]);
}

void
tengen_classroom_size_set (GtkWidget *widget, double size)
{
  g_autofree char *class = NULL;
  gsize i = G_N_ELEMENTS (sizes) - 1;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  while (i > 0 && sizes[i] > size)
    i--;
  class = make_class (sizes[i]);
  drop_others (widget, class);
  gtk_widget_add_css_class (widget, class);
}

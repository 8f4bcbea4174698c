/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * glossary-shown: which entry a glossary shows
 */
#pragma once

#include "template-child.h"
#include "tengen-glossary-page.h"

/* NULL where no entry fits. */
static inline const char *
get_glossary_shown (gpointer page)
{
  GtkSelectionModel *words =
      gtk_list_view_get_model (template_child (page, "words"));
  GtkStringObject *word =
      gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (words));

  return word != NULL ? gtk_string_object_get_string (word) : NULL;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign: records of other servers and programs
 */
#include "tengen-foreign.h"

#include <string.h>

#include "tengen-foreign-forms.h"

/* Reading more than SGF's reader takes is not begun. */
#define MOST_BYTES TENGEN_SGF_MAX_FILE
/* The ending of what was unpacked. */
#define PACKED ".gz"

G_DEFINE_QUARK (tengen - foreign - error - quark, tengen_foreign_error)

/* The forms, in the order in which they are looked for: last those whose bytes
 * alone prove nothing. */
static const struct
{
  TengenForeignForm form;
  const char *const endings[2];
  TengenForeignKnow know;
  TengenForeignRead read;
} forms[] = {
  { TENGEN_FOREIGN_GIB,
    { ".gib" },
    tengen_foreign_is_gib,
    tengen_foreign_read_gib },
  { TENGEN_FOREIGN_RENLIB,
    { ".lib" },
    tengen_foreign_is_renlib,
    tengen_foreign_read_renlib },
  { TENGEN_FOREIGN_PISKVORK,
    { ".psq" },
    tengen_foreign_is_piskvork,
    tengen_foreign_read_piskvork },
  { TENGEN_FOREIGN_RIF,
    { ".rif" },
    tengen_foreign_is_rif,
    tengen_foreign_read_rif },
  /* its ending promises nothing */
  { TENGEN_FOREIGN_JAGO,
    { NULL },
    tengen_foreign_is_jago,
    tengen_foreign_read_jago },
  { TENGEN_FOREIGN_NGF,
    { ".ngf" },
    tengen_foreign_is_ngf,
    tengen_foreign_read_ngf },
  { TENGEN_FOREIGN_UGF,
    { ".ugf", ".ugi" },
    tengen_foreign_is_ugf,
    tengen_foreign_read_ugf },
  { TENGEN_FOREIGN_RENLIB,
    { ".lib" },
    tengen_foreign_is_old_renlib,
    tengen_foreign_read_renlib },
  { TENGEN_FOREIGN_POS,
    { ".pos" },
    tengen_foreign_is_pos,
    tengen_foreign_read_pos },
};

gboolean
tengen_foreign_is_binary (TengenForeignForm form)
{
  return form == TENGEN_FOREIGN_RENLIB || form == TENGEN_FOREIGN_POS;
}

static gboolean
has_ending (const char *name, guint index)
{
  g_autofree char *lower = NULL;

  if (name == NULL)
    return FALSE;
  lower = g_ascii_strdown (name, -1);
  if (g_str_has_suffix (lower, PACKED))
    lower[strlen (lower) - strlen (PACKED)] = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (forms[index].endings); i++)
    if (forms[index].endings[i] != NULL &&
        g_str_has_suffix (lower, forms[index].endings[i]))
      return TRUE;
  return FALSE;
}

/* Tells whether the bytes alone prove nothing. */
static gboolean
needs_name (guint index)
{
  return forms[index].know == tengen_foreign_is_old_renlib ||
         forms[index].know == tengen_foreign_is_pos;
}

/* The index of the form that bytes are of, or the number of forms. */
static guint
find_form (const char *data, gsize length, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (forms[i].know (data, length) &&
        (!needs_name (i) || has_ending (name, i)))
      return i;
  return G_N_ELEMENTS (forms);
}

/* The form that a name promises. */
static TengenForeignForm
find_promise (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (has_ending (name, i))
      return forms[i].form;
  return TENGEN_FOREIGN_NONE;
}

TengenForeignForm
tengen_foreign_find_form (const char *data, gsize length, const char *name)
{
  guint index = find_form (data, length, name);

  return index < G_N_ELEMENTS (forms) ? forms[index].form : TENGEN_FOREIGN_NONE;
}

/* SGF, or nothing at all: then a name that promises something is taken at its
 * word. */
static TengenSgfReading *
read_sgf (const char *data,
          gsize length,
          const char *name,
          const char *charset,
          TengenForeignForm *form,
          GError **error)
{
  g_autoptr (GError) cause = NULL;
  TengenSgfReading *reading = tengen_sgf_read (data, length, charset, &cause);

  if (reading->record != NULL)
    return reading;
  if (g_error_matches (cause, TENGEN_SGF_ERROR, TENGEN_SGF_ERROR_EMPTY))
    *form = find_promise (name);
  if (*form == TENGEN_FOREIGN_NONE)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return reading;
    }
  reading->error_line = 1;
  reading->error_column = 1;
  g_set_error_literal (
      error, TENGEN_FOREIGN_ERROR, TENGEN_FOREIGN_ERROR_NOTHING, "");
  return reading;
}

TengenSgfReading *
tengen_foreign_read (const char *data,
                     gsize length,
                     const char *name,
                     const char *charset,
                     TengenForeignForm *form,
                     GError **error)
{
  TengenForeignForm found = TENGEN_FOREIGN_NONE;
  TengenForeignDraft *draft;
  TengenSgfReading *reading;
  GError *cause = NULL;
  guint index;

  g_return_val_if_fail (data != NULL, NULL);

  if (form == NULL)
    form = &found;
  *form = TENGEN_FOREIGN_NONE;
  index = length <= MOST_BYTES ? find_form (data, length, name)
                               : G_N_ELEMENTS (forms);
  if (index == G_N_ELEMENTS (forms))
    return read_sgf (data, length, name, charset, form, error);
  *form = forms[index].form;
  draft = tengen_foreign_draft_new ();
  if (forms[index].read (draft, data, length, charset, &cause))
    return tengen_foreign_draft_finish (draft, error);
  reading = tengen_foreign_draft_finish (draft, NULL);
  g_clear_pointer (&reading->record, tengen_record_free);
  g_propagate_error (error, cause);
  return reading;
}

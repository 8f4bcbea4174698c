/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-list: the engines of this machine
 *
 * Shape: an array of entries, NULL until it is asked for; what was found,
 *        then what was added.
 */
#include "tengen-external-list.h"

#include "tengen-words-text.h"

#include <string.h>

#define _(text) tengen_words_text (text)

#define SAVED_TYPE "a(ssss)"
/* So many engines of one's own are kept. */
#define MOST_OWN 30
#define MOST_TEXT 4000

static const char *const PROTOCOLS[] = {
  [TENGEN_EXTERNAL_GTP] = "gtp",
  [TENGEN_EXTERNAL_GOMOCUP] = "gomocup",
};

struct _TengenExternalList
{
  GObject parent_instance;

  /* (element-type TengenExternalEntry) (nullable) */
  GPtrArray *entries;
  GVariant *saved;
};

G_DEFINE_FINAL_TYPE (TengenExternalList, tengen_external_list, G_TYPE_OBJECT)

enum
{
  PROP_SAVED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* --- Finding --- */

static gboolean
is_program (const char *path)
{
  return g_file_test (path, G_FILE_TEST_IS_EXECUTABLE) &&
         !g_file_test (path, G_FILE_TEST_IS_DIR);
}

/* Whether a program is another one of the same name, also behind a link. */
static gboolean
is_other (const TengenExternalKind *kind, const char *path)
{
  char *real;
  g_autofree char *folder = NULL;

  if (kind->other == NULL)
    return FALSE;
  real = realpath (path, NULL);
  folder = g_path_get_dirname (real != NULL ? real : path);
  free (real);
  return g_str_equal (folder, kind->other);
}

/* Folders where programs are, those outside PATH too: games often are. Tests
 * name others. */
static char **
list_folders (void)
{
  const char *named = g_getenv ("TENGEN_ENGINES");
  const char *path = g_getenv ("PATH");
  g_autofree char *all = g_strdup_printf ("%s:/usr/games:/usr/local/games:"
                                          "%s/.local/bin:%s/bin",
                                          path != NULL ? path : "",
                                          g_get_home_dir (),
                                          g_get_home_dir ());

  return g_strsplit (named != NULL ? named : all, ":", -1);
}

static char *
find_kind (const TengenExternalKind *kind)
{
  g_auto (GStrv) folders = list_folders ();

  for (guint i = 0; folders[i] != NULL; i++)
    {
      g_autofree char *path =
          g_build_filename (folders[i], kind->program, NULL);

      if (g_path_is_absolute (path) && is_program (path) &&
          !is_other (kind, path))
        return g_steal_pointer (&path);
    }
  return NULL;
}

static const TengenExternalKind *
recognise (const char *path, TengenExternalProtocol protocol)
{
  g_autofree char *name = g_path_get_basename (path);

  for (guint i = 0; i < tengen_external_kind_get_n (); i++)
    {
      const TengenExternalKind *kind = tengen_external_kind_get (i);

      if (kind->protocol == protocol && g_str_equal (kind->program, name))
        return kind;
    }
  return NULL;
}

static void
add_found (TengenExternalList *self)
{
  for (guint i = 0; i < tengen_external_kind_get_n (); i++)
    {
      const TengenExternalKind *kind = tengen_external_kind_get (i);
      char *path = find_kind (kind);
      TengenExternalEntry *entry;

      if (path == NULL)
        continue;
      entry = g_new0 (TengenExternalEntry, 1);
      entry->id = g_strdup (kind->id);
      entry->name = g_strdup (kind->name);
      entry->kind = kind;
      entry->protocol = kind->protocol;
      entry->path = path;
      entry->arguments = g_new0 (char *, 1);
      g_ptr_array_add (self->entries, entry);
    }
}

static char *
find_path (const char *program)
{
  char *path = g_find_program_in_path (program);

  if (path == NULL && g_str_has_prefix (program, "~/"))
    {
      path = g_build_filename (g_get_home_dir (), program + 2, NULL);
      if (!is_program (path))
        g_clear_pointer (&path, g_free);
    }
  return path;
}

static void
add_own (TengenExternalList *self,
         const char *id,
         const char *name,
         TengenExternalProtocol protocol,
         const char *command)
{
  TengenExternalEntry *entry = g_new0 (TengenExternalEntry, 1);
  g_auto (GStrv) words = NULL;

  entry->id = g_strdup (id);
  entry->name = g_strdup (name);
  entry->protocol = protocol;
  entry->own = TRUE;
  if (g_shell_parse_argv (command, NULL, &words, NULL))
    entry->path = find_path (words[0]);
  if (entry->path != NULL)
    {
      entry->arguments = g_strdupv (words + 1);
      entry->kind = recognise (entry->path, protocol);
      if (entry->kind != NULL && is_other (entry->kind, entry->path))
        g_clear_pointer (&entry->path, g_free);
    }
  else
    entry->arguments = g_new0 (char *, 1);
  g_ptr_array_add (self->entries, entry);
}

static gboolean
find_protocol (const char *word, TengenExternalProtocol *protocol)
{
  for (guint i = 0; i < G_N_ELEMENTS (PROTOCOLS); i++)
    if (g_str_equal (PROTOCOLS[i], word))
      {
        *protocol = (TengenExternalProtocol) i;
        return TRUE;
      }
  return FALSE;
}

static void
add_saved (TengenExternalList *self)
{
  GVariantIter iter;
  const char *id, *name, *word, *command;
  TengenExternalProtocol protocol;

  g_variant_iter_init (&iter, self->saved);
  while (self->entries->len < MOST_OWN + tengen_external_kind_get_n () &&
         g_variant_iter_next (&iter, "(&s&s&s&s)", &id, &name, &word, &command))
    if (find_protocol (word, &protocol))
      add_own (self, id, name, protocol, command);
}

static void
search (TengenExternalList *self)
{
  if (self->entries != NULL)
    return;
  self->entries = g_ptr_array_new_with_free_func (
      (GDestroyNotify) tengen_external_entry_free);
  add_found (self);
  add_saved (self);
}

void
tengen_external_list_refresh (TengenExternalList *self)
{
  g_return_if_fail (TENGEN_IS_EXTERNAL_LIST (self));

  g_clear_pointer (&self->entries, g_ptr_array_unref);
}

guint
tengen_external_list_get_n (TengenExternalList *self)
{
  g_return_val_if_fail (TENGEN_IS_EXTERNAL_LIST (self), 0);

  search (self);
  return self->entries->len;
}

const TengenExternalEntry *
tengen_external_list_get (TengenExternalList *self, guint index)
{
  g_return_val_if_fail (index < tengen_external_list_get_n (self), NULL);

  return self->entries->pdata[index];
}

const TengenExternalEntry *
tengen_external_list_find (TengenExternalList *self, const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < tengen_external_list_get_n (self); i++)
    {
      const TengenExternalEntry *entry = self->entries->pdata[i];

      if (g_str_equal (entry->id, id))
        return entry;
    }
  return NULL;
}

/* --- Adding --- */

/* Takes another array of what was added, in which an id may be left out. */
static void
save (TengenExternalList *self, const char *without, GVariant *added)
{
  GVariantBuilder builder;
  GVariantIter iter;
  GVariant *child;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (SAVED_TYPE));
  g_variant_iter_init (&iter, self->saved);
  while ((child = g_variant_iter_next_value (&iter)) != NULL)
    {
      const char *id;

      g_variant_get_child (child, 0, "&s", &id);
      if (!g_str_equal (id, without))
        g_variant_builder_add_value (&builder, child);
      g_variant_unref (child);
    }
  if (added != NULL)
    g_variant_builder_add_value (&builder, added);
  g_object_set (self, "saved", g_variant_builder_end (&builder), NULL);
}

/* The same command has the same id, so that records find it after it was added
 * anew. */
static char *
make_id (const char *command)
{
  return g_strdup_printf ("own-%08x", g_str_hash (command));
}

static gboolean
check (const TengenExternalKind *kind,
       const char *program,
       const char *path,
       GError **error)
{
  if (path == NULL)
    g_set_error (error,
                 G_SHELL_ERROR,
                 G_SHELL_ERROR_FAILED,
                 _ ("There is no program “%s”."),
                 program);
  else if (kind != NULL && is_other (kind, path))
    g_set_error (error,
                 G_SHELL_ERROR,
                 G_SHELL_ERROR_FAILED,
                 /* TRANSLATORS: a program, a folder, an engine */
                 _ ("The program “%s” in “%s” is another one than %s."),
                 kind->program,
                 kind->other,
                 kind->name);
  else
    return TRUE;
  return FALSE;
}

const char *
tengen_external_list_add (TengenExternalList *self,
                          const char *name,
                          TengenExternalProtocol protocol,
                          const char *command,
                          GError **error)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *path = NULL;
  g_autofree char *base = NULL;
  g_autofree char *id = NULL;
  const TengenExternalKind *kind = NULL;

  g_return_val_if_fail (TENGEN_IS_EXTERNAL_LIST (self), NULL);
  g_return_val_if_fail (name != NULL && command != NULL, NULL);

  if (strlen (command) > MOST_TEXT ||
      !g_shell_parse_argv (command, NULL, &words, NULL))
    {
      g_set_error (error,
                   G_SHELL_ERROR,
                   G_SHELL_ERROR_BAD_QUOTING,
                   _ ("This is no command: a program, then its arguments."));
      return NULL;
    }
  path = find_path (words[0]);
  if (path != NULL)
    kind = recognise (path, protocol);
  if (!check (kind, words[0], path, error))
    return NULL;
  base = g_path_get_basename (path);
  id = make_id (command);
  save (self,
        id,
        g_variant_new ("(ssss)",
                       id,
                       *name != '\0'  ? name
                       : kind != NULL ? kind->name
                                      : base,
                       PROTOCOLS[protocol],
                       command));
  return tengen_external_list_find (self, id)->id;
}

void
tengen_external_list_remove (TengenExternalList *self, const char *id)
{
  g_return_if_fail (TENGEN_IS_EXTERNAL_LIST (self));
  g_return_if_fail (id != NULL);

  save (self, id, NULL);
}

/* --- Life --- */

static void
tengen_external_list_get_property (GObject *object,
                                   guint prop_id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  if (prop_id == PROP_SAVED)
    g_value_set_variant (value, TENGEN_EXTERNAL_LIST (object)->saved);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_external_list_set_property (GObject *object,
                                   guint prop_id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  TengenExternalList *self = TENGEN_EXTERNAL_LIST (object);
  GVariant *saved = g_value_get_variant (value);

  if (prop_id != PROP_SAVED)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  if (saved == NULL ||
      !g_variant_is_of_type (saved, G_VARIANT_TYPE (SAVED_TYPE)) ||
      g_variant_equal (saved, self->saved))
    return;
  g_variant_unref (self->saved);
  self->saved = g_variant_ref_sink (saved);
  tengen_external_list_refresh (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_external_list_finalize (GObject *object)
{
  TengenExternalList *self = TENGEN_EXTERNAL_LIST (object);

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_variant_unref (self->saved);
  G_OBJECT_CLASS (tengen_external_list_parent_class)->finalize (object);
}

static void
tengen_external_list_class_init (TengenExternalListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_external_list_get_property;
  object_class->set_property = tengen_external_list_set_property;
  object_class->finalize = tengen_external_list_finalize;

  /* TengenExternalList:saved: what a person added */
  properties[PROP_SAVED] = g_param_spec_variant (
      "saved",
      NULL,
      NULL,
      G_VARIANT_TYPE (SAVED_TYPE),
      NULL,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_external_list_init (TengenExternalList *self)
{
  self->saved = g_variant_ref_sink (
      g_variant_new_array (G_VARIANT_TYPE ("(ssss)"), NULL, 0));
}

TengenExternalList *
tengen_external_list_new (void)
{
  return g_object_new (TENGEN_TYPE_EXTERNAL_LIST, NULL);
}

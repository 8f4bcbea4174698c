/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-mirror: the settings as Tengen left them
 *
 * Shape: [settings] format; [values] the keys that have a value of the user's,
 *        as the text of a GVariant.
 */
#include "tengen-settings-mirror.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "tengen-sealed-file.h"
#include "tengen-record-key-file.h"
#include "tengen-record-seal.h"

#define GROUP "settings"
#define VALUES "values"
#define FORMAT 1
/* From a change to the file. */
#define DELAY_MS 1000

struct _TengenSettingsMirror
{
  GObject parent_instance;

  GSettings *store;
  GSettingsSchema *schema;
  char *path;
  /* (nullable): what was written, while it waits */
  GKeyFile *before;
  gboolean following;
  guint write_id;
};

G_DEFINE_FINAL_TYPE (TengenSettingsMirror,
                     tengen_settings_mirror,
                     G_TYPE_OBJECT)

/* --- The file --- */

/* %NULL where none was written whole. */
static GKeyFile *
read_file (TengenSettingsMirror *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  gsize length;
  g_autofree char *data = tengen_sealed_file_load (self->path, &length);

  if (data == NULL ||
      tengen_seal_check (data, length, NULL) != TENGEN_SEAL_WHOLE ||
      !g_key_file_load_from_data (file, data, length, G_KEY_FILE_NONE, NULL) ||
      g_key_file_get_integer (file, GROUP, "format", NULL) != FORMAT)
    return NULL;
  return g_steal_pointer (&file);
}

static char *
print_value (TengenSettingsMirror *self, const char *key)
{
  g_autoptr (GVariant) value = g_settings_get_user_value (self->store, key);

  return value != NULL ? g_variant_print (value, FALSE) : NULL;
}

/* It can be made again, so that it need not be on the disk at once. */
static void
write_file (TengenSettingsMirror *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) keys = g_settings_schema_list_keys (self->schema);
  g_autofree char *text = NULL;
  g_autofree char *sealed = NULL;
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_key_file_set_integer (file, GROUP, "format", FORMAT);
  for (int i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *value = print_value (self, keys[i]);

      if (value != NULL)
        g_key_file_set_string (file, VALUES, keys[i], value);
    }
  text = g_key_file_to_data (file, NULL, NULL);
  sealed = tengen_seal_add (text);
  if (tengen_sealed_file_make_folder (folder))
    g_file_set_contents_full (
        self->path, sealed, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}

/* --- Following --- */

static gboolean
write_cb (gpointer data)
{
  TengenSettingsMirror *self = data;

  self->write_id = 0;
  write_file (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (TengenSettingsMirror *self)
{
  if (!self->following || self->write_id != 0)
    return;
  g_unlink (self->path);
  self->write_id = g_timeout_add (DELAY_MS, write_cb, self);
}

static void
follow (TengenSettingsMirror *self)
{
  g_clear_pointer (&self->before, g_key_file_unref);
  self->following = TRUE;
}

/* --- The object --- */

static void
tengen_settings_mirror_dispose (GObject *object)
{
  TengenSettingsMirror *self = TENGEN_SETTINGS_MIRROR (object);

  if (self->write_id != 0)
    write_file (self);
  g_clear_handle_id (&self->write_id, g_source_remove);
  g_clear_object (&self->store);
  G_OBJECT_CLASS (tengen_settings_mirror_parent_class)->dispose (object);
}

static void
tengen_settings_mirror_finalize (GObject *object)
{
  TengenSettingsMirror *self = TENGEN_SETTINGS_MIRROR (object);

  g_clear_pointer (&self->before, g_key_file_unref);
  g_settings_schema_unref (self->schema);
  g_free (self->path);
  G_OBJECT_CLASS (tengen_settings_mirror_parent_class)->finalize (object);
}

static void
tengen_settings_mirror_class_init (TengenSettingsMirrorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tengen_settings_mirror_dispose;
  object_class->finalize = tengen_settings_mirror_finalize;
}

static void
tengen_settings_mirror_init (TengenSettingsMirror *self)
{
}

/* The backends that last no longer than the program. */
static gboolean
keeps_nothing (GSettings *store)
{
  g_autoptr (GObject) backend = NULL;
  const char *name;

  g_object_get (store, "backend", &backend, NULL);
  name = backend != NULL ? G_OBJECT_TYPE_NAME (backend) : "";
  return g_str_equal (name, "GMemorySettingsBackend") ||
         g_str_equal (name, "GNullSettingsBackend");
}

TengenSettingsMirror *
tengen_settings_mirror_new (GSettings *store, const char *path)
{
  TengenSettingsMirror *self;

  g_return_val_if_fail (G_IS_SETTINGS (store), NULL);

  if (keeps_nothing (store))
    return NULL;
  self = g_object_new (TENGEN_TYPE_SETTINGS_MIRROR, NULL);
  self->store = g_object_ref (store);
  g_object_get (store, "settings-schema", &self->schema, NULL);
  self->path = path != NULL
                   ? g_strdup (path)
                   : g_build_filename (
                         g_get_user_state_dir (), "tengen", "settings", NULL);
  g_signal_connect_object (
      store, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

static gboolean
is_same (TengenSettingsMirror *self, GKeyFile *file)
{
  g_auto (GStrv) keys = g_settings_schema_list_keys (self->schema);

  for (int i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *now = print_value (self, keys[i]);
      g_autofree char *before =
          tengen_record_key_file_get_text (file, VALUES, keys[i]);

      if (g_strcmp0 (now, before) != 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
tengen_settings_mirror_check (TengenSettingsMirror *self)
{
  g_autoptr (GKeyFile) file = NULL;

  g_return_val_if_fail (TENGEN_IS_SETTINGS_MIRROR (self), TRUE);

  file = read_file (self);
  if (file != NULL && !is_same (self, file))
    {
      self->following = FALSE;
      self->before = g_steal_pointer (&file);
      return FALSE;
    }
  if (file == NULL)
    write_file (self);
  follow (self);
  return TRUE;
}

void
tengen_settings_mirror_accept (TengenSettingsMirror *self)
{
  g_return_if_fail (TENGEN_IS_SETTINGS_MIRROR (self));

  write_file (self);
  follow (self);
}

static void
restore_key (TengenSettingsMirror *self, const char *key)
{
  g_autoptr (GSettingsSchemaKey) about =
      g_settings_schema_get_key (self->schema, key);
  g_autofree char *text =
      tengen_record_key_file_get_text (self->before, VALUES, key);
  g_autoptr (GVariant) value = NULL;

  if (text != NULL)
    value = g_variant_parse (
        g_settings_schema_key_get_value_type (about), text, NULL, NULL, NULL);
  if (value != NULL && g_settings_schema_key_range_check (about, value))
    g_settings_set_value (self->store, key, value);
  else
    g_settings_reset (self->store, key);
}

void
tengen_settings_mirror_restore (TengenSettingsMirror *self)
{
  g_auto (GStrv) keys = NULL;

  g_return_if_fail (TENGEN_IS_SETTINGS_MIRROR (self));
  g_return_if_fail (self->before != NULL);

  keys = g_settings_schema_list_keys (self->schema);
  for (int i = 0; keys[i] != NULL; i++)
    restore_key (self, keys[i]);
  follow (self);
}

/* --- Before there are settings --- */

/* A disk that fails now may have the file again later. */
static gboolean
is_damaged (const char *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  gsize length;
  g_autofree char *data = tengen_sealed_file_load (path, &length);

  if (data == NULL)
    return errno == EISDIR || errno == EFBIG || errno == ELOOP;
  /* GLib reads any bytes, and stumbles over them later */
  return !g_utf8_validate_len (data, length, NULL) ||
         (length > 0 && !g_key_file_load_from_data (
                            file, data, length, G_KEY_FILE_NONE, NULL));
}

char *
tengen_settings_mirror_clear_file (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return is_damaged (path) ? tengen_sealed_file_set_aside (path) : NULL;
}

const char *
tengen_settings_mirror_clear_way (void)
{
  static gboolean done;
  /* (nullable): where what was set aside lies now */
  static char *aside;
  g_autofree char *plain = NULL;
  g_autofree char *dconf = NULL;
  GStatBuf info;

  if (done)
    return aside;
  done = TRUE;
  plain = g_build_filename (
      g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);
  aside = tengen_settings_mirror_clear_file (plain);
  /* to open a pipe would never end; all else is up to dconf */
  dconf = g_build_filename (g_get_user_config_dir (), "dconf", "user", NULL);
  if (g_stat (dconf, &info) == 0 && S_ISFIFO (info.st_mode))
    g_free (tengen_sealed_file_set_aside (dconf));
  return aside;
}

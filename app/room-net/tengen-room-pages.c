/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-pages: the files of the page
 */
#include "tengen-room-pages.h"

#include <string.h>

#define FOLDER "/org/tengen/Room/"
#define FIRST "index.html"
/* What stands in the first for the hash, and how long that is. */
#define PLACE "@PAGE@"
#define HASH_LENGTH 16

#define KEPT "public, max-age=31536000, immutable"
#define NOT_KEPT "no-store"

struct TengenRoomPages
{
  GHashTable *files; /* (element-type utf8 GBytes) */
  char *hash;
};

static GBytes *
look_up (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes =
      g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes == NULL)
    g_error ("%s", error->message);
  return bytes;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The hash of all files is in the first in its place. */
static void
put_hash (TengenRoomPages *self)
{
  GBytes *first = g_hash_table_lookup (self->files, FIRST);
  if (first == NULL)
    return;
  g_autoptr (GString) text = g_string_new_len (
      g_bytes_get_data (first, NULL), (gssize) g_bytes_get_size (first));
  g_string_replace (text, PLACE, self->hash, 0);
  gsize length = text->len;
  g_hash_table_insert (
      self->files,
      g_strdup (FIRST),
      g_bytes_new_take (g_string_free (g_steal_pointer (&text), FALSE),
                        length));
}

TengenRoomPages *
tengen_room_pages_new (void)
{
  TengenRoomPages *self = g_new0 (TengenRoomPages, 1);
  self->files = g_hash_table_new_full (
      g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  g_auto (GStrv) names = g_resources_enumerate_children (
      FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  guint n = names != NULL ? g_strv_length (names) : 0;
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  if (n > 0)
    qsort (names, n, sizeof *names, compare_names);
  for (guint i = 0; i < n; i++)
    {
      GBytes *bytes = look_up (names[i]);
      g_checksum_update (sum,
                         g_bytes_get_data (bytes, NULL),
                         (gssize) g_bytes_get_size (bytes));
      g_hash_table_insert (self->files, g_strdup (names[i]), bytes);
    }
  self->hash = g_strndup (g_checksum_get_string (sum), HASH_LENGTH);
  put_hash (self);
  return self;
}

void
tengen_room_pages_free (TengenRoomPages *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->files);
  g_free (self->hash);
  g_free (self);
}

const char *
tengen_room_pages_get_hash (const TengenRoomPages *self)
{
  return self->hash;
}

static const char *
tell_type (const char *name)
{
  static const struct
  {
    const char *suffix, *type;
  } types[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".svg", "image/svg+xml" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_has_suffix (name, types[i].suffix))
      return types[i].type;
  return "application/octet-stream";
}

void
tengen_room_pages_add_headers (SoupServerMessage *request)
{
  SoupMessageHeaders *headers =
      soup_server_message_get_response_headers (request);
  const char *host = soup_message_headers_get_one (
      soup_server_message_get_request_headers (request), "Host");
  /* older Safari does not take 'self' for ws: */
  g_autofree char *policy = g_strdup_printf (
      "default-src 'none'; script-src 'self'; style-src 'self'; "
      "img-src 'self'; connect-src 'self' ws://%s; base-uri 'none'; "
      "form-action 'none'; frame-ancestors 'none'",
      host);
  soup_message_headers_append (headers, "Content-Security-Policy", policy);
  soup_message_headers_append (headers, "X-Content-Type-Options", "nosniff");
  soup_message_headers_append (headers, "Referrer-Policy", "no-referrer");
  soup_message_headers_append (
      headers, "Cross-Origin-Resource-Policy", "same-origin");
  soup_message_headers_append (headers, "X-Frame-Options", "DENY");
  soup_message_headers_append (headers, "Connection", "close");
}

gboolean
tengen_room_pages_answer (TengenRoomPages *self,
                          SoupServerMessage *request,
                          const char *path)
{
  const char *name = g_str_equal (path, "/")        ? FIRST
                     : g_str_equal (path, "/hello") ? "hello.html"
                                                    : path + 1;
  GBytes *bytes = g_hash_table_lookup (self->files, name);
  if (bytes == NULL)
    return FALSE;
  const char *query = g_uri_get_query (soup_server_message_get_uri (request));
  SoupMessageHeaders *headers =
      soup_server_message_get_response_headers (request);
  soup_message_headers_append (headers,
                               "Cache-Control",
                               g_strcmp0 (query, self->hash) == 0 ? KEPT
                                                                  : NOT_KEPT);
  soup_server_message_set_status (request, SOUP_STATUS_OK, NULL);
  soup_server_message_set_response (request,
                                    tell_type (name),
                                    SOUP_MEMORY_COPY,
                                    g_bytes_get_data (bytes, NULL),
                                    g_bytes_get_size (bytes));
  return TRUE;
}

/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-qr: a text as a QR code
 */
#include "tengen-room-qr.h"

#include <qrencode.h>

#define DARK 1

char *
tengen_room_qr_encode (const char *text, int *size)
{
  QRcode *code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M);
  if (code == NULL)
    return NULL;
  *size = code->width;
  int n = code->width * code->width;
  char *bits = g_malloc ((gsize) n + 1);
  for (int i = 0; i < n; i++)
    bits[i] = (code->data[i] & DARK) != 0 ? '1' : '0';
  bits[n] = '\0';
  QRcode_free (code);
  return bits;
}

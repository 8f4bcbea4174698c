/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-talk-private: what the protocols share
 */
#pragma once

#include "tengen-external-talk.h"

G_BEGIN_DECLS

/* A protocol; see tengen-external-talk for what each function does. */
typedef struct
{
  void (*greet) (TengenExternalTalk *self);
  void (*ask) (TengenExternalTalk *self, const TengenExternalTask *task);
  TengenExternalReply (*read) (TengenExternalTalk *self,
                               TengenExternalAsk ask,
                               const char *line);
  TengenPoint (*read_point) (const TengenExternalTask *task, const char *text);
} TengenExternalTalkWay;

extern const TengenExternalTalkWay tengen_external_talk_gtp;
extern const TengenExternalTalkWay tengen_external_talk_gomocup;

/* Adds a line. */
void tengen_external_talk_add (TengenExternalTalk *self,
                               TengenExternalAsk ask,
                               const char *format,
                               ...) G_GNUC_PRINTF (3, 4);

G_END_DECLS

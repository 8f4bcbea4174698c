/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-one: the function that every fuzz program has
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

/**
 * LLVMFuzzerTestOneInput:
 * @data: any bytes
 * @size: how many
 *
 * Tries the bytes and aborts if something is wrong. The name is libFuzzer's.
 *
 * Returns: 0
 */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

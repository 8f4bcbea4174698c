/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-one: the functions that fuzz programs have; the names are libFuzzer's
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

/**
 * LLVMFuzzerTestOneInput:
 * @data: any bytes
 * @size: how many
 *
 * Tries the bytes and aborts if something is wrong.
 *
 * Returns: 0
 */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/**
 * LLVMFuzzerInitialize:
 * @argc: (inout): number of words
 * @argv: (inout): the words of the command line
 *
 * Prepares a search; called once, before all inputs.
 *
 * Returns: 0
 */
int LLVMFuzzerInitialize (int *argc, char ***argv);

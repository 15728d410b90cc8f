/* What each fuzz target is: libFuzzer's entry, also called by replay.c. */
#ifndef MUSTER_TESTS_FUZZ_TARGET_H
#define MUSTER_TESTS_FUZZ_TARGET_H

#include <stddef.h>
#include <stdint.h>

/* Tries one input and aborts where a promise is broken. Always 0. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#endif

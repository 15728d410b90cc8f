/* The system's calls of the club file, one of which fails when a test wants it. */
#ifndef MUSTER_TESTS_DB_FAULTY_SYSTEM_H
#define MUSTER_TESTS_DB_FAULTY_SYSTEM_H

typedef enum {
  CALL_NONE,
  CALL_OPEN,
  CALL_LOCK,
  CALL_TRUNCATE,
  CALL_COPY,
  CALL_WRITE,
  CALL_FLUSH,
  CALL_RENAME,
} SystemCall;

/* From the number-th of these calls on, each fails with the code; CALL_NONE: none does. */
void faulty_system (SystemCall call, int number, int code);

#endif

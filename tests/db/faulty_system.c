/* The linker leads the calls here first: see -Wl,--wrap in meson.build. */
#include "tests/db/faulty_system.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <sys/types.h>

#define WRAPPED(type, name, ...)                                                                   \
  type __real_##name (__VA_ARGS__);                                                                \
  type __wrap_##name (__VA_ARGS__);                                                                \
  type __wrap_##name (__VA_ARGS__)

static SystemCall failing;
static int before; /* calls that still work */
static int with;

void
faulty_system (SystemCall call, int number, int code)
{
  failing = call;
  before = number - 1;
  with = code;
}

static bool
fails (SystemCall call)
{
  if (call != failing || before-- > 0)
    return false;
  errno = with;
  return true;
}

int __real_open64 (const char *path, int flags, ...);
int __wrap_open64 (const char *path, int flags, ...);

int
__wrap_open64 (const char *path, int flags, ...)
{
  va_list rest;
  va_start (rest, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg (rest, mode_t) : 0;
  va_end (rest);
  return (flags & O_CREAT) != 0 && fails (CALL_OPEN) ? -1 : __real_open64 (path, flags, mode);
}

WRAPPED (int, flock, int file, int operation)
{
  return fails (CALL_LOCK) ? -1 : __real_flock (file, operation);
}

WRAPPED (int, ftruncate64, int file, off_t size)
{
  return fails (CALL_TRUNCATE) ? -1 : __real_ftruncate64 (file, size);
}

WRAPPED (ssize_t, copy_file_range, int from, off_t *at, int to, off_t *there, size_t size,
         unsigned flags)
{
  return fails (CALL_COPY) ? -1 : __real_copy_file_range (from, at, to, there, size, flags);
}

WRAPPED (ssize_t, pwrite64, int file, const void *data, size_t size, off_t at)
{
  return fails (CALL_WRITE) ? -1 : __real_pwrite64 (file, data, size, at);
}

WRAPPED (int, fsync, int file)
{
  return fails (CALL_FLUSH) ? -1 : __real_fsync (file);
}

WRAPPED (int, rename, const char *from, const char *to)
{
  return fails (CALL_RENAME) ? -1 : __real_rename (from, to);
}

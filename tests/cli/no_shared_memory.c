/* A folder of a network, as far as a database meets it: what lies there cannot be mapped. */
#define _GNU_SOURCE
#undef _FILE_OFFSET_BITS /* which would make one of the two calls below the other */
#include <dlfcn.h>
#include <errno.h>
#include <sys/mman.h>
#include <sys/types.h>

#define SHARED_BY_FILE (MAP_SHARED | MAP_ANONYMOUS)

typedef void *(*Map) (void *, size_t, int, int, int, off_t);

static void *
map (const char *name, void *at, size_t size, int protection, int flags, int file, off_t offset)
{
  if ((flags & SHARED_BY_FILE) == MAP_SHARED && (protection & PROT_WRITE) != 0) {
    errno = ENODEV;
    return MAP_FAILED;
  }
  Map real;
  *(void **) &real = dlsym (RTLD_NEXT, name);
  return real (at, size, protection, flags, file, offset);
}

void *
mmap (void *at, size_t size, int protection, int flags, int file, off_t offset)
{
  return map ("mmap", at, size, protection, flags, file, offset);
}

void *
mmap64 (void *at, size_t size, int protection, int flags, int file, off_t offset)
{
  return map ("mmap64", at, size, protection, flags, file, offset);
}

/* A club file on disk that changes only as a whole: who reads it, or copies it, sees it as one act
 * or another left it, never half of one. Knows nothing of SQL; club_vfs.c puts it under SQLite, and
 * tells why each step is safe. Private to db/. */
#ifndef MUSTER_DB_CONNECTION_CLUB_FILE_H
#define MUSTER_DB_CONNECTION_CLUB_FILE_H

#include <glib.h>

typedef enum {
  MU_FILE_DONE,
  MU_FILE_SHORT,     /* there is less to read; the rest is zeros */
  MU_FILE_MISSING,   /* nothing to open */
  MU_FILE_BUSY,      /* another program writes, or has written: look again */
  MU_FILE_GONE,      /* moved or deleted since it was opened */
  MU_FILE_READ_ONLY, /* the file, or its folder */
  MU_FILE_FULL,      /* no room, or none allowed */
  MU_FILE_OVERTAKEN, /* another program put something under the name while this one wrote */
  MU_FILE_NO_PLACE,  /* the folder cannot have one file take another's place */
  MU_FILE_FAILED,    /* anything else */
} MuFileAnswer;

typedef struct MuClubFile MuClubFile;

typedef struct {
  gboolean create;    /* nothing need be there; a file appears with the first act */
  gboolean read_only; /* though it could be written */
} MuFileWish;

/* Opens path, which is no link; NULL with the answer (MISSING, FAILED). */
MuClubFile *mu_club_file_open (const char *path, const MuFileWish *wish, MuFileAnswer *answer);
/* What is not published is gone. */
void mu_club_file_close (MuClubFile *file);

gboolean mu_club_file_writable (const MuClubFile *file);
/* The system's reason (errno) for the last answer that was not DONE; 0: none. */
int mu_club_file_reason (const MuClubFile *file);

/* Looks what lies under the name: what is read from now on is that, until the next look. */
MuFileAnswer mu_club_file_look (MuClubFile *file);
/* Whether the last looks found other content than was read before; says so once. */
gboolean mu_club_file_take_anew (MuClubFile *file);

/* The writer's lock: BUSY unless what lies under the name is what was last looked at. */
MuFileAnswer mu_club_file_begin (MuClubFile *file);
/* What is written is seen by this file alone until it is published. */
MuFileAnswer mu_club_file_write (MuClubFile *file, const void *data, gsize size, gint64 at);
MuFileAnswer mu_club_file_truncate (MuClubFile *file, gint64 size);
/* On disk, and under the name. When it fails, all is as it was before mu_club_file_begin, but for
 * the lock. Does nothing where nothing was written. */
MuFileAnswer mu_club_file_publish (MuClubFile *file);
/* Gives the lock back; what was not published is gone. */
void mu_club_file_end (MuClubFile *file);

MuFileAnswer mu_club_file_read (MuClubFile *file, void *data, gsize size, gint64 at);
MuFileAnswer mu_club_file_size (MuClubFile *file, gint64 *size);

#endif

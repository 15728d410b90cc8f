/* The certificate of a list: which edition of it was judged by which book, what it came
 * to, and a check code that changes with anything in it, so that an umpire sees that
 * nothing was edited since. */
#ifndef MUSTER_LISTS_CHECK_CERTIFICATE_H
#define MUSTER_LISTS_CHECK_CERTIFICATE_H

#include "lists/check/check.h"

typedef struct {
  int edition;      /* of the list */
  char *book;       /* name of the book; its id where the club has none of that id */
  int book_edition; /* of the book that judged; of the one that the list names if there is none */
  int list_book_edition; /* of the book that the list was written by */
  char *books; /* "Mid Republican Roman, edition 1, with Numidian, edition 2": that book and those
                * of the allies */
  int points;
  gboolean legal;
  char *code; /* see mu_list_check_code */
} MuCertificate;

/* book: the one to judge by, NULL where the club has none; borrowed only during the call. */
MuCertificate *mu_certificate_new (const MuList *list, const MuBook *book);
void mu_certificate_free (MuCertificate *certificate);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuCertificate, mu_certificate_free)

/* "legal by Mid Republican Roman, edition 1" or "not legal", translated; free with g_free. */
char *mu_certificate_verdict (const MuCertificate *certificate);
/* The whole of it in one line: "list edition 3, legal by …, check code …"; free with g_free. */
char *mu_certificate_line (const MuCertificate *certificate);

/* "K7QF-22CM-X9BD-4HTR": 80 bits of SHA-256 over the list's XML (lists/words/eye_code.h). The same
 * list has the same code on every machine; free with g_free. */
char *mu_list_check_code (const MuList *list);
/* All of that sum, in hexadecimal digits; free with g_free. */
char *mu_list_sum (const MuList *list);

typedef enum {
  MU_CHECK_CODE_NONE,    /* the text is none */
  MU_CHECK_CODE_LETTERS, /* as mu_list_check_code has them */
  MU_CHECK_CODE_BEFORE,  /* twelve hexadecimal digits, 48 bits, as Muster gave them before: who
                            builds  two armies can give them one such code in a minute */
  MU_CHECK_CODE_SUM,     /* the whole sum */
} MuCheckCode;

/* What a text is; capital or small, with hyphens or blanks between or without. */
MuCheckCode mu_check_code_kind (const char *text);
/* Whether it is the code of this list, or the one that it had before lists named the editions of
 * their allies' books. */
gboolean mu_list_has_check_code (const MuList *list, const char *text);

#endif

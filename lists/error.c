#include "lists/error.h"

G_DEFINE_QUARK (mu - file - error, mu_file_error)

#include "lists/xml/error.h"

G_DEFINE_QUARK (mu - file - error, mu_file_error)

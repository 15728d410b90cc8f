#include "tests/rules/abd/board.h"
int main (void) { return 0; }

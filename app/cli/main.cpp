#include "app/cli/Program.h"

int main(int argc, char** argv) {
  return vitrine::cli::runProgram(argc, argv);
}

#include "resources/demos/common/Maker.h"
#include "resources/demos/xops/Courtyard.h"

using namespace vitrine::demos;

int main(int argc, char** argv) {
  return runMaker(argc, argv, "make_xops_courtyard", courtyard::files);
}

#include "resources/demos/common/Maker.h"
#include "tests/samples/xops/SmallFiles.h"

int main(int argc, char** argv) {
  return vitrine::demos::runMaker(argc, argv, "make_xops_mission", vitrine::samples::small::files);
}

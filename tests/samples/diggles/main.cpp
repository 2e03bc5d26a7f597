#include "resources/demos/common/Maker.h"
#include "tests/samples/diggles/SmallModels.h"

int main(int argc, char** argv) {
  return vitrine::demos::runMaker(argc, argv, "make_diggles_model", vitrine::samples::diggles::small::files);
}

#include "resources/demos/common/Maker.h"
#include "resources/demos/source/MapWriter.h"
#include "tests/samples/source/ChangedMuseum.h"

using namespace vitrine::demos;

int main(int argc, char** argv) {
  return runMaker(argc, argv, "make_changed_museum", [] {
    WriteOptions options;
    options.hdr = true;
    return std::vector{PakFile{"vitrine_museum.bsp", writeMap(vitrine::samples::makeChangedMuseum(), options)}};
  });
}

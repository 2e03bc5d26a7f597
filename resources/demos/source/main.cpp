#include "resources/demos/common/Maker.h"
#include "resources/demos/source/DemoMap.h"
#include "resources/demos/source/MapWriter.h"

using namespace vitrine::demos;

int main(int argc, char** argv) {
  return runMaker(argc, argv, "make_source_museum", [] {
    WriteOptions options;
    options.hdr = true;
    return std::vector{PakFile{"vitrine_museum.bsp", writeMap(DemoMap().make(), options)}};
  });
}

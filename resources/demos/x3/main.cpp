#include "resources/demos/common/Maker.h"
#include "resources/demos/x3/GameTree.h"

using namespace vitrine::demos;

int main(int argc, char** argv) {
  return runMaker(argc, argv, "make_x3_station", [] { return x3::stationFiles(x3::Form::Mixed); });
}

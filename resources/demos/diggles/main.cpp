#include "resources/demos/common/Maker.h"
#include "resources/demos/diggles/Mine.h"

using namespace vitrine::demos;

int main(int argc, char** argv) {
  return runMaker(argc, argv, "make_diggles_mine", diggles::mine::files);
}

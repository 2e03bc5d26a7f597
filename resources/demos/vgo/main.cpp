#include "resources/demos/common/Maker.h"
#include "resources/demos/vgo/Avatar.h"

using namespace vitrine::demos;

int main(int argc, char** argv) {
  return runMaker(argc, argv, "make_vgo_avatar", [] {
    const vgo::FileForm form;
    return vgo::filesOf("vitrine_avatar", vgo::avatar::parts(form), form);
  });
}

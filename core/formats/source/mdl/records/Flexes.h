#pragma once

#include "core/formats/source/mdl/records/Header.h"

/// Records of facial expressions, which are listed and not played.
namespace vitrine::formats::source {

inline constexpr auto kMdlFlexDesc =
    structure::layout("flex", 4, structure::fields::i32("szFACSindex", kMdlFromRecord));

inline constexpr auto kMdlFlexController = [] {
  using namespace structure::fields;
  return structure::layout("flex controller", 20, i32("sztypeindex", kMdlFromRecord),
                           i32("sznameindex", kMdlFromRecord), i32("localToGlobal"), f32("min"), f32("max"));
}();

inline constexpr auto kMdlFlexRule = [] {
  using namespace structure::fields;
  return structure::layout("flex rule", 12, i32("flex").to("flexes"), i32("numops"), i32("opindex", kMdlFromRecord));
}();

inline constexpr auto kMdlFlexControllerUi = [] {
  using namespace structure::fields;
  return structure::layout("flex controller ui", 20, i32("sznameindex", kMdlFromRecord),
                           i32("szindex", kMdlFromRecord, 3), u8("remaptype"), u8("stereo").gap(2));
}();

inline constexpr auto kMdlMouth = [] {
  using namespace structure::fields;
  return structure::layout("mouth", 20, i32("bone").to("bones"), vec3("forward"), i32("flexdesc").to("flexes"));
}();

} // namespace vitrine::formats::source

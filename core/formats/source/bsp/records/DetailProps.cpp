#include "core/formats/source/bsp/records/DetailProps.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/CountedRecords.h"
#include "core/scene/Lightmap.h"

namespace vitrine::formats::source {
namespace {

consteval Column ofProp(std::string_view field) {
  return structure::columnOf<bsp::kDetailProp>(field);
}
consteval Column ofSprite(std::string_view field) {
  return structure::columnOf<bsp::kDetailSprite>(field);
}

constexpr float kWholeSpread = 255;

} // namespace

DetailProp DetailProps::prop(std::size_t index) const {
  const std::byte* at = props.at(index);
  DetailProp prop;
  prop.origin = ofProp("Origin").vec3(at);
  prop.angles = ofProp("Angles").vec3(at);
  prop.shape = ofProp("DetailModel").integer(at);
  prop.leaf = ofProp("Leaf").integer(at);
  prop.light = scene::decodeLuxel(ofProp("Lighting").place(at));
  prop.tilt = ofProp("ShapeAngle").integer(at);
  prop.spread = static_cast<float>(ofProp("ShapeSize").integer(at)) / kWholeSpread;
  prop.orientation = ofProp("Orientation").integer(at);
  prop.type = ofProp("Type").integer(at);
  prop.scale = ofProp("Scale").real(at);
  return prop;
}

DetailSprite DetailProps::sprite(std::size_t index) const {
  const std::byte* at = sprites.at(index);
  return {ofSprite("UL").vec2(at), ofSprite("LR").vec2(at), ofSprite("TexUL").vec2(at), ofSprite("TexLR").vec2(at)};
}

DetailProps readDetailProps(const GameLumpEntry& lump, Endian order, Diagnostics& diagnostics) {
  DetailProps props;
  ByteReader reader(lump.block.bytes, lump.block.range, order);
  try {
    props.dictionary = takeCounted(reader, bsp::kPropModelName, order, base::translate("formats", "model names"));
    props.sprites = takeCounted(reader, bsp::kDetailSprite, order, base::translate("formats", "sprites"));
    props.props = takeCounted(reader, bsp::kDetailProp, order, base::translate("formats", "detail props"));
  } catch (const bytes::ReadError& error) {
    diagnostics.damage(base::translate("formats", "detail props: %1").arg(error.error().message),
                       ByteRange{error.error().space, error.error().offset.value_or(0), 0});
  }
  return props;
}

} // namespace vitrine::formats::source

#include "resources/demos/source/GameLump.h"

#include "resources/demos/source/LumpFile.h"
#include "resources/demos/source/LzmaWriter.h"

#include <algorithm>

namespace vitrine::demos {

namespace {

constexpr std::uint32_t kStaticProps = 0x73707270; // "sprp"
constexpr std::uint32_t kDetailProps = 0x64707270; // "dprp"

int staticPropVersion(int bspVersion, bool l4d2, bool scaled) {
  if (bspVersion <= 19)
    return 5;
  if (bspVersion == 20)
    return 10;
  if (bspVersion == 21)
    return l4d2 ? 8 : scaled ? 11 : 9;
  return 13;
}

/// Adds the fields that follow the 60 bytes that all layouts from version 5 on share.
void addTail(ByteWriter& out, int version, const StaticProp& prop) {
  switch (version) {
  case 5:
    return;
  case 8: // CPU and GPU levels, colour
    out.u32(0);
    out.u32(prop.tint);
    return;
  case 9: // the same and "not on consoles"
    out.u32(0);
    out.u32(prop.tint);
    out.u32(0);
    return;
  case 10: // DirectX levels, flags, lightmap size
    out.u32(0);
    out.u32(0);
    out.u16(32);
    out.u16(32);
    return;
  default: // 11 and 13: as 9, more flags, scale as a whole or per axis
    out.u32(0);
    out.u32(prop.tint);
    out.u32(0);
    out.u32(0);
    for (int axis = 0; axis < (version == 11 ? 1 : 3); ++axis)
      out.f32(prop.scale);
  }
}

Bytes staticProps(const MapModel& model, const CompiledMap& map, int version) {
  ByteWriter out;
  out.i32(static_cast<int>(map.propModels.size()));
  for (const std::string& name : map.propModels)
    out.fixedText(name, 128);
  out.i32(static_cast<int>(map.propLeaves.size()));
  for (const int leaf : map.propLeaves) {
    if (version >= 12)
      out.u32(static_cast<std::uint32_t>(leaf));
    else
      out.u16(static_cast<std::uint32_t>(leaf));
  }
  out.i32(static_cast<int>(model.props.size()));
  for (std::size_t i = 0; i < model.props.size(); ++i) {
    const StaticProp& prop = model.props[i];
    const CompiledProp& compiled = map.props[i];
    out.vec3(prop.origin);
    out.vec3(prop.angles);
    out.u16(static_cast<std::uint32_t>(compiled.model));
    out.u16(static_cast<std::uint32_t>(compiled.firstLeaf));
    out.u16(static_cast<std::uint32_t>(compiled.leafCount));
    out.u8(6); // solid by its physics shape
    out.u8(0);
    out.i32(prop.skin);
    out.f32(-1);
    out.f32(0);
    out.vec3(prop.origin + Vec3{0, 0, prop.radius});
    out.f32(1);
    addTail(out, version, prop);
  }
  return out.take();
}

Bytes detailProps(const MapModel& model, const CompiledMap& map) {
  ByteWriter out;
  std::vector<std::string> models;
  for (const DetailSprite& detail : model.details)
    if (!detail.model.empty() && std::ranges::find(models, detail.model) == models.end())
      models.push_back(detail.model);
  out.i32(static_cast<int>(models.size()));
  for (const std::string& name : models)
    out.fixedText(name, 128);
  out.i32(static_cast<int>(model.detailSprites.size()));
  for (const DetailSpriteShape& shape : model.detailSprites) {
    out.f32(-shape.halfWidth);
    out.f32(shape.height);
    out.f32(shape.halfWidth);
    out.f32(0);
    out.f32(shape.left);
    out.f32(shape.top);
    out.f32(shape.right);
    out.f32(shape.bottom);
  }
  out.i32(static_cast<int>(model.details.size()));
  for (std::size_t i = 0; i < model.details.size(); ++i) {
    const DetailSprite& detail = model.details[i];
    out.vec3(detail.origin);
    out.vec3(Vec3{0, detail.yaw, 0});
    const bool isModel = !detail.model.empty();
    const auto number = isModel ? std::ranges::find(models, detail.model) - models.begin() : detail.sprite;
    out.u16(static_cast<std::uint32_t>(number));
    out.u16(static_cast<std::uint32_t>(map.detailLeaves[i]));
    out.u32(colourWithExponent(map.detailLight[i]));
    out.u32(0); // light styles
    out.u8(0);
    out.u8(20); // sway
    out.u8(detail.shape == DetailShape::Sprite ? 0 : 20);
    out.u8(detail.shape == DetailShape::Sprite ? 0 : 32); // angle and size of crossed shapes
    out.u8(static_cast<std::uint32_t>(detail.facing));
    out.zeros(3);
    out.u8(isModel ? 0 : static_cast<std::uint32_t>(detail.shape));
    out.zeros(3);
    out.f32(detail.scale);
  }
  return out.take();
}

} // namespace

std::vector<GamePart> gameParts(const MapModel& model, const CompiledMap& map, int bspVersion, bool l4d2) {
  std::vector<GamePart> parts;
  const bool scaled = std::ranges::any_of(model.props, [](const StaticProp& prop) { return prop.scale != 1; });
  const int version = staticPropVersion(bspVersion, l4d2, scaled);
  parts.push_back({kStaticProps, version, staticProps(model, map, version)});
  if (!model.details.empty())
    parts.push_back({kDetailProps, 4, detailProps(model, map)});
  return parts;
}

/// The directory of the game lump; its parts are compressed one by one, the whole never is.
void putGameLump(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  const std::vector<GamePart> parts = gameParts(model, map, file.options().version, file.options().l4d2Directory);
  const bool packed = file.options().lzmaLumps;
  const std::size_t entries = parts.size() + (packed ? 1 : 0); // the last, empty entry tells where the data ends
  std::vector<Bytes> stored;
  for (const GamePart& part : parts)
    stored.push_back(packed ? lzmaLump(part.data) : part.data);
  ByteWriter& out = file.begin();
  const std::size_t start = out.size();
  std::size_t offset = start + 4 + entries * 16;
  out.i32(static_cast<int>(entries));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    out.u32(parts[i].id);
    out.u16(packed ? 1 : 0);
    out.u16(static_cast<std::uint32_t>(parts[i].version));
    out.u32(static_cast<std::uint32_t>(offset));
    out.u32(static_cast<std::uint32_t>(parts[i].data.size()));
    offset += stored[i].size();
  }
  if (packed) {
    out.zeros(8);
    out.u32(static_cast<std::uint32_t>(offset));
    out.zeros(4);
  }
  for (const Bytes& part : stored)
    out.bytes(part);
  file.enter(kGameLump, start, 0, 0);
}

} // namespace vitrine::demos

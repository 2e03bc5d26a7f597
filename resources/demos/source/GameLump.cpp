#include "resources/demos/source/GameLump.h"

#include "resources/demos/source/LumpFile.h"
#include "resources/demos/source/LzmaWriter.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace vitrine::demos {

namespace {

constexpr std::uint32_t kStaticProps = 0x73707270; // "sprp"
constexpr std::uint32_t kDetailProps = 0x64707270; // "dprp"

constexpr std::size_t kNameSize = 128;

/// The record that is usual for a map.
PropForm usualProps(const WriteOptions& options, bool scaled) {
  switch (options.game) {
  case Game::DarkMessiah:
    return {6, 136};
  case Game::Vindictus:
    return {6, 60};
  case Game::LaterVindictus:
    return {7, 64};
  case Game::ZenoClash:
    return {7, 68};
  case Game::BlackMesa:
    return {11, 80};
  case Game::EarlyOrangeBox:
    return {6, 64};
  default:
    break;
  }
  if (options.version == 17)
    return {4, 56};
  if (options.version <= 19)
    return {5, 60};
  if (options.version == 20)
    return {10, 72};
  if (options.strata())
    return {13, 88};
  if (options.l4d2Directory)
    return {8, 68};
  return scaled ? PropForm{11, 80} : PropForm{9, 72};
}

/// Fields behind the 60 bytes that all records from version 5 on share: D DirectX levels, C CPU and GPU levels, T tint,
/// F flags and size of the lightmap, Z a number that is 0, N a name, U 72 bytes that nobody knows, S a scale, V one for
/// each axis.
struct PropTail {
  int version;
  int size;
  std::string_view fields;
};

constexpr PropTail kPropTails[] = {
    {5, 60, ""},    {5, 188, "N"},    {6, 60, ""},     {6, 64, "D"},      {6, 136, "DU"},    {6, 192, "DN"},
    {7, 64, "D"},   {7, 68, "DT"},    {7, 72, "DF"},   {8, 68, "CT"},     {9, 72, "CTZ"},    {9, 76, "CTZZ"},
    {10, 72, "DF"}, {10, 76, "CTZZ"}, {11, 76, "DFT"}, {11, 80, "CTZZS"}, {12, 80, "CTZZS"}, {13, 88, "CTZZV"},
};
constexpr std::string_view kBlackMesaTail = "DFTZ"; // of its 11 with 80 bytes

std::string_view tailOf(PropForm form, bool blackMesa) {
  const auto found = std::ranges::find_if(
      kPropTails, [form](const PropTail& tail) { return tail.version == form.version && tail.size == form.size; });
  if (found == std::end(kPropTails))
    throw std::invalid_argument("static props of version " + std::to_string(form.version) + " have no records of " +
                                std::to_string(form.size) + " bytes");
  return blackMesa && form.size == 80 ? kBlackMesaTail : found->fields;
}

std::uint32_t flagsOf(const StaticProp& prop) {
  return prop.fadeEnd > 0 ? 1 : 0; // it fades
}

void addTailField(ByteWriter& out, char field, const StaticProp& prop) {
  switch (field) {
  case 'T':
    out.quad(prop.tint);
    return;
  case 'F':
    out.u32(flagsOf(prop));
    out.u16(32);
    out.u16(32);
    return;
  case 'N':
    out.fixedText("a_prop", kNameSize);
    return;
  case 'U':
    out.zeros(72);
    return;
  case 'S':
  case 'V':
    for (int axis = 0; axis < (field == 'S' ? 1 : 3); ++axis)
      out.f32(prop.scale);
    return;
  default:
    out.u32(0);
  }
}

void addProp(ByteWriter& out, const StaticProp& prop, const CompiledProp& compiled, PropForm form, bool blackMesa) {
  out.vec3(prop.origin);
  out.vec3(prop.angles);
  out.u16(static_cast<std::uint32_t>(compiled.model));
  out.u16(static_cast<std::uint32_t>(compiled.firstLeaf));
  out.u16(static_cast<std::uint32_t>(compiled.leafCount));
  out.u8(6); // solid by its physics shape
  out.u8(flagsOf(prop));
  out.i32(prop.skin);
  out.f32(prop.fadeStart);
  out.f32(prop.fadeEnd);
  out.vec3(prop.origin + Vec3{0, 0, prop.radius});
  if (form.version == 4)
    return;
  out.f32(1);
  for (const char field : tailOf(form, blackMesa))
    addTailField(out, field, prop);
}

Bytes staticProps(const MapModel& model, const CompiledMap& map, PropForm form, const WriteOptions& options) {
  ByteWriter out(options.order());
  out.i32(static_cast<int>(map.propModels.size()));
  for (const std::string& name : map.propModels)
    out.fixedText(name, kNameSize);
  if (options.game == Game::ZenoClash) { // names of something that is not known
    out.i32(1);
    out.fixedText("something", kNameSize);
  }
  out.i32(static_cast<int>(map.propLeaves.size()));
  for (const int leaf : map.propLeaves) {
    if (form.version >= 12)
      out.u32(static_cast<std::uint32_t>(leaf));
    else
      out.u16(static_cast<std::uint32_t>(leaf));
  }
  if (options.vindictus()) {
    out.i32(static_cast<int>(model.props.size()));
    for (std::size_t i = 0; i < model.props.size(); ++i) {
      out.i32(static_cast<int>(i));
      out.vec3(Vec3{1, 1, 1} * model.props[i].scale);
    }
  }
  out.i32(static_cast<int>(model.props.size()));
  for (std::size_t i = 0; i < model.props.size(); ++i)
    addProp(out, model.props[i], map.props[i], form, options.game == Game::BlackMesa);
  return out.take();
}

Bytes detailProps(const MapModel& model, const CompiledMap& map, std::endian order) {
  ByteWriter out(order);
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
    out.quad(colourWithExponent(map.detailLight[i]));
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

std::vector<GamePart> gameParts(const MapModel& model, const CompiledMap& map, const WriteOptions& options) {
  std::vector<GamePart> parts;
  const bool scaled = std::ranges::any_of(model.props, [](const StaticProp& prop) { return prop.scale != 1; });
  const PropForm form = options.props.version != 0 ? options.props : usualProps(options, scaled);
  parts.push_back({kStaticProps, form.version, staticProps(model, map, form, options)});
  if (!model.details.empty())
    parts.push_back({kDetailProps, 4, detailProps(model, map, options.order())});
  return parts;
}

namespace {

/// An entry of the game lump's directory.
void addEntry(ByteWriter& out, const WriteOptions& options, const GamePart& part, std::size_t offset) {
  if (options.game == Game::DarkMessiah)
    out.i32(1); // not known
  out.u32(part.id);
  const std::uint32_t flags = options.lzmaLumps && part.id != 0 ? 1 : 0;
  if (options.vindictus()) {
    out.u32(flags);
    out.i32(part.version);
  } else {
    out.u16(flags);
    out.u16(static_cast<std::uint32_t>(part.version));
  }
  out.u32(static_cast<std::uint32_t>(offset));
  out.u32(static_cast<std::uint32_t>(part.data.size()));
}

} // namespace

/// The directory of the game lump; its parts are compressed one by one, the whole never is.
void putGameLump(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  const WriteOptions& options = file.options();
  const std::vector<GamePart> parts = gameParts(model, map, options);
  const bool packed = options.lzmaLumps;
  const std::size_t entries = parts.size() + (packed ? 1 : 0); // the last, empty entry tells where the data ends
  const std::size_t entrySize = options.vindictus() || options.game == Game::DarkMessiah ? 20 : 16;
  std::vector<Bytes> stored;
  for (const GamePart& part : parts)
    stored.push_back(packed ? lzmaLump(part.data) : part.data);
  ByteWriter& out = file.begin();
  const std::size_t start = out.size();
  // Consoles count from the start of the lump, all others from that of the file.
  std::size_t offset = (options.console ? 0 : start) + 4 + entries * entrySize;
  out.i32(static_cast<int>(entries));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    addEntry(out, options, parts[i], offset);
    offset += stored[i].size();
  }
  if (packed)
    addEntry(out, options, {}, offset);
  for (const Bytes& part : stored)
    out.bytes(part);
  file.enter(kGameLump, start, 0, 0);
}

} // namespace vitrine::demos

#include "core/formats/source/bsp/StaticProps.h"

#include "core/bytes/Text.h"
#include "core/formats/source/bsp/layouts/Layouts.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kSmallestRecord = 56;
constexpr int kWideLeafVersion = 12;

/// A count and as many records after it. Throws bytes::ReadError where they do not fit.
RecordView readList(ByteReader& reader, const LayoutPtr& layout, const QString& what) {
  const std::uint32_t count = reader.u32();
  reader.require(count, layout->size, what);
  const ByteRange where{reader.space(), reader.spaceOffset(), std::uint64_t{count} * layout->size};
  return {layout, reader.take(where.size), where};
}

/// The records at the end: their size follows from how many bytes they share.
void readRecords(ByteReader& reader, StaticProps& props, int bspVersion, Diagnostics& diagnostics) {
  std::uint64_t count = reader.u32();
  const ByteRange rest{reader.space(), reader.spaceOffset(), reader.remaining()};
  if (count == 0) {
    return;
  }
  if (count > rest.size / kSmallestRecord) {
    diagnostics.damage(QStringLiteral("static props: %1 records cannot fit in %2 bytes").arg(count).arg(rest.size),
                       rest);
    count = rest.size / kSmallestRecord;
    if (count == 0) {
      return;
    }
  }
  props.recordSize = static_cast<double>(rest.size) / static_cast<double>(count);
  const auto size = static_cast<std::uint32_t>(rest.size / count);
  const LayoutPtr layout = layouts::staticProp(props.version, size, bspVersion, props.knownRecords);
  if (!props.knownRecords) {
    diagnostics.warn(
        QStringLiteral("static props of version %1 with %2 bytes are not known; their first 56 bytes are read")
            .arg(props.version)
            .arg(size),
        rest);
  }
  const ByteRange where{rest.space, rest.offset, count * size};
  props.props = {layout, reader.take(where.size), where};
}

/// All four numbers 0: tools that do not know of tints leave it so.
std::array<std::uint8_t, 4> readTint(const Column& column, const std::byte* record) {
  std::array<std::uint8_t, 4> tint{};
  for (std::uint32_t i = 0; i < tint.size(); ++i) {
    tint[i] = static_cast<std::uint8_t>(column.integer(record, i));
  }
  return tint == std::array<std::uint8_t, 4>{} ? std::array<std::uint8_t, 4>{255, 255, 255, 255} : tint;
}

QStringList names(const RecordView& dictionary) {
  QStringList names;
  for (std::size_t i = 0; i < dictionary.count(); ++i) {
    names << bytes::cString(std::span(dictionary.at(i), dictionary.layout()->size), 0);
  }
  return names;
}

} // namespace

QStringList StaticProps::models() const {
  return names(dictionary);
}

QStringList DetailProps::models() const {
  return names(dictionary);
}

int StaticProps::leafAt(int index) const {
  if (index < 0 || static_cast<std::size_t>(index) >= leaves.count()) {
    return -1;
  }
  return Column(leaves, "leaf").integer(leaves.at(static_cast<std::size_t>(index)));
}

std::vector<StaticProp> StaticProps::readProps() const {
  const Column origin(props, "Origin"), angles(props, "Angles"), model(props, "PropType");
  const Column firstLeaf(props, "FirstLeaf"), leafCount(props, "LeafCount");
  const Column uniformScale(props, "UniformScale"), scale(props, "Scale");
  const Column skin(props, "Skin"), flags(props, "Flags"), wideFlags(props, "FlagsWide");
  const Column lightingOrigin(props, "LightingOrigin"), tint(props, "DiffuseModulation");
  std::vector<StaticProp> list(props.count());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::byte* at = props.at(i);
    StaticProp& prop = list[i];
    prop.origin = origin.vec3(at);
    prop.angles = angles.vec3(at);
    prop.model = model.integer(at);
    prop.firstLeaf = firstLeaf.integer(at);
    prop.leafCount = leafCount.integer(at);
    prop.skin = skin.integer(at);
    prop.flags = static_cast<std::uint32_t>((wideFlags.exists() ? wideFlags : flags).integer(at));
    prop.lightingOrigin = lightingOrigin.vec3(at);
    if (uniformScale.exists()) {
      prop.scale *= uniformScale.real(at);
    } else if (scale.exists()) {
      prop.scale = scale.vec3(at);
    }
    if (tint.exists()) {
      prop.tint = readTint(tint, at);
    }
  }
  return list;
}

StaticProps readStaticProps(const GameLumpEntry& lump, int bspVersion, Diagnostics& diagnostics) {
  StaticProps props;
  props.version = lump.version;
  ByteReader reader(lump.block.bytes, lump.block.range);
  try {
    props.dictionary = readList(reader, layouts::propModelName(), QStringLiteral("model names"));
    const bool wide = props.version >= kWideLeafVersion;
    props.leaves = readList(reader, wide ? layouts::propLeaf4() : layouts::propLeaf2(), QStringLiteral("prop leaves"));
    readRecords(reader, props, bspVersion, diagnostics);
  } catch (const bytes::ReadError& error) {
    diagnostics.damage(QStringLiteral("static props: %1").arg(error.error().message),
                       ByteRange{error.error().space, error.error().offset.value_or(0), 0});
  }
  return props;
}

DetailProps readDetailProps(const GameLumpEntry& lump, Diagnostics& diagnostics) {
  DetailProps props;
  ByteReader reader(lump.block.bytes, lump.block.range);
  try {
    props.dictionary = readList(reader, layouts::propModelName(), QStringLiteral("model names"));
    props.sprites = readList(reader, layouts::detailSprite(), QStringLiteral("sprites"));
    props.props = readList(reader, layouts::detailProp(), QStringLiteral("detail props"));
  } catch (const bytes::ReadError& error) {
    diagnostics.damage(QStringLiteral("detail props: %1").arg(error.error().message),
                       ByteRange{error.error().space, error.error().offset.value_or(0), 0});
  }
  return props;
}

} // namespace vitrine::formats::source

#include "core/formats/source/bsp/records/StaticProps.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/CountedRecords.h"

namespace vitrine::formats::source {
namespace {

constexpr int kWideLeafVersion = 12;
constexpr int kZenoClashMap = 20;
constexpr int kZenoClashProps = 7;

/// The record of static props of this lump version and record size; `bspVersion` tells CS:GO's 11/80 from Black Mesa's.
/// Not known: the common first 56 bytes, and the rest as it is.
LayoutPtr propLayout(int lumpVersion, std::uint32_t size, int bspVersion, bool& known) {
  using namespace bsp;
  struct Variant {
    int version;
    LayoutPtr layout;
  };
  static const auto kVariants = std::to_array<Variant>({
      {4, kProp56},           {5, kProp60},       {5, kProp188Named}, {6, kProp60},           {6, kProp64},
      {6, kProp136},          {6, kProp192Named}, {7, kProp64},       {7, kProp68Tint},       {7, kProp72WideFlags},
      {8, kProp68CpuGpu},     {9, kProp72X360},   {9, kProp76CpuGpu}, {10, kProp72WideFlags}, {10, kProp76FlagsEx},
      {11, kProp76BlackMesa}, {11, kProp80Scale}, {12, kProp80Scale}, {13, kProp88Scale3},
  });
  const auto found = std::ranges::find_if(kVariants, [&](const Variant& variant) {
    return variant.version == lumpVersion && variant.layout->size == size;
  });
  known = found != kVariants.end();
  if (known) {
    const bool blackMesa = lumpVersion == 11 && size == kProp80BlackMesa.size && bspVersion == 20;
    return blackMesa ? LayoutPtr(kProp80BlackMesa) : found->layout;
  }
  std::vector<structure::Field> fields(kProp56.fields.begin(), kProp56.fields.end());
  if (size > kProp56.size) {
    fields.push_back({.name = "unknown", .type = Type::Raw, .offset = kProp56.size, .count = size - kProp56.size});
  }
  return LayoutPtr::make(kProp56.name, std::max(size, kProp56.size), std::move(fields));
}

/// The records at the end: their size follows from how many bytes they share.
void readPropRecords(ByteReader& reader, StaticProps& props, const BspHeader& header, Diagnostics& diagnostics) {
  std::uint64_t count = reader.u32();
  const ByteRange rest{reader.space(), reader.spaceOffset(), reader.remaining()};
  if (count == 0) {
    return;
  }
  if (count > rest.size / bsp::kProp56.size) {
    diagnostics.damage(
        base::translate("formats", "static props: %1 records cannot fit in %2 bytes").arg(count).arg(rest.size), rest);
    count = rest.size / bsp::kProp56.size;
    if (count == 0) {
      return;
    }
  }
  props.recordSize = static_cast<double>(rest.size) / static_cast<double>(count);
  const auto size = static_cast<std::uint32_t>(rest.size / count);
  const LayoutPtr layout = propLayout(props.version, size, header.version, props.knownRecords);
  if (!props.knownRecords) {
    diagnostics.warn(
        base::translate("formats",
                        "static props of version %1 with %2 bytes are unknown; only their first 56 bytes are read")
            .arg(props.version)
            .arg(size),
        rest);
  }
  const ByteRange where{rest.space, rest.offset, count * size};
  props.props = {layout, straightened(reader.take(where.size), layout, header.order), where};
}

/// Lists of single games, between those that all have.
enum class PropLists { Usual, OtherNames, Scales };

/// The lists before the records.
void readLists(ByteReader& reader, StaticProps& props, PropLists lists, Endian order) {
  const QString names = base::translate("formats", "model names");
  props.dictionary = takeCounted(reader, bsp::kPropModelName, order, names);
  if (lists == PropLists::OtherNames) {
    props.otherNames = takeCounted(reader, bsp::kPropModelName, order, names);
  }
  const bool wide = props.version >= kWideLeafVersion;
  props.leaves = takeCounted(reader, wide ? LayoutPtr(bsp::kPropLeaf4) : LayoutPtr(bsp::kPropLeaf2), order,
                             base::translate("formats", "prop leaves"));
  if (lists == PropLists::Scales) {
    props.scales = takeCounted(reader, bsp::kPropScale, order, base::translate("formats", "scales of props"));
  }
}

/// True if records of a known size remain behind these lists, and nothing else.
bool listsFit(const GameLumpEntry& lump, PropLists lists, const BspHeader& header) {
  StaticProps props;
  props.version = lump.version;
  ByteReader reader(lump.block.bytes, lump.block.range, header.order);
  try {
    readLists(reader, props, lists, header.order);
    const std::uint64_t count = reader.u32();
    const std::uint64_t rest = reader.remaining();
    if (count == 0 || rest % count != 0 || rest / count < bsp::kProp56.size) {
      return count == 0 && rest == 0;
    }
    bool known = false;
    propLayout(props.version, static_cast<std::uint32_t>(rest / count), header.version, known);
    return known;
  } catch (const bytes::ReadError&) {
    return false;
  }
}

/// The lists that a lump has. Zeno Clash calls itself what others are: that its records fit is all that tells.
PropLists listsOf(const GameLumpEntry& lump, const BspHeader& header) {
  if (header.branch == Branch::Vindictus) {
    return listsFit(lump, PropLists::Scales, header) || !listsFit(lump, PropLists::Usual, header) ? PropLists::Scales
                                                                                                  : PropLists::Usual;
  }
  const bool mayBeZenoClash = header.version == kZenoClashMap && lump.version == kZenoClashProps;
  return mayBeZenoClash && !listsFit(lump, PropLists::Usual, header) && listsFit(lump, PropLists::OtherNames, header)
             ? PropLists::OtherNames
             : PropLists::Usual;
}

/// All four numbers 0: tools that do not know of tints leave it so.
std::array<std::uint8_t, 4> readTint(const Column& column, const std::byte* record) {
  std::array<std::uint8_t, 4> tint{};
  for (std::uint32_t i = 0; i < tint.size(); ++i) {
    tint[i] = column.as<std::uint8_t>(record, i);
  }
  return tint == std::array<std::uint8_t, 4>{} ? std::array<std::uint8_t, 4>{255, 255, 255, 255} : tint;
}

} // namespace

QStringList modelNames(const RecordView& dictionary) {
  constexpr Column kName = structure::columnOf<bsp::kPropModelName>("name");
  QStringList names;
  for (std::size_t i = 0; i < dictionary.count(); ++i) {
    names << kName.text(dictionary.at(i));
  }
  return names;
}

int StaticProps::leafAt(int index) const {
  if (index < 0 || static_cast<std::size_t>(index) >= leaves.count()) {
    return -1;
  }
  return Column(leaves, bsp::PropLeafLayouts::field("leaf")).integer(leaves.at(static_cast<std::size_t>(index)));
}

std::vector<StaticProp> StaticProps::readProps() const {
  using Fields = bsp::StaticPropLayouts;
  const Column origin(props, Fields::field("Origin")), angles(props, Fields::field("Angles")),
      model(props, Fields::field("PropType"));
  const Column firstLeaf(props, Fields::field("FirstLeaf")), leafCount(props, Fields::field("LeafCount"));
  const Column uniformScale(props, Fields::optional("UniformScale")), scale(props, Fields::optional("Scale"));
  const Column skin(props, Fields::field("Skin")), flags(props, Fields::field("Flags")),
      wideFlags(props, Fields::optional("FlagsWide"));
  const Column fadeMin(props, Fields::field("FadeMinDist")), fadeMax(props, Fields::field("FadeMaxDist"));
  const Column lightingOrigin(props, Fields::field("LightingOrigin")),
      tint(props, Fields::optional("DiffuseModulation"));
  std::vector<StaticProp> list = recordsOf(props, [&](const std::byte* at) {
    StaticProp prop;
    prop.origin = origin.vec3(at);
    prop.angles = angles.vec3(at);
    prop.model = model.integer(at);
    prop.firstLeaf = firstLeaf.integer(at);
    prop.leafCount = leafCount.integer(at);
    prop.skin = skin.integer(at);
    prop.flags = static_cast<std::uint32_t>((wideFlags.exists() ? wideFlags : flags).integer(at));
    prop.fadeMin = fadeMin.real(at);
    prop.fadeMax = fadeMax.real(at);
    prop.lightingOrigin = lightingOrigin.vec3(at);
    if (uniformScale.exists()) {
      prop.scale *= uniformScale.real(at);
    } else if (scale.exists()) {
      prop.scale = scale.vec3(at);
    }
    if (tint.exists()) {
      prop.tint = readTint(tint, at);
    }
    return prop;
  });
  constexpr Column kScaled = structure::columnOf<bsp::kPropScale>("prop");
  constexpr Column kScale = structure::columnOf<bsp::kPropScale>("scale");
  for (std::size_t i = 0; i < scales.count(); ++i) {
    const auto prop = kScaled.as<std::uint32_t>(scales.at(i));
    if (prop < list.size()) {
      list[prop].scale = kScale.vec3(scales.at(i));
    }
  }
  return list;
}

StaticProps readStaticProps(const GameLumpEntry& lump, const BspHeader& header, Diagnostics& diagnostics) {
  StaticProps props;
  props.version = lump.version;
  ByteReader reader(lump.block.bytes, lump.block.range, header.order);
  try {
    readLists(reader, props, listsOf(lump, header), header.order);
    readPropRecords(reader, props, header, diagnostics);
  } catch (const bytes::ReadError& error) {
    diagnostics.damage(base::translate("formats", "static props: %1").arg(error.error().message),
                       ByteRange{error.error().space, error.error().offset.value_or(0), 0});
  }
  return props;
}

} // namespace vitrine::formats::source

#include "core/formats/source/bsp/records/Materials.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {
namespace {

using structure::columnOf;
using structure::Row;

constexpr auto kTextureName = structure::layout("texture name", structure::kVaryingSize, bsp::chars("name"));
constexpr auto kShownNameOffset =
    structure::layout("texture name", structure::kVaryingSize, bsp::kNameOffset,
                      bsp::chars("name", QT_TRANSLATE_NOOP("formats", "name at this offset")));
constexpr Column kOffset = columnOf<bsp::kTexNameOffset>("offset");

QVector4D vec4(const Column& column, const std::byte* record) {
  return {column.real(record, 0), column.real(record, 1), column.real(record, 2), column.real(record, 3)};
}

QString nameAt(const Bytes& text, std::int32_t offset) {
  return offset < 0 ? QString() : bytes::cString(text.span(), static_cast<std::uint64_t>(offset));
}

} // namespace

QString TextureNames::at(std::int32_t number) const {
  const auto row = static_cast<std::size_t>(number);
  return number < 0 || row >= offsets.count() ? QString() : nameAt(text, kOffset.integer(offsets.at(row)));
}

bool TextureNames::isClosed(std::int32_t number) const {
  if (at(number).isEmpty()) {
    return true;
  }
  const std::int32_t start = kOffset.integer(offsets.at(static_cast<std::size_t>(number)));
  const auto rest = text.span().subspan(static_cast<std::size_t>(start));
  return std::ranges::find(rest, std::byte{0}) != rest.end();
}

std::vector<TexInfo> readTexInfos(const RecordView& view) {
  using Fields = bsp::TexInfoLayouts;
  const Column textureS(view, Fields::field("textureVecS")), textureT(view, Fields::field("textureVecT"));
  const Column lightmapS(view, Fields::field("lightmapVecS")), lightmapT(view, Fields::field("lightmapVecT"));
  const Column flags(view, Fields::field("flags")), texData(view, Fields::field("texdata"));
  return recordsOf(view, [&](const std::byte* at) {
    return TexInfo{{vec4(textureS, at), vec4(textureT, at)},
                   {vec4(lightmapS, at), vec4(lightmapT, at)},
                   flags.integer(at),
                   texData.integer(at)};
  });
}

std::vector<TexData> readTexDatas(const RecordView& view, const TextureNames& names, Diagnostics& diagnostics) {
  constexpr Column kReflectivity = columnOf<bsp::kTexData>("reflectivity");
  constexpr Column kName = columnOf<bsp::kTexData>("nameStringTableID");
  constexpr Column kWidth = columnOf<bsp::kTexData>("width"), kHeight = columnOf<bsp::kTexData>("height");
  std::vector<TexData> list(view.count());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::byte* at = view.at(i);
    TexData& data = list[i];
    data = {kReflectivity.vec3(at), names.at(kName.integer(at)), kWidth.integer(at), kHeight.integer(at)};
    const bool closed = names.isClosed(kName.integer(at));
    if (data.name.isEmpty() || !closed) {
      diagnostics.countedDamage(
          closed ? QStringLiteral("texdata.name") : QStringLiteral("texdata.open"),
          closed ? base::translate("formats", "texture %1 has no name in the string table").arg(i)
                 : base::translate("formats", "the name of texture %1 has no end: \"%2\"").arg(i).arg(data.name),
          view.rangeOf(i));
      data.name = QStringLiteral("missing");
    }
  }
  return list;
}

structure::RecordTablePtr textureNameTable(const Bytes& text, const ByteSourcePtr& source, const ByteRange& where) {
  std::vector<std::uint32_t> starts;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at == 0 || text[at - 1] == std::byte{0}) {
      starts.push_back(static_cast<std::uint32_t>(at));
    }
  }
  const auto decode = [](std::uint64_t, const Bytes& record) -> Result<Row> {
    return Row{{bytes::cString(record.span(), 0)}};
  };
  return structure::makeIndexedTable(kTextureName, source, where, std::move(starts), decode);
}

structure::RecordTablePtr textureOffsetTable(const TextureNames& names, Endian order, const ByteSourcePtr& source,
                                             const ByteRange& where) {
  std::vector<std::uint32_t> starts(names.offsets.count());
  for (std::size_t i = 0; i < starts.size(); ++i) {
    starts[i] = static_cast<std::uint32_t>(bsp::kTexNameOffset.size * i);
  }
  const auto decode = [text = names.text, order](std::uint64_t, const Bytes& record) -> Result<Row> {
    const std::int32_t offset = kOffset.integer(straightened(record, bsp::kTexNameOffset, order).data());
    return Row{{structure::integer(offset), nameAt(text, offset)}};
  };
  return structure::makeIndexedTable(inOrder(kShownNameOffset, order), source, where, std::move(starts), decode);
}

} // namespace vitrine::formats::source

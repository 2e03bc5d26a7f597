#include "core/formats/source/bsp/records/MapRecords.h"

#include "core/base/Translate.h"
#include "core/scene/Bounds.h"

namespace vitrine::formats::source {
namespace {

constexpr float kLargestCoordinate = 1e6F;

} // namespace

bool isSane(const QVector3D& point) {
  return scene::isWithin(point, kLargestCoordinate);
}

MapRecords::MapRecords(const BspHeader& header, const Lumps& lumps, Diagnostics& diagnostics)
    : m_header(header), m_lumps(lumps) {
  for (int number = 0; number < kLumpCount; ++number) {
    const auto id = static_cast<LumpId>(number);
    const Lump& lump = lumps[id];
    const ChosenLayout chosen = chooseLayout(id, header, lumps);
    if (!chosen.layout || chosen.layout->size == 0) {
      continue;
    }
    m_views[static_cast<std::size_t>(number)] =
        RecordView(chosen.layout, straightened(lump.bytes(), chosen.layout, header.order), lump.block.range);
    if (!chosen.doubt.isEmpty()) {
      diagnostics.warn(base::translate("formats", "lump %1: %2").arg(QLatin1StringView(lumpName(number)), chosen.doubt),
                       lump.block.range);
    } else if (const std::uint64_t rest = lump.bytes().size() % chosen.layout->size; rest != 0) {
      diagnostics.damage(base::translate("formats", "lump %1: %2 bytes after the last record")
                             .arg(QLatin1StringView(lumpName(number)))
                             .arg(rest),
                         ByteRange{lump.block.range.space, lump.block.range.end() - rest, rest});
    }
  }
  const Lump& offsets = lumps[LumpId::TexDataStringTable];
  textureNames = {RecordView(bsp::kTexNameOffset, straightened(offsets.bytes(), bsp::kTexNameOffset, header.order),
                             offsets.block.range),
                  lumps[LumpId::TexDataStringData].bytes()};
  planes = readPlanes(view(LumpId::Planes));
  texInfos = readTexInfos(view(LumpId::TexInfo));
  texDatas = readTexDatas(view(LumpId::TexData), textureNames, diagnostics);
  nodes = readNodes(view(LumpId::Nodes));
  leaves = readLeaves(view(LumpId::Leafs));
  models = readModels(view(LumpId::Models));
  dispInfos = readDispInfos(view(LumpId::DispInfo));
}

} // namespace vitrine::formats::source

#include "core/formats/source/bsp/MapRecords.h"

#include "core/bytes/Text.h"
#include "core/formats/source/bsp/layouts/Layouts.h"
#include "core/scene/Bounds.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kLargestCoordinate = 1e6F;

QVector4D vec4(const std::byte* at) {
  return {bytes::loadF32(at), bytes::loadF32(at + 4), bytes::loadF32(at + 8), bytes::loadF32(at + 12)};
}

QVector3D box(const Column& column, const std::byte* record, bool real) {
  return real ? column.vec3(record)
              : QVector3D(static_cast<float>(column.integer(record, 0)), static_cast<float>(column.integer(record, 1)),
                          static_cast<float>(column.integer(record, 2)));
}

/// The name of a texture: string data at the offset that the string table holds.
QString textureName(const Lumps& lumps, std::int32_t number) {
  const Bytes& table = lumps[LumpId::TexDataStringTable].bytes();
  const auto at = static_cast<std::uint64_t>(number) * 4;
  if (number < 0 || at + 4 > table.size()) {
    return {};
  }
  const std::int32_t offset = bytes::loadI32(table.data() + at);
  return offset < 0
             ? QString()
             : bytes::cString(lumps[LumpId::TexDataStringData].bytes().span(), static_cast<std::uint64_t>(offset));
}

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
    m_views[static_cast<std::size_t>(number)] = RecordView(chosen.layout, lump.bytes(), lump.block.range);
    if (!chosen.doubt.isEmpty()) {
      diagnostics.warn(QStringLiteral("lump %1: %2").arg(QLatin1StringView(lumpName(number)), chosen.doubt),
                       lump.block.range);
    } else if (const std::uint64_t rest = lump.bytes().size() % chosen.layout->size; rest != 0) {
      diagnostics.damage(
          QStringLiteral("lump %1: %2 bytes after the last record").arg(QLatin1StringView(lumpName(number))).arg(rest),
          ByteRange{lump.block.range.space, lump.block.range.end() - rest, rest});
    }
  }
  readTree();
  readMaterials(diagnostics);
  readDispInfos();
}

void MapRecords::readTree() {
  const RecordView& planeView = view(LumpId::Planes);
  planes.resize(planeView.count());
  for (std::size_t i = 0; i < planes.size(); ++i) {
    planes[i] = {bytes::loadVec3(planeView.at(i)), bytes::loadF32(planeView.at(i) + 12)};
  }
  const RecordView& nodeView = view(LumpId::Nodes);
  nodes.resize(nodeView.count());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const std::byte* at = nodeView.at(i);
    nodes[i] = {bytes::loadI32(at), {bytes::loadI32(at + 4), bytes::loadI32(at + 8)}};
  }
  const RecordView& leafView = view(LumpId::Leafs);
  const Column cluster(leafView, "cluster"), area(leafView, "area"), mins(leafView, "mins"), maxs(leafView, "maxs");
  const Column firstFace(leafView, "firstleafface"), faceCount(leafView, "numleaffaces");
  const Column waterData(leafView, "leafWaterDataID");
  const bool realBox = leafView.layout() == layouts::leaf56Wide();
  leaves.resize(leafView.count());
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    const std::byte* at = leafView.at(i);
    leaves[i] = {cluster.integer(at),   area.integer(at),      box(mins, at, realBox), box(maxs, at, realBox),
                 firstFace.integer(at), faceCount.integer(at), waterData.integer(at)};
  }
  const RecordView& modelView = view(LumpId::Models);
  models.resize(modelView.count());
  for (std::size_t i = 0; i < models.size(); ++i) {
    const std::byte* at = modelView.at(i);
    models[i] = {bytes::loadVec3(at), bytes::loadVec3(at + 12), bytes::loadI32(at + 36), bytes::loadI32(at + 40),
                 bytes::loadI32(at + 44)};
  }
}

void MapRecords::readMaterials(Diagnostics& diagnostics) {
  const RecordView& infoView = view(LumpId::TexInfo);
  const Column flags(infoView, "flags"), texData(infoView, "texdata");
  texInfos.resize(infoView.count());
  for (std::size_t i = 0; i < texInfos.size(); ++i) {
    const std::byte* at = infoView.at(i);
    texInfos[i] = {{vec4(at), vec4(at + 16)}, {vec4(at + 32), vec4(at + 48)}, flags.integer(at), texData.integer(at)};
  }
  const RecordView& dataView = view(LumpId::TexData);
  texDatas.resize(dataView.count());
  for (std::size_t i = 0; i < texDatas.size(); ++i) {
    const std::byte* at = dataView.at(i);
    TexData& data = texDatas[i];
    data = {bytes::loadVec3(at), textureName(m_lumps, bytes::loadI32(at + 12)), bytes::loadI32(at + 16),
            bytes::loadI32(at + 20)};
    if (data.name.isEmpty()) {
      data.name = QStringLiteral("missing");
      diagnostics.countedDamage(QStringLiteral("texdata.name"),
                                QStringLiteral("texture %1 has no name in the string table").arg(i),
                                dataView.rangeOf(i));
    }
  }
}

void MapRecords::readDispInfos() {
  const RecordView& dispView = view(LumpId::DispInfo);
  const Column start(dispView, "startPosition"), firstVertex(dispView, "DispVertStart");
  const Column firstTriangle(dispView, "DispTriStart"), power(dispView, "power"), mapFace(dispView, "MapFace");
  dispInfos.resize(dispView.count());
  for (std::size_t i = 0; i < dispInfos.size(); ++i) {
    const std::byte* at = dispView.at(i);
    dispInfos[i] = {start.vec3(at), firstVertex.integer(at), firstTriangle.exists() ? firstTriangle.integer(at) : -1,
                    power.integer(at), mapFace.integer(at)};
  }
}

std::vector<Face> MapRecords::faces(LumpId lump) const {
  const RecordView& faceView = view(lump);
  const Column plane(faceView, "planenum"), firstEdge(faceView, "firstedge"), edgeCount(faceView, "numedges");
  const Column texInfo(faceView, "texinfo"), dispInfo(faceView, "dispinfo"), styles(faceView, "styles");
  const Column lightOffset(faceView, "lightofs"), mins(faceView, "lightmapMins"), size(faceView, "lightmapSize");
  const Column primitiveCount(faceView, "numPrims"), firstPrimitive(faceView, "firstPrimID");
  std::vector<Face> faces(faceView.count());
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const std::byte* at = faceView.at(i);
    Face& face = faces[i];
    face.plane = plane.integer(at);
    face.firstEdge = firstEdge.integer(at);
    face.edgeCount = edgeCount.integer(at);
    face.texInfo = texInfo.integer(at);
    face.dispInfo = dispInfo.integer(at);
    for (std::uint32_t style = 0; style < face.styles.size(); ++style) {
      face.styles[style] = std::to_integer<std::uint8_t>(styles.place(at)[style]);
    }
    face.lightOffset = lightOffset.integer(at);
    face.lightMins = {mins.integer(at, 0), mins.integer(at, 1)};
    face.lightSize = {size.integer(at, 0), size.integer(at, 1)};
    face.primitiveCount = primitiveCount.integer(at);
    face.firstPrimitive = firstPrimitive.integer(at);
  }
  return faces;
}

} // namespace vitrine::formats::source

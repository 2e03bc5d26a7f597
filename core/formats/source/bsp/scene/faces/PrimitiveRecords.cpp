#include "core/formats/source/bsp/scene/faces/PrimitiveRecords.h"

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kTriangleList = 0;
constexpr std::int32_t kTriangleStrip = 1;

} // namespace

PrimitiveRecords::PrimitiveRecords(const MapRecords& records)
    : m_primitives(records.view(LumpId::Primitives)), m_indices(records.view(LumpId::PrimIndices)),
      m_vertices(records.view(LumpId::PrimVerts)), m_type(m_primitives, bsp::PrimitiveLayouts::field("type")),
      m_firstIndex(m_primitives, bsp::PrimitiveLayouts::field("firstIndex")),
      m_indexCount(m_primitives, bsp::PrimitiveLayouts::field("indexCount")),
      m_firstVertex(m_primitives, bsp::PrimitiveLayouts::field("firstVert")),
      m_vertexCount(m_primitives, bsp::PrimitiveLayouts::field("vertCount")),
      m_index(m_indices, bsp::PrimIndexLayouts::field("index")) {}

std::optional<PrimitiveRecords::Primitive> PrimitiveRecords::at(std::int64_t number) const {
  if (number < 0 || number >= static_cast<std::int64_t>(m_primitives.count())) {
    return std::nullopt;
  }
  const std::byte* record = m_primitives.at(static_cast<std::size_t>(number));
  const std::int32_t type = m_type.integer(record);
  const Primitive primitive{type == kTriangleStrip, m_firstIndex.integer(record), m_indexCount.integer(record),
                            m_firstVertex.integer(record), m_vertexCount.integer(record)};
  const auto fits = [](std::int64_t first, std::int64_t count, const RecordView& view) {
    return first >= 0 && count >= 0 && first + count <= static_cast<std::int64_t>(view.count());
  };
  const bool usable = (type == kTriangleList || type == kTriangleStrip) && primitive.indexCount >= 3 &&
                      fits(primitive.firstIndex, primitive.indexCount, m_indices) &&
                      (primitive.vertexCount == 0 || fits(primitive.firstVertex, primitive.vertexCount, m_vertices));
  return usable ? std::optional(primitive) : std::nullopt;
}

std::int64_t PrimitiveRecords::indexOf(const Primitive& primitive, std::int64_t i) const {
  return m_index.integer(m_indices.at(static_cast<std::size_t>(primitive.firstIndex + i)));
}

QVector3D PrimitiveRecords::vertexAt(std::int64_t row) const {
  constexpr auto kPoint = structure::columnOf<bsp::kPrimVert>("point");
  return kPoint.vec3(m_vertices.at(static_cast<std::size_t>(row)));
}

} // namespace vitrine::formats::source

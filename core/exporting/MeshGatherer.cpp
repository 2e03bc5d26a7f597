#include "core/exporting/MeshGatherer.h"

#include <bit>
#include <cmath>
#include <span>

namespace vitrine::exporting {
namespace {

const std::vector<QVector2D>& uvsOf(const GatherPlan& plan) {
  static const std::vector<QVector2D> kNone;
  const auto& all = plan.mesh->vertices.uvs;
  return plan.withUvs && plan.uvSet >= 0 && static_cast<std::size_t>(plan.uvSet) < all.size()
             ? all[static_cast<std::size_t>(plan.uvSet)]
             : kNone;
}

bool isFinite(const QVector3D& v) {
  return std::isfinite(v.x()) && std::isfinite(v.y()) && std::isfinite(v.z());
}

QVector3D multiplied(const QMatrix3x3& m, const QVector3D& v) {
  return {m(0, 0) * v.x() + m(0, 1) * v.y() + m(0, 2) * v.z(), m(1, 0) * v.x() + m(1, 1) * v.y() + m(1, 2) * v.z(),
          m(2, 0) * v.x() + m(2, 1) * v.y() + m(2, 2) * v.z()};
}

/// Unit length, whatever it was: files with other normals are refused by what reads them.
QVector3D unitNormal(const QVector3D& normal) {
  const QVector3D unit = isFinite(normal) ? normal.normalized() : QVector3D();
  return unit.isNull() ? QVector3D(0, 1, 0) : unit;
}

/// -0 and 0 are one.
std::uint32_t bits(float value) {
  return std::bit_cast<std::uint32_t>(value + 0.0F);
}

} // namespace

std::size_t MeshGatherer::CornerHash::operator()(const Corner& corner) const {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const std::uint32_t word : corner) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 29;
  }
  return static_cast<std::size_t>(hash);
}

MeshGatherer::MeshGatherer(ExportMesh& into, const GatherPlan& plan)
    : m_into(into), m_plan(plan), m_mirrored(plan.place.determinant() < 0), m_normalMatrix(plan.place.normalMatrix()),
      m_positions(*plan.positions), m_normals(*plan.normals), m_uvs(uvsOf(m_plan)) {}

void MeshGatherer::add(const scene::Surface& surface, const std::function<void(std::uint32_t triangle)>& took) {
  const std::span<const std::uint32_t> indices(m_plan.mesh->indices.data() + surface.firstIndex, surface.indexCount);
  const bool turns = m_plan.turned != m_mirrored;
  const auto number = static_cast<int>(&surface - m_plan.mesh->surfaces.data());
  for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
    const auto corners = indices.subspan(i, 3);
    const bool whole = std::ranges::all_of(
        corners, [&](std::uint32_t index) { return isFinite(m_plan.place.map(m_positions[index])); });
    if (!whole) {
      continue;
    }
    const auto first = surface.firstIndex + static_cast<std::uint32_t>(i);
    for (const std::uint32_t corner : {0U, turns ? 2U : 1U, turns ? 1U : 2U}) {
      m_into.indices.push_back(vertexOf(first + corner, number));
    }
    if (took) {
      took(static_cast<std::uint32_t>(i / 3));
    }
  }
}

QVector3D MeshGatherer::uvAt(std::uint32_t corner, int surface) const {
  const std::uint32_t index = m_plan.mesh->indices[corner];
  const QVector3D uv = m_plan.uv              ? QVector3D(m_plan.uv(corner, surface), 0)
                       : index < m_uvs.size() ? m_plan.uvTransform.map(QVector3D(m_uvs[index], 0))
                                              : QVector3D();
  return isFinite(uv) ? uv : QVector3D();
}

MeshGatherer::Corner MeshGatherer::cornerAt(std::uint32_t corner, int surface) const {
  const std::uint32_t index = m_plan.mesh->indices[corner];
  const QVector3D position = m_plan.place.map(m_positions[index]);
  const bool hasNormal = index < m_normals.size();
  QVector3D normal = hasNormal ? unitNormal(multiplied(m_normalMatrix, m_normals[index])) : QVector3D();
  normal = m_plan.turned ? -normal : normal;
  const QVector3D uv = uvAt(corner, surface);
  const QVector4D color = m_plan.color ? m_plan.color(index, surface) : QVector4D();
  const QVector2D lightUv = m_plan.lightUv ? m_plan.lightUv(index, surface) : QVector2D();
  return {bits(position.x()), bits(position.y()), bits(position.z()), bits(normal.x()),  bits(normal.y()),
          bits(normal.z()),   bits(uv.x()),       bits(uv.y()),       bits(color.x()),   bits(color.y()),
          bits(color.z()),    bits(color.w()),    bits(lightUv.x()),  bits(lightUv.y()), m_plan.sources ? index : 0};
}

std::uint32_t MeshGatherer::vertexOf(std::uint32_t corner, int surface) {
  const Corner made = cornerAt(corner, surface);
  const auto [at, isNew] = m_known.try_emplace(made, static_cast<std::uint32_t>(m_into.positions.size()));
  if (isNew) {
    const auto number = [&](std::size_t i) { return std::bit_cast<float>(made[i]); };
    m_into.positions.emplace_back(number(0), number(1), number(2));
    if (!m_normals.empty()) {
      m_into.normals.emplace_back(number(3), number(4), number(5));
    }
    if (m_plan.lightUv) {
      m_into.lightUvs.emplace_back(number(12), number(13));
    }
    // Sets have no gaps: the one of light is the second.
    if (!m_uvs.empty() || m_plan.lightUv || m_plan.uv) {
      m_into.uvs.emplace_back(number(6), number(7));
    }
    if (m_plan.color) {
      m_into.colors.emplace_back(number(8), number(9), number(10), number(11));
    }
    if (m_plan.sources) {
      m_plan.sources->push_back(m_plan.mesh->indices[corner]);
    }
  }
  return at->second;
}

} // namespace vitrine::exporting

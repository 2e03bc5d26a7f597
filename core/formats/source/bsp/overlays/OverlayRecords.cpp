#include "core/formats/source/bsp/overlays/OverlayRecords.h"

#include "core/scene/Axes.h"
#include "core/scene/Bounds.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kUnitTolerance = 0.01F;
constexpr float kLargestUv = 1e4F;

bool isUnit(const QVector3D& vector) {
  return scene::isFinite(vector) && std::abs(vector.length() - 1.0F) <= kUnitTolerance;
}

/// Reads one lump's records, field by field.
class OverlayReader {
public:
  OverlayReader(const MapRecords& records, LumpId lump, std::size_t faceCount, Diagnostics& diagnostics)
      : m_lump(lump), m_view(records.view(lump)), m_sceneFaces(faceCount), m_diagnostics(diagnostics),
        m_id(m_view, "id"), m_texInfo(m_view, "texinfo"), m_faceCount(m_view, "faceCount"),
        m_renderOrder(m_view, "renderOrder"), m_faces(m_view, "faces"), m_u(m_view, "u"), m_v(m_view, "v"),
        m_points(m_view, "uvPoints"), m_origin(m_view, "origin"), m_normal(m_view, "basisNormal") {}

  std::vector<Overlay> read() const {
    std::vector<Overlay> overlays;
    overlays.reserve(m_view.count());
    for (std::size_t i = 0; i < m_view.count(); ++i) {
      Overlay overlay;
      overlay.lump = m_lump;
      overlay.row = i;
      if (readFaces(overlay) && readShape(overlay)) {
        overlays.push_back(std::move(overlay));
      }
    }
    return overlays;
  }

private:
  void damage(const Overlay& overlay, const char* kind, const QString& what) const {
    m_diagnostics.countedDamage(QStringLiteral("overlay.") + QLatin1StringView(kind),
                                QStringLiteral("overlay %1 %2").arg(overlay.row).arg(what),
                                m_view.rangeOf(overlay.row));
  }

  /// False for one that lies nowhere.
  bool readFaces(Overlay& overlay) const {
    const std::byte* at = m_view.at(overlay.row);
    const auto count = static_cast<std::uint32_t>(m_faceCount.integer(at));
    if (count > m_faces.count()) {
      damage(overlay, "count", QStringLiteral("claims %1 faces").arg(count));
      return false;
    }
    for (std::uint32_t k = 0; k < count; ++k) {
      const std::int32_t face = m_faces.integer(at, k);
      if (face < 0 || static_cast<std::size_t>(face) >= m_sceneFaces) {
        damage(overlay, "face", QStringLiteral("lies on face %1, which is not there").arg(face));
      } else if (std::ranges::find(overlay.faces, face) == overlay.faces.end()) {
        overlay.faces.push_back(face);
      }
    }
    return !overlay.faces.empty();
  }

  bool readShape(Overlay& overlay) const {
    const std::byte* at = m_view.at(overlay.row);
    overlay.id = m_id.integer(at);
    overlay.texInfo = m_texInfo.integer(at);
    overlay.renderOrder = m_renderOrder.integer(at);
    const QVector3D right(m_points.real(at, 2), m_points.real(at, 5), m_points.real(at, 8));
    const QVector3D normal = m_normal.vec3(at);
    if (!isUnit(right) || !isUnit(normal) || std::abs(QVector3D::dotProduct(right, normal)) > kUnitTolerance) {
      damage(overlay, "basis", QStringLiteral("has no plane to lie on"));
      return false;
    }
    constexpr float kMirrored = 1.0F; // where the fourth corner has no axis to hold
    const float sense = m_points.real(at, 11) == kMirrored ? -1.0F : 1.0F;
    const scene::Axes& axes = scene::kZUpRightHanded;
    overlay.origin = axes.toScene(m_origin.vec3(at));
    overlay.right = axes.toScene(right);
    overlay.normal = axes.toScene(normal);
    overlay.up = QVector3D::crossProduct(overlay.normal, overlay.right) * sense;
    if (!isSane(m_origin.vec3(at)) || !readCorners(overlay, at)) {
      damage(overlay, "corner", QStringLiteral("is beyond all bounds"));
      return false;
    }
    return true;
  }

  bool readCorners(Overlay& overlay, const std::byte* at) const {
    constexpr std::array<std::array<std::uint32_t, 2>, 4> kCornerUv{{{0, 0}, {0, 1}, {1, 1}, {1, 0}}};
    for (std::uint32_t k = 0; k < overlay.corners.size(); ++k) {
      overlay.corners[k] = QVector2D(m_points.real(at, 3 * k), m_points.real(at, 3 * k + 1));
      overlay.uvs[k] = QVector2D(m_u.real(at, kCornerUv[k][0]), m_v.real(at, kCornerUv[k][1]));
      if (!isSane(QVector3D(overlay.corners[k], 0)) || !scene::isWithin(QVector3D(overlay.uvs[k], 0), kLargestUv)) {
        return false;
      }
    }
    return true;
  }

  LumpId m_lump;
  const RecordView& m_view;
  std::size_t m_sceneFaces;
  Diagnostics& m_diagnostics;
  Column m_id, m_texInfo, m_faceCount, m_renderOrder, m_faces, m_u, m_v, m_points, m_origin, m_normal;
};

} // namespace

std::vector<Overlay> readOverlays(const MapRecords& records, LumpId lump, std::size_t faceCount,
                                  Diagnostics& diagnostics) {
  return OverlayReader(records, lump, faceCount, diagnostics).read();
}

} // namespace vitrine::formats::source

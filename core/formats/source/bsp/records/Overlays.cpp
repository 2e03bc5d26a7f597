#include "core/formats/source/bsp/records/Overlays.h"

#include "core/base/Translate.h"
#include "core/scene/Axes.h"
#include "core/scene/Bounds.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kBasisTolerance = 0.01F;
constexpr float kLargestUv = 1e4F;

bool isUnit(const QVector3D& vector) {
  return scene::isFinite(vector) && std::abs(vector.length() - 1.0F) <= kBasisTolerance;
}

/// Reads one lump's records, field by field.
class OverlayReader {
  using Fields = bsp::OverlayLayouts;

public:
  OverlayReader(const MapRecords& records, LumpId lump, std::size_t faceCount, Diagnostics& diagnostics)
      : m_lump(lump), m_view(records.view(lump)), m_sceneFaces(faceCount), m_diagnostics(diagnostics),
        m_id(m_view, Fields::field("id")), m_texInfo(m_view, Fields::field("texinfo")),
        m_faceCount(m_view, Fields::field("faceCount")), m_renderOrder(m_view, Fields::field("renderOrder")),
        m_faces(m_view, Fields::field("faces")), m_u(m_view, Fields::field("u")), m_v(m_view, Fields::field("v")),
        m_points(m_view, Fields::field("uvPoints")), m_origin(m_view, Fields::field("origin")),
        m_normal(m_view, Fields::field("basisNormal")) {}

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
    m_diagnostics.countedDamage(QStringLiteral("overlay.") + QLatin1StringView(kind), what,
                                m_view.rangeOf(overlay.row));
  }

  /// False for one that lies nowhere.
  bool readFaces(Overlay& overlay) const {
    const std::byte* at = m_view.at(overlay.row);
    const auto count = static_cast<std::uint32_t>(m_faceCount.integer(at));
    if (count > m_faces.count()) {
      damage(overlay, "count", base::translate("formats", "overlay %1 claims %2 faces").arg(overlay.row).arg(count));
      return false;
    }
    for (std::uint32_t k = 0; k < count; ++k) {
      const std::int32_t face = m_faces.integer(at, k);
      if (face < 0 || static_cast<std::size_t>(face) >= m_sceneFaces) {
        damage(
            overlay, "face",
            base::translate("formats", "overlay %1 lies on face %2, which does not exist").arg(overlay.row).arg(face));
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
    // The third numbers of the first three corners.
    const QVector3D right(m_points.real(at, 2), m_points.real(at, 5), m_points.real(at, 8));
    const QVector3D normal = m_normal.vec3(at);
    if (!isUnit(right) || !isUnit(normal) || std::abs(QVector3D::dotProduct(right, normal)) > kBasisTolerance) {
      damage(overlay, "basis", base::translate("formats", "overlay %1 has no plane to lie on").arg(overlay.row));
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
      damage(overlay, "corner", base::translate("formats", "overlay %1 is out of range").arg(overlay.row));
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

// Areas that bots and hostages walk on, from the file beside the map.
#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"

namespace vitrine::formats::source {
namespace {

constexpr float kNavLift = 1; // above the ground that it was made of

/// Colour of an area by what is to be done on it, linear.
QVector3D navColour(std::uint32_t attributes) {
  struct NavColour {
    std::uint32_t bits;
    QVector3D colour;
  };
  static const std::array kColours{
      NavColour{0x80, {0.9F, 0.05F, 0.05F}},   // avoid
      NavColour{0x1, {0.1F, 0.2F, 0.9F}},      // crouch
      NavColour{0x2, {0.05F, 0.7F, 0.1F}},     // jump
      NavColour{0x1000, {0.9F, 0.6F, 0.05F}},  // stairs
      NavColour{0x4050, {0.7F, 0.05F, 0.7F}},  // stop, walk, the top of an obstacle
      NavColour{0x8000, {0.3F, 0.15F, 0.05F}}, // cliff
  };
  const auto found =
      std::ranges::find_if(kColours, [attributes](const NavColour& one) { return (attributes & one.bits) != 0; });
  return found == kColours.end() ? QVector3D(0.6F, 0.7F, 0.75F) : found->colour;
}

constexpr HelperLook kNavLook{"layer.nav", QT_TRANSLATE_NOOP("formats", "Navigation areas"), kMapInternals};

void addNavAreas(SceneParts& parts, MapModels&) {
  HelperMesh layer(parts, kNavLook);
  const NavFile& file = *parts.map.nav;
  scene::Provenance of;
  of.space = file.space;
  of.section = parts.sections.navAreas;
  for (std::size_t row = 0; row < file.mesh.list.size(); ++row) {
    const NavArea& area = file.mesh.list[row];
    if (layer.triangleCount() > kMostHelperTriangles) {
      parts.diagnostics.note(base::translate("formats", "not all navigation areas are shown"),
                             ByteRange{file.space, area.start, area.size});
      break;
    }
    std::array<QVector3D, 4> corners;
    std::ranges::transform(area.corners, corners.begin(), [](const QVector3D& corner) {
      return scene::kZUpRightHanded.toScene(corner + QVector3D(0, 0, kNavLift));
    });
    const QVector3D normal = QVector3D::crossProduct(corners[2] - corners[0], corners[3] - corners[1]).normalized();
    const QVector3D colour = navColour(area.attributes);
    layer.addPolygon(corners, normal, row);
    layer.endSurface(colour, HelperMesh::Paint::Fill, of);
    layer.addOutline(corners, normal, row);
    layer.endSurface(colour, HelperMesh::Paint::Line, of);
  }
  layer.finish();
}

std::vector<HelperLook> navLooks(const SceneParts& parts) {
  const bool any = parts.map.nav && !parts.map.nav->mesh.list.empty();
  return any ? std::vector{kNavLook} : std::vector<HelperLook>();
}

} // namespace

constinit const LayerStep kNavAreas{navLooks, addNavAreas,
                                    [](const SectionIds& sections) { return std::vector{sections.navAreas}; }};

} // namespace vitrine::formats::source

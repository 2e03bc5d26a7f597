#include "core/formats/xops/scene/PointShapes.h"

#include "core/image/Image.h"
#include "core/scene/ShapeBuilder.h"

#include <QtGlobal>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::formats::xops {
namespace {

using scene::ShapeBuilder;
using Ring = ShapeBuilder::Ring;

struct ShapeColor {
  const char* name;
  std::uint32_t rgb; ///< sRGB
};

// In the order of PointPaint.
constexpr std::array<ShapeColor, static_cast<std::size_t>(PointPaint::Count)> kPaints = {{
    {QT_TRANSLATE_NOOP("formats", "Player"), 0xffc832},
    {QT_TRANSLATE_NOOP("formats", "Team 0"), 0x3c7dd9},
    {QT_TRANSLATE_NOOP("formats", "Team 1"), 0xd94436},
    {QT_TRANSLATE_NOOP("formats", "Team 2"), 0x3fa34d},
    {QT_TRANSLATE_NOOP("formats", "Team 3"), 0x8e5bc9},
    {QT_TRANSLATE_NOOP("formats", "Team 4"), 0xe08a2b},
    {QT_TRANSLATE_NOOP("formats", "Team 5"), 0x2ba8a8},
    {QT_TRANSLATE_NOOP("formats", "Weapon"), 0xdfe3e8},
    {QT_TRANSLATE_NOOP("formats", "One of two weapons"), 0x9aa7b5},
    {QT_TRANSLATE_NOOP("formats", "Small object"), 0xc08a50},
    {QT_TRANSLATE_NOOP("formats", "Path point"), 0x22c3c9},
    {QT_TRANSLATE_NOOP("formats", "Path branch"), 0x7ddc5a},
    {QT_TRANSLATE_NOOP("formats", "Event"), 0xb678e0},
    {QT_TRANSLATE_NOOP("formats", "Mission won"), 0x5fd35a},
    {QT_TRANSLATE_NOOP("formats", "Mission lost"), 0xe0533d},
    {QT_TRANSLATE_NOOP("formats", "Unknown"), 0x9a9a9a},
    {QT_TRANSLATE_NOOP("formats", "To the first path point"), 0xf0d878},
    {QT_TRANSLATE_NOOP("formats", "To the next path point"), 0x5adfe0},
    {QT_TRANSLATE_NOOP("formats", "To the next event"), 0xc99bea},
}};

constexpr int kTeamPaints = 6;

float linear(std::uint32_t rgb, int shift) {
  return image::srgbToLinear(static_cast<float>(rgb >> shift & 0xff) / 255.0F);
}

/// An animated model like a pawn, `height` high, with a wedge at its chest that points where it looks.
void addPerson(ShapeBuilder& solid, float height) {
  constexpr auto kProfile = std::to_array<Ring>({{3.0F, 0.0F},
                                                 {1.6F, 2.0F},
                                                 {1.6F, 6.0F},
                                                 {2.6F, 13.4F},
                                                 {1.0F, 15.4F},
                                                 {2.0F, 17.4F},
                                                 {1.5F, 19.3F},
                                                 {0.0F, 20.0F}});
  const float scale = height / kProfile.back().height;
  std::vector<Ring> profile(kProfile.begin(), kProfile.end());
  for (Ring& ring : profile) {
    ring = {ring.radius * scale, ring.height * scale};
  }
  solid.addTurned(profile, 10);
  const std::array<QVector2D, 3> wedge{QVector2D(2.2F, -1.0F) * scale, QVector2D(0, -7.0F) * scale,
                                       QVector2D(-2.2F, -1.0F) * scale};
  solid.addRaised(wedge, 11.4F * scale, 12.8F * scale);
}

/// A tag with a pointed end.
void addWeapon(ShapeBuilder& solid) {
  constexpr auto kTag =
      std::to_array<QVector2D>({{1.5F, 3.0F}, {1.5F, -2.0F}, {0, -4.0F}, {-1.5F, -2.0F}, {-1.5F, 3.0F}});
  solid.addRaised(kTag, 0, 0.8F);
}

/// A crate with a lid.
void addObject(ShapeBuilder& solid) {
  constexpr auto kCrate = std::to_array<QVector2D>({{2.4F, 2.4F}, {2.4F, -2.4F}, {-2.4F, -2.4F}, {-2.4F, 2.4F}});
  constexpr auto kLid = std::to_array<QVector2D>({{2.7F, 2.7F}, {2.7F, -2.7F}, {-2.7F, -2.7F}, {-2.7F, 2.7F}});
  solid.addRaised(kCrate, 0, 4.2F);
  solid.addRaised(kLid, 4.2F, 5.2F);
}

/// A flat drop whose tip points where the point looks.
void addPath(ShapeBuilder& solid) {
  constexpr float kRadius = 2.6F;
  constexpr float kTip = 4.8F;
  constexpr int kSides = 12;
  constexpr float kAhead = static_cast<float>(M_PI) / 2;
  // Straight lines from the tip touch the circle there.
  const float touch = std::acos(kRadius / kTip);
  std::vector<QVector2D> outline{{0, -kTip}};
  for (int side = 0; side <= kSides; ++side) {
    const float part = static_cast<float>(side) / kSides;
    const float angle = kAhead + touch + part * (4 * kAhead - 2 * touch);
    outline.emplace_back(kRadius * std::cos(angle), -kRadius * std::sin(angle));
  }
  solid.addRaised(outline, 0, 0.6F);
}

/// A six-cornered disc with a knob: ways part here.
void addBranch(ShapeBuilder& solid) {
  constexpr auto kDisc = std::to_array<Ring>({{3.2F, 0}, {3.0F, 0.6F}, {1.2F, 0.6F}, {1.0F, 1.2F}, {0, 1.6F}});
  solid.addTurned(kDisc, 6);
}

/// A diamond above the ground, and a thin stem that shows where it is.
void addEvent(ShapeBuilder& solid) {
  constexpr auto kStem = std::to_array<Ring>({{0.8F, 0}, {0.2F, 8.0F}});
  solid.addTurned(kStem, 4);
  solid.addDiamond({0, 10.0F, 0}, 2.2F, 3.0F);
}

void addPost(ShapeBuilder& solid) {
  constexpr auto kPost = std::to_array<Ring>({{1.6F, 0}, {1.6F, 0.6F}, {0.7F, 1.2F}, {0.7F, 18.0F}, {0, 20.0F}});
  solid.addTurned(kPost, 6);
}

void enlarge(scene::Mesh& mesh, float scale) {
  for (QVector3D& position : mesh.vertices.positions) {
    position *= scale;
  }
  mesh.bounds = {mesh.bounds.min() * scale, mesh.bounds.max() * scale};
  for (scene::Surface& surface : mesh.surfaces) {
    surface.bounds = {surface.bounds.min() * scale, surface.bounds.max() * scale};
  }
}

struct ShapeForm {
  const char* name;
  void (*add)(ShapeBuilder& solid);
};

// In the order of PointShape.
constexpr auto kForms = std::to_array<ShapeForm>({
    {"Person", [](ShapeBuilder& solid) { addPerson(solid, 20); }},
    {"Template", [](ShapeBuilder& solid) { addPerson(solid, 8); }},
    {"Weapon", addWeapon},
    {"Object", addObject},
    {"Path", addPath},
    {"Branch", addBranch},
    {"Event", addEvent},
    {"Post", addPost},
});

constexpr auto kLooks = std::to_array<std::pair<PointKind, PointLook>>({
    {PointKind::Person, {PointShape::Person, PointPaint::Unknown}},
    {PointKind::LightlyArmed, {PointShape::Person, PointPaint::Unknown}},
    {PointKind::Template, {PointShape::Template, PointPaint::Unknown}},
    {PointKind::Weapon, {PointShape::Weapon, PointPaint::Weapon}},
    {PointKind::RandomWeapon, {PointShape::Weapon, PointPaint::RandomWeapon}},
    {PointKind::Object, {PointShape::Object, PointPaint::Object}},
    {PointKind::Path, {PointShape::Path, PointPaint::Path}},
    {PointKind::Branch, {PointShape::Branch, PointPaint::Branch}},
    {PointKind::Won, {PointShape::Event, PointPaint::Won}},
    {PointKind::Lost, {PointShape::Event, PointPaint::Lost}},
});

} // namespace

PointLook lookOf(PointKind kind) {
  const auto known = std::ranges::find(kLooks, kind, &decltype(kLooks)::value_type::first);
  if (known != kLooks.end()) {
    return known->second;
  }
  return isEvent(kind) ? PointLook{PointShape::Event, PointPaint::Event}
                       : PointLook{PointShape::Post, PointPaint::Unknown};
}

PointPaint paintOfTeam(int team) {
  // Teams may be negative.
  const int paint = (team % kTeamPaints + kTeamPaints) % kTeamPaints;
  return static_cast<PointPaint>(static_cast<int>(PointPaint::Team0) + paint);
}

MaterialIndex PointShapes::material(PointPaint paint) {
  MaterialIndex& known = m_materials[paint];
  if (!known) {
    const ShapeColor& look = kPaints[static_cast<std::size_t>(paint)];
    scene::Material material;
    material.name = QStringLiteral("%1 (points)").arg(QString::fromUtf8(look.name));
    material.params = scene::LambertParams{};
    material.color = {linear(look.rgb, 16), linear(look.rgb, 8), linear(look.rgb, 0), 1};
    known = m_scene.assets.materials.add(std::move(material));
  }
  return known;
}

MeshIndex PointShapes::mesh(PointShape shape, PointPaint paint) {
  MeshIndex& known = m_meshes[{shape, paint}];
  if (!known) {
    const ShapeForm& form = kForms[static_cast<std::size_t>(shape)];
    ShapeBuilder solid;
    form.add(solid);
    solid.addSurface(0, material(paint));
    scene::Mesh mesh = solid.take(
        QStringLiteral("%1, %2 (points)")
            .arg(QString::fromLatin1(form.name), QString::fromUtf8(kPaints[static_cast<std::size_t>(paint)].name)));
    enlarge(mesh, m_scale);
    known = m_scene.meshes.add(std::move(mesh));
  }
  return known;
}

} // namespace vitrine::formats::xops

#include "tests/ui/support/AvatarScene.h"

namespace vitrine::tests {
namespace {

constexpr int kShapes = 70;
constexpr SectionId kQuadRecords = 2;

scene::Control blendControl(const QString& id, const QString& label, const QString& group, std::vector<int> shapes) {
  scene::BlendShapeTarget target;
  for (const int shape : shapes) {
    target.parts.push_back({0, shape, 1});
  }
  return {.id = id, .label = label, .group = group, .kind = scene::ControlKind::Slider, .target = std::move(target)};
}

void addAvatarControls(SceneBuilder& scene) {
  const QString faces = QStringLiteral("Expressions");
  scene.controls.push_back(blendControl(QStringLiteral("expression.0"), QStringLiteral("Joy"), faces, {0, 1}));
  scene.controls.push_back(blendControl(QStringLiteral("expression.1"), QStringLiteral("Angry"), faces, {2}));
  scene.controls.push_back(blendControl(QStringLiteral("expression.2"), QStringLiteral("Blink"), faces, {3}));
  for (int i = 0; i < kShapes; ++i) {
    scene.controls.push_back(blendControl(QStringLiteral("shape.0.%1").arg(i), QStringLiteral("shape %1").arg(i),
                                          QStringLiteral("Blend shapes"), {i}));
  }
  const QString model = QStringLiteral("Model");
  scene.controls.push_back({.id = QStringLiteral("pose"),
                            .label = QStringLiteral("Pose"),
                            .group = model,
                            .kind = scene::ControlKind::Choice,
                            .choices = {QStringLiteral("As stored"), QStringLiteral("Bind pose")},
                            .target = scene::BindPoseTarget{}});
  scene.controls.push_back({.id = QStringLiteral("springs"),
                            .label = QStringLiteral("Spring bones"),
                            .group = model,
                            .target = scene::SpringTarget{}});
  scene.controls.push_back({.id = QStringLiteral("model.turn"),
                            .label = QStringLiteral("Turn"),
                            .group = model,
                            .kind = scene::ControlKind::Slider,
                            .min = -180,
                            .max = 180,
                            .target = scene::PlacementTarget{0, scene::PlacementTarget::Kind::Turn}});
  scene.controls.push_back({.id = QStringLiteral("camera"),
                            .label = QStringLiteral("Camera"),
                            .group = model,
                            .kind = scene::ControlKind::Choice,
                            .choices = {QStringLiteral("Free"), QStringLiteral("Dolly")},
                            .target = scene::FollowCameraTarget{{scene::kNone, 1}}});
}

void addCameraAndMarks(SceneBuilder& scene) {
  scene::Camera dolly;
  dolly.name = QStringLiteral("Dolly");
  dolly.position = scene.sourceAxes.toScene(QVector3D(4, -30, 6));
  dolly.orientation = QQuaternion::fromAxisAndAngle(0, 0, 1, 30);
  dolly.horizontalFov = 90;
  dolly.node = 0;
  scene.view.cameras.push_back(dolly);
  scene::Animation& wave = scene.motion.animations.front();
  wave.cameraTracks = {{1, {{{0, 90}, {2, 60}}}}};
  wave.marks = {{0.5, QStringLiteral("start 1"), RecordRef{kQuadRecords, 1}},
                {1.5, QStringLiteral("event fadein 200"), std::nullopt},
                {1.5, QStringLiteral("end 1"), std::nullopt}};
}

void addClip(SceneBuilder& scene, const QString& name, double seconds, bool loops, bool pingPong) {
  scene::NodeTrack track;
  track.node = 0;
  track.position[0].keys.resize(2);
  track.position[0].keys[1].time = static_cast<float>(seconds);
  track.position[0].keys[1].value = 10;
  scene::Animation clip;
  clip.name = name;
  clip.duration = seconds;
  clip.frames = static_cast<int>(std::lround(seconds * 60));
  clip.animatedModel = 0;
  scene::NodeTrack ofTail = track;
  ofTail.node = 1;
  clip.tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::vector{track, ofTail});
  clip.loops = loops;
  clip.pingPong = pingPong;
  scene.motion.animations.push_back(std::move(clip));
}

} // namespace

AvatarText avatarText(std::uint64_t offset) {
  MemberMaker about(offset);
  about.object().text("title", "Fox").text("licenseUrl", "https://example.org/by").end();
  MemberMaker layout(offset + static_cast<std::uint64_t>(about.bytes().size()));
  layout.object().array("nodes");
  layout.object().text("name", "Hips").array("children").number("", 1).number("", 2).end().end();
  layout.object().text("name", "Head").array("scale").number("", 1).number("", 1.5).number("", 2).end().end();
  layout.object().text("name", "Tail").null("cloth").end();
  layout.end().boolean("wags", true).end();
  return {std::move(about), std::move(layout)};
}

std::uint64_t addAvatarSections(structure::StructureBuilder& builder, std::uint64_t offset) {
  const AvatarText text = avatarText(offset);
  for (const auto& [name, part] : {std::pair{"about", &text.about}, std::pair{"layout", &text.layout}}) {
    const structure::JsonTreePtr tree = part->tree();
    const auto section = builder.add(builder.root(), QString::fromLatin1(name), tree->members.front().range);
    builder.at(section).members = tree;
    offset = tree->members.front().range.end();
  }
  return offset;
}

std::vector<scene::Property> avatarProperties() {
  return {{QStringLiteral("Title"), QStringLiteral("Fox"), {}, {}},
          {QStringLiteral("License"), QStringLiteral("https://example.org/by"), {}, {}}};
}

void addAvatar(SceneBuilder& scene) {
  scene::Mesh& mesh = scene.meshes.front();
  auto deformation = std::make_shared<scene::SkinAndMorphs>();
  deformation->positions = mesh.vertices.positions;
  deformation->normals = mesh.vertices.normals;
  for (int i = 0; i < kShapes; ++i) {
    deformation->shapes.push_back(
        {.name = QStringLiteral("shape %1").arg(i), .vertices = {0}, .positions = {{0, 1, 0}}});
  }
  mesh.deformation = std::move(deformation);
  QImage fur(128, 64, QImage::Format_RGB32);
  fur.fill(QColor(200, 120, 40));
  scene.assets.textures.push_back({.name = QStringLiteral("fur"), .image = image::Image::fromQImage(fur)});
  scene::Material& material = scene.assets.materials.front();
  material.params = scene::ToonParams{};
  material.slot(scene::TextureSlot::BaseColor).texture = 0;
  material.slot(scene::TextureSlot::Shade).texture = 0;
  scene.motion.animatedModels.push_back({.name = QStringLiteral("Fox"), .node = 0});
  scene.motion.springs.chains.push_back({.name = QStringLiteral("Tail"), .roots = {1}});
  addAvatarControls(scene);
  addClip(scene, QStringLiteral("wave"), 2, false, false);
  addClip(scene, QStringLiteral("sway"), 1, true, true);
  addClip(scene, QStringLiteral("spin"), 1, true, false);
  addCameraAndMarks(scene);
}

} // namespace vitrine::tests

#include "core/formats/source/vtf/scene/VtfScene.h"

#include "core/animation/FinishScene.h"
#include "core/scene/LookControls.h"

#include <QtGlobal>
#include <QtMath>

#include <array>
#include <span>

namespace vitrine::formats::source {
namespace {

using scene::TextureViewTarget;
using ViewPart = TextureViewTarget::Part;

constexpr float kCrossWidth = 4;
constexpr float kCrossHeight = 3;
constexpr double kMetresPerTexel = 0.01;
constexpr double kFramesPerSecond = 10; ///< the material says how fast, not the texture
constexpr float kPictureFov = 45;
constexpr float kPictureMargin = 1.08F;
constexpr float kWidePicture = 16.0F / 9.0F;

constexpr std::array kFaceNames{QT_TRANSLATE_NOOP("formats", "All six"),    QT_TRANSLATE_NOOP("formats", "Right (+X)"),
                                QT_TRANSLATE_NOOP("formats", "Left (-X)"),  QT_TRANSLATE_NOOP("formats", "Back (+Y)"),
                                QT_TRANSLATE_NOOP("formats", "Front (-Y)"), QT_TRANSLATE_NOOP("formats", "Up (+Z)"),
                                QT_TRANSLATE_NOOP("formats", "Down (-Z)"),  QT_TRANSLATE_NOOP("formats", "Sphere map")};
constexpr std::array kChannelNames{
    QT_TRANSLATE_NOOP("formats", "Colour"), QT_TRANSLATE_NOOP("formats", "Colour and alpha"),
    QT_TRANSLATE_NOOP("formats", "Red"),    QT_TRANSLATE_NOOP("formats", "Green"),
    QT_TRANSLATE_NOOP("formats", "Blue"),   QT_TRANSLATE_NOOP("formats", "Alpha")};

class SceneMaker {
public:
  SceneMaker(const VtfTexture& texture, const QString& name, const VtfRecords& records)
      : m_texture(texture), m_image(*texture.image), m_name(name), m_records(records) {
    const bool cube = m_image.faceCount > 1;
    m_height = static_cast<float>(m_image.height);
    m_width = cube ? m_height * kCrossWidth / kCrossHeight : static_cast<float>(m_image.width);
  }

  ScenePtr make();

private:
  void addTexture();
  void addPlane();
  void addCamera();
  void addControls();
  void addFrames();
  void addControl(const char* id, const char* label, ViewPart part, QStringList choices);

  const VtfTexture& m_texture;
  const image::Image& m_image;
  const QString& m_name;
  const VtfRecords& m_records;
  float m_width = 1;
  float m_height = 1;
  SceneBuilder m_scene;
};

void SceneMaker::addTexture() {
  scene::Texture texture;
  texture.name = m_name;
  texture.state = scene::AssetState::Ready;
  texture.image = m_texture.image;
  texture.wrapU = texture.wrapV = scene::Wrap::Clamp;
  texture.filter = scene::Filter::Nearest;
  m_scene.assets.textures.push_back(std::move(texture));

  scene::Material material;
  material.name = m_name;
  material.params = scene::UnlitParams{};
  material.slot(scene::TextureSlot::BaseColor).texture = 0;
  material.cull = scene::Cull::None;
  material.record = m_records.header;
  if (m_image.faceCount > 1) { // the corners of a cross are empty
    material.blend = scene::Blend::AlphaTest;
  }
  m_scene.assets.materials.push_back(std::move(material));
}

void SceneMaker::addPlane() {
  scene::Mesh mesh;
  mesh.name = m_name;
  // File axes: x to the right, z up; the plane faces -y.
  for (const QVector2D& at : {QVector2D(0, 0), QVector2D(1, 0), QVector2D(1, 1), QVector2D(0, 1)}) {
    const QVector3D place(at.x() * m_width, 0, at.y() * m_height);
    mesh.vertices.positions.push_back(m_scene.sourceAxes.toScene(place));
    mesh.vertices.normals.push_back(m_scene.sourceAxes.toScene(QVector3D(0, -1, 0)));
    mesh.vertices.uvs[0].push_back({at.x(), 1 - at.y()});
    mesh.bounds.add(mesh.vertices.positions.back());
  }
  mesh.indices = {0, 1, 2, 0, 2, 3};
  scene::Surface surface;
  surface.indexCount = 6;
  surface.material = 0;
  surface.bounds = mesh.bounds;
  if (!m_records.levels.empty()) {
    surface.provenance.section = m_records.levels.front().section;
    surface.provenance.firstRow = m_records.levels.front().row;
  }
  mesh.surfaces.push_back(surface);
  m_scene.meshes.push_back(std::move(mesh));
  scene::Node node;
  node.name = m_name;
  node.kind = scene::NodeKind::World;
  node.mesh = 0;
  m_scene.nodes.push_back(std::move(node));
  for (std::size_t level = 1; level < m_records.levels.size(); ++level) {
    m_scene.related.add(0, 0, m_records.levels[level]);
  }
}

/// Straight in front, where all of it is in view.
void SceneMaker::addCamera() {
  scene::Camera camera;
  camera.name = QStringLiteral("front");
  const bool wide = m_width > m_height * kWidePicture;
  const float half = (wide ? m_width : m_height) / 2 * kPictureMargin;
  (wide ? camera.horizontalFov : camera.verticalFov) = kPictureFov;
  const float distance = half / std::tan(qDegreesToRadians(kPictureFov) / 2);
  camera.position = m_scene.sourceAxes.toScene(QVector3D(m_width / 2, -distance, m_height / 2));
  m_scene.view.cameras.push_back(std::move(camera));
}

void SceneMaker::addControl(const char* id, const char* label, ViewPart part, QStringList choices) {
  const scene::ControlText text{id, label, QT_TRANSLATE_NOOP("formats", "Texture")};
  const TextureViewTarget target{0, part};
  m_scene.controls.push_back(choices.isEmpty() ? scene::slider(text, {.max = m_image.frameCount - 1.0}, target)
                                               : scene::choice(text, std::move(choices), target));
}

QStringList labels(std::span<const char* const> names) {
  QStringList list;
  std::ranges::transform(names, std::back_inserter(list), [](const char* name) { return QString::fromLatin1(name); });
  return list;
}

void SceneMaker::addControls() {
  if (m_image.mipCount > 1) {
    QStringList levels;
    for (std::uint32_t mip = 0; mip < m_image.mipCount; ++mip) {
      levels << QStringLiteral("%1: %2 x %3").arg(mip).arg(m_image.picture(mip).width).arg(m_image.picture(mip).height);
    }
    addControl("mip", QT_TRANSLATE_NOOP("formats", "Mip level"), ViewPart::Mip, levels);
  }
  if (m_image.frameCount > 1) {
    const bool slices = m_texture.slices > 1;
    const char* label = !slices                       ? QT_TRANSLATE_NOOP("formats", "Frame")
                        : m_texture.header.frames > 1 ? QT_TRANSLATE_NOOP("formats", "Slice of all frames")
                                                      : QT_TRANSLATE_NOOP("formats", "Slice");
    addControl(slices ? "slice" : "frame", label, ViewPart::Frame, {});
  }
  if (m_image.faceCount > 1) {
    addControl("face", QT_TRANSLATE_NOOP("formats", "Face"), ViewPart::Face,
               labels(std::span(kFaceNames).first(m_image.faceCount + 1)));
  }
  addControl("channel", QT_TRANSLATE_NOOP("formats", "Channel"), ViewPart::Channel, labels(kChannelNames));
}

void SceneMaker::addFrames() {
  if (m_image.frameCount < 2 || m_texture.slices > 1) {
    return;
  }
  scene::Animation animation;
  animation.name = QStringLiteral("frames");
  animation.frames = static_cast<int>(m_image.frameCount);
  animation.duration = animation.frames / kFramesPerSecond;
  animation.loops = true;
  m_scene.motion.animations.push_back(std::move(animation));
}

ScenePtr SceneMaker::make() {
  m_scene.sourceAxes = scene::kZUpRightHanded;
  m_scene.metresPerUnit = kMetresPerTexel;
  m_scene.view.navigation = scene::Navigation::Orbit;
  addTexture();
  addPlane();
  addCamera();
  addControls();
  addFrames();
  scene::addLookControls(m_scene);
  return animation::finishScene(std::move(m_scene));
}

} // namespace

ScenePtr buildVtfScene(const VtfTexture& texture, const QString& name, const VtfRecords& records) {
  return SceneMaker(texture, name, records).make();
}

} // namespace vitrine::formats::source

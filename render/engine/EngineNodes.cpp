#include "render/engine/EngineNodes.h"

#include "render/engine/DestroyLater.h"
#include "render/engine/FrameGraph.h"
#include "render/engine/GroundNodes.h"
#include "render/engine/OverlayNodes.h"
#include "render/engine/SceneEntity.h"

#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

namespace vitrine::render {
namespace {

class CaptureReply final : public CapturedFrame {
public:
  explicit CaptureReply(Qt3DRender::QRenderCaptureReply* reply) : m_reply(reply) {}

  bool isComplete() const override { return m_reply->isComplete(); }
  QImage picture() const override { return m_reply->image(); }

private:
  std::unique_ptr<Qt3DRender::QRenderCaptureReply> m_reply;
};

} // namespace

class EngineNodes::Private {
public:
  explicit Private(QObject* surface);
  ~Private();
  Private(const Private&) = delete;
  Private& operator=(const Private&) = delete;

  std::unique_ptr<Qt3DCore::QAspectEngine> m_aspects = std::make_unique<Qt3DCore::QAspectEngine>();
  Qt3DCore::QEntityPtr m_root{new Qt3DCore::QEntity};
  EffectLibrary* m_effects = new EffectLibrary(m_root.data());
  FrameGraph m_graph;
  OverlayNodes m_overlays{m_root.data(), *m_effects};
  GroundNodes m_ground{m_root.data()};
  SceneEntity* m_scene = nullptr;
  std::vector<SceneEntity*> m_previous; ///< disabled, still in the tree
  std::optional<FrameState> m_applied;
};

EngineNodes::Private::Private(QObject* surface) : m_graph(surface, m_root.data()) {
  auto* settings = new Qt3DRender::QRenderSettings(m_root.data());
  settings->setActiveFrameGraph(m_graph.root());
  // Every requested frame is drawn; the run mode sees to it that no other frame is.
  settings->setRenderPolicy(Qt3DRender::QRenderSettings::Always);
  m_root->addComponent(settings);
  m_aspects->registerAspect(new Qt3DRender::QRenderAspect(Qt3DRender::QRenderAspect::Automatic));
  m_aspects->setRunMode(Qt3DCore::QAspectEngine::Manual);
  m_aspects->setRootEntity(m_root);
}

EngineNodes::Private::~Private() {
  // The aspects release the nodes first. The root, which setRootEntity made a child of the aspect engine, must be
  // gone before that: nodes still ask the engine's scene while they are deleted.
  m_aspects->setRootEntity({});
  m_root.reset();
  m_aspects.reset();
}

EngineNodes::EngineNodes(QObject* surface) : d(std::make_unique<Private>(surface)) {}

EngineNodes::~EngineNodes() = default;

void EngineNodes::setScene(const ShownScene* scene) {
  if (SceneEntity* previous = std::exchange(d->m_scene, nullptr)) {
    previous->setEnabled(false);
    d->m_previous.push_back(previous);
  }
  std::vector<Qt3DRender::QLayer*> layers;
  if (scene) {
    d->m_scene = new SceneEntity(*scene, *d->m_effects);
    d->m_scene->setParent(d->m_root.data());
    for (const scene::BackdropIndex backdrop : scene->list().prepared()->scene->world.backdrops.indices()) {
      layers.push_back(d->m_effects->backdropLayer(backdrop));
    }
  } else { // no frames may come that would do it
    while (destroyDeferred(std::chrono::hours(1))) {
    }
  }
  d->m_graph.setBackdrops(layers);
  d->m_applied.reset();
}

bool EngineNodes::destroyDeferred(std::chrono::milliseconds budget) {
  if (d->m_previous.empty()) {
    return false;
  }
  if (!d->m_previous.front()->destroyDeferred(budget)) {
    destroyLater(d->m_previous.front());
    d->m_previous.erase(d->m_previous.begin());
    d->m_effects->releaseUnused();
  }
  return true;
}

QObject* EngineNodes::sceneNode() const {
  return d->m_scene;
}

bool EngineNodes::hasUploaded() const {
  return d->m_scene->hasUploaded();
}

void EngineNodes::upload(ShownScene& scene) {
  d->m_scene->upload(scene);
}

bool EngineNodes::uploadFirst(ShownScene& scene, std::chrono::milliseconds budget) {
  return d->m_scene->uploadFirst(scene, budget);
}

bool EngineNodes::uploadDeferred(ShownScene& scene, std::chrono::milliseconds budget) {
  return d->m_scene->uploadDeferred(scene, budget);
}

bool EngineNodes::hasBumpedLightmap() const {
  return d->m_scene->textures().hasBumpedLightmap();
}

void EngineNodes::updateLight(const LightmapPages::Updates& updates) {
  d->m_scene->textures().update(updates);
}

void EngineNodes::dropTexture(TextureIndex texture) {
  d->m_scene->textures().drop(texture);
}

void EngineNodes::apply(const FrameState& frame) {
  if (d->m_applied != frame) {
    d->m_effects->setDebugViews(isDebugView(frame.world.mode));
    d->m_graph.apply(frame, d->m_applied);
    d->m_applied = frame;
  }
}

void EngineNodes::apply(const ItemOverlays& overlays) {
  d->m_overlays.apply(overlays);
}

void EngineNodes::apply(const SceneLabels& labels) {
  d->m_overlays.apply(labels);
}

void EngineNodes::setLines(const LineGeometry& lines) {
  d->m_overlays.setLines(lines);
}

void EngineNodes::showGround(const GroundPlane& plane, const scene::Axes& axes) {
  d->m_ground.show(plane, axes);
}

void EngineNodes::hideGround() {
  d->m_ground.hide();
}

void EngineNodes::draw(const FrameOutput& output) {
  d->m_graph.setOutput(output);
  d->m_aspects->processFrame();
}

void EngineNodes::setTargetSize(QSize size, TargetNumbers numbers) {
  d->m_graph.setTargetSize(size, numbers);
}

std::unique_ptr<CapturedFrame> EngineNodes::requestCapture() {
  return std::make_unique<CaptureReply>(d->m_graph.requestCapture());
}

bool EngineNodes::isReady() const {
  return (!d->m_scene || d->m_scene->isReady()) && d->m_overlays.isReady() && d->m_graph.isReady();
}

} // namespace vitrine::render

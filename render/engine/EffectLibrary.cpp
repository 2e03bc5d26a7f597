#include "render/engine/EffectLibrary.h"

#include "render/engine/DestroyLater.h"
#include "render/engine/RenderPasses.h"

#include <algorithm>
#include <utility>

namespace vitrine::render {
namespace {

/// An effect whose passes share one program of two files.
Qt3DRender::QEffect* makeEffect(const QString& name, const std::vector<PassSpec>& passes, Qt3DCore::QNode* parent) {
  auto* effect = new Qt3DRender::QEffect(parent);
  Qt3DRender::QTechnique* technique = makeTechnique(effect);
  auto* program =
      makeProgram(shaderCode({name + QStringLiteral(".vert")}, {name + QStringLiteral(".frag")}, {}), effect);
  for (const PassSpec& pass : passes) {
    addPass(technique, pass, program);
  }
  return effect;
}

} // namespace

EffectLibrary::EffectLibrary(Qt3DCore::QNode* parent) : QNode(parent) {}

SharedEffect EffectLibrary::effect(const EffectKey& key) {
  const auto found = m_effects.find(key);
  if (found != m_effects.end()) {
    found->second.lastRequest = ++m_requests;
    return found->second.effect;
  }
  auto* effect = new Qt3DRender::QEffect(this);
  Qt3DRender::QTechnique* technique = makeTechnique(effect);
  auto* program = makeProgram(surfaceShaders(key, m_debugViews), effect);
  addPass(technique, surfacePass(key), program);
  if (key.parts.outline) {
    addPass(technique, outlinePass(key), makeProgram(outlineShaders(key), effect));
  }
  if (key.program != Program::Sky) {
    addPass(technique, overdrawPass(key), program);
  }
  // The node is this one's child; only claims to it are counted.
  const SharedEffect shared(effect, [](Qt3DRender::QEffect*) {});
  m_effects[key] = {shared, program, ++m_requests};
  return shared;
}

void EffectLibrary::releaseUnused() {
  std::vector<decltype(m_effects)::const_iterator> unclaimed;
  for (auto at = m_effects.cbegin(); at != m_effects.cend(); ++at) {
    if (at->second.effect.use_count() == 1) {
      unclaimed.push_back(at);
    }
  }
  if (unclaimed.size() <= kKept) {
    return;
  }
  std::ranges::sort(unclaimed, {}, [](const auto& at) { return at->second.lastRequest; });
  unclaimed.resize(unclaimed.size() - kKept);
  for (const auto& at : unclaimed) {
    destroyLater(at->second.effect.get());
    m_effects.erase(at);
  }
}

void EffectLibrary::setDebugViews(bool debugViews) {
  if (std::exchange(m_debugViews, debugViews) == debugViews) {
    return;
  }
  for (const auto& [key, entry] : m_effects) {
    if (key.program != Program::Sky) {
      setCode(*entry.program, surfaceShaders(key, debugViews));
    }
  }
}

Qt3DRender::QEffect* EffectLibrary::highlight(HighlightStyle style) {
  Qt3DRender::QEffect*& effect = m_highlights[style];
  if (!effect) {
    effect = makeEffect(QStringLiteral("highlight"), highlightPasses(style), this);
  }
  return effect;
}

Qt3DRender::QEffect* EffectLibrary::tint() {
  if (!m_tint) {
    m_tint = makeEffect(QStringLiteral("highlight"), {tintPass()}, this);
  }
  return m_tint;
}

Qt3DRender::QEffect* EffectLibrary::lines() {
  if (!m_lines) {
    m_lines = makeEffect(QStringLiteral("line"), linePasses(), this);
  }
  return m_lines;
}

Qt3DRender::QEffect* EffectLibrary::labels() {
  if (!m_labels) {
    m_labels = makeEffect(QStringLiteral("label"), {labelPass()}, this);
  }
  return m_labels;
}

Qt3DRender::QLayer* EffectLibrary::backdropLayer(scene::BackdropIndex backdrop) {
  while (!m_backdropLayers.contains(backdrop)) {
    m_backdropLayers.push_back(new Qt3DRender::QLayer(this));
  }
  return m_backdropLayers[backdrop];
}

} // namespace vitrine::render

#pragma once

#include "render/batching/ItemOverlays.h"
#include "render/batching/RenderMaterial.h"

#include <Qt3DCore/QNode>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QShaderProgram>

#include <map>
#include <memory>
#include <vector>

namespace vitrine::render {

/// An effect with a claim to it: the library keeps the node as long as there is a claim.
using SharedEffect = std::shared_ptr<Qt3DRender::QEffect>;

/// The effects of an engine, made when they are first requested and shared by materials, and the layers of backdrops,
/// shared by entities. All live as long as this node, except for released effects of surfaces.
class EffectLibrary : public Qt3DCore::QNode {
  Q_OBJECT

public:
  /// Number of unclaimed effects of surfaces that releaseUnused() keeps. Most files have fewer. Programs are not small:
  /// software OpenGL takes more than a megabyte for each.
  static constexpr std::size_t kKept = 12;

  explicit EffectLibrary(Qt3DCore::QNode* parent);

  /// `key.drawOrder` is a pass number already (TranslucentPasses). Passes: surface, outline if the key has one,
  /// overdraw.
  SharedEffect effect(const EffectKey& key);
  /// Releases unclaimed effects of surfaces, except for the kKept that were requested last.
  void releaseUnused();
  std::size_t size() const { return m_effects.size(); }
  Qt3DRender::QEffect* highlight(HighlightStyle style);
  /// Of items in another colour (Tint), which is the parameter "highlightColor" of the material.
  Qt3DRender::QEffect* tint();
  Qt3DRender::QEffect* lines();
  Qt3DRender::QEffect* labels();
  /// Layer of the items in a backdrop of the scene.
  Qt3DRender::QLayer* backdropLayer(scene::BackdropIndex backdrop);

  /// Switch for debug views; false: none can be drawn. Their shaders are several times as long and are used only for
  /// such modes.
  void setDebugViews(bool debugViews);

private:
  struct Entry {
    SharedEffect effect;
    Qt3DRender::QShaderProgram* program; ///< of its surfaces
    std::uint64_t lastRequest = 0;       ///< number of the last request for it
  };

  std::map<EffectKey, Entry> m_effects;
  std::uint64_t m_requests = 0;
  bool m_debugViews = false;
  std::map<HighlightStyle, Qt3DRender::QEffect*> m_highlights;
  Qt3DRender::QEffect* m_tint = nullptr;
  Qt3DRender::QEffect* m_lines = nullptr;
  Qt3DRender::QEffect* m_labels = nullptr;
  scene::ByBackdrop<Qt3DRender::QLayer*> m_backdropLayers;
};

} // namespace vitrine::render

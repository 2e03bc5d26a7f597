#pragma once

#include "render/engine/Stages.h"
#include "render/look/ShadingMode.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QLayer>

namespace vitrine::render {

/// The part of a frame graph that draws a backdrop: the items of its layer, from a camera of its own, with a depth
/// buffer that nothing after it sees. Sky surfaces draw nothing here: what is behind them is another backdrop.
class BackdropBranch {
public:
  /// `common`: uniforms that it shares with the world, but for the mode and the fog.
  BackdropBranch(Qt3DRender::QFrameGraphNode* parent, Qt3DRender::QLayer* layer, Qt3DCore::QEntity* camera,
                 const std::vector<Qt3DRender::QParameter*>& common);

  void setShown(bool shown) { m_root->setEnabled(shown); }
  void setMode(ShadingMode mode);
  void setFog(const std::optional<scene::Fog>& fog) { m_fog.set(fog); }
  void setTranslucentPasses(int count) { enableFirst(m_translucent, count); }
  void setTintShown(bool shown) { m_tint->setEnabled(shown); }
  void setHighlightShown(bool shown) { m_highlight->setEnabled(shown); }

private:
  Qt3DRender::QSubtreeEnabler* m_root;
  Qt3DRender::QParameter* m_mode;
  FogParameters m_fog;
  Qt3DRender::QSubtreeEnabler* m_pictures; ///< of all modes but overdraw
  Qt3DRender::QSubtreeEnabler* m_overdraw;
  std::vector<Qt3DRender::QSubtreeEnabler*> m_translucent;
  Qt3DRender::QSubtreeEnabler* m_tint;
  Qt3DRender::QSubtreeEnabler* m_highlight;
};

} // namespace vitrine::render

#include "render/engine/GroundNodes.h"

#include "render/batching/FrameUniforms.h"
#include "render/engine/TextureNode.h"

namespace vitrine::render {

GroundNodes::GroundNodes(Qt3DCore::QNode* root)
    : m_shadow(
          new QuadPass({passes::kContactShadow, QStringLiteral("ground.vert"), {QStringLiteral("contact_shadow.frag")}},
                       scene::Cull::Back, BlendMode::Alpha, root)),
      m_grid(new QuadPass({passes::kGrid, QStringLiteral("ground.vert"), {QStringLiteral("grid.frag")}},
                          scene::Cull::Back, BlendMode::Alpha, root)),
      m_occlusion(makeTexture(occlusionTexture(), m_shadow)) {
  m_shadow->setUniforms({{QStringLiteral("occlusion"), QVariant::fromValue(m_occlusion)}});
  hide();
}

void GroundNodes::hide() {
  m_shadow->setEnabled(false);
  m_grid->setEnabled(false);
}

void GroundNodes::show(const GroundPlane& plane, const scene::Axes& axes) {
  m_grid->setEnabled(plane.grid && plane.radius > 0.0F);
  m_grid->setUniforms(gridUniforms(plane, axes));
  m_shadow->setEnabled(!plane.shadow.empty());
  if (!plane.shadow.empty()) {
    updateTexture(*m_occlusion, occlusionTexels(plane.shadow));
    m_shadow->setUniforms(shadowUniforms(plane));
  }
}

} // namespace vitrine::render

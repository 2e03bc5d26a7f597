#pragma once

#include "render/engine/RenderPasses.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace vitrine::render {

/// A square from -1 to 1 that is drawn by shaders of its own in a stage of its own: over the whole picture
/// (screen.vert), or somewhere in the scene. It neither asks for depth nor writes it.
class QuadPass : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  /// Files of resources/shaders, and what the stage is called (passes).
  struct Files {
    QString stage;
    QString vertex;
    QStringList fragment;
  };

  QuadPass(const Files& files, scene::Cull cull, Qt3DCore::QNode* parent);

  /// For blending.
  Qt3DRender::QRenderPass* pass() const { return m_pass; }
  void setUniform(const QString& name, const QVariant& value);

private:
  Qt3DRender::QMaterial* m_material;
  Qt3DRender::QRenderPass* m_pass;
};

} // namespace vitrine::render

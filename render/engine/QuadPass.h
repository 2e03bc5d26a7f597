#pragma once

#include "render/batching/MaterialUniforms.h"
#include "render/engine/EffectPasses.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QMaterial>

namespace vitrine::render {

/// A square from -1 to 1 that is drawn by shaders of its own in a stage of its own: over the whole picture
/// (screen.vert), or somewhere in the scene. It does not test depth, and writes either colour or depth.
class QuadPass : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  enum class Writes { Color, Depth };

  /// Stage (passes) and files of resources/shaders.
  struct Files {
    QString stage;
    QString vertex;
    QStringList fragment;
  };

  QuadPass(const Files& files, scene::Cull cull, BlendMode blend, Qt3DCore::QNode* parent,
           Writes writes = Writes::Color);

  void setUniforms(const Uniforms& uniforms);

private:
  Qt3DRender::QMaterial* m_material;
};

} // namespace vitrine::render

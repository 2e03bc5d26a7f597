#pragma once

#include "render/batching/Batch.h"
#include "render/batching/MaterialUniforms.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometryView>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <memory>

namespace vitrine::render {

/// One draw call: a batch's buffers and the material it is drawn with.
class BatchEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  /// Draws nothing before setIndices and setMaterial. `noColors` holds one StreamColor, for batches that never show a
  /// colour stream; it belongs to somebody else who lives longer.
  BatchEntity(std::shared_ptr<const Batch> batch, Qt3DCore::QBuffer* noColors, Qt3DCore::QNode* parent);

  const Batch& batch() const { return *m_batch; }

  void setIndices(const std::vector<std::uint32_t>& indices);

  /// StreamColor records, one per vertex; empty: no vertex has a colour, as at first.
  void setColors(const QByteArray& colors);

  /// A byte for each vertex (scene::VertexOpenness); at first all are open.
  void setOpenness(const QByteArray& openness);

  /// Transform of the batch's space, a similarity (TransformGroups); of a batch that has one.
  void setPlace(const QMatrix4x4& place);
  /// MovedVertex records; of a batch that is written anew.
  void setMovedVertices(const QByteArray& vertices);
  /// Bounds in the batch's space.
  void setBounds(const scene::Bounds& bounds);

  /// `shared` parameters belong to somebody else who lives longer.
  void setMaterial(SharedEffect effect, const Uniforms& uniforms, const std::vector<Qt3DRender::QParameter*>& shared);
  /// Other values of some of the material's own uniforms, or further ones.
  void setUniforms(const Uniforms& uniforms);

private:
  std::shared_ptr<const Batch> m_batch;
  Qt3DCore::QBuffer* m_indices;
  Qt3DCore::QBuffer* m_openness;
  Qt3DCore::QBuffer* m_colors = nullptr;   ///< null: the batch has no streams
  Qt3DCore::QBuffer* m_moved = nullptr;    ///< null: the batch is not written anew
  Qt3DCore::QTransform* m_place = nullptr; ///< null: the batch is in world space
  Qt3DCore::QGeometryView* m_view;
  Qt3DRender::QGeometryRenderer* m_renderer;
  Qt3DRender::QMaterial* m_material = nullptr;
  SharedEffect m_effect; ///< of the material
};

} // namespace vitrine::render

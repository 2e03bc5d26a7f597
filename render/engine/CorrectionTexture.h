#pragma once

#include "core/image/ColorTable.h"

#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QParameter>

#include <vector>

namespace vitrine::render {

/// The correction of colours as uniforms of resources/shaders/surface.frag: a texture with the mixture of all tables.
/// The parameters belong to the nodes that they are added to.
class CorrectionTexture {
public:
  CorrectionTexture();

  std::vector<Qt3DRender::QParameter*> all() const { return {m_table, m_shown}; }
  /// Tables and their weights; empty: nothing is corrected.
  void set(const std::vector<image::WeightedTable>& tables);
  /// True if the texture that is shown is on the GPU.
  bool isReady() const;

private:
  Qt3DRender::QParameter* m_table;
  Qt3DRender::QParameter* m_shown;
  Qt3DRender::QAbstractTexture* m_texture;         ///< of the parameter; shaders read one even where it is not shown
  std::vector<image::WeightedTable> m_tables = {}; ///< that the texture has now
};

} // namespace vitrine::render

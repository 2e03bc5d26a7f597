#include "render/engine/QuadPass.h"

#include "render/engine/ParameterSet.h"
#include "render/engine/RenderPasses.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>

#include <array>

namespace vitrine::render {
namespace {

/// As x and z of the ground the front faces up.
constexpr std::array<float, 18> kCorners{-1, -1, 0, -1, 1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, 1, -1, 0};
constexpr int kCornerCount = 6;

Qt3DRender::QGeometryRenderer* makeSquare(Qt3DCore::QNode* parent) {
  using Qt3DCore::QAttribute;
  auto* renderer = new Qt3DRender::QGeometryRenderer(parent);
  auto* view = new Qt3DCore::QGeometryView(renderer);
  auto* geometry = new Qt3DCore::QGeometry(view);
  auto* corners = new Qt3DCore::QBuffer(geometry);
  corners->setData(QByteArray(reinterpret_cast<const char*>(kCorners.data()), sizeof(kCorners)));
  auto* position = new QAttribute(corners, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
                                  kCornerCount, 0, 3 * sizeof(float), geometry);
  geometry->addAttribute(position);
  geometry->setBoundingVolumePositionAttribute(position);
  view->setGeometry(geometry);
  view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  view->setVertexCount(kCornerCount);
  renderer->setView(view);
  return renderer;
}

} // namespace

QuadPass::QuadPass(const Files& files, scene::Cull cull, BlendMode blend, Qt3DCore::QNode* parent, Writes writes)
    : QEntity(parent), m_material(new Qt3DRender::QMaterial(this)) {
  auto* effect = new Qt3DRender::QEffect(m_material);
  addPass(makeTechnique(effect),
          {.value = files.stage,
           .cull = cull,
           .depthTest = DepthTest::Always,
           .depthWrite = writes == Writes::Depth,
           .blend = blend,
           .writesColor = writes == Writes::Color},
          makeProgram(shaderCode({files.vertex}, files.fragment, {}), effect));
  m_material->setEffect(effect);
  addComponent(makeSquare(this));
  addComponent(m_material);
}

void QuadPass::setUniforms(const Uniforms& uniforms) {
  render::setUniforms(m_material, uniforms);
}

} // namespace vitrine::render

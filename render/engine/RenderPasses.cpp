#include "render/engine/RenderPasses.h"

#include "core/base/Log.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QColorMask>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QStencilMask>
#include <Qt3DRender/QStencilOperation>
#include <Qt3DRender/QStencilOperationArguments>
#include <Qt3DRender/QStencilTest>
#include <Qt3DRender/QStencilTestArguments>

#include <array>

namespace vitrine::render {
namespace {

using Qt3DRender::QDepthTest;
using Qt3DRender::QRenderPass;
using Qt3DRender::QShaderProgram;
using scene::Cull;
using Where = StencilSpec::Where;

void addCull(QRenderPass* pass, Cull cull) {
  auto* state = new Qt3DRender::QCullFace(pass);
  state->setMode(cull == Cull::Back    ? Qt3DRender::QCullFace::Back
                 : cull == Cull::Front ? Qt3DRender::QCullFace::Front
                                       : Qt3DRender::QCullFace::NoCulling);
  pass->addRenderState(state);
}

void addDepth(QRenderPass* pass, DepthTest test, bool write) {
  auto* state = new QDepthTest(pass);
  state->setDepthFunction(test == DepthTest::Always    ? QDepthTest::Always
                          : test == DepthTest::Greater ? QDepthTest::Greater
                                                       : QDepthTest::LessOrEqual);
  pass->addRenderState(state);
  if (!write) {
    pass->addRenderState(new Qt3DRender::QNoDepthMask(pass));
  }
}

/// Factors of source and destination, of colour and alpha.
using BlendFactors = std::array<Qt3DRender::QBlendEquationArguments::Blending, 4>;

BlendFactors factorsOf(BlendMode mode) {
  using Arguments = Qt3DRender::QBlendEquationArguments;
  switch (mode) {
  case BlendMode::None:
    break;
  case BlendMode::Alpha:
    return {Arguments::SourceAlpha, Arguments::OneMinusSourceAlpha, Arguments::One, Arguments::OneMinusSourceAlpha};
  case BlendMode::Premultiplied:
    return {Arguments::One, Arguments::OneMinusSourceAlpha, Arguments::One, Arguments::OneMinusSourceAlpha};
  case BlendMode::Additive:
    return {Arguments::SourceAlpha, Arguments::One, Arguments::Zero, Arguments::One};
  case BlendMode::Screen:
    return {Arguments::One, Arguments::OneMinusSourceColor, Arguments::Zero, Arguments::One};
  case BlendMode::Multiply:
    return {Arguments::DestinationColor, Arguments::Zero, Arguments::Zero, Arguments::One};
  case BlendMode::Sum:
    return {Arguments::One, Arguments::One, Arguments::One, Arguments::One};
  }
  return {Arguments::One, Arguments::Zero, Arguments::One, Arguments::Zero};
}

void addBlend(QRenderPass* pass, BlendMode mode) {
  const auto [source, destination, sourceAlpha, destinationAlpha] = factorsOf(mode);
  auto* equation = new Qt3DRender::QBlendEquation(pass);
  equation->setBlendFunction(Qt3DRender::QBlendEquation::Add);
  pass->addRenderState(equation);
  auto* arguments = new Qt3DRender::QBlendEquationArguments(pass);
  arguments->setSourceRgb(source);
  arguments->setDestinationRgb(destination);
  arguments->setSourceAlpha(sourceAlpha);
  arguments->setDestinationAlpha(destinationAlpha);
  pass->addRenderState(arguments);
}

void addStencil(QRenderPass* pass, const StencilSpec& stencil) {
  using Test = Qt3DRender::QStencilTestArguments;
  using Operation = Qt3DRender::QStencilOperationArguments;
  auto* test = new Qt3DRender::QStencilTest(pass);
  auto* operation = new Qt3DRender::QStencilOperation(pass);
  for (auto* side : {test->front(), test->back()}) {
    side->setComparisonMask(stencil.bit);
    side->setReferenceValue(static_cast<int>(stencil.bit));
    side->setStencilFunction(stencil.where == Where::NotYetDrawn ? Test::NotEqual
                             : stencil.where == Where::Drawn     ? Test::Equal
                                                                 : Test::Always);
  }
  for (auto* side : {operation->front(), operation->back()}) {
    side->setAllTestsPassOperation(Operation::Replace);
    side->setDepthTestFailureOperation(stencil.where == Where::Everywhere ? Operation::Replace : Operation::Keep);
  }
  auto* mask = new Qt3DRender::QStencilMask(pass);
  mask->setFrontOutputMask(stencil.bit);
  mask->setBackOutputMask(stencil.bit);
  pass->addRenderState(test);
  pass->addRenderState(operation);
  pass->addRenderState(mask);
}

void addOffset(QRenderPass* pass, const DepthOffset& from) {
  auto* offset = new Qt3DRender::QPolygonOffset(pass);
  offset->setScaleFactor(from.slope);
  offset->setDepthSteps(from.steps);
  pass->addRenderState(offset);
}

void maskColors(QRenderPass* pass) {
  auto* mask = new Qt3DRender::QColorMask(pass);
  mask->setRedMasked(false);
  mask->setGreenMasked(false);
  mask->setBlueMasked(false);
  mask->setAlphaMasked(false);
  pass->addRenderState(mask);
}

} // namespace

void setCode(QShaderProgram& program, const ShaderCode& code) {
  program.setVertexShaderCode(code.vertex);
  program.setFragmentShaderCode(code.fragment);
}

QShaderProgram* makeProgram(const ShaderCode& code, Qt3DCore::QNode* parent) {
  auto* program = new QShaderProgram(parent);
  QObject::connect(program, &QShaderProgram::statusChanged, program, [program](QShaderProgram::Status status) {
    // Qt3D skips surfaces with a broken shader silently.
    if (status == QShaderProgram::Error) {
      log::error(QStringLiteral("a shader does not compile: ") + program->log());
    }
  });
  setCode(*program, code);
  return program;
}

Qt3DRender::QTechnique* makeTechnique(Qt3DRender::QEffect* effect) {
  auto* technique = new Qt3DRender::QTechnique(effect);
  technique->graphicsApiFilter()->setApi(Qt3DRender::QGraphicsApiFilter::OpenGL);
  technique->graphicsApiFilter()->setProfile(Qt3DRender::QGraphicsApiFilter::CoreProfile);
  technique->graphicsApiFilter()->setMajorVersion(3);
  technique->graphicsApiFilter()->setMinorVersion(3);
  effect->addTechnique(technique);
  return technique;
}

void addPass(Qt3DRender::QTechnique* technique, const PassSpec& spec, QShaderProgram* program) {
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(program);
  auto* key = new Qt3DRender::QFilterKey(pass);
  key->setName(spec.key);
  key->setValue(spec.value);
  pass->addFilterKey(key);
  addCull(pass, spec.cull);
  addDepth(pass, spec.depthTest, spec.depthWrite);
  if (spec.blend != BlendMode::None) {
    addBlend(pass, spec.blend);
  }
  if (spec.stencil) {
    addStencil(pass, *spec.stencil);
  }
  if (spec.offset) {
    addOffset(pass, *spec.offset);
  }
  if (!spec.writesColor) {
    maskColors(pass);
  }
  for (const auto& [name, value] : spec.uniforms) {
    pass->addParameter(new Qt3DRender::QParameter(name, value, pass));
  }
  technique->addRenderPass(pass);
}

} // namespace vitrine::render

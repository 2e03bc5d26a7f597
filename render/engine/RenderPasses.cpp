#include "render/engine/RenderPasses.h"

#include "core/base/Log.h"
#include "render/engine/SurfaceShaders.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>

namespace vitrine::render {

using Qt3DRender::QBlendEquationArguments;
using Qt3DRender::QDepthTest;
using Qt3DRender::QRenderPass;
using Qt3DRender::QShaderProgram;
using scene::Cull;

QShaderProgram* makeProgram(Qt3DCore::QNode* parent) {
  auto* program = new QShaderProgram(parent);
  QObject::connect(program, &QShaderProgram::statusChanged, program, [program](QShaderProgram::Status status) {
    // Qt3D leaves surfaces with a broken shader out without a word.
    if (status == QShaderProgram::Error) {
      log::error(QStringLiteral("a shader does not compile: ") + program->log());
    }
  });
  return program;
}

QShaderProgram* makeProgram(const QStringList& vertex, const QStringList& fragment, Qt3DCore::QNode* parent) {
  QShaderProgram* program = makeProgram(parent);
  const ShaderCode code = shaderCode(vertex, fragment, {});
  program->setVertexShaderCode(code.vertex);
  program->setFragmentShaderCode(code.fragment);
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

void addFilterKey(QRenderPass* pass, const QString& name, const QVariant& value) {
  auto* key = new Qt3DRender::QFilterKey(pass);
  key->setName(name);
  key->setValue(value);
  pass->addFilterKey(key);
}

void addCull(QRenderPass* pass, Cull cull) {
  auto* state = new Qt3DRender::QCullFace(pass);
  state->setMode(cull == Cull::Back    ? Qt3DRender::QCullFace::Back
                 : cull == Cull::Front ? Qt3DRender::QCullFace::Front
                                       : Qt3DRender::QCullFace::NoCulling);
  pass->addRenderState(state);
}

void addDepth(QRenderPass* pass, QDepthTest::DepthFunction function, bool write) {
  auto* test = new QDepthTest(pass);
  test->setDepthFunction(function);
  pass->addRenderState(test);
  if (!write) {
    pass->addRenderState(new Qt3DRender::QNoDepthMask(pass));
  }
}

void addBlend(QRenderPass* pass, Blending source, Blending destination, Blending sourceAlpha,
              Blending destinationAlpha) {
  auto* equation = new Qt3DRender::QBlendEquation(pass);
  equation->setBlendFunction(Qt3DRender::QBlendEquation::Add);
  pass->addRenderState(equation);
  auto* arguments = new QBlendEquationArguments(pass);
  arguments->setSourceRgb(source);
  arguments->setDestinationRgb(destination);
  arguments->setSourceAlpha(sourceAlpha);
  arguments->setDestinationAlpha(destinationAlpha);
  pass->addRenderState(arguments);
}

void addAlphaBlend(QRenderPass* pass) {
  using Arguments = QBlendEquationArguments;
  addBlend(pass, Arguments::SourceAlpha, Arguments::OneMinusSourceAlpha, Arguments::One,
           Arguments::OneMinusSourceAlpha);
}

} // namespace vitrine::render

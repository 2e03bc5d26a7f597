#include "render/engine/EffectLibrary.h"

#include "core/base/Log.h"
#include "render/engine/SurfaceShaders.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QColorMask>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

#include <utility>

namespace vitrine::render {
namespace {

using Qt3DRender::QBlendEquationArguments;
using Qt3DRender::QRenderPass;
using Qt3DRender::QShaderProgram;
using scene::Blend;
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

void setCode(QShaderProgram& program, const ShaderCode& code) {
  program.setVertexShaderCode(code.vertex);
  program.setFragmentShaderCode(code.fragment);
}

QShaderProgram* makeProgram(const QString& vertex, const QString& fragment, const QByteArray& defines,
                            Qt3DCore::QNode* parent) {
  QShaderProgram* program = makeProgram(parent);
  setCode(*program, shaderCode({vertex}, {fragment}, defines));
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

void addDepth(QRenderPass* pass, Qt3DRender::QDepthTest::DepthFunction function, bool write) {
  auto* test = new Qt3DRender::QDepthTest(pass);
  test->setDepthFunction(function);
  pass->addRenderState(test);
  if (!write) {
    pass->addRenderState(new Qt3DRender::QNoDepthMask(pass));
  }
}

void addOffset(QRenderPass* pass, float slope, float steps) {
  auto* offset = new Qt3DRender::QPolygonOffset(pass);
  offset->setScaleFactor(slope);
  offset->setDepthSteps(steps);
  pass->addRenderState(offset);
}

void addBlend(QRenderPass* pass, QBlendEquationArguments::Blending source, QBlendEquationArguments::Blending destination,
              QBlendEquationArguments::Blending sourceAlpha, QBlendEquationArguments::Blending destinationAlpha) {
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

void addBlendOf(QRenderPass* pass, Blend blend) {
  using Arguments = QBlendEquationArguments;
  switch (blend) {
  case Blend::Opaque:
  case Blend::Automatic: // a look has none left of these two
  case Blend::AutomaticCutout:
  case Blend::AlphaTest: break;
  case Blend::AlphaBlend:
    // Over a transparent background this gives premultiplied colour and true coverage.
    addBlend(pass, Arguments::SourceAlpha, Arguments::OneMinusSourceAlpha, Arguments::One, Arguments::OneMinusSourceAlpha);
    break;
  case Blend::Additive:
    addBlend(pass, Arguments::SourceAlpha, Arguments::One, Arguments::Zero, Arguments::One);
    break;
  case Blend::Screen:
    addBlend(pass, Arguments::One, Arguments::OneMinusSourceColor, Arguments::Zero, Arguments::One);
    break;
  case Blend::Multiply:
    addBlend(pass, Arguments::DestinationColor, Arguments::Zero, Arguments::Zero, Arguments::One);
    break;
  }
}

Qt3DRender::QDepthTest::DepthFunction depthTestOf(const EffectKey& key) {
  return key.overAll ? Qt3DRender::QDepthTest::Always : Qt3DRender::QDepthTest::LessOrEqual;
}

void addFilterKeysOf(QRenderPass* pass, const EffectKey& key) {
  switch (stageOf(key)) {
  case Stage::Sky: addFilterKey(pass, passes::kStage, passes::kSky); break;
  case Stage::Opaque: addFilterKey(pass, passes::kStage, passes::kOpaque); break;
  case Stage::AlphaTest: addFilterKey(pass, passes::kStage, passes::kAlphaTest); break;
  case Stage::Translucent: addFilterKey(pass, passes::kDrawOrder, key.drawOrder); break;
  }
}

/// The back of a hull around the surface. In the same stage, after it: where it is translucent, what it hides stays hidden.
void addOutlinePass(Qt3DRender::QTechnique* technique, const EffectKey& key) {
  auto* pass = new QRenderPass(technique);
  auto* program = makeProgram(pass);
  setCode(*program, outlineShaders(key));
  pass->setShaderProgram(program);
  addFilterKeysOf(pass, key);
  addCull(pass, Cull::Front);
  addDepth(pass, depthTestOf(key), key.depthWrite);
  addBlendOf(pass, key.blend);
  addOffset(pass, 1.0F, 1.0F); // where hull and surface meet, the surface is seen
  technique->addRenderPass(pass);
}

QRenderPass* makePass(Qt3DRender::QTechnique* technique, const EffectKey& key, bool explaining) {
  auto* pass = new QRenderPass(technique);
  const bool sky = key.program == Program::Sky;
  auto* program = makeProgram(pass);
  setCode(*program, surfaceShaders(key, explaining));
  pass->setShaderProgram(program);
  addFilterKeysOf(pass, key);
  addCull(pass, key.cull);
  addDepth(pass, depthTestOf(key), key.depthWrite);
  addBlendOf(pass, key.blend);
  if (key.polygonOffset) {
    addOffset(pass, -1.0F, -4.0F);
  }
  if (sky) {
    auto* mask = new Qt3DRender::QColorMask(pass);
    mask->setRedMasked(false);
    mask->setGreenMasked(false);
    mask->setBlueMasked(false);
    mask->setAlphaMasked(false);
    pass->addRenderState(mask);
  }
  technique->addRenderPass(pass);
  return pass;
}

/// Adds up whatever is drawn, whether something is in front or not. The program is that of the pass for pictures: another
/// one would be compiled when the scene is shown, whether it is asked for or not.
void addOverdrawPass(Qt3DRender::QTechnique* technique, const EffectKey& key, QShaderProgram* program) {
  using Arguments = QBlendEquationArguments;
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(program);
  addFilterKey(pass, passes::kStage, passes::kOverdraw);
  addCull(pass, key.cull);
  addDepth(pass, Qt3DRender::QDepthTest::Always, false);
  addBlend(pass, Arguments::One, Arguments::One, Arguments::One, Arguments::One);
  technique->addRenderPass(pass);
}

void addHighlightPass(Qt3DRender::QTechnique* technique, const QString& stage, bool hidden) {
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(makeProgram(QStringLiteral("highlight.vert"), QStringLiteral("highlight.frag"),
                                     hidden ? "#define HIDDEN\n" : QByteArray(), pass));
  addFilterKey(pass, passes::kStage, stage);
  addCull(pass, Cull::None);
  addDepth(pass, hidden ? Qt3DRender::QDepthTest::Greater : Qt3DRender::QDepthTest::LessOrEqual, false);
  addBlendOf(pass, Blend::AlphaBlend);
  // The same offset for both, so that every pixel belongs to exactly one of them.
  addOffset(pass, -2.0F, -8.0F);
  technique->addRenderPass(pass);
}

void addLabelPass(Qt3DRender::QTechnique* technique) {
  using Arguments = QBlendEquationArguments;
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(makeProgram(QStringLiteral("label.vert"), QStringLiteral("label.frag"), {}, pass));
  addFilterKey(pass, passes::kStage, passes::kLabels);
  addCull(pass, Cull::None);
  addDepth(pass, Qt3DRender::QDepthTest::Always, false);
  addBlend(pass, Arguments::One, Arguments::OneMinusSourceAlpha, Arguments::One, Arguments::OneMinusSourceAlpha);
  technique->addRenderPass(pass);
}

} // namespace

EffectLibrary::EffectLibrary(Qt3DCore::QNode* parent) : QNode(parent) {}

Qt3DRender::QEffect* EffectLibrary::effect(const EffectKey& key) {
  const auto found = m_effects.find(key);
  if (found != m_effects.end()) {
    return found->second.effect;
  }
  auto* effect = new Qt3DRender::QEffect(this);
  Qt3DRender::QTechnique* technique = makeTechnique(effect);
  QShaderProgram* program = makePass(technique, key, m_explaining)->shaderProgram();
  if (key.parts.outline) {
    addOutlinePass(technique, key);
  }
  if (key.program != Program::Sky) {
    addOverdrawPass(technique, key, program);
  }
  m_effects[key] = {effect, program};
  return effect;
}

void EffectLibrary::setExplaining(bool explaining) {
  if (std::exchange(m_explaining, explaining) == explaining) {
    return;
  }
  for (const auto& [key, made] : m_effects) {
    if (key.program != Program::Sky) {
      setCode(*made.program, surfaceShaders(key, explaining));
    }
  }
}

Qt3DRender::QEffect* EffectLibrary::highlight() {
  if (!m_highlight) {
    m_highlight = new Qt3DRender::QEffect(this);
    Qt3DRender::QTechnique* technique = makeTechnique(m_highlight);
    addHighlightPass(technique, passes::kHiddenHighlight, true);
    addHighlightPass(technique, passes::kHighlight, false);
  }
  return m_highlight;
}

Qt3DRender::QEffect* EffectLibrary::labels() {
  if (!m_labels) {
    m_labels = new Qt3DRender::QEffect(this);
    addLabelPass(makeTechnique(m_labels));
  }
  return m_labels;
}

Qt3DRender::QLayer* EffectLibrary::backdropLayer(int backdrop) {
  while (m_backdropLayers.size() <= static_cast<std::size_t>(backdrop)) {
    m_backdropLayers.push_back(new Qt3DRender::QLayer(this));
  }
  return m_backdropLayers[static_cast<std::size_t>(backdrop)];
}

} // namespace vitrine::render

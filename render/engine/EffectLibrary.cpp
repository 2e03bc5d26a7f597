#include "render/engine/EffectLibrary.h"

#include "render/engine/RenderPasses.h"
#include "render/engine/Retire.h"
#include "render/engine/SurfaceShaders.h"

#include <Qt3DRender/QColorMask>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QStencilMask>
#include <Qt3DRender/QStencilOperation>
#include <Qt3DRender/QStencilOperationArguments>
#include <Qt3DRender/QStencilTest>
#include <Qt3DRender/QStencilTestArguments>

#include <algorithm>
#include <utility>

namespace vitrine::render {
namespace {

using Qt3DRender::QBlendEquationArguments;
using Qt3DRender::QDepthTest;
using Qt3DRender::QRenderPass;
using Qt3DRender::QShaderProgram;
using scene::Blend;
using scene::Cull;

void setCode(QShaderProgram& program, const ShaderCode& code) {
  program.setVertexShaderCode(code.vertex);
  program.setFragmentShaderCode(code.fragment);
}

const QColor kHighlightTint(255, 190, 60, 44);
const QColor kHighlightLine(255, 176, 32, 255);
const QColor kAroundLine(64, 170, 255, 255);
/// Of the opacity, where something is in front.
constexpr float kHiddenShare = 0.4F;
/// Pixels that lines around a selection are wide, along either axis.
constexpr float kOutlineWidth = 2.0F;
/// Depth offset of a tint, which lies on the surface it is of: so little that nothing in front of it is tinted.
constexpr float kTintSlope = -1.0F;
constexpr float kTintSteps = -4.0F;
/// By how many depth offsets a part of a selection stands out from another.
constexpr float kBehindSlope = 4.0F;

void addOffset(QRenderPass* pass, float slope, float steps) {
  auto* offset = new Qt3DRender::QPolygonOffset(pass);
  offset->setScaleFactor(slope);
  offset->setDepthSteps(steps);
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

void addBlendOf(QRenderPass* pass, Blend blend) {
  using Arguments = QBlendEquationArguments;
  switch (blend) {
  case Blend::Opaque:
  case Blend::Automatic: // a RenderMaterial has none left of these two
  case Blend::AutomaticCutout:
  case Blend::AlphaTest:
    break;
  case Blend::AlphaBlend:
    addAlphaBlend(pass);
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

QDepthTest::DepthFunction depthTestOf(const EffectKey& key) {
  return key.alwaysOnTop ? QDepthTest::Always : QDepthTest::LessOrEqual;
}

void addFilterKeysOf(QRenderPass* pass, const EffectKey& key) {
  switch (stageOf(key)) {
  case Stage::Sky:
    addFilterKey(pass, passes::kStage, passes::kSky);
    break;
  case Stage::Opaque:
    addFilterKey(pass, passes::kStage, passes::kOpaque);
    break;
  case Stage::AlphaTest:
    addFilterKey(pass, passes::kStage, passes::kAlphaTest);
    break;
  case Stage::Translucent:
    addFilterKey(pass, passes::kDrawOrder, key.drawOrder);
    break;
  }
}

/// The back of a hull around the surface. In the same stage, after it: where it is translucent, what it hides stays
/// hidden.
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

QRenderPass* makePass(Qt3DRender::QTechnique* technique, const EffectKey& key, bool debugViews) {
  auto* pass = new QRenderPass(technique);
  const bool sky = key.program == Program::Sky;
  auto* program = makeProgram(pass);
  setCode(*program, surfaceShaders(key, debugViews));
  pass->setShaderProgram(program);
  addFilterKeysOf(pass, key);
  addCull(pass, key.cull);
  addDepth(pass, depthTestOf(key), key.depthWrite);
  addBlendOf(pass, key.blend);
  if (key.polygonOffset) {
    addOffset(pass, -1.0F, -4.0F);
  }
  if (sky) {
    maskColors(pass);
  }
  technique->addRenderPass(pass);
  return pass;
}

/// Adds up whatever is drawn, whether something is in front or not. The program is that of the pass for pictures:
/// another one would be compiled when the scene is shown, whether it is asked for or not.
void addOverdrawPass(Qt3DRender::QTechnique* technique, const EffectKey& key, QShaderProgram* program) {
  using Arguments = QBlendEquationArguments;
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(program);
  addFilterKey(pass, passes::kStage, passes::kOverdraw);
  addCull(pass, key.cull);
  addDepth(pass, QDepthTest::Always, false);
  addBlend(pass, Arguments::One, Arguments::One, Arguments::One, Arguments::One);
  technique->addRenderPass(pass);
}

/// In the stencil buffer a bit says where something is drawn, lines around it included: of the selection, of what it is
/// a part of, or of what is tinted.
enum class Where { NotYetDrawn, Drawn, Everywhere };
constexpr uint kSelectionBit = 1;
constexpr uint kAroundBit = 2;
constexpr uint kTintBit = 4;

void addStencil(QRenderPass* pass, Where where, uint bit) {
  using Test = Qt3DRender::QStencilTestArguments;
  using Operation = Qt3DRender::QStencilOperationArguments;
  auto* test = new Qt3DRender::QStencilTest(pass);
  auto* operation = new Qt3DRender::QStencilOperation(pass);
  for (auto* side : {test->front(), test->back()}) {
    side->setComparisonMask(bit);
    side->setReferenceValue(static_cast<int>(bit));
    side->setStencilFunction(where == Where::NotYetDrawn ? Test::NotEqual
                             : where == Where::Drawn     ? Test::Equal
                                                         : Test::Always);
  }
  for (auto* side : {operation->front(), operation->back()}) {
    side->setAllTestsPassOperation(Operation::Replace);
    side->setDepthTestFailureOperation(where == Where::Everywhere ? Operation::Replace : Operation::Keep);
  }
  auto* mask = new Qt3DRender::QStencilMask(pass);
  mask->setFrontOutputMask(bit);
  mask->setBackOutputMask(bit);
  pass->addRenderState(test);
  pass->addRenderState(operation);
  pass->addRenderState(mask);
}

/// A drawing of a selection's triangles, of the many that make up its highlight.
struct HighlightLayer {
  QString stage;
  QColor color;
  QDepthTest::DepthFunction depth = QDepthTest::LessOrEqual;
  Where where = Where::NotYetDrawn;
  float depthOffset = -1; ///< towards the eye where negative: the selection lies on its own surfaces
  QVector2D moved = {};   ///< pixels
  uint bit = kSelectionBit;
};

QRenderPass* addHighlightPass(Qt3DRender::QTechnique* technique, QShaderProgram* program, const HighlightLayer& layer) {
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(program);
  addFilterKey(pass, passes::kStage, layer.stage);
  addCull(pass, Cull::None);
  addDepth(pass, layer.depth, layer.where == Where::Everywhere && layer.bit == kSelectionBit);
  addBlendOf(pass, Blend::AlphaBlend);
  addStencil(pass, layer.where, layer.bit);
  addOffset(pass, 2.0F * layer.depthOffset, 8.0F * layer.depthOffset);
  pass->addParameter(new Qt3DRender::QParameter(QStringLiteral("highlightColor"), layer.color, pass));
  pass->addParameter(new Qt3DRender::QParameter(QStringLiteral("highlightOffset"), layer.moved, pass));
  technique->addRenderPass(pass);
  return pass;
}

/// Lines: the triangles once more, moved to all sides.
void addHighlightOutline(Qt3DRender::QTechnique* technique, QShaderProgram* program, HighlightLayer layer) {
  for (const auto& [x, y] : {std::pair(1, 1), std::pair(-1, 1), std::pair(-1, -1), std::pair(1, -1)}) {
    layer.moved = QVector2D(static_cast<float>(x), static_cast<float>(y)) * kOutlineWidth;
    addHighlightPass(technique, program, layer);
  }
}

QColor hidden(QColor color) {
  color.setAlphaF(color.alphaF() * kHiddenShare);
  return color;
}

void addTintedPasses(Qt3DRender::QTechnique* technique, QShaderProgram* program) {
  addHighlightPass(technique, program, {passes::kHighlight, kHighlightTint});
  addHighlightPass(technique, program, {passes::kHiddenHighlight, hidden(kHighlightTint), QDepthTest::Greater});
  addHighlightOutline(technique, program, {passes::kHighlightOutline, kHighlightLine});
  addHighlightOutline(technique, program,
                      {passes::kHiddenHighlightOutline, hidden(kHighlightLine), QDepthTest::Greater});
}

void addOutlinedPasses(Qt3DRender::QTechnique* technique, QShaderProgram* program) {
  // Marks all of it, in sight or not, and adds to the depth what is translucent: a pane does not stand out from itself.
  maskColors(addHighlightPass(technique, program,
                              {passes::kHighlight, kHighlightLine, QDepthTest::LessOrEqual, Where::Everywhere}));
  addHighlightOutline(technique, program, {passes::kHighlightOutline, kHighlightLine});
  // Of a part that is nearer than the one beside it, by more than a slope makes of some pixels.
  addHighlightOutline(technique, program,
                      {passes::kHighlightOutline, kHighlightLine, QDepthTest::LessOrEqual, Where::Drawn, kBehindSlope});
}

void addAroundPasses(Qt3DRender::QTechnique* technique, QShaderProgram* program) {
  HighlightLayer layer{passes::kHighlight, kAroundLine, QDepthTest::LessOrEqual, Where::Everywhere};
  layer.bit = kAroundBit;
  maskColors(addHighlightPass(technique, program, layer));
  layer.stage = passes::kHighlightOutline;
  layer.where = Where::NotYetDrawn;
  addHighlightOutline(technique, program, layer);
}

void addPassesOf(HighlightStyle style, Qt3DRender::QTechnique* technique, QShaderProgram* program) {
  switch (style) {
  case HighlightStyle::Tinted:
    return addTintedPasses(technique, program);
  case HighlightStyle::Outlined:
    return addOutlinedPasses(technique, program);
  case HighlightStyle::Around:
    return addAroundPasses(technique, program);
  }
}

/// Each pixel once, however many of the triangles lie on it.
void addTintPass(Qt3DRender::QTechnique* technique, QShaderProgram* program) {
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(program);
  addFilterKey(pass, passes::kStage, passes::kTint);
  addCull(pass, Cull::None);
  addDepth(pass, QDepthTest::LessOrEqual, false);
  addBlendOf(pass, Blend::AlphaBlend);
  addStencil(pass, Where::NotYetDrawn, kTintBit);
  addOffset(pass, kTintSlope, kTintSteps);
  pass->addParameter(new Qt3DRender::QParameter(QStringLiteral("highlightOffset"), QVector2D(), pass));
  technique->addRenderPass(pass);
}

void addLinePass(Qt3DRender::QTechnique* technique, QShaderProgram* program, const QString& stage,
                 QDepthTest::DepthFunction depth, float opacity) {
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(program);
  addFilterKey(pass, passes::kStage, stage);
  addCull(pass, Cull::None);
  addDepth(pass, depth, false);
  addAlphaBlend(pass);
  pass->addParameter(new Qt3DRender::QParameter(QStringLiteral("lineOpacity"), opacity, pass));
  technique->addRenderPass(pass);
}

void addLabelPass(Qt3DRender::QTechnique* technique) {
  using Arguments = QBlendEquationArguments;
  auto* pass = new QRenderPass(technique);
  pass->setShaderProgram(makeProgram({QStringLiteral("label.vert")}, {QStringLiteral("label.frag")}, pass));
  addFilterKey(pass, passes::kStage, passes::kLabels);
  addCull(pass, Cull::None);
  addDepth(pass, QDepthTest::Always, false);
  addBlend(pass, Arguments::One, Arguments::OneMinusSourceAlpha, Arguments::One, Arguments::OneMinusSourceAlpha);
  technique->addRenderPass(pass);
}

} // namespace

EffectLibrary::EffectLibrary(Qt3DCore::QNode* parent) : QNode(parent) {}

SharedEffect EffectLibrary::effect(const EffectKey& key) {
  const auto found = m_effects.find(key);
  if (found != m_effects.end()) {
    found->second.asked = ++m_asked;
    return found->second.effect;
  }
  auto* effect = new Qt3DRender::QEffect(this);
  Qt3DRender::QTechnique* technique = makeTechnique(effect);
  QShaderProgram* program = makePass(technique, key, m_debugViews)->shaderProgram();
  if (key.parts.outline) {
    addOutlinePass(technique, key);
  }
  if (key.program != Program::Sky) {
    addOverdrawPass(technique, key, program);
  }
  // The node is this one's child; only claims to it are counted.
  const SharedEffect shared(effect, [](Qt3DRender::QEffect*) {});
  m_effects[key] = {shared, program, ++m_asked};
  return shared;
}

void EffectLibrary::giveUpOld() {
  std::vector<decltype(m_effects)::const_iterator> unclaimed;
  for (auto at = m_effects.cbegin(); at != m_effects.cend(); ++at) {
    if (at->second.effect.use_count() == 1) {
      unclaimed.push_back(at);
    }
  }
  if (unclaimed.size() <= kKept) {
    return;
  }
  std::ranges::sort(unclaimed, {}, [](const auto& at) { return at->second.asked; });
  unclaimed.resize(unclaimed.size() - kKept);
  for (const auto& at : unclaimed) {
    retire(at->second.effect.get());
    m_effects.erase(at);
  }
}

void EffectLibrary::setDebugViews(bool debugViews) {
  if (std::exchange(m_debugViews, debugViews) == debugViews) {
    return;
  }
  for (const auto& [key, made] : m_effects) {
    if (key.program != Program::Sky) {
      setCode(*made.program, surfaceShaders(key, debugViews));
    }
  }
}

Qt3DRender::QEffect* EffectLibrary::highlight(HighlightStyle style) {
  Qt3DRender::QEffect*& effect = m_highlights[style];
  if (!effect) {
    effect = new Qt3DRender::QEffect(this);
    QShaderProgram* program =
        makeProgram({QStringLiteral("highlight.vert")}, {QStringLiteral("highlight.frag")}, effect);
    Qt3DRender::QTechnique* technique = makeTechnique(effect);
    addPassesOf(style, technique, program);
  }
  return effect;
}

Qt3DRender::QEffect* EffectLibrary::tint() {
  if (!m_tint) {
    m_tint = new Qt3DRender::QEffect(this);
    addTintPass(makeTechnique(m_tint),
                makeProgram({QStringLiteral("highlight.vert")}, {QStringLiteral("highlight.frag")}, m_tint));
  }
  return m_tint;
}

Qt3DRender::QEffect* EffectLibrary::lines() {
  if (!m_lines) {
    m_lines = new Qt3DRender::QEffect(this);
    QShaderProgram* program = makeProgram({QStringLiteral("line.vert")}, {QStringLiteral("line.frag")}, m_lines);
    Qt3DRender::QTechnique* technique = makeTechnique(m_lines);
    addLinePass(technique, program, passes::kHiddenLines, QDepthTest::Greater, kHiddenShare);
    addLinePass(technique, program, passes::kLines, QDepthTest::LessOrEqual, 1.0F);
  }
  return m_lines;
}

Qt3DRender::QEffect* EffectLibrary::labels() {
  if (!m_labels) {
    m_labels = new Qt3DRender::QEffect(this);
    addLabelPass(makeTechnique(m_labels));
  }
  return m_labels;
}

Qt3DRender::QLayer* EffectLibrary::backdropLayer(scene::BackdropIndex backdrop) {
  while (!m_backdropLayers.contains(backdrop)) {
    m_backdropLayers.push_back(new Qt3DRender::QLayer(this));
  }
  return m_backdropLayers[backdrop];
}

} // namespace vitrine::render

#include "render/engine/EffectPasses.h"

#include "render/look/SelectionColors.h"

#include <QColor>
#include <QVector2D>

#include <utility>

namespace vitrine::render {
namespace {

using scene::Blend;
using scene::Cull;

/// Width of the lines around a selection in pixels, along either axis.
constexpr float kOutlineWidth = 2.0F;
/// Depth offset of a tint, which lies on its own surface: too little to tint anything in front of it.
constexpr DepthOffset kTintOffset{-1.0F, -4.0F};
/// Depth offsets by which a part of a selection must be in front of another to be outlined.
constexpr float kBehindSlope = 4.0F;

constexpr unsigned kSelectionBit = 1;
constexpr unsigned kAroundBit = 2;
constexpr unsigned kTintBit = 4;

using Where = StencilSpec::Where;

BlendMode blendModeOf(Blend blend) {
  switch (blend) {
  case Blend::Opaque:
  case Blend::Automatic: // a RenderMaterial has none left of these two
  case Blend::AutomaticCutout:
  case Blend::AlphaTest:
    return BlendMode::None;
  case Blend::AlphaBlend:
    return BlendMode::Alpha;
  case Blend::Additive:
    return BlendMode::Additive;
  case Blend::Screen:
    return BlendMode::Screen;
  case Blend::Multiply:
    return BlendMode::Multiply;
  }
  return BlendMode::None;
}

PassSpec keyedPass(const EffectKey& key) {
  PassSpec pass;
  switch (stageOf(key)) {
  case Stage::Sky:
    pass.value = passes::kSky;
    break;
  case Stage::Opaque:
    pass.value = passes::kOpaque;
    break;
  case Stage::AlphaTest:
    pass.value = passes::kAlphaTest;
    break;
  case Stage::Translucent:
    pass.key = passes::kDrawOrder;
    pass.value = key.drawOrder;
    break;
  }
  pass.depthTest = key.alwaysOnTop ? DepthTest::Always : DepthTest::LessOrEqual;
  pass.depthWrite = key.depthWrite;
  pass.blend = blendModeOf(key.blend);
  return pass;
}

/// One drawing of a selection's triangles, of the many that make up its highlight.
struct HighlightLayer {
  QString stage;
  QColor color;
  DepthTest depth = DepthTest::LessOrEqual;
  Where where = Where::NotYetDrawn;
  float depthOffset = -1; ///< towards the eye where negative: the selection lies on its own surfaces
  QVector2D moved = {};   ///< pixels
  unsigned bit = kSelectionBit;
};

PassSpec highlightPass(const HighlightLayer& layer) {
  return {
      .value = layer.stage,
      .depthTest = layer.depth,
      .depthWrite = layer.where == Where::Everywhere && layer.bit == kSelectionBit,
      .blend = BlendMode::Alpha,
      .stencil = StencilSpec{layer.where, layer.bit},
      .offset = DepthOffset{2.0F * layer.depthOffset, 8.0F * layer.depthOffset},
      .uniforms = {{QStringLiteral("highlightColor"), layer.color}, {QStringLiteral("highlightOffset"), layer.moved}}};
}

/// A pass that marks all of the selection in the stencil buffer, in sight or not, and draws nothing.
PassSpec markingPass(const HighlightLayer& layer) {
  PassSpec pass = highlightPass(layer);
  pass.writesColor = false;
  return pass;
}

/// Lines: the triangles once more, moved to all sides.
void addOutline(std::vector<PassSpec>& to, HighlightLayer layer) {
  for (const auto& [x, y] : {std::pair(1, 1), std::pair(-1, 1), std::pair(-1, -1), std::pair(1, -1)}) {
    layer.moved = QVector2D(static_cast<float>(x), static_cast<float>(y)) * kOutlineWidth;
    to.push_back(highlightPass(layer));
  }
}

QColor hidden(QColor color) {
  color.setAlphaF(color.alphaF() * kHiddenSelectionShare);
  return color;
}

std::vector<PassSpec> tintedPasses() {
  std::vector<PassSpec> all{
      highlightPass({passes::kHighlight, kSelectionTint}),
      highlightPass({passes::kHiddenHighlight, hidden(kSelectionTint), DepthTest::Greater}),
  };
  addOutline(all, {passes::kHighlightOutline, kSelectionLine});
  addOutline(all, {passes::kHiddenHighlightOutline, hidden(kSelectionLine), DepthTest::Greater});
  return all;
}

std::vector<PassSpec> outlinedPasses() {
  // The marking pass adds translucent surfaces to the depth: a pane does not stand out from itself.
  std::vector<PassSpec> all{
      markingPass({passes::kHighlight, kSelectionLine, DepthTest::LessOrEqual, Where::Everywhere})};
  addOutline(all, {passes::kHighlightOutline, kSelectionLine});
  // Lines at parts that are nearer than their neighbours by more than a slope makes of some pixels.
  addOutline(all, {passes::kHighlightOutline, kSelectionLine, DepthTest::LessOrEqual, Where::Drawn, kBehindSlope});
  return all;
}

std::vector<PassSpec> aroundPasses() {
  HighlightLayer layer{passes::kHighlight, kAroundSelectionLine, DepthTest::LessOrEqual, Where::Everywhere};
  layer.bit = kAroundBit;
  std::vector<PassSpec> all{markingPass(layer)};
  layer.stage = passes::kHighlightOutline;
  layer.where = Where::NotYetDrawn;
  addOutline(all, layer);
  return all;
}

PassSpec linePass(const QString& stage, DepthTest depth, float opacity) {
  return {.value = stage,
          .depthTest = depth,
          .blend = BlendMode::Alpha,
          .uniforms = {{QStringLiteral("lineOpacity"), opacity}}};
}

} // namespace

PassSpec surfacePass(const EffectKey& key) {
  PassSpec pass = keyedPass(key);
  pass.cull = key.cull;
  if (key.polygonOffset) {
    pass.offset = {-1.0F, -4.0F};
  }
  pass.writesColor = key.program != Program::Sky;
  return pass;
}

PassSpec outlinePass(const EffectKey& key) {
  PassSpec pass = keyedPass(key);
  pass.cull = Cull::Front;
  pass.offset = {1.0F, 1.0F}; // where hull and surface meet, the surface is seen
  return pass;
}

PassSpec overdrawPass(const EffectKey& key) {
  return {.value = passes::kOverdraw, .cull = key.cull, .depthTest = DepthTest::Always, .blend = BlendMode::Sum};
}

std::vector<PassSpec> highlightPasses(HighlightStyle style) {
  switch (style) {
  case HighlightStyle::Tinted:
    return tintedPasses();
  case HighlightStyle::Outlined:
    return outlinedPasses();
  case HighlightStyle::Around:
    return aroundPasses();
  }
  return {};
}

PassSpec tintPass() {
  return {.value = passes::kTint,
          .blend = BlendMode::Alpha,
          .stencil = StencilSpec{Where::NotYetDrawn, kTintBit},
          .offset = kTintOffset,
          .uniforms = {{QStringLiteral("highlightOffset"), QVector2D()}}};
}

std::vector<PassSpec> linePasses() {
  return {linePass(passes::kHiddenLines, DepthTest::Greater, kHiddenSelectionShare),
          linePass(passes::kLines, DepthTest::LessOrEqual, 1.0F)};
}

PassSpec labelPass() {
  return {.value = passes::kLabels, .depthTest = DepthTest::Always, .blend = BlendMode::Premultiplied};
}

} // namespace vitrine::render

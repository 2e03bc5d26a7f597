#pragma once

#include "core/scene/Material.h"
#include "render/batching/ItemOverlays.h"
#include "render/batching/MaterialUniforms.h"
#include "render/engine/PassNames.h"
#include "render/engine/SurfaceShaders.h"

#include <QVariant>

#include <optional>
#include <vector>

namespace vitrine::render {

enum class DepthTest { LessOrEqual, Greater, Always };

/// Blending of what is drawn with what is there.
enum class BlendMode {
  None,
  Alpha,         ///< straight alpha; over a transparent background the result is premultiplied with true coverage
  Premultiplied, ///< premultiplied alpha
  Additive,
  Screen,
  Multiply,
  Sum ///< all channels are added up
};

/// Condition on a bit of the stencil buffer. The bit is set where the pass draws; Everywhere also sets it where the
/// depth test fails.
struct StencilSpec {
  enum class Where { NotYetDrawn, Drawn, Everywhere };

  Where where = Where::NotYetDrawn;
  unsigned bit = 1;
};

/// Offset of the depth (glPolygonOffset), towards the eye where negative.
struct DepthOffset {
  float slope = 0;
  float steps = 0;
};

/// Render state of one pass of an effect, without its shaders.
struct PassSpec {
  QString key = passes::kStage; ///< the filter key by which the frame graph finds the pass
  QVariant value = {};          ///< value of the key, by default the name of the stage
  scene::Cull cull = scene::Cull::None;
  DepthTest depthTest = DepthTest::LessOrEqual;
  bool depthWrite = false;
  BlendMode blend = BlendMode::None;
  bool writesColor = true;
  std::optional<StencilSpec> stencil = {};
  std::optional<DepthOffset> offset = {};
  Uniforms uniforms = {};
};

/// Pass of surfaces; the shaders are surfaceShaders().
PassSpec surfacePass(const EffectKey& key);
/// Pass of their outlines, the back of a hull around the surface; the shaders are outlineShaders(). It belongs to the
/// stage of the surface and comes after it: where that is translucent, hidden things stay hidden.
PassSpec outlinePass(const EffectKey& key);
/// Pass that adds up whatever is drawn, in front or not, with the shaders of the surface: others would be compiled
/// whenever a scene is shown.
PassSpec overdrawPass(const EffectKey& key);
/// Passes of a selection.
std::vector<PassSpec> highlightPasses(HighlightStyle style);
/// Pass of a tint, which draws each pixel once.
PassSpec tintPass();
/// Passes of lines over the picture, fainter where something is in front.
std::vector<PassSpec> linePasses();
PassSpec labelPass();

} // namespace vitrine::render

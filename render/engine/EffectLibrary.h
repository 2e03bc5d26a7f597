#pragma once

#include "render/batching/RenderMaterial.h"

#include <Qt3DCore/QNode>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QShaderProgram>

#include <map>
#include <vector>

namespace vitrine::render {

/// Names by which the passes of effects and the branches of the frame graph find each other.
namespace passes {
inline const QString kStage = QStringLiteral("stage");
inline const QString kBackground = QStringLiteral("background");
inline const QString kContactShadow = QStringLiteral("contactShadow");
inline const QString kGrid = QStringLiteral("grid");
inline const QString kSky = QStringLiteral("sky");
inline const QString kOpaque = QStringLiteral("opaque");
inline const QString kAlphaTest = QStringLiteral("alphaTest");
inline const QString kDrawOrder = QStringLiteral("drawOrder"); ///< of translucent passes, their number
inline const QString kOverdraw = QStringLiteral("overdraw");
inline const QString kHighlight = QStringLiteral("highlight");
inline const QString kHiddenHighlight = QStringLiteral("hiddenHighlight");
inline const QString kHighlightOutline = QStringLiteral("highlightOutline");
inline const QString kHiddenHighlightOutline = QStringLiteral("hiddenHighlightOutline");
inline const QString kLabels = QStringLiteral("labels");
inline const QString kAccumulation = QStringLiteral("accumulation");
inline const QString kPresentation = QStringLiteral("presentation");
} // namespace passes

/// Style of a selection. Tinted: a light tint that lets the picture through and an outline around it, both fainter
/// where something is in front. Outlined: an outline alone, around it and where it stands out from itself, so that
/// nothing of the picture changes where it is all that one sees.
enum class HighlightStyle { Tinted, Outlined };

/// The effects of an engine, made when first asked for; materials share them. So do entities the layers of backdrops.
/// All live as long as this node.
class EffectLibrary : public Qt3DCore::QNode {
  Q_OBJECT

public:
  explicit EffectLibrary(Qt3DCore::QNode* parent);

  /// `key.drawOrder` is a pass number already (TranslucentPasses). Two passes: the one of its stage, and the one that
  /// counts how often each pixel is drawn; a third for outlines, where the key has them.
  Qt3DRender::QEffect* effect(const EffectKey& key);
  Qt3DRender::QEffect* highlight(HighlightStyle style);
  Qt3DRender::QEffect* labels();
  /// Layer of the items in a backdrop of the scene.
  Qt3DRender::QLayer* backdropLayer(scene::BackdropIndex backdrop);

  /// Switch for debug views; false: none can be drawn. Their shaders are several times as long, so that they are only
  /// used when such a mode is.
  void setDebugViews(bool debugViews);

private:
  struct Made {
    Qt3DRender::QEffect* effect;
    Qt3DRender::QShaderProgram* program; ///< of its surfaces
  };

  std::map<EffectKey, Made> m_effects;
  bool m_debugViews = false;
  std::map<HighlightStyle, Qt3DRender::QEffect*> m_highlights;
  Qt3DRender::QEffect* m_labels = nullptr;
  scene::ByBackdrop<Qt3DRender::QLayer*> m_backdropLayers;
};

} // namespace vitrine::render

#pragma once

#include "render/batching/RenderMaterial.h"

#include <Qt3DCore/QNode>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QShaderProgram>

#include <map>
#include <memory>
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
inline const QString kTint = QStringLiteral("tint");
inline const QString kHighlight = QStringLiteral("highlight");
inline const QString kHiddenHighlight = QStringLiteral("hiddenHighlight");
inline const QString kHighlightOutline = QStringLiteral("highlightOutline");
inline const QString kHiddenHighlightOutline = QStringLiteral("hiddenHighlightOutline");
inline const QString kLines = QStringLiteral("lines");
inline const QString kHiddenLines = QStringLiteral("hiddenLines");
inline const QString kLabels = QStringLiteral("labels");
inline const QString kAccumulation = QStringLiteral("accumulation");
inline const QString kPacking = QStringLiteral("packing");
inline const QString kPresentation = QStringLiteral("presentation");
} // namespace passes

/// Style of a selection. Tinted: a light tint that lets the picture through and an outline around it, both fainter
/// where something is in front. Outlined: an outline alone, around it and where it stands out from itself, so that
/// nothing of the picture changes where it is all that one sees.
/// Around: an outline in another colour, of what the selection is a part of, where nothing is in front.
enum class HighlightStyle { Tinted, Outlined, Around };

/// An effect with a claim to it: the library keeps the node as long as there is one.
using SharedEffect = std::shared_ptr<Qt3DRender::QEffect>;

/// The effects of an engine, made when first asked for; materials share them. So do entities the layers of backdrops.
/// All live as long as this node, but for effects of surfaces that are given up.
class EffectLibrary : public Qt3DCore::QNode {
  Q_OBJECT

public:
  /// Unclaimed effects of surfaces that giveUpOld() leaves: most files have fewer. Programs are not small; software
  /// OpenGL takes more than a megabyte for each.
  static constexpr std::size_t kKept = 12;

  explicit EffectLibrary(Qt3DCore::QNode* parent);

  /// `key.drawOrder` is a pass number already (TranslucentPasses). Two passes: the one of its stage, and the one that
  /// counts how often each pixel is drawn; a third for outlines, where the key has them.
  SharedEffect effect(const EffectKey& key);
  /// Gives up effects of surfaces that nobody claims, but for the kKept of them that were asked for last.
  void giveUpOld();
  std::size_t size() const { return m_effects.size(); }
  Qt3DRender::QEffect* highlight(HighlightStyle style);
  /// Of items in another colour (Tint), which is the parameter "highlightColor" of the material.
  Qt3DRender::QEffect* tint();
  /// Of lines over the picture, fainter where something is in front.
  Qt3DRender::QEffect* lines();
  Qt3DRender::QEffect* labels();
  /// Layer of the items in a backdrop of the scene.
  Qt3DRender::QLayer* backdropLayer(scene::BackdropIndex backdrop);

  /// Switch for debug views; false: none can be drawn. Their shaders are several times as long, so that they are only
  /// used when such a mode is.
  void setDebugViews(bool debugViews);

private:
  struct Made {
    SharedEffect effect;
    Qt3DRender::QShaderProgram* program; ///< of its surfaces
    std::uint64_t asked = 0;             ///< number of the request that was the last one for it
  };

  std::map<EffectKey, Made> m_effects;
  std::uint64_t m_asked = 0;
  bool m_debugViews = false;
  std::map<HighlightStyle, Qt3DRender::QEffect*> m_highlights;
  Qt3DRender::QEffect* m_tint = nullptr;
  Qt3DRender::QEffect* m_lines = nullptr;
  Qt3DRender::QEffect* m_labels = nullptr;
  scene::ByBackdrop<Qt3DRender::QLayer*> m_backdropLayers;
};

} // namespace vitrine::render

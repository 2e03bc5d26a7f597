#pragma once

#include <QString>

/// Names by which the passes of effects and the branches of the frame graph find each other.
namespace vitrine::render::passes {

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
inline const QString kUpscaling = QStringLiteral("upscaling");
inline const QString kUpscaledDepth = QStringLiteral("upscaledDepth");

} // namespace vitrine::render::passes

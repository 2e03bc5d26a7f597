#include "core/formats/x3/assets/BlendState.h"

#include "core/base/Translate.h"

#include <algorithm>
#include <array>

namespace vitrine::formats::x3 {
namespace {

using scene::Blend;

struct KnownPair {
  BlendFactor source;
  BlendFactor destination;
  DrawnBlend drawn;
};

/// docs/formats/bod-scenes.md, "Blending". What is not exact leaves out what a picture without alpha of its own, or a
/// bright one, would not show.
constexpr std::array kPairs = {
    KnownPair{BlendFactor::One, BlendFactor::Zero, {Blend::Opaque, true}},
    KnownPair{BlendFactor::SourceAlpha, BlendFactor::Zero, {Blend::Opaque, false}},
    KnownPair{BlendFactor::SourceAlpha, BlendFactor::InverseSourceAlpha, {Blend::AlphaBlend, true}},
    KnownPair{BlendFactor::One, BlendFactor::InverseSourceAlpha, {Blend::AlphaBlend, false}},
    KnownPair{BlendFactor::SourceAlpha, BlendFactor::One, {Blend::Additive, true}},
    KnownPair{BlendFactor::One, BlendFactor::One, {Blend::Additive, true}},
    KnownPair{BlendFactor::SourceColor, BlendFactor::One, {Blend::Additive, false}},
    KnownPair{BlendFactor::DestinationColor, BlendFactor::One, {Blend::Additive, false}},
    KnownPair{BlendFactor::One, BlendFactor::InverseSourceColor, {Blend::Screen, true}},
    KnownPair{BlendFactor::InverseDestinationColor, BlendFactor::One, {Blend::Screen, true}},
    KnownPair{BlendFactor::SourceColor, BlendFactor::InverseSourceColor, {Blend::Screen, false}},
    KnownPair{BlendFactor::SourceAlpha, BlendFactor::InverseSourceColor, {Blend::Screen, false}},
    KnownPair{BlendFactor::DestinationColor, BlendFactor::Zero, {Blend::Multiply, true}},
    KnownPair{BlendFactor::Zero, BlendFactor::SourceColor, {Blend::Multiply, true}},
    KnownPair{BlendFactor::DestinationColor, BlendFactor::SourceColor, {Blend::Multiply, false}},
};

constexpr std::array kNames = {QT_TRANSLATE_NOOP("formats", "zero"),
                               QT_TRANSLATE_NOOP("formats", "one"),
                               QT_TRANSLATE_NOOP("formats", "source colour"),
                               QT_TRANSLATE_NOOP("formats", "inverse source colour"),
                               QT_TRANSLATE_NOOP("formats", "source alpha"),
                               QT_TRANSLATE_NOOP("formats", "inverse source alpha"),
                               QT_TRANSLATE_NOOP("formats", "destination alpha"),
                               QT_TRANSLATE_NOOP("formats", "inverse destination alpha"),
                               QT_TRANSLATE_NOOP("formats", "destination colour"),
                               QT_TRANSLATE_NOOP("formats", "inverse destination colour")};

QString nameOf(int factor) {
  const bool known = factor >= 1 && factor <= static_cast<int>(kNames.size());
  return known ? base::translate("formats", kNames[static_cast<std::size_t>(factor - 1)]) : QString::number(factor);
}

} // namespace

DrawnBlend drawnBlend(int source, int destination) {
  const auto found = std::ranges::find_if(kPairs, [&](const KnownPair& pair) {
    return static_cast<int>(pair.source) == source && static_cast<int>(pair.destination) == destination;
  });
  return found == kPairs.end() ? DrawnBlend() : found->drawn;
}

QString blendText(int source, int destination) {
  return QStringLiteral("%1 + %2").arg(nameOf(source), nameOf(destination));
}

} // namespace vitrine::formats::x3

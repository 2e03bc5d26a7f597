#pragma once

#include "core/formats/vgo/file/Members.h"
#include "core/formats/vgo/records/LayoutSections.h"

#include <QtGlobal>

namespace vitrine::formats::vgo::layout {

/// Behaviour of a clip at its end.
enum class WrapMode { Default = 0, Once = 1, Loop = 2, PingPong = 4, ClampForever = 8 };

/// A key of a curve; time and value are of Unity's left-handed space, whatever the file's. Tangents may be infinite.
struct CurveKey {
  double time = 0;
  float value = 0;
  float inTangent = 0;
  float outTangent = 0;
  float inWeight = 0;
  float outWeight = 0;
  int weightedMode = 0; ///< 1 in, 2 out, 3 both
};

/// Target of one curve: "Transform", "LocalPosition.x".
struct CurveBinding {
  QString type;
  QString property;
  std::vector<CurveKey> keys; ///< ascending by time, which is between 0 and a day
  /// The first key that was left out: its time or value is none. Nothing: all are there.
  structure::JsonValueRef unsoundKey = {};
};

/// An element of "animationClips".
struct Clip {
  structure::JsonValueRef from;
  QString name;
  int wrapMode = 0;
  std::vector<CurveBinding> bindings;
};

Clip readClip(const structure::JsonValueRef& from);

inline constexpr structure::FlagName kClipWraps[] = {
    {0, "default"}, {1, "once"}, {2, "loop"}, {4, "ping-pong"}, {8, "clamp forever"}};

inline constexpr MemberColumn kClipColumns[] = {
    member<&Clip::name>("name"),
    member<&Clip::wrapMode>("wrapMode", "", nullptr, kClipWraps),
    {"curveBindings", QT_TRANSLATE_NOOP("formats", "number of entries")},
};

} // namespace vitrine::formats::vgo::layout

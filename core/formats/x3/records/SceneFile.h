#pragma once

#include "core/formats/x3/records/Body.h"

#include <QString>
#include <QVector3D>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::formats::x3 {

/// Bits of a frame's flags: which fields it has, and how they are meant.
namespace frame_flags {
inline constexpr std::uint32_t kLinear = 0x1;
inline constexpr std::uint32_t kRotation = 0x2;
inline constexpr std::uint32_t kTarget = 0x8;
inline constexpr std::uint32_t kSamePosition = 0x10;
inline constexpr std::uint32_t kSameRotation = 0x20;
inline constexpr std::uint32_t kSameTarget = 0x40;
inline constexpr std::uint32_t kBezier = 0x80;
inline constexpr std::uint32_t kSameScale = 0x100;
inline constexpr std::uint32_t kColor = 0x200;
inline constexpr std::uint32_t kSameColor = 0x400;
inline constexpr std::uint32_t kFov = 0x800;
inline constexpr std::uint32_t kSameFov = 0x1000;
inline constexpr std::uint32_t kAbsoluteRotation = 0x2000;
inline constexpr std::uint32_t kPositionTcb = 0x4000;
inline constexpr std::uint32_t kRotationTcb = 0x8000;
inline constexpr std::uint32_t kPositionBezier = 0x10000;
inline constexpr std::uint32_t kTargetTcb = 0x20000;
inline constexpr std::uint32_t kFakeRotationTcb = 0x40000;
} // namespace frame_flags

/// Tension, continuity and bias of a curve at a key (Kochanek and Bartels), and its ease from and to the key.
struct Tcb {
  float tension = 0;
  float continuity = 0;
  float bias = 0;
  float easeFrom = 0;
  float easeTo = 0;
};

/// A key of a path. Fields that its flags leave out have the values of the key before (of the first: none), so that
/// each is whole; `flags` tell what it says itself. A Tcb or turn that is left out is zeros. File axes and units.
struct Frame {
  std::uint32_t flags = 0;
  QVector3D position;
  Tcb positionTcb;
  float turn = 0; ///< of a full circle; 0 where the frame says no rotation of its own
  QVector3D axis; ///< any length; null: no rotation
  Tcb rotationTcb;
  QVector3D target;
  float roll = 0;
  Tcb targetTcb;
  float fov = 0;            ///< radians, horizontal
  QVector3D color;          ///< 1 is full, may be more
  std::int32_t length = -1; ///< milliseconds to the next frame; negative: it is the last
  std::int32_t next = -1;

  bool has(std::uint32_t flag) const { return (flags & flag) != 0; }
};

/// Event at a time of the scene: "camera Camera01", "event fadein 200".
struct Note {
  std::int32_t time = 0; ///< milliseconds
  QString text;
  ByteRange where;
};

/// Flags of paths: body, camera, omni light, directional light, and two kinds of sub-scene.
inline constexpr std::string_view kPathLetters = "bcldju";

/// A node of a scene, and how it moves.
struct ScenePath {
  std::int32_t id = 0;
  QString body; ///< as it says: a path below objects\, a number, "-1"
  QString name;
  std::optional<std::int32_t> parent;   ///< the id of another path
  std::optional<std::uint32_t> cockpit; ///< value of C: a turret's number, or bits of an engine's jet
  QString flags;                        ///< of kPathLetters, in their order
  std::vector<std::vector<Note>> noteTracks;
  std::optional<std::size_t> inlineBody; ///< into SceneFile::inlineBodies
  std::vector<Frame> frames;             ///< at least one, where the file is whole
  RecordRun frameRecords;                ///< one for each frame
  ByteRange where;

  bool is(char letter) const { return flags.contains(QLatin1Char(letter)); }
  bool isCamera() const { return is('c'); }
  bool isOmniLight() const { return is('l'); }
  bool isDirectionalLight() const { return is('d'); }
  bool isSubScene() const { return is('j') || is('u'); }
  /// The number of its body; nullopt: it is a name. A value that begins with a digit or '-' is read like "%d".
  std::optional<std::int32_t> bodyNumber() const;
  /// True if the body is one of the scene file itself, never to be looked for: 100001 and up.
  bool namesInlineBody() const;
};

/// Paths of larger scenes are told of by their records and little else: it would take many times what the file does.
inline constexpr std::size_t kLargeScene = 4000;

/// A scene as its file says it, up to where it could be read.
struct SceneFile {
  QString info; ///< exporter and date; from a comment "/# …"
  std::optional<std::int32_t> version;
  std::vector<ScenePath> paths;
  std::vector<Body> inlineBodies;
  ByteRange where;
};

/// Milliseconds at which each frame of a path is reached: the sums of the lengths before it that are positive.
std::vector<double> frameTimes(const ScenePath& path);

} // namespace vitrine::formats::x3

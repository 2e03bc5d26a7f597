#include "resources/demos/x3/TextNumbers.h"
#include "resources/demos/x3/TextWriter.h"

namespace vitrine::demos::x3 {

namespace {

// Bits of a frame's flags, by what the sheet calls them.
constexpr std::uint32_t kLinear = 0x1;
constexpr std::uint32_t kRotation = 0x2;
constexpr std::uint32_t kTarget = 0x8;
constexpr std::uint32_t kSamePosition = 0x10;
constexpr std::uint32_t kSameRotation = 0x20;
constexpr std::uint32_t kSameTarget = 0x40;
constexpr std::uint32_t kColour = 0x200;
constexpr std::uint32_t kSameColour = 0x400;
constexpr std::uint32_t kFov = 0x800;
constexpr std::uint32_t kSameFov = 0x1000;
constexpr std::uint32_t kAbsoluteRotation = 0x2000;
constexpr std::uint32_t kPositionTcb = 0x4000;
constexpr std::uint32_t kRotationTcb = 0x8000;
constexpr std::uint32_t kTargetTcb = 0x20000;

bool isLight(const Path& path) {
  return path.role == Role::OmniLight || path.role == Role::DirectionalLight;
}

/// A camera that looks at a target, by its first key.
bool hasTarget(const Path& path) {
  return !path.frames.empty() && path.frames.front().target.has_value();
}

char letterOf(Role role) {
  switch (role) {
  case Role::Body:
    return 'b';
  case Role::Camera:
    return 'c';
  case Role::OmniLight:
    return 'l';
  case Role::DirectionalLight:
    return 'd';
  case Role::SubScene:
    return 'j';
  case Role::Plain:
    break;
  }
  return ' ';
}

void addTcb(std::string& out, const Tcb& tcb) {
  out += ' ';
  for (const double value : {tcb.tension, tcb.continuity, tcb.bias, tcb.easeFrom, tcb.easeTo})
    addDecimal(out, value);
}

void addDecimals(std::string& out, std::initializer_list<double> values) {
  for (const double value : values) {
    out += ' ';
    addDecimal(out, value);
  }
}

/// Fields in the order of the sheet's table, each under its condition.
void addFields(std::string& out, const Frame& frame, std::uint32_t flags) {
  if ((flags & kSamePosition) == 0)
    addWholeVector(out, frame.position.value_or(Vec3{}));
  if ((flags & kPositionTcb) != 0)
    addTcb(out, *frame.positionTcb);
  if ((flags & kRotation) != 0 && (flags & kSameRotation) == 0) {
    const Turn turn = frame.rotation.value_or(Turn{});
    addDecimals(out, {turn.turn, turn.axis.x, turn.axis.y, turn.axis.z});
  }
  if ((flags & kRotationTcb) != 0)
    addTcb(out, *frame.rotationTcb);
  if ((flags & kTarget) != 0 && (flags & kSameTarget) == 0)
    addWholeVector(out, frame.target.value_or(Vec3{}));
  if ((flags & kTarget) != 0 && (flags & kSameRotation) == 0)
    addDecimals(out, {frame.roll});
  if ((flags & kTargetTcb) != 0)
    addTcb(out, *frame.targetTcb);
  if ((flags & kFov) != 0 && (flags & kSameFov) == 0)
    addDecimals(out, {frame.fov.value_or(1)});
  if ((flags & kColour) != 0 && (flags & kSameColour) == 0) {
    const Vec3 colour = frame.colour.value_or(Vec3{1, 1, 1});
    addDecimals(out, {colour.x, colour.y, colour.z});
  }
}

void addFrames(std::string& out, const Path& path) {
  for (std::size_t i = 0; i < path.frames.size(); ++i) {
    const std::uint32_t flags = flagsOf(path.frames[i], path, i == 0);
    const bool isLast = i + 1 == path.frames.size();
    out += "{ ";
    addHex(out, flags);
    addFields(out, path.frames[i], flags);
    out += ' ';
    addWhole(out, isLast ? -1 : path.frames[i].length);
    out += ' ';
    addWhole(out, isLast ? -1 : static_cast<long>(i) + 1);
    out += " } // " + std::to_string(i);
    out += kLineEnd;
  }
}

void addNotes(std::string& out, const Path& path) {
  for (std::size_t track = 0; track < path.noteTracks.size(); ++track) {
    out += "T / Note Track " + std::to_string(track);
    out += kLineEnd;
    for (const Note& note : path.noteTracks[track]) {
      addWhole(out, note.time);
      out += ' ' + note.text + ';';
      out += kLineEnd;
    }
    out += "-1;\r\n";
  }
}

void addPath(std::string& out, const Path& path, std::size_t index) {
  out += "P ";
  addWhole(out, path.id);
  out += " B " + path.body + ';';
  if (path.parent) {
    out += " F ";
    addWhole(out, *path.parent);
  }
  if (path.cockpit) {
    out += " C ";
    addHex(out, *path.cockpit);
  }
  out += " N " + path.name + ';';
  if (const char letter = letterOf(path.role); letter != ' ')
    out += std::string(" ") + letter;
  out += " // idx " + std::to_string(index);
  out += kLineEnd;
  addNotes(out, path);
  if (path.inlineBody) {
    out += "L { / start of body data\r\n" + textOf(*path.inlineBody) + "} / end of body data\r\n";
  }
  addFrames(out, path);
}

} // namespace

std::uint32_t flagsOf(const Frame& frame, const Path& path, bool first) {
  std::uint32_t flags = frame.linear ? kLinear : 0;
  const auto say = [&](bool said, std::uint32_t field, std::uint32_t same) {
    flags |= field | (said || first ? 0 : same);
  };
  flags |= frame.position || first ? 0 : kSamePosition;
  if (hasTarget(path)) {
    flags |= kTarget | (frame.target || first ? 0 : kSameTarget | kSameRotation);
  } else {
    say(frame.rotation.has_value(), kRotation, kSameRotation);
    flags |= frame.absolute || first ? kAbsoluteRotation : 0;
  }
  if (path.role == Role::Camera)
    say(frame.fov.has_value(), kFov, kSameFov);
  if (isLight(path))
    say(frame.colour.has_value(), kColour, kSameColour);
  flags |= frame.positionTcb ? kPositionTcb : 0;
  flags |= frame.rotationTcb ? kRotationTcb : 0;
  flags |= frame.targetTcb ? kTargetTcb : 0;
  return flags;
}

std::string textOf(const Scene& scene) {
  std::string out;
  if (!scene.info.empty())
    out += "/# " + scene.info + std::string(kLineEnd);
  out += "VER: ";
  addWhole(out, scene.version);
  out += kLineEnd;
  for (std::size_t i = 0; i < scene.paths.size(); ++i)
    addPath(out, scene.paths[i], i);
  return out;
}

} // namespace vitrine::demos::x3

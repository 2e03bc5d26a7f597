#pragma once

#include "resources/demos/x3/BodyModel.h"

#include <optional>

namespace vitrine::demos::x3 {

struct Tcb {
  double tension = 0;
  double continuity = 0;
  double bias = 0;
  double easeFrom = 0;
  double easeTo = 0;
};

/// A share of a full turn, about an axis.
struct Turn {
  double turn = 0;
  Vec3 axis;
};

/// A key of a path. What it does not say stays as it was.
struct Frame {
  std::optional<Vec3> position; ///< written in whole units
  std::optional<Tcb> positionTcb;
  bool linear = false;
  std::optional<Turn> rotation;
  bool absolute = false; ///< rotation: it replaces the orientation
  std::optional<Tcb> rotationTcb;
  std::optional<Vec3> target;
  double roll = 0;
  std::optional<Tcb> targetTcb;
  std::optional<double> fov; ///< radians, horizontal
  std::optional<Vec3> colour;
  int length = -1; ///< milliseconds to the next key
};

struct Note {
  int time = 0; ///< milliseconds
  std::string text;
};

/// Role of a path: bits that it has beside its body's.
enum class Role { Body, Camera, OmniLight, DirectionalLight, SubScene, Plain };

struct Path {
  int id = 0;
  std::string body = "-1"; ///< "vitrine\\hull", a number, or -1
  std::string name;
  std::optional<int> parent;
  std::optional<std::uint32_t> cockpit;
  Role role = Role::Body;
  std::vector<std::vector<Note>> noteTracks;
  std::optional<Body> inlineBody;
  std::vector<Frame> frames;
};

struct Scene {
  std::string info;
  int version = 6;
  std::vector<Path> paths;
};

} // namespace vitrine::demos::x3

#include "resources/demos/x3/Flight.h"

#include "resources/demos/x3/Station.h"

#include <numbers>

namespace vitrine::demos::x3::station {

namespace {

int lengthAfter(std::size_t i) {
  return i + 1 < flight().size() ? flight()[i + 1].time - flight()[i].time : -1;
}

/// Starts and landings are gentle.
Tcb passing(std::size_t i) {
  const bool leaves = i == 1;
  const bool arrives = i + 1 == flight().size();
  return {0, 0, 0, leaves ? 0.6 : 0, arrives ? 0.6 : 0};
}

} // namespace

Turn turnOf(const Vec3& right, const Vec3& up, const Vec3& forward) {
  const double cosine = std::clamp((right.x + up.y + forward.z - 1) / 2, -1.0, 1.0);
  const double angle = std::acos(cosine);
  // The columns are the axes; what the matrix has off its diagonal tells the axis, unless it is half a turn.
  Vec3 axis{up.z - forward.y, forward.x - right.z, right.y - up.x};
  if (lengthOf(axis) < 1e-6 && angle > 1) {
    axis = {std::sqrt(std::max(0.0, (right.x + 1) / 2)), std::sqrt(std::max(0.0, (up.y + 1) / 2)),
            std::sqrt(std::max(0.0, (forward.z + 1) / 2))};
    axis.y = std::copysign(axis.y, right.y);
    axis.z = std::copysign(axis.z, right.z);
  }
  return {angle / (2 * std::numbers::pi), normalized(axis)};
}

Turn headedTo(const Vec3& direction, double bank) {
  const Vec3 forward = normalized(direction);
  const Vec3 right = normalized(cross({0, 1, 0}, forward));
  const Vec3 up = cross(forward, right);
  const double c = std::cos(bank);
  const double s = std::sin(bank);
  return turnOf(right * c - up * s, up * c + right * s, forward);
}

const std::vector<Waypoint>& flight() {
  static const std::vector<Waypoint> way{
      {0, kPad, {1, 0, 0}, 0},
      {1500, kPad, {1, 0, 0}, 0},
      {3200, {3, -8, -24}, {1, 0.2, -0.4}, 0},
      {5400, {26, -2, -40}, {0.9, 0.25, -0.1}, -0.25},
      {7600, {52, 10, -18}, {0.35, 0.3, 0.9}, -0.75},
      {9700, {44, 24, 24}, {-0.6, 0.15, 0.75}, -0.8},
      {11800, {4, 28, 46}, {-1, -0.05, 0.05}, -0.6},
      {13900, {-38, 20, 28}, {-0.65, -0.25, -0.75}, -0.75},
      {15900, {-50, 8, -10}, {0.05, -0.3, -0.95}, -0.7},
      {17700, {-30, -3, -34}, {0.85, -0.2, -0.25}, -0.35},
      {19000, {-7, -9.5, -24}, {1, -0.15, 0.2}, -0.05},
      {kFlight, kPad, {1, 0, 0}, 0},
  };
  return way;
}

std::vector<Frame> flightFrames() {
  std::vector<Frame> frames;
  for (std::size_t i = 0; i < flight().size(); ++i) {
    const Waypoint& at = flight()[i];
    Frame frame;
    frame.position = at.place * Modeller::kUnitsPerMetre;
    frame.positionTcb = passing(i);
    frame.rotation = headedTo(at.heading, at.bank);
    frame.absolute = true;
    frame.rotationTcb = passing(i);
    frame.length = lengthAfter(i);
    frames.push_back(frame);
  }
  return frames;
}

std::vector<Frame> watchingFrames(const Vec3& from) {
  std::vector<Frame> frames;
  for (std::size_t i = 0; i < flight().size(); ++i) {
    const double distance = lengthOf(flight()[i].place - from);
    Frame frame;
    if (i == 0)
      frame.position = from * Modeller::kUnitsPerMetre;
    frame.target = flight()[i].place * Modeller::kUnitsPerMetre;
    frame.targetTcb = passing(i);
    frame.fov = 2 * std::atan(17 / distance); // so that it is about as large at any distance
    frame.length = lengthAfter(i);
    frames.push_back(frame);
  }
  return frames;
}

} // namespace vitrine::demos::x3::station

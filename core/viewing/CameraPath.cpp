#include "core/viewing/CameraPath.h"

#include <QVector4D>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace vitrine::viewing {
namespace {

/// Steps that the length of a leg is measured in.
constexpr std::size_t kSteps = 256;
/// Share of the time in which the camera gathers speed, and again in which it loses it.
constexpr double kEase = 0.15;
/// Parts of the whole way below which a camera stands still.
constexpr float kStill = 1e-5F;

/// The way that is gone by a time, both in shares: speed grows evenly, stays, and falls evenly.
double eased(double time) {
  if (time < kEase) {
    return time * time / (2 * kEase * (1 - kEase));
  }
  if (time > 1 - kEase) {
    return 1 - eased(1 - time);
  }
  return (time - kEase / 2) / (1 - kEase);
}

/// Values at four poses in a row, of which a leg is between the second and the third, and the knots between them.
template <class T>
struct Span {
  std::array<T, 4> values;
  std::array<float, 3> knots;

  /// Hermite's form of the spline.
  T at(float part) const {
    const auto& [a, b, c, d] = values;
    const auto& [before, here, after] = knots;
    const T out = (b - a) * (here / before) - (c - a) * (here / (before + here)) + (c - b);
    const T in = (c - b) - (d - b) * (here / (here + after)) + (d - c) * (here / after);
    const float square = part * part;
    const float cube = square * part;
    return b * (2 * cube - 3 * square + 1) + out * (cube - 2 * square + part) + c * (3 * square - 2 * cube) +
           in * (cube - square);
  }
};

float angleBetween(const QQuaternion& a, const QQuaternion& b) {
  return 2 * std::acos(std::min(std::abs(QQuaternion::dotProduct(a, b)), 1.0F));
}

} // namespace

CameraPath::CameraPath(std::vector<CameraPose> poses) : m_poses(std::move(poses)) {
  for (std::size_t i = 1; i < m_poses.size(); ++i) {
    if (QQuaternion::dotProduct(m_poses[i - 1].orientation, m_poses[i].orientation) < 0) {
      m_poses[i].orientation = -m_poses[i].orientation;
    }
  }
  measure();
}

void CameraPath::measure() {
  float whole = 0;
  for (std::size_t i = 1; i < m_poses.size(); ++i) {
    whole += (m_poses[i].position - m_poses[i - 1].position).length();
  }
  // To turn half round takes as long as an average leg.
  const float perRadian =
      (whole > 0 ? whole / static_cast<float>(m_poses.size() - 1) : 1.0F) / std::numbers::pi_v<float>;
  std::vector<float> stands; // lengths of legs in which the camera only turns; 0: it moves
  for (std::size_t i = 1; i < m_poses.size(); ++i) {
    const float chord = (m_poses[i].position - m_poses[i - 1].position).length();
    const bool moves = chord > whole * kStill;
    const float turn = angleBetween(m_poses[i - 1].orientation, m_poses[i].orientation) * perRadian;
    stands.push_back(moves ? 0 : std::max(turn, perRadian * kStill));
    m_knots.push_back(std::sqrt(moves ? chord : stands.back()));
  }
  m_lengths = {0};
  for (std::size_t leg = 0; leg < m_knots.size(); ++leg) {
    QVector3D from = m_poses[leg].position;
    for (std::size_t step = 1; step <= kSteps; ++step) {
      const QVector3D to = within(leg, static_cast<float>(step) / kSteps).position;
      const float length = stands[leg] > 0 ? stands[leg] / kSteps : (to - from).length();
      m_lengths.push_back(m_lengths.back() + static_cast<double>(length));
      from = to;
    }
  }
}

CameraPose CameraPath::within(std::size_t leg, float part) const {
  if (part <= 0 || part >= 1) {
    return m_poses[part <= 0 ? leg : leg + 1]; // to the last bit
  }
  const std::size_t last = m_poses.size() - 1;
  const bool starts = leg == 0;
  const bool ends = leg + 1 == last;
  const CameraPose& b = m_poses[leg];
  const CameraPose& c = m_poses[leg + 1];
  const CameraPose& a = m_poses[starts ? leg : leg - 1];
  const CameraPose& d = m_poses[ends ? last : leg + 2];
  const std::array<float, 3> knots{m_knots[starts ? leg : leg - 1], m_knots[leg], m_knots[ends ? leg : leg + 1]};
  const auto blended = [&](const auto& value) {
    using T = std::decay_t<decltype(value(b))>;
    // Before the first and behind the last pose the way goes straight on.
    const T before = starts ? T(value(b) * 2.0F - value(c)) : T(value(a));
    const T after = ends ? T(value(c) * 2.0F - value(b)) : T(value(d));
    return Span<T>{{before, value(b), value(c), after}, knots}.at(part);
  };
  CameraPose pose = b;
  pose.position = blended([](const CameraPose& p) { return p.position; });
  pose.orientation = QQuaternion(blended([](const CameraPose& p) { return p.orientation.toVector4D(); })).normalized();
  pose.verticalFov = blended([](const CameraPose& p) { return p.verticalFov; });
  pose.orthographicHeight = blended([](const CameraPose& p) { return p.orthographicHeight; });
  return pose;
}

CameraPose CameraPath::along(double way) const {
  if (m_knots.empty()) {
    return m_poses.front();
  }
  const double length = std::clamp(way, 0.0, 1.0) * m_lengths.back();
  const auto above = std::ranges::upper_bound(m_lengths, length);
  const auto step = std::min(static_cast<std::size_t>(above - m_lengths.begin()), m_lengths.size() - 1) - 1;
  const double from = m_lengths[step];
  const double to = m_lengths[step + 1];
  const double part = to > from ? (length - from) / (to - from) : 1;
  return within(step / kSteps, static_cast<float>((static_cast<double>(step % kSteps) + part) / kSteps));
}

CameraPose CameraPath::at(double time) const {
  return along(eased(std::clamp(time, 0.0, 1.0)));
}

} // namespace vitrine::viewing

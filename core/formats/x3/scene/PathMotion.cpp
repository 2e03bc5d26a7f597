#include "core/formats/x3/scene/PathMotion.h"

#include "core/formats/x3/scene/TcbCurve.h"
#include "core/scene/Axes.h"
#include "core/scene/Bounds.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::formats::x3 {
namespace {

using namespace frame_flags;

constexpr double kPathMotionMilliseconds = 1000;
constexpr float kFarthest = 1e12F; // what is further is no place

struct TimedFrame {
  double time = 0; ///< seconds
  const Frame* frame = nullptr;
};

float sound(float number) {
  return std::isfinite(number) ? number : 0;
}

QVector3D sound(const QVector3D& place) {
  return scene::isWithin(place, kFarthest) ? place : QVector3D();
}

QVector3D sceneAxis(const QVector3D& axis) {
  return scene::isWithin(axis, kFarthest) ? QVector3D(-axis.x(), -axis.y(), axis.z()).normalized() : QVector3D();
}

/// The frame that the last one leads back to; null: it is the end.
const Frame* returnOf(const ScenePath& path) {
  const Frame& last = path.frames.back();
  const auto index = static_cast<std::int32_t>(path.frames.size()) - 1;
  const bool leads = index > 0 && last.length > 0 && last.next >= 0 && last.next <= index;
  return leads ? &path.frames[static_cast<std::size_t>(last.next)] : nullptr;
}

/// The short way round to where a key stands.
void turnStraight(scene::AxisAngleKeys::Key& key, const QQuaternion& stood) {
  float degrees = 0;
  (key.orientation * stood.conjugated()).getAxisAndAngle(&key.axis, &degrees);
  key.angle = qDegreesToRadians(degrees > 180 ? degrees - 360 : degrees);
}

class MotionMaker {
public:
  explicit MotionMaker(const ScenePath& path) : m_path(path) {}

  PathMotion run() {
    if (m_path.frames.empty()) {
      return {};
    }
    timeFrames();
    addPositions();
    const bool aims = std::ranges::any_of(m_path.frames, [](const Frame& frame) { return frame.has(kTarget); });
    if (aims) {
      addAim();
    } else {
      addTurns();
    }
    addLook();
    return std::move(m_motion);
  }

private:
  void timeFrames() {
    const std::vector<double> times = frameTimes(m_path);
    for (std::size_t i = 0; i < times.size(); ++i) {
      m_frames.push_back({times[i] / kPathMotionMilliseconds, &m_path.frames[i]});
    }
    if (const Frame* back = returnOf(m_path)) {
      m_frames.push_back({m_frames.back().time + m_path.frames.back().length / kPathMotionMilliseconds, back});
      m_motion.loops = true;
    }
    m_motion.duration = m_frames.back().time;
  }

  void addPositions() {
    const auto keys = placeKeys(&Frame::position, &Frame::positionTcb, kPositionTcb);
    m_motion.rest.translate(keys.front().place);
    m_motion.track.position = curvesThrough(keys);
  }

  void addTurns() {
    scene::AxisAngleKeys turns = turnKeys();
    m_motion.rest.rotate(turns.keys.front().orientation);
    if (std::ranges::any_of(turns.keys, [&](const auto& key) { return key.angle != 0; })) {
      m_motion.track.turns = std::move(turns);
    }
  }

  void addAim() {
    scene::LookAtTrack aim;
    const auto keys = placeKeys(&Frame::target, &Frame::targetTcb, kTargetTcb);
    aim.target = curvesThrough(keys);
    for (int axis = 0; axis < 3; ++axis) {
      scene::Curve& curve = aim.target[static_cast<std::size_t>(axis)];
      if (curve.empty()) {
        curve.keys.push_back({.time = 0, .value = keys.front().place[axis]});
      }
    }
    aim.roll = straight([](const Frame& frame) { return sound(frame.roll); });
    if (aim.roll.empty()) {
      aim.roll.keys.push_back({.time = 0, .value = sound(m_frames.front().frame->roll)});
    }
    m_motion.rest.rotate(aim.at(m_motion.rest.column(3).toVector3D(), 0));
    const bool moves = m_motion.duration > 0 && m_frames.size() > 1;
    if (moves) {
      m_motion.track.aim = std::move(aim);
    }
  }

  void addLook() {
    m_motion.fov = straight([](const Frame& frame) { return qRadiansToDegrees(sound(frame.fov)); });
    for (int channel = 0; channel < 3; ++channel) {
      m_motion.color[static_cast<std::size_t>(channel)] =
          straight([channel](const Frame& frame) { return sound(frame.color[channel]); });
    }
  }

  /// Straight lines between what frames say; empty where all say the same.
  template <class Value>
  scene::Curve straight(Value value) const {
    scene::Curve curve;
    const bool varies = std::ranges::any_of(
        m_frames, [&](const TimedFrame& one) { return value(*one.frame) != value(*m_frames.front().frame); });
    for (std::size_t i = 0; varies && i < m_frames.size(); ++i) {
      scene::Curve::Key key;
      key.time = m_frames[i].time;
      key.value = value(*m_frames[i].frame);
      if (i > 0 && key.time > m_frames[i - 1].time) {
        const auto slope =
            static_cast<float>((key.value - curve.keys.back().value) / (key.time - m_frames[i - 1].time));
        key.inTangent = slope;
        curve.keys.back().outTangent = slope;
      }
      curve.keys.push_back(key);
    }
    return curve;
  }

  std::vector<PlaceKeyOfPath> placeKeys(QVector3D Frame::* place, Tcb Frame::* tcb, std::uint32_t tcbFlag) const {
    std::vector<PlaceKeyOfPath> keys;
    for (const TimedFrame& one : m_frames) {
      const Frame& frame = *one.frame;
      const bool linear = frame.has(kLinear) || frame.has(kBezier) || frame.has(kPositionBezier);
      keys.push_back({one.time, scene::kYUpLeftHanded.toScene(sound(frame.*place)),
                      frame.has(tcbFlag) ? frame.*tcb : Tcb(), linear});
    }
    return keys;
  }

  /// Rotation key of a frame after orientation `stood`. A frame without a rotation of its own stands as the one before
  /// (docs/formats/bod.md, "Frames").
  scene::AxisAngleKeys::Key turnKey(const TimedFrame& at, const QQuaternion& stood, bool first) const {
    const Frame& frame = *at.frame;
    scene::AxisAngleKeys::Key key;
    key.time = at.time;
    key.orientation = stood;
    if (frame.has(kRotationTcb)) {
      key.easeOut = frame.rotationTcb.easeFrom;
      key.easeIn = frame.rotationTcb.easeTo;
    }
    if (!frame.has(kRotation) || frame.has(kSameRotation)) {
      return key;
    }
    if (first || frame.has(kAbsoluteRotation)) {
      key.orientation = turnOf(frame);
      return key;
    }
    key.axis = sceneAxis(frame.axis);
    key.angle = key.axis.isNull() ? 0 : sound(frame.turn) * static_cast<float>(2 * M_PI);
    key.orientation = (turnOf(frame) * stood).normalized();
    return key;
  }

  scene::AxisAngleKeys turnKeys() const {
    scene::AxisAngleKeys turns;
    QQuaternion stood;
    for (std::size_t i = 0; i < m_frames.size(); ++i) {
      const bool closes = i == m_path.frames.size();
      scene::AxisAngleKeys::Key key = turnKey(m_frames[i], stood, i == 0);
      if (closes) { // as it stood at the frame it leads back to
        key.orientation = turns.keys[static_cast<std::size_t>(m_path.frames.back().next)].orientation;
      }
      if (closes || (i > 0 && m_frames[i].frame->has(kAbsoluteRotation))) {
        turnStraight(key, stood);
      }
      stood = key.orientation;
      turns.keys.push_back(key);
    }
    return turns;
  }

  const ScenePath& m_path;
  std::vector<TimedFrame> m_frames;
  PathMotion m_motion;
};

} // namespace

QQuaternion turnOf(const Frame& frame) {
  const QVector3D axis = sceneAxis(frame.axis);
  return axis.isNull() ? QQuaternion() : QQuaternion::fromAxisAndAngle(axis, 360 * sound(frame.turn));
}

bool isDrawnStraight(const ScenePath& path) {
  return std::ranges::any_of(path.frames,
                             [](const Frame& frame) { return frame.has(kBezier) || frame.has(kPositionBezier); });
}

PathMotion motionOf(const ScenePath& path) {
  return MotionMaker(path).run();
}

} // namespace vitrine::formats::x3

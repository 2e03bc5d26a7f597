#include "core/viewing/FramePlan.h"

#include "core/viewing/PointFit.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace vitrine::viewing {
namespace {

/// Least distance of the nearest point, in parts of the thing's radius.
constexpr float kNearestPoint = 0.01F;
/// Part of the room before a wall that an eye may use.
constexpr float kShareOfRoom = 0.9F;
/// Eyes keep so many near planes away from walls, lest these are cut open.
constexpr float kNearPlanesFree = 2;
/// Slack of sight lines, in parts of their length.
constexpr float kSightSlack = 1e-3F;
/// Room wanted all round an eye, in parts of its distance from the thing.
constexpr float kClearPart = 0.15F;
constexpr int kLeafSteps = 32;

/// Directions around a thing. Angles in degrees; the penalty is part of the score.
struct Ring {
  float above;
  float penalty;
};
constexpr std::array kRings{Ring{12, 0}, Ring{30, 0.05F}, Ring{55, 0.15F}, Ring{-15, 0.2F}};
constexpr std::array kPoles{Ring{88, 0.5F}, Ring{-88, 0.6F}};
/// Penalty of the present direction if it is straight up or down; it grows with the fourth power of its sine.
constexpr float kOfSteepness = 0.25F;
constexpr int kAzimuths = 12;

// Parts of the score of a place.
constexpr float kOfMiddle = 4;
constexpr float kOfShare = 2;
constexpr float kOfSize = 2;
constexpr float kOfFacing = 1.5F;
constexpr float kOfTurn = 0.4F;    ///< lost by turning round
constexpr float kOfCrowded = 1.5F; ///< lost with the nose at a wall
constexpr float kOfBuried = 8;     ///< lost below a floor or within something
constexpr float kOfOutside = 20;   ///< lost outside the map
/// Lead of a place of which one thing more is known.
constexpr float kOfKnowledge = 0.1F;
/// Least cosine of the angle at which a part of a thing is looked at.
constexpr float kLeastFacing = 0.2F;
/// A thing faces the eye well enough with this part of the largest area that it shows to any side.
constexpr float kFacesWell = 0.6F;
/// An eye that sees surfaces from behind along more axes than this is within something.
constexpr int kMostBackFaces = 1;

constexpr std::array<QVector3D, 6> kAxes{QVector3D(0, -1, 0), QVector3D(0, 1, 0), QVector3D(1, 0, 0),
                                         QVector3D(-1, 0, 0), QVector3D(0, 0, 1), QVector3D(0, 0, -1)};

float turnBetween(const QVector3D& a, const QVector3D& b) {
  return std::acos(std::clamp(QVector3D::dotProduct(a, b), -1.0F, 1.0F)) / static_cast<float>(M_PI);
}

/// Knowledge of a place.
enum class Stage { Open, MiddleKnown, RoomKnown, Known };

/// Place that a thing might be seen from.
struct Candidate {
  QVector3D aim;  ///< in the middle of the picture
  QVector3D side; ///< from the aim to the eye, length 1
  QQuaternion orientation;
  float wanted = 0;   ///< distance at which the thing has its size
  float distance = 0; ///< to the eye
  float lost = 0;     ///< penalties
  float facing = 1;   ///< mean cosine of what faces the eye
  float bound = 0;    ///< highest score that it can have by what is known of it
  Stage stage = Stage::Open;
  bool showsMiddle = false;

  QVector3D eye() const { return aim + side * distance; }
  float size() const { return wanted > 0 ? distance / wanted : 0; }
};

/// Least distance of the nearest point of a thing. The near plane cuts nothing of a thing that shows nothing. A point
/// has no size that the distance could follow from.
float nearestPoint(const FrameSubject& subject, float nearPlane) {
  const float least = subject.bounds().radius() * kNearestPoint;
  return subject.samples.empty() && least > 0 ? least : std::max(least, kNearPlanesFree * nearPlane);
}

class FramePlanner {
public:
  FramePlanner(const FrameSubject& subject, const CameraRig& camera, const FrameSpace& space)
      : m_subject(subject), m_camera(camera), m_space(space), m_bounds(subject.bounds()) {
    CameraRig within = camera;
    within.moveTo(m_bounds.centre());
    m_near = within.nearPlane();
    m_far = within.farPlane();
    const float slack = m_bounds.radius() * kNearestPoint + m_near;
    m_around = {m_bounds.min() - QVector3D(slack, slack, slack), m_bounds.max() + QVector3D(slack, slack, slack)};
    const QSizeF size = camera.viewportSize();
    const float shorter = std::min(1.0F, static_cast<float>(size.width() / size.height()));
    const float part = tanHalf(camera.pose().verticalFov) * shorter * kFramedThingShare;
    m_part = {part, part};
    const QVector3D top(m_bounds.centre().x(), m_bounds.max().y(), m_bounds.centre().z());
    m_hasGround = free(top, kAxes[0], m_far) < m_far;
  }

  FramePlan plan() {
    addDirections(std::nullopt);
    const Candidate best = choose();
    FramePlan plan;
    plan.pose = m_camera.pose();
    plan.pose.position = best.eye();
    plan.pose.orientation = best.orientation;
    plan.centre = best.aim;
    plan.showsMiddle = best.showsMiddle;
    plan.rays = m_rays;
    return plan;
  }

private:
  static constexpr int kRaysOfPlace = 32;
  static constexpr std::size_t kMostParts = 3;

  float free(const QVector3D& from, const QVector3D& direction, float most) {
    ++m_rays;
    return m_space.freeDistance({from, direction}, most);
  }

  /// Adds places all round the thing, or before a part of it.
  void addDirections(const std::optional<FrameSample>& part) {
    const QVector3D present = m_camera.forward();
    add(part, -present, kOfSteepness * std::pow(std::abs(present.y()), 4.0F));
    for (const QVector3D& side : m_subject.sides) {
      add(part, side, 0);
    }
    const float yaw = std::atan2(-present.x(), -present.z());
    const auto addAt = [&](float turn, const Ring& ring) {
      const float azimuth = yaw + qDegreesToRadians(turn);
      const float above = qDegreesToRadians(ring.above);
      add(part, {std::sin(azimuth) * std::cos(above), std::sin(above), std::cos(azimuth) * std::cos(above)},
          ring.penalty);
    };
    for (const Ring& ring : kRings) {
      for (int i = 0; i < kAzimuths; ++i) {
        addAt(360.0F * static_cast<float>(i) / kAzimuths, ring);
      }
    }
    for (const Ring& pole : kPoles) {
      addAt(0, pole);
    }
  }

  void add(const std::optional<FrameSample>& part, const QVector3D& side, float penalty) {
    if (side.isNull() || (part && QVector3D::dotProduct(part->normal, side) < kLeastFacing)) {
      return;
    }
    Candidate candidate;
    candidate.side = side.normalized();
    candidate.orientation = lookingAlong(-candidate.side, m_camera.pose().orientation);
    const PointFit fit =
        fitPoints(m_subject.outline, candidate.orientation, m_part, nearestPoint(m_subject, m_near), false);
    candidate.aim = part ? part->point : fit.centre;
    candidate.wanted = fit.distance;
    candidate.lost = penalty + kOfTurn * turnBetween(-candidate.side, m_camera.forward());
    candidate.facing = facingOf(candidate.side);
    place(candidate);
    m_candidates.push_back(candidate);
  }

  /// Mean cosine of the samples that face a direction.
  float facingOf(const QVector3D& side) const {
    if (m_subject.samples.empty()) {
      return 1;
    }
    float sum = 0;
    for (const FrameSample& sample : m_subject.samples) {
      const float cosine = QVector3D::dotProduct(sample.normal, side);
      sum += sample.twoSided ? std::abs(cosine) : std::max(cosine, 0.0F);
    }
    return sum / static_cast<float>(m_subject.samples.size());
  }

  /// Sets the distance: the wanted one, or as far as there is room.
  void place(Candidate& candidate) {
    const float margin = kNearPlanesFree * m_near;
    const float enough = std::max(candidate.wanted / kShareOfRoom, candidate.wanted + margin);
    const float seen = free(candidate.aim, candidate.side, enough);
    const float clear = std::min(seen * kShareOfRoom, seen - margin);
    candidate.distance = std::min(candidate.wanted, std::max(clear, 0.0F));
    const float inside = insideUntil(candidate);
    if (inside > 0) {
      candidate.distance = inside;
    } else {
      candidate.lost += kOfOutside;
    }
  }

  /// Distance up to which the way from the aim to the eye is inside the map; 0: it is nowhere. It may begin in a wall,
  /// as that from a lamp in a ceiling does, but not further off than the thing reaches.
  float insideUntil(const Candidate& candidate) const {
    const float step = candidate.distance / kLeafSteps;
    int last = 0;
    for (int i = 1; i <= kLeafSteps; ++i) {
      const float at = step * static_cast<float>(i);
      if (m_space.isInside(candidate.aim + candidate.side * at)) {
        last = i;
      } else if (last > 0 || at - step > m_bounds.radius() + kNearPlanesFree * m_near) {
        break;
      }
    }
    return step * static_cast<float>(last);
  }

  /// Finds the best candidate: always looks closer at the one that may have the highest score, until that is known.
  Candidate choose() {
    rate();
    bool hasParts = false;
    for (;;) {
      auto best = std::ranges::max_element(m_candidates, std::ranges::less(), priority);
      if (best->stage != Stage::Open && !best->showsMiddle && !std::exchange(hasParts, true)) {
        // The middle is within something, or in a gap: parts of the thing may be in the open.
        for (const FrameSample& part : parts()) {
          addDirections(part);
        }
        rate();
      } else if (best->stage == Stage::Known) {
        return *best;
      } else if (m_rays > kMostFrameRays - kRaysOfPlace) {
        return *std::ranges::max_element(m_candidates, std::ranges::less(), cautiousScore);
      } else {
        lookCloser(*best);
      }
    }
  }

  /// Order in which candidates are looked at. A bit more is known of those that come first at about the same bound, so
  /// that not every detail of all is looked at.
  static float priority(const Candidate& candidate) {
    return candidate.bound + kOfKnowledge * static_cast<float>(candidate.stage);
  }

  /// Score to count with if nothing more is found out.
  static float cautiousScore(const Candidate& candidate) {
    return candidate.bound - (candidate.stage == Stage::Open ? kOfMiddle : 0) -
           (candidate.stage < Stage::RoomKnown ? kOfCrowded : 0) - (candidate.stage < Stage::Known ? kOfShare : 0);
  }

  /// Sets the highest scores that new candidates can have.
  void rate() {
    float facing = 0;
    for (const Candidate& candidate : m_candidates) {
      facing = std::max(facing, candidate.facing);
    }
    for (Candidate& candidate : m_candidates) {
      if (candidate.stage == Stage::Open) {
        const float faces = facing > 0 ? std::min(candidate.facing / (facing * kFacesWell), 1.0F) : 1.0F;
        candidate.bound = kOfMiddle + kOfShare + kOfSize * candidate.size() + kOfFacing * faces - candidate.lost;
      }
    }
  }

  void lookCloser(Candidate& candidate) {
    const QVector3D eye = candidate.eye();
    switch (candidate.stage) {
    case Stage::Open:
      candidate.showsMiddle = seesMiddle(eye);
      candidate.bound -= candidate.showsMiddle ? 0 : kOfMiddle;
      candidate.stage = Stage::MiddleKnown;
      break;
    case Stage::MiddleKnown:
      candidate.bound -= lostAt(candidate);
      candidate.stage = Stage::RoomKnown;
      break;
    default:
      candidate.bound -= kOfShare * (1 - shareSeen(eye));
      candidate.stage = Stage::Known;
    }
  }

  bool seesMiddle(const QVector3D& eye) {
    const QVector3D middle = m_bounds.centre();
    const QVector3D way = middle - eye;
    const float length = way.length();
    if (length <= 0) {
      return true;
    }
    const float seen = free(eye, way / length, length);
    // The thing may be sunk into something, which then is seen where the thing is.
    return seen >= length * (1 - kSightSlack) || m_around.contains(eye + way * (seen / length));
  }

  /// Part of the samples facing the eye that it sees.
  float shareSeen(const QVector3D& eye) {
    int facing = 0;
    int seen = 0;
    for (const FrameSample& sample : m_subject.samples) {
      const QVector3D way = sample.point - eye;
      const float length = way.length();
      if (length <= 0 || (!sample.twoSided && QVector3D::dotProduct(sample.normal, way) >= 0)) {
        continue;
      }
      ++facing;
      seen += free(eye, way / length, length) >= length * (1 - kSightSlack) ? 1 : 0;
    }
    if (m_subject.samples.empty()) {
      return 1;
    }
    return facing > 0 ? static_cast<float>(seen) / static_cast<float>(facing) : 0;
  }

  /// Penalties of an eye at walls, below the ground or within something.
  float lostAt(const Candidate& candidate) {
    const QVector3D eye = candidate.eye();
    float nearest = m_far;
    int backFaces = 0;
    for (std::size_t i = 0; i < kAxes.size(); ++i) {
      const float seen = free(eye, kAxes[i], m_far);
      nearest = std::min(nearest, seen);
      const bool isBelowGround = i == 0 && m_hasGround && seen >= m_far;
      // The way back meets what the eye would see from behind.
      const float back = free(eye + kAxes[i] * (seen * (1 - kSightSlack)), -kAxes[i], seen);
      const bool isBehind = back < seen * (1 - 2 * kSightSlack);
      backFaces += isBehind ? 1 : 0;
      if (isBelowGround || backFaces > kMostBackFaces) {
        return kOfBuried;
      }
    }
    const float wanted = std::max(candidate.distance * kClearPart, kNearPlanesFree * m_near);
    return kOfCrowded * std::max(1 - nearest / wanted, 0.0F);
  }

  /// Places a bit before the surface of the thing, those next to its middle first.
  std::vector<FrameSample> parts() const {
    const float before = std::max(m_bounds.radius() * kNearestPoint, m_near);
    std::vector<FrameSample> parts = m_subject.samples;
    if (parts.empty()) {
      for (const QVector3D& axis : kAxes) {
        parts.push_back({m_bounds.centre() + axis * m_bounds.size() / 2, axis});
      }
    }
    for (FrameSample& part : parts) {
      part.point += part.normal * before;
    }
    std::ranges::stable_sort(parts, std::ranges::less(),
                             [&](const FrameSample& part) { return (part.point - m_bounds.centre()).lengthSquared(); });
    parts.resize(std::min(parts.size(), kMostParts));
    return parts;
  }

  const FrameSubject& m_subject;
  const CameraRig& m_camera;
  const FrameSpace& m_space;
  const scene::Bounds m_bounds;
  scene::Bounds m_around; ///< the same with some slack
  FittedPart m_part;
  float m_near = 0;
  float m_far = 0;
  bool m_hasGround = false; ///< there is something below the thing
  int m_rays = 0;
  std::vector<Candidate> m_candidates;
};

/// View in the present direction, which nothing obstructs.
FramePlan planFreely(const FrameSubject& subject, const CameraRig& camera) {
  const QSizeF size = camera.viewportSize();
  const float shorter = std::min(1.0F, static_cast<float>(size.width() / size.height()));
  const float part = tanHalf(camera.pose().verticalFov) * shorter * kFramedThingShare;
  CameraRig within = camera;
  within.setOrthographic(false);
  within.moveTo(subject.bounds().centre());
  const float nearest = nearestPoint(subject, within.nearPlane());
  FramePlan plan;
  plan.pose = camera.pose();
  const PointFit fit = fitPoints(subject.outline, plan.pose.orientation, {part, part}, nearest, plan.pose.orthographic);
  plan.centre = fit.centre;
  plan.pose.position = fit.centre - camera.forward() * fit.distance;
  plan.pose.orthographicHeight = std::max(std::max(fit.width, fit.height) / (kFramedThingShare * shorter), nearest);
  return plan;
}

} // namespace

scene::Bounds FrameSubject::bounds() const {
  scene::Bounds bounds;
  for (const QVector3D& point : outline) {
    bounds.add(point);
  }
  return bounds;
}

void FrameSubject::add(const FrameSubject& other) {
  outline.insert(outline.end(), other.outline.begin(), other.outline.end());
  samples.insert(samples.end(), other.samples.begin(), other.samples.end());
  sides.insert(sides.end(), other.sides.begin(), other.sides.end());
}

FramePlan planFrame(const FrameSubject& subject, const CameraRig& camera, const FrameSpace* space) {
  const FramePlan unchanged{.pose = camera.pose(), .centre = camera.orbitCentre()};
  if (subject.bounds().empty()) {
    return unchanged;
  }
  FramePlan plan =
      !space || camera.pose().orthographic ? planFreely(subject, camera) : FramePlanner(subject, camera, *space).plan();
  // Sizes near the largest number overflow.
  const bool isPlace = scene::isFinite(plan.pose.position) && scene::isFinite(plan.centre) &&
                       std::isfinite(plan.pose.orthographicHeight) && plan.pose.orthographicHeight > 0;
  return isPlace ? plan : unchanged;
}

QQuaternion lookingAlong(const QVector3D& direction, const QQuaternion& like) {
  constexpr float kLevel = 1e-3F;
  const QVector3D along = direction.normalized();
  const QVector3D right = like.rotatedVector({1, 0, 0});
  const bool isSteep = std::hypot(along.x(), along.z()) < kLevel;
  const float yaw = isSteep ? std::atan2(-right.z(), right.x()) : std::atan2(-along.x(), -along.z());
  const float pitch = std::asin(std::clamp(along.y(), -1.0F, 1.0F));
  return QQuaternion::fromAxisAndAngle(0, 1, 0, qRadiansToDegrees(yaw)) *
         QQuaternion::fromAxisAndAngle(1, 0, 0, qRadiansToDegrees(pitch));
}

} // namespace vitrine::viewing

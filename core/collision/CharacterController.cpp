#include "core/collision/CharacterController.h"

#include "core/collision/CollisionWorld.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::collision {
namespace {

constexpr double kStepSeconds = 1.0 / 200.0;
/// A stall must not walk through the map.
constexpr double kLongestSeconds = 0.25;
constexpr float kDt = static_cast<float>(kStepSeconds);

/// Rates at which velocity (grip) and eye height (ease) approach their targets, per second.
constexpr float kGroundGrip = 12;
constexpr float kAirGrip = 1.5F;
constexpr float kGlideGrip = 10;
constexpr float kEyeEase = 14;
/// Slower than this part of walking is standing still.
constexpr float kStillPart = 0.01F;
constexpr float kCrouchedPart = 0.5F; ///< of the height
constexpr float kCrouchedSpeed = 0.4F;
constexpr float kLongestFallSeconds = 4;
constexpr int kMostBumps = 5;
/// Ground is felt for this part of a step below the feet.
constexpr float kFeelPart = 1.0F / 9.0F;

const QVector3D kUp(0, 1, 0);

QVector3D across(const QVector3D& v) {
  return {v.x(), 0, v.z()};
}

float approach(float rate) {
  return 1.0F - std::exp(-rate * kDt);
}

/// Takes away what of a velocity goes into a plane.
QVector3D clippedVelocity(const QVector3D& velocity, const QVector3D& normal) {
  return velocity - normal * std::min(QVector3D::dotProduct(velocity, normal), 0.0F);
}

/// A velocity that goes into none of the planes met so far; along the crease of two; null in a corner.
QVector3D clippedByAll(const QVector3D& velocity, const std::vector<QVector3D>& normals) {
  const auto intoNone = [&](const QVector3D& v) {
    return std::ranges::all_of(
        normals, [&](const QVector3D& n) { return QVector3D::dotProduct(v, n) >= -1e-4F * velocity.length(); });
  };
  for (const QVector3D& normal : normals) {
    if (const QVector3D along = clippedVelocity(velocity, normal); intoNone(along)) {
      return along;
    }
  }
  for (std::size_t i = 0; i < normals.size(); ++i) {
    for (std::size_t k = i + 1; k < normals.size(); ++k) {
      const QVector3D crease = QVector3D::crossProduct(normals[i], normals[k]).normalized();
      if (const QVector3D along = crease * QVector3D::dotProduct(crease, velocity); intoNone(along)) {
        return along;
      }
    }
  }
  return {};
}

/// Places around a body to look for room in, the nearest first: x, z in half widths, y in sixths of its height.
std::vector<QVector3D> placesAround(const CharacterSettings& body) {
  constexpr int kAround = 6;
  std::vector<QVector3D> places;
  for (int x = -kAround; x <= kAround; ++x) {
    for (int y = -kAround; y <= kAround; ++y) {
      for (int z = -kAround; z <= kAround; ++z) {
        places.emplace_back(static_cast<float>(x) * body.halfWidth, static_cast<float>(y) * body.height / kAround,
                            static_cast<float>(z) * body.halfWidth);
      }
    }
  }
  // Of equally near ones the higher: out of the floor, not through it.
  std::ranges::stable_sort(places, [](const QVector3D& a, const QVector3D& b) {
    return std::pair(a.lengthSquared(), -a.y()) < std::pair(b.lengthSquared(), -b.y());
  });
  return places;
}

} // namespace

CharacterController::CharacterController(const HullTracer& tracer) : m_tracer(tracer), m_body(tracer.walker()) {
  m_now.eyeHeight = m_eyeWanted = m_body.eyeHeight;
  m_before = m_now;
}

void CharacterController::setGravity(bool on) {
  m_gravity = on;
  m_onGround = m_onGround && on;
}

float CharacterController::height() const {
  return m_crouched ? m_body.height * kCrouchedPart : m_body.height;
}

QVector3D CharacterController::halfSize() const {
  return {m_body.halfWidth, height() / 2, m_body.halfWidth};
}

QVector3D CharacterController::centreAt(const QVector3D& feet) const {
  return feet + kUp * (height() / 2);
}

SweepResult CharacterController::sweepFrom(const QVector3D& feet, const QVector3D& way) const {
  return m_tracer.sweep(centreAt(feet), halfSize(), way);
}

bool CharacterController::isGround(const SweepResult& met) const {
  return met.met() && met.normal.y() >= m_body.steepestSlope;
}

bool CharacterController::hasGroundBelow(const QVector3D& feet) const {
  const scene::Bounds all = m_tracer.bounds();
  const float depth = all.empty() ? 0.0F : feet.y() - all.min().y();
  return depth > -m_body.height && sweepFrom(feet, kUp * -(std::max(depth, 0.0F) + m_body.height)).met();
}

std::optional<QVector3D> CharacterController::nearestRoom(const QVector3D& feet) const {
  for (const QVector3D& offset : placesAround(m_body)) {
    const QVector3D place = feet + offset;
    if (isFreeAt(place) && (!m_gravity || hasGroundBelow(place))) {
      return place;
    }
  }
  return std::nullopt;
}

bool CharacterController::putEyeAt(const QVector3D& eye) {
  const bool crouched = std::exchange(m_crouched, false);
  const auto room = nearestRoom(eye - kUp * m_body.eyeHeight);
  if (!room) {
    m_crouched = crouched;
    return false;
  }
  m_now = {*room, m_body.eyeHeight};
  m_eyeWanted = m_body.eyeHeight;
  m_before = m_now;
  m_lastGround = *room;
  m_velocity = {};
  m_eyeLag = 0;
  m_due = 0;
  m_onGround = false;
  keepToGround(false);
  m_before = m_now;
  return true;
}

QVector3D CharacterController::eye() const {
  const auto part = static_cast<float>(m_due / kStepSeconds);
  const QVector3D before = m_before.feet + kUp * m_before.eyeHeight;
  const QVector3D now = m_now.feet + kUp * m_now.eyeHeight;
  return before + (now - before) * part;
}

bool CharacterController::atRest() const {
  return (m_onGround || !m_gravity) && m_velocity.isNull() && m_eyeLag == 0.0F && m_before == m_now;
}

void CharacterController::advance(const CharacterInput& intent, double seconds) {
  m_due += std::clamp(seconds, 0.0, kLongestSeconds);
  while (m_due >= kStepSeconds) {
    m_due -= kStepSeconds;
    m_before = m_now;
    step(intent);
  }
}

void CharacterController::step(const CharacterInput& intent) {
  crouch(intent.crouch && m_gravity);
  accelerate(intent);
  jump(intent.jump && m_gravity);
  move();
  comeBackFromBelow();
}

void CharacterController::crouch(bool wanted) {
  if (wanted != m_crouched) {
    m_crouched = wanted;
    // One rises only where there is room above.
    m_crouched = wanted || !isFreeAt(m_now.feet);
  }
}

void CharacterController::accelerate(const CharacterInput& intent) {
  float speed = intent.run ? m_body.runSpeed : m_body.walkSpeed;
  if (!m_gravity) {
    m_velocity += (intent.direction * (speed * kGlideSpeed) - m_velocity) * approach(kGlideGrip);
  } else {
    speed *= m_crouched ? kCrouchedSpeed : 1.0F;
    const QVector3D wish = across(intent.direction) * speed;
    const QVector3D now = across(m_velocity);
    const float grip = m_onGround ? kGroundGrip : (wish.isNull() ? 0.0F : kAirGrip);
    m_velocity += (wish - now) * approach(grip);
    if (!m_onGround) {
      const float falling = m_velocity.y() - m_body.gravity * kDt;
      m_velocity.setY(std::max(falling, -m_body.gravity * kLongestFallSeconds));
    }
  }
  const bool still = intent.direction.isNull() && (m_onGround || !m_gravity);
  if (still && m_velocity.length() < m_body.walkSpeed * kStillPart) {
    m_velocity = {};
  }
}

void CharacterController::jump(bool wanted) {
  if (wanted && !m_jumpHeld && m_onGround) {
    m_velocity.setY(m_body.jumpSpeed);
    m_onGround = false;
  }
  m_jumpHeld = wanted;
}

CharacterController::Slide CharacterController::slide(const QVector3D& feet, const QVector3D& velocity) const {
  Slide way{feet, velocity, false};
  std::vector<QVector3D> met;
  float left = kDt;
  for (int bump = 0; bump < kMostBumps && !way.velocity.isNull(); ++bump) {
    const SweepResult swept = sweepFrom(way.feet, way.velocity * left);
    way.feet += way.velocity * (left * swept.fraction);
    if (!swept.met()) {
      break;
    }
    left -= left * swept.fraction;
    way.blocked = way.blocked || !isGround(swept);
    met.push_back(swept.normal);
    way.velocity = clippedByAll(way.velocity, met);
  }
  return way;
}

std::optional<CharacterController::Slide> CharacterController::climb(const Slide& flat) const {
  const SweepResult rise = sweepFrom(m_now.feet, kUp * m_body.stepHeight);
  const QVector3D raised = m_now.feet + kUp * (m_body.stepHeight * rise.fraction);
  Slide way = slide(raised, across(m_velocity));
  const float height = raised.y() - m_now.feet.y();
  const SweepResult down = sweepFrom(way.feet, kUp * -height);
  way.feet -= kUp * (height * down.fraction);
  const auto distance = [this](const Slide& s) { return across(s.feet - m_now.feet).lengthSquared(); };
  // Only onto what one can stand on, and only where it leads further.
  return isGround(down) && distance(way) > distance(flat) ? std::optional(way) : std::nullopt;
}

QVector3D CharacterController::alongGround(const QVector3D& velocity) const {
  const QVector3D& n = m_groundNormal;
  return {velocity.x(), -(velocity.x() * n.x() + velocity.z() * n.z()) / n.y(), velocity.z()};
}

void CharacterController::move() {
  const float from = m_now.feet.y();
  const bool wasOnGround = m_onGround;
  Slide way = slide(m_now.feet, wasOnGround ? alongGround(m_velocity) : m_velocity);
  float climbed = 0;
  if (wasOnGround && way.blocked) {
    if (const auto above = climb(way)) {
      way = *above;
      climbed = way.feet.y() - from;
    }
  }
  m_now.feet = way.feet;
  m_velocity = way.velocity;
  const float before = m_now.feet.y();
  keepToGround(wasOnGround);
  easeEye(climbed + (wasOnGround && m_onGround ? m_now.feet.y() - before : 0.0F));
}

void CharacterController::keepToGround(bool wasOnGround) {
  m_onGround = false;
  if (!m_gravity || (!wasOnGround && m_velocity.y() > 0.0F)) {
    return;
  }
  // A character that walks stays on the ground down steps and slopes; one that falls only feels for it.
  const float reach = m_body.stepHeight * (wasOnGround ? 1.0F : kFeelPart);
  const SweepResult below = sweepFrom(m_now.feet, kUp * -reach);
  if (!isGround(below)) {
    return;
  }
  m_now.feet -= kUp * (reach * below.fraction);
  m_onGround = true;
  m_groundNormal = below.normal;
  m_lastGround = m_now.feet;
  m_velocity.setY(0);
}

void CharacterController::easeEye(float climbed) {
  const float lowered = m_body.height * (1.0F - kCrouchedPart);
  const float wanted = m_body.eyeHeight - (m_crouched ? lowered : 0.0F);
  m_eyeLag += climbed + wanted - std::exchange(m_eyeWanted, wanted);
  m_eyeLag = std::clamp(m_eyeLag, -m_body.height, m_body.height);
  m_eyeLag -= m_eyeLag * approach(kEyeEase);
  if (std::abs(m_eyeLag) < m_tracer.gap() * 0.5F) {
    m_eyeLag = 0;
  }
  m_now.eyeHeight = wanted - m_eyeLag;
}

void CharacterController::comeBackFromBelow() {
  const scene::Bounds all = m_tracer.bounds();
  if (m_gravity && !all.empty() && m_now.feet.y() < all.min().y() - m_body.height * 2) {
    m_now.feet = m_lastGround;
    m_before = m_now;
    m_velocity = {};
  }
}

} // namespace vitrine::collision

#pragma once

#include "core/collision/CollisionWorld.h"
#include "core/collision/HullTracer.h"

#include <optional>

namespace vitrine::collision {

/// Movement wanted of a character. `direction` is in world space, at most of unit length; on the ground only its part
/// across counts, gliding also its part upwards.
struct CharacterInput {
  QVector3D direction;
  bool run = false;
  bool jump = false; ///< jumps once each time it becomes true
  bool crouch = false;
};

/// Character that walks through a scene: a box that stands on the ground, climbs steps, slides along walls, jumps,
/// crouches and falls; without gravity it glides wherever there is room. Moves in steps of a fixed length, so that it
/// goes the same way at every frame rate. World space, units and seconds of the scene; knows nothing of cameras and
/// keys.
class CharacterController {
public:
  static constexpr float kGlideSpeed = 2; ///< times as fast as on foot

  /// `tracer` must outlive this object.
  explicit CharacterController(const HullTracer& tracer);

  void setGravity(bool on);
  bool hasGravity() const { return m_gravity; }

  /// Comes to be here, at rest, upright; where there is no room, in the nearest place that has. False: there is none
  /// near, or nothing below to stand on (with gravity); it then stays where it was.
  bool putEyeAt(const QVector3D& eye);

  void advance(const CharacterInput& intent, double seconds);

  /// Position of the eye, between the last two steps as far as time has gone on; climbs steps smoothly.
  QVector3D eye() const;
  const QVector3D& feet() const { return m_now.feet; }
  const QVector3D& velocity() const { return m_velocity; }
  bool onGround() const { return m_onGround; }
  bool crouches() const { return m_crouched; }
  /// True if the character does not move as long as no movement is wanted.
  bool atRest() const;

private:
  struct Step {
    QVector3D feet;
    float eyeHeight = 0;

    bool operator==(const Step&) const = default;
  };

  /// The way of a box that slides along what it meets.
  struct Slide {
    QVector3D feet;
    QVector3D velocity;
    bool blocked = false;
  };

  float height() const;
  QVector3D halfSize() const;
  QVector3D centreAt(const QVector3D& feet) const;
  bool isFreeAt(const QVector3D& feet) const { return m_tracer.isFree(centreAt(feet), halfSize()); }
  SweepResult sweepFrom(const QVector3D& feet, const QVector3D& way) const;
  bool isGround(const SweepResult& met) const;
  bool hasGroundBelow(const QVector3D& feet) const;
  std::optional<QVector3D> nearestRoom(const QVector3D& feet) const;

  void step(const CharacterInput& intent);
  void crouch(bool wanted);
  void accelerate(const CharacterInput& intent);
  void jump(bool wanted);
  void move();
  /// A velocity across as one that goes up and down with the ground.
  QVector3D alongGround(const QVector3D& velocity) const;
  Slide slide(const QVector3D& feet, const QVector3D& velocity) const;
  std::optional<Slide> climb(const Slide& flat) const;
  void keepToGround(bool wasOnGround);
  void easeEye(float climbed);
  void comeBackFromBelow();

  const HullTracer& m_tracer;
  const CharacterSettings& m_body;
  Step m_now;
  Step m_before; ///< one step ago
  QVector3D m_velocity;
  QVector3D m_lastGround; ///< feet
  QVector3D m_groundNormal;
  float m_eyeLag = 0;    ///< height of the eye behind the feet, which climb at once
  float m_eyeWanted = 0; ///< above the feet, standing or crouched
  double m_due = 0;      ///< seconds not yet stepped through
  bool m_gravity = true;
  bool m_onGround = false;
  bool m_crouched = false;
  bool m_jumpHeld = false;
};

} // namespace vitrine::collision

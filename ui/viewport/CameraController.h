#pragma once

#include "core/viewing/StartView.h"
#include "ui/viewport/Locomotion.h"

namespace vitrine::ui {

/// Place of a camera in a scene, and its way of moving there: to go on with later.
struct CameraMemory {
  viewing::CameraRig rig;
  Movement movement = Movement::Orbit;
  std::optional<viewing::StartView> framed;
  viewing::CameraPose framedPose;
  float gameFov = 0;
  float ownFov = 0;
  float fovBeforeFollowing = 0;

  /// A start that frames the whole does so in the new size, as long as nobody has moved.
  void setViewportSize(QSizeF size);
  /// The same place in another reading of the scene, which may have other bounds.
  void stayIn(const Scene& scene);
};

/// The camera of a viewport as the window uses it: one rig, moved by keys, mouse and menus; tells when it has moved.
/// Framing and views from a side end walking. While it follows a camera of the scene it is where that camera is;
/// whatever else would move it ends that first, and begins where it was left.
class CameraController : public QObject {
  Q_OBJECT

public:
  explicit CameraController(QObject* parent = nullptr, SteadyClock clock = steadySeconds);

  const viewing::CameraRig& rig() const { return m_rig; }
  /// Flying, orbiting and walking by keys, and how fast.
  Locomotion& locomotion() { return m_locomotion; }
  const Locomotion& locomotion() const { return m_locomotion; }

  /// Starts with the scene's own way of moving and this view of it; the plain one without.
  void startIn(const Scene& scene, const std::optional<viewing::StartView>& view = std::nullopt);
  /// Another reading of the same scene: bounds change, the view stays.
  void stayIn(const Scene& scene);

  CameraMemory memory() const;
  /// Stands and moves in the scene as it did then, in a viewport of the size it has now. `anew`: the scene was read
  /// anew, and may have other bounds.
  void restore(const CameraMemory& memory, const Scene& scene, bool anew);

  /// CameraMemory::setViewportSize
  void setViewportSize(QSizeF size);
  void setOrthographic(bool orthographic);
  void setPreset(viewing::StandardView preset, std::span<const QVector3D> outline);
  void goTo(const scene::Camera& camera);
  /// To be called at each time: goes with a camera of the scene until stopFollowing(), and sees as that camera does.
  void follow(const scene::Camera& camera);
  /// Stays where it is and follows no more; tells followingEnded().
  void stopFollowing();
  /// Stops following where the followed camera is gone: tells nobody.
  void forgetFollowed() { m_following = false; }
  void setPose(const viewing::CameraPose& pose);
  /// Looks from a planned place, and orbits around `centre`, which is ahead of it.
  void show(const viewing::CameraPose& pose, const QVector3D& centre);
  /// Sees with the game's field of view (vertical, degrees) until 0 gives the viewer's own back. A value set in
  /// the meantime stays.
  void setGameFov(float degrees);
  /// Another field of view, vertical, in degrees.
  void setOwnFov(float degrees);

  void look(QPointF deltaPixels);
  void pan(QPointF deltaPixels);
  void zoomTo(QPointF cursor, float steps, std::optional<QVector3D> target);
  void setOrbitCentre(const QVector3D& centre);

Q_SIGNALS:
  /// Before the camera goes elsewhere at once, not by the user's own flying, turning or zooming.
  void aboutToJump();
  void moved(const vitrine::viewing::CameraRig& rig);
  /// The end of following a camera: the user has moved the view, or gone somewhere.
  void followingEnded();

private:
  void tellMoved();
  void leaveFollowed();

  viewing::CameraRig m_rig;
  Locomotion m_locomotion;
  std::optional<viewing::StartView> m_framed; ///< as it started last; framed anew in another viewport
  viewing::CameraPose m_framedPose;           ///< there; in any other the user has moved
  float m_gameFov = 0;                        ///< as it was set, 0: none
  float m_ownFov = 0;                         ///< from before
  bool m_following = false;
  float m_fovBeforeFollowing = 0; ///< 0: unchanged
};

} // namespace vitrine::ui

#pragma once

#include "core/base/Task.h"
#include "render/tracing/FramedThing.h"
#include "ui/session/Session.h"
#include "ui/viewport/CameraController.h"

namespace vitrine::ui {

/// Takes a camera to things of the session's scene, each seen from a free place (tracing::frameThing). While the ray
/// caster is being built, and in scenes whose rays are slow, the camera follows later, unless it has gone elsewhere by
/// then. The last request counts.
class SelectionFramer : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  SelectionFramer(Session& session, CameraController& camera, QObject* parent = nullptr);

  /// Goes to a thing that has a place.
  void frame(const tracing::FramedThing& thing);

  /// Looks at all of these points the way the camera looks now.
  void frameAll(std::span<const QVector3D> outline);

Q_SIGNALS:
  /// A thing is about to be framed. It may be hidden.
  void framed(const vitrine::tracing::FramedThing& thing);

private:
  /// The camera, with the field of view that it has when it follows no other.
  viewing::CameraRig cameraNow() const;
  bool isQuick(const session::Snapshot& shown, const tracing::FramedThing& thing) const;
  void show(const viewing::FramePlan& plan);

  Session& m_session;
  CameraController& m_camera;
  tracing::FramedThing m_thing; ///< asked for last
  base::Task m_task;
};

} // namespace vitrine::ui

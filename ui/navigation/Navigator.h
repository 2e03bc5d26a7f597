#pragma once

#include "core/viewing/CameraRig.h"
#include "render/look/ShadingMode.h"
#include "ui/navigation/Destination.h"
#include "ui/session/Selection.h"

namespace vitrine::ui {

class Viewport;

/// The way to destinations: takes the view there, and writes down where the view is so that a user can come back.
class Navigator : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  Navigator(Session& session, Selection& selection, Viewport& viewport, QObject* parent = nullptr);

  /// Moves to a destination. There must be a document; to places, nodes and views only with a picture.
  void goTo(const Destination& destination);
  /// The destination that a text, of the clipboard or another, names; nullopt: it is none.
  std::optional<Destination> understand(const QString& text) const;

  /// The position as `getpos` prints it. There must be a picture.
  QString positionText() const;
  /// The view as it is now, of no file.
  viewing::ViewLink viewLink() const;
  QString viewLinkWithFile() const;

Q_SIGNALS:
  /// The shading mode of a view that was gone to.
  void modeWanted(vitrine::render::ShadingMode mode);

private:
  void goToPlace(const viewing::Viewpoint& place, std::optional<float> orthographicHeight = {});
  void goToView(const viewing::ViewLink& link);
  void goToStructure(const StructureDestination& destination);
  void goToNode(NodeIndex node);
  void takePose(const viewing::CameraPose& pose, float depth);

  Session& m_session;
  Selection& m_selection;
  Viewport& m_viewport;
};

} // namespace vitrine::ui

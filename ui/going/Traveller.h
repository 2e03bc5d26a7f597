#pragma once

#include "render/CameraRig.h"
#include "render/ShadingMode.h"
#include "ui/going/Destination.h"
#include "ui/selection/Selection.h"

namespace vitrine::ui {

class Viewport;

/// Takes the view to destinations, and says where it is so that one can come back.
class Traveller : public QObject {
  Q_OBJECT

public:
  /// All must outlive this object.
  Traveller(Session& session, Selection& selection, Viewport& viewport, QObject* parent = nullptr);

  /// There must be a document; to places, nodes and views only with a picture.
  void goTo(const Destination& destination);
  /// What the clipboard's text, or another, leads to; nullopt: it is no destination.
  std::optional<Destination> understand(const QString& text) const;

  /// As `getpos` prints it. There must be a picture.
  QString positionText() const;
  QString viewLink() const;

Q_SIGNALS:
  /// The view that was gone to is to be seen so.
  void modeWanted(vitrine::render::ShadingMode mode);

private:
  void goToPlace(const scene::Place& place);
  void goToView(const scene::ViewLink& link);
  void goToStructure(const StructureDestination& destination);
  void goToNode(int node);
  void standBeforeSelection(const std::vector<QVector3D>& sides);
  void takePose(const render::CameraPose& pose, float depth);
  std::vector<QVector3D> sidesOfSurfaces(const std::vector<DrawItemId>& items) const;
  float sightFrom(const QVector3D& from, const QVector3D& direction, float most) const;

  Session& m_session;
  Selection& m_selection;
  Viewport& m_viewport;
};

} // namespace vitrine::ui

#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/session/Selection.h"

class QMenu;

namespace vitrine::ui {

/// Actions on the selection; carried out here, except those that need the camera.
class SelectionActions : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  SelectionActions(ActionRegistry& registry, Session& session, Selection& selection, QObject* parent = nullptr);

  /// Framing, hiding and isolating.
  void fillHiding(QMenu& menu) const;
  /// Leading on from the selection, and clearing it.
  void fillLooking(QMenu& menu) const;

  QAction* frame;
  QAction* hide;
  QAction* isolate;
  QAction* showAll;
  QAction* copyCoordinates;
  QAction* showRecord;
  QAction* showLightmap;
  QAction* whyDrawn;
  QAction* pickMiddle; ///< carried out by the picture
  QAction* clear;

Q_SIGNALS:
  /// Hide has hidden these items.
  void hidden(const std::vector<vitrine::scene::DrawItemIndex>& items);

private:
  void enable();
  /// Position of the selection, in the file's own coordinates.
  std::optional<QVector3D> place() const;

  Session& m_session;
  Selection& m_selection;
};

} // namespace vitrine::ui

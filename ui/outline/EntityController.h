#pragma once

#include "ui/outline/EntityPanel.h"
#include "ui/session/Selection.h"

namespace vitrine::ui {

class Viewport;

/// Lets the list of entities and the selection follow each other, takes the view to an entity, and draws its
/// connections into the picture while the list is seen.
class EntityController : public QObject {
  Q_OBJECT

public:
  /// The parts must outlive this object, which belongs to the window.
  EntityController(const Session& session, Selection& selection, Viewport& viewport, EntityPanel& panel,
                   QObject* window);

private:
  void follow();
  void draw();

  Selection& m_selection;
  Viewport& m_viewport;
  const Session& m_session;
  EntityPanel& m_panel;
};

} // namespace vitrine::ui

#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/outline/EntityPanel.h"

namespace vitrine::ui {

/// Lets the list of entities and the selection follow each other, takes the view to an entity, and draws its
/// connections into the picture while the list is seen.
class EntityController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object, which belongs to the panel.
  EntityController(const WindowContext& context, EntityPanel& panel);

private:
  void follow();
  void draw();

  WindowContext m_context;
  EntityPanel& m_panel;
};

} // namespace vitrine::ui

#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/session/Session.h"

namespace vitrine::ui {

/// Status bar messages about hidden things and how to show them. Hide reports what it has hidden, since a click selects
/// one face of a door and Hide leaves the other faces. Frame, Back and Forward report a destination that is hidden.
class HidingNote : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object.
  HidingNote(const WindowContext& context, QObject* parent);

private:
  void tellHidden(const std::vector<DrawItemIndex>& items) const;
  /// Reports items of which none is visible. `node` is their node, or the destination if it has no items.
  void tellUnseen(const std::vector<DrawItemIndex>& items, NodeIndex node) const;
  /// Returns the object whose other items stay visible, or kNone if there is no single such object.
  NodeIndex objectLeft(const std::vector<DrawItemIndex>& hidden) const;
  /// Returns the layer that hides a node, or kNone.
  LayerIndex hidingLayer(NodeIndex node) const;

  WindowContext m_context;
};

} // namespace vitrine::ui

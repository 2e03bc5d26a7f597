#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/session/Session.h"

namespace vitrine::ui {

/// Tells in the status bar what cannot be seen, and how to see it: what Hide has hidden (a click selects one face of a
/// door, and Hide then leaves the rest of it), and that Frame, Back or Forward has led to something hidden.
class HidingNote : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object.
  HidingNote(const WindowContext& context, QObject* parent);

private:
  void tellHidden(const std::vector<DrawItemIndex>& items) const;
  /// Tells of items of which none is visible; `node` shows them, or would if there were any.
  void tellUnseen(const std::vector<DrawItemIndex>& items, NodeIndex node) const;
  /// The object of which these items are a part; kNone: they are all of it, or of several or of the world.
  NodeIndex objectLeft(const std::vector<DrawItemIndex>& hidden) const;
  /// The layer that hides a node; kNone: none does.
  LayerIndex hidingLayer(NodeIndex node) const;

  WindowContext m_context;
};

} // namespace vitrine::ui

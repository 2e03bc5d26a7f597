#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/session/OpenController.h"
#include "ui/viewport/Movement.h"

#include <QObject>

namespace vitrine::ui {

/// Greeting above a picture: how to move in it and what a click does, and for a demo that it is one. It is shown once
/// for worlds to fly through and once for models to turn, for every demo, and when the user asks for it.
class NavigationHint : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  NavigationHint(const WindowContext& context, QObject* parent);

private:
  void greet(const LoadRequest& request);
  /// `isKnown`: how one moves was told before.
  void show(bool demo, bool isKnown);
  QString textFor(Movement movement) const;
  QString keysSentence() const;

  WindowContext m_context;
};

} // namespace vitrine::ui

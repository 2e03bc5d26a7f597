#pragma once

#include <QObject>

namespace vitrine::ui {

/// Tells whether a command is repeated by a key or mouse button that is held. Repeats may come faster than the command
/// is carried out.
class HeldInput : public QObject {
public:
  /// Watches the events of the program until destroyed.
  explicit HeldInput(QObject* parent);

  /// True for a command that comes from a key that repeats, or while a mouse button is down.
  bool isHeld() const;

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  bool m_repeats = false;
};

} // namespace vitrine::ui

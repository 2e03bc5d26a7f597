#pragma once

#include <QObject>

namespace vitrine::ui {

/// Knows of a command whether its key or its button is kept down. Such a command comes again and again, faster than
/// what it does may be.
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

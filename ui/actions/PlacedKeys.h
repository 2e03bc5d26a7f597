#pragma once

#include <QKeyEvent>
#include <QObject>

#include <optional>

class QAction;
class QWidget;

namespace vitrine::ui {

class ActionRegistry;

/// Lets keys run commands by their place on keyboards that type digits and the point with Shift only, as French ones
/// do: the place that the sign has on a US keyboard. There a key without Shift types `&` or `:`, which are no
/// command's, and Shift would not tell `1` from `Shift+1`.
class PlacedKeys : public QObject {
public:
  /// Watches the keys of `window`, which becomes the parent. `registry` must outlive this object.
  PlacedKeys(const ActionRegistry& registry, QWidget& window);

  /// Digit, comma or point of a US keyboard at the place of a key that types another sign, or that one with Shift;
  /// nullopt for all other keys, and where the platform does not tell the place.
  static std::optional<Qt::Key> signAt(const QKeyEvent& event);

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// Null if no command has this key.
  QAction* commandOf(const QKeyEvent& event) const;

  const ActionRegistry& m_registry;
  QWidget& m_window;
};

} // namespace vitrine::ui

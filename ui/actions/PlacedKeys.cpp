#include "ui/actions/PlacedKeys.h"

#include "ui/actions/ActionRegistry.h"
#include "ui/widgets/ScanCodes.h"

#include <QApplication>
#include <QInputMethodQueryEvent>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace vitrine::ui {
namespace {

constexpr quint32 kDigitOne = 2 + kScanCodeOffset;
constexpr quint32 kDigitZero = 11 + kScanCodeOffset;
constexpr quint32 kComma = 51 + kScanCodeOffset;
constexpr quint32 kPoint = 52 + kScanCodeOffset;

bool isLetter(int key) {
  return key >= Qt::Key_A && key <= Qt::Key_Z;
}

/// True if the key is text for whatever has the keyboard.
bool isTyped(const QKeyEvent& event) {
  QObject* receiver = QGuiApplication::focusObject();
  if (!receiver || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
    return false;
  }
  QInputMethodQueryEvent query(Qt::ImEnabled);
  QCoreApplication::sendEvent(receiver, &query);
  return query.value(Qt::ImEnabled).toBool();
}

} // namespace

PlacedKeys::PlacedKeys(const ActionRegistry& registry, QWidget& window)
    : QObject(&window), m_registry(registry), m_window(window) {
  qApp->installEventFilter(this);
}

std::optional<Qt::Key> PlacedKeys::signAt(const QKeyEvent& event) {
  const quint32 place = event.nativeScanCode();
  std::optional<Qt::Key> sign;
  if (place >= kDigitOne && place <= kDigitZero) {
    sign = place == kDigitZero ? Qt::Key_0 : Qt::Key(Qt::Key_1 + static_cast<int>(place - kDigitOne));
  } else if ((place == kComma || place == kPoint) && !isLetter(event.key())) {
    sign = place == kComma ? Qt::Key_Comma : Qt::Key_Period;
  }
  // A key that needs Shift for its sign runs the commands of Shift with that sign.
  const bool isShifted = event.modifiers().testFlag(Qt::ShiftModifier);
  return sign && (event.key() != *sign || isShifted) ? sign : std::nullopt;
}

QAction* PlacedKeys::commandOf(const QKeyEvent& event) const {
  const auto sign = signAt(event);
  if (!sign || isTyped(event)) {
    return nullptr;
  }
  const QKeySequence wanted(QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, *sign));
  const auto entry = std::ranges::find_if(m_registry.entries(), [&](const ActionRegistry::Entry& each) {
    return each.action->isEnabled() && each.action->shortcuts().contains(wanted);
  });
  return entry == m_registry.entries().end() ? nullptr : entry->action;
}

bool PlacedKeys::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (!isKey || !watched->isWindowType() || QApplication::activeWindow() != &m_window ||
      QApplication::activePopupWidget()) {
    return false;
  }
  const auto& key = static_cast<const QKeyEvent&>(*event);
  if (event->type() == QEvent::ShortcutOverride) {
    // The other key events come only for keys that are no command's by the sign they type.
    const bool takes = signAt(key) == key.key() && commandOf(key);
    event->setAccepted(takes);
    return takes;
  }
  QAction* command = commandOf(key);
  if (command) {
    command->trigger();
  }
  return command != nullptr;
}

} // namespace vitrine::ui

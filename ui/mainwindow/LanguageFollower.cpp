#include "ui/mainwindow/LanguageFollower.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>

namespace vitrine::ui {
namespace {

/// Milliseconds between two checks whether the user is busy.
constexpr int kPatienceMs = 100;

/// Returns true while a name is edited in a list.
bool isEditorOpen() {
  const QWidget* focused = QApplication::focusWidget();
  const QWidget* around = focused ? focused->parentWidget() : nullptr;
  const auto* view = around ? qobject_cast<const QAbstractItemView*>(around->parentWidget()) : nullptr;
  return view && around == view->viewport();
}

/// Returns true while a caller further up the stack may go on to use widgets that a change of language deletes.
bool isUserBusy() {
  return QApplication::activeModalWidget() || QApplication::activePopupWidget() || QWidget::mouseGrabber() ||
         QGuiApplication::mouseButtons() != Qt::NoButton || isEditorOpen();
}

} // namespace

LanguageFollower::LanguageFollower(QWidget* window) : QObject(window) {
  m_timer.setSingleShot(true);
  m_timer.callOnTimeout(this, &LanguageFollower::notify);
  window->installEventFilter(this);
}

bool LanguageFollower::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    m_timer.start(0); // more than one catalogue changes
  }
  return QObject::eventFilter(watched, event);
}

void LanguageFollower::notify() {
  if (isUserBusy()) {
    m_timer.start(kPatienceMs);
  } else {
    Q_EMIT changed();
  }
}

} // namespace vitrine::ui

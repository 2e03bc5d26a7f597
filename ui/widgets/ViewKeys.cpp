#include "ui/widgets/ViewKeys.h"

#include <QKeyEvent>
#include <QWidget>

namespace vitrine::ui {
namespace {

class ViewKeyKeeper final : public QObject {
public:
  using QObject::QObject;

  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::ShortcutOverride) {
      const auto& key = static_cast<QKeyEvent&>(*event);
      const bool page = key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown;
      if (key.matches(QKeySequence::Copy) || (page && key.modifiers() == Qt::NoModifier)) {
        event->accept();
        return true;
      }
    }
    return false;
  }
};

} // namespace

void keepViewKeys(QWidget* widget) {
  widget->installEventFilter(new ViewKeyKeeper(widget));
}

} // namespace vitrine::ui

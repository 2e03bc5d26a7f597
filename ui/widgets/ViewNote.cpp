#include "ui/widgets/ViewNote.h"

#include <QAbstractItemView>
#include <QEvent>

namespace vitrine::ui {

ViewNote::ViewNote(QAbstractItemView* view) : QLabel(view->viewport()), m_view(view) {
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
  setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  setMargin(fontMetrics().height());
  setForegroundRole(QPalette::PlaceholderText);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
  view->viewport()->installEventFilter(this);
}

void ViewNote::place() {
  const int width = m_view->viewport()->width();
  setGeometry(0, 0, width, heightForWidth(width));
}

bool ViewNote::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    place();
  }
  return QLabel::eventFilter(watched, event);
}

} // namespace vitrine::ui

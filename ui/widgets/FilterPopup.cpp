#include "ui/widgets/FilterPopup.h"

#include "ui/widgets/QueryEdit.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {

FilterPopup::FilterPopup(const QString& title, QWidget* parent)
    : QDialog(parent, Qt::Popup), m_layout(new QVBoxLayout(this)), m_edit(new QueryEdit(this)),
      m_list(new QTreeView(this)) {
  setWindowTitle(title);
  m_edit->setAccessibleName(title);
  m_edit->installEventFilter(this);
  m_list->setModel(&m_filter);
  m_list->setAccessibleName(title);
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setHeaderHidden(true);
  m_list->setFocusPolicy(Qt::NoFocus);
  m_layout->setContentsMargins(6, 6, 6, 6);
  m_layout->addWidget(m_edit);
  m_layout->addWidget(m_list);
  connect(m_edit, &QLineEdit::textChanged, this, [this](const QString& text) {
    m_filter.setWords(text);
    typed(text);
  });
  connect(m_edit, &QLineEdit::returnPressed, this, [this] { run(); });
  connect(m_list, &QTreeView::clicked, this, [this] { run(); });
}

void FilterPopup::setModel(QAbstractItemModel* model) {
  m_filter.setSourceModel(model);
  QHeaderView& header = *m_list->header();
  header.setStretchLastSection(false);
  header.setSectionResizeMode(QHeaderView::ResizeToContents);
  header.setSectionResizeMode(0, QHeaderView::Stretch);
}

void FilterPopup::popUp() {
  m_edit->clear();
  m_filter.setWords({});
  typed({});
  setGeometry(placeOnScreen());
  show();
  m_edit->setFocus();
  m_keys = std::make_unique<KeyForwarder>(*m_edit);
}

QRect FilterPopup::placeOnScreen() const {
  const QWidget* window = parentWidget()->window();
  const QSize size(std::min(fontMetrics().averageCharWidth() * 90, window->width() * 9 / 10),
                   std::min(fontMetrics().height() * 22, window->height() * 2 / 3));
  return {window->mapToGlobal(QPoint((window->width() - size.width()) / 2, window->height() / 10)), size};
}

void FilterPopup::hideEvent(QHideEvent* event) {
  m_keys.reset();
  QDialog::hideEvent(event);
}

void FilterPopup::typed(const QString&) {
  // What is disabled is listed, so that one sees it exists, but passed over.
  for (int row = 0; row < m_filter.rowCount(); ++row) {
    const QModelIndex index = m_filter.index(row, 0);
    if (m_filter.flags(index).testFlag(Qt::ItemIsEnabled)) {
      m_list->setCurrentIndex(index);
      return;
    }
  }
}

bool FilterPopup::eventFilter(QObject*, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    switch (static_cast<QKeyEvent&>(*event).key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      QCoreApplication::sendEvent(m_list, event);
      return true;
    default:
      break;
    }
  }
  return false;
}

QModelIndex FilterPopup::current() const {
  const QModelIndex index = m_list->currentIndex();
  return index.isValid() && m_filter.flags(index).testFlag(Qt::ItemIsEnabled) ? m_filter.mapToSource(index)
                                                                              : QModelIndex();
}

} // namespace vitrine::ui

#include "ui/documents/DocumentTabBar.h"

#include "core/formats/api/ArchivePath.h"
#include "ui/documents/DocumentTabs.h"
#include "ui/widgets/Texts.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QUrl>

namespace vitrine::ui {
namespace {

constexpr int kWidestName = 30; ///< characters, before it is shortened
/// Distance from the bar, in its heights, from which on a tab is torn off.
constexpr int kTearHeights = 2;

} // namespace

DocumentTabBar::DocumentTabBar(DocumentTabs& tabs, QWidget* parent) : QTabBar(parent), m_tabs(tabs) {
  setObjectName(QStringLiteral("documentTabs"));
  setDocumentMode(true);
  setMovable(true);
  setTabsClosable(true);
  setExpanding(false);
  setUsesScrollButtons(true);
  setElideMode(Qt::ElideMiddle);
  setSelectionBehaviorOnRemove(QTabBar::SelectPreviousTab);
  connect(&tabs, &DocumentTabs::added, this, &DocumentTabBar::follow);
  connect(&tabs, &DocumentTabs::removed, this, &DocumentTabBar::follow);
  connect(&tabs, &DocumentTabs::moved, this, &DocumentTabBar::follow);
  connect(&tabs, &DocumentTabs::renamed, this, &DocumentTabBar::rename);
  connect(&tabs, &DocumentTabs::currentChanged, this, &DocumentTabBar::follow);
  connect(this, &QTabBar::tabCloseRequested, this, &DocumentTabBar::closeWanted);
  connect(this, &QTabBar::currentChanged, this, [this](int index) {
    if (!m_following && index >= 0) {
      Q_EMIT chosen(index);
    }
  });
  connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
    const QScopedValueRollback following(m_following, true);
    m_tabs.move(from, to);
    rename();
  });
  follow();
}

void DocumentTabBar::follow() {
  if (m_following) {
    return;
  }
  const QScopedValueRollback following(m_following, true);
  while (count() < m_tabs.count()) {
    addTab(QString());
  }
  while (count() > m_tabs.count()) {
    removeTab(count() - 1);
  }
  rename();
  setCurrentIndex(m_tabs.current());
  setVisible(count() > 1);
}

void DocumentTabBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    rename();
  }
  QTabBar::changeEvent(event);
}

void DocumentTabBar::rename() {
  setAccessibleName(tr("Open documents"));
  const QStringList names = m_tabs.names();
  for (int i = 0; i < std::min<int>(count(), static_cast<int>(names.size())); ++i) {
    setTabText(i, names[i].isEmpty() ? tr("New Tab") : menuText(names[i]));
    for (const ButtonPosition side : {LeftSide, RightSide}) {
      if (QWidget* close = tabButton(i, side)) {
        close->setToolTip(tr("Close Tab"));
        close->setAccessibleName(QStringLiteral("%1: %2").arg(tr("Close Tab"), tabText(i)));
      }
    }
    setTabToolTip(i, plainToolTip(QDir::toNativeSeparators(m_tabs.at(i).request.path)));
  }
}

QSize DocumentTabBar::tabSizeHint(int index) const {
  const QSize hint = QTabBar::tabSizeHint(index);
  return {std::min(hint.width(), fontMetrics().averageCharWidth() * kWidestName), hint.height()};
}

bool DocumentTabBar::isAway(QPoint position) const {
  const int reach = height() * kTearHeights;
  return m_held && count() > 1 && !rect().adjusted(-reach, -reach, reach, reach).contains(position);
}

void DocumentTabBar::mousePressEvent(QMouseEvent* event) {
  const int tab = tabAt(event->position().toPoint());
  m_held = event->button() == Qt::LeftButton && tab >= 0;
  m_middle = event->button() == Qt::MiddleButton ? tab : -1;
  QTabBar::mousePressEvent(event);
}

void DocumentTabBar::mouseMoveEvent(QMouseEvent* event) {
  if (isAway(event->position().toPoint())) {
    setCursor(Qt::DragMoveCursor);
  } else {
    unsetCursor();
  }
  QTabBar::mouseMoveEvent(event);
}

void DocumentTabBar::mouseReleaseEvent(QMouseEvent* event) {
  const QPoint position = event->position().toPoint();
  const bool away = event->button() == Qt::LeftButton && isAway(position);
  const int middle = event->button() == Qt::MiddleButton ? std::exchange(m_middle, -1) : -1;
  m_held = false;
  unsetCursor();
  QTabBar::mouseReleaseEvent(event);
  if (away) {
    Q_EMIT tornOff(event->globalPosition().toPoint());
  } else if (middle >= 0 && middle == tabAt(position)) {
    Q_EMIT closeWanted(middle);
  }
}

void DocumentTabBar::contextMenuEvent(QContextMenuEvent* event) {
  const bool byKeys = event->reason() == QContextMenuEvent::Keyboard;
  const int tab = byKeys ? currentIndex() : tabAt(event->pos());
  if (tab >= 0) {
    showMenu(tab, byKeys ? mapToGlobal(tabRect(tab).center()) : event->globalPos());
  }
}

void DocumentTabBar::showMenu(int index, QPoint globalPosition) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("documentTabMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const QString path = formats::fileOnDisk(m_tabs.at(index).request.path);
  menu->addAction(tr("&Close"), this, [this, index] { Q_EMIT closeWanted(index); });
  QAction* others = menu->addAction(tr("Close &Others"), this, [this, index] { Q_EMIT closeOthersWanted(index); });
  menu->addSeparator();
  QAction* copy = menu->addAction(tr("Copy &Path"), this, [this, index] {
    QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(m_tabs.at(index).request.path));
  });
  QAction* folder = menu->addAction(tr("Show in &Folder"), this, [path] {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
  });
  menu->addSeparator();
  QAction* out = menu->addAction(tr("&Move to New Window"), this, [this, index] { Q_EMIT moveOutWanted(index); });
  for (QAction* action : {others, out}) {
    action->setEnabled(count() > 1);
  }
  for (QAction* action : {copy, folder}) {
    action->setEnabled(!path.isEmpty());
  }
  menu->popup(globalPosition);
}

} // namespace vitrine::ui

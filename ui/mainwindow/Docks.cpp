#include "ui/mainwindow/Docks.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {

QDockWidget* Docks::add(const QString& name, const QString& title, const QString& statusTip, QWidget* panel,
                        Qt::DockWidgetArea area) {
  auto* dock = new QDockWidget(title, &m_window);
  dock->setObjectName(name);
  dock->setWidget(panel);
  m_window.addDockWidget(area, dock);
  m_registry.adopt(QCoreApplication::translate("vitrine::ui::Docks", "Panels"), dock->toggleViewAction(),
                   {.name = QStringLiteral("view.dock.") + name, .text = title, .statusTip = statusTip});
  // What a user asks for is not to come up behind another tab.
  QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
    if (shown) {
      dock->raise();
    }
  });
  m_docks.push_back(dock);
  return dock;
}

void Docks::fill(QMenu& menu) const {
  for (const QDockWidget* dock : m_docks) {
    menu.addAction(dock->toggleViewAction());
  }
}

void Docks::reveal(QDockWidget& dock) {
  dock.show();
  dock.raise();
}

} // namespace vitrine::ui

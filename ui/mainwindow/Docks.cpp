#include "ui/mainwindow/Docks.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {

QDockWidget* Docks::make(const QString& name, Qt::DockWidgetArea area) {
  auto* dock = new QDockWidget(&m_window);
  dock->setObjectName(name);
  m_window.addDockWidget(area, dock);
  m_docks.push_back(dock);
  return dock;
}

QDockWidget* Docks::put(const QString& name, const QString& title, const QString& statusTip, QWidget* panel,
                        Qt::DockWidgetArea area) {
  QDockWidget* known = find(name);
  QDockWidget* dock = known ? known : make(name, area);
  const QWidget* before = dock->widget();
  dock->setWidget(panel);
  delete before;
  dock->setLocale(QLocale()); // a floating one does not take its window's
  dock->setWindowTitle(title);
  m_registry.adopt(QCoreApplication::translate("vitrine::ui::Docks", "Panels"), dock->toggleViewAction(),
                   {.name = QStringLiteral("view.dock.") + name, .text = title, .statusTip = statusTip});
  // Qt names them in the language there is when it makes them.
  for (const auto& [button, text, tip] :
       {std::tuple{"qt_dockwidget_closebutton", QDockWidget::tr("Close"), QDockWidget::tr("Closes the dock widget")},
        std::tuple{"qt_dockwidget_floatbutton", QDockWidget::tr("Float"),
                   QDockWidget::tr("Undocks and re-attaches the dock widget")}}) {
    auto* made = dock->findChild<QWidget*>(QLatin1String(button));
    made->setAccessibleName(text);
    made->setAccessibleDescription(tip);
  }
  return dock;
}

void Docks::fill(QMenu& menu) const {
  for (const QDockWidget* dock : m_docks) {
    menu.addAction(dock->toggleViewAction());
  }
}

QDockWidget* Docks::find(const QString& name) const {
  const auto found = std::ranges::find(m_docks, name, &QDockWidget::objectName);
  return found == m_docks.end() ? nullptr : *found;
}

} // namespace vitrine::ui

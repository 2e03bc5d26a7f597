#include "ui/mainwindow/Docks.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {

QDockWidget* Docks::make(const QString& name, Qt::DockWidgetArea area) {
  auto* dock = new QDockWidget(&m_window);
  dock->setObjectName(name);
  m_window.addDockWidget(area, dock);
  // What a user asks for is not to come up behind another tab.
  QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
    if (shown) {
      dock->raise();
    }
  });
  m_docks.push_back(dock);
  return dock;
}

QDockWidget* Docks::put(const QString& name, const QString& title, const QString& statusTip, QWidget* panel,
                        Qt::DockWidgetArea area) {
  const auto known = std::ranges::find(m_docks, name, &QDockWidget::objectName);
  QDockWidget* dock = known == m_docks.end() ? make(name, area) : *known;
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

void Docks::reveal(QDockWidget& dock) {
  dock.show();
  dock.raise();
}

} // namespace vitrine::ui

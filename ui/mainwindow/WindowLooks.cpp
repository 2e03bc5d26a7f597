#include "ui/mainwindow/WindowLooks.h"

#include "ui/actions/WindowActions.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/shell/Notices.h"
#include "ui/style/Icons.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/FocusChain.h"
#include "ui/widgets/PartNames.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>

namespace vitrine::ui {
namespace {

constexpr int kHintMs = 4000;

/// The first widget in a panel, by the order of Tab, that takes the focus; null: none does.
QWidget* firstFocusIn(QWidget& panel) {
  QWidget* widget = &panel;
  do {
    const bool takes = widget->focusPolicy() & Qt::TabFocus;
    if (takes && widget->isVisibleTo(&panel) && widget->isEnabled()) {
      return widget;
    }
    widget = widget->nextInFocusChain();
  } while (widget && (widget == &panel || panel.isAncestorOf(widget)));
  return nullptr;
}

} // namespace

WindowLooks::WindowLooks(const WindowContext& context, QMainWindow& window, ActionRegistry& registry,
                         DockedPanels& panels)
    : QObject(&window), m_context(context), m_window(window), m_panels(panels), m_toolBar(new QToolBar(&window)),
      m_panelsButton(new QToolButton(m_toolBar)) {
  makeToolBar();
  panels.onEachBuild(this, [this, &registry] {
    m_panelsButton->setText(tr("Panels"));
    m_panelsButton->setToolTip(tr("Show and hide panels"));
    m_panelsButton->setAccessibleName(m_panelsButton->text());
    m_toolBar->setWindowTitle(tr("Toolbar"));
    nameExtensionButton(*m_toolBar);
    registry.adopt(tr("View"), m_toolBar->toggleViewAction(),
                   {.name = QStringLiteral("view.toolbar"),
                    .text = m_toolBar->windowTitle(), // Qt gives the switch the title whenever it changes
                    .statusTip = tr("Buttons for frequently used commands")});
  });
  // A key of an action works only while something that has the action is shown: menus are not in full screen.
  for (const ActionRegistry::Entry& entry : registry.entries()) {
    window.addAction(entry.action);
  }
  window.installEventFilter(this);
  wire();
}

void WindowLooks::makeToolBar() {
  m_toolBar->setObjectName(QStringLiteral("toolBar"));
  const WindowActions& actions = m_context.actions;
  m_toolBar->addActions({actions.file.open, actions.file.openFolder});
  m_toolBar->addSeparator();
  m_toolBar->addActions({actions.go.previousFile, actions.go.nextFile});
  for (QAction* neighbour : {actions.go.previousFile, actions.go.nextFile}) {
    static_cast<QToolButton*>(m_toolBar->widgetForAction(neighbour))->setAutoRepeat(true);
  }
  m_toolBar->addSeparator();
  m_toolBar->addActions({actions.view.startView, actions.selection.frame, actions.selection.hide});
  m_toolBar->addSeparator();
  m_toolBar->addAction(actions.animation.play);
  m_toolBar->addSeparator();
  m_toolBar->addActions({actions.file.saveScreenshot, actions.find.find});
  m_toolBar->addSeparator();
  makePanelsButton();
  m_toolBar->addWidget(m_panelsButton);
  m_window.addToolBar(m_toolBar);
}

void WindowLooks::makePanelsButton() {
  m_panelsButton->setObjectName(QStringLiteral("panelsButton"));
  m_panelsButton->setIcon(icon(QStringLiteral("panels")));
  m_panelsButton->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(m_panelsButton);
  m_panelsButton->setMenu(menu);
  m_context.actions.layout.fillLayouts(*menu);
  menu->addSeparator();
  m_panels.docks().fill(*menu);
  menu->addSeparator();
  menu->addAction(m_context.actions.layout.hidePanels);
}

QAction* WindowLooks::toolBarSwitch() const {
  return m_toolBar->toggleViewAction();
}

void WindowLooks::wire() {
  const LayoutActions& layout = m_context.actions.layout;
  const std::array layouts{std::pair{layout.look, WindowLayout::Look}, std::pair{layout.inspect, WindowLayout::Inspect},
                           std::pair{layout.animate, WindowLayout::Animate}};
  for (const auto& [action, which] : layouts) {
    connect(action, &QAction::triggered, this, [this, which] {
      m_context.actions.layout.hidePanels->setChecked(false);
      m_panels.layout().arrange(which);
    });
  }
  connect(layout.reset, &QAction::triggered, this, [this] {
    m_context.actions.layout.hidePanels->setChecked(false);
    m_panels.layout().arrange(WindowLayout::Look);
  });
  connect(layout.hidePanels, &QAction::toggled, this, &WindowLooks::putPanelsAway);
  connect(layout.nextPanel, &QAction::triggered, this, [this] { goThroughPanels(1); });
  connect(layout.previousPanel, &QAction::triggered, this, [this] { goThroughPanels(-1); });
  connect(m_context.actions.view.fullScreen, &QAction::toggled, this, &WindowLooks::showFullScreen);
}

/// Escape leaves full screen, where no menu says how one does. If something is selected, Escape clears that first.
void WindowLooks::leaveByEscape(bool full) {
  if (m_escape) {
    m_escape->deleteLater(); // it may be the one that leaves
  }
  if (!full) {
    return;
  }
  QAction* fullScreen = m_context.actions.view.fullScreen;
  const QAction* clear = m_context.actions.selection.clear;
  m_escape = new QShortcut(Qt::Key_Escape, &m_window);
  const auto follow = [escape = m_escape.data(), clear] { escape->setEnabled(!clear->isEnabled()); };
  connect(clear, &QAction::changed, m_escape, follow);
  connect(m_escape, &QShortcut::activated, fullScreen, [fullScreen] { fullScreen->setChecked(false); });
  follow();
}

void WindowLooks::showFullScreen(bool full) {
  if (std::exchange(m_full, full) == full) {
    return;
  }
  QMainWindow& window = m_window;
  if (full) {
    m_hadToolBar = !m_toolBar->isHidden();
  }
  window.menuBar()->setVisible(!full);
  window.statusBar()->setVisible(!full);
  putPanelsAway();
  m_toolBar->setVisible(!full && m_hadToolBar);
  window.setWindowState(window.windowState().setFlag(Qt::WindowFullScreen, full));
  leaveByEscape(full);
  if (full) {
    m_context.viewport.pictures().ensureKeyboard();
    const QString leaves = keysText(*m_context.actions.view.fullScreen);
    const QString shows = keysText(*m_context.actions.layout.hidePanels);
    QToolTip::showText(QCursor::pos(), tr("%1 leaves full screen, %2 shows the panels.").arg(leaves, shows),
                       &m_context.viewport, {}, kHintMs);
  }
}

void WindowLooks::bringAllBack() {
  m_context.actions.view.fullScreen->setChecked(false);
  m_context.actions.layout.hidePanels->setChecked(false);
}

void WindowLooks::putPanelsAway() {
  QAction& hide = *m_context.actions.layout.hidePanels;
  PanelLayout& layout = m_panels.layout();
  if (hide.isChecked() && !m_full && !layout.hidesAll() && !layout.showsAny()) {
    // The key shows panels if none is left to hide.
    hide.setChecked(false);
    layout.arrange(WindowLayout::Inspect);
    return;
  }
  // In full screen the panels are hidden at first, and the switch shows them.
  layout.setPutAway(m_full != hide.isChecked());
}

void WindowLooks::goThroughPanels(int step) {
  std::vector<QWidget*> stops{&m_context.viewport};
  if (MessageBar& messages = m_context.notices.messages(); messages.isVisible()) {
    stops.push_back(&messages);
  }
  for (QDockWidget* dock : m_panels.docks().all()) {
    // What is behind another tab is not seen.
    if (dock->isVisible() && !dock->visibleRegion().isEmpty() && firstFocusIn(*dock->widget())) {
      stops.push_back(dock->widget());
    }
  }
  const QWidget* focused = QApplication::focusWidget();
  const auto here = std::ranges::find_if(
      stops, [&](const QWidget* stop) { return focused && (stop == focused || stop->isAncestorOf(focused)); });
  const auto count = static_cast<std::ptrdiff_t>(stops.size());
  const std::ptrdiff_t at = here == stops.end() ? 0 : here - stops.begin();
  QWidget& next = *stops[static_cast<std::size_t>((at + step + count) % count)];
  QWidget* target = &next == &m_context.viewport ? &next : firstFocusIn(next);
  if (target == &m_context.viewport) {
    target->setFocus(Qt::ShortcutFocusReason);
  } else {
    giveKeyboard(*target);
  }
}

bool WindowLooks::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_window && event->type() == QEvent::WindowStateChange) {
    // The window manager has keys of its own for this.
    m_context.actions.view.fullScreen->setChecked(m_window.isFullScreen());
  } else if (watched == &m_window && event->type() == QEvent::Close) {
    bringAllBack(); // before the window remembers its layout
  }
  return QObject::eventFilter(watched, event);
}

} // namespace vitrine::ui

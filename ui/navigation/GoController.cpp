#include "ui/navigation/GoController.h"

#include "ui/actions/WindowActions.h"
#include "ui/shell/Notices.h"

#include <QClipboard>
#include <QGuiApplication>

namespace vitrine::ui {

GoController::GoController(const WindowContext& context, QWidget* window)
    : QObject(window), m_context(context), m_window(window),
      m_navigator(context.session, context.selection, context.viewport) {
  const GoActions& actions = context.actions.go;
  connect(actions.goTo, &QAction::triggered, this, &GoController::ask);
  connect(actions.copyPosition, &QAction::triggered, this, [this] {
    QGuiApplication::clipboard()->setText(m_navigator.positionText());
    m_context.notices.tell(tr("Position copied to the clipboard."));
  });
  copyLinks();
  connect(actions.pastePosition, &QAction::triggered, this, &GoController::paste);
  connect(&m_navigator, &Navigator::modeWanted, this, &GoController::modeWanted);
  connect(&context.session, &Session::documentChanged, this, &GoController::enable);
}

void GoController::ask() {
  if (!m_dialog) {
    m_dialog = new GoToDialog(m_context.session, m_window);
    connect(m_dialog, &GoToDialog::chosen, this, &GoController::go);
  }
  m_dialog->popUp();
}

void GoController::copyLinks() {
  const auto copy = [this](const QString& link) {
    QGuiApplication::clipboard()->setText(link);
    m_context.notices.tell(tr("View link copied to the clipboard."));
  };
  const GoActions& actions = m_context.actions.go;
  connect(actions.copyViewLink, &QAction::triggered, this, [this, copy] { copy(m_navigator.viewLink().toText()); });
  connect(actions.copyFileLink, &QAction::triggered, this, [this, copy] { copy(m_navigator.viewLinkWithFile()); });
}

void GoController::go(const Destination& destination) {
  if (const auto* link = std::get_if<viewing::ViewLink>(&destination)) {
    Q_EMIT linkChosen(*link);
  } else {
    m_navigator.goTo(destination);
  }
}

void GoController::paste() {
  const auto destination = m_navigator.understand(QGuiApplication::clipboard()->text());
  if (!destination) {
    m_context.notices.tell(
        tr("The clipboard contains no position: “setpos x y z; setang p y r”, coordinates or a view link."));
    return;
  }
  if (std::holds_alternative<viewing::Viewpoint>(*destination) && !m_context.session.scene()) {
    m_context.notices.tell(tr("There is no 3D view to move in."));
    return;
  }
  go(*destination);
  m_context.notices.tell(destinationText(m_context.session.document(), *destination));
}

void GoController::enable() {
  m_context.actions.go.enable(m_context.session.scene() != nullptr);
}

} // namespace vitrine::ui

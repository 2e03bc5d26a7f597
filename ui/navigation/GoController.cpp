#include "ui/navigation/GoController.h"

#include <QClipboard>
#include <QGuiApplication>

namespace vitrine::ui {

GoController::GoController(const GoActions& actions, Session& session, Selection& selection, Viewport& viewport,
                           QWidget* window)
    : QObject(window), m_actions(actions), m_session(session), m_navigator(session, selection, viewport),
      m_dialog(new GoToDialog(session, window)) {
  connect(actions.goTo, &QAction::triggered, m_dialog, &GoToDialog::popUp);
  connect(m_dialog, &GoToDialog::chosen, this, &GoController::go);
  connect(actions.copyPosition, &QAction::triggered, this, [this] {
    QGuiApplication::clipboard()->setText(m_navigator.positionText());
    Q_EMIT told(tr("The position is on the clipboard."));
  });
  copyLinks();
  connect(actions.pastePosition, &QAction::triggered, this, &GoController::paste);
  connect(&m_navigator, &Navigator::modeWanted, this, &GoController::modeWanted);
  connect(&session, &Session::documentChanged, this, &GoController::enable);
}

void GoController::copyLinks() {
  const auto copy = [this](const QString& link) {
    QGuiApplication::clipboard()->setText(link);
    Q_EMIT told(tr("The view link is on the clipboard."));
  };
  connect(m_actions.copyViewLink, &QAction::triggered, this, [this, copy] { copy(m_navigator.viewLink().toText()); });
  connect(m_actions.copyFileLink, &QAction::triggered, this, [this, copy] { copy(m_navigator.viewLinkWithFile()); });
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
    Q_EMIT told(
        tr("What is on the clipboard is no position: \"setpos x y z; setang p y r\", coordinates or a view link."));
    return;
  }
  if (std::holds_alternative<viewing::Viewpoint>(*destination) && !m_session.scene()) {
    Q_EMIT told(tr("There is no picture to go to a place in."));
    return;
  }
  go(*destination);
  Q_EMIT told(destinationText(m_session.document(), *destination));
}

void GoController::enable() {
  m_actions.enable(m_session.scene() != nullptr);
}

} // namespace vitrine::ui

#include "ui/navigation/LinkController.h"

#include "ui/session/SameFile.h"
#include "ui/shell/Notices.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace vitrine::ui {

LinkController::LinkController(const WindowContext& context, Navigator& navigator, QWidget* window)
    : QObject(window), m_context(context), m_navigator(navigator), m_window(window) {
  const DocumentLoader& loader = m_context.opening.loader();
  connect(&loader, &DocumentLoader::started, this, [this](const QString& path) {
    if (m_underway && !leadToSameFile(path, m_underway->file)) {
      m_underway.reset(); // another file was chosen meanwhile
    }
  });
  connect(&loader, &DocumentLoader::cancelled, this, [this] { m_underway.reset(); });
  connect(&m_context.opening, &OpenController::shown, this, &LinkController::arrive);
  connect(&m_context.opening, &OpenController::failed, this, [this](const LoadRequest&, const Error& error) {
    if (!error.needs) {
      m_underway.reset(); // else there will be an answer, and the view after it
    }
  });
}

void LinkController::followText(const QString& text) {
  if (const auto link = viewing::ViewLink::parse(text.trimmed())) {
    follow(*link);
  } else {
    refuse(link.error().reason());
  }
}

void LinkController::follow(const viewing::ViewLink& link) {
  if (isShown(link.file)) {
    m_navigator.goTo(link);
  } else if (link.file.isEmpty()) {
    refuse(tr("it names no file, and no 3D view is open"));
  } else {
    openFileOf(link);
  }
}

bool LinkController::isShown(const QString& file) const {
  return m_context.session.scene() && !m_context.opening.loader().opening() &&
         (file.isEmpty() || leadToSameFile(file, m_context.session.document()->path));
}

void LinkController::openFileOf(const viewing::ViewLink& link) {
  const QFileInfo file(formats::fileOnDisk(link.file));
  if (!file.exists()) {
    askForFile(link);
  } else if (!file.isFile()) {
    refuse(tr("%1 is not a file").arg(QDir::toNativeSeparators(link.file)));
  } else {
    m_underway = link;
    // The file is shown in this window, which goes to the view.
    OpenController& opening = m_context.opening;
    if (!opening.hooks().showOpen || !opening.hooks().showOpen(link.file)) {
      opening.load(opening.requestFor(link.file));
    } else if (!opening.loader().opening()) {
      m_underway.reset(); // it has arrived, or has no picture
    }
  }
}

void LinkController::askForFile(const viewing::ViewLink& link) {
  const QString file = QDir::toNativeSeparators(link.file);
  m_context.notices.messages().showMessage(
      {.kind = Message::Kind::Warning,
       .text = [file] { return tr("The file of the view link is not on this computer: %1").arg(file); },
       .button = [] { return tr("Choose File…"); },
       .action = [this, link] { chooseFile(link); }});
}

void LinkController::chooseFile(const viewing::ViewLink& link) {
  auto* dialog = new QFileDialog(m_window, tr("Locate %1").arg(QFileInfo(link.file).fileName()));
  dialog->setObjectName(QStringLiteral("linkFileDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, [this, link](const QString& path) {
    viewing::ViewLink found = link;
    found.file = path;
    follow(found);
  });
  dialog->open();
}

void LinkController::arrive(const LoadRequest& request) {
  const auto link = std::exchange(m_underway, std::nullopt);
  if (link && leadToSameFile(request.path, link->file) && m_context.session.scene()) {
    m_navigator.goTo(*link);
  }
}

void LinkController::refuse(const QString& why) {
  m_context.notices.fail(tr("The view link cannot be opened: %1").arg(why));
}

} // namespace vitrine::ui

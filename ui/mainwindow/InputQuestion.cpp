#include "ui/mainwindow/InputQuestion.h"

#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

namespace vitrine::ui {
namespace {

/// "*.vgk" of "Keys (*.vgk)".
QStringList patternsOf(const QString& fileFilter) {
  static const QRegularExpression pattern(QStringLiteral(R"(\*\.[^\s();]+)"));
  QStringList patterns;
  for (auto found = pattern.globalMatch(fileFilter); found.hasNext();) {
    patterns << found.next().captured();
  }
  return patterns;
}

} // namespace

InputQuestion::InputQuestion(OpenController& opening, MessageBar& messages, QWidget* window)
    : QObject(window), m_opening(opening), m_messages(messages), m_window(window) {
  connect(&opening.loader(), &DocumentLoader::started, this, [this](const QString& path) {
    if (path != m_request.path) {
      withdraw();
    }
  });
}

void InputQuestion::ask(const LoadRequest& request, const Error& error, const Message::Text& text) {
  const bool again = std::exchange(m_byDialog, false) && request.path == m_request.path;
  m_request = request;
  m_needs = error.needs;
  m_message =
      m_messages.showMessage({.kind = Message::Kind::Warning,
                              .text = text,
                              .button = [label = m_needs->label] { return tr("Choose %1…").arg(formatText(label)); },
                              .action = [this] { openDialog(); }},
                             m_message);
  if (again) {
    openDialog();
  }
}

bool InputQuestion::pending() const {
  // A user who dismissed the message is not asked any more.
  return m_needs && m_messages.holds(m_message);
}

void InputQuestion::withdraw() {
  m_messages.withdraw(m_message);
  m_needs.reset();
  m_byDialog = false;
}

void InputQuestion::openDialog() {
  if (!pending()) {
    return;
  }
  const QString all = tr("All files (*)");
  auto* dialog =
      new QFileDialog(m_window, tr("Choose %1").arg(formatText(m_needs->label)), QFileInfo(m_request.path).path(),
                      QStringList{m_needs->fileFilter, all}.join(QStringLiteral(";;")));
  dialog->setObjectName(QStringLiteral("inputDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    m_byDialog = true;
    answer(path);
  });
  dialog->open();
}

void InputQuestion::answer(const QString& path) {
  if (m_needs) {
    LoadRequest again = m_request;
    again.options.formatOptions.insert(m_needs->option, path);
    m_opening.load(again);
  }
}

bool InputQuestion::answerWith(const QStringList& paths) {
  if (!pending()) {
    return false;
  }
  const QStringList patterns = patternsOf(m_needs->fileFilter);
  const auto fits = std::ranges::find_if(
      paths, [&](const QString& path) { return QDir::match(patterns, QFileInfo(path).fileName()); });
  if (fits == paths.end()) {
    return false;
  }
  answer(*fits);
  return true;
}

} // namespace vitrine::ui

#include "ui/exporting/BatchController.h"

#include "ui/exporting/BatchDialog.h"
#include "ui/settings/BrowserSettings.h"
#include "ui/settings/FileSettings.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace vitrine::ui {
BatchController::BatchController(Settings& settings, QWidget* window)
    : m_settings(settings), m_window(window), m_questions(dialogs()) {}

BatchController::Questions BatchController::dialogs() const {
  Questions asked;
  asked.folder = [this](const QString& title, const QString& first) {
    return QFileDialog::getExistingDirectory(m_window, title, first);
  };
  asked.overwrite = [this](int existing, int total) -> std::optional<Existing> {
    QMessageBox box(QMessageBox::Question, tr("Files Already Exist"),
                    tr("%1 of %n file(s) already exist in the folder.", nullptr, total).arg(existing),
                    QMessageBox::Cancel, m_window);
    const auto* overwrite = box.addButton(tr("Over&write"), QMessageBox::DestructiveRole);
    auto* skip = box.addButton(tr("&Skip"), QMessageBox::AcceptRole);
    box.setDefaultButton(skip);
    box.exec();
    if (box.clickedButton() == overwrite) {
      return Existing::Overwrite;
    }
    return box.clickedButton() == skip ? std::optional(Existing::Skip) : std::nullopt;
  };
  return asked;
}

QString BatchController::folderTitle(BatchKind kind) {
  switch (kind) {
  case BatchKind::Picture:
    return tr("Folder for Images");
  case BatchKind::Textures:
    return tr("Folder for Textures");
  case BatchKind::Files:
    return tr("Folder for Unpacked Files");
  default:
    return tr("Folder for Exported Files");
  }
}

void BatchController::make(const QStringList& files, BatchKind kind, const formats::OpenOptions& opened) {
  const QString folder =
      files.isEmpty() ? QString()
                      : m_questions.folder(folderTitle(kind), folderOrHome(m_settings.value(setting::kBatchFolder)));
  if (folder.isEmpty()) {
    return;
  }
  m_settings.set(setting::kBatchFolder, folder);
  BatchRun::Order order{
      .tasks = batchTasks(files, folder, kind, optionsLike(opened)), .kind = kind, .overwrite = false};
  std::vector<BatchTask>& tasks = order.tasks;
  const auto exists = [](const BatchTask& task) { return QFileInfo::exists(task.output); };
  if (const auto existing = std::ranges::count_if(tasks, exists); existing > 0) {
    const auto answer = m_questions.overwrite(static_cast<int>(existing), static_cast<int>(tasks.size()));
    if (!answer) {
      return;
    }
    order.overwrite = *answer == Existing::Overwrite;
    if (*answer == Existing::Skip) {
      std::erase_if(tasks, exists);
    }
  }
  start(std::move(order), folder);
}

void BatchController::start(BatchRun::Order order, const QString& folder) {
  auto* run = new BatchRun(m_program, std::move(order));
  Q_EMIT began(*run);
  auto* dialog = new BatchDialog(run, folder, m_window);
  dialog->show();
}

} // namespace vitrine::ui

#include "ui/batch/BatchController.h"

#include "core/exporting/ExportFormat.h"
#include "ui/batch/BatchDialog.h"
#include "ui/settings/BrowserSettings.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// "name (*.ending)" of each format that models are exported in.
QStringList exportFilters() {
  QStringList filters;
  for (const exporting::ExportFormatInfo& info : exporting::kExportFormats) {
    filters << QStringLiteral("%1 (*.%2)")
                   .arg(QCoreApplication::translate("vitrine::exporting", info.name), QLatin1String(info.extension));
  }
  return filters;
}

QString exportEndings() {
  QStringList endings;
  for (const exporting::ExportFormatInfo& info : exporting::kExportFormats) {
    endings << QLatin1Char('.') + QLatin1String(info.extension);
  }
  return endings.join(QStringLiteral(", "));
}

} // namespace

BatchController::BatchController(BrowserSettings& settings, QWidget* window)
    : m_settings(settings), m_window(window), m_questions(dialogs()) {}

BatchController::Questions BatchController::dialogs() const {
  Questions asked;
  asked.folder = [this](const QString& title, const QString& first) {
    return QFileDialog::getExistingDirectory(m_window, title, first);
  };
  asked.overwrite = [this](int existing, int total) -> std::optional<Existing> {
    QMessageBox box(QMessageBox::Question, tr("Files Exist"),
                    tr("%1 of %n file(s) are in the folder already.", nullptr, total).arg(existing),
                    QMessageBox::Cancel, m_window);
    const auto* overwrite = box.addButton(tr("&Write Over"), QMessageBox::DestructiveRole);
    auto* skip = box.addButton(tr("&Skip"), QMessageBox::AcceptRole);
    box.setDefaultButton(skip);
    box.exec();
    if (box.clickedButton() == overwrite) {
      return Existing::Overwrite;
    }
    return box.clickedButton() == skip ? std::optional(Existing::Skip) : std::nullopt;
  };
  asked.file = [this](const QString& title, const QString& first) {
    QFileDialog dialog(m_window, title, first, exportFilters().join(QStringLiteral(";;")));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("glb"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
      dialog.setDefaultSuffix(filter.section(QLatin1String("(*."), 1).chopped(1));
    });
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
  };
  return asked;
}

QString BatchController::folderTitle(BatchKind kind) {
  switch (kind) {
  case BatchKind::Picture:
    return tr("Folder for the Pictures");
  case BatchKind::Textures:
    return tr("Folder for the Textures");
  case BatchKind::Files:
    return tr("Folder for the Unpacked Files");
  default:
    return tr("Folder for the Exported Files");
  }
}

void BatchController::make(const QStringList& files, BatchKind kind, const formats::OpenOptions& opened) {
  const QString folder = files.isEmpty() ? QString() : m_questions.folder(folderTitle(kind), m_settings.batchFolder());
  if (folder.isEmpty()) {
    return;
  }
  m_settings.setBatchFolder(folder);
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

void BatchController::exportOne(const QString& file, const formats::OpenOptions& opened) {
  const std::vector<BatchTask> likely = batchTasks({file}, m_settings.batchFolder(), BatchKind::Glb);
  const QString output = m_questions.file(tr("Export"), likely.front().output);
  if (output.isEmpty()) {
    return;
  }
  const auto kind = exportKindOf(output);
  if (!kind) {
    QMessageBox::warning(m_window, tr("Export"), tr("The name must end in one of these: %1").arg(exportEndings()));
    return;
  }
  const QString folder = QFileInfo(output).path();
  m_settings.setBatchFolder(folder);
  start({.tasks = {{file, output, optionsLike(opened)}}, .kind = *kind, .overwrite = true}, folder);
}

void BatchController::start(BatchRun::Order order, const QString& folder) {
  auto* run = new BatchRun(m_program, std::move(order));
  Q_EMIT began(*run);
  auto* dialog = new BatchDialog(run, folder, m_window);
  dialog->show();
}

} // namespace vitrine::ui

#include "ui/exporting/ExportController.h"

#include "core/exporting/LeftOut.h"
#include "ui/actions/WindowActions.h"
#include "ui/settings/ExportSettings.h"
#include "ui/settings/FileSettings.h"
#include "ui/shell/Notices.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {

ExportController::ExportController(const WindowContext& context, QWidget* window)
    : QObject(window), m_context(context), m_window(window) {
  connect(m_context.actions.file.exportModel, &QAction::triggered, this, &ExportController::ask);
  connect(&m_context.selection, &Selection::changed, this, &ExportController::countSelected);
  // The export is of what was shown; the dialog is about what is.
  connect(&m_context.session, &Session::documentChanged, this, [this] {
    if (m_dialog && !m_run) {
      m_dialog->close();
    }
  });
}

ExportDialog::Wish ExportController::firstWish() const {
  ExportDialog::Wish wish;
  wish.choices = exportChoices(m_context.settings);
  const QString name = QFileInfo(m_context.session.document()->path).completeBaseName();
  wish.path = QDir(folderOrHome(m_context.settings.value(setting::kExportFolder)))
                  .filePath(name + QLatin1Char('.') + QLatin1String(infoOf(wish.choices.format).extension));
  return wish;
}

ExportDialog::Subject ExportController::subject(const ScenePtr& scene) const {
  return {.hasLight = [scene](exporting::LightAs light) { return exporting::hasLight(*scene, light); },
          .usualLight = [scene](exporting::ExportFormat format) { return exporting::usualLight(*scene, format); },
          .leftOut =
              [this, scene](exporting::ExportFormat format, exporting::LightAs light) {
                QStringList left = exporting::leftOut(*scene, m_context.session.assets(), format, light);
                if (!m_context.session.resolved() && infoOf(format).pictures != exporting::PicturesAt::Nowhere) {
                  left.prepend(tr("textures that are still being searched for"));
                }
                return left;
              },
          .existing = [](const ExportDialog::Wish& wish) { return exporting::existingFiles(targetOf(wish)); }};
}

exporting::ExportTarget ExportController::targetOf(const ExportDialog::Wish& wish) {
  exporting::ExportTarget target;
  target.path = wish.path;
  target.light = wish.light;
  if (exporting::picturePlaces(wish.choices.format).size() > 1) {
    target.pictures = wish.choices.picturesBeside ? exporting::PicturesAt::Beside : exporting::PicturesAt::Inside;
  }
  return target;
}

ItemSet ExportController::selectedItems() const {
  return ItemSet(m_context.selection.current().items);
}

void ExportController::countSelected() {
  if (m_dialog && !m_run) {
    m_dialog->setSelectionCount(static_cast<int>(m_context.selection.current().items.size()));
  }
}

void ExportController::ask() {
  if (!m_context.session.scene()) {
    return;
  }
  if (m_dialog) {
    m_dialog->raise();
    m_dialog->activateWindow();
    return;
  }
  m_asked = m_context.session.snapshot().scene;
  m_dialog = new ExportDialog(subject(m_asked), firstWish(), m_window);
  m_dialog->setAttribute(Qt::WA_DeleteOnClose);
  countSelected();
  connect(m_dialog, &ExportDialog::saveWanted, this, &ExportController::write);
  connect(m_dialog, &ExportDialog::cancelled, this, [this] {
    if (m_run) {
      m_run->cancel();
    }
  });
  connect(&m_context.session, &Session::findingsChanged, m_dialog, &ExportDialog::refresh);
  // Not modal: what is to be exported can still be chosen.
  m_dialog->show();
}

void ExportController::write() {
  if (!m_context.session.scene() || m_run) {
    return;
  }
  const ExportDialog::Wish wish = m_dialog->wish();
  exporting::ExportTarget target = targetOf(wish);
  target.overwrite = m_dialog->mayReplace();
  if (const auto able = exporting::checkExport(target, m_context.session.document()->path); !able) {
    m_context.notices.fail(ExportRun::tr("The scene could not be exported as %1: %2")
                               .arg(QDir::toNativeSeparators(wish.path), able.error().message));
    return;
  }
  setExportChoices(m_context.settings, wish.choices);
  m_context.settings.set(setting::kExportFolder, QFileInfo(wish.path).absolutePath());
  const session::Snapshot shown = m_context.session.snapshot();
  m_run = std::make_unique<ExportRun>(
      ExportRun::Job{.shown = shown,
                     .state = stateOf(*shown.scene, m_context.session.state(), wish.choices.scope, selectedItems()),
                     .target = target},
      nullptr);
  watch();
  m_dialog->setBusy(true);
  Q_EMIT began(*m_run);
  m_run->start();
}

void ExportController::watch() {
  connect(m_run.get(), &ExportRun::progressed, m_dialog, &ExportDialog::setProgress);
  connect(m_run.get(), &ExportRun::saved, this, [this](const QStringList& leftOut) {
    const QString path = m_run->path();
    end();
    if (m_dialog) {
      m_dialog->close();
    }
    m_context.notices.tellSaved({path});
    if (!leftOut.isEmpty()) {
      m_context.notices.messages().showMessage({.text = [name = QFileInfo(path).fileName(), leftOut] {
        return tr("%1 was exported without: %2").arg(name, leftOut.join(QStringLiteral("; ")));
      }});
    }
  });
  connect(m_run.get(), &ExportRun::failed, this, [this](const QString& reason) {
    end();
    m_context.notices.fail(reason);
  });
  connect(m_run.get(), &ExportRun::cancelled, this, &ExportController::end);
}

void ExportController::end() {
  m_run->disconnect();
  // Not from within its own signal.
  m_run.release()->deleteLater();
  if (!m_dialog) {
    return;
  }
  m_dialog->setBusy(false);
  countSelected();
  if (m_context.session.scene() != m_asked.get()) {
    m_dialog->close(); // another document has come meanwhile
  }
}

} // namespace vitrine::ui

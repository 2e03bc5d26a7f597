#include "ui/mainwindow/CompareController.h"

#include "ui/actions/WindowActions.h"
#include "ui/comparing/CompareChooser.h"
#include "ui/documents/Documents.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/session/OpenController.h"
#include "ui/session/Selection.h"
#include "ui/session/Session.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/InputSettings.h"
#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"

#include <QFileDialog>

namespace vitrine::ui {

CompareController::CompareController(const WindowContext& context, DockedPanels& panels, Documents& documents,
                                     QWidget* window)
    : QObject(window), m_context(context), m_panels(panels), m_documents(documents), m_window(window) {
  connect(context.actions.file.compareWith, &QAction::triggered, this, &CompareController::ask);
  connect(context.actions.file.compareReloaded, &QAction::triggered, this, &CompareController::compareReloaded);
  connect(&context.opening, &OpenController::aboutToShow, this, &CompareController::rememberBefore);
  connect(&context.opening, &OpenController::closed, this, &CompareController::forgetBefore);
  connect(&context.session, &Session::documentChanged, this, [this] {
    if (m_dialog) {
      m_dialog->followWindow();
    }
  });
}

void CompareController::rememberBefore(const LoadRequest& next) {
  const Document* shown = m_context.session.document();
  if (!shown || !next.keepView || shown->path != next.path) {
    forgetBefore();
    return;
  }
  m_before = m_context.opening.current();
  // The prepared picture and the ray caster are made again when they are wanted.
  auto bare = std::make_shared<FileReading>(*m_before->reading);
  bare->prepared = nullptr;
  bare->caster = nullptr;
  m_before->reading = bare;
  m_before->shown.pose = nullptr;
  m_context.actions.file.compareReloaded->setEnabled(true);
}

void CompareController::forgetBefore() {
  m_before.reset();
  m_context.actions.file.compareReloaded->setEnabled(false);
}

void CompareController::ask() {
  if (m_context.session.empty()) {
    return;
  }
  const DocumentTabs& tabs = m_documents.tabs();
  QStringList names;
  std::vector<int> ids;
  for (int i = 0; i < tabs.count(); ++i) {
    if (i != tabs.current() && !tabs.at(i).isStartPage()) {
      names << tabs.names().at(i);
      ids.push_back(tabs.at(i).id);
    }
  }
  if (ids.empty()) {
    askForFile();
    return;
  }
  auto* chooser = new CompareChooser(names, m_window);
  connect(chooser, &CompareChooser::documentChosen, this,
          [this, ids](int number) { compareWithTab(ids[static_cast<std::size_t>(number)]); });
  connect(chooser, &CompareChooser::fileWanted, this, &CompareController::askForFile);
  chooser->open();
}

void CompareController::askForFile() {
  const Document* shown = m_context.session.document();
  if (!shown) {
    return;
  }
  QStringList patterns;
  for (const auto& format : m_context.opening.opener().registry().formats()) {
    for (const QString& extension : format->info().extensions) {
      if (format->info().id == shown->formatId) {
        patterns << QStringLiteral("*.%1 *.%2").arg(extension, extension.toUpper());
      }
    }
  }
  patterns.removeDuplicates();
  auto* dialog =
      new QFileDialog(m_window, tr("Compare With"), folderOrHome(m_context.settings.value(setting::kLastFolder)));
  dialog->setObjectName(QStringLiteral("compareFileDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilters(
      {tr("Files of the same format (%1)").arg(patterns.join(QLatin1Char(' '))), tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, &CompareController::compareWithFile);
  dialog->open();
}

void CompareController::compareWithFile(const QString& path) {
  if (m_context.session.empty()) {
    return;
  }
  LoadRequest request = m_context.opening.requestFor(path);
  const QStringList places = request.options.addedPlaces;
  request.options = m_context.opening.shownRequest().options;
  request.options.addedPlaces += places;
  request.options.addedPlaces.removeDuplicates();
  open(m_context.opening.current(), {.request = request});
}

void CompareController::compareWithTab(int id) {
  const DocumentTabs& tabs = m_documents.tabs();
  const int index = tabs.indexOf(id);
  if (index < 0 || m_context.session.empty()) {
    return;
  }
  const DocumentTab& tab = tabs.at(index);
  if (tab.isKept()) {
    open(m_context.opening.current(), tab);
  } else {
    compareWithFile(tab.request.path);
  }
}

void CompareController::compareReloaded() {
  if (m_before && !m_context.session.empty()) {
    open(*m_before, m_context.opening.current());
  }
}

void CompareController::open(const OpenDocument& before, const OpenDocument& after) {
  // Two files with their pictures are as much as is held at a time.
  delete m_dialog;
  CompareDialog::Subject subject;
  subject.sources[Side::Before] = before;
  subject.sources[Side::After] = after;
  if (m_context.session.scene()) {
    subject.pose = m_context.viewport.camera().rig().pose();
  }
  subject.feel = inputFeel(m_context.settings);
  subject.isInWindow = [this](const ComparedFile& file) {
    const FileReadingPtr& shown = m_context.session.reading();
    return shown && shown->readAt == file.reading->readAt && shown->document->path == file.document().path;
  };
  m_dialog = new CompareDialog(m_context.opening.opener(), std::move(subject), m_context.settings, m_window);
  connect(m_dialog, &CompareDialog::goToWanted, this, &CompareController::goTo);
  m_dialog->show();
  m_dialog->start();
}

void CompareController::goTo(const comparing::DifferencePlace& place) {
  Selection& selection = m_context.selection;
  if (place.record) {
    selection.selectRecord(*place.record);
    m_panels.reveal("records");
  } else if (place.node) {
    selection.selectNode(place.node);
    m_panels.outline().setCurrentIndex(OutlinePanel::kSceneTab);
    m_panels.reveal("outline");
  } else if (place.section) {
    selection.selectSection(*place.section);
    m_panels.outline().setCurrentIndex(OutlinePanel::kStructureTab);
    m_panels.reveal("outline");
  } else if (!place.items.empty()) {
    selection.selectItems(place.items);
  }
  m_context.viewport.frameSelection();
  m_window->raise();
  m_window->activateWindow();
}

} // namespace vitrine::ui

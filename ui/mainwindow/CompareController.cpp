#include "ui/mainwindow/CompareController.h"

#include "ui/comparing/CompareChooser.h"
#include "ui/documents/Documents.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/session/OpenController.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/InputSettings.h"
#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"

#include <QFileDialog>

namespace vitrine::ui {

CompareController::CompareController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
  connect(parts.actions.compareWith, &QAction::triggered, this, &CompareController::ask);
  connect(parts.actions.compareReloaded, &QAction::triggered, this, &CompareController::compareReloaded);
  connect(&parts.opening, &OpenController::aboutToShow, this, &CompareController::rememberBefore);
  connect(&parts.opening, &OpenController::closed, this, &CompareController::forgetBefore);
  connect(&parts.session, &Session::documentChanged, this, [this] {
    if (m_dialog) {
      m_dialog->followWindow();
    }
  });
}

void CompareController::rememberBefore(const LoadRequest& next) {
  const Document* shown = m_parts.session.document();
  if (!shown || !next.keepView || shown->path != next.path) {
    forgetBefore();
    return;
  }
  m_before = m_parts.opening.current();
  // The prepared picture and the ray caster are made again when they are wanted.
  auto bare = std::make_shared<FileReading>(*m_before->reading);
  bare->prepared = nullptr;
  bare->caster = nullptr;
  m_before->reading = bare;
  m_before->shown.pose = nullptr;
  m_parts.actions.compareReloaded->setEnabled(true);
}

void CompareController::forgetBefore() {
  m_before.reset();
  m_parts.actions.compareReloaded->setEnabled(false);
}

void CompareController::ask() {
  if (m_parts.session.empty()) {
    return;
  }
  const DocumentTabs& tabs = m_parts.documents.tabs();
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
  const Document* shown = m_parts.session.document();
  if (!shown) {
    return;
  }
  QStringList patterns;
  for (const auto& format : m_parts.opening.opener().registry().formats()) {
    for (const QString& extension : format->info().extensions) {
      if (format->info().id == shown->formatId) {
        patterns << QStringLiteral("*.%1 *.%2").arg(extension, extension.toUpper());
      }
    }
  }
  patterns.removeDuplicates();
  auto* dialog =
      new QFileDialog(m_window, tr("Compare With"), folderOrHome(m_parts.settings.value(setting::kLastFolder)));
  dialog->setObjectName(QStringLiteral("compareFileDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilters(
      {tr("Files of the same format (%1)").arg(patterns.join(QLatin1Char(' '))), tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, &CompareController::compareWithFile);
  dialog->open();
}

void CompareController::compareWithFile(const QString& path) {
  if (m_parts.session.empty()) {
    return;
  }
  LoadRequest request = m_parts.opening.requestFor(path);
  const QStringList places = request.options.addedPlaces;
  request.options = m_parts.opening.shownRequest().options;
  request.options.addedPlaces += places;
  request.options.addedPlaces.removeDuplicates();
  open(m_parts.opening.current(), {.request = request});
}

void CompareController::compareWithTab(int id) {
  const DocumentTabs& tabs = m_parts.documents.tabs();
  const int index = tabs.indexOf(id);
  if (index < 0 || m_parts.session.empty()) {
    return;
  }
  const DocumentTab& tab = tabs.at(index);
  if (tab.isKept()) {
    open(m_parts.opening.current(), tab);
  } else {
    compareWithFile(tab.request.path);
  }
}

void CompareController::compareReloaded() {
  if (m_before && !m_parts.session.empty()) {
    open(*m_before, m_parts.opening.current());
  }
}

void CompareController::open(const OpenDocument& before, const OpenDocument& after) {
  // Two files with their pictures are as much as is held at a time.
  delete m_dialog;
  CompareDialog::Subject subject;
  subject.sources[Side::Before] = before;
  subject.sources[Side::After] = after;
  if (m_parts.session.scene()) {
    subject.pose = m_parts.viewport.camera().rig().pose();
  }
  subject.feel = inputFeel(m_parts.settings);
  subject.isInWindow = [this](const ComparedFile& file) {
    const FileReadingPtr& shown = m_parts.session.reading();
    return shown && shown->readAt == file.reading->readAt && shown->document->path == file.document().path;
  };
  m_dialog = new CompareDialog(m_parts.opening.opener(), std::move(subject), m_parts.settings, m_window);
  connect(m_dialog, &CompareDialog::goToWanted, this, &CompareController::goTo);
  m_dialog->show();
  m_dialog->start();
}

void CompareController::goTo(const comparing::DifferencePlace& place) {
  Selection& selection = m_parts.selection;
  if (place.record) {
    selection.selectRecord(*place.record);
    m_parts.panels.revealRecords();
  } else if (place.node) {
    selection.selectNode(place.node);
    m_parts.panels.outline().setCurrentIndex(OutlinePanel::kSceneTab);
    m_parts.panels.reveal("outline");
  } else if (place.section) {
    selection.selectSection(*place.section);
    m_parts.panels.outline().setCurrentIndex(OutlinePanel::kStructureTab);
    m_parts.panels.reveal("outline");
  } else if (!place.items.empty()) {
    selection.selectItems(place.items);
  }
  m_parts.viewport.frameSelection();
  m_window->raise();
  m_window->activateWindow();
}

} // namespace vitrine::ui

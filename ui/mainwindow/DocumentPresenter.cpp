#include "ui/mainwindow/DocumentPresenter.h"

#include "core/formats/api/RawFormat.h"
#include "ui/browser/FileList.h"
#include "ui/mainwindow/DarkNotice.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/mainwindow/InputQuestion.h"
#include "ui/mainwindow/MenuActions.h"
#include "ui/mainwindow/ReadingOptionsDialog.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/settings/FileSettings.h"
#include "ui/shell/CentralPages.h"
#include "ui/viewport/Viewport.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>

namespace vitrine::ui {

DocumentPresenter::DocumentPresenter(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
  wireLoader();
  connect(&parts.opening, &OpenController::aboutToShow, this, [this](const LoadRequest& request) {
    if (request.keepView || (request.keepCamera && m_parts.session.scene())) {
      m_parts.viewport.keepCameraOnce();
    }
  });
  connect(&parts.opening, &OpenController::shown, this, &DocumentPresenter::showDocument);
  connect(&parts.opening, &OpenController::closed, this, &DocumentPresenter::showNothing);
  connect(&parts.opening, &OpenController::failed, this, &DocumentPresenter::showFailure);
}

void DocumentPresenter::wireLoader() {
  DocumentLoader& loader = m_parts.opening.loader();
  connect(&loader, &DocumentLoader::started, this,
          [this](const QString& path) { m_parts.panels.browser().setTriedFile(path); });
  connect(&loader, &DocumentLoader::completionFailed, this, [this](const Error& error) {
    m_parts.messages.showMessage(MessageBar::Kind::Error,
                                 tr("This document could not be completed: %1.").arg(error.reason()));
  });
}

void DocumentPresenter::showDocument(const LoadRequest& request) {
  m_window->setWindowTitle(tr("%1 - Vitrine").arg(QFileInfo(request.path).fileName()));
  m_window->setWindowFilePath(request.path);
  if (!request.keepView) {
    m_parts.recent.add(request.path);
  }
  m_parts.settings.set(setting::kLastFolder, QFileInfo(formats::fileOnDisk(request.path)).absolutePath());
  FileList& browser = m_parts.panels.browser();
  browser.setOpenFile(request.path);
  withdrawOutdated(request);
  enableActions();
  // Whoever reads a file anew, or looks into an archive, stays where they are.
  const bool archive = m_parts.session.document()->archive;
  const bool browsing = m_parts.pages.browserIsShown() && (request.keepView || archive);
  if (m_parts.session.scene()) {
    m_parts.question.withdraw();
    m_parts.pages.showPicture();
    if (!request.keepView) {
      m_parts.dark.tell();
      m_parts.viewport.setFocus();
    }
  } else {
    showNoPicture(request);
  }
  m_parts.pages.showBrowser(browsing);
  if (m_parts.session.document()->formatId == formats::RawFormat::id() && !request.keepView) {
    m_parts.panels.reveal("bytes");
    QAction* shown = m_parts.panels.dock("map").toggleViewAction();
    if (!shown->isChecked()) {
      shown->trigger(); // as by the user
    }
    m_parts.panels.reveal("map");
  }
  if (archive) {
    browser.enterArchive(request.path);
    if (!browsing) {
      m_parts.panels.revealBrowser();
    }
  }
}

void DocumentPresenter::showNothing() {
  m_window->setWindowTitle(tr("Vitrine"));
  m_window->setWindowFilePath({});
  m_parts.question.withdraw();
  m_parts.messages.dismiss();
  m_parts.pages.showWelcome();
  enableActions();
}

void DocumentPresenter::enableActions() {
  const bool picture = m_parts.session.scene() != nullptr;
  const Document* document = m_parts.session.document();
  m_parts.actions.file.enable(document != nullptr, picture, document && m_parts.opening.opener().holdsFiles(*document));
  m_parts.actions.file.enableReadingOptions(
      document && !readingOptionsOf(m_parts.opening.opener().registry(), document->formatId).empty());
  m_parts.actions.view.enable(picture);
  m_parts.actions.split.enable(picture);
  m_parts.actions.view.enableWalking(picture && m_parts.viewport.camera().locomotion().canWalk());
}

void DocumentPresenter::showNoPicture(const LoadRequest& request) {
  const auto& error = m_parts.session.reading()->sceneError;
  m_parts.pages.showNoPicture(*m_parts.session.document(), error);
  if (error) {
    m_parts.panels.browser().setFailure(request.path, tr("has no picture: %1").arg(error->reason()));
  }
  if (error && error->needs) {
    const QString name = QFileInfo(request.path).fileName();
    m_parts.question.ask(request, *error, tr("There is no picture of %1: %2").arg(name, error->reason()));
  } else {
    m_parts.question.withdraw();
  }
}

void DocumentPresenter::showFailure(const LoadRequest& request, const Error& error) {
  const QString text = tr("%1 cannot be opened: %2").arg(QDir::toNativeSeparators(request.path), error.reason());
  m_parts.panels.browser().setFailure(request.path, tr("cannot be opened: %1").arg(error.reason()));
  if (error.needs) {
    m_parts.question.ask(request, error, text);
  } else if (formats::isAboutContent(error) && request.options.format != formats::RawFormat::id()) {
    m_failure = m_parts.messages.showMessage(MessageBar::Kind::Error, text, tr("Show as Bytes"), [this, request] {
      LoadRequest asBytes = request;
      asBytes.options.format = formats::RawFormat::id();
      asBytes.keepView = false;
      m_parts.opening.load(asBytes);
    });
  } else {
    m_failure = m_parts.messages.showMessage(MessageBar::Kind::Error, text);
  }
}

void DocumentPresenter::withdrawOutdated(const LoadRequest& request) {
  if (request.keepView) {
    m_parts.messages.withdraw(m_failure); // the same document, read anew: the rest is still about it
  } else {
    m_parts.messages.dismiss();
  }
}

} // namespace vitrine::ui

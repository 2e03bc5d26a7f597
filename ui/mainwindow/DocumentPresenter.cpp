#include "ui/mainwindow/DocumentPresenter.h"

#include "core/formats/api/RawFormat.h"
#include "ui/actions/WindowActions.h"
#include "ui/browser/FileList.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/mainwindow/InputQuestion.h"
#include "ui/mainwindow/ReadingOptionsDialog.h"
#include "ui/mainwindow/RecentFiles.h"
#include "ui/session/OpenController.h"
#include "ui/session/Session.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/Settings.h"
#include "ui/shell/CentralPages.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/Viewport.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>

namespace vitrine::ui {

DocumentPresenter::DocumentPresenter(const WindowContext& context, DockedPanels& panels, CentralPages& pages,
                                     InputQuestion& question, RecentFiles& recent, const ReloadOnChange& reload,
                                     QWidget* window)
    : QObject(window), m_context(context), m_panels(panels), m_pages(pages), m_question(question), m_recent(recent),
      m_dark(context.session, context.notices.messages()), m_damage(context.session, context.notices.messages()),
      m_fileState(context.opening, reload, context.notices.messages()), m_window(window) {
  wireLoader();
  connect(&m_damage, &DamageNotice::problemsRequested, this, [this] { m_panels.reveal("problems"); });
  connect(&reload, &ReloadOnChange::fileStateChanged, this, &DocumentPresenter::showTitle);
  panels.onEachBuild(this, [this] { showTitle(); });
  connect(&context.opening, &OpenController::aboutToShow, this, [this](const LoadRequest& request) {
    if (request.keepView || (request.keepCamera && m_context.session.scene())) {
      m_context.viewport.keepCameraOnce();
    }
  });
  connect(&context.opening, &OpenController::shown, this, &DocumentPresenter::showDocument);
  connect(&context.opening, &OpenController::closed, this, &DocumentPresenter::showNothing);
  connect(&context.opening, &OpenController::failed, this, &DocumentPresenter::showFailure);
}

void DocumentPresenter::wireLoader() {
  DocumentLoader& loader = m_context.opening.loader();
  connect(&loader, &DocumentLoader::started, this,
          [this](const QString& path) { m_panels.browser().setTriedFile(path); });
  connect(&loader, &DocumentLoader::completionFailed, this, [this](const Error& error) {
    m_context.notices.fail(tr("This document could not be completed: %1.").arg(error.reason()));
  });
}

void DocumentPresenter::showDocument(const LoadRequest& request) {
  showTitle();
  if (!request.keepView) {
    m_recent.add(request.path);
  }
  m_context.settings.set(setting::kLastFolder, QFileInfo(formats::fileOnDisk(request.path)).absolutePath());
  FileList& browser = m_panels.browser();
  browser.setOpenFile(request.path);
  withdrawOutdated(request);
  m_damage.tell();
  enableActions();
  // Whoever reads a file anew, or looks into an archive, stays where they are.
  const bool archive = m_context.session.document()->archive;
  const bool browsing = m_pages.browserIsShown() && (request.keepView || archive);
  if (m_context.session.scene()) {
    m_question.withdraw();
    m_pages.showPicture();
    if (!request.keepView) {
      m_dark.tell();
      const QWidget* focused = m_window->focusWidget();
      if (!focused || !m_panels.dock("strip").isAncestorOf(focused)) { // keys there go on to the next file
        m_context.viewport.pictures().ensureKeyboard();
      }
    }
  } else {
    showNoPicture(request);
  }
  m_pages.showBrowser(browsing);
  if (m_context.session.document()->formatId == formats::RawFormat::id() && !request.keepView) {
    m_panels.reveal("bytes");
    QAction* shown = m_panels.dock("map").toggleViewAction();
    if (!shown->isChecked()) {
      shown->trigger(); // as by the user
    }
    m_panels.reveal("map");
  }
  if (archive) {
    browser.enterArchive(request.path);
    if (!browsing) {
      m_panels.reveal("browser");
    }
  }
}

void DocumentPresenter::showTitle() {
  const Document* document = m_context.session.document();
  m_window->setWindowTitle(document ? m_fileState.title(QFileInfo(document->path).fileName()) : tr("Vitrine"));
  m_window->setWindowFilePath(document ? document->path : QString());
}

void DocumentPresenter::showNothing() {
  showTitle();
  m_question.withdraw();
  m_context.notices.messages().withdrawDocument();
  m_pages.showWelcome();
  enableActions();
}

void DocumentPresenter::enableActions() {
  const bool picture = m_context.session.scene() != nullptr;
  const Document* document = m_context.session.document();
  m_context.actions.file.enable(document != nullptr, picture,
                                document && m_context.opening.opener().holdsFiles(*document));
  m_context.actions.file.enableReadingOptions(
      document && !readingOptionsOf(m_context.opening.opener().registry(), document->formatId).empty());
  m_context.actions.view.enable(picture, m_context.viewport.camera().locomotion().canWalk());
  m_context.actions.split.enable(picture);
}

void DocumentPresenter::showNoPicture(const LoadRequest& request) {
  const auto& error = m_context.session.reading()->sceneError;
  m_pages.showNoPicture(*m_context.session.document(), error);
  if (error) {
    m_panels.browser().setFailure(request.path, tr("has no 3D view: %1").arg(error->reason()));
  }
  if (error && error->needs) {
    const QString name = QFileInfo(request.path).fileName();
    m_question.ask(request, *error,
                   [told = tr("There is no 3D view of %1: %2").arg(name, error->reason())] { return told; });
  } else {
    m_question.withdraw();
  }
}

void DocumentPresenter::showFailure(const LoadRequest& request, const Error& error) {
  // The reader gave its reason in the language of that time, and half a sentence in another would be worse.
  const auto text = [told = tr("%1 cannot be opened: %2").arg(QDir::toNativeSeparators(request.path), error.reason())] {
    return told;
  };
  m_panels.browser().setFailure(request.path, tr("cannot be opened: %1").arg(error.reason()));
  if (error.needs) {
    m_question.ask(request, error, text);
    return;
  }
  Message message{.kind = Message::Kind::Error, .text = text};
  if (formats::isAboutContent(error) && request.options.format != formats::RawFormat::id()) {
    message.button = [] { return tr("Show as Bytes"); };
    message.action = [this, request] {
      LoadRequest asBytes = request;
      asBytes.options.format = formats::RawFormat::id();
      asBytes.keepView = false;
      m_context.opening.load(asBytes);
    };
  }
  m_failure = m_context.notices.messages().showMessage(std::move(message), m_failure);
}

void DocumentPresenter::goBackTo(const QString& shown) {
  m_context.notices.messages().withdraw(m_failure);
  if (m_context.session.scene()) {
    m_question.withdraw();
  }
  m_panels.browser().setTriedFile(shown);
  if (!m_context.session.document()->archive) {
    m_pages.showBrowser(false);
  }
}

void DocumentPresenter::withdrawOutdated(const LoadRequest& request) {
  if (request.keepView) {
    m_context.notices.messages().withdraw(m_failure); // the same document, read anew: the rest is still about it
  } else {
    m_context.notices.messages().withdrawDocument();
  }
}

} // namespace vitrine::ui

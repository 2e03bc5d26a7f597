#include "ui/documents/TabController.h"

#include "core/formats/api/ArchivePath.h"
#include "ui/documents/DocumentWeight.h"
#include "ui/session/OpenController.h"
#include "ui/session/Playback.h"
#include "ui/session/SameFile.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/shell/CentralPages.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/Viewport.h"

#include <QApplication>
#include <QFileInfo>
#include <QTabBar>

namespace vitrine::ui {

namespace {

QDateTime modificationTime(const QString& path) {
  return QFileInfo(formats::fileOnDisk(path)).lastModified();
}

} // namespace

TabController::TabController(const WindowContext& context, DocumentTabs& tabs, CentralPages& pages, QObject* parent)
    : QObject(parent), m_context(context), m_tabs(tabs), m_pages(pages) {
  OpenController& opening = m_context.opening;
  opening.hooks().showOpen = [this](const QString& path) { return showFile(path); };
  connect(&opening, &OpenController::aboutToShow, this,
          [this](const LoadRequest& request) { m_before = request.keepView ? viewNow() : std::nullopt; });
  connect(&opening, &OpenController::shown, this, &TabController::takeShown);
  connect(&opening, &OpenController::severalGiven, this, &TabController::openSeveral);
  connect(&opening, &OpenController::failed, this, [this](const LoadRequest& request, const Error& error) {
    tellFailure(request, tr("This file cannot be opened: %1.").arg(error.reason()));
  });
  connect(&m_context.opening.loader(), &DocumentLoader::cancelled, this,
          [this](const LoadRequest& request) { tellFailure(request, tr("Opening was cancelled.")); });
  m_context.settings.onChange(setting::kKeptMegabytes, this,
                              [this](int) { m_tabs.trim(keptBytes(m_context.settings)); });
}

void TabController::addStartPage() {
  m_tabs.add({}, m_tabs.current() + 1);
  show(m_tabs.current() + 1);
}

bool TabController::showFile(const QString& path) {
  // The shown tab may be reading another file, which does not arrive if this one is wanted.
  const bool isAtRest = !m_context.session.empty() && !m_context.opening.loader().opening();
  if (isAtRest && leadToSameFile(m_context.opening.shownRequest().path, path)) {
    const bool isUnchanged = m_modified == modificationTime(path);
    if (isUnchanged) {
      Q_EMIT shownAgain(path);
    }
    return isUnchanged;
  }
  for (int i = 0; i < m_tabs.count(); ++i) {
    if (i != m_tabs.current() && leadToSameFile(m_tabs.at(i).request.path, path)) {
      show(i);
      return true;
    }
  }
  return false;
}

void TabController::openInNewTabs(const QStringList& files) {
  const bool here = m_tabs.shown().isStartPage() && m_context.session.empty();
  QStringList added;
  for (const QString& file : files) {
    const auto isSame = [&](const QString& path) { return leadToSameFile(path, file); };
    bool isOpen = std::ranges::any_of(added, isSame);
    for (int i = 0; i < m_tabs.count() && !isOpen; ++i) {
      isOpen = isSame(m_tabs.at(i).request.path);
    }
    if (!isOpen) {
      added << file;
    }
  }
  if (added.isEmpty()) {
    if (!files.isEmpty()) {
      m_context.opening.openFile(files.front());
      m_context.notices.tell(tr("%1 is open already.").arg(QFileInfo(files.front()).fileName()));
    }
    return;
  }
  int place = m_tabs.current() + 1;
  for (const QString& file : here ? added.mid(1) : added) {
    m_tabs.add({{.request = m_context.opening.requestFor(file)}}, place++);
  }
  if (here) {
    m_context.opening.openFile(added.front());
  } else {
    show(m_tabs.current() + 1);
  }
}

void TabController::openInNewTab(const LoadRequest& request) {
  m_tabs.add({{.request = request}}, m_tabs.current() + 1);
  show(m_tabs.current() + 1);
}

void TabController::openSeveral(const QStringList& paths) {
  QStringList files = paths;
  files.removeIf([](const QString& path) { return QFileInfo(path).isDir(); });
  if (files.size() == 1 || files.size() > kMostAtOnce) {
    m_context.opening.openFile(files.front());
  } else {
    openInNewTabs(files);
  }
}

void TabController::show(int index) {
  if (index != m_tabs.current()) {
    leaveShown();
    m_tabs.setCurrent(index);
    showCurrent();
  }
}

void TabController::showNeighbour(int step) {
  const int count = m_tabs.count();
  show(((m_tabs.current() + step) % count + count) % count);
}

void TabController::close(int index) {
  const bool shown = index == m_tabs.current();
  if (shown) {
    leaveShown();
  }
  m_tabs.close(index);
  if (shown) {
    showCurrent();
  }
}

void TabController::closeOthers(int index) {
  show(index);
  for (int i = m_tabs.count() - 1; i >= 0; --i) {
    if (i != m_tabs.current()) {
      m_tabs.close(i);
    }
  }
}

void TabController::reopenClosed() {
  const int index = m_tabs.reopen();
  if (index >= 0) {
    show(index);
  }
}

DocumentTab TabController::release(int index) {
  const bool shown = index == m_tabs.current();
  if (shown) {
    leaveShown();
  }
  DocumentTab tab = m_tabs.take(index);
  if (shown) {
    showCurrent();
  }
  return tab;
}

void TabController::adoptAll(const std::vector<DocumentTab>& added, int shown) {
  const bool replaces = m_tabs.count() == 1 && m_tabs.shown().isStartPage() && m_context.session.empty();
  const int first = m_tabs.count();
  for (const DocumentTab& tab : added) {
    m_tabs.add(tab);
  }
  if (!added.empty()) {
    show(first + shown);
    if (replaces) {
      m_tabs.close(0);
    }
  }
}

std::optional<DocumentView> TabController::viewNow() const {
  if (m_context.session.empty()) {
    return std::nullopt;
  }
  return DocumentView{.state = m_context.session.state(),
                      .camera = m_context.viewport.firstCamera(),
                      .second = m_context.viewport.secondPicture(),
                      .selection = m_context.selection.current(),
                      .mode = m_context.viewport.mode(),
                      .playing = m_context.playback.playing(),
                      .facts = session::readingFacts(m_context.session.scene(), m_context.session.state())};
}

void TabController::leaveShown() {
  if (auto view = viewNow()) {
    OpenDocument document = m_context.opening.current();
    const std::uint64_t weight = weightOf(document.shown);
    m_tabs.leave(std::move(*view), std::move(document), weight);
  }
}

void TabController::showCurrent() {
  const DocumentTab tab = m_tabs.shown(); // a copy: the tab gives up its document when that is shown
  m_context.notices.messages().withdrawDocument();
  if (tab.isKept()) {
    m_context.opening.goOn(tab);
  } else {
    m_context.opening.close();
    if (!tab.isStartPage()) {
      m_pages.showNotice(QFileInfo(tab.request.path).fileName(), [] { return tr("Opening…"); });
      m_context.opening.load(tab.request);
    }
  }
  m_tabs.trim(keptBytes(m_context.settings));
  // Who goes through the tabs by the arrow keys stays there.
  if (m_context.session.scene() && !qobject_cast<QTabBar*>(QApplication::focusWidget())) {
    m_context.viewport.pictures().ensureKeyboard();
  }
}

void TabController::takeShown(const LoadRequest& request) {
  const DocumentTab& tab = m_tabs.shown();
  if (tab.view && tab.request.path == request.path) {
    const DocumentView view = *tab.view;
    applyView(view, tab.isKept());
  } else if (m_before && request.keepView) {
    // The camera and the state are as they were; what was selected is not yet.
    const SceneState state = m_context.session.state();
    select(*m_before, false);
    m_context.session.setState(state);
  }
  m_before.reset();
  m_modified = modificationTime(request.path);
  m_tabs.arrive();
  m_tabs.setRequest(m_tabs.current(), m_context.opening.shownRequest());
}

void TabController::applyView(const DocumentView& view, bool sameReading) {
  Session& session = m_context.session;
  const Scene* scene = session.scene();
  // The selection is set before the state, because it may choose an animation.
  select(view, sameReading);
  if (view.mode) {
    Q_EMIT modeWanted(*view.mode);
  }
  if (scene) {
    session.setState(sameReading ? view.state : session::carriedOver(view.state, view.facts, scene));
    m_context.viewport.restore(view.camera, view.second, !sameReading);
    if (view.playing) {
      m_context.playback.play();
    } else {
      m_context.playback.pause();
    }
  }
}

void TabController::select(const DocumentView& view, bool sameReading) {
  const links::Pick& selected = view.selection;
  const Document& document = *m_context.session.document();
  const Scene* scene = m_context.session.scene();
  if (sameReading) {
    m_context.selection.restore({selected});
  } else if (selected.record && document.structure.rangeOf(*selected.record)) {
    m_context.selection.selectRecord(*selected.record);
  } else if (selected.node && scene && scene->nodes.size() == view.facts.nodes) {
    m_context.selection.selectNode(selected.node);
  }
}

void TabController::tellFailure(const LoadRequest& request, const QString& text) {
  if (m_context.session.empty() && m_tabs.shown().request.path == request.path) {
    m_pages.showNotice(QFileInfo(request.path).fileName(), [text] { return text; });
  }
}

} // namespace vitrine::ui

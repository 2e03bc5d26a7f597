#include "ui/documents/TabController.h"

#include "ui/documents/DocumentWeight.h"
#include "ui/session/OpenController.h"
#include "ui/session/Playback.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/shell/CentralPages.h"
#include "ui/shell/MessageBar.h"
#include "ui/viewport/Viewport.h"

#include <QApplication>
#include <QFileInfo>
#include <QTabBar>

namespace vitrine::ui {

TabController::TabController(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
  const OpenController& opening = m_parts.opening;
  connect(&opening, &OpenController::aboutToShow, this,
          [this](const LoadRequest& request) { m_before = request.keepView ? viewNow() : std::nullopt; });
  connect(&opening, &OpenController::shown, this, &TabController::takeShown);
  connect(&opening, &OpenController::severalGiven, this, &TabController::openSeveral);
  connect(&opening, &OpenController::failed, this, [this](const LoadRequest& request, const Error& error) {
    tellFailure(request, tr("This file cannot be opened: %1.").arg(error.reason()));
  });
  connect(&m_parts.opening.loader(), &DocumentLoader::cancelled, this,
          [this](const LoadRequest& request) { tellFailure(request, tr("Opening was cancelled.")); });
  m_parts.settings.onChange(setting::kKeptMegabytes, this,
                            [this](int) { m_parts.tabs.trim(keptBytes(m_parts.settings)); });
}

void TabController::addStartPage() {
  m_parts.tabs.add({}, m_parts.tabs.current() + 1);
  show(m_parts.tabs.current() + 1);
}

void TabController::openInNewTabs(const QStringList& files) {
  DocumentTabs& tabs = m_parts.tabs;
  const bool here = tabs.shown().isStartPage() && m_parts.session.empty();
  int place = tabs.current() + 1;
  for (const QString& file : here ? files.mid(1) : files) {
    tabs.add({{.request = m_parts.opening.requestFor(file)}}, place++);
  }
  if (files.isEmpty()) {
    return;
  }
  if (here) {
    m_parts.opening.openFile(files.front());
  } else {
    show(tabs.current() + 1);
  }
}

void TabController::openInNewTab(const LoadRequest& request) {
  m_parts.tabs.add({{.request = request}}, m_parts.tabs.current() + 1);
  show(m_parts.tabs.current() + 1);
}

void TabController::openSeveral(const QStringList& paths) {
  QStringList files = paths;
  files.removeIf([](const QString& path) { return QFileInfo(path).isDir(); });
  if (files.size() == 1 || files.size() > kMostAtOnce) {
    m_parts.opening.openFile(files.front());
  } else {
    openInNewTabs(files);
  }
}

void TabController::show(int index) {
  if (index != m_parts.tabs.current()) {
    leaveShown();
    m_parts.tabs.setCurrent(index);
    showCurrent();
  }
}

void TabController::showNeighbour(int step) {
  const int count = m_parts.tabs.count();
  show(((m_parts.tabs.current() + step) % count + count) % count);
}

void TabController::close(int index) {
  const bool shown = index == m_parts.tabs.current();
  if (shown) {
    leaveShown();
  }
  m_parts.tabs.close(index);
  if (shown) {
    showCurrent();
  }
}

void TabController::closeOthers(int index) {
  show(index);
  for (int i = m_parts.tabs.count() - 1; i >= 0; --i) {
    if (i != m_parts.tabs.current()) {
      m_parts.tabs.close(i);
    }
  }
}

void TabController::reopenClosed() {
  const int index = m_parts.tabs.reopen();
  if (index >= 0) {
    show(index);
  }
}

DocumentTab TabController::release(int index) {
  const bool shown = index == m_parts.tabs.current();
  if (shown) {
    leaveShown();
  }
  DocumentTab tab = m_parts.tabs.take(index);
  if (shown) {
    showCurrent();
  }
  return tab;
}

void TabController::adoptAll(const std::vector<DocumentTab>& added, int shown) {
  DocumentTabs& tabs = m_parts.tabs;
  const bool replaces = tabs.count() == 1 && tabs.shown().isStartPage() && m_parts.session.empty();
  const int first = tabs.count();
  for (const DocumentTab& tab : added) {
    tabs.add(tab);
  }
  if (!added.empty()) {
    show(first + shown);
    if (replaces) {
      tabs.close(0);
    }
  }
}

std::optional<DocumentView> TabController::viewNow() const {
  if (m_parts.session.empty()) {
    return std::nullopt;
  }
  return DocumentView{.state = m_parts.session.state(),
                      .camera = m_parts.viewport.firstCamera(),
                      .second = m_parts.viewport.secondPicture(),
                      .selection = m_parts.selection.current(),
                      .mode = m_parts.viewport.mode(),
                      .playing = m_parts.playback.playing(),
                      .reading = session::readingFacts(m_parts.session.scene(), m_parts.session.state())};
}

void TabController::leaveShown() {
  if (auto view = viewNow()) {
    OpenDocument document = m_parts.opening.current();
    const std::uint64_t weight = weightOf(document.shown);
    m_parts.tabs.leave(std::move(*view), std::move(document), weight);
  }
}

void TabController::showCurrent() {
  const DocumentTab tab = m_parts.tabs.shown(); // a copy: the tab gives up its document when that is shown
  m_parts.messages.dismiss();
  if (tab.isKept()) {
    m_parts.opening.goOn(tab);
  } else {
    m_parts.opening.close();
    if (!tab.isStartPage()) {
      m_parts.pages.showNotice(QFileInfo(tab.request.path).fileName(), tr("Opening…"));
      m_parts.opening.load(tab.request);
    }
  }
  m_parts.tabs.trim(keptBytes(m_parts.settings));
  // Who goes through the tabs by the arrow keys stays there.
  if (m_parts.session.scene() && !qobject_cast<QTabBar*>(QApplication::focusWidget())) {
    m_parts.viewport.setFocus();
  }
}

void TabController::takeShown(const LoadRequest& request) {
  DocumentTabs& tabs = m_parts.tabs;
  const DocumentTab& tab = tabs.shown();
  if (tab.view && tab.request.path == request.path) {
    const DocumentView view = *tab.view;
    applyView(view, tab.isKept());
  } else if (m_before && request.keepView) {
    // The camera and the state are as they were; what was selected is not yet.
    const SceneState state = m_parts.session.state();
    select(*m_before, false);
    m_parts.session.setState(state);
  }
  m_before.reset();
  tabs.arrive();
  tabs.setRequest(tabs.current(), m_parts.opening.shownRequest());
}

void TabController::applyView(const DocumentView& view, bool sameReading) {
  Session& session = m_parts.session;
  const Scene* scene = session.scene();
  // The selection is set before the state, because it may choose an animation.
  select(view, sameReading);
  if (view.mode) {
    Q_EMIT modeWanted(*view.mode);
  }
  if (scene) {
    session.setState(sameReading ? view.state : session::carriedOver(view.state, view.reading, scene));
    m_parts.viewport.restore(view.camera, view.second, !sameReading);
    if (view.playing) {
      m_parts.playback.play();
    } else {
      m_parts.playback.pause();
    }
  }
}

void TabController::select(const DocumentView& view, bool sameReading) {
  const links::Pick& selected = view.selection;
  const Document& document = *m_parts.session.document();
  const Scene* scene = m_parts.session.scene();
  if (sameReading) {
    m_parts.selection.restore(selected);
  } else if (selected.record && document.structure.rangeOf(*selected.record)) {
    m_parts.selection.selectRecord(*selected.record);
  } else if (selected.node && scene && scene->nodes.size() == view.reading.nodes) {
    m_parts.selection.selectNode(selected.node);
  }
}

void TabController::tellFailure(const LoadRequest& request, const QString& text) {
  if (m_parts.session.empty() && m_parts.tabs.shown().request.path == request.path) {
    m_parts.pages.showNotice(QFileInfo(request.path).fileName(), text);
  }
}

} // namespace vitrine::ui

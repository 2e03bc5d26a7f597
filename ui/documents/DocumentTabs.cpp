#include "ui/documents/DocumentTabs.h"

#include "ui/browser/SameNames.h"

#include <QFileInfo>

#include <algorithm>
#include <map>

namespace vitrine::ui {

DocumentTabs::DocumentTabs(QObject* parent) : QObject(parent) {
  m_tabs.push_back({{}, ++m_lastId, ++m_uses});
}

int DocumentTabs::indexOf(int id) const {
  const auto found = std::ranges::find(m_tabs, id, &DocumentTab::id);
  return found == m_tabs.end() ? -1 : static_cast<int>(found - m_tabs.begin());
}

QStringList DocumentTabs::names() const {
  std::map<QString, SameNames> alike;
  for (int i = 0; i < count(); ++i) {
    const QFileInfo file(at(i).request.path);
    alike[file.fileName()].add(i, file.path());
  }
  QStringList names;
  for (const DocumentTab& tab : m_tabs) {
    const QFileInfo file(tab.request.path);
    const QString folder = tab.isStartPage() ? QString() : alike.at(file.fileName()).distinguishing(file.path());
    names << (folder.isEmpty() ? file.fileName() : QStringLiteral("%1 (%2)").arg(file.fileName(), folder));
  }
  return names;
}

int DocumentTabs::add(DocumentTab tab, int index) {
  const int place = index < 0 || index > count() ? count() : index;
  tab.id = ++m_lastId;
  m_tabs.insert(m_tabs.begin() + place, std::move(tab));
  if (place <= m_current) {
    ++m_current;
  }
  Q_EMIT added(place);
  Q_EMIT renamed();
  return place;
}

void DocumentTabs::setCurrent(int index) {
  if (index != m_current) {
    m_current = index;
    tabAt(index).usedAt = ++m_uses;
    Q_EMIT currentChanged(index);
  }
}

void DocumentTabs::move(int from, int to) {
  if (from == to) {
    return;
  }
  const int shown = m_tabs[static_cast<std::size_t>(m_current)].id;
  DocumentTab tab = std::move(tabAt(from));
  m_tabs.erase(m_tabs.begin() + from);
  m_tabs.insert(m_tabs.begin() + to, std::move(tab));
  m_current = indexOf(shown);
  Q_EMIT moved(from, to);
}

int DocumentTabs::usedLastBut(int index) const {
  int best = -1;
  for (int i = 0; i < count(); ++i) {
    if (i != index && (best < 0 || at(i).usedAt > at(best).usedAt)) {
      best = i;
    }
  }
  return best;
}

DocumentTab DocumentTabs::take(int index) {
  const bool wasCurrent = index == m_current;
  const int next = usedLastBut(index);
  DocumentTab taken = std::move(tabAt(index));
  if (next < 0) {
    tabAt(index) = {{}, ++m_lastId, ++m_uses};
    Q_EMIT renamed();
    Q_EMIT currentChanged(index);
    return taken;
  }
  const int nextId = at(wasCurrent ? next : m_current).id;
  m_tabs.erase(m_tabs.begin() + index);
  m_current = indexOf(nextId);
  Q_EMIT removed(index);
  Q_EMIT renamed();
  if (wasCurrent) {
    tabAt(m_current).usedAt = ++m_uses;
    Q_EMIT currentChanged(m_current);
  }
  return taken;
}

void DocumentTabs::close(int index) {
  rememberClosed(take(index));
}

void DocumentTabs::rememberClosed(DocumentTab tab) {
  if (tab.isStartPage()) {
    return;
  }
  tab.freeDocument();
  m_closed.push_back(std::move(tab));
  if (m_closed.size() > kMostClosed) {
    m_closed.erase(m_closed.begin());
  }
  Q_EMIT closedChanged();
}

int DocumentTabs::reopen() {
  if (m_closed.empty()) {
    return -1;
  }
  DocumentTab tab = std::move(m_closed.back());
  m_closed.pop_back();
  const int index = add(std::move(tab));
  Q_EMIT closedChanged();
  return index;
}

void DocumentTabs::setRequest(int index, const LoadRequest& request) {
  LoadRequest& mine = tabAt(index).request;
  const bool other = mine.path != request.path;
  mine = request;
  if (other) {
    Q_EMIT renamed();
  }
}

void DocumentTabs::leave(DocumentView view, OpenDocument document, std::uint64_t weight) {
  DocumentTab& tab = tabAt(m_current);
  tab.OpenDocument::operator=(std::move(document));
  tab.view = std::move(view);
  tab.weight = weight;
}

void DocumentTabs::arrive() {
  tabAt(m_current).view.reset();
  tabAt(m_current).freeDocument();
}

void DocumentTabs::trim(std::uint64_t bytes) {
  std::vector<DocumentTab*> kept;
  for (DocumentTab& tab : m_tabs) {
    if (tab.isKept()) {
      kept.push_back(&tab);
    }
  }
  std::ranges::sort(kept, std::ranges::greater(), &DocumentTab::usedAt);
  std::uint64_t total = 0;
  for (DocumentTab* tab : kept) {
    total += tab->weight;
    if (total > bytes) {
      tab->freeDocument();
    }
  }
}

} // namespace vitrine::ui

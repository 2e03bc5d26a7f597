#pragma once

#include "ui/documents/DocumentTab.h"

#include <QObject>
#include <QStringList>

#include <vector>

namespace vitrine::ui {

/// The documents that are open in a window, in the order of their tabs; one of them is shown. There always is one. What
/// showing one means is the TabController's to know.
class DocumentTabs : public QObject {
  Q_OBJECT

public:
  /// Closed tabs that can be had back.
  static constexpr std::size_t kMostClosed = 25;

  explicit DocumentTabs(QObject* parent = nullptr);

  int count() const { return static_cast<int>(m_tabs.size()); }
  int current() const { return m_current; }
  const DocumentTab& at(int index) const { return m_tabs[static_cast<std::size_t>(index)]; }
  const DocumentTab& shown() const { return at(m_current); }
  /// -1: it is not among them.
  int indexOf(int id) const;
  /// Names of the tabs: files, with as much of their folders as tells those of one name apart; "" for start pages.
  QStringList names() const;

  /// Puts a tab right of all others, or at an index. It gets a number of its own; returns its index.
  int add(DocumentTab tab, int index = -1);
  void setCurrent(int index);
  void move(int from, int to);
  /// Closes a tab; where it was shown, the one used last before it is then. The last one becomes a start page.
  void close(int index);
  /// Takes a tab out, to go elsewhere.
  DocumentTab take(int index);
  bool canReopen() const { return !m_closed.empty(); }
  /// The tab that was closed last, with its view, at the end of the list; returns its index, -1: there is none.
  int reopen();

  /// Sets what is open in a tab.
  void setRequest(int index, const LoadRequest& request);
  /// Leaves the shown tab for the moment: its view, and its document, which weighs so much.
  void leave(DocumentView view, OpenDocument document, std::uint64_t weight);
  /// Forgets what leave() said of the shown tab, but for its request: it is being shown.
  void arrive();
  /// Lets go of the documents used longest ago until the rest weighs no more than this.
  void trim(std::uint64_t bytes);

Q_SIGNALS:
  void added(int index);
  void removed(int index);
  void moved(int from, int to);
  /// Another document is open in some tab: names may be others.
  void renamed();
  void currentChanged(int index);
  void closedChanged();

private:
  DocumentTab& tabAt(int index) { return m_tabs[static_cast<std::size_t>(index)]; }
  int usedLastBut(int index) const;
  void rememberClosed(DocumentTab tab);

  std::vector<DocumentTab> m_tabs;
  std::vector<DocumentTab> m_closed; ///< the last one closed last
  int m_current = 0;
  int m_lastId = 0;
  std::uint64_t m_uses = 0;
};

} // namespace vitrine::ui

#pragma once

#include "core/structure/JsonTree.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace vitrine::ui {

/// Looks for a text in names and values, a little at a time between the events of the window. GUI thread only.
class MemberSearch : public QObject {
  Q_OBJECT

public:
  explicit MemberSearch(QObject* parent = nullptr);

  /// Starts a search in place of the one before. No text, or no tree: nothing is found, at once.
  void start(structure::JsonTreePtr tree, const QString& text);
  bool running() const { return m_timer.isActive(); }
  /// Members that hold the text, in the order of the file; while it runs, those found so far.
  const std::vector<std::uint32_t>& matches() const { return m_matches; }
  /// The match after this member, or the one before it; around the ends. Nullopt: there is none.
  std::optional<std::uint32_t> from(std::uint32_t member, bool forwards) const;

Q_SIGNALS:
  /// Other matches were found, or the search is done.
  void changed();

private:
  void search();

  structure::JsonTreePtr m_tree;
  QString m_text;
  std::vector<std::uint32_t> m_matches;
  std::uint32_t m_next = 0; ///< to be looked at
  QTimer m_timer;
};

} // namespace vitrine::ui

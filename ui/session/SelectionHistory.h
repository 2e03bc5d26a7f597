#pragma once

#include "ui/session/Selection.h"

#include <vector>

namespace vitrine::ui {

/// Earlier selections, to go back after following a reference or a jump among bytes; steps of the cursor one after
/// another are one entry. Where nothing is selected any more, back leads to what was selected last. Begins anew with
/// each document.
class SelectionHistory : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  SelectionHistory(const Session& session, Selection& selection, QObject* parent = nullptr);

  bool canGoBack() const { return m_at > 0 || isLeft(); }
  bool canGoForward() const { return m_at + 1 < m_steps.size(); }
  void back();
  void forward();

Q_SIGNALS:
  void changed();

private:
  /// True if the entry at m_at was selected last, but is no more.
  bool isLeft() const { return m_selection.empty() && !m_steps.empty(); }
  void note();
  void go(std::size_t step);

  Selection& m_selection;
  std::vector<KeptSelection> m_steps;
  std::size_t m_at = 0; ///< in m_steps
  bool m_going = false;
  bool m_isStep = false; ///< the entry at m_at was noted for a step of the cursor, by the user
};

} // namespace vitrine::ui

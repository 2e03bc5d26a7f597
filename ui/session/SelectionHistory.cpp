#include "ui/session/SelectionHistory.h"

#include <QScopedValueRollback>

namespace vitrine::ui {
namespace {

constexpr std::size_t kMostSteps = 200;

} // namespace

SelectionHistory::SelectionHistory(const Session& session, Selection& selection, QObject* parent)
    : QObject(parent), m_selection(selection) {
  connect(&session, &Session::documentChanged, this, [this] {
    m_steps.clear();
    m_at = 0;
    m_isStep = false;
    Q_EMIT changed();
  });
  // Between these two the selection gets its new numbers: no step of its own.
  connect(&session, &Session::documentCompleted, this, [this] { m_going = true; });
  connect(&session, &Session::itemsRenumbered, this, [this](const session::ItemMap& map) {
    m_going = false;
    for (KeptSelection& step : m_steps) {
      step.selected.items = map.of(step.selected.items);
    }
  });
  connect(&selection, &Selection::changed, this, &SelectionHistory::note);
}

void SelectionHistory::note() {
  if (m_going) {
    return;
  }
  if (m_selection.empty() || (!m_steps.empty() && m_selection.kept() == m_steps[m_at])) {
    Q_EMIT changed();
    return;
  }
  if (!m_steps.empty()) {
    m_steps.resize(m_at + 1);
  }
  const bool isStep = m_selection.way() == Selection::Way::Step;
  if (std::exchange(m_isStep, isStep) && isStep && !m_steps.empty()) {
    m_steps.back() = m_selection.kept();
    Q_EMIT changed();
    return;
  }
  if (m_steps.size() == kMostSteps) {
    m_steps.erase(m_steps.begin());
  }
  m_steps.push_back(m_selection.kept());
  m_at = m_steps.size() - 1;
  Q_EMIT changed();
}

void SelectionHistory::go(std::size_t step) {
  const QScopedValueRollback going(m_going, true);
  m_at = step;
  m_isStep = false;
  m_selection.restore(m_steps[step]);
  Q_EMIT changed();
}

void SelectionHistory::back() {
  if (canGoBack()) {
    go(isLeft() ? m_at : m_at - 1);
  }
}

void SelectionHistory::forward() {
  if (canGoForward()) {
    go(m_at + 1);
  }
}

} // namespace vitrine::ui

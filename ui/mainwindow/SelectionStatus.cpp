#include "ui/mainwindow/SelectionStatus.h"

#include "ui/inspector/SelectionText.h"
#include "ui/shell/StatusStrip.h"

namespace vitrine::ui {
namespace {

/// Shared values that are shown in the line, and in its tool tip.
constexpr qsizetype kMostInLine = 6;
constexpr qsizetype kMostInToolTip = 20;

} // namespace

SelectionStatus::SelectionStatus(const Session& session, const Selection& selection, const SelectionFacts& facts,
                                 StatusStrip& status, QObject* parent)
    : QObject(parent), m_session(session), m_selection(selection), m_facts(facts), m_status(status) {
  connect(&selection, &Selection::changed, this, &SelectionStatus::show);
  connect(&selection, &Selection::criterionChanged, this, &SelectionStatus::show);
  connect(&facts, &SelectionFacts::changed, this, &SelectionStatus::show);
}

void SelectionStatus::show() {
  const links::SelectionSummary* summary = m_facts.facts() ? &m_facts.facts()->summary : nullptr;
  QString text = selectionText(m_session, m_selection.current(), summary);
  const QString& criterion = m_selection.criterion();
  if (!text.isEmpty() && !criterion.isEmpty()) {
    text = tr("%1, selected by %2").arg(text, criterion);
  }
  const QStringList shared = summary ? sharedTexts(m_session, *summary, criterion) : QStringList();
  const QStringList inLine = QStringList(text) + shared.first(std::min(shared.size(), kMostInLine));
  m_status.showSelection(inLine.join(QStringLiteral(" · ")),
                         shared.first(std::min(shared.size(), kMostInToolTip)).join(QLatin1Char('\n')));
}

} // namespace vitrine::ui

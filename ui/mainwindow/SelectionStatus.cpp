#include "ui/mainwindow/SelectionStatus.h"

#include "ui/actions/SelectActions.h"
#include "ui/inspector/SelectionText.h"
#include "ui/shell/StatusStrip.h"

namespace vitrine::ui {
namespace {

/// Shared values that are shown in the line, and in its tool tip.
constexpr qsizetype kMostInLine = 6;
constexpr qsizetype kMostInToolTip = 20;

} // namespace

SelectionStatus::SelectionStatus(const Session& session, const Selection& selection, const SelectionFacts& facts,
                                 const SelectActions& actions, StatusStrip& status, QObject* parent)
    : QObject(parent), m_session(session), m_selection(selection), m_facts(facts), m_status(status) {
  connect(&selection, &Selection::changed, this, [this] {
    m_criterion.clear();
    show();
  });
  connect(&facts, &SelectionFacts::changed, this, &SelectionStatus::show);
  connect(&actions, &SelectActions::selectedBy, this, [this](const QString& criterion) {
    m_criterion = criterion;
    show();
  });
}

void SelectionStatus::show() {
  const links::SelectionSummary* summary = m_facts.facts() ? &m_facts.facts()->summary : nullptr;
  QString text = selectionText(m_session, m_selection.current(), summary);
  if (!text.isEmpty() && !m_criterion.isEmpty()) {
    text = tr("%1, selected by %2").arg(text, m_criterion);
  }
  const QStringList shared = summary ? sharedTexts(m_session, *summary) : QStringList();
  const QStringList inLine = QStringList(text) + shared.first(std::min(shared.size(), kMostInLine));
  m_status.showSelection(inLine.join(QStringLiteral(" · ")),
                         shared.first(std::min(shared.size(), kMostInToolTip)).join(QLatin1Char('\n')));
}

} // namespace vitrine::ui

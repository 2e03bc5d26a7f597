#include "ui/session/SelectionFacts.h"

#include "core/links/ItemBounds.h"

namespace vitrine::ui {

SelectionFacts::Facts factsOf(const session::Snapshot& shown, const links::Pick& selected, base::Progress& progress) {
  SelectionFacts::Facts facts{links::summaryOf(*shown.document, shown.scene.get(), selected, progress), {}};
  if (shown.scene) {
    facts.bounds = links::boundsOf(*shown.pose, *shown.state, selected.items);
  }
  return facts;
}

SelectionFacts::SelectionFacts(const Session& session, const Selection& selection, QObject* parent)
    : QObject(parent), m_session(session), m_selection(selection) {
  connect(&selection, &Selection::changed, this, &SelectionFacts::update);
  connect(&session, &Session::itemsRenumbered, this, &SelectionFacts::update);
}

void SelectionFacts::update() {
  m_task.drop();
  m_facts.reset();
  if (m_session.document() && !m_selection.empty()) {
    const links::Pick& selected = m_selection.current();
    if (std::max(selected.items.size(), selected.records.size()) <= kMostAtOnce) {
      base::Progress progress;
      m_facts = factsOf(m_session.snapshot(), selected, progress);
    } else {
      m_task.start([shown = m_session.snapshot(),
                    selected](base::Progress& progress) -> Result<Facts> { return factsOf(shown, selected, progress); },
                   [this](Facts facts) {
                     m_facts = std::move(facts);
                     Q_EMIT changed();
                   });
    }
  }
  Q_EMIT changed();
}

} // namespace vitrine::ui

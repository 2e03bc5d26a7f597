#include "ui/content/SuggestionFinder.h"

namespace vitrine::ui {

SuggestionFinder::SuggestionFinder(const Session& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&session, &Session::documentChanged, this, [this] {
    m_task.drop();
    take({});
  });
  connect(&session, &Session::findingsChanged, this, &SuggestionFinder::search);
  connect(&m_task, &base::Task::failed, this, [this] {
    take({});
    Q_EMIT searched();
  });
}

void SuggestionFinder::take(std::vector<formats::SuggestedContent> offers) {
  const bool any = !offers.empty() || !m_offers.empty();
  m_offers = std::move(offers);
  if (any) {
    Q_EMIT changed();
  }
}

void SuggestionFinder::search() {
  m_task.drop();
  std::vector<files::MissingFile> missing = m_session.missing();
  if (missing.empty() || m_session.reading()->format->info().archive) {
    take({});
    Q_EMIT searched();
    return;
  }
  using Suggestions = std::vector<formats::SuggestedContent>;
  m_task.start([locator = m_session.reading()->locator, missing = std::move(missing)](base::Progress& progress)
                   -> Result<Suggestions> { return locator->suggestedContent(missing, progress); },
               [this](Suggestions found) {
                 take(std::move(found));
                 Q_EMIT searched();
               });
}

} // namespace vitrine::ui

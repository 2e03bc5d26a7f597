#include "ui/content/SuggestionFinder.h"

#include <new>

namespace vitrine::ui {

struct SuggestionFinder::Job {
  base::Progress progress;
};

SuggestionFinder::SuggestionFinder(const Session& session, QObject* parent) : QObject(parent), m_session(session) {
  m_pool.setMaxThreadCount(1);
  connect(&session, &Session::documentChanged, this, [this] {
    stop();
    take({});
  });
  connect(&session, &Session::findingsChanged, this, &SuggestionFinder::search);
}

SuggestionFinder::~SuggestionFinder() {
  stop();
  m_pool.waitForDone();
}

void SuggestionFinder::stop() {
  if (m_job) {
    m_job->progress.cancel();
    m_job.reset();
  }
}

void SuggestionFinder::take(std::vector<formats::SuggestedContent> offers) {
  const bool any = !offers.empty() || !m_offers.empty();
  m_offers = std::move(offers);
  if (any) {
    Q_EMIT changed();
  }
}

void SuggestionFinder::search() {
  stop();
  std::vector<files::MissingFile> missing = m_session.missing();
  if (missing.empty() || m_session.loaded()->opened.format->info().archive) {
    take({});
    Q_EMIT searched();
    return;
  }
  m_job = std::make_shared<Job>();
  m_pool.start([this, job = m_job, locator = m_session.loaded()->opened.locator, missing = std::move(missing)] {
    std::vector<formats::SuggestedContent> offers;
    try {
      offers = locator->suggestedContent(missing, job->progress);
    } catch (const base::Cancelled&) {
      return;
    } catch (const std::bad_alloc&) {
      // Then there is nothing to offer.
    }
    QMetaObject::invokeMethod(
        this,
        [this, job, offers = std::move(offers)] {
          if (m_job == job) {
            m_job.reset();
            take(offers);
            Q_EMIT searched();
          }
        },
        Qt::QueuedConnection);
  });
}

} // namespace vitrine::ui

#include "ui/missing/OfferFinder.h"

#include <new>

namespace vitrine::ui {

struct OfferFinder::Job {
  base::Progress progress;
};

OfferFinder::OfferFinder(const Session& session, QObject* parent) : QObject(parent), m_session(session) {
  m_pool.setMaxThreadCount(1);
  connect(&session, &Session::documentChanged, this, [this] {
    stop();
    take({});
  });
  connect(&session, &Session::findingsChanged, this, &OfferFinder::search);
}

OfferFinder::~OfferFinder() {
  stop();
  m_pool.waitForDone();
}

void OfferFinder::stop() {
  if (m_job) {
    m_job->progress.cancel();
    m_job.reset();
  }
}

void OfferFinder::take(std::vector<formats::ContentOffer> offers) {
  const bool any = !offers.empty() || !m_offers.empty();
  m_offers = std::move(offers);
  if (any) {
    Q_EMIT changed();
  }
}

void OfferFinder::search() {
  stop();
  std::vector<files::MissingFile> missing = m_session.missing();
  if (missing.empty()) {
    take({});
    return;
  }
  m_job = std::make_shared<Job>();
  m_pool.start([this, job = m_job, format = m_session.loaded()->opened.format, missing = std::move(missing)] {
    std::vector<formats::ContentOffer> offers;
    try {
      offers = format->offers(missing, job->progress);
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
          }
        },
        Qt::QueuedConnection);
  });
}

} // namespace vitrine::ui

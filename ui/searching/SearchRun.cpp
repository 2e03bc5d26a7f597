#include "ui/searching/SearchRun.h"

#include "ui/workers/DataRun.h"

#include <mutex>

namespace vitrine::ui {
namespace {

constexpr int kDeliverEveryMs = 40;
/// Matches handed over at once: what the list takes in well under a frame.
constexpr std::size_t kMostAtOnce = 2000;

} // namespace

/// Matches on their way from the worker to the window, and the end of the search.
struct SearchRun::Inbox {
  std::mutex mutex;
  std::vector<searching::Match> matches;
  searching::MatchCounts counts = {};
};

SearchRun::SearchRun(QObject* parent) : QObject(parent) {
  m_timer.setInterval(kDeliverEveryMs);
  connect(&m_timer, &QTimer::timeout, this, &SearchRun::deliver);
}

SearchRun::~SearchRun() {
  stop();
}

void SearchRun::start(const searching::Subject& subject, const searching::Query& query) {
  stop();
  m_inbox = std::make_shared<Inbox>();
  m_run = new DataRun(
      [inbox = m_inbox, subject, query](base::Progress& progress) -> Result<void> {
        const auto sink = [&inbox](searching::Match match) {
          const std::scoped_lock lock(inbox->mutex);
          inbox->matches.push_back(std::move(match));
        };
        const auto counts = searching::search(subject, query, sink, progress);
        if (!counts) {
          return std::unexpected(counts.error());
        }
        inbox->counts = *counts;
        return {};
      },
      this);
  connect(m_run, &DataRun::done, this, &SearchRun::end);
  connect(m_run, &DataRun::failed, this, &SearchRun::fail);
  m_run->start();
  m_timer.start();
}

void SearchRun::stop() {
  m_timer.stop();
  m_inbox.reset();
  if (DataRun* run = std::exchange(m_run, nullptr)) {
    run->abandon(this);
  }
}

void SearchRun::deliver() {
  if (!m_inbox) {
    return;
  }
  std::vector<searching::Match> slice;
  {
    const std::scoped_lock lock(m_inbox->mutex);
    auto& waiting = m_inbox->matches;
    const auto count = static_cast<std::ptrdiff_t>(std::min(waiting.size(), kMostAtOnce));
    slice.assign(std::make_move_iterator(waiting.begin()), std::make_move_iterator(waiting.begin() + count));
    waiting.erase(waiting.begin(), waiting.begin() + count);
  }
  if (!slice.empty()) {
    Q_EMIT found(slice);
  }
  if (!m_run && m_inbox && slice.size() < kMostAtOnce) {
    m_timer.stop();
    const searching::MatchCounts counts = m_inbox->counts;
    m_inbox.reset();
    Q_EMIT finished(counts);
  }
}

void SearchRun::end() {
  std::exchange(m_run, nullptr)->deleteLater();
  deliver();
}

void SearchRun::fail(const QString& reason) {
  std::exchange(m_run, nullptr)->deleteLater();
  m_timer.stop();
  m_inbox.reset();
  Q_EMIT failed(reason);
}

} // namespace vitrine::ui

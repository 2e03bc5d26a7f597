#include "ui/hex/ByteMatchRun.h"

#include "core/bytes/ByteSearch.h"

#include <algorithm>
#include <mutex>

namespace vitrine::ui {
namespace {

Result<ByteMatch> matchAt(const ByteSource& source, std::uint64_t offset) {
  const auto bytes = source.readClipped(offset, ByteMatch::kExcerpt);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  ByteMatch match;
  match.offset = offset;
  match.excerptSize = static_cast<std::uint8_t>(bytes->size());
  // A copy: a slice would keep the whole page in memory.
  std::ranges::copy(bytes->span(), match.excerpt.begin());
  return match;
}

} // namespace

/// Matches on their way from the worker to the window.
struct ByteMatchRun::Inbox {
  std::mutex mutex;
  std::vector<ByteMatch> matches;
  bool more = false;
};

ByteMatchRun::ByteMatchRun(QObject* parent) : QObject(parent) {
  connect(&m_run, &PolledRun::polled, this, &ByteMatchRun::deliver);
  connect(&m_run, &PolledRun::progressed, this, &ByteMatchRun::progressed);
  connect(&m_run, &PolledRun::failed, this, &ByteMatchRun::failed);
  connect(&m_run, &PolledRun::done, this, [this] {
    const bool more = m_inbox->more;
    m_inbox.reset();
    Q_EMIT finished(more);
  });
}

void ByteMatchRun::start(const ByteSourcePtr& source, const BytePattern& pattern) {
  m_inbox = std::make_shared<Inbox>();
  m_run.start([inbox = m_inbox, source, pattern](base::Progress& progress) -> Result<void> {
    std::optional<Error> unreadable;
    std::uint64_t count = 0;
    const auto sink = [&](std::uint64_t offset) {
      auto match = matchAt(*source, offset);
      const std::scoped_lock lock(inbox->mutex);
      if (!match) {
        unreadable = match.error();
        return false;
      }
      inbox->more = ++count > kMostMatches;
      if (!inbox->more) {
        inbox->matches.push_back(*match);
      }
      return !inbox->more;
    };
    const auto searched =
        bytes::findAll(*source, bytes::SearchRange::whole(*source), pattern, kMostMatches + 1, sink, progress);
    if (!searched) {
      return std::unexpected(searched.error());
    }
    return unreadable ? Result<void>(std::unexpected(*unreadable)) : Result<void>();
  });
}

void ByteMatchRun::stop() {
  m_run.stop();
  m_inbox.reset();
}

void ByteMatchRun::deliver() {
  std::vector<ByteMatch> matches;
  {
    const std::scoped_lock lock(m_inbox->mutex);
    matches.swap(m_inbox->matches);
  }
  if (!matches.empty()) {
    Q_EMIT found(matches);
  }
}

} // namespace vitrine::ui

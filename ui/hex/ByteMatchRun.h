#pragma once

#include "core/bytes/BytePattern.h"
#include "core/bytes/ByteSource.h"
#include "ui/workers/PolledRun.h"

#include <array>
#include <memory>
#include <vector>

namespace vitrine::ui {

/// A match of a pattern in bytes, with the first bytes from there on.
struct ByteMatch {
  static constexpr std::size_t kExcerpt = 24;

  std::uint64_t offset = 0;
  std::array<std::byte, kExcerpt> excerpt{};
  std::uint8_t excerptSize = 0; ///< fewer at the end of the source

  std::span<const std::byte> bytes() const { return {excerpt.data(), excerptSize}; }
};

/// Lists the matches of a pattern in a source on a worker and hands them over while they are found. A new search takes
/// the place of the one before. GUI thread.
class ByteMatchRun : public QObject {
  Q_OBJECT

public:
  /// Matches that are listed; further ones are not looked for.
  static constexpr std::uint64_t kMostMatches = 100'000;

  explicit ByteMatchRun(QObject* parent = nullptr);

  void start(const ByteSourcePtr& source, const BytePattern& pattern);
  /// Nothing is told any more.
  void stop();
  bool running() const { return m_run.running(); }

Q_SIGNALS:
  void found(const std::vector<vitrine::ui::ByteMatch>& matches);
  /// Share that is searched, 0 to 1.
  void progressed(double fraction);
  /// `more`: there are more than kMostMatches.
  void finished(bool more);
  void failed(const QString& reason);

private:
  struct Inbox;

  void deliver();

  PolledRun m_run;
  std::shared_ptr<Inbox> m_inbox;
};

} // namespace vitrine::ui

#pragma once

#include "core/searching/Search.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace vitrine::ui {

class DataRun;

/// Searches on a worker and hands matches over while they are found, a slice at a time. A new search takes the place of
/// the one before, without waiting for it. GUI thread.
class SearchRun : public QObject {
  Q_OBJECT

public:
  explicit SearchRun(QObject* parent = nullptr);
  ~SearchRun() override;

  void start(const searching::Subject& subject, const searching::Query& query);
  /// Gives up what is not found yet; nothing is told any more.
  void stop();
  bool running() const { return m_run != nullptr; }

Q_SIGNALS:
  void found(const std::vector<vitrine::searching::Match>& matches);
  /// All is searched; numbers of matches by kind.
  void finished(const vitrine::searching::MatchCounts& counts);
  void failed(const QString& reason);

private:
  struct Inbox;

  void deliver();
  void end();
  void fail(const QString& reason);

  std::shared_ptr<Inbox> m_inbox;
  DataRun* m_run = nullptr; ///< null: none is running
  QTimer m_timer;
};

} // namespace vitrine::ui

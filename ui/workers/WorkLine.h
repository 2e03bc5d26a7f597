#pragma once

#include "core/base/TaskQueue.h"

#include <QObject>

#include <functional>

namespace vitrine::ui {

/// One worker for what a run hands on, piece by piece in their order, all on one thread. What becomes of each is told
/// on the thread of this object, until one fails or end() is called.
class WorkLine : public QObject {
  Q_OBJECT

public:
  explicit WorkLine(QObject* parent = nullptr);
  /// Drops what is not begun, and waits for the rest.
  ~WorkLine() override;

  /// Hands on a piece of work; `then` follows here if it went well.
  void add(std::function<Result<void>()> work, std::function<void()> then);
  /// Drops what is not begun; nothing is told any more.
  void end() { m_queue.stop(); }
  /// Ends, drops what is not begun, and waits for the rest and for `last`, on the worker too. `last` is not called if
  /// there is no memory to add it.
  void close(std::function<void()> last);
  bool hasEnded() const { return m_queue.hasStopped(); }
  /// Pieces that are not done.
  int waiting() const { return m_queue.waiting(); }

Q_SIGNALS:
  /// Work that failed was the last that is told of.
  void failed(const vitrine::Error& error);

private:
  base::TaskQueue m_queue;
};

} // namespace vitrine::ui

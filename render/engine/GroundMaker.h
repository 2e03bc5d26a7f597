#pragma once

#include "core/base/Task.h"
#include "render/batching/DrawList.h"
#include "render/batching/Ground.h"
#include "render/batching/GroundParts.h"

#include <QObject>

#include <optional>

namespace vitrine::render {

/// Measures the ground of a draw list as a task, one at a time. Only the newest of the requests that arrive meanwhile
/// is kept. GUI thread, except for the measuring itself.
class GroundMaker : public QObject {
  Q_OBJECT

public:
  GroundMaker();

  /// For what the list shows now; null, or no parts: none. Nothing to do when nothing of that has changed. What is
  /// being made for another scene, or for nothing any more, is dropped. Returns false if there will be no ground.
  bool make(const DrawList* list, const GroundParts& parts);
  /// True while the ground of the last request is not measured.
  bool isBusy() const { return m_task.isRunning(); }

Q_SIGNALS:
  void made(const vitrine::render::GroundPlane& ground);

private:
  struct Request {
    animation::PosePtr pose;
    ItemSet shown;
    GroundParts parts;

    bool operator==(const Request&) const = default;
  };

  void start(const Request& request);
  void startNext();

  std::optional<Request> m_last; ///< last request; nothing if no ground was wanted
  std::optional<Request> m_next; ///< request that waits for the end of the task
  base::Task m_task;
};

} // namespace vitrine::render

#pragma once

#include "core/base/Task.h"
#include "render/batching/DrawList.h"

#include <QObject>
#include <QVector3D>

#include <optional>

namespace vitrine::render {

/// Keeps the translucent triangles of a draw list ordered for a moving eye, by a task that makes one order at a time.
/// Only the newest of the eyes that arrive meanwhile is kept. All functions run on the thread of the list.
class DepthSorter : public QObject {
  Q_OBJECT

public:
  DepthSorter();

  /// The list to sort, or null. An order that is being made for another list is dropped.
  void setList(DrawList* list);
  /// Sorts again when the eye has moved far enough from where the last order was made for, or something of the list
  /// has moved since.
  void setEye(const QVector3D& eye);
  /// An order is being made.
  bool isBusy() const { return m_task.isRunning(); }

Q_SIGNALS:
  /// A new order is in the list: its changes should be taken over and the picture drawn again.
  void sorted();

private:
  bool isNearSorted(const QVector3D& eye) const;
  void start();
  void startNext();

  DrawList* m_list = nullptr;
  float m_tolerance = 0;
  std::optional<QVector3D> m_sortedFor;
  std::optional<QVector3D> m_wanted;
  base::Task m_task{nullptr, base::TaskLane::Short};
};

} // namespace vitrine::render

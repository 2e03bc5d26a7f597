#pragma once

#include "render/batching/DrawList.h"

#include <QObject>
#include <QVector3D>

#include <atomic>
#include <memory>
#include <optional>

namespace vitrine::render {

/// Keeps the translucent triangles of a draw list ordered for a moving eye, on a worker, one order at a time: while one
/// is being made only the newest further wish is remembered. Thread of the list, except for the sorting itself.
class DepthSorter : public QObject {
  Q_OBJECT

public:
  DepthSorter() = default;
  /// Waits for the worker.
  ~DepthSorter() override;

  /// The list to sort, null: none. Orders still being made for another are dropped.
  void setList(DrawList* list);
  /// Sorts again when the eye has moved far enough from where the last order was made for, or something of the list
  /// has moved since.
  void setEye(const QVector3D& eye);
  /// An order is being made.
  bool isBusy() const { return m_running; }

Q_SIGNALS:
  /// A new order is in the list: its changes should be taken over and the picture drawn again.
  void sorted();

private:
  bool isNearSorted(const QVector3D& eye) const;
  void start();
  void finish(std::uint64_t list, std::vector<DrawList::SortTask> tasks);

  DrawList* m_list = nullptr;
  std::uint64_t m_listNumber = 0;
  float m_tolerance = 0;
  std::optional<QVector3D> m_sortedFor;
  std::optional<QVector3D> m_wanted;
  bool m_running = false;
  std::shared_ptr<std::atomic<int>> m_jobs = std::make_shared<std::atomic<int>>(0);
};

} // namespace vitrine::render

#pragma once

#include "render/batching/DrawList.h"
#include "render/batching/Ground.h"
#include "render/batching/GroundParts.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace vitrine::render {

/// Measures the ground of a draw list on a worker, one at a time: meanwhile only the newest further wish is remembered.
/// GUI thread, except for the measuring itself.
class GroundMaker : public QObject {
  Q_OBJECT

public:
  GroundMaker();

  /// For what the list shows now; null, or no parts: none. Nothing to do when nothing of that has changed. What is
  /// being made for another scene, or for nothing any more, is dropped. Returns false if there will be no ground.
  bool make(const DrawList* list, const GroundParts& parts);
  /// True while the ground that was asked for last is not made yet.
  bool isBusy() const { return m_running || m_wanted; }

Q_SIGNALS:
  void made(const vitrine::render::GroundPlane& ground);

private:
  struct Wish {
    animation::PosePtr pose;
    ItemSet shown;
    GroundParts parts;

    bool operator==(const Wish&) const = default;
  };

  void start(Wish wish);
  void finish(std::uint64_t number, const GroundPlane& ground);

  std::optional<Wish> m_last; ///< asked for last; nullopt: none
  std::optional<Wish> m_wanted;
  std::uint64_t m_number = 0; ///< of the job that is worth waiting for
  bool m_running = false;
  QThreadPool m_pool; ///< its destructor waits
};

} // namespace vitrine::render

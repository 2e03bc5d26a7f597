#pragma once

#include "core/base/Task.h"
#include "core/links/SelectionSummary.h"
#include "core/scene/Bounds.h"
#include "ui/session/Selection.h"

#include <optional>

namespace vitrine::ui {

/// Counts, size and shared values of the current selection. A large selection is counted on a worker; only the latest
/// one is delivered. GUI thread only.
class SelectionFacts : public QObject {
  Q_OBJECT

public:
  /// Selections of more items or records are counted on a worker.
  static constexpr std::size_t kMostAtOnce = 256;

  struct Facts {
    links::SelectionSummary summary;
    scene::Bounds bounds; ///< of the items in the pose of the time of selection, in world space
  };

  /// Referenced arguments must outlive this object.
  explicit SelectionFacts(const Session& session, const Selection& selection, QObject* parent = nullptr);

  /// Null if nothing is selected, or while the selection is being counted.
  const Facts* facts() const { return m_facts ? &*m_facts : nullptr; }

Q_SIGNALS:
  /// Sent at each change of the selection, and once more when a large one has been counted.
  void changed();

private:
  void update();

  const Session& m_session;
  const Selection& m_selection;
  std::optional<Facts> m_facts;
  base::Task m_task;
};

/// Counts a selection of a document's snapshot. Throws base::Cancelled.
SelectionFacts::Facts factsOf(const session::Snapshot& shown, const links::Pick& selected, base::Progress& progress);

} // namespace vitrine::ui

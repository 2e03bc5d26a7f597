#pragma once

#include "ui/documents/SeenState.h"
#include "ui/session/SteadyClock.h"

#include <QObject>

#include <functional>
#include <vector>

namespace vitrine::ui {

class MeasurementList;
class Viewport;

/// Undo and redo of everything that changes what is seen of a document: visibility, controls, animation, shading,
/// selection, measurements, and jumps of the camera. All that changes within one event is one step; a control that goes
/// on changing within a second (a slider under the mouse) stays one. Begins anew with each document.
class ViewHistory : public QObject {
  Q_OBJECT

public:
  /// `setMode` sets the shading mode, and all that shows it. Referenced arguments must outlive this object.
  ViewHistory(Session& session, Selection& selection, MeasurementList& measurements, Viewport& viewport,
              std::function<void(render::ShadingMode)> setMode, QObject* parent = nullptr,
              SteadyClock clock = steadySeconds);

  bool canUndo() const { return m_at > 0; }
  bool canRedo() const { return m_at < m_steps.size(); }
  /// User text for what undo() takes back, "Camera"; empty: nothing.
  QString undoText() const { return canUndo() ? textOf(m_steps[m_at - 1]) : QString(); }
  QString redoText() const { return canRedo() ? textOf(m_steps[m_at]) : QString(); }
  void undo();
  void redo();
  /// Makes a step of what has changed, once the event is over that it changed in. To be called for the shading mode, of
  /// which nobody else tells.
  void noteLater();

Q_SIGNALS:
  void changed();

private:
  SeenState seen() const;
  QString textOf(const SeenStep& step) const;
  void beginAnew();
  void renumber(const session::ItemMap& map);
  /// Adds what was kept of the file to each step: it was there before all of them.
  void addKept(const measuring::Measurements& kept);
  void noteJump();
  /// Makes a step of what changed since the last one.
  void note();
  /// True: the last step goes on to what is seen now.
  bool extendLast(const SeenStep& step);
  void show(const SeenState& from, const SeenState& to);
  void goTo(Half half, const CameraMemory& camera);

  Session& m_session;
  Selection& m_selection;
  MeasurementList& m_measurements;
  Viewport& m_viewport;
  std::function<void(render::ShadingMode)> m_setMode;
  SteadyClock m_clock;
  std::vector<SeenStep> m_steps;
  std::size_t m_at = 0;             ///< steps before it are done, those from it on taken back
  SeenState m_noted;                ///< after the last step
  std::optional<CameraJump> m_jump; ///< since; only where it began is known
  double m_notedAt = 0;             ///< seconds of the clock
  bool m_waiting = false;
  bool m_fresh = true; ///< what is seen now is a beginning, not a step
  bool m_renumbering = false;
};

} // namespace vitrine::ui

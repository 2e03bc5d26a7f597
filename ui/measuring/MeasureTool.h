#pragma once

#include "core/measuring/Snap.h"
#include "ui/measuring/MeasurementList.h"
#include "ui/viewport/PointerTool.h"

#include <QTimer>

namespace vitrine::ui {

class Session;
class Viewport;

/// The tool that measures: each click in the picture sets a point, drawn to corners and edges near it, until the
/// measurement has all of its points. Backspace takes the last one back; Enter, a double click or a click on the first
/// point closes an area.
class MeasureTool : public QObject, private PointerTool {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object while it is on; the viewport's input must not outlive it then.
  MeasureTool(const Session& session, Viewport& viewport, QObject* parent = nullptr);

  bool isOn() const { return m_isOn; }
  /// Begins to have the clicks of the picture, or gives them back; points of a measurement that is not finished go.
  void setOn(bool on);
  measuring::MeasurementKind kind() const { return m_unfinished.kind; }
  void setKind(measuring::MeasurementKind kind);
  /// False: points lie where the mouse is, as while Ctrl is held.
  void setSnapping(bool snaps);
  /// The points set so far.
  const Measurement& unfinished() const { return m_unfinished; }
  /// The same with the point under the mouse as the next.
  Measurement withTarget() const;
  /// The point under the mouse; nullopt: there is nothing to measure.
  const std::optional<measuring::SnapPoint>& target() const { return m_target; }
  /// Pixel of the picture that the mouse is at; nullopt: elsewhere.
  std::optional<QPointF> pixel() const { return m_pixel; }
  bool canClose() const;
  /// Finishes an area with the points it has.
  void close();
  void takeBack();
  void forgetPoints();

Q_SIGNALS:
  /// Other points, or another one under the mouse.
  void changed();
  void finished(const vitrine::ui::Measurement& measurement);
  void leaveWanted();
  void menuWanted(QPoint globalPosition);

private:
  void point(std::optional<QPointF> position, Qt::KeyboardModifiers modifiers) override;
  void click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool doubleClick(QPointF position) override;
  void openMenu(QPoint globalPosition) override;
  bool takesKey(const QKeyEvent& event) const override;
  void pressKey(const QKeyEvent& event) override;

  std::optional<measuring::SnapPoint> snapAt(QPointF position, Qt::KeyboardModifiers modifiers) const;
  void aim();
  void addPoint(const QVector3D& point);
  void finish();

  const Session& m_session;
  Viewport& m_viewport;
  Measurement m_unfinished;
  bool m_isOn = false;
  bool m_snaps = true;
  std::optional<QPointF> m_pixel;
  Qt::KeyboardModifiers m_modifiers;
  std::optional<measuring::SnapPoint> m_target;
  QTimer m_soon; ///< aims once for all moves of a frame
};

} // namespace vitrine::ui

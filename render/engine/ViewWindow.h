#pragma once

#include <QWindow>

namespace vitrine::render {

/// The native window of a SceneView: says when it must be drawn and when it changes size, nothing else. Input events
/// are for whoever filters them.
class ViewWindow : public QWindow {
  Q_OBJECT
  Q_PROPERTY(int resolutionDivisor READ resolutionDivisor)

public:
  ViewWindow();

  /// Divisor of the size along each axis at which the picture in the window was drawn, before it was scaled up.
  int resolutionDivisor() const { return m_resolutionDivisor; }
  void setResolutionDivisor(int divisor) { m_resolutionDivisor = divisor; }

Q_SIGNALS:
  /// The window system wants a frame now.
  void frameDue();
  /// Shown, resized or uncovered: what is on screen is no longer valid.
  void contentsLost();

protected:
  bool event(QEvent* event) override;
  void exposeEvent(QExposeEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  int m_resolutionDivisor = 1;
};

} // namespace vitrine::render

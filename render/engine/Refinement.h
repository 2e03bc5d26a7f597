#pragma once

#include "render/batching/SubpixelOffset.h"
#include "render/engine/Engine.h"

#include <QObject>
#include <QTimer>

namespace vitrine::render {

/// Refinement of a picture at rest: says when it is time for its frames, draws them one at a time, and is done after
/// the last. While it waits or runs, any input makes it pause, so that slow drawing holds nobody up. GUI thread.
class Refinement : public QObject {
  Q_OBJECT

public:
  explicit Refinement(Engine& engine);

  /// The picture is another than before: what there was of it is forgotten.
  void reset();
  /// The picture is complete and will stay, as far as one can see: begins after a short rest, unless done already.
  void begin();
  /// A frame may be drawn.
  bool isDue() const { return m_due; }
  bool isDone() const { return m_drawn == kAll; }
  /// Draws the next frame, of this size in device pixels.
  void draw(QSize size);

Q_SIGNALS:
  /// Time for the next frame.
  void due();

protected:
  /// Of the application.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// Frames in the picture, and the first, which is not: changes reach some pictures a frame late.
  static constexpr int kAll = kRefinedSamples + 1;

  void setWatching(bool watching);

  Engine& m_engine;
  QTimer m_rest;
  int m_drawn = 0;
  bool m_due = false;
  bool m_watching = false;
};

} // namespace vitrine::render

#pragma once

#include "render/batching/DynamicResolution.h"
#include "render/batching/FrameClock.h"
#include "render/batching/SubpixelOffset.h"
#include "render/engine/Engine.h"

#include <QObject>
#include <QTimer>

namespace vitrine::render {

/// Refinement of a picture at rest: says when it is time for its frames, draws them one at a time, and is done after
/// the last. Slow frames are drawn in several parts. While it waits or runs, any input makes it pause, so that slow
/// drawing holds nobody up. GUI thread.
class Refinement : public QObject {
  Q_OBJECT

public:
  /// `resolution`: resolution of the picture before it rests; it is given the times of the frames by `clock`. All must
  /// outlive this object.
  Refinement(Engine& engine, DynamicResolution& resolution, const FrameClock& clock);

  /// The picture is another than before: what there was of it is forgotten.
  void reset();
  /// The picture is complete and will stay, as far as one can see: begins after a short rest, unless done already.
  void begin();
  /// A frame, or the next part of one, may be drawn.
  bool isDue() const { return m_due; }
  bool isDone() const { return m_drawn == kAll; }
  /// Draws the next frame, of this size in device pixels, or a part of it. Returns true if the window shows the mean of
  /// all frames so far.
  bool draw(QSize size);

Q_SIGNALS:
  /// Time for the next frame, or the next part of one.
  void due();

protected:
  /// Of the application.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  /// Frames in the picture, and the first, which is not: changes reach some pictures a frame late.
  static constexpr int kAll = kRefinedSamples + 1;

  void setWatching(bool watching);
  void drawPart(QSize size, int part, bool shown);
  /// True if the mean is shown after this sample.
  bool isShownAfter(int sample) const;

  Engine& m_engine;
  DynamicResolution& m_resolution;
  const FrameClock& m_clock;
  QTimer m_rest;
  int m_drawn = 0;
  int m_part = 0;    ///< number of the next part of a frame
  int m_parts = 1;   ///< parts of the frame
  double m_time = 0; ///< milliseconds that its parts took
  bool m_due = false;
  bool m_watching = false;
};

} // namespace vitrine::render

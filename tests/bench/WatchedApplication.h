#pragma once

#include <QApplication>

namespace vitrine::bench {

/// CPU time of the calling thread, seconds.
double threadCpuTime();

/// An application that knows how long its thread was at work: a user waits for that, however fast the graphics are.
class WatchedApplication : public QApplication {
public:
  using QApplication::QApplication;

  /// Time at work without a look at the user's events, seconds of CPU.
  struct Work {
    double longest = 0; ///< between two looks, frames left out
    QString event;      ///< the longest event of that time
    double frame = 0;   ///< the longest frame: scene to graphics, with what software drawing does on this thread
    double total = 0;   ///< of all, frames left out
  };

  /// Runs the event loop until `done`, which is asked after each look.
  Work runUntil(const std::function<bool()>& done);

  bool notify(QObject* receiver, QEvent* event) override;

private:
  int m_depth = 0; ///< of events within events
  double m_frames = 0;
  double m_longestFrame = 0;
  double m_longestEvent = 0;
  QString m_event;
};

} // namespace vitrine::bench

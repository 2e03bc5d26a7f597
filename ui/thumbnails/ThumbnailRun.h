#pragma once

#include <QProcess>
#include <QTimer>

namespace vitrine::ui {

/// One run of the program that makes thumbnails, `PROGRAM thumbnail FILE OUT.png --size N`: a process of its own, so
/// that no file can take the window with it. At low priority, and ended when it takes too long. GUI thread.
class ThumbnailRun : public QObject {
  Q_OBJECT

public:
  enum class Outcome {
    Made,      ///< OUT.png is there
    Failed,    ///< of this file none can be made, or not in time
    Cancelled, ///< by cancel()
    NoProgram, ///< it cannot be started, or makes no thumbnails
  };

  ThumbnailRun(const QString& file, const QString& output, QObject* parent);
  /// Kills the process and waits for its end.
  ~ThumbnailRun() override;

  const QString& file() const { return m_file; }
  const QString& output() const { return m_output; }

  /// finished() follows, not from within this call.
  void start(const QString& program, int pixels, int timeLimitMs);
  /// Kills the process; finished() follows.
  void cancel();

Q_SIGNALS:
  void finished(vitrine::ui::ThumbnailRun::Outcome outcome);

private:
  Outcome outcomeOf(int exitCode, QProcess::ExitStatus status) const;

  QString m_file;
  QString m_output;
  QProcess m_process;
  QTimer m_limit;
  bool m_cancelled = false;
};

} // namespace vitrine::ui

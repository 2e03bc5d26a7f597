#pragma once

#include <QProcess>
#include <QTimer>

namespace vitrine::ui {

/// One run of a program that reads a file and leaves its result in another: a process of its own, so that no file can
/// take the window with it. At low priority, and ended when it takes too long. GUI thread.
class ProgramRun : public QObject {
  Q_OBJECT

public:
  enum class Outcome {
    Done,      ///< the program ended with 0
    Failed,    ///< it ended otherwise or crashed
    OutOfTime, ///< it took longer than the limit, or ended with the status for its own limit
    Cancelled, ///< by cancel()
    NoProgram, ///< it cannot be started, or knows no such command
  };

  /// `output`: the file that the result goes to.
  ProgramRun(const QString& file, const QString& output, QObject* parent);
  /// Kills the process and waits for its end.
  ~ProgramRun() override;

  const QString& file() const { return m_file; }
  const QString& output() const { return m_output; }
  /// The last line the program complained with; of one that crashed or took too long in our words.
  const QString& complaint() const { return m_complaint; }

  /// Lets what the program writes to its standard output be the result.
  void takeStandardOutput() { m_process.setStandardOutputFile(m_output, QIODevice::Truncate); }
  /// finished() follows, not from within this call.
  void start(const QString& program, const QStringList& arguments, int timeLimitMs);
  /// Kills the process; finished() follows.
  void cancel();

Q_SIGNALS:
  void finished(vitrine::ui::ProgramRun::Outcome outcome);

private:
  Outcome outcomeOf(int exitCode, QProcess::ExitStatus status) const;
  void readComplaint(QProcess::ExitStatus status);

  QString m_file;
  QString m_output;
  QString m_complaint;
  QProcess m_process;
  QTimer m_limit;
  bool m_cancelled = false;
  bool m_late = false;
};

} // namespace vitrine::ui

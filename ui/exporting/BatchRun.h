#pragma once

#include "ui/exporting/BatchTask.h"
#include "ui/workers/ProgramRun.h"

namespace vitrine::ui {

/// Makes something of many files, one after the other and each by a process of its own: what cannot be made of one is
/// told at the end and stops none of the others. GUI thread.
class BatchRun : public QObject {
  Q_OBJECT

public:
  /// What is made of which files.
  struct Order {
    std::vector<BatchTask> tasks;
    BatchKind kind = BatchKind::Glb;
    bool overwrite = false; ///< as of batchArguments
  };
  struct Failure {
    QString file;
    QString reason;
  };

  /// `program`: vitrine-cli.
  BatchRun(const QString& program, Order order, QObject* parent = nullptr);

  void start() { startNext(); }
  /// Ends what is being made, which leaves nothing behind, and begins no more; finished() follows.
  void cancel();
  int total() const { return static_cast<int>(m_order.tasks.size()); }
  /// Tasks that are over, however they ended.
  int done() const { return static_cast<int>(m_next) - (m_run ? 1 : 0); }
  int made() const { return m_made; }
  bool cancelled() const { return m_cancelled; }
  const std::vector<Failure>& failures() const { return m_failures; }
  /// Files of which something was made that has not all of it, and what it has not.
  const std::vector<Failure>& notes() const { return m_notes; }

Q_SIGNALS:
  /// A task begins.
  void progressed(const QString& file);
  void finished();

private:
  void startNext();
  void take(const BatchTask& task, bool existed, ProgramRun::Outcome outcome);

  QString m_program;
  Order m_order;
  std::size_t m_next = 0;
  ProgramRun* m_run = nullptr; ///< null: none is being made
  int m_made = 0;
  bool m_cancelled = false;
  std::vector<Failure> m_failures;
  std::vector<Failure> m_notes;
};

} // namespace vitrine::ui

#pragma once

#include "ui/comparing/ComparedFiles.h"

#include <QObject>

namespace vitrine::ui {

class DataRun;

/// The way from two files to their differences, on workers: what is not open is read, what is missing of either is
/// looked for, and both are compared. The destructor cancels and waits. GUI thread.
class CompareRun : public QObject {
  Q_OBJECT

public:
  /// `opener` must outlive this object.
  CompareRun(const formats::Opener& opener, const OfBoth<ComparedSource>& sources, QObject* parent = nullptr);
  ~CompareRun() override;

  /// One of compared(), failed() and cancelled() follows, not from within this call.
  void start();
  void cancel();

Q_SIGNALS:
  /// `fraction`: 0 to 1; negative: not known.
  void progressed(const QString& phase, double fraction);
  void compared(const vitrine::ui::ComparedFiles& files, const vitrine::ui::ComparisonPtr& comparison);
  void failed(const QString& reason);
  void cancelled();

private:
  /// A file on its way.
  struct Part {
    ComparedSource source;
    std::unique_ptr<DocumentLoader> loader; ///< null: there is nothing to read or to look for
    ComparedFile file;
  };

  void wire(Side side);
  void startPart(Side side);
  void endPart(Side side);
  void takeLoaded(Side side, const LoadedDocumentPtr& document);
  void compareBoth();
  void giveUp();

  const formats::Opener& m_opener;
  OfBoth<Part> m_parts;
  int m_waiting = 0; ///< parts that are not ready
  bool m_ended = false;
  DataRun* m_run = nullptr;
};

} // namespace vitrine::ui

#pragma once

#include "core/base/Task.h"
#include "ui/comparing/ComparedFiles.h"
#include "ui/session/DocumentLoader.h"

#include <QObject>

namespace vitrine::ui {

/// Comparison of two files by tasks: files that are not open are loaded, missing materials and textures of both are
/// searched for, and then both are compared. The destructor cancels without waiting. GUI thread.
class CompareRun : public QObject {
  Q_OBJECT

public:
  /// `opener` must outlive this object.
  CompareRun(const formats::Opener& opener, const OfBoth<OpenDocument>& sources, QObject* parent = nullptr);

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
    OpenDocument source;
    std::unique_ptr<DocumentLoader> loader; ///< null: there is nothing to read or to look for
    ComparedFile file;
  };

  void wire(Side side);
  void startPart(Side side);
  void endPart(Side side);
  void takeLoaded(Side side, const FileReadingPtr& reading);
  void compareBoth();
  void giveUp();

  const formats::Opener& m_opener;
  OfBoth<Part> m_parts;
  int m_waiting = 0; ///< parts that are not ready
  bool m_ended = false;
  base::Task m_comparing;
};

} // namespace vitrine::ui

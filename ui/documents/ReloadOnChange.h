#pragma once

#include "ui/documents/FileWatch.h"
#include "ui/session/FileReading.h"

#include <QTimer>

namespace vitrine::ui {

class OpenController;
class Session;

/// Reads the shown document again when its file changes, or another that it was read from. A file that cannot be read
/// yet, or is more damaged than what is shown, is one that somebody still writes: what is shown stays, and it is tried
/// again for a while. Nobody is told but by what is shown in the end.
class ReloadOnChange : public QObject {
  Q_OBJECT

public:
  static constexpr int kRetryMs = 1000;
  /// After so many attempts in vain the file is taken as it is.
  static constexpr int kMostAttempts = 10;

  /// Referenced arguments must outlive this object.
  ReloadOnChange(OpenController& opening, const Session& session, QObject* parent = nullptr);

  void setEnabled(bool enabled);

private:
  void watch();
  void reload();
  void retry();
  void takeChange();

  OpenController& m_opening;
  const Session& m_session;
  FileWatch m_watch;
  QTimer m_retry;
  int m_attempts = 0;
  bool m_enabled = false;
  bool m_due = false; ///< a change that came while something else was read
};

} // namespace vitrine::ui

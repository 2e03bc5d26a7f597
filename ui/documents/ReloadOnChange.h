#pragma once

#include "ui/documents/FileWatch.h"
#include "ui/session/FileReading.h"

#include <QTimer>

namespace vitrine::ui {

class OpenController;
class Session;

/// Reads the shown document again when its file changes, or another that it was read from. A file that cannot be read
/// yet, or is more damaged than what is shown, is one that somebody still writes: what is shown stays, and it is tried
/// again for a while. Knows the state of the shown document's own file, also while reading again is switched off.
class ReloadOnChange : public QObject {
  Q_OBJECT

public:
  static constexpr int kRetryMs = 1000;
  /// After so many attempts in vain the file is taken as it is.
  static constexpr int kMostAttempts = 10;

  /// Referenced arguments must outlive this object.
  ReloadOnChange(OpenController& opening, const Session& session, QObject* parent = nullptr);

  void setEnabled(bool enabled);
  /// State of the shown document's file. While a change is being read, the state before it.
  FileState fileState() const { return m_state; }

Q_SIGNALS:
  void fileStateChanged();

private:
  void watch();
  void reload();
  void retry();
  void takeChange();
  FileState stateOnDisk() const;
  void updateState();

  OpenController& m_opening;
  const Session& m_session;
  FileWatch m_watch;
  QTimer m_retry;
  int m_attempts = 0;
  bool m_enabled = false;
  bool m_due = false;     ///< a change that came while something else was read
  bool m_missed = false;  ///< a change that came while reading again was switched off
  bool m_refused = false; ///< the last reading of a change was not shown
  FileState m_state = FileState::Same;
};

} // namespace vitrine::ui

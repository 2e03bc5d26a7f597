#pragma once

#include "ui/shell/MessageStack.h"

#include <QObject>
#include <QStringList>

namespace vitrine::ui {

class MessageBar;

/// Message that the program closed unexpectedly. It offers the report: to look at, to copy, to
/// delete. Nothing is sent anywhere. Reports count as shown once the window of the bar has appeared; if the program
/// ends before that, the next start offers them again. If there is no new report, no message is shown.
class CrashOffer : public QObject {
  Q_OBJECT

public:
  /// `bar` must outlive this object. Its window is not shown yet; the dialog belongs to it.
  CrashOffer(const QString& folder, MessageBar& bar, QObject* parent = nullptr);

private:
  void keepReports();
  void showReport();

  MessageBar& m_bar;
  QStringList m_new; ///< paths, the newest first, until they count as shown
  QString m_report;  ///< path of the newest
  MessageId m_message = kNoMessage;
};

} // namespace vitrine::ui

#pragma once

#include <QObject>

namespace vitrine::ui {

class MessageBar;

/// Tells once, in a bar of its own, that the program ended unexpectedly, and offers the report: to look at, to copy, to
/// delete. Nothing is sent anywhere. Without a new report the bar stays hidden.
class CrashOffer : public QObject {
  Q_OBJECT

public:
  /// `bar` must outlive this object; the dialog belongs to its window.
  CrashOffer(const QString& folder, MessageBar& bar, QObject* parent = nullptr);

private:
  void showReport();

  MessageBar& m_bar;
  QString m_report;
};

} // namespace vitrine::ui

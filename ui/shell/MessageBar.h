#pragma once

#include "ui/shell/MessageStack.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace vitrine::ui {

/// The messages of a window, above its picture: one is shown, with its number among all and buttons that lead to the
/// others. A message stays until the user dismisses it or its author withdraws it. Follows changes of language and
/// colours. Hidden while there is no message.
class MessageBar : public QFrame {
  Q_OBJECT

public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// `replaced`: a message that is withdrawn at the same time.
  MessageId showMessage(Message message, MessageId replaced = kNoMessage);
  void withdraw(MessageId message);
  /// Withdraws all messages about the shown document.
  void withdrawDocument();
  bool holds(MessageId message) const { return m_messages.holds(message); }
  const MessageStack& all() const { return m_messages; }
  /// Text of the message that is shown; empty if there is none.
  QString text() const;

Q_SIGNALS:
  /// The user has dismissed the message.
  void closed(vitrine::ui::MessageId message);

protected:
  void changeEvent(QEvent* event) override;

private:
  void connectButtons();
  void step(int steps);
  void translate();
  void recolor();
  /// Shows the current message, or hides the bar.
  void showCurrent();
  /// Lets screen readers say the shown message.
  void announce();

  MessageStack m_messages;
  QLabel* m_icon;
  QLabel* m_text;
  QPushButton* m_button;
  QToolButton* m_previous;
  QLabel* m_count;
  QToolButton* m_next;
  QToolButton* m_close;
};

} // namespace vitrine::ui

#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace vitrine::ui {

/// A line of text over the picture that stays until it is dismissed or another takes its place. Says what went wrong,
/// or what could be done, without stopping the user. Each message has a number, by which its author can ask for it and
/// take it back when it is out of date, without touching one that came in between.
class MessageBar : public QFrame {
  Q_OBJECT

public:
  enum class Kind { Notice, Warning, Error };
  using MessageId = int;
  static constexpr MessageId kNoMessage = 0; ///< is never shown

  /// Hidden at first.
  explicit MessageBar(QWidget* parent = nullptr);

  MessageId showMessage(Kind kind, const QString& text);
  /// Shows a message with a button that acts on its cause; the message stays until the action is done.
  MessageId showMessage(Kind kind, const QString& text, const QString& buttonText, std::function<void()> action);
  void dismiss();
  /// Hides this message, if it is the one that is shown.
  void withdraw(MessageId message);
  bool shows(MessageId message) const { return message != kNoMessage && message == m_shown; }
  QString text() const;

Q_SIGNALS:
  /// The user has closed the message.
  void closed(vitrine::ui::MessageBar::MessageId message);

protected:
  void changeEvent(QEvent* event) override;

private:
  void translate();

  QLabel* m_icon;
  QLabel* m_text;
  QPushButton* m_button;
  QToolButton* m_close;
  std::function<void()> m_action;
  MessageId m_shown = kNoMessage;
  MessageId m_last = kNoMessage; ///< shown or dismissed
};

} // namespace vitrine::ui

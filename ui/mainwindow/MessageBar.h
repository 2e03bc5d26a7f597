#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace vitrine::ui {

/// A line of text over the picture that stays until it is dismissed or another takes its place. Says what went wrong,
/// or what could be done, without stopping the user.
class MessageBar : public QFrame {
  Q_OBJECT

public:
  enum class Kind { Notice, Warning, Error };

  /// Hidden at first.
  explicit MessageBar(QWidget* parent = nullptr);

  void showMessage(Kind kind, const QString& text);
  /// With a button that does something about it; the message stays until that is done.
  void showMessage(Kind kind, const QString& text, const QString& buttonText, std::function<void()> action);
  void dismiss();
  QString text() const;

private:
  QLabel* m_icon;
  QLabel* m_text;
  QPushButton* m_button;
  QToolButton* m_close;
  std::function<void()> m_action;
};

} // namespace vitrine::ui

#pragma once

#include <QObject>
#include <QTimer>

class QWidget;

namespace vitrine::ui {

/// Notifies a window of another language: after translations were installed (installTranslations), once no menu, no
/// modal dialog, no mouse button and no editor in a list is in use. Code that started one of these goes on when it
/// ends, so what it belongs to must stay until then.
class LanguageFollower : public QObject {
  Q_OBJECT

public:
  /// Belongs to `window`.
  explicit LanguageFollower(QWidget* window);

Q_SIGNALS:
  void changed();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void notify();

  QTimer m_timer;
};

} // namespace vitrine::ui

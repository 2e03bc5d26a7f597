#pragma once

#include <QLabel>

namespace vitrine::ui {

/// One line of text that takes the room there is and asks for none; what does not fit is cut off with "…" at its end.
class ElidedLabel : public QLabel {
  Q_OBJECT

public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  void setFullText(const QString& text);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void elide();

  QString m_text;
};

} // namespace vitrine::ui

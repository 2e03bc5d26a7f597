#pragma once

#include <QLabel>

namespace vitrine::ui {

/// Shows the whole text of a widget that cuts it as a tool tip, above the tool tip the widget has.
void showWholeText(QWidget& cut, const QString& text, QPoint globalPosition);

/// A line of plain text that gives way where there is too little room: it is cut with an ellipsis, and its tool tip has
/// the whole of it.
class ElidedLabel : public QLabel {
  Q_OBJECT

public:
  explicit ElidedLabel(QWidget* parent = nullptr, Qt::TextElideMode mode = Qt::ElideRight);

  QSize minimumSizeHint() const override;

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  QString elided() const;

  Qt::TextElideMode m_mode;
};

} // namespace vitrine::ui

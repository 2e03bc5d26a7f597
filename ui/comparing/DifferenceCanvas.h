#pragma once

#include <QImage>
#include <QWidget>

namespace vitrine::ui {

/// The difference of two pictures, as large as the widget.
class DifferenceCanvas : public QWidget {
  Q_OBJECT

public:
  explicit DifferenceCanvas(QWidget* parent);

  void setPicture(const QImage& picture);
  const QImage& picture() const { return m_picture; }

protected:
  void paintEvent(QPaintEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  QImage m_picture;
};

} // namespace vitrine::ui

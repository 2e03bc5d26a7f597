#pragma once

#include <QWidget>

class QLabel;

namespace vitrine::ui {

class PictureCanvas;

/// Buttons and number of a canvas's zoom.
class ZoomBar : public QWidget {
  Q_OBJECT

public:
  /// `canvas` must outlive this object.
  explicit ZoomBar(PictureCanvas& canvas, QWidget* parent = nullptr);

private:
  void tell(double zoom);

  QLabel* m_percent;
};

} // namespace vitrine::ui

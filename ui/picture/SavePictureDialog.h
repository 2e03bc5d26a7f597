#pragma once

#include <QDialog>
#include <QSize>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace vitrine::ui {

/// Asks how large a picture is to be, how smooth, and whether its background is to be seen through.
class SavePictureDialog : public QDialog {
  Q_OBJECT

public:
  struct Wish {
    QSize size;          ///< pixels
    int supersample = 1; ///< render::CaptureRequest::supersample
    bool transparent = false;
  };

  static constexpr int kLargest = 8192; ///< side, pixels

  /// `screen`: the size of the picture in the window.
  SavePictureDialog(QSize screen, QWidget* parent);

  Wish wish() const;

private:
  /// One side by the other, in the shape of the picture on the screen.
  void keepShape(QSpinBox& changed);

  QSize m_screen;
  QSpinBox* m_width;
  QSpinBox* m_height;
  QCheckBox* m_shape;
  QComboBox* m_smooth;
  QCheckBox* m_transparent;
};

} // namespace vitrine::ui

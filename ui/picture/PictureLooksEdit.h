#pragma once

#include "ui/picture/WindowPicture.h"

#include <QObject>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;
class QWidget;

namespace vitrine::ui {

/// Rows of a form that ask for the looks of a picture: its size, in the shape of the window unless another is wanted,
/// how smooth it is and what is in it.
class PictureLooksEdit : public QObject {
  Q_OBJECT

public:
  static constexpr int kLargest = 16384; ///< side, pixels

  /// Rows at the end of `form`, which is laid out in `parent`. `screen`: the size of the picture in the window.
  /// `first`: what is asked for at first; its size may be empty, for that of the screen.
  PictureLooksEdit(QFormLayout& form, QSize screen, const PictureLooks& first, QWidget* parent);

  PictureLooks looks() const;
  /// False: what is saved holds no transparency.
  void setAlphaPossible(bool possible);
  /// The size, for the keyboard to begin at.
  void focus();

Q_SIGNALS:
  void sizeChanged(QSize size);

private:
  void addSizes(QFormLayout& form);
  void addLooks(QFormLayout& form, const PictureLooks& first);
  void takePreset(int index);
  /// One side by the other, in the shape of the picture on the screen.
  void keepShape(QSpinBox& changed);

  QSize m_screen;
  QComboBox* m_preset;
  QSpinBox* m_width;
  QSpinBox* m_height;
  QCheckBox* m_shape;
  QComboBox* m_smooth;
  QCheckBox* m_transparent;
  QCheckBox* m_labels;
  QCheckBox* m_ground;
};

} // namespace vitrine::ui

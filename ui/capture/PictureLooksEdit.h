#pragma once

#include "ui/capture/WindowPicture.h"

#include <QObject>

#include <optional>

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

  /// Sizes that a kind of picture has.
  struct Sizes {
    bool fixed = false;                     ///< it is `first`; empty: there is none that could be drawn
    std::optional<double> heightShare = {}; ///< the height for a width of 1; nullopt: as the user likes
    QSize first = {};                       ///< at first; empty: the screen's, as far as the share lets it
  };

  PictureLooks looks() const;
  /// Offers other sizes; where none is asked of the old and the new ones, the user's stay.
  void setSizes(const Sizes& sizes);
  /// False: what is saved holds no transparency.
  void setAlphaPossible(bool possible);
  /// The size, for the keyboard to begin at.
  void focus();

Q_SIGNALS:
  /// The shape of what is seen: of kinds with a shape of their own the screen's.
  void sizeChanged(QSize size);

private:
  void addSizes(QFormLayout& form);
  void addLooks(QFormLayout& form, const PictureLooks& first);
  void takePreset(int index);
  /// One side by the other, in the shape that the picture is to have.
  void keepShape(QSpinBox& changed);
  std::optional<double> heightShare() const;
  bool isFree() const { return !m_sizes.fixed && !m_sizes.heightShare; }

  QSize m_screen;
  Sizes m_sizes;
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

#pragma once

#include "ui/picture/SeriesChooser.h"

#include <QDialog>
#include <QSize>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QSpinBox;

namespace vitrine::ui {

/// Asks what a picture is to be like, and for its file; stays while the picture is made, and tells how far it is.
class SavePictureDialog : public QDialog {
  Q_OBJECT

public:
  struct Wish {
    render::Series series = render::Series::One;
    double metresPerPixel = 0; ///< of an overview
    bool overviewText = false; ///< beside it
    QSize size;                ///< pixels; of an overview it follows from its scale
    int supersample = 1;       ///< render::CaptureRequest::supersample
    bool transparent = false;
    bool labels = false;
    bool ground = true; ///< shadow and grid, as far as the window has them
    int quality = 0;    ///< image::OutputOptions::quality
    QString path;       ///< of a series with places for view and number (base::SeriesNames)
  };
  /// Files that a picture or series would write.
  using FilesOf = std::function<QStringList(const Wish& wish)>;

  static constexpr int kLargest = 16384; ///< side, pixels

  /// `screen`: the size of the picture in the window. `first`: what is asked for at first, but for size and smoothness.
  SavePictureDialog(QSize screen, const Wish& first, const SeriesOffer& offer, FilesOf files, QWidget* parent);

  Wish wish() const;
  /// True while the picture is made.
  bool isBusy() const { return m_busy; }
  void setBusy(bool busy);
  void setProgress(double fraction);

Q_SIGNALS:
  /// Size of the picture; that of the window where it shows something else than the view.
  void sizeChanged(QSize size);
  /// The picture is to be made.
  void saveWanted();
  /// The picture that is made is not wanted any more.
  void cancelled();

protected:
  /// Ends what is underway; another time the dialog.
  void reject() override;

private:
  void addSizes(QFormLayout& form);
  /// Makes the size one that the series has.
  void fitSeries();
  /// Height of a picture for its width, where the series says it.
  std::optional<double> heightShare() const;
  void addLooks(QFormLayout& form, const Wish& first);
  void addFile(QFormLayout& form, const Wish& first);
  void choosePath();
  void takePreset(int index);
  /// One side by the other, in the shape of the picture on the screen.
  void keepShape(QSpinBox& changed);
  void fitKind();
  /// Tells the names of a series' files.
  void showNames();
  /// Asks before files are written over.
  void save();

  QSize m_screen;
  FilesOf m_files;
  SeriesChooser* m_series = nullptr;
  QComboBox* m_preset;
  QSpinBox* m_width;
  QSpinBox* m_height;
  QCheckBox* m_shape;
  QComboBox* m_smooth;
  QCheckBox* m_transparent;
  QCheckBox* m_labels;
  QCheckBox* m_ground;
  QSpinBox* m_quality;
  QLineEdit* m_path;
  QLabel* m_names; ///< of the files of a series
  QProgressBar* m_progress;
  QDialogButtonBox* m_buttons;
  QWidget* m_settings;  ///< all that can be set
  QStringList m_agreed; ///< files that the user lets be written over
  bool m_busy = false;
};

} // namespace vitrine::ui

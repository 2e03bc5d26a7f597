#pragma once

#include "ui/capture/SeriesChooser.h"
#include "ui/capture/WindowPicture.h"
#include "ui/widgets/SaveDialog.h"

#include <QStringList>

class QLabel;
class QSpinBox;

namespace vitrine::ui {

class PictureLooksEdit;

/// Asks what a picture is to be like, and for its file; stays while the picture is made, and tells how far it is.
class SavePictureDialog : public SaveDialog {
  Q_OBJECT

public:
  struct Wish {
    render::Series series = render::Series::One;
    double metresPerPixel = 0; ///< of an overview
    bool overviewText = false; ///< beside it
    PictureLooks looks;        ///< of an overview the size follows from its scale
    int quality = 0;           ///< image::OutputOptions::quality
    QString path;              ///< of a series with places for view and number (base::SeriesNames)
  };
  /// Files that a picture or series would write.
  using FilesOf = std::function<QStringList(const Wish& wish)>;

  /// `screen`: the size of the picture in the window. `first`: what is asked for at first, but for size and smoothness.
  SavePictureDialog(QSize screen, const Wish& first, const SeriesOffer& offer, FilesOf files, QWidget* parent);

  Wish wish() const;
  void setProgress(double fraction) { showProgress(fraction); }

Q_SIGNALS:
  /// Size of the picture; that of the window where it shows something else than the view.
  void sizeChanged(QSize size);

protected:
  /// Asks before files are written over.
  void save() override;
  void choosePath() override;
  void fit() override;

private:
  /// Makes the size one that the series has.
  void fitSeries();
  void addFile(const Wish& first);
  /// Tells the names of a series' files.
  void showNames();

  FilesOf m_files;
  SeriesChooser* m_series;
  PictureLooksEdit* m_looks;
  QSpinBox* m_quality;
  QLabel* m_names;      ///< of the files of a series
  QStringList m_agreed; ///< files that the user lets be written over
};

} // namespace vitrine::ui

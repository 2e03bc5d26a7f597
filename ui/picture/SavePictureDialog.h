#pragma once

#include "ui/picture/SeriesChooser.h"
#include "ui/picture/WindowPicture.h"

#include <QDialog>
#include <QStringList>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QSpinBox;

namespace vitrine::ui {

class PictureLooksEdit;

/// Asks what a picture is to be like, and for its file; stays while the picture is made, and tells how far it is.
class SavePictureDialog : public QDialog {
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
  /// Makes the size one that the series has.
  void fitSeries();
  void addFile(QFormLayout& form, const Wish& first);
  void choosePath();
  void fitKind();
  /// Tells the names of a series' files.
  void showNames();
  /// Asks before files are written over.
  void save();

  FilesOf m_files;
  SeriesChooser* m_series = nullptr;
  PictureLooksEdit* m_looks = nullptr;
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

#pragma once

#include "ui/picture/WindowPicture.h"

#include <QDialog>

class QDialogButtonBox;
class QFormLayout;
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
    PictureLooks looks;
    int quality = 0; ///< image::OutputOptions::quality
    QString path;
  };

  /// `screen`: the size of the picture in the window. `first`: what is asked for at first, but for size and smoothness.
  SavePictureDialog(QSize screen, const Wish& first, QWidget* parent);

  Wish wish() const;
  /// True while the picture is made.
  bool isBusy() const { return m_busy; }
  void setBusy(bool busy);
  void setProgress(double fraction);

Q_SIGNALS:
  void sizeChanged(QSize size);
  /// The picture is to be made.
  void saveWanted();
  /// The picture that is made is not wanted any more.
  void cancelled();

protected:
  /// Ends what is underway; another time the dialog.
  void reject() override;

private:
  void addFile(QFormLayout& form, const Wish& first);
  void choosePath();
  void fitKind();
  /// Asks before a file is written over.
  void save();

  PictureLooksEdit* m_looks;
  QSpinBox* m_quality;
  QLineEdit* m_path;
  QProgressBar* m_progress;
  QDialogButtonBox* m_buttons;
  QWidget* m_settings; ///< all that can be set
  QString m_agreed;    ///< the file that the user lets be written over
  bool m_busy = false;
};

} // namespace vitrine::ui

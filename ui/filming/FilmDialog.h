#pragma once

#include "ui/filming/FilmRun.h"
#include "ui/picture/WindowPicture.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QSpinBox;

namespace vitrine::ui {

class PictureLooksEdit;

/// Asks what a film is to be like, and for its files; stays while the film is made, and tells how far it is.
class FilmDialog : public QDialog {
  Q_OBJECT

public:
  struct Wish {
    FilmWay way = FilmWay::RoundAll;
    bool runs = false; ///< time goes on
    int frames = 0;
    double fps = 0;
    PictureLooks looks;
    int quality = 0;
    QString path;
  };

  /// Films that the shown scene allows.
  struct Offer {
    QSize screen;       ///< of the picture in the window
    std::size_t views;  ///< bookmarks that can be passed
    double seconds = 0; ///< that the chosen animation lasts; 0: none is chosen
    QString folder;     ///< for films
    QString name;       ///< of the file, without ending
  };

  FilmDialog(const Offer& offer, const Wish& first, QWidget* parent);

  Wish wish() const;
  bool isBusy() const { return m_busy; }
  void setBusy(bool busy);
  void setProgress(double frames);

Q_SIGNALS:
  void sizeChanged(QSize size);
  /// The film is to be made.
  void saveWanted();
  /// The film that is made is not wanted any more.
  void cancelled();

protected:
  /// Ends what is underway; another time the dialog.
  void reject() override;

private:
  void addWay(QFormLayout& form, const Wish& first);
  void addLength(QFormLayout& form, const Wish& first);
  void addFile(QFormLayout& form, const Wish& first);
  void setWay();
  /// As many frames as suit what is chosen.
  void fitLength();
  void tellLength();
  void setKind();
  void fitKind();
  void choosePath();
  /// Asks before files are written over.
  void save();
  filming::FilmPlan plan() const;

  Offer m_offer;
  QComboBox* m_way;
  QCheckBox* m_runs;
  QSpinBox* m_frames;
  QDoubleSpinBox* m_fps;
  QLabel* m_length;
  QComboBox* m_kind;
  QSpinBox* m_quality;
  QLineEdit* m_path;
  QLabel* m_problem;
  QProgressBar* m_progress;
  QDialogButtonBox* m_buttons;
  QWidget* m_settings; ///< all that can be set
  PictureLooksEdit* m_looks;
  bool m_busy = false;
};

} // namespace vitrine::ui

#pragma once

#include "ui/capture/FilmRun.h"
#include "ui/capture/WindowPicture.h"
#include "ui/widgets/SaveDialog.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace vitrine::ui {

class PictureLooksEdit;

/// Asks what a film is to be like, and for its files; stays while the film is made, and tells how far it is.
class FilmDialog : public SaveDialog {
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
  void setProgress(double frames);

Q_SIGNALS:
  void sizeChanged(QSize size);

protected:
  /// Asks before files are written over.
  void save() override;
  void choosePath() override;
  void fit() override;

private:
  void addWay(const Wish& first);
  void addLength(const Wish& first);
  void addFile(const Wish& first);
  void setWay();
  /// As many frames as suit what is chosen.
  void fitLength();
  void tellLength();
  /// Proposes a name that is free, for the kind that is chosen.
  void proposePath();
  /// Chooses the kind that the path names.
  void followPath();
  /// The path, with the ending of the chosen kind where it has none.
  QString filmPath() const;
  filming::FilmOutput output() const;

  Offer m_offer;
  QComboBox* m_way;
  QCheckBox* m_runs;
  QSpinBox* m_frames;
  QDoubleSpinBox* m_fps;
  QLabel* m_length;
  QComboBox* m_kind;
  QSpinBox* m_quality;
  QLabel* m_problem;
  PictureLooksEdit* m_looks;
};

} // namespace vitrine::ui

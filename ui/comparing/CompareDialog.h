#pragma once

#include "core/viewing/CameraView.h"
#include "ui/comparing/ComparedPictures.h"
#include "ui/exporting/DataSaver.h"
#include "ui/viewport/InputFeel.h"

#include <QDialog>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace vitrine::ui {

class Settings;

class CompareRun;
class DifferenceList;
class ValueModel;

/// The differences of two files: as a list, value by value, and in their pictures. Stays open beside the window.
/// Closing it ends whatever is under way.
class CompareDialog : public QDialog {
  Q_OBJECT

public:
  struct Subject {
    OfBoth<OpenDocument> sources;
    std::optional<viewing::CameraPose> pose; ///< of the camera at first; nullopt: as the first file is seen at first
    InputFeel feel;
    /// True if the window shows this reading of a file: something in it can be gone to.
    std::function<bool(const ComparedFile&)> isInWindow;
  };

  /// `opener` and `settings` must outlive this dialog.
  CompareDialog(const formats::Opener& opener, Subject subject, Settings& settings, QWidget* parent);

  /// Reads and compares.
  void start();
  DifferenceList& list() { return *m_list; }
  ComparedPictures& pictures() { return *m_pictures; }
  const ValueModel& values() const { return *m_values; }
  bool isComparing() const { return m_run != nullptr; }

public Q_SLOTS:
  /// The window shows something else than before.
  void followWindow();

Q_SIGNALS:
  /// Something of the file that the window shows is to be gone to there.
  void goToWanted(const vitrine::comparing::DifferencePlace& place);

private:
  QWidget* makeProgress();
  QWidget* makeResult();
  QWidget* makeHeading();
  QWidget* makeModes(QWidget* parent);
  QWidget* makeValues();
  QWidget* makeButtons();
  void wire();
  void showProgress(const QString& phase, double fraction);
  void showResult(const ComparedFiles& files, const ComparisonPtr& comparison);
  void showFailure(const QString& reason);
  void endRun();
  void showChosen();
  void frameChosen();
  void goToChosen();
  void choosePicked(Side side, DrawItemIndex item);
  void setMode(CompareMode mode);
  OfBoth<std::vector<DrawItemIndex>> chosenItems() const;
  /// The file whose reading the window shows and that has the difference; nullopt: neither.
  std::optional<Side> sideInWindow(const comparing::Difference& difference) const;
  DataSaver::Writer textWriter() const;
  DataSaver::Writer jsonWriter() const;
  void copy(const DataSaver::Writer& write);
  void save();

  const formats::Opener& m_opener;
  Subject m_subject;
  DataSaver m_saver;
  CompareRun* m_run = nullptr;
  ComparedFiles m_files;
  ComparisonPtr m_comparison; ///< null: there is none yet
  QStackedWidget* m_pages;
  struct Labels {
    QLabel* phase = nullptr;
    QLabel* failure = nullptr;
    QLabel* before = nullptr;
    QLabel* after = nullptr;
    QLabel* about = nullptr; ///< what the pictures show
  };
  Labels m_labels;
  QProgressBar* m_progress = nullptr;
  DifferenceList* m_list = nullptr;
  ComparedPictures* m_pictures = nullptr;
  ValueModel* m_values = nullptr;
  QTableView* m_valueView = nullptr;
  QButtonGroup* m_modes = nullptr;
  struct Buttons {
    QPushButton* frame = nullptr;
    QPushButton* goTo = nullptr;
    QPushButton* copy = nullptr;
    QPushButton* save = nullptr;
    QPushButton* close = nullptr;
  };
  Buttons m_buttons;
  bool m_stays = false; ///< another difference is shown without moving the camera
};

} // namespace vitrine::ui

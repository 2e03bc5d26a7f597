#pragma once

#include "ui/settings/ExportSettings.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;

namespace vitrine::ui {

/// Asks what of a scene is to be exported, in which form, and for the file; tells what that form leaves out. Stays
/// while the file is made, and tells how far it is.
class ExportDialog : public QDialog {
  Q_OBJECT

public:
  struct Wish {
    ExportSettings::Choices choices;
    QString path;
  };
  /// Facts of a scene that the dialog asks for.
  struct Subject {
    std::function<bool(exporting::LightAs)> hasLight;
    std::function<QStringList(exporting::ExportFormat, exporting::LightAs)> leftOut; ///< user texts
    /// Files that an export would replace.
    std::function<QStringList(const Wish&)> existing;
  };

  ExportDialog(Subject subject, const Wish& first, QWidget* parent);

  Wish wish() const;
  /// Number of surfaces that are selected; 0: there is no selection to export.
  void setSelectionCount(int count);
  /// Asks again what the scene has and what is left out.
  void refresh() { fit(); }
  /// True while the file is made.
  bool isBusy() const { return m_busy; }
  void setBusy(bool busy);
  /// As of ExportRun::progressed.
  void setProgress(const QString& phase, double fraction);
  /// True if the user lets files be written over.
  bool mayReplace() const { return m_mayReplace; }

Q_SIGNALS:
  /// The file is to be made.
  void exportWanted();
  /// The file that is being made is not wanted any more.
  void cancelled();

protected:
  /// Ends what is underway; another time the dialog.
  void reject() override;

private:
  void addChoices(QFormLayout& form, const Wish& first);
  void addFile(QFormLayout& form, const Wish& first);
  void choosePath();
  /// The ending of the name follows the format, and the other way round.
  void takeFormat();
  void takeEnding();
  /// Offers what the format and the scene have, and tells what is left out.
  void fit();
  void fitLights();
  void fitPictures();
  /// Asks before files are written over.
  void askToExport();
  exporting::ExportFormat format() const;

  Subject m_subject;
  QComboBox* m_format;
  QComboBox* m_scope;
  QComboBox* m_light;
  QComboBox* m_pictures;
  QLineEdit* m_path;
  QLabel* m_leftOut;
  QProgressBar* m_progress;
  QDialogButtonBox* m_buttons;
  QWidget* m_settings;              ///< all that can be set
  exporting::LightAs m_wantedLight; ///< as the user said last, though the format may not have it
  bool m_wantedBeside;              ///< the same of pictures
  bool m_mayReplace = false;
  bool m_busy = false;
};

} // namespace vitrine::ui

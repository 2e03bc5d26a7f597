#pragma once

#include "ui/settings/ExportSettings.h"
#include "ui/widgets/SaveDialog.h"

#include <functional>

class QComboBox;
class QLabel;

namespace vitrine::ui {

/// Asks what of a scene is to be exported, in which form, and for the file; tells what that form leaves out. Stays
/// while the file is made, and tells how far it is.
class ExportDialog : public SaveDialog {
  Q_OBJECT

public:
  struct Wish {
    ExportChoices choices;
    QString path;
    exporting::LightAs light = exporting::LightAs::Nothing; ///< form of the light in this file, never Usual
  };
  /// Facts of a scene that the dialog asks for.
  struct Subject {
    std::function<bool(exporting::LightAs)> hasLight;
    std::function<exporting::LightAs(exporting::ExportFormat)> usualLight;
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
  /// As of ExportRun::progressed.
  void setProgress(const QString& phase, double fraction);
  /// True if the user lets files be written over.
  bool mayReplace() const { return m_mayReplace; }

protected:
  /// Asks before files are written over.
  void save() override;
  void choosePath() override;
  void fit() override;
  void giveUp() override;

private:
  void addChoices(const Wish& first);
  /// The ending of the name follows the format, and the other way round.
  void takeFormat();
  /// Offers what the format and the scene have, and tells what is left out.
  void fitChoices();
  void fitLights();
  void fitPictures();
  exporting::ExportFormat format() const;

  Subject m_subject;
  QComboBox* m_format;
  QComboBox* m_scope;
  QComboBox* m_light;
  QComboBox* m_pictures;
  QLabel* m_leftOut;
  exporting::LightAs m_wantedLight; ///< the last choice of the user, which the format may not have
  bool m_wantedBeside;              ///< the same of pictures
  bool m_mayReplace = false;
};

} // namespace vitrine::ui

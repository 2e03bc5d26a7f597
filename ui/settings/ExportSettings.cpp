#include "ui/settings/ExportSettings.h"

#include <QDir>

#include <algorithm>

namespace vitrine::ui {
namespace {

const QString kExportFormat = QStringLiteral("export/format");
const QString kExportScope = QStringLiteral("export/what");
const QString kExportLight = QStringLiteral("export/light");
const QString kExportPictures = QStringLiteral("export/picturesBeside");
const QString kExportFolder = QStringLiteral("export/folder");

const QString kWholeScene = QStringLiteral("all");

} // namespace

ExportSettings::Choices ExportSettings::choices() const {
  Choices choices;
  const QString format = m_store.value(kExportFormat).toString();
  choices.format = exporting::exportFormatOf(QLatin1Char('.') + format).value_or(choices.format);
  choices.scope = m_store.value(kExportScope).toString() == kWholeScene ? exporting::ExportScope::Whole
                                                                        : exporting::ExportScope::Visible;
  const QString light = m_store.value(kExportLight).toString();
  const auto known = std::ranges::find_if(
      exporting::kLightWords, [&](const exporting::LightWord& each) { return light == QLatin1String(each.word); });
  choices.light = known == exporting::kLightWords.end() ? choices.light : known->light;
  choices.picturesBeside = m_store.value(kExportPictures, false).toBool();
  return choices;
}

void ExportSettings::setChoices(const Choices& choices) {
  m_store.setValue(kExportFormat, QLatin1String(exporting::infoOf(choices.format).extension));
  m_store.setValue(kExportScope, choices.scope == exporting::ExportScope::Whole ? kWholeScene : QString());
  const auto light = std::ranges::find(exporting::kLightWords, choices.light, &exporting::LightWord::light);
  m_store.setValue(kExportLight, QLatin1String(light->word));
  m_store.setValue(kExportPictures, choices.picturesBeside);
}

QString ExportSettings::folder() const {
  const QString folder = m_store.value(kExportFolder).toString();
  return !folder.isEmpty() && QDir(folder).exists() ? folder : QDir::homePath();
}

void ExportSettings::setFolder(const QString& folder) {
  m_store.setValue(kExportFolder, folder);
}

} // namespace vitrine::ui

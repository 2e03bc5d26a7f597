#include "ui/settings/FileSettings.h"

#include <QDir>
#include <QStandardPaths>

namespace vitrine::ui {
namespace {

const QString kPlacesFolder = QStringLiteral("folder");
const QString kPlacesList = QStringLiteral("places");

} // namespace

QString folderOrHome(const QString& folder) {
  return !folder.isEmpty() && QDir(folder).exists() ? folder : QDir::homePath();
}

QString screenshotFolder(const Settings& settings) {
  const QString folder = settings.value(setting::kScreenshotFolder);
  if (!folder.isEmpty()) {
    return folder;
  }
  const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  return pictures.isEmpty() ? QDir::homePath() : pictures;
}

QStringList placesFor(const Settings& settings, const QString& folder) {
  for (const QVariant& known : settings.value(setting::kContentPlaces)) {
    if (known.toMap().value(kPlacesFolder).toString() == folder) {
      return known.toMap().value(kPlacesList).toStringList();
    }
  }
  return {};
}

void setPlacesFor(Settings& settings, const QString& folder, const QStringList& places) {
  settings.update(setting::kContentPlaces, [&](QVariantList all) {
    all.removeIf([&](const QVariant& known) { return known.toMap().value(kPlacesFolder).toString() == folder; });
    if (!places.isEmpty()) {
      all.prepend(QVariantMap{{kPlacesFolder, folder}, {kPlacesList, places}});
    }
    return all.mid(0, setting::kContentPlaces.longest());
  });
}

} // namespace vitrine::ui

#include "ui/thumbnails/FolderSamples.h"

#include <QDir>

namespace vitrine::ui {
namespace {

constexpr qsizetype kMostPictures = 3;  // and the icon of folders
constexpr int kMostSampledFolders = 60; ///< looked into

} // namespace

QStringList pictureNamePatterns(const formats::FormatRegistry& registry) {
  QStringList patterns;
  for (const auto& format : registry.formats()) {
    for (const QString& extension : format->info().archive ? QStringList() : format->info().extensions) {
      patterns << QStringLiteral("*.%1").arg(extension);
    }
  }
  patterns.removeDuplicates();
  return patterns;
}

QStringList sampleFiles(const QString& folder, const QStringList& patterns) {
  QStringList samples;
  QStringList folders{folder};
  for (qsizetype i = 0; i < std::min<qsizetype>(folders.size(), kMostSampledFolders) && samples.size() < kMostPictures;
       ++i) {
    const QDir directory(folders[i]);
    for (const QString& name : directory.entryList(patterns, QDir::Files, QDir::Name)) {
      samples << directory.filePath(name);
      if (samples.size() == kMostPictures) {
        return samples;
      }
    }
    for (const QString& name : directory.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name)) {
      folders << directory.filePath(name);
    }
  }
  return samples;
}

} // namespace vitrine::ui

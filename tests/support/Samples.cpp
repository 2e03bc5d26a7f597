#include "tests/support/Samples.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

QString othersFolder() {
  return qEnvironmentVariable("VITRINE_SAMPLES");
}

/// Our own before other people's.
QStringList roots() {
  return {qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/samples"), othersFolder()};
}

Json figuresIn(const QString& root, const QString& folder) {
  QFile file(root + QLatin1Char('/') + folder + QStringLiteral("/EXPECTED.json"));
  return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json::object();
}

bool lists(const Json& entries, const Json& entry) {
  return std::ranges::any_of(entries, [&entry](const Json& one) { return one.at("file") == entry.at("file"); });
}

/// Takes over what `own` lacks: files by their names, or by their "file" where they are in lists.
void addLacking(Json& own, const Json& others) {
  for (const auto& [key, value] : others.items()) {
    if (!own.contains(key)) {
      own[key] = value;
    } else if (value.is_array() && !value.empty() && value.front().contains("file")) {
      std::ranges::copy_if(value, std::back_inserter(own[key]), [&](const Json& one) { return !lists(own[key], one); });
    }
  }
}

} // namespace

std::optional<QString> samplePath(const QString& relative) {
  for (const QString& root : roots()) {
    const QString path = root + QLatin1Char('/') + relative;
    if (!root.isEmpty() && QFileInfo::exists(path)) {
      return path;
    }
  }
  return std::nullopt;
}

std::string othersSamplesMissing() {
  const QString folder = QDir::cleanPath(QDir::current().absoluteFilePath(othersFolder()));
  return "other people's sample files (VITRINE_SAMPLES) are not at " + folder.toStdString();
}

QStringList sampleFiles(const QString& folder) {
  QStringList files;
  for (const QString& root : roots()) {
    const QString below = folder.isEmpty() ? root : root + QLatin1Char('/') + folder;
    for (QDirIterator it(below, QDir::Files, QDirIterator::Subdirectories); !root.isEmpty() && it.hasNext();) {
      files << it.next().sliced(root.size() + 1);
    }
  }
  files.sort();
  files.removeDuplicates();
  return files;
}

Json expectedOfSamples(const QString& folder) {
  Json animatedModels;
  for (const QString& root : roots()) {
    addLacking(animatedModels, figuresIn(root, folder));
  }
  return animatedModels;
}

} // namespace vitrine::tests

#include "tests/exporting/SceneFiles.h"

#include "core/formats/api/Opener.h"
#include "core/formats/registry/Registry.h"
#include "tests/support/Samples.h"

#include <QDirIterator>
#include <QFileInfo>

namespace vitrine::tests {
namespace {

constexpr qint64 kMostBytes = 1'500'000;
bool isScene(const QString& path) {
  static const QStringList kEndings = {QStringLiteral("bsp"), QStringLiteral("mdl"), QStringLiteral("bd1"),
                                       QStringLiteral("mif"), QStringLiteral("3db"), QStringLiteral("vgo"),
                                       QStringLiteral("bod"), QStringLiteral("bob")};
  const QFileInfo info(path);
  return kEndings.contains(info.suffix().toLower()) && info.size() < kMostBytes;
}

} // namespace

QStringList sceneFiles() {
  QStringList files;
  for (const QString& sample : sampleFiles(QString())) {
    if (isScene(sample)) {
      files << *samplePath(sample);
    }
  }
  QDirIterator demos(QStringLiteral(VITRINE_DEMOS), QDir::Files, QDirIterator::Subdirectories);
  while (demos.hasNext()) {
    if (const QString path = demos.next(); isScene(path)) {
      files << path;
    }
  }
  files.sort();
  return files;
}

ScenePtr sceneOf(const QString& path) {
  base::Progress progress;
  const auto opened = formats::Opener(formats::registry()).open(path, {}, progress);
  return opened ? opened->document->scene : nullptr;
}

double sizeOf(const Scene& scene) {
  return std::max(1e-3, scene.animatedBounds().empty()
                            ? 0.0
                            : double{(scene.animatedBounds().max() - scene.animatedBounds().min()).length()} *
                                  scene.metresPerUnit);
}

} // namespace vitrine::tests

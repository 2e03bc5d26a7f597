// Memory and complaints of a window that is used for long.
#include "core/formats/registry/Registry.h"
#include "render/display/Graphics.h"
#include "tests/soak/Opening.h"
#include "tests/soak/Quitting.h"

#include <QApplication>
#include <QDirIterator>

namespace {

/// Our own samples and, where they are, other people's: files that a format recognises by name, the broken ones too.
QStringList samples() {
  QStringList names;
  for (const auto& format : vitrine::formats::registry().formats()) {
    for (const QString& extension : format->info().extensions) {
      names << QStringLiteral("*.") + extension;
    }
  }
  QStringList files;
  for (const QString& folder :
       {qEnvironmentVariable("VITRINE_SAMPLES", QStringLiteral(VITRINE_DEFAULT_SAMPLES)),
        QStringLiteral(VITRINE_BINARY_DIR "/samples"), QStringLiteral(VITRINE_BINARY_DIR "/share/vitrine/demo")}) {
    QDirIterator found(folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext()) {
      files << found.next();
    }
  }
  files.sort();
  return files;
}

} // namespace

int main(int argc, char** argv) {
  using namespace vitrine;
  std::setvbuf(stdout, nullptr, _IOLBF, 0); // what was found so far is seen when somebody ends it
  render::configureGraphics();
  const QApplication application(argc, argv);
  if (const auto usable = render::checkOpenGl(); !usable) {
    std::fprintf(stderr, "%s\n", qPrintable(usable.error().reason()));
    return 3;
  }
  const QStringList files = samples();
  if (files.isEmpty()) {
    std::fprintf(stderr, "there are no samples\n");
    return 2;
  }
  const bool opened = soak::openOverAndOver(files);
  const bool quit = soak::quitWhileLoading(files);
  return opened && quit ? 0 : 1;
}

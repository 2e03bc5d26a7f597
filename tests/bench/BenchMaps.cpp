#include "tests/bench/BenchMaps.h"

#include "core/formats/api/AssetResolver.h"
#include "core/formats/registry/Registry.h"

#include <QDir>
#include <QFile>

namespace vitrine::bench {
namespace {

/// The maps of a folder; `prefix` tells them from maps of the same name elsewhere.
void append(const QString& folder, std::vector<BenchMap>& maps, const QString& prefix = {}) {
  const QDir dir(folder);
  for (const QString& file : dir.entryList({QStringLiteral("*.bsp"), QStringLiteral("*.bd1"), QStringLiteral("*.3db"),
                                            QStringLiteral("*.vgo"), QStringLiteral("*.bod")},
                                           QDir::Files, QDir::Name)) {
    maps.push_back({prefix + file, dir.filePath(file)});
  }
}

} // namespace

const std::vector<BenchMap>& benchMaps() {
  static const std::vector<BenchMap> maps = [] {
    std::vector<BenchMap> made;
    const QString samples = qEnvironmentVariable("VITRINE_SAMPLES", QStringLiteral(VITRINE_DEFAULT_SAMPLES));
    append(samples + QStringLiteral("/source-bsp"), made);
    append(samples + QStringLiteral("/bd1/mansion"), made, QStringLiteral("mansion/"));
    for (const char* real : {"real_vgo_2_5.vgo", "real_hdrp_2_5.vgo"}) {
      made.push_back({QLatin1String(real), samples + QStringLiteral("/vgo/") + QLatin1String(real)});
    }
    std::erase_if(made, [](const BenchMap& map) { return !QFile::exists(map.path); });
    const QString build = QStringLiteral(VITRINE_BINARY_DIR);
    const QString demo = build + QStringLiteral("/share/vitrine/demo");
    append(build + QStringLiteral("/samples/source-bsp"), made);
    append(build + QStringLiteral("/samples/bd1/generated/addon/town"), made);
    append(build + QStringLiteral("/samples/3db/generated/data/3db"), made);
    append(build + QStringLiteral("/bench-samples"), made);
    append(build + QStringLiteral("/bench-samples/props/game/maps"), made, QStringLiteral("props/"));
    append(build + QStringLiteral("/bench-samples/textures/game/maps"), made, QStringLiteral("textures/"));
    append(demo, made);
    append(demo + QStringLiteral("/addon/vitrine_courtyard"), made, QStringLiteral("courtyard/"));
    append(demo + QStringLiteral("/mine/data/3db"), made, QStringLiteral("mine/"));
    append(demo + QStringLiteral("/x3/objects/vitrine"), made, QStringLiteral("x3/"));
    return made;
  }();
  return maps;
}

formats::Opened openMap(const BenchMap& map) {
  base::Progress progress;
  auto opened = formats::Opener(formats::registry()).open(map.path, {}, progress);
  if (!opened || !opened->document->scene) {
    qFatal("%s cannot be opened", qPrintable(map.path));
  }
  return std::move(*opened);
}

scene::SceneAssets resolvedAssets(const formats::Opened& opened) {
  base::Diagnostics diagnostics;
  files::MissingFiles missing;
  base::Progress progress;
  formats::LoadContext context{*opened.vfs, diagnostics, missing, progress};
  scene::SceneAssets assets = opened.document->scene->assets;
  formats::AssetResolver(opened).resolveAll(assets, context);
  return assets;
}

} // namespace vitrine::bench

#include "core/formats/x3/assets/GameLayers.h"

#include "core/base/Translate.h"
#include "core/bytes/FileBytes.h"
#include "core/formats/x3/file/CatalogueMount.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <mutex>

namespace vitrine::formats::x3 {
namespace {

// No game has nearly as many; a folder of a hundred made-up ones must not take all memory.
constexpr std::size_t kMaxCatalogues = 100;

struct Numbered {
  QString path;
  int number = 0;
  bool addon = false;
};

bool isCatalogue(const MountPtr& mount) {
  return dynamic_cast<const CatalogueMount*>(mount.get()) != nullptr;
}

/// "07.cat" -> 7; nullopt: another name.
std::optional<int> numberOf(const QString& path) {
  const QString name = path.mid(path.lastIndexOf(QLatin1Char('/')) + 1);
  constexpr qsizetype kLength = 6;
  const bool named = name.size() == kLength && name.endsWith(QLatin1StringView(".cat"), Qt::CaseInsensitive);
  bool ok = false;
  const int number = named ? name.left(2).toInt(&ok) : 0;
  return ok && number >= 0 ? std::optional(number) : std::nullopt;
}

/// Collects the catalogues of a folder on disk: the DAT beside each is looked for there.
void collect(const files::Mount& mount, const QString& folder, bool addon, std::vector<Numbered>& out) {
  for (const files::MountEntry& entry : mount.list(folder)) {
    const auto number = entry.folder ? std::nullopt : numberOf(entry.path);
    const QFileInfo file(mount.name() + QLatin1Char('/') + entry.path);
    if (number && file.isFile()) {
      // As the mount will call itself: a link to a catalogue must not be mounted again and again.
      const QString path = file.canonicalFilePath();
      out.push_back({path, *number, addon || QFileInfo(QFileInfo(path).path()).fileName().toLower() == u"addon"});
    }
  }
}

} // namespace

void addCatalogues(files::Vfs& vfs, const Limits& limits, std::set<QString>& refused, Diagnostics& findings) {
  // Two that look at the same time must not both add.
  static std::mutex adding;
  const std::lock_guard lock(adding);
  QSet<QString> known;
  std::vector<Numbered> found;
  for (const MountPtr& mount : vfs.mounts()) {
    if (isCatalogue(mount)) {
      known.insert(mount->name());
    } else {
      collect(*mount, QString(), false, found);
      collect(*mount, QStringLiteral("addon"), true, found);
    }
  }
  std::ranges::stable_sort(
      found, [](const Numbered& a, const Numbered& b) { return a.addon != b.addon ? a.addon : a.number > b.number; });
  for (std::size_t i = 0; i < std::min(found.size(), kMaxCatalogues); ++i) {
    if (known.contains(found[i].path) || refused.contains(found[i].path)) {
      continue;
    }
    known.insert(found[i].path);
    const auto coded = bytes::FileBytes::open(found[i].path);
    Diagnostics inside;
    if (auto mount = coded ? mountCatalogue(found[i].path, **coded, limits, inside) : std::unexpected(coded.error())) {
      vfs.append(std::move(*mount));
    } else {
      refused.insert(found[i].path);
      findings.warn(base::translate("formats", "%1 cannot be read: %2").arg(found[i].path, mount.error().message),
                    base::Unplaced::FileRefused);
    }
    findings.addOf(found[i].path, inside);
  }
}

std::vector<MountPtr> gameLayers(const files::Vfs& vfs) {
  std::vector<MountPtr> layers = vfs.mounts();
  // An archive that was opened itself comes before all others.
  const auto firstLoose = std::ranges::find_if_not(layers, isCatalogue);
  std::stable_partition(firstLoose, layers.end(), [](const MountPtr& mount) { return !isCatalogue(mount); });
  return layers;
}

} // namespace vitrine::formats::x3

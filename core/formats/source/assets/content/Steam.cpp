#include "core/formats/source/assets/content/Steam.h"

#include "core/files/DiskNames.h"
#include "core/files/Mount.h"
#include "core/formats/source/assets/content/SmallText.h"
#include "core/formats/source/file/keyvalues/KeyValues.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace vitrine::formats::source {
namespace {

constexpr KeyValueOptions kSteamOptions{.escapes = true, .maxDepth = 16, .maxEntries = 50'000};
constexpr qsizetype kMaxLibraries = 200;

bool isNumber(const QString& text) {
  return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// Folders that Steam may have put itself in.
QStringList usualRoots(const QString& home, const QString& dataHome) {
  QStringList roots;
  if (!dataHome.isEmpty()) {
    roots << dataHome + QStringLiteral("/Steam");
  }
  for (const char* below :
       {".local/share/Steam", ".steam/steam", ".steam/root", ".var/app/com.valvesoftware.Steam/.local/share/Steam",
        "snap/steam/common/.local/share/Steam", "Library/Application Support/Steam"}) {
    roots << home + QLatin1Char('/') + QLatin1StringView(below);
  }
#ifdef Q_OS_WIN
  const QSettings registry(QStringLiteral("HKEY_LOCAL_MACHINE\\SOFTWARE\\Valve\\Steam"), QSettings::Registry32Format);
  roots << registry.value(QStringLiteral("InstallPath")).toString();
#endif
  return roots;
}

QStringList listedLibraries(const QString& root) {
  for (const char* list : {"config/libraryfolders.vdf", "steamapps/libraryfolders.vdf"}) {
    const auto path = files::namedOnDisk(root, QLatin1StringView(list));
    if (const auto text = path ? readSmallText(*path) : std::nullopt) {
      return parseLibraryFolders(*text);
    }
  }
  return {};
}

std::optional<SteamApp> appOf(const QString& apps, const QString& manifestName) {
  const auto text = readSmallText(apps + QLatin1Char('/') + manifestName);
  const auto manifest = text ? parseManifest(*text) : std::nullopt;
  const auto folder = manifest ? files::namedOnDisk(apps + QStringLiteral("/common"), manifest->folder) : std::nullopt;
  if (!folder || !QFileInfo(*folder).isDir()) {
    return std::nullopt;
  }
  return SteamApp{manifest->appId, manifest->name.isEmpty() ? manifest->folder : manifest->name, *folder};
}

std::optional<QString> appsFolder(const QString& library) {
  return files::namedOnDisk(library, QStringLiteral("steamapps"));
}

} // namespace

QStringList parseLibraryFolders(const Bytes& text) {
  QStringList folders;
  const std::vector<KeyValue> top = parseKeyValues(text, kSteamOptions, nullptr);
  for (const KeyValue& entry : childrenOf(top, u"libraryfolders")) {
    const QString folder = entry.block ? entry.text(u"path") : entry.value;
    if (isNumber(entry.key) && !folder.isEmpty() && folders.size() < kMaxLibraries) {
      folders << folder;
    }
  }
  return folders;
}

std::optional<SteamApp> parseManifest(const Bytes& text) {
  const std::vector<KeyValue> top = parseKeyValues(text, kSteamOptions, nullptr);
  const KeyValue* state = findKey(top, u"AppState");
  const auto folder = state ? files::relativePath(state->text(u"installdir")) : std::nullopt;
  if (!folder || folder->isEmpty()) {
    return std::nullopt;
  }
  return SteamApp{state->text(u"appid"), state->text(u"name"), *folder};
}

Steam::Steam(const QStringList& libraries) {
  for (const QString& library : libraries) {
    const QString canonical = QFileInfo(library).canonicalFilePath();
    if (!canonical.isEmpty() && !m_libraries.contains(canonical) && appsFolder(canonical)) {
      m_libraries << canonical;
    }
  }
}

Steam Steam::ofUser() {
  return ofUser(QDir::homePath(), qEnvironmentVariable("XDG_DATA_HOME"));
}

Steam Steam::ofUser(const QString& home, const QString& dataHome) {
  QStringList libraries;
  for (const QString& root : usualRoots(home, dataHome)) {
    if (!root.isEmpty() && QFileInfo(root).isDir()) {
      libraries << root << listedLibraries(root);
    }
  }
  return Steam(libraries);
}

Steam Steam::around(const QString& path) const {
  QDir folder(QFileInfo(path).absoluteFilePath());
  QStringList libraries = m_libraries;
  while (!folder.isRoot() && !folder.dirName().isEmpty()) {
    if (folder.dirName().compare(QLatin1StringView("steamapps"), Qt::CaseInsensitive) == 0) {
      libraries.prepend(QFileInfo(folder.path()).path());
      break;
    }
    folder.setPath(QFileInfo(folder.path()).path());
  }
  return Steam(libraries);
}

std::vector<SteamApp> Steam::apps() const {
  std::vector<SteamApp> found;
  for (const QString& library : m_libraries) {
    const QString apps = appsFolder(library).value_or(QString());
    QStringList manifests =
        QDir(apps).entryList({QStringLiteral("appmanifest_*.acf")}, QDir::Files, QDir::Name | QDir::IgnoreCase);
    for (const QString& manifest : manifests) {
      if (auto app = appOf(apps, manifest)) {
        found.push_back(std::move(*app));
      }
    }
  }
  return found;
}

std::optional<QString> Steam::folderOf(const QString& appId) const {
  for (const QString& library : isNumber(appId) ? m_libraries : QStringList()) {
    const QString apps = appsFolder(library).value_or(QString());
    if (const auto app = appOf(apps, QStringLiteral("appmanifest_%1.acf").arg(appId))) {
      return app->folder;
    }
  }
  return std::nullopt;
}

QStringList Steam::sourceMods() const {
  QStringList mods;
  for (const QString& library : m_libraries) {
    if (const auto folder = files::namedOnDisk(library, QStringLiteral("steamapps/sourcemods"))) {
      const QDir below(*folder);
      for (const QString& name : below.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::IgnoreCase)) {
        mods << below.filePath(name);
      }
    }
  }
  return mods;
}

} // namespace vitrine::formats::source

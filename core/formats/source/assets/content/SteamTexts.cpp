#include "core/formats/source/assets/content/SteamTexts.h"

#include "core/files/Mount.h"
#include "core/formats/source/file/keyvalues/KeyValues.h"

namespace vitrine::formats::source {
namespace {

constexpr KeyValueOptions kSteamTextsOptions{.escapes = true, .maxDepth = 16, .maxEntries = 50'000};
constexpr qsizetype kMaxLibraries = 200;

bool isNumber(const QString& key) {
  return !key.isEmpty() && std::ranges::all_of(key, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

QString textOf(const KeyValue& block, QStringView key) {
  const KeyValue* found = block.find(key);
  return found ? found->value : QString();
}

} // namespace

QStringList parseLibraryFolders(const Bytes& text) {
  QStringList folders;
  const std::vector<KeyValue> top = parseKeyValues(text, kSteamTextsOptions, nullptr);
  const KeyValue* list = findKey(top, u"libraryfolders");
  for (const KeyValue& entry : list ? list->children : std::vector<KeyValue>()) {
    const QString folder = entry.block ? textOf(entry, u"path") : entry.value;
    if (isNumber(entry.key) && !folder.isEmpty() && folders.size() < kMaxLibraries) {
      folders << folder;
    }
  }
  return folders;
}

std::optional<SteamManifest> parseManifest(const Bytes& text) {
  const std::vector<KeyValue> top = parseKeyValues(text, kSteamTextsOptions, nullptr);
  const KeyValue* state = findKey(top, u"AppState");
  if (!state) {
    return std::nullopt;
  }
  SteamManifest made{textOf(*state, u"appid"), textOf(*state, u"name"), textOf(*state, u"installdir")};
  const auto folder = files::relativePath(made.folder);
  if (!folder || folder->isEmpty()) {
    return std::nullopt;
  }
  made.folder = *folder;
  return made;
}

} // namespace vitrine::formats::source

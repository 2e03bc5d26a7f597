#include "core/files/Mount.h"
#include "core/formats/source/assets/content/GameInfo.h"
#include "core/formats/source/assets/content/Steam.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

/// A game's description, Steam's list of libraries and one of its manifests: all are text of one grammar.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes text = fuzz::inputBytes(data, size);
  for (const auto& path : formats::source::parseGameInfo(text).paths) {
    const auto place = formats::source::placeOf(path.value);
    if (place.relative.contains(QLatin1Char('\\')) || place.relative == QLatin1String(".")) {
      fuzz::finding("a place that is not tidied");
    }
    if (place.from != formats::source::PathPlace::From::App && !place.appId.isEmpty()) {
      fuzz::finding("a game's number without a game");
    }
  }
  for (const QString& folder : formats::source::parseLibraryFolders(text)) {
    if (folder.isEmpty()) {
      fuzz::finding("a library without a folder");
    }
  }
  const auto manifest = formats::source::parseManifest(text);
  if (manifest && files::relativePath(manifest->folder) != manifest->folder) {
    fuzz::finding("a game outside its library");
  }
  return 0;
}

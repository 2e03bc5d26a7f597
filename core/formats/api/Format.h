#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/Document.h"
#include "core/files/Vfs.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <variant>
#include <vector>

namespace vitrine::formats {

struct FormatInfo {
  QString id;             ///< "source-bsp"
  QString name;           ///< user text, QT_TRANSLATE_NOOP("formats", …): "Source engine map"
  QStringList extensions; ///< lower case, without the dot
  QStringList mimeTypes;
  bool archive = false; ///< its files can be browsed like folders, see Format::mount
  bool carriesFiles = false; ///< a document of its own that other files are in as well: Format::mount gives those
};

/// What is known of a file before it is read.
struct Probe {
  QString fileName;  ///< without folder
  QString extension; ///< lower case, without the dot
  Bytes head;        ///< the first 4 KiB, or less
  std::uint64_t size = 0;
};

/// The file to read. `path` is what the user opened; for an archive entry it is only a name.
struct Source {
  QString path;
  ByteSourcePtr bytes;
};

/// What a document is loaded for. Picture: to be drawn with its controls as they are at first, and then forgotten; a
/// format may leave out what such a picture does not show: structure, counts, links to records, layers hidden at first,
/// solids.
enum class LoadPurpose { Everything, Picture };

/// What a load may use and where it reports. Lives on the loading thread; `vfs`, `missing`, `diagnostics` and
/// `progress` are thread-safe.
struct LoadContext {
  files::Vfs& vfs;
  base::Diagnostics& diagnostics;
  files::MissingFiles& missing;
  base::Progress& progress;
  base::Limits limits = {};
  QHash<QString, QString> options = {}; ///< --option key=value, answers to Error::needs
  LoadPurpose purpose = LoadPurpose::Everything;
};

/// A material and the textures its slots index (into `textures`, not into the scene's list; AssetResolver maps them).
struct MaterialAsset {
  scene::Material material;
  std::vector<scene::Texture> textures;
};

/// What Format::resolve finds; a picture is never null.
using Asset = std::variant<MaterialAsset, image::ImagePtr>;

/// What a list of files says of one before it is opened.
struct Glance {
  QString title;     ///< what the file calls itself: a mission's name; empty: nothing better than the file's name
  QStringList parts; ///< files that belong to it and need not be listed on their own, relative to its folder
};

/// A place that probably holds what a file refers to: a folder, or an archive of a format that mounts. Mounted
/// read-only, and shown to the user.
struct ProposedRoot {
  QString path;
  QString reason;
};

/// A game or collection on this machine that has files a document misses.
struct ContentOffer {
  QString name;   ///< "Half-Life 2"
  QString folder; ///< to be given as a game folder (OpenOptions::gameFolders)
  int found = 0;  ///< so many of what is missing are there
};

/// A file format. Stateless and thread-safe; one instance for the life of the process.
class Format {
public:
  virtual ~Format() = default;

  virtual FormatInfo info() const = 0;

  /// How sure this is our format: 0 no … 100 magic and version fit. Content beats extension: above 50 only by content.
  virtual int score(const Probe& probe) const = 0;

  /// What can be told from the head alone. Called for every file of a folder. Default: nothing.
  virtual Glance glance(const Probe& probe) const;

  /// Reads the whole document. Fails only when the file cannot be read or is not this format; damage inside becomes
  /// Diagnostics, a note on the section, and at worst Document::sceneError. Throws only base::Cancelled.
  virtual Result<DocumentPtr> load(const Source& source, LoadContext& context) const = 0;

  /// A material or texture the document names, found after load; runs on workers, throws only base::Cancelled.
  /// NotFound when no mount has it.
  virtual Result<Asset> resolve(const Document& document, const scene::AssetRef& ref, LoadContext& context) const;

  /// For archives: the file as something that can be browsed like a folder. Default: Unsupported.
  virtual Result<MountPtr> mount(const Source& source, const base::Limits& limits) const;

  /// The document with those models that were missing and are found now; null when none is. Everything else stays:
  /// nodes and materials keep their numbers, new materials follow and are Pending. What is still missing is in its
  /// `missing`. Runs on workers, throws only base::Cancelled. Default: null.
  virtual Result<DocumentPtr> complete(const Document& document, LoadContext& context) const;

  /// Content roots for the opened file: above it, and where its game says. Best first. Default: none.
  virtual std::vector<ProposedRoot> roots(const QString& path) const;

  /// The roots that a folder stands for which the user names as a game's. Default: the folder itself.
  virtual std::vector<ProposedRoot> rootsIn(const QString& folder) const;

  /// Where else on this machine files like these are, best first. Looks at disks: for workers; throws only
  /// base::Cancelled. Default: nowhere.
  virtual std::vector<ContentOffer> offers(const std::vector<files::MissingFile>& missing,
                                           base::Progress& progress) const;
};

inline Glance Format::glance(const Probe&) const {
  return {};
}

inline Result<Asset> Format::resolve(const Document&, const scene::AssetRef& ref, LoadContext&) const {
  return std::unexpected(
      Error::of(ErrorCode::NotFound, QStringLiteral("this format refers to no other files"), ref.path));
}

inline Result<MountPtr> Format::mount(const Source& source, const base::Limits&) const {
  return std::unexpected(Error::of(ErrorCode::Unsupported, QStringLiteral("this is not an archive"), source.path));
}

inline Result<DocumentPtr> Format::complete(const Document&, LoadContext&) const {
  return DocumentPtr();
}

inline std::vector<ProposedRoot> Format::rootsIn(const QString& folder) const {
  return {{folder, QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "named as the game's folder"))}};
}

inline std::vector<ContentOffer> Format::offers(const std::vector<files::MissingFile>&, base::Progress&) const {
  return {};
}

inline std::vector<ProposedRoot> Format::roots(const QString&) const {
  return {};
}

} // namespace vitrine::formats

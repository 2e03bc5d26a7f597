#pragma once

#include "core/document/AssetSource.h"
#include "core/document/Document.h"
#include "core/formats/api/FormatInfo.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace vitrine::formats {

using document::Asset;
using document::LoadContext;
using document::LoadPurpose;
using document::MaterialAsset;

/// A file as seen before it is read.
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

/// A file as a list of files shows it before it is opened.
struct FileSummary {
  QString title;     ///< name that the file gives itself: a mission's; empty: nothing better than the file's name
  QStringList parts; ///< files that belong to it and need not be listed on their own, relative to its folder
};

/// A file format. Stateless and thread-safe; one instance for the life of the process.
class Format {
public:
  virtual ~Format() = default;

  /// The names of the format. Of a format that vitrine_add_format declares this is generated from the call.
  virtual const FormatInfo& info() const = 0;

  /// The certainty that a file is of this format: 0 no … 100 magic and version fit. Content beats extension: above 50
  /// only by content.
  virtual int score(const Probe& probe) const = 0;

  /// The summary that the head alone tells. Called for every file of a folder. Default: nothing.
  virtual FileSummary summarize(const Probe& probe) const;

  /// The whole document. Fails only when the file cannot be read or is not this format; damage inside becomes
  /// Diagnostics, a note on the section, and at worst Document::sceneError. Throws only base::Cancelled.
  Result<DocumentPtr> load(const Source& source, LoadContext& context) const;

protected:
  /// Reads the file into `document`, which has its path, size, names and space 0 already and gets what `context` has
  /// collected afterwards: structure, scene, properties, counts where context.counts asks, and the finder of what it
  /// refers to (Document::assetSource). Errors and exceptions as of load.
  virtual Result<void> read(const Source& source, LoadContext& context, Document& document) const = 0;
};

/// The load of a file with these names by `read`, as Format::load has it: for finders of assets that read their
/// document once more.
Result<DocumentPtr> loadBy(const std::function<Result<void>(Document&)>& read, const Source& source,
                           const FormatInfo& info, LoadContext& context);

} // namespace vitrine::formats

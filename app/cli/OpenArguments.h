#pragma once

#include "app/cli/ExitCode.h"
#include "core/base/Result.h"
#include "core/document/ResolveReport.h"
#include "core/formats/api/Opener.h"

#include <QString>

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace vitrine::cli {

/// Options of every command that opens a file: --option, --key, --game, --strict, --as. A command that has declared an
/// --as of its own has not this one.
struct OpenArguments {
  std::vector<std::string> options;
  std::string key;
  std::vector<std::string> gameFolders;
  std::string format; ///< id of the format that --as forces
  bool strict = false;

  void declare(CLI::App& command);
  /// Error: an --option without "=", a --game that is no folder, an --as that is no format.
  Result<formats::OpenOptions> toOptions() const;
};

/// An argument as the system gave it, as text: file names in any script.
QString fromArgument(const std::string& argument);

/// An opened file and what was found out when its materials and textures were looked for.
struct LoadedFile {
  formats::Opened opened;
  document::ResolveReport findings;

  const Document& document() const { return *opened.document; }
  /// True if --strict fails the file: damage anywhere, or no scene because of it.
  bool damaged() const;
};

enum class Assets { Leave, Resolve };

Result<LoadedFile> loadFile(const QString& path, const formats::OpenOptions& options, Assets assets);

/// The reason why a document has no scene; `otherwise` where nothing more is known.
Error whyNoScene(const Document& document, const QString& otherwise);

/// Done, or Damaged when the user is strict and the file is damaged.
ExitCode statusOf(const LoadedFile& file, bool strict);
/// The same. Tells why there is no scene.
ExitCode verdict(const LoadedFile& file, const QString& path, bool strict);

} // namespace vitrine::cli

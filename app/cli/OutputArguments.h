#pragma once

#include "app/cli/OpenArguments.h"
#include "core/exporting/DataFile.h"

#include <expected>

namespace vitrine::cli {

/// Arguments of a command that writes one file of data from FILE: FILE, OUT, --force, and the options to open FILE
/// with.
struct OutputArguments {
  std::string file;
  std::string out;
  bool force = false;
  OpenArguments open;

  void declare(CLI::App& command, const std::string& outHelp);

  QString filePath() const { return fromArgument(file); }
  QString outPath() const { return fromArgument(out); }

  /// Opens FILE, without its materials, when OUT is free. Otherwise complains and gives the status to end with.
  std::expected<LoadedFile, ExitCode> load() const;
  /// Writes OUT, whole or not at all; the status to end with, having complained.
  ExitCode write(const LoadedFile& loaded, const exporting::DataWriter& writer) const;
};

} // namespace vitrine::cli

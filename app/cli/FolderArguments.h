#pragma once

#include "app/cli/ExitCode.h"
#include "core/exporting/Extraction.h"

#include <string>

namespace CLI {
class App;
}

namespace vitrine::cli {

/// The folder that a command writes many files into: FOLDER and --force.
struct FolderArguments {
  std::string folder;
  bool force = false;

  void declare(CLI::App& command);
  exporting::OutputFolder toFolder() const;
};

/// Prints the files one a line and complains of those that failed; Failed where any did or there was none, for the
/// reason `none`.
ExitCode report(const exporting::Extracted& extracted, const QString& about, const QString& none);

} // namespace vitrine::cli

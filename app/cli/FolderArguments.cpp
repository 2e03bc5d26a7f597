#include "app/cli/FolderArguments.h"

#include "app/cli/Console.h"
#include "app/cli/OpenArguments.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {

void FolderArguments::declare(CLI::App& command) {
  command.add_option("FOLDER", folder, "Output folder; created if it does not exist")->required();
  command.add_flag("--force", force, "Overwrite existing files");
}

exporting::OutputFolder FolderArguments::toFolder() const {
  using exporting::OutputFolder;
  return {fromArgument(folder), force ? OutputFolder::Existing::Replaced : OutputFolder::Existing::Kept};
}

ExitCode report(const exporting::Extracted& extracted, const QString& about, const QString& none) {
  ResultStream out;
  for (const QString& file : extracted.files) {
    out.write(file + QLatin1Char('\n'));
  }
  if (!finished(out)) {
    return ExitCode::Failed;
  }
  for (const Error& failure : extracted.failures) {
    complain(about, failure);
  }
  if (extracted.files.isEmpty() && extracted.failures.empty()) {
    complain(about, none);
  }
  return extracted.files.isEmpty() || !extracted.failures.empty() ? ExitCode::Failed : ExitCode::Done;
}

} // namespace vitrine::cli

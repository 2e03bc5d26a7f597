#include "app/cli/OutputArguments.h"

#include "app/cli/Console.h"
#include "app/cli/OutputTarget.h"
#include "core/exporting/FileSet.h"
#include "core/formats/api/ArchivePath.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {

void OutputArguments::declare(CLI::App& command, const std::string& outHelp) {
  command.add_option("FILE", file, "The file")->required();
  command.add_option("OUT", out, outHelp)->required();
  command.add_flag("--force", force, "Overwrite an existing file");
  open.declare(command);
}

std::expected<LoadedFile, ExitCode> OutputArguments::load() const {
  const auto options = open.toOptions();
  if (!options) {
    complain({}, options.error());
    return std::unexpected(ExitCode::Usage);
  }
  // Before a large map is read for nothing.
  auto able = exporting::checkNotOpened(outPath(), formats::fileOnDisk(filePath()));
  if (able && outPath() != QLatin1String("-")) {
    able = exporting::checkTarget(outPath(), force);
  }
  if (!able) {
    complain(filePath(), able.error());
    return std::unexpected(ExitCode::Failed);
  }
  auto loaded = loadFile(filePath(), *options, Assets::Leave);
  if (!loaded) {
    complain(filePath(), loaded.error());
    return std::unexpected(ExitCode::Failed);
  }
  return std::move(*loaded);
}

ExitCode OutputArguments::write(const LoadedFile& loaded, const exporting::DataWriter& writer) const {
  auto target = OutputTarget::open(outPath(), filePath());
  if (!target) {
    complain(filePath(), target.error());
    return ExitCode::Failed;
  }
  auto written = writer([&target](std::span<const std::byte> piece) { return target->write(piece); });
  if (written) {
    written = target->commit();
  }
  if (!written) {
    complain(filePath(), written.error());
    return ExitCode::Failed;
  }
  return verdict(loaded, filePath(), open.strict);
}

} // namespace vitrine::cli

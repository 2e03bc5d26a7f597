#include "app/cli/SectionArgument.h"

#include "app/cli/Console.h"
#include "core/structure/FindSection.h"

namespace vitrine::cli {

std::expected<NamedSection, ExitCode> openSection(const OpenArguments& open, const std::string& file,
                                                  const std::string& section) {
  const auto options = open.toOptions();
  if (!options) {
    complain({}, options.error());
    return std::unexpected(ExitCode::Usage);
  }
  const QString path = fromArgument(file);
  auto loaded = loadFile(path, *options, Assets::Leave);
  if (!loaded) {
    complain(path, loaded.error());
    return std::unexpected(ExitCode::Failed);
  }
  const auto id = structure::findSection(loaded->document().structure, fromArgument(section));
  if (!id) {
    complain(path, id.error());
    return std::unexpected(ExitCode::Usage);
  }
  return NamedSection{std::move(*loaded), path, *id};
}

} // namespace vitrine::cli

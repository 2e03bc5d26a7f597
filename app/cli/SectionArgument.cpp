#include "app/cli/SectionArgument.h"

#include "app/cli/Console.h"

namespace vitrine::cli {

Result<SectionId> findSection(const Document& document, const QString& argument) {
  if (const auto found = document.structure.find(argument)) {
    return *found;
  }
  std::vector<SectionId> ending;
  const QString tail = QLatin1Char('/') + argument;
  for (SectionId id = 0; id < document.structure.size(); ++id) {
    if (document.structure[id].path.endsWith(tail, Qt::CaseInsensitive)) {
      ending.push_back(id);
    }
  }
  if (ending.size() == 1) {
    return ending.front();
  }
  if (ending.empty()) {
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("there is no section \"%1\"").arg(argument)));
  }
  return std::unexpected(Error::of(
      ErrorCode::NotFound, QStringLiteral("\"%1\" may be %2 or %3")
                               .arg(argument, document.structure[ending[0]].path, document.structure[ending[1]].path)));
}

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
  const auto id = findSection(loaded->document(), fromArgument(section));
  if (!id) {
    complain(path, id.error());
    return std::unexpected(ExitCode::Usage);
  }
  return NamedSection{std::move(*loaded), path, *id};
}

} // namespace vitrine::cli

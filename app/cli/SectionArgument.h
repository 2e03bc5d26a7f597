#pragma once

#include "app/cli/OpenArguments.h"

#include <QString>

namespace vitrine::cli {

/// A section of an opened file.
struct NamedSection {
  LoadedFile file;
  QString path; ///< of the file, as the user named it
  SectionId id = structure::kRootSection;

  const structure::Section& section() const { return file.document().structure[id]; }
};

/// Opens FILE, without looking for its materials, and finds SECTION in it. Otherwise complains and gives the status to
/// end with.
std::expected<NamedSection, ExitCode> openSection(const OpenArguments& open, const std::string& file,
                                                  const std::string& section);

} // namespace vitrine::cli

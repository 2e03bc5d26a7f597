#pragma once

#include "core/formats/api/FormatRegistry.h"

#include <QStringList>

namespace vitrine::tests {

/// A format and where files of it are found, as its vitrine_add_format call says.
struct FormatFixtures {
  const char* formatId;
  const char* folders; ///< of the samples, separated by ";"
  bool hasMagic;       ///< its files begin with bytes that tell what they are
};

/// Generated from the vitrine_add_format calls.
const std::vector<FormatFixtures>& formatFixtures();

/// Ids of all formats, for parameterised tests.
std::vector<std::string> formatIds();
std::string testNameOf(const std::string& formatId);

const formats::Format& formatOf(const std::string& formatId);
bool hasMagic(const std::string& formatId);

/// The fixture files that are recognised as this format (folders also hold notes, licences and broken files), smallest
/// first.
QStringList fixtureFiles(const std::string& formatId);

/// Every sample file that lies in none of the format's fixture folders.
QStringList foreignFiles(const std::string& formatId);

formats::Probe probeOf(const QString& path, const Bytes& bytes);

} // namespace vitrine::tests

#pragma once

#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

/// Sample files come from two places, with the same folders in both. Our own makers (tests/samples) write theirs while
/// the tests are built, into samples/ of the build folder; they are on every machine. Other people's files are in no
/// repository: they lie in $VITRINE_SAMPLES, where somebody has collected them. A file that is in both is our own.
namespace vitrine::tests {

/// A sample file or folder by its path; nullopt: it is other people's and not at hand, and the test skips with
/// othersSamplesMissing().
std::optional<QString> samplePath(const QString& relative);

/// Why a test is skipped that needs other people's files. The closing line of `./dev test` counts skips by this text.
std::string othersSamplesMissing();

/// Parameters of a suite that goes over other people's files, `path` being one of them: where it is missing the first
/// alone, so that a test is skipped once and not once for each file.
template <class Parameter>
std::vector<Parameter> ofOthers(const QString& path, std::vector<Parameter> all) {
  all.resize(samplePath(path) ? all.size() : 1);
  return all;
}

/// Every file below a folder of the samples ("": below all of them), by its path there, sorted.
QStringList sampleFiles(const QString& folder);

/// Animated models that a reader independent of ours found in the samples of a folder: EXPECTED.json of our own files,
/// with the entries of other people's files where they are at hand.
nlohmann::ordered_json expectedOfSamples(const QString& folder);

} // namespace vitrine::tests

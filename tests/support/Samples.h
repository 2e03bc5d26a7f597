#pragma once

#include <QString>

#include <optional>

namespace vitrine::tests {

/// A file of the samples folder ($VITRINE_SAMPLES); nullopt when the folder or the file is not there - tests then skip,
/// saying so.
std::optional<QString> samplePath(const QString& relative);

/// The folder itself.
std::optional<QString> samplesFolder();

} // namespace vitrine::tests

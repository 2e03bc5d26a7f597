#include "tests/support/Samples.h"

#include <QFileInfo>

namespace vitrine::tests {

std::optional<QString> samplesFolder() {
  const QString folder = qEnvironmentVariable("VITRINE_SAMPLES");
  return !folder.isEmpty() && QFileInfo(folder).isDir() ? std::optional(folder) : std::nullopt;
}

std::optional<QString> samplePath(const QString& relative) {
  const auto folder = samplesFolder();
  if (!folder) {
    return std::nullopt;
  }
  const QString path = *folder + QLatin1Char('/') + relative;
  return QFileInfo::exists(path) ? std::optional(path) : std::nullopt;
}

} // namespace vitrine::tests

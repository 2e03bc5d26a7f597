#include "tests/core/formats/registry/BrickContent.h"

#include <QFileInfo>

namespace vitrine::tests {

std::vector<formats::SearchPath> BrickContent::searchPaths(const QString& file, const formats::FormatInfo&) const {
  return {{QFileInfo(file).absolutePath() + QStringLiteral("/pictures"), QStringLiteral("beside it")}};
}

} // namespace vitrine::tests

#pragma once

#include "core/formats/api/ContentLocator.h"

namespace vitrine::tests {

/// The folder "pictures" beside a brick.
class BrickContent final : public formats::ContentLocator {
public:
  std::vector<formats::SearchPath> searchPaths(const QString& file, const formats::FormatInfo& format) const override;
};

} // namespace vitrine::tests

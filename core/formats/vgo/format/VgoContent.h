#pragma once

#include "core/formats/api/ContentLocator.h"

namespace vitrine::formats::vgo {

/// The places of the key and the resource of a VGO file: its own folder.
class VgoContent final : public ContentLocator {
public:
  std::vector<SearchPath> searchPaths(const QString& file, const FormatInfo& format) const override;
};

} // namespace vitrine::formats::vgo

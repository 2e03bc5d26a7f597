#pragma once

#include "core/formats/api/ContentLocator.h"

namespace vitrine::formats::diggles {

/// The content of Diggles, by the folders of its models.
class DigglesContent final : public ContentLocator {
public:
  /// The folder that Texture lies in beside the model's own, and the model's own.
  std::vector<SearchPath> searchPaths(const QString& file, const FormatInfo& format) const override;
  QString game(const QString& /*file*/) const override { return QStringLiteral("Diggles"); }
};

} // namespace vitrine::formats::diggles

#pragma once

#include "core/formats/api/ContentLocator.h"

namespace vitrine::formats::xops {

/// The content of X Operations, by the folders of its maps, points and missions.
class XopsContent final : public ContentLocator {
public:
  /// The file's own folder; of a mission of "addon" also the game's folder above, from which pictures and skies of the
  /// game itself are named.
  std::vector<SearchPath> searchPaths(const QString& file, const FormatInfo& format) const override;
  QString game(const QString& /*file*/) const override { return QStringLiteral("X Operations"); }
};

} // namespace vitrine::formats::xops

#pragma once

#include "core/formats/api/ContentLocator.h"

namespace vitrine::formats::x3 {

/// The content of the games of the X series, by the folders they keep it in.
class X3Content final : public ContentLocator {
public:
  /// Folders that hold the game of a file, best first: the parent of the "objects" folder it is in, of an "addon" the
  /// game's own, and the file's own folder. Of a catalogue: its folder, or the one above "mods".
  std::vector<SearchPath> searchPaths(const QString& file, const FormatInfo& format) const override;
  QString game(const QString& /*file*/) const override { return QStringLiteral("X2/X3"); }
};

} // namespace vitrine::formats::x3

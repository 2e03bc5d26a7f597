#pragma once

#include "core/files/MissingFiles.h"
#include "core/formats/api/ContentLocator.h"

#include <QString>

#include <vector>

namespace vitrine::ui {

/// Number of missing files by what the picture lacks for want of them.
struct MissingSummary {
  int materials = 0;
  int textures = 0; ///< and skies, which are textures to whoever looks
  int models = 0;

  explicit MissingSummary(const std::vector<files::MissingFile>& missing);

  /// False: the picture is whole, as far as it is known.
  bool any() const { return all() > 0; }
  /// "34 textures and 2 models are missing."
  QString text() const;
  /// The same, with what a game on this machine has of them.
  QString textWith(const formats::SuggestedContent& game) const;

private:
  int all() const { return materials + textures + models; }
};

} // namespace vitrine::ui

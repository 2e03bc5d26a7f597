#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Progress.h"
#include "core/files/MissingFiles.h"
#include "core/files/Vfs.h"

#include <QHash>
#include <QString>

namespace vitrine::document {

/// The use that a document is loaded for. Viewing: to be looked at and inspected; layers hidden at first may be left
/// for later (AssetSource::buildLayers). Picture: to be drawn with its controls as they are at first, and then
/// forgotten; a format may leave out what such a picture does not show: structure, counts, links to records, layers
/// hidden at first, collision brushes.
enum class LoadPurpose { Everything, Viewing, Picture };

/// The means that a load or a search for assets has, and the places it reports to. Lives on the loading thread; `vfs`,
/// `missing`, `diagnostics` and `progress` are thread-safe.
struct LoadContext {
  files::Vfs& vfs;
  base::Diagnostics& diagnostics;
  files::MissingFiles& missing;
  base::Progress& progress;
  base::Limits limits = {};
  QHash<QString, QString> options = {}; ///< --option key=value, answers to Error::needs
  LoadPurpose purpose = LoadPurpose::Everything;
  bool counts = false; ///< Document::counts is wanted

  bool isPicture() const { return purpose == LoadPurpose::Picture; }
  /// The same means, with reports to other places.
  LoadContext reportingTo(base::Diagnostics& toDiagnostics, files::MissingFiles& toMissing) const {
    return {vfs, toDiagnostics, toMissing, progress, limits, options, purpose, counts};
  }
};

} // namespace vitrine::document

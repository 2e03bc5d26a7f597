#pragma once

#include "core/document/ResolveReport.h"
#include "core/formats/api/AssetResolver.h"

namespace vitrine::opening {

/// The way from a path to a document with all that could be found of it: open, then - after whoever opens it has
/// prepared and shown its scene - resolve; later, with more places to look in, resolve models and assets again. Window,
/// command line and tests go it alike, a step at a time, on a thread of their own.
class Opening {
public:
  /// `opener`, `progress` and `diagnostics` must outlive it. `diagnostics` gathers what is odd about files that are
  /// found after the load.
  Opening(const formats::Opener& opener, formats::OpenOptions options, base::Progress& progress,
          base::Diagnostics& diagnostics)
      : m_opener(opener), m_options(std::move(options)), m_progress(progress), m_diagnostics(diagnostics) {}

  /// Cancellation comes back as ErrorCode::Cancelled; nothing is thrown.
  Result<formats::Opened> open(const QString& path) const { return m_opener.open(path, m_options, m_progress); }

  /// The document with those models that were missing and are found now; null when none is. Throws base::Cancelled.
  Result<DocumentPtr> resolveModels(const formats::Opened& opened) const;

  /// The document with some of the layers that were deferred as it was loaded; null when none of them is deferred.
  /// Throws base::Cancelled.
  Result<DocumentPtr> buildLayers(const formats::Opened& opened, const std::vector<scene::LayerIndex>& layers) const;

  /// Looks for the materials and textures wished for that are not found in `report.assets`, telling `sink` of each
  /// find, and sets all of the report. Throws base::Cancelled; the report then holds what was found until then.
  void resolve(const formats::Opened& opened, document::ResolveReport& report,
               const formats::AssetResolver::PatchSink& sink = {}, const formats::AssetWish& wish = {}) const;

private:
  const formats::Opener& m_opener;
  formats::OpenOptions m_options;
  base::Progress& m_progress;
  base::Diagnostics& m_diagnostics;
};

} // namespace vitrine::opening

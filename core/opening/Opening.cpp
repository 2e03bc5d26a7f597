#include "core/opening/Opening.h"

#include <QScopeGuard>

namespace vitrine::opening {

Result<DocumentPtr> Opening::resolveModels(const formats::Opened& opened) const {
  if (!opened.document->assetSource) {
    return DocumentPtr();
  }
  files::MissingFiles missing;
  formats::LoadContext context = opened.contextFor(m_options, m_progress, m_diagnostics, missing);
  return opened.document->assetSource->resolveModels(*opened.document, context);
}

Result<DocumentPtr> Opening::buildLayers(const formats::Opened& opened,
                                         const std::vector<scene::LayerIndex>& layers) const {
  if (!opened.document->assetSource) {
    return DocumentPtr();
  }
  files::MissingFiles missing;
  formats::LoadContext context = opened.contextFor(m_options, m_progress, m_diagnostics, missing);
  return opened.document->assetSource->buildLayers(*opened.document, layers, context);
}

void Opening::resolve(const formats::Opened& opened, document::ResolveReport& report,
                      const formats::AssetResolver::PatchSink& sink, const formats::AssetWish& wish) const {
  files::MissingFiles missing;
  const auto tell = qScopeGuard([&] {
    report.missing = missing.entries();
    report.diagnostics = m_diagnostics.entries();
  });
  report.searchPaths = opened.searchPaths;
  if (opened.document->scene) {
    formats::LoadContext context = opened.contextFor(m_options, m_progress, m_diagnostics, missing);
    formats::AssetResolver(opened).resolveAll(report.assets, context, sink, wish);
  }
}

} // namespace vitrine::opening

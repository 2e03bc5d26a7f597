#include "tests/fuzz/FuzzDocument.h"

#include "core/formats/api/FormatRegistry.h"
#include "tests/conformance/DocumentCheck.h"
#include "tests/fuzz/FuzzInput.h"

#include <ranges>

namespace vitrine::fuzz {
namespace {

constexpr std::size_t kResolved = 4;

void resolveSome(const document::Document& document, formats::LoadContext& context) {
  for (const scene::Material& material : document.scene->assets.materials | std::views::take(kResolved)) {
    const auto asset = document.assetSource->resolve(material.asset, context);
    const auto* made = asset ? std::get_if<formats::MaterialAsset>(&*asset) : nullptr;
    if (made == nullptr) {
      continue;
    }
    for (const scene::Texture& texture : made->textures | std::views::take(kResolved)) {
      const auto picture = document.assetSource->resolve(texture.asset, context);
      if (picture && std::holds_alternative<image::ImagePtr>(*picture)) {
        std::get<image::ImagePtr>(*picture)->toQImage();
      }
    }
  }
}

} // namespace

void loadAndCheck(const formats::Format& format, const Bytes& bytes) {
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress, fuzzLimits()};
  const formats::Source source{QStringLiteral("input"), bytes::makeMemorySource(bytes)};
  format.score(*formats::probe(source.path, *source.bytes));
  const auto document = format.load(source, context);
  if (!document) {
    return;
  }
  const QStringList faults = tests::faultsOf(**document);
  if (!faults.isEmpty()) {
    finding(qPrintable(faults.front()));
  }
  if ((*document)->scene && (*document)->assetSource) {
    resolveSome(**document, context);
  }
}

} // namespace vitrine::fuzz

#include "core/formats/source/mdl/format/MdlFormat.h"

#include "core/formats/source/content/ContentOffers.h"
#include "core/formats/source/content/GameRoots.h"
#include "core/formats/source/mdl/MdlHeader.h"
#include "core/formats/source/mdl/ModelFiles.h"
#include "core/formats/source/mdl/format/MdlLoader.h"
#include "core/formats/source/resolve/Resolve.h"

#include <QFileInfo>

namespace vitrine::formats::source {

FormatInfo MdlFormat::info() const {
  return {QStringLiteral("source-mdl"),
          QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Source engine model")),
          {QStringLiteral("mdl")},
          {QStringLiteral("model/x-source-mdl")}};
}

int MdlFormat::score(const Probe& probe) const {
  constexpr int kByVersion = 100;
  constexpr int kByMagic = 60;
  constexpr int kByName = 30; // damaged ones
  const auto refusal = refusalOfMdl(probe.head);
  if (!refusal) {
    return kByVersion;
  }
  if (refusal->code == ErrorCode::Unsupported) {
    return kByMagic;
  }
  return probe.size > 0 && probe.extension == QLatin1StringView("mdl") ? kByName : 0;
}

Result<DocumentPtr> MdlFormat::load(const Source& source, LoadContext& context) const {
  return loadModel(source, info(), context);
}

Result<Asset> MdlFormat::resolve(const Document&, const scene::AssetRef& ref, LoadContext& context) const {
  return resolveAsset(nullptr, ref, context);
}

Result<DocumentPtr> MdlFormat::complete(const Document& document, LoadContext& context) const {
  const auto isThere = [&context](const QString& path) { return context.vfs.find(path).has_value(); };
  const bool any = std::ranges::any_of(document.missing, [&isThere](const files::MissingFile& file) {
    return std::ranges::any_of(substitutesOf(file.path), isThere);
  });
  if (!any) {
    return DocumentPtr();
  }
  const Source source{document.path, document.spaces[base::kFileSpace].source};
  return load(source, context);
}

std::vector<ProposedRoot> MdlFormat::roots(const QString& path) const {
  std::vector<ProposedRoot> roots = gameRoots(path);
  roots.push_back(
      {QFileInfo(path).absolutePath(), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "the file's folder"))});
  return roots;
}

std::vector<ProposedRoot> MdlFormat::rootsIn(const QString& folder) const {
  return gameRootsIn(folder);
}

std::vector<ContentOffer> MdlFormat::offers(const std::vector<files::MissingFile>& missing,
                                            base::Progress& progress) const {
  return contentOffers(missing, progress);
}

} // namespace vitrine::formats::source

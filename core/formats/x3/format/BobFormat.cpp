#include "core/formats/x3/format/BobFormat.h"

#include "core/formats/x3/format/X3Document.h"
#include "core/formats/x3/game/GameFiles.h"
#include "core/formats/x3/unwrap/FileKind.h"

namespace vitrine::formats::x3 {

FormatInfo BobFormat::info() const {
  return {QStringLiteral("x3-bob"),
          QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "X2/X3 binary body or scene")),
          {QStringLiteral("bob"), QStringLiteral("pbb")},
          {QStringLiteral("model/x-x3-bob")}};
}

int BobFormat::score(const Probe& probe) const {
  constexpr int kByTag = 100;
  constexpr int kByName = 40;
  switch (recognise(probe.head, probe.head.size() == probe.size).kind) {
  case FileKind::BinaryBody:
  case FileKind::BinaryScene:
    return kByTag;
  case FileKind::TextScene:
  case FileKind::TextBody:
    return 0;
  case FileKind::Unknown:
    break;
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

Result<DocumentPtr> BobFormat::load(const Source& source, LoadContext& context) const {
  return loadDocument(source, info(), context);
}

Result<Asset> BobFormat::resolve(const Document& document, const scene::AssetRef& ref, LoadContext& context) const {
  return resolveTexture(document, ref, context);
}

std::vector<ProposedRoot> BobFormat::roots(const QString& path) const {
  return gameRoots(path);
}

} // namespace vitrine::formats::x3

#include "core/formats/x3/format/BodFormat.h"

#include "core/formats/x3/format/X3Document.h"
#include "core/formats/x3/game/GameFiles.h"
#include "core/formats/x3/unwrap/FileKind.h"

namespace vitrine::formats::x3 {

FormatInfo BodFormat::info() const {
  return {QStringLiteral("x3-bod"),
          QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "X2/X3 scene or body")),
          {QStringLiteral("bod"), QStringLiteral("pbd")},
          {QStringLiteral("model/x-x3-bod")}};
}

int BodFormat::score(const Probe& probe) const {
  constexpr int kScene = 90; // has a line that only scenes have
  constexpr int kBody = 70;
  constexpr int kByName = 40;
  switch (recognise(probe.head, probe.head.size() == probe.size).kind) {
  case FileKind::TextScene:
    return kScene;
  case FileKind::TextBody:
    return kBody;
  case FileKind::BinaryBody:
  case FileKind::BinaryScene:
    return 0;
  case FileKind::Unknown:
    break;
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

Result<DocumentPtr> BodFormat::load(const Source& source, LoadContext& context) const {
  return loadDocument(source, info(), context);
}

Result<Asset> BodFormat::resolve(const Document& document, const scene::AssetRef& ref, LoadContext& context) const {
  return resolveTexture(document, ref, context);
}

std::vector<ProposedRoot> BodFormat::roots(const QString& path) const {
  return gameRoots(path);
}

} // namespace vitrine::formats::x3

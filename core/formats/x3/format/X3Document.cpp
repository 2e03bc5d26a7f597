#include "core/formats/x3/format/X3Document.h"

#include "core/formats/x3/format/DocumentProperties.h"
#include "core/formats/x3/format/TextureFinder.h"
#include "core/formats/x3/format/X3Counts.h"
#include "core/formats/x3/scene/X3Scene.h"

#include <QFileInfo>

namespace vitrine::formats::x3 {
namespace {

QString variantOf(FileKind kind) {
  switch (kind) {
  case FileKind::TextScene:
    return QStringLiteral("scene, text");
  case FileKind::TextBody:
    return QStringLiteral("body, text");
  case FileKind::BinaryBody:
    return QStringLiteral("body, binary");
  case FileKind::BinaryScene:
    return QStringLiteral("scene, binary");
  case FileKind::Unknown:
    break;
  }
  return {};
}

QString versionOf(const WorldFile& opened) {
  if (opened.isTextScene()) {
    return opened.scene.version ? QString::number(*opened.scene.version) : QString();
  }
  return opened.cut ? QStringLiteral("CUT1") : opened.isBinary() ? QStringLiteral("BOB1") : QString();
}

void addStructure(document::Document& document, World& world, LoadContext& context) {
  structure::StructureBuilder builder(world.opened().path, {base::kFileSpace, 0, document.size});
  if (context.purpose == LoadPurpose::Everything) {
    context.progress.step(QStringLiteral("Listing its parts"), 0.5);
    addSections(builder, document.spaces, world);
    builder.number();
    numberSections(builder, world);
  }
  document.structure = builder.build();
}

} // namespace

Result<void> readDocument(const Source& source, LoadContext& context, Document& document) {
  context.progress.step(QStringLiteral("Looking for the game's files"), 0.0);
  const auto game = std::make_shared<const GameFiles>(context.vfs, context.limits);
  auto world = readWorld(source, *game, context, document.spaces);
  if (!world) {
    return std::unexpected(world.error());
  }
  document.variant = variantOf(world->opened().kind);
  document.formatVersion = versionOf(world->opened());
  document.assetSource = std::make_shared<const TextureFinder>(context.vfs, game);
  addStructure(document, *world, context);
  if (context.counts) {
    document.counts = countsOf(world->opened());
  }
  document.properties = documentProperties(*world, document.spaces);
  context.progress.step(QStringLiteral("Building the scene"), 0.6);
  auto scene = buildScene(std::move(*world), *game, context);
  if (scene) {
    document.scene = std::move(*scene);
  } else {
    document.sceneError = scene.error();
  }
  context.diagnostics.addOf({}, game->findings());
  return {};
}

} // namespace vitrine::formats::x3

#include "core/formats/x3/format/X3Document.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/Pck.h"
#include "core/formats/x3/format/TextureFinder.h"
#include "core/formats/x3/format/X3Counts.h"
#include "core/formats/x3/scene/BodyProperties.h"
#include "core/formats/x3/scene/X3Scene.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

/// By kind of file.
constexpr std::array kVariants = {"", "scene, text", "body, text", "body, binary", "scene, binary"};

QString versionOf(const WorldFile& opened) {
  if (opened.isTextScene()) {
    return opened.scene.version ? QString::number(*opened.scene.version) : QString();
  }
  return opened.cut ? QStringLiteral("CUT1") : opened.isBinary() ? QStringLiteral("BOB1") : QString();
}

void addStructure(Document& document, World& world, LoadContext& context) {
  structure::StructureBuilder builder(world.opened().path, {base::kFileSpace, 0, document.size});
  if (!context.isPicture()) {
    context.progress.step(base::translate("formats", "Listing parts"), 0.5);
    addSections(builder, document.spaces, world);
    builder.number();
    numberSections(builder, world);
  }
  document.structure = builder.build();
}

void addSceneProperties(PropertyList& list, const World& world) {
  const WorldFile& opened = world.opened();
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Created by"), opened.scene.info);
  list.add(QT_TRANSLATE_NOOP("formats", "Paths"), opened.scene.paths.size());
  list.add(QT_TRANSLATE_NOOP("formats", "Other files read"), world.files.size() - 1);
  for (const auto& [key, kind] :
       {std::pair(QT_TRANSLATE_NOOP("formats", "Paths with a missing file"), Reference::Kind::Missing),
        std::pair(QT_TRANSLATE_NOOP("formats", "Dummies"), Reference::Kind::Dummy)}) {
    if (const auto count = std::ranges::count(opened.shown, kind, &Reference::kind); count > 0) {
      list.add(key, count);
    }
  }
}

void addTags(PropertyList& list, const CutFile& cut) {
  constexpr std::size_t kMost = 200;
  QStringList tags;
  for (const CutFile::Tag& tag : std::span(cut.tags).first(std::min(cut.tags.size(), kMost))) {
    tags << tag.name;
  }
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Tags"), tags.join(QLatin1Char(' ')));
  list.add(QT_TRANSLATE_NOOP("formats", "To see its paths"),
           base::translate("formats", "convert it to text with X2BC or X3 Editor 2"));
}

/// Properties to tell first of the opened file: packing, exporter, contents.
std::vector<scene::Property> propertiesOf(const World& world, const bytes::ByteSpaces& spaces) {
  const WorldFile& opened = world.opened();
  PropertyList list;
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Encoded as"), spaces[opened.space].decoder);
  if (opened.isTextScene()) {
    addSceneProperties(list, world);
  } else if (opened.bodies.size() == 1) {
    list.append(bodyProperties(opened.bodies.front()));
  }
  if (opened.cut) {
    addTags(list, *opened.cut);
  }
  return list.take();
}

} // namespace

int DocumentFormat::score(const Probe& probe) const {
  constexpr int kByName = 40;
  const FileKind kind = recognise(probe.head, probe.head.size() == probe.size).kind;
  if (kind != FileKind::Unknown) {
    return scoreOf(kind);
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

Result<void> DocumentFormat::read(const Source& source, LoadContext& context, Document& document) const {
  context.progress.step(base::translate("formats", "Searching for files of the game"), 0.0);
  const auto game = std::make_shared<const GameFiles>(context.vfs, context.limits);
  auto world = readWorld(source, *game, context, document.spaces);
  if (!world) {
    return std::unexpected(world.error());
  }
  document.variant = QString::fromLatin1(kVariants[static_cast<std::size_t>(world->opened().kind)]);
  document.formatVersion = versionOf(world->opened());
  document.assetSource = textureSource(context.vfs, game);
  addStructure(document, *world, context);
  if (context.counts) {
    document.counts = countsOf(world->opened(), document.variant);
  }
  document.properties = propertiesOf(*world, document.spaces);
  context.progress.step(base::translate("formats", "Building the scene"), 0.6);
  auto scene = buildScene(std::move(*world), *game, context);
  if (scene) {
    document.scene = std::move(*scene);
  } else {
    document.sceneError = scene.error();
  }
  context.diagnostics.addOf({}, game->findings());
  return {};
}

Result<void> DocumentFormat::writeDecoded(const Source& source, const base::Limits& limits, const bytes::ByteSink& sink,
                                          base::Progress& progress) const {
  progress.step(source.path);
  const auto packed = source.bytes->readAll();
  if (!packed) {
    return std::unexpected(packed.error());
  }
  if (wrappingOf(*packed) == Wrapping::None) {
    return std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "this is not packed")));
  }
  const auto decoded = unwrapped(*packed, limits);
  if (!decoded) {
    return std::unexpected(decoded.error());
  }
  if (!decoded->complete) {
    return std::unexpected(Error::of(ErrorCode::Damaged, decoded->problem));
  }
  sink(decoded->bytes.span());
  return {};
}

QString DocumentFormat::decodedExtension(const QString& extension) const {
  if (extension.compare(QLatin1String("pbd"), Qt::CaseInsensitive) == 0) {
    return QStringLiteral("bod");
  }
  return extension.compare(QLatin1String("pbb"), Qt::CaseInsensitive) == 0 ? QStringLiteral("bob") : extension;
}

} // namespace vitrine::formats::x3
